// A function that is called in two layouts, a loop, donation, and an argument that leaves the model as it came.
module @jit_step attributes {mhlo.num_partitions = 1 : i32} {
  func.func public @main(%arg0: tensor<4096x4096xf32> {tf.aliasing_output = 0 : i32},
      %arg1: tensor<64x4096xf32>, %arg2: tensor<8x4096x4096xf32>)
      -> (tensor<4096x4096xf32> {jax.result_info = "result[0]"}, tensor<64x4096xf32> {jax.result_info = "result[1]"},
          tensor<64x4096xf32> {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = call @act(%arg1) : (tensor<64x4096xf32>) -> tensor<64x4096xf32>
    %1:3 = stablehlo.while(%iterArg = %c, %iterArg_0 = %0, %iterArg_1 = %arg2) : tensor<i32>, tensor<64x4096xf32>, tensor<8x4096x4096xf32>
    cond {
      %c_2 = stablehlo.constant dense<8> : tensor<i32>
      %6 = stablehlo.compare LT, %iterArg, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %c_2 = stablehlo.constant dense<0> : tensor<i32>
      %c_3 = stablehlo.constant dense<1> : tensor<i32>
      %6 = stablehlo.dynamic_slice %iterArg_1, %iterArg, %c_2, %c_2, sizes = [1, 4096, 4096] : (tensor<8x4096x4096xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4096x4096xf32>
      %7 = stablehlo.reshape %6 : (tensor<1x4096x4096xf32>) -> tensor<4096x4096xf32>
      %8 = stablehlo.dot_general %iterArg_0, %7, contracting_dims = [1] x [0] : (tensor<64x4096xf32>, tensor<4096x4096xf32>) -> tensor<64x4096xf32>
      %9 = func.call @act(%8) : (tensor<64x4096xf32>) -> tensor<64x4096xf32>
      %10 = stablehlo.add %iterArg, %c_3 : tensor<i32>
      stablehlo.return %10, %9, %iterArg_1 : tensor<i32>, tensor<64x4096xf32>, tensor<8x4096x4096xf32>
    }
    %2 = stablehlo.dot_general %arg1, %1#1, contracting_dims = [0] x [0] : (tensor<64x4096xf32>, tensor<64x4096xf32>) -> tensor<4096x4096xf32>
    %3 = stablehlo.add %arg0, %2 : tensor<4096x4096xf32>
    return %3, %1#1, %arg1 : tensor<4096x4096xf32>, tensor<64x4096xf32>, tensor<64x4096xf32>
  }
  func.func private @act(%arg0: tensor<64x4096xf32>) -> tensor<64x4096xf32> {
    %0 = stablehlo.tanh %arg0 : tensor<64x4096xf32>
    return %0 : tensor<64x4096xf32>
  }
}
