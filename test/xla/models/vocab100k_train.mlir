module @jit_train_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<512x64xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<64x512xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<64xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<128x64xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<128xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<64x128xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<64xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<128x64xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<128xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<64x128xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<i32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<512x64xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<64x512xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<64xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<128x64xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<128xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<64x128xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<64xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<128x64xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<128xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<64x128xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<512x64xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<64x512xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<64xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<128x64xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<128xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<64x128xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<64xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<128x64xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<128xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<64x128xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<16x32xi32>, %arg32: tensor<16x32xi32>) -> (tensor<512x64xf32> {jax.result_info = "result[0]['embed']"}, tensor<64x512xf32> {jax.result_info = "result[0]['head']"}, tensor<64xf32> {jax.result_info = "result[0]['mlp'][0]['down']['bias']"}, tensor<128x64xf32> {jax.result_info = "result[0]['mlp'][0]['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0]['mlp'][0]['up']['bias']"}, tensor<64x128xf32> {jax.result_info = "result[0]['mlp'][0]['up']['kernel']"}, tensor<64xf32> {jax.result_info = "result[0]['mlp'][1]['down']['bias']"}, tensor<128x64xf32> {jax.result_info = "result[0]['mlp'][1]['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[0]['mlp'][1]['up']['bias']"}, tensor<64x128xf32> {jax.result_info = "result[0]['mlp'][1]['up']['kernel']"}, tensor<i32> {jax.result_info = "result[1]['count']"}, tensor<512x64xf32> {jax.result_info = "result[1]['m']['embed']"}, tensor<64x512xf32> {jax.result_info = "result[1]['m']['head']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['mlp'][0]['down']['bias']"}, tensor<128x64xf32> {jax.result_info = "result[1]['m']['mlp'][0]['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1]['m']['mlp'][0]['up']['bias']"}, tensor<64x128xf32> {jax.result_info = "result[1]['m']['mlp'][0]['up']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['m']['mlp'][1]['down']['bias']"}, tensor<128x64xf32> {jax.result_info = "result[1]['m']['mlp'][1]['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1]['m']['mlp'][1]['up']['bias']"}, tensor<64x128xf32> {jax.result_info = "result[1]['m']['mlp'][1]['up']['kernel']"}, tensor<512x64xf32> {jax.result_info = "result[1]['v']['embed']"}, tensor<64x512xf32> {jax.result_info = "result[1]['v']['head']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['mlp'][0]['down']['bias']"}, tensor<128x64xf32> {jax.result_info = "result[1]['v']['mlp'][0]['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1]['v']['mlp'][0]['up']['bias']"}, tensor<64x128xf32> {jax.result_info = "result[1]['v']['mlp'][0]['up']['kernel']"}, tensor<64xf32> {jax.result_info = "result[1]['v']['mlp'][1]['down']['bias']"}, tensor<128x64xf32> {jax.result_info = "result[1]['v']['mlp'][1]['down']['kernel']"}, tensor<128xf32> {jax.result_info = "result[1]['v']['mlp'][1]['up']['bias']"}, tensor<64x128xf32> {jax.result_info = "result[1]['v']['mlp'][1]['up']['kernel']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %1 = stablehlo.compare LT, %arg31, %0, SIGNED : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi1>
    %c_0 = stablehlo.constant dense<512> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %3 = stablehlo.add %arg31, %2 : tensor<16x32xi32>
    %4 = stablehlo.select %1, %3, %arg31 : tensor<16x32xi1>, tensor<16x32xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<512x64xf32>, tensor<16x32x1xi32>) -> tensor<16x32x64xf32>
    %7 = stablehlo.dot_general %6, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x128xf32>) -> tensor<16x32x128xf32>
    %8 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<16x32x128xf32>
    %10 = stablehlo.add %7, %9 : tensor<16x32x128xf32>
    %11 = call @relu(%10) : (tensor<16x32x128xf32>) -> tensor<16x32x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32x128xf32>
    %13 = stablehlo.compare GT, %10, %12, FLOAT : (tensor<16x32x128xf32>, tensor<16x32x128xf32>) -> tensor<16x32x128xi1>
    %14 = stablehlo.dot_general %11, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x128xf32>, tensor<128x64xf32>) -> tensor<16x32x64xf32>
    %15 = stablehlo.add %6, %14 : tensor<16x32x64xf32>
    %16 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %18 = stablehlo.add %15, %17 : tensor<16x32x64xf32>
    %19 = stablehlo.dot_general %18, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x128xf32>) -> tensor<16x32x128xf32>
    %20 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x1x128xf32>) -> tensor<16x32x128xf32>
    %22 = stablehlo.add %19, %21 : tensor<16x32x128xf32>
    %23 = call @relu(%22) : (tensor<16x32x128xf32>) -> tensor<16x32x128xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x32x128xf32>
    %25 = stablehlo.compare GT, %22, %24, FLOAT : (tensor<16x32x128xf32>, tensor<16x32x128xf32>) -> tensor<16x32x128xi1>
    %26 = stablehlo.dot_general %23, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x128xf32>, tensor<128x64xf32>) -> tensor<16x32x64xf32>
    %27 = stablehlo.add %18, %26 : tensor<16x32x64xf32>
    %28 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %30 = stablehlo.add %27, %29 : tensor<16x32x64xf32>
    %31 = stablehlo.dot_general %30, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x512xf32>) -> tensor<16x32x512xf32>
    %32 = stablehlo.convert %31 : (tensor<16x32x512xf32>) -> tensor<16x32x512xf32>
    %33:3 = call @log_softmax(%32) : (tensor<16x32x512xf32>) -> (tensor<16x32x512xf32>, tensor<16x32x512xf32>, tensor<16x32x1xf32>)
    %34 = stablehlo.broadcast_in_dim %arg32, dims = [0, 1] : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %35:2 = call @take_along_axis(%33#0, %34) : (tensor<16x32x512xf32>, tensor<16x32x1xi32>) -> (tensor<16x32x1xf32>, tensor<16x32x1x1xi32>)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35#0 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %37 = stablehlo.divide %36, %cst_3 : tensor<f32>
    %38 = stablehlo.negate %37 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %39 = stablehlo.negate %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %40 = stablehlo.divide %39, %cst_5 : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %42 = call @take_along_axis_0(%35#1, %41) : (tensor<16x32x1x1xi32>, tensor<16x32x1xf32>) -> tensor<16x32x512xf32>
    %43 = call @log_softmax_1(%33#1, %33#2, %42) : (tensor<16x32x512xf32>, tensor<16x32x1xf32>, tensor<16x32x512xf32>) -> tensor<16x32x512xf32>
    %44 = stablehlo.convert %43 : (tensor<16x32x512xf32>) -> tensor<16x32x512xf32>
    %45 = stablehlo.dot_general %44, %30, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x512xf32>, tensor<16x32x64xf32>) -> tensor<512x64xf32>
    %46 = stablehlo.transpose %45, dims = [1, 0] : (tensor<512x64xf32>) -> tensor<64x512xf32>
    %47 = stablehlo.dot_general %44, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x512xf32>, tensor<64x512xf32>) -> tensor<16x32x64xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %49 = stablehlo.reshape %48 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %51 = stablehlo.dot_general %47, %23, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x128xf32>) -> tensor<64x128xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %53 = stablehlo.dot_general %47, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<128x64xf32>) -> tensor<16x32x128xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x32x128xf32>
    %55 = stablehlo.select %25, %53, %54 : tensor<16x32x128xi1>, tensor<16x32x128xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %57 = stablehlo.reshape %56 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.reduce(%57 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %59 = stablehlo.dot_general %55, %18, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x128xf32>, tensor<16x32x64xf32>) -> tensor<128x64xf32>
    %60 = stablehlo.transpose %59, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %61 = stablehlo.dot_general %55, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x128xf32>, tensor<64x128xf32>) -> tensor<16x32x64xf32>
    %62 = stablehlo.add %47, %61 : tensor<16x32x64xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %64 = stablehlo.reshape %63 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %66 = stablehlo.dot_general %62, %11, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<16x32x128xf32>) -> tensor<64x128xf32>
    %67 = stablehlo.transpose %66, dims = [1, 0] : (tensor<64x128xf32>) -> tensor<128x64xf32>
    %68 = stablehlo.dot_general %62, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<128x64xf32>) -> tensor<16x32x128xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32x128xf32>
    %70 = stablehlo.select %13, %68, %69 : tensor<16x32x128xi1>, tensor<16x32x128xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %72 = stablehlo.reshape %71 : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %74 = stablehlo.dot_general %70, %6, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x128xf32>, tensor<16x32x64xf32>) -> tensor<128x64xf32>
    %75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<128x64xf32>) -> tensor<64x128xf32>
    %76 = stablehlo.dot_general %70, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x128xf32>, tensor<64x128xf32>) -> tensor<16x32x64xf32>
    %77 = stablehlo.add %62, %76 : tensor<16x32x64xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %79 = "stablehlo.scatter"(%78, %5, %77) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %410 = stablehlo.add %arg33, %arg34 : tensor<f32>
      stablehlo.return %410 : tensor<f32>
    }) : (tensor<512x64xf32>, tensor<16x32x1xi32>, tensor<16x32x64xf32>) -> tensor<512x64xf32>
    %80 = stablehlo.convert %79 : (tensor<512x64xf32>) -> tensor<512x64xf32>
    %81 = chlo.square %80 : tensor<512x64xf32> -> tensor<512x64xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.add %cst_18, %82 : tensor<f32>
    %84 = stablehlo.convert %46 : (tensor<64x512xf32>) -> tensor<64x512xf32>
    %85 = chlo.square %84 : tensor<64x512xf32> -> tensor<64x512xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<f32>
    %87 = stablehlo.add %83, %86 : tensor<f32>
    %88 = stablehlo.convert %65 : (tensor<64xf32>) -> tensor<64xf32>
    %89 = chlo.square %88 : tensor<64xf32> -> tensor<64xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %91 = stablehlo.add %87, %90 : tensor<f32>
    %92 = stablehlo.convert %67 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %93 = chlo.square %92 : tensor<128x64xf32> -> tensor<128x64xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_21) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x64xf32>, tensor<f32>) -> tensor<f32>
    %95 = stablehlo.add %91, %94 : tensor<f32>
    %96 = stablehlo.convert %73 : (tensor<128xf32>) -> tensor<128xf32>
    %97 = chlo.square %96 : tensor<128xf32> -> tensor<128xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %99 = stablehlo.add %95, %98 : tensor<f32>
    %100 = stablehlo.convert %75 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %101 = chlo.square %100 : tensor<64x128xf32> -> tensor<64x128xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.reduce(%101 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<f32>
    %103 = stablehlo.add %99, %102 : tensor<f32>
    %104 = stablehlo.convert %50 : (tensor<64xf32>) -> tensor<64xf32>
    %105 = chlo.square %104 : tensor<64xf32> -> tensor<64xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %107 = stablehlo.add %103, %106 : tensor<f32>
    %108 = stablehlo.convert %52 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %109 = chlo.square %108 : tensor<128x64xf32> -> tensor<128x64xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x64xf32>, tensor<f32>) -> tensor<f32>
    %111 = stablehlo.add %107, %110 : tensor<f32>
    %112 = stablehlo.convert %58 : (tensor<128xf32>) -> tensor<128xf32>
    %113 = chlo.square %112 : tensor<128xf32> -> tensor<128xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    %115 = stablehlo.add %111, %114 : tensor<f32>
    %116 = stablehlo.convert %60 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %117 = chlo.square %116 : tensor<64x128xf32> -> tensor<64x128xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x128xf32>, tensor<f32>) -> tensor<f32>
    %119 = stablehlo.add %115, %118 : tensor<f32>
    %120 = stablehlo.sqrt %119 : tensor<f32>
    %cst_28 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %121 = stablehlo.add %120, %cst_28 : tensor<f32>
    %cst_29 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %122 = stablehlo.divide %cst_29, %121 : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %123 = stablehlo.minimum %cst_30, %122 : tensor<f32>
    %124 = stablehlo.convert %123 : (tensor<f32>) -> tensor<f32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %126 = stablehlo.multiply %79, %125 : tensor<512x64xf32>
    %127 = stablehlo.convert %123 : (tensor<f32>) -> tensor<f32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %129 = stablehlo.multiply %46, %128 : tensor<64x512xf32>
    %130 = stablehlo.convert %123 : (tensor<f32>) -> tensor<f32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %132 = stablehlo.multiply %65, %131 : tensor<64xf32>
    %133 = stablehlo.convert %123 : (tensor<f32>) -> tensor<f32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %135 = stablehlo.multiply %67, %134 : tensor<128x64xf32>
    %136 = stablehlo.convert %123 : (tensor<f32>) -> tensor<f32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %138 = stablehlo.multiply %73, %137 : tensor<128xf32>
    %139 = stablehlo.convert %123 : (tensor<f32>) -> tensor<f32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %141 = stablehlo.multiply %75, %140 : tensor<64x128xf32>
    %142 = stablehlo.convert %123 : (tensor<f32>) -> tensor<f32>
    %143 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %144 = stablehlo.multiply %50, %143 : tensor<64xf32>
    %145 = stablehlo.convert %123 : (tensor<f32>) -> tensor<f32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %147 = stablehlo.multiply %52, %146 : tensor<128x64xf32>
    %148 = stablehlo.convert %123 : (tensor<f32>) -> tensor<f32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %150 = stablehlo.multiply %58, %149 : tensor<128xf32>
    %151 = stablehlo.convert %123 : (tensor<f32>) -> tensor<f32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %153 = stablehlo.multiply %60, %152 : tensor<64x128xf32>
    %c_31 = stablehlo.constant dense<1> : tensor<i32>
    %154 = stablehlo.add %arg10, %c_31 : tensor<i32>
    %155 = stablehlo.convert %154 : (tensor<i32>) -> tensor<f32>
    %156 = stablehlo.convert %126 : (tensor<512x64xf32>) -> tensor<512x64xf32>
    %157 = stablehlo.convert %129 : (tensor<64x512xf32>) -> tensor<64x512xf32>
    %158 = stablehlo.convert %132 : (tensor<64xf32>) -> tensor<64xf32>
    %159 = stablehlo.convert %135 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %160 = stablehlo.convert %138 : (tensor<128xf32>) -> tensor<128xf32>
    %161 = stablehlo.convert %141 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %162 = stablehlo.convert %144 : (tensor<64xf32>) -> tensor<64xf32>
    %163 = stablehlo.convert %147 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %164 = stablehlo.convert %150 : (tensor<128xf32>) -> tensor<128xf32>
    %165 = stablehlo.convert %153 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %167 = stablehlo.multiply %166, %arg11 : tensor<512x64xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %169 = stablehlo.multiply %168, %156 : tensor<512x64xf32>
    %170 = stablehlo.add %167, %169 : tensor<512x64xf32>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %172 = stablehlo.multiply %171, %arg12 : tensor<64x512xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %174 = stablehlo.multiply %173, %157 : tensor<64x512xf32>
    %175 = stablehlo.add %172, %174 : tensor<64x512xf32>
    %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %177 = stablehlo.multiply %176, %arg13 : tensor<64xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %179 = stablehlo.multiply %178, %158 : tensor<64xf32>
    %180 = stablehlo.add %177, %179 : tensor<64xf32>
    %cst_38 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %182 = stablehlo.multiply %181, %arg14 : tensor<128x64xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %184 = stablehlo.multiply %183, %159 : tensor<128x64xf32>
    %185 = stablehlo.add %182, %184 : tensor<128x64xf32>
    %cst_40 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %187 = stablehlo.multiply %186, %arg15 : tensor<128xf32>
    %cst_41 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %189 = stablehlo.multiply %188, %160 : tensor<128xf32>
    %190 = stablehlo.add %187, %189 : tensor<128xf32>
    %cst_42 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %192 = stablehlo.multiply %191, %arg16 : tensor<64x128xf32>
    %cst_43 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %194 = stablehlo.multiply %193, %161 : tensor<64x128xf32>
    %195 = stablehlo.add %192, %194 : tensor<64x128xf32>
    %cst_44 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %197 = stablehlo.multiply %196, %arg17 : tensor<64xf32>
    %cst_45 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %199 = stablehlo.multiply %198, %162 : tensor<64xf32>
    %200 = stablehlo.add %197, %199 : tensor<64xf32>
    %cst_46 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %202 = stablehlo.multiply %201, %arg18 : tensor<128x64xf32>
    %cst_47 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %204 = stablehlo.multiply %203, %163 : tensor<128x64xf32>
    %205 = stablehlo.add %202, %204 : tensor<128x64xf32>
    %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %207 = stablehlo.multiply %206, %arg19 : tensor<128xf32>
    %cst_49 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %209 = stablehlo.multiply %208, %164 : tensor<128xf32>
    %210 = stablehlo.add %207, %209 : tensor<128xf32>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %212 = stablehlo.multiply %211, %arg20 : tensor<64x128xf32>
    %cst_51 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %214 = stablehlo.multiply %213, %165 : tensor<64x128xf32>
    %215 = stablehlo.add %212, %214 : tensor<64x128xf32>
    %cst_52 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %217 = stablehlo.multiply %216, %arg21 : tensor<512x64xf32>
    %218 = chlo.square %156 : tensor<512x64xf32> -> tensor<512x64xf32>
    %cst_53 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %220 = stablehlo.multiply %219, %218 : tensor<512x64xf32>
    %221 = stablehlo.add %217, %220 : tensor<512x64xf32>
    %cst_54 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %223 = stablehlo.multiply %222, %arg22 : tensor<64x512xf32>
    %224 = chlo.square %157 : tensor<64x512xf32> -> tensor<64x512xf32>
    %cst_55 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %226 = stablehlo.multiply %225, %224 : tensor<64x512xf32>
    %227 = stablehlo.add %223, %226 : tensor<64x512xf32>
    %cst_56 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %229 = stablehlo.multiply %228, %arg23 : tensor<64xf32>
    %230 = chlo.square %158 : tensor<64xf32> -> tensor<64xf32>
    %cst_57 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %232 = stablehlo.multiply %231, %230 : tensor<64xf32>
    %233 = stablehlo.add %229, %232 : tensor<64xf32>
    %cst_58 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %235 = stablehlo.multiply %234, %arg24 : tensor<128x64xf32>
    %236 = chlo.square %159 : tensor<128x64xf32> -> tensor<128x64xf32>
    %cst_59 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %238 = stablehlo.multiply %237, %236 : tensor<128x64xf32>
    %239 = stablehlo.add %235, %238 : tensor<128x64xf32>
    %cst_60 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %241 = stablehlo.multiply %240, %arg25 : tensor<128xf32>
    %242 = chlo.square %160 : tensor<128xf32> -> tensor<128xf32>
    %cst_61 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %244 = stablehlo.multiply %243, %242 : tensor<128xf32>
    %245 = stablehlo.add %241, %244 : tensor<128xf32>
    %cst_62 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %247 = stablehlo.multiply %246, %arg26 : tensor<64x128xf32>
    %248 = chlo.square %161 : tensor<64x128xf32> -> tensor<64x128xf32>
    %cst_63 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %250 = stablehlo.multiply %249, %248 : tensor<64x128xf32>
    %251 = stablehlo.add %247, %250 : tensor<64x128xf32>
    %cst_64 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %253 = stablehlo.multiply %252, %arg27 : tensor<64xf32>
    %254 = chlo.square %162 : tensor<64xf32> -> tensor<64xf32>
    %cst_65 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %256 = stablehlo.multiply %255, %254 : tensor<64xf32>
    %257 = stablehlo.add %253, %256 : tensor<64xf32>
    %cst_66 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %258 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %259 = stablehlo.multiply %258, %arg28 : tensor<128x64xf32>
    %260 = chlo.square %163 : tensor<128x64xf32> -> tensor<128x64xf32>
    %cst_67 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %262 = stablehlo.multiply %261, %260 : tensor<128x64xf32>
    %263 = stablehlo.add %259, %262 : tensor<128x64xf32>
    %cst_68 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %265 = stablehlo.multiply %264, %arg29 : tensor<128xf32>
    %266 = chlo.square %164 : tensor<128xf32> -> tensor<128xf32>
    %cst_69 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %268 = stablehlo.multiply %267, %266 : tensor<128xf32>
    %269 = stablehlo.add %265, %268 : tensor<128xf32>
    %cst_70 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %270 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %271 = stablehlo.multiply %270, %arg30 : tensor<64x128xf32>
    %272 = chlo.square %165 : tensor<64x128xf32> -> tensor<64x128xf32>
    %cst_71 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %274 = stablehlo.multiply %273, %272 : tensor<64x128xf32>
    %275 = stablehlo.add %271, %274 : tensor<64x128xf32>
    %cst_72 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %276 = stablehlo.power %cst_72, %155 : tensor<f32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %277 = stablehlo.subtract %cst_73, %276 : tensor<f32>
    %cst_74 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %278 = stablehlo.power %cst_74, %155 : tensor<f32>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %279 = stablehlo.subtract %cst_75, %278 : tensor<f32>
    %280 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %281 = stablehlo.divide %170, %280 : tensor<512x64xf32>
    %282 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %283 = stablehlo.divide %221, %282 : tensor<512x64xf32>
    %284 = stablehlo.sqrt %283 : tensor<512x64xf32>
    %cst_76 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %286 = stablehlo.add %284, %285 : tensor<512x64xf32>
    %287 = stablehlo.divide %281, %286 : tensor<512x64xf32>
    %288 = stablehlo.convert %arg0 : (tensor<512x64xf32>) -> tensor<512x64xf32>
    %cst_77 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<512x64xf32>
    %290 = stablehlo.multiply %289, %287 : tensor<512x64xf32>
    %291 = stablehlo.subtract %288, %290 : tensor<512x64xf32>
    %292 = stablehlo.convert %291 : (tensor<512x64xf32>) -> tensor<512x64xf32>
    %293 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %294 = stablehlo.divide %175, %293 : tensor<64x512xf32>
    %295 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %296 = stablehlo.divide %227, %295 : tensor<64x512xf32>
    %297 = stablehlo.sqrt %296 : tensor<64x512xf32>
    %cst_78 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %298 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %299 = stablehlo.add %297, %298 : tensor<64x512xf32>
    %300 = stablehlo.divide %294, %299 : tensor<64x512xf32>
    %301 = stablehlo.convert %arg1 : (tensor<64x512xf32>) -> tensor<64x512xf32>
    %cst_79 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %303 = stablehlo.multiply %302, %300 : tensor<64x512xf32>
    %304 = stablehlo.subtract %301, %303 : tensor<64x512xf32>
    %305 = stablehlo.convert %304 : (tensor<64x512xf32>) -> tensor<64x512xf32>
    %306 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %307 = stablehlo.divide %180, %306 : tensor<64xf32>
    %308 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %309 = stablehlo.divide %233, %308 : tensor<64xf32>
    %310 = stablehlo.sqrt %309 : tensor<64xf32>
    %cst_80 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %312 = stablehlo.add %310, %311 : tensor<64xf32>
    %313 = stablehlo.divide %307, %312 : tensor<64xf32>
    %314 = stablehlo.convert %arg2 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_81 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %316 = stablehlo.multiply %315, %313 : tensor<64xf32>
    %317 = stablehlo.subtract %314, %316 : tensor<64xf32>
    %318 = stablehlo.convert %317 : (tensor<64xf32>) -> tensor<64xf32>
    %319 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %320 = stablehlo.divide %185, %319 : tensor<128x64xf32>
    %321 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %322 = stablehlo.divide %239, %321 : tensor<128x64xf32>
    %323 = stablehlo.sqrt %322 : tensor<128x64xf32>
    %cst_82 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %325 = stablehlo.add %323, %324 : tensor<128x64xf32>
    %326 = stablehlo.divide %320, %325 : tensor<128x64xf32>
    %327 = stablehlo.convert %arg3 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %cst_83 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %329 = stablehlo.multiply %328, %326 : tensor<128x64xf32>
    %330 = stablehlo.subtract %327, %329 : tensor<128x64xf32>
    %331 = stablehlo.convert %330 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %332 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %333 = stablehlo.divide %190, %332 : tensor<128xf32>
    %334 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %335 = stablehlo.divide %245, %334 : tensor<128xf32>
    %336 = stablehlo.sqrt %335 : tensor<128xf32>
    %cst_84 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %338 = stablehlo.add %336, %337 : tensor<128xf32>
    %339 = stablehlo.divide %333, %338 : tensor<128xf32>
    %340 = stablehlo.convert %arg4 : (tensor<128xf32>) -> tensor<128xf32>
    %cst_85 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %342 = stablehlo.multiply %341, %339 : tensor<128xf32>
    %343 = stablehlo.subtract %340, %342 : tensor<128xf32>
    %344 = stablehlo.convert %343 : (tensor<128xf32>) -> tensor<128xf32>
    %345 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %346 = stablehlo.divide %195, %345 : tensor<64x128xf32>
    %347 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %348 = stablehlo.divide %251, %347 : tensor<64x128xf32>
    %349 = stablehlo.sqrt %348 : tensor<64x128xf32>
    %cst_86 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %350 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %351 = stablehlo.add %349, %350 : tensor<64x128xf32>
    %352 = stablehlo.divide %346, %351 : tensor<64x128xf32>
    %353 = stablehlo.convert %arg5 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %cst_87 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %354 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %355 = stablehlo.multiply %354, %352 : tensor<64x128xf32>
    %356 = stablehlo.subtract %353, %355 : tensor<64x128xf32>
    %357 = stablehlo.convert %356 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %358 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %359 = stablehlo.divide %200, %358 : tensor<64xf32>
    %360 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %361 = stablehlo.divide %257, %360 : tensor<64xf32>
    %362 = stablehlo.sqrt %361 : tensor<64xf32>
    %cst_88 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %364 = stablehlo.add %362, %363 : tensor<64xf32>
    %365 = stablehlo.divide %359, %364 : tensor<64xf32>
    %366 = stablehlo.convert %arg6 : (tensor<64xf32>) -> tensor<64xf32>
    %cst_89 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %368 = stablehlo.multiply %367, %365 : tensor<64xf32>
    %369 = stablehlo.subtract %366, %368 : tensor<64xf32>
    %370 = stablehlo.convert %369 : (tensor<64xf32>) -> tensor<64xf32>
    %371 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %372 = stablehlo.divide %205, %371 : tensor<128x64xf32>
    %373 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %374 = stablehlo.divide %263, %373 : tensor<128x64xf32>
    %375 = stablehlo.sqrt %374 : tensor<128x64xf32>
    %cst_90 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %377 = stablehlo.add %375, %376 : tensor<128x64xf32>
    %378 = stablehlo.divide %372, %377 : tensor<128x64xf32>
    %379 = stablehlo.convert %arg7 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %cst_91 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %381 = stablehlo.multiply %380, %378 : tensor<128x64xf32>
    %382 = stablehlo.subtract %379, %381 : tensor<128x64xf32>
    %383 = stablehlo.convert %382 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %384 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %385 = stablehlo.divide %210, %384 : tensor<128xf32>
    %386 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %387 = stablehlo.divide %269, %386 : tensor<128xf32>
    %388 = stablehlo.sqrt %387 : tensor<128xf32>
    %cst_92 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %390 = stablehlo.add %388, %389 : tensor<128xf32>
    %391 = stablehlo.divide %385, %390 : tensor<128xf32>
    %392 = stablehlo.convert %arg8 : (tensor<128xf32>) -> tensor<128xf32>
    %cst_93 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %393 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %394 = stablehlo.multiply %393, %391 : tensor<128xf32>
    %395 = stablehlo.subtract %392, %394 : tensor<128xf32>
    %396 = stablehlo.convert %395 : (tensor<128xf32>) -> tensor<128xf32>
    %397 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %398 = stablehlo.divide %215, %397 : tensor<64x128xf32>
    %399 = stablehlo.broadcast_in_dim %279, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %400 = stablehlo.divide %275, %399 : tensor<64x128xf32>
    %401 = stablehlo.sqrt %400 : tensor<64x128xf32>
    %cst_94 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %403 = stablehlo.add %401, %402 : tensor<64x128xf32>
    %404 = stablehlo.divide %398, %403 : tensor<64x128xf32>
    %405 = stablehlo.convert %arg9 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %cst_95 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<64x128xf32>
    %407 = stablehlo.multiply %406, %404 : tensor<64x128xf32>
    %408 = stablehlo.subtract %405, %407 : tensor<64x128xf32>
    %409 = stablehlo.convert %408 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    return %292, %305, %318, %331, %344, %357, %370, %383, %396, %409, %154, %170, %175, %180, %185, %190, %195, %200, %205, %210, %215, %221, %227, %233, %239, %245, %251, %257, %263, %269, %275, %38 : tensor<512x64xf32>, tensor<64x512xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<i32>, tensor<512x64xf32>, tensor<64x512xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<512x64xf32>, tensor<64x512xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<128xf32>, tensor<64x128xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<16x32x128xf32>) -> tensor<16x32x128xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32x128xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x32x128xf32>
    return %1 : tensor<16x32x128xf32>
  }
  func.func private @log_softmax(%arg0: tensor<16x32x512xf32>) -> (tensor<16x32x512xf32>, tensor<16x32x512xf32>, tensor<16x32x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<16x32x512xf32>, tensor<f32>) -> tensor<16x32xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x32xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<16x32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x512xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x32x512xf32>
    %6 = stablehlo.exponential %5 : tensor<16x32x512xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<16x32x512xf32>, tensor<f32>) -> tensor<16x32xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %9 = stablehlo.log %8 : tensor<16x32x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x512xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<16x32x512xf32>
    return %11, %6, %8 : tensor<16x32x512xf32>, tensor<16x32x512xf32>, tensor<16x32x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<16x32x512xf32>, %arg1: tensor<16x32x1xi32>) -> (tensor<16x32x1xf32>, tensor<16x32x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x32x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<16x32x1xi32>, tensor<16x32x1xi32>) -> tensor<16x32x1xi1>
    %c_0 = stablehlo.constant dense<512> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x32x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<16x32x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<16x32x1xi1>, tensor<16x32x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<16x32x1xi32>) -> tensor<16x32x1x1xi32>
    %c_1 = stablehlo.constant dense<511> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x32x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<16x32x1x1xi32>, tensor<16x32x1x1xi32>) -> tensor<16x32x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<16x32x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<16x32x1x1xi32>, tensor<16x32x1x1xi32>) -> tensor<16x32x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<16x32x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<16x32x1x1xi1>, tensor<i1>) -> tensor<16x32x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<16x32x512xf32>, tensor<16x32x1x1xi32>) -> tensor<16x32x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<16x32x1xi1>, tensor<16x32x1xf32>
    return %15, %5 : tensor<16x32x1xf32>, tensor<16x32x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<16x32x1x1xi32>, %arg1: tensor<16x32x1xf32>) -> tensor<16x32x512xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x32x512xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x32x512xf32>, tensor<16x32x1x1xi32>, tensor<16x32x1xf32>) -> tensor<16x32x512xf32>
    return %1 : tensor<16x32x512xf32>
  }
  func.func private @log_softmax_1(%arg0: tensor<16x32x512xf32>, %arg1: tensor<16x32x1xf32>, %arg2: tensor<16x32x512xf32>) -> tensor<16x32x512xf32> {
    %0 = stablehlo.negate %arg2 : tensor<16x32x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x32x512xf32>, tensor<f32>) -> tensor<16x32xf32>
    %2 = stablehlo.reshape %1 : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<16x32x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<16x32xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x512xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<16x32x512xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<16x32x512xf32>
    return %7 : tensor<16x32x512xf32>
  }
}
