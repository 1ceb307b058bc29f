module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256x64xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x64xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<2x64xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<2x128x64xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<2x64x128xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<2x64x128xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<2x64x32xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<2x64x64xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<2x64x64xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<2x64x32xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<64x256xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<64xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<i32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<256x64xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<2x64xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<2x64xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<2x128x64xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<2x64x128xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<2x64x128xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<2x64x32xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<2x64x64xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<2x64x64xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<2x64x32xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<64x256xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<64xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<256x64xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<2x64xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<2x64xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<2x128x64xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<2x64x128xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<2x64x128xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<2x64x32xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<2x64x64xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<2x64x64xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<2x64x32xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<64x256xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<64xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<16x32xi32>, %arg38: tensor<16x32xi32>) -> (tensor<256x64xf32> {jax.result_info = "result[0]['embed']"}, tensor<2x64xf32> {jax.result_info = "result[0]['layers']['attn_norm']"}, tensor<2x64xf32> {jax.result_info = "result[0]['layers']['ffn_norm']"}, tensor<2x128x64xf32> {jax.result_info = "result[0]['layers']['w_down']"}, tensor<2x64x128xf32> {jax.result_info = "result[0]['layers']['w_gate']"}, tensor<2x64x128xf32> {jax.result_info = "result[0]['layers']['w_up']"}, tensor<2x64x32xf32> {jax.result_info = "result[0]['layers']['wk']"}, tensor<2x64x64xf32> {jax.result_info = "result[0]['layers']['wo']"}, tensor<2x64x64xf32> {jax.result_info = "result[0]['layers']['wq']"}, tensor<2x64x32xf32> {jax.result_info = "result[0]['layers']['wv']"}, tensor<64x256xf32> {jax.result_info = "result[0]['lm_head']"}, tensor<64xf32> {jax.result_info = "result[0]['norm']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<256x64xf32> {jax.result_info = "result[1]['m']['embed']"}, tensor<2x64xf32> {jax.result_info = "result[1]['m']['layers']['attn_norm']"}, tensor<2x64xf32> {jax.result_info = "result[1]['m']['layers']['ffn_norm']"}, tensor<2x128x64xf32> {jax.result_info = "result[1]['m']['layers']['w_down']"}, tensor<2x64x128xf32> {jax.result_info = "result[1]['m']['layers']['w_gate']"}, tensor<2x64x128xf32> {jax.result_info = "result[1]['m']['layers']['w_up']"}, tensor<2x64x32xf32> {jax.result_info = "result[1]['m']['layers']['wk']"}, tensor<2x64x64xf32> {jax.result_info = "result[1]['m']['layers']['wo']"}, tensor<2x64x64xf32> {jax.result_info = "result[1]['m']['layers']['wq']"}, tensor<2x64x32xf32> {jax.result_info = "result[1]['m']['layers']['wv']"}, tensor<64x256xf32> {jax.result_info = "result[1]['m']['lm_head']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['norm']"}, tensor<256x64xf32> {jax.result_info = "result[1]['v']['embed']"}, tensor<2x64xf32> {jax.result_info = "result[1]['v']['layers']['attn_norm']"}, tensor<2x64xf32> {jax.result_info = "result[1]['v']['layers']['ffn_norm']"}, tensor<2x128x64xf32> {jax.result_info = "result[1]['v']['layers']['w_down']"}, tensor<2x64x128xf32> {jax.result_info = "result[1]['v']['layers']['w_gate']"}, tensor<2x64x128xf32> {jax.result_info = "result[1]['v']['layers']['w_up']"}, tensor<2x64x32xf32> {jax.result_info = "result[1]['v']['layers']['wk']"}, tensor<2x64x64xf32> {jax.result_info = "result[1]['v']['layers']['wo']"}, tensor<2x64x64xf32> {jax.result_info = "result[1]['v']['layers']['wq']"}, tensor<2x64x32xf32> {jax.result_info = "result[1]['v']['layers']['wv']"}, tensor<64x256xf32> {jax.result_info = "result[1]['v']['lm_head']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['norm']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %1 = stablehlo.compare LT, %arg37, %0, SIGNED : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %3 = stablehlo.add %arg37, %2 : tensor<16x32xi32>
    %4 = stablehlo.select %1, %3, %arg37 : tensor<16x32xi1>, tensor<16x32xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<256x64xf32>, tensor<16x32x1xi32>) -> tensor<16x32x64xf32>
    %7 = stablehlo.iota dim = 0 : tensor<32xi32>
    %8 = stablehlo.iota dim = 0 : tensor<4xf32>
    %9 = stablehlo.negate %8 : tensor<4xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.divide %9, %10 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+05> : tensor<f32>
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
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x16x32x64xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %40:22 = stablehlo.while(%iterArg = %arg1, %iterArg_142 = %arg2, %iterArg_143 = %arg3, %iterArg_144 = %arg4, %iterArg_145 = %arg5, %iterArg_146 = %arg6, %iterArg_147 = %arg7, %iterArg_148 = %arg8, %iterArg_149 = %arg9, %iterArg_150 = %34, %iterArg_151 = %35, %iterArg_152 = %36, %iterArg_153 = %37, %iterArg_154 = %26, %iterArg_155 = %27, %iterArg_156 = %28, %iterArg_157 = %29, %iterArg_158 = %38#0, %iterArg_159 = %38#1, %iterArg_160 = %c_5, %iterArg_161 = %6, %iterArg_162 = %39) : tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x128x64xf32>, tensor<2x64x128xf32>, tensor<2x64x128xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>, tensor<i32>, tensor<16x32x64xf32>, tensor<2x16x32x64xf32>
    cond {
      %c_163 = stablehlo.constant dense<2> : tensor<i32>
      %575 = stablehlo.compare LT, %iterArg_160, %c_163, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %575 : tensor<i1>
    } do {
      %575 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_160) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %576 = func.call @dynamic_index_in_dim(%iterArg_142, %iterArg_160) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %577 = func.call @dynamic_index_in_dim_0(%iterArg_143, %iterArg_160) : (tensor<2x128x64xf32>, tensor<i32>) -> tensor<128x64xf32>
      %578 = func.call @dynamic_index_in_dim_1(%iterArg_144, %iterArg_160) : (tensor<2x64x128xf32>, tensor<i32>) -> tensor<64x128xf32>
      %579 = func.call @dynamic_index_in_dim_1(%iterArg_145, %iterArg_160) : (tensor<2x64x128xf32>, tensor<i32>) -> tensor<64x128xf32>
      %580 = func.call @dynamic_index_in_dim_2(%iterArg_146, %iterArg_160) : (tensor<2x64x32xf32>, tensor<i32>) -> tensor<64x32xf32>
      %581 = func.call @dynamic_index_in_dim_3(%iterArg_147, %iterArg_160) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %582 = func.call @dynamic_index_in_dim_3(%iterArg_148, %iterArg_160) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %583 = func.call @dynamic_index_in_dim_2(%iterArg_149, %iterArg_160) : (tensor<2x64x32xf32>, tensor<i32>) -> tensor<64x32xf32>
      %584:2 = func.call @closed_call(%iterArg_150, %iterArg_151, %iterArg_152, %iterArg_153, %iterArg_154, %iterArg_155, %iterArg_156, %iterArg_157, %iterArg_158, %iterArg_159, %iterArg_161, %575, %576, %577, %578, %579, %580, %581, %582, %583) : (tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>, tensor<16x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x32xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x32xf32>) -> (tensor<16x32x64xf32>, tensor<16x32x64xf32>)
      %585 = func.call @dynamic_update_index_in_dim(%iterArg_162, %584#1, %iterArg_160) : (tensor<2x16x32x64xf32>, tensor<16x32x64xf32>, tensor<i32>) -> tensor<2x16x32x64xf32>
      %c_163 = stablehlo.constant dense<1> : tensor<i32>
      %586 = stablehlo.add %iterArg_160, %c_163 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_142, %iterArg_143, %iterArg_144, %iterArg_145, %iterArg_146, %iterArg_147, %iterArg_148, %iterArg_149, %iterArg_150, %iterArg_151, %iterArg_152, %iterArg_153, %iterArg_154, %iterArg_155, %iterArg_156, %iterArg_157, %iterArg_158, %iterArg_159, %586, %584#0, %585 : tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x128x64xf32>, tensor<2x64x128xf32>, tensor<2x64x128xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<1x32x1x4xf32>, tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>, tensor<i32>, tensor<16x32x64xf32>, tensor<2x16x32x64xf32>
    }
    %41 = stablehlo.convert %40#20 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %42 = chlo.square %41 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %44 = stablehlo.multiply %43, %41 : tensor<16x32x64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%42 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_8 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %48 = stablehlo.divide %46, %47 : tensor<16x32x1xf32>
    %cst_9 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %50 = stablehlo.add %48, %49 : tensor<16x32x1xf32>
    %51 = stablehlo.rsqrt %50 : tensor<16x32x1xf32>
    %52 = stablehlo.divide %51, %50 : tensor<16x32x1xf32>
    %cst_10 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %54 = stablehlo.multiply %53, %52 : tensor<16x32x1xf32>
    %55 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %56 = stablehlo.multiply %41, %55 : tensor<16x32x64xf32>
    %57 = stablehlo.convert %arg11 : (tensor<64xf32>) -> tensor<64xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %60 = stablehlo.multiply %56, %59 : tensor<16x32x64xf32>
    %61 = stablehlo.convert %60 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %62 = stablehlo.dot_general %61, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x256xf32>) -> tensor<16x32x256xf32>
    %63 = stablehlo.convert %62 : (tensor<16x32x256xf32>) -> tensor<16x32x256xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_11) applies stablehlo.maximum across dimensions = [2] : (tensor<16x32x256xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %66 = stablehlo.maximum %65, %64 : tensor<16x32xf32>
    %67 = stablehlo.is_finite %66 : (tensor<16x32xf32>) -> tensor<16x32xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %69 = stablehlo.select %67, %66, %68 : tensor<16x32xi1>, tensor<16x32xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x256xf32>
    %72 = stablehlo.subtract %63, %71 : tensor<16x32x256xf32>
    %73 = stablehlo.exponential %72 : tensor<16x32x256xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%73 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<16x32x256xf32>, tensor<f32>) -> tensor<16x32xf32>
    %75 = stablehlo.abs %74 : tensor<16x32xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %77 = stablehlo.compare GE, %74, %76, FLOAT : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x32xi1>
    %78 = stablehlo.log %75 : tensor<16x32xf32>
    %79 = stablehlo.add %78, %69 : tensor<16x32xf32>
    %80 = call @_one_hot(%arg38) : (tensor<16x32xi32>) -> tensor<16x32x256xf32>
    %81 = stablehlo.multiply %63, %80 : tensor<16x32x256xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_16) applies stablehlo.add across dimensions = [2] : (tensor<16x32x256xf32>, tensor<f32>) -> tensor<16x32xf32>
    %83 = stablehlo.subtract %79, %82 : tensor<16x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %85 = stablehlo.divide %84, %cst_18 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_20 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %86 = stablehlo.divide %cst_19, %cst_20 : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %88 = stablehlo.negate %87 : tensor<16x32xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x256xf32>
    %90 = stablehlo.multiply %89, %80 : tensor<16x32x256xf32>
    %91 = stablehlo.divide %87, %75 : tensor<16x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %93 = stablehlo.select %77, %92, %91 : tensor<16x32xi1>, tensor<16x32xf32>
    %94 = stablehlo.select %77, %91, %92 : tensor<16x32xi1>, tensor<16x32xf32>
    %95 = stablehlo.negate %93 : tensor<16x32xf32>
    %96 = stablehlo.add %94, %95 : tensor<16x32xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x256xf32>
    %98 = stablehlo.multiply %97, %73 : tensor<16x32x256xf32>
    %99 = stablehlo.add %90, %98 : tensor<16x32x256xf32>
    %100 = stablehlo.convert %99 : (tensor<16x32x256xf32>) -> tensor<16x32x256xf32>
    %101 = stablehlo.dot_general %100, %61, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<16x32x64xf32>) -> tensor<256x64xf32>
    %102 = stablehlo.transpose %101, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %103 = stablehlo.dot_general %100, %arg10, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<64x256xf32>) -> tensor<16x32x64xf32>
    %104 = stablehlo.convert %103 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %105 = stablehlo.multiply %56, %104 : tensor<16x32x64xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %107 = stablehlo.reshape %106 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %108 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %109 = stablehlo.multiply %104, %108 : tensor<16x32x64xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%107 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %111 = stablehlo.convert %110 : (tensor<64xf32>) -> tensor<64xf32>
    %112 = stablehlo.multiply %41, %109 : tensor<16x32x64xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_24) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %114 = stablehlo.reshape %113 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %115 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %116 = stablehlo.multiply %109, %115 : tensor<16x32x64xf32>
    %117 = stablehlo.multiply %114, %54 : tensor<16x32x1xf32>
    %cst_25 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %119 = stablehlo.divide %117, %118 : tensor<16x32x1xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_26) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %122 = stablehlo.multiply %121, %44 : tensor<16x32x64xf32>
    %123 = stablehlo.add %116, %122 : tensor<16x32x64xf32>
    %124 = stablehlo.convert %123 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x128x64xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %c_36 = stablehlo.constant dense<0> : tensor<i32>
    %134:23 = stablehlo.while(%iterArg = %40#21, %iterArg_142 = %arg1, %iterArg_143 = %arg2, %iterArg_144 = %arg3, %iterArg_145 = %arg4, %iterArg_146 = %arg5, %iterArg_147 = %arg6, %iterArg_148 = %arg7, %iterArg_149 = %arg8, %iterArg_150 = %arg9, %iterArg_151 = %19, %iterArg_152 = %21, %iterArg_153 = %c_36, %iterArg_154 = %124, %iterArg_155 = %125, %iterArg_156 = %126, %iterArg_157 = %127, %iterArg_158 = %128, %iterArg_159 = %129, %iterArg_160 = %130, %iterArg_161 = %131, %iterArg_162 = %132, %iterArg_163 = %133) : tensor<2x16x32x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x128x64xf32>, tensor<2x64x128xf32>, tensor<2x64x128xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>, tensor<32x4xf32>, tensor<32x32xi1>, tensor<i32>, tensor<16x32x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x128x64xf32>, tensor<2x64x128xf32>, tensor<2x64x128xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>
    cond {
      %c_164 = stablehlo.constant dense<2> : tensor<i32>
      %575 = stablehlo.compare LT, %iterArg_153, %c_164, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %575 : tensor<i1>
    } do {
      %c_164 = stablehlo.constant dense<2> : tensor<i32>
      %575 = stablehlo.subtract %c_164, %iterArg_153 : tensor<i32>
      %c_165 = stablehlo.constant dense<1> : tensor<i32>
      %576 = stablehlo.subtract %575, %c_165 : tensor<i32>
      %577 = func.call @dynamic_index_in_dim_5(%iterArg, %576) : (tensor<2x16x32x64xf32>, tensor<i32>) -> tensor<16x32x64xf32>
      %578 = func.call @dynamic_index_in_dim(%iterArg_142, %576) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %579 = func.call @dynamic_index_in_dim(%iterArg_143, %576) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %580 = func.call @dynamic_index_in_dim_0(%iterArg_144, %576) : (tensor<2x128x64xf32>, tensor<i32>) -> tensor<128x64xf32>
      %581 = func.call @dynamic_index_in_dim_1(%iterArg_145, %576) : (tensor<2x64x128xf32>, tensor<i32>) -> tensor<64x128xf32>
      %582 = func.call @dynamic_index_in_dim_1(%iterArg_146, %576) : (tensor<2x64x128xf32>, tensor<i32>) -> tensor<64x128xf32>
      %583 = func.call @dynamic_index_in_dim_2(%iterArg_147, %576) : (tensor<2x64x32xf32>, tensor<i32>) -> tensor<64x32xf32>
      %584 = func.call @dynamic_index_in_dim_3(%iterArg_148, %576) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %585 = func.call @dynamic_index_in_dim_3(%iterArg_149, %576) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %586 = func.call @dynamic_index_in_dim_2(%iterArg_150, %576) : (tensor<2x64x32xf32>, tensor<i32>) -> tensor<64x32xf32>
      %587:10 = func.call @closed_call_6(%iterArg_151, %iterArg_152, %iterArg_154, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586) : (tensor<32x4xf32>, tensor<32x32xi1>, tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x32xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x32xf32>) -> (tensor<16x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x32xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x32xf32>)
      %588 = func.call @dynamic_update_index_in_dim_11(%iterArg_155, %587#1, %576) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32>
      %589 = func.call @dynamic_update_index_in_dim_11(%iterArg_156, %587#2, %576) : (tensor<2x64xf32>, tensor<64xf32>, tensor<i32>) -> tensor<2x64xf32>
      %590 = func.call @dynamic_update_index_in_dim_12(%iterArg_157, %587#3, %576) : (tensor<2x128x64xf32>, tensor<128x64xf32>, tensor<i32>) -> tensor<2x128x64xf32>
      %591 = func.call @dynamic_update_index_in_dim_13(%iterArg_158, %587#4, %576) : (tensor<2x64x128xf32>, tensor<64x128xf32>, tensor<i32>) -> tensor<2x64x128xf32>
      %592 = func.call @dynamic_update_index_in_dim_13(%iterArg_159, %587#5, %576) : (tensor<2x64x128xf32>, tensor<64x128xf32>, tensor<i32>) -> tensor<2x64x128xf32>
      %593 = func.call @dynamic_update_index_in_dim_14(%iterArg_160, %587#6, %576) : (tensor<2x64x32xf32>, tensor<64x32xf32>, tensor<i32>) -> tensor<2x64x32xf32>
      %594 = func.call @dynamic_update_index_in_dim_15(%iterArg_161, %587#7, %576) : (tensor<2x64x64xf32>, tensor<64x64xf32>, tensor<i32>) -> tensor<2x64x64xf32>
      %595 = func.call @dynamic_update_index_in_dim_15(%iterArg_162, %587#8, %576) : (tensor<2x64x64xf32>, tensor<64x64xf32>, tensor<i32>) -> tensor<2x64x64xf32>
      %596 = func.call @dynamic_update_index_in_dim_14(%iterArg_163, %587#9, %576) : (tensor<2x64x32xf32>, tensor<64x32xf32>, tensor<i32>) -> tensor<2x64x32xf32>
      %c_166 = stablehlo.constant dense<1> : tensor<i32>
      %597 = stablehlo.add %iterArg_153, %c_166 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_142, %iterArg_143, %iterArg_144, %iterArg_145, %iterArg_146, %iterArg_147, %iterArg_148, %iterArg_149, %iterArg_150, %iterArg_151, %iterArg_152, %597, %587#0, %588, %589, %590, %591, %592, %593, %594, %595, %596 : tensor<2x16x32x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x128x64xf32>, tensor<2x64x128xf32>, tensor<2x64x128xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>, tensor<32x4xf32>, tensor<32x32xi1>, tensor<i32>, tensor<16x32x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x128x64xf32>, tensor<2x64x128xf32>, tensor<2x64x128xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>
    }
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %136 = "stablehlo.scatter"(%135, %5, %134#13) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg39: tensor<f32>, %arg40: tensor<f32>):
      %575 = stablehlo.add %arg39, %arg40 : tensor<f32>
      stablehlo.return %575 : tensor<f32>
    }) : (tensor<256x64xf32>, tensor<16x32x1xi32>, tensor<16x32x64xf32>) -> tensor<256x64xf32>
    %137 = stablehlo.convert %136 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %138 = chlo.square %137 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_38) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.add %cst_39, %139 : tensor<f32>
    %141 = stablehlo.convert %134#14 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %142 = chlo.square %141 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_40) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<f32>
    %144 = stablehlo.add %140, %143 : tensor<f32>
    %145 = stablehlo.convert %134#15 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %146 = chlo.square %145 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_41) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x64xf32>, tensor<f32>) -> tensor<f32>
    %148 = stablehlo.add %144, %147 : tensor<f32>
    %149 = stablehlo.convert %134#16 : (tensor<2x128x64xf32>) -> tensor<2x128x64xf32>
    %150 = chlo.square %149 : tensor<2x128x64xf32> -> tensor<2x128x64xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_42) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x128x64xf32>, tensor<f32>) -> tensor<f32>
    %152 = stablehlo.add %148, %151 : tensor<f32>
    %153 = stablehlo.convert %134#17 : (tensor<2x64x128xf32>) -> tensor<2x64x128xf32>
    %154 = chlo.square %153 : tensor<2x64x128xf32> -> tensor<2x64x128xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_43) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x128xf32>, tensor<f32>) -> tensor<f32>
    %156 = stablehlo.add %152, %155 : tensor<f32>
    %157 = stablehlo.convert %134#18 : (tensor<2x64x128xf32>) -> tensor<2x64x128xf32>
    %158 = chlo.square %157 : tensor<2x64x128xf32> -> tensor<2x64x128xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.reduce(%158 init: %cst_44) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x128xf32>, tensor<f32>) -> tensor<f32>
    %160 = stablehlo.add %156, %159 : tensor<f32>
    %161 = stablehlo.convert %134#19 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %162 = chlo.square %161 : tensor<2x64x32xf32> -> tensor<2x64x32xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.reduce(%162 init: %cst_45) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x32xf32>, tensor<f32>) -> tensor<f32>
    %164 = stablehlo.add %160, %163 : tensor<f32>
    %165 = stablehlo.convert %134#20 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %166 = chlo.square %165 : tensor<2x64x64xf32> -> tensor<2x64x64xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_46) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<f32>
    %168 = stablehlo.add %164, %167 : tensor<f32>
    %169 = stablehlo.convert %134#21 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %170 = chlo.square %169 : tensor<2x64x64xf32> -> tensor<2x64x64xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.reduce(%170 init: %cst_47) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<f32>
    %172 = stablehlo.add %168, %171 : tensor<f32>
    %173 = stablehlo.convert %134#22 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %174 = chlo.square %173 : tensor<2x64x32xf32> -> tensor<2x64x32xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%174 init: %cst_48) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x32xf32>, tensor<f32>) -> tensor<f32>
    %176 = stablehlo.add %172, %175 : tensor<f32>
    %177 = stablehlo.convert %102 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %178 = chlo.square %177 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%178 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %180 = stablehlo.add %176, %179 : tensor<f32>
    %181 = stablehlo.convert %111 : (tensor<64xf32>) -> tensor<64xf32>
    %182 = chlo.square %181 : tensor<64xf32> -> tensor<64xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.reduce(%182 init: %cst_50) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %184 = stablehlo.add %180, %183 : tensor<f32>
    %185 = stablehlo.sqrt %184 : tensor<f32>
    %cst_51 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %186 = stablehlo.add %185, %cst_51 : tensor<f32>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %187 = stablehlo.divide %cst_52, %186 : tensor<f32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %188 = stablehlo.minimum %cst_53, %187 : tensor<f32>
    %189 = stablehlo.convert %188 : (tensor<f32>) -> tensor<f32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %191 = stablehlo.multiply %136, %190 : tensor<256x64xf32>
    %192 = stablehlo.convert %188 : (tensor<f32>) -> tensor<f32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %194 = stablehlo.multiply %134#14, %193 : tensor<2x64xf32>
    %195 = stablehlo.convert %188 : (tensor<f32>) -> tensor<f32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %197 = stablehlo.multiply %134#15, %196 : tensor<2x64xf32>
    %198 = stablehlo.convert %188 : (tensor<f32>) -> tensor<f32>
    %199 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<f32>) -> tensor<2x128x64xf32>
    %200 = stablehlo.multiply %134#16, %199 : tensor<2x128x64xf32>
    %201 = stablehlo.convert %188 : (tensor<f32>) -> tensor<f32>
    %202 = stablehlo.broadcast_in_dim %201, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %203 = stablehlo.multiply %134#17, %202 : tensor<2x64x128xf32>
    %204 = stablehlo.convert %188 : (tensor<f32>) -> tensor<f32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %206 = stablehlo.multiply %134#18, %205 : tensor<2x64x128xf32>
    %207 = stablehlo.convert %188 : (tensor<f32>) -> tensor<f32>
    %208 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %209 = stablehlo.multiply %134#19, %208 : tensor<2x64x32xf32>
    %210 = stablehlo.convert %188 : (tensor<f32>) -> tensor<f32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %212 = stablehlo.multiply %134#20, %211 : tensor<2x64x64xf32>
    %213 = stablehlo.convert %188 : (tensor<f32>) -> tensor<f32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %215 = stablehlo.multiply %134#21, %214 : tensor<2x64x64xf32>
    %216 = stablehlo.convert %188 : (tensor<f32>) -> tensor<f32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %218 = stablehlo.multiply %134#22, %217 : tensor<2x64x32xf32>
    %219 = stablehlo.convert %188 : (tensor<f32>) -> tensor<f32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %221 = stablehlo.multiply %102, %220 : tensor<64x256xf32>
    %222 = stablehlo.convert %188 : (tensor<f32>) -> tensor<f32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %224 = stablehlo.multiply %111, %223 : tensor<64xf32>
    %c_54 = stablehlo.constant dense<1> : tensor<i32>
    %225 = stablehlo.add %arg12, %c_54 : tensor<i32>
    %226 = stablehlo.convert %225 : (tensor<i32>) -> tensor<f32>
    %227 = stablehlo.convert %191 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %228 = stablehlo.convert %194 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %229 = stablehlo.convert %197 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %230 = stablehlo.convert %200 : (tensor<2x128x64xf32>) -> tensor<2x128x64xf32>
    %231 = stablehlo.convert %203 : (tensor<2x64x128xf32>) -> tensor<2x64x128xf32>
    %232 = stablehlo.convert %206 : (tensor<2x64x128xf32>) -> tensor<2x64x128xf32>
    %233 = stablehlo.convert %209 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %234 = stablehlo.convert %212 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %235 = stablehlo.convert %215 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %236 = stablehlo.convert %218 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %237 = stablehlo.convert %221 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %238 = stablehlo.convert %224 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_55 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %240 = stablehlo.multiply %239, %arg13 : tensor<256x64xf32>
    %cst_56 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %242 = stablehlo.multiply %241, %227 : tensor<256x64xf32>
    %243 = stablehlo.add %240, %242 : tensor<256x64xf32>
    %cst_57 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %245 = stablehlo.multiply %244, %arg14 : tensor<2x64xf32>
    %cst_58 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %247 = stablehlo.multiply %246, %228 : tensor<2x64xf32>
    %248 = stablehlo.add %245, %247 : tensor<2x64xf32>
    %cst_59 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %250 = stablehlo.multiply %249, %arg15 : tensor<2x64xf32>
    %cst_60 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %251 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %252 = stablehlo.multiply %251, %229 : tensor<2x64xf32>
    %253 = stablehlo.add %250, %252 : tensor<2x64xf32>
    %cst_61 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<2x128x64xf32>
    %255 = stablehlo.multiply %254, %arg16 : tensor<2x128x64xf32>
    %cst_62 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<2x128x64xf32>
    %257 = stablehlo.multiply %256, %230 : tensor<2x128x64xf32>
    %258 = stablehlo.add %255, %257 : tensor<2x128x64xf32>
    %cst_63 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %260 = stablehlo.multiply %259, %arg17 : tensor<2x64x128xf32>
    %cst_64 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %262 = stablehlo.multiply %261, %231 : tensor<2x64x128xf32>
    %263 = stablehlo.add %260, %262 : tensor<2x64x128xf32>
    %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %265 = stablehlo.multiply %264, %arg18 : tensor<2x64x128xf32>
    %cst_66 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %267 = stablehlo.multiply %266, %232 : tensor<2x64x128xf32>
    %268 = stablehlo.add %265, %267 : tensor<2x64x128xf32>
    %cst_67 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %270 = stablehlo.multiply %269, %arg19 : tensor<2x64x32xf32>
    %cst_68 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %272 = stablehlo.multiply %271, %233 : tensor<2x64x32xf32>
    %273 = stablehlo.add %270, %272 : tensor<2x64x32xf32>
    %cst_69 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %275 = stablehlo.multiply %274, %arg20 : tensor<2x64x64xf32>
    %cst_70 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %276 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %277 = stablehlo.multiply %276, %234 : tensor<2x64x64xf32>
    %278 = stablehlo.add %275, %277 : tensor<2x64x64xf32>
    %cst_71 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %280 = stablehlo.multiply %279, %arg21 : tensor<2x64x64xf32>
    %cst_72 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %282 = stablehlo.multiply %281, %235 : tensor<2x64x64xf32>
    %283 = stablehlo.add %280, %282 : tensor<2x64x64xf32>
    %cst_73 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %285 = stablehlo.multiply %284, %arg22 : tensor<2x64x32xf32>
    %cst_74 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %287 = stablehlo.multiply %286, %236 : tensor<2x64x32xf32>
    %288 = stablehlo.add %285, %287 : tensor<2x64x32xf32>
    %cst_75 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %290 = stablehlo.multiply %289, %arg23 : tensor<64x256xf32>
    %cst_76 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %291 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %292 = stablehlo.multiply %291, %237 : tensor<64x256xf32>
    %293 = stablehlo.add %290, %292 : tensor<64x256xf32>
    %cst_77 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %295 = stablehlo.multiply %294, %arg24 : tensor<64xf32>
    %cst_78 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %297 = stablehlo.multiply %296, %238 : tensor<64xf32>
    %298 = stablehlo.add %295, %297 : tensor<64xf32>
    %cst_79 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %300 = stablehlo.multiply %299, %arg25 : tensor<256x64xf32>
    %301 = chlo.square %227 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_80 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %303 = stablehlo.multiply %302, %301 : tensor<256x64xf32>
    %304 = stablehlo.add %300, %303 : tensor<256x64xf32>
    %cst_81 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %306 = stablehlo.multiply %305, %arg26 : tensor<2x64xf32>
    %307 = chlo.square %228 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_82 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %309 = stablehlo.multiply %308, %307 : tensor<2x64xf32>
    %310 = stablehlo.add %306, %309 : tensor<2x64xf32>
    %cst_83 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %312 = stablehlo.multiply %311, %arg27 : tensor<2x64xf32>
    %313 = chlo.square %229 : tensor<2x64xf32> -> tensor<2x64xf32>
    %cst_84 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %315 = stablehlo.multiply %314, %313 : tensor<2x64xf32>
    %316 = stablehlo.add %312, %315 : tensor<2x64xf32>
    %cst_85 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<2x128x64xf32>
    %318 = stablehlo.multiply %317, %arg28 : tensor<2x128x64xf32>
    %319 = chlo.square %230 : tensor<2x128x64xf32> -> tensor<2x128x64xf32>
    %cst_86 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<2x128x64xf32>
    %321 = stablehlo.multiply %320, %319 : tensor<2x128x64xf32>
    %322 = stablehlo.add %318, %321 : tensor<2x128x64xf32>
    %cst_87 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %324 = stablehlo.multiply %323, %arg29 : tensor<2x64x128xf32>
    %325 = chlo.square %231 : tensor<2x64x128xf32> -> tensor<2x64x128xf32>
    %cst_88 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %327 = stablehlo.multiply %326, %325 : tensor<2x64x128xf32>
    %328 = stablehlo.add %324, %327 : tensor<2x64x128xf32>
    %cst_89 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %330 = stablehlo.multiply %329, %arg30 : tensor<2x64x128xf32>
    %331 = chlo.square %232 : tensor<2x64x128xf32> -> tensor<2x64x128xf32>
    %cst_90 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %333 = stablehlo.multiply %332, %331 : tensor<2x64x128xf32>
    %334 = stablehlo.add %330, %333 : tensor<2x64x128xf32>
    %cst_91 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %336 = stablehlo.multiply %335, %arg31 : tensor<2x64x32xf32>
    %337 = chlo.square %233 : tensor<2x64x32xf32> -> tensor<2x64x32xf32>
    %cst_92 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %339 = stablehlo.multiply %338, %337 : tensor<2x64x32xf32>
    %340 = stablehlo.add %336, %339 : tensor<2x64x32xf32>
    %cst_93 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %342 = stablehlo.multiply %341, %arg32 : tensor<2x64x64xf32>
    %343 = chlo.square %234 : tensor<2x64x64xf32> -> tensor<2x64x64xf32>
    %cst_94 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %345 = stablehlo.multiply %344, %343 : tensor<2x64x64xf32>
    %346 = stablehlo.add %342, %345 : tensor<2x64x64xf32>
    %cst_95 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %348 = stablehlo.multiply %347, %arg33 : tensor<2x64x64xf32>
    %349 = chlo.square %235 : tensor<2x64x64xf32> -> tensor<2x64x64xf32>
    %cst_96 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %351 = stablehlo.multiply %350, %349 : tensor<2x64x64xf32>
    %352 = stablehlo.add %348, %351 : tensor<2x64x64xf32>
    %cst_97 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %354 = stablehlo.multiply %353, %arg34 : tensor<2x64x32xf32>
    %355 = chlo.square %236 : tensor<2x64x32xf32> -> tensor<2x64x32xf32>
    %cst_98 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %357 = stablehlo.multiply %356, %355 : tensor<2x64x32xf32>
    %358 = stablehlo.add %354, %357 : tensor<2x64x32xf32>
    %cst_99 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %360 = stablehlo.multiply %359, %arg35 : tensor<64x256xf32>
    %361 = chlo.square %237 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_100 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %363 = stablehlo.multiply %362, %361 : tensor<64x256xf32>
    %364 = stablehlo.add %360, %363 : tensor<64x256xf32>
    %cst_101 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %366 = stablehlo.multiply %365, %arg36 : tensor<64xf32>
    %367 = chlo.square %238 : tensor<64xf32> -> tensor<64xf32>
    %cst_102 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %369 = stablehlo.multiply %368, %367 : tensor<64xf32>
    %370 = stablehlo.add %366, %369 : tensor<64xf32>
    %cst_103 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %371 = stablehlo.power %cst_103, %226 : tensor<f32>
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %372 = stablehlo.subtract %cst_104, %371 : tensor<f32>
    %cst_105 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %373 = stablehlo.power %cst_105, %226 : tensor<f32>
    %cst_106 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %374 = stablehlo.subtract %cst_106, %373 : tensor<f32>
    %375 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %376 = stablehlo.divide %243, %375 : tensor<256x64xf32>
    %377 = stablehlo.broadcast_in_dim %374, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %378 = stablehlo.divide %304, %377 : tensor<256x64xf32>
    %379 = stablehlo.sqrt %378 : tensor<256x64xf32>
    %cst_107 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %381 = stablehlo.add %379, %380 : tensor<256x64xf32>
    %382 = stablehlo.divide %376, %381 : tensor<256x64xf32>
    %383 = stablehlo.convert %arg0 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %cst_108 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %385 = stablehlo.multiply %384, %383 : tensor<256x64xf32>
    %386 = stablehlo.add %382, %385 : tensor<256x64xf32>
    %387 = stablehlo.convert %arg0 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %cst_109 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %388 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %389 = stablehlo.multiply %388, %386 : tensor<256x64xf32>
    %390 = stablehlo.subtract %387, %389 : tensor<256x64xf32>
    %391 = stablehlo.convert %390 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %392 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %393 = stablehlo.divide %248, %392 : tensor<2x64xf32>
    %394 = stablehlo.broadcast_in_dim %374, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %395 = stablehlo.divide %310, %394 : tensor<2x64xf32>
    %396 = stablehlo.sqrt %395 : tensor<2x64xf32>
    %cst_110 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %397 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %398 = stablehlo.add %396, %397 : tensor<2x64xf32>
    %399 = stablehlo.divide %393, %398 : tensor<2x64xf32>
    %400 = stablehlo.convert %arg1 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %cst_111 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %402 = stablehlo.multiply %401, %400 : tensor<2x64xf32>
    %403 = stablehlo.add %399, %402 : tensor<2x64xf32>
    %404 = stablehlo.convert %arg1 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %cst_112 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %405 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %406 = stablehlo.multiply %405, %403 : tensor<2x64xf32>
    %407 = stablehlo.subtract %404, %406 : tensor<2x64xf32>
    %408 = stablehlo.convert %407 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %409 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %410 = stablehlo.divide %253, %409 : tensor<2x64xf32>
    %411 = stablehlo.broadcast_in_dim %374, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %412 = stablehlo.divide %316, %411 : tensor<2x64xf32>
    %413 = stablehlo.sqrt %412 : tensor<2x64xf32>
    %cst_113 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %415 = stablehlo.add %413, %414 : tensor<2x64xf32>
    %416 = stablehlo.divide %410, %415 : tensor<2x64xf32>
    %417 = stablehlo.convert %arg2 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %cst_114 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %419 = stablehlo.multiply %418, %417 : tensor<2x64xf32>
    %420 = stablehlo.add %416, %419 : tensor<2x64xf32>
    %421 = stablehlo.convert %arg2 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %cst_115 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<2x64xf32>
    %423 = stablehlo.multiply %422, %420 : tensor<2x64xf32>
    %424 = stablehlo.subtract %421, %423 : tensor<2x64xf32>
    %425 = stablehlo.convert %424 : (tensor<2x64xf32>) -> tensor<2x64xf32>
    %426 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<2x128x64xf32>
    %427 = stablehlo.divide %258, %426 : tensor<2x128x64xf32>
    %428 = stablehlo.broadcast_in_dim %374, dims = [] : (tensor<f32>) -> tensor<2x128x64xf32>
    %429 = stablehlo.divide %322, %428 : tensor<2x128x64xf32>
    %430 = stablehlo.sqrt %429 : tensor<2x128x64xf32>
    %cst_116 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<2x128x64xf32>
    %432 = stablehlo.add %430, %431 : tensor<2x128x64xf32>
    %433 = stablehlo.divide %427, %432 : tensor<2x128x64xf32>
    %434 = stablehlo.convert %arg3 : (tensor<2x128x64xf32>) -> tensor<2x128x64xf32>
    %cst_117 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<2x128x64xf32>
    %436 = stablehlo.multiply %435, %434 : tensor<2x128x64xf32>
    %437 = stablehlo.add %433, %436 : tensor<2x128x64xf32>
    %438 = stablehlo.convert %arg3 : (tensor<2x128x64xf32>) -> tensor<2x128x64xf32>
    %cst_118 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<2x128x64xf32>
    %440 = stablehlo.multiply %439, %437 : tensor<2x128x64xf32>
    %441 = stablehlo.subtract %438, %440 : tensor<2x128x64xf32>
    %442 = stablehlo.convert %441 : (tensor<2x128x64xf32>) -> tensor<2x128x64xf32>
    %443 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %444 = stablehlo.divide %263, %443 : tensor<2x64x128xf32>
    %445 = stablehlo.broadcast_in_dim %374, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %446 = stablehlo.divide %328, %445 : tensor<2x64x128xf32>
    %447 = stablehlo.sqrt %446 : tensor<2x64x128xf32>
    %cst_119 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %449 = stablehlo.add %447, %448 : tensor<2x64x128xf32>
    %450 = stablehlo.divide %444, %449 : tensor<2x64x128xf32>
    %451 = stablehlo.convert %arg4 : (tensor<2x64x128xf32>) -> tensor<2x64x128xf32>
    %cst_120 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %453 = stablehlo.multiply %452, %451 : tensor<2x64x128xf32>
    %454 = stablehlo.add %450, %453 : tensor<2x64x128xf32>
    %455 = stablehlo.convert %arg4 : (tensor<2x64x128xf32>) -> tensor<2x64x128xf32>
    %cst_121 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %457 = stablehlo.multiply %456, %454 : tensor<2x64x128xf32>
    %458 = stablehlo.subtract %455, %457 : tensor<2x64x128xf32>
    %459 = stablehlo.convert %458 : (tensor<2x64x128xf32>) -> tensor<2x64x128xf32>
    %460 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %461 = stablehlo.divide %268, %460 : tensor<2x64x128xf32>
    %462 = stablehlo.broadcast_in_dim %374, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %463 = stablehlo.divide %334, %462 : tensor<2x64x128xf32>
    %464 = stablehlo.sqrt %463 : tensor<2x64x128xf32>
    %cst_122 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %466 = stablehlo.add %464, %465 : tensor<2x64x128xf32>
    %467 = stablehlo.divide %461, %466 : tensor<2x64x128xf32>
    %468 = stablehlo.convert %arg5 : (tensor<2x64x128xf32>) -> tensor<2x64x128xf32>
    %cst_123 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %470 = stablehlo.multiply %469, %468 : tensor<2x64x128xf32>
    %471 = stablehlo.add %467, %470 : tensor<2x64x128xf32>
    %472 = stablehlo.convert %arg5 : (tensor<2x64x128xf32>) -> tensor<2x64x128xf32>
    %cst_124 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<2x64x128xf32>
    %474 = stablehlo.multiply %473, %471 : tensor<2x64x128xf32>
    %475 = stablehlo.subtract %472, %474 : tensor<2x64x128xf32>
    %476 = stablehlo.convert %475 : (tensor<2x64x128xf32>) -> tensor<2x64x128xf32>
    %477 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %478 = stablehlo.divide %273, %477 : tensor<2x64x32xf32>
    %479 = stablehlo.broadcast_in_dim %374, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %480 = stablehlo.divide %340, %479 : tensor<2x64x32xf32>
    %481 = stablehlo.sqrt %480 : tensor<2x64x32xf32>
    %cst_125 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %483 = stablehlo.add %481, %482 : tensor<2x64x32xf32>
    %484 = stablehlo.divide %478, %483 : tensor<2x64x32xf32>
    %485 = stablehlo.convert %arg6 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %cst_126 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %486 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %487 = stablehlo.multiply %486, %485 : tensor<2x64x32xf32>
    %488 = stablehlo.add %484, %487 : tensor<2x64x32xf32>
    %489 = stablehlo.convert %arg6 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %cst_127 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %491 = stablehlo.multiply %490, %488 : tensor<2x64x32xf32>
    %492 = stablehlo.subtract %489, %491 : tensor<2x64x32xf32>
    %493 = stablehlo.convert %492 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %494 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %495 = stablehlo.divide %278, %494 : tensor<2x64x64xf32>
    %496 = stablehlo.broadcast_in_dim %374, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %497 = stablehlo.divide %346, %496 : tensor<2x64x64xf32>
    %498 = stablehlo.sqrt %497 : tensor<2x64x64xf32>
    %cst_128 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %499 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %500 = stablehlo.add %498, %499 : tensor<2x64x64xf32>
    %501 = stablehlo.divide %495, %500 : tensor<2x64x64xf32>
    %502 = stablehlo.convert %arg7 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %cst_129 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %504 = stablehlo.multiply %503, %502 : tensor<2x64x64xf32>
    %505 = stablehlo.add %501, %504 : tensor<2x64x64xf32>
    %506 = stablehlo.convert %arg7 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %cst_130 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %507 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %508 = stablehlo.multiply %507, %505 : tensor<2x64x64xf32>
    %509 = stablehlo.subtract %506, %508 : tensor<2x64x64xf32>
    %510 = stablehlo.convert %509 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %511 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %512 = stablehlo.divide %283, %511 : tensor<2x64x64xf32>
    %513 = stablehlo.broadcast_in_dim %374, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %514 = stablehlo.divide %352, %513 : tensor<2x64x64xf32>
    %515 = stablehlo.sqrt %514 : tensor<2x64x64xf32>
    %cst_131 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %516 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %517 = stablehlo.add %515, %516 : tensor<2x64x64xf32>
    %518 = stablehlo.divide %512, %517 : tensor<2x64x64xf32>
    %519 = stablehlo.convert %arg8 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %cst_132 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %521 = stablehlo.multiply %520, %519 : tensor<2x64x64xf32>
    %522 = stablehlo.add %518, %521 : tensor<2x64x64xf32>
    %523 = stablehlo.convert %arg8 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %cst_133 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<2x64x64xf32>
    %525 = stablehlo.multiply %524, %522 : tensor<2x64x64xf32>
    %526 = stablehlo.subtract %523, %525 : tensor<2x64x64xf32>
    %527 = stablehlo.convert %526 : (tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
    %528 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %529 = stablehlo.divide %288, %528 : tensor<2x64x32xf32>
    %530 = stablehlo.broadcast_in_dim %374, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %531 = stablehlo.divide %358, %530 : tensor<2x64x32xf32>
    %532 = stablehlo.sqrt %531 : tensor<2x64x32xf32>
    %cst_134 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %534 = stablehlo.add %532, %533 : tensor<2x64x32xf32>
    %535 = stablehlo.divide %529, %534 : tensor<2x64x32xf32>
    %536 = stablehlo.convert %arg9 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %cst_135 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %537 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %538 = stablehlo.multiply %537, %536 : tensor<2x64x32xf32>
    %539 = stablehlo.add %535, %538 : tensor<2x64x32xf32>
    %540 = stablehlo.convert %arg9 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %cst_136 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %541 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<2x64x32xf32>
    %542 = stablehlo.multiply %541, %539 : tensor<2x64x32xf32>
    %543 = stablehlo.subtract %540, %542 : tensor<2x64x32xf32>
    %544 = stablehlo.convert %543 : (tensor<2x64x32xf32>) -> tensor<2x64x32xf32>
    %545 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %546 = stablehlo.divide %293, %545 : tensor<64x256xf32>
    %547 = stablehlo.broadcast_in_dim %374, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %548 = stablehlo.divide %364, %547 : tensor<64x256xf32>
    %549 = stablehlo.sqrt %548 : tensor<64x256xf32>
    %cst_137 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %551 = stablehlo.add %549, %550 : tensor<64x256xf32>
    %552 = stablehlo.divide %546, %551 : tensor<64x256xf32>
    %553 = stablehlo.convert %arg10 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %cst_138 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %555 = stablehlo.multiply %554, %553 : tensor<64x256xf32>
    %556 = stablehlo.add %552, %555 : tensor<64x256xf32>
    %557 = stablehlo.convert %arg10 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %cst_139 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %559 = stablehlo.multiply %558, %556 : tensor<64x256xf32>
    %560 = stablehlo.subtract %557, %559 : tensor<64x256xf32>
    %561 = stablehlo.convert %560 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %562 = stablehlo.broadcast_in_dim %372, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %563 = stablehlo.divide %298, %562 : tensor<64xf32>
    %564 = stablehlo.broadcast_in_dim %374, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %565 = stablehlo.divide %370, %564 : tensor<64xf32>
    %566 = stablehlo.sqrt %565 : tensor<64xf32>
    %cst_140 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %567 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %568 = stablehlo.add %566, %567 : tensor<64xf32>
    %569 = stablehlo.divide %563, %568 : tensor<64xf32>
    %570 = stablehlo.convert %arg11 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_141 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %571 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %572 = stablehlo.multiply %571, %569 : tensor<64xf32>
    %573 = stablehlo.subtract %570, %572 : tensor<64xf32>
    %574 = stablehlo.convert %573 : (tensor<64xf32>) -> tensor<64xf32>
    return %391, %408, %425, %442, %459, %476, %493, %510, %527, %544, %561, %574, %225, %243, %248, %253, %258, %263, %268, %273, %278, %283, %288, %293, %298, %304, %310, %316, %322, %328, %334, %340, %346, %352, %358, %364, %370, %85 : tensor<256x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x128x64xf32>, tensor<2x64x128xf32>, tensor<2x64x128xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<i32>, tensor<256x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x128x64xf32>, tensor<2x64x128xf32>, tensor<2x64x128xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x128x64xf32>, tensor<2x64x128xf32>, tensor<2x64x128xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<f32>
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
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x64xf32>, %arg1: tensor<i32>) -> tensor<64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 64] : (tensor<2x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64xf32>) -> tensor<64xf32>
    return %1 : tensor<64xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x128x64xf32>, %arg1: tensor<i32>) -> tensor<128x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 128, 64] : (tensor<2x128x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x128x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x128x64xf32>) -> tensor<128x64xf32>
    return %1 : tensor<128x64xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x64x128xf32>, %arg1: tensor<i32>) -> tensor<64x128xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 128] : (tensor<2x64x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x128xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x128xf32>) -> tensor<64x128xf32>
    return %1 : tensor<64x128xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x64x32xf32>, %arg1: tensor<i32>) -> tensor<64x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 32] : (tensor<2x64x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x32xf32>) -> tensor<64x32xf32>
    return %1 : tensor<64x32xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x64x64xf32>, %arg1: tensor<i32>) -> tensor<64x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 64] : (tensor<2x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
  func.func private @closed_call(%arg0: tensor<1x32x1x4xf32>, %arg1: tensor<1x32x1x4xf32>, %arg2: tensor<1x32x1x4xf32>, %arg3: tensor<1x32x1x4xf32>, %arg4: tensor<1x32x1x4xf32>, %arg5: tensor<1x32x1x4xf32>, %arg6: tensor<1x32x1x4xf32>, %arg7: tensor<1x32x1x4xf32>, %arg8: tensor<16x4x2x32x32xi1>, %arg9: tensor<16x4x2x32x32xf32>, %arg10: tensor<16x32x64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<128x64xf32>, %arg14: tensor<64x128xf32>, %arg15: tensor<64x128xf32>, %arg16: tensor<64x32xf32>, %arg17: tensor<64x64xf32>, %arg18: tensor<64x64xf32>, %arg19: tensor<64x32xf32>) -> (tensor<16x32x64xf32>, tensor<16x32x64xf32>) {
    %0 = stablehlo.convert %arg10 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %1 = chlo.square %0 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<16x32x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %7 = stablehlo.add %5, %6 : tensor<16x32x1xf32>
    %8 = stablehlo.rsqrt %7 : tensor<16x32x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %10 = stablehlo.multiply %0, %9 : tensor<16x32x64xf32>
    %11 = stablehlo.convert %arg11 : (tensor<64xf32>) -> tensor<64xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %14 = stablehlo.multiply %10, %13 : tensor<16x32x64xf32>
    %15 = stablehlo.convert %14 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %16 = stablehlo.dot_general %15, %arg18, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %17 = stablehlo.reshape %16 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %18 = stablehlo.convert %17 : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x8xf32>
    %19 = stablehlo.slice %18 [0:16, 0:32, 0:8, 0:4] : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x4xf32>
    %20 = stablehlo.slice %18 [0:16, 0:32, 0:8, 4:8] : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x4xf32>
    %21 = stablehlo.broadcast_in_dim %arg4, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %22 = stablehlo.multiply %19, %21 : tensor<16x32x8x4xf32>
    %23 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %24 = stablehlo.multiply %20, %23 : tensor<16x32x8x4xf32>
    %25 = stablehlo.subtract %22, %24 : tensor<16x32x8x4xf32>
    %26 = stablehlo.broadcast_in_dim %arg6, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %27 = stablehlo.multiply %20, %26 : tensor<16x32x8x4xf32>
    %28 = stablehlo.broadcast_in_dim %arg7, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %29 = stablehlo.multiply %19, %28 : tensor<16x32x8x4xf32>
    %30 = stablehlo.add %27, %29 : tensor<16x32x8x4xf32>
    %31 = stablehlo.concatenate %25, %30, dim = 3 : (tensor<16x32x8x4xf32>, tensor<16x32x8x4xf32>) -> tensor<16x32x8x8xf32>
    %32 = stablehlo.convert %31 : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x8xf32>
    %33 = stablehlo.dot_general %15, %arg16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x32xf32>) -> tensor<16x32x32xf32>
    %34 = stablehlo.reshape %33 : (tensor<16x32x32xf32>) -> tensor<16x32x4x8xf32>
    %35 = stablehlo.convert %34 : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x8xf32>
    %36 = stablehlo.slice %35 [0:16, 0:32, 0:4, 0:4] : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x4xf32>
    %37 = stablehlo.slice %35 [0:16, 0:32, 0:4, 4:8] : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x4xf32>
    %38 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %39 = stablehlo.multiply %36, %38 : tensor<16x32x4x4xf32>
    %40 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %41 = stablehlo.multiply %37, %40 : tensor<16x32x4x4xf32>
    %42 = stablehlo.subtract %39, %41 : tensor<16x32x4x4xf32>
    %43 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %44 = stablehlo.multiply %37, %43 : tensor<16x32x4x4xf32>
    %45 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %46 = stablehlo.multiply %36, %45 : tensor<16x32x4x4xf32>
    %47 = stablehlo.add %44, %46 : tensor<16x32x4x4xf32>
    %48 = stablehlo.concatenate %42, %47, dim = 3 : (tensor<16x32x4x4xf32>, tensor<16x32x4x4xf32>) -> tensor<16x32x4x8xf32>
    %49 = stablehlo.convert %48 : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x8xf32>
    %50 = stablehlo.dot_general %15, %arg19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x32xf32>) -> tensor<16x32x32xf32>
    %51 = stablehlo.reshape %50 : (tensor<16x32x32xf32>) -> tensor<16x32x4x8xf32>
    %52 = stablehlo.reshape %32 : (tensor<16x32x8x8xf32>) -> tensor<16x32x4x2x8xf32>
    %53 = stablehlo.dot_general %49, %52, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x8xf32>, tensor<16x32x4x2x8xf32>) -> tensor<16x4x32x32x2xf32>
    %54 = stablehlo.transpose %53, dims = [0, 1, 4, 3, 2] : (tensor<16x4x32x32x2xf32>) -> tensor<16x4x2x32x32xf32>
    %cst_2 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x4x2x32x32xf32>
    %56 = stablehlo.divide %54, %55 : tensor<16x4x2x32x32xf32>
    %57 = stablehlo.convert %56 : (tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32>
    %58 = call @_where_4(%57, %arg8, %arg9) : (tensor<16x4x2x32x32xf32>, tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_3) applies stablehlo.maximum across dimensions = [4] : (tensor<16x4x2x32x32xf32>, tensor<f32>) -> tensor<16x4x2x32xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x4x2x32xf32>
    %61 = stablehlo.maximum %60, %59 : tensor<16x4x2x32xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<16x4x2x32xf32>) -> tensor<16x4x2x32x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3, 4] : (tensor<16x4x2x32x1xf32>) -> tensor<16x4x2x32x32xf32>
    %64 = stablehlo.subtract %58, %63 : tensor<16x4x2x32x32xf32>
    %65 = stablehlo.exponential %64 : tensor<16x4x2x32x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_5) applies stablehlo.add across dimensions = [4] : (tensor<16x4x2x32x32xf32>, tensor<f32>) -> tensor<16x4x2x32xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<16x4x2x32xf32>) -> tensor<16x4x2x32x1xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3, 4] : (tensor<16x4x2x32x1xf32>) -> tensor<16x4x2x32x32xf32>
    %69 = stablehlo.divide %65, %68 : tensor<16x4x2x32x32xf32>
    %70 = stablehlo.convert %69 : (tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32>
    %71 = stablehlo.dot_general %51, %70, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x8xf32>, tensor<16x4x2x32x32xf32>) -> tensor<16x4x8x2x32xf32>
    %72 = stablehlo.transpose %71, dims = [0, 4, 1, 3, 2] : (tensor<16x4x8x2x32xf32>) -> tensor<16x32x4x2x8xf32>
    %73 = stablehlo.reshape %72 : (tensor<16x32x4x2x8xf32>) -> tensor<16x32x64xf32>
    %74 = stablehlo.dot_general %73, %arg17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %75 = stablehlo.add %arg10, %74 : tensor<16x32x64xf32>
    %76 = stablehlo.convert %75 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %77 = chlo.square %76 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_6) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_7 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %81 = stablehlo.divide %79, %80 : tensor<16x32x1xf32>
    %cst_8 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %83 = stablehlo.add %81, %82 : tensor<16x32x1xf32>
    %84 = stablehlo.rsqrt %83 : tensor<16x32x1xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %86 = stablehlo.multiply %76, %85 : tensor<16x32x64xf32>
    %87 = stablehlo.convert %arg12 : (tensor<64xf32>) -> tensor<64xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %90 = stablehlo.multiply %86, %89 : tensor<16x32x64xf32>
    %91 = stablehlo.convert %90 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %92 = stablehlo.dot_general %91, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x128xf32>) -> tensor<16x32x128xf32>
    %93 = call @silu(%92) : (tensor<16x32x128xf32>) -> tensor<16x32x128xf32>
    %94 = stablehlo.dot_general %91, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x128xf32>) -> tensor<16x32x128xf32>
    %95 = stablehlo.multiply %93, %94 : tensor<16x32x128xf32>
    %96 = stablehlo.dot_general %95, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x128xf32>, tensor<128x64xf32>) -> tensor<16x32x64xf32>
    %97 = stablehlo.add %75, %96 : tensor<16x32x64xf32>
    return %97, %arg10 : tensor<16x32x64xf32>, tensor<16x32x64xf32>
  }
  func.func private @_where_4(%arg0: tensor<16x4x2x32x32xf32>, %arg1: tensor<16x4x2x32x32xi1>, %arg2: tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>
    return %0 : tensor<16x4x2x32x32xf32>
  }
  func.func private @silu(%arg0: tensor<16x32x128xf32>) -> tensor<16x32x128xf32> {
    %0 = stablehlo.negate %arg0 : tensor<16x32x128xf32>
    %1 = stablehlo.exponential %0 : tensor<16x32x128xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32x128xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x32x128xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32x128xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x32x128xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<16x32x128xf32>
    return %6 : tensor<16x32x128xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x16x32x64xf32>, %arg1: tensor<16x32x64xf32>, %arg2: tensor<i32>) -> tensor<2x16x32x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<16x32x64xf32>) -> tensor<1x16x32x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x16x32x64xf32>, tensor<1x16x32x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x64xf32>
    return %1 : tensor<2x16x32x64xf32>
  }
  func.func private @_one_hot(%arg0: tensor<16x32xi32>) -> tensor<16x32x256xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x256xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<16x32x1xi32>) -> tensor<16x32x256xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x256xi32>) -> tensor<16x32x256xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<16x32x256xi32>, tensor<16x32x256xi32>) -> tensor<16x32x256xi1>
    %5 = stablehlo.convert %4 : (tensor<16x32x256xi1>) -> tensor<16x32x256xf32>
    return %5 : tensor<16x32x256xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<2x16x32x64xf32>, %arg1: tensor<i32>) -> tensor<16x32x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 16, 32, 64] : (tensor<2x16x32x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32x64xf32>) -> tensor<16x32x64xf32>
    return %1 : tensor<16x32x64xf32>
  }
  func.func private @closed_call_6(%arg0: tensor<32x4xf32>, %arg1: tensor<32x32xi1>, %arg2: tensor<16x32x64xf32>, %arg3: tensor<16x32x64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<128x64xf32>, %arg7: tensor<64x128xf32>, %arg8: tensor<64x128xf32>, %arg9: tensor<64x32xf32>, %arg10: tensor<64x64xf32>, %arg11: tensor<64x64xf32>, %arg12: tensor<64x32xf32>) -> (tensor<16x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x32xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x32xf32>) {
    %0:13 = stablehlo.optimization_barrier %arg0, %arg1, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg2 : tensor<32x4xf32>, tensor<32x32xi1>, tensor<16x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x32xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x32xf32>, tensor<16x32x64xf32>
    %1 = stablehlo.convert %0#2 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %2 = chlo.square %1 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<16x32x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %8 = stablehlo.divide %6, %7 : tensor<16x32x1xf32>
    %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %10 = stablehlo.add %8, %9 : tensor<16x32x1xf32>
    %11 = stablehlo.rsqrt %10 : tensor<16x32x1xf32>
    %12 = stablehlo.divide %11, %10 : tensor<16x32x1xf32>
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<16x32x1xf32>
    %15 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %16 = stablehlo.multiply %1, %15 : tensor<16x32x64xf32>
    %17 = stablehlo.convert %0#3 : (tensor<64xf32>) -> tensor<64xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %20 = stablehlo.multiply %16, %19 : tensor<16x32x64xf32>
    %21 = stablehlo.convert %20 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %22 = stablehlo.dot_general %21, %0#10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %23 = stablehlo.reshape %22 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %24 = stablehlo.cosine %0#0 : tensor<32x4xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (tensor<32x4xf32>) -> tensor<32x1x4xf32>
    %26 = stablehlo.sine %0#0 : tensor<32x4xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 2] : (tensor<32x4xf32>) -> tensor<32x1x4xf32>
    %28 = stablehlo.convert %23 : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x8xf32>
    %29 = stablehlo.slice %28 [0:16, 0:32, 0:8, 0:4] : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x4xf32>
    %30 = stablehlo.slice %28 [0:16, 0:32, 0:8, 4:8] : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x4xf32>
    %31 = stablehlo.broadcast_in_dim %25, dims = [1, 2, 3] : (tensor<32x1x4xf32>) -> tensor<1x32x1x4xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %33 = stablehlo.multiply %29, %32 : tensor<16x32x8x4xf32>
    %34 = stablehlo.broadcast_in_dim %27, dims = [1, 2, 3] : (tensor<32x1x4xf32>) -> tensor<1x32x1x4xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %36 = stablehlo.multiply %30, %35 : tensor<16x32x8x4xf32>
    %37 = stablehlo.subtract %33, %36 : tensor<16x32x8x4xf32>
    %38 = stablehlo.broadcast_in_dim %25, dims = [1, 2, 3] : (tensor<32x1x4xf32>) -> tensor<1x32x1x4xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %40 = stablehlo.multiply %30, %39 : tensor<16x32x8x4xf32>
    %41 = stablehlo.broadcast_in_dim %27, dims = [1, 2, 3] : (tensor<32x1x4xf32>) -> tensor<1x32x1x4xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %43 = stablehlo.multiply %29, %42 : tensor<16x32x8x4xf32>
    %44 = stablehlo.add %40, %43 : tensor<16x32x8x4xf32>
    %45 = stablehlo.concatenate %37, %44, dim = 3 : (tensor<16x32x8x4xf32>, tensor<16x32x8x4xf32>) -> tensor<16x32x8x8xf32>
    %46 = stablehlo.convert %45 : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x8xf32>
    %47 = stablehlo.dot_general %21, %0#8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x32xf32>) -> tensor<16x32x32xf32>
    %48 = stablehlo.reshape %47 : (tensor<16x32x32xf32>) -> tensor<16x32x4x8xf32>
    %49 = stablehlo.cosine %0#0 : tensor<32x4xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 2] : (tensor<32x4xf32>) -> tensor<32x1x4xf32>
    %51 = stablehlo.sine %0#0 : tensor<32x4xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 2] : (tensor<32x4xf32>) -> tensor<32x1x4xf32>
    %53 = stablehlo.convert %48 : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x8xf32>
    %54 = stablehlo.slice %53 [0:16, 0:32, 0:4, 0:4] : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x4xf32>
    %55 = stablehlo.slice %53 [0:16, 0:32, 0:4, 4:8] : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x4xf32>
    %56 = stablehlo.broadcast_in_dim %50, dims = [1, 2, 3] : (tensor<32x1x4xf32>) -> tensor<1x32x1x4xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %58 = stablehlo.multiply %54, %57 : tensor<16x32x4x4xf32>
    %59 = stablehlo.broadcast_in_dim %52, dims = [1, 2, 3] : (tensor<32x1x4xf32>) -> tensor<1x32x1x4xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %61 = stablehlo.multiply %55, %60 : tensor<16x32x4x4xf32>
    %62 = stablehlo.subtract %58, %61 : tensor<16x32x4x4xf32>
    %63 = stablehlo.broadcast_in_dim %50, dims = [1, 2, 3] : (tensor<32x1x4xf32>) -> tensor<1x32x1x4xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %65 = stablehlo.multiply %55, %64 : tensor<16x32x4x4xf32>
    %66 = stablehlo.broadcast_in_dim %52, dims = [1, 2, 3] : (tensor<32x1x4xf32>) -> tensor<1x32x1x4xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %68 = stablehlo.multiply %54, %67 : tensor<16x32x4x4xf32>
    %69 = stablehlo.add %65, %68 : tensor<16x32x4x4xf32>
    %70 = stablehlo.concatenate %62, %69, dim = 3 : (tensor<16x32x4x4xf32>, tensor<16x32x4x4xf32>) -> tensor<16x32x4x8xf32>
    %71 = stablehlo.convert %70 : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x8xf32>
    %72 = stablehlo.dot_general %21, %0#11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x32xf32>) -> tensor<16x32x32xf32>
    %73 = stablehlo.reshape %72 : (tensor<16x32x32xf32>) -> tensor<16x32x4x8xf32>
    %74 = stablehlo.reshape %46 : (tensor<16x32x8x8xf32>) -> tensor<16x32x4x2x8xf32>
    %75 = stablehlo.dot_general %71, %74, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x8xf32>, tensor<16x32x4x2x8xf32>) -> tensor<16x4x32x32x2xf32>
    %76 = stablehlo.transpose %75, dims = [0, 1, 4, 3, 2] : (tensor<16x4x32x32x2xf32>) -> tensor<16x4x2x32x32xf32>
    %cst_4 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x4x2x32x32xf32>
    %78 = stablehlo.divide %76, %77 : tensor<16x4x2x32x32xf32>
    %79 = stablehlo.convert %78 : (tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %80:2 = call @_where_7(%0#1, %79, %cst_5) : (tensor<32x32xi1>, tensor<16x4x2x32x32xf32>, tensor<f32>) -> (tensor<16x4x2x32x32xf32>, tensor<16x4x2x32x32xi1>)
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %81 = stablehlo.reduce(%80#0 init: %cst_6) applies stablehlo.maximum across dimensions = [4] : (tensor<16x4x2x32x32xf32>, tensor<f32>) -> tensor<16x4x2x32xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x4x2x32xf32>
    %83 = stablehlo.maximum %82, %81 : tensor<16x4x2x32xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3] : (tensor<16x4x2x32xf32>) -> tensor<16x4x2x32x1xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3, 4] : (tensor<16x4x2x32x1xf32>) -> tensor<16x4x2x32x32xf32>
    %86 = stablehlo.subtract %80#0, %85 : tensor<16x4x2x32x32xf32>
    %87 = stablehlo.exponential %86 : tensor<16x4x2x32x32xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_8) applies stablehlo.add across dimensions = [4] : (tensor<16x4x2x32x32xf32>, tensor<f32>) -> tensor<16x4x2x32xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2, 3] : (tensor<16x4x2x32xf32>) -> tensor<16x4x2x32x1xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3, 4] : (tensor<16x4x2x32x1xf32>) -> tensor<16x4x2x32x32xf32>
    %91 = stablehlo.divide %87, %90 : tensor<16x4x2x32x32xf32>
    %92 = stablehlo.multiply %89, %89 : tensor<16x4x2x32x1xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x4x2x32x1xf32>
    %94 = stablehlo.divide %93, %92 : tensor<16x4x2x32x1xf32>
    %95 = stablehlo.convert %91 : (tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32>
    %96 = stablehlo.dot_general %73, %95, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x8xf32>, tensor<16x4x2x32x32xf32>) -> tensor<16x4x8x2x32xf32>
    %97 = stablehlo.transpose %96, dims = [0, 4, 1, 3, 2] : (tensor<16x4x8x2x32xf32>) -> tensor<16x32x4x2x8xf32>
    %98 = stablehlo.reshape %97 : (tensor<16x32x4x2x8xf32>) -> tensor<16x32x64xf32>
    %99 = stablehlo.dot_general %98, %0#9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %100 = stablehlo.add %0#2, %99 : tensor<16x32x64xf32>
    %101 = stablehlo.convert %100 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %102 = chlo.square %101 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %104 = stablehlo.multiply %103, %101 : tensor<16x32x64xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%102 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_12 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %108 = stablehlo.divide %106, %107 : tensor<16x32x1xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %110 = stablehlo.add %108, %109 : tensor<16x32x1xf32>
    %111 = stablehlo.rsqrt %110 : tensor<16x32x1xf32>
    %112 = stablehlo.divide %111, %110 : tensor<16x32x1xf32>
    %cst_14 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %114 = stablehlo.multiply %113, %112 : tensor<16x32x1xf32>
    %115 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %116 = stablehlo.multiply %101, %115 : tensor<16x32x64xf32>
    %117 = stablehlo.convert %0#4 : (tensor<64xf32>) -> tensor<64xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %120 = stablehlo.multiply %116, %119 : tensor<16x32x64xf32>
    %121 = stablehlo.convert %120 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %122 = stablehlo.dot_general %121, %0#6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x128xf32>) -> tensor<16x32x128xf32>
    %123:3 = call @silu_8(%122) : (tensor<16x32x128xf32>) -> (tensor<16x32x128xf32>, tensor<16x32x128xf32>, tensor<16x32x128xf32>)
    %124 = stablehlo.dot_general %121, %0#7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x128xf32>) -> tensor<16x32x128xf32>
    %125 = stablehlo.multiply %123#0, %124 : tensor<16x32x128xf32>
    %126 = stablehlo.dot_general %0#12, %125, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x128xf32>) -> tensor<64x128xf32>
    %127 = stablehlo.transpose %126, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %128 = stablehlo.dot_general %0#12, %0#5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<128x64xf32>) -> tensor<16x32x128xf32>
    %129 = stablehlo.multiply %123#0, %128 : tensor<16x32x128xf32>
    %130 = stablehlo.multiply %128, %124 : tensor<16x32x128xf32>
    %131 = stablehlo.dot_general %129, %121, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x128xf32>, tensor<16x32x64xf32>) -> tensor<128x64xf32>
    %132 = stablehlo.transpose %131, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %133 = stablehlo.dot_general %129, %0#7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x128xf32>, tensor<64x128xf32>) -> tensor<16x32x64xf32>
    %134 = call @silu_9(%123#1, %122, %123#2, %130) : (tensor<16x32x128xf32>, tensor<16x32x128xf32>, tensor<16x32x128xf32>, tensor<16x32x128xf32>) -> tensor<16x32x128xf32>
    %135 = stablehlo.dot_general %134, %121, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x128xf32>, tensor<16x32x64xf32>) -> tensor<128x64xf32>
    %136 = stablehlo.transpose %135, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %137 = stablehlo.dot_general %134, %0#6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x128xf32>, tensor<64x128xf32>) -> tensor<16x32x64xf32>
    %138 = stablehlo.add %133, %137 : tensor<16x32x64xf32>
    %139 = stablehlo.convert %138 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %140 = stablehlo.multiply %116, %139 : tensor<16x32x64xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %142 = stablehlo.reshape %141 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %143 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %144 = stablehlo.multiply %139, %143 : tensor<16x32x64xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.reduce(%142 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %146 = stablehlo.convert %145 : (tensor<64xf32>) -> tensor<64xf32>
    %147 = stablehlo.multiply %101, %144 : tensor<16x32x64xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %149 = stablehlo.reshape %148 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %150 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %151 = stablehlo.multiply %144, %150 : tensor<16x32x64xf32>
    %152 = stablehlo.multiply %149, %114 : tensor<16x32x1xf32>
    %cst_18 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %154 = stablehlo.divide %152, %153 : tensor<16x32x1xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %157 = stablehlo.multiply %156, %104 : tensor<16x32x64xf32>
    %158 = stablehlo.add %151, %157 : tensor<16x32x64xf32>
    %159 = stablehlo.convert %158 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %160 = stablehlo.add %0#12, %159 : tensor<16x32x64xf32>
    %161 = stablehlo.dot_general %160, %98, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %162 = stablehlo.transpose %161, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %163 = stablehlo.dot_general %160, %0#9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %164 = stablehlo.reshape %163 : (tensor<16x32x64xf32>) -> tensor<16x32x4x2x8xf32>
    %165 = stablehlo.transpose %164, dims = [0, 2, 4, 3, 1] : (tensor<16x32x4x2x8xf32>) -> tensor<16x4x8x2x32xf32>
    %166 = stablehlo.dot_general %165, %73, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8x2x32xf32>, tensor<16x32x4x8xf32>) -> tensor<16x4x2x32x32xf32>
    %167 = stablehlo.dot_general %165, %95, batching_dims = [0, 1] x [0, 1], contracting_dims = [3, 4] x [2, 3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8x2x32xf32>, tensor<16x4x2x32x32xf32>) -> tensor<16x4x8x32xf32>
    %168 = stablehlo.transpose %167, dims = [0, 3, 1, 2] : (tensor<16x4x8x32xf32>) -> tensor<16x32x4x8xf32>
    %169 = stablehlo.convert %166 : (tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32>
    %170 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2, 3, 4] : (tensor<16x4x2x32x1xf32>) -> tensor<16x4x2x32x32xf32>
    %171 = stablehlo.multiply %169, %170 : tensor<16x4x2x32x32xf32>
    %172 = stablehlo.multiply %171, %87 : tensor<16x4x2x32x32xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.reduce(%172 init: %cst_20) applies stablehlo.add across dimensions = [4] : (tensor<16x4x2x32x32xf32>, tensor<f32>) -> tensor<16x4x2x32xf32>
    %174 = stablehlo.reshape %173 : (tensor<16x4x2x32xf32>) -> tensor<16x4x2x32x1xf32>
    %175 = stablehlo.negate %174 : tensor<16x4x2x32x1xf32>
    %176 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3, 4] : (tensor<16x4x2x32x1xf32>) -> tensor<16x4x2x32x32xf32>
    %177 = stablehlo.divide %169, %176 : tensor<16x4x2x32x32xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %178 = stablehlo.reduce(%175 init: %cst_21) applies stablehlo.add across dimensions = [4] : (tensor<16x4x2x32x1xf32>, tensor<f32>) -> tensor<16x4x2x32xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2, 3] : (tensor<16x4x2x32xf32>) -> tensor<16x4x2x32x32xf32>
    %180 = stablehlo.add %177, %179 : tensor<16x4x2x32x32xf32>
    %181 = stablehlo.multiply %180, %87 : tensor<16x4x2x32x32xf32>
    %182 = call @_where_10(%80#1, %181) : (tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32>
    %183 = stablehlo.convert %182 : (tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32>
    %cst_22 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x4x2x32x32xf32>
    %185 = stablehlo.divide %183, %184 : tensor<16x4x2x32x32xf32>
    %186 = stablehlo.transpose %185, dims = [0, 1, 4, 3, 2] : (tensor<16x4x2x32x32xf32>) -> tensor<16x4x32x32x2xf32>
    %187 = stablehlo.dot_general %186, %71, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x32x32x2xf32>, tensor<16x32x4x8xf32>) -> tensor<16x4x32x2x8xf32>
    %188 = stablehlo.transpose %187, dims = [0, 2, 1, 3, 4] : (tensor<16x4x32x2x8xf32>) -> tensor<16x32x4x2x8xf32>
    %189 = stablehlo.dot_general %186, %74, batching_dims = [0, 1] x [0, 2], contracting_dims = [3, 4] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<16x4x32x32x2xf32>, tensor<16x32x4x2x8xf32>) -> tensor<16x4x32x8xf32>
    %190 = stablehlo.transpose %189, dims = [0, 2, 1, 3] : (tensor<16x4x32x8xf32>) -> tensor<16x32x4x8xf32>
    %191 = stablehlo.reshape %188 : (tensor<16x32x4x2x8xf32>) -> tensor<16x32x8x8xf32>
    %192 = stablehlo.reshape %168 : (tensor<16x32x4x8xf32>) -> tensor<16x32x32xf32>
    %193 = stablehlo.dot_general %192, %21, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x32xf32>, tensor<16x32x64xf32>) -> tensor<32x64xf32>
    %194 = stablehlo.transpose %193, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %195 = stablehlo.dot_general %192, %0#11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x32xf32>, tensor<64x32xf32>) -> tensor<16x32x64xf32>
    %196 = stablehlo.convert %190 : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x8xf32>
    %197 = stablehlo.slice %196 [0:16, 0:32, 0:4, 0:4] : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x4xf32>
    %198 = stablehlo.slice %196 [0:16, 0:32, 0:4, 4:8] : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x4xf32>
    %199 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %200 = stablehlo.multiply %198, %199 : tensor<16x32x4x4xf32>
    %201 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %202 = stablehlo.multiply %198, %201 : tensor<16x32x4x4xf32>
    %203 = stablehlo.negate %197 : tensor<16x32x4x4xf32>
    %204 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %205 = stablehlo.multiply %203, %204 : tensor<16x32x4x4xf32>
    %206 = stablehlo.add %202, %205 : tensor<16x32x4x4xf32>
    %207 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x4x4xf32>
    %208 = stablehlo.multiply %197, %207 : tensor<16x32x4x4xf32>
    %209 = stablehlo.add %200, %208 : tensor<16x32x4x4xf32>
    %210 = stablehlo.concatenate %209, %206, dim = 3 : (tensor<16x32x4x4xf32>, tensor<16x32x4x4xf32>) -> tensor<16x32x4x8xf32>
    %211 = stablehlo.convert %210 : (tensor<16x32x4x8xf32>) -> tensor<16x32x4x8xf32>
    %212 = stablehlo.reshape %211 : (tensor<16x32x4x8xf32>) -> tensor<16x32x32xf32>
    %213 = stablehlo.dot_general %212, %21, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x32xf32>, tensor<16x32x64xf32>) -> tensor<32x64xf32>
    %214 = stablehlo.transpose %213, dims = [1, 0] : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %215 = stablehlo.dot_general %212, %0#8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x32xf32>, tensor<64x32xf32>) -> tensor<16x32x64xf32>
    %216 = stablehlo.add %195, %215 : tensor<16x32x64xf32>
    %217 = stablehlo.convert %191 : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x8xf32>
    %218 = stablehlo.slice %217 [0:16, 0:32, 0:8, 0:4] : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x4xf32>
    %219 = stablehlo.slice %217 [0:16, 0:32, 0:8, 4:8] : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x4xf32>
    %220 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %221 = stablehlo.multiply %219, %220 : tensor<16x32x8x4xf32>
    %222 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %223 = stablehlo.multiply %219, %222 : tensor<16x32x8x4xf32>
    %224 = stablehlo.negate %218 : tensor<16x32x8x4xf32>
    %225 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %226 = stablehlo.multiply %224, %225 : tensor<16x32x8x4xf32>
    %227 = stablehlo.add %223, %226 : tensor<16x32x8x4xf32>
    %228 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<1x32x1x4xf32>) -> tensor<16x32x8x4xf32>
    %229 = stablehlo.multiply %218, %228 : tensor<16x32x8x4xf32>
    %230 = stablehlo.add %221, %229 : tensor<16x32x8x4xf32>
    %231 = stablehlo.concatenate %230, %227, dim = 3 : (tensor<16x32x8x4xf32>, tensor<16x32x8x4xf32>) -> tensor<16x32x8x8xf32>
    %232 = stablehlo.convert %231 : (tensor<16x32x8x8xf32>) -> tensor<16x32x8x8xf32>
    %233 = stablehlo.reshape %232 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %234 = stablehlo.dot_general %233, %21, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %235 = stablehlo.transpose %234, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %236 = stablehlo.dot_general %233, %0#10, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %237 = stablehlo.add %216, %236 : tensor<16x32x64xf32>
    %238 = stablehlo.convert %237 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %239 = stablehlo.multiply %16, %238 : tensor<16x32x64xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %240 = stablehlo.reduce(%239 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %241 = stablehlo.reshape %240 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %242 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %243 = stablehlo.multiply %238, %242 : tensor<16x32x64xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.reduce(%241 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %245 = stablehlo.convert %244 : (tensor<64xf32>) -> tensor<64xf32>
    %246 = stablehlo.multiply %1, %243 : tensor<16x32x64xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %247 = stablehlo.reduce(%246 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %248 = stablehlo.reshape %247 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %249 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %250 = stablehlo.multiply %243, %249 : tensor<16x32x64xf32>
    %251 = stablehlo.multiply %248, %14 : tensor<16x32x1xf32>
    %cst_26 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %253 = stablehlo.divide %251, %252 : tensor<16x32x1xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.reduce(%253 init: %cst_27) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %256 = stablehlo.multiply %255, %4 : tensor<16x32x64xf32>
    %257 = stablehlo.add %250, %256 : tensor<16x32x64xf32>
    %258 = stablehlo.convert %257 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %259 = stablehlo.add %160, %258 : tensor<16x32x64xf32>
    return %259, %245, %146, %127, %136, %132, %214, %162, %235, %194 : tensor<16x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x32xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x32xf32>
  }
  func.func private @_where_7(%arg0: tensor<32x32xi1>, %arg1: tensor<16x4x2x32x32xf32>, %arg2: tensor<f32>) -> (tensor<16x4x2x32x32xf32>, tensor<16x4x2x32x32xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3, 4] : (tensor<32x32xi1>) -> tensor<16x4x2x32x32xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x4x2x32x32xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>
    return %3, %1 : tensor<16x4x2x32x32xf32>, tensor<16x4x2x32x32xi1>
  }
  func.func private @silu_8(%arg0: tensor<16x32x128xf32>) -> (tensor<16x32x128xf32>, tensor<16x32x128xf32>, tensor<16x32x128xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<16x32x128xf32>
    %1 = stablehlo.exponential %0 : tensor<16x32x128xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32x128xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x32x128xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32x128xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x32x128xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32x128xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<16x32x128xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<16x32x128xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<16x32x128xf32>
    return %9, %5, %8 : tensor<16x32x128xf32>, tensor<16x32x128xf32>, tensor<16x32x128xf32>
  }
  func.func private @silu_9(%arg0: tensor<16x32x128xf32>, %arg1: tensor<16x32x128xf32>, %arg2: tensor<16x32x128xf32>, %arg3: tensor<16x32x128xf32>) -> tensor<16x32x128xf32> {
    %0 = stablehlo.multiply %arg1, %arg3 : tensor<16x32x128xf32>
    %1 = stablehlo.multiply %arg3, %arg0 : tensor<16x32x128xf32>
    %2 = stablehlo.multiply %0, %arg2 : tensor<16x32x128xf32>
    %3 = stablehlo.add %1, %2 : tensor<16x32x128xf32>
    return %3 : tensor<16x32x128xf32>
  }
  func.func private @_where_10(%arg0: tensor<16x4x2x32x32xi1>, %arg1: tensor<16x4x2x32x32xf32>) -> tensor<16x4x2x32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4x2x32x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<16x4x2x32x32xi1>, tensor<16x4x2x32x32xf32>
    return %1 : tensor<16x4x2x32x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_11(%arg0: tensor<2x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<i32>) -> tensor<2x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x64xf32>, tensor<1x64xf32>, tensor<i32>, tensor<i32>) -> tensor<2x64xf32>
    return %1 : tensor<2x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_12(%arg0: tensor<2x128x64xf32>, %arg1: tensor<128x64xf32>, %arg2: tensor<i32>) -> tensor<2x128x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<128x64xf32>) -> tensor<1x128x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x128x64xf32>, tensor<1x128x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x128x64xf32>
    return %1 : tensor<2x128x64xf32>
  }
  func.func private @dynamic_update_index_in_dim_13(%arg0: tensor<2x64x128xf32>, %arg1: tensor<64x128xf32>, %arg2: tensor<i32>) -> tensor<2x64x128xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x128xf32>) -> tensor<1x64x128xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x64x128xf32>, tensor<1x64x128xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x128xf32>
    return %1 : tensor<2x64x128xf32>
  }
  func.func private @dynamic_update_index_in_dim_14(%arg0: tensor<2x64x32xf32>, %arg1: tensor<64x32xf32>, %arg2: tensor<i32>) -> tensor<2x64x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x32xf32>) -> tensor<1x64x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x64x32xf32>, tensor<1x64x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x32xf32>
    return %1 : tensor<2x64x32xf32>
  }
  func.func private @dynamic_update_index_in_dim_15(%arg0: tensor<2x64x64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<i32>) -> tensor<2x64x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<64x64xf32>) -> tensor<1x64x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x64x64xf32>, tensor<1x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x64x64xf32>
    return %1 : tensor<2x64x64xf32>
  }
}
