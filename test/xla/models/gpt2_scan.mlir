module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x64xf32>, %arg1: tensor<2x64x64xf32>, %arg2: tensor<2x64xf32>, %arg3: tensor<2x64x64xf32>, %arg4: tensor<2x64xf32>, %arg5: tensor<2x64x64xf32>, %arg6: tensor<2x64xf32>, %arg7: tensor<2x64x64xf32>, %arg8: tensor<2x64xf32>, %arg9: tensor<2x64xf32>, %arg10: tensor<2x64xf32>, %arg11: tensor<2x64xf32>, %arg12: tensor<2x64xf32>, %arg13: tensor<2x256x64xf32>, %arg14: tensor<2x256xf32>, %arg15: tensor<2x64x256xf32>, %arg16: tensor<64x256xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<32x64xf32>, %arg20: tensor<256x64xf32>, %arg21: tensor<16x32xi32>, %arg22: tensor<16x32xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %1 = stablehlo.compare LT, %arg21, %0, SIGNED : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %3 = stablehlo.add %arg21, %2 : tensor<16x32xi32>
    %4 = stablehlo.select %1, %3, %arg21 : tensor<16x32xi1>, tensor<16x32xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %6 = "stablehlo.gather"(%arg20, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<256x64xf32>, tensor<16x32x1xi32>) -> tensor<16x32x64xf32>
    %7 = stablehlo.broadcast_in_dim %arg19, dims = [1, 2] : (tensor<32x64xf32>) -> tensor<1x32x64xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x32x64xf32>) -> tensor<16x32x64xf32>
    %9 = stablehlo.add %6, %8 : tensor<16x32x64xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %10:18 = stablehlo.while(%iterArg = %arg0, %iterArg_7 = %arg1, %iterArg_8 = %arg2, %iterArg_9 = %arg3, %iterArg_10 = %arg4, %iterArg_11 = %arg5, %iterArg_12 = %arg6, %iterArg_13 = %arg7, %iterArg_14 = %arg8, %iterArg_15 = %arg9, %iterArg_16 = %arg10, %iterArg_17 = %arg11, %iterArg_18 = %arg12, %iterArg_19 = %arg13, %iterArg_20 = %arg14, %iterArg_21 = %arg15, %iterArg_22 = %c_1, %iterArg_23 = %9) : tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x256x64xf32>, tensor<2x256xf32>, tensor<2x64x256xf32>, tensor<i32>, tensor<16x32x64xf32>
    cond {
      %c_24 = stablehlo.constant dense<2> : tensor<i32>
      %41 = stablehlo.compare LT, %iterArg_22, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %41 : tensor<i1>
    } do {
      %41 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_22) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %42 = func.call @dynamic_index_in_dim_0(%iterArg_7, %iterArg_22) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %43 = func.call @dynamic_index_in_dim(%iterArg_8, %iterArg_22) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %44 = func.call @dynamic_index_in_dim_0(%iterArg_9, %iterArg_22) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %45 = func.call @dynamic_index_in_dim(%iterArg_10, %iterArg_22) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %46 = func.call @dynamic_index_in_dim_0(%iterArg_11, %iterArg_22) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %47 = func.call @dynamic_index_in_dim(%iterArg_12, %iterArg_22) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %48 = func.call @dynamic_index_in_dim_0(%iterArg_13, %iterArg_22) : (tensor<2x64x64xf32>, tensor<i32>) -> tensor<64x64xf32>
      %49 = func.call @dynamic_index_in_dim(%iterArg_14, %iterArg_22) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %50 = func.call @dynamic_index_in_dim(%iterArg_15, %iterArg_22) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %51 = func.call @dynamic_index_in_dim(%iterArg_16, %iterArg_22) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %52 = func.call @dynamic_index_in_dim(%iterArg_17, %iterArg_22) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %53 = func.call @dynamic_index_in_dim(%iterArg_18, %iterArg_22) : (tensor<2x64xf32>, tensor<i32>) -> tensor<64xf32>
      %54 = func.call @dynamic_index_in_dim_1(%iterArg_19, %iterArg_22) : (tensor<2x256x64xf32>, tensor<i32>) -> tensor<256x64xf32>
      %55 = func.call @dynamic_index_in_dim_2(%iterArg_20, %iterArg_22) : (tensor<2x256xf32>, tensor<i32>) -> tensor<256xf32>
      %56 = func.call @dynamic_index_in_dim_3(%iterArg_21, %iterArg_22) : (tensor<2x64x256xf32>, tensor<i32>) -> tensor<64x256xf32>
      %57 = func.call @closed_call(%iterArg_23, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56) : (tensor<16x32x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<256x64xf32>, tensor<256xf32>, tensor<64x256xf32>) -> tensor<16x32x64xf32>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %58 = stablehlo.add %iterArg_22, %c_24 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %58, %57 : tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x64xf32>, tensor<2x256x64xf32>, tensor<2x256xf32>, tensor<2x64x256xf32>, tensor<i32>, tensor<16x32x64xf32>
    }
    %11 = stablehlo.convert %10#17 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_2 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %15 = stablehlo.divide %13, %14 : tensor<16x32x1xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %16 = call @_var(%11, %c_3) : (tensor<16x32x64xf32>, tensor<i32>) -> tensor<16x32x1xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %18 = stablehlo.subtract %11, %17 : tensor<16x32x64xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %20 = stablehlo.add %16, %19 : tensor<16x32x1xf32>
    %21 = stablehlo.rsqrt %20 : tensor<16x32x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %23 = stablehlo.multiply %18, %22 : tensor<16x32x64xf32>
    %24 = stablehlo.convert %arg18 : (tensor<64xf32>) -> tensor<64xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %27 = stablehlo.multiply %23, %26 : tensor<16x32x64xf32>
    %28 = stablehlo.convert %arg17 : (tensor<64xf32>) -> tensor<64xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %31 = stablehlo.add %27, %30 : tensor<16x32x64xf32>
    %32 = stablehlo.convert %31 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %33 = stablehlo.dot_general %32, %arg16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x256xf32>) -> tensor<16x32x256xf32>
    %34 = stablehlo.convert %33 : (tensor<16x32x256xf32>) -> tensor<16x32x256xf32>
    %35 = call @log_softmax(%34) : (tensor<16x32x256xf32>) -> tensor<16x32x256xf32>
    %36 = stablehlo.broadcast_in_dim %arg22, dims = [0, 1] : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %37 = call @take_along_axis(%35, %36) : (tensor<16x32x256xf32>, tensor<16x32x1xi32>) -> tensor<16x32x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %39 = stablehlo.divide %38, %cst_6 : tensor<f32>
    %40 = stablehlo.negate %39 : tensor<f32>
    return %40 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x64xf32>, %arg1: tensor<i32>) -> tensor<64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 64] : (tensor<2x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64xf32>) -> tensor<64xf32>
    return %1 : tensor<64xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x64x64xf32>, %arg1: tensor<i32>) -> tensor<64x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 64] : (tensor<2x64x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x64xf32>) -> tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x256x64xf32>, %arg1: tensor<i32>) -> tensor<256x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 256, 64] : (tensor<2x256x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x256x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x256x64xf32>) -> tensor<256x64xf32>
    return %1 : tensor<256x64xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x256xf32>, %arg1: tensor<i32>) -> tensor<256xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 256] : (tensor<2x256xf32>, tensor<i32>, tensor<i32>) -> tensor<1x256xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x256xf32>) -> tensor<256xf32>
    return %1 : tensor<256xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x64x256xf32>, %arg1: tensor<i32>) -> tensor<64x256xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 64, 256] : (tensor<2x64x256xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x256xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x64x256xf32>) -> tensor<64x256xf32>
    return %1 : tensor<64x256xf32>
  }
  func.func private @closed_call(%arg0: tensor<16x32x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<64xf32>, %arg4: tensor<64x64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<64x64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<64x64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<256x64xf32>, %arg15: tensor<256xf32>, %arg16: tensor<64x256xf32>) -> tensor<16x32x64xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
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
    %13 = stablehlo.convert %arg10 : (tensor<64xf32>) -> tensor<64xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %16 = stablehlo.multiply %12, %15 : tensor<16x32x64xf32>
    %17 = stablehlo.convert %arg9 : (tensor<64xf32>) -> tensor<64xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %20 = stablehlo.add %16, %19 : tensor<16x32x64xf32>
    %21 = stablehlo.convert %20 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %22 = stablehlo.dot_general %21, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %23 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %25 = stablehlo.add %22, %24 : tensor<16x32x64xf32>
    %26 = stablehlo.dot_general %21, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %27 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %29 = stablehlo.add %26, %28 : tensor<16x32x64xf32>
    %30 = stablehlo.dot_general %21, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %31 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
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
    %43 = call @_where_4(%41, %42, %cst_4) : (tensor<32x32xi1>, tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32x32xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x8x32xf32>
    %46 = stablehlo.maximum %45, %44 : tensor<16x8x32xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %49 = stablehlo.subtract %43, %48 : tensor<16x8x32x32xf32>
    %50 = stablehlo.exponential %49 : tensor<16x8x32x32xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %54 = stablehlo.divide %50, %53 : tensor<16x8x32x32xf32>
    %55 = stablehlo.convert %54 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %56 = stablehlo.dot_general %36, %55, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x8x32x32xf32>) -> tensor<16x8x8x32xf32>
    %57 = stablehlo.transpose %56, dims = [0, 3, 1, 2] : (tensor<16x8x8x32xf32>) -> tensor<16x32x8x8xf32>
    %58 = stablehlo.reshape %57 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %59 = stablehlo.dot_general %58, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %60 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %62 = stablehlo.add %59, %61 : tensor<16x32x64xf32>
    %63 = stablehlo.add %arg0, %62 : tensor<16x32x64xf32>
    %64 = stablehlo.convert %63 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_9 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %68 = stablehlo.divide %66, %67 : tensor<16x32x1xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %69 = call @_var(%64, %c_10) : (tensor<16x32x64xf32>, tensor<i32>) -> tensor<16x32x1xf32>
    %70 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %71 = stablehlo.subtract %64, %70 : tensor<16x32x64xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %73 = stablehlo.add %69, %72 : tensor<16x32x1xf32>
    %74 = stablehlo.rsqrt %73 : tensor<16x32x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %76 = stablehlo.multiply %71, %75 : tensor<16x32x64xf32>
    %77 = stablehlo.convert %arg12 : (tensor<64xf32>) -> tensor<64xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %80 = stablehlo.multiply %76, %79 : tensor<16x32x64xf32>
    %81 = stablehlo.convert %arg11 : (tensor<64xf32>) -> tensor<64xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %84 = stablehlo.add %80, %83 : tensor<16x32x64xf32>
    %85 = stablehlo.convert %84 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %86 = stablehlo.dot_general %85, %arg16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x256xf32>) -> tensor<16x32x256xf32>
    %87 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<16x32x256xf32>
    %89 = stablehlo.add %86, %88 : tensor<16x32x256xf32>
    %90 = stablehlo.multiply %89, %89 : tensor<16x32x256xf32>
    %91 = stablehlo.multiply %90, %89 : tensor<16x32x256xf32>
    %cst_12 = stablehlo.constant dense<4.467770e-02> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %93 = stablehlo.multiply %92, %91 : tensor<16x32x256xf32>
    %94 = stablehlo.add %89, %93 : tensor<16x32x256xf32>
    %cst_13 = stablehlo.constant dense<7.968750e-01> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %96 = stablehlo.multiply %95, %94 : tensor<16x32x256xf32>
    %97 = stablehlo.tanh %96 : tensor<16x32x256xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %99 = stablehlo.add %98, %97 : tensor<16x32x256xf32>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %101 = stablehlo.multiply %100, %99 : tensor<16x32x256xf32>
    %102 = stablehlo.multiply %89, %101 : tensor<16x32x256xf32>
    %103 = stablehlo.dot_general %102, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<256x64xf32>) -> tensor<16x32x64xf32>
    %104 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %106 = stablehlo.add %103, %105 : tensor<16x32x64xf32>
    %107 = stablehlo.add %63, %106 : tensor<16x32x64xf32>
    return %107 : tensor<16x32x64xf32>
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
  func.func private @_where_4(%arg0: tensor<32x32xi1>, %arg1: tensor<16x8x32x32xf32>, %arg2: tensor<f32>) -> tensor<16x8x32x32xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<32x32xi1>) -> tensor<16x8x32x32xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x8x32x32xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<16x8x32x32xi1>, tensor<16x8x32x32xf32>
    return %3 : tensor<16x8x32x32xf32>
  }
  func.func private @log_softmax(%arg0: tensor<16x32x256xf32>) -> tensor<16x32x256xf32> {
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
    return %11 : tensor<16x32x256xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<16x32x256xf32>, %arg1: tensor<16x32x1xi32>) -> tensor<16x32x1xf32> {
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
    return %15 : tensor<16x32x1xf32>
  }
}
