module @jit_decode attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256x64xf32>, %arg1: tensor<2x64xf32>, %arg2: tensor<2x64xf32>, %arg3: tensor<2x128x64xf32>, %arg4: tensor<2x64x128xf32>, %arg5: tensor<2x64x128xf32>, %arg6: tensor<2x64x32xf32>, %arg7: tensor<2x64x64xf32>, %arg8: tensor<2x64x64xf32>, %arg9: tensor<2x64x32xf32>, %arg10: tensor<64x256xf32>, %arg11: tensor<64xf32>, %arg12: tensor<2x16x32x4x8xf32> {tf.aliasing_output = 1 : i32}, %arg13: tensor<2x16x32x4x8xf32> {tf.aliasing_output = 2 : i32}, %arg14: tensor<16xi32>, %arg15: tensor<i32>) -> (tensor<16x256xf32> {jax.result_info = "result[0]"}, tensor<2x16x32x4x8xf32> {jax.result_info = "result[1]['k']"}, tensor<2x16x32x4x8xf32> {jax.result_info = "result[1]['v']"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %1 = stablehlo.compare LT, %arg14, %0, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %3 = stablehlo.add %arg14, %2 : tensor<16xi32>
    %4 = stablehlo.select %1, %3, %arg14 : tensor<16xi1>, tensor<16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<256x64xf32>, tensor<16x1xi32>) -> tensor<16x64xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 2] : (tensor<16x64xf32>) -> tensor<16x1x64xf32>
    %8 = stablehlo.broadcast_in_dim %arg15, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.iota dim = 0 : tensor<4xf32>
    %10 = stablehlo.negate %9 : tensor<4xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.divide %10, %11 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+05> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %14 = stablehlo.power %13, %12 : tensor<4xf32>
    %15 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xi32>) -> tensor<1x1xi32>
    %16 = stablehlo.convert %15 : (tensor<1x1xi32>) -> tensor<1x1xf32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x4xf32>
    %19 = stablehlo.multiply %18, %17 : tensor<1x4xf32>
    %20 = stablehlo.iota dim = 0 : tensor<32xi32>
    %21 = stablehlo.broadcast_in_dim %arg15, dims = [] : (tensor<i32>) -> tensor<32xi32>
    %22 = stablehlo.compare LE, %20, %21, SIGNED : (tensor<32xi32>, tensor<32xi32>) -> tensor<32xi1>
    %23 = stablehlo.iota dim = 0 : tensor<2xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %24:17 = stablehlo.while(%iterArg = %arg1, %iterArg_6 = %arg2, %iterArg_7 = %arg3, %iterArg_8 = %arg4, %iterArg_9 = %arg5, %iterArg_10 = %arg6, %iterArg_11 = %arg7, %iterArg_12 = %arg8, %iterArg_13 = %arg9, %iterArg_14 = %23, %iterArg_15 = %19, %iterArg_16 = %arg15, %iterArg_17 = %22, %iterArg_18 = %c_2, %iterArg_19 = %7, %iterArg_20 = %arg12, %iterArg_21 = %arg13) : tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x128x64xf32>, tensor<2x64x128xf32>, tensor<2x64x128xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>, tensor<2xi32>, tensor<1x4xf32>, tensor<i32>, tensor<32xi1>, tensor<i32>, tensor<16x1x64xf32>, tensor<2x16x32x4x8xf32>, tensor<2x16x32x4x8xf32>
    cond {
      %c_22 = stablehlo.constant dense<2> : tensor<i32>
      %44 = stablehlo.compare LT, %iterArg_18, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %44 : tensor<i1>
    } do {
      %44 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_18) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %45 = func.call @dynamic_index_in_dim(%iterArg_6, %iterArg_18) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %46 = func.call @dynamic_index_in_dim_0(%iterArg_7, %iterArg_18) : (tensor<2x128x64xf32>, tensor<i32>) -> tensor<128x64xf32>
      %47 = func.call @dynamic_index_in_dim_1(%iterArg_8, %iterArg_18) : (tensor<2x64x128xf32>, tensor<i32>) -> tensor<64x128xf32>
      %48 = func.call @dynamic_index_in_dim_1(%iterArg_9, %iterArg_18) : (tensor<2x64x128xf32>, tensor<i32>) -> tensor<64x128xf32>
      %49 = func.call @dynamic_index_in_dim_2(%iterArg_10, %iterArg_18) : (tensor<2x64x32xf32>, tensor<i32>) -> tensor<64x32xf32>
      %50 = func.call @dynamic_index_in_dim_3(%iterArg_11, %iterArg_18) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %51 = func.call @dynamic_index_in_dim_3(%iterArg_12, %iterArg_18) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %52 = func.call @dynamic_index_in_dim_2(%iterArg_13, %iterArg_18) : (tensor<2x64x32xf32>, tensor<i32>) -> tensor<64x32xf32>
      %53 = func.call @dynamic_index_in_dim_4(%iterArg_14, %iterArg_18) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
      %54:3 = func.call @closed_call(%iterArg_15, %iterArg_16, %iterArg_17, %iterArg_19, %iterArg_20, %iterArg_21, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53) : (tensor<1x4xf32>, tensor<i32>, tensor<32xi1>, tensor<16x1x64xf32>, tensor<2x16x32x4x8xf32>, tensor<2x16x32x4x8xf32>, tensor<64xf32>, tensor<64xf32>, tensor<128x64xf32>, tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x32xf32>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x32xf32>, tensor<i32>) -> (tensor<16x1x64xf32>, tensor<2x16x32x4x8xf32>, tensor<2x16x32x4x8xf32>)
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %55 = stablehlo.add %iterArg_18, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %55, %54#0, %54#1, %54#2 : tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x128x64xf32>, tensor<2x64x128xf32>, tensor<2x64x128xf32>, tensor<2x64x32xf32>, tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64x32xf32>, tensor<2xi32>, tensor<1x4xf32>, tensor<i32>, tensor<32xi1>, tensor<i32>, tensor<16x1x64xf32>, tensor<2x16x32x4x8xf32>, tensor<2x16x32x4x8xf32>
    }
    %25 = stablehlo.convert %24#14 : (tensor<16x1x64xf32>) -> tensor<16x1x64xf32>
    %26 = chlo.square %25 : tensor<16x1x64xf32> -> tensor<16x1x64xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<16x1x64xf32>, tensor<f32>) -> tensor<16x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x1x1xf32>
    %cst_4 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x1x1xf32>
    %30 = stablehlo.divide %28, %29 : tensor<16x1x1xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x1x1xf32>
    %32 = stablehlo.add %30, %31 : tensor<16x1x1xf32>
    %33 = stablehlo.rsqrt %32 : tensor<16x1x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<16x1x1xf32>) -> tensor<16x1x64xf32>
    %35 = stablehlo.multiply %25, %34 : tensor<16x1x64xf32>
    %36 = stablehlo.convert %arg11 : (tensor<64xf32>) -> tensor<64xf32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x1x64xf32>
    %39 = stablehlo.multiply %35, %38 : tensor<16x1x64xf32>
    %40 = stablehlo.convert %39 : (tensor<16x1x64xf32>) -> tensor<16x1x64xf32>
    %41 = stablehlo.reshape %40 : (tensor<16x1x64xf32>) -> tensor<16x64xf32>
    %42 = stablehlo.dot_general %41, %arg10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x256xf32>) -> tensor<16x256xf32>
    %43 = stablehlo.convert %42 : (tensor<16x256xf32>) -> tensor<16x256xf32>
    return %43, %24#15, %24#16 : tensor<16x256xf32>, tensor<2x16x32x4x8xf32>, tensor<2x16x32x4x8xf32>
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
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<2xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<1x4xf32>, %arg1: tensor<i32>, %arg2: tensor<32xi1>, %arg3: tensor<16x1x64xf32>, %arg4: tensor<2x16x32x4x8xf32>, %arg5: tensor<2x16x32x4x8xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<128x64xf32>, %arg9: tensor<64x128xf32>, %arg10: tensor<64x128xf32>, %arg11: tensor<64x32xf32>, %arg12: tensor<64x64xf32>, %arg13: tensor<64x64xf32>, %arg14: tensor<64x32xf32>, %arg15: tensor<i32>) -> (tensor<16x1x64xf32>, tensor<2x16x32x4x8xf32>, tensor<2x16x32x4x8xf32>) {
    %0 = stablehlo.convert %arg3 : (tensor<16x1x64xf32>) -> tensor<16x1x64xf32>
    %1 = chlo.square %0 : tensor<16x1x64xf32> -> tensor<16x1x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x1x64xf32>, tensor<f32>) -> tensor<16x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x1x1xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<16x1x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1x1xf32>
    %7 = stablehlo.add %5, %6 : tensor<16x1x1xf32>
    %8 = stablehlo.rsqrt %7 : tensor<16x1x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<16x1x1xf32>) -> tensor<16x1x64xf32>
    %10 = stablehlo.multiply %0, %9 : tensor<16x1x64xf32>
    %11 = stablehlo.convert %arg6 : (tensor<64xf32>) -> tensor<64xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x1x64xf32>
    %14 = stablehlo.multiply %10, %13 : tensor<16x1x64xf32>
    %15 = stablehlo.convert %14 : (tensor<16x1x64xf32>) -> tensor<16x1x64xf32>
    %16 = stablehlo.dot_general %15, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1x64xf32>, tensor<64x64xf32>) -> tensor<16x1x64xf32>
    %17 = stablehlo.reshape %16 : (tensor<16x1x64xf32>) -> tensor<16x1x8x8xf32>
    %18 = stablehlo.cosine %arg0 : tensor<1x4xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %20 = stablehlo.sine %arg0 : tensor<1x4xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %22 = stablehlo.convert %17 : (tensor<16x1x8x8xf32>) -> tensor<16x1x8x8xf32>
    %23 = stablehlo.slice %22 [0:16, 0:1, 0:8, 0:4] : (tensor<16x1x8x8xf32>) -> tensor<16x1x8x4xf32>
    %24 = stablehlo.slice %22 [0:16, 0:1, 0:8, 4:8] : (tensor<16x1x8x8xf32>) -> tensor<16x1x8x4xf32>
    %25 = stablehlo.broadcast_in_dim %19, dims = [1, 2, 3] : (tensor<1x1x4xf32>) -> tensor<1x1x1x4xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<16x1x8x4xf32>
    %27 = stablehlo.multiply %23, %26 : tensor<16x1x8x4xf32>
    %28 = stablehlo.broadcast_in_dim %21, dims = [1, 2, 3] : (tensor<1x1x4xf32>) -> tensor<1x1x1x4xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<16x1x8x4xf32>
    %30 = stablehlo.multiply %24, %29 : tensor<16x1x8x4xf32>
    %31 = stablehlo.subtract %27, %30 : tensor<16x1x8x4xf32>
    %32 = stablehlo.broadcast_in_dim %19, dims = [1, 2, 3] : (tensor<1x1x4xf32>) -> tensor<1x1x1x4xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<16x1x8x4xf32>
    %34 = stablehlo.multiply %24, %33 : tensor<16x1x8x4xf32>
    %35 = stablehlo.broadcast_in_dim %21, dims = [1, 2, 3] : (tensor<1x1x4xf32>) -> tensor<1x1x1x4xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<16x1x8x4xf32>
    %37 = stablehlo.multiply %23, %36 : tensor<16x1x8x4xf32>
    %38 = stablehlo.add %34, %37 : tensor<16x1x8x4xf32>
    %39 = stablehlo.concatenate %31, %38, dim = 3 : (tensor<16x1x8x4xf32>, tensor<16x1x8x4xf32>) -> tensor<16x1x8x8xf32>
    %40 = stablehlo.convert %39 : (tensor<16x1x8x8xf32>) -> tensor<16x1x8x8xf32>
    %41 = stablehlo.dot_general %15, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1x64xf32>, tensor<64x32xf32>) -> tensor<16x1x32xf32>
    %42 = stablehlo.reshape %41 : (tensor<16x1x32xf32>) -> tensor<16x1x4x8xf32>
    %43 = stablehlo.cosine %arg0 : tensor<1x4xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %45 = stablehlo.sine %arg0 : tensor<1x4xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 2] : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %47 = stablehlo.convert %42 : (tensor<16x1x4x8xf32>) -> tensor<16x1x4x8xf32>
    %48 = stablehlo.slice %47 [0:16, 0:1, 0:4, 0:4] : (tensor<16x1x4x8xf32>) -> tensor<16x1x4x4xf32>
    %49 = stablehlo.slice %47 [0:16, 0:1, 0:4, 4:8] : (tensor<16x1x4x8xf32>) -> tensor<16x1x4x4xf32>
    %50 = stablehlo.broadcast_in_dim %44, dims = [1, 2, 3] : (tensor<1x1x4xf32>) -> tensor<1x1x1x4xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<16x1x4x4xf32>
    %52 = stablehlo.multiply %48, %51 : tensor<16x1x4x4xf32>
    %53 = stablehlo.broadcast_in_dim %46, dims = [1, 2, 3] : (tensor<1x1x4xf32>) -> tensor<1x1x1x4xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<16x1x4x4xf32>
    %55 = stablehlo.multiply %49, %54 : tensor<16x1x4x4xf32>
    %56 = stablehlo.subtract %52, %55 : tensor<16x1x4x4xf32>
    %57 = stablehlo.broadcast_in_dim %44, dims = [1, 2, 3] : (tensor<1x1x4xf32>) -> tensor<1x1x1x4xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<16x1x4x4xf32>
    %59 = stablehlo.multiply %49, %58 : tensor<16x1x4x4xf32>
    %60 = stablehlo.broadcast_in_dim %46, dims = [1, 2, 3] : (tensor<1x1x4xf32>) -> tensor<1x1x1x4xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<16x1x4x4xf32>
    %62 = stablehlo.multiply %48, %61 : tensor<16x1x4x4xf32>
    %63 = stablehlo.add %59, %62 : tensor<16x1x4x4xf32>
    %64 = stablehlo.concatenate %56, %63, dim = 3 : (tensor<16x1x4x4xf32>, tensor<16x1x4x4xf32>) -> tensor<16x1x4x8xf32>
    %65 = stablehlo.convert %64 : (tensor<16x1x4x8xf32>) -> tensor<16x1x4x8xf32>
    %66 = stablehlo.dot_general %15, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1x64xf32>, tensor<64x32xf32>) -> tensor<16x1x32xf32>
    %67 = stablehlo.reshape %66 : (tensor<16x1x32xf32>) -> tensor<16x1x4x8xf32>
    %68 = stablehlo.broadcast_in_dim %65, dims = [1, 2, 3, 4] : (tensor<16x1x4x8xf32>) -> tensor<1x16x1x4x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.compare LT, %arg15, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %70 = stablehlo.add %arg15, %c_2 : tensor<i32>
    %71 = stablehlo.select %69, %70, %arg15 : tensor<i1>, tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.compare LT, %arg1, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<32> : tensor<i32>
    %73 = stablehlo.add %arg1, %c_4 : tensor<i32>
    %74 = stablehlo.select %72, %73, %arg1 : tensor<i1>, tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %75 = stablehlo.dynamic_update_slice %arg4, %68, %71, %c_5, %74, %c_6, %c_7 : (tensor<2x16x32x4x8xf32>, tensor<1x16x1x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x4x8xf32>
    %76 = stablehlo.broadcast_in_dim %67, dims = [1, 2, 3, 4] : (tensor<16x1x4x8xf32>) -> tensor<1x16x1x4x8xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %77 = stablehlo.compare LT, %arg15, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<2> : tensor<i32>
    %78 = stablehlo.add %arg15, %c_9 : tensor<i32>
    %79 = stablehlo.select %77, %78, %arg15 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %80 = stablehlo.compare LT, %arg1, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_11 = stablehlo.constant dense<32> : tensor<i32>
    %81 = stablehlo.add %arg1, %c_11 : tensor<i32>
    %82 = stablehlo.select %80, %81, %arg1 : tensor<i1>, tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %83 = stablehlo.dynamic_update_slice %arg5, %76, %79, %c_12, %82, %c_13, %c_14 : (tensor<2x16x32x4x8xf32>, tensor<1x16x1x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32x4x8xf32>
    %84 = call @dynamic_index_in_dim_5(%75, %arg15) : (tensor<2x16x32x4x8xf32>, tensor<i32>) -> tensor<16x32x4x8xf32>
    %85 = call @dynamic_index_in_dim_5(%83, %arg15) : (tensor<2x16x32x4x8xf32>, tensor<i32>) -> tensor<16x32x4x8xf32>
    %86 = stablehlo.reshape %40 : (tensor<16x1x8x8xf32>) -> tensor<16x1x4x2x8xf32>
    %87 = stablehlo.dot_general %84, %86, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x8xf32>, tensor<16x1x4x2x8xf32>) -> tensor<16x4x32x1x2xf32>
    %88 = stablehlo.transpose %87, dims = [0, 1, 4, 3, 2] : (tensor<16x4x32x1x2xf32>) -> tensor<16x4x2x1x32xf32>
    %cst_15 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x4x2x1x32xf32>
    %90 = stablehlo.divide %88, %89 : tensor<16x4x2x1x32xf32>
    %91 = stablehlo.convert %90 : (tensor<16x4x2x1x32xf32>) -> tensor<16x4x2x1x32xf32>
    %cst_16 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %92 = call @_where(%arg2, %91, %cst_16) : (tensor<32xi1>, tensor<16x4x2x1x32xf32>, tensor<f32>) -> tensor<16x4x2x1x32xf32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_17) applies stablehlo.maximum across dimensions = [4] : (tensor<16x4x2x1x32xf32>, tensor<f32>) -> tensor<16x4x2x1xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x4x2x1xf32>
    %95 = stablehlo.maximum %94, %93 : tensor<16x4x2x1xf32>
    %96 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2, 3] : (tensor<16x4x2x1xf32>) -> tensor<16x4x2x1x1xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2, 3, 4] : (tensor<16x4x2x1x1xf32>) -> tensor<16x4x2x1x32xf32>
    %98 = stablehlo.subtract %92, %97 : tensor<16x4x2x1x32xf32>
    %99 = stablehlo.exponential %98 : tensor<16x4x2x1x32xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%99 init: %cst_19) applies stablehlo.add across dimensions = [4] : (tensor<16x4x2x1x32xf32>, tensor<f32>) -> tensor<16x4x2x1xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2, 3] : (tensor<16x4x2x1xf32>) -> tensor<16x4x2x1x1xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2, 3, 4] : (tensor<16x4x2x1x1xf32>) -> tensor<16x4x2x1x32xf32>
    %103 = stablehlo.divide %99, %102 : tensor<16x4x2x1x32xf32>
    %104 = stablehlo.convert %103 : (tensor<16x4x2x1x32xf32>) -> tensor<16x4x2x1x32xf32>
    %105 = stablehlo.dot_general %85, %104, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<16x32x4x8xf32>, tensor<16x4x2x1x32xf32>) -> tensor<16x4x8x2x1xf32>
    %106 = stablehlo.transpose %105, dims = [0, 4, 1, 3, 2] : (tensor<16x4x8x2x1xf32>) -> tensor<16x1x4x2x8xf32>
    %107 = stablehlo.reshape %106 : (tensor<16x1x4x2x8xf32>) -> tensor<16x1x64xf32>
    %108 = stablehlo.dot_general %107, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1x64xf32>, tensor<64x64xf32>) -> tensor<16x1x64xf32>
    %109 = stablehlo.add %arg3, %108 : tensor<16x1x64xf32>
    %110 = stablehlo.convert %109 : (tensor<16x1x64xf32>) -> tensor<16x1x64xf32>
    %111 = chlo.square %110 : tensor<16x1x64xf32> -> tensor<16x1x64xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.reduce(%111 init: %cst_20) applies stablehlo.add across dimensions = [2] : (tensor<16x1x64xf32>, tensor<f32>) -> tensor<16x1xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x1x1xf32>
    %cst_21 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x1x1xf32>
    %115 = stablehlo.divide %113, %114 : tensor<16x1x1xf32>
    %cst_22 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x1x1xf32>
    %117 = stablehlo.add %115, %116 : tensor<16x1x1xf32>
    %118 = stablehlo.rsqrt %117 : tensor<16x1x1xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<16x1x1xf32>) -> tensor<16x1x64xf32>
    %120 = stablehlo.multiply %110, %119 : tensor<16x1x64xf32>
    %121 = stablehlo.convert %arg7 : (tensor<64xf32>) -> tensor<64xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x1x64xf32>
    %124 = stablehlo.multiply %120, %123 : tensor<16x1x64xf32>
    %125 = stablehlo.convert %124 : (tensor<16x1x64xf32>) -> tensor<16x1x64xf32>
    %126 = stablehlo.dot_general %125, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1x64xf32>, tensor<64x128xf32>) -> tensor<16x1x128xf32>
    %127 = call @silu(%126) : (tensor<16x1x128xf32>) -> tensor<16x1x128xf32>
    %128 = stablehlo.dot_general %125, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1x64xf32>, tensor<64x128xf32>) -> tensor<16x1x128xf32>
    %129 = stablehlo.multiply %127, %128 : tensor<16x1x128xf32>
    %130 = stablehlo.dot_general %129, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1x128xf32>, tensor<128x64xf32>) -> tensor<16x1x64xf32>
    %131 = stablehlo.add %109, %130 : tensor<16x1x64xf32>
    return %131, %75, %83 : tensor<16x1x64xf32>, tensor<2x16x32x4x8xf32>, tensor<2x16x32x4x8xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<2x16x32x4x8xf32>, %arg1: tensor<i32>) -> tensor<16x32x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_slice %arg0, %2, %c_1, %c_2, %c_3, %c_4, sizes = [1, 16, 32, 4, 8] : (tensor<2x16x32x4x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32x4x8xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x16x32x4x8xf32>) -> tensor<16x32x4x8xf32>
    return %4 : tensor<16x32x4x8xf32>
  }
  func.func private @_where(%arg0: tensor<32xi1>, %arg1: tensor<16x4x2x1x32xf32>, %arg2: tensor<f32>) -> tensor<16x4x2x1x32xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [4] : (tensor<32xi1>) -> tensor<16x4x2x1x32xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x4x2x1x32xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<16x4x2x1x32xi1>, tensor<16x4x2x1x32xf32>
    return %3 : tensor<16x4x2x1x32xf32>
  }
  func.func private @silu(%arg0: tensor<16x1x128xf32>) -> tensor<16x1x128xf32> {
    %0 = stablehlo.negate %arg0 : tensor<16x1x128xf32>
    %1 = stablehlo.exponential %0 : tensor<16x1x128xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1x128xf32>
    %3 = stablehlo.add %2, %1 : tensor<16x1x128xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1x128xf32>
    %5 = stablehlo.divide %4, %3 : tensor<16x1x128xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<16x1x128xf32>
    return %6 : tensor<16x1x128xf32>
  }
}
