module @"jit_\22\22\22\0A__import__('os').system('touch pwned')\0A\22\22\22" {
  func.func public @main(
      %arg0: tensor<4096x512xf32> {tf.aliasing_output = 0 : i32} loc("params['a \22b\22 \\n $(rm -rf x) `y`']"),
      %arg1: tensor<512x4096xbf16> loc("params['\C3\BC\E4\B8\AD\F0\9F\98\80']"),
      %arg2: tensor<64x4096xf32> loc("x"))
      -> (tensor<4096x512xf32> {jax.result_info = "result[0]['new\0A']"}, tensor<64x4096xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0] : (tensor<64x4096xf32>, tensor<4096x512xf32>) -> tensor<64x512xf32>
    %1 = stablehlo.convert %arg1 : (tensor<512x4096xbf16>) -> tensor<512x4096xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0] : (tensor<64x512xf32>, tensor<512x4096xf32>) -> tensor<64x4096xf32>
    %3 = stablehlo.tanh %arg0 : tensor<4096x512xf32>
    return %3, %2 : tensor<4096x512xf32>, tensor<64x4096xf32>
  }
}
