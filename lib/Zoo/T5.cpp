//===- T5.cpp - T5: an encoder and a decoder ------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Families.h"
#include "Layers.h"
#include <cmath>

using namespace mlir;

namespace planner {

static constexpr int64_t kBuckets = 32, kBucketsOfSide = kBuckets / 2;
static constexpr double kFarthest = 128;

/// Distances in buckets: each small one has its own, larger ones share in
/// proportion to their logarithm.
static Value distanceBuckets(ModelBuilder &b, Value distance, int64_t buckets) {
  const Sizes shape = b.shapeOf(distance);
  const int64_t half = buckets / 2;
  const auto own = static_cast<double>(half);
  const double perUnit =
      (static_cast<double>(buckets) - own) / std::log(kFarthest / own);
  const Value atLeastOne =
      b.binary<stablehlo::MaxOp>(distance, b.splat(1, shape, b.i32()));
  const Value logarithm = b.unary<stablehlo::LogOp>(
      b.scale(b.convert(atLeastOne, b.f32()), 1 / own));
  const Value shared =
      b.convert(b.addScalar(b.scale(logarithm, perUnit), own), b.i32());
  const Value last = b.splat(static_cast<double>(buckets - 1), shape, b.i32());
  return b.select(b.compare(stablehlo::ComparisonDirection::LT, distance,
                            b.splat(own, shape, b.i32())),
                  distance, b.binary<stablehlo::MinOp>(shared, last));
}

/// A learned bias for each head and distance: heads, queries, keys.
static Value positionBias(ModelBuilder &b, llvm::StringRef name, int64_t length,
                          int64_t heads, bool isCausal) {
  const Value table = b.parameter(name, {kBuckets, heads}, b.f32());
  const SizeList shape = {length, length};
  const Value relative =
      b.subtract(b.iota(shape, 1, b.i32()), b.iota(shape, 0, b.i32()));
  const Value zero = b.splat(0, shape, b.i32());
  Value bucket;
  if (isCausal) {
    const Value distance =
        b.unary<stablehlo::NegOp>(b.binary<stablehlo::MinOp>(relative, zero));
    bucket = distanceBuckets(b, distance, kBuckets);
  } else {
    const Value after =
        b.compare(stablehlo::ComparisonDirection::GT, relative, zero);
    const Value side = b.select(
        after, b.splat(static_cast<double>(kBucketsOfSide), shape, b.i32()),
        zero);
    const Value distance = b.binary<stablehlo::MaxOp>(
        relative, b.unary<stablehlo::NegOp>(relative));
    bucket = b.add(side, distanceBuckets(b, distance, kBucketsOfSide));
  }
  return b.transpose(b.gatherRows(table, bucket), {2, 0, 1});
}

namespace {

class T5Writer {
public:
  T5Writer(ModelBuilder &modelBuilder, const Settings &settings)
      : b(modelBuilder), s(settings) {}

  Value encode(Value x) {
    const ModelBuilder::Scope scope(b, "encoder");
    const Value bias =
        positionBias(b, "positions", s["seq"], s["heads"], false);
    x = repeat(x, [&](Value y) {
      return feedForward(attend(y, "attn", {}, bias, {}));
    });
    return finish(rmsNorm(b, "norm", x));
  }

  Value decode(Value x, Value memory) {
    const ModelBuilder::Scope scope(b, "decoder");
    const int64_t length = s["dec_seq"];
    const Value bias = positionBias(b, "positions", length, s["heads"], true);
    const Value mask = causalMask(b, length);
    x = repeat(x, [&](Value y) {
      y = attend(y, "attn", {}, bias, mask);
      return feedForward(attend(y, "cross", memory, {}, {}));
    });
    return finish(rmsNorm(b, "norm", x));
  }

private:
  Value repeat(Value x, llvm::function_ref<Value(Value)> layer) {
    return b.layers("layers", s["layers"], s["scan"] == 1, x, layer);
  }

  bool dropsOut() const { return s["dropout"] == 1; }
  Value finish(Value x) { return dropsOut() ? dropout(b, x) : x; }

  /// Attention to `memory`, or to the normalised input itself.
  Value attend(Value x, const std::string &name, Value memory, Value bias,
               Value mask) {
    AttentionSpec spec{s["heads"], s["heads"], s["head_dim"]};
    spec.dropsOut = dropsOut();
    spec.isScaled = false;
    spec.scoreBias = bias;
    spec.mask = mask;
    const Value inner = rmsNorm(b, name + "_norm", x);
    return b.add(x, attention(b, name, inner, memory ? memory : inner, spec));
  }

  Value feedForward(Value x) {
    const bool isGated = s["gated"] == 1;
    return b.add(
        x, mlp(b, "mlp", rmsNorm(b, "mlp_norm", x),
               {s["ffn"], isGated, false, dropsOut(), isGated ? gelu : relu}));
  }

  ModelBuilder &b;
  const Settings &s;
};

} // namespace

static Value buildT5(ModelBuilder &b, const Settings &s) {
  const SizeList target = {s["batch"], s["dec_seq"]};
  const Value source = b.input("tokens", {s["batch"], s["seq"]}, b.i32());
  const Value given = b.input("decoder_tokens", target, b.i32());
  const Value labels = b.input("labels", target, b.i32());
  const Embedded words = embed(b, "embed", source, s["vocab"], s["hidden"]);
  T5Writer writer(b, s);
  const Value memory = writer.encode(words.rows);
  Value x = writer.decode(b.gatherRows(words.table, given), memory);
  const bool isTied = s["tied"] == 1;
  // The table makes logits of a usual size only of small features.
  if (isTied)
    x = b.scale(x, 1 / std::sqrt(static_cast<double>(s["hidden"])));
  return crossEntropy(b, wordLogits(b, x, words.table, isTied), labels);
}

static Expected<void> completeT5(Settings &s) {
  s.setDefault("dec_seq", std::max<int64_t>(1, s["seq"] / 4));
  return completeTransformer(s);
}

const Family kT5 = {
    "t5", "encoder and decoder with relative position biases (T5)",
    "layers=6,hidden=512,heads=8,head_dim=,ffn=,gated=0,vocab=32128,seq=512,"
    "dec_seq=,batch=128,tied=1,scan=0,dropout=0",
    completeT5, buildT5};

} // namespace planner
