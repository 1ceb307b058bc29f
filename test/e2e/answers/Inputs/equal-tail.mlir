// Six layers that differ and three that do not.
module @tail {
  func.func @main(%w0: tensor<256x320xbf16> {jax.arg_info = "params[0]"},
      %w1: tensor<320x384xbf16> {jax.arg_info = "params[1]"},
      %w2: tensor<384x448xbf16> {jax.arg_info = "params[2]"},
      %w3: tensor<448x512xbf16> {jax.arg_info = "params[3]"},
      %w4: tensor<512x576xbf16> {jax.arg_info = "params[4]"},
      %w5: tensor<576x640xbf16> {jax.arg_info = "params[5]"},
      %w6: tensor<640x640xbf16> {jax.arg_info = "params[6]"},
      %w7: tensor<640x640xbf16> {jax.arg_info = "params[7]"},
      %w8: tensor<640x640xbf16> {jax.arg_info = "params[8]"},
      %x: tensor<256x256xbf16> {jax.arg_info = "x"}) -> (tensor<f32> {jax.result_info = "result"}) {
    %d0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<256x256xbf16>, tensor<256x320xbf16>) -> tensor<256x320xbf16>
    %a0 = stablehlo.tanh %d0 : tensor<256x320xbf16>
    %d1 = stablehlo.dot_general %a0, %w1, contracting_dims = [1] x [0] : (tensor<256x320xbf16>, tensor<320x384xbf16>) -> tensor<256x384xbf16>
    %a1 = stablehlo.tanh %d1 : tensor<256x384xbf16>
    %d2 = stablehlo.dot_general %a1, %w2, contracting_dims = [1] x [0] : (tensor<256x384xbf16>, tensor<384x448xbf16>) -> tensor<256x448xbf16>
    %a2 = stablehlo.tanh %d2 : tensor<256x448xbf16>
    %d3 = stablehlo.dot_general %a2, %w3, contracting_dims = [1] x [0] : (tensor<256x448xbf16>, tensor<448x512xbf16>) -> tensor<256x512xbf16>
    %a3 = stablehlo.tanh %d3 : tensor<256x512xbf16>
    %d4 = stablehlo.dot_general %a3, %w4, contracting_dims = [1] x [0] : (tensor<256x512xbf16>, tensor<512x576xbf16>) -> tensor<256x576xbf16>
    %a4 = stablehlo.tanh %d4 : tensor<256x576xbf16>
    %d5 = stablehlo.dot_general %a4, %w5, contracting_dims = [1] x [0] : (tensor<256x576xbf16>, tensor<576x640xbf16>) -> tensor<256x640xbf16>
    %a5 = stablehlo.tanh %d5 : tensor<256x640xbf16>
    %d6 = stablehlo.dot_general %a5, %w6, contracting_dims = [1] x [0] : (tensor<256x640xbf16>, tensor<640x640xbf16>) -> tensor<256x640xbf16>
    %a6 = stablehlo.tanh %d6 : tensor<256x640xbf16>
    %d7 = stablehlo.dot_general %a6, %w7, contracting_dims = [1] x [0] : (tensor<256x640xbf16>, tensor<640x640xbf16>) -> tensor<256x640xbf16>
    %a7 = stablehlo.tanh %d7 : tensor<256x640xbf16>
    %d8 = stablehlo.dot_general %a7, %w8, contracting_dims = [1] x [0] : (tensor<256x640xbf16>, tensor<640x640xbf16>) -> tensor<256x640xbf16>
    %a8 = stablehlo.tanh %d8 : tensor<256x640xbf16>
    %f = stablehlo.convert %a8 : (tensor<256x640xbf16>) -> tensor<256x640xf32>
    %s = stablehlo.multiply %f, %f : tensor<256x640xf32>
    %c = stablehlo.constant dense<0.0> : tensor<f32>
    %r = stablehlo.reduce(%s init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<256x640xf32>, tensor<f32>) -> tensor<f32>
    return %r : tensor<f32>
  }
}
