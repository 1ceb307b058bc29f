module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<64x64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64x64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<64xf32>, %arg10: tensor<64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<256x64xf32>, %arg14: tensor<256xf32>, %arg15: tensor<64x256xf32>, %arg16: tensor<16x32x64xf32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg16 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
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
    %43 = call @_where_0(%41, %42, %cst_4) : (tensor<32x32xi1>, tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32x32xf32>
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
    %59 = stablehlo.dot_general %58, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %60 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %62 = stablehlo.add %59, %61 : tensor<16x32x64xf32>
    %63 = stablehlo.add %arg16, %62 : tensor<16x32x64xf32>
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
    %77 = stablehlo.convert %arg11 : (tensor<64xf32>) -> tensor<64xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %80 = stablehlo.multiply %76, %79 : tensor<16x32x64xf32>
    %81 = stablehlo.convert %arg10 : (tensor<64xf32>) -> tensor<64xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %84 = stablehlo.add %80, %83 : tensor<16x32x64xf32>
    %85 = stablehlo.convert %84 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %86 = stablehlo.dot_general %85, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x256xf32>) -> tensor<16x32x256xf32>
    %87 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
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
    %103 = stablehlo.dot_general %102, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<256x64xf32>) -> tensor<16x32x64xf32>
    %104 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %106 = stablehlo.add %103, %105 : tensor<16x32x64xf32>
    %107 = stablehlo.add %63, %106 : tensor<16x32x64xf32>
    %108 = stablehlo.convert %107 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %109 = chlo.square %108 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_16) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<3.276800e+04> : tensor<f32>
    %111 = stablehlo.divide %110, %cst_17 : tensor<f32>
    return %111 : tensor<f32>
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
  func.func private @_where_0(%arg0: tensor<32x32xi1>, %arg1: tensor<16x8x32x32xf32>, %arg2: tensor<f32>) -> tensor<16x8x32x32xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<32x32xi1>) -> tensor<16x8x32x32xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x8x32x32xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<16x8x32x32xi1>, tensor<16x8x32x32xf32>
    return %3 : tensor<16x8x32x32xf32>
  }
}
