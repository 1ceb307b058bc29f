module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<64x64xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<64xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<64x64xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<64xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<64x64xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<64xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<64x64xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<64xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<64xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<64xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<64xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<64xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<256x64xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<256xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<64x256xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<i32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<64xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<64x64xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<64xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<64x64xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<64xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<64x64xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<64xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<64x64xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<64xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<64xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<64xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<64xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<64xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<256x64xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<256xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<64x256xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<64xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<64x64xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<64xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<64x64xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<64xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<64x64xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<64xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<64x64xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<64xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<64xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<64xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<64xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<64xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<256x64xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<256xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<64x256xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<16x32x64xf32>) -> (tensor<64xf32> {jax.result_info = "result[0]['attn']['key']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[0]['attn']['key']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['attn']['out']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[0]['attn']['out']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['attn']['query']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[0]['attn']['query']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['attn']['value']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[0]['attn']['value']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['ln1']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['ln1']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['ln2']['bias']"}, tensor<64xf32> {jax.result_info = "result[0]['ln2']['scale']"}, tensor<64xf32> {jax.result_info = "result[0]['mlp']['down']['bias']"}, tensor<256x64xf32> {jax.result_info = "result[0]['mlp']['down']['kernel']"}, tensor<256xf32> {jax.result_info = "result[0]['mlp']['up']['bias']"}, tensor<64x256xf32> {jax.result_info = "result[0]['mlp']['up']['kernel']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['attn']['key']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['attn']['key']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['attn']['out']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['attn']['out']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['attn']['query']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['attn']['query']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['attn']['value']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['attn']['value']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['ln1']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['ln1']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['ln2']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['ln2']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['mlp']['down']['bias']"}, tensor<256x64xf32> {jax.result_info = "result[1]['m']['mlp']['down']['kernel']"}, tensor<256xf32> {jax.result_info = "result[1]['m']['mlp']['up']['bias']"}, tensor<64x256xf32> {jax.result_info = "result[1]['m']['mlp']['up']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['attn']['key']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['attn']['key']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['attn']['out']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['attn']['out']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['attn']['query']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['attn']['query']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['attn']['value']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['attn']['value']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['ln1']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['ln1']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['ln2']['bias']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['ln2']['scale']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['mlp']['down']['bias']"}, tensor<256x64xf32> {jax.result_info = "result[1]['v']['mlp']['down']['kernel']"}, tensor<256xf32> {jax.result_info = "result[1]['v']['mlp']['up']['bias']"}, tensor<64x256xf32> {jax.result_info = "result[1]['v']['mlp']['up']['kernel']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg49 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<16x32x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = call @_var(%0, %c) : (tensor<16x32x64xf32>, tensor<i32>) -> tensor<16x32x1xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %7 = stablehlo.subtract %0, %6 : tensor<16x32x64xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %9 = stablehlo.add %5, %8 : tensor<16x32x1xf32>
    %10 = stablehlo.rsqrt %9 : tensor<16x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<16x32x64xf32>
    %13 = stablehlo.convert %arg9 : (tensor<64xf32>) -> tensor<64xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %16 = stablehlo.multiply %12, %15 : tensor<16x32x64xf32>
    %17 = stablehlo.convert %arg8 : (tensor<64xf32>) -> tensor<64xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %20 = stablehlo.add %16, %19 : tensor<16x32x64xf32>
    %21 = stablehlo.convert %20 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %22 = stablehlo.dot_general %21, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %23 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %25 = stablehlo.add %22, %24 : tensor<16x32x64xf32>
    %26 = stablehlo.dot_general %21, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %27 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %29 = stablehlo.add %26, %28 : tensor<16x32x64xf32>
    %30 = stablehlo.dot_general %21, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %31 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %33 = stablehlo.add %30, %32 : tensor<16x32x64xf32>
    %34 = stablehlo.reshape %25 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %35 = stablehlo.reshape %29 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %36 = stablehlo.reshape %33 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %37 = stablehlo.dot_general %34, %35, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x32xf32>
    %cst_2 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x8x32x32xf32>
    %39 = stablehlo.divide %37, %38 : tensor<16x8x32x32xf32>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %40 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
    %41 = call @tril(%40) : (tensor<32x32xi1>) -> tensor<32x32xi1>
    %42 = stablehlo.convert %39 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %cst_4 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %43:2 = call @_where_0(%41, %42, %cst_4) : (tensor<32x32xi1>, tensor<16x8x32x32xf32>, tensor<f32>) -> (tensor<16x8x32x32xf32>, tensor<16x8x32x32xi1>)
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = stablehlo.reduce(%43#0 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x8x32xf32>
    %46 = stablehlo.maximum %45, %44 : tensor<16x8x32xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %49 = stablehlo.subtract %43#0, %48 : tensor<16x8x32x32xf32>
    %50 = stablehlo.exponential %49 : tensor<16x8x32x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %54 = stablehlo.divide %50, %53 : tensor<16x8x32x32xf32>
    %55 = stablehlo.multiply %52, %52 : tensor<16x8x32x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x8x32x1xf32>
    %57 = stablehlo.divide %56, %55 : tensor<16x8x32x1xf32>
    %58 = stablehlo.convert %54 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %59 = stablehlo.dot_general %36, %58, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x8x32x32xf32>) -> tensor<16x8x8x32xf32>
    %60 = stablehlo.transpose %59, dims = [0, 3, 1, 2] : (tensor<16x8x8x32xf32>) -> tensor<16x32x8x8xf32>
    %61 = stablehlo.reshape %60 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %62 = stablehlo.dot_general %61, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %63 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %65 = stablehlo.add %62, %64 : tensor<16x32x64xf32>
    %66 = stablehlo.add %arg49, %65 : tensor<16x32x64xf32>
    %67 = stablehlo.convert %66 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_10 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %71 = stablehlo.divide %69, %70 : tensor<16x32x1xf32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %72:4 = call @_var_1(%67, %c_11) : (tensor<16x32x64xf32>, tensor<i32>) -> (tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<f32>, tensor<i1>)
    %73 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %74 = stablehlo.subtract %67, %73 : tensor<16x32x64xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %76 = stablehlo.add %72#0, %75 : tensor<16x32x1xf32>
    %77 = stablehlo.rsqrt %76 : tensor<16x32x1xf32>
    %78 = stablehlo.divide %77, %76 : tensor<16x32x1xf32>
    %cst_13 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %80 = stablehlo.multiply %79, %78 : tensor<16x32x1xf32>
    %81 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %82 = stablehlo.multiply %74, %81 : tensor<16x32x64xf32>
    %83 = stablehlo.convert %arg11 : (tensor<64xf32>) -> tensor<64xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %86 = stablehlo.multiply %82, %85 : tensor<16x32x64xf32>
    %87 = stablehlo.convert %arg10 : (tensor<64xf32>) -> tensor<64xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %90 = stablehlo.add %86, %89 : tensor<16x32x64xf32>
    %91 = stablehlo.convert %90 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %92 = stablehlo.dot_general %91, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x256xf32>) -> tensor<16x32x256xf32>
    %93 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<16x32x256xf32>
    %95 = stablehlo.add %92, %94 : tensor<16x32x256xf32>
    %96 = stablehlo.multiply %95, %95 : tensor<16x32x256xf32>
    %97 = stablehlo.multiply %96, %95 : tensor<16x32x256xf32>
    %98 = stablehlo.multiply %95, %95 : tensor<16x32x256xf32>
    %cst_14 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %100 = stablehlo.multiply %99, %98 : tensor<16x32x256xf32>
    %cst_15 = stablehlo.constant dense<4.467770e-02> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %102 = stablehlo.multiply %101, %97 : tensor<16x32x256xf32>
    %103 = stablehlo.add %95, %102 : tensor<16x32x256xf32>
    %cst_16 = stablehlo.constant dense<7.968750e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %105 = stablehlo.multiply %104, %103 : tensor<16x32x256xf32>
    %106 = stablehlo.tanh %105 : tensor<16x32x256xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %108 = stablehlo.subtract %107, %106 : tensor<16x32x256xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %110 = stablehlo.add %109, %106 : tensor<16x32x256xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %112 = stablehlo.multiply %111, %110 : tensor<16x32x256xf32>
    %113 = stablehlo.multiply %95, %112 : tensor<16x32x256xf32>
    %114 = stablehlo.dot_general %113, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<256x64xf32>) -> tensor<16x32x64xf32>
    %115 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %117 = stablehlo.add %114, %116 : tensor<16x32x64xf32>
    %118 = stablehlo.add %66, %117 : tensor<16x32x64xf32>
    %119 = stablehlo.convert %118 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %120 = chlo.square %119 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %122 = stablehlo.multiply %121, %119 : tensor<16x32x64xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.reduce(%120 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %124 = stablehlo.divide %123, %cst_22 : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_24 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %125 = stablehlo.divide %cst_23, %cst_24 : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<16x32x64xf32>
    %127 = stablehlo.multiply %126, %122 : tensor<16x32x64xf32>
    %128 = stablehlo.convert %127 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %130 = stablehlo.reshape %129 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.reduce(%130 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %132 = stablehlo.dot_general %128, %113, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x256xf32>) -> tensor<64x256xf32>
    %133 = stablehlo.transpose %132, dims = [1, 0] : (tensor<64x256xf32>) -> tensor<256x64xf32>
    %134 = stablehlo.dot_general %128, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<256x64xf32>) -> tensor<16x32x256xf32>
    %135 = stablehlo.multiply %95, %134 : tensor<16x32x256xf32>
    %136 = stablehlo.multiply %134, %112 : tensor<16x32x256xf32>
    %cst_27 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %138 = stablehlo.multiply %137, %135 : tensor<16x32x256xf32>
    %139 = stablehlo.multiply %138, %108 : tensor<16x32x256xf32>
    %140 = stablehlo.multiply %139, %106 : tensor<16x32x256xf32>
    %141 = stablehlo.add %139, %140 : tensor<16x32x256xf32>
    %cst_28 = stablehlo.constant dense<7.968750e-01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %143 = stablehlo.multiply %142, %141 : tensor<16x32x256xf32>
    %144 = stablehlo.add %136, %143 : tensor<16x32x256xf32>
    %cst_29 = stablehlo.constant dense<4.467770e-02> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %146 = stablehlo.multiply %145, %143 : tensor<16x32x256xf32>
    %147 = stablehlo.multiply %146, %100 : tensor<16x32x256xf32>
    %148 = stablehlo.add %144, %147 : tensor<16x32x256xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x256xf32>, tensor<f32>) -> tensor<256xf32>
    %150 = stablehlo.reshape %149 : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %152 = stablehlo.dot_general %148, %91, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<16x32x64xf32>) -> tensor<256x64xf32>
    %153 = stablehlo.transpose %152, dims = [1, 0] : (tensor<256x64xf32>) -> tensor<64x256xf32>
    %154 = stablehlo.dot_general %148, %arg15, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<64x256xf32>) -> tensor<16x32x64xf32>
    %155 = stablehlo.convert %154 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.reduce(%155 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %157 = stablehlo.reshape %156 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_33) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %159 = stablehlo.convert %158 : (tensor<64xf32>) -> tensor<64xf32>
    %160 = stablehlo.multiply %82, %155 : tensor<16x32x64xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_34) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %162 = stablehlo.reshape %161 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %163 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %164 = stablehlo.multiply %155, %163 : tensor<16x32x64xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%162 init: %cst_35) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %166 = stablehlo.convert %165 : (tensor<64xf32>) -> tensor<64xf32>
    %167 = stablehlo.multiply %74, %164 : tensor<16x32x64xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%167 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %169 = stablehlo.reshape %168 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %170 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %171 = stablehlo.multiply %164, %170 : tensor<16x32x64xf32>
    %172 = stablehlo.multiply %169, %80 : tensor<16x32x1xf32>
    %173 = stablehlo.negate %171 : tensor<16x32x64xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.reduce(%173 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %175 = stablehlo.reshape %174 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %176 = call @_var_3(%72#1, %72#2, %72#3, %172) : (tensor<16x32x64xf32>, tensor<f32>, tensor<i1>, tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %177 = stablehlo.add %171, %176 : tensor<16x32x64xf32>
    %cst_38 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %179 = stablehlo.divide %175, %178 : tensor<16x32x1xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.reduce(%179 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x64xf32>
    %182 = stablehlo.add %177, %181 : tensor<16x32x64xf32>
    %183 = stablehlo.convert %182 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %184 = stablehlo.add %128, %183 : tensor<16x32x64xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.reduce(%184 init: %cst_40) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %186 = stablehlo.reshape %185 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.reduce(%186 init: %cst_41) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %188 = stablehlo.dot_general %184, %61, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %189 = stablehlo.transpose %188, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %190 = stablehlo.dot_general %184, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %191 = stablehlo.reshape %190 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %192 = stablehlo.transpose %191, dims = [0, 2, 3, 1] : (tensor<16x32x8x8xf32>) -> tensor<16x8x8x32xf32>
    %193 = stablehlo.dot_general %192, %36, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x32xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x32xf32>
    %194 = stablehlo.dot_general %192, %58, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x8x8x32xf32>, tensor<16x8x32x32xf32>) -> tensor<16x8x8x32xf32>
    %195 = stablehlo.transpose %194, dims = [0, 3, 1, 2] : (tensor<16x8x8x32xf32>) -> tensor<16x32x8x8xf32>
    %196 = stablehlo.convert %193 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %197 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %198 = stablehlo.multiply %196, %197 : tensor<16x8x32x32xf32>
    %199 = stablehlo.multiply %198, %50 : tensor<16x8x32x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.reduce(%199 init: %cst_42) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %201 = stablehlo.reshape %200 : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %202 = stablehlo.negate %201 : tensor<16x8x32x1xf32>
    %203 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %204 = stablehlo.divide %196, %203 : tensor<16x8x32x32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.reduce(%202 init: %cst_43) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x1xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x32xf32>
    %207 = stablehlo.add %204, %206 : tensor<16x8x32x32xf32>
    %208 = stablehlo.multiply %207, %50 : tensor<16x8x32x32xf32>
    %209 = call @_where_5(%43#1, %208) : (tensor<16x8x32x32xi1>, tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %210 = stablehlo.convert %209 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %cst_44 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16x8x32x32xf32>
    %212 = stablehlo.divide %210, %211 : tensor<16x8x32x32xf32>
    %213 = stablehlo.dot_general %212, %34, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x32x32xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x8xf32>
    %214 = stablehlo.transpose %213, dims = [0, 2, 1, 3] : (tensor<16x8x32x8xf32>) -> tensor<16x32x8x8xf32>
    %215 = stablehlo.dot_general %212, %35, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x32x32xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x8xf32>
    %216 = stablehlo.transpose %215, dims = [0, 2, 1, 3] : (tensor<16x8x32x8xf32>) -> tensor<16x32x8x8xf32>
    %217 = stablehlo.reshape %195 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %218 = stablehlo.reshape %214 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %219 = stablehlo.reshape %216 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%217 init: %cst_45) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %221 = stablehlo.reshape %220 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.reduce(%221 init: %cst_46) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %223 = stablehlo.dot_general %217, %21, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %224 = stablehlo.transpose %223, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %225 = stablehlo.dot_general %217, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.reduce(%218 init: %cst_47) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %227 = stablehlo.reshape %226 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.reduce(%227 init: %cst_48) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %229 = stablehlo.dot_general %218, %21, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %230 = stablehlo.transpose %229, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %231 = stablehlo.dot_general %218, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %232 = stablehlo.add %225, %231 : tensor<16x32x64xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %233 = stablehlo.reduce(%219 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %234 = stablehlo.reshape %233 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.reduce(%234 init: %cst_50) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %236 = stablehlo.dot_general %219, %21, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x64xf32>) -> tensor<64x64xf32>
    %237 = stablehlo.transpose %236, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %238 = stablehlo.dot_general %219, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %239 = stablehlo.add %232, %238 : tensor<16x32x64xf32>
    %240 = stablehlo.convert %239 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %241 = stablehlo.reduce(%240 init: %cst_51) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %242 = stablehlo.reshape %241 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.reduce(%242 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %244 = stablehlo.convert %243 : (tensor<64xf32>) -> tensor<64xf32>
    %245 = stablehlo.multiply %12, %240 : tensor<16x32x64xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.reduce(%245 init: %cst_53) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %247 = stablehlo.reshape %246 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %248 = stablehlo.reduce(%247 init: %cst_54) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %249 = stablehlo.convert %248 : (tensor<64xf32>) -> tensor<64xf32>
    %250 = stablehlo.convert %228 : (tensor<64xf32>) -> tensor<64xf32>
    %251 = chlo.square %250 : tensor<64xf32> -> tensor<64xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.reduce(%251 init: %cst_55) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.add %cst_56, %252 : tensor<f32>
    %254 = stablehlo.convert %230 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %255 = chlo.square %254 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %256 = stablehlo.reduce(%255 init: %cst_57) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %257 = stablehlo.add %253, %256 : tensor<f32>
    %258 = stablehlo.convert %187 : (tensor<64xf32>) -> tensor<64xf32>
    %259 = chlo.square %258 : tensor<64xf32> -> tensor<64xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.reduce(%259 init: %cst_58) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %261 = stablehlo.add %257, %260 : tensor<f32>
    %262 = stablehlo.convert %189 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %263 = chlo.square %262 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %264 = stablehlo.reduce(%263 init: %cst_59) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %265 = stablehlo.add %261, %264 : tensor<f32>
    %266 = stablehlo.convert %235 : (tensor<64xf32>) -> tensor<64xf32>
    %267 = chlo.square %266 : tensor<64xf32> -> tensor<64xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.reduce(%267 init: %cst_60) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %269 = stablehlo.add %265, %268 : tensor<f32>
    %270 = stablehlo.convert %237 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %271 = chlo.square %270 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %272 = stablehlo.reduce(%271 init: %cst_61) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %273 = stablehlo.add %269, %272 : tensor<f32>
    %274 = stablehlo.convert %222 : (tensor<64xf32>) -> tensor<64xf32>
    %275 = chlo.square %274 : tensor<64xf32> -> tensor<64xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %276 = stablehlo.reduce(%275 init: %cst_62) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %277 = stablehlo.add %273, %276 : tensor<f32>
    %278 = stablehlo.convert %224 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %279 = chlo.square %278 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.reduce(%279 init: %cst_63) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %281 = stablehlo.add %277, %280 : tensor<f32>
    %282 = stablehlo.convert %244 : (tensor<64xf32>) -> tensor<64xf32>
    %283 = chlo.square %282 : tensor<64xf32> -> tensor<64xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %284 = stablehlo.reduce(%283 init: %cst_64) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %285 = stablehlo.add %281, %284 : tensor<f32>
    %286 = stablehlo.convert %249 : (tensor<64xf32>) -> tensor<64xf32>
    %287 = chlo.square %286 : tensor<64xf32> -> tensor<64xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = stablehlo.reduce(%287 init: %cst_65) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %289 = stablehlo.add %285, %288 : tensor<f32>
    %290 = stablehlo.convert %159 : (tensor<64xf32>) -> tensor<64xf32>
    %291 = chlo.square %290 : tensor<64xf32> -> tensor<64xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292 = stablehlo.reduce(%291 init: %cst_66) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %293 = stablehlo.add %289, %292 : tensor<f32>
    %294 = stablehlo.convert %166 : (tensor<64xf32>) -> tensor<64xf32>
    %295 = chlo.square %294 : tensor<64xf32> -> tensor<64xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.reduce(%295 init: %cst_67) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %297 = stablehlo.add %293, %296 : tensor<f32>
    %298 = stablehlo.convert %131 : (tensor<64xf32>) -> tensor<64xf32>
    %299 = chlo.square %298 : tensor<64xf32> -> tensor<64xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %300 = stablehlo.reduce(%299 init: %cst_68) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %301 = stablehlo.add %297, %300 : tensor<f32>
    %302 = stablehlo.convert %133 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %303 = chlo.square %302 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %304 = stablehlo.reduce(%303 init: %cst_69) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<f32>
    %305 = stablehlo.add %301, %304 : tensor<f32>
    %306 = stablehlo.convert %151 : (tensor<256xf32>) -> tensor<256xf32>
    %307 = chlo.square %306 : tensor<256xf32> -> tensor<256xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %308 = stablehlo.reduce(%307 init: %cst_70) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %309 = stablehlo.add %305, %308 : tensor<f32>
    %310 = stablehlo.convert %153 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %311 = chlo.square %310 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %312 = stablehlo.reduce(%311 init: %cst_71) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x256xf32>, tensor<f32>) -> tensor<f32>
    %313 = stablehlo.add %309, %312 : tensor<f32>
    %314 = stablehlo.sqrt %313 : tensor<f32>
    %cst_72 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %315 = stablehlo.add %314, %cst_72 : tensor<f32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %316 = stablehlo.divide %cst_73, %315 : tensor<f32>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %317 = stablehlo.minimum %cst_74, %316 : tensor<f32>
    %318 = stablehlo.convert %317 : (tensor<f32>) -> tensor<f32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %320 = stablehlo.multiply %228, %319 : tensor<64xf32>
    %321 = stablehlo.convert %317 : (tensor<f32>) -> tensor<f32>
    %322 = stablehlo.broadcast_in_dim %321, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %323 = stablehlo.multiply %230, %322 : tensor<64x64xf32>
    %324 = stablehlo.convert %317 : (tensor<f32>) -> tensor<f32>
    %325 = stablehlo.broadcast_in_dim %324, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %326 = stablehlo.multiply %187, %325 : tensor<64xf32>
    %327 = stablehlo.convert %317 : (tensor<f32>) -> tensor<f32>
    %328 = stablehlo.broadcast_in_dim %327, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %329 = stablehlo.multiply %189, %328 : tensor<64x64xf32>
    %330 = stablehlo.convert %317 : (tensor<f32>) -> tensor<f32>
    %331 = stablehlo.broadcast_in_dim %330, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %332 = stablehlo.multiply %235, %331 : tensor<64xf32>
    %333 = stablehlo.convert %317 : (tensor<f32>) -> tensor<f32>
    %334 = stablehlo.broadcast_in_dim %333, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %335 = stablehlo.multiply %237, %334 : tensor<64x64xf32>
    %336 = stablehlo.convert %317 : (tensor<f32>) -> tensor<f32>
    %337 = stablehlo.broadcast_in_dim %336, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %338 = stablehlo.multiply %222, %337 : tensor<64xf32>
    %339 = stablehlo.convert %317 : (tensor<f32>) -> tensor<f32>
    %340 = stablehlo.broadcast_in_dim %339, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %341 = stablehlo.multiply %224, %340 : tensor<64x64xf32>
    %342 = stablehlo.convert %317 : (tensor<f32>) -> tensor<f32>
    %343 = stablehlo.broadcast_in_dim %342, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %344 = stablehlo.multiply %244, %343 : tensor<64xf32>
    %345 = stablehlo.convert %317 : (tensor<f32>) -> tensor<f32>
    %346 = stablehlo.broadcast_in_dim %345, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %347 = stablehlo.multiply %249, %346 : tensor<64xf32>
    %348 = stablehlo.convert %317 : (tensor<f32>) -> tensor<f32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %350 = stablehlo.multiply %159, %349 : tensor<64xf32>
    %351 = stablehlo.convert %317 : (tensor<f32>) -> tensor<f32>
    %352 = stablehlo.broadcast_in_dim %351, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %353 = stablehlo.multiply %166, %352 : tensor<64xf32>
    %354 = stablehlo.convert %317 : (tensor<f32>) -> tensor<f32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %356 = stablehlo.multiply %131, %355 : tensor<64xf32>
    %357 = stablehlo.convert %317 : (tensor<f32>) -> tensor<f32>
    %358 = stablehlo.broadcast_in_dim %357, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %359 = stablehlo.multiply %133, %358 : tensor<256x64xf32>
    %360 = stablehlo.convert %317 : (tensor<f32>) -> tensor<f32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %362 = stablehlo.multiply %151, %361 : tensor<256xf32>
    %363 = stablehlo.convert %317 : (tensor<f32>) -> tensor<f32>
    %364 = stablehlo.broadcast_in_dim %363, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %365 = stablehlo.multiply %153, %364 : tensor<64x256xf32>
    %c_75 = stablehlo.constant dense<1> : tensor<i32>
    %366 = stablehlo.add %arg16, %c_75 : tensor<i32>
    %367 = stablehlo.convert %366 : (tensor<i32>) -> tensor<f32>
    %368 = stablehlo.convert %320 : (tensor<64xf32>) -> tensor<64xf32>
    %369 = stablehlo.convert %323 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %370 = stablehlo.convert %326 : (tensor<64xf32>) -> tensor<64xf32>
    %371 = stablehlo.convert %329 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %372 = stablehlo.convert %332 : (tensor<64xf32>) -> tensor<64xf32>
    %373 = stablehlo.convert %335 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %374 = stablehlo.convert %338 : (tensor<64xf32>) -> tensor<64xf32>
    %375 = stablehlo.convert %341 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %376 = stablehlo.convert %344 : (tensor<64xf32>) -> tensor<64xf32>
    %377 = stablehlo.convert %347 : (tensor<64xf32>) -> tensor<64xf32>
    %378 = stablehlo.convert %350 : (tensor<64xf32>) -> tensor<64xf32>
    %379 = stablehlo.convert %353 : (tensor<64xf32>) -> tensor<64xf32>
    %380 = stablehlo.convert %356 : (tensor<64xf32>) -> tensor<64xf32>
    %381 = stablehlo.convert %359 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %382 = stablehlo.convert %362 : (tensor<256xf32>) -> tensor<256xf32>
    %383 = stablehlo.convert %365 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %cst_76 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %385 = stablehlo.multiply %384, %arg17 : tensor<64xf32>
    %cst_77 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %387 = stablehlo.multiply %386, %368 : tensor<64xf32>
    %388 = stablehlo.add %385, %387 : tensor<64xf32>
    %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %390 = stablehlo.multiply %389, %arg18 : tensor<64x64xf32>
    %cst_79 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %392 = stablehlo.multiply %391, %369 : tensor<64x64xf32>
    %393 = stablehlo.add %390, %392 : tensor<64x64xf32>
    %cst_80 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %395 = stablehlo.multiply %394, %arg19 : tensor<64xf32>
    %cst_81 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %397 = stablehlo.multiply %396, %370 : tensor<64xf32>
    %398 = stablehlo.add %395, %397 : tensor<64xf32>
    %cst_82 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %400 = stablehlo.multiply %399, %arg20 : tensor<64x64xf32>
    %cst_83 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %402 = stablehlo.multiply %401, %371 : tensor<64x64xf32>
    %403 = stablehlo.add %400, %402 : tensor<64x64xf32>
    %cst_84 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %405 = stablehlo.multiply %404, %arg21 : tensor<64xf32>
    %cst_85 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %407 = stablehlo.multiply %406, %372 : tensor<64xf32>
    %408 = stablehlo.add %405, %407 : tensor<64xf32>
    %cst_86 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %410 = stablehlo.multiply %409, %arg22 : tensor<64x64xf32>
    %cst_87 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %411 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %412 = stablehlo.multiply %411, %373 : tensor<64x64xf32>
    %413 = stablehlo.add %410, %412 : tensor<64x64xf32>
    %cst_88 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %414 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %415 = stablehlo.multiply %414, %arg23 : tensor<64xf32>
    %cst_89 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %417 = stablehlo.multiply %416, %374 : tensor<64xf32>
    %418 = stablehlo.add %415, %417 : tensor<64xf32>
    %cst_90 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %420 = stablehlo.multiply %419, %arg24 : tensor<64x64xf32>
    %cst_91 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %421 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %422 = stablehlo.multiply %421, %375 : tensor<64x64xf32>
    %423 = stablehlo.add %420, %422 : tensor<64x64xf32>
    %cst_92 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %425 = stablehlo.multiply %424, %arg25 : tensor<64xf32>
    %cst_93 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %426 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %427 = stablehlo.multiply %426, %376 : tensor<64xf32>
    %428 = stablehlo.add %425, %427 : tensor<64xf32>
    %cst_94 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %429 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %430 = stablehlo.multiply %429, %arg26 : tensor<64xf32>
    %cst_95 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %432 = stablehlo.multiply %431, %377 : tensor<64xf32>
    %433 = stablehlo.add %430, %432 : tensor<64xf32>
    %cst_96 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %435 = stablehlo.multiply %434, %arg27 : tensor<64xf32>
    %cst_97 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %437 = stablehlo.multiply %436, %378 : tensor<64xf32>
    %438 = stablehlo.add %435, %437 : tensor<64xf32>
    %cst_98 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %440 = stablehlo.multiply %439, %arg28 : tensor<64xf32>
    %cst_99 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %442 = stablehlo.multiply %441, %379 : tensor<64xf32>
    %443 = stablehlo.add %440, %442 : tensor<64xf32>
    %cst_100 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %444 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %445 = stablehlo.multiply %444, %arg29 : tensor<64xf32>
    %cst_101 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %447 = stablehlo.multiply %446, %380 : tensor<64xf32>
    %448 = stablehlo.add %445, %447 : tensor<64xf32>
    %cst_102 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %450 = stablehlo.multiply %449, %arg30 : tensor<256x64xf32>
    %cst_103 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %452 = stablehlo.multiply %451, %381 : tensor<256x64xf32>
    %453 = stablehlo.add %450, %452 : tensor<256x64xf32>
    %cst_104 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %455 = stablehlo.multiply %454, %arg31 : tensor<256xf32>
    %cst_105 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %456 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %457 = stablehlo.multiply %456, %382 : tensor<256xf32>
    %458 = stablehlo.add %455, %457 : tensor<256xf32>
    %cst_106 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %460 = stablehlo.multiply %459, %arg32 : tensor<64x256xf32>
    %cst_107 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %462 = stablehlo.multiply %461, %383 : tensor<64x256xf32>
    %463 = stablehlo.add %460, %462 : tensor<64x256xf32>
    %cst_108 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %465 = stablehlo.multiply %464, %arg33 : tensor<64xf32>
    %466 = chlo.square %368 : tensor<64xf32> -> tensor<64xf32>
    %cst_109 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %468 = stablehlo.multiply %467, %466 : tensor<64xf32>
    %469 = stablehlo.add %465, %468 : tensor<64xf32>
    %cst_110 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %470 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %471 = stablehlo.multiply %470, %arg34 : tensor<64x64xf32>
    %472 = chlo.square %369 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_111 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %474 = stablehlo.multiply %473, %472 : tensor<64x64xf32>
    %475 = stablehlo.add %471, %474 : tensor<64x64xf32>
    %cst_112 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %476 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %477 = stablehlo.multiply %476, %arg35 : tensor<64xf32>
    %478 = chlo.square %370 : tensor<64xf32> -> tensor<64xf32>
    %cst_113 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %480 = stablehlo.multiply %479, %478 : tensor<64xf32>
    %481 = stablehlo.add %477, %480 : tensor<64xf32>
    %cst_114 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %482 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %483 = stablehlo.multiply %482, %arg36 : tensor<64x64xf32>
    %484 = chlo.square %371 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_115 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %485 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %486 = stablehlo.multiply %485, %484 : tensor<64x64xf32>
    %487 = stablehlo.add %483, %486 : tensor<64x64xf32>
    %cst_116 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %488 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %489 = stablehlo.multiply %488, %arg37 : tensor<64xf32>
    %490 = chlo.square %372 : tensor<64xf32> -> tensor<64xf32>
    %cst_117 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %491 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %492 = stablehlo.multiply %491, %490 : tensor<64xf32>
    %493 = stablehlo.add %489, %492 : tensor<64xf32>
    %cst_118 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %494 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %495 = stablehlo.multiply %494, %arg38 : tensor<64x64xf32>
    %496 = chlo.square %373 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_119 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %497 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %498 = stablehlo.multiply %497, %496 : tensor<64x64xf32>
    %499 = stablehlo.add %495, %498 : tensor<64x64xf32>
    %cst_120 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %501 = stablehlo.multiply %500, %arg39 : tensor<64xf32>
    %502 = chlo.square %374 : tensor<64xf32> -> tensor<64xf32>
    %cst_121 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %504 = stablehlo.multiply %503, %502 : tensor<64xf32>
    %505 = stablehlo.add %501, %504 : tensor<64xf32>
    %cst_122 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %507 = stablehlo.multiply %506, %arg40 : tensor<64x64xf32>
    %508 = chlo.square %375 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_123 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %510 = stablehlo.multiply %509, %508 : tensor<64x64xf32>
    %511 = stablehlo.add %507, %510 : tensor<64x64xf32>
    %cst_124 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %513 = stablehlo.multiply %512, %arg41 : tensor<64xf32>
    %514 = chlo.square %376 : tensor<64xf32> -> tensor<64xf32>
    %cst_125 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %516 = stablehlo.multiply %515, %514 : tensor<64xf32>
    %517 = stablehlo.add %513, %516 : tensor<64xf32>
    %cst_126 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %519 = stablehlo.multiply %518, %arg42 : tensor<64xf32>
    %520 = chlo.square %377 : tensor<64xf32> -> tensor<64xf32>
    %cst_127 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %522 = stablehlo.multiply %521, %520 : tensor<64xf32>
    %523 = stablehlo.add %519, %522 : tensor<64xf32>
    %cst_128 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %525 = stablehlo.multiply %524, %arg43 : tensor<64xf32>
    %526 = chlo.square %378 : tensor<64xf32> -> tensor<64xf32>
    %cst_129 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %528 = stablehlo.multiply %527, %526 : tensor<64xf32>
    %529 = stablehlo.add %525, %528 : tensor<64xf32>
    %cst_130 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %531 = stablehlo.multiply %530, %arg44 : tensor<64xf32>
    %532 = chlo.square %379 : tensor<64xf32> -> tensor<64xf32>
    %cst_131 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %534 = stablehlo.multiply %533, %532 : tensor<64xf32>
    %535 = stablehlo.add %531, %534 : tensor<64xf32>
    %cst_132 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %537 = stablehlo.multiply %536, %arg45 : tensor<64xf32>
    %538 = chlo.square %380 : tensor<64xf32> -> tensor<64xf32>
    %cst_133 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %540 = stablehlo.multiply %539, %538 : tensor<64xf32>
    %541 = stablehlo.add %537, %540 : tensor<64xf32>
    %cst_134 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %543 = stablehlo.multiply %542, %arg46 : tensor<256x64xf32>
    %544 = chlo.square %381 : tensor<256x64xf32> -> tensor<256x64xf32>
    %cst_135 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %546 = stablehlo.multiply %545, %544 : tensor<256x64xf32>
    %547 = stablehlo.add %543, %546 : tensor<256x64xf32>
    %cst_136 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %549 = stablehlo.multiply %548, %arg47 : tensor<256xf32>
    %550 = chlo.square %382 : tensor<256xf32> -> tensor<256xf32>
    %cst_137 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %552 = stablehlo.multiply %551, %550 : tensor<256xf32>
    %553 = stablehlo.add %549, %552 : tensor<256xf32>
    %cst_138 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %555 = stablehlo.multiply %554, %arg48 : tensor<64x256xf32>
    %556 = chlo.square %383 : tensor<64x256xf32> -> tensor<64x256xf32>
    %cst_139 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %558 = stablehlo.multiply %557, %556 : tensor<64x256xf32>
    %559 = stablehlo.add %555, %558 : tensor<64x256xf32>
    %cst_140 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %560 = stablehlo.power %cst_140, %367 : tensor<f32>
    %cst_141 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %561 = stablehlo.subtract %cst_141, %560 : tensor<f32>
    %cst_142 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %562 = stablehlo.power %cst_142, %367 : tensor<f32>
    %cst_143 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %563 = stablehlo.subtract %cst_143, %562 : tensor<f32>
    %564 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %565 = stablehlo.divide %388, %564 : tensor<64xf32>
    %566 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %567 = stablehlo.divide %469, %566 : tensor<64xf32>
    %568 = stablehlo.sqrt %567 : tensor<64xf32>
    %cst_144 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %570 = stablehlo.add %568, %569 : tensor<64xf32>
    %571 = stablehlo.divide %565, %570 : tensor<64xf32>
    %572 = stablehlo.convert %arg0 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_145 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %573 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %574 = stablehlo.multiply %573, %571 : tensor<64xf32>
    %575 = stablehlo.subtract %572, %574 : tensor<64xf32>
    %576 = stablehlo.convert %575 : (tensor<64xf32>) -> tensor<64xf32>
    %577 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %578 = stablehlo.divide %393, %577 : tensor<64x64xf32>
    %579 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %580 = stablehlo.divide %475, %579 : tensor<64x64xf32>
    %581 = stablehlo.sqrt %580 : tensor<64x64xf32>
    %cst_146 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %583 = stablehlo.add %581, %582 : tensor<64x64xf32>
    %584 = stablehlo.divide %578, %583 : tensor<64x64xf32>
    %585 = stablehlo.convert %arg1 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %cst_147 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %587 = stablehlo.multiply %586, %584 : tensor<64x64xf32>
    %588 = stablehlo.subtract %585, %587 : tensor<64x64xf32>
    %589 = stablehlo.convert %588 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %590 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %591 = stablehlo.divide %398, %590 : tensor<64xf32>
    %592 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %593 = stablehlo.divide %481, %592 : tensor<64xf32>
    %594 = stablehlo.sqrt %593 : tensor<64xf32>
    %cst_148 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %595 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %596 = stablehlo.add %594, %595 : tensor<64xf32>
    %597 = stablehlo.divide %591, %596 : tensor<64xf32>
    %598 = stablehlo.convert %arg2 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_149 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %600 = stablehlo.multiply %599, %597 : tensor<64xf32>
    %601 = stablehlo.subtract %598, %600 : tensor<64xf32>
    %602 = stablehlo.convert %601 : (tensor<64xf32>) -> tensor<64xf32>
    %603 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %604 = stablehlo.divide %403, %603 : tensor<64x64xf32>
    %605 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %606 = stablehlo.divide %487, %605 : tensor<64x64xf32>
    %607 = stablehlo.sqrt %606 : tensor<64x64xf32>
    %cst_150 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %608 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %609 = stablehlo.add %607, %608 : tensor<64x64xf32>
    %610 = stablehlo.divide %604, %609 : tensor<64x64xf32>
    %611 = stablehlo.convert %arg3 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %cst_151 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %612 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %613 = stablehlo.multiply %612, %610 : tensor<64x64xf32>
    %614 = stablehlo.subtract %611, %613 : tensor<64x64xf32>
    %615 = stablehlo.convert %614 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %616 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %617 = stablehlo.divide %408, %616 : tensor<64xf32>
    %618 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %619 = stablehlo.divide %493, %618 : tensor<64xf32>
    %620 = stablehlo.sqrt %619 : tensor<64xf32>
    %cst_152 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %621 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %622 = stablehlo.add %620, %621 : tensor<64xf32>
    %623 = stablehlo.divide %617, %622 : tensor<64xf32>
    %624 = stablehlo.convert %arg4 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_153 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %625 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %626 = stablehlo.multiply %625, %623 : tensor<64xf32>
    %627 = stablehlo.subtract %624, %626 : tensor<64xf32>
    %628 = stablehlo.convert %627 : (tensor<64xf32>) -> tensor<64xf32>
    %629 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %630 = stablehlo.divide %413, %629 : tensor<64x64xf32>
    %631 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %632 = stablehlo.divide %499, %631 : tensor<64x64xf32>
    %633 = stablehlo.sqrt %632 : tensor<64x64xf32>
    %cst_154 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %635 = stablehlo.add %633, %634 : tensor<64x64xf32>
    %636 = stablehlo.divide %630, %635 : tensor<64x64xf32>
    %637 = stablehlo.convert %arg5 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %cst_155 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %638 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %639 = stablehlo.multiply %638, %636 : tensor<64x64xf32>
    %640 = stablehlo.subtract %637, %639 : tensor<64x64xf32>
    %641 = stablehlo.convert %640 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %642 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %643 = stablehlo.divide %418, %642 : tensor<64xf32>
    %644 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %645 = stablehlo.divide %505, %644 : tensor<64xf32>
    %646 = stablehlo.sqrt %645 : tensor<64xf32>
    %cst_156 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %647 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %648 = stablehlo.add %646, %647 : tensor<64xf32>
    %649 = stablehlo.divide %643, %648 : tensor<64xf32>
    %650 = stablehlo.convert %arg6 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_157 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %651 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %652 = stablehlo.multiply %651, %649 : tensor<64xf32>
    %653 = stablehlo.subtract %650, %652 : tensor<64xf32>
    %654 = stablehlo.convert %653 : (tensor<64xf32>) -> tensor<64xf32>
    %655 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %656 = stablehlo.divide %423, %655 : tensor<64x64xf32>
    %657 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %658 = stablehlo.divide %511, %657 : tensor<64x64xf32>
    %659 = stablehlo.sqrt %658 : tensor<64x64xf32>
    %cst_158 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %660 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %661 = stablehlo.add %659, %660 : tensor<64x64xf32>
    %662 = stablehlo.divide %656, %661 : tensor<64x64xf32>
    %663 = stablehlo.convert %arg7 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %cst_159 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %664 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %665 = stablehlo.multiply %664, %662 : tensor<64x64xf32>
    %666 = stablehlo.subtract %663, %665 : tensor<64x64xf32>
    %667 = stablehlo.convert %666 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %668 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %669 = stablehlo.divide %428, %668 : tensor<64xf32>
    %670 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %671 = stablehlo.divide %517, %670 : tensor<64xf32>
    %672 = stablehlo.sqrt %671 : tensor<64xf32>
    %cst_160 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %673 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %674 = stablehlo.add %672, %673 : tensor<64xf32>
    %675 = stablehlo.divide %669, %674 : tensor<64xf32>
    %676 = stablehlo.convert %arg8 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_161 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %677 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %678 = stablehlo.multiply %677, %675 : tensor<64xf32>
    %679 = stablehlo.subtract %676, %678 : tensor<64xf32>
    %680 = stablehlo.convert %679 : (tensor<64xf32>) -> tensor<64xf32>
    %681 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %682 = stablehlo.divide %433, %681 : tensor<64xf32>
    %683 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %684 = stablehlo.divide %523, %683 : tensor<64xf32>
    %685 = stablehlo.sqrt %684 : tensor<64xf32>
    %cst_162 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %686 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %687 = stablehlo.add %685, %686 : tensor<64xf32>
    %688 = stablehlo.divide %682, %687 : tensor<64xf32>
    %689 = stablehlo.convert %arg9 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_163 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %690 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %691 = stablehlo.multiply %690, %688 : tensor<64xf32>
    %692 = stablehlo.subtract %689, %691 : tensor<64xf32>
    %693 = stablehlo.convert %692 : (tensor<64xf32>) -> tensor<64xf32>
    %694 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %695 = stablehlo.divide %438, %694 : tensor<64xf32>
    %696 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %697 = stablehlo.divide %529, %696 : tensor<64xf32>
    %698 = stablehlo.sqrt %697 : tensor<64xf32>
    %cst_164 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %699 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %700 = stablehlo.add %698, %699 : tensor<64xf32>
    %701 = stablehlo.divide %695, %700 : tensor<64xf32>
    %702 = stablehlo.convert %arg10 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_165 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %703 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %704 = stablehlo.multiply %703, %701 : tensor<64xf32>
    %705 = stablehlo.subtract %702, %704 : tensor<64xf32>
    %706 = stablehlo.convert %705 : (tensor<64xf32>) -> tensor<64xf32>
    %707 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %708 = stablehlo.divide %443, %707 : tensor<64xf32>
    %709 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %710 = stablehlo.divide %535, %709 : tensor<64xf32>
    %711 = stablehlo.sqrt %710 : tensor<64xf32>
    %cst_166 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %712 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %713 = stablehlo.add %711, %712 : tensor<64xf32>
    %714 = stablehlo.divide %708, %713 : tensor<64xf32>
    %715 = stablehlo.convert %arg11 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_167 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %716 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %717 = stablehlo.multiply %716, %714 : tensor<64xf32>
    %718 = stablehlo.subtract %715, %717 : tensor<64xf32>
    %719 = stablehlo.convert %718 : (tensor<64xf32>) -> tensor<64xf32>
    %720 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %721 = stablehlo.divide %448, %720 : tensor<64xf32>
    %722 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %723 = stablehlo.divide %541, %722 : tensor<64xf32>
    %724 = stablehlo.sqrt %723 : tensor<64xf32>
    %cst_168 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %725 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %726 = stablehlo.add %724, %725 : tensor<64xf32>
    %727 = stablehlo.divide %721, %726 : tensor<64xf32>
    %728 = stablehlo.convert %arg12 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_169 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %729 = stablehlo.broadcast_in_dim %cst_169, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %730 = stablehlo.multiply %729, %727 : tensor<64xf32>
    %731 = stablehlo.subtract %728, %730 : tensor<64xf32>
    %732 = stablehlo.convert %731 : (tensor<64xf32>) -> tensor<64xf32>
    %733 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %734 = stablehlo.divide %453, %733 : tensor<256x64xf32>
    %735 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %736 = stablehlo.divide %547, %735 : tensor<256x64xf32>
    %737 = stablehlo.sqrt %736 : tensor<256x64xf32>
    %cst_170 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %738 = stablehlo.broadcast_in_dim %cst_170, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %739 = stablehlo.add %737, %738 : tensor<256x64xf32>
    %740 = stablehlo.divide %734, %739 : tensor<256x64xf32>
    %741 = stablehlo.convert %arg13 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %cst_171 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %742 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<256x64xf32>
    %743 = stablehlo.multiply %742, %740 : tensor<256x64xf32>
    %744 = stablehlo.subtract %741, %743 : tensor<256x64xf32>
    %745 = stablehlo.convert %744 : (tensor<256x64xf32>) -> tensor<256x64xf32>
    %746 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %747 = stablehlo.divide %458, %746 : tensor<256xf32>
    %748 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %749 = stablehlo.divide %553, %748 : tensor<256xf32>
    %750 = stablehlo.sqrt %749 : tensor<256xf32>
    %cst_172 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %751 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %752 = stablehlo.add %750, %751 : tensor<256xf32>
    %753 = stablehlo.divide %747, %752 : tensor<256xf32>
    %754 = stablehlo.convert %arg14 : (tensor<256xf32>) -> tensor<256xf32>
    %cst_173 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %755 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %756 = stablehlo.multiply %755, %753 : tensor<256xf32>
    %757 = stablehlo.subtract %754, %756 : tensor<256xf32>
    %758 = stablehlo.convert %757 : (tensor<256xf32>) -> tensor<256xf32>
    %759 = stablehlo.broadcast_in_dim %561, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %760 = stablehlo.divide %463, %759 : tensor<64x256xf32>
    %761 = stablehlo.broadcast_in_dim %563, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %762 = stablehlo.divide %559, %761 : tensor<64x256xf32>
    %763 = stablehlo.sqrt %762 : tensor<64x256xf32>
    %cst_174 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %765 = stablehlo.add %763, %764 : tensor<64x256xf32>
    %766 = stablehlo.divide %760, %765 : tensor<64x256xf32>
    %767 = stablehlo.convert %arg15 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    %cst_175 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %768 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
    %769 = stablehlo.multiply %768, %766 : tensor<64x256xf32>
    %770 = stablehlo.subtract %767, %769 : tensor<64x256xf32>
    %771 = stablehlo.convert %770 : (tensor<64x256xf32>) -> tensor<64x256xf32>
    return %576, %589, %602, %615, %628, %641, %654, %667, %680, %693, %706, %719, %732, %745, %758, %771, %366, %388, %393, %398, %403, %408, %413, %418, %423, %428, %433, %438, %443, %448, %453, %458, %463, %469, %475, %481, %487, %493, %499, %505, %511, %517, %523, %529, %535, %541, %547, %553, %559, %124 : tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<i32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<f32>
  }
  func.func private @_var(%arg0: tensor<16x32x64xf32>, %arg1: tensor<i32>) -> tensor<16x32x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x32x64xf32>
    %6 = chlo.square %5 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<16x32x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32x1xf32>
    return %14 : tensor<16x32x1xf32>
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
  func.func private @_var_1(%arg0: tensor<16x32x64xf32>, %arg1: tensor<i32>) -> (tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<f32>, tensor<i1>) {
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
    %16 = call @_where_2(%15, %14, %cst_5) : (tensor<i1>, tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32x1xf32>
    return %16, %8, %10, %15 : tensor<16x32x1xf32>, tensor<16x32x64xf32>, tensor<f32>, tensor<i1>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<16x32x1xf32>, %arg2: tensor<f32>) -> tensor<16x32x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<16x32x1xf32>
    return %2 : tensor<16x32x1xf32>
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
