module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<32x8xf32>, %arg1: tensor<64x64xf32>, %arg2: tensor<64x64xf32>, %arg3: tensor<64x64xf32>, %arg4: tensor<64x64xf32>, %arg5: tensor<64x64xf32>, %arg6: tensor<64x64xf32>, %arg7: tensor<64x64xf32>, %arg8: tensor<64x64xf32>, %arg9: tensor<64x128xf32>, %arg10: tensor<128x64xf32>, %arg11: tensor<64xf32>, %arg12: tensor<64xf32>, %arg13: tensor<64xf32>, %arg14: tensor<64xf32>, %arg15: tensor<256x64xf32>, %arg16: tensor<32x8xf32>, %arg17: tensor<64x64xf32>, %arg18: tensor<64x64xf32>, %arg19: tensor<64x64xf32>, %arg20: tensor<64x64xf32>, %arg21: tensor<64x128xf32>, %arg22: tensor<128x64xf32>, %arg23: tensor<64xf32>, %arg24: tensor<64xf32>, %arg25: tensor<64xf32>, %arg26: tensor<16x32xi32>, %arg27: tensor<16x16xi32>, %arg28: tensor<16x16xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
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
    %42 = stablehlo.compare LT, %arg26, %41, SIGNED : (tensor<16x32xi32>, tensor<16x32xi32>) -> tensor<16x32xi1>
    %c_11 = stablehlo.constant dense<256> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<16x32xi32>
    %44 = stablehlo.add %arg26, %43 : tensor<16x32xi32>
    %45 = stablehlo.select %42, %44, %arg26 : tensor<16x32xi1>, tensor<16x32xi32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<16x32xi32>) -> tensor<16x32x1xi32>
    %47 = "stablehlo.gather"(%0, %46) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<256x64xf32>, tensor<16x32x1xi32>) -> tensor<16x32x64xf32>
    %48 = stablehlo.convert %47 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %49 = chlo.square %48 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_13 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %53 = stablehlo.divide %51, %52 : tensor<16x32x1xf32>
    %cst_14 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %55 = stablehlo.add %53, %54 : tensor<16x32x1xf32>
    %56 = stablehlo.rsqrt %55 : tensor<16x32x1xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %58 = stablehlo.multiply %48, %57 : tensor<16x32x64xf32>
    %59 = stablehlo.broadcast_in_dim %arg23, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %61 = stablehlo.multiply %58, %60 : tensor<16x32x64xf32>
    %62 = stablehlo.convert %61 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %63 = stablehlo.convert %arg19 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %64 = stablehlo.dot_general %62, %63, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %65 = stablehlo.reshape %64 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %66 = stablehlo.convert %arg17 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %67 = stablehlo.dot_general %62, %66, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %68 = stablehlo.reshape %67 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %69 = stablehlo.convert %arg20 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %70 = stablehlo.dot_general %62, %69, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %71 = stablehlo.reshape %70 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %72 = stablehlo.dot_general %65, %68, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x32x32xf32>
    %73 = stablehlo.convert %72 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %74 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<1x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %75 = stablehlo.add %73, %74 : tensor<16x8x32x32xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %76 = stablehlo.reduce(%75 init: %cst_15) applies stablehlo.maximum across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x8x32xf32>
    %78 = stablehlo.maximum %77, %76 : tensor<16x8x32xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %81 = stablehlo.subtract %75, %80 : tensor<16x8x32x32xf32>
    %82 = stablehlo.exponential %81 : tensor<16x8x32x32xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%82 init: %cst_17) applies stablehlo.add across dimensions = [3] : (tensor<16x8x32x32xf32>, tensor<f32>) -> tensor<16x8x32xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<16x8x32xf32>) -> tensor<16x8x32x1xf32>
    %85 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (tensor<16x8x32x1xf32>) -> tensor<16x8x32x32xf32>
    %86 = stablehlo.divide %82, %85 : tensor<16x8x32x32xf32>
    %87 = stablehlo.convert %86 : (tensor<16x8x32x32xf32>) -> tensor<16x8x32x32xf32>
    %88 = stablehlo.dot_general %71, %87, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x8x32x32xf32>) -> tensor<16x8x8x32xf32>
    %89 = stablehlo.transpose %88, dims = [0, 3, 1, 2] : (tensor<16x8x8x32xf32>) -> tensor<16x32x8x8xf32>
    %90 = stablehlo.reshape %89 : (tensor<16x32x8x8xf32>) -> tensor<16x32x64xf32>
    %91 = stablehlo.convert %arg18 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %92 = stablehlo.dot_general %90, %91, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %93 = stablehlo.add %47, %92 : tensor<16x32x64xf32>
    %94 = stablehlo.convert %93 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %95 = chlo.square %94 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_19 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %99 = stablehlo.divide %97, %98 : tensor<16x32x1xf32>
    %cst_20 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %101 = stablehlo.add %99, %100 : tensor<16x32x1xf32>
    %102 = stablehlo.rsqrt %101 : tensor<16x32x1xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %104 = stablehlo.multiply %94, %103 : tensor<16x32x64xf32>
    %105 = stablehlo.broadcast_in_dim %arg24, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %107 = stablehlo.multiply %104, %106 : tensor<16x32x64xf32>
    %108 = stablehlo.convert %107 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %109 = stablehlo.convert %arg21 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %110 = stablehlo.dot_general %108, %109, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x128xf32>) -> tensor<16x32x128xf32>
    %111 = call @relu(%110) : (tensor<16x32x128xf32>) -> tensor<16x32x128xf32>
    %112 = stablehlo.convert %arg22 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %113 = stablehlo.dot_general %111, %112, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x128xf32>, tensor<128x64xf32>) -> tensor<16x32x64xf32>
    %114 = stablehlo.add %93, %113 : tensor<16x32x64xf32>
    %115 = stablehlo.convert %114 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %116 = chlo.square %115 : tensor<16x32x64xf32> -> tensor<16x32x64xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<16x32x64xf32>, tensor<f32>) -> tensor<16x32xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<16x32xf32>) -> tensor<16x32x1xf32>
    %cst_22 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %120 = stablehlo.divide %118, %119 : tensor<16x32x1xf32>
    %cst_23 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x32x1xf32>
    %122 = stablehlo.add %120, %121 : tensor<16x32x1xf32>
    %123 = stablehlo.rsqrt %122 : tensor<16x32x1xf32>
    %124 = stablehlo.broadcast_in_dim %123, dims = [0, 1, 2] : (tensor<16x32x1xf32>) -> tensor<16x32x64xf32>
    %125 = stablehlo.multiply %115, %124 : tensor<16x32x64xf32>
    %126 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x32x64xf32>
    %128 = stablehlo.multiply %125, %127 : tensor<16x32x64xf32>
    %129 = stablehlo.convert %128 : (tensor<16x32x64xf32>) -> tensor<16x32x64xf32>
    %c_24 = stablehlo.constant dense<true> : tensor<i1>
    %130 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %131 = call @tril(%130) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %132 = stablehlo.iota dim = 0 : tensor<16xi32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [1] : (tensor<16xi32>) -> tensor<1x16xi32>
    %134 = stablehlo.iota dim = 0 : tensor<16xi32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0] : (tensor<16xi32>) -> tensor<16x1xi32>
    %136 = stablehlo.broadcast_in_dim %133, dims = [0, 1] : (tensor<1x16xi32>) -> tensor<16x16xi32>
    %137 = stablehlo.broadcast_in_dim %135, dims = [0, 1] : (tensor<16x1xi32>) -> tensor<16x16xi32>
    %138 = stablehlo.subtract %136, %137 : tensor<16x16xi32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %139 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %140 = stablehlo.minimum %138, %139 : tensor<16x16xi32>
    %141 = stablehlo.negate %140 : tensor<16x16xi32>
    %c_26 = stablehlo.constant dense<1> : tensor<i32>
    %142 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %143 = stablehlo.maximum %141, %142 : tensor<16x16xi32>
    %144 = stablehlo.convert %143 : (tensor<16x16xi32>) -> tensor<16x16xf32>
    %cst_27 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %146 = stablehlo.divide %144, %145 : tensor<16x16xf32>
    %147 = stablehlo.log %146 : tensor<16x16xf32>
    %cst_28 = stablehlo.constant dense<2.07944155> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %149 = stablehlo.divide %147, %148 : tensor<16x16xf32>
    %cst_29 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %151 = stablehlo.multiply %149, %150 : tensor<16x16xf32>
    %cst_30 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %153 = stablehlo.add %152, %151 : tensor<16x16xf32>
    %154 = stablehlo.convert %153 : (tensor<16x16xf32>) -> tensor<16x16xi32>
    %c_31 = stablehlo.constant dense<31> : tensor<i32>
    %155 = stablehlo.broadcast_in_dim %c_31, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %156 = stablehlo.minimum %154, %155 : tensor<16x16xi32>
    %c_32 = stablehlo.constant dense<16> : tensor<i32>
    %157 = stablehlo.broadcast_in_dim %c_32, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %158 = stablehlo.compare LT, %141, %157, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %159 = call @_where_1(%158, %141, %156) : (tensor<16x16xi1>, tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %160 = stablehlo.broadcast_in_dim %c_33, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %161 = stablehlo.add %160, %159 : tensor<16x16xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %162 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %163 = stablehlo.compare LT, %161, %162, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_35 = stablehlo.constant dense<32> : tensor<i32>
    %164 = stablehlo.broadcast_in_dim %c_35, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %165 = stablehlo.add %161, %164 : tensor<16x16xi32>
    %166 = stablehlo.select %163, %165, %161 : tensor<16x16xi1>, tensor<16x16xi32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1] : (tensor<16x16xi32>) -> tensor<16x16x1xi32>
    %168 = "stablehlo.gather"(%arg0, %167) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<32x8xf32>, tensor<16x16x1xi32>) -> tensor<16x16x8xf32>
    %169 = stablehlo.transpose %168, dims = [2, 0, 1] : (tensor<16x16x8xf32>) -> tensor<8x16x16xf32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [1, 2, 3] : (tensor<8x16x16xf32>) -> tensor<1x8x16x16xf32>
    %cst_36 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %171 = call @_where_2(%131, %170, %cst_36) : (tensor<16x16xi1>, tensor<1x8x16x16xf32>, tensor<f32>) -> tensor<1x8x16x16xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %172 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %173 = stablehlo.compare LT, %arg27, %172, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_38 = stablehlo.constant dense<256> : tensor<i32>
    %174 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %175 = stablehlo.add %arg27, %174 : tensor<16x16xi32>
    %176 = stablehlo.select %173, %175, %arg27 : tensor<16x16xi1>, tensor<16x16xi32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [0, 1] : (tensor<16x16xi32>) -> tensor<16x16x1xi32>
    %178 = "stablehlo.gather"(%0, %177) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<256x64xf32>, tensor<16x16x1xi32>) -> tensor<16x16x64xf32>
    %179 = stablehlo.convert %178 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %180 = chlo.square %179 : tensor<16x16x64xf32> -> tensor<16x16x64xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%180 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<16x16xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_40 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %184 = stablehlo.divide %182, %183 : tensor<16x16x1xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %186 = stablehlo.add %184, %185 : tensor<16x16x1xf32>
    %187 = stablehlo.rsqrt %186 : tensor<16x16x1xf32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x64xf32>
    %189 = stablehlo.multiply %179, %188 : tensor<16x16x64xf32>
    %190 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x16x64xf32>
    %192 = stablehlo.multiply %189, %191 : tensor<16x16x64xf32>
    %193 = stablehlo.convert %192 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %194 = stablehlo.convert %arg3 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %195 = stablehlo.dot_general %193, %194, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %196 = stablehlo.reshape %195 : (tensor<16x16x64xf32>) -> tensor<16x16x8x8xf32>
    %197 = stablehlo.convert %arg1 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %198 = stablehlo.dot_general %193, %197, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %199 = stablehlo.reshape %198 : (tensor<16x16x64xf32>) -> tensor<16x16x8x8xf32>
    %200 = stablehlo.convert %arg4 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %201 = stablehlo.dot_general %193, %200, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %202 = stablehlo.reshape %201 : (tensor<16x16x64xf32>) -> tensor<16x16x8x8xf32>
    %203 = stablehlo.dot_general %196, %199, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x16x8x8xf32>, tensor<16x16x8x8xf32>) -> tensor<16x8x16x16xf32>
    %204 = stablehlo.convert %203 : (tensor<16x8x16x16xf32>) -> tensor<16x8x16x16xf32>
    %205 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2, 3] : (tensor<1x8x16x16xf32>) -> tensor<16x8x16x16xf32>
    %206 = stablehlo.add %204, %205 : tensor<16x8x16x16xf32>
    %cst_42 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %207 = stablehlo.reduce(%206 init: %cst_42) applies stablehlo.maximum across dimensions = [3] : (tensor<16x8x16x16xf32>, tensor<f32>) -> tensor<16x8x16xf32>
    %cst_43 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x8x16xf32>
    %209 = stablehlo.maximum %208, %207 : tensor<16x8x16xf32>
    %210 = stablehlo.broadcast_in_dim %209, dims = [0, 1, 2] : (tensor<16x8x16xf32>) -> tensor<16x8x16x1xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1, 2, 3] : (tensor<16x8x16x1xf32>) -> tensor<16x8x16x16xf32>
    %212 = stablehlo.subtract %206, %211 : tensor<16x8x16x16xf32>
    %213 = stablehlo.exponential %212 : tensor<16x8x16x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%213 init: %cst_44) applies stablehlo.add across dimensions = [3] : (tensor<16x8x16x16xf32>, tensor<f32>) -> tensor<16x8x16xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 1, 2] : (tensor<16x8x16xf32>) -> tensor<16x8x16x1xf32>
    %216 = stablehlo.broadcast_in_dim %215, dims = [0, 1, 2, 3] : (tensor<16x8x16x1xf32>) -> tensor<16x8x16x16xf32>
    %217 = stablehlo.divide %213, %216 : tensor<16x8x16x16xf32>
    %218 = stablehlo.convert %217 : (tensor<16x8x16x16xf32>) -> tensor<16x8x16x16xf32>
    %219 = stablehlo.dot_general %202, %218, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x16x8x8xf32>, tensor<16x8x16x16xf32>) -> tensor<16x8x8x16xf32>
    %220 = stablehlo.transpose %219, dims = [0, 3, 1, 2] : (tensor<16x8x8x16xf32>) -> tensor<16x16x8x8xf32>
    %221 = stablehlo.reshape %220 : (tensor<16x16x8x8xf32>) -> tensor<16x16x64xf32>
    %222 = stablehlo.convert %arg2 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %223 = stablehlo.dot_general %221, %222, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %224 = stablehlo.add %178, %223 : tensor<16x16x64xf32>
    %225 = stablehlo.convert %224 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %226 = chlo.square %225 : tensor<16x16x64xf32> -> tensor<16x16x64xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.reduce(%226 init: %cst_45) applies stablehlo.add across dimensions = [2] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<16x16xf32>
    %228 = stablehlo.broadcast_in_dim %227, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_46 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %230 = stablehlo.divide %228, %229 : tensor<16x16x1xf32>
    %cst_47 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %232 = stablehlo.add %230, %231 : tensor<16x16x1xf32>
    %233 = stablehlo.rsqrt %232 : tensor<16x16x1xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x64xf32>
    %235 = stablehlo.multiply %225, %234 : tensor<16x16x64xf32>
    %236 = stablehlo.broadcast_in_dim %arg13, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %237 = stablehlo.broadcast_in_dim %236, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x16x64xf32>
    %238 = stablehlo.multiply %235, %237 : tensor<16x16x64xf32>
    %239 = stablehlo.convert %238 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %240 = stablehlo.convert %arg7 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %241 = stablehlo.dot_general %239, %240, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %242 = stablehlo.reshape %241 : (tensor<16x16x64xf32>) -> tensor<16x16x8x8xf32>
    %243 = stablehlo.convert %arg5 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %244 = stablehlo.dot_general %129, %243, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %245 = stablehlo.reshape %244 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %246 = stablehlo.convert %arg8 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %247 = stablehlo.dot_general %129, %246, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x32x64xf32>, tensor<64x64xf32>) -> tensor<16x32x64xf32>
    %248 = stablehlo.reshape %247 : (tensor<16x32x64xf32>) -> tensor<16x32x8x8xf32>
    %249 = stablehlo.dot_general %242, %245, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x16x8x8xf32>, tensor<16x32x8x8xf32>) -> tensor<16x8x16x32xf32>
    %250 = stablehlo.convert %249 : (tensor<16x8x16x32xf32>) -> tensor<16x8x16x32xf32>
    %cst_48 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %251 = stablehlo.reduce(%250 init: %cst_48) applies stablehlo.maximum across dimensions = [3] : (tensor<16x8x16x32xf32>, tensor<f32>) -> tensor<16x8x16xf32>
    %cst_49 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16x8x16xf32>
    %253 = stablehlo.maximum %252, %251 : tensor<16x8x16xf32>
    %254 = stablehlo.broadcast_in_dim %253, dims = [0, 1, 2] : (tensor<16x8x16xf32>) -> tensor<16x8x16x1xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2, 3] : (tensor<16x8x16x1xf32>) -> tensor<16x8x16x32xf32>
    %256 = stablehlo.subtract %250, %255 : tensor<16x8x16x32xf32>
    %257 = stablehlo.exponential %256 : tensor<16x8x16x32xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %258 = stablehlo.reduce(%257 init: %cst_50) applies stablehlo.add across dimensions = [3] : (tensor<16x8x16x32xf32>, tensor<f32>) -> tensor<16x8x16xf32>
    %259 = stablehlo.broadcast_in_dim %258, dims = [0, 1, 2] : (tensor<16x8x16xf32>) -> tensor<16x8x16x1xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1, 2, 3] : (tensor<16x8x16x1xf32>) -> tensor<16x8x16x32xf32>
    %261 = stablehlo.divide %257, %260 : tensor<16x8x16x32xf32>
    %262 = stablehlo.convert %261 : (tensor<16x8x16x32xf32>) -> tensor<16x8x16x32xf32>
    %263 = stablehlo.dot_general %248, %262, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x32x8x8xf32>, tensor<16x8x16x32xf32>) -> tensor<16x8x8x16xf32>
    %264 = stablehlo.transpose %263, dims = [0, 3, 1, 2] : (tensor<16x8x8x16xf32>) -> tensor<16x16x8x8xf32>
    %265 = stablehlo.reshape %264 : (tensor<16x16x8x8xf32>) -> tensor<16x16x64xf32>
    %266 = stablehlo.convert %arg6 : (tensor<64x64xf32>) -> tensor<64x64xf32>
    %267 = stablehlo.dot_general %265, %266, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x64xf32>) -> tensor<16x16x64xf32>
    %268 = stablehlo.add %224, %267 : tensor<16x16x64xf32>
    %269 = stablehlo.convert %268 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %270 = chlo.square %269 : tensor<16x16x64xf32> -> tensor<16x16x64xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.reduce(%270 init: %cst_51) applies stablehlo.add across dimensions = [2] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<16x16xf32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_52 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %274 = stablehlo.divide %272, %273 : tensor<16x16x1xf32>
    %cst_53 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %275 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %276 = stablehlo.add %274, %275 : tensor<16x16x1xf32>
    %277 = stablehlo.rsqrt %276 : tensor<16x16x1xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x64xf32>
    %279 = stablehlo.multiply %269, %278 : tensor<16x16x64xf32>
    %280 = stablehlo.broadcast_in_dim %arg12, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x16x64xf32>
    %282 = stablehlo.multiply %279, %281 : tensor<16x16x64xf32>
    %283 = stablehlo.convert %282 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %284 = stablehlo.convert %arg9 : (tensor<64x128xf32>) -> tensor<64x128xf32>
    %285 = stablehlo.dot_general %283, %284, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x128xf32>) -> tensor<16x16x128xf32>
    %286 = call @relu_3(%285) : (tensor<16x16x128xf32>) -> tensor<16x16x128xf32>
    %287 = stablehlo.convert %arg10 : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %288 = stablehlo.dot_general %286, %287, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x128xf32>, tensor<128x64xf32>) -> tensor<16x16x64xf32>
    %289 = stablehlo.add %268, %288 : tensor<16x16x64xf32>
    %290 = stablehlo.convert %289 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %291 = chlo.square %290 : tensor<16x16x64xf32> -> tensor<16x16x64xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292 = stablehlo.reduce(%291 init: %cst_54) applies stablehlo.add across dimensions = [2] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<16x16xf32>
    %293 = stablehlo.broadcast_in_dim %292, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_55 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %294 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %295 = stablehlo.divide %293, %294 : tensor<16x16x1xf32>
    %cst_56 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %297 = stablehlo.add %295, %296 : tensor<16x16x1xf32>
    %298 = stablehlo.rsqrt %297 : tensor<16x16x1xf32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x64xf32>
    %300 = stablehlo.multiply %290, %299 : tensor<16x16x64xf32>
    %301 = stablehlo.broadcast_in_dim %arg14, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x16x64xf32>
    %303 = stablehlo.multiply %300, %302 : tensor<16x16x64xf32>
    %304 = stablehlo.convert %303 : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %cst_57 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %306 = stablehlo.divide %304, %305 : tensor<16x16x64xf32>
    %307 = stablehlo.dot_general %306, %0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<256x64xf32>) -> tensor<16x16x256xf32>
    %308 = stablehlo.convert %307 : (tensor<16x16x256xf32>) -> tensor<16x16x256xf32>
    %cst_58 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %309 = stablehlo.reduce(%308 init: %cst_58) applies stablehlo.maximum across dimensions = [2] : (tensor<16x16x256xf32>, tensor<f32>) -> tensor<16x16xf32>
    %cst_59 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %311 = stablehlo.maximum %310, %309 : tensor<16x16xf32>
    %312 = stablehlo.is_finite %311 : (tensor<16x16xf32>) -> tensor<16x16xi1>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %314 = stablehlo.select %312, %311, %313 : tensor<16x16xi1>, tensor<16x16xf32>
    %315 = stablehlo.broadcast_in_dim %314, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %316 = stablehlo.broadcast_in_dim %315, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x256xf32>
    %317 = stablehlo.subtract %308, %316 : tensor<16x16x256xf32>
    %318 = stablehlo.exponential %317 : tensor<16x16x256xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %319 = stablehlo.reduce(%318 init: %cst_61) applies stablehlo.add across dimensions = [2] : (tensor<16x16x256xf32>, tensor<f32>) -> tensor<16x16xf32>
    %320 = stablehlo.abs %319 : tensor<16x16xf32>
    %321 = stablehlo.log %320 : tensor<16x16xf32>
    %322 = stablehlo.add %321, %314 : tensor<16x16xf32>
    %323 = call @_one_hot(%arg28) : (tensor<16x16xi32>) -> tensor<16x16x256xf32>
    %324 = stablehlo.multiply %308, %323 : tensor<16x16x256xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %325 = stablehlo.reduce(%324 init: %cst_62) applies stablehlo.add across dimensions = [2] : (tensor<16x16x256xf32>, tensor<f32>) -> tensor<16x16xf32>
    %326 = stablehlo.subtract %322, %325 : tensor<16x16xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %327 = stablehlo.reduce(%326 init: %cst_63) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_64 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %328 = stablehlo.divide %327, %cst_64 : tensor<f32>
    return %328 : tensor<f32>
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
  func.func private @_where_2(%arg0: tensor<16x16xi1>, %arg1: tensor<1x8x16x16xf32>, %arg2: tensor<f32>) -> tensor<1x8x16x16xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<1x8x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x8x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<1x8x16x16xi1>, tensor<1x8x16x16xf32>
    return %3 : tensor<1x8x16x16xf32>
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
}
