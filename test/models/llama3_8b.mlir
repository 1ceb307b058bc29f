module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<128256x4096xbf16>, %arg1: tensor<32x4096xbf16>, %arg2: tensor<32x4096xbf16>, %arg3: tensor<32x14336x4096xbf16>, %arg4: tensor<32x4096x14336xbf16>, %arg5: tensor<32x4096x14336xbf16>, %arg6: tensor<32x4096x1024xbf16>, %arg7: tensor<32x4096x4096xbf16>, %arg8: tensor<32x4096x4096xbf16>, %arg9: tensor<32x4096x1024xbf16>, %arg10: tensor<4096x128256xbf16>, %arg11: tensor<4096xbf16>, %arg12: tensor<8x8192xi32>, %arg13: tensor<8x8192xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x8192xi32>
    %1 = stablehlo.compare LT, %arg12, %0, SIGNED : (tensor<8x8192xi32>, tensor<8x8192xi32>) -> tensor<8x8192xi1>
    %c_0 = stablehlo.constant dense<128256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x8192xi32>
    %3 = stablehlo.add %arg12, %2 : tensor<8x8192xi32>
    %4 = stablehlo.select %1, %3, %arg12 : tensor<8x8192xi1>, tensor<8x8192xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<8x8192xi32>) -> tensor<8x8192x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4096>}> : (tensor<128256x4096xbf16>, tensor<8x8192x1xi32>) -> tensor<8x8192x4096xbf16>
    %7 = stablehlo.iota dim = 0 : tensor<8192xi32>
    %8 = stablehlo.iota dim = 0 : tensor<64xf32>
    %9 = stablehlo.negate %8 : tensor<64xf32>
    %cst = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %11 = stablehlo.divide %9, %10 : tensor<64xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+05> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %13 = stablehlo.power %12, %11 : tensor<64xf32>
    %14 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8192xi32>) -> tensor<8192x1xi32>
    %15 = stablehlo.convert %14 : (tensor<8192x1xi32>) -> tensor<8192x1xf32>
    %16 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<8192x1xf32>) -> tensor<8192x64xf32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<8192x64xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<8192x64xf32>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %20 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i1>) -> tensor<8192x8192xi1>
    %21 = call @tril(%20) : (tensor<8192x8192xi1>) -> tensor<8192x8192xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %22:13 = stablehlo.while(%iterArg = %arg1, %iterArg_14 = %arg2, %iterArg_15 = %arg3, %iterArg_16 = %arg4, %iterArg_17 = %arg5, %iterArg_18 = %arg6, %iterArg_19 = %arg7, %iterArg_20 = %arg8, %iterArg_21 = %arg9, %iterArg_22 = %19, %iterArg_23 = %21, %iterArg_24 = %c_3, %iterArg_25 = %6) : tensor<32x4096xbf16>, tensor<32x4096xbf16>, tensor<32x14336x4096xbf16>, tensor<32x4096x14336xbf16>, tensor<32x4096x14336xbf16>, tensor<32x4096x1024xbf16>, tensor<32x4096x4096xbf16>, tensor<32x4096x4096xbf16>, tensor<32x4096x1024xbf16>, tensor<8192x64xf32>, tensor<8192x8192xi1>, tensor<i32>, tensor<8x8192x4096xbf16>
    cond {
      %c_26 = stablehlo.constant dense<32> : tensor<i32>
      %61 = stablehlo.compare LT, %iterArg_24, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %61 : tensor<i1>
    } do {
      %61 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_24) : (tensor<32x4096xbf16>, tensor<i32>) -> tensor<4096xbf16>
      %62 = func.call @dynamic_index_in_dim(%iterArg_14, %iterArg_24) : (tensor<32x4096xbf16>, tensor<i32>) -> tensor<4096xbf16>
      %63 = func.call @dynamic_index_in_dim_0(%iterArg_15, %iterArg_24) : (tensor<32x14336x4096xbf16>, tensor<i32>) -> tensor<14336x4096xbf16>
      %64 = func.call @dynamic_index_in_dim_1(%iterArg_16, %iterArg_24) : (tensor<32x4096x14336xbf16>, tensor<i32>) -> tensor<4096x14336xbf16>
      %65 = func.call @dynamic_index_in_dim_1(%iterArg_17, %iterArg_24) : (tensor<32x4096x14336xbf16>, tensor<i32>) -> tensor<4096x14336xbf16>
      %66 = func.call @dynamic_index_in_dim_2(%iterArg_18, %iterArg_24) : (tensor<32x4096x1024xbf16>, tensor<i32>) -> tensor<4096x1024xbf16>
      %67 = func.call @dynamic_index_in_dim_3(%iterArg_19, %iterArg_24) : (tensor<32x4096x4096xbf16>, tensor<i32>) -> tensor<4096x4096xbf16>
      %68 = func.call @dynamic_index_in_dim_3(%iterArg_20, %iterArg_24) : (tensor<32x4096x4096xbf16>, tensor<i32>) -> tensor<4096x4096xbf16>
      %69 = func.call @dynamic_index_in_dim_2(%iterArg_21, %iterArg_24) : (tensor<32x4096x1024xbf16>, tensor<i32>) -> tensor<4096x1024xbf16>
      %70 = func.call @closed_call(%iterArg_22, %iterArg_23, %iterArg_25, %61, %62, %63, %64, %65, %66, %67, %68, %69) : (tensor<8192x64xf32>, tensor<8192x8192xi1>, tensor<8x8192x4096xbf16>, tensor<4096xbf16>, tensor<4096xbf16>, tensor<14336x4096xbf16>, tensor<4096x14336xbf16>, tensor<4096x14336xbf16>, tensor<4096x1024xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<8x8192x4096xbf16>
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %71 = stablehlo.add %iterArg_24, %c_26 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_14, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %71, %70 : tensor<32x4096xbf16>, tensor<32x4096xbf16>, tensor<32x14336x4096xbf16>, tensor<32x4096x14336xbf16>, tensor<32x4096x14336xbf16>, tensor<32x4096x1024xbf16>, tensor<32x4096x4096xbf16>, tensor<32x4096x4096xbf16>, tensor<32x4096x1024xbf16>, tensor<8192x64xf32>, tensor<8192x8192xi1>, tensor<i32>, tensor<8x8192x4096xbf16>
    }
    %23 = stablehlo.convert %22#12 : (tensor<8x8192x4096xbf16>) -> tensor<8x8192x4096xf32>
    %24 = chlo.square %23 : tensor<8x8192x4096xf32> -> tensor<8x8192x4096xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_4) applies stablehlo.add across dimensions = [2] : (tensor<8x8192x4096xf32>, tensor<f32>) -> tensor<8x8192xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<8x8192xf32>) -> tensor<8x8192x1xf32>
    %cst_5 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x8192x1xf32>
    %28 = stablehlo.divide %26, %27 : tensor<8x8192x1xf32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x8192x1xf32>
    %30 = stablehlo.add %28, %29 : tensor<8x8192x1xf32>
    %31 = stablehlo.rsqrt %30 : tensor<8x8192x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<8x8192x1xf32>) -> tensor<8x8192x4096xf32>
    %33 = stablehlo.multiply %23, %32 : tensor<8x8192x4096xf32>
    %34 = stablehlo.convert %arg11 : (tensor<4096xbf16>) -> tensor<4096xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<8x8192x4096xf32>
    %37 = stablehlo.multiply %33, %36 : tensor<8x8192x4096xf32>
    %38 = stablehlo.convert %37 : (tensor<8x8192x4096xf32>) -> tensor<8x8192x4096xbf16>
    %39 = stablehlo.dot_general %38, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8192x4096xbf16>, tensor<4096x128256xbf16>) -> tensor<8x8192x128256xbf16>
    %40 = stablehlo.convert %39 : (tensor<8x8192x128256xbf16>) -> tensor<8x8192x128256xf32>
    %cst_7 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_7) applies stablehlo.maximum across dimensions = [2] : (tensor<8x8192x128256xf32>, tensor<f32>) -> tensor<8x8192xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x8192xf32>
    %43 = stablehlo.maximum %42, %41 : tensor<8x8192xf32>
    %44 = stablehlo.is_finite %43 : (tensor<8x8192xf32>) -> tensor<8x8192xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x8192xf32>
    %46 = stablehlo.select %44, %43, %45 : tensor<8x8192xi1>, tensor<8x8192xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<8x8192xf32>) -> tensor<8x8192x1xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1, 2] : (tensor<8x8192x1xf32>) -> tensor<8x8192x128256xf32>
    %49 = stablehlo.subtract %40, %48 : tensor<8x8192x128256xf32>
    %50 = stablehlo.exponential %49 : tensor<8x8192x128256xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<8x8192x128256xf32>, tensor<f32>) -> tensor<8x8192xf32>
    %52 = stablehlo.abs %51 : tensor<8x8192xf32>
    %53 = stablehlo.log %52 : tensor<8x8192xf32>
    %54 = stablehlo.add %53, %46 : tensor<8x8192xf32>
    %55 = call @_one_hot(%arg13) : (tensor<8x8192xi32>) -> tensor<8x8192x128256xf32>
    %56 = stablehlo.multiply %40, %55 : tensor<8x8192x128256xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_11) applies stablehlo.add across dimensions = [2] : (tensor<8x8192x128256xf32>, tensor<f32>) -> tensor<8x8192xf32>
    %58 = stablehlo.subtract %54, %57 : tensor<8x8192xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_12) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8192xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<6.553600e+04> : tensor<f32>
    %60 = stablehlo.divide %59, %cst_13 : tensor<f32>
    return %60 : tensor<f32>
  }
  func.func private @tril(%arg0: tensor<8192x8192xi1>) -> tensor<8192x8192xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<8192x8192xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8192x8192xi32>
    %2 = stablehlo.add %0, %1 : tensor<8192x8192xi32>
    %3 = stablehlo.iota dim = 1 : tensor<8192x8192xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<8192x8192xi32>, tensor<8192x8192xi32>) -> tensor<8192x8192xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<8192x8192xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<8192x8192xi1>, tensor<8192x8192xi1>
    return %6 : tensor<8192x8192xi1>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<32x4096xbf16>, %arg1: tensor<i32>) -> tensor<4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 4096] : (tensor<32x4096xbf16>, tensor<i32>, tensor<i32>) -> tensor<1x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4096xbf16>) -> tensor<4096xbf16>
    return %1 : tensor<4096xbf16>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<32x14336x4096xbf16>, %arg1: tensor<i32>) -> tensor<14336x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 14336, 4096] : (tensor<32x14336x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x14336x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x14336x4096xbf16>) -> tensor<14336x4096xbf16>
    return %1 : tensor<14336x4096xbf16>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<32x4096x14336xbf16>, %arg1: tensor<i32>) -> tensor<4096x14336xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4096, 14336] : (tensor<32x4096x14336xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4096x14336xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4096x14336xbf16>) -> tensor<4096x14336xbf16>
    return %1 : tensor<4096x14336xbf16>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<32x4096x1024xbf16>, %arg1: tensor<i32>) -> tensor<4096x1024xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4096, 1024] : (tensor<32x4096x1024xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4096x1024xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4096x1024xbf16>) -> tensor<4096x1024xbf16>
    return %1 : tensor<4096x1024xbf16>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<32x4096x4096xbf16>, %arg1: tensor<i32>) -> tensor<4096x4096xbf16> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4096, 4096] : (tensor<32x4096x4096xbf16>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4096x4096xbf16>
    %1 = stablehlo.reshape %0 : (tensor<1x4096x4096xbf16>) -> tensor<4096x4096xbf16>
    return %1 : tensor<4096x4096xbf16>
  }
  func.func private @closed_call(%arg0: tensor<8192x64xf32>, %arg1: tensor<8192x8192xi1>, %arg2: tensor<8x8192x4096xbf16>, %arg3: tensor<4096xbf16>, %arg4: tensor<4096xbf16>, %arg5: tensor<14336x4096xbf16>, %arg6: tensor<4096x14336xbf16>, %arg7: tensor<4096x14336xbf16>, %arg8: tensor<4096x1024xbf16>, %arg9: tensor<4096x4096xbf16>, %arg10: tensor<4096x4096xbf16>, %arg11: tensor<4096x1024xbf16>) -> tensor<8x8192x4096xbf16> {
    %0 = stablehlo.convert %arg2 : (tensor<8x8192x4096xbf16>) -> tensor<8x8192x4096xf32>
    %1 = chlo.square %0 : tensor<8x8192x4096xf32> -> tensor<8x8192x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x8192x4096xf32>, tensor<f32>) -> tensor<8x8192xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8x8192xf32>) -> tensor<8x8192x1xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8192x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<8x8192x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8192x1xf32>
    %7 = stablehlo.add %5, %6 : tensor<8x8192x1xf32>
    %8 = stablehlo.rsqrt %7 : tensor<8x8192x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<8x8192x1xf32>) -> tensor<8x8192x4096xf32>
    %10 = stablehlo.multiply %0, %9 : tensor<8x8192x4096xf32>
    %11 = stablehlo.convert %arg3 : (tensor<4096xbf16>) -> tensor<4096xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<8x8192x4096xf32>
    %14 = stablehlo.multiply %10, %13 : tensor<8x8192x4096xf32>
    %15 = stablehlo.convert %14 : (tensor<8x8192x4096xf32>) -> tensor<8x8192x4096xbf16>
    %16 = stablehlo.dot_general %15, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8192x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<8x8192x4096xbf16>
    %17 = stablehlo.reshape %16 : (tensor<8x8192x4096xbf16>) -> tensor<8x8192x32x128xbf16>
    %18 = stablehlo.cosine %arg0 : tensor<8192x64xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (tensor<8192x64xf32>) -> tensor<8192x1x64xf32>
    %20 = stablehlo.sine %arg0 : tensor<8192x64xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 2] : (tensor<8192x64xf32>) -> tensor<8192x1x64xf32>
    %22 = stablehlo.convert %17 : (tensor<8x8192x32x128xbf16>) -> tensor<8x8192x32x128xf32>
    %23 = stablehlo.slice %22 [0:8, 0:8192, 0:32, 0:64] : (tensor<8x8192x32x128xf32>) -> tensor<8x8192x32x64xf32>
    %24 = stablehlo.slice %22 [0:8, 0:8192, 0:32, 64:128] : (tensor<8x8192x32x128xf32>) -> tensor<8x8192x32x64xf32>
    %25 = stablehlo.broadcast_in_dim %19, dims = [1, 2, 3] : (tensor<8192x1x64xf32>) -> tensor<1x8192x1x64xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x8192x1x64xf32>) -> tensor<8x8192x32x64xf32>
    %27 = stablehlo.multiply %23, %26 : tensor<8x8192x32x64xf32>
    %28 = stablehlo.broadcast_in_dim %21, dims = [1, 2, 3] : (tensor<8192x1x64xf32>) -> tensor<1x8192x1x64xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2, 3] : (tensor<1x8192x1x64xf32>) -> tensor<8x8192x32x64xf32>
    %30 = stablehlo.multiply %24, %29 : tensor<8x8192x32x64xf32>
    %31 = stablehlo.subtract %27, %30 : tensor<8x8192x32x64xf32>
    %32 = stablehlo.broadcast_in_dim %19, dims = [1, 2, 3] : (tensor<8192x1x64xf32>) -> tensor<1x8192x1x64xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<1x8192x1x64xf32>) -> tensor<8x8192x32x64xf32>
    %34 = stablehlo.multiply %24, %33 : tensor<8x8192x32x64xf32>
    %35 = stablehlo.broadcast_in_dim %21, dims = [1, 2, 3] : (tensor<8192x1x64xf32>) -> tensor<1x8192x1x64xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<1x8192x1x64xf32>) -> tensor<8x8192x32x64xf32>
    %37 = stablehlo.multiply %23, %36 : tensor<8x8192x32x64xf32>
    %38 = stablehlo.add %34, %37 : tensor<8x8192x32x64xf32>
    %39 = stablehlo.concatenate %31, %38, dim = 3 : (tensor<8x8192x32x64xf32>, tensor<8x8192x32x64xf32>) -> tensor<8x8192x32x128xf32>
    %40 = stablehlo.convert %39 : (tensor<8x8192x32x128xf32>) -> tensor<8x8192x32x128xbf16>
    %41 = stablehlo.dot_general %15, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8192x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<8x8192x1024xbf16>
    %42 = stablehlo.reshape %41 : (tensor<8x8192x1024xbf16>) -> tensor<8x8192x8x128xbf16>
    %43 = stablehlo.cosine %arg0 : tensor<8192x64xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 2] : (tensor<8192x64xf32>) -> tensor<8192x1x64xf32>
    %45 = stablehlo.sine %arg0 : tensor<8192x64xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 2] : (tensor<8192x64xf32>) -> tensor<8192x1x64xf32>
    %47 = stablehlo.convert %42 : (tensor<8x8192x8x128xbf16>) -> tensor<8x8192x8x128xf32>
    %48 = stablehlo.slice %47 [0:8, 0:8192, 0:8, 0:64] : (tensor<8x8192x8x128xf32>) -> tensor<8x8192x8x64xf32>
    %49 = stablehlo.slice %47 [0:8, 0:8192, 0:8, 64:128] : (tensor<8x8192x8x128xf32>) -> tensor<8x8192x8x64xf32>
    %50 = stablehlo.broadcast_in_dim %44, dims = [1, 2, 3] : (tensor<8192x1x64xf32>) -> tensor<1x8192x1x64xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<1x8192x1x64xf32>) -> tensor<8x8192x8x64xf32>
    %52 = stablehlo.multiply %48, %51 : tensor<8x8192x8x64xf32>
    %53 = stablehlo.broadcast_in_dim %46, dims = [1, 2, 3] : (tensor<8192x1x64xf32>) -> tensor<1x8192x1x64xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<1x8192x1x64xf32>) -> tensor<8x8192x8x64xf32>
    %55 = stablehlo.multiply %49, %54 : tensor<8x8192x8x64xf32>
    %56 = stablehlo.subtract %52, %55 : tensor<8x8192x8x64xf32>
    %57 = stablehlo.broadcast_in_dim %44, dims = [1, 2, 3] : (tensor<8192x1x64xf32>) -> tensor<1x8192x1x64xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<1x8192x1x64xf32>) -> tensor<8x8192x8x64xf32>
    %59 = stablehlo.multiply %49, %58 : tensor<8x8192x8x64xf32>
    %60 = stablehlo.broadcast_in_dim %46, dims = [1, 2, 3] : (tensor<8192x1x64xf32>) -> tensor<1x8192x1x64xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<1x8192x1x64xf32>) -> tensor<8x8192x8x64xf32>
    %62 = stablehlo.multiply %48, %61 : tensor<8x8192x8x64xf32>
    %63 = stablehlo.add %59, %62 : tensor<8x8192x8x64xf32>
    %64 = stablehlo.concatenate %56, %63, dim = 3 : (tensor<8x8192x8x64xf32>, tensor<8x8192x8x64xf32>) -> tensor<8x8192x8x128xf32>
    %65 = stablehlo.convert %64 : (tensor<8x8192x8x128xf32>) -> tensor<8x8192x8x128xbf16>
    %66 = stablehlo.dot_general %15, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8192x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<8x8192x1024xbf16>
    %67 = stablehlo.reshape %66 : (tensor<8x8192x1024xbf16>) -> tensor<8x8192x8x128xbf16>
    %68 = stablehlo.reshape %40 : (tensor<8x8192x32x128xbf16>) -> tensor<8x8192x8x4x128xbf16>
    %69 = stablehlo.dot_general %65, %68, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<8x8192x8x128xbf16>, tensor<8x8192x8x4x128xbf16>) -> tensor<8x8x8192x8192x4xbf16>
    %70 = stablehlo.transpose %69, dims = [0, 1, 4, 3, 2] : (tensor<8x8x8192x8192x4xbf16>) -> tensor<8x8x4x8192x8192xbf16>
    %cst_2 = stablehlo.constant dense<1.131250e+01> : tensor<bf16>
    %71 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<8x8x4x8192x8192xbf16>
    %72 = stablehlo.divide %70, %71 : tensor<8x8x4x8192x8192xbf16>
    %73 = stablehlo.convert %72 : (tensor<8x8x4x8192x8192xbf16>) -> tensor<8x8x4x8192x8192xf32>
    %cst_3 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %74 = call @_where(%arg1, %73, %cst_3) : (tensor<8192x8192xi1>, tensor<8x8x4x8192x8192xf32>, tensor<f32>) -> tensor<8x8x4x8192x8192xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_4) applies stablehlo.maximum across dimensions = [4] : (tensor<8x8x4x8192x8192xf32>, tensor<f32>) -> tensor<8x8x4x8192xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x8x4x8192xf32>
    %77 = stablehlo.maximum %76, %75 : tensor<8x8x4x8192xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<8x8x4x8192xf32>) -> tensor<8x8x4x8192x1xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3, 4] : (tensor<8x8x4x8192x1xf32>) -> tensor<8x8x4x8192x8192xf32>
    %80 = stablehlo.subtract %74, %79 : tensor<8x8x4x8192x8192xf32>
    %81 = stablehlo.exponential %80 : tensor<8x8x4x8192x8192xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_6) applies stablehlo.add across dimensions = [4] : (tensor<8x8x4x8192x8192xf32>, tensor<f32>) -> tensor<8x8x4x8192xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 3] : (tensor<8x8x4x8192xf32>) -> tensor<8x8x4x8192x1xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3, 4] : (tensor<8x8x4x8192x1xf32>) -> tensor<8x8x4x8192x8192xf32>
    %85 = stablehlo.divide %81, %84 : tensor<8x8x4x8192x8192xf32>
    %86 = stablehlo.convert %85 : (tensor<8x8x4x8192x8192xf32>) -> tensor<8x8x4x8192x8192xbf16>
    %87 = stablehlo.dot_general %67, %86, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<8x8192x8x128xbf16>, tensor<8x8x4x8192x8192xbf16>) -> tensor<8x8x128x4x8192xbf16>
    %88 = stablehlo.transpose %87, dims = [0, 4, 1, 3, 2] : (tensor<8x8x128x4x8192xbf16>) -> tensor<8x8192x8x4x128xbf16>
    %89 = stablehlo.reshape %88 : (tensor<8x8192x8x4x128xbf16>) -> tensor<8x8192x4096xbf16>
    %90 = stablehlo.dot_general %89, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8192x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<8x8192x4096xbf16>
    %91 = stablehlo.add %arg2, %90 : tensor<8x8192x4096xbf16>
    %92 = stablehlo.convert %91 : (tensor<8x8192x4096xbf16>) -> tensor<8x8192x4096xf32>
    %93 = chlo.square %92 : tensor<8x8192x4096xf32> -> tensor<8x8192x4096xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_7) applies stablehlo.add across dimensions = [2] : (tensor<8x8192x4096xf32>, tensor<f32>) -> tensor<8x8192xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<8x8192xf32>) -> tensor<8x8192x1xf32>
    %cst_8 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x8192x1xf32>
    %97 = stablehlo.divide %95, %96 : tensor<8x8192x1xf32>
    %cst_9 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x8192x1xf32>
    %99 = stablehlo.add %97, %98 : tensor<8x8192x1xf32>
    %100 = stablehlo.rsqrt %99 : tensor<8x8192x1xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (tensor<8x8192x1xf32>) -> tensor<8x8192x4096xf32>
    %102 = stablehlo.multiply %92, %101 : tensor<8x8192x4096xf32>
    %103 = stablehlo.convert %arg4 : (tensor<4096xbf16>) -> tensor<4096xf32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [2] : (tensor<4096xf32>) -> tensor<1x1x4096xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0, 1, 2] : (tensor<1x1x4096xf32>) -> tensor<8x8192x4096xf32>
    %106 = stablehlo.multiply %102, %105 : tensor<8x8192x4096xf32>
    %107 = stablehlo.convert %106 : (tensor<8x8192x4096xf32>) -> tensor<8x8192x4096xbf16>
    %108 = stablehlo.dot_general %107, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8192x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<8x8192x14336xbf16>
    %109 = call @silu(%108) : (tensor<8x8192x14336xbf16>) -> tensor<8x8192x14336xbf16>
    %110 = stablehlo.dot_general %107, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8192x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<8x8192x14336xbf16>
    %111 = stablehlo.multiply %109, %110 : tensor<8x8192x14336xbf16>
    %112 = stablehlo.dot_general %111, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x8192x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<8x8192x4096xbf16>
    %113 = stablehlo.add %91, %112 : tensor<8x8192x4096xbf16>
    return %113 : tensor<8x8192x4096xbf16>
  }
  func.func private @_where(%arg0: tensor<8192x8192xi1>, %arg1: tensor<8x8x4x8192x8192xf32>, %arg2: tensor<f32>) -> tensor<8x8x4x8192x8192xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [3, 4] : (tensor<8192x8192xi1>) -> tensor<8x8x4x8192x8192xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x8x4x8192x8192xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<8x8x4x8192x8192xi1>, tensor<8x8x4x8192x8192xf32>
    return %3 : tensor<8x8x4x8192x8192xf32>
  }
  func.func private @silu(%arg0: tensor<8x8192x14336xbf16>) -> tensor<8x8192x14336xbf16> {
    %0 = stablehlo.negate %arg0 : tensor<8x8192x14336xbf16>
    %1 = stablehlo.exponential %0 : tensor<8x8192x14336xbf16>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<8x8192x14336xbf16>
    %3 = stablehlo.add %2, %1 : tensor<8x8192x14336xbf16>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<bf16>) -> tensor<8x8192x14336xbf16>
    %5 = stablehlo.divide %4, %3 : tensor<8x8192x14336xbf16>
    %6 = stablehlo.multiply %arg0, %5 : tensor<8x8192x14336xbf16>
    return %6 : tensor<8x8192x14336xbf16>
  }
  func.func private @_one_hot(%arg0: tensor<8x8192xi32>) -> tensor<8x8192x128256xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x8192xi32>) -> tensor<8x8192x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x128256xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x8192x1xi32>) -> tensor<8x8192x128256xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x128256xi32>) -> tensor<8x8192x128256xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x8192x128256xi32>, tensor<8x8192x128256xi32>) -> tensor<8x8192x128256xi1>
    %5 = stablehlo.convert %4 : (tensor<8x8192x128256xi1>) -> tensor<8x8192x128256xf32>
    return %5 : tensor<8x8192x128256xf32>
  }
}
