module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<64x64xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<192xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<64x192xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<64xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<64xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<64xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<64xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<64xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<256x64xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<256xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<64x256xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<64xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<64x64xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<192xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<64x192xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<64xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<64xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<64xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<64xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<64xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<256x64xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<256xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<64x256xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<64xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<64xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<32x64xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<256x64xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<i32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<64xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<64x64xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<192xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<64x192xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<64xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<64xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<64xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<64xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<64xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<256x64xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<256xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<64x256xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<64xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<64x64xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<192xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<64x192xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<64xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<64xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<64xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<64xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<64xf32> {tf.aliasing_output = 49 : i32}, %arg50: tensor<256x64xf32> {tf.aliasing_output = 50 : i32}, %arg51: tensor<256xf32> {tf.aliasing_output = 51 : i32}, %arg52: tensor<64x256xf32> {tf.aliasing_output = 52 : i32}, %arg53: tensor<64xf32> {tf.aliasing_output = 53 : i32}, %arg54: tensor<64xf32> {tf.aliasing_output = 54 : i32}, %arg55: tensor<32x64xf32> {tf.aliasing_output = 55 : i32}, %arg56: tensor<256x64xf32> {tf.aliasing_output = 56 : i32}, %arg57: tensor<64xf32> {tf.aliasing_output = 57 : i32}, %arg58: tensor<64x64xf32> {tf.aliasing_output = 58 : i32}, %arg59: tensor<192xf32> {tf.aliasing_output = 59 : i32}, %arg60: tensor<64x192xf32> {tf.aliasing_output = 60 : i32}, %arg61: tensor<64xf32> {tf.aliasing_output = 61 : i32}, %arg62: tensor<64xf32> {tf.aliasing_output = 62 : i32}, %arg63: tensor<64xf32> {tf.aliasing_output = 63 : i32}, %arg64: tensor<64xf32> {tf.aliasing_output = 64 : i32}, %arg65: tensor<64xf32> {tf.aliasing_output = 65 : i32}, %arg66: tensor<256x64xf32> {tf.aliasing_output = 66 : i32}, %arg67: tensor<256xf32> {tf.aliasing_output = 67 : i32}, %arg68: tensor<64x256xf32> {tf.aliasing_output = 68 : i32}, %arg69: tensor<64xf32> {tf.aliasing_output = 69 : i32}, %arg70: tensor<64x64xf32> {tf.aliasing_output = 70 : i32}, %arg71: tensor<192xf32> {tf.aliasing_output = 71 : i32}, %arg72: tensor<64x192xf32> {tf.aliasing_output = 72 : i32}, %arg73: tensor<64xf32> {tf.aliasing_output = 73 : i32}, %arg74: tensor<64xf32> {tf.aliasing_output = 74 : i32}, %arg75: tensor<64xf32> {tf.aliasing_output = 75 : i32}, %arg76: tensor<64xf32> {tf.aliasing_output = 76 : i32}, %arg77: tensor<64xf32> {tf.aliasing_output = 77 : i32}, %arg78: tensor<256x64xf32> {tf.aliasing_output = 78 : i32}, %arg79: tensor<256xf32> {tf.aliasing_output = 79 : i32}, %arg80: tensor<64x256xf32> {tf.aliasing_output = 80 : i32}, %arg81: tensor<64xf32> {tf.aliasing_output = 81 : i32}, %arg82: tensor<64xf32> {tf.aliasing_output = 82 : i32}, %arg83: tensor<32x64xf32> {tf.aliasing_output = 83 : i32}, %arg84: tensor<256x64xf32> {tf.aliasing_output = 84 : i32}, %arg85: tensor<16x32xi32>, %arg86: tensor<16x32xi32>) -> (tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['attn']['out']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[0]['blocks'][0]['attn']['out']['kernel']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][0]['attn']['qkv']['bias']"}, tensor<64x192xf32> {jax.result_info = "result[0]['blocks'][0]['attn']['qkv']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['ln1']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['ln1']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['ln2']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['ln2']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['mlp']['down']['bias']"}, tensor<256x64xf32> {jax.result_info = "result[0]['blocks'][0]['mlp']['down']['kernel']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][0]['mlp']['up']['bias']"}, tensor<64x256xf32> {jax.result_info = "result[0]['blocks'][0]['mlp']['up']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][1]['attn']['out']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[0]['blocks'][1]['attn']['out']['kernel']"}, tensor<192xf32> {jax.result_info = "result[0]['blocks'][1]['attn']['qkv']['bias']"}, tensor<64x192xf32> {jax.result_info = "result[0]['blocks'][1]['attn']['qkv']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][1]['ln1']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][1]['ln1']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][1]['ln2']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][1]['ln2']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][1]['mlp']['down']['bias']"}, tensor<256x64xf32> {jax.result_info = "result[0]['blocks'][1]['mlp']['down']['kernel']"}, tensor<256xf32> {jax.result_info = "result[0]['blocks'][1]['mlp']['up']['bias']"}, tensor<64x256xf32> {jax.result_info = "result[0]['blocks'][1]['mlp']['up']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['ln_f']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['ln_f']['scale']"}, tensor<32x64xf32> {jax.result_info = "result[0]['wpe']"}, tensor<256x64xf32> {jax.result_info = "result[0]['wte']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][0]['attn']['out']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['blocks'][0]['attn']['out']['kernel']"}, tensor<192xf32> {jax.result_info = "result[1]['m']['blocks'][0]['attn']['qkv']['bias']"}, tensor<64x192xf32> {jax.result_info = "result[1]['m']['blocks'][0]['attn']['qkv']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][0]['ln1']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][0]['ln1']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][0]['ln2']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][0]['ln2']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][0]['mlp']['down']['bias']"}, tensor<256x64xf32> {jax.result_info = "result[1]['m']['blocks'][0]['mlp']['down']['kernel']"}, tensor<256xf32> {jax.result_info = "result[1]['m']['blocks'][0]['mlp']['up']['bias']"}, tensor<64x256xf32> {jax.result_info = "result[1]['m']['blocks'][0]['mlp']['up']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][1]['attn']['out']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['blocks'][1]['attn']['out']['kernel']"}, tensor<192xf32> {jax.result_info = "result[1]['m']['blocks'][1]['attn']['qkv']['bias']"}, tensor<64x192xf32> {jax.result_info = "result[1]['m']['blocks'][1]['attn']['qkv']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][1]['ln1']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][1]['ln1']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][1]['ln2']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][1]['ln2']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['blocks'][1]['mlp']['down']['bias']"}, tensor<256x64xf32> {jax.result_info = "result[1]['m']['blocks'][1]['mlp']['down']['kernel']"}, tensor<256xf32> {jax.result_info = "result[1]['m']['blocks'][1]['mlp']['up']['bias']"}, tensor<64x256xf32> {jax.result_info = "result[1]['m']['blocks'][1]['mlp']['up']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['ln_f']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['ln_f']['scale']"}, tensor<32x64xf32> {jax.result_info = "result[1]['m']['wpe']"}, tensor<256x64xf32> {jax.result_info = "result[1]['m']['wte']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][0]['attn']['out']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['blocks'][0]['attn']['out']['kernel']"}, tensor<192xf32> {jax.result_info = "result[1]['v']['blocks'][0]['attn']['qkv']['bias']"}, tensor<64x192xf32> {jax.result_info = "result[1]['v']['blocks'][0]['attn']['qkv']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][0]['ln1']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][0]['ln1']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][0]['ln2']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][0]['ln2']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][0]['mlp']['down']['bias']"}, tensor<256x64xf32> {jax.result_info = "result[1]['v']['blocks'][0]['mlp']['down']['kernel']"}, tensor<256xf32> {jax.result_info = "result[1]['v']['blocks'][0]['mlp']['up']['bias']"}, tensor<64x256xf32> {jax.result_info = "result[1]['v']['blocks'][0]['mlp']['up']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][1]['attn']['out']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['blocks'][1]['attn']['out']['kernel']"}, tensor<192xf32> {jax.result_info = "result[1]['v']['blocks'][1]['attn']['qkv']['bias']"}, tensor<64x192xf32> {jax.result_info = "result[1]['v']['blocks'][1]['attn']['qkv']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][1]['ln1']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][1]['ln1']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][1]['ln2']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][1]['ln2']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['blocks'][1]['mlp']['down']['bias']"}, tensor<256x64xf32> {jax.result_info = "result[1]['v']['blocks'][1]['mlp']['down']['kernel']"}, tensor<256xf32> {jax.result_info = "result[1]['v']['blocks'][1]['mlp']['up']['bias']"}, tensor<64x256xf32> {jax.result_info = "result[1]['v']['blocks'][1]['mlp']['up']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['ln_f']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['ln_f']['scale']"}, tensor<32x64xf32> {jax.result_info = "result[1]['v']['wpe']"}, tensor<256x64xf32> {jax.result_info = "result[1]['v']['wte']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %1 = stablehlo.compare LT, %arg85, %0, SIGNED : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %3 = stablehlo.add %arg85, %2 : tensor<16x32xi32>
    %4 = stablehlo.select %1, %3, %arg85 : tensor<16x32xi1>, tensor<16x32xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %6 = "stablehlo.gather"(%arg27, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<256x64xf32>, tensor<16x32x1xi32>) -> tensor<16x32x64xf32>
    %7 = stablehlo.broadcast_in_dim %arg26, dims = [1, 2] : (tensor<32x64xf32>) -> tensor<1x32x64xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x32x64xf32>) -> tensor<16x32x64xf32>
    %9 = stablehlo.add %6, %8 : tensor<16x32x64xf32>
    %10 = stablehlo.convert %9 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %14 = stablehlo.divide %12, %13 : tensor<16x32x1xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %15:4 = call @_var(%10, %c_2) : (tensor<16x32x64xf32>, tensor<i32>) -> (tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<f32>, tensor<i1>)
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %17 = stablehlo.subtract %10, %16 : tensor<16x32x64xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %19 = stablehlo.add %15#0, %18 : tensor<16x32x1xf32>
    %20 = stablehlo.rsqrt %19 : tensor<16x32x1xf32>
    %21 = stablehlo.divide %20, %19 : tensor<16x32x1xf32>
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<16x32x1xf32>
    %24 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %25 = stablehlo.multiply %17, %24 : tensor<16x32x64xf32>
    %26 = stablehlo.convert %arg5 : (tensor<64xf32>) -> tensor<64xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %29 = stablehlo.multiply %25, %28 : tensor<16x32x64xf32>
    %30 = stablehlo.convert %arg4 : (tensor<64xf32>) -> tensor<64xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %33 = stablehlo.add %29, %32 : tensor<16x32x64xf32>
    %34 = stablehlo.convert %33 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %35 = stablehlo.dot_general %34, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x192xf32>) -> tensor<16x32x192xf32>
    %36 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<16x32x192xf32>
    %38 = stablehlo.add %35, %37 : tensor<16x32x192xf32>
    %39 = stablehlo.slice %38 [0:16, 0:32, 0:64] : (tensor<16x32x192xf32>) -> tensor<16x32x64xf32>
    %40 = stablehlo.slice %38 [0:16, 0:32, 64:128] : (tensor<16x32x192xf32>) -> tensor<16x32x64xf32>
    %41 = stablehlo.slice %38 [0:16, 0:32, 128:192] : (tensor<16x32x192xf32>) -> tensor<16x32x64xf32>
    %42 = stablehlo.reshape %39 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %43 = stablehlo.reshape %40 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %44 = stablehlo.reshape %41 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %45 = stablehlo.dot_general %42, %43, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x32xf32>
    %cst_5 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x8x32x32xf32>
    %47 = stablehlo.divide %45, %46 : tensor<16x8x32x32xf32>
    %c_6 = stablehlo.constant dense<true> : tensor<i1>
    %48 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
    %49 = call @tril(%48) : (tensor<32x32xi1>) -> tensor<32x32xi1>
    %50 = stablehlo.convert %47 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %cst_7 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %51:2 = call @_where_0(%49, %50, %cst_7) : (tensor<32x32xi1>, tensor<16x8x32x32xf32>, tensor<f32>) -> (tensor<16x8x32x32xf32>, tensor<16x8x32x32xi1>)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %52 = stablehlo.reduce(%51#0 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x8x32xf32>
    %54 = stablehlo.maximum %53, %52 : tensor<16x8x32xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %57 = stablehlo.subtract %51#0, %56 : tensor<16x8x32x32xf32>
    %58 = stablehlo.exponential %57 : tensor<16x8x32x32xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %62 = stablehlo.divide %58, %61 : tensor<16x8x32x32xf32>
    %63 = stablehlo.multiply %60, %60 : tensor<16x8x32x1xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x8x32x1xf32>
    %65 = stablehlo.divide %64, %63 : tensor<16x8x32x1xf32>
    %66 = stablehlo.convert %62 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %67 = stablehlo.dot_general %44, %66, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x8x32x32xf32>) -> tensor<16x8x8x32xf32>
    %68 = stablehlo.transpose %67, dims = [0, 3, 1, 2] : (tensor<16x8x8x32xf32>) -> tensor<16x32x8x8xf32>
    %69 = stablehlo.reshape %68 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %70 = stablehlo.dot_general %69, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %71 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %73 = stablehlo.add %70, %72 : tensor<16x32x64xf32>
    %74 = stablehlo.add %9, %73 : tensor<16x32x64xf32>
    %75 = stablehlo.convert %74 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_13 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %79 = stablehlo.divide %77, %78 : tensor<16x32x1xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %80:4 = call @_var(%75, %c_14) : (tensor<16x32x64xf32>, tensor<i32>) -> (tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<f32>, tensor<i1>)
    %81 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %82 = stablehlo.subtract %75, %81 : tensor<16x32x64xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %84 = stablehlo.add %80#0, %83 : tensor<16x32x1xf32>
    %85 = stablehlo.rsqrt %84 : tensor<16x32x1xf32>
    %86 = stablehlo.divide %85, %84 : tensor<16x32x1xf32>
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %88 = stablehlo.multiply %87, %86 : tensor<16x32x1xf32>
    %89 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %90 = stablehlo.multiply %82, %89 : tensor<16x32x64xf32>
    %91 = stablehlo.convert %arg7 : (tensor<64xf32>) -> tensor<64xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %94 = stablehlo.multiply %90, %93 : tensor<16x32x64xf32>
    %95 = stablehlo.convert %arg6 : (tensor<64xf32>) -> tensor<64xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %98 = stablehlo.add %94, %97 : tensor<16x32x64xf32>
    %99 = stablehlo.convert %98 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %100 = stablehlo.dot_general %99, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x256xf32>) -> tensor<16x32x256xf32>
    %101 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<16x32x256xf32>
    %103 = stablehlo.add %100, %102 : tensor<16x32x256xf32>
    %104 = stablehlo.multiply %103, %103 : tensor<16x32x256xf32>
    %105 = stablehlo.multiply %104, %103 : tensor<16x32x256xf32>
    %106 = stablehlo.multiply %103, %103 : tensor<16x32x256xf32>
    %cst_17 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %108 = stablehlo.multiply %107, %106 : tensor<16x32x256xf32>
    %cst_18 = stablehlo.constant dense<4.467770e-02> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %110 = stablehlo.multiply %109, %105 : tensor<16x32x256xf32>
    %111 = stablehlo.add %103, %110 : tensor<16x32x256xf32>
    %cst_19 = stablehlo.constant dense<7.968750e-01> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %113 = stablehlo.multiply %112, %111 : tensor<16x32x256xf32>
    %114 = stablehlo.tanh %113 : tensor<16x32x256xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %116 = stablehlo.subtract %115, %114 : tensor<16x32x256xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %118 = stablehlo.add %117, %114 : tensor<16x32x256xf32>
    %cst_22 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %120 = stablehlo.multiply %119, %118 : tensor<16x32x256xf32>
    %121 = stablehlo.multiply %103, %120 : tensor<16x32x256xf32>
    %122 = stablehlo.dot_general %121, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<256x64xf32>) -> tensor<16x32x64xf32>
    %123 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %125 = stablehlo.add %122, %124 : tensor<16x32x64xf32>
    %126 = stablehlo.add %74, %125 : tensor<16x32x64xf32>
    %127 = stablehlo.convert %126 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_23) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_24 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %131 = stablehlo.divide %129, %130 : tensor<16x32x1xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %132:4 = call @_var(%127, %c_25) : (tensor<16x32x64xf32>, tensor<i32>) -> (tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<f32>, tensor<i1>)
    %133 = stablehlo.broadcast_in_dim %131, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %134 = stablehlo.subtract %127, %133 : tensor<16x32x64xf32>
    %cst_26 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %136 = stablehlo.add %132#0, %135 : tensor<16x32x1xf32>
    %137 = stablehlo.rsqrt %136 : tensor<16x32x1xf32>
    %138 = stablehlo.divide %137, %136 : tensor<16x32x1xf32>
    %cst_27 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %140 = stablehlo.multiply %139, %138 : tensor<16x32x1xf32>
    %141 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %142 = stablehlo.multiply %134, %141 : tensor<16x32x64xf32>
    %143 = stablehlo.convert %arg17 : (tensor<64xf32>) -> tensor<64xf32>
    %144 = stablehlo.broadcast_in_dim %143, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %146 = stablehlo.multiply %142, %145 : tensor<16x32x64xf32>
    %147 = stablehlo.convert %arg16 : (tensor<64xf32>) -> tensor<64xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %150 = stablehlo.add %146, %149 : tensor<16x32x64xf32>
    %151 = stablehlo.convert %150 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %152 = stablehlo.dot_general %151, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x192xf32>) -> tensor<16x32x192xf32>
    %153 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<16x32x192xf32>
    %155 = stablehlo.add %152, %154 : tensor<16x32x192xf32>
    %156 = stablehlo.slice %155 [0:16, 0:32, 0:64] : (tensor<16x32x192xf32>) -> tensor<16x32x64xf32>
    %157 = stablehlo.slice %155 [0:16, 0:32, 64:128] : (tensor<16x32x192xf32>) -> tensor<16x32x64xf32>
    %158 = stablehlo.slice %155 [0:16, 0:32, 128:192] : (tensor<16x32x192xf32>) -> tensor<16x32x64xf32>
    %159 = stablehlo.reshape %156 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %160 = stablehlo.reshape %157 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %161 = stablehlo.reshape %158 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %162 = stablehlo.dot_general %159, %160, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x32xf32>
    %cst_28 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x8x32x32xf32>
    %164 = stablehlo.divide %162, %163 : tensor<16x8x32x32xf32>
    %c_29 = stablehlo.constant dense<true> : tensor<i1>
    %165 = stablehlo.broadcast_in_dim %c_29, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
    %166 = call @tril(%165) : (tensor<32x32xi1>) -> tensor<32x32xi1>
    %167 = stablehlo.convert %164 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %cst_30 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %168:2 = call @_where_0(%166, %167, %cst_30) : (tensor<32x32xi1>, tensor<16x8x32x32xf32>, tensor<f32>) -> (tensor<16x8x32x32xf32>, tensor<16x8x32x32xi1>)
    %cst_31 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %169 = stablehlo.reduce(%168#0 init: %cst_31) applies stablehlo.maximum across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %cst_32 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x8x32xf32>
    %171 = stablehlo.maximum %170, %169 : tensor<16x8x32xf32>
    %172 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %174 = stablehlo.subtract %168#0, %173 : tensor<16x8x32x32xf32>
    %175 = stablehlo.exponential %174 : tensor<16x8x32x32xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%175 init: %cst_33) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %179 = stablehlo.divide %175, %178 : tensor<16x8x32x32xf32>
    %180 = stablehlo.multiply %177, %177 : tensor<16x8x32x1xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x8x32x1xf32>
    %182 = stablehlo.divide %181, %180 : tensor<16x8x32x1xf32>
    %183 = stablehlo.convert %179 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %184 = stablehlo.dot_general %161, %183, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x8x32x32xf32>) -> tensor<16x8x8x32xf32>
    %185 = stablehlo.transpose %184, dims = [0, 3, 1, 2] : (tensor<16x8x8x32xf32>) -> tensor<16x32x8x8xf32>
    %186 = stablehlo.reshape %185 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %187 = stablehlo.dot_general %186, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %188 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %190 = stablehlo.add %187, %189 : tensor<16x32x64xf32>
    %191 = stablehlo.add %126, %190 : tensor<16x32x64xf32>
    %192 = stablehlo.convert %191 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.reduce(%192 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_36 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %196 = stablehlo.divide %194, %195 : tensor<16x32x1xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %197:4 = call @_var(%192, %c_37) : (tensor<16x32x64xf32>, tensor<i32>) -> (tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<f32>, tensor<i1>)
    %198 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %199 = stablehlo.subtract %192, %198 : tensor<16x32x64xf32>
    %cst_38 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %201 = stablehlo.add %197#0, %200 : tensor<16x32x1xf32>
    %202 = stablehlo.rsqrt %201 : tensor<16x32x1xf32>
    %203 = stablehlo.divide %202, %201 : tensor<16x32x1xf32>
    %cst_39 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %205 = stablehlo.multiply %204, %203 : tensor<16x32x1xf32>
    %206 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %207 = stablehlo.multiply %199, %206 : tensor<16x32x64xf32>
    %208 = stablehlo.convert %arg19 : (tensor<64xf32>) -> tensor<64xf32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %211 = stablehlo.multiply %207, %210 : tensor<16x32x64xf32>
    %212 = stablehlo.convert %arg18 : (tensor<64xf32>) -> tensor<64xf32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %215 = stablehlo.add %211, %214 : tensor<16x32x64xf32>
    %216 = stablehlo.convert %215 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %217 = stablehlo.dot_general %216, %arg23, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x256xf32>) -> tensor<16x32x256xf32>
    %218 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %219 = stablehlo.broadcast_in_dim %218, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<16x32x256xf32>
    %220 = stablehlo.add %217, %219 : tensor<16x32x256xf32>
    %221 = stablehlo.multiply %220, %220 : tensor<16x32x256xf32>
    %222 = stablehlo.multiply %221, %220 : tensor<16x32x256xf32>
    %223 = stablehlo.multiply %220, %220 : tensor<16x32x256xf32>
    %cst_40 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %225 = stablehlo.multiply %224, %223 : tensor<16x32x256xf32>
    %cst_41 = stablehlo.constant dense<4.467770e-02> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %227 = stablehlo.multiply %226, %222 : tensor<16x32x256xf32>
    %228 = stablehlo.add %220, %227 : tensor<16x32x256xf32>
    %cst_42 = stablehlo.constant dense<7.968750e-01> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %230 = stablehlo.multiply %229, %228 : tensor<16x32x256xf32>
    %231 = stablehlo.tanh %230 : tensor<16x32x256xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %233 = stablehlo.subtract %232, %231 : tensor<16x32x256xf32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %235 = stablehlo.add %234, %231 : tensor<16x32x256xf32>
    %cst_45 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %236 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %237 = stablehlo.multiply %236, %235 : tensor<16x32x256xf32>
    %238 = stablehlo.multiply %220, %237 : tensor<16x32x256xf32>
    %239 = stablehlo.dot_general %238, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<256x64xf32>) -> tensor<16x32x64xf32>
    %240 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %242 = stablehlo.add %239, %241 : tensor<16x32x64xf32>
    %243 = stablehlo.add %191, %242 : tensor<16x32x64xf32>
    %244 = stablehlo.convert %243 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %245 = stablehlo.reduce(%244 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_47 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %248 = stablehlo.divide %246, %247 : tensor<16x32x1xf32>
    %c_48 = stablehlo.constant dense<0> : tensor<i32>
    %249:4 = call @_var(%244, %c_48) : (tensor<16x32x64xf32>, tensor<i32>) -> (tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<f32>, tensor<i1>)
    %250 = stablehlo.broadcast_in_dim %248, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %251 = stablehlo.subtract %244, %250 : tensor<16x32x64xf32>
    %cst_49 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %253 = stablehlo.add %249#0, %252 : tensor<16x32x1xf32>
    %254 = stablehlo.rsqrt %253 : tensor<16x32x1xf32>
    %255 = stablehlo.divide %254, %253 : tensor<16x32x1xf32>
    %cst_50 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %257 = stablehlo.multiply %256, %255 : tensor<16x32x1xf32>
    %258 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %259 = stablehlo.multiply %251, %258 : tensor<16x32x64xf32>
    %260 = stablehlo.convert %arg25 : (tensor<64xf32>) -> tensor<64xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %262 = stablehlo.broadcast_in_dim %261, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %263 = stablehlo.multiply %259, %262 : tensor<16x32x64xf32>
    %264 = stablehlo.convert %arg24 : (tensor<64xf32>) -> tensor<64xf32>
    %265 = stablehlo.broadcast_in_dim %264, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %266 = stablehlo.broadcast_in_dim %265, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %267 = stablehlo.add %263, %266 : tensor<16x32x64xf32>
    %268 = stablehlo.convert %267 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %269 = stablehlo.dot_general %268, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<256x64xf32>) -> tensor<16x32x256xf32>
    %270 = stablehlo.convert %269 : (tensor<16x32x256xf32>) -> tensor<16x32x256xf32>
    %271:3 = call @log_softmax(%270) : (tensor<16x32x256xf32>) -> (tensor<16x32x256xf32>, tensor<16x32x256xf32>, tensor<16x32x1xf32>)
    %272 = stablehlo.broadcast_in_dim %arg86, dims = [0, 1] : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %273:2 = call @take_along_axis(%271#0, %272) : (tensor<16x32x256xf32>, tensor<16x32x1xi32>) -> (tensor<16x32x1xf32>, tensor<16x32x1x1xi32>)
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.reduce(%273#0 init: %cst_51) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_52 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %275 = stablehlo.divide %274, %cst_52 : tensor<f32>
    %276 = stablehlo.negate %275 : tensor<f32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %277 = stablehlo.negate %cst_53 : tensor<f32>
    %cst_54 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %278 = stablehlo.divide %277, %cst_54 : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %280 = call @take_along_axis_1(%273#1, %279) : (tensor<16x32x1x1xi32>, tensor<16x32x1xf32>) -> tensor<16x32x256xf32>
    %281 = call @log_softmax_2(%271#1, %271#2, %280) : (tensor<16x32x256xf32>, tensor<16x32x1xf32>, tensor<16x32x256xf32>) -> tensor<16x32x256xf32>
    %282 = stablehlo.convert %281 : (tensor<16x32x256xf32>) -> tensor<16x32x256xf32>
    %283 = stablehlo.dot_general %282, %268, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<16x32x64xf32>) -> tensor<256x64xf32>
    %284 = stablehlo.dot_general %282, %arg27, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<256x64xf32>) -> tensor<16x32x64xf32>
    %285 = stablehlo.convert %284 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %286 = stablehlo.reduce(%285 init: %cst_55) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %287 = stablehlo.reshape %286 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%287 init: %cst_56) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %289 = stablehlo.convert %288 : (tensor<64xf32>) -> tensor<64xf32>
    %290 = stablehlo.multiply %259, %285 : tensor<16x32x64xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %291 = stablehlo.reduce(%290 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %292 = stablehlo.reshape %291 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %293 = stablehlo.broadcast_in_dim %261, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %294 = stablehlo.multiply %285, %293 : tensor<16x32x64xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %295 = stablehlo.reduce(%292 init: %cst_58) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %296 = stablehlo.convert %295 : (tensor<64xf32>) -> tensor<64xf32>
    %297 = stablehlo.multiply %251, %294 : tensor<16x32x64xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %298 = stablehlo.reduce(%297 init: %cst_59) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %299 = stablehlo.reshape %298 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %300 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %301 = stablehlo.multiply %294, %300 : tensor<16x32x64xf32>
    %302 = stablehlo.multiply %299, %257 : tensor<16x32x1xf32>
    %303 = stablehlo.negate %301 : tensor<16x32x64xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %304 = stablehlo.reduce(%303 init: %cst_60) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %305 = stablehlo.reshape %304 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %306 = call @_var_3(%249#1, %249#2, %249#3, %302) : (tensor<16x32x64xf32>, tensor<f32>, tensor<i1>, tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %307 = stablehlo.add %301, %306 : tensor<16x32x64xf32>
    %cst_61 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %309 = stablehlo.divide %305, %308 : tensor<16x32x1xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %310 = stablehlo.reduce(%309 init: %cst_62) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %311 = stablehlo.broadcast_in_dim %310, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %312 = stablehlo.add %307, %311 : tensor<16x32x64xf32>
    %313 = stablehlo.convert %312 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.reduce(%313 init: %cst_63) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %315 = stablehlo.reshape %314 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %316 = stablehlo.reduce(%315 init: %cst_64) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %317 = stablehlo.dot_general %313, %238, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x256xf32>) -> tensor<64x256xf32>
    %318 = stablehlo.transpose %317, dims = [1, 0] : (tensor<64x256xf32>) -> tensor<256x64xf32>
    %319 = stablehlo.dot_general %313, %arg21, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<256x64xf32>) -> tensor<16x32x256xf32>
    %320 = stablehlo.multiply %220, %319 : tensor<16x32x256xf32>
    %321 = stablehlo.multiply %319, %237 : tensor<16x32x256xf32>
    %cst_65 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %323 = stablehlo.multiply %322, %320 : tensor<16x32x256xf32>
    %324 = stablehlo.multiply %323, %233 : tensor<16x32x256xf32>
    %325 = stablehlo.multiply %324, %231 : tensor<16x32x256xf32>
    %326 = stablehlo.add %324, %325 : tensor<16x32x256xf32>
    %cst_66 = stablehlo.constant dense<7.968750e-01> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %328 = stablehlo.multiply %327, %326 : tensor<16x32x256xf32>
    %329 = stablehlo.add %321, %328 : tensor<16x32x256xf32>
    %cst_67 = stablehlo.constant dense<4.467770e-02> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %331 = stablehlo.multiply %330, %328 : tensor<16x32x256xf32>
    %332 = stablehlo.multiply %331, %225 : tensor<16x32x256xf32>
    %333 = stablehlo.add %329, %332 : tensor<16x32x256xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.reduce(%333 init: %cst_68) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x256xf32>, tensor<f32>) -> tensor<256xf32>
    %335 = stablehlo.reshape %334 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %336 = stablehlo.reduce(%335 init: %cst_69) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %337 = stablehlo.dot_general %333, %216, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<16x32x64xf32>) -> tensor<256x64xf32>
    %338 = stablehlo.transpose %337, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %339 = stablehlo.dot_general %333, %arg23, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<64x256xf32>) -> tensor<16x32x64xf32>
    %340 = stablehlo.convert %339 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.reduce(%340 init: %cst_70) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %342 = stablehlo.reshape %341 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %343 = stablehlo.reduce(%342 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %344 = stablehlo.convert %343 : (tensor<64xf32>) -> tensor<64xf32>
    %345 = stablehlo.multiply %207, %340 : tensor<16x32x64xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.reduce(%345 init: %cst_72) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %347 = stablehlo.reshape %346 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %348 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %349 = stablehlo.multiply %340, %348 : tensor<16x32x64xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.reduce(%347 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %351 = stablehlo.convert %350 : (tensor<64xf32>) -> tensor<64xf32>
    %352 = stablehlo.multiply %199, %349 : tensor<16x32x64xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.reduce(%352 init: %cst_74) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %354 = stablehlo.reshape %353 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %355 = stablehlo.broadcast_in_dim %202, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %356 = stablehlo.multiply %349, %355 : tensor<16x32x64xf32>
    %357 = stablehlo.multiply %354, %205 : tensor<16x32x1xf32>
    %358 = stablehlo.negate %356 : tensor<16x32x64xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.reduce(%358 init: %cst_75) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %360 = stablehlo.reshape %359 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %361 = call @_var_3(%197#1, %197#2, %197#3, %357) : (tensor<16x32x64xf32>, tensor<f32>, tensor<i1>, tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %362 = stablehlo.add %356, %361 : tensor<16x32x64xf32>
    %cst_76 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %364 = stablehlo.divide %360, %363 : tensor<16x32x1xf32>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %365 = stablehlo.reduce(%364 init: %cst_77) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %366 = stablehlo.broadcast_in_dim %365, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %367 = stablehlo.add %362, %366 : tensor<16x32x64xf32>
    %368 = stablehlo.convert %367 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %369 = stablehlo.add %313, %368 : tensor<16x32x64xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %370 = stablehlo.reduce(%369 init: %cst_78) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %371 = stablehlo.reshape %370 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %372 = stablehlo.reduce(%371 init: %cst_79) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %373 = stablehlo.dot_general %369, %186, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %374 = stablehlo.transpose %373, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %375 = stablehlo.dot_general %369, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %376 = stablehlo.reshape %375 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %377 = stablehlo.transpose %376, dims = [0, 2, 3, 1] : (tensor<16x32x8x8xf32>) -> tensor<16x8x8x32xf32>
    %378 = stablehlo.dot_general %377, %161, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x32xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x32xf32>
    %379 = stablehlo.dot_general %377, %183, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x32xf32>, tensor<16x8x32x32xf32>) -> tensor<16x8x8x32xf32>
    %380 = stablehlo.transpose %379, dims = [0, 3, 1, 2] : (tensor<16x8x8x32xf32>) -> tensor<16x32x8x8xf32>
    %381 = stablehlo.convert %378 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %382 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %383 = stablehlo.multiply %381, %382 : tensor<16x8x32x32xf32>
    %384 = stablehlo.multiply %383, %175 : tensor<16x8x32x32xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %385 = stablehlo.reduce(%384 init: %cst_80) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %386 = stablehlo.reshape %385 : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %387 = stablehlo.negate %386 : tensor<16x8x32x1xf32>
    %388 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %389 = stablehlo.divide %381, %388 : tensor<16x8x32x32xf32>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %390 = stablehlo.reduce(%387 init: %cst_81) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x1xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %391 = stablehlo.broadcast_in_dim %390, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x32xf32>
    %392 = stablehlo.add %389, %391 : tensor<16x8x32x32xf32>
    %393 = stablehlo.multiply %392, %175 : tensor<16x8x32x32xf32>
    %394 = call @_where_5(%168#1, %393) : (tensor<16x8x32x32xi1>, tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %395 = stablehlo.convert %394 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %cst_82 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<16x8x32x32xf32>
    %397 = stablehlo.divide %395, %396 : tensor<16x8x32x32xf32>
    %398 = stablehlo.dot_general %397, %159, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x32x32xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x8xf32>
    %399 = stablehlo.transpose %398, dims = [0, 2, 1, 3] : (tensor<16x8x32x8xf32>) -> tensor<16x32x8x8xf32>
    %400 = stablehlo.dot_general %397, %160, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x32x32xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x8xf32>
    %401 = stablehlo.transpose %400, dims = [0, 2, 1, 3] : (tensor<16x8x32x8xf32>) -> tensor<16x32x8x8xf32>
    %402 = stablehlo.reshape %380 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %403 = stablehlo.reshape %399 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %404 = stablehlo.reshape %401 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %405 = stablehlo.concatenate %404, %403, %402, dim = 2 : (tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<16x32x192xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %406 = stablehlo.reduce(%405 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x192xf32>, tensor<f32>) -> tensor<192xf32>
    %407 = stablehlo.reshape %406 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%407 init: %cst_84) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %409 = stablehlo.dot_general %405, %151, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x192xf32>, tensor<16x32x64xf32>) -> tensor<192x64xf32>
    %410 = stablehlo.transpose %409, dims = [1, 0] : (tensor<192x64xf32>) -> tensor<64x192xf32>
    %411 = stablehlo.dot_general %405, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x192xf32>, tensor<64x192xf32>) -> tensor<16x32x64xf32>
    %412 = stablehlo.convert %411 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.reduce(%412 init: %cst_85) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %414 = stablehlo.reshape %413 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %415 = stablehlo.reduce(%414 init: %cst_86) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %416 = stablehlo.convert %415 : (tensor<64xf32>) -> tensor<64xf32>
    %417 = stablehlo.multiply %142, %412 : tensor<16x32x64xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %418 = stablehlo.reduce(%417 init: %cst_87) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %419 = stablehlo.reshape %418 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %420 = stablehlo.broadcast_in_dim %144, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %421 = stablehlo.multiply %412, %420 : tensor<16x32x64xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.reduce(%419 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %423 = stablehlo.convert %422 : (tensor<64xf32>) -> tensor<64xf32>
    %424 = stablehlo.multiply %134, %421 : tensor<16x32x64xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.reduce(%424 init: %cst_89) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %426 = stablehlo.reshape %425 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %427 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %428 = stablehlo.multiply %421, %427 : tensor<16x32x64xf32>
    %429 = stablehlo.multiply %426, %140 : tensor<16x32x1xf32>
    %430 = stablehlo.negate %428 : tensor<16x32x64xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %431 = stablehlo.reduce(%430 init: %cst_90) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %432 = stablehlo.reshape %431 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %433 = call @_var_3(%132#1, %132#2, %132#3, %429) : (tensor<16x32x64xf32>, tensor<f32>, tensor<i1>, tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %434 = stablehlo.add %428, %433 : tensor<16x32x64xf32>
    %cst_91 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %436 = stablehlo.divide %432, %435 : tensor<16x32x1xf32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %437 = stablehlo.reduce(%436 init: %cst_92) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %438 = stablehlo.broadcast_in_dim %437, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %439 = stablehlo.add %434, %438 : tensor<16x32x64xf32>
    %440 = stablehlo.convert %439 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %441 = stablehlo.add %369, %440 : tensor<16x32x64xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %442 = stablehlo.reduce(%441 init: %cst_93) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %443 = stablehlo.reshape %442 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %444 = stablehlo.reduce(%443 init: %cst_94) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %445 = stablehlo.dot_general %441, %121, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x256xf32>) -> tensor<64x256xf32>
    %446 = stablehlo.transpose %445, dims = [1, 0] : (tensor<64x256xf32>) -> tensor<256x64xf32>
    %447 = stablehlo.dot_general %441, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<256x64xf32>) -> tensor<16x32x256xf32>
    %448 = stablehlo.multiply %103, %447 : tensor<16x32x256xf32>
    %449 = stablehlo.multiply %447, %120 : tensor<16x32x256xf32>
    %cst_95 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %450 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %451 = stablehlo.multiply %450, %448 : tensor<16x32x256xf32>
    %452 = stablehlo.multiply %451, %116 : tensor<16x32x256xf32>
    %453 = stablehlo.multiply %452, %114 : tensor<16x32x256xf32>
    %454 = stablehlo.add %452, %453 : tensor<16x32x256xf32>
    %cst_96 = stablehlo.constant dense<7.968750e-01> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %456 = stablehlo.multiply %455, %454 : tensor<16x32x256xf32>
    %457 = stablehlo.add %449, %456 : tensor<16x32x256xf32>
    %cst_97 = stablehlo.constant dense<4.467770e-02> : tensor<f32>
    %458 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %459 = stablehlo.multiply %458, %456 : tensor<16x32x256xf32>
    %460 = stablehlo.multiply %459, %108 : tensor<16x32x256xf32>
    %461 = stablehlo.add %457, %460 : tensor<16x32x256xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %462 = stablehlo.reduce(%461 init: %cst_98) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x256xf32>, tensor<f32>) -> tensor<256xf32>
    %463 = stablehlo.reshape %462 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.reduce(%463 init: %cst_99) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %465 = stablehlo.dot_general %461, %99, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<16x32x64xf32>) -> tensor<256x64xf32>
    %466 = stablehlo.transpose %465, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %467 = stablehlo.dot_general %461, %arg11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<64x256xf32>) -> tensor<16x32x64xf32>
    %468 = stablehlo.convert %467 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %469 = stablehlo.reduce(%468 init: %cst_100) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %470 = stablehlo.reshape %469 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %471 = stablehlo.reduce(%470 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %472 = stablehlo.convert %471 : (tensor<64xf32>) -> tensor<64xf32>
    %473 = stablehlo.multiply %90, %468 : tensor<16x32x64xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %474 = stablehlo.reduce(%473 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %475 = stablehlo.reshape %474 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %476 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %477 = stablehlo.multiply %468, %476 : tensor<16x32x64xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %478 = stablehlo.reduce(%475 init: %cst_103) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %479 = stablehlo.convert %478 : (tensor<64xf32>) -> tensor<64xf32>
    %480 = stablehlo.multiply %82, %477 : tensor<16x32x64xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %481 = stablehlo.reduce(%480 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %482 = stablehlo.reshape %481 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %483 = stablehlo.broadcast_in_dim %85, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %484 = stablehlo.multiply %477, %483 : tensor<16x32x64xf32>
    %485 = stablehlo.multiply %482, %88 : tensor<16x32x1xf32>
    %486 = stablehlo.negate %484 : tensor<16x32x64xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %487 = stablehlo.reduce(%486 init: %cst_105) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %488 = stablehlo.reshape %487 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %489 = call @_var_3(%80#1, %80#2, %80#3, %485) : (tensor<16x32x64xf32>, tensor<f32>, tensor<i1>, tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %490 = stablehlo.add %484, %489 : tensor<16x32x64xf32>
    %cst_106 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %492 = stablehlo.divide %488, %491 : tensor<16x32x1xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %493 = stablehlo.reduce(%492 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %494 = stablehlo.broadcast_in_dim %493, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %495 = stablehlo.add %490, %494 : tensor<16x32x64xf32>
    %496 = stablehlo.convert %495 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %497 = stablehlo.add %441, %496 : tensor<16x32x64xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %498 = stablehlo.reduce(%497 init: %cst_108) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %499 = stablehlo.reshape %498 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %500 = stablehlo.reduce(%499 init: %cst_109) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %501 = stablehlo.dot_general %497, %69, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %502 = stablehlo.transpose %501, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %503 = stablehlo.dot_general %497, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %504 = stablehlo.reshape %503 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %505 = stablehlo.transpose %504, dims = [0, 2, 3, 1] : (tensor<16x32x8x8xf32>) -> tensor<16x8x8x32xf32>
    %506 = stablehlo.dot_general %505, %44, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x32xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x32xf32>
    %507 = stablehlo.dot_general %505, %66, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x32xf32>, tensor<16x8x32x32xf32>) -> tensor<16x8x8x32xf32>
    %508 = stablehlo.transpose %507, dims = [0, 3, 1, 2] : (tensor<16x8x8x32xf32>) -> tensor<16x32x8x8xf32>
    %509 = stablehlo.convert %506 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %510 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %511 = stablehlo.multiply %509, %510 : tensor<16x8x32x32xf32>
    %512 = stablehlo.multiply %511, %58 : tensor<16x8x32x32xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %513 = stablehlo.reduce(%512 init: %cst_110) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %514 = stablehlo.reshape %513 : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %515 = stablehlo.negate %514 : tensor<16x8x32x1xf32>
    %516 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %517 = stablehlo.divide %509, %516 : tensor<16x8x32x32xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %518 = stablehlo.reduce(%515 init: %cst_111) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x1xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %519 = stablehlo.broadcast_in_dim %518, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x32xf32>
    %520 = stablehlo.add %517, %519 : tensor<16x8x32x32xf32>
    %521 = stablehlo.multiply %520, %58 : tensor<16x8x32x32xf32>
    %522 = call @_where_5(%51#1, %521) : (tensor<16x8x32x32xi1>, tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %523 = stablehlo.convert %522 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %cst_112 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<16x8x32x32xf32>
    %525 = stablehlo.divide %523, %524 : tensor<16x8x32x32xf32>
    %526 = stablehlo.dot_general %525, %42, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x32x32xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x8xf32>
    %527 = stablehlo.transpose %526, dims = [0, 2, 1, 3] : (tensor<16x8x32x8xf32>) -> tensor<16x32x8x8xf32>
    %528 = stablehlo.dot_general %525, %43, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x32x32xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x8xf32>
    %529 = stablehlo.transpose %528, dims = [0, 2, 1, 3] : (tensor<16x8x32x8xf32>) -> tensor<16x32x8x8xf32>
    %530 = stablehlo.reshape %508 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %531 = stablehlo.reshape %527 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %532 = stablehlo.reshape %529 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %533 = stablehlo.concatenate %532, %531, %530, dim = 2 : (tensor<16x32x64xf32>, tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<16x32x192xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %534 = stablehlo.reduce(%533 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x192xf32>, tensor<f32>) -> tensor<192xf32>
    %535 = stablehlo.reshape %534 : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %536 = stablehlo.reduce(%535 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x192xf32>, tensor<f32>) -> tensor<192xf32>
    %537 = stablehlo.dot_general %533, %34, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x192xf32>, tensor<16x32x64xf32>) -> tensor<192x64xf32>
    %538 = stablehlo.transpose %537, dims = [1, 0] : (tensor<192x64xf32>) -> tensor<64x192xf32>
    %539 = stablehlo.dot_general %533, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x192xf32>, tensor<64x192xf32>) -> tensor<16x32x64xf32>
    %540 = stablehlo.convert %539 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %541 = stablehlo.reduce(%540 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %542 = stablehlo.reshape %541 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %543 = stablehlo.reduce(%542 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %544 = stablehlo.convert %543 : (tensor<64xf32>) -> tensor<64xf32>
    %545 = stablehlo.multiply %25, %540 : tensor<16x32x64xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %546 = stablehlo.reduce(%545 init: %cst_117) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %547 = stablehlo.reshape %546 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %548 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %549 = stablehlo.multiply %540, %548 : tensor<16x32x64xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %550 = stablehlo.reduce(%547 init: %cst_118) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %551 = stablehlo.convert %550 : (tensor<64xf32>) -> tensor<64xf32>
    %552 = stablehlo.multiply %17, %549 : tensor<16x32x64xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %553 = stablehlo.reduce(%552 init: %cst_119) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %554 = stablehlo.reshape %553 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %555 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %556 = stablehlo.multiply %549, %555 : tensor<16x32x64xf32>
    %557 = stablehlo.multiply %554, %23 : tensor<16x32x1xf32>
    %558 = stablehlo.negate %556 : tensor<16x32x64xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %559 = stablehlo.reduce(%558 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %560 = stablehlo.reshape %559 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %561 = call @_var_3(%15#1, %15#2, %15#3, %557) : (tensor<16x32x64xf32>, tensor<f32>, tensor<i1>, tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %562 = stablehlo.add %556, %561 : tensor<16x32x64xf32>
    %cst_121 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %564 = stablehlo.divide %560, %563 : tensor<16x32x1xf32>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %565 = stablehlo.reduce(%564 init: %cst_122) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %566 = stablehlo.broadcast_in_dim %565, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %567 = stablehlo.add %562, %566 : tensor<16x32x64xf32>
    %568 = stablehlo.convert %567 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %569 = stablehlo.add %497, %568 : tensor<16x32x64xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %570 = stablehlo.reduce(%569 init: %cst_123) applies stablehlo.add across dimensions = [0] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<32x64xf32>
    %571 = stablehlo.reshape %570 : (tensor<32x64xf32>) -> tensor<1x32x64xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %572 = stablehlo.reduce(%571 init: %cst_124) applies stablehlo.add across dimensions = [0] : (tensor<1x32x64xf32>, tensor<f32>) -> tensor<32x64xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %574 = "stablehlo.scatter"(%573, %5, %569) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg87: tensor<f32>, %arg88: tensor<f32>):
      %1482 = stablehlo.add %arg87, %arg88 : tensor<f32>
      stablehlo.return %1482 : tensor<f32>
    }) : (tensor<256x64xf32>, tensor<16x32x1xi32>, tensor<16x32x64xf32>) -> tensor<256x64xf32>
    %575 = stablehlo.add %283, %574 : tensor<256x64xf32>
    %576 = stablehlo.convert %500 : (tensor<64xf32>) -> tensor<64xf32>
    %577 = chlo.square %576 : tensor<64xf32> -> tensor<64xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.reduce(%577 init: %cst_126) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %579 = stablehlo.add %cst_127, %578 : tensor<f32>
    %580 = stablehlo.convert %502 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %581 = chlo.square %580 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %582 = stablehlo.reduce(%581 init: %cst_128) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %583 = stablehlo.add %579, %582 : tensor<f32>
    %584 = stablehlo.convert %536 : (tensor<192xf32>) -> tensor<192xf32>
    %585 = chlo.square %584 : tensor<192xf32> -> tensor<192xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %586 = stablehlo.reduce(%585 init: %cst_129) applies stablehlo.add across dimensions = [0] : (tensor<192xf32>, tensor<f32>) -> tensor<f32>
    %587 = stablehlo.add %583, %586 : tensor<f32>
    %588 = stablehlo.convert %538 : (tensor<64x192xf32>) -> tensor<64x192xf32>
    %589 = chlo.square %588 : tensor<64x192xf32> -> tensor<64x192xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %590 = stablehlo.reduce(%589 init: %cst_130) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x192xf32>, tensor<f32>) -> tensor<f32>
    %591 = stablehlo.add %587, %590 : tensor<f32>
    %592 = stablehlo.convert %544 : (tensor<64xf32>) -> tensor<64xf32>
    %593 = chlo.square %592 : tensor<64xf32> -> tensor<64xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %594 = stablehlo.reduce(%593 init: %cst_131) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %595 = stablehlo.add %591, %594 : tensor<f32>
    %596 = stablehlo.convert %551 : (tensor<64xf32>) -> tensor<64xf32>
    %597 = chlo.square %596 : tensor<64xf32> -> tensor<64xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %598 = stablehlo.reduce(%597 init: %cst_132) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %599 = stablehlo.add %595, %598 : tensor<f32>
    %600 = stablehlo.convert %472 : (tensor<64xf32>) -> tensor<64xf32>
    %601 = chlo.square %600 : tensor<64xf32> -> tensor<64xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %602 = stablehlo.reduce(%601 init: %cst_133) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %603 = stablehlo.add %599, %602 : tensor<f32>
    %604 = stablehlo.convert %479 : (tensor<64xf32>) -> tensor<64xf32>
    %605 = chlo.square %604 : tensor<64xf32> -> tensor<64xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %606 = stablehlo.reduce(%605 init: %cst_134) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %607 = stablehlo.add %603, %606 : tensor<f32>
    %608 = stablehlo.convert %444 : (tensor<64xf32>) -> tensor<64xf32>
    %609 = chlo.square %608 : tensor<64xf32> -> tensor<64xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %610 = stablehlo.reduce(%609 init: %cst_135) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %611 = stablehlo.add %607, %610 : tensor<f32>
    %612 = stablehlo.convert %446 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %613 = chlo.square %612 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %614 = stablehlo.reduce(%613 init: %cst_136) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<f32>
    %615 = stablehlo.add %611, %614 : tensor<f32>
    %616 = stablehlo.convert %464 : (tensor<256xf32>) -> tensor<256xf32>
    %617 = chlo.square %616 : tensor<256xf32> -> tensor<256xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %618 = stablehlo.reduce(%617 init: %cst_137) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %619 = stablehlo.add %615, %618 : tensor<f32>
    %620 = stablehlo.convert %466 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %621 = chlo.square %620 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %622 = stablehlo.reduce(%621 init: %cst_138) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %623 = stablehlo.add %619, %622 : tensor<f32>
    %624 = stablehlo.convert %372 : (tensor<64xf32>) -> tensor<64xf32>
    %625 = chlo.square %624 : tensor<64xf32> -> tensor<64xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %626 = stablehlo.reduce(%625 init: %cst_139) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %627 = stablehlo.add %623, %626 : tensor<f32>
    %628 = stablehlo.convert %374 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %629 = chlo.square %628 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %630 = stablehlo.reduce(%629 init: %cst_140) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %631 = stablehlo.add %627, %630 : tensor<f32>
    %632 = stablehlo.convert %408 : (tensor<192xf32>) -> tensor<192xf32>
    %633 = chlo.square %632 : tensor<192xf32> -> tensor<192xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %634 = stablehlo.reduce(%633 init: %cst_141) applies stablehlo.add across dimensions = [0] : (tensor<192xf32>, tensor<f32>) -> tensor<f32>
    %635 = stablehlo.add %631, %634 : tensor<f32>
    %636 = stablehlo.convert %410 : (tensor<64x192xf32>) -> tensor<64x192xf32>
    %637 = chlo.square %636 : tensor<64x192xf32> -> tensor<64x192xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %638 = stablehlo.reduce(%637 init: %cst_142) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x192xf32>, tensor<f32>) -> tensor<f32>
    %639 = stablehlo.add %635, %638 : tensor<f32>
    %640 = stablehlo.convert %416 : (tensor<64xf32>) -> tensor<64xf32>
    %641 = chlo.square %640 : tensor<64xf32> -> tensor<64xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %642 = stablehlo.reduce(%641 init: %cst_143) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %643 = stablehlo.add %639, %642 : tensor<f32>
    %644 = stablehlo.convert %423 : (tensor<64xf32>) -> tensor<64xf32>
    %645 = chlo.square %644 : tensor<64xf32> -> tensor<64xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %646 = stablehlo.reduce(%645 init: %cst_144) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %647 = stablehlo.add %643, %646 : tensor<f32>
    %648 = stablehlo.convert %344 : (tensor<64xf32>) -> tensor<64xf32>
    %649 = chlo.square %648 : tensor<64xf32> -> tensor<64xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %650 = stablehlo.reduce(%649 init: %cst_145) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %651 = stablehlo.add %647, %650 : tensor<f32>
    %652 = stablehlo.convert %351 : (tensor<64xf32>) -> tensor<64xf32>
    %653 = chlo.square %652 : tensor<64xf32> -> tensor<64xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %654 = stablehlo.reduce(%653 init: %cst_146) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %655 = stablehlo.add %651, %654 : tensor<f32>
    %656 = stablehlo.convert %316 : (tensor<64xf32>) -> tensor<64xf32>
    %657 = chlo.square %656 : tensor<64xf32> -> tensor<64xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %658 = stablehlo.reduce(%657 init: %cst_147) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %659 = stablehlo.add %655, %658 : tensor<f32>
    %660 = stablehlo.convert %318 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %661 = chlo.square %660 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %662 = stablehlo.reduce(%661 init: %cst_148) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<f32>
    %663 = stablehlo.add %659, %662 : tensor<f32>
    %664 = stablehlo.convert %336 : (tensor<256xf32>) -> tensor<256xf32>
    %665 = chlo.square %664 : tensor<256xf32> -> tensor<256xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %666 = stablehlo.reduce(%665 init: %cst_149) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %667 = stablehlo.add %663, %666 : tensor<f32>
    %668 = stablehlo.convert %338 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %669 = chlo.square %668 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %670 = stablehlo.reduce(%669 init: %cst_150) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %671 = stablehlo.add %667, %670 : tensor<f32>
    %672 = stablehlo.convert %289 : (tensor<64xf32>) -> tensor<64xf32>
    %673 = chlo.square %672 : tensor<64xf32> -> tensor<64xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %674 = stablehlo.reduce(%673 init: %cst_151) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %675 = stablehlo.add %671, %674 : tensor<f32>
    %676 = stablehlo.convert %296 : (tensor<64xf32>) -> tensor<64xf32>
    %677 = chlo.square %676 : tensor<64xf32> -> tensor<64xf32>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %678 = stablehlo.reduce(%677 init: %cst_152) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %679 = stablehlo.add %675, %678 : tensor<f32>
    %680 = stablehlo.convert %572 : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %681 = chlo.square %680 : tensor<32x64xf32> -> tensor<32x64xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %682 = stablehlo.reduce(%681 init: %cst_153) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x64xf32>, tensor<f32>) -> tensor<f32>
    %683 = stablehlo.add %679, %682 : tensor<f32>
    %684 = stablehlo.convert %575 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %685 = chlo.square %684 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %686 = stablehlo.reduce(%685 init: %cst_154) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<f32>
    %687 = stablehlo.add %683, %686 : tensor<f32>
    %688 = stablehlo.sqrt %687 : tensor<f32>
    %cst_155 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %689 = stablehlo.add %688, %cst_155 : tensor<f32>
    %cst_156 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %690 = stablehlo.divide %cst_156, %689 : tensor<f32>
    %cst_157 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %691 = stablehlo.minimum %cst_157, %690 : tensor<f32>
    %692 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %693 = stablehlo.broadcast_in_dim %692, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %694 = stablehlo.multiply %500, %693 : tensor<64xf32>
    %695 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %696 = stablehlo.broadcast_in_dim %695, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %697 = stablehlo.multiply %502, %696 : tensor<64x64xf32>
    %698 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %699 = stablehlo.broadcast_in_dim %698, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %700 = stablehlo.multiply %536, %699 : tensor<192xf32>
    %701 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %702 = stablehlo.broadcast_in_dim %701, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %703 = stablehlo.multiply %538, %702 : tensor<64x192xf32>
    %704 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %705 = stablehlo.broadcast_in_dim %704, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %706 = stablehlo.multiply %544, %705 : tensor<64xf32>
    %707 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %708 = stablehlo.broadcast_in_dim %707, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %709 = stablehlo.multiply %551, %708 : tensor<64xf32>
    %710 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %711 = stablehlo.broadcast_in_dim %710, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %712 = stablehlo.multiply %472, %711 : tensor<64xf32>
    %713 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %714 = stablehlo.broadcast_in_dim %713, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %715 = stablehlo.multiply %479, %714 : tensor<64xf32>
    %716 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %717 = stablehlo.broadcast_in_dim %716, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %718 = stablehlo.multiply %444, %717 : tensor<64xf32>
    %719 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %720 = stablehlo.broadcast_in_dim %719, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %721 = stablehlo.multiply %446, %720 : tensor<256x64xf32>
    %722 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %723 = stablehlo.broadcast_in_dim %722, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %724 = stablehlo.multiply %464, %723 : tensor<256xf32>
    %725 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %726 = stablehlo.broadcast_in_dim %725, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %727 = stablehlo.multiply %466, %726 : tensor<64x256xf32>
    %728 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %729 = stablehlo.broadcast_in_dim %728, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %730 = stablehlo.multiply %372, %729 : tensor<64xf32>
    %731 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %732 = stablehlo.broadcast_in_dim %731, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %733 = stablehlo.multiply %374, %732 : tensor<64x64xf32>
    %734 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %735 = stablehlo.broadcast_in_dim %734, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %736 = stablehlo.multiply %408, %735 : tensor<192xf32>
    %737 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %738 = stablehlo.broadcast_in_dim %737, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %739 = stablehlo.multiply %410, %738 : tensor<64x192xf32>
    %740 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %741 = stablehlo.broadcast_in_dim %740, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %742 = stablehlo.multiply %416, %741 : tensor<64xf32>
    %743 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %744 = stablehlo.broadcast_in_dim %743, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %745 = stablehlo.multiply %423, %744 : tensor<64xf32>
    %746 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %747 = stablehlo.broadcast_in_dim %746, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %748 = stablehlo.multiply %344, %747 : tensor<64xf32>
    %749 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %750 = stablehlo.broadcast_in_dim %749, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %751 = stablehlo.multiply %351, %750 : tensor<64xf32>
    %752 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %753 = stablehlo.broadcast_in_dim %752, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %754 = stablehlo.multiply %316, %753 : tensor<64xf32>
    %755 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %756 = stablehlo.broadcast_in_dim %755, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %757 = stablehlo.multiply %318, %756 : tensor<256x64xf32>
    %758 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %759 = stablehlo.broadcast_in_dim %758, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %760 = stablehlo.multiply %336, %759 : tensor<256xf32>
    %761 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %762 = stablehlo.broadcast_in_dim %761, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %763 = stablehlo.multiply %338, %762 : tensor<64x256xf32>
    %764 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %765 = stablehlo.broadcast_in_dim %764, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %766 = stablehlo.multiply %289, %765 : tensor<64xf32>
    %767 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %768 = stablehlo.broadcast_in_dim %767, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %769 = stablehlo.multiply %296, %768 : tensor<64xf32>
    %770 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %771 = stablehlo.broadcast_in_dim %770, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %772 = stablehlo.multiply %572, %771 : tensor<32x64xf32>
    %773 = stablehlo.convert %691 : (tensor<f32>) -> tensor<f32>
    %774 = stablehlo.broadcast_in_dim %773, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %775 = stablehlo.multiply %575, %774 : tensor<256x64xf32>
    %c_158 = stablehlo.constant dense<1> : tensor<i32>
    %776 = stablehlo.add %arg28, %c_158 : tensor<i32>
    %777 = stablehlo.convert %776 : (tensor<i32>) -> tensor<f32>
    %778 = stablehlo.convert %694 : (tensor<64xf32>) -> tensor<64xf32>
    %779 = stablehlo.convert %697 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %780 = stablehlo.convert %700 : (tensor<192xf32>) -> tensor<192xf32>
    %781 = stablehlo.convert %703 : (tensor<64x192xf32>) -> tensor<64x192xf32>
    %782 = stablehlo.convert %706 : (tensor<64xf32>) -> tensor<64xf32>
    %783 = stablehlo.convert %709 : (tensor<64xf32>) -> tensor<64xf32>
    %784 = stablehlo.convert %712 : (tensor<64xf32>) -> tensor<64xf32>
    %785 = stablehlo.convert %715 : (tensor<64xf32>) -> tensor<64xf32>
    %786 = stablehlo.convert %718 : (tensor<64xf32>) -> tensor<64xf32>
    %787 = stablehlo.convert %721 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %788 = stablehlo.convert %724 : (tensor<256xf32>) -> tensor<256xf32>
    %789 = stablehlo.convert %727 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %790 = stablehlo.convert %730 : (tensor<64xf32>) -> tensor<64xf32>
    %791 = stablehlo.convert %733 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %792 = stablehlo.convert %736 : (tensor<192xf32>) -> tensor<192xf32>
    %793 = stablehlo.convert %739 : (tensor<64x192xf32>) -> tensor<64x192xf32>
    %794 = stablehlo.convert %742 : (tensor<64xf32>) -> tensor<64xf32>
    %795 = stablehlo.convert %745 : (tensor<64xf32>) -> tensor<64xf32>
    %796 = stablehlo.convert %748 : (tensor<64xf32>) -> tensor<64xf32>
    %797 = stablehlo.convert %751 : (tensor<64xf32>) -> tensor<64xf32>
    %798 = stablehlo.convert %754 : (tensor<64xf32>) -> tensor<64xf32>
    %799 = stablehlo.convert %757 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %800 = stablehlo.convert %760 : (tensor<256xf32>) -> tensor<256xf32>
    %801 = stablehlo.convert %763 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %802 = stablehlo.convert %766 : (tensor<64xf32>) -> tensor<64xf32>
    %803 = stablehlo.convert %769 : (tensor<64xf32>) -> tensor<64xf32>
    %804 = stablehlo.convert %772 : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %805 = stablehlo.convert %775 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %cst_159 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %806 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %807 = stablehlo.multiply %806, %arg29 : tensor<64xf32>
    %cst_160 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %808 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %809 = stablehlo.multiply %808, %778 : tensor<64xf32>
    %810 = stablehlo.add %807, %809 : tensor<64xf32>
    %cst_161 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %811 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %812 = stablehlo.multiply %811, %arg30 : tensor<64x64xf32>
    %cst_162 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %813 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %814 = stablehlo.multiply %813, %779 : tensor<64x64xf32>
    %815 = stablehlo.add %812, %814 : tensor<64x64xf32>
    %cst_163 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %816 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %817 = stablehlo.multiply %816, %arg31 : tensor<192xf32>
    %cst_164 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %818 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %819 = stablehlo.multiply %818, %780 : tensor<192xf32>
    %820 = stablehlo.add %817, %819 : tensor<192xf32>
    %cst_165 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %821 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %822 = stablehlo.multiply %821, %arg32 : tensor<64x192xf32>
    %cst_166 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %823 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %824 = stablehlo.multiply %823, %781 : tensor<64x192xf32>
    %825 = stablehlo.add %822, %824 : tensor<64x192xf32>
    %cst_167 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %826 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %827 = stablehlo.multiply %826, %arg33 : tensor<64xf32>
    %cst_168 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %828 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %829 = stablehlo.multiply %828, %782 : tensor<64xf32>
    %830 = stablehlo.add %827, %829 : tensor<64xf32>
    %cst_169 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %831 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %832 = stablehlo.multiply %831, %arg34 : tensor<64xf32>
    %cst_170 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %833 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %834 = stablehlo.multiply %833, %783 : tensor<64xf32>
    %835 = stablehlo.add %832, %834 : tensor<64xf32>
    %cst_171 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %836 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %837 = stablehlo.multiply %836, %arg35 : tensor<64xf32>
    %cst_172 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %838 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %839 = stablehlo.multiply %838, %784 : tensor<64xf32>
    %840 = stablehlo.add %837, %839 : tensor<64xf32>
    %cst_173 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %841 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %842 = stablehlo.multiply %841, %arg36 : tensor<64xf32>
    %cst_174 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %843 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %844 = stablehlo.multiply %843, %785 : tensor<64xf32>
    %845 = stablehlo.add %842, %844 : tensor<64xf32>
    %cst_175 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %846 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %847 = stablehlo.multiply %846, %arg37 : tensor<64xf32>
    %cst_176 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %848 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %849 = stablehlo.multiply %848, %786 : tensor<64xf32>
    %850 = stablehlo.add %847, %849 : tensor<64xf32>
    %cst_177 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %851 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %852 = stablehlo.multiply %851, %arg38 : tensor<256x64xf32>
    %cst_178 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %853 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %854 = stablehlo.multiply %853, %787 : tensor<256x64xf32>
    %855 = stablehlo.add %852, %854 : tensor<256x64xf32>
    %cst_179 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %856 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %857 = stablehlo.multiply %856, %arg39 : tensor<256xf32>
    %cst_180 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %858 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %859 = stablehlo.multiply %858, %788 : tensor<256xf32>
    %860 = stablehlo.add %857, %859 : tensor<256xf32>
    %cst_181 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %861 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %862 = stablehlo.multiply %861, %arg40 : tensor<64x256xf32>
    %cst_182 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %863 = stablehlo.broadcast_in_dim %cst_182, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %864 = stablehlo.multiply %863, %789 : tensor<64x256xf32>
    %865 = stablehlo.add %862, %864 : tensor<64x256xf32>
    %cst_183 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %866 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %867 = stablehlo.multiply %866, %arg41 : tensor<64xf32>
    %cst_184 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %868 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %869 = stablehlo.multiply %868, %790 : tensor<64xf32>
    %870 = stablehlo.add %867, %869 : tensor<64xf32>
    %cst_185 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %871 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %872 = stablehlo.multiply %871, %arg42 : tensor<64x64xf32>
    %cst_186 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %873 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %874 = stablehlo.multiply %873, %791 : tensor<64x64xf32>
    %875 = stablehlo.add %872, %874 : tensor<64x64xf32>
    %cst_187 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %876 = stablehlo.broadcast_in_dim %cst_187, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %877 = stablehlo.multiply %876, %arg43 : tensor<192xf32>
    %cst_188 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %878 = stablehlo.broadcast_in_dim %cst_188, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %879 = stablehlo.multiply %878, %792 : tensor<192xf32>
    %880 = stablehlo.add %877, %879 : tensor<192xf32>
    %cst_189 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %881 = stablehlo.broadcast_in_dim %cst_189, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %882 = stablehlo.multiply %881, %arg44 : tensor<64x192xf32>
    %cst_190 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %883 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %884 = stablehlo.multiply %883, %793 : tensor<64x192xf32>
    %885 = stablehlo.add %882, %884 : tensor<64x192xf32>
    %cst_191 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %886 = stablehlo.broadcast_in_dim %cst_191, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %887 = stablehlo.multiply %886, %arg45 : tensor<64xf32>
    %cst_192 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %888 = stablehlo.broadcast_in_dim %cst_192, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %889 = stablehlo.multiply %888, %794 : tensor<64xf32>
    %890 = stablehlo.add %887, %889 : tensor<64xf32>
    %cst_193 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %891 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %892 = stablehlo.multiply %891, %arg46 : tensor<64xf32>
    %cst_194 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %893 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %894 = stablehlo.multiply %893, %795 : tensor<64xf32>
    %895 = stablehlo.add %892, %894 : tensor<64xf32>
    %cst_195 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %896 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %897 = stablehlo.multiply %896, %arg47 : tensor<64xf32>
    %cst_196 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %898 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %899 = stablehlo.multiply %898, %796 : tensor<64xf32>
    %900 = stablehlo.add %897, %899 : tensor<64xf32>
    %cst_197 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %901 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %902 = stablehlo.multiply %901, %arg48 : tensor<64xf32>
    %cst_198 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %903 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %904 = stablehlo.multiply %903, %797 : tensor<64xf32>
    %905 = stablehlo.add %902, %904 : tensor<64xf32>
    %cst_199 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %906 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %907 = stablehlo.multiply %906, %arg49 : tensor<64xf32>
    %cst_200 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %908 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %909 = stablehlo.multiply %908, %798 : tensor<64xf32>
    %910 = stablehlo.add %907, %909 : tensor<64xf32>
    %cst_201 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %911 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %912 = stablehlo.multiply %911, %arg50 : tensor<256x64xf32>
    %cst_202 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %913 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %914 = stablehlo.multiply %913, %799 : tensor<256x64xf32>
    %915 = stablehlo.add %912, %914 : tensor<256x64xf32>
    %cst_203 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %916 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %917 = stablehlo.multiply %916, %arg51 : tensor<256xf32>
    %cst_204 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %918 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %919 = stablehlo.multiply %918, %800 : tensor<256xf32>
    %920 = stablehlo.add %917, %919 : tensor<256xf32>
    %cst_205 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %921 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %922 = stablehlo.multiply %921, %arg52 : tensor<64x256xf32>
    %cst_206 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %923 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %924 = stablehlo.multiply %923, %801 : tensor<64x256xf32>
    %925 = stablehlo.add %922, %924 : tensor<64x256xf32>
    %cst_207 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %926 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %927 = stablehlo.multiply %926, %arg53 : tensor<64xf32>
    %cst_208 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %928 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %929 = stablehlo.multiply %928, %802 : tensor<64xf32>
    %930 = stablehlo.add %927, %929 : tensor<64xf32>
    %cst_209 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %931 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %932 = stablehlo.multiply %931, %arg54 : tensor<64xf32>
    %cst_210 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %933 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %934 = stablehlo.multiply %933, %803 : tensor<64xf32>
    %935 = stablehlo.add %932, %934 : tensor<64xf32>
    %cst_211 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %936 = stablehlo.broadcast_in_dim %cst_211, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %937 = stablehlo.multiply %936, %arg55 : tensor<32x64xf32>
    %cst_212 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %938 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %939 = stablehlo.multiply %938, %804 : tensor<32x64xf32>
    %940 = stablehlo.add %937, %939 : tensor<32x64xf32>
    %cst_213 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %941 = stablehlo.broadcast_in_dim %cst_213, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %942 = stablehlo.multiply %941, %arg56 : tensor<256x64xf32>
    %cst_214 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %943 = stablehlo.broadcast_in_dim %cst_214, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %944 = stablehlo.multiply %943, %805 : tensor<256x64xf32>
    %945 = stablehlo.add %942, %944 : tensor<256x64xf32>
    %cst_215 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %946 = stablehlo.broadcast_in_dim %cst_215, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %947 = stablehlo.multiply %946, %arg57 : tensor<64xf32>
    %948 = chlo.square %778 : tensor<64xf32> -> tensor<64xf32>
    %cst_216 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %950 = stablehlo.multiply %949, %948 : tensor<64xf32>
    %951 = stablehlo.add %947, %950 : tensor<64xf32>
    %cst_217 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %952 = stablehlo.broadcast_in_dim %cst_217, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %953 = stablehlo.multiply %952, %arg58 : tensor<64x64xf32>
    %954 = chlo.square %779 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_218 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %955 = stablehlo.broadcast_in_dim %cst_218, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %956 = stablehlo.multiply %955, %954 : tensor<64x64xf32>
    %957 = stablehlo.add %953, %956 : tensor<64x64xf32>
    %cst_219 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %958 = stablehlo.broadcast_in_dim %cst_219, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %959 = stablehlo.multiply %958, %arg59 : tensor<192xf32>
    %960 = chlo.square %780 : tensor<192xf32> -> tensor<192xf32>
    %cst_220 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %961 = stablehlo.broadcast_in_dim %cst_220, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %962 = stablehlo.multiply %961, %960 : tensor<192xf32>
    %963 = stablehlo.add %959, %962 : tensor<192xf32>
    %cst_221 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %964 = stablehlo.broadcast_in_dim %cst_221, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %965 = stablehlo.multiply %964, %arg60 : tensor<64x192xf32>
    %966 = chlo.square %781 : tensor<64x192xf32> -> tensor<64x192xf32>
    %cst_222 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %967 = stablehlo.broadcast_in_dim %cst_222, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %968 = stablehlo.multiply %967, %966 : tensor<64x192xf32>
    %969 = stablehlo.add %965, %968 : tensor<64x192xf32>
    %cst_223 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %970 = stablehlo.broadcast_in_dim %cst_223, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %971 = stablehlo.multiply %970, %arg61 : tensor<64xf32>
    %972 = chlo.square %782 : tensor<64xf32> -> tensor<64xf32>
    %cst_224 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %973 = stablehlo.broadcast_in_dim %cst_224, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %974 = stablehlo.multiply %973, %972 : tensor<64xf32>
    %975 = stablehlo.add %971, %974 : tensor<64xf32>
    %cst_225 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %976 = stablehlo.broadcast_in_dim %cst_225, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %977 = stablehlo.multiply %976, %arg62 : tensor<64xf32>
    %978 = chlo.square %783 : tensor<64xf32> -> tensor<64xf32>
    %cst_226 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %979 = stablehlo.broadcast_in_dim %cst_226, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %980 = stablehlo.multiply %979, %978 : tensor<64xf32>
    %981 = stablehlo.add %977, %980 : tensor<64xf32>
    %cst_227 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %982 = stablehlo.broadcast_in_dim %cst_227, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %983 = stablehlo.multiply %982, %arg63 : tensor<64xf32>
    %984 = chlo.square %784 : tensor<64xf32> -> tensor<64xf32>
    %cst_228 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %985 = stablehlo.broadcast_in_dim %cst_228, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %986 = stablehlo.multiply %985, %984 : tensor<64xf32>
    %987 = stablehlo.add %983, %986 : tensor<64xf32>
    %cst_229 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %988 = stablehlo.broadcast_in_dim %cst_229, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %989 = stablehlo.multiply %988, %arg64 : tensor<64xf32>
    %990 = chlo.square %785 : tensor<64xf32> -> tensor<64xf32>
    %cst_230 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %991 = stablehlo.broadcast_in_dim %cst_230, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %992 = stablehlo.multiply %991, %990 : tensor<64xf32>
    %993 = stablehlo.add %989, %992 : tensor<64xf32>
    %cst_231 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %994 = stablehlo.broadcast_in_dim %cst_231, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %995 = stablehlo.multiply %994, %arg65 : tensor<64xf32>
    %996 = chlo.square %786 : tensor<64xf32> -> tensor<64xf32>
    %cst_232 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %997 = stablehlo.broadcast_in_dim %cst_232, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %998 = stablehlo.multiply %997, %996 : tensor<64xf32>
    %999 = stablehlo.add %995, %998 : tensor<64xf32>
    %cst_233 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1000 = stablehlo.broadcast_in_dim %cst_233, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1001 = stablehlo.multiply %1000, %arg66 : tensor<256x64xf32>
    %1002 = chlo.square %787 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_234 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1003 = stablehlo.broadcast_in_dim %cst_234, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1004 = stablehlo.multiply %1003, %1002 : tensor<256x64xf32>
    %1005 = stablehlo.add %1001, %1004 : tensor<256x64xf32>
    %cst_235 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1006 = stablehlo.broadcast_in_dim %cst_235, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1007 = stablehlo.multiply %1006, %arg67 : tensor<256xf32>
    %1008 = chlo.square %788 : tensor<256xf32> -> tensor<256xf32>
    %cst_236 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1009 = stablehlo.broadcast_in_dim %cst_236, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1010 = stablehlo.multiply %1009, %1008 : tensor<256xf32>
    %1011 = stablehlo.add %1007, %1010 : tensor<256xf32>
    %cst_237 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1012 = stablehlo.broadcast_in_dim %cst_237, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1013 = stablehlo.multiply %1012, %arg68 : tensor<64x256xf32>
    %1014 = chlo.square %789 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_238 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1015 = stablehlo.broadcast_in_dim %cst_238, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1016 = stablehlo.multiply %1015, %1014 : tensor<64x256xf32>
    %1017 = stablehlo.add %1013, %1016 : tensor<64x256xf32>
    %cst_239 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1018 = stablehlo.broadcast_in_dim %cst_239, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1019 = stablehlo.multiply %1018, %arg69 : tensor<64xf32>
    %1020 = chlo.square %790 : tensor<64xf32> -> tensor<64xf32>
    %cst_240 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1021 = stablehlo.broadcast_in_dim %cst_240, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1022 = stablehlo.multiply %1021, %1020 : tensor<64xf32>
    %1023 = stablehlo.add %1019, %1022 : tensor<64xf32>
    %cst_241 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1024 = stablehlo.broadcast_in_dim %cst_241, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1025 = stablehlo.multiply %1024, %arg70 : tensor<64x64xf32>
    %1026 = chlo.square %791 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_242 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1027 = stablehlo.broadcast_in_dim %cst_242, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1028 = stablehlo.multiply %1027, %1026 : tensor<64x64xf32>
    %1029 = stablehlo.add %1025, %1028 : tensor<64x64xf32>
    %cst_243 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1030 = stablehlo.broadcast_in_dim %cst_243, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1031 = stablehlo.multiply %1030, %arg71 : tensor<192xf32>
    %1032 = chlo.square %792 : tensor<192xf32> -> tensor<192xf32>
    %cst_244 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1033 = stablehlo.broadcast_in_dim %cst_244, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1034 = stablehlo.multiply %1033, %1032 : tensor<192xf32>
    %1035 = stablehlo.add %1031, %1034 : tensor<192xf32>
    %cst_245 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1036 = stablehlo.broadcast_in_dim %cst_245, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %1037 = stablehlo.multiply %1036, %arg72 : tensor<64x192xf32>
    %1038 = chlo.square %793 : tensor<64x192xf32> -> tensor<64x192xf32>
    %cst_246 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1039 = stablehlo.broadcast_in_dim %cst_246, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %1040 = stablehlo.multiply %1039, %1038 : tensor<64x192xf32>
    %1041 = stablehlo.add %1037, %1040 : tensor<64x192xf32>
    %cst_247 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1042 = stablehlo.broadcast_in_dim %cst_247, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1043 = stablehlo.multiply %1042, %arg73 : tensor<64xf32>
    %1044 = chlo.square %794 : tensor<64xf32> -> tensor<64xf32>
    %cst_248 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1045 = stablehlo.broadcast_in_dim %cst_248, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1046 = stablehlo.multiply %1045, %1044 : tensor<64xf32>
    %1047 = stablehlo.add %1043, %1046 : tensor<64xf32>
    %cst_249 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1048 = stablehlo.broadcast_in_dim %cst_249, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1049 = stablehlo.multiply %1048, %arg74 : tensor<64xf32>
    %1050 = chlo.square %795 : tensor<64xf32> -> tensor<64xf32>
    %cst_250 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1051 = stablehlo.broadcast_in_dim %cst_250, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1052 = stablehlo.multiply %1051, %1050 : tensor<64xf32>
    %1053 = stablehlo.add %1049, %1052 : tensor<64xf32>
    %cst_251 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1054 = stablehlo.broadcast_in_dim %cst_251, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1055 = stablehlo.multiply %1054, %arg75 : tensor<64xf32>
    %1056 = chlo.square %796 : tensor<64xf32> -> tensor<64xf32>
    %cst_252 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1057 = stablehlo.broadcast_in_dim %cst_252, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1058 = stablehlo.multiply %1057, %1056 : tensor<64xf32>
    %1059 = stablehlo.add %1055, %1058 : tensor<64xf32>
    %cst_253 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1060 = stablehlo.broadcast_in_dim %cst_253, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1061 = stablehlo.multiply %1060, %arg76 : tensor<64xf32>
    %1062 = chlo.square %797 : tensor<64xf32> -> tensor<64xf32>
    %cst_254 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1063 = stablehlo.broadcast_in_dim %cst_254, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1064 = stablehlo.multiply %1063, %1062 : tensor<64xf32>
    %1065 = stablehlo.add %1061, %1064 : tensor<64xf32>
    %cst_255 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1066 = stablehlo.broadcast_in_dim %cst_255, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1067 = stablehlo.multiply %1066, %arg77 : tensor<64xf32>
    %1068 = chlo.square %798 : tensor<64xf32> -> tensor<64xf32>
    %cst_256 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1069 = stablehlo.broadcast_in_dim %cst_256, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1070 = stablehlo.multiply %1069, %1068 : tensor<64xf32>
    %1071 = stablehlo.add %1067, %1070 : tensor<64xf32>
    %cst_257 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1072 = stablehlo.broadcast_in_dim %cst_257, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1073 = stablehlo.multiply %1072, %arg78 : tensor<256x64xf32>
    %1074 = chlo.square %799 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_258 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1075 = stablehlo.broadcast_in_dim %cst_258, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1076 = stablehlo.multiply %1075, %1074 : tensor<256x64xf32>
    %1077 = stablehlo.add %1073, %1076 : tensor<256x64xf32>
    %cst_259 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1078 = stablehlo.broadcast_in_dim %cst_259, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1079 = stablehlo.multiply %1078, %arg79 : tensor<256xf32>
    %1080 = chlo.square %800 : tensor<256xf32> -> tensor<256xf32>
    %cst_260 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1081 = stablehlo.broadcast_in_dim %cst_260, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1082 = stablehlo.multiply %1081, %1080 : tensor<256xf32>
    %1083 = stablehlo.add %1079, %1082 : tensor<256xf32>
    %cst_261 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1084 = stablehlo.broadcast_in_dim %cst_261, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1085 = stablehlo.multiply %1084, %arg80 : tensor<64x256xf32>
    %1086 = chlo.square %801 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_262 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1087 = stablehlo.broadcast_in_dim %cst_262, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1088 = stablehlo.multiply %1087, %1086 : tensor<64x256xf32>
    %1089 = stablehlo.add %1085, %1088 : tensor<64x256xf32>
    %cst_263 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1090 = stablehlo.broadcast_in_dim %cst_263, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1091 = stablehlo.multiply %1090, %arg81 : tensor<64xf32>
    %1092 = chlo.square %802 : tensor<64xf32> -> tensor<64xf32>
    %cst_264 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1093 = stablehlo.broadcast_in_dim %cst_264, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1094 = stablehlo.multiply %1093, %1092 : tensor<64xf32>
    %1095 = stablehlo.add %1091, %1094 : tensor<64xf32>
    %cst_265 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1096 = stablehlo.broadcast_in_dim %cst_265, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1097 = stablehlo.multiply %1096, %arg82 : tensor<64xf32>
    %1098 = chlo.square %803 : tensor<64xf32> -> tensor<64xf32>
    %cst_266 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1099 = stablehlo.broadcast_in_dim %cst_266, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1100 = stablehlo.multiply %1099, %1098 : tensor<64xf32>
    %1101 = stablehlo.add %1097, %1100 : tensor<64xf32>
    %cst_267 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1102 = stablehlo.broadcast_in_dim %cst_267, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1103 = stablehlo.multiply %1102, %arg83 : tensor<32x64xf32>
    %1104 = chlo.square %804 : tensor<32x64xf32> -> tensor<32x64xf32>
    %cst_268 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1105 = stablehlo.broadcast_in_dim %cst_268, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1106 = stablehlo.multiply %1105, %1104 : tensor<32x64xf32>
    %1107 = stablehlo.add %1103, %1106 : tensor<32x64xf32>
    %cst_269 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1108 = stablehlo.broadcast_in_dim %cst_269, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1109 = stablehlo.multiply %1108, %arg84 : tensor<256x64xf32>
    %1110 = chlo.square %805 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_270 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %1111 = stablehlo.broadcast_in_dim %cst_270, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1112 = stablehlo.multiply %1111, %1110 : tensor<256x64xf32>
    %1113 = stablehlo.add %1109, %1112 : tensor<256x64xf32>
    %cst_271 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1114 = stablehlo.power %cst_271, %777 : tensor<f32>
    %cst_272 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1115 = stablehlo.subtract %cst_272, %1114 : tensor<f32>
    %cst_273 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %1116 = stablehlo.power %cst_273, %777 : tensor<f32>
    %cst_274 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1117 = stablehlo.subtract %cst_274, %1116 : tensor<f32>
    %1118 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1119 = stablehlo.divide %810, %1118 : tensor<64xf32>
    %1120 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1121 = stablehlo.divide %951, %1120 : tensor<64xf32>
    %1122 = stablehlo.sqrt %1121 : tensor<64xf32>
    %cst_275 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1123 = stablehlo.broadcast_in_dim %cst_275, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1124 = stablehlo.add %1122, %1123 : tensor<64xf32>
    %1125 = stablehlo.divide %1119, %1124 : tensor<64xf32>
    %1126 = stablehlo.convert %arg0 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_276 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1127 = stablehlo.broadcast_in_dim %cst_276, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1128 = stablehlo.multiply %1127, %1125 : tensor<64xf32>
    %1129 = stablehlo.subtract %1126, %1128 : tensor<64xf32>
    %1130 = stablehlo.convert %1129 : (tensor<64xf32>) -> tensor<64xf32>
    %1131 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1132 = stablehlo.divide %815, %1131 : tensor<64x64xf32>
    %1133 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1134 = stablehlo.divide %957, %1133 : tensor<64x64xf32>
    %1135 = stablehlo.sqrt %1134 : tensor<64x64xf32>
    %cst_277 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1136 = stablehlo.broadcast_in_dim %cst_277, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1137 = stablehlo.add %1135, %1136 : tensor<64x64xf32>
    %1138 = stablehlo.divide %1132, %1137 : tensor<64x64xf32>
    %1139 = stablehlo.convert %arg1 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %cst_278 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1140 = stablehlo.broadcast_in_dim %cst_278, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1141 = stablehlo.multiply %1140, %1138 : tensor<64x64xf32>
    %1142 = stablehlo.subtract %1139, %1141 : tensor<64x64xf32>
    %1143 = stablehlo.convert %1142 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %1144 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1145 = stablehlo.divide %820, %1144 : tensor<192xf32>
    %1146 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1147 = stablehlo.divide %963, %1146 : tensor<192xf32>
    %1148 = stablehlo.sqrt %1147 : tensor<192xf32>
    %cst_279 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1149 = stablehlo.broadcast_in_dim %cst_279, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1150 = stablehlo.add %1148, %1149 : tensor<192xf32>
    %1151 = stablehlo.divide %1145, %1150 : tensor<192xf32>
    %1152 = stablehlo.convert %arg2 : (tensor<192xf32>) -> tensor<192xf32>
    %cst_280 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1153 = stablehlo.broadcast_in_dim %cst_280, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1154 = stablehlo.multiply %1153, %1151 : tensor<192xf32>
    %1155 = stablehlo.subtract %1152, %1154 : tensor<192xf32>
    %1156 = stablehlo.convert %1155 : (tensor<192xf32>) -> tensor<192xf32>
    %1157 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %1158 = stablehlo.divide %825, %1157 : tensor<64x192xf32>
    %1159 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %1160 = stablehlo.divide %969, %1159 : tensor<64x192xf32>
    %1161 = stablehlo.sqrt %1160 : tensor<64x192xf32>
    %cst_281 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1162 = stablehlo.broadcast_in_dim %cst_281, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %1163 = stablehlo.add %1161, %1162 : tensor<64x192xf32>
    %1164 = stablehlo.divide %1158, %1163 : tensor<64x192xf32>
    %1165 = stablehlo.convert %arg3 : (tensor<64x192xf32>) -> tensor<64x192xf32>
    %cst_282 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1166 = stablehlo.broadcast_in_dim %cst_282, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %1167 = stablehlo.multiply %1166, %1164 : tensor<64x192xf32>
    %1168 = stablehlo.subtract %1165, %1167 : tensor<64x192xf32>
    %1169 = stablehlo.convert %1168 : (tensor<64x192xf32>) -> tensor<64x192xf32>
    %1170 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1171 = stablehlo.divide %830, %1170 : tensor<64xf32>
    %1172 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1173 = stablehlo.divide %975, %1172 : tensor<64xf32>
    %1174 = stablehlo.sqrt %1173 : tensor<64xf32>
    %cst_283 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1175 = stablehlo.broadcast_in_dim %cst_283, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1176 = stablehlo.add %1174, %1175 : tensor<64xf32>
    %1177 = stablehlo.divide %1171, %1176 : tensor<64xf32>
    %1178 = stablehlo.convert %arg4 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_284 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1179 = stablehlo.broadcast_in_dim %cst_284, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1180 = stablehlo.multiply %1179, %1177 : tensor<64xf32>
    %1181 = stablehlo.subtract %1178, %1180 : tensor<64xf32>
    %1182 = stablehlo.convert %1181 : (tensor<64xf32>) -> tensor<64xf32>
    %1183 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1184 = stablehlo.divide %835, %1183 : tensor<64xf32>
    %1185 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1186 = stablehlo.divide %981, %1185 : tensor<64xf32>
    %1187 = stablehlo.sqrt %1186 : tensor<64xf32>
    %cst_285 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1188 = stablehlo.broadcast_in_dim %cst_285, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1189 = stablehlo.add %1187, %1188 : tensor<64xf32>
    %1190 = stablehlo.divide %1184, %1189 : tensor<64xf32>
    %1191 = stablehlo.convert %arg5 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_286 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1192 = stablehlo.broadcast_in_dim %cst_286, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1193 = stablehlo.multiply %1192, %1190 : tensor<64xf32>
    %1194 = stablehlo.subtract %1191, %1193 : tensor<64xf32>
    %1195 = stablehlo.convert %1194 : (tensor<64xf32>) -> tensor<64xf32>
    %1196 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1197 = stablehlo.divide %840, %1196 : tensor<64xf32>
    %1198 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1199 = stablehlo.divide %987, %1198 : tensor<64xf32>
    %1200 = stablehlo.sqrt %1199 : tensor<64xf32>
    %cst_287 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1201 = stablehlo.broadcast_in_dim %cst_287, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1202 = stablehlo.add %1200, %1201 : tensor<64xf32>
    %1203 = stablehlo.divide %1197, %1202 : tensor<64xf32>
    %1204 = stablehlo.convert %arg6 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_288 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1205 = stablehlo.broadcast_in_dim %cst_288, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1206 = stablehlo.multiply %1205, %1203 : tensor<64xf32>
    %1207 = stablehlo.subtract %1204, %1206 : tensor<64xf32>
    %1208 = stablehlo.convert %1207 : (tensor<64xf32>) -> tensor<64xf32>
    %1209 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1210 = stablehlo.divide %845, %1209 : tensor<64xf32>
    %1211 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1212 = stablehlo.divide %993, %1211 : tensor<64xf32>
    %1213 = stablehlo.sqrt %1212 : tensor<64xf32>
    %cst_289 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1214 = stablehlo.broadcast_in_dim %cst_289, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1215 = stablehlo.add %1213, %1214 : tensor<64xf32>
    %1216 = stablehlo.divide %1210, %1215 : tensor<64xf32>
    %1217 = stablehlo.convert %arg7 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_290 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1218 = stablehlo.broadcast_in_dim %cst_290, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1219 = stablehlo.multiply %1218, %1216 : tensor<64xf32>
    %1220 = stablehlo.subtract %1217, %1219 : tensor<64xf32>
    %1221 = stablehlo.convert %1220 : (tensor<64xf32>) -> tensor<64xf32>
    %1222 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1223 = stablehlo.divide %850, %1222 : tensor<64xf32>
    %1224 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1225 = stablehlo.divide %999, %1224 : tensor<64xf32>
    %1226 = stablehlo.sqrt %1225 : tensor<64xf32>
    %cst_291 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1227 = stablehlo.broadcast_in_dim %cst_291, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1228 = stablehlo.add %1226, %1227 : tensor<64xf32>
    %1229 = stablehlo.divide %1223, %1228 : tensor<64xf32>
    %1230 = stablehlo.convert %arg8 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_292 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1231 = stablehlo.broadcast_in_dim %cst_292, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1232 = stablehlo.multiply %1231, %1229 : tensor<64xf32>
    %1233 = stablehlo.subtract %1230, %1232 : tensor<64xf32>
    %1234 = stablehlo.convert %1233 : (tensor<64xf32>) -> tensor<64xf32>
    %1235 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1236 = stablehlo.divide %855, %1235 : tensor<256x64xf32>
    %1237 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1238 = stablehlo.divide %1005, %1237 : tensor<256x64xf32>
    %1239 = stablehlo.sqrt %1238 : tensor<256x64xf32>
    %cst_293 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1240 = stablehlo.broadcast_in_dim %cst_293, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1241 = stablehlo.add %1239, %1240 : tensor<256x64xf32>
    %1242 = stablehlo.divide %1236, %1241 : tensor<256x64xf32>
    %1243 = stablehlo.convert %arg9 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %cst_294 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1244 = stablehlo.broadcast_in_dim %cst_294, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1245 = stablehlo.multiply %1244, %1242 : tensor<256x64xf32>
    %1246 = stablehlo.subtract %1243, %1245 : tensor<256x64xf32>
    %1247 = stablehlo.convert %1246 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %1248 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1249 = stablehlo.divide %860, %1248 : tensor<256xf32>
    %1250 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1251 = stablehlo.divide %1011, %1250 : tensor<256xf32>
    %1252 = stablehlo.sqrt %1251 : tensor<256xf32>
    %cst_295 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1253 = stablehlo.broadcast_in_dim %cst_295, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1254 = stablehlo.add %1252, %1253 : tensor<256xf32>
    %1255 = stablehlo.divide %1249, %1254 : tensor<256xf32>
    %1256 = stablehlo.convert %arg10 : (tensor<256xf32>) -> tensor<256xf32>
    %cst_296 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1257 = stablehlo.broadcast_in_dim %cst_296, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1258 = stablehlo.multiply %1257, %1255 : tensor<256xf32>
    %1259 = stablehlo.subtract %1256, %1258 : tensor<256xf32>
    %1260 = stablehlo.convert %1259 : (tensor<256xf32>) -> tensor<256xf32>
    %1261 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1262 = stablehlo.divide %865, %1261 : tensor<64x256xf32>
    %1263 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1264 = stablehlo.divide %1017, %1263 : tensor<64x256xf32>
    %1265 = stablehlo.sqrt %1264 : tensor<64x256xf32>
    %cst_297 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1266 = stablehlo.broadcast_in_dim %cst_297, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1267 = stablehlo.add %1265, %1266 : tensor<64x256xf32>
    %1268 = stablehlo.divide %1262, %1267 : tensor<64x256xf32>
    %1269 = stablehlo.convert %arg11 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %cst_298 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1270 = stablehlo.broadcast_in_dim %cst_298, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1271 = stablehlo.multiply %1270, %1268 : tensor<64x256xf32>
    %1272 = stablehlo.subtract %1269, %1271 : tensor<64x256xf32>
    %1273 = stablehlo.convert %1272 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %1274 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1275 = stablehlo.divide %870, %1274 : tensor<64xf32>
    %1276 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1277 = stablehlo.divide %1023, %1276 : tensor<64xf32>
    %1278 = stablehlo.sqrt %1277 : tensor<64xf32>
    %cst_299 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1279 = stablehlo.broadcast_in_dim %cst_299, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1280 = stablehlo.add %1278, %1279 : tensor<64xf32>
    %1281 = stablehlo.divide %1275, %1280 : tensor<64xf32>
    %1282 = stablehlo.convert %arg12 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_300 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1283 = stablehlo.broadcast_in_dim %cst_300, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1284 = stablehlo.multiply %1283, %1281 : tensor<64xf32>
    %1285 = stablehlo.subtract %1282, %1284 : tensor<64xf32>
    %1286 = stablehlo.convert %1285 : (tensor<64xf32>) -> tensor<64xf32>
    %1287 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1288 = stablehlo.divide %875, %1287 : tensor<64x64xf32>
    %1289 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1290 = stablehlo.divide %1029, %1289 : tensor<64x64xf32>
    %1291 = stablehlo.sqrt %1290 : tensor<64x64xf32>
    %cst_301 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1292 = stablehlo.broadcast_in_dim %cst_301, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1293 = stablehlo.add %1291, %1292 : tensor<64x64xf32>
    %1294 = stablehlo.divide %1288, %1293 : tensor<64x64xf32>
    %1295 = stablehlo.convert %arg13 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %cst_302 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1296 = stablehlo.broadcast_in_dim %cst_302, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %1297 = stablehlo.multiply %1296, %1294 : tensor<64x64xf32>
    %1298 = stablehlo.subtract %1295, %1297 : tensor<64x64xf32>
    %1299 = stablehlo.convert %1298 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %1300 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1301 = stablehlo.divide %880, %1300 : tensor<192xf32>
    %1302 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1303 = stablehlo.divide %1035, %1302 : tensor<192xf32>
    %1304 = stablehlo.sqrt %1303 : tensor<192xf32>
    %cst_303 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1305 = stablehlo.broadcast_in_dim %cst_303, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1306 = stablehlo.add %1304, %1305 : tensor<192xf32>
    %1307 = stablehlo.divide %1301, %1306 : tensor<192xf32>
    %1308 = stablehlo.convert %arg14 : (tensor<192xf32>) -> tensor<192xf32>
    %cst_304 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1309 = stablehlo.broadcast_in_dim %cst_304, dims = [] : (tensor<f32>) -> tensor<192xf32>
    %1310 = stablehlo.multiply %1309, %1307 : tensor<192xf32>
    %1311 = stablehlo.subtract %1308, %1310 : tensor<192xf32>
    %1312 = stablehlo.convert %1311 : (tensor<192xf32>) -> tensor<192xf32>
    %1313 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %1314 = stablehlo.divide %885, %1313 : tensor<64x192xf32>
    %1315 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %1316 = stablehlo.divide %1041, %1315 : tensor<64x192xf32>
    %1317 = stablehlo.sqrt %1316 : tensor<64x192xf32>
    %cst_305 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1318 = stablehlo.broadcast_in_dim %cst_305, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %1319 = stablehlo.add %1317, %1318 : tensor<64x192xf32>
    %1320 = stablehlo.divide %1314, %1319 : tensor<64x192xf32>
    %1321 = stablehlo.convert %arg15 : (tensor<64x192xf32>) -> tensor<64x192xf32>
    %cst_306 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1322 = stablehlo.broadcast_in_dim %cst_306, dims = [] : (tensor<f32>) -> tensor<64x192xf32>
    %1323 = stablehlo.multiply %1322, %1320 : tensor<64x192xf32>
    %1324 = stablehlo.subtract %1321, %1323 : tensor<64x192xf32>
    %1325 = stablehlo.convert %1324 : (tensor<64x192xf32>) -> tensor<64x192xf32>
    %1326 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1327 = stablehlo.divide %890, %1326 : tensor<64xf32>
    %1328 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1329 = stablehlo.divide %1047, %1328 : tensor<64xf32>
    %1330 = stablehlo.sqrt %1329 : tensor<64xf32>
    %cst_307 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1331 = stablehlo.broadcast_in_dim %cst_307, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1332 = stablehlo.add %1330, %1331 : tensor<64xf32>
    %1333 = stablehlo.divide %1327, %1332 : tensor<64xf32>
    %1334 = stablehlo.convert %arg16 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_308 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1335 = stablehlo.broadcast_in_dim %cst_308, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1336 = stablehlo.multiply %1335, %1333 : tensor<64xf32>
    %1337 = stablehlo.subtract %1334, %1336 : tensor<64xf32>
    %1338 = stablehlo.convert %1337 : (tensor<64xf32>) -> tensor<64xf32>
    %1339 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1340 = stablehlo.divide %895, %1339 : tensor<64xf32>
    %1341 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1342 = stablehlo.divide %1053, %1341 : tensor<64xf32>
    %1343 = stablehlo.sqrt %1342 : tensor<64xf32>
    %cst_309 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1344 = stablehlo.broadcast_in_dim %cst_309, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1345 = stablehlo.add %1343, %1344 : tensor<64xf32>
    %1346 = stablehlo.divide %1340, %1345 : tensor<64xf32>
    %1347 = stablehlo.convert %arg17 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_310 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1348 = stablehlo.broadcast_in_dim %cst_310, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1349 = stablehlo.multiply %1348, %1346 : tensor<64xf32>
    %1350 = stablehlo.subtract %1347, %1349 : tensor<64xf32>
    %1351 = stablehlo.convert %1350 : (tensor<64xf32>) -> tensor<64xf32>
    %1352 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1353 = stablehlo.divide %900, %1352 : tensor<64xf32>
    %1354 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1355 = stablehlo.divide %1059, %1354 : tensor<64xf32>
    %1356 = stablehlo.sqrt %1355 : tensor<64xf32>
    %cst_311 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1357 = stablehlo.broadcast_in_dim %cst_311, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1358 = stablehlo.add %1356, %1357 : tensor<64xf32>
    %1359 = stablehlo.divide %1353, %1358 : tensor<64xf32>
    %1360 = stablehlo.convert %arg18 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_312 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1361 = stablehlo.broadcast_in_dim %cst_312, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1362 = stablehlo.multiply %1361, %1359 : tensor<64xf32>
    %1363 = stablehlo.subtract %1360, %1362 : tensor<64xf32>
    %1364 = stablehlo.convert %1363 : (tensor<64xf32>) -> tensor<64xf32>
    %1365 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1366 = stablehlo.divide %905, %1365 : tensor<64xf32>
    %1367 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1368 = stablehlo.divide %1065, %1367 : tensor<64xf32>
    %1369 = stablehlo.sqrt %1368 : tensor<64xf32>
    %cst_313 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1370 = stablehlo.broadcast_in_dim %cst_313, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1371 = stablehlo.add %1369, %1370 : tensor<64xf32>
    %1372 = stablehlo.divide %1366, %1371 : tensor<64xf32>
    %1373 = stablehlo.convert %arg19 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_314 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1374 = stablehlo.broadcast_in_dim %cst_314, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1375 = stablehlo.multiply %1374, %1372 : tensor<64xf32>
    %1376 = stablehlo.subtract %1373, %1375 : tensor<64xf32>
    %1377 = stablehlo.convert %1376 : (tensor<64xf32>) -> tensor<64xf32>
    %1378 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1379 = stablehlo.divide %910, %1378 : tensor<64xf32>
    %1380 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1381 = stablehlo.divide %1071, %1380 : tensor<64xf32>
    %1382 = stablehlo.sqrt %1381 : tensor<64xf32>
    %cst_315 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1383 = stablehlo.broadcast_in_dim %cst_315, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1384 = stablehlo.add %1382, %1383 : tensor<64xf32>
    %1385 = stablehlo.divide %1379, %1384 : tensor<64xf32>
    %1386 = stablehlo.convert %arg20 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_316 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1387 = stablehlo.broadcast_in_dim %cst_316, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1388 = stablehlo.multiply %1387, %1385 : tensor<64xf32>
    %1389 = stablehlo.subtract %1386, %1388 : tensor<64xf32>
    %1390 = stablehlo.convert %1389 : (tensor<64xf32>) -> tensor<64xf32>
    %1391 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1392 = stablehlo.divide %915, %1391 : tensor<256x64xf32>
    %1393 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1394 = stablehlo.divide %1077, %1393 : tensor<256x64xf32>
    %1395 = stablehlo.sqrt %1394 : tensor<256x64xf32>
    %cst_317 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1396 = stablehlo.broadcast_in_dim %cst_317, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1397 = stablehlo.add %1395, %1396 : tensor<256x64xf32>
    %1398 = stablehlo.divide %1392, %1397 : tensor<256x64xf32>
    %1399 = stablehlo.convert %arg21 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %cst_318 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1400 = stablehlo.broadcast_in_dim %cst_318, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1401 = stablehlo.multiply %1400, %1398 : tensor<256x64xf32>
    %1402 = stablehlo.subtract %1399, %1401 : tensor<256x64xf32>
    %1403 = stablehlo.convert %1402 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %1404 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1405 = stablehlo.divide %920, %1404 : tensor<256xf32>
    %1406 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1407 = stablehlo.divide %1083, %1406 : tensor<256xf32>
    %1408 = stablehlo.sqrt %1407 : tensor<256xf32>
    %cst_319 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1409 = stablehlo.broadcast_in_dim %cst_319, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1410 = stablehlo.add %1408, %1409 : tensor<256xf32>
    %1411 = stablehlo.divide %1405, %1410 : tensor<256xf32>
    %1412 = stablehlo.convert %arg22 : (tensor<256xf32>) -> tensor<256xf32>
    %cst_320 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1413 = stablehlo.broadcast_in_dim %cst_320, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %1414 = stablehlo.multiply %1413, %1411 : tensor<256xf32>
    %1415 = stablehlo.subtract %1412, %1414 : tensor<256xf32>
    %1416 = stablehlo.convert %1415 : (tensor<256xf32>) -> tensor<256xf32>
    %1417 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1418 = stablehlo.divide %925, %1417 : tensor<64x256xf32>
    %1419 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1420 = stablehlo.divide %1089, %1419 : tensor<64x256xf32>
    %1421 = stablehlo.sqrt %1420 : tensor<64x256xf32>
    %cst_321 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1422 = stablehlo.broadcast_in_dim %cst_321, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1423 = stablehlo.add %1421, %1422 : tensor<64x256xf32>
    %1424 = stablehlo.divide %1418, %1423 : tensor<64x256xf32>
    %1425 = stablehlo.convert %arg23 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %cst_322 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1426 = stablehlo.broadcast_in_dim %cst_322, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %1427 = stablehlo.multiply %1426, %1424 : tensor<64x256xf32>
    %1428 = stablehlo.subtract %1425, %1427 : tensor<64x256xf32>
    %1429 = stablehlo.convert %1428 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %1430 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1431 = stablehlo.divide %930, %1430 : tensor<64xf32>
    %1432 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1433 = stablehlo.divide %1095, %1432 : tensor<64xf32>
    %1434 = stablehlo.sqrt %1433 : tensor<64xf32>
    %cst_323 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1435 = stablehlo.broadcast_in_dim %cst_323, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1436 = stablehlo.add %1434, %1435 : tensor<64xf32>
    %1437 = stablehlo.divide %1431, %1436 : tensor<64xf32>
    %1438 = stablehlo.convert %arg24 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_324 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1439 = stablehlo.broadcast_in_dim %cst_324, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1440 = stablehlo.multiply %1439, %1437 : tensor<64xf32>
    %1441 = stablehlo.subtract %1438, %1440 : tensor<64xf32>
    %1442 = stablehlo.convert %1441 : (tensor<64xf32>) -> tensor<64xf32>
    %1443 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1444 = stablehlo.divide %935, %1443 : tensor<64xf32>
    %1445 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1446 = stablehlo.divide %1101, %1445 : tensor<64xf32>
    %1447 = stablehlo.sqrt %1446 : tensor<64xf32>
    %cst_325 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1448 = stablehlo.broadcast_in_dim %cst_325, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1449 = stablehlo.add %1447, %1448 : tensor<64xf32>
    %1450 = stablehlo.divide %1444, %1449 : tensor<64xf32>
    %1451 = stablehlo.convert %arg25 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_326 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1452 = stablehlo.broadcast_in_dim %cst_326, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1453 = stablehlo.multiply %1452, %1450 : tensor<64xf32>
    %1454 = stablehlo.subtract %1451, %1453 : tensor<64xf32>
    %1455 = stablehlo.convert %1454 : (tensor<64xf32>) -> tensor<64xf32>
    %1456 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1457 = stablehlo.divide %940, %1456 : tensor<32x64xf32>
    %1458 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1459 = stablehlo.divide %1107, %1458 : tensor<32x64xf32>
    %1460 = stablehlo.sqrt %1459 : tensor<32x64xf32>
    %cst_327 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1461 = stablehlo.broadcast_in_dim %cst_327, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1462 = stablehlo.add %1460, %1461 : tensor<32x64xf32>
    %1463 = stablehlo.divide %1457, %1462 : tensor<32x64xf32>
    %1464 = stablehlo.convert %arg26 : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %cst_328 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1465 = stablehlo.broadcast_in_dim %cst_328, dims = [] : (tensor<f32>) -> tensor<32x64xf32>
    %1466 = stablehlo.multiply %1465, %1463 : tensor<32x64xf32>
    %1467 = stablehlo.subtract %1464, %1466 : tensor<32x64xf32>
    %1468 = stablehlo.convert %1467 : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %1469 = stablehlo.broadcast_in_dim %1115, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1470 = stablehlo.divide %945, %1469 : tensor<256x64xf32>
    %1471 = stablehlo.broadcast_in_dim %1117, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1472 = stablehlo.divide %1113, %1471 : tensor<256x64xf32>
    %1473 = stablehlo.sqrt %1472 : tensor<256x64xf32>
    %cst_329 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %1474 = stablehlo.broadcast_in_dim %cst_329, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1475 = stablehlo.add %1473, %1474 : tensor<256x64xf32>
    %1476 = stablehlo.divide %1470, %1475 : tensor<256x64xf32>
    %1477 = stablehlo.convert %arg27 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %cst_330 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %1478 = stablehlo.broadcast_in_dim %cst_330, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %1479 = stablehlo.multiply %1478, %1476 : tensor<256x64xf32>
    %1480 = stablehlo.subtract %1477, %1479 : tensor<256x64xf32>
    %1481 = stablehlo.convert %1480 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    return %1130, %1143, %1156, %1169, %1182, %1195, %1208, %1221, %1234, %1247, %1260, %1273, %1286, %1299, %1312, %1325, %1338, %1351, %1364, %1377, %1390, %1403, %1416, %1429, %1442, %1455, %1468, %1481, %776, %810, %815, %820, %825, %830, %835, %840, %845, %850, %855, %860, %865, %870, %875, %880, %885, %890, %895, %900, %905, %910, %915, %920, %925, %930, %935, %940, %945, %951, %957, %963, %969, %975, %981, %987, %993, %999, %1005, %1011, %1017, %1023, %1029, %1035, %1041, %1047, %1053, %1059, %1065, %1071, %1077, %1083, %1089, %1095, %1101, %1107, %1113, %276 : tensor<64xf32>, tensor<64x64xf32>, tensor<192xf32>, tensor<64x192xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<192xf32>, tensor<64x192xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<256x64xf32>, tensor<i32>, tensor<64xf32>, tensor<64x64xf32>, tensor<192xf32>, tensor<64x192xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<192xf32>, tensor<64x192xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<256x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<192xf32>, tensor<64x192xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<192xf32>, tensor<64x192xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64xf32>, tensor<32x64xf32>, tensor<256x64xf32>, tensor<f32>
  }
  func.func private @_var(%arg0: tensor<16x32x64xf32>, %arg1: tensor<i32>) -> (tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<f32>, tensor<i1>) {
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
    %16 = call @_where(%15, %14, %cst_5) : (tensor<i1>, tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32x1xf32>
    return %16, %8, %10, %15 : tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<16x32x1xf32>, %arg2: tensor<f32>) -> tensor<16x32x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<16x32x1xf32>
    return %2 : tensor<16x32x1xf32>
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
  func.func private @_where_0(%arg0: tensor<32x32xi1>, %arg1: tensor<16x8x32x32xf32>, %arg2: tensor<f32>) -> (tensor<16x8x32x32xf32>, tensor<16x8x32x32xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<32x32xi1>) -> tensor<16x8x32x32xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x8x32x32xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<16x8x32x32xi1>, tensor<16x8x32x32xf32>
    return %3, %1 : tensor<16x8x32x32xf32>, tensor<16x8x32x32xi1>
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
  func.func private @take_along_axis_1(%arg0: tensor<16x32x1x1xi32>, %arg1: tensor<16x32x1xf32>) -> tensor<16x32x256xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x32x256xf32>, tensor<16x32x1x1xi32>, tensor<16x32x1xf32>) -> tensor<16x32x256xf32>
    return %1 : tensor<16x32x256xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<16x32x256xf32>, %arg1: tensor<16x32x1xf32>, %arg2: tensor<16x32x256xf32>) -> tensor<16x32x256xf32> {
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
  func.func private @_var_3(%arg0: tensor<16x32x64xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<16x32x1xf32>) -> tensor<16x32x64xf32> {
    %0 = call @_where_4(%arg2, %arg3) : (tensor<i1>, tensor<16x32x1xf32>) -> tensor<16x32x1xf32>
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
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<16x32x1xf32>) -> tensor<16x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<16x32x1xf32>
    return %1 : tensor<16x32x1xf32>
  }
  func.func private @_where_5(%arg0: tensor<16x8x32x32xi1>, %arg1: tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x8x32x32xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<16x8x32x32xi1>, tensor<16x8x32x32xf32>
    return %1 : tensor<16x8x32x32xf32>
  }
}
