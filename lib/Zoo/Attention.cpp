//===- Attention.cpp - Attention with its projections ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Layers.h"
#include <cmath>

using namespace mlir;

namespace planner {

/// What a masked score is; far from overflow in any format.
static constexpr double kMasked = -1e9;

Value causalMask(ModelBuilder &b, int64_t sequence) {
  const SizeList shape = {sequence, sequence};
  return b.compare(stablehlo::ComparisonDirection::GE,
                   b.iota(shape, 0, b.i32()), b.iota(shape, 1, b.i32()));
}

Value rotaryAngles(ModelBuilder &b, int64_t sequence, int64_t headDim,
                   double base) {
  const int64_t half = headDim / 2;
  const SizeList shape = {sequence, half};
  // base^(-2i/d), as exp(-ln(base) i / (d/2)).
  const Value frequency = b.unary<stablehlo::ExpOp>(b.scale(
      b.iota(half, 0, b.f32()), -std::log(base) / static_cast<double>(half)));
  return b.multiply(b.iota(shape, 0, b.f32()),
                    b.broadcast(frequency, {1}, shape));
}

/// Halves of each head, turned by the angles.
static Value rotate(ModelBuilder &b, Value x, Value angles) {
  x = b.convert(x, b.f32());
  const int64_t dim = b.shapeOf(x).back();
  const Value left = b.slice(x, 3, 0, dim / 2);
  const Value right = b.slice(x, 3, dim / 2, dim);
  auto spread = [&](Value y) {
    return b.broadcast(y, {1, 3}, b.shapeOf(left));
  };
  const Value cosine = spread(b.unary<stablehlo::CosineOp>(angles));
  const Value sine = spread(b.unary<stablehlo::SineOp>(angles));
  const Value halves[] = {
      b.subtract(b.multiply(left, cosine), b.multiply(right, sine)),
      b.add(b.multiply(right, cosine), b.multiply(left, sine))};
  return b.convert(b.concatenate(halves, 3), b.computeType());
}

/// Scores, with one dimension more if several query heads share a key head.
static Value scoresOf(ModelBuilder &b, Value q, Value k,
                      const AttentionSpec &spec) {
  if (spec.heads == spec.kvHeads)
    return b.dot(q, k, {{0, 2}, {0, 2}, {3}, {3}});
  const Sizes shape = b.shapeOf(q);
  const Value grouped = b.reshape(q, {shape[0], shape[1], spec.kvHeads,
                                      spec.heads / spec.kvHeads, spec.headDim});
  const Value scores = b.dot(grouped, k, {{0, 2}, {0, 2}, {4}, {3}});
  return b.transpose(scores, {0, 1, 3, 2, 4});
}

static Value valuesOf(ModelBuilder &b, Value weights, Value v,
                      const AttentionSpec &spec) {
  if (spec.heads == spec.kvHeads)
    return b.transpose(b.dot(weights, v, {{0, 1}, {0, 2}, {3}, {1}}),
                       {0, 2, 1, 3});
  return b.transpose(b.dot(weights, v, {{0, 1}, {0, 2}, {4}, {1}}),
                     {0, 3, 1, 2, 4});
}

static Value maskScores(ModelBuilder &b, Value scores,
                        const AttentionSpec &spec) {
  const int64_t rank = b.typeOf(scores).getRank();
  if (spec.scoreBias)
    scores = b.add(scores, b.broadcast(spec.scoreBias, {1, rank - 2, rank - 1},
                                       b.shapeOf(scores)));
  if (!spec.mask)
    return scores;
  return b.select(
      b.broadcast(spec.mask, {rank - 2, rank - 1}, b.shapeOf(scores)), scores,
      b.splat(kMasked, b.shapeOf(scores), b.elementOf(scores)));
}

Value attention(ModelBuilder &b, llvm::StringRef name, Value x, Value memory,
                const AttentionSpec &spec) {
  const ModelBuilder::Scope scope(b, name);
  const Sizes shape = b.shapeOf(x);
  auto project = [&](llvm::StringRef part, Value from, int64_t heads) {
    const Value y = linear(b, part, from, heads * spec.headDim, spec.hasBias);
    return b.reshape(y, {shape[0], b.shapeOf(from)[1], heads, spec.headDim});
  };
  Value q = project("query", x, spec.heads);
  Value k = project("key", memory, spec.kvHeads);
  const Value v = project("value", memory, spec.kvHeads);
  if (spec.angles) {
    q = rotate(b, q, spec.angles);
    k = rotate(b, k, spec.angles);
  }
  Value scores = scoresOf(b, q, k, spec);
  if (spec.isScaled)
    scores = b.scale(scores, 1 / std::sqrt(static_cast<double>(spec.headDim)));
  scores = maskScores(b, b.convert(scores, b.f32()), spec);
  Value weights = b.convert(softmax(b, scores), b.computeType());
  if (spec.dropsOut)
    weights = dropout(b, weights);
  const Value joined =
      b.reshape(valuesOf(b, weights, v, spec),
                {shape[0], shape[1], spec.heads * spec.headDim});
  const Value y = linear(b, "output", joined, shape[2], spec.hasBias);
  return spec.dropsOut ? dropout(b, y) : y;
}

} // namespace planner
