module @jit_loss attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256xf32>, %arg1: tensor<64x256xf32>, %arg2: tensor<64x256xf32>, %arg3: tensor<256xf32>, %arg4: tensor<64x256xf32>, %arg5: tensor<64x256xf32>, %arg6: tensor<256x64xf32>, %arg7: tensor<256xf32>, %arg8: tensor<64x256xf32>, %arg9: tensor<16x16xi32>, %arg10: tensor<16x16xi32>) -> (tensor<f32> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %1 = stablehlo.compare LT, %arg9, %0, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %3 = stablehlo.add %arg9, %2 : tensor<16x16xi32>
    %4 = stablehlo.select %1, %3, %arg9 : tensor<16x16xi1>, tensor<16x16xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x16xi32>) -> tensor<16x16x1xi32>
    %6 = "stablehlo.gather"(%arg6, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 64>}> : (tensor<256x64xf32>, tensor<16x16x1xi32>) -> tensor<16x16x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %8 = stablehlo.transpose %6, dims = [1, 0, 2] : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %10:13 = stablehlo.while(%iterArg = %8, %iterArg_5 = %arg1, %iterArg_6 = %arg2, %iterArg_7 = %arg0, %iterArg_8 = %arg4, %iterArg_9 = %arg5, %iterArg_10 = %arg3, %iterArg_11 = %c_2, %iterArg_12 = %7, %iterArg_13 = %7, %iterArg_14 = %7, %iterArg_15 = %7, %iterArg_16 = %9) : tensor<16x16x64xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<i32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x16x64xf32>
    cond {
      %c_17 = stablehlo.constant dense<16> : tensor<i32>
      %22 = stablehlo.compare LT, %iterArg_11, %c_17, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %22 : tensor<i1>
    } do {
      %22 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_11) : (tensor<16x16x64xf32>, tensor<i32>) -> tensor<16x64xf32>
      %23:5 = func.call @closed_call(%iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_12, %iterArg_13, %iterArg_14, %iterArg_15, %22) : (tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>)
      %24 = func.call @dynamic_update_index_in_dim(%iterArg_16, %23#4, %iterArg_11) : (tensor<16x16x64xf32>, tensor<16x64xf32>, tensor<i32>) -> tensor<16x16x64xf32>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.add %iterArg_11, %c_17 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %25, %23#0, %23#1, %23#2, %23#3, %24 : tensor<16x16x64xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<64x256xf32>, tensor<64x256xf32>, tensor<256xf32>, tensor<i32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x16x64xf32>
    }
    %11 = stablehlo.transpose %10#12, dims = [1, 0, 2] : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %12 = stablehlo.dot_general %11, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x256xf32>) -> tensor<16x16x256xf32>
    %13 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<256xf32>) -> tensor<1x1x256xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x1x256xf32>) -> tensor<16x16x256xf32>
    %15 = stablehlo.add %12, %14 : tensor<16x16x256xf32>
    %16 = call @log_softmax(%15) : (tensor<16x16x256xf32>) -> tensor<16x16x256xf32>
    %17 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1] : (tensor<16x16xi32>) -> tensor<16x16x1xi32>
    %18 = call @take_along_axis(%16, %17) : (tensor<16x16x256xf32>, tensor<16x16x1xi32>) -> tensor<16x16x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_4 : tensor<f32>
    %21 = stablehlo.negate %20 : tensor<f32>
    return %21 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<16x16x64xf32>, %arg1: tensor<i32>) -> tensor<16x64xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 64] : (tensor<16x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x64xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x64xf32>) -> tensor<16x64xf32>
    return %1 : tensor<16x64xf32>
  }
  func.func private @closed_call(%arg0: tensor<64x256xf32>, %arg1: tensor<64x256xf32>, %arg2: tensor<256xf32>, %arg3: tensor<64x256xf32>, %arg4: tensor<64x256xf32>, %arg5: tensor<256xf32>, %arg6: tensor<16x64xf32>, %arg7: tensor<16x64xf32>, %arg8: tensor<16x64xf32>, %arg9: tensor<16x64xf32>, %arg10: tensor<16x64xf32>) -> (tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>) {
    %0 = stablehlo.dot_general %arg10, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x256xf32>) -> tensor<16x256xf32>
    %1 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x256xf32>) -> tensor<16x256xf32>
    %2 = stablehlo.add %0, %1 : tensor<16x256xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<16x256xf32>
    %5 = stablehlo.add %2, %4 : tensor<16x256xf32>
    %6 = stablehlo.slice %5 [0:16, 0:64] : (tensor<16x256xf32>) -> tensor<16x64xf32>
    %7 = stablehlo.slice %5 [0:16, 64:128] : (tensor<16x256xf32>) -> tensor<16x64xf32>
    %8 = stablehlo.slice %5 [0:16, 128:192] : (tensor<16x256xf32>) -> tensor<16x64xf32>
    %9 = stablehlo.slice %5 [0:16, 192:256] : (tensor<16x256xf32>) -> tensor<16x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %11 = stablehlo.add %7, %10 : tensor<16x64xf32>
    %12 = stablehlo.negate %11 : tensor<16x64xf32>
    %13 = stablehlo.exponential %12 : tensor<16x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %15 = stablehlo.add %14, %13 : tensor<16x64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %17 = stablehlo.divide %16, %15 : tensor<16x64xf32>
    %18 = stablehlo.multiply %17, %arg7 : tensor<16x64xf32>
    %19 = stablehlo.negate %6 : tensor<16x64xf32>
    %20 = stablehlo.exponential %19 : tensor<16x64xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %22 = stablehlo.add %21, %20 : tensor<16x64xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %24 = stablehlo.divide %23, %22 : tensor<16x64xf32>
    %25 = stablehlo.tanh %8 : tensor<16x64xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<16x64xf32>
    %27 = stablehlo.add %18, %26 : tensor<16x64xf32>
    %28 = stablehlo.negate %9 : tensor<16x64xf32>
    %29 = stablehlo.exponential %28 : tensor<16x64xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %31 = stablehlo.add %30, %29 : tensor<16x64xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %33 = stablehlo.divide %32, %31 : tensor<16x64xf32>
    %34 = stablehlo.tanh %27 : tensor<16x64xf32>
    %35 = stablehlo.multiply %33, %34 : tensor<16x64xf32>
    %36 = stablehlo.dot_general %35, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x256xf32>) -> tensor<16x256xf32>
    %37 = stablehlo.dot_general %arg8, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x256xf32>) -> tensor<16x256xf32>
    %38 = stablehlo.add %36, %37 : tensor<16x256xf32>
    %39 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<256xf32>) -> tensor<1x256xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x256xf32>) -> tensor<16x256xf32>
    %41 = stablehlo.add %38, %40 : tensor<16x256xf32>
    %42 = stablehlo.slice %41 [0:16, 0:64] : (tensor<16x256xf32>) -> tensor<16x64xf32>
    %43 = stablehlo.slice %41 [0:16, 64:128] : (tensor<16x256xf32>) -> tensor<16x64xf32>
    %44 = stablehlo.slice %41 [0:16, 128:192] : (tensor<16x256xf32>) -> tensor<16x64xf32>
    %45 = stablehlo.slice %41 [0:16, 192:256] : (tensor<16x256xf32>) -> tensor<16x64xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %47 = stablehlo.add %43, %46 : tensor<16x64xf32>
    %48 = stablehlo.negate %47 : tensor<16x64xf32>
    %49 = stablehlo.exponential %48 : tensor<16x64xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %51 = stablehlo.add %50, %49 : tensor<16x64xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %53 = stablehlo.divide %52, %51 : tensor<16x64xf32>
    %54 = stablehlo.multiply %53, %arg9 : tensor<16x64xf32>
    %55 = stablehlo.negate %42 : tensor<16x64xf32>
    %56 = stablehlo.exponential %55 : tensor<16x64xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %58 = stablehlo.add %57, %56 : tensor<16x64xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %60 = stablehlo.divide %59, %58 : tensor<16x64xf32>
    %61 = stablehlo.tanh %44 : tensor<16x64xf32>
    %62 = stablehlo.multiply %60, %61 : tensor<16x64xf32>
    %63 = stablehlo.add %54, %62 : tensor<16x64xf32>
    %64 = stablehlo.negate %45 : tensor<16x64xf32>
    %65 = stablehlo.exponential %64 : tensor<16x64xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %67 = stablehlo.add %66, %65 : tensor<16x64xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %69 = stablehlo.divide %68, %67 : tensor<16x64xf32>
    %70 = stablehlo.tanh %63 : tensor<16x64xf32>
    %71 = stablehlo.multiply %69, %70 : tensor<16x64xf32>
    return %35, %27, %71, %63, %71 : tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>, tensor<16x64xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<16x16x64xf32>, %arg1: tensor<16x64xf32>, %arg2: tensor<i32>) -> tensor<16x16x64xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x64xf32>) -> tensor<1x16x64xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<16x16x64xf32>, tensor<1x16x64xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16x16x64xf32>
    return %1 : tensor<16x16x64xf32>
  }
  func.func private @log_softmax(%arg0: tensor<16x16x256xf32>) -> tensor<16x16x256xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<16x16x256xf32>, tensor<f32>) -> tensor<16x16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<16x16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x256xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x16x256xf32>
    %6 = stablehlo.exponential %5 : tensor<16x16x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<16x16x256xf32>, tensor<f32>) -> tensor<16x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %9 = stablehlo.log %8 : tensor<16x16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x256xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<16x16x256xf32>
    return %11 : tensor<16x16x256xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<16x16x256xf32>, %arg1: tensor<16x16x1xi32>) -> tensor<16x16x1xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<16x16x1xi32>, tensor<16x16x1xi32>) -> tensor<16x16x1xi1>
    %c_0 = stablehlo.constant dense<256> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x16x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<16x16x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<16x16x1xi1>, tensor<16x16x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<16x16x1xi32>) -> tensor<16x16x1x1xi32>
    %c_1 = stablehlo.constant dense<255> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16x16x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<16x16x1x1xi32>, tensor<16x16x1x1xi32>) -> tensor<16x16x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<16x16x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<16x16x1x1xi32>, tensor<16x16x1x1xi32>) -> tensor<16x16x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<16x16x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<16x16x1x1xi1>, tensor<i1>) -> tensor<16x16x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<16x16x256xf32>, tensor<16x16x1x1xi32>) -> tensor<16x16x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<16x16x1xi1>, tensor<16x16x1xf32>
    return %15 : tensor<16x16x1xf32>
  }
}
