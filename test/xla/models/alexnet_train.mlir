module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<11x11x3x12xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<32xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<5x5x12x32xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<48xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<3x3x32x48xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<48xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3x3x48x48xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<32xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<3x3x48x32xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<64xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<1152x64xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<64xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<64x64xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<64xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<64x64xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<i32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<12xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<11x11x3x12xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<32xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<5x5x12x32xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<48xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<3x3x32x48xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<48xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<3x3x48x48xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<32xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<3x3x48x32xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<64xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<1152x64xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<64xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<64x64xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<64xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<64x64xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<12xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<11x11x3x12xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<32xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<5x5x12x32xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<48xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<3x3x32x48xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<48xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<3x3x48x48xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<32xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<3x3x48x32xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<64xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<1152x64xf32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<64xf32> {tf.aliasing_output = 45 : i32}, %arg46: tensor<64x64xf32> {tf.aliasing_output = 46 : i32}, %arg47: tensor<64xf32> {tf.aliasing_output = 47 : i32}, %arg48: tensor<64x64xf32> {tf.aliasing_output = 48 : i32}, %arg49: tensor<8x227x227x3xf32>, %arg50: tensor<8xi32>) -> (tensor<12xf32> {jax.result_info = "result[0]['conv1']['bias']"}, tensor<11x11x3x12xf32> {jax.result_info = "result[0]['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['conv2']['bias']"}, tensor<5x5x12x32xf32> {jax.result_info = "result[0]['conv2']['kernel']"}, tensor<48xf32> {jax.result_info = "result[0]['conv3']['bias']"}, tensor<3x3x32x48xf32> {jax.result_info = "result[0]['conv3']['kernel']"}, tensor<48xf32> {jax.result_info = "result[0]['conv4']['bias']"}, tensor<3x3x48x48xf32> {jax.result_info = "result[0]['conv4']['kernel']"}, tensor<32xf32> {jax.result_info = "result[0]['conv5']['bias']"}, tensor<3x3x48x32xf32> {jax.result_info = "result[0]['conv5']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['fc1']['bias']"}, tensor<1152x64xf32> {jax.result_info = "result[0]['fc1']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['fc2']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[0]['fc2']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['fc3']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[0]['fc3']['kernel']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<12xf32> {jax.result_info = "result[1]['m']['conv1']['bias']"}, tensor<11x11x3x12xf32> {jax.result_info = "result[1]['m']['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['conv2']['bias']"}, tensor<5x5x12x32xf32> {jax.result_info = "result[1]['m']['conv2']['kernel']"}, tensor<48xf32> {jax.result_info = "result[1]['m']['conv3']['bias']"}, tensor<3x3x32x48xf32> {jax.result_info = "result[1]['m']['conv3']['kernel']"}, tensor<48xf32> {jax.result_info = "result[1]['m']['conv4']['bias']"}, tensor<3x3x48x48xf32> {jax.result_info = "result[1]['m']['conv4']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['m']['conv5']['bias']"}, tensor<3x3x48x32xf32> {jax.result_info = "result[1]['m']['conv5']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['fc1']['bias']"}, tensor<1152x64xf32> {jax.result_info = "result[1]['m']['fc1']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['fc2']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['fc2']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['fc3']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['m']['fc3']['kernel']"}, tensor<12xf32> {jax.result_info = "result[1]['v']['conv1']['bias']"}, tensor<11x11x3x12xf32> {jax.result_info = "result[1]['v']['conv1']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['conv2']['bias']"}, tensor<5x5x12x32xf32> {jax.result_info = "result[1]['v']['conv2']['kernel']"}, tensor<48xf32> {jax.result_info = "result[1]['v']['conv3']['bias']"}, tensor<3x3x32x48xf32> {jax.result_info = "result[1]['v']['conv3']['kernel']"}, tensor<48xf32> {jax.result_info = "result[1]['v']['conv4']['bias']"}, tensor<3x3x48x48xf32> {jax.result_info = "result[1]['v']['conv4']['kernel']"}, tensor<32xf32> {jax.result_info = "result[1]['v']['conv5']['bias']"}, tensor<3x3x48x32xf32> {jax.result_info = "result[1]['v']['conv5']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['fc1']['bias']"}, tensor<1152x64xf32> {jax.result_info = "result[1]['v']['fc1']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['fc2']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['fc2']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['fc3']['bias']"}, tensor<64x64xf32> {jax.result_info = "result[1]['v']['fc3']['kernel']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg49, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [4, 4], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x227x227x3xf32>, tensor<11x11x3x12xf32>) -> tensor<8x55x55x12xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3] : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x12xf32>) -> tensor<8x55x55x12xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x55x55x12xf32>
    %4 = call @relu(%3) : (tensor<8x55x55x12xf32>) -> tensor<8x55x55x12xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x55x55x12xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<8x55x55x12xf32>, tensor<8x55x55x12xf32>) -> tensor<8x55x55x12xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.reduce_window"(%4, %7) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %608 = stablehlo.maximum %arg51, %arg52 : tensor<f32>
      stablehlo.return %608 : tensor<f32>
    }) : (tensor<8x55x55x12xf32>, tensor<f32>) -> tensor<8x27x27x12xf32>
    %9 = stablehlo.convolution(%8, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x27x27x12xf32>, tensor<5x5x12x32xf32>) -> tensor<8x27x27x32xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<8x27x27x32xf32>
    %12 = stablehlo.add %9, %11 : tensor<8x27x27x32xf32>
    %13 = call @relu_0(%12) : (tensor<8x27x27x32xf32>) -> tensor<8x27x27x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x27x27x32xf32>
    %15 = stablehlo.compare GT, %12, %14, FLOAT : (tensor<8x27x27x32xf32>, tensor<8x27x27x32xf32>) -> tensor<8x27x27x32xi1>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.reduce_window"(%13, %16) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %608 = stablehlo.maximum %arg51, %arg52 : tensor<f32>
      stablehlo.return %608 : tensor<f32>
    }) : (tensor<8x27x27x32xf32>, tensor<f32>) -> tensor<8x13x13x32xf32>
    %18 = stablehlo.convolution(%17, %arg5) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x13x13x32xf32>, tensor<3x3x32x48xf32>) -> tensor<8x13x13x48xf32>
    %19 = stablehlo.broadcast_in_dim %arg4, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x13x13x48xf32>
    %21 = stablehlo.add %18, %20 : tensor<8x13x13x48xf32>
    %22 = call @relu_1(%21) : (tensor<8x13x13x48xf32>) -> tensor<8x13x13x48xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x13x13x48xf32>
    %24 = stablehlo.compare GT, %21, %23, FLOAT : (tensor<8x13x13x48xf32>, tensor<8x13x13x48xf32>) -> tensor<8x13x13x48xi1>
    %25 = stablehlo.convolution(%22, %arg7) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x13x13x48xf32>, tensor<3x3x48x48xf32>) -> tensor<8x13x13x48xf32>
    %26 = stablehlo.broadcast_in_dim %arg6, dims = [3] : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x1x1x48xf32>) -> tensor<8x13x13x48xf32>
    %28 = stablehlo.add %25, %27 : tensor<8x13x13x48xf32>
    %29 = call @relu_1(%28) : (tensor<8x13x13x48xf32>) -> tensor<8x13x13x48xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x13x13x48xf32>
    %31 = stablehlo.compare GT, %28, %30, FLOAT : (tensor<8x13x13x48xf32>, tensor<8x13x13x48xf32>) -> tensor<8x13x13x48xi1>
    %32 = stablehlo.convolution(%29, %arg9) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x13x13x48xf32>, tensor<3x3x48x32xf32>) -> tensor<8x13x13x32xf32>
    %33 = stablehlo.broadcast_in_dim %arg8, dims = [3] : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2, 3] : (tensor<1x1x1x32xf32>) -> tensor<8x13x13x32xf32>
    %35 = stablehlo.add %32, %34 : tensor<8x13x13x32xf32>
    %36 = call @relu_2(%35) : (tensor<8x13x13x32xf32>) -> tensor<8x13x13x32xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x13x13x32xf32>
    %38 = stablehlo.compare GT, %35, %37, FLOAT : (tensor<8x13x13x32xf32>, tensor<8x13x13x32xf32>) -> tensor<8x13x13x32xi1>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.reduce_window"(%36, %39) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %608 = stablehlo.maximum %arg51, %arg52 : tensor<f32>
      stablehlo.return %608 : tensor<f32>
    }) : (tensor<8x13x13x32xf32>, tensor<f32>) -> tensor<8x6x6x32xf32>
    %41 = stablehlo.reshape %40 : (tensor<8x6x6x32xf32>) -> tensor<8x1152xf32>
    %42 = stablehlo.dot_general %41, %arg11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x1152xf32>, tensor<1152x64xf32>) -> tensor<8x64xf32>
    %43 = stablehlo.broadcast_in_dim %arg10, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<8x64xf32>
    %45 = stablehlo.add %42, %44 : tensor<8x64xf32>
    %46 = call @relu_3(%45) : (tensor<8x64xf32>) -> tensor<8x64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %48 = stablehlo.compare GT, %45, %47, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
    %49 = stablehlo.dot_general %46, %arg13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %50 = stablehlo.broadcast_in_dim %arg12, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<8x64xf32>
    %52 = stablehlo.add %49, %51 : tensor<8x64xf32>
    %53 = call @relu_3(%52) : (tensor<8x64xf32>) -> tensor<8x64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %55 = stablehlo.compare GT, %52, %54, FLOAT : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xi1>
    %56 = stablehlo.dot_general %53, %arg15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %57 = stablehlo.broadcast_in_dim %arg14, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<8x64xf32>
    %59 = stablehlo.add %56, %58 : tensor<8x64xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %60 = stablehlo.reduce(%59 init: %cst_9) applies stablehlo.maximum across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %62 = stablehlo.maximum %61, %60 : tensor<8xf32>
    %63 = stablehlo.is_finite %62 : (tensor<8xf32>) -> tensor<8xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %65 = stablehlo.select %63, %62, %64 : tensor<8xi1>, tensor<8xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x64xf32>
    %68 = stablehlo.subtract %59, %67 : tensor<8x64xf32>
    %69 = stablehlo.exponential %68 : tensor<8x64xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_12) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %71 = stablehlo.abs %70 : tensor<8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %73 = stablehlo.compare GE, %70, %72, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %74 = stablehlo.log %71 : tensor<8xf32>
    %75 = stablehlo.add %74, %65 : tensor<8xf32>
    %76 = call @_one_hot(%arg50) : (tensor<8xi32>) -> tensor<8x64xf32>
    %77 = stablehlo.multiply %59, %76 : tensor<8x64xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<8x64xf32>, tensor<f32>) -> tensor<8xf32>
    %79 = stablehlo.subtract %75, %78 : tensor<8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %81 = stablehlo.divide %80, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_18 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %82 = stablehlo.divide %cst_17, %cst_18 : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %84 = stablehlo.negate %83 : tensor<8xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %86 = stablehlo.multiply %85, %76 : tensor<8x64xf32>
    %87 = stablehlo.divide %83, %71 : tensor<8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %89 = stablehlo.select %73, %88, %87 : tensor<8xi1>, tensor<8xf32>
    %90 = stablehlo.select %73, %87, %88 : tensor<8xi1>, tensor<8xf32>
    %91 = stablehlo.negate %89 : tensor<8xf32>
    %92 = stablehlo.add %90, %91 : tensor<8xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0] : (tensor<8xf32>) -> tensor<8x64xf32>
    %94 = stablehlo.multiply %93, %69 : tensor<8x64xf32>
    %95 = stablehlo.add %86, %94 : tensor<8x64xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %97 = stablehlo.reshape %96 : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %99 = stablehlo.dot_general %95, %53, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %100 = stablehlo.transpose %99, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %101 = stablehlo.dot_general %95, %arg15, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %103 = stablehlo.select %55, %101, %102 : tensor<8x64xi1>, tensor<8x64xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%103 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %105 = stablehlo.reshape %104 : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %107 = stablehlo.dot_general %103, %46, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<64x64xf32>
    %108 = stablehlo.transpose %107, dims = [1, 0] : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %109 = stablehlo.dot_general %103, %arg13, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %111 = stablehlo.select %48, %109, %110 : tensor<8x64xi1>, tensor<8x64xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %113 = stablehlo.reshape %112 : (tensor<64xf32>) -> tensor<1x64xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %115 = stablehlo.dot_general %111, %41, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<8x1152xf32>) -> tensor<64x1152xf32>
    %116 = stablehlo.transpose %115, dims = [1, 0] : (tensor<64x1152xf32>) -> tensor<1152x64xf32>
    %117 = stablehlo.dot_general %111, %arg11, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x64xf32>, tensor<1152x64xf32>) -> tensor<8x1152xf32>
    %118 = stablehlo.reshape %117 : (tensor<8x1152xf32>) -> tensor<8x6x6x32xf32>
    %cst_28 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %119 = stablehlo.pad %36, %cst_28, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x13x13x32xf32>, tensor<f32>) -> tensor<8x13x13x32xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = "stablehlo.select_and_scatter"(%119, %118, %cst_29) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %608 = stablehlo.compare GE, %arg51, %arg52, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %608 : tensor<i1>
    }, {
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %608 = stablehlo.add %arg51, %arg52 : tensor<f32>
      stablehlo.return %608 : tensor<f32>
    }) : (tensor<8x13x13x32xf32>, tensor<8x6x6x32xf32>, tensor<f32>) -> tensor<8x13x13x32xf32>
    %121 = stablehlo.slice %120 [0:8, 0:13, 0:13, 0:32] : (tensor<8x13x13x32xf32>) -> tensor<8x13x13x32xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x13x13x32xf32>
    %123 = stablehlo.select %38, %121, %122 : tensor<8x13x13x32xi1>, tensor<8x13x13x32xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_31) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x13x13x32xf32>, tensor<f32>) -> tensor<32xf32>
    %125 = stablehlo.reshape %124 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_32) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %127 = stablehlo.convolution(%29, %123) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x13x13x48xf32>, tensor<8x13x13x32xf32>) -> tensor<3x3x48x32xf32>
    %128 = stablehlo.reverse %arg9, dims = [0, 1] : tensor<3x3x48x32xf32>
    %129 = stablehlo.convolution(%123, %128) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x13x13x32xf32>, tensor<3x3x48x32xf32>) -> tensor<8x13x13x48xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x13x13x48xf32>
    %131 = stablehlo.select %31, %129, %130 : tensor<8x13x13x48xi1>, tensor<8x13x13x48xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_34) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x13x13x48xf32>, tensor<f32>) -> tensor<48xf32>
    %133 = stablehlo.reshape %132 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_35) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %135 = stablehlo.convolution(%22, %131) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x13x13x48xf32>, tensor<8x13x13x48xf32>) -> tensor<3x3x48x48xf32>
    %136 = stablehlo.reverse %arg7, dims = [0, 1] : tensor<3x3x48x48xf32>
    %137 = stablehlo.convolution(%131, %136) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x13x13x48xf32>, tensor<3x3x48x48xf32>) -> tensor<8x13x13x48xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x13x13x48xf32>
    %139 = stablehlo.select %24, %137, %138 : tensor<8x13x13x48xi1>, tensor<8x13x13x48xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%139 init: %cst_37) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x13x13x48xf32>, tensor<f32>) -> tensor<48xf32>
    %141 = stablehlo.reshape %140 : (tensor<48xf32>) -> tensor<1x1x1x48xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%141 init: %cst_38) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x48xf32>, tensor<f32>) -> tensor<48xf32>
    %143 = stablehlo.convolution(%17, %139) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x13x13x32xf32>, tensor<8x13x13x48xf32>) -> tensor<3x3x32x48xf32>
    %144 = stablehlo.reverse %arg5, dims = [0, 1] : tensor<3x3x32x48xf32>
    %145 = stablehlo.convolution(%139, %144) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x13x13x48xf32>, tensor<3x3x32x48xf32>) -> tensor<8x13x13x32xf32>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %146 = stablehlo.pad %13, %cst_39, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x27x27x32xf32>, tensor<f32>) -> tensor<8x27x27x32xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = "stablehlo.select_and_scatter"(%146, %145, %cst_40) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %608 = stablehlo.compare GE, %arg51, %arg52, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %608 : tensor<i1>
    }, {
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %608 = stablehlo.add %arg51, %arg52 : tensor<f32>
      stablehlo.return %608 : tensor<f32>
    }) : (tensor<8x27x27x32xf32>, tensor<8x13x13x32xf32>, tensor<f32>) -> tensor<8x27x27x32xf32>
    %148 = stablehlo.slice %147 [0:8, 0:27, 0:27, 0:32] : (tensor<8x27x27x32xf32>) -> tensor<8x27x27x32xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x27x27x32xf32>
    %150 = stablehlo.select %15, %148, %149 : tensor<8x27x27x32xi1>, tensor<8x27x27x32xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%150 init: %cst_42) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x27x27x32xf32>, tensor<f32>) -> tensor<32xf32>
    %152 = stablehlo.reshape %151 : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_43) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %154 = stablehlo.convolution(%8, %150) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x27x27x12xf32>, tensor<8x27x27x32xf32>) -> tensor<5x5x12x32xf32>
    %155 = stablehlo.reverse %arg3, dims = [0, 1] : tensor<5x5x12x32xf32>
    %156 = stablehlo.convolution(%150, %155) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x27x27x32xf32>, tensor<5x5x12x32xf32>) -> tensor<8x27x27x12xf32>
    %cst_44 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %157 = stablehlo.pad %4, %cst_44, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x55x55x12xf32>, tensor<f32>) -> tensor<8x55x55x12xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = "stablehlo.select_and_scatter"(%157, %156, %cst_45) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %608 = stablehlo.compare GE, %arg51, %arg52, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %608 : tensor<i1>
    }, {
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %608 = stablehlo.add %arg51, %arg52 : tensor<f32>
      stablehlo.return %608 : tensor<f32>
    }) : (tensor<8x55x55x12xf32>, tensor<8x27x27x12xf32>, tensor<f32>) -> tensor<8x55x55x12xf32>
    %159 = stablehlo.slice %158 [0:8, 0:55, 0:55, 0:12] : (tensor<8x55x55x12xf32>) -> tensor<8x55x55x12xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8x55x55x12xf32>
    %161 = stablehlo.select %6, %159, %160 : tensor<8x55x55x12xi1>, tensor<8x55x55x12xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_47) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x55x55x12xf32>, tensor<f32>) -> tensor<12xf32>
    %163 = stablehlo.reshape %162 : (tensor<12xf32>) -> tensor<1x1x1x12xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.reduce(%163 init: %cst_48) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x12xf32>, tensor<f32>) -> tensor<12xf32>
    %165 = stablehlo.convolution(%arg49, %161) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [4, 4], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x227x227x3xf32>, tensor<8x55x55x12xf32>) -> tensor<11x11x3x12xf32>
    %166 = chlo.square %164 : tensor<12xf32> -> tensor<12xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%166 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.add %cst_50, %167 : tensor<f32>
    %169 = chlo.square %165 : tensor<11x11x3x12xf32> -> tensor<11x11x3x12xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%169 init: %cst_51) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<11x11x3x12xf32>, tensor<f32>) -> tensor<f32>
    %171 = stablehlo.add %168, %170 : tensor<f32>
    %172 = chlo.square %153 : tensor<32xf32> -> tensor<32xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.reduce(%172 init: %cst_52) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %174 = stablehlo.add %171, %173 : tensor<f32>
    %175 = chlo.square %154 : tensor<5x5x12x32xf32> -> tensor<5x5x12x32xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%175 init: %cst_53) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<5x5x12x32xf32>, tensor<f32>) -> tensor<f32>
    %177 = stablehlo.add %174, %176 : tensor<f32>
    %178 = chlo.square %142 : tensor<48xf32> -> tensor<48xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%178 init: %cst_54) applies stablehlo.add across dimensions = [0] : (tensor<48xf32>, tensor<f32>) -> tensor<f32>
    %180 = stablehlo.add %177, %179 : tensor<f32>
    %181 = chlo.square %143 : tensor<3x3x32x48xf32> -> tensor<3x3x32x48xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%181 init: %cst_55) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x32x48xf32>, tensor<f32>) -> tensor<f32>
    %183 = stablehlo.add %180, %182 : tensor<f32>
    %184 = chlo.square %134 : tensor<48xf32> -> tensor<48xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.reduce(%184 init: %cst_56) applies stablehlo.add across dimensions = [0] : (tensor<48xf32>, tensor<f32>) -> tensor<f32>
    %186 = stablehlo.add %183, %185 : tensor<f32>
    %187 = chlo.square %135 : tensor<3x3x48x48xf32> -> tensor<3x3x48x48xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.reduce(%187 init: %cst_57) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x48x48xf32>, tensor<f32>) -> tensor<f32>
    %189 = stablehlo.add %186, %188 : tensor<f32>
    %190 = chlo.square %126 : tensor<32xf32> -> tensor<32xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%190 init: %cst_58) applies stablehlo.add across dimensions = [0] : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %192 = stablehlo.add %189, %191 : tensor<f32>
    %193 = chlo.square %127 : tensor<3x3x48x32xf32> -> tensor<3x3x48x32xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.reduce(%193 init: %cst_59) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x48x32xf32>, tensor<f32>) -> tensor<f32>
    %195 = stablehlo.add %192, %194 : tensor<f32>
    %196 = chlo.square %114 : tensor<64xf32> -> tensor<64xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%196 init: %cst_60) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %198 = stablehlo.add %195, %197 : tensor<f32>
    %199 = chlo.square %116 : tensor<1152x64xf32> -> tensor<1152x64xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.reduce(%199 init: %cst_61) applies stablehlo.add across dimensions = [0, 1] : (tensor<1152x64xf32>, tensor<f32>) -> tensor<f32>
    %201 = stablehlo.add %198, %200 : tensor<f32>
    %202 = chlo.square %106 : tensor<64xf32> -> tensor<64xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.reduce(%202 init: %cst_62) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %204 = stablehlo.add %201, %203 : tensor<f32>
    %205 = chlo.square %108 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.reduce(%205 init: %cst_63) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %207 = stablehlo.add %204, %206 : tensor<f32>
    %208 = chlo.square %98 : tensor<64xf32> -> tensor<64xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.reduce(%208 init: %cst_64) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %210 = stablehlo.add %207, %209 : tensor<f32>
    %211 = chlo.square %100 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.reduce(%211 init: %cst_65) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
    %213 = stablehlo.add %210, %212 : tensor<f32>
    %214 = stablehlo.sqrt %213 : tensor<f32>
    %cst_66 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %215 = stablehlo.add %214, %cst_66 : tensor<f32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %216 = stablehlo.divide %cst_67, %215 : tensor<f32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %217 = stablehlo.minimum %cst_68, %216 : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %219 = stablehlo.multiply %164, %218 : tensor<12xf32>
    %220 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<11x11x3x12xf32>
    %221 = stablehlo.multiply %165, %220 : tensor<11x11x3x12xf32>
    %222 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %223 = stablehlo.multiply %153, %222 : tensor<32xf32>
    %224 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<5x5x12x32xf32>
    %225 = stablehlo.multiply %154, %224 : tensor<5x5x12x32xf32>
    %226 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %227 = stablehlo.multiply %142, %226 : tensor<48xf32>
    %228 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<3x3x32x48xf32>
    %229 = stablehlo.multiply %143, %228 : tensor<3x3x32x48xf32>
    %230 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %231 = stablehlo.multiply %134, %230 : tensor<48xf32>
    %232 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<3x3x48x48xf32>
    %233 = stablehlo.multiply %135, %232 : tensor<3x3x48x48xf32>
    %234 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %235 = stablehlo.multiply %126, %234 : tensor<32xf32>
    %236 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %237 = stablehlo.multiply %127, %236 : tensor<3x3x48x32xf32>
    %238 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %239 = stablehlo.multiply %114, %238 : tensor<64xf32>
    %240 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<1152x64xf32>
    %241 = stablehlo.multiply %116, %240 : tensor<1152x64xf32>
    %242 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %243 = stablehlo.multiply %106, %242 : tensor<64xf32>
    %244 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %245 = stablehlo.multiply %108, %244 : tensor<64x64xf32>
    %246 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %247 = stablehlo.multiply %98, %246 : tensor<64xf32>
    %248 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %249 = stablehlo.multiply %100, %248 : tensor<64x64xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %250 = stablehlo.add %arg16, %c : tensor<i32>
    %251 = stablehlo.convert %250 : (tensor<i32>) -> tensor<f32>
    %cst_69 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %253 = stablehlo.multiply %252, %arg17 : tensor<12xf32>
    %cst_70 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %255 = stablehlo.multiply %254, %219 : tensor<12xf32>
    %256 = stablehlo.add %253, %255 : tensor<12xf32>
    %cst_71 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<11x11x3x12xf32>
    %258 = stablehlo.multiply %257, %arg18 : tensor<11x11x3x12xf32>
    %cst_72 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<11x11x3x12xf32>
    %260 = stablehlo.multiply %259, %221 : tensor<11x11x3x12xf32>
    %261 = stablehlo.add %258, %260 : tensor<11x11x3x12xf32>
    %cst_73 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %263 = stablehlo.multiply %262, %arg19 : tensor<32xf32>
    %cst_74 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %265 = stablehlo.multiply %264, %223 : tensor<32xf32>
    %266 = stablehlo.add %263, %265 : tensor<32xf32>
    %cst_75 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<5x5x12x32xf32>
    %268 = stablehlo.multiply %267, %arg20 : tensor<5x5x12x32xf32>
    %cst_76 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<5x5x12x32xf32>
    %270 = stablehlo.multiply %269, %225 : tensor<5x5x12x32xf32>
    %271 = stablehlo.add %268, %270 : tensor<5x5x12x32xf32>
    %cst_77 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %273 = stablehlo.multiply %272, %arg21 : tensor<48xf32>
    %cst_78 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %275 = stablehlo.multiply %274, %227 : tensor<48xf32>
    %276 = stablehlo.add %273, %275 : tensor<48xf32>
    %cst_79 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<3x3x32x48xf32>
    %278 = stablehlo.multiply %277, %arg22 : tensor<3x3x32x48xf32>
    %cst_80 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<3x3x32x48xf32>
    %280 = stablehlo.multiply %279, %229 : tensor<3x3x32x48xf32>
    %281 = stablehlo.add %278, %280 : tensor<3x3x32x48xf32>
    %cst_81 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %283 = stablehlo.multiply %282, %arg23 : tensor<48xf32>
    %cst_82 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %285 = stablehlo.multiply %284, %231 : tensor<48xf32>
    %286 = stablehlo.add %283, %285 : tensor<48xf32>
    %cst_83 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<3x3x48x48xf32>
    %288 = stablehlo.multiply %287, %arg24 : tensor<3x3x48x48xf32>
    %cst_84 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<3x3x48x48xf32>
    %290 = stablehlo.multiply %289, %233 : tensor<3x3x48x48xf32>
    %291 = stablehlo.add %288, %290 : tensor<3x3x48x48xf32>
    %cst_85 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %293 = stablehlo.multiply %292, %arg25 : tensor<32xf32>
    %cst_86 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %295 = stablehlo.multiply %294, %235 : tensor<32xf32>
    %296 = stablehlo.add %293, %295 : tensor<32xf32>
    %cst_87 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %297 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %298 = stablehlo.multiply %297, %arg26 : tensor<3x3x48x32xf32>
    %cst_88 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %300 = stablehlo.multiply %299, %237 : tensor<3x3x48x32xf32>
    %301 = stablehlo.add %298, %300 : tensor<3x3x48x32xf32>
    %cst_89 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %303 = stablehlo.multiply %302, %arg27 : tensor<64xf32>
    %cst_90 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %304 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %305 = stablehlo.multiply %304, %239 : tensor<64xf32>
    %306 = stablehlo.add %303, %305 : tensor<64xf32>
    %cst_91 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<1152x64xf32>
    %308 = stablehlo.multiply %307, %arg28 : tensor<1152x64xf32>
    %cst_92 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %309 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<1152x64xf32>
    %310 = stablehlo.multiply %309, %241 : tensor<1152x64xf32>
    %311 = stablehlo.add %308, %310 : tensor<1152x64xf32>
    %cst_93 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %312 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %313 = stablehlo.multiply %312, %arg29 : tensor<64xf32>
    %cst_94 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %315 = stablehlo.multiply %314, %243 : tensor<64xf32>
    %316 = stablehlo.add %313, %315 : tensor<64xf32>
    %cst_95 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %318 = stablehlo.multiply %317, %arg30 : tensor<64x64xf32>
    %cst_96 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %320 = stablehlo.multiply %319, %245 : tensor<64x64xf32>
    %321 = stablehlo.add %318, %320 : tensor<64x64xf32>
    %cst_97 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %322 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %323 = stablehlo.multiply %322, %arg31 : tensor<64xf32>
    %cst_98 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %325 = stablehlo.multiply %324, %247 : tensor<64xf32>
    %326 = stablehlo.add %323, %325 : tensor<64xf32>
    %cst_99 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %327 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %328 = stablehlo.multiply %327, %arg32 : tensor<64x64xf32>
    %cst_100 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %330 = stablehlo.multiply %329, %249 : tensor<64x64xf32>
    %331 = stablehlo.add %328, %330 : tensor<64x64xf32>
    %cst_101 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %333 = stablehlo.multiply %332, %arg33 : tensor<12xf32>
    %334 = chlo.square %219 : tensor<12xf32> -> tensor<12xf32>
    %cst_102 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %336 = stablehlo.multiply %335, %334 : tensor<12xf32>
    %337 = stablehlo.add %333, %336 : tensor<12xf32>
    %cst_103 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %338 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<11x11x3x12xf32>
    %339 = stablehlo.multiply %338, %arg34 : tensor<11x11x3x12xf32>
    %340 = chlo.square %221 : tensor<11x11x3x12xf32> -> tensor<11x11x3x12xf32>
    %cst_104 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<11x11x3x12xf32>
    %342 = stablehlo.multiply %341, %340 : tensor<11x11x3x12xf32>
    %343 = stablehlo.add %339, %342 : tensor<11x11x3x12xf32>
    %cst_105 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %345 = stablehlo.multiply %344, %arg35 : tensor<32xf32>
    %346 = chlo.square %223 : tensor<32xf32> -> tensor<32xf32>
    %cst_106 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %348 = stablehlo.multiply %347, %346 : tensor<32xf32>
    %349 = stablehlo.add %345, %348 : tensor<32xf32>
    %cst_107 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<5x5x12x32xf32>
    %351 = stablehlo.multiply %350, %arg36 : tensor<5x5x12x32xf32>
    %352 = chlo.square %225 : tensor<5x5x12x32xf32> -> tensor<5x5x12x32xf32>
    %cst_108 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<5x5x12x32xf32>
    %354 = stablehlo.multiply %353, %352 : tensor<5x5x12x32xf32>
    %355 = stablehlo.add %351, %354 : tensor<5x5x12x32xf32>
    %cst_109 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %357 = stablehlo.multiply %356, %arg37 : tensor<48xf32>
    %358 = chlo.square %227 : tensor<48xf32> -> tensor<48xf32>
    %cst_110 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %359 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %360 = stablehlo.multiply %359, %358 : tensor<48xf32>
    %361 = stablehlo.add %357, %360 : tensor<48xf32>
    %cst_111 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<3x3x32x48xf32>
    %363 = stablehlo.multiply %362, %arg38 : tensor<3x3x32x48xf32>
    %364 = chlo.square %229 : tensor<3x3x32x48xf32> -> tensor<3x3x32x48xf32>
    %cst_112 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %365 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<3x3x32x48xf32>
    %366 = stablehlo.multiply %365, %364 : tensor<3x3x32x48xf32>
    %367 = stablehlo.add %363, %366 : tensor<3x3x32x48xf32>
    %cst_113 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %368 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %369 = stablehlo.multiply %368, %arg39 : tensor<48xf32>
    %370 = chlo.square %231 : tensor<48xf32> -> tensor<48xf32>
    %cst_114 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %372 = stablehlo.multiply %371, %370 : tensor<48xf32>
    %373 = stablehlo.add %369, %372 : tensor<48xf32>
    %cst_115 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<3x3x48x48xf32>
    %375 = stablehlo.multiply %374, %arg40 : tensor<3x3x48x48xf32>
    %376 = chlo.square %233 : tensor<3x3x48x48xf32> -> tensor<3x3x48x48xf32>
    %cst_116 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<3x3x48x48xf32>
    %378 = stablehlo.multiply %377, %376 : tensor<3x3x48x48xf32>
    %379 = stablehlo.add %375, %378 : tensor<3x3x48x48xf32>
    %cst_117 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %381 = stablehlo.multiply %380, %arg41 : tensor<32xf32>
    %382 = chlo.square %235 : tensor<32xf32> -> tensor<32xf32>
    %cst_118 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %384 = stablehlo.multiply %383, %382 : tensor<32xf32>
    %385 = stablehlo.add %381, %384 : tensor<32xf32>
    %cst_119 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %387 = stablehlo.multiply %386, %arg42 : tensor<3x3x48x32xf32>
    %388 = chlo.square %237 : tensor<3x3x48x32xf32> -> tensor<3x3x48x32xf32>
    %cst_120 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %390 = stablehlo.multiply %389, %388 : tensor<3x3x48x32xf32>
    %391 = stablehlo.add %387, %390 : tensor<3x3x48x32xf32>
    %cst_121 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %393 = stablehlo.multiply %392, %arg43 : tensor<64xf32>
    %394 = chlo.square %239 : tensor<64xf32> -> tensor<64xf32>
    %cst_122 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %396 = stablehlo.multiply %395, %394 : tensor<64xf32>
    %397 = stablehlo.add %393, %396 : tensor<64xf32>
    %cst_123 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<1152x64xf32>
    %399 = stablehlo.multiply %398, %arg44 : tensor<1152x64xf32>
    %400 = chlo.square %241 : tensor<1152x64xf32> -> tensor<1152x64xf32>
    %cst_124 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<1152x64xf32>
    %402 = stablehlo.multiply %401, %400 : tensor<1152x64xf32>
    %403 = stablehlo.add %399, %402 : tensor<1152x64xf32>
    %cst_125 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %405 = stablehlo.multiply %404, %arg45 : tensor<64xf32>
    %406 = chlo.square %243 : tensor<64xf32> -> tensor<64xf32>
    %cst_126 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %408 = stablehlo.multiply %407, %406 : tensor<64xf32>
    %409 = stablehlo.add %405, %408 : tensor<64xf32>
    %cst_127 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %411 = stablehlo.multiply %410, %arg46 : tensor<64x64xf32>
    %412 = chlo.square %245 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_128 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %414 = stablehlo.multiply %413, %412 : tensor<64x64xf32>
    %415 = stablehlo.add %411, %414 : tensor<64x64xf32>
    %cst_129 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %417 = stablehlo.multiply %416, %arg47 : tensor<64xf32>
    %418 = chlo.square %247 : tensor<64xf32> -> tensor<64xf32>
    %cst_130 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %420 = stablehlo.multiply %419, %418 : tensor<64xf32>
    %421 = stablehlo.add %417, %420 : tensor<64xf32>
    %cst_131 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %423 = stablehlo.multiply %422, %arg48 : tensor<64x64xf32>
    %424 = chlo.square %249 : tensor<64x64xf32> -> tensor<64x64xf32>
    %cst_132 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %426 = stablehlo.multiply %425, %424 : tensor<64x64xf32>
    %427 = stablehlo.add %423, %426 : tensor<64x64xf32>
    %cst_133 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %428 = stablehlo.power %cst_133, %251 : tensor<f32>
    %cst_134 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %429 = stablehlo.subtract %cst_134, %428 : tensor<f32>
    %cst_135 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %430 = stablehlo.power %cst_135, %251 : tensor<f32>
    %cst_136 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %431 = stablehlo.subtract %cst_136, %430 : tensor<f32>
    %432 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %433 = stablehlo.divide %256, %432 : tensor<12xf32>
    %434 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %435 = stablehlo.divide %337, %434 : tensor<12xf32>
    %436 = stablehlo.sqrt %435 : tensor<12xf32>
    %cst_137 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %438 = stablehlo.add %436, %437 : tensor<12xf32>
    %439 = stablehlo.divide %433, %438 : tensor<12xf32>
    %cst_138 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %441 = stablehlo.multiply %440, %439 : tensor<12xf32>
    %442 = stablehlo.subtract %arg0, %441 : tensor<12xf32>
    %443 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<11x11x3x12xf32>
    %444 = stablehlo.divide %261, %443 : tensor<11x11x3x12xf32>
    %445 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<11x11x3x12xf32>
    %446 = stablehlo.divide %343, %445 : tensor<11x11x3x12xf32>
    %447 = stablehlo.sqrt %446 : tensor<11x11x3x12xf32>
    %cst_139 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<11x11x3x12xf32>
    %449 = stablehlo.add %447, %448 : tensor<11x11x3x12xf32>
    %450 = stablehlo.divide %444, %449 : tensor<11x11x3x12xf32>
    %cst_140 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %451 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<11x11x3x12xf32>
    %452 = stablehlo.multiply %451, %450 : tensor<11x11x3x12xf32>
    %453 = stablehlo.subtract %arg1, %452 : tensor<11x11x3x12xf32>
    %454 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %455 = stablehlo.divide %266, %454 : tensor<32xf32>
    %456 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %457 = stablehlo.divide %349, %456 : tensor<32xf32>
    %458 = stablehlo.sqrt %457 : tensor<32xf32>
    %cst_141 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %460 = stablehlo.add %458, %459 : tensor<32xf32>
    %461 = stablehlo.divide %455, %460 : tensor<32xf32>
    %cst_142 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %462 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %463 = stablehlo.multiply %462, %461 : tensor<32xf32>
    %464 = stablehlo.subtract %arg2, %463 : tensor<32xf32>
    %465 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<5x5x12x32xf32>
    %466 = stablehlo.divide %271, %465 : tensor<5x5x12x32xf32>
    %467 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<5x5x12x32xf32>
    %468 = stablehlo.divide %355, %467 : tensor<5x5x12x32xf32>
    %469 = stablehlo.sqrt %468 : tensor<5x5x12x32xf32>
    %cst_143 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %470 = stablehlo.broadcast_in_dim %cst_143, dims = [] : (tensor<f32>) -> tensor<5x5x12x32xf32>
    %471 = stablehlo.add %469, %470 : tensor<5x5x12x32xf32>
    %472 = stablehlo.divide %466, %471 : tensor<5x5x12x32xf32>
    %cst_144 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %473 = stablehlo.broadcast_in_dim %cst_144, dims = [] : (tensor<f32>) -> tensor<5x5x12x32xf32>
    %474 = stablehlo.multiply %473, %472 : tensor<5x5x12x32xf32>
    %475 = stablehlo.subtract %arg3, %474 : tensor<5x5x12x32xf32>
    %476 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %477 = stablehlo.divide %276, %476 : tensor<48xf32>
    %478 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %479 = stablehlo.divide %361, %478 : tensor<48xf32>
    %480 = stablehlo.sqrt %479 : tensor<48xf32>
    %cst_145 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %482 = stablehlo.add %480, %481 : tensor<48xf32>
    %483 = stablehlo.divide %477, %482 : tensor<48xf32>
    %cst_146 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %485 = stablehlo.multiply %484, %483 : tensor<48xf32>
    %486 = stablehlo.subtract %arg4, %485 : tensor<48xf32>
    %487 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<3x3x32x48xf32>
    %488 = stablehlo.divide %281, %487 : tensor<3x3x32x48xf32>
    %489 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<3x3x32x48xf32>
    %490 = stablehlo.divide %367, %489 : tensor<3x3x32x48xf32>
    %491 = stablehlo.sqrt %490 : tensor<3x3x32x48xf32>
    %cst_147 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %492 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<3x3x32x48xf32>
    %493 = stablehlo.add %491, %492 : tensor<3x3x32x48xf32>
    %494 = stablehlo.divide %488, %493 : tensor<3x3x32x48xf32>
    %cst_148 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %495 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<3x3x32x48xf32>
    %496 = stablehlo.multiply %495, %494 : tensor<3x3x32x48xf32>
    %497 = stablehlo.subtract %arg5, %496 : tensor<3x3x32x48xf32>
    %498 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %499 = stablehlo.divide %286, %498 : tensor<48xf32>
    %500 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %501 = stablehlo.divide %373, %500 : tensor<48xf32>
    %502 = stablehlo.sqrt %501 : tensor<48xf32>
    %cst_149 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_149, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %504 = stablehlo.add %502, %503 : tensor<48xf32>
    %505 = stablehlo.divide %499, %504 : tensor<48xf32>
    %cst_150 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_150, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %507 = stablehlo.multiply %506, %505 : tensor<48xf32>
    %508 = stablehlo.subtract %arg6, %507 : tensor<48xf32>
    %509 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<3x3x48x48xf32>
    %510 = stablehlo.divide %291, %509 : tensor<3x3x48x48xf32>
    %511 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<3x3x48x48xf32>
    %512 = stablehlo.divide %379, %511 : tensor<3x3x48x48xf32>
    %513 = stablehlo.sqrt %512 : tensor<3x3x48x48xf32>
    %cst_151 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<3x3x48x48xf32>
    %515 = stablehlo.add %513, %514 : tensor<3x3x48x48xf32>
    %516 = stablehlo.divide %510, %515 : tensor<3x3x48x48xf32>
    %cst_152 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<3x3x48x48xf32>
    %518 = stablehlo.multiply %517, %516 : tensor<3x3x48x48xf32>
    %519 = stablehlo.subtract %arg7, %518 : tensor<3x3x48x48xf32>
    %520 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %521 = stablehlo.divide %296, %520 : tensor<32xf32>
    %522 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %523 = stablehlo.divide %385, %522 : tensor<32xf32>
    %524 = stablehlo.sqrt %523 : tensor<32xf32>
    %cst_153 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %525 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %526 = stablehlo.add %524, %525 : tensor<32xf32>
    %527 = stablehlo.divide %521, %526 : tensor<32xf32>
    %cst_154 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %528 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %529 = stablehlo.multiply %528, %527 : tensor<32xf32>
    %530 = stablehlo.subtract %arg8, %529 : tensor<32xf32>
    %531 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %532 = stablehlo.divide %301, %531 : tensor<3x3x48x32xf32>
    %533 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %534 = stablehlo.divide %391, %533 : tensor<3x3x48x32xf32>
    %535 = stablehlo.sqrt %534 : tensor<3x3x48x32xf32>
    %cst_155 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %537 = stablehlo.add %535, %536 : tensor<3x3x48x32xf32>
    %538 = stablehlo.divide %532, %537 : tensor<3x3x48x32xf32>
    %cst_156 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<3x3x48x32xf32>
    %540 = stablehlo.multiply %539, %538 : tensor<3x3x48x32xf32>
    %541 = stablehlo.subtract %arg9, %540 : tensor<3x3x48x32xf32>
    %542 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %543 = stablehlo.divide %306, %542 : tensor<64xf32>
    %544 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %545 = stablehlo.divide %397, %544 : tensor<64xf32>
    %546 = stablehlo.sqrt %545 : tensor<64xf32>
    %cst_157 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %547 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %548 = stablehlo.add %546, %547 : tensor<64xf32>
    %549 = stablehlo.divide %543, %548 : tensor<64xf32>
    %cst_158 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %551 = stablehlo.multiply %550, %549 : tensor<64xf32>
    %552 = stablehlo.subtract %arg10, %551 : tensor<64xf32>
    %553 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<1152x64xf32>
    %554 = stablehlo.divide %311, %553 : tensor<1152x64xf32>
    %555 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<1152x64xf32>
    %556 = stablehlo.divide %403, %555 : tensor<1152x64xf32>
    %557 = stablehlo.sqrt %556 : tensor<1152x64xf32>
    %cst_159 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %558 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<1152x64xf32>
    %559 = stablehlo.add %557, %558 : tensor<1152x64xf32>
    %560 = stablehlo.divide %554, %559 : tensor<1152x64xf32>
    %cst_160 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %561 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<1152x64xf32>
    %562 = stablehlo.multiply %561, %560 : tensor<1152x64xf32>
    %563 = stablehlo.subtract %arg11, %562 : tensor<1152x64xf32>
    %564 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %565 = stablehlo.divide %316, %564 : tensor<64xf32>
    %566 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %567 = stablehlo.divide %409, %566 : tensor<64xf32>
    %568 = stablehlo.sqrt %567 : tensor<64xf32>
    %cst_161 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %570 = stablehlo.add %568, %569 : tensor<64xf32>
    %571 = stablehlo.divide %565, %570 : tensor<64xf32>
    %cst_162 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_162, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %573 = stablehlo.multiply %572, %571 : tensor<64xf32>
    %574 = stablehlo.subtract %arg12, %573 : tensor<64xf32>
    %575 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %576 = stablehlo.divide %321, %575 : tensor<64x64xf32>
    %577 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %578 = stablehlo.divide %415, %577 : tensor<64x64xf32>
    %579 = stablehlo.sqrt %578 : tensor<64x64xf32>
    %cst_163 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_163, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %581 = stablehlo.add %579, %580 : tensor<64x64xf32>
    %582 = stablehlo.divide %576, %581 : tensor<64x64xf32>
    %cst_164 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %583 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %584 = stablehlo.multiply %583, %582 : tensor<64x64xf32>
    %585 = stablehlo.subtract %arg13, %584 : tensor<64x64xf32>
    %586 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %587 = stablehlo.divide %326, %586 : tensor<64xf32>
    %588 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %589 = stablehlo.divide %421, %588 : tensor<64xf32>
    %590 = stablehlo.sqrt %589 : tensor<64xf32>
    %cst_165 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %591 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %592 = stablehlo.add %590, %591 : tensor<64xf32>
    %593 = stablehlo.divide %587, %592 : tensor<64xf32>
    %cst_166 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %594 = stablehlo.broadcast_in_dim %cst_166, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %595 = stablehlo.multiply %594, %593 : tensor<64xf32>
    %596 = stablehlo.subtract %arg14, %595 : tensor<64xf32>
    %597 = stablehlo.broadcast_in_dim %429, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %598 = stablehlo.divide %331, %597 : tensor<64x64xf32>
    %599 = stablehlo.broadcast_in_dim %431, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %600 = stablehlo.divide %427, %599 : tensor<64x64xf32>
    %601 = stablehlo.sqrt %600 : tensor<64x64xf32>
    %cst_167 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %602 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %603 = stablehlo.add %601, %602 : tensor<64x64xf32>
    %604 = stablehlo.divide %598, %603 : tensor<64x64xf32>
    %cst_168 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %605 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<64x64xf32>
    %606 = stablehlo.multiply %605, %604 : tensor<64x64xf32>
    %607 = stablehlo.subtract %arg15, %606 : tensor<64x64xf32>
    return %442, %453, %464, %475, %486, %497, %508, %519, %530, %541, %552, %563, %574, %585, %596, %607, %250, %256, %261, %266, %271, %276, %281, %286, %291, %296, %301, %306, %311, %316, %321, %326, %331, %337, %343, %349, %355, %361, %367, %373, %379, %385, %391, %397, %403, %409, %415, %421, %427, %81 : tensor<12xf32>, tensor<11x11x3x12xf32>, tensor<32xf32>, tensor<5x5x12x32xf32>, tensor<48xf32>, tensor<3x3x32x48xf32>, tensor<48xf32>, tensor<3x3x48x48xf32>, tensor<32xf32>, tensor<3x3x48x32xf32>, tensor<64xf32>, tensor<1152x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<i32>, tensor<12xf32>, tensor<11x11x3x12xf32>, tensor<32xf32>, tensor<5x5x12x32xf32>, tensor<48xf32>, tensor<3x3x32x48xf32>, tensor<48xf32>, tensor<3x3x48x48xf32>, tensor<32xf32>, tensor<3x3x48x32xf32>, tensor<64xf32>, tensor<1152x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<12xf32>, tensor<11x11x3x12xf32>, tensor<32xf32>, tensor<5x5x12x32xf32>, tensor<48xf32>, tensor<3x3x32x48xf32>, tensor<48xf32>, tensor<3x3x48x48xf32>, tensor<32xf32>, tensor<3x3x48x32xf32>, tensor<64xf32>, tensor<1152x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x55x55x12xf32>) -> tensor<8x55x55x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x55x55x12xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x55x55x12xf32>
    return %1 : tensor<8x55x55x12xf32>
  }
  func.func private @relu_0(%arg0: tensor<8x27x27x32xf32>) -> tensor<8x27x27x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x27x27x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x27x27x32xf32>
    return %1 : tensor<8x27x27x32xf32>
  }
  func.func private @relu_1(%arg0: tensor<8x13x13x48xf32>) -> tensor<8x13x13x48xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x13x13x48xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x13x13x48xf32>
    return %1 : tensor<8x13x13x48xf32>
  }
  func.func private @relu_2(%arg0: tensor<8x13x13x32xf32>) -> tensor<8x13x13x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x13x13x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x13x13x32xf32>
    return %1 : tensor<8x13x13x32xf32>
  }
  func.func private @relu_3(%arg0: tensor<8x64xf32>) -> tensor<8x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x64xf32>
    return %1 : tensor<8x64xf32>
  }
  func.func private @_one_hot(%arg0: tensor<8xi32>) -> tensor<8x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x64xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x1xi32>) -> tensor<8x64xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xi32>) -> tensor<8x64xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x64xi32>, tensor<8x64xi32>) -> tensor<8x64xi1>
    %5 = stablehlo.convert %4 : (tensor<8x64xi1>) -> tensor<8x64xf32>
    return %5 : tensor<8x64xf32>
  }
}
