// Train steps of linear regression, as people write them around the same four
// operations: what is data, parameter and loss follows from use alone.

// A rate that is known before the loss and the norm of the gradient are results
// beside the loss.
// RUN: planner import %s --entry=metrics --print=graph | FileCheck %s --check-prefix=METRICS
// METRICS: mode=train train-step
// METRICS: argument %arg0:8x4xf32 parameter
// METRICS: argument %arg1:32x8xf32 input
// METRICS: argument %arg2:32x4xf32 input
// METRICS: contraction dot_general(%arg1{{.*}}) forward
// METRICS: contraction dot_general({{.*}}) backward
func.func @metrics(%w: tensor<8x4xf32>, %x: tensor<32x8xf32>, %y: tensor<32x4xf32>, %step: tensor<f32>)
    -> (tensor<8x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %next = stablehlo.add %step, %one : tensor<f32>
  %rate = stablehlo.divide %one, %next : tensor<f32>
  %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x4xf32>) -> tensor<32x4xf32>
  %e = stablehlo.subtract %p, %y : tensor<32x4xf32>
  %s = stablehlo.multiply %e, %e : tensor<32x4xf32>
  %loss = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %e, contracting_dims = [0] x [0] : (tensor<32x8xf32>, tensor<32x4xf32>) -> tensor<8x4xf32>
  %gg = stablehlo.multiply %g, %g : tensor<8x4xf32>
  %norm = stablehlo.reduce(%gg init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %rates = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %d = stablehlo.multiply %rates, %g : tensor<8x4xf32>
  %new = stablehlo.subtract %w, %d : tensor<8x4xf32>
  return %new, %next, %rate, %norm, %loss : tensor<8x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
}

// A step that is skipped where its gradients overflow still trains: the choice
// between all of the new and all of the old is no write into a cache.
// RUN: planner import %s --entry=skipped --print=graph | FileCheck %s --check-prefix=SKIPPED
// SKIPPED: mode=train train-step
// SKIPPED: argument %arg0:8x4xf32 parameter
// SKIPPED: argument %arg1:32x8xf32 input
func.func @skipped(%w: tensor<8x4xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<32x8xf32>, %y: tensor<32x4xf32>)
    -> (tensor<8x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x4xf32>) -> tensor<32x4xf32>
  %e = stablehlo.subtract %p, %y : tensor<32x4xf32>
  %s = stablehlo.multiply %e, %e : tensor<32x4xf32>
  %loss = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %e, contracting_dims = [0] x [0] : (tensor<32x8xf32>, tensor<32x4xf32>) -> tensor<8x4xf32>
  %sum = stablehlo.reduce(%g init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %fine = stablehlo.is_finite %sum : (tensor<f32>) -> tensor<i1>
  %d = stablehlo.subtract %w, %g : tensor<8x4xf32>
  %new = stablehlo.select %fine, %d, %w : tensor<i1>, tensor<8x4xf32>
  return %new, %loss : tensor<8x4xf32>, tensor<f32>
}

// Without a loss among the results, data is what meets only trained weights.
// RUN: planner import %s --entry=silent --print=graph | FileCheck %s --check-prefix=SILENT
// SILENT: mode=train train-step
// SILENT: argument %arg0:8x4xf32 parameter
// SILENT: argument %arg1:32x8xf32 input
// SILENT: argument %arg2:32x4xf32 input
func.func @silent(%w: tensor<8x4xf32>, %x: tensor<32x8xf32>, %y: tensor<32x4xf32>) -> tensor<8x4xf32> {
  %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x4xf32>) -> tensor<32x4xf32>
  %e = stablehlo.subtract %p, %y : tensor<32x4xf32>
  %g = stablehlo.dot_general %x, %e, contracting_dims = [0] x [0] : (tensor<32x8xf32>, tensor<32x4xf32>) -> tensor<8x4xf32>
  %new = stablehlo.subtract %w, %g : tensor<8x4xf32>
  return %new : tensor<8x4xf32>
}

// A frozen layer before a trained one: its weight meets data.
// RUN: planner import %s --entry=frozen --print=graph | FileCheck %s --check-prefix=FROZEN
// FROZEN: argument %arg0:6x4xf32 parameter
// FROZEN: argument %arg1:8x6xf32 frozen-parameter
// FROZEN: argument %arg2:32x8xf32 input
func.func @frozen(%w: tensor<6x4xf32>, %v: tensor<8x6xf32>, %x: tensor<32x8xf32>, %y: tensor<32x4xf32>)
    -> (tensor<6x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x6xf32>) -> tensor<32x6xf32>
  %p = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<32x6xf32>, tensor<6x4xf32>) -> tensor<32x4xf32>
  %e = stablehlo.subtract %p, %y : tensor<32x4xf32>
  %s = stablehlo.multiply %e, %e : tensor<32x4xf32>
  %loss = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %h, %e, contracting_dims = [0] x [0] : (tensor<32x6xf32>, tensor<32x4xf32>) -> tensor<6x4xf32>
  %new = stablehlo.subtract %w, %g : tensor<6x4xf32>
  return %new, %loss : tensor<6x4xf32>, tensor<f32>
}

// Only the gradients of a scaled loss: rows are samples, though the gradient
// sums over them.
// RUN: planner import %s --entry=gradients --print=classes | FileCheck %s --check-prefix=GRADIENTS
// GRADIENTS: batch: batch size=32
func.func @gradients(%w: tensor<8x4xf32>, %x: tensor<32x8xf32>, %y: tensor<32x4xf32>, %scale: tensor<f32>)
    -> (tensor<f32>, tensor<8x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x4xf32>) -> tensor<32x4xf32>
  %e = stablehlo.subtract %p, %y : tensor<32x4xf32>
  %s = stablehlo.multiply %e, %e : tensor<32x4xf32>
  %sum = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x4xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %e, contracting_dims = [0] x [0] : (tensor<32x8xf32>, tensor<32x4xf32>) -> tensor<8x4xf32>
  %loss = stablehlo.multiply %sum, %scale : tensor<f32>
  return %loss, %g : tensor<f32>, tensor<8x4xf32>
}

// Every sample is compared with every other one: still samples.
// RUN: planner import %s --entry=contrast --print=classes | FileCheck %s --check-prefix=CONTRAST
// CONTRAST: batch: batch size=32
// CONTRAST-NOT: sequence
func.func @contrast(%w: tensor<8x4xf32>, %x: tensor<32x8xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x4xf32>) -> tensor<32x4xf32>
  %s = stablehlo.dot_general %p, %p, contracting_dims = [1] x [1] : (tensor<32x4xf32>, tensor<32x4xf32>) -> tensor<32x32xf32>
  %loss = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<32x32xf32>, tensor<f32>) -> tensor<f32>
  return %loss : tensor<f32>
}
