module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32x8xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<64x64xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<64x64xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<64x64xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<64x64xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<64x64xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<64x64xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<64x64xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<64x64xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<64x128xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<128x64xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<64xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<64xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<64xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<64xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<256x64xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<32x8xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<64x64xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<64x64xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<64x64xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<64x64xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<64x128xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<128x64xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<64xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<64xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<64xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<i32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<32x8xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<64x64xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<64x64xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<64x64xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<64x64xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<64x64xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<64x64xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<64x64xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<64x64xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<64x128xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<128x64xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<64xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<64xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<64xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<64xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<256x64xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<32x8xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<64x64xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<64x64xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<64x64xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<64x64xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<64x128xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<128x64xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<64xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<64xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<64xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<32x8xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<64x64xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<64x64xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<64x64xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<64x64xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<64x64xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<64x64xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<64x64xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<64x64xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<64x128xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<128x64xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<64xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<64xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<64xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<64xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<256x64xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<32x8xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<64x64xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<64x64xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<64x64xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<64x64xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<64x128xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<128x64xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<64xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<64xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<64xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<16x32xi32>, %arg80: tensor<16x16xi32>, %arg81: tensor<16x16xi32>) -> (tensor<32x8xf32> {jax.result_info = "result[0]['decoder']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[0]['decoder']['layers'][0]['attn']['k']"}, tensor<64x64xf32> {jax.result_info = "result[0]['decoder']['layers'][0]['attn']['o']"}, tensor<64x64xf32> {jax.result_info = "result[0]['decoder']['layers'][0]['attn']['q']"}, tensor<64x64xf32> {jax.result_info = "result[0]['decoder']['layers'][0]['attn']['v']"}, tensor<64x64xf32> {jax.result_info = "result[0]['decoder']['layers'][0]['cross']['k']"}, tensor<64x64xf32> {jax.result_info = "result[0]['decoder']['layers'][0]['cross']['o']"}, tensor<64x64xf32> {jax.result_info = "result[0]['decoder']['layers'][0]['cross']['q']"}, tensor<64x64xf32> {jax.result_info = "result[0]['decoder']['layers'][0]['cross']['v']"}, tensor<64x128xf32> {jax.result_info = "result[0]['decoder']['layers'][0]['ffn']['wi']"}, tensor<128x64xf32> {jax.result_info = "result[0]['decoder']['layers'][0]['ffn']['wo']"}, tensor<64xf32> {jax.result_info = "result[0]['decoder']['layers'][0]['norm1']"}, tensor<64xf32> {jax.result_info = "result[0]['decoder']['layers'][0]['norm2']"}, tensor<64xf32> {jax.result_info = "result[0]['decoder']['layers'][0]['norm_cross']"}, tensor<64xf32> {jax.result_info = "result[0]['decoder']['norm']"}, tensor<256x64xf32> {jax.result_info = "result[0]['embed']"}, tensor<32x8xf32> {jax.result_info = "result[0]['encoder']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[0]['encoder']['layers'][0]['attn']['k']"}, tensor<64x64xf32> {jax.result_info = "result[0]['encoder']['layers'][0]['attn']['o']"}, tensor<64x64xf32> {jax.result_info = "result[0]['encoder']['layers'][0]['attn']['q']"}, tensor<64x64xf32> {jax.result_info = "result[0]['encoder']['layers'][0]['attn']['v']"}, tensor<64x128xf32> {jax.result_info = "result[0]['encoder']['layers'][0]['ffn']['wi']"}, tensor<128x64xf32> {jax.result_info = "result[0]['encoder']['layers'][0]['ffn']['wo']"}, tensor<64xf32> {jax.result_info = "result[0]['encoder']['layers'][0]['norm1']"}, tensor<64xf32> {jax.result_info = "result[0]['encoder']['layers'][0]['norm2']"}, tensor<64xf32> {jax.result_info = "result[0]['encoder']['norm']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<32x8xf32> {jax.result_info = "result[1]['m']['decoder']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['decoder']['layers'][0]['attn']['k']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['decoder']['layers'][0]['attn']['o']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['decoder']['layers'][0]['attn']['q']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['decoder']['layers'][0]['attn']['v']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['decoder']['layers'][0]['cross']['k']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['decoder']['layers'][0]['cross']['o']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['decoder']['layers'][0]['cross']['q']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['decoder']['layers'][0]['cross']['v']"}, tensor<64x128xf32> {jax.result_info = "result[1]['m']['decoder']['layers'][0]['ffn']['wi']"}, tensor<128x64xf32> {jax.result_info = "result[1]['m']['decoder']['layers'][0]['ffn']['wo']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['decoder']['layers'][0]['norm1']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['decoder']['layers'][0]['norm2']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['decoder']['layers'][0]['norm_cross']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['decoder']['norm']"}, tensor<256x64xf32> {jax.result_info = "result[1]['m']['embed']"}, tensor<32x8xf32> {jax.result_info = "result[1]['m']['encoder']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['encoder']['layers'][0]['attn']['k']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['encoder']['layers'][0]['attn']['o']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['encoder']['layers'][0]['attn']['q']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['encoder']['layers'][0]['attn']['v']"}, tensor<64x128xf32> {jax.result_info = "result[1]['m']['encoder']['layers'][0]['ffn']['wi']"}, tensor<128x64xf32> {jax.result_info = "result[1]['m']['encoder']['layers'][0]['ffn']['wo']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['encoder']['layers'][0]['norm1']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['encoder']['layers'][0]['norm2']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['encoder']['norm']"}, tensor<32x8xf32> {jax.result_info = "result[1]['v']['decoder']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['decoder']['layers'][0]['attn']['k']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['decoder']['layers'][0]['attn']['o']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['decoder']['layers'][0]['attn']['q']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['decoder']['layers'][0]['attn']['v']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['decoder']['layers'][0]['cross']['k']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['decoder']['layers'][0]['cross']['o']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['decoder']['layers'][0]['cross']['q']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['decoder']['layers'][0]['cross']['v']"}, tensor<64x128xf32> {jax.result_info = "result[1]['v']['decoder']['layers'][0]['ffn']['wi']"}, tensor<128x64xf32> {jax.result_info = "result[1]['v']['decoder']['layers'][0]['ffn']['wo']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['decoder']['layers'][0]['norm1']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['decoder']['layers'][0]['norm2']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['decoder']['layers'][0]['norm_cross']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['decoder']['norm']"}, tensor<256x64xf32> {jax.result_info = "result[1]['v']['embed']"}, tensor<32x8xf32> {jax.result_info = "result[1]['v']['encoder']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['encoder']['layers'][0]['attn']['k']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['encoder']['layers'][0]['attn']['o']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['encoder']['layers'][0]['attn']['q']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['encoder']['layers'][0]['attn']['v']"}, tensor<64x128xf32> {jax.result_info = "result[1]['v']['encoder']['layers'][0]['ffn']['wi']"}, tensor<128x64xf32> {jax.result_info = "result[1]['v']['encoder']['layers'][0]['ffn']['wo']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['encoder']['layers'][0]['norm1']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['encoder']['layers'][0]['norm2']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['encoder']['norm']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg15 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %1 = stablehlo.iota dim = 0 : tensor<32xi32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<32xi32>) -> tensor<1x32xi32>
    %3 = stablehlo.iota dim = 0 : tensor<32xi32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<32xi32>) -> tensor<32x1xi32>
    %5 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x32xi32>) -> tensor<32x32xi32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<32x1xi32>) -> tensor<32x32xi32>
    %7 = stablehlo.subtract %5, %6 : tensor<32x32xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
    %9 = stablehlo.compare GT, %7, %8, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %c_0 = stablehlo.constant dense<16> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %10 = call @_where(%9, %c_0, %c_1) : (tensor<32x32xi1>, tensor<i32>, tensor<i32>) -> tensor<32x32xi32>
    %11 = stablehlo.abs %7 : tensor<32x32xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
    %13 = stablehlo.maximum %11, %12 : tensor<32x32xi32>
    %14 = stablehlo.convert %13 : (tensor<32x32xi32>) -> tensor<32x32xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %16 = stablehlo.divide %14, %15 : tensor<32x32xf32>
    %17 = stablehlo.log %16 : tensor<32x32xf32>
    %cst_3 = stablehlo.constant dense<2.77258873> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %19 = stablehlo.divide %17, %18 : tensor<32x32xf32>
    %cst_4 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<32x32xf32>
    %cst_5 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<32x32xf32>
    %23 = stablehlo.add %22, %21 : tensor<32x32xf32>
    %24 = stablehlo.convert %23 : (tensor<32x32xf32>) -> tensor<32x32xi32>
    %c_6 = stablehlo.constant dense<15> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
    %26 = stablehlo.minimum %24, %25 : tensor<32x32xi32>
    %c_7 = stablehlo.constant dense<8> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
    %28 = stablehlo.compare LT, %11, %27, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %29 = call @_where_0(%28, %11, %26) : (tensor<32x32xi1>, tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi32>
    %30 = stablehlo.convert %10 : tensor<32x32xi32>
    %31 = stablehlo.add %30, %29 : tensor<32x32xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
    %33 = stablehlo.compare LT, %31, %32, SIGNED : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %c_9 = stablehlo.constant dense<32> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
    %35 = stablehlo.add %31, %34 : tensor<32x32xi32>
    %36 = stablehlo.select %33, %35, %31 : tensor<32x32xi1>, tensor<32x32xi32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<32x32xi32>) -> tensor<32x32x1xi32>
    %38 = "stablehlo.gather"(%arg16, %37) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<32x8xf32>, tensor<32x32x1xi32>) -> tensor<32x32x8xf32>
    %39 = stablehlo.transpose %38, dims = [2, 0, 1] : (tensor<32x32x8xf32>) -> tensor<8x32x32xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [1, 2, 3] : (tensor<8x32x32xf32>) -> tensor<1x8x32x32xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %41 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %42 = stablehlo.compare LT, %arg79, %41, SIGNED : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi1>
    %c_11 = stablehlo.constant dense<256> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %44 = stablehlo.add %arg79, %43 : tensor<16x32xi32>
    %45 = stablehlo.select %42, %44, %arg79 : tensor<16x32xi1>, tensor<16x32xi32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %47 = "stablehlo.gather"(%0, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<256x64xf32>, tensor<16x32x1xi32>) -> tensor<16x32x64xf32>
    %48 = stablehlo.convert %47 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %49 = chlo.square %48 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %51 = stablehlo.multiply %50, %48 : tensor<16x32x64xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_14 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %55 = stablehlo.divide %53, %54 : tensor<16x32x1xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %57 = stablehlo.add %55, %56 : tensor<16x32x1xf32>
    %58 = stablehlo.rsqrt %57 : tensor<16x32x1xf32>
    %59 = stablehlo.divide %58, %57 : tensor<16x32x1xf32>
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %61 = stablehlo.multiply %60, %59 : tensor<16x32x1xf32>
    %62 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %63 = stablehlo.multiply %48, %62 : tensor<16x32x64xf32>
    %64 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %66 = stablehlo.multiply %63, %65 : tensor<16x32x64xf32>
    %67 = stablehlo.convert %66 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %68 = stablehlo.convert %arg19 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %69 = stablehlo.dot_general %67, %68, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %70 = stablehlo.reshape %69 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %71 = stablehlo.convert %arg17 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %72 = stablehlo.dot_general %67, %71, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %73 = stablehlo.reshape %72 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %74 = stablehlo.convert %arg20 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %75 = stablehlo.dot_general %67, %74, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %76 = stablehlo.reshape %75 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %77 = stablehlo.dot_general %70, %73, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x32xf32>
    %78 = stablehlo.convert %77 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %79 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %80 = stablehlo.add %78, %79 : tensor<16x8x32x32xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_17) applies stablehlo.maximum across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x8x32xf32>
    %83 = stablehlo.maximum %82, %81 : tensor<16x8x32xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %86 = stablehlo.subtract %80, %85 : tensor<16x8x32x32xf32>
    %87 = stablehlo.exponential %86 : tensor<16x8x32x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_19) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %91 = stablehlo.divide %87, %90 : tensor<16x8x32x32xf32>
    %92 = stablehlo.multiply %89, %89 : tensor<16x8x32x1xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x8x32x1xf32>
    %94 = stablehlo.divide %93, %92 : tensor<16x8x32x1xf32>
    %95 = stablehlo.convert %91 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %96 = stablehlo.dot_general %76, %95, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x8x32x32xf32>) -> tensor<16x8x8x32xf32>
    %97 = stablehlo.transpose %96, dims = [0, 3, 1, 2] : (tensor<16x8x8x32xf32>) -> tensor<16x32x8x8xf32>
    %98 = stablehlo.reshape %97 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %99 = stablehlo.convert %arg18 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %100 = stablehlo.dot_general %98, %99, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %101 = stablehlo.add %47, %100 : tensor<16x32x64xf32>
    %102 = stablehlo.convert %101 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %103 = chlo.square %102 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %105 = stablehlo.multiply %104, %102 : tensor<16x32x64xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%103 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_23 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %109 = stablehlo.divide %107, %108 : tensor<16x32x1xf32>
    %cst_24 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %111 = stablehlo.add %109, %110 : tensor<16x32x1xf32>
    %112 = stablehlo.rsqrt %111 : tensor<16x32x1xf32>
    %113 = stablehlo.divide %112, %111 : tensor<16x32x1xf32>
    %cst_25 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %115 = stablehlo.multiply %114, %113 : tensor<16x32x1xf32>
    %116 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %117 = stablehlo.multiply %102, %116 : tensor<16x32x64xf32>
    %118 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %120 = stablehlo.multiply %117, %119 : tensor<16x32x64xf32>
    %121 = stablehlo.convert %120 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %122 = stablehlo.convert %arg21 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %123 = stablehlo.dot_general %121, %122, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x128xf32>) -> tensor<16x32x128xf32>
    %124 = call @relu(%123) : (tensor<16x32x128xf32>) -> tensor<16x32x128xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x32x128xf32>
    %126 = stablehlo.compare GT, %123, %125, FLOAT : (tensor<16x32x128xf32>, tensor<16x32x128xf32>) -> tensor<16x32x128xi1>
    %127 = stablehlo.convert %arg22 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %128 = stablehlo.dot_general %124, %127, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x128xf32>, tensor<128x64xf32>) -> tensor<16x32x64xf32>
    %129 = stablehlo.add %101, %128 : tensor<16x32x64xf32>
    %130 = stablehlo.convert %129 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %131 = chlo.square %130 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_27 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %133 = stablehlo.multiply %132, %130 : tensor<16x32x64xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%131 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_29 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %137 = stablehlo.divide %135, %136 : tensor<16x32x1xf32>
    %cst_30 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %139 = stablehlo.add %137, %138 : tensor<16x32x1xf32>
    %140 = stablehlo.rsqrt %139 : tensor<16x32x1xf32>
    %141 = stablehlo.divide %140, %139 : tensor<16x32x1xf32>
    %cst_31 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %143 = stablehlo.multiply %142, %141 : tensor<16x32x1xf32>
    %144 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %145 = stablehlo.multiply %130, %144 : tensor<16x32x64xf32>
    %146 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %148 = stablehlo.multiply %145, %147 : tensor<16x32x64xf32>
    %149 = stablehlo.convert %148 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %c_32 = stablehlo.constant dense<true> : tensor<i1>
    %150 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %151 = call @tril(%150) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %152 = stablehlo.iota dim = 0 : tensor<16xi32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %154 = stablehlo.iota dim = 0 : tensor<16xi32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %156 = stablehlo.broadcast_in_dim %153, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %157 = stablehlo.broadcast_in_dim %155, dims = [0, 1] : (tensor<16x1xi32>) -> tensor<16x16xi32>
    %158 = stablehlo.subtract %156, %157 : tensor<16x16xi32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %159 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %160 = stablehlo.minimum %158, %159 : tensor<16x16xi32>
    %161 = stablehlo.negate %160 : tensor<16x16xi32>
    %c_34 = stablehlo.constant dense<1> : tensor<i32>
    %162 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %163 = stablehlo.maximum %161, %162 : tensor<16x16xi32>
    %164 = stablehlo.convert %163 : (tensor<16x16xi32>) -> tensor<16x16xf32>
    %cst_35 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %166 = stablehlo.divide %164, %165 : tensor<16x16xf32>
    %167 = stablehlo.log %166 : tensor<16x16xf32>
    %cst_36 = stablehlo.constant dense<2.07944155> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %169 = stablehlo.divide %167, %168 : tensor<16x16xf32>
    %cst_37 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %171 = stablehlo.multiply %169, %170 : tensor<16x16xf32>
    %cst_38 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %173 = stablehlo.add %172, %171 : tensor<16x16xf32>
    %174 = stablehlo.convert %173 : (tensor<16x16xf32>) -> tensor<16x16xi32>
    %c_39 = stablehlo.constant dense<31> : tensor<i32>
    %175 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %176 = stablehlo.minimum %174, %175 : tensor<16x16xi32>
    %c_40 = stablehlo.constant dense<16> : tensor<i32>
    %177 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %178 = stablehlo.compare LT, %161, %177, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %179 = call @_where_1(%178, %161, %176) : (tensor<16x16xi1>, tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %180 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %181 = stablehlo.add %180, %179 : tensor<16x16xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %182 = stablehlo.broadcast_in_dim %c_42, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %183 = stablehlo.compare LT, %181, %182, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_43 = stablehlo.constant dense<32> : tensor<i32>
    %184 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %185 = stablehlo.add %181, %184 : tensor<16x16xi32>
    %186 = stablehlo.select %183, %185, %181 : tensor<16x16xi1>, tensor<16x16xi32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1] : (tensor<16x16xi32>) -> tensor<16x16x1xi32>
    %188 = "stablehlo.gather"(%arg0, %187) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<32x8xf32>, tensor<16x16x1xi32>) -> tensor<16x16x8xf32>
    %189 = stablehlo.transpose %188, dims = [2, 0, 1] : (tensor<16x16x8xf32>) -> tensor<8x16x16xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [1, 2, 3] : (tensor<8x16x16xf32>) -> tensor<1x8x16x16xf32>
    %cst_44 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %191:2 = call @_where_2(%151, %190, %cst_44) : (tensor<16x16xi1>, tensor<1x8x16x16xf32>, tensor<f32>) -> (tensor<1x8x16x16xf32>, tensor<1x8x16x16xi1>)
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %192 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %193 = stablehlo.compare LT, %arg80, %192, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_46 = stablehlo.constant dense<256> : tensor<i32>
    %194 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %195 = stablehlo.add %arg80, %194 : tensor<16x16xi32>
    %196 = stablehlo.select %193, %195, %arg80 : tensor<16x16xi1>, tensor<16x16xi32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [0, 1] : (tensor<16x16xi32>) -> tensor<16x16x1xi32>
    %198 = "stablehlo.gather"(%0, %197) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<256x64xf32>, tensor<16x16x1xi32>) -> tensor<16x16x64xf32>
    %199 = stablehlo.convert %198 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %200 = chlo.square %199 : tensor<16x16x64xf32> -> tensor<16x16x64xf32>
    %cst_47 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %202 = stablehlo.multiply %201, %199 : tensor<16x16x64xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.reduce(%200 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<16x16xf32>
    %204 = stablehlo.broadcast_in_dim %203, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_49 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %206 = stablehlo.divide %204, %205 : tensor<16x16x1xf32>
    %cst_50 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %208 = stablehlo.add %206, %207 : tensor<16x16x1xf32>
    %209 = stablehlo.rsqrt %208 : tensor<16x16x1xf32>
    %210 = stablehlo.divide %209, %208 : tensor<16x16x1xf32>
    %cst_51 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %212 = stablehlo.multiply %211, %210 : tensor<16x16x1xf32>
    %213 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x64xf32>
    %214 = stablehlo.multiply %199, %213 : tensor<16x16x64xf32>
    %215 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x16x64xf32>
    %217 = stablehlo.multiply %214, %216 : tensor<16x16x64xf32>
    %218 = stablehlo.convert %217 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %219 = stablehlo.convert %arg3 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %220 = stablehlo.dot_general %218, %219, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %221 = stablehlo.reshape %220 : (tensor<16x16x64xf32>) -> tensor<16x16x8x8xf32>
    %222 = stablehlo.convert %arg1 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %223 = stablehlo.dot_general %218, %222, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %224 = stablehlo.reshape %223 : (tensor<16x16x64xf32>) -> tensor<16x16x8x8xf32>
    %225 = stablehlo.convert %arg4 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %226 = stablehlo.dot_general %218, %225, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %227 = stablehlo.reshape %226 : (tensor<16x16x64xf32>) -> tensor<16x16x8x8xf32>
    %228 = stablehlo.dot_general %221, %224, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x16x8x8xf32>, tensor<16x16x8x8xf32>) -> tensor<16x8x16x16xf32>
    %229 = stablehlo.convert %228 : (tensor<16x8x16x16xf32>) -> tensor<16x8x16x16xf32>
    %230 = stablehlo.broadcast_in_dim %191#0, dims = [0, 1, 2, 3] : (tensor<1x8x16x16xf32>) -> tensor<16x8x16x16xf32>
    %231 = stablehlo.add %229, %230 : tensor<16x8x16x16xf32>
    %cst_52 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %232 = stablehlo.reduce(%231 init: %cst_52) applies stablehlo.maximum across dimensions = [3] : (tensor<16x8x16x16xf32>, tensor<f32>) -> tensor<16x8x16xf32>
    %cst_53 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16x8x16xf32>
    %234 = stablehlo.maximum %233, %232 : tensor<16x8x16xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2] : (tensor<16x8x16xf32>) -> tensor<16x8x16x1xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0, 1, 2, 3] : (tensor<16x8x16x1xf32>) -> tensor<16x8x16x16xf32>
    %237 = stablehlo.subtract %231, %236 : tensor<16x8x16x16xf32>
    %238 = stablehlo.exponential %237 : tensor<16x8x16x16xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %239 = stablehlo.reduce(%238 init: %cst_54) applies stablehlo.add across dimensions = [3] : (tensor<16x8x16x16xf32>, tensor<f32>) -> tensor<16x8x16xf32>
    %240 = stablehlo.broadcast_in_dim %239, dims = [0, 1, 2] : (tensor<16x8x16xf32>) -> tensor<16x8x16x1xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1, 2, 3] : (tensor<16x8x16x1xf32>) -> tensor<16x8x16x16xf32>
    %242 = stablehlo.divide %238, %241 : tensor<16x8x16x16xf32>
    %243 = stablehlo.multiply %240, %240 : tensor<16x8x16x1xf32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16x8x16x1xf32>
    %245 = stablehlo.divide %244, %243 : tensor<16x8x16x1xf32>
    %246 = stablehlo.convert %242 : (tensor<16x8x16x16xf32>) -> tensor<16x8x16x16xf32>
    %247 = stablehlo.dot_general %227, %246, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x16x8x8xf32>, tensor<16x8x16x16xf32>) -> tensor<16x8x8x16xf32>
    %248 = stablehlo.transpose %247, dims = [0, 3, 1, 2] : (tensor<16x8x8x16xf32>) -> tensor<16x16x8x8xf32>
    %249 = stablehlo.reshape %248 : (tensor<16x16x8x8xf32>) -> tensor<16x16x64xf32>
    %250 = stablehlo.convert %arg2 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %251 = stablehlo.dot_general %249, %250, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %252 = stablehlo.add %198, %251 : tensor<16x16x64xf32>
    %253 = stablehlo.convert %252 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %254 = chlo.square %253 : tensor<16x16x64xf32> -> tensor<16x16x64xf32>
    %cst_56 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %256 = stablehlo.multiply %255, %253 : tensor<16x16x64xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %257 = stablehlo.reduce(%254 init: %cst_57) applies stablehlo.add across dimensions = [2] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<16x16xf32>
    %258 = stablehlo.broadcast_in_dim %257, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_58 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %260 = stablehlo.divide %258, %259 : tensor<16x16x1xf32>
    %cst_59 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %262 = stablehlo.add %260, %261 : tensor<16x16x1xf32>
    %263 = stablehlo.rsqrt %262 : tensor<16x16x1xf32>
    %264 = stablehlo.divide %263, %262 : tensor<16x16x1xf32>
    %cst_60 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %266 = stablehlo.multiply %265, %264 : tensor<16x16x1xf32>
    %267 = stablehlo.broadcast_in_dim %263, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x64xf32>
    %268 = stablehlo.multiply %253, %267 : tensor<16x16x64xf32>
    %269 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %270 = stablehlo.broadcast_in_dim %269, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x16x64xf32>
    %271 = stablehlo.multiply %268, %270 : tensor<16x16x64xf32>
    %272 = stablehlo.convert %271 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %273 = stablehlo.convert %arg7 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %274 = stablehlo.dot_general %272, %273, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %275 = stablehlo.reshape %274 : (tensor<16x16x64xf32>) -> tensor<16x16x8x8xf32>
    %276 = stablehlo.convert %arg5 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %277 = stablehlo.dot_general %149, %276, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %278 = stablehlo.reshape %277 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %279 = stablehlo.convert %arg8 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %280 = stablehlo.dot_general %149, %279, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %281 = stablehlo.reshape %280 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %282 = stablehlo.dot_general %275, %278, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x16x8x8xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x16x32xf32>
    %283 = stablehlo.convert %282 : (tensor<16x8x16x32xf32>) -> tensor<16x8x16x32xf32>
    %cst_61 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %284 = stablehlo.reduce(%283 init: %cst_61) applies stablehlo.maximum across dimensions = [3] : (tensor<16x8x16x32xf32>, tensor<f32>) -> tensor<16x8x16xf32>
    %cst_62 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<16x8x16xf32>
    %286 = stablehlo.maximum %285, %284 : tensor<16x8x16xf32>
    %287 = stablehlo.broadcast_in_dim %286, dims = [0, 1, 2] : (tensor<16x8x16xf32>) -> tensor<16x8x16x1xf32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [0, 1, 2, 3] : (tensor<16x8x16x1xf32>) -> tensor<16x8x16x32xf32>
    %289 = stablehlo.subtract %283, %288 : tensor<16x8x16x32xf32>
    %290 = stablehlo.exponential %289 : tensor<16x8x16x32xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.reduce(%290 init: %cst_63) applies stablehlo.add across dimensions = [3] : (tensor<16x8x16x32xf32>, tensor<f32>) -> tensor<16x8x16xf32>
    %292 = stablehlo.broadcast_in_dim %291, dims = [0, 1, 2] : (tensor<16x8x16xf32>) -> tensor<16x8x16x1xf32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1, 2, 3] : (tensor<16x8x16x1xf32>) -> tensor<16x8x16x32xf32>
    %294 = stablehlo.divide %290, %293 : tensor<16x8x16x32xf32>
    %295 = stablehlo.multiply %292, %292 : tensor<16x8x16x1xf32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16x8x16x1xf32>
    %297 = stablehlo.divide %296, %295 : tensor<16x8x16x1xf32>
    %298 = stablehlo.convert %294 : (tensor<16x8x16x32xf32>) -> tensor<16x8x16x32xf32>
    %299 = stablehlo.dot_general %281, %298, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x8x16x32xf32>) -> tensor<16x8x8x16xf32>
    %300 = stablehlo.transpose %299, dims = [0, 3, 1, 2] : (tensor<16x8x8x16xf32>) -> tensor<16x16x8x8xf32>
    %301 = stablehlo.reshape %300 : (tensor<16x16x8x8xf32>) -> tensor<16x16x64xf32>
    %302 = stablehlo.convert %arg6 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %303 = stablehlo.dot_general %301, %302, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %304 = stablehlo.add %252, %303 : tensor<16x16x64xf32>
    %305 = stablehlo.convert %304 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %306 = chlo.square %305 : tensor<16x16x64xf32> -> tensor<16x16x64xf32>
    %cst_65 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %308 = stablehlo.multiply %307, %305 : tensor<16x16x64xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.reduce(%306 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<16x16xf32>
    %310 = stablehlo.broadcast_in_dim %309, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_67 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %312 = stablehlo.divide %310, %311 : tensor<16x16x1xf32>
    %cst_68 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %314 = stablehlo.add %312, %313 : tensor<16x16x1xf32>
    %315 = stablehlo.rsqrt %314 : tensor<16x16x1xf32>
    %316 = stablehlo.divide %315, %314 : tensor<16x16x1xf32>
    %cst_69 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %318 = stablehlo.multiply %317, %316 : tensor<16x16x1xf32>
    %319 = stablehlo.broadcast_in_dim %315, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x64xf32>
    %320 = stablehlo.multiply %305, %319 : tensor<16x16x64xf32>
    %321 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x16x64xf32>
    %323 = stablehlo.multiply %320, %322 : tensor<16x16x64xf32>
    %324 = stablehlo.convert %323 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %325 = stablehlo.convert %arg9 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %326 = stablehlo.dot_general %324, %325, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x128xf32>) -> tensor<16x16x128xf32>
    %327 = call @relu_3(%326) : (tensor<16x16x128xf32>) -> tensor<16x16x128xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16x16x128xf32>
    %329 = stablehlo.compare GT, %326, %328, FLOAT : (tensor<16x16x128xf32>, tensor<16x16x128xf32>) -> tensor<16x16x128xi1>
    %330 = stablehlo.convert %arg10 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %331 = stablehlo.dot_general %327, %330, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x128xf32>, tensor<128x64xf32>) -> tensor<16x16x64xf32>
    %332 = stablehlo.add %304, %331 : tensor<16x16x64xf32>
    %333 = stablehlo.convert %332 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %334 = chlo.square %333 : tensor<16x16x64xf32> -> tensor<16x16x64xf32>
    %cst_71 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %336 = stablehlo.multiply %335, %333 : tensor<16x16x64xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %337 = stablehlo.reduce(%334 init: %cst_72) applies stablehlo.add across dimensions = [2] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<16x16xf32>
    %338 = stablehlo.broadcast_in_dim %337, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_73 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %340 = stablehlo.divide %338, %339 : tensor<16x16x1xf32>
    %cst_74 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %342 = stablehlo.add %340, %341 : tensor<16x16x1xf32>
    %343 = stablehlo.rsqrt %342 : tensor<16x16x1xf32>
    %344 = stablehlo.divide %343, %342 : tensor<16x16x1xf32>
    %cst_75 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %346 = stablehlo.multiply %345, %344 : tensor<16x16x1xf32>
    %347 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x64xf32>
    %348 = stablehlo.multiply %333, %347 : tensor<16x16x64xf32>
    %349 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x16x64xf32>
    %351 = stablehlo.multiply %348, %350 : tensor<16x16x64xf32>
    %352 = stablehlo.convert %351 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %cst_76 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %354 = stablehlo.divide %352, %353 : tensor<16x16x64xf32>
    %355 = stablehlo.dot_general %354, %0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<256x64xf32>) -> tensor<16x16x256xf32>
    %356 = stablehlo.convert %355 : (tensor<16x16x256xf32>) -> tensor<16x16x256xf32>
    %cst_77 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %357 = stablehlo.reduce(%356 init: %cst_77) applies stablehlo.maximum across dimensions = [2] : (tensor<16x16x256xf32>, tensor<f32>) -> tensor<16x16xf32>
    %cst_78 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %359 = stablehlo.maximum %358, %357 : tensor<16x16xf32>
    %360 = stablehlo.is_finite %359 : (tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %361 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %362 = stablehlo.select %360, %359, %361 : tensor<16x16xi1>, tensor<16x16xf32>
    %363 = stablehlo.broadcast_in_dim %362, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %364 = stablehlo.broadcast_in_dim %363, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x256xf32>
    %365 = stablehlo.subtract %356, %364 : tensor<16x16x256xf32>
    %366 = stablehlo.exponential %365 : tensor<16x16x256xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.reduce(%366 init: %cst_80) applies stablehlo.add across dimensions = [2] : (tensor<16x16x256xf32>, tensor<f32>) -> tensor<16x16xf32>
    %368 = stablehlo.abs %367 : tensor<16x16xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %370 = stablehlo.compare GE, %367, %369, FLOAT : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xi1>
    %371 = stablehlo.log %368 : tensor<16x16xf32>
    %372 = stablehlo.add %371, %362 : tensor<16x16xf32>
    %373 = call @_one_hot(%arg81) : (tensor<16x16xi32>) -> tensor<16x16x256xf32>
    %374 = stablehlo.multiply %356, %373 : tensor<16x16x256xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.reduce(%374 init: %cst_82) applies stablehlo.add across dimensions = [2] : (tensor<16x16x256xf32>, tensor<f32>) -> tensor<16x16xf32>
    %376 = stablehlo.subtract %372, %375 : tensor<16x16xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %377 = stablehlo.reduce(%376 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_84 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %378 = stablehlo.divide %377, %cst_84 : tensor<f32>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_86 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %379 = stablehlo.divide %cst_85, %cst_86 : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %381 = stablehlo.negate %380 : tensor<16x16xf32>
    %382 = stablehlo.broadcast_in_dim %381, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x256xf32>
    %383 = stablehlo.multiply %382, %373 : tensor<16x16x256xf32>
    %384 = stablehlo.divide %380, %368 : tensor<16x16xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %386 = stablehlo.select %370, %385, %384 : tensor<16x16xi1>, tensor<16x16xf32>
    %387 = stablehlo.select %370, %384, %385 : tensor<16x16xi1>, tensor<16x16xf32>
    %388 = stablehlo.negate %386 : tensor<16x16xf32>
    %389 = stablehlo.add %387, %388 : tensor<16x16xf32>
    %390 = stablehlo.broadcast_in_dim %389, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x256xf32>
    %391 = stablehlo.multiply %390, %366 : tensor<16x16x256xf32>
    %392 = stablehlo.add %383, %391 : tensor<16x16x256xf32>
    %393 = stablehlo.convert %392 : (tensor<16x16x256xf32>) -> tensor<16x16x256xf32>
    %394 = stablehlo.dot_general %393, %354, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x256xf32>, tensor<16x16x64xf32>) -> tensor<256x64xf32>
    %395 = stablehlo.dot_general %393, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x256xf32>, tensor<256x64xf32>) -> tensor<16x16x64xf32>
    %cst_88 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %397 = stablehlo.divide %395, %396 : tensor<16x16x64xf32>
    %398 = stablehlo.convert %397 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %399 = stablehlo.multiply %348, %398 : tensor<16x16x64xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.reduce(%399 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %401 = stablehlo.reshape %400 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %402 = stablehlo.broadcast_in_dim %349, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x16x64xf32>
    %403 = stablehlo.multiply %398, %402 : tensor<16x16x64xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %404 = stablehlo.reduce(%401 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %405 = stablehlo.multiply %333, %403 : tensor<16x16x64xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.reduce(%405 init: %cst_91) applies stablehlo.add across dimensions = [2] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<16x16xf32>
    %407 = stablehlo.reshape %406 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %408 = stablehlo.broadcast_in_dim %343, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x64xf32>
    %409 = stablehlo.multiply %403, %408 : tensor<16x16x64xf32>
    %410 = stablehlo.multiply %407, %346 : tensor<16x16x1xf32>
    %cst_92 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %412 = stablehlo.divide %410, %411 : tensor<16x16x1xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.reduce(%412 init: %cst_93) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %414 = stablehlo.broadcast_in_dim %413, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x64xf32>
    %415 = stablehlo.multiply %414, %336 : tensor<16x16x64xf32>
    %416 = stablehlo.add %409, %415 : tensor<16x16x64xf32>
    %417 = stablehlo.convert %416 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %418 = stablehlo.dot_general %417, %327, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<16x16x128xf32>) -> tensor<64x128xf32>
    %419 = stablehlo.transpose %418, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %420 = stablehlo.dot_general %417, %330, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<128x64xf32>) -> tensor<16x16x128xf32>
    %421 = stablehlo.convert %419 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<16x16x128xf32>
    %423 = stablehlo.select %329, %420, %422 : tensor<16x16x128xi1>, tensor<16x16x128xf32>
    %424 = stablehlo.dot_general %423, %324, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x128xf32>, tensor<16x16x64xf32>) -> tensor<128x64xf32>
    %425 = stablehlo.transpose %424, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %426 = stablehlo.dot_general %423, %325, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x128xf32>, tensor<64x128xf32>) -> tensor<16x16x64xf32>
    %427 = stablehlo.convert %425 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %428 = stablehlo.convert %426 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %429 = stablehlo.multiply %320, %428 : tensor<16x16x64xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %430 = stablehlo.reduce(%429 init: %cst_95) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %431 = stablehlo.reshape %430 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %432 = stablehlo.broadcast_in_dim %321, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x16x64xf32>
    %433 = stablehlo.multiply %428, %432 : tensor<16x16x64xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.reduce(%431 init: %cst_96) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %435 = stablehlo.multiply %305, %433 : tensor<16x16x64xf32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.reduce(%435 init: %cst_97) applies stablehlo.add across dimensions = [2] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<16x16xf32>
    %437 = stablehlo.reshape %436 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %438 = stablehlo.broadcast_in_dim %315, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x64xf32>
    %439 = stablehlo.multiply %433, %438 : tensor<16x16x64xf32>
    %440 = stablehlo.multiply %437, %318 : tensor<16x16x1xf32>
    %cst_98 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %442 = stablehlo.divide %440, %441 : tensor<16x16x1xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.reduce(%442 init: %cst_99) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %444 = stablehlo.broadcast_in_dim %443, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x64xf32>
    %445 = stablehlo.multiply %444, %308 : tensor<16x16x64xf32>
    %446 = stablehlo.add %439, %445 : tensor<16x16x64xf32>
    %447 = stablehlo.convert %446 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %448 = stablehlo.add %417, %447 : tensor<16x16x64xf32>
    %449 = stablehlo.dot_general %448, %301, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<16x16x64xf32>) -> tensor<64x64xf32>
    %450 = stablehlo.transpose %449, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %451 = stablehlo.dot_general %448, %302, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %452 = stablehlo.convert %450 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %453 = stablehlo.reshape %451 : (tensor<16x16x64xf32>) -> tensor<16x16x8x8xf32>
    %454 = stablehlo.transpose %453, dims = [0, 2, 3, 1] : (tensor<16x16x8x8xf32>) -> tensor<16x8x8x16xf32>
    %455 = stablehlo.dot_general %454, %281, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x16xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x16x32xf32>
    %456 = stablehlo.dot_general %454, %298, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x16xf32>, tensor<16x8x16x32xf32>) -> tensor<16x8x8x32xf32>
    %457 = stablehlo.transpose %456, dims = [0, 3, 1, 2] : (tensor<16x8x8x32xf32>) -> tensor<16x32x8x8xf32>
    %458 = stablehlo.convert %455 : (tensor<16x8x16x32xf32>) -> tensor<16x8x16x32xf32>
    %459 = stablehlo.broadcast_in_dim %297, dims = [0, 1, 2, 3] : (tensor<16x8x16x1xf32>) -> tensor<16x8x16x32xf32>
    %460 = stablehlo.multiply %458, %459 : tensor<16x8x16x32xf32>
    %461 = stablehlo.multiply %460, %290 : tensor<16x8x16x32xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.reduce(%461 init: %cst_100) applies stablehlo.add across dimensions = [3] : (tensor<16x8x16x32xf32>, tensor<f32>) -> tensor<16x8x16xf32>
    %463 = stablehlo.reshape %462 : (tensor<16x8x16xf32>) -> tensor<16x8x16x1xf32>
    %464 = stablehlo.negate %463 : tensor<16x8x16x1xf32>
    %465 = stablehlo.broadcast_in_dim %292, dims = [0, 1, 2, 3] : (tensor<16x8x16x1xf32>) -> tensor<16x8x16x32xf32>
    %466 = stablehlo.divide %458, %465 : tensor<16x8x16x32xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.reduce(%464 init: %cst_101) applies stablehlo.add across dimensions = [3] : (tensor<16x8x16x1xf32>, tensor<f32>) -> tensor<16x8x16xf32>
    %468 = stablehlo.broadcast_in_dim %467, dims = [0, 1, 2] : (tensor<16x8x16xf32>) -> tensor<16x8x16x32xf32>
    %469 = stablehlo.add %466, %468 : tensor<16x8x16x32xf32>
    %470 = stablehlo.multiply %469, %290 : tensor<16x8x16x32xf32>
    %471 = stablehlo.convert %470 : (tensor<16x8x16x32xf32>) -> tensor<16x8x16x32xf32>
    %472 = stablehlo.dot_general %471, %275, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x16x32xf32>, tensor<16x16x8x8xf32>) -> tensor<16x8x32x8xf32>
    %473 = stablehlo.transpose %472, dims = [0, 2, 1, 3] : (tensor<16x8x32x8xf32>) -> tensor<16x32x8x8xf32>
    %474 = stablehlo.dot_general %471, %278, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x16x32xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x16x8xf32>
    %475 = stablehlo.transpose %474, dims = [0, 2, 1, 3] : (tensor<16x8x16x8xf32>) -> tensor<16x16x8x8xf32>
    %476 = stablehlo.reshape %457 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %477 = stablehlo.dot_general %476, %149, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %478 = stablehlo.transpose %477, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %479 = stablehlo.dot_general %476, %279, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %480 = stablehlo.convert %478 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %481 = stablehlo.reshape %473 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %482 = stablehlo.dot_general %481, %149, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %483 = stablehlo.transpose %482, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %484 = stablehlo.dot_general %481, %276, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %485 = stablehlo.add %479, %484 : tensor<16x32x64xf32>
    %486 = stablehlo.convert %483 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %487 = stablehlo.reshape %475 : (tensor<16x16x8x8xf32>) -> tensor<16x16x64xf32>
    %488 = stablehlo.dot_general %487, %272, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<16x16x64xf32>) -> tensor<64x64xf32>
    %489 = stablehlo.transpose %488, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %490 = stablehlo.dot_general %487, %273, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %491 = stablehlo.convert %489 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %492 = stablehlo.convert %490 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %493 = stablehlo.multiply %268, %492 : tensor<16x16x64xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %494 = stablehlo.reduce(%493 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %495 = stablehlo.reshape %494 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %496 = stablehlo.broadcast_in_dim %269, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x16x64xf32>
    %497 = stablehlo.multiply %492, %496 : tensor<16x16x64xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.reduce(%495 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %499 = stablehlo.multiply %253, %497 : tensor<16x16x64xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %500 = stablehlo.reduce(%499 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<16x16xf32>
    %501 = stablehlo.reshape %500 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %502 = stablehlo.broadcast_in_dim %263, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x64xf32>
    %503 = stablehlo.multiply %497, %502 : tensor<16x16x64xf32>
    %504 = stablehlo.multiply %501, %266 : tensor<16x16x1xf32>
    %cst_105 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %505 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %506 = stablehlo.divide %504, %505 : tensor<16x16x1xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %507 = stablehlo.reduce(%506 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %508 = stablehlo.broadcast_in_dim %507, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x64xf32>
    %509 = stablehlo.multiply %508, %256 : tensor<16x16x64xf32>
    %510 = stablehlo.add %503, %509 : tensor<16x16x64xf32>
    %511 = stablehlo.convert %510 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %512 = stablehlo.add %448, %511 : tensor<16x16x64xf32>
    %513 = stablehlo.dot_general %512, %249, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<16x16x64xf32>) -> tensor<64x64xf32>
    %514 = stablehlo.transpose %513, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %515 = stablehlo.dot_general %512, %250, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %516 = stablehlo.convert %514 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %517 = stablehlo.reshape %515 : (tensor<16x16x64xf32>) -> tensor<16x16x8x8xf32>
    %518 = stablehlo.transpose %517, dims = [0, 2, 3, 1] : (tensor<16x16x8x8xf32>) -> tensor<16x8x8x16xf32>
    %519 = stablehlo.dot_general %518, %227, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x16xf32>, tensor<16x16x8x8xf32>) -> tensor<16x8x16x16xf32>
    %520 = stablehlo.dot_general %518, %246, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x16xf32>, tensor<16x8x16x16xf32>) -> tensor<16x8x8x16xf32>
    %521 = stablehlo.transpose %520, dims = [0, 3, 1, 2] : (tensor<16x8x8x16xf32>) -> tensor<16x16x8x8xf32>
    %522 = stablehlo.convert %519 : (tensor<16x8x16x16xf32>) -> tensor<16x8x16x16xf32>
    %523 = stablehlo.broadcast_in_dim %245, dims = [0, 1, 2, 3] : (tensor<16x8x16x1xf32>) -> tensor<16x8x16x16xf32>
    %524 = stablehlo.multiply %522, %523 : tensor<16x8x16x16xf32>
    %525 = stablehlo.multiply %524, %238 : tensor<16x8x16x16xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %526 = stablehlo.reduce(%525 init: %cst_107) applies stablehlo.add across dimensions = [3] : (tensor<16x8x16x16xf32>, tensor<f32>) -> tensor<16x8x16xf32>
    %527 = stablehlo.reshape %526 : (tensor<16x8x16xf32>) -> tensor<16x8x16x1xf32>
    %528 = stablehlo.negate %527 : tensor<16x8x16x1xf32>
    %529 = stablehlo.broadcast_in_dim %240, dims = [0, 1, 2, 3] : (tensor<16x8x16x1xf32>) -> tensor<16x8x16x16xf32>
    %530 = stablehlo.divide %522, %529 : tensor<16x8x16x16xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %531 = stablehlo.reduce(%528 init: %cst_108) applies stablehlo.add across dimensions = [3] : (tensor<16x8x16x1xf32>, tensor<f32>) -> tensor<16x8x16xf32>
    %532 = stablehlo.broadcast_in_dim %531, dims = [0, 1, 2] : (tensor<16x8x16xf32>) -> tensor<16x8x16x16xf32>
    %533 = stablehlo.add %530, %532 : tensor<16x8x16x16xf32>
    %534 = stablehlo.multiply %533, %238 : tensor<16x8x16x16xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %535 = stablehlo.reduce(%534 init: %cst_109) applies stablehlo.add across dimensions = [0] : (tensor<16x8x16x16xf32>, tensor<f32>) -> tensor<8x16x16xf32>
    %536 = stablehlo.reshape %535 : (tensor<8x16x16xf32>) -> tensor<1x8x16x16xf32>
    %537 = stablehlo.convert %534 : (tensor<16x8x16x16xf32>) -> tensor<16x8x16x16xf32>
    %538 = stablehlo.dot_general %537, %221, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x16x16xf32>, tensor<16x16x8x8xf32>) -> tensor<16x8x16x8xf32>
    %539 = stablehlo.transpose %538, dims = [0, 2, 1, 3] : (tensor<16x8x16x8xf32>) -> tensor<16x16x8x8xf32>
    %540 = stablehlo.dot_general %537, %224, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x16x16xf32>, tensor<16x16x8x8xf32>) -> tensor<16x8x16x8xf32>
    %541 = stablehlo.transpose %540, dims = [0, 2, 1, 3] : (tensor<16x8x16x8xf32>) -> tensor<16x16x8x8xf32>
    %542 = stablehlo.reshape %521 : (tensor<16x16x8x8xf32>) -> tensor<16x16x64xf32>
    %543 = stablehlo.dot_general %542, %218, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<16x16x64xf32>) -> tensor<64x64xf32>
    %544 = stablehlo.transpose %543, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %545 = stablehlo.dot_general %542, %225, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %546 = stablehlo.convert %544 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %547 = stablehlo.reshape %539 : (tensor<16x16x8x8xf32>) -> tensor<16x16x64xf32>
    %548 = stablehlo.dot_general %547, %218, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<16x16x64xf32>) -> tensor<64x64xf32>
    %549 = stablehlo.transpose %548, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %550 = stablehlo.dot_general %547, %222, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %551 = stablehlo.add %545, %550 : tensor<16x16x64xf32>
    %552 = stablehlo.convert %549 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %553 = stablehlo.reshape %541 : (tensor<16x16x8x8xf32>) -> tensor<16x16x64xf32>
    %554 = stablehlo.dot_general %553, %218, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<16x16x64xf32>) -> tensor<64x64xf32>
    %555 = stablehlo.transpose %554, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %556 = stablehlo.dot_general %553, %219, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %557 = stablehlo.add %551, %556 : tensor<16x16x64xf32>
    %558 = stablehlo.convert %555 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %559 = stablehlo.convert %557 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %560 = stablehlo.multiply %214, %559 : tensor<16x16x64xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %561 = stablehlo.reduce(%560 init: %cst_110) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %562 = stablehlo.reshape %561 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %563 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x16x64xf32>
    %564 = stablehlo.multiply %559, %563 : tensor<16x16x64xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %565 = stablehlo.reduce(%562 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %566 = stablehlo.multiply %199, %564 : tensor<16x16x64xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %567 = stablehlo.reduce(%566 init: %cst_112) applies stablehlo.add across dimensions = [2] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<16x16xf32>
    %568 = stablehlo.reshape %567 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %569 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x64xf32>
    %570 = stablehlo.multiply %564, %569 : tensor<16x16x64xf32>
    %571 = stablehlo.multiply %568, %212 : tensor<16x16x1xf32>
    %cst_113 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %573 = stablehlo.divide %571, %572 : tensor<16x16x1xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %574 = stablehlo.reduce(%573 init: %cst_114) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %575 = stablehlo.broadcast_in_dim %574, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x64xf32>
    %576 = stablehlo.multiply %575, %202 : tensor<16x16x64xf32>
    %577 = stablehlo.add %570, %576 : tensor<16x16x64xf32>
    %578 = stablehlo.convert %577 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %579 = stablehlo.add %512, %578 : tensor<16x16x64xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %581 = "stablehlo.scatter"(%580, %197, %579) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg82: tensor<f32>, %arg83: tensor<f32>):
      %1426 = stablehlo.add %arg82, %arg83 : tensor<f32>
      stablehlo.return %1426 : tensor<f32>
    }) : (tensor<256x64xf32>, tensor<16x16x1xi32>, tensor<16x16x64xf32>) -> tensor<256x64xf32>
    %582 = stablehlo.add %394, %581 : tensor<256x64xf32>
    %583 = call @_where_4(%191#1, %536) : (tensor<1x8x16x16xi1>, tensor<1x8x16x16xf32>) -> tensor<1x8x16x16xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %584 = stablehlo.reduce(%583 init: %cst_116) applies stablehlo.add across dimensions = [0] : (tensor<1x8x16x16xf32>, tensor<f32>) -> tensor<8x16x16xf32>
    %585 = stablehlo.transpose %584, dims = [1, 2, 0] : (tensor<8x16x16xf32>) -> tensor<16x16x8xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %587 = "stablehlo.scatter"(%586, %187, %585) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg82: tensor<f32>, %arg83: tensor<f32>):
      %1426 = stablehlo.add %arg82, %arg83 : tensor<f32>
      stablehlo.return %1426 : tensor<f32>
    }) : (tensor<32x8xf32>, tensor<16x16x1xi32>, tensor<16x16x8xf32>) -> tensor<32x8xf32>
    %588 = stablehlo.convert %485 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %589 = stablehlo.multiply %145, %588 : tensor<16x32x64xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %590 = stablehlo.reduce(%589 init: %cst_118) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %591 = stablehlo.reshape %590 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %592 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %593 = stablehlo.multiply %588, %592 : tensor<16x32x64xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %594 = stablehlo.reduce(%591 init: %cst_119) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %595 = stablehlo.multiply %130, %593 : tensor<16x32x64xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %596 = stablehlo.reduce(%595 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %597 = stablehlo.reshape %596 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %598 = stablehlo.broadcast_in_dim %140, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %599 = stablehlo.multiply %593, %598 : tensor<16x32x64xf32>
    %600 = stablehlo.multiply %597, %143 : tensor<16x32x1xf32>
    %cst_121 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %601 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %602 = stablehlo.divide %600, %601 : tensor<16x32x1xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %603 = stablehlo.reduce(%602 init: %cst_122) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %604 = stablehlo.broadcast_in_dim %603, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %605 = stablehlo.multiply %604, %133 : tensor<16x32x64xf32>
    %606 = stablehlo.add %599, %605 : tensor<16x32x64xf32>
    %607 = stablehlo.convert %606 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %608 = stablehlo.dot_general %607, %124, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x128xf32>) -> tensor<64x128xf32>
    %609 = stablehlo.transpose %608, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %610 = stablehlo.dot_general %607, %127, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<128x64xf32>) -> tensor<16x32x128xf32>
    %611 = stablehlo.convert %609 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<16x32x128xf32>
    %613 = stablehlo.select %126, %610, %612 : tensor<16x32x128xi1>, tensor<16x32x128xf32>
    %614 = stablehlo.dot_general %613, %121, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x128xf32>, tensor<16x32x64xf32>) -> tensor<128x64xf32>
    %615 = stablehlo.transpose %614, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %616 = stablehlo.dot_general %613, %122, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x128xf32>, tensor<64x128xf32>) -> tensor<16x32x64xf32>
    %617 = stablehlo.convert %615 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %618 = stablehlo.convert %616 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %619 = stablehlo.multiply %117, %618 : tensor<16x32x64xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %620 = stablehlo.reduce(%619 init: %cst_124) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %621 = stablehlo.reshape %620 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %622 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %623 = stablehlo.multiply %618, %622 : tensor<16x32x64xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %624 = stablehlo.reduce(%621 init: %cst_125) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %625 = stablehlo.multiply %102, %623 : tensor<16x32x64xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %626 = stablehlo.reduce(%625 init: %cst_126) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %627 = stablehlo.reshape %626 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %628 = stablehlo.broadcast_in_dim %112, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %629 = stablehlo.multiply %623, %628 : tensor<16x32x64xf32>
    %630 = stablehlo.multiply %627, %115 : tensor<16x32x1xf32>
    %cst_127 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %631 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %632 = stablehlo.divide %630, %631 : tensor<16x32x1xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %633 = stablehlo.reduce(%632 init: %cst_128) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %634 = stablehlo.broadcast_in_dim %633, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %635 = stablehlo.multiply %634, %105 : tensor<16x32x64xf32>
    %636 = stablehlo.add %629, %635 : tensor<16x32x64xf32>
    %637 = stablehlo.convert %636 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %638 = stablehlo.add %607, %637 : tensor<16x32x64xf32>
    %639 = stablehlo.dot_general %638, %98, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %640 = stablehlo.transpose %639, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %641 = stablehlo.dot_general %638, %99, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %642 = stablehlo.convert %640 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %643 = stablehlo.reshape %641 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %644 = stablehlo.transpose %643, dims = [0, 2, 3, 1] : (tensor<16x32x8x8xf32>) -> tensor<16x8x8x32xf32>
    %645 = stablehlo.dot_general %644, %76, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x32xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x32xf32>
    %646 = stablehlo.dot_general %644, %95, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x32xf32>, tensor<16x8x32x32xf32>) -> tensor<16x8x8x32xf32>
    %647 = stablehlo.transpose %646, dims = [0, 3, 1, 2] : (tensor<16x8x8x32xf32>) -> tensor<16x32x8x8xf32>
    %648 = stablehlo.convert %645 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %649 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %650 = stablehlo.multiply %648, %649 : tensor<16x8x32x32xf32>
    %651 = stablehlo.multiply %650, %87 : tensor<16x8x32x32xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %652 = stablehlo.reduce(%651 init: %cst_129) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %653 = stablehlo.reshape %652 : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %654 = stablehlo.negate %653 : tensor<16x8x32x1xf32>
    %655 = stablehlo.broadcast_in_dim %89, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %656 = stablehlo.divide %648, %655 : tensor<16x8x32x32xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %657 = stablehlo.reduce(%654 init: %cst_130) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x1xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %658 = stablehlo.broadcast_in_dim %657, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x32xf32>
    %659 = stablehlo.add %656, %658 : tensor<16x8x32x32xf32>
    %660 = stablehlo.multiply %659, %87 : tensor<16x8x32x32xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %661 = stablehlo.reduce(%660 init: %cst_131) applies stablehlo.add across dimensions = [0] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<8x32x32xf32>
    %662 = stablehlo.reshape %661 : (tensor<8x32x32xf32>) -> tensor<1x8x32x32xf32>
    %663 = stablehlo.convert %660 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %664 = stablehlo.dot_general %663, %70, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x32x32xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x8xf32>
    %665 = stablehlo.transpose %664, dims = [0, 2, 1, 3] : (tensor<16x8x32x8xf32>) -> tensor<16x32x8x8xf32>
    %666 = stablehlo.dot_general %663, %73, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x32x32xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x8xf32>
    %667 = stablehlo.transpose %666, dims = [0, 2, 1, 3] : (tensor<16x8x32x8xf32>) -> tensor<16x32x8x8xf32>
    %668 = stablehlo.reshape %647 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %669 = stablehlo.dot_general %668, %67, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %670 = stablehlo.transpose %669, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %671 = stablehlo.dot_general %668, %74, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %672 = stablehlo.convert %670 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %673 = stablehlo.reshape %665 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %674 = stablehlo.dot_general %673, %67, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %675 = stablehlo.transpose %674, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %676 = stablehlo.dot_general %673, %71, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %677 = stablehlo.add %671, %676 : tensor<16x32x64xf32>
    %678 = stablehlo.convert %675 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %679 = stablehlo.reshape %667 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %680 = stablehlo.dot_general %679, %67, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %681 = stablehlo.transpose %680, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %682 = stablehlo.dot_general %679, %68, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %683 = stablehlo.add %677, %682 : tensor<16x32x64xf32>
    %684 = stablehlo.convert %681 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %685 = stablehlo.convert %683 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %686 = stablehlo.multiply %63, %685 : tensor<16x32x64xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %687 = stablehlo.reduce(%686 init: %cst_132) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %688 = stablehlo.reshape %687 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %689 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %690 = stablehlo.multiply %685, %689 : tensor<16x32x64xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %691 = stablehlo.reduce(%688 init: %cst_133) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %692 = stablehlo.multiply %48, %690 : tensor<16x32x64xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %693 = stablehlo.reduce(%692 init: %cst_134) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %694 = stablehlo.reshape %693 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %695 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %696 = stablehlo.multiply %690, %695 : tensor<16x32x64xf32>
    %697 = stablehlo.multiply %694, %61 : tensor<16x32x1xf32>
    %cst_135 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %698 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %699 = stablehlo.divide %697, %698 : tensor<16x32x1xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %700 = stablehlo.reduce(%699 init: %cst_136) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %701 = stablehlo.broadcast_in_dim %700, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %702 = stablehlo.multiply %701, %51 : tensor<16x32x64xf32>
    %703 = stablehlo.add %696, %702 : tensor<16x32x64xf32>
    %704 = stablehlo.convert %703 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %705 = stablehlo.add %638, %704 : tensor<16x32x64xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %706 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %707 = "stablehlo.scatter"(%706, %46, %705) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg82: tensor<f32>, %arg83: tensor<f32>):
      %1426 = stablehlo.add %arg82, %arg83 : tensor<f32>
      stablehlo.return %1426 : tensor<f32>
    }) : (tensor<256x64xf32>, tensor<16x32x1xi32>, tensor<16x32x64xf32>) -> tensor<256x64xf32>
    %708 = stablehlo.add %582, %707 : tensor<256x64xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %709 = stablehlo.reduce(%662 init: %cst_138) applies stablehlo.add across dimensions = [0] : (tensor<1x8x32x32xf32>, tensor<f32>) -> tensor<8x32x32xf32>
    %710 = stablehlo.transpose %709, dims = [1, 2, 0] : (tensor<8x32x32xf32>) -> tensor<32x32x8xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %711 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %712 = "stablehlo.scatter"(%711, %37, %710) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg82: tensor<f32>, %arg83: tensor<f32>):
      %1426 = stablehlo.add %arg82, %arg83 : tensor<f32>
      stablehlo.return %1426 : tensor<f32>
    }) : (tensor<32x8xf32>, tensor<32x32x1xi32>, tensor<32x32x8xf32>) -> tensor<32x8xf32>
    %713 = stablehlo.convert %708 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %714 = chlo.square %587 : tensor<32x8xf32> -> tensor<32x8xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %715 = stablehlo.reduce(%714 init: %cst_140) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %716 = stablehlo.add %cst_141, %715 : tensor<f32>
    %717 = chlo.square %552 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %718 = stablehlo.reduce(%717 init: %cst_142) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %719 = stablehlo.add %716, %718 : tensor<f32>
    %720 = chlo.square %516 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %721 = stablehlo.reduce(%720 init: %cst_143) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %722 = stablehlo.add %719, %721 : tensor<f32>
    %723 = chlo.square %558 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %724 = stablehlo.reduce(%723 init: %cst_144) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %725 = stablehlo.add %722, %724 : tensor<f32>
    %726 = chlo.square %546 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %727 = stablehlo.reduce(%726 init: %cst_145) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %728 = stablehlo.add %725, %727 : tensor<f32>
    %729 = chlo.square %486 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %730 = stablehlo.reduce(%729 init: %cst_146) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %731 = stablehlo.add %728, %730 : tensor<f32>
    %732 = chlo.square %452 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %733 = stablehlo.reduce(%732 init: %cst_147) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %734 = stablehlo.add %731, %733 : tensor<f32>
    %735 = chlo.square %491 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %736 = stablehlo.reduce(%735 init: %cst_148) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %737 = stablehlo.add %734, %736 : tensor<f32>
    %738 = chlo.square %480 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %739 = stablehlo.reduce(%738 init: %cst_149) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %740 = stablehlo.add %737, %739 : tensor<f32>
    %741 = chlo.square %427 : tensor<64x128xf32> -> tensor<64x128xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %742 = stablehlo.reduce(%741 init: %cst_150) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<f32>
    %743 = stablehlo.add %740, %742 : tensor<f32>
    %744 = chlo.square %421 : tensor<128x64xf32> -> tensor<128x64xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %745 = stablehlo.reduce(%744 init: %cst_151) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x64xf32>, tensor<f32>) -> tensor<f32>
    %746 = stablehlo.add %743, %745 : tensor<f32>
    %747 = chlo.square %565 : tensor<64xf32> -> tensor<64xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %748 = stablehlo.reduce(%747 init: %cst_152) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %749 = stablehlo.add %746, %748 : tensor<f32>
    %750 = chlo.square %434 : tensor<64xf32> -> tensor<64xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %751 = stablehlo.reduce(%750 init: %cst_153) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %752 = stablehlo.add %749, %751 : tensor<f32>
    %753 = chlo.square %498 : tensor<64xf32> -> tensor<64xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %754 = stablehlo.reduce(%753 init: %cst_154) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %755 = stablehlo.add %752, %754 : tensor<f32>
    %756 = chlo.square %404 : tensor<64xf32> -> tensor<64xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %757 = stablehlo.reduce(%756 init: %cst_155) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %758 = stablehlo.add %755, %757 : tensor<f32>
    %759 = chlo.square %713 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %760 = stablehlo.reduce(%759 init: %cst_156) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<f32>
    %761 = stablehlo.add %758, %760 : tensor<f32>
    %762 = chlo.square %712 : tensor<32x8xf32> -> tensor<32x8xf32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %763 = stablehlo.reduce(%762 init: %cst_157) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x8xf32>, tensor<f32>) -> tensor<f32>
    %764 = stablehlo.add %761, %763 : tensor<f32>
    %765 = chlo.square %678 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %766 = stablehlo.reduce(%765 init: %cst_158) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %767 = stablehlo.add %764, %766 : tensor<f32>
    %768 = chlo.square %642 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %769 = stablehlo.reduce(%768 init: %cst_159) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %770 = stablehlo.add %767, %769 : tensor<f32>
    %771 = chlo.square %684 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %772 = stablehlo.reduce(%771 init: %cst_160) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %773 = stablehlo.add %770, %772 : tensor<f32>
    %774 = chlo.square %672 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %775 = stablehlo.reduce(%774 init: %cst_161) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %776 = stablehlo.add %773, %775 : tensor<f32>
    %777 = chlo.square %617 : tensor<64x128xf32> -> tensor<64x128xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %778 = stablehlo.reduce(%777 init: %cst_162) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<f32>
    %779 = stablehlo.add %776, %778 : tensor<f32>
    %780 = chlo.square %611 : tensor<128x64xf32> -> tensor<128x64xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %781 = stablehlo.reduce(%780 init: %cst_163) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x64xf32>, tensor<f32>) -> tensor<f32>
    %782 = stablehlo.add %779, %781 : tensor<f32>
    %783 = chlo.square %691 : tensor<64xf32> -> tensor<64xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %784 = stablehlo.reduce(%783 init: %cst_164) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %785 = stablehlo.add %782, %784 : tensor<f32>
    %786 = chlo.square %624 : tensor<64xf32> -> tensor<64xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %787 = stablehlo.reduce(%786 init: %cst_165) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %788 = stablehlo.add %785, %787 : tensor<f32>
    %789 = chlo.square %594 : tensor<64xf32> -> tensor<64xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %790 = stablehlo.reduce(%789 init: %cst_166) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %791 = stablehlo.add %788, %790 : tensor<f32>
    %792 = stablehlo.sqrt %791 : tensor<f32>
    %cst_167 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %793 = stablehlo.add %792, %cst_167 : tensor<f32>
    %cst_168 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %794 = stablehlo.divide %cst_168, %793 : tensor<f32>
    %cst_169 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %795 = stablehlo.minimum %cst_169, %794 : tensor<f32>
    %796 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %797 = stablehlo.multiply %587, %796 : tensor<32x8xf32>
    %798 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %799 = stablehlo.multiply %552, %798 : tensor<64x64xf32>
    %800 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %801 = stablehlo.multiply %516, %800 : tensor<64x64xf32>
    %802 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %803 = stablehlo.multiply %558, %802 : tensor<64x64xf32>
    %804 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %805 = stablehlo.multiply %546, %804 : tensor<64x64xf32>
    %806 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %807 = stablehlo.multiply %486, %806 : tensor<64x64xf32>
    %808 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %809 = stablehlo.multiply %452, %808 : tensor<64x64xf32>
    %810 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %811 = stablehlo.multiply %491, %810 : tensor<64x64xf32>
    %812 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %813 = stablehlo.multiply %480, %812 : tensor<64x64xf32>
    %814 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %815 = stablehlo.multiply %427, %814 : tensor<64x128xf32>
    %816 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %817 = stablehlo.multiply %421, %816 : tensor<128x64xf32>
    %818 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %819 = stablehlo.multiply %565, %818 : tensor<64xf32>
    %820 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %821 = stablehlo.multiply %434, %820 : tensor<64xf32>
    %822 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %823 = stablehlo.multiply %498, %822 : tensor<64xf32>
    %824 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %825 = stablehlo.multiply %404, %824 : tensor<64xf32>
    %826 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %827 = stablehlo.multiply %713, %826 : tensor<256x64xf32>
    %828 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %829 = stablehlo.multiply %712, %828 : tensor<32x8xf32>
    %830 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %831 = stablehlo.multiply %678, %830 : tensor<64x64xf32>
    %832 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %833 = stablehlo.multiply %642, %832 : tensor<64x64xf32>
    %834 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %835 = stablehlo.multiply %684, %834 : tensor<64x64xf32>
    %836 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %837 = stablehlo.multiply %672, %836 : tensor<64x64xf32>
    %838 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %839 = stablehlo.multiply %617, %838 : tensor<64x128xf32>
    %840 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %841 = stablehlo.multiply %611, %840 : tensor<128x64xf32>
    %842 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %843 = stablehlo.multiply %691, %842 : tensor<64xf32>
    %844 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %845 = stablehlo.multiply %624, %844 : tensor<64xf32>
    %846 = stablehlo.broadcast_in_dim %795, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %847 = stablehlo.multiply %594, %846 : tensor<64xf32>
    %c_170 = stablehlo.constant dense<1> : tensor<i32>
    %848 = stablehlo.add %arg26, %c_170 : tensor<i32>
    %849 = stablehlo.convert %848 : (tensor<i32>) -> tensor<f32>
    %cst_171 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %850 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %851 = stablehlo.multiply %850, %arg27 : tensor<32x8xf32>
    %cst_172 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %852 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %853 = stablehlo.multiply %852, %797 : tensor<32x8xf32>
    %854 = stablehlo.add %851, %853 : tensor<32x8xf32>
    %cst_173 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %855 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %856 = stablehlo.multiply %855, %arg28 : tensor<64x64xf32>
    %cst_174 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %857 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %858 = stablehlo.multiply %857, %799 : tensor<64x64xf32>
    %859 = stablehlo.add %856, %858 : tensor<64x64xf32>
    %cst_175 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %860 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %861 = stablehlo.multiply %860, %arg29 : tensor<64x64xf32>
    %cst_176 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %862 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %863 = stablehlo.multiply %862, %801 : tensor<64x64xf32>
    %864 = stablehlo.add %861, %863 : tensor<64x64xf32>
    %cst_177 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %865 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %866 = stablehlo.multiply %865, %arg30 : tensor<64x64xf32>
    %cst_178 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %867 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %868 = stablehlo.multiply %867, %803 : tensor<64x64xf32>
    %869 = stablehlo.add %866, %868 : tensor<64x64xf32>
    %cst_179 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %870 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %871 = stablehlo.multiply %870, %arg31 : tensor<64x64xf32>
    %cst_180 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %872 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %873 = stablehlo.multiply %872, %805 : tensor<64x64xf32>
    %874 = stablehlo.add %871, %873 : tensor<64x64xf32>
    %cst_181 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %875 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %876 = stablehlo.multiply %875, %arg32 : tensor<64x64xf32>
    %cst_182 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %877 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %878 = stablehlo.multiply %877, %807 : tensor<64x64xf32>
    %879 = stablehlo.add %876, %878 : tensor<64x64xf32>
    %cst_183 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %880 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %881 = stablehlo.multiply %880, %arg33 : tensor<64x64xf32>
    %cst_184 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %882 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %883 = stablehlo.multiply %882, %809 : tensor<64x64xf32>
    %884 = stablehlo.add %881, %883 : tensor<64x64xf32>
    %cst_185 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %885 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %886 = stablehlo.multiply %885, %arg34 : tensor<64x64xf32>
    %cst_186 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %887 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %888 = stablehlo.multiply %887, %811 : tensor<64x64xf32>
    %889 = stablehlo.add %886, %888 : tensor<64x64xf32>
    %cst_187 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %890 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %891 = stablehlo.multiply %890, %arg35 : tensor<64x64xf32>
    %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %892 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %893 = stablehlo.multiply %892, %813 : tensor<64x64xf32>
    %894 = stablehlo.add %891, %893 : tensor<64x64xf32>
    %cst_189 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %895 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %896 = stablehlo.multiply %895, %arg36 : tensor<64x128xf32>
    %cst_190 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %897 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %898 = stablehlo.multiply %897, %815 : tensor<64x128xf32>
    %899 = stablehlo.add %896, %898 : tensor<64x128xf32>
    %cst_191 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %900 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %901 = stablehlo.multiply %900, %arg37 : tensor<128x64xf32>
    %cst_192 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %902 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %903 = stablehlo.multiply %902, %817 : tensor<128x64xf32>
    %904 = stablehlo.add %901, %903 : tensor<128x64xf32>
    %cst_193 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %905 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %906 = stablehlo.multiply %905, %arg38 : tensor<64xf32>
    %cst_194 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %907 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %908 = stablehlo.multiply %907, %819 : tensor<64xf32>
    %909 = stablehlo.add %906, %908 : tensor<64xf32>
    %cst_195 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %911 = stablehlo.multiply %910, %arg39 : tensor<64xf32>
    %cst_196 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %912 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %913 = stablehlo.multiply %912, %821 : tensor<64xf32>
    %914 = stablehlo.add %911, %913 : tensor<64xf32>
    %cst_197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %915 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %916 = stablehlo.multiply %915, %arg40 : tensor<64xf32>
    %cst_198 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %917 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %918 = stablehlo.multiply %917, %823 : tensor<64xf32>
    %919 = stablehlo.add %916, %918 : tensor<64xf32>
    %cst_199 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %920 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %921 = stablehlo.multiply %920, %arg41 : tensor<64xf32>
    %cst_200 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %922 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %923 = stablehlo.multiply %922, %825 : tensor<64xf32>
    %924 = stablehlo.add %921, %923 : tensor<64xf32>
    %cst_201 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %925 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %926 = stablehlo.multiply %925, %arg42 : tensor<256x64xf32>
    %cst_202 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %927 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %928 = stablehlo.multiply %927, %827 : tensor<256x64xf32>
    %929 = stablehlo.add %926, %928 : tensor<256x64xf32>
    %cst_203 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %930 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %931 = stablehlo.multiply %930, %arg43 : tensor<32x8xf32>
    %cst_204 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %932 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %933 = stablehlo.multiply %932, %829 : tensor<32x8xf32>
    %934 = stablehlo.add %931, %933 : tensor<32x8xf32>
    %cst_205 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %935 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %936 = stablehlo.multiply %935, %arg44 : tensor<64x64xf32>
    %cst_206 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %937 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %938 = stablehlo.multiply %937, %831 : tensor<64x64xf32>
    %939 = stablehlo.add %936, %938 : tensor<64x64xf32>
    %cst_207 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %940 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %941 = stablehlo.multiply %940, %arg45 : tensor<64x64xf32>
    %cst_208 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %942 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %943 = stablehlo.multiply %942, %833 : tensor<64x64xf32>
    %944 = stablehlo.add %941, %943 : tensor<64x64xf32>
    %cst_209 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %945 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %946 = stablehlo.multiply %945, %arg46 : tensor<64x64xf32>
    %cst_210 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %947 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %948 = stablehlo.multiply %947, %835 : tensor<64x64xf32>
    %949 = stablehlo.add %946, %948 : tensor<64x64xf32>
    %cst_211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %950 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %951 = stablehlo.multiply %950, %arg47 : tensor<64x64xf32>
    %cst_212 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %953 = stablehlo.multiply %952, %837 : tensor<64x64xf32>
    %954 = stablehlo.add %951, %953 : tensor<64x64xf32>
    %cst_213 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %955 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %956 = stablehlo.multiply %955, %arg48 : tensor<64x128xf32>
    %cst_214 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %957 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %958 = stablehlo.multiply %957, %839 : tensor<64x128xf32>
    %959 = stablehlo.add %956, %958 : tensor<64x128xf32>
    %cst_215 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %960 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %961 = stablehlo.multiply %960, %arg49 : tensor<128x64xf32>
    %cst_216 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %962 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %963 = stablehlo.multiply %962, %841 : tensor<128x64xf32>
    %964 = stablehlo.add %961, %963 : tensor<128x64xf32>
    %cst_217 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %965 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %966 = stablehlo.multiply %965, %arg50 : tensor<64xf32>
    %cst_218 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %967 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %968 = stablehlo.multiply %967, %843 : tensor<64xf32>
    %969 = stablehlo.add %966, %968 : tensor<64xf32>
    %cst_219 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %970 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %971 = stablehlo.multiply %970, %arg51 : tensor<64xf32>
    %cst_220 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %972 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %973 = stablehlo.multiply %972, %845 : tensor<64xf32>
    %974 = stablehlo.add %971, %973 : tensor<64xf32>
    %cst_221 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %975 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %976 = stablehlo.multiply %975, %arg52 : tensor<64xf32>
    %cst_222 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %977 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %978 = stablehlo.multiply %977, %847 : tensor<64xf32>
    %979 = stablehlo.add %976, %978 : tensor<64xf32>
    %cst_223 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %980 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %981 = stablehlo.multiply %980, %arg53 : tensor<32x8xf32>
    %982 = chlo.square %797 : tensor<32x8xf32> -> tensor<32x8xf32>
    %cst_224 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %983 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %984 = stablehlo.multiply %983, %982 : tensor<32x8xf32>
    %985 = stablehlo.add %981, %984 : tensor<32x8xf32>
    %cst_225 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %986 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %987 = stablehlo.multiply %986, %arg54 : tensor<64x64xf32>
    %988 = chlo.square %799 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_226 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %989 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %990 = stablehlo.multiply %989, %988 : tensor<64x64xf32>
    %991 = stablehlo.add %987, %990 : tensor<64x64xf32>
    %cst_227 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %992 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %993 = stablehlo.multiply %992, %arg55 : tensor<64x64xf32>
    %994 = chlo.square %801 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_228 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %995 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %996 = stablehlo.multiply %995, %994 : tensor<64x64xf32>
    %997 = stablehlo.add %993, %996 : tensor<64x64xf32>
    %cst_229 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %998 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %999 = stablehlo.multiply %998, %arg56 : tensor<64x64xf32>
    %1000 = chlo.square %803 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_230 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1001 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1002 = stablehlo.multiply %1001, %1000 : tensor<64x64xf32>
    %1003 = stablehlo.add %999, %1002 : tensor<64x64xf32>
    %cst_231 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1004 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1005 = stablehlo.multiply %1004, %arg57 : tensor<64x64xf32>
    %1006 = chlo.square %805 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_232 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1007 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1008 = stablehlo.multiply %1007, %1006 : tensor<64x64xf32>
    %1009 = stablehlo.add %1005, %1008 : tensor<64x64xf32>
    %cst_233 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1010 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1011 = stablehlo.multiply %1010, %arg58 : tensor<64x64xf32>
    %1012 = chlo.square %807 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_234 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1013 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1014 = stablehlo.multiply %1013, %1012 : tensor<64x64xf32>
    %1015 = stablehlo.add %1011, %1014 : tensor<64x64xf32>
    %cst_235 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1016 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1017 = stablehlo.multiply %1016, %arg59 : tensor<64x64xf32>
    %1018 = chlo.square %809 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_236 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1019 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1020 = stablehlo.multiply %1019, %1018 : tensor<64x64xf32>
    %1021 = stablehlo.add %1017, %1020 : tensor<64x64xf32>
    %cst_237 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1022 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1023 = stablehlo.multiply %1022, %arg60 : tensor<64x64xf32>
    %1024 = chlo.square %811 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_238 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1025 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1026 = stablehlo.multiply %1025, %1024 : tensor<64x64xf32>
    %1027 = stablehlo.add %1023, %1026 : tensor<64x64xf32>
    %cst_239 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1028 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1029 = stablehlo.multiply %1028, %arg61 : tensor<64x64xf32>
    %1030 = chlo.square %813 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_240 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1031 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1032 = stablehlo.multiply %1031, %1030 : tensor<64x64xf32>
    %1033 = stablehlo.add %1029, %1032 : tensor<64x64xf32>
    %cst_241 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1034 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1035 = stablehlo.multiply %1034, %arg62 : tensor<64x128xf32>
    %1036 = chlo.square %815 : tensor<64x128xf32> -> tensor<64x128xf32>
    %cst_242 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1037 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1038 = stablehlo.multiply %1037, %1036 : tensor<64x128xf32>
    %1039 = stablehlo.add %1035, %1038 : tensor<64x128xf32>
    %cst_243 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1040 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1041 = stablehlo.multiply %1040, %arg63 : tensor<128x64xf32>
    %1042 = chlo.square %817 : tensor<128x64xf32> -> tensor<128x64xf32>
    %cst_244 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1043 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1044 = stablehlo.multiply %1043, %1042 : tensor<128x64xf32>
    %1045 = stablehlo.add %1041, %1044 : tensor<128x64xf32>
    %cst_245 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1046 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1047 = stablehlo.multiply %1046, %arg64 : tensor<64xf32>
    %1048 = chlo.square %819 : tensor<64xf32> -> tensor<64xf32>
    %cst_246 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1049 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1050 = stablehlo.multiply %1049, %1048 : tensor<64xf32>
    %1051 = stablehlo.add %1047, %1050 : tensor<64xf32>
    %cst_247 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1052 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1053 = stablehlo.multiply %1052, %arg65 : tensor<64xf32>
    %1054 = chlo.square %821 : tensor<64xf32> -> tensor<64xf32>
    %cst_248 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1055 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1056 = stablehlo.multiply %1055, %1054 : tensor<64xf32>
    %1057 = stablehlo.add %1053, %1056 : tensor<64xf32>
    %cst_249 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1058 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1059 = stablehlo.multiply %1058, %arg66 : tensor<64xf32>
    %1060 = chlo.square %823 : tensor<64xf32> -> tensor<64xf32>
    %cst_250 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1061 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1062 = stablehlo.multiply %1061, %1060 : tensor<64xf32>
    %1063 = stablehlo.add %1059, %1062 : tensor<64xf32>
    %cst_251 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1064 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1065 = stablehlo.multiply %1064, %arg67 : tensor<64xf32>
    %1066 = chlo.square %825 : tensor<64xf32> -> tensor<64xf32>
    %cst_252 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1067 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1068 = stablehlo.multiply %1067, %1066 : tensor<64xf32>
    %1069 = stablehlo.add %1065, %1068 : tensor<64xf32>
    %cst_253 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1070 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1071 = stablehlo.multiply %1070, %arg68 : tensor<256x64xf32>
    %1072 = chlo.square %827 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_254 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1073 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1074 = stablehlo.multiply %1073, %1072 : tensor<256x64xf32>
    %1075 = stablehlo.add %1071, %1074 : tensor<256x64xf32>
    %cst_255 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1076 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %1077 = stablehlo.multiply %1076, %arg69 : tensor<32x8xf32>
    %1078 = chlo.square %829 : tensor<32x8xf32> -> tensor<32x8xf32>
    %cst_256 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1079 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %1080 = stablehlo.multiply %1079, %1078 : tensor<32x8xf32>
    %1081 = stablehlo.add %1077, %1080 : tensor<32x8xf32>
    %cst_257 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1082 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1083 = stablehlo.multiply %1082, %arg70 : tensor<64x64xf32>
    %1084 = chlo.square %831 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_258 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1085 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1086 = stablehlo.multiply %1085, %1084 : tensor<64x64xf32>
    %1087 = stablehlo.add %1083, %1086 : tensor<64x64xf32>
    %cst_259 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1088 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1089 = stablehlo.multiply %1088, %arg71 : tensor<64x64xf32>
    %1090 = chlo.square %833 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_260 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1091 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1092 = stablehlo.multiply %1091, %1090 : tensor<64x64xf32>
    %1093 = stablehlo.add %1089, %1092 : tensor<64x64xf32>
    %cst_261 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1094 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1095 = stablehlo.multiply %1094, %arg72 : tensor<64x64xf32>
    %1096 = chlo.square %835 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_262 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1097 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1098 = stablehlo.multiply %1097, %1096 : tensor<64x64xf32>
    %1099 = stablehlo.add %1095, %1098 : tensor<64x64xf32>
    %cst_263 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1100 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1101 = stablehlo.multiply %1100, %arg73 : tensor<64x64xf32>
    %1102 = chlo.square %837 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_264 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1103 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1104 = stablehlo.multiply %1103, %1102 : tensor<64x64xf32>
    %1105 = stablehlo.add %1101, %1104 : tensor<64x64xf32>
    %cst_265 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1106 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1107 = stablehlo.multiply %1106, %arg74 : tensor<64x128xf32>
    %1108 = chlo.square %839 : tensor<64x128xf32> -> tensor<64x128xf32>
    %cst_266 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1109 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1110 = stablehlo.multiply %1109, %1108 : tensor<64x128xf32>
    %1111 = stablehlo.add %1107, %1110 : tensor<64x128xf32>
    %cst_267 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1112 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1113 = stablehlo.multiply %1112, %arg75 : tensor<128x64xf32>
    %1114 = chlo.square %841 : tensor<128x64xf32> -> tensor<128x64xf32>
    %cst_268 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1115 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1116 = stablehlo.multiply %1115, %1114 : tensor<128x64xf32>
    %1117 = stablehlo.add %1113, %1116 : tensor<128x64xf32>
    %cst_269 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1119 = stablehlo.multiply %1118, %arg76 : tensor<64xf32>
    %1120 = chlo.square %843 : tensor<64xf32> -> tensor<64xf32>
    %cst_270 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1121 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1122 = stablehlo.multiply %1121, %1120 : tensor<64xf32>
    %1123 = stablehlo.add %1119, %1122 : tensor<64xf32>
    %cst_271 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1124 = stablehlo.broadcast_in_dim %cst_271, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1125 = stablehlo.multiply %1124, %arg77 : tensor<64xf32>
    %1126 = chlo.square %845 : tensor<64xf32> -> tensor<64xf32>
    %cst_272 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %cst_272, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1128 = stablehlo.multiply %1127, %1126 : tensor<64xf32>
    %1129 = stablehlo.add %1125, %1128 : tensor<64xf32>
    %cst_273 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1130 = stablehlo.broadcast_in_dim %cst_273, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1131 = stablehlo.multiply %1130, %arg78 : tensor<64xf32>
    %1132 = chlo.square %847 : tensor<64xf32> -> tensor<64xf32>
    %cst_274 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1133 = stablehlo.broadcast_in_dim %cst_274, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1134 = stablehlo.multiply %1133, %1132 : tensor<64xf32>
    %1135 = stablehlo.add %1131, %1134 : tensor<64xf32>
    %cst_275 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1136 = stablehlo.power %cst_275, %849 : tensor<f32>
    %cst_276 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1137 = stablehlo.subtract %cst_276, %1136 : tensor<f32>
    %cst_277 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1138 = stablehlo.power %cst_277, %849 : tensor<f32>
    %cst_278 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1139 = stablehlo.subtract %cst_278, %1138 : tensor<f32>
    %1140 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %1141 = stablehlo.divide %854, %1140 : tensor<32x8xf32>
    %1142 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %1143 = stablehlo.divide %985, %1142 : tensor<32x8xf32>
    %1144 = stablehlo.sqrt %1143 : tensor<32x8xf32>
    %cst_279 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1145 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %1146 = stablehlo.add %1144, %1145 : tensor<32x8xf32>
    %1147 = stablehlo.divide %1141, %1146 : tensor<32x8xf32>
    %cst_280 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1148 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %1149 = stablehlo.multiply %1148, %1147 : tensor<32x8xf32>
    %1150 = stablehlo.subtract %arg0, %1149 : tensor<32x8xf32>
    %1151 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1152 = stablehlo.divide %859, %1151 : tensor<64x64xf32>
    %1153 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1154 = stablehlo.divide %991, %1153 : tensor<64x64xf32>
    %1155 = stablehlo.sqrt %1154 : tensor<64x64xf32>
    %cst_281 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1156 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1157 = stablehlo.add %1155, %1156 : tensor<64x64xf32>
    %1158 = stablehlo.divide %1152, %1157 : tensor<64x64xf32>
    %cst_282 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1159 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1160 = stablehlo.multiply %1159, %1158 : tensor<64x64xf32>
    %1161 = stablehlo.subtract %arg1, %1160 : tensor<64x64xf32>
    %1162 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1163 = stablehlo.divide %864, %1162 : tensor<64x64xf32>
    %1164 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1165 = stablehlo.divide %997, %1164 : tensor<64x64xf32>
    %1166 = stablehlo.sqrt %1165 : tensor<64x64xf32>
    %cst_283 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1167 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1168 = stablehlo.add %1166, %1167 : tensor<64x64xf32>
    %1169 = stablehlo.divide %1163, %1168 : tensor<64x64xf32>
    %cst_284 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1170 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1171 = stablehlo.multiply %1170, %1169 : tensor<64x64xf32>
    %1172 = stablehlo.subtract %arg2, %1171 : tensor<64x64xf32>
    %1173 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1174 = stablehlo.divide %869, %1173 : tensor<64x64xf32>
    %1175 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1176 = stablehlo.divide %1003, %1175 : tensor<64x64xf32>
    %1177 = stablehlo.sqrt %1176 : tensor<64x64xf32>
    %cst_285 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1178 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1179 = stablehlo.add %1177, %1178 : tensor<64x64xf32>
    %1180 = stablehlo.divide %1174, %1179 : tensor<64x64xf32>
    %cst_286 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1181 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1182 = stablehlo.multiply %1181, %1180 : tensor<64x64xf32>
    %1183 = stablehlo.subtract %arg3, %1182 : tensor<64x64xf32>
    %1184 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1185 = stablehlo.divide %874, %1184 : tensor<64x64xf32>
    %1186 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1187 = stablehlo.divide %1009, %1186 : tensor<64x64xf32>
    %1188 = stablehlo.sqrt %1187 : tensor<64x64xf32>
    %cst_287 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1189 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1190 = stablehlo.add %1188, %1189 : tensor<64x64xf32>
    %1191 = stablehlo.divide %1185, %1190 : tensor<64x64xf32>
    %cst_288 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1192 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1193 = stablehlo.multiply %1192, %1191 : tensor<64x64xf32>
    %1194 = stablehlo.subtract %arg4, %1193 : tensor<64x64xf32>
    %1195 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1196 = stablehlo.divide %879, %1195 : tensor<64x64xf32>
    %1197 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1198 = stablehlo.divide %1015, %1197 : tensor<64x64xf32>
    %1199 = stablehlo.sqrt %1198 : tensor<64x64xf32>
    %cst_289 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1200 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1201 = stablehlo.add %1199, %1200 : tensor<64x64xf32>
    %1202 = stablehlo.divide %1196, %1201 : tensor<64x64xf32>
    %cst_290 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1203 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1204 = stablehlo.multiply %1203, %1202 : tensor<64x64xf32>
    %1205 = stablehlo.subtract %arg5, %1204 : tensor<64x64xf32>
    %1206 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1207 = stablehlo.divide %884, %1206 : tensor<64x64xf32>
    %1208 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1209 = stablehlo.divide %1021, %1208 : tensor<64x64xf32>
    %1210 = stablehlo.sqrt %1209 : tensor<64x64xf32>
    %cst_291 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1211 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1212 = stablehlo.add %1210, %1211 : tensor<64x64xf32>
    %1213 = stablehlo.divide %1207, %1212 : tensor<64x64xf32>
    %cst_292 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1214 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1215 = stablehlo.multiply %1214, %1213 : tensor<64x64xf32>
    %1216 = stablehlo.subtract %arg6, %1215 : tensor<64x64xf32>
    %1217 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1218 = stablehlo.divide %889, %1217 : tensor<64x64xf32>
    %1219 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1220 = stablehlo.divide %1027, %1219 : tensor<64x64xf32>
    %1221 = stablehlo.sqrt %1220 : tensor<64x64xf32>
    %cst_293 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1222 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1223 = stablehlo.add %1221, %1222 : tensor<64x64xf32>
    %1224 = stablehlo.divide %1218, %1223 : tensor<64x64xf32>
    %cst_294 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1225 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1226 = stablehlo.multiply %1225, %1224 : tensor<64x64xf32>
    %1227 = stablehlo.subtract %arg7, %1226 : tensor<64x64xf32>
    %1228 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1229 = stablehlo.divide %894, %1228 : tensor<64x64xf32>
    %1230 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1231 = stablehlo.divide %1033, %1230 : tensor<64x64xf32>
    %1232 = stablehlo.sqrt %1231 : tensor<64x64xf32>
    %cst_295 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1233 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1234 = stablehlo.add %1232, %1233 : tensor<64x64xf32>
    %1235 = stablehlo.divide %1229, %1234 : tensor<64x64xf32>
    %cst_296 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1236 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1237 = stablehlo.multiply %1236, %1235 : tensor<64x64xf32>
    %1238 = stablehlo.subtract %arg8, %1237 : tensor<64x64xf32>
    %1239 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1240 = stablehlo.divide %899, %1239 : tensor<64x128xf32>
    %1241 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1242 = stablehlo.divide %1039, %1241 : tensor<64x128xf32>
    %1243 = stablehlo.sqrt %1242 : tensor<64x128xf32>
    %cst_297 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1244 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1245 = stablehlo.add %1243, %1244 : tensor<64x128xf32>
    %1246 = stablehlo.divide %1240, %1245 : tensor<64x128xf32>
    %cst_298 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1247 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1248 = stablehlo.multiply %1247, %1246 : tensor<64x128xf32>
    %1249 = stablehlo.subtract %arg9, %1248 : tensor<64x128xf32>
    %1250 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1251 = stablehlo.divide %904, %1250 : tensor<128x64xf32>
    %1252 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1253 = stablehlo.divide %1045, %1252 : tensor<128x64xf32>
    %1254 = stablehlo.sqrt %1253 : tensor<128x64xf32>
    %cst_299 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1255 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1256 = stablehlo.add %1254, %1255 : tensor<128x64xf32>
    %1257 = stablehlo.divide %1251, %1256 : tensor<128x64xf32>
    %cst_300 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1258 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1259 = stablehlo.multiply %1258, %1257 : tensor<128x64xf32>
    %1260 = stablehlo.subtract %arg10, %1259 : tensor<128x64xf32>
    %1261 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1262 = stablehlo.divide %909, %1261 : tensor<64xf32>
    %1263 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1264 = stablehlo.divide %1051, %1263 : tensor<64xf32>
    %1265 = stablehlo.sqrt %1264 : tensor<64xf32>
    %cst_301 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1266 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1267 = stablehlo.add %1265, %1266 : tensor<64xf32>
    %1268 = stablehlo.divide %1262, %1267 : tensor<64xf32>
    %cst_302 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1269 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1270 = stablehlo.multiply %1269, %1268 : tensor<64xf32>
    %1271 = stablehlo.subtract %arg11, %1270 : tensor<64xf32>
    %1272 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1273 = stablehlo.divide %914, %1272 : tensor<64xf32>
    %1274 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1275 = stablehlo.divide %1057, %1274 : tensor<64xf32>
    %1276 = stablehlo.sqrt %1275 : tensor<64xf32>
    %cst_303 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1277 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1278 = stablehlo.add %1276, %1277 : tensor<64xf32>
    %1279 = stablehlo.divide %1273, %1278 : tensor<64xf32>
    %cst_304 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1280 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1281 = stablehlo.multiply %1280, %1279 : tensor<64xf32>
    %1282 = stablehlo.subtract %arg12, %1281 : tensor<64xf32>
    %1283 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1284 = stablehlo.divide %919, %1283 : tensor<64xf32>
    %1285 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1286 = stablehlo.divide %1063, %1285 : tensor<64xf32>
    %1287 = stablehlo.sqrt %1286 : tensor<64xf32>
    %cst_305 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1288 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1289 = stablehlo.add %1287, %1288 : tensor<64xf32>
    %1290 = stablehlo.divide %1284, %1289 : tensor<64xf32>
    %cst_306 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1291 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1292 = stablehlo.multiply %1291, %1290 : tensor<64xf32>
    %1293 = stablehlo.subtract %arg13, %1292 : tensor<64xf32>
    %1294 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1295 = stablehlo.divide %924, %1294 : tensor<64xf32>
    %1296 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1297 = stablehlo.divide %1069, %1296 : tensor<64xf32>
    %1298 = stablehlo.sqrt %1297 : tensor<64xf32>
    %cst_307 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1299 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1300 = stablehlo.add %1298, %1299 : tensor<64xf32>
    %1301 = stablehlo.divide %1295, %1300 : tensor<64xf32>
    %cst_308 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1302 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1303 = stablehlo.multiply %1302, %1301 : tensor<64xf32>
    %1304 = stablehlo.subtract %arg14, %1303 : tensor<64xf32>
    %1305 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1306 = stablehlo.divide %929, %1305 : tensor<256x64xf32>
    %1307 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1308 = stablehlo.divide %1075, %1307 : tensor<256x64xf32>
    %1309 = stablehlo.sqrt %1308 : tensor<256x64xf32>
    %cst_309 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1310 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1311 = stablehlo.add %1309, %1310 : tensor<256x64xf32>
    %1312 = stablehlo.divide %1306, %1311 : tensor<256x64xf32>
    %cst_310 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1313 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1314 = stablehlo.multiply %1313, %1312 : tensor<256x64xf32>
    %1315 = stablehlo.subtract %arg15, %1314 : tensor<256x64xf32>
    %1316 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %1317 = stablehlo.divide %934, %1316 : tensor<32x8xf32>
    %1318 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %1319 = stablehlo.divide %1081, %1318 : tensor<32x8xf32>
    %1320 = stablehlo.sqrt %1319 : tensor<32x8xf32>
    %cst_311 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1321 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %1322 = stablehlo.add %1320, %1321 : tensor<32x8xf32>
    %1323 = stablehlo.divide %1317, %1322 : tensor<32x8xf32>
    %cst_312 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1324 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
    %1325 = stablehlo.multiply %1324, %1323 : tensor<32x8xf32>
    %1326 = stablehlo.subtract %arg16, %1325 : tensor<32x8xf32>
    %1327 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1328 = stablehlo.divide %939, %1327 : tensor<64x64xf32>
    %1329 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1330 = stablehlo.divide %1087, %1329 : tensor<64x64xf32>
    %1331 = stablehlo.sqrt %1330 : tensor<64x64xf32>
    %cst_313 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1332 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1333 = stablehlo.add %1331, %1332 : tensor<64x64xf32>
    %1334 = stablehlo.divide %1328, %1333 : tensor<64x64xf32>
    %cst_314 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1335 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1336 = stablehlo.multiply %1335, %1334 : tensor<64x64xf32>
    %1337 = stablehlo.subtract %arg17, %1336 : tensor<64x64xf32>
    %1338 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1339 = stablehlo.divide %944, %1338 : tensor<64x64xf32>
    %1340 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1341 = stablehlo.divide %1093, %1340 : tensor<64x64xf32>
    %1342 = stablehlo.sqrt %1341 : tensor<64x64xf32>
    %cst_315 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1343 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1344 = stablehlo.add %1342, %1343 : tensor<64x64xf32>
    %1345 = stablehlo.divide %1339, %1344 : tensor<64x64xf32>
    %cst_316 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1346 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1347 = stablehlo.multiply %1346, %1345 : tensor<64x64xf32>
    %1348 = stablehlo.subtract %arg18, %1347 : tensor<64x64xf32>
    %1349 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1350 = stablehlo.divide %949, %1349 : tensor<64x64xf32>
    %1351 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1352 = stablehlo.divide %1099, %1351 : tensor<64x64xf32>
    %1353 = stablehlo.sqrt %1352 : tensor<64x64xf32>
    %cst_317 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1354 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1355 = stablehlo.add %1353, %1354 : tensor<64x64xf32>
    %1356 = stablehlo.divide %1350, %1355 : tensor<64x64xf32>
    %cst_318 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1357 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1358 = stablehlo.multiply %1357, %1356 : tensor<64x64xf32>
    %1359 = stablehlo.subtract %arg19, %1358 : tensor<64x64xf32>
    %1360 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1361 = stablehlo.divide %954, %1360 : tensor<64x64xf32>
    %1362 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1363 = stablehlo.divide %1105, %1362 : tensor<64x64xf32>
    %1364 = stablehlo.sqrt %1363 : tensor<64x64xf32>
    %cst_319 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1365 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1366 = stablehlo.add %1364, %1365 : tensor<64x64xf32>
    %1367 = stablehlo.divide %1361, %1366 : tensor<64x64xf32>
    %cst_320 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1368 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1369 = stablehlo.multiply %1368, %1367 : tensor<64x64xf32>
    %1370 = stablehlo.subtract %arg20, %1369 : tensor<64x64xf32>
    %1371 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1372 = stablehlo.divide %959, %1371 : tensor<64x128xf32>
    %1373 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1374 = stablehlo.divide %1111, %1373 : tensor<64x128xf32>
    %1375 = stablehlo.sqrt %1374 : tensor<64x128xf32>
    %cst_321 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1376 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1377 = stablehlo.add %1375, %1376 : tensor<64x128xf32>
    %1378 = stablehlo.divide %1372, %1377 : tensor<64x128xf32>
    %cst_322 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1379 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %1380 = stablehlo.multiply %1379, %1378 : tensor<64x128xf32>
    %1381 = stablehlo.subtract %arg21, %1380 : tensor<64x128xf32>
    %1382 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1383 = stablehlo.divide %964, %1382 : tensor<128x64xf32>
    %1384 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1385 = stablehlo.divide %1117, %1384 : tensor<128x64xf32>
    %1386 = stablehlo.sqrt %1385 : tensor<128x64xf32>
    %cst_323 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1387 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1388 = stablehlo.add %1386, %1387 : tensor<128x64xf32>
    %1389 = stablehlo.divide %1383, %1388 : tensor<128x64xf32>
    %cst_324 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1390 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %1391 = stablehlo.multiply %1390, %1389 : tensor<128x64xf32>
    %1392 = stablehlo.subtract %arg22, %1391 : tensor<128x64xf32>
    %1393 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1394 = stablehlo.divide %969, %1393 : tensor<64xf32>
    %1395 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1396 = stablehlo.divide %1123, %1395 : tensor<64xf32>
    %1397 = stablehlo.sqrt %1396 : tensor<64xf32>
    %cst_325 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1398 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1399 = stablehlo.add %1397, %1398 : tensor<64xf32>
    %1400 = stablehlo.divide %1394, %1399 : tensor<64xf32>
    %cst_326 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1401 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1402 = stablehlo.multiply %1401, %1400 : tensor<64xf32>
    %1403 = stablehlo.subtract %arg23, %1402 : tensor<64xf32>
    %1404 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1405 = stablehlo.divide %974, %1404 : tensor<64xf32>
    %1406 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1407 = stablehlo.divide %1129, %1406 : tensor<64xf32>
    %1408 = stablehlo.sqrt %1407 : tensor<64xf32>
    %cst_327 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1409 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1410 = stablehlo.add %1408, %1409 : tensor<64xf32>
    %1411 = stablehlo.divide %1405, %1410 : tensor<64xf32>
    %cst_328 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1412 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1413 = stablehlo.multiply %1412, %1411 : tensor<64xf32>
    %1414 = stablehlo.subtract %arg24, %1413 : tensor<64xf32>
    %1415 = stablehlo.broadcast_in_dim %1137, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1416 = stablehlo.divide %979, %1415 : tensor<64xf32>
    %1417 = stablehlo.broadcast_in_dim %1139, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1418 = stablehlo.divide %1135, %1417 : tensor<64xf32>
    %1419 = stablehlo.sqrt %1418 : tensor<64xf32>
    %cst_329 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1420 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1421 = stablehlo.add %1419, %1420 : tensor<64xf32>
    %1422 = stablehlo.divide %1416, %1421 : tensor<64xf32>
    %cst_330 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1423 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1424 = stablehlo.multiply %1423, %1422 : tensor<64xf32>
    %1425 = stablehlo.subtract %arg25, %1424 : tensor<64xf32>
    return %1150, %1161, %1172, %1183, %1194, %1205, %1216, %1227, %1238, %1249, %1260, %1271, %1282, %1293, %1304, %1315, %1326, %1337, %1348, %1359, %1370, %1381, %1392, %1403, %1414, %1425, %848, %854, %859, %864, %869, %874, %879, %884, %889, %894, %899, %904, %909, %914, %919, %924, %929, %934, %939, %944, %949, %954, %959, %964, %969, %974, %979, %985, %991, %997, %1003, %1009, %1015, %1021, %1027, %1033, %1039, %1045, %1051, %1057, %1063, %1069, %1075, %1081, %1087, %1093, %1099, %1105, %1111, %1117, %1123, %1129, %1135, %378 : tensor<32x8xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x128xf32>, tensor<128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<32x8xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x128xf32>, tensor<128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<i32>, tensor<32x8xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x128xf32>, tensor<128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<32x8xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x128xf32>, tensor<128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x8xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x128xf32>, tensor<128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<32x8xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x128xf32>, tensor<128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<32x32xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<32x32xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<32x32xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<32x32xi1>, tensor<32x32xi32>
    return %2 : tensor<32x32xi32>
  }
  func.func private @_where_0(%arg0: tensor<32x32xi1>, %arg1: tensor<32x32xi32>, %arg2: tensor<32x32xi32>) -> tensor<32x32xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<32x32xi1>, tensor<32x32xi32>
    return %0 : tensor<32x32xi32>
  }
  func.func private @relu(%arg0: tensor<16x32x128xf32>) -> tensor<16x32x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32x128xf32>
    return %1 : tensor<16x32x128xf32>
  }
  func.func private @tril(%arg0: tensor<16x16xi1>) -> tensor<16x16xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %2 = stablehlo.add %0, %1 : tensor<16x16xi32>
    %3 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<16x16xi1>, tensor<16x16xi1>
    return %6 : tensor<16x16xi1>
  }
  func.func private @_where_1(%arg0: tensor<16x16xi1>, %arg1: tensor<16x16xi32>, %arg2: tensor<16x16xi32>) -> tensor<16x16xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16x16xi1>, tensor<16x16xi32>
    return %0 : tensor<16x16xi32>
  }
  func.func private @_where_2(%arg0: tensor<16x16xi1>, %arg1: tensor<1x8x16x16xf32>, %arg2: tensor<f32>) -> (tensor<1x8x16x16xf32>, tensor<1x8x16x16xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<1x8x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x8x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x8x16x16xi1>, tensor<1x8x16x16xf32>
    return %3, %1 : tensor<1x8x16x16xf32>, tensor<1x8x16x16xi1>
  }
  func.func private @relu_3(%arg0: tensor<16x16x128xf32>) -> tensor<16x16x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x16x128xf32>
    return %1 : tensor<16x16x128xf32>
  }
  func.func private @_one_hot(%arg0: tensor<16x16xi32>) -> tensor<16x16x256xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<16x16xi32>) -> tensor<16x16x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x256xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<16x16x1xi32>) -> tensor<16x16x256xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x256xi32>) -> tensor<16x16x256xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<16x16x256xi32>, tensor<16x16x256xi32>) -> tensor<16x16x256xi1>
    %5 = stablehlo.convert %4 : (tensor<16x16x256xi1>) -> tensor<16x16x256xf32>
    return %5 : tensor<16x16x256xf32>
  }
  func.func private @_where_4(%arg0: tensor<1x8x16x16xi1>, %arg1: tensor<1x8x16x16xf32>) -> tensor<1x8x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x8x16x16xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<1x8x16x16xi1>, tensor<1x8x16x16xf32>
    return %1 : tensor<1x8x16x16xf32>
  }
}
