module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<64x256xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<64x256xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<256xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<64x256xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<64x256xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<256x64xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<256xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<64x256xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<i32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<256xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<64x256xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<64x256xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<256xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<64x256xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<64x256xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<256x64xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<256xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<64x256xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<256xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<64x256xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<64x256xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<256xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<64x256xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<64x256xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<256x64xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<256xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<64x256xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<16x16xi32>, %arg29: tensor<16x16xi32>) -> (tensor<256xf32> {jax.result_info = "result[0]['cells'][0]['bias']"}, tensor<64x256xf32> {jax.result_info = "result[0]['cells'][0]['input']"}, tensor<64x256xf32> {jax.result_info = "result[0]['cells'][0]['recurrent']"}, tensor<256xf32> {jax.result_info = "result[0]['cells'][1]['bias']"}, tensor<64x256xf32> {jax.result_info = "result[0]['cells'][1]['input']"}, tensor<64x256xf32> {jax.result_info = "result[0]['cells'][1]['recurrent']"}, tensor<256x64xf32> {jax.result_info = "result[0]['embed']"}, tensor<256xf32> {jax.result_info = "result[0]['head']['bias']"}, tensor<64x256xf32> {jax.result_info = "result[0]['head']['kernel']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<256xf32> {jax.result_info = "result[1]['m']['cells'][0]['bias']"}, tensor<64x256xf32> {jax.result_info = "result[1]['m']['cells'][0]['input']"}, tensor<64x256xf32> {jax.result_info = "result[1]['m']['cells'][0]['recurrent']"}, tensor<256xf32> {jax.result_info = "result[1]['m']['cells'][1]['bias']"}, tensor<64x256xf32> {jax.result_info = "result[1]['m']['cells'][1]['input']"}, tensor<64x256xf32> {jax.result_info = "result[1]['m']['cells'][1]['recurrent']"}, tensor<256x64xf32> {jax.result_info = "result[1]['m']['embed']"}, tensor<256xf32> {jax.result_info = "result[1]['m']['head']['bias']"}, tensor<64x256xf32> {jax.result_info = "result[1]['m']['head']['kernel']"}, tensor<256xf32> {jax.result_info = "result[1]['v']['cells'][0]['bias']"}, tensor<64x256xf32> {jax.result_info = "result[1]['v']['cells'][0]['input']"}, tensor<64x256xf32> {jax.result_info = "result[1]['v']['cells'][0]['recurrent']"}, tensor<256xf32> {jax.result_info = "result[1]['v']['cells'][1]['bias']"}, tensor<64x256xf32> {jax.result_info = "result[1]['v']['cells'][1]['input']"}, tensor<64x256xf32> {jax.result_info = "result[1]['v']['cells'][1]['recurrent']"}, tensor<256x64xf32> {jax.result_info = "result[1]['v']['embed']"}, tensor<256xf32> {jax.result_info = "result[1]['v']['head']['bias']"}, tensor<64x256xf32> {jax.result_info = "result[1]['v']['head']['kernel']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %1 = stablehlo.compare LT, %arg28, %0, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %3 = stablehlo.add %arg28, %2 : tensor<16x16xi32>
    %4 = stablehlo.select %1, %3, %arg28 : tensor<16x16xi1>, tensor<16x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x16xi32>) -> tensor<16x16x1xi32>
    %6 = "stablehlo.gather"(%arg6, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<256x64xf32>, tensor<16x16x1xi32>) -> tensor<16x16x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %8 = stablehlo.transpose %6, dims = [1, 0, 2] : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<i32>
    %37:38 = stablehlo.while(%iterArg = %8, %iterArg_119 = %arg1, %iterArg_120 = %arg2, %iterArg_121 = %9, %iterArg_122 = %arg4, %iterArg_123 = %arg5, %iterArg_124 = %10, %iterArg_125 = %c_27, %iterArg_126 = %7, %iterArg_127 = %7, %iterArg_128 = %7, %iterArg_129 = %7, %iterArg_130 = %11, %iterArg_131 = %12, %iterArg_132 = %13, %iterArg_133 = %14, %iterArg_134 = %15, %iterArg_135 = %16, %iterArg_136 = %17, %iterArg_137 = %18, %iterArg_138 = %19, %iterArg_139 = %20, %iterArg_140 = %21, %iterArg_141 = %22, %iterArg_142 = %23, %iterArg_143 = %24, %iterArg_144 = %25, %iterArg_145 = %26, %iterArg_146 = %27, %iterArg_147 = %28, %iterArg_148 = %29, %iterArg_149 = %30, %iterArg_150 = %31, %iterArg_151 = %32, %iterArg_152 = %33, %iterArg_153 = %34, %iterArg_154 = %35, %iterArg_155 = %36) : tensor<16x16x64xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<1x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<1x256xf32>, tensor<i32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>
    cond {
      %c_156 = stablehlo.constant dense<16> : tensor<i32>
      %329 = stablehlo.compare LT, %iterArg_125, %c_156, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %329 : tensor<i1>
    } do {
      %329 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_125) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %330:30 = func.call @closed_call(%iterArg_119, %iterArg_120, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %329) : (tensor<64x256xf32>, tensor<64x256xf32>, tensor<1x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<1x256xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>)
      %331 = func.call @dynamic_update_index_in_dim(%iterArg_130, %330#4, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %332 = func.call @dynamic_update_index_in_dim(%iterArg_131, %330#5, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %333 = func.call @dynamic_update_index_in_dim(%iterArg_132, %330#6, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %334 = func.call @dynamic_update_index_in_dim(%iterArg_133, %330#7, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %335 = func.call @dynamic_update_index_in_dim(%iterArg_134, %330#8, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %336 = func.call @dynamic_update_index_in_dim(%iterArg_135, %330#9, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %337 = func.call @dynamic_update_index_in_dim(%iterArg_136, %330#10, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %338 = func.call @dynamic_update_index_in_dim(%iterArg_137, %330#11, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %339 = func.call @dynamic_update_index_in_dim(%iterArg_138, %330#12, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %340 = func.call @dynamic_update_index_in_dim(%iterArg_139, %330#13, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %341 = func.call @dynamic_update_index_in_dim(%iterArg_140, %330#14, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %342 = func.call @dynamic_update_index_in_dim(%iterArg_141, %330#15, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %343 = func.call @dynamic_update_index_in_dim(%iterArg_142, %330#16, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %344 = func.call @dynamic_update_index_in_dim(%iterArg_143, %330#17, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %345 = func.call @dynamic_update_index_in_dim(%iterArg_144, %330#18, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %346 = func.call @dynamic_update_index_in_dim(%iterArg_145, %330#19, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %347 = func.call @dynamic_update_index_in_dim(%iterArg_146, %330#20, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %348 = func.call @dynamic_update_index_in_dim(%iterArg_147, %330#21, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %349 = func.call @dynamic_update_index_in_dim(%iterArg_148, %330#22, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %350 = func.call @dynamic_update_index_in_dim(%iterArg_149, %330#23, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %351 = func.call @dynamic_update_index_in_dim(%iterArg_150, %330#24, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %352 = func.call @dynamic_update_index_in_dim(%iterArg_151, %330#25, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %353 = func.call @dynamic_update_index_in_dim(%iterArg_152, %330#26, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %354 = func.call @dynamic_update_index_in_dim(%iterArg_153, %330#27, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %355 = func.call @dynamic_update_index_in_dim(%iterArg_154, %330#28, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %356 = func.call @dynamic_update_index_in_dim(%iterArg_155, %330#29, %iterArg_125) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %c_156 = stablehlo.constant dense<1> : tensor<i32>
      %357 = stablehlo.add %iterArg_125, %c_156 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_119, %iterArg_120, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %357, %330#0, %330#1, %330#2, %330#3, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356 : tensor<16x16x64xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<1x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<1x256xf32>, tensor<i32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>
    }
    %38 = stablehlo.transpose %37#12, dims = [1, 0, 2] : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %39 = stablehlo.dot_general %38, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x256xf32>) -> tensor<16x16x256xf32>
    %40 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<16x16x256xf32>
    %42 = stablehlo.add %39, %41 : tensor<16x16x256xf32>
    %43:3 = call @log_softmax(%42) : (tensor<16x16x256xf32>) -> (tensor<16x16x256xf32>, tensor<16x16x256xf32>, tensor<16x16x1xf32>)
    %44 = stablehlo.broadcast_in_dim %arg29, dims = [0, 1] : (tensor<16x16xi32>) -> tensor<16x16x1xi32>
    %45:2 = call @take_along_axis(%43#0, %44) : (tensor<16x16x256xf32>, tensor<16x16x1xi32>) -> (tensor<16x16x1xf32>, tensor<16x16x1x1xi32>)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45#0 init: %cst_28) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_29 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %47 = stablehlo.divide %46, %cst_29 : tensor<f32>
    %48 = stablehlo.negate %47 : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.negate %cst_30 : tensor<f32>
    %cst_31 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %50 = stablehlo.divide %49, %cst_31 : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %52 = call @take_along_axis_0(%45#1, %51) : (tensor<16x16x1x1xi32>, tensor<16x16x1xf32>) -> tensor<16x16x256xf32>
    %53 = call @log_softmax_1(%43#1, %43#2, %52) : (tensor<16x16x256xf32>, tensor<16x16x1xf32>, tensor<16x16x256xf32>) -> tensor<16x16x256xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x256xf32>, tensor<f32>) -> tensor<256xf32>
    %55 = stablehlo.reshape %54 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %57 = stablehlo.dot_general %53, %38, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x256xf32>, tensor<16x16x64xf32>) -> tensor<256x64xf32>
    %58 = stablehlo.transpose %57, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %59 = stablehlo.dot_general %53, %arg8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x256xf32>, tensor<64x256xf32>) -> tensor<16x16x64xf32>
    %60 = stablehlo.transpose %59, dims = [1, 0, 2] : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %72:43 = stablehlo.while(%iterArg = %60, %iterArg_119 = %8, %iterArg_120 = %37#13, %iterArg_121 = %37#14, %iterArg_122 = %37#15, %iterArg_123 = %37#16, %iterArg_124 = %37#17, %iterArg_125 = %37#18, %iterArg_126 = %37#19, %iterArg_127 = %37#20, %iterArg_128 = %37#21, %iterArg_129 = %37#22, %iterArg_130 = %37#23, %iterArg_131 = %37#24, %iterArg_132 = %37#25, %iterArg_133 = %37#26, %iterArg_134 = %37#27, %iterArg_135 = %37#28, %iterArg_136 = %37#29, %iterArg_137 = %37#30, %iterArg_138 = %37#31, %iterArg_139 = %37#32, %iterArg_140 = %37#33, %iterArg_141 = %37#34, %iterArg_142 = %37#35, %iterArg_143 = %37#36, %iterArg_144 = %37#37, %iterArg_145 = %arg1, %iterArg_146 = %arg2, %iterArg_147 = %arg4, %iterArg_148 = %arg5, %iterArg_149 = %c_45, %iterArg_150 = %65, %iterArg_151 = %66, %iterArg_152 = %67, %iterArg_153 = %68, %iterArg_154 = %69, %iterArg_155 = %70, %iterArg_156 = %61, %iterArg_157 = %62, %iterArg_158 = %63, %iterArg_159 = %64, %iterArg_160 = %71) : tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<i32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x16x64xf32>
    cond {
      %c_161 = stablehlo.constant dense<16> : tensor<i32>
      %329 = stablehlo.compare LT, %iterArg_149, %c_161, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %329 : tensor<i1>
    } do {
      %c_161 = stablehlo.constant dense<16> : tensor<i32>
      %329 = stablehlo.subtract %c_161, %iterArg_149 : tensor<i32>
      %c_162 = stablehlo.constant dense<1> : tensor<i32>
      %330 = stablehlo.subtract %329, %c_162 : tensor<i32>
      %331 = func.call @dynamic_index_in_dim(%iterArg, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %332 = func.call @dynamic_index_in_dim(%iterArg_119, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %333 = func.call @dynamic_index_in_dim(%iterArg_120, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %334 = func.call @dynamic_index_in_dim(%iterArg_121, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %335 = func.call @dynamic_index_in_dim(%iterArg_122, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %336 = func.call @dynamic_index_in_dim(%iterArg_123, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %337 = func.call @dynamic_index_in_dim(%iterArg_124, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %338 = func.call @dynamic_index_in_dim(%iterArg_125, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %339 = func.call @dynamic_index_in_dim(%iterArg_126, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %340 = func.call @dynamic_index_in_dim(%iterArg_127, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %341 = func.call @dynamic_index_in_dim(%iterArg_128, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %342 = func.call @dynamic_index_in_dim(%iterArg_129, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %343 = func.call @dynamic_index_in_dim(%iterArg_130, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %344 = func.call @dynamic_index_in_dim(%iterArg_131, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %345 = func.call @dynamic_index_in_dim(%iterArg_132, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %346 = func.call @dynamic_index_in_dim(%iterArg_133, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %347 = func.call @dynamic_index_in_dim(%iterArg_134, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %348 = func.call @dynamic_index_in_dim(%iterArg_135, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %349 = func.call @dynamic_index_in_dim(%iterArg_136, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %350 = func.call @dynamic_index_in_dim(%iterArg_137, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %351 = func.call @dynamic_index_in_dim(%iterArg_138, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %352 = func.call @dynamic_index_in_dim(%iterArg_139, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %353 = func.call @dynamic_index_in_dim(%iterArg_140, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %354 = func.call @dynamic_index_in_dim(%iterArg_141, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %355 = func.call @dynamic_index_in_dim(%iterArg_142, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %356 = func.call @dynamic_index_in_dim(%iterArg_143, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %357 = func.call @dynamic_index_in_dim(%iterArg_144, %330) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %358:11 = func.call @closed_call_2(%iterArg_145, %iterArg_146, %iterArg_147, %iterArg_148, %iterArg_150, %iterArg_151, %iterArg_152, %iterArg_153, %iterArg_154, %iterArg_155, %iterArg_156, %iterArg_157, %iterArg_158, %iterArg_159, %331, %332, %333, %334, %335, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357) : (tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> (tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>)
      %359 = func.call @dynamic_update_index_in_dim(%iterArg_160, %358#10, %330) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %c_163 = stablehlo.constant dense<1> : tensor<i32>
      %360 = stablehlo.add %iterArg_149, %c_163 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_119, %iterArg_120, %iterArg_121, %iterArg_122, %iterArg_123, %iterArg_124, %iterArg_125, %iterArg_126, %iterArg_127, %iterArg_128, %iterArg_129, %iterArg_130, %iterArg_131, %iterArg_132, %iterArg_133, %iterArg_134, %iterArg_135, %iterArg_136, %iterArg_137, %iterArg_138, %iterArg_139, %iterArg_140, %iterArg_141, %iterArg_142, %iterArg_143, %iterArg_144, %iterArg_145, %iterArg_146, %iterArg_147, %iterArg_148, %360, %358#0, %358#1, %358#2, %358#3, %358#4, %358#5, %358#6, %358#7, %358#8, %358#9, %359 : tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<i32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x16x64xf32>
    }
    %73 = stablehlo.transpose %72#42, dims = [1, 0, 2] : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %75 = "stablehlo.scatter"(%74, %5, %73) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg30: tensor<f32>, %arg31: tensor<f32>):
      %329 = stablehlo.add %arg30, %arg31 : tensor<f32>
      stablehlo.return %329 : tensor<f32>
    }) : (tensor<256x64xf32>, tensor<16x16x1xi32>, tensor<16x16x64xf32>) -> tensor<256x64xf32>
    %76 = chlo.square %72#34 : tensor<256xf32> -> tensor<256xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_47) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.add %cst_48, %77 : tensor<f32>
    %79 = chlo.square %72#32 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %81 = stablehlo.add %78, %80 : tensor<f32>
    %82 = chlo.square %72#33 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_50) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %84 = stablehlo.add %81, %83 : tensor<f32>
    %85 = chlo.square %72#37 : tensor<256xf32> -> tensor<256xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_51) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %87 = stablehlo.add %84, %86 : tensor<f32>
    %88 = chlo.square %72#35 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %90 = stablehlo.add %87, %89 : tensor<f32>
    %91 = chlo.square %72#36 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %93 = stablehlo.add %90, %92 : tensor<f32>
    %94 = chlo.square %75 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_54) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<f32>
    %96 = stablehlo.add %93, %95 : tensor<f32>
    %97 = chlo.square %56 : tensor<256xf32> -> tensor<256xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_55) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %99 = stablehlo.add %96, %98 : tensor<f32>
    %100 = chlo.square %58 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_56) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %102 = stablehlo.add %99, %101 : tensor<f32>
    %103 = stablehlo.sqrt %102 : tensor<f32>
    %cst_57 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %104 = stablehlo.add %103, %cst_57 : tensor<f32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %105 = stablehlo.divide %cst_58, %104 : tensor<f32>
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %106 = stablehlo.minimum %cst_59, %105 : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %108 = stablehlo.multiply %72#34, %107 : tensor<256xf32>
    %109 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %110 = stablehlo.multiply %72#32, %109 : tensor<64x256xf32>
    %111 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %112 = stablehlo.multiply %72#33, %111 : tensor<64x256xf32>
    %113 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %114 = stablehlo.multiply %72#37, %113 : tensor<256xf32>
    %115 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %116 = stablehlo.multiply %72#35, %115 : tensor<64x256xf32>
    %117 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %118 = stablehlo.multiply %72#36, %117 : tensor<64x256xf32>
    %119 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %120 = stablehlo.multiply %75, %119 : tensor<256x64xf32>
    %121 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %122 = stablehlo.multiply %56, %121 : tensor<256xf32>
    %123 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %124 = stablehlo.multiply %58, %123 : tensor<64x256xf32>
    %c_60 = stablehlo.constant dense<1> : tensor<i32>
    %125 = stablehlo.add %arg9, %c_60 : tensor<i32>
    %126 = stablehlo.convert %125 : (tensor<i32>) -> tensor<f32>
    %cst_61 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %128 = stablehlo.multiply %127, %arg10 : tensor<256xf32>
    %cst_62 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %130 = stablehlo.multiply %129, %108 : tensor<256xf32>
    %131 = stablehlo.add %128, %130 : tensor<256xf32>
    %cst_63 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %133 = stablehlo.multiply %132, %arg11 : tensor<64x256xf32>
    %cst_64 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %135 = stablehlo.multiply %134, %110 : tensor<64x256xf32>
    %136 = stablehlo.add %133, %135 : tensor<64x256xf32>
    %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %138 = stablehlo.multiply %137, %arg12 : tensor<64x256xf32>
    %cst_66 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %140 = stablehlo.multiply %139, %112 : tensor<64x256xf32>
    %141 = stablehlo.add %138, %140 : tensor<64x256xf32>
    %cst_67 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %143 = stablehlo.multiply %142, %arg13 : tensor<256xf32>
    %cst_68 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %145 = stablehlo.multiply %144, %114 : tensor<256xf32>
    %146 = stablehlo.add %143, %145 : tensor<256xf32>
    %cst_69 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %148 = stablehlo.multiply %147, %arg14 : tensor<64x256xf32>
    %cst_70 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %150 = stablehlo.multiply %149, %116 : tensor<64x256xf32>
    %151 = stablehlo.add %148, %150 : tensor<64x256xf32>
    %cst_71 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %153 = stablehlo.multiply %152, %arg15 : tensor<64x256xf32>
    %cst_72 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %155 = stablehlo.multiply %154, %118 : tensor<64x256xf32>
    %156 = stablehlo.add %153, %155 : tensor<64x256xf32>
    %cst_73 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %158 = stablehlo.multiply %157, %arg16 : tensor<256x64xf32>
    %cst_74 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %160 = stablehlo.multiply %159, %120 : tensor<256x64xf32>
    %161 = stablehlo.add %158, %160 : tensor<256x64xf32>
    %cst_75 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %163 = stablehlo.multiply %162, %arg17 : tensor<256xf32>
    %cst_76 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %165 = stablehlo.multiply %164, %122 : tensor<256xf32>
    %166 = stablehlo.add %163, %165 : tensor<256xf32>
    %cst_77 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %168 = stablehlo.multiply %167, %arg18 : tensor<64x256xf32>
    %cst_78 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %170 = stablehlo.multiply %169, %124 : tensor<64x256xf32>
    %171 = stablehlo.add %168, %170 : tensor<64x256xf32>
    %cst_79 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %173 = stablehlo.multiply %172, %arg19 : tensor<256xf32>
    %174 = chlo.square %108 : tensor<256xf32> -> tensor<256xf32>
    %cst_80 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %176 = stablehlo.multiply %175, %174 : tensor<256xf32>
    %177 = stablehlo.add %173, %176 : tensor<256xf32>
    %cst_81 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %179 = stablehlo.multiply %178, %arg20 : tensor<64x256xf32>
    %180 = chlo.square %110 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_82 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %182 = stablehlo.multiply %181, %180 : tensor<64x256xf32>
    %183 = stablehlo.add %179, %182 : tensor<64x256xf32>
    %cst_83 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %185 = stablehlo.multiply %184, %arg21 : tensor<64x256xf32>
    %186 = chlo.square %112 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_84 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %188 = stablehlo.multiply %187, %186 : tensor<64x256xf32>
    %189 = stablehlo.add %185, %188 : tensor<64x256xf32>
    %cst_85 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %191 = stablehlo.multiply %190, %arg22 : tensor<256xf32>
    %192 = chlo.square %114 : tensor<256xf32> -> tensor<256xf32>
    %cst_86 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %194 = stablehlo.multiply %193, %192 : tensor<256xf32>
    %195 = stablehlo.add %191, %194 : tensor<256xf32>
    %cst_87 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %197 = stablehlo.multiply %196, %arg23 : tensor<64x256xf32>
    %198 = chlo.square %116 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_88 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %200 = stablehlo.multiply %199, %198 : tensor<64x256xf32>
    %201 = stablehlo.add %197, %200 : tensor<64x256xf32>
    %cst_89 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %203 = stablehlo.multiply %202, %arg24 : tensor<64x256xf32>
    %204 = chlo.square %118 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_90 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %206 = stablehlo.multiply %205, %204 : tensor<64x256xf32>
    %207 = stablehlo.add %203, %206 : tensor<64x256xf32>
    %cst_91 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %209 = stablehlo.multiply %208, %arg25 : tensor<256x64xf32>
    %210 = chlo.square %120 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_92 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %212 = stablehlo.multiply %211, %210 : tensor<256x64xf32>
    %213 = stablehlo.add %209, %212 : tensor<256x64xf32>
    %cst_93 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %215 = stablehlo.multiply %214, %arg26 : tensor<256xf32>
    %216 = chlo.square %122 : tensor<256xf32> -> tensor<256xf32>
    %cst_94 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %218 = stablehlo.multiply %217, %216 : tensor<256xf32>
    %219 = stablehlo.add %215, %218 : tensor<256xf32>
    %cst_95 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %221 = stablehlo.multiply %220, %arg27 : tensor<64x256xf32>
    %222 = chlo.square %124 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_96 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %224 = stablehlo.multiply %223, %222 : tensor<64x256xf32>
    %225 = stablehlo.add %221, %224 : tensor<64x256xf32>
    %cst_97 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %226 = stablehlo.power %cst_97, %126 : tensor<f32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %227 = stablehlo.subtract %cst_98, %226 : tensor<f32>
    %cst_99 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %228 = stablehlo.power %cst_99, %126 : tensor<f32>
    %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %229 = stablehlo.subtract %cst_100, %228 : tensor<f32>
    %230 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %231 = stablehlo.divide %131, %230 : tensor<256xf32>
    %232 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %233 = stablehlo.divide %177, %232 : tensor<256xf32>
    %234 = stablehlo.sqrt %233 : tensor<256xf32>
    %cst_101 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %236 = stablehlo.add %234, %235 : tensor<256xf32>
    %237 = stablehlo.divide %231, %236 : tensor<256xf32>
    %cst_102 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %239 = stablehlo.multiply %238, %237 : tensor<256xf32>
    %240 = stablehlo.subtract %arg0, %239 : tensor<256xf32>
    %241 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %242 = stablehlo.divide %136, %241 : tensor<64x256xf32>
    %243 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %244 = stablehlo.divide %183, %243 : tensor<64x256xf32>
    %245 = stablehlo.sqrt %244 : tensor<64x256xf32>
    %cst_103 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %247 = stablehlo.add %245, %246 : tensor<64x256xf32>
    %248 = stablehlo.divide %242, %247 : tensor<64x256xf32>
    %cst_104 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %250 = stablehlo.multiply %249, %248 : tensor<64x256xf32>
    %251 = stablehlo.subtract %arg1, %250 : tensor<64x256xf32>
    %252 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %253 = stablehlo.divide %141, %252 : tensor<64x256xf32>
    %254 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %255 = stablehlo.divide %189, %254 : tensor<64x256xf32>
    %256 = stablehlo.sqrt %255 : tensor<64x256xf32>
    %cst_105 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %258 = stablehlo.add %256, %257 : tensor<64x256xf32>
    %259 = stablehlo.divide %253, %258 : tensor<64x256xf32>
    %cst_106 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %260 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %261 = stablehlo.multiply %260, %259 : tensor<64x256xf32>
    %262 = stablehlo.subtract %arg2, %261 : tensor<64x256xf32>
    %263 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %264 = stablehlo.divide %146, %263 : tensor<256xf32>
    %265 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %266 = stablehlo.divide %195, %265 : tensor<256xf32>
    %267 = stablehlo.sqrt %266 : tensor<256xf32>
    %cst_107 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %268 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %269 = stablehlo.add %267, %268 : tensor<256xf32>
    %270 = stablehlo.divide %264, %269 : tensor<256xf32>
    %cst_108 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %272 = stablehlo.multiply %271, %270 : tensor<256xf32>
    %273 = stablehlo.subtract %arg3, %272 : tensor<256xf32>
    %274 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %275 = stablehlo.divide %151, %274 : tensor<64x256xf32>
    %276 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %277 = stablehlo.divide %201, %276 : tensor<64x256xf32>
    %278 = stablehlo.sqrt %277 : tensor<64x256xf32>
    %cst_109 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %280 = stablehlo.add %278, %279 : tensor<64x256xf32>
    %281 = stablehlo.divide %275, %280 : tensor<64x256xf32>
    %cst_110 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %283 = stablehlo.multiply %282, %281 : tensor<64x256xf32>
    %284 = stablehlo.subtract %arg4, %283 : tensor<64x256xf32>
    %285 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %286 = stablehlo.divide %156, %285 : tensor<64x256xf32>
    %287 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %288 = stablehlo.divide %207, %287 : tensor<64x256xf32>
    %289 = stablehlo.sqrt %288 : tensor<64x256xf32>
    %cst_111 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %291 = stablehlo.add %289, %290 : tensor<64x256xf32>
    %292 = stablehlo.divide %286, %291 : tensor<64x256xf32>
    %cst_112 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %294 = stablehlo.multiply %293, %292 : tensor<64x256xf32>
    %295 = stablehlo.subtract %arg5, %294 : tensor<64x256xf32>
    %296 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %297 = stablehlo.divide %161, %296 : tensor<256x64xf32>
    %298 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %299 = stablehlo.divide %213, %298 : tensor<256x64xf32>
    %300 = stablehlo.sqrt %299 : tensor<256x64xf32>
    %cst_113 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %302 = stablehlo.add %300, %301 : tensor<256x64xf32>
    %303 = stablehlo.divide %297, %302 : tensor<256x64xf32>
    %cst_114 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %305 = stablehlo.multiply %304, %303 : tensor<256x64xf32>
    %306 = stablehlo.subtract %arg6, %305 : tensor<256x64xf32>
    %307 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %308 = stablehlo.divide %166, %307 : tensor<256xf32>
    %309 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %310 = stablehlo.divide %219, %309 : tensor<256xf32>
    %311 = stablehlo.sqrt %310 : tensor<256xf32>
    %cst_115 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %313 = stablehlo.add %311, %312 : tensor<256xf32>
    %314 = stablehlo.divide %308, %313 : tensor<256xf32>
    %cst_116 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %316 = stablehlo.multiply %315, %314 : tensor<256xf32>
    %317 = stablehlo.subtract %arg7, %316 : tensor<256xf32>
    %318 = stablehlo.broadcast_in_dim %227, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %319 = stablehlo.divide %171, %318 : tensor<64x256xf32>
    %320 = stablehlo.broadcast_in_dim %229, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %321 = stablehlo.divide %225, %320 : tensor<64x256xf32>
    %322 = stablehlo.sqrt %321 : tensor<64x256xf32>
    %cst_117 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %324 = stablehlo.add %322, %323 : tensor<64x256xf32>
    %325 = stablehlo.divide %319, %324 : tensor<64x256xf32>
    %cst_118 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %327 = stablehlo.multiply %326, %325 : tensor<64x256xf32>
    %328 = stablehlo.subtract %arg8, %327 : tensor<64x256xf32>
    return %240, %251, %262, %273, %284, %295, %306, %317, %328, %125, %131, %136, %141, %146, %151, %156, %161, %166, %171, %177, %183, %189, %195, %201, %207, %213, %219, %225, %48 : tensor<256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<i32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<16x16x64xf32>, %arg1: tensor<i32>) -> tensor<16x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<16x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @closed_call(%arg0: tensor<64x256xf32>, %arg1: tensor<64x256xf32>, %arg2: tensor<1x256xf32>, %arg3: tensor<64x256xf32>, %arg4: tensor<64x256xf32>, %arg5: tensor<1x256xf32>, %arg6: tensor<16x64xf32>, %arg7: tensor<16x64xf32>, %arg8: tensor<16x64xf32>, %arg9: tensor<16x64xf32>, %arg10: tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) {
    %0 = stablehlo.dot_general %arg10, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x256xf32>) -> tensor<16x256xf32>
    %1 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x256xf32>) -> tensor<16x256xf32>
    %2 = stablehlo.add %0, %1 : tensor<16x256xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<16x256xf32>
    %4 = stablehlo.add %2, %3 : tensor<16x256xf32>
    %5 = stablehlo.slice %4 [0:16, 0:64] : (tensor<16x256xf32>) -> tensor<16x64xf32>
    %6 = stablehlo.slice %4 [0:16, 64:128] : (tensor<16x256xf32>) -> tensor<16x64xf32>
    %7 = stablehlo.slice %4 [0:16, 128:192] : (tensor<16x256xf32>) -> tensor<16x64xf32>
    %8 = stablehlo.slice %4 [0:16, 192:256] : (tensor<16x256xf32>) -> tensor<16x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %10 = stablehlo.add %6, %9 : tensor<16x64xf32>
    %11 = stablehlo.negate %10 : tensor<16x64xf32>
    %12 = stablehlo.exponential %11 : tensor<16x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %14 = stablehlo.add %13, %12 : tensor<16x64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %16 = stablehlo.divide %15, %14 : tensor<16x64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<16x64xf32>
    %19 = stablehlo.multiply %16, %18 : tensor<16x64xf32>
    %20 = stablehlo.multiply %16, %arg7 : tensor<16x64xf32>
    %21 = stablehlo.negate %5 : tensor<16x64xf32>
    %22 = stablehlo.exponential %21 : tensor<16x64xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %24 = stablehlo.add %23, %22 : tensor<16x64xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %26 = stablehlo.divide %25, %24 : tensor<16x64xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %28 = stablehlo.subtract %27, %26 : tensor<16x64xf32>
    %29 = stablehlo.multiply %26, %28 : tensor<16x64xf32>
    %30 = stablehlo.tanh %7 : tensor<16x64xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %32 = stablehlo.subtract %31, %30 : tensor<16x64xf32>
    %33 = stablehlo.multiply %26, %30 : tensor<16x64xf32>
    %34 = stablehlo.add %20, %33 : tensor<16x64xf32>
    %35 = stablehlo.negate %8 : tensor<16x64xf32>
    %36 = stablehlo.exponential %35 : tensor<16x64xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %38 = stablehlo.add %37, %36 : tensor<16x64xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %40 = stablehlo.divide %39, %38 : tensor<16x64xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %42 = stablehlo.subtract %41, %40 : tensor<16x64xf32>
    %43 = stablehlo.multiply %40, %42 : tensor<16x64xf32>
    %44 = stablehlo.tanh %34 : tensor<16x64xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %46 = stablehlo.subtract %45, %44 : tensor<16x64xf32>
    %47 = stablehlo.multiply %40, %44 : tensor<16x64xf32>
    %48 = stablehlo.dot_general %47, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x256xf32>) -> tensor<16x256xf32>
    %49 = stablehlo.dot_general %arg8, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x256xf32>) -> tensor<16x256xf32>
    %50 = stablehlo.add %48, %49 : tensor<16x256xf32>
    %51 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<16x256xf32>
    %52 = stablehlo.add %50, %51 : tensor<16x256xf32>
    %53 = stablehlo.slice %52 [0:16, 0:64] : (tensor<16x256xf32>) -> tensor<16x64xf32>
    %54 = stablehlo.slice %52 [0:16, 64:128] : (tensor<16x256xf32>) -> tensor<16x64xf32>
    %55 = stablehlo.slice %52 [0:16, 128:192] : (tensor<16x256xf32>) -> tensor<16x64xf32>
    %56 = stablehlo.slice %52 [0:16, 192:256] : (tensor<16x256xf32>) -> tensor<16x64xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %58 = stablehlo.add %54, %57 : tensor<16x64xf32>
    %59 = stablehlo.negate %58 : tensor<16x64xf32>
    %60 = stablehlo.exponential %59 : tensor<16x64xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %62 = stablehlo.add %61, %60 : tensor<16x64xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %64 = stablehlo.divide %63, %62 : tensor<16x64xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %66 = stablehlo.subtract %65, %64 : tensor<16x64xf32>
    %67 = stablehlo.multiply %64, %66 : tensor<16x64xf32>
    %68 = stablehlo.multiply %64, %arg9 : tensor<16x64xf32>
    %69 = stablehlo.negate %53 : tensor<16x64xf32>
    %70 = stablehlo.exponential %69 : tensor<16x64xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %72 = stablehlo.add %71, %70 : tensor<16x64xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %74 = stablehlo.divide %73, %72 : tensor<16x64xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %76 = stablehlo.subtract %75, %74 : tensor<16x64xf32>
    %77 = stablehlo.multiply %74, %76 : tensor<16x64xf32>
    %78 = stablehlo.tanh %55 : tensor<16x64xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %80 = stablehlo.subtract %79, %78 : tensor<16x64xf32>
    %81 = stablehlo.multiply %74, %78 : tensor<16x64xf32>
    %82 = stablehlo.add %68, %81 : tensor<16x64xf32>
    %83 = stablehlo.negate %56 : tensor<16x64xf32>
    %84 = stablehlo.exponential %83 : tensor<16x64xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %86 = stablehlo.add %85, %84 : tensor<16x64xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %88 = stablehlo.divide %87, %86 : tensor<16x64xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %90 = stablehlo.subtract %89, %88 : tensor<16x64xf32>
    %91 = stablehlo.multiply %88, %90 : tensor<16x64xf32>
    %92 = stablehlo.tanh %82 : tensor<16x64xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %94 = stablehlo.subtract %93, %92 : tensor<16x64xf32>
    %95 = stablehlo.multiply %88, %92 : tensor<16x64xf32>
    return %47, %34, %95, %82, %95, %arg6, %19, %arg7, %16, %29, %30, %32, %26, %43, %44, %46, %40, %47, %arg8, %67, %arg9, %64, %77, %78, %80, %74, %91, %92, %94, %88 : tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<16x16x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<i32>) -> tensor<16x16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<16x16x64xf32>, tensor<1x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16x16x64xf32>
    return %1 : tensor<16x16x64xf32>
  }
  func.func private @log_softmax(%arg0: tensor<16x16x256xf32>) -> (tensor<16x16x256xf32>, tensor<16x16x256xf32>, tensor<16x16x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<16x16x256xf32>, tensor<f32>) -> tensor<16x16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<16x16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x256xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x16x256xf32>
    %6 = stablehlo.exponential %5 : tensor<16x16x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<16x16x256xf32>, tensor<f32>) -> tensor<16x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %9 = stablehlo.log %8 : tensor<16x16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x256xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<16x16x256xf32>
    return %11, %6, %8 : tensor<16x16x256xf32>, tensor<16x16x256xf32>, tensor<16x16x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<16x16x256xf32>, %arg1: tensor<16x16x1xi32>) -> (tensor<16x16x1xf32>, tensor<16x16x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<16x16x1xi32>, tensor<16x16x1xi32>) -> tensor<16x16x1xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<16x16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<16x16x1xi1>, tensor<16x16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<16x16x1xi32>) -> tensor<16x16x1x1xi32>
    %c_1 = stablehlo.constant dense<255> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<16x16x1x1xi32>, tensor<16x16x1x1xi32>) -> tensor<16x16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<16x16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<16x16x1x1xi32>, tensor<16x16x1x1xi32>) -> tensor<16x16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<16x16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<16x16x1x1xi1>, tensor<i1>) -> tensor<16x16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<16x16x256xf32>, tensor<16x16x1x1xi32>) -> tensor<16x16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<16x16x1xi1>, tensor<16x16x1xf32>
    return %15, %5 : tensor<16x16x1xf32>, tensor<16x16x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<16x16x1x1xi32>, %arg1: tensor<16x16x1xf32>) -> tensor<16x16x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16x256xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x16x256xf32>, tensor<16x16x1x1xi32>, tensor<16x16x1xf32>) -> tensor<16x16x256xf32>
    return %1 : tensor<16x16x256xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<16x16x256xf32>, %arg1: tensor<16x16x1xf32>, %arg2: tensor<16x16x256xf32>) -> tensor<16x16x256xf32> {
    %0 = stablehlo.negate %arg2 : tensor<16x16x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x16x256xf32>, tensor<f32>) -> tensor<16x16xf32>
    %2 = stablehlo.reshape %1 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<16x16x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x256xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<16x16x256xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<16x16x256xf32>
    return %7 : tensor<16x16x256xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<64x256xf32>, %arg1: tensor<64x256xf32>, %arg2: tensor<64x256xf32>, %arg3: tensor<64x256xf32>, %arg4: tensor<64x256xf32>, %arg5: tensor<64x256xf32>, %arg6: tensor<256xf32>, %arg7: tensor<64x256xf32>, %arg8: tensor<64x256xf32>, %arg9: tensor<256xf32>, %arg10: tensor<16x64xf32>, %arg11: tensor<16x64xf32>, %arg12: tensor<16x64xf32>, %arg13: tensor<16x64xf32>, %arg14: tensor<16x64xf32>, %arg15: tensor<16x64xf32>, %arg16: tensor<16x64xf32>, %arg17: tensor<16x64xf32>, %arg18: tensor<16x64xf32>, %arg19: tensor<16x64xf32>, %arg20: tensor<16x64xf32>, %arg21: tensor<16x64xf32>, %arg22: tensor<16x64xf32>, %arg23: tensor<16x64xf32>, %arg24: tensor<16x64xf32>, %arg25: tensor<16x64xf32>, %arg26: tensor<16x64xf32>, %arg27: tensor<16x64xf32>, %arg28: tensor<16x64xf32>, %arg29: tensor<16x64xf32>, %arg30: tensor<16x64xf32>, %arg31: tensor<16x64xf32>, %arg32: tensor<16x64xf32>, %arg33: tensor<16x64xf32>, %arg34: tensor<16x64xf32>, %arg35: tensor<16x64xf32>, %arg36: tensor<16x64xf32>, %arg37: tensor<16x64xf32>, %arg38: tensor<16x64xf32>, %arg39: tensor<16x64xf32>, %arg40: tensor<16x64xf32>) -> (tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) {
    %0 = stablehlo.add %arg12, %arg14 : tensor<16x64xf32>
    %1 = stablehlo.multiply %arg40, %0 : tensor<16x64xf32>
    %2 = stablehlo.multiply %0, %arg38 : tensor<16x64xf32>
    %3 = stablehlo.multiply %1, %arg39 : tensor<16x64xf32>
    %4 = stablehlo.add %arg13, %3 : tensor<16x64xf32>
    %5 = stablehlo.multiply %3, %arg38 : tensor<16x64xf32>
    %6 = stablehlo.add %4, %5 : tensor<16x64xf32>
    %7 = stablehlo.multiply %2, %arg37 : tensor<16x64xf32>
    %8 = stablehlo.multiply %arg36, %6 : tensor<16x64xf32>
    %9 = stablehlo.multiply %6, %arg34 : tensor<16x64xf32>
    %10 = stablehlo.multiply %8, %arg35 : tensor<16x64xf32>
    %11 = stablehlo.multiply %10, %arg34 : tensor<16x64xf32>
    %12 = stablehlo.add %10, %11 : tensor<16x64xf32>
    %13 = stablehlo.multiply %9, %arg33 : tensor<16x64xf32>
    %14 = stablehlo.multiply %arg32, %6 : tensor<16x64xf32>
    %15 = stablehlo.multiply %6, %arg31 : tensor<16x64xf32>
    %16 = stablehlo.multiply %15, %arg30 : tensor<16x64xf32>
    %17 = stablehlo.concatenate %13, %16, %12, %7, dim = 1 : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<16x256xf32>, tensor<f32>) -> tensor<256xf32>
    %19 = stablehlo.reshape %18 : (tensor<256xf32>) -> tensor<1x256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %21 = stablehlo.add %arg9, %20 : tensor<256xf32>
    %22 = stablehlo.dot_general %17, %arg29, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x256xf32>, tensor<16x64xf32>) -> tensor<256x64xf32>
    %23 = stablehlo.transpose %22, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %24 = stablehlo.add %arg8, %23 : tensor<64x256xf32>
    %25 = stablehlo.dot_general %17, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x256xf32>, tensor<64x256xf32>) -> tensor<16x64xf32>
    %26 = stablehlo.dot_general %17, %arg28, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x256xf32>, tensor<16x64xf32>) -> tensor<256x64xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %28 = stablehlo.add %arg7, %27 : tensor<64x256xf32>
    %29 = stablehlo.dot_general %17, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x256xf32>, tensor<64x256xf32>) -> tensor<16x64xf32>
    %30 = stablehlo.add %arg10, %29 : tensor<16x64xf32>
    %31 = stablehlo.multiply %arg27, %30 : tensor<16x64xf32>
    %32 = stablehlo.multiply %30, %arg25 : tensor<16x64xf32>
    %33 = stablehlo.multiply %31, %arg26 : tensor<16x64xf32>
    %34 = stablehlo.add %arg11, %33 : tensor<16x64xf32>
    %35 = stablehlo.multiply %33, %arg25 : tensor<16x64xf32>
    %36 = stablehlo.add %34, %35 : tensor<16x64xf32>
    %37 = stablehlo.multiply %32, %arg24 : tensor<16x64xf32>
    %38 = stablehlo.multiply %arg23, %36 : tensor<16x64xf32>
    %39 = stablehlo.multiply %36, %arg21 : tensor<16x64xf32>
    %40 = stablehlo.multiply %38, %arg22 : tensor<16x64xf32>
    %41 = stablehlo.multiply %40, %arg21 : tensor<16x64xf32>
    %42 = stablehlo.add %40, %41 : tensor<16x64xf32>
    %43 = stablehlo.multiply %39, %arg20 : tensor<16x64xf32>
    %44 = stablehlo.multiply %arg19, %36 : tensor<16x64xf32>
    %45 = stablehlo.multiply %36, %arg18 : tensor<16x64xf32>
    %46 = stablehlo.multiply %45, %arg17 : tensor<16x64xf32>
    %47 = stablehlo.concatenate %43, %46, %42, %37, dim = 1 : (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> tensor<16x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<16x256xf32>, tensor<f32>) -> tensor<256xf32>
    %49 = stablehlo.reshape %48 : (tensor<256xf32>) -> tensor<1x256xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %51 = stablehlo.add %arg6, %50 : tensor<256xf32>
    %52 = stablehlo.dot_general %47, %arg16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x256xf32>, tensor<16x64xf32>) -> tensor<256x64xf32>
    %53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %54 = stablehlo.add %arg5, %53 : tensor<64x256xf32>
    %55 = stablehlo.dot_general %47, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x256xf32>, tensor<64x256xf32>) -> tensor<16x64xf32>
    %56 = stablehlo.dot_general %47, %arg15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x256xf32>, tensor<16x64xf32>) -> tensor<256x64xf32>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %58 = stablehlo.add %arg4, %57 : tensor<64x256xf32>
    %59 = stablehlo.dot_general %47, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x256xf32>, tensor<64x256xf32>) -> tensor<16x64xf32>
    return %58, %54, %51, %28, %24, %21, %55, %44, %25, %14, %59 : tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>
  }
}
