module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<192xf32>, %arg3: tensor<64x192xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<256x64xf32>, %arg10: tensor<256xf32>, %arg11: tensor<64x256xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64x64xf32>, %arg14: tensor<192xf32>, %arg15: tensor<64x192xf32>, %arg16: tensor<64xf32>, %arg17: tensor<64xf32>, %arg18: tensor<64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<256x64xf32>, %arg22: tensor<256xf32>, %arg23: tensor<64x256xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64xf32>, %arg26: tensor<32x64xf32>, %arg27: tensor<256x64xf32>, %arg28: tensor<16x32xi32>, %arg29: tensor<16x32xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %1 = stablehlo.compare LT, %arg28, %0, SIGNED : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %3 = stablehlo.add %arg28, %2 : tensor<16x32xi32>
    %4 = stablehlo.select %1, %3, %arg28 : tensor<16x32xi1>, tensor<16x32xi32>
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
    %15 = call @_var(%10, %c_2) : (tensor<16x32x64xf32>, tensor<i32>) -> tensor<16x32x1xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %17 = stablehlo.subtract %10, %16 : tensor<16x32x64xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %19 = stablehlo.add %15, %18 : tensor<16x32x1xf32>
    %20 = stablehlo.rsqrt %19 : tensor<16x32x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %22 = stablehlo.multiply %17, %21 : tensor<16x32x64xf32>
    %23 = stablehlo.convert %arg5 : (tensor<64xf32>) -> tensor<64xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %26 = stablehlo.multiply %22, %25 : tensor<16x32x64xf32>
    %27 = stablehlo.convert %arg4 : (tensor<64xf32>) -> tensor<64xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %30 = stablehlo.add %26, %29 : tensor<16x32x64xf32>
    %31 = stablehlo.convert %30 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %32 = stablehlo.dot_general %31, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x192xf32>) -> tensor<16x32x192xf32>
    %33 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<16x32x192xf32>
    %35 = stablehlo.add %32, %34 : tensor<16x32x192xf32>
    %36 = stablehlo.slice %35 [0:16, 0:32, 0:64] : (tensor<16x32x192xf32>) -> tensor<16x32x64xf32>
    %37 = stablehlo.slice %35 [0:16, 0:32, 64:128] : (tensor<16x32x192xf32>) -> tensor<16x32x64xf32>
    %38 = stablehlo.slice %35 [0:16, 0:32, 128:192] : (tensor<16x32x192xf32>) -> tensor<16x32x64xf32>
    %39 = stablehlo.reshape %36 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %40 = stablehlo.reshape %37 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %41 = stablehlo.reshape %38 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %42 = stablehlo.dot_general %39, %40, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x32xf32>
    %cst_4 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x8x32x32xf32>
    %44 = stablehlo.divide %42, %43 : tensor<16x8x32x32xf32>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %45 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
    %46 = call @tril(%45) : (tensor<32x32xi1>) -> tensor<32x32xi1>
    %47 = stablehlo.convert %44 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %cst_6 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %48 = call @_where_0(%46, %47, %cst_6) : (tensor<32x32xi1>, tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32x32xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_7) applies stablehlo.maximum across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x8x32xf32>
    %51 = stablehlo.maximum %50, %49 : tensor<16x8x32xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %54 = stablehlo.subtract %48, %53 : tensor<16x8x32x32xf32>
    %55 = stablehlo.exponential %54 : tensor<16x8x32x32xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_9) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %59 = stablehlo.divide %55, %58 : tensor<16x8x32x32xf32>
    %60 = stablehlo.convert %59 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %61 = stablehlo.dot_general %41, %60, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x8x32x32xf32>) -> tensor<16x8x8x32xf32>
    %62 = stablehlo.transpose %61, dims = [0, 3, 1, 2] : (tensor<16x8x8x32xf32>) -> tensor<16x32x8x8xf32>
    %63 = stablehlo.reshape %62 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %64 = stablehlo.dot_general %63, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %65 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %67 = stablehlo.add %64, %66 : tensor<16x32x64xf32>
    %68 = stablehlo.add %9, %67 : tensor<16x32x64xf32>
    %69 = stablehlo.convert %68 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%69 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_11 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %73 = stablehlo.divide %71, %72 : tensor<16x32x1xf32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %74 = call @_var(%69, %c_12) : (tensor<16x32x64xf32>, tensor<i32>) -> tensor<16x32x1xf32>
    %75 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %76 = stablehlo.subtract %69, %75 : tensor<16x32x64xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %78 = stablehlo.add %74, %77 : tensor<16x32x1xf32>
    %79 = stablehlo.rsqrt %78 : tensor<16x32x1xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %81 = stablehlo.multiply %76, %80 : tensor<16x32x64xf32>
    %82 = stablehlo.convert %arg7 : (tensor<64xf32>) -> tensor<64xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %85 = stablehlo.multiply %81, %84 : tensor<16x32x64xf32>
    %86 = stablehlo.convert %arg6 : (tensor<64xf32>) -> tensor<64xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %89 = stablehlo.add %85, %88 : tensor<16x32x64xf32>
    %90 = stablehlo.convert %89 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %91 = stablehlo.dot_general %90, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x256xf32>) -> tensor<16x32x256xf32>
    %92 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<16x32x256xf32>
    %94 = stablehlo.add %91, %93 : tensor<16x32x256xf32>
    %95 = stablehlo.multiply %94, %94 : tensor<16x32x256xf32>
    %96 = stablehlo.multiply %95, %94 : tensor<16x32x256xf32>
    %cst_14 = stablehlo.constant dense<4.467770e-02> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %98 = stablehlo.multiply %97, %96 : tensor<16x32x256xf32>
    %99 = stablehlo.add %94, %98 : tensor<16x32x256xf32>
    %cst_15 = stablehlo.constant dense<7.968750e-01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %101 = stablehlo.multiply %100, %99 : tensor<16x32x256xf32>
    %102 = stablehlo.tanh %101 : tensor<16x32x256xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %104 = stablehlo.add %103, %102 : tensor<16x32x256xf32>
    %cst_17 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %106 = stablehlo.multiply %105, %104 : tensor<16x32x256xf32>
    %107 = stablehlo.multiply %94, %106 : tensor<16x32x256xf32>
    %108 = stablehlo.dot_general %107, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<256x64xf32>) -> tensor<16x32x64xf32>
    %109 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %111 = stablehlo.add %108, %110 : tensor<16x32x64xf32>
    %112 = stablehlo.add %68, %111 : tensor<16x32x64xf32>
    %113 = stablehlo.convert %112 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.reduce(%113 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_19 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %117 = stablehlo.divide %115, %116 : tensor<16x32x1xf32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %118 = call @_var(%113, %c_20) : (tensor<16x32x64xf32>, tensor<i32>) -> tensor<16x32x1xf32>
    %119 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %120 = stablehlo.subtract %113, %119 : tensor<16x32x64xf32>
    %cst_21 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %122 = stablehlo.add %118, %121 : tensor<16x32x1xf32>
    %123 = stablehlo.rsqrt %122 : tensor<16x32x1xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %125 = stablehlo.multiply %120, %124 : tensor<16x32x64xf32>
    %126 = stablehlo.convert %arg17 : (tensor<64xf32>) -> tensor<64xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %129 = stablehlo.multiply %125, %128 : tensor<16x32x64xf32>
    %130 = stablehlo.convert %arg16 : (tensor<64xf32>) -> tensor<64xf32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %133 = stablehlo.add %129, %132 : tensor<16x32x64xf32>
    %134 = stablehlo.convert %133 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %135 = stablehlo.dot_general %134, %arg15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x192xf32>) -> tensor<16x32x192xf32>
    %136 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<192xf32>) -> tensor<1x1x192xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<1x1x192xf32>) -> tensor<16x32x192xf32>
    %138 = stablehlo.add %135, %137 : tensor<16x32x192xf32>
    %139 = stablehlo.slice %138 [0:16, 0:32, 0:64] : (tensor<16x32x192xf32>) -> tensor<16x32x64xf32>
    %140 = stablehlo.slice %138 [0:16, 0:32, 64:128] : (tensor<16x32x192xf32>) -> tensor<16x32x64xf32>
    %141 = stablehlo.slice %138 [0:16, 0:32, 128:192] : (tensor<16x32x192xf32>) -> tensor<16x32x64xf32>
    %142 = stablehlo.reshape %139 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %143 = stablehlo.reshape %140 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %144 = stablehlo.reshape %141 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %145 = stablehlo.dot_general %142, %143, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x32xf32>
    %cst_22 = stablehlo.constant dense<2.828130e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x8x32x32xf32>
    %147 = stablehlo.divide %145, %146 : tensor<16x8x32x32xf32>
    %c_23 = stablehlo.constant dense<true> : tensor<i1>
    %148 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i1>) -> tensor<32x32xi1>
    %149 = call @tril(%148) : (tensor<32x32xi1>) -> tensor<32x32xi1>
    %150 = stablehlo.convert %147 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %cst_24 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %151 = call @_where_0(%149, %150, %cst_24) : (tensor<32x32xi1>, tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32x32xf32>
    %cst_25 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %152 = stablehlo.reduce(%151 init: %cst_25) applies stablehlo.maximum across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %cst_26 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x8x32xf32>
    %154 = stablehlo.maximum %153, %152 : tensor<16x8x32xf32>
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %157 = stablehlo.subtract %151, %156 : tensor<16x8x32x32xf32>
    %158 = stablehlo.exponential %157 : tensor<16x8x32x32xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.reduce(%158 init: %cst_27) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %162 = stablehlo.divide %158, %161 : tensor<16x8x32x32xf32>
    %163 = stablehlo.convert %162 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %164 = stablehlo.dot_general %144, %163, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x8x32x32xf32>) -> tensor<16x8x8x32xf32>
    %165 = stablehlo.transpose %164, dims = [0, 3, 1, 2] : (tensor<16x8x8x32xf32>) -> tensor<16x32x8x8xf32>
    %166 = stablehlo.reshape %165 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %167 = stablehlo.dot_general %166, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %168 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %170 = stablehlo.add %167, %169 : tensor<16x32x64xf32>
    %171 = stablehlo.add %112, %170 : tensor<16x32x64xf32>
    %172 = stablehlo.convert %171 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.reduce(%172 init: %cst_28) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_29 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %176 = stablehlo.divide %174, %175 : tensor<16x32x1xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %177 = call @_var(%172, %c_30) : (tensor<16x32x64xf32>, tensor<i32>) -> tensor<16x32x1xf32>
    %178 = stablehlo.broadcast_in_dim %176, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %179 = stablehlo.subtract %172, %178 : tensor<16x32x64xf32>
    %cst_31 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %181 = stablehlo.add %177, %180 : tensor<16x32x1xf32>
    %182 = stablehlo.rsqrt %181 : tensor<16x32x1xf32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %184 = stablehlo.multiply %179, %183 : tensor<16x32x64xf32>
    %185 = stablehlo.convert %arg19 : (tensor<64xf32>) -> tensor<64xf32>
    %186 = stablehlo.broadcast_in_dim %185, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %188 = stablehlo.multiply %184, %187 : tensor<16x32x64xf32>
    %189 = stablehlo.convert %arg18 : (tensor<64xf32>) -> tensor<64xf32>
    %190 = stablehlo.broadcast_in_dim %189, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %192 = stablehlo.add %188, %191 : tensor<16x32x64xf32>
    %193 = stablehlo.convert %192 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %194 = stablehlo.dot_general %193, %arg23, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x256xf32>) -> tensor<16x32x256xf32>
    %195 = stablehlo.broadcast_in_dim %arg22, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<16x32x256xf32>
    %197 = stablehlo.add %194, %196 : tensor<16x32x256xf32>
    %198 = stablehlo.multiply %197, %197 : tensor<16x32x256xf32>
    %199 = stablehlo.multiply %198, %197 : tensor<16x32x256xf32>
    %cst_32 = stablehlo.constant dense<4.467770e-02> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %201 = stablehlo.multiply %200, %199 : tensor<16x32x256xf32>
    %202 = stablehlo.add %197, %201 : tensor<16x32x256xf32>
    %cst_33 = stablehlo.constant dense<7.968750e-01> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %204 = stablehlo.multiply %203, %202 : tensor<16x32x256xf32>
    %205 = stablehlo.tanh %204 : tensor<16x32x256xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %207 = stablehlo.add %206, %205 : tensor<16x32x256xf32>
    %cst_35 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x32x256xf32>
    %209 = stablehlo.multiply %208, %207 : tensor<16x32x256xf32>
    %210 = stablehlo.multiply %197, %209 : tensor<16x32x256xf32>
    %211 = stablehlo.dot_general %210, %arg21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x256xf32>, tensor<256x64xf32>) -> tensor<16x32x64xf32>
    %212 = stablehlo.broadcast_in_dim %arg20, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %214 = stablehlo.add %211, %213 : tensor<16x32x64xf32>
    %215 = stablehlo.add %171, %214 : tensor<16x32x64xf32>
    %216 = stablehlo.convert %215 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%216 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_37 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %220 = stablehlo.divide %218, %219 : tensor<16x32x1xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %221 = call @_var(%216, %c_38) : (tensor<16x32x64xf32>, tensor<i32>) -> tensor<16x32x1xf32>
    %222 = stablehlo.broadcast_in_dim %220, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %223 = stablehlo.subtract %216, %222 : tensor<16x32x64xf32>
    %cst_39 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %224 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %225 = stablehlo.add %221, %224 : tensor<16x32x1xf32>
    %226 = stablehlo.rsqrt %225 : tensor<16x32x1xf32>
    %227 = stablehlo.broadcast_in_dim %226, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %228 = stablehlo.multiply %223, %227 : tensor<16x32x64xf32>
    %229 = stablehlo.convert %arg25 : (tensor<64xf32>) -> tensor<64xf32>
    %230 = stablehlo.broadcast_in_dim %229, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %231 = stablehlo.broadcast_in_dim %230, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %232 = stablehlo.multiply %228, %231 : tensor<16x32x64xf32>
    %233 = stablehlo.convert %arg24 : (tensor<64xf32>) -> tensor<64xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %235 = stablehlo.broadcast_in_dim %234, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %236 = stablehlo.add %232, %235 : tensor<16x32x64xf32>
    %237 = stablehlo.convert %236 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %238 = stablehlo.dot_general %237, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<256x64xf32>) -> tensor<16x32x256xf32>
    %239 = stablehlo.convert %238 : (tensor<16x32x256xf32>) -> tensor<16x32x256xf32>
    %240 = call @log_softmax(%239) : (tensor<16x32x256xf32>) -> tensor<16x32x256xf32>
    %241 = stablehlo.broadcast_in_dim %arg29, dims = [0, 1] : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %242 = call @take_along_axis(%240, %241) : (tensor<16x32x256xf32>, tensor<16x32x1xi32>) -> tensor<16x32x1xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %243 = stablehlo.reduce(%242 init: %cst_40) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x32x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_41 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %244 = stablehlo.divide %243, %cst_41 : tensor<f32>
    %245 = stablehlo.negate %244 : tensor<f32>
    return %245 : tensor<f32>
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
