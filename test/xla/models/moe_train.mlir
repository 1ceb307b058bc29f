module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256x64xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x64xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2x64xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<2x64x8xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<2x8x64x64xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<2x8x64x64xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<2x8x64x64xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<2x64x32xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<2x64x64xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<2x64x64xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<2x64x32xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<64x256xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<64xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<i32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<256x64xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<2x64xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<2x64xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<2x64x8xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<2x8x64x64xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<2x8x64x64xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<2x8x64x64xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<2x64x32xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<2x64x64xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<2x64x64xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<2x64x32xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<64x256xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<64xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<256x64xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<2x64xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<2x64xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<2x64x8xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<2x8x64x64xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<2x8x64x64xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<2x8x64x64xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<2x64x32xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<2x64x64xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<2x64x64xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<2x64x32xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<64x256xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<64xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<16x32xi32>, %arg41: tensor<16x32xi32>) -> (tensor<256x64xf32> {jax.result_info = "result[0]['embed']"}, tensor<2x64xf32> {jax.result_info = "result[0]['layers']['attn_norm']"}, tensor<2x64xf32> {jax.result_info = "result[0]['layers']['ffn_norm']"}, tensor<2x64x8xf32> {jax.result_info = "result[0]['layers']['router']"}, tensor<2x8x64x64xf32> {jax.result_info = "result[0]['layers']['w_down']"}, tensor<2x8x64x64xf32> {jax.result_info = "result[0]['layers']['w_gate']"}, tensor<2x8x64x64xf32> {jax.result_info = "result[0]['layers']['w_up']"}, tensor<2x64x32xf32> {jax.result_info = "result[0]['layers']['wk']"}, tensor<2x64x64xf32> {jax.result_info = "result[0]['layers']['wo']"}, tensor<2x64x64xf32> {jax.result_info = "result[0]['layers']['wq']"}, tensor<2x64x32xf32> {jax.result_info = "result[0]['layers']['wv']"}, tensor<64x256xf32> {jax.result_info = "result[0]['lm_head']"}, tensor<64xf32> {jax.result_info = "result[0]['norm']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<256x64xf32> {jax.result_info = "result[1]['m']['embed']"}, tensor<2x64xf32> {jax.result_info = "result[1]['m']['layers']['attn_norm']"}, tensor<2x64xf32> {jax.result_info = "result[1]['m']['layers']['ffn_norm']"}, tensor<2x64x8xf32> {jax.result_info = "result[1]['m']['layers']['router']"}, tensor<2x8x64x64xf32> {jax.result_info = "result[1]['m']['layers']['w_down']"}, tensor<2x8x64x64xf32> {jax.result_info = "result[1]['m']['layers']['w_gate']"}, tensor<2x8x64x64xf32> {jax.result_info = "result[1]['m']['layers']['w_up']"}, tensor<2x64x32xf32> {jax.result_info = "result[1]['m']['layers']['wk']"}, tensor<2x64x64xf32> {jax.result_info = "result[1]['m']['layers']['wo']"}, tensor<2x64x64xf32> {jax.result_info = "result[1]['m']['layers']['wq']"}, tensor<2x64x32xf32> {jax.result_info = "result[1]['m']['layers']['wv']"}, tensor<64x256xf32> {jax.result_info = "result[1]['m']['lm_head']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['norm']"}, tensor<256x64xf32> {jax.result_info = "result[1]['v']['embed']"}, tensor<2x64xf32> {jax.result_info = "result[1]['v']['layers']['attn_norm']"}, tensor<2x64xf32> {jax.result_info = "result[1]['v']['layers']['ffn_norm']"}, tensor<2x64x8xf32> {jax.result_info = "result[1]['v']['layers']['router']"}, tensor<2x8x64x64xf32> {jax.result_info = "result[1]['v']['layers']['w_down']"}, tensor<2x8x64x64xf32> {jax.result_info = "result[1]['v']['layers']['w_gate']"}, tensor<2x8x64x64xf32> {jax.result_info = "result[1]['v']['layers']['w_up']"}, tensor<2x64x32xf32> {jax.result_info = "result[1]['v']['layers']['wk']"}, tensor<2x64x64xf32> {jax.result_info = "result[1]['v']['layers']['wo']"}, tensor<2x64x64xf32> {jax.result_info = "result[1]['v']['layers']['wq']"}, tensor<2x64x32xf32> {jax.result_info = "result[1]['v']['layers']['wv']"}, tensor<64x256xf32> {jax.result_info = "result[1]['v']['lm_head']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['norm']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %1 = stablehlo.compare LT, %arg40, %0, SIGNED : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %3 = stablehlo.add %arg40, %2 : tensor<16x32xi32>
    %4 = stablehlo.select %1, %3, %arg40 : tensor<16x32xi1>, tensor<16x32xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<256x64xf32>, tensor<16x32x1xi32>) -> tensor<16x32x64xf32>
    %7 = stablehlo.iota dim = 0 : tensor<32xi32>
    %8 = stablehlo.iota dim = 0 : tensor<4xf32>
    %9 = stablehlo.negate %8 : tensor<4xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.divide %9, %10 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.power %12, %11 : tensor<4xf32>
    %14 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %15 = stablehlo.convert %14 : (tensor<32x1xi32>) -> tensor<32x1xf32>
    %16 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x4xf32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<32x4xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<32x4xf32>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
    %21 = call @tril(%20) : (tensor<32x32xi1>) -> tensor<32x32xi1>
    %22 = stablehlo.cosine %19 : tensor<32x4xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 2] : (tensor<32x4xf32>) -> tensor<32x1x4xf32>
    %24 = stablehlo.sine %19 : tensor<32x4xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (tensor<32x4xf32>) -> tensor<32x1x4xf32>
    %26 = stablehlo.broadcast_in_dim %23, dims = [1, 2, 3] : (tensor<32x1x4xf32>) -> tensor<1x32x1x4xf32>
    %27 = stablehlo.broadcast_in_dim %25, dims = [1, 2, 3] : (tensor<32x1x4xf32>) -> tensor<1x32x1x4xf32>
    %28 = stablehlo.broadcast_in_dim %23, dims = [1, 2, 3] : (tensor<32x1x4xf32>) -> tensor<1x32x1x4xf32>
    %29 = stablehlo.broadcast_in_dim %25, dims = [1, 2, 3] : (tensor<32x1x4xf32>) -> tensor<1x32x1x4xf32>
    %30 = stablehlo.cosine %19 : tensor<32x4xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 2] : (tensor<32x4xf32>) -> tensor<32x1x4xf32>
    %32 = stablehlo.sine %19 : tensor<32x4xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (tensor<32x4xf32>) -> tensor<32x1x4xf32>
    %34 = stablehlo.broadcast_in_dim %31, dims = [1, 2, 3] : (tensor<32x1x4xf32>) -> tensor<1x32x1x4xf32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [1, 2, 3] : (tensor<32x1x4xf32>) -> tensor<1x32x1x4xf32>
    %36 = stablehlo.broadcast_in_dim %31, dims = [1, 2, 3] : (tensor<32x1x4xf32>) -> tensor<1x32x1x4xf32>
    %37 = stablehlo.broadcast_in_dim %33, dims = [1, 2, 3] : (tensor<32x1x4xf32>) -> tensor<1x32x1x4xf32>
    %cst_3 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %38:2 = call @_where(%21, %cst_3) : (tensor<32x32xi1>, tensor<f32>) -> (tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>)
    %39 = call @_one_hot() : () -> tensor<1x1x1x8xi32>
    %40 = call @_one_hot_0() : () -> tensor<1x1x1x10xi32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x16x32x1xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x16x32x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x1x1x64xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x16x32x4x2x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x16x32x4x8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x16x4x2x32x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x16x4x2x32x1xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x16x4x2x32x1xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x16x4x2x32x32xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x16x32x4x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x16x32x1xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x16x32x1xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x1x1x64xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x16x32x8xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x16x32x1xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x16x32x1xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i32>) -> tensor<2x16x32x2x1xi32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x16x32x1xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x16x32x2xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x16x32x1xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x16x32x2x8xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x16x32x2x10xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x16x32x8x10xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x8x16x10x64xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x8x16x10x64xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x8x16x10x64xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x8x16x10x64xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x8x16x10x64xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x8x16x10x64xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x8x16x10x64xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x8x16x10x64xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x16x32x8x10xf32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %84:67 = stablehlo.while(%iterArg = %arg1, %iterArg_187 = %arg2, %iterArg_188 = %arg3, %iterArg_189 = %arg4, %iterArg_190 = %arg5, %iterArg_191 = %arg6, %iterArg_192 = %arg7, %iterArg_193 = %arg8, %iterArg_194 = %arg9, %iterArg_195 = %arg10, %iterArg_196 = %34, %iterArg_197 = %35, %iterArg_198 = %36, %iterArg_199 = %37, %iterArg_200 = %26, %iterArg_201 = %27, %iterArg_202 = %28, %iterArg_203 = %29, %iterArg_204 = %38#0, %iterArg_205 = %38#1, %iterArg_206 = %39, %iterArg_207 = %40, %iterArg_208 = %c_47, %iterArg_209 = %6, %iterArg_210 = %41, %iterArg_211 = %42, %iterArg_212 = %43, %iterArg_213 = %44, %iterArg_214 = %45, %iterArg_215 = %46, %iterArg_216 = %47, %iterArg_217 = %48, %iterArg_218 = %49, %iterArg_219 = %50, %iterArg_220 = %51, %iterArg_221 = %52, %iterArg_222 = %53, %iterArg_223 = %54, %iterArg_224 = %55, %iterArg_225 = %56, %iterArg_226 = %57, %iterArg_227 = %58, %iterArg_228 = %59, %iterArg_229 = %60, %iterArg_230 = %61, %iterArg_231 = %62, %iterArg_232 = %63, %iterArg_233 = %64, %iterArg_234 = %65, %iterArg_235 = %66, %iterArg_236 = %67, %iterArg_237 = %68, %iterArg_238 = %69, %iterArg_239 = %70, %iterArg_240 = %71, %iterArg_241 = %72, %iterArg_242 = %73, %iterArg_243 = %74, %iterArg_244 = %75, %iterArg_245 = %76, %iterArg_246 = %77, %iterArg_247 = %78, %iterArg_248 = %79, %iterArg_249 = %80, %iterArg_250 = %81, %iterArg_251 = %82, %iterArg_252 = %83) : tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64x8xf32>, tensor<2x8x64x64xf32>, tensor<2x8x64x64xf32>, tensor<2x8x64x64xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>, tensor<1x1x1x8xi32>, tensor<1x1x1x10xi32>, tensor<i32>, tensor<16x32x64xf32>, tensor<2xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x64xf32>, tensor<2x1x1x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x4x2x8xf32>, tensor<2x16x32x4x8xf32>, tensor<2x16x4x2x32x32xf32>, tensor<2x16x4x2x32x1xf32>, tensor<2x16x4x2x32x1xf32>, tensor<2x16x4x2x32x32xf32>, tensor<2x16x32x4x8xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x64xf32>, tensor<2x1x1x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x8xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x2x1xi32>, tensor<2x16x32x1xf32>, tensor<2x16x32x2xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x2x8xf32>, tensor<2x16x32x2x10xf32>, tensor<2x8xf32>, tensor<2x16x32x8x10xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x16x32x8x10xf32>
    cond {
      %c_253 = stablehlo.constant dense<2> : tensor<i32>
      %610 = stablehlo.compare LT, %iterArg_208, %c_253, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %610 : tensor<i1>
    } do {
      %610 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_208) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %611 = func.call @dynamic_index_in_dim(%iterArg_187, %iterArg_208) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %612 = func.call @dynamic_index_in_dim_1(%iterArg_188, %iterArg_208) : (tensor<2x64x8xf32>, tensor<i32>) -> tensor<64x8xf32>
      %613 = func.call @dynamic_index_in_dim_2(%iterArg_189, %iterArg_208) : (tensor<2x8x64x64xf32>, tensor<i32>) -> tensor<8x64x64xf32>
      %614 = func.call @dynamic_index_in_dim_2(%iterArg_190, %iterArg_208) : (tensor<2x8x64x64xf32>, tensor<i32>) -> tensor<8x64x64xf32>
      %615 = func.call @dynamic_index_in_dim_2(%iterArg_191, %iterArg_208) : (tensor<2x8x64x64xf32>, tensor<i32>) -> tensor<8x64x64xf32>
      %616 = func.call @dynamic_index_in_dim_3(%iterArg_192, %iterArg_208) : (tensor<2x64x32xf32>, tensor<i32>) -> tensor<64x32xf32>
      %617 = func.call @dynamic_index_in_dim_4(%iterArg_193, %iterArg_208) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %618 = func.call @dynamic_index_in_dim_4(%iterArg_194, %iterArg_208) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %619 = func.call @dynamic_index_in_dim_3(%iterArg_195, %iterArg_208) : (tensor<2x64x32xf32>, tensor<i32>) -> tensor<64x32xf32>
      %620:44 = func.call @closed_call(%iterArg_196, %iterArg_197, %iterArg_198, %iterArg_199, %iterArg_200, %iterArg_201, %iterArg_202, %iterArg_203, %iterArg_204, %iterArg_205, %iterArg_206, %iterArg_207, %iterArg_209, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619) : (tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>, tensor<1x1x1x8xi32>, tensor<1x1x1x10xi32>, tensor<16x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x8xf32>, tensor<8x64x64xf32>, tensor<8x64x64xf32>, tensor<8x64x64xf32>, tensor<64x32xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x32xf32>) -> (tensor<16x32x64xf32>, tensor<f32>, tensor<16x32x64xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<1x1x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x4x2x8xf32>, tensor<16x32x4x8xf32>, tensor<16x4x2x32x32xf32>, tensor<16x4x2x32x1xf32>, tensor<16x4x2x32x1xf32>, tensor<16x4x2x32x32xf32>, tensor<16x32x4x8xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<1x1x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x8xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x2x1xi32>, tensor<16x32x1xf32>, tensor<16x32x2xf32>, tensor<16x32x1xf32>, tensor<16x32x2x8xf32>, tensor<16x32x2x10xf32>, tensor<8xf32>, tensor<16x32x8x10xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<16x32x8x10xf32>)
      %621 = func.call @dynamic_update_index_in_dim(%iterArg_210, %620#1, %iterArg_208) : (tensor<2xf32>, tensor<f32>, tensor<i32>) -> tensor<2xf32>
      %622 = func.call @dynamic_update_index_in_dim_9(%iterArg_211, %620#2, %iterArg_208) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %623 = func.call @dynamic_update_index_in_dim_10(%iterArg_212, %620#3, %iterArg_208) : (tensor<2x16x32x1xf32>, tensor<16x32x1xf32>, tensor<i32>) -> tensor<2x16x32x1xf32>
      %624 = func.call @dynamic_update_index_in_dim_10(%iterArg_213, %620#4, %iterArg_208) : (tensor<2x16x32x1xf32>, tensor<16x32x1xf32>, tensor<i32>) -> tensor<2x16x32x1xf32>
      %625 = func.call @dynamic_update_index_in_dim_9(%iterArg_214, %620#5, %iterArg_208) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %626 = func.call @dynamic_update_index_in_dim_11(%iterArg_215, %620#6, %iterArg_208) : (tensor<2x1x1x64xf32>, tensor<1x1x64xf32>, tensor<i32>) -> tensor<2x1x1x64xf32>
      %627 = func.call @dynamic_update_index_in_dim_9(%iterArg_216, %620#7, %iterArg_208) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %628 = func.call @dynamic_update_index_in_dim_12(%iterArg_217, %620#8, %iterArg_208) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %629 = func.call @dynamic_update_index_in_dim_13(%iterArg_218, %620#9, %iterArg_208) : (tensor<2x16x32x4x2x8xf32>, tensor<16x32x4x2x8xf32>, tensor<i32>) -> tensor<2x16x32x4x2x8xf32>
      %630 = func.call @dynamic_update_index_in_dim_14(%iterArg_219, %620#10, %iterArg_208) : (tensor<2x16x32x4x8xf32>, tensor<16x32x4x8xf32>, tensor<i32>) -> tensor<2x16x32x4x8xf32>
      %631 = func.call @dynamic_update_index_in_dim_15(%iterArg_220, %620#11, %iterArg_208) : (tensor<2x16x4x2x32x32xf32>, tensor<16x4x2x32x32xf32>, tensor<i32>) -> tensor<2x16x4x2x32x32xf32>
      %632 = func.call @dynamic_update_index_in_dim_16(%iterArg_221, %620#12, %iterArg_208) : (tensor<2x16x4x2x32x1xf32>, tensor<16x4x2x32x1xf32>, tensor<i32>) -> tensor<2x16x4x2x32x1xf32>
      %633 = func.call @dynamic_update_index_in_dim_16(%iterArg_222, %620#13, %iterArg_208) : (tensor<2x16x4x2x32x1xf32>, tensor<16x4x2x32x1xf32>, tensor<i32>) -> tensor<2x16x4x2x32x1xf32>
      %634 = func.call @dynamic_update_index_in_dim_17(%iterArg_223, %620#14, %iterArg_208) : (tensor<2x16x4x2x32x32xf32>, tensor<16x4x2x32x32xf32>, tensor<i32>) -> tensor<2x16x4x2x32x32xf32>
      %635 = func.call @dynamic_update_index_in_dim_14(%iterArg_224, %620#15, %iterArg_208) : (tensor<2x16x32x4x8xf32>, tensor<16x32x4x8xf32>, tensor<i32>) -> tensor<2x16x32x4x8xf32>
      %636 = func.call @dynamic_update_index_in_dim_12(%iterArg_225, %620#16, %iterArg_208) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %637 = func.call @dynamic_update_index_in_dim_9(%iterArg_226, %620#17, %iterArg_208) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %638 = func.call @dynamic_update_index_in_dim_10(%iterArg_227, %620#18, %iterArg_208) : (tensor<2x16x32x1xf32>, tensor<16x32x1xf32>, tensor<i32>) -> tensor<2x16x32x1xf32>
      %639 = func.call @dynamic_update_index_in_dim_10(%iterArg_228, %620#19, %iterArg_208) : (tensor<2x16x32x1xf32>, tensor<16x32x1xf32>, tensor<i32>) -> tensor<2x16x32x1xf32>
      %640 = func.call @dynamic_update_index_in_dim_9(%iterArg_229, %620#20, %iterArg_208) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %641 = func.call @dynamic_update_index_in_dim_11(%iterArg_230, %620#21, %iterArg_208) : (tensor<2x1x1x64xf32>, tensor<1x1x64xf32>, tensor<i32>) -> tensor<2x1x1x64xf32>
      %642 = func.call @dynamic_update_index_in_dim_9(%iterArg_231, %620#22, %iterArg_208) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %643 = func.call @dynamic_update_index_in_dim_9(%iterArg_232, %620#23, %iterArg_208) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %644 = func.call @dynamic_update_index_in_dim_18(%iterArg_233, %620#24, %iterArg_208) : (tensor<2x16x32x8xf32>, tensor<16x32x8xf32>, tensor<i32>) -> tensor<2x16x32x8xf32>
      %645 = func.call @dynamic_update_index_in_dim_10(%iterArg_234, %620#25, %iterArg_208) : (tensor<2x16x32x1xf32>, tensor<16x32x1xf32>, tensor<i32>) -> tensor<2x16x32x1xf32>
      %646 = func.call @dynamic_update_index_in_dim_10(%iterArg_235, %620#26, %iterArg_208) : (tensor<2x16x32x1xf32>, tensor<16x32x1xf32>, tensor<i32>) -> tensor<2x16x32x1xf32>
      %647 = func.call @dynamic_update_index_in_dim_19(%iterArg_236, %620#27, %iterArg_208) : (tensor<2x16x32x2x1xi32>, tensor<16x32x2x1xi32>, tensor<i32>) -> tensor<2x16x32x2x1xi32>
      %648 = func.call @dynamic_update_index_in_dim_10(%iterArg_237, %620#28, %iterArg_208) : (tensor<2x16x32x1xf32>, tensor<16x32x1xf32>, tensor<i32>) -> tensor<2x16x32x1xf32>
      %649 = func.call @dynamic_update_index_in_dim_20(%iterArg_238, %620#29, %iterArg_208) : (tensor<2x16x32x2xf32>, tensor<16x32x2xf32>, tensor<i32>) -> tensor<2x16x32x2xf32>
      %650 = func.call @dynamic_update_index_in_dim_10(%iterArg_239, %620#30, %iterArg_208) : (tensor<2x16x32x1xf32>, tensor<16x32x1xf32>, tensor<i32>) -> tensor<2x16x32x1xf32>
      %651 = func.call @dynamic_update_index_in_dim_21(%iterArg_240, %620#31, %iterArg_208) : (tensor<2x16x32x2x8xf32>, tensor<16x32x2x8xf32>, tensor<i32>) -> tensor<2x16x32x2x8xf32>
      %652 = func.call @dynamic_update_index_in_dim_22(%iterArg_241, %620#32, %iterArg_208) : (tensor<2x16x32x2x10xf32>, tensor<16x32x2x10xf32>, tensor<i32>) -> tensor<2x16x32x2x10xf32>
      %653 = func.call @dynamic_update_index_in_dim_23(%iterArg_242, %620#33, %iterArg_208) : (tensor<2x8xf32>, tensor<8xf32>, tensor<i32>) -> tensor<2x8xf32>
      %654 = func.call @dynamic_update_index_in_dim_24(%iterArg_243, %620#34, %iterArg_208) : (tensor<2x16x32x8x10xf32>, tensor<16x32x8x10xf32>, tensor<i32>) -> tensor<2x16x32x8x10xf32>
      %655 = func.call @dynamic_update_index_in_dim_25(%iterArg_244, %620#35, %iterArg_208) : (tensor<2x8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<i32>) -> tensor<2x8x16x10x64xf32>
      %656 = func.call @dynamic_update_index_in_dim_25(%iterArg_245, %620#36, %iterArg_208) : (tensor<2x8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<i32>) -> tensor<2x8x16x10x64xf32>
      %657 = func.call @dynamic_update_index_in_dim_25(%iterArg_246, %620#37, %iterArg_208) : (tensor<2x8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<i32>) -> tensor<2x8x16x10x64xf32>
      %658 = func.call @dynamic_update_index_in_dim_25(%iterArg_247, %620#38, %iterArg_208) : (tensor<2x8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<i32>) -> tensor<2x8x16x10x64xf32>
      %659 = func.call @dynamic_update_index_in_dim_25(%iterArg_248, %620#39, %iterArg_208) : (tensor<2x8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<i32>) -> tensor<2x8x16x10x64xf32>
      %660 = func.call @dynamic_update_index_in_dim_25(%iterArg_249, %620#40, %iterArg_208) : (tensor<2x8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<i32>) -> tensor<2x8x16x10x64xf32>
      %661 = func.call @dynamic_update_index_in_dim_25(%iterArg_250, %620#41, %iterArg_208) : (tensor<2x8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<i32>) -> tensor<2x8x16x10x64xf32>
      %662 = func.call @dynamic_update_index_in_dim_25(%iterArg_251, %620#42, %iterArg_208) : (tensor<2x8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<i32>) -> tensor<2x8x16x10x64xf32>
      %663 = func.call @dynamic_update_index_in_dim_24(%iterArg_252, %620#43, %iterArg_208) : (tensor<2x16x32x8x10xf32>, tensor<16x32x8x10xf32>, tensor<i32>) -> tensor<2x16x32x8x10xf32>
      %c_253 = stablehlo.constant dense<1> : tensor<i32>
      %664 = stablehlo.add %iterArg_208, %c_253 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_187, %iterArg_188, %iterArg_189, %iterArg_190, %iterArg_191, %iterArg_192, %iterArg_193, %iterArg_194, %iterArg_195, %iterArg_196, %iterArg_197, %iterArg_198, %iterArg_199, %iterArg_200, %iterArg_201, %iterArg_202, %iterArg_203, %iterArg_204, %iterArg_205, %iterArg_206, %iterArg_207, %664, %620#0, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663 : tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64x8xf32>, tensor<2x8x64x64xf32>, tensor<2x8x64x64xf32>, tensor<2x8x64x64xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>, tensor<1x1x1x8xi32>, tensor<1x1x1x10xi32>, tensor<i32>, tensor<16x32x64xf32>, tensor<2xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x64xf32>, tensor<2x1x1x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x4x2x8xf32>, tensor<2x16x32x4x8xf32>, tensor<2x16x4x2x32x32xf32>, tensor<2x16x4x2x32x1xf32>, tensor<2x16x4x2x32x1xf32>, tensor<2x16x4x2x32x32xf32>, tensor<2x16x32x4x8xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x64xf32>, tensor<2x1x1x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x8xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x2x1xi32>, tensor<2x16x32x1xf32>, tensor<2x16x32x2xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x2x8xf32>, tensor<2x16x32x2x10xf32>, tensor<2x8xf32>, tensor<2x16x32x8x10xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x16x32x8x10xf32>
    }
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%84#24 init: %cst_48) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_49 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %86 = stablehlo.divide %85, %cst_49 : tensor<f32>
    %87 = stablehlo.convert %84#23 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %88 = chlo.square %87 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_50 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %90 = stablehlo.multiply %89, %87 : tensor<16x32x64xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%88 init: %cst_51) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_52 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %94 = stablehlo.divide %92, %93 : tensor<16x32x1xf32>
    %cst_53 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %96 = stablehlo.add %94, %95 : tensor<16x32x1xf32>
    %97 = stablehlo.rsqrt %96 : tensor<16x32x1xf32>
    %98 = stablehlo.divide %97, %96 : tensor<16x32x1xf32>
    %cst_54 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %100 = stablehlo.multiply %99, %98 : tensor<16x32x1xf32>
    %101 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %102 = stablehlo.multiply %87, %101 : tensor<16x32x64xf32>
    %103 = stablehlo.convert %arg12 : (tensor<64xf32>) -> tensor<64xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %106 = stablehlo.multiply %102, %105 : tensor<16x32x64xf32>
    %107 = stablehlo.convert %106 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %108 = stablehlo.dot_general %107, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x256xf32>) -> tensor<16x32x256xf32>
    %109 = stablehlo.convert %108 : (tensor<16x32x256xf32>) -> tensor<16x32x256xf32>
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_55) applies stablehlo.maximum across dimensions = [2] : (tensor<16x32x256xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_56 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %112 = stablehlo.maximum %111, %110 : tensor<16x32xf32>
    %113 = stablehlo.is_finite %112 : (tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %115 = stablehlo.select %113, %112, %114 : tensor<16x32xi1>, tensor<16x32xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x256xf32>
    %118 = stablehlo.subtract %109, %117 : tensor<16x32x256xf32>
    %119 = stablehlo.exponential %118 : tensor<16x32x256xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_58) applies stablehlo.add across dimensions = [2] : (tensor<16x32x256xf32>, tensor<f32>) -> tensor<16x32xf32>
    %121 = stablehlo.abs %120 : tensor<16x32xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %123 = stablehlo.compare GE, %120, %122, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %124 = stablehlo.log %121 : tensor<16x32xf32>
    %125 = stablehlo.add %124, %115 : tensor<16x32xf32>
    %126 = call @_one_hot_26(%arg41) : (tensor<16x32xi32>) -> tensor<16x32x256xf32>
    %127 = stablehlo.multiply %109, %126 : tensor<16x32x256xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<16x32x256xf32>, tensor<f32>) -> tensor<16x32xf32>
    %129 = stablehlo.subtract %125, %128 : tensor<16x32xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_61) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_62 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %131 = stablehlo.divide %130, %cst_62 : tensor<f32>
    %cst_63 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %132 = stablehlo.multiply %cst_63, %86 : tensor<f32>
    %133 = stablehlo.add %131, %132 : tensor<f32>
    %cst_64 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %134 = stablehlo.multiply %cst_64, %cst_65 : tensor<f32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_67 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %135 = stablehlo.divide %cst_66, %cst_67 : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %135, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %137 = stablehlo.negate %136 : tensor<16x32xf32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x256xf32>
    %139 = stablehlo.multiply %138, %126 : tensor<16x32x256xf32>
    %140 = stablehlo.divide %136, %121 : tensor<16x32xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %142 = stablehlo.select %123, %141, %140 : tensor<16x32xi1>, tensor<16x32xf32>
    %143 = stablehlo.select %123, %140, %141 : tensor<16x32xi1>, tensor<16x32xf32>
    %144 = stablehlo.negate %142 : tensor<16x32xf32>
    %145 = stablehlo.add %143, %144 : tensor<16x32xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x256xf32>
    %147 = stablehlo.multiply %146, %119 : tensor<16x32x256xf32>
    %148 = stablehlo.add %139, %147 : tensor<16x32x256xf32>
    %149 = stablehlo.convert %148 : (tensor<16x32x256xf32>) -> tensor<16x32x256xf32>
    %150 = stablehlo.dot_general %149, %107, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<16x32x64xf32>) -> tensor<256x64xf32>
    %151 = stablehlo.transpose %150, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %152 = stablehlo.dot_general %149, %arg11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<64x256xf32>) -> tensor<16x32x64xf32>
    %153 = stablehlo.convert %152 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %154 = stablehlo.multiply %102, %153 : tensor<16x32x64xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_69) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %156 = stablehlo.reshape %155 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %157 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %158 = stablehlo.multiply %153, %157 : tensor<16x32x64xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.reduce(%156 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %160 = stablehlo.convert %159 : (tensor<64xf32>) -> tensor<64xf32>
    %161 = stablehlo.multiply %87, %158 : tensor<16x32x64xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_71) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %163 = stablehlo.reshape %162 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %164 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %165 = stablehlo.multiply %158, %164 : tensor<16x32x64xf32>
    %166 = stablehlo.multiply %163, %100 : tensor<16x32x1xf32>
    %cst_72 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %168 = stablehlo.divide %166, %167 : tensor<16x32x1xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%168 init: %cst_73) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %171 = stablehlo.multiply %170, %90 : tensor<16x32x64xf32>
    %172 = stablehlo.add %165, %171 : tensor<16x32x64xf32>
    %173 = stablehlo.convert %172 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_74 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %174 = stablehlo.divide %134, %cst_74 : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<2x64x8xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %c_85 = stablehlo.constant dense<0> : tensor<i32>
    %186:72 = stablehlo.while(%iterArg = %175, %iterArg_187 = %84#25, %iterArg_188 = %84#26, %iterArg_189 = %84#27, %iterArg_190 = %84#28, %iterArg_191 = %84#29, %iterArg_192 = %84#30, %iterArg_193 = %arg9, %iterArg_194 = %84#31, %iterArg_195 = %arg7, %iterArg_196 = %arg10, %iterArg_197 = %84#32, %iterArg_198 = %84#33, %iterArg_199 = %84#34, %iterArg_200 = %84#35, %iterArg_201 = %84#36, %iterArg_202 = %84#37, %iterArg_203 = %84#38, %iterArg_204 = %arg8, %iterArg_205 = %84#39, %iterArg_206 = %84#40, %iterArg_207 = %84#41, %iterArg_208 = %84#42, %iterArg_209 = %84#43, %iterArg_210 = %84#44, %iterArg_211 = %84#45, %iterArg_212 = %arg3, %iterArg_213 = %84#46, %iterArg_214 = %84#47, %iterArg_215 = %84#48, %iterArg_216 = %84#49, %iterArg_217 = %84#50, %iterArg_218 = %84#51, %iterArg_219 = %84#52, %iterArg_220 = %84#53, %iterArg_221 = %84#54, %iterArg_222 = %84#55, %iterArg_223 = %84#56, %iterArg_224 = %84#57, %iterArg_225 = %arg5, %iterArg_226 = %84#58, %iterArg_227 = %arg6, %iterArg_228 = %84#59, %iterArg_229 = %84#60, %iterArg_230 = %84#61, %iterArg_231 = %84#62, %iterArg_232 = %84#63, %iterArg_233 = %arg4, %iterArg_234 = %84#64, %iterArg_235 = %84#65, %iterArg_236 = %84#66, %iterArg_237 = %26, %iterArg_238 = %27, %iterArg_239 = %28, %iterArg_240 = %29, %iterArg_241 = %34, %iterArg_242 = %35, %iterArg_243 = %36, %iterArg_244 = %37, %iterArg_245 = %38#0, %iterArg_246 = %c_85, %iterArg_247 = %173, %iterArg_248 = %176, %iterArg_249 = %177, %iterArg_250 = %178, %iterArg_251 = %179, %iterArg_252 = %180, %iterArg_253 = %181, %iterArg_254 = %182, %iterArg_255 = %183, %iterArg_256 = %184, %iterArg_257 = %185) : tensor<2xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x64xf32>, tensor<2x1x1x64xf32>, tensor<2x16x32x64xf32>, tensor<2x64x64xf32>, tensor<2x16x32x64xf32>, tensor<2x64x32xf32>, tensor<2x64x32xf32>, tensor<2x16x32x4x2x8xf32>, tensor<2x16x32x4x8xf32>, tensor<2x16x4x2x32x32xf32>, tensor<2x16x4x2x32x1xf32>, tensor<2x16x4x2x32x1xf32>, tensor<2x16x4x2x32x32xf32>, tensor<2x16x32x4x8xf32>, tensor<2x64x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x64xf32>, tensor<2x1x1x64xf32>, tensor<2x16x32x64xf32>, tensor<2x64x8xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x8xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x2x1xi32>, tensor<2x16x32x1xf32>, tensor<2x16x32x2xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x2x8xf32>, tensor<2x16x32x2x10xf32>, tensor<2x8xf32>, tensor<2x16x32x8x10xf32>, tensor<2x8x64x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x64x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x64x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x16x32x8x10xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<16x4x2x32x32xi1>, tensor<i32>, tensor<16x32x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64x8xf32>, tensor<2x8x64x64xf32>, tensor<2x8x64x64xf32>, tensor<2x8x64x64xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>
    cond {
      %c_258 = stablehlo.constant dense<2> : tensor<i32>
      %610 = stablehlo.compare LT, %iterArg_246, %c_258, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %610 : tensor<i1>
    } do {
      %c_258 = stablehlo.constant dense<2> : tensor<i32>
      %610 = stablehlo.subtract %c_258, %iterArg_246 : tensor<i32>
      %c_259 = stablehlo.constant dense<1> : tensor<i32>
      %611 = stablehlo.subtract %610, %c_259 : tensor<i32>
      %612 = func.call @dynamic_index_in_dim_27(%iterArg, %611) : (tensor<2xf32>, tensor<i32>) -> tensor<f32>
      %613 = func.call @dynamic_index_in_dim_28(%iterArg_187, %611) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %614 = func.call @dynamic_index_in_dim_29(%iterArg_188, %611) : (tensor<2x16x32x1xf32>, tensor<i32>) -> tensor<16x32x1xf32>
      %615 = func.call @dynamic_index_in_dim_29(%iterArg_189, %611) : (tensor<2x16x32x1xf32>, tensor<i32>) -> tensor<16x32x1xf32>
      %616 = func.call @dynamic_index_in_dim_28(%iterArg_190, %611) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %617 = func.call @dynamic_index_in_dim_30(%iterArg_191, %611) : (tensor<2x1x1x64xf32>, tensor<i32>) -> tensor<1x1x64xf32>
      %618 = func.call @dynamic_index_in_dim_28(%iterArg_192, %611) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %619 = func.call @dynamic_index_in_dim_4(%iterArg_193, %611) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %620 = func.call @dynamic_index_in_dim_31(%iterArg_194, %611) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %621 = func.call @dynamic_index_in_dim_3(%iterArg_195, %611) : (tensor<2x64x32xf32>, tensor<i32>) -> tensor<64x32xf32>
      %622 = func.call @dynamic_index_in_dim_3(%iterArg_196, %611) : (tensor<2x64x32xf32>, tensor<i32>) -> tensor<64x32xf32>
      %623 = func.call @dynamic_index_in_dim_32(%iterArg_197, %611) : (tensor<2x16x32x4x2x8xf32>, tensor<i32>) -> tensor<16x32x4x2x8xf32>
      %624 = func.call @dynamic_index_in_dim_33(%iterArg_198, %611) : (tensor<2x16x32x4x8xf32>, tensor<i32>) -> tensor<16x32x4x8xf32>
      %625 = func.call @dynamic_index_in_dim_34(%iterArg_199, %611) : (tensor<2x16x4x2x32x32xf32>, tensor<i32>) -> tensor<16x4x2x32x32xf32>
      %626 = func.call @dynamic_index_in_dim_35(%iterArg_200, %611) : (tensor<2x16x4x2x32x1xf32>, tensor<i32>) -> tensor<16x4x2x32x1xf32>
      %627 = func.call @dynamic_index_in_dim_35(%iterArg_201, %611) : (tensor<2x16x4x2x32x1xf32>, tensor<i32>) -> tensor<16x4x2x32x1xf32>
      %628 = func.call @dynamic_index_in_dim_36(%iterArg_202, %611) : (tensor<2x16x4x2x32x32xf32>, tensor<i32>) -> tensor<16x4x2x32x32xf32>
      %629 = func.call @dynamic_index_in_dim_33(%iterArg_203, %611) : (tensor<2x16x32x4x8xf32>, tensor<i32>) -> tensor<16x32x4x8xf32>
      %630 = func.call @dynamic_index_in_dim_4(%iterArg_204, %611) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %631 = func.call @dynamic_index_in_dim_31(%iterArg_205, %611) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %632 = func.call @dynamic_index_in_dim_28(%iterArg_206, %611) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %633 = func.call @dynamic_index_in_dim_29(%iterArg_207, %611) : (tensor<2x16x32x1xf32>, tensor<i32>) -> tensor<16x32x1xf32>
      %634 = func.call @dynamic_index_in_dim_29(%iterArg_208, %611) : (tensor<2x16x32x1xf32>, tensor<i32>) -> tensor<16x32x1xf32>
      %635 = func.call @dynamic_index_in_dim_28(%iterArg_209, %611) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %636 = func.call @dynamic_index_in_dim_30(%iterArg_210, %611) : (tensor<2x1x1x64xf32>, tensor<i32>) -> tensor<1x1x64xf32>
      %637 = func.call @dynamic_index_in_dim_28(%iterArg_211, %611) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %638 = func.call @dynamic_index_in_dim_1(%iterArg_212, %611) : (tensor<2x64x8xf32>, tensor<i32>) -> tensor<64x8xf32>
      %639 = func.call @dynamic_index_in_dim_28(%iterArg_213, %611) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %640 = func.call @dynamic_index_in_dim_37(%iterArg_214, %611) : (tensor<2x16x32x8xf32>, tensor<i32>) -> tensor<16x32x8xf32>
      %641 = func.call @dynamic_index_in_dim_29(%iterArg_215, %611) : (tensor<2x16x32x1xf32>, tensor<i32>) -> tensor<16x32x1xf32>
      %642 = func.call @dynamic_index_in_dim_29(%iterArg_216, %611) : (tensor<2x16x32x1xf32>, tensor<i32>) -> tensor<16x32x1xf32>
      %643 = func.call @dynamic_index_in_dim_38(%iterArg_217, %611) : (tensor<2x16x32x2x1xi32>, tensor<i32>) -> tensor<16x32x2x1xi32>
      %644 = func.call @dynamic_index_in_dim_29(%iterArg_218, %611) : (tensor<2x16x32x1xf32>, tensor<i32>) -> tensor<16x32x1xf32>
      %645 = func.call @dynamic_index_in_dim_39(%iterArg_219, %611) : (tensor<2x16x32x2xf32>, tensor<i32>) -> tensor<16x32x2xf32>
      %646 = func.call @dynamic_index_in_dim_29(%iterArg_220, %611) : (tensor<2x16x32x1xf32>, tensor<i32>) -> tensor<16x32x1xf32>
      %647 = func.call @dynamic_index_in_dim_40(%iterArg_221, %611) : (tensor<2x16x32x2x8xf32>, tensor<i32>) -> tensor<16x32x2x8xf32>
      %648 = func.call @dynamic_index_in_dim_41(%iterArg_222, %611) : (tensor<2x16x32x2x10xf32>, tensor<i32>) -> tensor<16x32x2x10xf32>
      %649 = func.call @dynamic_index_in_dim_42(%iterArg_223, %611) : (tensor<2x8xf32>, tensor<i32>) -> tensor<8xf32>
      %650 = func.call @dynamic_index_in_dim_43(%iterArg_224, %611) : (tensor<2x16x32x8x10xf32>, tensor<i32>) -> tensor<16x32x8x10xf32>
      %651 = func.call @dynamic_index_in_dim_2(%iterArg_225, %611) : (tensor<2x8x64x64xf32>, tensor<i32>) -> tensor<8x64x64xf32>
      %652 = func.call @dynamic_index_in_dim_44(%iterArg_226, %611) : (tensor<2x8x16x10x64xf32>, tensor<i32>) -> tensor<8x16x10x64xf32>
      %653 = func.call @dynamic_index_in_dim_2(%iterArg_227, %611) : (tensor<2x8x64x64xf32>, tensor<i32>) -> tensor<8x64x64xf32>
      %654 = func.call @dynamic_index_in_dim_44(%iterArg_228, %611) : (tensor<2x8x16x10x64xf32>, tensor<i32>) -> tensor<8x16x10x64xf32>
      %655 = func.call @dynamic_index_in_dim_44(%iterArg_229, %611) : (tensor<2x8x16x10x64xf32>, tensor<i32>) -> tensor<8x16x10x64xf32>
      %656 = func.call @dynamic_index_in_dim_44(%iterArg_230, %611) : (tensor<2x8x16x10x64xf32>, tensor<i32>) -> tensor<8x16x10x64xf32>
      %657 = func.call @dynamic_index_in_dim_44(%iterArg_231, %611) : (tensor<2x8x16x10x64xf32>, tensor<i32>) -> tensor<8x16x10x64xf32>
      %658 = func.call @dynamic_index_in_dim_44(%iterArg_232, %611) : (tensor<2x8x16x10x64xf32>, tensor<i32>) -> tensor<8x16x10x64xf32>
      %659 = func.call @dynamic_index_in_dim_2(%iterArg_233, %611) : (tensor<2x8x64x64xf32>, tensor<i32>) -> tensor<8x64x64xf32>
      %660 = func.call @dynamic_index_in_dim_44(%iterArg_234, %611) : (tensor<2x8x16x10x64xf32>, tensor<i32>) -> tensor<8x16x10x64xf32>
      %661 = func.call @dynamic_index_in_dim_44(%iterArg_235, %611) : (tensor<2x8x16x10x64xf32>, tensor<i32>) -> tensor<8x16x10x64xf32>
      %662 = func.call @dynamic_index_in_dim_43(%iterArg_236, %611) : (tensor<2x16x32x8x10xf32>, tensor<i32>) -> tensor<16x32x8x10xf32>
      %663:11 = func.call @closed_call_45(%iterArg_237, %iterArg_238, %iterArg_239, %iterArg_240, %iterArg_241, %iterArg_242, %iterArg_243, %iterArg_244, %iterArg_245, %iterArg_247, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %647, %648, %649, %650, %651, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662) : (tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<16x4x2x32x32xi1>, tensor<16x32x64xf32>, tensor<f32>, tensor<16x32x64xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<1x1x64xf32>, tensor<16x32x64xf32>, tensor<64x64xf32>, tensor<16x32x64xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<16x32x4x2x8xf32>, tensor<16x32x4x8xf32>, tensor<16x4x2x32x32xf32>, tensor<16x4x2x32x1xf32>, tensor<16x4x2x32x1xf32>, tensor<16x4x2x32x32xf32>, tensor<16x32x4x8xf32>, tensor<64x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<1x1x64xf32>, tensor<16x32x64xf32>, tensor<64x8xf32>, tensor<16x32x64xf32>, tensor<16x32x8xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x2x1xi32>, tensor<16x32x1xf32>, tensor<16x32x2xf32>, tensor<16x32x1xf32>, tensor<16x32x2x8xf32>, tensor<16x32x2x10xf32>, tensor<8xf32>, tensor<16x32x8x10xf32>, tensor<8x64x64xf32>, tensor<8x16x10x64xf32>, tensor<8x64x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x64x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<16x32x8x10xf32>) -> (tensor<16x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x8xf32>, tensor<8x64x64xf32>, tensor<8x64x64xf32>, tensor<8x64x64xf32>, tensor<64x32xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x32xf32>)
      %664 = func.call @dynamic_update_index_in_dim_48(%iterArg_248, %663#1, %611) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32>
      %665 = func.call @dynamic_update_index_in_dim_48(%iterArg_249, %663#2, %611) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32>
      %666 = func.call @dynamic_update_index_in_dim_49(%iterArg_250, %663#3, %611) : (tensor<2x64x8xf32>, tensor<64x8xf32>, tensor<i32>) -> tensor<2x64x8xf32>
      %667 = func.call @dynamic_update_index_in_dim_50(%iterArg_251, %663#4, %611) : (tensor<2x8x64x64xf32>, tensor<8x64x64xf32>, tensor<i32>) -> tensor<2x8x64x64xf32>
      %668 = func.call @dynamic_update_index_in_dim_50(%iterArg_252, %663#5, %611) : (tensor<2x8x64x64xf32>, tensor<8x64x64xf32>, tensor<i32>) -> tensor<2x8x64x64xf32>
      %669 = func.call @dynamic_update_index_in_dim_50(%iterArg_253, %663#6, %611) : (tensor<2x8x64x64xf32>, tensor<8x64x64xf32>, tensor<i32>) -> tensor<2x8x64x64xf32>
      %670 = func.call @dynamic_update_index_in_dim_51(%iterArg_254, %663#7, %611) : (tensor<2x64x32xf32>, tensor<64x32xf32>, tensor<i32>) -> tensor<2x64x32xf32>
      %671 = func.call @dynamic_update_index_in_dim_52(%iterArg_255, %663#8, %611) : (tensor<2x64x64xf32>, tensor<64x64xf32>, tensor<i32>) -> tensor<2x64x64xf32>
      %672 = func.call @dynamic_update_index_in_dim_52(%iterArg_256, %663#9, %611) : (tensor<2x64x64xf32>, tensor<64x64xf32>, tensor<i32>) -> tensor<2x64x64xf32>
      %673 = func.call @dynamic_update_index_in_dim_51(%iterArg_257, %663#10, %611) : (tensor<2x64x32xf32>, tensor<64x32xf32>, tensor<i32>) -> tensor<2x64x32xf32>
      %c_260 = stablehlo.constant dense<1> : tensor<i32>
      %674 = stablehlo.add %iterArg_246, %c_260 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_187, %iterArg_188, %iterArg_189, %iterArg_190, %iterArg_191, %iterArg_192, %iterArg_193, %iterArg_194, %iterArg_195, %iterArg_196, %iterArg_197, %iterArg_198, %iterArg_199, %iterArg_200, %iterArg_201, %iterArg_202, %iterArg_203, %iterArg_204, %iterArg_205, %iterArg_206, %iterArg_207, %iterArg_208, %iterArg_209, %iterArg_210, %iterArg_211, %iterArg_212, %iterArg_213, %iterArg_214, %iterArg_215, %iterArg_216, %iterArg_217, %iterArg_218, %iterArg_219, %iterArg_220, %iterArg_221, %iterArg_222, %iterArg_223, %iterArg_224, %iterArg_225, %iterArg_226, %iterArg_227, %iterArg_228, %iterArg_229, %iterArg_230, %iterArg_231, %iterArg_232, %iterArg_233, %iterArg_234, %iterArg_235, %iterArg_236, %iterArg_237, %iterArg_238, %iterArg_239, %iterArg_240, %iterArg_241, %iterArg_242, %iterArg_243, %iterArg_244, %iterArg_245, %674, %663#0, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673 : tensor<2xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x64xf32>, tensor<2x1x1x64xf32>, tensor<2x16x32x64xf32>, tensor<2x64x64xf32>, tensor<2x16x32x64xf32>, tensor<2x64x32xf32>, tensor<2x64x32xf32>, tensor<2x16x32x4x2x8xf32>, tensor<2x16x32x4x8xf32>, tensor<2x16x4x2x32x32xf32>, tensor<2x16x4x2x32x1xf32>, tensor<2x16x4x2x32x1xf32>, tensor<2x16x4x2x32x32xf32>, tensor<2x16x32x4x8xf32>, tensor<2x64x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x64xf32>, tensor<2x1x1x64xf32>, tensor<2x16x32x64xf32>, tensor<2x64x8xf32>, tensor<2x16x32x64xf32>, tensor<2x16x32x8xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x2x1xi32>, tensor<2x16x32x1xf32>, tensor<2x16x32x2xf32>, tensor<2x16x32x1xf32>, tensor<2x16x32x2x8xf32>, tensor<2x16x32x2x10xf32>, tensor<2x8xf32>, tensor<2x16x32x8x10xf32>, tensor<2x8x64x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x64x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x64x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x8x16x10x64xf32>, tensor<2x16x32x8x10xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<16x4x2x32x32xi1>, tensor<i32>, tensor<16x32x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64x8xf32>, tensor<2x8x64x64xf32>, tensor<2x8x64x64xf32>, tensor<2x8x64x64xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>
    }
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %188 = "stablehlo.scatter"(%187, %5, %186#61) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      %610 = stablehlo.add %arg42, %arg43 : tensor<f32>
      stablehlo.return %610 : tensor<f32>
    }) : (tensor<256x64xf32>, tensor<16x32x1xi32>, tensor<16x32x64xf32>) -> tensor<256x64xf32>
    %189 = stablehlo.convert %188 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %190 = chlo.square %189 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%190 init: %cst_87) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.add %cst_88, %191 : tensor<f32>
    %193 = stablehlo.convert %186#62 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %194 = chlo.square %193 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%194 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<f32>
    %196 = stablehlo.add %192, %195 : tensor<f32>
    %197 = stablehlo.convert %186#63 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %198 = chlo.square %197 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%198 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<f32>
    %200 = stablehlo.add %196, %199 : tensor<f32>
    %201 = chlo.square %186#64 : tensor<2x64x8xf32> -> tensor<2x64x8xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.reduce(%201 init: %cst_91) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x8xf32>, tensor<f32>) -> tensor<f32>
    %203 = stablehlo.add %200, %202 : tensor<f32>
    %204 = stablehlo.convert %186#65 : (tensor<2x8x64x64xf32>) -> tensor<2x8x64x64xf32>
    %205 = chlo.square %204 : tensor<2x8x64x64xf32> -> tensor<2x8x64x64xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.reduce(%205 init: %cst_92) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x8x64x64xf32>, tensor<f32>) -> tensor<f32>
    %207 = stablehlo.add %203, %206 : tensor<f32>
    %208 = stablehlo.convert %186#66 : (tensor<2x8x64x64xf32>) -> tensor<2x8x64x64xf32>
    %209 = chlo.square %208 : tensor<2x8x64x64xf32> -> tensor<2x8x64x64xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%209 init: %cst_93) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x8x64x64xf32>, tensor<f32>) -> tensor<f32>
    %211 = stablehlo.add %207, %210 : tensor<f32>
    %212 = stablehlo.convert %186#67 : (tensor<2x8x64x64xf32>) -> tensor<2x8x64x64xf32>
    %213 = chlo.square %212 : tensor<2x8x64x64xf32> -> tensor<2x8x64x64xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%213 init: %cst_94) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x8x64x64xf32>, tensor<f32>) -> tensor<f32>
    %215 = stablehlo.add %211, %214 : tensor<f32>
    %216 = stablehlo.convert %186#68 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %217 = chlo.square %216 : tensor<2x64x32xf32> -> tensor<2x64x32xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.reduce(%217 init: %cst_95) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x32xf32>, tensor<f32>) -> tensor<f32>
    %219 = stablehlo.add %215, %218 : tensor<f32>
    %220 = stablehlo.convert %186#69 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %221 = chlo.square %220 : tensor<2x64x64xf32> -> tensor<2x64x64xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.reduce(%221 init: %cst_96) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<f32>
    %223 = stablehlo.add %219, %222 : tensor<f32>
    %224 = stablehlo.convert %186#70 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %225 = chlo.square %224 : tensor<2x64x64xf32> -> tensor<2x64x64xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.reduce(%225 init: %cst_97) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<f32>
    %227 = stablehlo.add %223, %226 : tensor<f32>
    %228 = stablehlo.convert %186#71 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %229 = chlo.square %228 : tensor<2x64x32xf32> -> tensor<2x64x32xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %230 = stablehlo.reduce(%229 init: %cst_98) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x32xf32>, tensor<f32>) -> tensor<f32>
    %231 = stablehlo.add %227, %230 : tensor<f32>
    %232 = stablehlo.convert %151 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %233 = chlo.square %232 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.reduce(%233 init: %cst_99) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %235 = stablehlo.add %231, %234 : tensor<f32>
    %236 = stablehlo.convert %160 : (tensor<64xf32>) -> tensor<64xf32>
    %237 = chlo.square %236 : tensor<64xf32> -> tensor<64xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%237 init: %cst_100) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %239 = stablehlo.add %235, %238 : tensor<f32>
    %240 = stablehlo.sqrt %239 : tensor<f32>
    %cst_101 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %241 = stablehlo.add %240, %cst_101 : tensor<f32>
    %cst_102 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %242 = stablehlo.divide %cst_102, %241 : tensor<f32>
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %243 = stablehlo.minimum %cst_103, %242 : tensor<f32>
    %244 = stablehlo.convert %243 : (tensor<f32>) -> tensor<f32>
    %245 = stablehlo.broadcast_in_dim %244, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %246 = stablehlo.multiply %188, %245 : tensor<256x64xf32>
    %247 = stablehlo.convert %243 : (tensor<f32>) -> tensor<f32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %249 = stablehlo.multiply %186#62, %248 : tensor<2x64xf32>
    %250 = stablehlo.convert %243 : (tensor<f32>) -> tensor<f32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %252 = stablehlo.multiply %186#63, %251 : tensor<2x64xf32>
    %253 = stablehlo.broadcast_in_dim %243, dims = [] : (tensor<f32>) -> tensor<2x64x8xf32>
    %254 = stablehlo.multiply %186#64, %253 : tensor<2x64x8xf32>
    %255 = stablehlo.convert %243 : (tensor<f32>) -> tensor<f32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %257 = stablehlo.multiply %186#65, %256 : tensor<2x8x64x64xf32>
    %258 = stablehlo.convert %243 : (tensor<f32>) -> tensor<f32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %260 = stablehlo.multiply %186#66, %259 : tensor<2x8x64x64xf32>
    %261 = stablehlo.convert %243 : (tensor<f32>) -> tensor<f32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %263 = stablehlo.multiply %186#67, %262 : tensor<2x8x64x64xf32>
    %264 = stablehlo.convert %243 : (tensor<f32>) -> tensor<f32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %266 = stablehlo.multiply %186#68, %265 : tensor<2x64x32xf32>
    %267 = stablehlo.convert %243 : (tensor<f32>) -> tensor<f32>
    %268 = stablehlo.broadcast_in_dim %267, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %269 = stablehlo.multiply %186#69, %268 : tensor<2x64x64xf32>
    %270 = stablehlo.convert %243 : (tensor<f32>) -> tensor<f32>
    %271 = stablehlo.broadcast_in_dim %270, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %272 = stablehlo.multiply %186#70, %271 : tensor<2x64x64xf32>
    %273 = stablehlo.convert %243 : (tensor<f32>) -> tensor<f32>
    %274 = stablehlo.broadcast_in_dim %273, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %275 = stablehlo.multiply %186#71, %274 : tensor<2x64x32xf32>
    %276 = stablehlo.convert %243 : (tensor<f32>) -> tensor<f32>
    %277 = stablehlo.broadcast_in_dim %276, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %278 = stablehlo.multiply %151, %277 : tensor<64x256xf32>
    %279 = stablehlo.convert %243 : (tensor<f32>) -> tensor<f32>
    %280 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %281 = stablehlo.multiply %160, %280 : tensor<64xf32>
    %c_104 = stablehlo.constant dense<1> : tensor<i32>
    %282 = stablehlo.add %arg13, %c_104 : tensor<i32>
    %283 = stablehlo.convert %282 : (tensor<i32>) -> tensor<f32>
    %284 = stablehlo.convert %246 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %285 = stablehlo.convert %249 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %286 = stablehlo.convert %252 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %287 = stablehlo.convert %257 : (tensor<2x8x64x64xf32>) -> tensor<2x8x64x64xf32>
    %288 = stablehlo.convert %260 : (tensor<2x8x64x64xf32>) -> tensor<2x8x64x64xf32>
    %289 = stablehlo.convert %263 : (tensor<2x8x64x64xf32>) -> tensor<2x8x64x64xf32>
    %290 = stablehlo.convert %266 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %291 = stablehlo.convert %269 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %292 = stablehlo.convert %272 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %293 = stablehlo.convert %275 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %294 = stablehlo.convert %278 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %295 = stablehlo.convert %281 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_105 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %297 = stablehlo.multiply %296, %arg14 : tensor<256x64xf32>
    %cst_106 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %299 = stablehlo.multiply %298, %284 : tensor<256x64xf32>
    %300 = stablehlo.add %297, %299 : tensor<256x64xf32>
    %cst_107 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %302 = stablehlo.multiply %301, %arg15 : tensor<2x64xf32>
    %cst_108 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %303 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %304 = stablehlo.multiply %303, %285 : tensor<2x64xf32>
    %305 = stablehlo.add %302, %304 : tensor<2x64xf32>
    %cst_109 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %306 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %307 = stablehlo.multiply %306, %arg16 : tensor<2x64xf32>
    %cst_110 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %309 = stablehlo.multiply %308, %286 : tensor<2x64xf32>
    %310 = stablehlo.add %307, %309 : tensor<2x64xf32>
    %cst_111 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x64x8xf32>
    %312 = stablehlo.multiply %311, %arg17 : tensor<2x64x8xf32>
    %cst_112 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x64x8xf32>
    %314 = stablehlo.multiply %313, %254 : tensor<2x64x8xf32>
    %315 = stablehlo.add %312, %314 : tensor<2x64x8xf32>
    %cst_113 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %317 = stablehlo.multiply %316, %arg18 : tensor<2x8x64x64xf32>
    %cst_114 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %319 = stablehlo.multiply %318, %287 : tensor<2x8x64x64xf32>
    %320 = stablehlo.add %317, %319 : tensor<2x8x64x64xf32>
    %cst_115 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %321 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %322 = stablehlo.multiply %321, %arg19 : tensor<2x8x64x64xf32>
    %cst_116 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %324 = stablehlo.multiply %323, %288 : tensor<2x8x64x64xf32>
    %325 = stablehlo.add %322, %324 : tensor<2x8x64x64xf32>
    %cst_117 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %327 = stablehlo.multiply %326, %arg20 : tensor<2x8x64x64xf32>
    %cst_118 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %329 = stablehlo.multiply %328, %289 : tensor<2x8x64x64xf32>
    %330 = stablehlo.add %327, %329 : tensor<2x8x64x64xf32>
    %cst_119 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %332 = stablehlo.multiply %331, %arg21 : tensor<2x64x32xf32>
    %cst_120 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %333 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %334 = stablehlo.multiply %333, %290 : tensor<2x64x32xf32>
    %335 = stablehlo.add %332, %334 : tensor<2x64x32xf32>
    %cst_121 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %336 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %337 = stablehlo.multiply %336, %arg22 : tensor<2x64x64xf32>
    %cst_122 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %339 = stablehlo.multiply %338, %291 : tensor<2x64x64xf32>
    %340 = stablehlo.add %337, %339 : tensor<2x64x64xf32>
    %cst_123 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %342 = stablehlo.multiply %341, %arg23 : tensor<2x64x64xf32>
    %cst_124 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %344 = stablehlo.multiply %343, %292 : tensor<2x64x64xf32>
    %345 = stablehlo.add %342, %344 : tensor<2x64x64xf32>
    %cst_125 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %347 = stablehlo.multiply %346, %arg24 : tensor<2x64x32xf32>
    %cst_126 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %348 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %349 = stablehlo.multiply %348, %293 : tensor<2x64x32xf32>
    %350 = stablehlo.add %347, %349 : tensor<2x64x32xf32>
    %cst_127 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %351 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %352 = stablehlo.multiply %351, %arg25 : tensor<64x256xf32>
    %cst_128 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %354 = stablehlo.multiply %353, %294 : tensor<64x256xf32>
    %355 = stablehlo.add %352, %354 : tensor<64x256xf32>
    %cst_129 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %357 = stablehlo.multiply %356, %arg26 : tensor<64xf32>
    %cst_130 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %359 = stablehlo.multiply %358, %295 : tensor<64xf32>
    %360 = stablehlo.add %357, %359 : tensor<64xf32>
    %cst_131 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %362 = stablehlo.multiply %361, %arg27 : tensor<256x64xf32>
    %363 = chlo.square %284 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_132 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %365 = stablehlo.multiply %364, %363 : tensor<256x64xf32>
    %366 = stablehlo.add %362, %365 : tensor<256x64xf32>
    %cst_133 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %368 = stablehlo.multiply %367, %arg28 : tensor<2x64xf32>
    %369 = chlo.square %285 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_134 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %370 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %371 = stablehlo.multiply %370, %369 : tensor<2x64xf32>
    %372 = stablehlo.add %368, %371 : tensor<2x64xf32>
    %cst_135 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %374 = stablehlo.multiply %373, %arg29 : tensor<2x64xf32>
    %375 = chlo.square %286 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_136 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %377 = stablehlo.multiply %376, %375 : tensor<2x64xf32>
    %378 = stablehlo.add %374, %377 : tensor<2x64xf32>
    %cst_137 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<2x64x8xf32>
    %380 = stablehlo.multiply %379, %arg30 : tensor<2x64x8xf32>
    %381 = chlo.square %254 : tensor<2x64x8xf32> -> tensor<2x64x8xf32>
    %cst_138 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<2x64x8xf32>
    %383 = stablehlo.multiply %382, %381 : tensor<2x64x8xf32>
    %384 = stablehlo.add %380, %383 : tensor<2x64x8xf32>
    %cst_139 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %386 = stablehlo.multiply %385, %arg31 : tensor<2x8x64x64xf32>
    %387 = chlo.square %287 : tensor<2x8x64x64xf32> -> tensor<2x8x64x64xf32>
    %cst_140 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %389 = stablehlo.multiply %388, %387 : tensor<2x8x64x64xf32>
    %390 = stablehlo.add %386, %389 : tensor<2x8x64x64xf32>
    %cst_141 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %392 = stablehlo.multiply %391, %arg32 : tensor<2x8x64x64xf32>
    %393 = chlo.square %288 : tensor<2x8x64x64xf32> -> tensor<2x8x64x64xf32>
    %cst_142 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %395 = stablehlo.multiply %394, %393 : tensor<2x8x64x64xf32>
    %396 = stablehlo.add %392, %395 : tensor<2x8x64x64xf32>
    %cst_143 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %398 = stablehlo.multiply %397, %arg33 : tensor<2x8x64x64xf32>
    %399 = chlo.square %289 : tensor<2x8x64x64xf32> -> tensor<2x8x64x64xf32>
    %cst_144 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %401 = stablehlo.multiply %400, %399 : tensor<2x8x64x64xf32>
    %402 = stablehlo.add %398, %401 : tensor<2x8x64x64xf32>
    %cst_145 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %403 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %404 = stablehlo.multiply %403, %arg34 : tensor<2x64x32xf32>
    %405 = chlo.square %290 : tensor<2x64x32xf32> -> tensor<2x64x32xf32>
    %cst_146 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %407 = stablehlo.multiply %406, %405 : tensor<2x64x32xf32>
    %408 = stablehlo.add %404, %407 : tensor<2x64x32xf32>
    %cst_147 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %410 = stablehlo.multiply %409, %arg35 : tensor<2x64x64xf32>
    %411 = chlo.square %291 : tensor<2x64x64xf32> -> tensor<2x64x64xf32>
    %cst_148 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %413 = stablehlo.multiply %412, %411 : tensor<2x64x64xf32>
    %414 = stablehlo.add %410, %413 : tensor<2x64x64xf32>
    %cst_149 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %416 = stablehlo.multiply %415, %arg36 : tensor<2x64x64xf32>
    %417 = chlo.square %292 : tensor<2x64x64xf32> -> tensor<2x64x64xf32>
    %cst_150 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %419 = stablehlo.multiply %418, %417 : tensor<2x64x64xf32>
    %420 = stablehlo.add %416, %419 : tensor<2x64x64xf32>
    %cst_151 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %422 = stablehlo.multiply %421, %arg37 : tensor<2x64x32xf32>
    %423 = chlo.square %293 : tensor<2x64x32xf32> -> tensor<2x64x32xf32>
    %cst_152 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %425 = stablehlo.multiply %424, %423 : tensor<2x64x32xf32>
    %426 = stablehlo.add %422, %425 : tensor<2x64x32xf32>
    %cst_153 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %428 = stablehlo.multiply %427, %arg38 : tensor<64x256xf32>
    %429 = chlo.square %294 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_154 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %431 = stablehlo.multiply %430, %429 : tensor<64x256xf32>
    %432 = stablehlo.add %428, %431 : tensor<64x256xf32>
    %cst_155 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %434 = stablehlo.multiply %433, %arg39 : tensor<64xf32>
    %435 = chlo.square %295 : tensor<64xf32> -> tensor<64xf32>
    %cst_156 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %437 = stablehlo.multiply %436, %435 : tensor<64xf32>
    %438 = stablehlo.add %434, %437 : tensor<64xf32>
    %cst_157 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %439 = stablehlo.power %cst_157, %283 : tensor<f32>
    %cst_158 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %440 = stablehlo.subtract %cst_158, %439 : tensor<f32>
    %cst_159 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %441 = stablehlo.power %cst_159, %283 : tensor<f32>
    %cst_160 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %442 = stablehlo.subtract %cst_160, %441 : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %444 = stablehlo.divide %300, %443 : tensor<256x64xf32>
    %445 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %446 = stablehlo.divide %366, %445 : tensor<256x64xf32>
    %447 = stablehlo.sqrt %446 : tensor<256x64xf32>
    %cst_161 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %449 = stablehlo.add %447, %448 : tensor<256x64xf32>
    %450 = stablehlo.divide %444, %449 : tensor<256x64xf32>
    %451 = stablehlo.convert %arg0 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %cst_162 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %453 = stablehlo.multiply %452, %450 : tensor<256x64xf32>
    %454 = stablehlo.subtract %451, %453 : tensor<256x64xf32>
    %455 = stablehlo.convert %454 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %456 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %457 = stablehlo.divide %305, %456 : tensor<2x64xf32>
    %458 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %459 = stablehlo.divide %372, %458 : tensor<2x64xf32>
    %460 = stablehlo.sqrt %459 : tensor<2x64xf32>
    %cst_163 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %462 = stablehlo.add %460, %461 : tensor<2x64xf32>
    %463 = stablehlo.divide %457, %462 : tensor<2x64xf32>
    %464 = stablehlo.convert %arg1 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %cst_164 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %466 = stablehlo.multiply %465, %463 : tensor<2x64xf32>
    %467 = stablehlo.subtract %464, %466 : tensor<2x64xf32>
    %468 = stablehlo.convert %467 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %469 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %470 = stablehlo.divide %310, %469 : tensor<2x64xf32>
    %471 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %472 = stablehlo.divide %378, %471 : tensor<2x64xf32>
    %473 = stablehlo.sqrt %472 : tensor<2x64xf32>
    %cst_165 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %474 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %475 = stablehlo.add %473, %474 : tensor<2x64xf32>
    %476 = stablehlo.divide %470, %475 : tensor<2x64xf32>
    %477 = stablehlo.convert %arg2 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %cst_166 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %478 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %479 = stablehlo.multiply %478, %476 : tensor<2x64xf32>
    %480 = stablehlo.subtract %477, %479 : tensor<2x64xf32>
    %481 = stablehlo.convert %480 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %482 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f32>) -> tensor<2x64x8xf32>
    %483 = stablehlo.divide %315, %482 : tensor<2x64x8xf32>
    %484 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<2x64x8xf32>
    %485 = stablehlo.divide %384, %484 : tensor<2x64x8xf32>
    %486 = stablehlo.sqrt %485 : tensor<2x64x8xf32>
    %cst_167 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %487 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<2x64x8xf32>
    %488 = stablehlo.add %486, %487 : tensor<2x64x8xf32>
    %489 = stablehlo.divide %483, %488 : tensor<2x64x8xf32>
    %cst_168 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<2x64x8xf32>
    %491 = stablehlo.multiply %490, %489 : tensor<2x64x8xf32>
    %492 = stablehlo.subtract %arg3, %491 : tensor<2x64x8xf32>
    %493 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %494 = stablehlo.divide %320, %493 : tensor<2x8x64x64xf32>
    %495 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %496 = stablehlo.divide %390, %495 : tensor<2x8x64x64xf32>
    %497 = stablehlo.sqrt %496 : tensor<2x8x64x64xf32>
    %cst_169 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %499 = stablehlo.add %497, %498 : tensor<2x8x64x64xf32>
    %500 = stablehlo.divide %494, %499 : tensor<2x8x64x64xf32>
    %501 = stablehlo.convert %arg4 : (tensor<2x8x64x64xf32>) -> tensor<2x8x64x64xf32>
    %cst_170 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %503 = stablehlo.multiply %502, %500 : tensor<2x8x64x64xf32>
    %504 = stablehlo.subtract %501, %503 : tensor<2x8x64x64xf32>
    %505 = stablehlo.convert %504 : (tensor<2x8x64x64xf32>) -> tensor<2x8x64x64xf32>
    %506 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %507 = stablehlo.divide %325, %506 : tensor<2x8x64x64xf32>
    %508 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %509 = stablehlo.divide %396, %508 : tensor<2x8x64x64xf32>
    %510 = stablehlo.sqrt %509 : tensor<2x8x64x64xf32>
    %cst_171 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %511 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %512 = stablehlo.add %510, %511 : tensor<2x8x64x64xf32>
    %513 = stablehlo.divide %507, %512 : tensor<2x8x64x64xf32>
    %514 = stablehlo.convert %arg5 : (tensor<2x8x64x64xf32>) -> tensor<2x8x64x64xf32>
    %cst_172 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %516 = stablehlo.multiply %515, %513 : tensor<2x8x64x64xf32>
    %517 = stablehlo.subtract %514, %516 : tensor<2x8x64x64xf32>
    %518 = stablehlo.convert %517 : (tensor<2x8x64x64xf32>) -> tensor<2x8x64x64xf32>
    %519 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %520 = stablehlo.divide %330, %519 : tensor<2x8x64x64xf32>
    %521 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %522 = stablehlo.divide %402, %521 : tensor<2x8x64x64xf32>
    %523 = stablehlo.sqrt %522 : tensor<2x8x64x64xf32>
    %cst_173 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %525 = stablehlo.add %523, %524 : tensor<2x8x64x64xf32>
    %526 = stablehlo.divide %520, %525 : tensor<2x8x64x64xf32>
    %527 = stablehlo.convert %arg6 : (tensor<2x8x64x64xf32>) -> tensor<2x8x64x64xf32>
    %cst_174 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<2x8x64x64xf32>
    %529 = stablehlo.multiply %528, %526 : tensor<2x8x64x64xf32>
    %530 = stablehlo.subtract %527, %529 : tensor<2x8x64x64xf32>
    %531 = stablehlo.convert %530 : (tensor<2x8x64x64xf32>) -> tensor<2x8x64x64xf32>
    %532 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %533 = stablehlo.divide %335, %532 : tensor<2x64x32xf32>
    %534 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %535 = stablehlo.divide %408, %534 : tensor<2x64x32xf32>
    %536 = stablehlo.sqrt %535 : tensor<2x64x32xf32>
    %cst_175 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %538 = stablehlo.add %536, %537 : tensor<2x64x32xf32>
    %539 = stablehlo.divide %533, %538 : tensor<2x64x32xf32>
    %540 = stablehlo.convert %arg7 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %cst_176 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %542 = stablehlo.multiply %541, %539 : tensor<2x64x32xf32>
    %543 = stablehlo.subtract %540, %542 : tensor<2x64x32xf32>
    %544 = stablehlo.convert %543 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %545 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %546 = stablehlo.divide %340, %545 : tensor<2x64x64xf32>
    %547 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %548 = stablehlo.divide %414, %547 : tensor<2x64x64xf32>
    %549 = stablehlo.sqrt %548 : tensor<2x64x64xf32>
    %cst_177 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %551 = stablehlo.add %549, %550 : tensor<2x64x64xf32>
    %552 = stablehlo.divide %546, %551 : tensor<2x64x64xf32>
    %553 = stablehlo.convert %arg8 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %cst_178 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %555 = stablehlo.multiply %554, %552 : tensor<2x64x64xf32>
    %556 = stablehlo.subtract %553, %555 : tensor<2x64x64xf32>
    %557 = stablehlo.convert %556 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %558 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %559 = stablehlo.divide %345, %558 : tensor<2x64x64xf32>
    %560 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %561 = stablehlo.divide %420, %560 : tensor<2x64x64xf32>
    %562 = stablehlo.sqrt %561 : tensor<2x64x64xf32>
    %cst_179 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %564 = stablehlo.add %562, %563 : tensor<2x64x64xf32>
    %565 = stablehlo.divide %559, %564 : tensor<2x64x64xf32>
    %566 = stablehlo.convert %arg9 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %cst_180 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %568 = stablehlo.multiply %567, %565 : tensor<2x64x64xf32>
    %569 = stablehlo.subtract %566, %568 : tensor<2x64x64xf32>
    %570 = stablehlo.convert %569 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %571 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %572 = stablehlo.divide %350, %571 : tensor<2x64x32xf32>
    %573 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %574 = stablehlo.divide %426, %573 : tensor<2x64x32xf32>
    %575 = stablehlo.sqrt %574 : tensor<2x64x32xf32>
    %cst_181 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %576 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %577 = stablehlo.add %575, %576 : tensor<2x64x32xf32>
    %578 = stablehlo.divide %572, %577 : tensor<2x64x32xf32>
    %579 = stablehlo.convert %arg10 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %cst_182 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %581 = stablehlo.multiply %580, %578 : tensor<2x64x32xf32>
    %582 = stablehlo.subtract %579, %581 : tensor<2x64x32xf32>
    %583 = stablehlo.convert %582 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %584 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %585 = stablehlo.divide %355, %584 : tensor<64x256xf32>
    %586 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %587 = stablehlo.divide %432, %586 : tensor<64x256xf32>
    %588 = stablehlo.sqrt %587 : tensor<64x256xf32>
    %cst_183 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %590 = stablehlo.add %588, %589 : tensor<64x256xf32>
    %591 = stablehlo.divide %585, %590 : tensor<64x256xf32>
    %592 = stablehlo.convert %arg11 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %cst_184 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %593 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %594 = stablehlo.multiply %593, %591 : tensor<64x256xf32>
    %595 = stablehlo.subtract %592, %594 : tensor<64x256xf32>
    %596 = stablehlo.convert %595 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %597 = stablehlo.broadcast_in_dim %440, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %598 = stablehlo.divide %360, %597 : tensor<64xf32>
    %599 = stablehlo.broadcast_in_dim %442, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %600 = stablehlo.divide %438, %599 : tensor<64xf32>
    %601 = stablehlo.sqrt %600 : tensor<64xf32>
    %cst_185 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %602 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %603 = stablehlo.add %601, %602 : tensor<64xf32>
    %604 = stablehlo.divide %598, %603 : tensor<64xf32>
    %605 = stablehlo.convert %arg12 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_186 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %606 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %607 = stablehlo.multiply %606, %604 : tensor<64xf32>
    %608 = stablehlo.subtract %605, %607 : tensor<64xf32>
    %609 = stablehlo.convert %608 : (tensor<64xf32>) -> tensor<64xf32>
    return %455, %468, %481, %492, %505, %518, %531, %544, %557, %570, %583, %596, %609, %282, %300, %305, %310, %315, %320, %325, %330, %335, %340, %345, %350, %355, %360, %366, %372, %378, %384, %390, %396, %402, %408, %414, %420, %426, %432, %438, %133 : tensor<256x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64x8xf32>, tensor<2x8x64x64xf32>, tensor<2x8x64x64xf32>, tensor<2x8x64x64xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<i32>, tensor<256x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64x8xf32>, tensor<2x8x64x64xf32>, tensor<2x8x64x64xf32>, tensor<2x8x64x64xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64x8xf32>, tensor<2x8x64x64xf32>, tensor<2x8x64x64xf32>, tensor<2x8x64x64xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<f32>
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
  func.func private @_where(%arg0: tensor<32x32xi1>, %arg1: tensor<f32>) -> (tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3, 4] : (tensor<32x32xi1>) -> tensor<16x4x2x32x32xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x4x2x32x32xf32>
    return %1, %2 : tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>
  }
  func.func private @_one_hot() -> tensor<1x1x1x8xi32> {
    %0 = stablehlo.iota dim = 3 : tensor<1x1x1x8xi32>
    return %0 : tensor<1x1x1x8xi32>
  }
  func.func private @_one_hot_0() -> tensor<1x1x1x10xi32> {
    %0 = stablehlo.iota dim = 3 : tensor<1x1x1x10xi32>
    return %0 : tensor<1x1x1x10xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x64xf32>, %arg1: tensor<i32>) -> tensor<64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 64] : (tensor<2x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64xf32>) -> tensor<64xf32>
    return %1 : tensor<64xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x64x8xf32>, %arg1: tensor<i32>) -> tensor<64x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 8] : (tensor<2x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x8xf32>) -> tensor<64x8xf32>
    return %1 : tensor<64x8xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x8x64x64xf32>, %arg1: tensor<i32>) -> tensor<8x64x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 64, 64] : (tensor<2x8x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x64x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x64x64xf32>) -> tensor<8x64x64xf32>
    return %1 : tensor<8x64x64xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x64x32xf32>, %arg1: tensor<i32>) -> tensor<64x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 32] : (tensor<2x64x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x32xf32>) -> tensor<64x32xf32>
    return %1 : tensor<64x32xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<2x64x64xf32>, %arg1: tensor<i32>) -> tensor<64x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 64] : (tensor<2x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
  func.func private @closed_call(%arg0: tensor<1x32x1x4xf32>, %arg1: tensor<1x32x1x4xf32>, %arg2: tensor<1x32x1x4xf32>, %arg3: tensor<1x32x1x4xf32>, %arg4: tensor<1x32x1x4xf32>, %arg5: tensor<1x32x1x4xf32>, %arg6: tensor<1x32x1x4xf32>, %arg7: tensor<1x32x1x4xf32>, %arg8: tensor<16x4x2x32x32xi1>, %arg9: tensor<16x4x2x32x32xf32>, %arg10: tensor<1x1x1x8xi32>, %arg11: tensor<1x1x1x10xi32>, %arg12: tensor<16x32x64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<64x8xf32>, %arg16: tensor<8x64x64xf32>, %arg17: tensor<8x64x64xf32>, %arg18: tensor<8x64x64xf32>, %arg19: tensor<64x32xf32>, %arg20: tensor<64x64xf32>, %arg21: tensor<64x64xf32>, %arg22: tensor<64x32xf32>) -> (tensor<16x32x64xf32>, tensor<f32>, tensor<16x32x64xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<1x1x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x4x2x8xf32>, tensor<16x32x4x8xf32>, tensor<16x4x2x32x32xf32>, tensor<16x4x2x32x1xf32>, tensor<16x4x2x32x1xf32>, tensor<16x4x2x32x32xf32>, tensor<16x32x4x8xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<1x1x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x8xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x2x1xi32>, tensor<16x32x1xf32>, tensor<16x32x2xf32>, tensor<16x32x1xf32>, tensor<16x32x2x8xf32>, tensor<16x32x2x10xf32>, tensor<8xf32>, tensor<16x32x8x10xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<16x32x8x10xf32>) {
    %0 = stablehlo.convert %arg12 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %1 = chlo.square %0 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %3 = stablehlo.multiply %2, %0 : tensor<16x32x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %7 = stablehlo.divide %5, %6 : tensor<16x32x1xf32>
    %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %9 = stablehlo.add %7, %8 : tensor<16x32x1xf32>
    %10 = stablehlo.rsqrt %9 : tensor<16x32x1xf32>
    %11 = stablehlo.divide %10, %9 : tensor<16x32x1xf32>
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<16x32x1xf32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %15 = stablehlo.multiply %0, %14 : tensor<16x32x64xf32>
    %16 = stablehlo.convert %arg13 : (tensor<64xf32>) -> tensor<64xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %19 = stablehlo.multiply %15, %18 : tensor<16x32x64xf32>
    %20 = stablehlo.convert %19 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %21 = stablehlo.dot_general %20, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %22 = stablehlo.reshape %21 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %23 = stablehlo.convert %22 : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x8xf32>
    %24 = stablehlo.slice %23 [0:16, 0:32, 0:8, 0:4] : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x4xf32>
    %25 = stablehlo.slice %23 [0:16, 0:32, 0:8, 4:8] : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x4xf32>
    %26 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<16x32x8x4xf32>
    %28 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %29 = stablehlo.multiply %25, %28 : tensor<16x32x8x4xf32>
    %30 = stablehlo.subtract %27, %29 : tensor<16x32x8x4xf32>
    %31 = stablehlo.broadcast_in_dim %arg6, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %32 = stablehlo.multiply %25, %31 : tensor<16x32x8x4xf32>
    %33 = stablehlo.broadcast_in_dim %arg7, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %34 = stablehlo.multiply %24, %33 : tensor<16x32x8x4xf32>
    %35 = stablehlo.add %32, %34 : tensor<16x32x8x4xf32>
    %36 = stablehlo.concatenate %30, %35, dim = 3 : (tensor<16x32x8x4xf32>, tensor<16x32x8x4xf32>) -> tensor<16x32x8x8xf32>
    %37 = stablehlo.convert %36 : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x8xf32>
    %38 = stablehlo.dot_general %20, %arg19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x32xf32>) -> tensor<16x32x32xf32>
    %39 = stablehlo.reshape %38 : (tensor<16x32x32xf32>) -> tensor<16x32x4x8xf32>
    %40 = stablehlo.convert %39 : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x8xf32>
    %41 = stablehlo.slice %40 [0:16, 0:32, 0:4, 0:4] : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x4xf32>
    %42 = stablehlo.slice %40 [0:16, 0:32, 0:4, 4:8] : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x4xf32>
    %43 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %44 = stablehlo.multiply %41, %43 : tensor<16x32x4x4xf32>
    %45 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %46 = stablehlo.multiply %42, %45 : tensor<16x32x4x4xf32>
    %47 = stablehlo.subtract %44, %46 : tensor<16x32x4x4xf32>
    %48 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %49 = stablehlo.multiply %42, %48 : tensor<16x32x4x4xf32>
    %50 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %51 = stablehlo.multiply %41, %50 : tensor<16x32x4x4xf32>
    %52 = stablehlo.add %49, %51 : tensor<16x32x4x4xf32>
    %53 = stablehlo.concatenate %47, %52, dim = 3 : (tensor<16x32x4x4xf32>, tensor<16x32x4x4xf32>) -> tensor<16x32x4x8xf32>
    %54 = stablehlo.convert %53 : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x8xf32>
    %55 = stablehlo.dot_general %20, %arg22, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x32xf32>) -> tensor<16x32x32xf32>
    %56 = stablehlo.reshape %55 : (tensor<16x32x32xf32>) -> tensor<16x32x4x8xf32>
    %57 = stablehlo.reshape %37 : (tensor<16x32x8x8xf32>) -> tensor<16x32x4x2x8xf32>
    %58 = stablehlo.dot_general %54, %57, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x8xf32>, tensor<16x32x4x2x8xf32>) -> tensor<16x4x32x32x2xf32>
    %59 = stablehlo.transpose %58, dims = [0, 1, 4, 3, 2] : (tensor<16x4x32x32x2xf32>) -> tensor<16x4x2x32x32xf32>
    %cst_4 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x4x2x32x32xf32>
    %61 = stablehlo.divide %59, %60 : tensor<16x4x2x32x32xf32>
    %62 = stablehlo.convert %61 : (tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32>
    %63 = call @_where_5(%62, %arg8, %arg9) : (tensor<16x4x2x32x32xf32>, tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_5) applies stablehlo.maximum across dimensions = [4] : (tensor<16x4x2x32x32xf32>, tensor<f32>) -> tensor<16x4x2x32xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x4x2x32xf32>
    %66 = stablehlo.maximum %65, %64 : tensor<16x4x2x32xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<16x4x2x32xf32>) -> tensor<16x4x2x32x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3, 4] : (tensor<16x4x2x32x1xf32>) -> tensor<16x4x2x32x32xf32>
    %69 = stablehlo.subtract %63, %68 : tensor<16x4x2x32x32xf32>
    %70 = stablehlo.exponential %69 : tensor<16x4x2x32x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_7) applies stablehlo.add across dimensions = [4] : (tensor<16x4x2x32x32xf32>, tensor<f32>) -> tensor<16x4x2x32xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2, 3] : (tensor<16x4x2x32xf32>) -> tensor<16x4x2x32x1xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3, 4] : (tensor<16x4x2x32x1xf32>) -> tensor<16x4x2x32x32xf32>
    %74 = stablehlo.divide %70, %73 : tensor<16x4x2x32x32xf32>
    %75 = stablehlo.multiply %72, %72 : tensor<16x4x2x32x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x4x2x32x1xf32>
    %77 = stablehlo.divide %76, %75 : tensor<16x4x2x32x1xf32>
    %78 = stablehlo.convert %74 : (tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32>
    %79 = stablehlo.dot_general %56, %78, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x8xf32>, tensor<16x4x2x32x32xf32>) -> tensor<16x4x8x2x32xf32>
    %80 = stablehlo.transpose %79, dims = [0, 4, 1, 3, 2] : (tensor<16x4x8x2x32xf32>) -> tensor<16x32x4x2x8xf32>
    %81 = stablehlo.reshape %80 : (tensor<16x32x4x2x8xf32>) -> tensor<16x32x64xf32>
    %82 = stablehlo.dot_general %81, %arg20, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %83 = stablehlo.add %arg12, %82 : tensor<16x32x64xf32>
    %84 = stablehlo.convert %83 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %85 = chlo.square %84 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %87 = stablehlo.multiply %86, %84 : tensor<16x32x64xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%85 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_11 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %91 = stablehlo.divide %89, %90 : tensor<16x32x1xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %93 = stablehlo.add %91, %92 : tensor<16x32x1xf32>
    %94 = stablehlo.rsqrt %93 : tensor<16x32x1xf32>
    %95 = stablehlo.divide %94, %93 : tensor<16x32x1xf32>
    %cst_13 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %97 = stablehlo.multiply %96, %95 : tensor<16x32x1xf32>
    %98 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %99 = stablehlo.multiply %84, %98 : tensor<16x32x64xf32>
    %100 = stablehlo.convert %arg14 : (tensor<64xf32>) -> tensor<64xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %103 = stablehlo.multiply %99, %102 : tensor<16x32x64xf32>
    %104 = stablehlo.convert %103 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %105 = stablehlo.convert %104 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %106 = stablehlo.dot_general %105, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x8xf32>) -> tensor<16x32x8xf32>
    %cst_14 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %107 = stablehlo.reduce(%106 init: %cst_14) applies stablehlo.maximum across dimensions = [2] : (tensor<16x32x8xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %109 = stablehlo.maximum %108, %107 : tensor<16x32xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x8xf32>
    %112 = stablehlo.subtract %106, %111 : tensor<16x32x8xf32>
    %113 = stablehlo.exponential %112 : tensor<16x32x8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<16x32x8xf32>, tensor<f32>) -> tensor<16x32xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x8xf32>
    %117 = stablehlo.divide %113, %116 : tensor<16x32x8xf32>
    %118 = stablehlo.multiply %115, %115 : tensor<16x32x1xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %120 = stablehlo.divide %119, %118 : tensor<16x32x1xf32>
    %values, %indices = chlo.top_k(%117, k = 2) : tensor<16x32x8xf32> -> (tensor<16x32x2xf32>, tensor<16x32x2xi32>)
    %121 = stablehlo.reshape %indices : (tensor<16x32x2xi32>) -> tensor<16x32x2x1xi32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%values init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<16x32x2xf32>, tensor<f32>) -> tensor<16x32xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x2xf32>
    %125 = stablehlo.divide %values, %124 : tensor<16x32x2xf32>
    %126 = stablehlo.multiply %123, %123 : tensor<16x32x1xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %128 = stablehlo.divide %127, %126 : tensor<16x32x1xf32>
    %129 = call @_one_hot_6(%indices, %arg10) : (tensor<16x32x2xi32>, tensor<1x1x1x8xi32>) -> tensor<16x32x2x8xf32>
    %130 = stablehlo.transpose %129, dims = [0, 2, 1, 3] : (tensor<16x32x2x8xf32>) -> tensor<16x2x32x8xf32>
    %131 = stablehlo.reshape %130 : (tensor<16x2x32x8xf32>) -> tensor<16x64x8xf32>
    %132 = call @cumsum(%131) : (tensor<16x64x8xf32>) -> tensor<16x64x8xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x64x8xf32>
    %134 = stablehlo.subtract %132, %133 : tensor<16x64x8xf32>
    %135 = stablehlo.multiply %134, %131 : tensor<16x64x8xf32>
    %136 = stablehlo.reshape %135 : (tensor<16x64x8xf32>) -> tensor<16x2x32x8xf32>
    %137 = stablehlo.transpose %136, dims = [0, 2, 1, 3] : (tensor<16x2x32x8xf32>) -> tensor<16x32x2x8xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_21) applies stablehlo.add across dimensions = [3] : (tensor<16x32x2x8xf32>, tensor<f32>) -> tensor<16x32x2xf32>
    %139 = stablehlo.convert %138 : (tensor<16x32x2xf32>) -> tensor<16x32x2xi32>
    %140 = call @_one_hot_8(%139, %arg11) : (tensor<16x32x2xi32>, tensor<1x1x1x10xi32>) -> tensor<16x32x2x10xf32>
    %141 = stablehlo.dot_general %125, %129, batching_dims = [0, 1, 2] x [0, 1, 2], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<16x32x2xf32>, tensor<16x32x2x8xf32>) -> tensor<16x32x2x8xf32>
    %142 = stablehlo.dot_general %141, %140, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x2x8xf32>, tensor<16x32x2x10xf32>) -> tensor<16x32x8x10xf32>
    %143 = stablehlo.dot_general %129, %140, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x32x2x8xf32>, tensor<16x32x2x10xf32>) -> tensor<16x32x8x10xf32>
    %144 = stablehlo.slice %129 [0:16, 0:32, 0:1, 0:8] : (tensor<16x32x2x8xf32>) -> tensor<16x32x1x8xf32>
    %145 = stablehlo.reshape %144 : (tensor<16x32x1x8xf32>) -> tensor<16x32x8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%145 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_23 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %148 = stablehlo.divide %146, %147 : tensor<8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%117 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_25 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %151 = stablehlo.divide %149, %150 : tensor<8xf32>
    %152 = stablehlo.multiply %148, %151 : tensor<8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_27 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %154 = stablehlo.multiply %cst_27, %153 : tensor<f32>
    %155 = stablehlo.convert %143 : (tensor<16x32x8x10xf32>) -> tensor<16x32x8x10xf32>
    %156 = stablehlo.convert %142 : (tensor<16x32x8x10xf32>) -> tensor<16x32x8x10xf32>
    %157 = stablehlo.dot_general %104, %155, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x8x10xf32>) -> tensor<16x64x8x10xf32>
    %158 = stablehlo.transpose %157, dims = [2, 0, 3, 1] : (tensor<16x64x8x10xf32>) -> tensor<8x16x10x64xf32>
    %159 = stablehlo.dot_general %158, %arg17, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x10x64xf32>, tensor<8x64x64xf32>) -> tensor<8x16x10x64xf32>
    %160 = stablehlo.dot_general %158, %arg18, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x10x64xf32>, tensor<8x64x64xf32>) -> tensor<8x16x10x64xf32>
    %161:3 = call @silu(%159) : (tensor<8x16x10x64xf32>) -> (tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>)
    %162 = stablehlo.multiply %161#0, %160 : tensor<8x16x10x64xf32>
    %163 = stablehlo.dot_general %162, %arg16, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x10x64xf32>, tensor<8x64x64xf32>) -> tensor<8x16x10x64xf32>
    %164 = stablehlo.dot_general %156, %163, batching_dims = [0] x [1], contracting_dims = [3, 2] x [2, 0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x10xf32>, tensor<8x16x10x64xf32>) -> tensor<16x32x64xf32>
    %165 = stablehlo.add %83, %164 : tensor<16x32x64xf32>
    return %165, %154, %3, %13, %10, %0, %17, %15, %20, %57, %54, %70, %72, %77, %78, %56, %81, %87, %97, %94, %84, %101, %99, %105, %113, %115, %120, %121, %123, %values, %128, %129, %140, %148, %155, %158, %161#1, %161#2, %159, %160, %161#0, %162, %163, %156 : tensor<16x32x64xf32>, tensor<f32>, tensor<16x32x64xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<1x1x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x4x2x8xf32>, tensor<16x32x4x8xf32>, tensor<16x4x2x32x32xf32>, tensor<16x4x2x32x1xf32>, tensor<16x4x2x32x1xf32>, tensor<16x4x2x32x32xf32>, tensor<16x32x4x8xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<1x1x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x8xf32>, tensor<16x32x1xf32>, tensor<16x32x1xf32>, tensor<16x32x2x1xi32>, tensor<16x32x1xf32>, tensor<16x32x2xf32>, tensor<16x32x1xf32>, tensor<16x32x2x8xf32>, tensor<16x32x2x10xf32>, tensor<8xf32>, tensor<16x32x8x10xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<16x32x8x10xf32>
  }
  func.func private @_where_5(%arg0: tensor<16x4x2x32x32xf32>, %arg1: tensor<16x4x2x32x32xi1>, %arg2: tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>
    return %0 : tensor<16x4x2x32x32xf32>
  }
  func.func private @_one_hot_6(%arg0: tensor<16x32x2xi32>, %arg1: tensor<1x1x1x8xi32>) -> tensor<16x32x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<16x32x2xi32>) -> tensor<16x32x2x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<16x32x2x1xi32>) -> tensor<16x32x2x8xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xi32>) -> tensor<16x32x2x8xi32>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<16x32x2x8xi32>, tensor<16x32x2x8xi32>) -> tensor<16x32x2x8xi1>
    %4 = stablehlo.convert %3 : (tensor<16x32x2x8xi1>) -> tensor<16x32x2x8xf32>
    return %4 : tensor<16x32x2x8xf32>
  }
  func.func private @cumsum(%arg0: tensor<16x64x8xf32>) -> tensor<16x64x8xf32> {
    %0 = call @cumsum_7(%arg0) : (tensor<16x64x8xf32>) -> tensor<16x64x8xf32>
    return %0 : tensor<16x64x8xf32>
  }
  func.func private @cumsum_7(%arg0: tensor<16x64x8xf32>) -> tensor<16x64x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [63, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 64, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x64x8xf32>, tensor<f32>) -> tensor<16x64x8xf32>
    return %1 : tensor<16x64x8xf32>
  }
  func.func private @_one_hot_8(%arg0: tensor<16x32x2xi32>, %arg1: tensor<1x1x1x10xi32>) -> tensor<16x32x2x10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<16x32x2xi32>) -> tensor<16x32x2x1xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<16x32x2x1xi32>) -> tensor<16x32x2x10xi32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<1x1x1x10xi32>) -> tensor<16x32x2x10xi32>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<16x32x2x10xi32>, tensor<16x32x2x10xi32>) -> tensor<16x32x2x10xi1>
    %4 = stablehlo.convert %3 : (tensor<16x32x2x10xi1>) -> tensor<16x32x2x10xf32>
    return %4 : tensor<16x32x2x10xf32>
  }
  func.func private @silu(%arg0: tensor<8x16x10x64xf32>) -> (tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<8x16x10x64xf32>
    %1 = stablehlo.exponential %0 : tensor<8x16x10x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16x10x64xf32>
    %3 = stablehlo.add %2, %1 : tensor<8x16x10x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16x10x64xf32>
    %5 = stablehlo.divide %4, %3 : tensor<8x16x10x64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x16x10x64xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<8x16x10x64xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<8x16x10x64xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<8x16x10x64xf32>
    return %9, %8, %5 : tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<2xf32>, tensor<1xf32>, tensor<i32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
  func.func private @dynamic_update_index_in_dim_9(%arg0: tensor<2x16x32x64xf32>, %arg1: tensor<16x32x64xf32>, %arg2: tensor<i32>) -> tensor<2x16x32x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x32x64xf32>) -> tensor<1x16x32x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x32x64xf32>, tensor<1x16x32x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x64xf32>
    return %1 : tensor<2x16x32x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<2x16x32x1xf32>, %arg1: tensor<16x32x1xf32>, %arg2: tensor<i32>) -> tensor<2x16x32x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x32x1xf32>) -> tensor<1x16x32x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x32x1xf32>, tensor<1x16x32x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x1xf32>
    return %1 : tensor<2x16x32x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x1x1x64xf32>, %arg1: tensor<1x1x64xf32>, %arg2: tensor<i32>) -> tensor<2x1x1x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<1x1x64xf32>) -> tensor<1x1x1x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x1x1x64xf32>, tensor<1x1x1x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x1x64xf32>
    return %1 : tensor<2x1x1x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x16x32x64xf32>, %arg1: tensor<16x32x64xf32>, %arg2: tensor<i32>) -> tensor<2x16x32x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x32x64xf32>) -> tensor<1x16x32x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x32x64xf32>, tensor<1x16x32x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x64xf32>
    return %1 : tensor<2x16x32x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<2x16x32x4x2x8xf32>, %arg1: tensor<16x32x4x2x8xf32>, %arg2: tensor<i32>) -> tensor<2x16x32x4x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<16x32x4x2x8xf32>) -> tensor<1x16x32x4x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<2x16x32x4x2x8xf32>, tensor<1x16x32x4x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x4x2x8xf32>
    return %1 : tensor<2x16x32x4x2x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<2x16x32x4x8xf32>, %arg1: tensor<16x32x4x8xf32>, %arg2: tensor<i32>) -> tensor<2x16x32x4x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<16x32x4x8xf32>) -> tensor<1x16x32x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x16x32x4x8xf32>, tensor<1x16x32x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x4x8xf32>
    return %1 : tensor<2x16x32x4x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<2x16x4x2x32x32xf32>, %arg1: tensor<16x4x2x32x32xf32>, %arg2: tensor<i32>) -> tensor<2x16x4x2x32x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<16x4x2x32x32xf32>) -> tensor<1x16x4x2x32x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<2x16x4x2x32x32xf32>, tensor<1x16x4x2x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x4x2x32x32xf32>
    return %1 : tensor<2x16x4x2x32x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_16(%arg0: tensor<2x16x4x2x32x1xf32>, %arg1: tensor<16x4x2x32x1xf32>, %arg2: tensor<i32>) -> tensor<2x16x4x2x32x1xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<16x4x2x32x1xf32>) -> tensor<1x16x4x2x32x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<2x16x4x2x32x1xf32>, tensor<1x16x4x2x32x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x4x2x32x1xf32>
    return %1 : tensor<2x16x4x2x32x1xf32>
  }
  func.func private @dynamic_update_index_in_dim_17(%arg0: tensor<2x16x4x2x32x32xf32>, %arg1: tensor<16x4x2x32x32xf32>, %arg2: tensor<i32>) -> tensor<2x16x4x2x32x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4, 5] : (tensor<16x4x2x32x32xf32>) -> tensor<1x16x4x2x32x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2, %c_3 : (tensor<2x16x4x2x32x32xf32>, tensor<1x16x4x2x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x4x2x32x32xf32>
    return %1 : tensor<2x16x4x2x32x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_18(%arg0: tensor<2x16x32x8xf32>, %arg1: tensor<16x32x8xf32>, %arg2: tensor<i32>) -> tensor<2x16x32x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x32x8xf32>) -> tensor<1x16x32x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x32x8xf32>, tensor<1x16x32x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x8xf32>
    return %1 : tensor<2x16x32x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_19(%arg0: tensor<2x16x32x2x1xi32>, %arg1: tensor<16x32x2x1xi32>, %arg2: tensor<i32>) -> tensor<2x16x32x2x1xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<16x32x2x1xi32>) -> tensor<1x16x32x2x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x16x32x2x1xi32>, tensor<1x16x32x2x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x2x1xi32>
    return %1 : tensor<2x16x32x2x1xi32>
  }
  func.func private @dynamic_update_index_in_dim_20(%arg0: tensor<2x16x32x2xf32>, %arg1: tensor<16x32x2xf32>, %arg2: tensor<i32>) -> tensor<2x16x32x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x32x2xf32>) -> tensor<1x16x32x2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x32x2xf32>, tensor<1x16x32x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x2xf32>
    return %1 : tensor<2x16x32x2xf32>
  }
  func.func private @dynamic_update_index_in_dim_21(%arg0: tensor<2x16x32x2x8xf32>, %arg1: tensor<16x32x2x8xf32>, %arg2: tensor<i32>) -> tensor<2x16x32x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<16x32x2x8xf32>) -> tensor<1x16x32x2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x16x32x2x8xf32>, tensor<1x16x32x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x2x8xf32>
    return %1 : tensor<2x16x32x2x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_22(%arg0: tensor<2x16x32x2x10xf32>, %arg1: tensor<16x32x2x10xf32>, %arg2: tensor<i32>) -> tensor<2x16x32x2x10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<16x32x2x10xf32>) -> tensor<1x16x32x2x10xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x16x32x2x10xf32>, tensor<1x16x32x2x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x2x10xf32>
    return %1 : tensor<2x16x32x2x10xf32>
  }
  func.func private @dynamic_update_index_in_dim_23(%arg0: tensor<2x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<i32>) -> tensor<2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x8xf32>, tensor<1x8xf32>, tensor<i32>, tensor<i32>) -> tensor<2x8xf32>
    return %1 : tensor<2x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_24(%arg0: tensor<2x16x32x8x10xf32>, %arg1: tensor<16x32x8x10xf32>, %arg2: tensor<i32>) -> tensor<2x16x32x8x10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<16x32x8x10xf32>) -> tensor<1x16x32x8x10xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x16x32x8x10xf32>, tensor<1x16x32x8x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x8x10xf32>
    return %1 : tensor<2x16x32x8x10xf32>
  }
  func.func private @dynamic_update_index_in_dim_25(%arg0: tensor<2x8x16x10x64xf32>, %arg1: tensor<8x16x10x64xf32>, %arg2: tensor<i32>) -> tensor<2x8x16x10x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3, 4] : (tensor<8x16x10x64xf32>) -> tensor<1x8x16x10x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1, %c_2 : (tensor<2x8x16x10x64xf32>, tensor<1x8x16x10x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x16x10x64xf32>
    return %1 : tensor<2x8x16x10x64xf32>
  }
  func.func private @_one_hot_26(%arg0: tensor<16x32xi32>) -> tensor<16x32x256xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x256xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<16x32x1xi32>) -> tensor<16x32x256xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x256xi32>) -> tensor<16x32x256xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<16x32x256xi32>, tensor<16x32x256xi32>) -> tensor<16x32x256xi1>
    %5 = stablehlo.convert %4 : (tensor<16x32x256xi1>) -> tensor<16x32x256xf32>
    return %5 : tensor<16x32x256xf32>
  }
  func.func private @dynamic_index_in_dim_27(%arg0: tensor<2xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<2xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim_28(%arg0: tensor<2x16x32x64xf32>, %arg1: tensor<i32>) -> tensor<16x32x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 32, 64] : (tensor<2x16x32x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32x64xf32>) -> tensor<16x32x64xf32>
    return %1 : tensor<16x32x64xf32>
  }
  func.func private @dynamic_index_in_dim_29(%arg0: tensor<2x16x32x1xf32>, %arg1: tensor<i32>) -> tensor<16x32x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 32, 1] : (tensor<2x16x32x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32x1xf32>) -> tensor<16x32x1xf32>
    return %1 : tensor<16x32x1xf32>
  }
  func.func private @dynamic_index_in_dim_30(%arg0: tensor<2x1x1x64xf32>, %arg1: tensor<i32>) -> tensor<1x1x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 1, 1, 64] : (tensor<2x1x1x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x1x64xf32>) -> tensor<1x1x64xf32>
    return %1 : tensor<1x1x64xf32>
  }
  func.func private @dynamic_index_in_dim_31(%arg0: tensor<2x16x32x64xf32>, %arg1: tensor<i32>) -> tensor<16x32x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 32, 64] : (tensor<2x16x32x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32x64xf32>) -> tensor<16x32x64xf32>
    return %1 : tensor<16x32x64xf32>
  }
  func.func private @dynamic_index_in_dim_32(%arg0: tensor<2x16x32x4x2x8xf32>, %arg1: tensor<i32>) -> tensor<16x32x4x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 16, 32, 4, 2, 8] : (tensor<2x16x32x4x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x4x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32x4x2x8xf32>) -> tensor<16x32x4x2x8xf32>
    return %1 : tensor<16x32x4x2x8xf32>
  }
  func.func private @dynamic_index_in_dim_33(%arg0: tensor<2x16x32x4x8xf32>, %arg1: tensor<i32>) -> tensor<16x32x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 16, 32, 4, 8] : (tensor<2x16x32x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x4x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32x4x8xf32>) -> tensor<16x32x4x8xf32>
    return %1 : tensor<16x32x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_34(%arg0: tensor<2x16x4x2x32x32xf32>, %arg1: tensor<i32>) -> tensor<16x4x2x32x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 16, 4, 2, 32, 32] : (tensor<2x16x4x2x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4x2x32x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32>
    return %1 : tensor<16x4x2x32x32xf32>
  }
  func.func private @dynamic_index_in_dim_35(%arg0: tensor<2x16x4x2x32x1xf32>, %arg1: tensor<i32>) -> tensor<16x4x2x32x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 16, 4, 2, 32, 1] : (tensor<2x16x4x2x32x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4x2x32x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x4x2x32x1xf32>) -> tensor<16x4x2x32x1xf32>
    return %1 : tensor<16x4x2x32x1xf32>
  }
  func.func private @dynamic_index_in_dim_36(%arg0: tensor<2x16x4x2x32x32xf32>, %arg1: tensor<i32>) -> tensor<16x4x2x32x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, %c_3, sizes = [1, 16, 4, 2, 32, 32] : (tensor<2x16x4x2x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x4x2x32x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32>
    return %1 : tensor<16x4x2x32x32xf32>
  }
  func.func private @dynamic_index_in_dim_37(%arg0: tensor<2x16x32x8xf32>, %arg1: tensor<i32>) -> tensor<16x32x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 32, 8] : (tensor<2x16x32x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32x8xf32>) -> tensor<16x32x8xf32>
    return %1 : tensor<16x32x8xf32>
  }
  func.func private @dynamic_index_in_dim_38(%arg0: tensor<2x16x32x2x1xi32>, %arg1: tensor<i32>) -> tensor<16x32x2x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 16, 32, 2, 1] : (tensor<2x16x32x2x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x2x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32x2x1xi32>) -> tensor<16x32x2x1xi32>
    return %1 : tensor<16x32x2x1xi32>
  }
  func.func private @dynamic_index_in_dim_39(%arg0: tensor<2x16x32x2xf32>, %arg1: tensor<i32>) -> tensor<16x32x2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 32, 2] : (tensor<2x16x32x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32x2xf32>) -> tensor<16x32x2xf32>
    return %1 : tensor<16x32x2xf32>
  }
  func.func private @dynamic_index_in_dim_40(%arg0: tensor<2x16x32x2x8xf32>, %arg1: tensor<i32>) -> tensor<16x32x2x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 16, 32, 2, 8] : (tensor<2x16x32x2x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x2x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32x2x8xf32>) -> tensor<16x32x2x8xf32>
    return %1 : tensor<16x32x2x8xf32>
  }
  func.func private @dynamic_index_in_dim_41(%arg0: tensor<2x16x32x2x10xf32>, %arg1: tensor<i32>) -> tensor<16x32x2x10xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 16, 32, 2, 10] : (tensor<2x16x32x2x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x2x10xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32x2x10xf32>) -> tensor<16x32x2x10xf32>
    return %1 : tensor<16x32x2x10xf32>
  }
  func.func private @dynamic_index_in_dim_42(%arg0: tensor<2x8xf32>, %arg1: tensor<i32>) -> tensor<8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 8] : (tensor<2x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8xf32>) -> tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func private @dynamic_index_in_dim_43(%arg0: tensor<2x16x32x8x10xf32>, %arg1: tensor<i32>) -> tensor<16x32x8x10xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 16, 32, 8, 10] : (tensor<2x16x32x8x10xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x8x10xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32x8x10xf32>) -> tensor<16x32x8x10xf32>
    return %1 : tensor<16x32x8x10xf32>
  }
  func.func private @dynamic_index_in_dim_44(%arg0: tensor<2x8x16x10x64xf32>, %arg1: tensor<i32>) -> tensor<8x16x10x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, %c_2, sizes = [1, 8, 16, 10, 64] : (tensor<2x8x16x10x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16x10x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x16x10x64xf32>) -> tensor<8x16x10x64xf32>
    return %1 : tensor<8x16x10x64xf32>
  }
  func.func private @closed_call_45(%arg0: tensor<1x32x1x4xf32>, %arg1: tensor<1x32x1x4xf32>, %arg2: tensor<1x32x1x4xf32>, %arg3: tensor<1x32x1x4xf32>, %arg4: tensor<1x32x1x4xf32>, %arg5: tensor<1x32x1x4xf32>, %arg6: tensor<1x32x1x4xf32>, %arg7: tensor<1x32x1x4xf32>, %arg8: tensor<16x4x2x32x32xi1>, %arg9: tensor<16x32x64xf32>, %arg10: tensor<f32>, %arg11: tensor<16x32x64xf32>, %arg12: tensor<16x32x1xf32>, %arg13: tensor<16x32x1xf32>, %arg14: tensor<16x32x64xf32>, %arg15: tensor<1x1x64xf32>, %arg16: tensor<16x32x64xf32>, %arg17: tensor<64x64xf32>, %arg18: tensor<16x32x64xf32>, %arg19: tensor<64x32xf32>, %arg20: tensor<64x32xf32>, %arg21: tensor<16x32x4x2x8xf32>, %arg22: tensor<16x32x4x8xf32>, %arg23: tensor<16x4x2x32x32xf32>, %arg24: tensor<16x4x2x32x1xf32>, %arg25: tensor<16x4x2x32x1xf32>, %arg26: tensor<16x4x2x32x32xf32>, %arg27: tensor<16x32x4x8xf32>, %arg28: tensor<64x64xf32>, %arg29: tensor<16x32x64xf32>, %arg30: tensor<16x32x64xf32>, %arg31: tensor<16x32x1xf32>, %arg32: tensor<16x32x1xf32>, %arg33: tensor<16x32x64xf32>, %arg34: tensor<1x1x64xf32>, %arg35: tensor<16x32x64xf32>, %arg36: tensor<64x8xf32>, %arg37: tensor<16x32x64xf32>, %arg38: tensor<16x32x8xf32>, %arg39: tensor<16x32x1xf32>, %arg40: tensor<16x32x1xf32>, %arg41: tensor<16x32x2x1xi32>, %arg42: tensor<16x32x1xf32>, %arg43: tensor<16x32x2xf32>, %arg44: tensor<16x32x1xf32>, %arg45: tensor<16x32x2x8xf32>, %arg46: tensor<16x32x2x10xf32>, %arg47: tensor<8xf32>, %arg48: tensor<16x32x8x10xf32>, %arg49: tensor<8x64x64xf32>, %arg50: tensor<8x16x10x64xf32>, %arg51: tensor<8x64x64xf32>, %arg52: tensor<8x16x10x64xf32>, %arg53: tensor<8x16x10x64xf32>, %arg54: tensor<8x16x10x64xf32>, %arg55: tensor<8x16x10x64xf32>, %arg56: tensor<8x16x10x64xf32>, %arg57: tensor<8x64x64xf32>, %arg58: tensor<8x16x10x64xf32>, %arg59: tensor<8x16x10x64xf32>, %arg60: tensor<16x32x8x10xf32>) -> (tensor<16x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x8xf32>, tensor<8x64x64xf32>, tensor<8x64x64xf32>, tensor<8x64x64xf32>, tensor<64x32xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x32xf32>) {
    %0 = stablehlo.dot_general %arg9, %arg60, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x8x10xf32>) -> tensor<16x64x8x10xf32>
    %1 = stablehlo.transpose %0, dims = [2, 0, 3, 1] : (tensor<16x64x8x10xf32>) -> tensor<8x16x10x64xf32>
    %2 = stablehlo.dot_general %arg9, %arg59, batching_dims = [0] x [1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<8x16x10x64xf32>) -> tensor<16x32x8x10xf32>
    %3 = stablehlo.dot_general %1, %arg58, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>) -> tensor<8x64x64xf32>
    %4 = stablehlo.transpose %3, dims = [0, 2, 1] : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %5 = stablehlo.dot_general %1, %arg57, batching_dims = [0] x [0], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x16x10x64xf32>, tensor<8x64x64xf32>) -> tensor<8x16x10x64xf32>
    %6 = stablehlo.multiply %arg56, %5 : tensor<8x16x10x64xf32>
    %7 = stablehlo.multiply %5, %arg55 : tensor<8x16x10x64xf32>
    %8 = call @silu_46(%arg52, %arg53, %arg54, %7) : (tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>) -> tensor<8x16x10x64xf32>
    %9 = stablehlo.dot_general %6, %arg50, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>) -> tensor<8x64x64xf32>
    %10 = stablehlo.transpose %9, dims = [0, 2, 1] : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %11 = stablehlo.dot_general %6, %arg51, batching_dims = [0] x [0], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x16x10x64xf32>, tensor<8x64x64xf32>) -> tensor<8x16x10x64xf32>
    %12 = stablehlo.dot_general %8, %arg50, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2], precision = [DEFAULT, DEFAULT] : (tensor<8x16x10x64xf32>, tensor<8x16x10x64xf32>) -> tensor<8x64x64xf32>
    %13 = stablehlo.transpose %12, dims = [0, 2, 1] : (tensor<8x64x64xf32>) -> tensor<8x64x64xf32>
    %14 = stablehlo.dot_general %8, %arg49, batching_dims = [0] x [0], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x16x10x64xf32>, tensor<8x64x64xf32>) -> tensor<8x16x10x64xf32>
    %15 = stablehlo.add %11, %14 : tensor<8x16x10x64xf32>
    %16 = stablehlo.transpose %15, dims = [1, 3, 0, 2] : (tensor<8x16x10x64xf32>) -> tensor<16x64x8x10xf32>
    %17 = stablehlo.dot_general %16, %arg48, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3], precision = [DEFAULT, DEFAULT] : (tensor<16x64x8x10xf32>, tensor<16x32x8x10xf32>) -> tensor<16x64x32xf32>
    %18 = stablehlo.transpose %17, dims = [0, 2, 1] : (tensor<16x64x32xf32>) -> tensor<16x32x64xf32>
    %19 = stablehlo.convert %2 : (tensor<16x32x8x10xf32>) -> tensor<16x32x8x10xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %20 = stablehlo.multiply %cst, %arg10 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.multiply %arg47, %21 : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %24 = stablehlo.divide %22, %23 : tensor<8xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [2] : (tensor<8xf32>) -> tensor<16x32x8xf32>
    %26 = stablehlo.dot_general %19, %arg46, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x10xf32>, tensor<16x32x2x10xf32>) -> tensor<16x32x8x2xf32>
    %27 = stablehlo.transpose %26, dims = [0, 1, 3, 2] : (tensor<16x32x8x2xf32>) -> tensor<16x32x2x8xf32>
    %28 = stablehlo.dot_general %27, %arg45, batching_dims = [0, 1, 2] x [0, 1, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x2x8xf32>, tensor<16x32x2x8xf32>) -> tensor<16x32x2xf32>
    %29 = stablehlo.broadcast_in_dim %arg44, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x2xf32>
    %30 = stablehlo.multiply %28, %29 : tensor<16x32x2xf32>
    %31 = stablehlo.multiply %30, %arg43 : tensor<16x32x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<16x32x2xf32>, tensor<f32>) -> tensor<16x32xf32>
    %33 = stablehlo.reshape %32 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %34 = stablehlo.negate %33 : tensor<16x32x1xf32>
    %35 = stablehlo.broadcast_in_dim %arg42, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x2xf32>
    %36 = stablehlo.divide %28, %35 : tensor<16x32x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%34 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x2xf32>
    %39 = stablehlo.add %36, %38 : tensor<16x32x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x32x8xf32>
    %41 = "stablehlo.scatter"(%40, %arg41, %39) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      %181 = stablehlo.add %arg61, %arg62 : tensor<f32>
      stablehlo.return %181 : tensor<f32>
    }) : (tensor<16x32x8xf32>, tensor<16x32x2x1xi32>, tensor<16x32x2xf32>) -> tensor<16x32x8xf32>
    %42 = stablehlo.add %25, %41 : tensor<16x32x8xf32>
    %43 = stablehlo.broadcast_in_dim %arg40, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x8xf32>
    %44 = stablehlo.multiply %42, %43 : tensor<16x32x8xf32>
    %45 = stablehlo.multiply %44, %arg38 : tensor<16x32x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<16x32x8xf32>, tensor<f32>) -> tensor<16x32xf32>
    %47 = stablehlo.reshape %46 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %48 = stablehlo.negate %47 : tensor<16x32x1xf32>
    %49 = stablehlo.broadcast_in_dim %arg39, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x8xf32>
    %50 = stablehlo.divide %42, %49 : tensor<16x32x8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%48 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x8xf32>
    %53 = stablehlo.add %50, %52 : tensor<16x32x8xf32>
    %54 = stablehlo.multiply %53, %arg38 : tensor<16x32x8xf32>
    %55 = stablehlo.dot_general %54, %arg37, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8xf32>, tensor<16x32x64xf32>) -> tensor<8x64xf32>
    %56 = stablehlo.transpose %55, dims = [1, 0] : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %57 = stablehlo.dot_general %54, %arg36, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8xf32>, tensor<64x8xf32>) -> tensor<16x32x64xf32>
    %58 = stablehlo.convert %57 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %59 = stablehlo.add %18, %58 : tensor<16x32x64xf32>
    %60 = stablehlo.convert %59 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %61 = stablehlo.multiply %arg35, %60 : tensor<16x32x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %63 = stablehlo.reshape %62 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %64 = stablehlo.broadcast_in_dim %arg34, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %65 = stablehlo.multiply %60, %64 : tensor<16x32x64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%63 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %67 = stablehlo.convert %66 : (tensor<64xf32>) -> tensor<64xf32>
    %68 = stablehlo.multiply %arg33, %65 : tensor<16x32x64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %70 = stablehlo.reshape %69 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %71 = stablehlo.broadcast_in_dim %arg32, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %72 = stablehlo.multiply %65, %71 : tensor<16x32x64xf32>
    %73 = stablehlo.multiply %70, %arg31 : tensor<16x32x1xf32>
    %cst_9 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %75 = stablehlo.divide %73, %74 : tensor<16x32x1xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %78 = stablehlo.multiply %77, %arg30 : tensor<16x32x64xf32>
    %79 = stablehlo.add %72, %78 : tensor<16x32x64xf32>
    %80 = stablehlo.convert %79 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %81 = stablehlo.add %arg9, %80 : tensor<16x32x64xf32>
    %82 = stablehlo.dot_general %81, %arg29, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %83 = stablehlo.transpose %82, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %84 = stablehlo.dot_general %81, %arg28, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %85 = stablehlo.reshape %84 : (tensor<16x32x64xf32>) -> tensor<16x32x4x2x8xf32>
    %86 = stablehlo.transpose %85, dims = [0, 2, 4, 3, 1] : (tensor<16x32x4x2x8xf32>) -> tensor<16x4x8x2x32xf32>
    %87 = stablehlo.dot_general %86, %arg27, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8x2x32xf32>, tensor<16x32x4x8xf32>) -> tensor<16x4x2x32x32xf32>
    %88 = stablehlo.dot_general %86, %arg26, batching_dims = [0, 1] x [0, 1], contracting_dims = [3, 4] x [2, 3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8x2x32xf32>, tensor<16x4x2x32x32xf32>) -> tensor<16x4x8x32xf32>
    %89 = stablehlo.transpose %88, dims = [0, 3, 1, 2] : (tensor<16x4x8x32xf32>) -> tensor<16x32x4x8xf32>
    %90 = stablehlo.convert %87 : (tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32>
    %91 = stablehlo.broadcast_in_dim %arg25, dims = [0, 1, 2, 3, 4] : (tensor<16x4x2x32x1xf32>) -> tensor<16x4x2x32x32xf32>
    %92 = stablehlo.multiply %90, %91 : tensor<16x4x2x32x32xf32>
    %93 = stablehlo.multiply %92, %arg23 : tensor<16x4x2x32x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_11) applies stablehlo.add across dimensions = [4] : (tensor<16x4x2x32x32xf32>, tensor<f32>) -> tensor<16x4x2x32xf32>
    %95 = stablehlo.reshape %94 : (tensor<16x4x2x32xf32>) -> tensor<16x4x2x32x1xf32>
    %96 = stablehlo.negate %95 : tensor<16x4x2x32x1xf32>
    %97 = stablehlo.broadcast_in_dim %arg24, dims = [0, 1, 2, 3, 4] : (tensor<16x4x2x32x1xf32>) -> tensor<16x4x2x32x32xf32>
    %98 = stablehlo.divide %90, %97 : tensor<16x4x2x32x32xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%96 init: %cst_12) applies stablehlo.add across dimensions = [4] : (tensor<16x4x2x32x1xf32>, tensor<f32>) -> tensor<16x4x2x32xf32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1, 2, 3] : (tensor<16x4x2x32xf32>) -> tensor<16x4x2x32x32xf32>
    %101 = stablehlo.add %98, %100 : tensor<16x4x2x32x32xf32>
    %102 = stablehlo.multiply %101, %arg23 : tensor<16x4x2x32x32xf32>
    %103 = call @_where_47(%arg8, %102) : (tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32>
    %104 = stablehlo.convert %103 : (tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32>
    %cst_13 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x4x2x32x32xf32>
    %106 = stablehlo.divide %104, %105 : tensor<16x4x2x32x32xf32>
    %107 = stablehlo.transpose %106, dims = [0, 1, 4, 3, 2] : (tensor<16x4x2x32x32xf32>) -> tensor<16x4x32x32x2xf32>
    %108 = stablehlo.dot_general %107, %arg22, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x32x32x2xf32>, tensor<16x32x4x8xf32>) -> tensor<16x4x32x2x8xf32>
    %109 = stablehlo.transpose %108, dims = [0, 2, 1, 3, 4] : (tensor<16x4x32x2x8xf32>) -> tensor<16x32x4x2x8xf32>
    %110 = stablehlo.dot_general %107, %arg21, batching_dims = [0, 1] x [0, 2], contracting_dims = [3, 4] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x32x32x2xf32>, tensor<16x32x4x2x8xf32>) -> tensor<16x4x32x8xf32>
    %111 = stablehlo.transpose %110, dims = [0, 2, 1, 3] : (tensor<16x4x32x8xf32>) -> tensor<16x32x4x8xf32>
    %112 = stablehlo.reshape %109 : (tensor<16x32x4x2x8xf32>) -> tensor<16x32x8x8xf32>
    %113 = stablehlo.reshape %89 : (tensor<16x32x4x8xf32>) -> tensor<16x32x32xf32>
    %114 = stablehlo.dot_general %113, %arg18, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x32xf32>, tensor<16x32x64xf32>) -> tensor<32x64xf32>
    %115 = stablehlo.transpose %114, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %116 = stablehlo.dot_general %113, %arg20, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x32xf32>, tensor<64x32xf32>) -> tensor<16x32x64xf32>
    %117 = stablehlo.convert %111 : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x8xf32>
    %118 = stablehlo.slice %117 [0:16, 0:32, 0:4, 0:4] : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x4xf32>
    %119 = stablehlo.slice %117 [0:16, 0:32, 0:4, 4:8] : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x4xf32>
    %120 = stablehlo.broadcast_in_dim %arg7, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %121 = stablehlo.multiply %119, %120 : tensor<16x32x4x4xf32>
    %122 = stablehlo.broadcast_in_dim %arg6, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %123 = stablehlo.multiply %119, %122 : tensor<16x32x4x4xf32>
    %124 = stablehlo.negate %118 : tensor<16x32x4x4xf32>
    %125 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %126 = stablehlo.multiply %124, %125 : tensor<16x32x4x4xf32>
    %127 = stablehlo.add %123, %126 : tensor<16x32x4x4xf32>
    %128 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %129 = stablehlo.multiply %118, %128 : tensor<16x32x4x4xf32>
    %130 = stablehlo.add %121, %129 : tensor<16x32x4x4xf32>
    %131 = stablehlo.concatenate %130, %127, dim = 3 : (tensor<16x32x4x4xf32>, tensor<16x32x4x4xf32>) -> tensor<16x32x4x8xf32>
    %132 = stablehlo.convert %131 : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x8xf32>
    %133 = stablehlo.reshape %132 : (tensor<16x32x4x8xf32>) -> tensor<16x32x32xf32>
    %134 = stablehlo.dot_general %133, %arg18, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x32xf32>, tensor<16x32x64xf32>) -> tensor<32x64xf32>
    %135 = stablehlo.transpose %134, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %136 = stablehlo.dot_general %133, %arg19, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x32xf32>, tensor<64x32xf32>) -> tensor<16x32x64xf32>
    %137 = stablehlo.add %116, %136 : tensor<16x32x64xf32>
    %138 = stablehlo.convert %112 : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x8xf32>
    %139 = stablehlo.slice %138 [0:16, 0:32, 0:8, 0:4] : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x4xf32>
    %140 = stablehlo.slice %138 [0:16, 0:32, 0:8, 4:8] : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x4xf32>
    %141 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %142 = stablehlo.multiply %140, %141 : tensor<16x32x8x4xf32>
    %143 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %144 = stablehlo.multiply %140, %143 : tensor<16x32x8x4xf32>
    %145 = stablehlo.negate %139 : tensor<16x32x8x4xf32>
    %146 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %147 = stablehlo.multiply %145, %146 : tensor<16x32x8x4xf32>
    %148 = stablehlo.add %144, %147 : tensor<16x32x8x4xf32>
    %149 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %150 = stablehlo.multiply %139, %149 : tensor<16x32x8x4xf32>
    %151 = stablehlo.add %142, %150 : tensor<16x32x8x4xf32>
    %152 = stablehlo.concatenate %151, %148, dim = 3 : (tensor<16x32x8x4xf32>, tensor<16x32x8x4xf32>) -> tensor<16x32x8x8xf32>
    %153 = stablehlo.convert %152 : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x8xf32>
    %154 = stablehlo.reshape %153 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %155 = stablehlo.dot_general %154, %arg18, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %156 = stablehlo.transpose %155, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %157 = stablehlo.dot_general %154, %arg17, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %158 = stablehlo.add %137, %157 : tensor<16x32x64xf32>
    %159 = stablehlo.convert %158 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %160 = stablehlo.multiply %arg16, %159 : tensor<16x32x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %162 = stablehlo.reshape %161 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %163 = stablehlo.broadcast_in_dim %arg15, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %164 = stablehlo.multiply %159, %163 : tensor<16x32x64xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%162 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %166 = stablehlo.convert %165 : (tensor<64xf32>) -> tensor<64xf32>
    %167 = stablehlo.multiply %arg14, %164 : tensor<16x32x64xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%167 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %169 = stablehlo.reshape %168 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %170 = stablehlo.broadcast_in_dim %arg13, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %171 = stablehlo.multiply %164, %170 : tensor<16x32x64xf32>
    %172 = stablehlo.multiply %169, %arg12 : tensor<16x32x1xf32>
    %cst_17 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %174 = stablehlo.divide %172, %173 : tensor<16x32x1xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%174 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %177 = stablehlo.multiply %176, %arg11 : tensor<16x32x64xf32>
    %178 = stablehlo.add %171, %177 : tensor<16x32x64xf32>
    %179 = stablehlo.convert %178 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %180 = stablehlo.add %81, %179 : tensor<16x32x64xf32>
    return %180, %166, %67, %56, %4, %13, %10, %135, %83, %156, %115 : tensor<16x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x8xf32>, tensor<8x64x64xf32>, tensor<8x64x64xf32>, tensor<8x64x64xf32>, tensor<64x32xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x32xf32>
  }
  func.func private @silu_46(%arg0: tensor<8x16x10x64xf32>, %arg1: tensor<8x16x10x64xf32>, %arg2: tensor<8x16x10x64xf32>, %arg3: tensor<8x16x10x64xf32>) -> tensor<8x16x10x64xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<8x16x10x64xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<8x16x10x64xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<8x16x10x64xf32>
    %3 = stablehlo.add %1, %2 : tensor<8x16x10x64xf32>
    return %3 : tensor<8x16x10x64xf32>
  }
  func.func private @_where_47(%arg0: tensor<16x4x2x32x32xi1>, %arg1: tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4x2x32x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>
    return %1 : tensor<16x4x2x32x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_48(%arg0: tensor<2x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<i32>) -> tensor<2x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x64xf32>, tensor<1x64xf32>, tensor<i32>, tensor<i32>) -> tensor<2x64xf32>
    return %1 : tensor<2x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_49(%arg0: tensor<2x64x8xf32>, %arg1: tensor<64x8xf32>, %arg2: tensor<i32>) -> tensor<2x64x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x8xf32>) -> tensor<1x64x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x64x8xf32>, tensor<1x64x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x8xf32>
    return %1 : tensor<2x64x8xf32>
  }
  func.func private @dynamic_update_index_in_dim_50(%arg0: tensor<2x8x64x64xf32>, %arg1: tensor<8x64x64xf32>, %arg2: tensor<i32>) -> tensor<2x8x64x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x64x64xf32>) -> tensor<1x8x64x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x8x64x64xf32>, tensor<1x8x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x64x64xf32>
    return %1 : tensor<2x8x64x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_51(%arg0: tensor<2x64x32xf32>, %arg1: tensor<64x32xf32>, %arg2: tensor<i32>) -> tensor<2x64x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x32xf32>) -> tensor<1x64x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x64x32xf32>, tensor<1x64x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x32xf32>
    return %1 : tensor<2x64x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_52(%arg0: tensor<2x64x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<i32>) -> tensor<2x64x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x64x64xf32>, tensor<1x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x64xf32>
    return %1 : tensor<2x64x64xf32>
  }
}
