//===- Layers.cpp - Normalisation, products, losses -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Layers.h"

using namespace mlir;

namespace planner {

static constexpr double kEpsilon = 1e-5;
static constexpr double kDropped = 0.1;

using Scope = ModelBuilder::Scope;

static int64_t lastDim(Value x) {
  return ModelBuilder::typeOf(x).getRank() - 1;
}

/// The dimensions before the last one.
static SizeList leadingDims(Value x) {
  SizeList dims;
  for (int64_t dim = 0; dim < lastDim(x); ++dim)
    dims.push_back(dim);
  return dims;
}

/// A value of each row, for all of its elements.
static Value spread(ModelBuilder &b, Value rows, Value like) {
  return b.broadcast(rows, leadingDims(like), b.shapeOf(like));
}

//===----------------------------------------------------------------------===//
// Normalisation
//===----------------------------------------------------------------------===//

static Value byInverseRoot(ModelBuilder &b, Value x, Value variance) {
  const Value root =
      b.unary<stablehlo::RsqrtOp>(b.addScalar(variance, kEpsilon));
  return b.multiply(x, spread(b, root, x));
}

Value standardise(ModelBuilder &b, Value x) {
  x = b.convert(x, b.f32());
  const int64_t dim = lastDim(x);
  const Value centred = b.subtract(x, spread(b, b.mean(x, dim), x));
  return byInverseRoot(b, centred, b.mean(b.multiply(centred, centred), dim));
}

/// Times a scale and, if wanted, plus a bias for each feature.
static Value affine(ModelBuilder &b, Value x, bool hasBias) {
  const Scope scope(b, "norm");
  const int64_t features = b.shapeOf(x).back();
  auto weight = [&](llvm::StringRef name) {
    return b.broadcastLast(b.convert(b.parameter(name, features), b.f32()), x);
  };
  x = b.multiply(x, weight("scale"));
  if (hasBias)
    x = b.add(x, weight("bias"));
  return b.convert(x, b.computeType());
}

Value layerNorm(ModelBuilder &b, llvm::StringRef name, Value x) {
  const Scope scope(b, name);
  return affine(b, standardise(b, x), true);
}

Value rmsNorm(ModelBuilder &b, llvm::StringRef name, Value x) {
  const Scope scope(b, name);
  x = b.convert(x, b.f32());
  return affine(b, byInverseRoot(b, x, b.mean(b.multiply(x, x), lastDim(x))),
                false);
}

Value batchNorm(ModelBuilder &b, llvm::StringRef name, Value image) {
  const Scope scope(b, name);
  const Value x = b.convert(image, b.f32());
  const Value mean = b.mean(x, {0, 1, 2});
  const Value variance =
      b.subtract(b.mean(b.multiply(x, x), {0, 1, 2}), b.multiply(mean, mean));
  const Value root =
      b.unary<stablehlo::RsqrtOp>(b.addScalar(variance, kEpsilon));
  const Value centred = b.subtract(x, b.broadcastLast(mean, x));
  return affine(b, b.multiply(centred, b.broadcastLast(root, x)), true);
}

Value groupNorm(ModelBuilder &b, llvm::StringRef name, Value image,
                int64_t groups) {
  const Scope scope(b, name);
  const SizeList shape(b.shapeOf(image));
  SizeList grouped = shape;
  grouped.back() = groups;
  grouped.push_back(shape.back() / groups);
  const Value x = b.reshape(b.convert(image, b.f32()), grouped);
  // One mean and variance for each sample and group.
  auto spreadGroups = [&](Value statistic) {
    return b.broadcast(statistic, {0, 3}, grouped);
  };
  const Value centred = b.subtract(x, spreadGroups(b.mean(x, {1, 2, 4})));
  const Value variance = b.mean(b.multiply(centred, centred), {1, 2, 4});
  const Value root =
      b.unary<stablehlo::RsqrtOp>(b.addScalar(variance, kEpsilon));
  const Value y = b.multiply(centred, spreadGroups(root));
  return affine(b, b.reshape(y, shape), true);
}

//===----------------------------------------------------------------------===//
// Products and activations
//===----------------------------------------------------------------------===//

Value linear(ModelBuilder &b, llvm::StringRef name, Value x, int64_t features,
             bool hasBias) {
  const Scope scope(b, name);
  const Value y =
      b.matmul(x, b.parameter("kernel", {b.shapeOf(x).back(), features}));
  return hasBias ? b.add(y, b.broadcastLast(b.parameter("bias", features), y))
                 : y;
}

/// x/2 (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3))).
Value gelu(ModelBuilder &b, Value x) {
  const Value cube = b.multiply(b.multiply(x, x), x);
  const Value inner = b.scale(b.add(x, b.scale(cube, 0.044715)), 0.7978845608);
  const Value gate =
      b.scale(b.addScalar(b.unary<stablehlo::TanhOp>(inner), 1), 0.5);
  return b.multiply(x, gate);
}

Value silu(ModelBuilder &b, Value x) {
  return b.multiply(x, b.unary<stablehlo::LogisticOp>(x));
}

Value relu(ModelBuilder &b, Value x) {
  return b.binary<stablehlo::MaxOp>(x,
                                    b.splat(0, b.shapeOf(x), b.elementOf(x)));
}

Value dropout(ModelBuilder &b, Value x) {
  const Value random = b.random(b.shapeOf(x));
  const Value kept = b.compare(stablehlo::ComparisonDirection::LT, random,
                               b.splat(1 - kDropped, b.shapeOf(x), b.f32()));
  return b.select(kept, b.scale(x, 1 / (1 - kDropped)),
                  b.splat(0, b.shapeOf(x), b.elementOf(x)));
}

Value softmax(ModelBuilder &b, Value x) {
  x = b.convert(x, b.f32());
  const int64_t dim = lastDim(x);
  const Value shifted = b.subtract(x, spread(b, b.maximum(x, dim), x));
  const Value powers = b.unary<stablehlo::ExpOp>(shifted);
  return b.divide(powers, spread(b, b.sum(powers, dim), x));
}

Value mlp(ModelBuilder &b, llvm::StringRef name, Value x, const MlpSpec &spec) {
  const Scope scope(b, name);
  const int64_t hidden = b.shapeOf(x).back();
  Value y = spec.activation(b, linear(b, spec.isGated ? "gate" : "up", x,
                                      spec.features, spec.hasBias));
  if (spec.isGated)
    y = b.multiply(y, linear(b, "up", x, spec.features, spec.hasBias));
  y = linear(b, "down", y, hidden, spec.hasBias);
  return spec.dropsOut ? dropout(b, y) : y;
}

//===----------------------------------------------------------------------===//
// Words and losses
//===----------------------------------------------------------------------===//

Embedded embed(ModelBuilder &b, llvm::StringRef name, Value tokens,
               int64_t vocabulary, int64_t features) {
  const Scope scope(b, name);
  const Value table = b.parameter("embedding", {vocabulary, features});
  return {table, b.gatherRows(table, tokens)};
}

Value wordLogits(ModelBuilder &b, Value x, Value table, bool isTied) {
  if (isTied)
    return b.dot(x, table, {{}, {}, {lastDim(x)}, {1}});
  return linear(b, "head", x, b.shapeOf(table).front(), false);
}

Value crossEntropy(ModelBuilder &b, Value logits, Value labels) {
  logits = b.convert(logits, b.f32());
  const int64_t dim = lastDim(logits);
  const Value top = b.maximum(logits, dim);
  const Value shifted = b.subtract(logits, spread(b, top, logits));
  const Value total = b.sum(b.unary<stablehlo::ExpOp>(shifted), dim);
  const Value classes = b.iota(b.shapeOf(logits), dim, b.i32());
  const Value isLabel = b.compare(stablehlo::ComparisonDirection::EQ,
                                  spread(b, labels, classes), classes);
  const Value picked = b.sum(
      b.select(isLabel, shifted, b.splat(0, b.shapeOf(logits), b.f32())), dim);
  const Value each = b.subtract(b.unary<stablehlo::LogOp>(total), picked);
  return b.mean(each, leadingDims(logits));
}

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

Value conv(ModelBuilder &b, llvm::StringRef name, Value image,
           const ConvSpec &spec) {
  const Scope scope(b, name);
  const Sizes shape = b.shapeOf(image);
  const int64_t width = spec.width.value_or(spec.size);
  auto window = ModelBuilder::Window::same({spec.size, width}, spec.stride,
                                           shape.slice(1, 2));
  if (spec.padding)
    window.padding.assign(2, {*spec.padding, *spec.padding});
  const Value kernel = b.parameter(
      "kernel", {spec.size, width, shape.back() / spec.groups, spec.features});
  const Value y = b.convolve(image, kernel, window, spec.groups);
  if (!spec.hasBias)
    return y;
  return b.add(y, b.broadcastLast(b.parameter("bias", spec.features), y));
}

Value convNorm(ModelBuilder &b, llvm::StringRef name, Value image,
               const ConvSpec &spec, bool hasRelu) {
  const Scope scope(b, name);
  const Value y = batchNorm(b, "bn", conv(b, "conv", image, spec));
  return hasRelu ? relu(b, y) : y;
}

Value globalPool(ModelBuilder &b, Value image) {
  return b.convert(b.mean(b.convert(image, b.f32()), {1, 2}), b.computeType());
}

Value classify(ModelBuilder &b, Value features, int64_t classes) {
  const Value logits = linear(b, "head", features, classes, true);
  const Value labels = b.input("labels", b.shapeOf(features).front(), b.i32());
  return crossEntropy(b, logits, labels);
}

} // namespace planner
