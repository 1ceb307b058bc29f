module @jit_main attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4096xbf16>, %arg1: tensor<4096x4096xbf16>, %arg2: tensor<4096x16384xbf16>, %arg3: tensor<16384xbf16>, %arg4: tensor<4096xbf16>, %arg5: tensor<4096xbf16>, %arg6: tensor<4096xbf16>, %arg7: tensor<16384x4096xbf16>, %arg8: tensor<4096x4096xbf16>, %arg9: tensor<4096xbf16>, %arg10: tensor<4096xbf16>, %arg11: tensor<4096xbf16>, %arg12: tensor<4096x4096xbf16>, %arg13: tensor<4096x4096xbf16>, %arg14: tensor<8x2048x4096xbf16>, %arg15: tensor<4096xbf16>, %arg16: tensor<4096xbf16>) -> (tensor<f32> {jax.result_info = "result"}) {
    %0 = stablehlo.convert %arg14 : (tensor<8x2048x4096xbf16>) -> tensor<8x2048x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x2048x4096xf32>, tensor<f32>) -> tensor<8x2048xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<8x2048xf32>) -> tensor<8x2048x1xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x2048x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<8x2048x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = call @_var(%0, %c) : (tensor<8x2048x4096xf32>, tensor<i32>) -> tensor<8x2048x1xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<8x2048x1xf32>) -> tensor<8x2048x4096xf32>
    %7 = stablehlo.subtract %0, %6 : tensor<8x2048x4096xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x2048x1xf32>
    %9 = stablehlo.add %5, %8 : tensor<8x2048x1xf32>
    %10 = stablehlo.rsqrt %9 : tensor<8x2048x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<8x2048x1xf32>) -> tensor<8x2048x4096xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<8x2048x4096xf32>
    %13 = stablehlo.convert %arg4 : (tensor<4096xbf16>) -> tensor<4096xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<8x2048x4096xf32>
    %16 = stablehlo.multiply %12, %15 : tensor<8x2048x4096xf32>
    %17 = stablehlo.convert %arg6 : (tensor<4096xbf16>) -> tensor<4096xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<8x2048x4096xf32>
    %20 = stablehlo.add %16, %19 : tensor<8x2048x4096xf32>
    %21 = stablehlo.convert %20 : (tensor<8x2048x4096xf32>) -> tensor<8x2048x4096xbf16>
    %22 = stablehlo.dot_general %21, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<8x2048x4096xbf16>
    %23 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<4096xbf16>) -> tensor<1x1x4096xbf16>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<1x1x4096xbf16>) -> tensor<8x2048x4096xbf16>
    %25 = stablehlo.add %22, %24 : tensor<8x2048x4096xbf16>
    %26 = stablehlo.dot_general %21, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<8x2048x4096xbf16>
    %27 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<4096xbf16>) -> tensor<1x1x4096xbf16>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<1x1x4096xbf16>) -> tensor<8x2048x4096xbf16>
    %29 = stablehlo.add %26, %28 : tensor<8x2048x4096xbf16>
    %30 = stablehlo.dot_general %21, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<8x2048x4096xbf16>
    %31 = stablehlo.broadcast_in_dim %arg9, dims = [2] : (tensor<4096xbf16>) -> tensor<1x1x4096xbf16>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<1x1x4096xbf16>) -> tensor<8x2048x4096xbf16>
    %33 = stablehlo.add %30, %32 : tensor<8x2048x4096xbf16>
    %34 = stablehlo.reshape %25 : (tensor<8x2048x4096xbf16>) -> tensor<8x2048x32x128xbf16>
    %35 = stablehlo.reshape %29 : (tensor<8x2048x4096xbf16>) -> tensor<8x2048x32x128xbf16>
    %36 = stablehlo.reshape %33 : (tensor<8x2048x4096xbf16>) -> tensor<8x2048x32x128xbf16>
    %37 = stablehlo.dot_general %34, %35, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x2048x32x128xbf16>, tensor<8x2048x32x128xbf16>) -> tensor<8x32x2048x2048xbf16>
    %cst_2 = stablehlo.constant dense<1.131250e+01> : tensor<bf16>
    %38 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<8x32x2048x2048xbf16>
    %39 = stablehlo.divide %37, %38 : tensor<8x32x2048x2048xbf16>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %40 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i1>) -> tensor<2048x2048xi1>
    %41 = call @tril(%40) : (tensor<2048x2048xi1>) -> tensor<2048x2048xi1>
    %42 = stablehlo.convert %39 : (tensor<8x32x2048x2048xbf16>) -> tensor<8x32x2048x2048xf32>
    %cst_4 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %43 = call @_where_0(%41, %42, %cst_4) : (tensor<2048x2048xi1>, tensor<8x32x2048x2048xf32>, tensor<f32>) -> tensor<8x32x2048x2048xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = stablehlo.reduce(%43 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<8x32x2048x2048xf32>, tensor<f32>) -> tensor<8x32x2048xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x32x2048xf32>
    %46 = stablehlo.maximum %45, %44 : tensor<8x32x2048xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2] : (tensor<8x32x2048xf32>) -> tensor<8x32x2048x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2, 3] : (tensor<8x32x2048x1xf32>) -> tensor<8x32x2048x2048xf32>
    %49 = stablehlo.subtract %43, %48 : tensor<8x32x2048x2048xf32>
    %50 = stablehlo.exponential %49 : tensor<8x32x2048x2048xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<8x32x2048x2048xf32>, tensor<f32>) -> tensor<8x32x2048xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<8x32x2048xf32>) -> tensor<8x32x2048x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<8x32x2048x1xf32>) -> tensor<8x32x2048x2048xf32>
    %54 = stablehlo.divide %50, %53 : tensor<8x32x2048x2048xf32>
    %55 = stablehlo.convert %54 : (tensor<8x32x2048x2048xf32>) -> tensor<8x32x2048x2048xbf16>
    %56 = stablehlo.dot_general %36, %55, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x2048x32x128xbf16>, tensor<8x32x2048x2048xbf16>) -> tensor<8x32x128x2048xbf16>
    %57 = stablehlo.transpose %56, dims = [0, 3, 1, 2] : (tensor<8x32x128x2048xbf16>) -> tensor<8x2048x32x128xbf16>
    %58 = stablehlo.reshape %57 : (tensor<8x2048x32x128xbf16>) -> tensor<8x2048x4096xbf16>
    %59 = stablehlo.dot_general %58, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<8x2048x4096xbf16>
    %60 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<4096xbf16>) -> tensor<1x1x4096xbf16>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<1x1x4096xbf16>) -> tensor<8x2048x4096xbf16>
    %62 = stablehlo.add %59, %61 : tensor<8x2048x4096xbf16>
    %63 = stablehlo.add %arg14, %62 : tensor<8x2048x4096xbf16>
    %64 = stablehlo.convert %63 : (tensor<8x2048x4096xbf16>) -> tensor<8x2048x4096xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<8x2048x4096xf32>, tensor<f32>) -> tensor<8x2048xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1] : (tensor<8x2048xf32>) -> tensor<8x2048x1xf32>
    %cst_9 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x2048x1xf32>
    %68 = stablehlo.divide %66, %67 : tensor<8x2048x1xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %69 = call @_var(%64, %c_10) : (tensor<8x2048x4096xf32>, tensor<i32>) -> tensor<8x2048x1xf32>
    %70 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (tensor<8x2048x1xf32>) -> tensor<8x2048x4096xf32>
    %71 = stablehlo.subtract %64, %70 : tensor<8x2048x4096xf32>
    %cst_11 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x2048x1xf32>
    %73 = stablehlo.add %69, %72 : tensor<8x2048x1xf32>
    %74 = stablehlo.rsqrt %73 : tensor<8x2048x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<8x2048x1xf32>) -> tensor<8x2048x4096xf32>
    %76 = stablehlo.multiply %71, %75 : tensor<8x2048x4096xf32>
    %77 = stablehlo.convert %arg10 : (tensor<4096xbf16>) -> tensor<4096xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<8x2048x4096xf32>
    %80 = stablehlo.multiply %76, %79 : tensor<8x2048x4096xf32>
    %81 = stablehlo.convert %arg0 : (tensor<4096xbf16>) -> tensor<4096xf32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<8x2048x4096xf32>
    %84 = stablehlo.add %80, %83 : tensor<8x2048x4096xf32>
    %85 = stablehlo.convert %84 : (tensor<8x2048x4096xf32>) -> tensor<8x2048x4096xbf16>
    %86 = stablehlo.dot_general %85, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2048x4096xbf16>, tensor<4096x16384xbf16>) -> tensor<8x2048x16384xbf16>
    %87 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<16384xbf16>) -> tensor<1x1x16384xbf16>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<1x1x16384xbf16>) -> tensor<8x2048x16384xbf16>
    %89 = stablehlo.add %86, %88 : tensor<8x2048x16384xbf16>
    %90 = stablehlo.multiply %89, %89 : tensor<8x2048x16384xbf16>
    %91 = stablehlo.multiply %90, %89 : tensor<8x2048x16384xbf16>
    %cst_12 = stablehlo.constant dense<4.467770e-02> : tensor<bf16>
    %92 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<bf16>) -> tensor<8x2048x16384xbf16>
    %93 = stablehlo.multiply %92, %91 : tensor<8x2048x16384xbf16>
    %94 = stablehlo.add %89, %93 : tensor<8x2048x16384xbf16>
    %cst_13 = stablehlo.constant dense<7.968750e-01> : tensor<bf16>
    %95 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<bf16>) -> tensor<8x2048x16384xbf16>
    %96 = stablehlo.multiply %95, %94 : tensor<8x2048x16384xbf16>
    %97 = stablehlo.tanh %96 : tensor<8x2048x16384xbf16>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %98 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<bf16>) -> tensor<8x2048x16384xbf16>
    %99 = stablehlo.add %98, %97 : tensor<8x2048x16384xbf16>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<bf16>
    %100 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<bf16>) -> tensor<8x2048x16384xbf16>
    %101 = stablehlo.multiply %100, %99 : tensor<8x2048x16384xbf16>
    %102 = stablehlo.multiply %89, %101 : tensor<8x2048x16384xbf16>
    %103 = stablehlo.dot_general %102, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2048x16384xbf16>, tensor<16384x4096xbf16>) -> tensor<8x2048x4096xbf16>
    %104 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<4096xbf16>) -> tensor<1x1x4096xbf16>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<1x1x4096xbf16>) -> tensor<8x2048x4096xbf16>
    %106 = stablehlo.add %103, %105 : tensor<8x2048x4096xbf16>
    %107 = stablehlo.add %63, %106 : tensor<8x2048x4096xbf16>
    %108 = stablehlo.convert %107 : (tensor<8x2048x4096xbf16>) -> tensor<8x2048x4096xf32>
    %109 = chlo.square %108 : tensor<8x2048x4096xf32> -> tensor<8x2048x4096xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_16) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x2048x4096xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0x4C800000> : tensor<f32>
    %111 = stablehlo.divide %110, %cst_17 : tensor<f32>
    return %111 : tensor<f32>
  }
  func.func private @_var(%arg0: tensor<8x2048x4096xf32>, %arg1: tensor<i32>) -> tensor<8x2048x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x2048x4096xf32>, tensor<f32>) -> tensor<8x2048xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x2048xf32>) -> tensor<8x2048x1xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x2048x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<8x2048x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x2048x1xf32>) -> tensor<8x2048x4096xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x2048x4096xf32>
    %6 = chlo.square %5 : tensor<8x2048x4096xf32> -> tensor<8x2048x4096xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<8x2048x4096xf32>, tensor<f32>) -> tensor<8x2048xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x2048xf32>) -> tensor<8x2048x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<8x2048x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<8x2048x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<8x2048x1xf32>, tensor<f32>) -> tensor<8x2048x1xf32>
    return %14 : tensor<8x2048x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<8x2048x1xf32>, %arg2: tensor<f32>) -> tensor<8x2048x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x2048x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<8x2048x1xf32>
    return %2 : tensor<8x2048x1xf32>
  }
  func.func private @tril(%arg0: tensor<2048x2048xi1>) -> tensor<2048x2048xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<2048x2048xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048x2048xi32>
    %2 = stablehlo.add %0, %1 : tensor<2048x2048xi32>
    %3 = stablehlo.iota dim = 1 : tensor<2048x2048xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<2048x2048xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<2048x2048xi1>, tensor<2048x2048xi1>
    return %6 : tensor<2048x2048xi1>
  }
  func.func private @_where_0(%arg0: tensor<2048x2048xi1>, %arg1: tensor<8x32x2048x2048xf32>, %arg2: tensor<f32>) -> tensor<8x32x2048x2048xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<2048x2048xi1>) -> tensor<8x32x2048x2048xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x32x2048x2048xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<8x32x2048x2048xi1>, tensor<8x32x2048x2048xf32>
    return %3 : tensor<8x32x2048x2048xf32>
  }
}
