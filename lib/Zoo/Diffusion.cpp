//===- Diffusion.cpp - Networks that take noise out of images -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The loss is the mean squared error of the predicted noise.
//
//===----------------------------------------------------------------------===//

#include "Families.h"
#include "Layers.h"
#include <cmath>

using namespace mlir;

namespace planner {

/// Sines and cosines of a time at frequencies from 1 to 1/10000: batch,
/// features.
static Value timeWaves(ModelBuilder &b, Value times, int64_t features) {
  const int64_t half = features / 2;
  const SizeList shape = {b.shapeOf(times).front(), half};
  const Value frequency = b.unary<stablehlo::ExpOp>(
      b.scale(b.iota(half, 0, b.f32()),
              -std::log(10000.0) / static_cast<double>(half)));
  const Value angles =
      b.multiply(b.broadcast(b.convert(times, b.f32()), {0}, shape),
                 b.broadcast(frequency, {1}, shape));
  return b.convert(b.concatenate({b.unary<stablehlo::CosineOp>(angles),
                                  b.unary<stablehlo::SineOp>(angles)},
                                 1),
                   b.computeType());
}

static Value squaredError(ModelBuilder &b, Value x, Value y) {
  const Value error = b.subtract(b.convert(x, b.f32()), b.convert(y, b.f32()));
  SizeList all;
  for (int64_t dim = 0; dim < b.typeOf(error).getRank(); ++dim)
    all.push_back(dim);
  return b.mean(b.multiply(error, error), all);
}

//===----------------------------------------------------------------------===//
// DiT (Peebles and Xie 2022, arXiv 2212.09748): a transformer on patches whose
// normalisations are steered by time and class
//===----------------------------------------------------------------------===//

namespace {

class DitWriter {
public:
  DitWriter(ModelBuilder &modelBuilder, const Settings &settings)
      : b(modelBuilder), s(settings) {}

  /// Patches in rows: batch, patches, numbers of a patch.
  Value patches(Value images) {
    const int64_t side = s["image"] / s["patch"];
    const Value cut = b.reshape(images, {s["batch"], side, s["patch"], side,
                                         s["patch"], s["channels"]});
    return b.reshape(
        b.transpose(cut, {0, 1, 3, 2, 4, 5}),
        {s["batch"], side * side, s["patch"] * s["patch"] * s["channels"]});
  }

  Value condition() {
    const Value times = b.input("times", s["batch"], b.i32());
    const Value classes = b.input("classes", s["batch"], b.i32());
    const ModelBuilder::Scope scope(b, "condition");
    constexpr int64_t waves = 256;
    Value time =
        linear(b, "time_1", timeWaves(b, times, waves), s["hidden"], true);
    time = linear(b, "time_2", silu(b, time), s["hidden"], true);
    // One class more stands for none.
    const Value kind =
        embed(b, "classes", classes, s["classes"] + 1, s["hidden"]).rows;
    return silu(b, b.add(time, kind));
  }

  Value layer(Value x, Value steer) {
    const llvm::SmallVector<Value> part = parts(steer, 6);
    AttentionSpec spec{s["heads"], s["kv_heads"], s["hidden"] / s["heads"]};
    spec.hasBias = true;
    const Value inner = modulate(x, part[0], part[1]);
    x = b.add(x, gate(attention(b, "attn", inner, inner, spec), part[2]));
    const Value y = mlp(b, "mlp", modulate(x, part[3], part[4]),
                        {s["ffn"], s["gated"] == 1, true});
    return b.add(x, gate(y, part[5]));
  }

  /// Noise and its variance for each number of a patch.
  Value last(Value x, Value steer) {
    const ModelBuilder::Scope scope(b, "final");
    const llvm::SmallVector<Value> part = parts(steer, 2);
    return linear(b, "linear", modulate(x, part[0], part[1]),
                  2 * s["patch"] * s["patch"] * s["channels"], true);
  }

private:
  llvm::SmallVector<Value> parts(Value steer, int64_t count) {
    const int64_t hidden = s["hidden"];
    const Value all = linear(b, "modulation", steer, count * hidden, true);
    llvm::SmallVector<Value> result;
    for (int64_t i = 0; i < count; ++i)
      result.push_back(b.slice(all, 1, i * hidden, (i + 1) * hidden));
    return result;
  }

  Value forTokens(Value x, Value like) {
    return b.broadcast(x, {0, 2}, b.shapeOf(like));
  }

  Value modulate(Value x, Value shift, Value scale) {
    const Value y = b.convert(standardise(b, x), b.computeType());
    return b.add(b.multiply(y, forTokens(b.addScalar(scale, 1), y)),
                 forTokens(shift, y));
  }

  Value gate(Value x, Value factor) {
    return b.multiply(x, forTokens(factor, x));
  }

  ModelBuilder &b;
  const Settings &s;
};

} // namespace

static Value buildDit(ModelBuilder &b, const Settings &s) {
  DitWriter writer(b, s);
  const SizeList shape = {s["batch"], s["image"], s["image"], s["channels"]};
  const Value images = b.input("images", shape, b.computeType());
  const Value noise = b.input("noise", shape, b.computeType());
  const Value steer = writer.condition();
  Value x = linear(b, "patches", writer.patches(images), s["hidden"], true);
  const Value positions =
      b.parameter("positions", {b.shapeOf(x)[1], s["hidden"]});
  x = b.add(x, b.broadcastLast(positions, x));
  x = b.layers("layers", s["layers"], s["scan"] == 1, x,
               [&](Value y) { return writer.layer(y, steer); });
  x = writer.last(x, steer);
  const Value wanted = writer.patches(noise);
  return squaredError(b, b.slice(x, 2, 0, b.shapeOf(wanted).back()), wanted);
}

static Expected<void> completeDit(Settings &s) {
  if (Expected<void> ok = s.divides("patch", "image"); !ok)
    return ok;
  return completeTransformer(s);
}

const Family kDit = {
    "dit", "diffusion transformer on patches of latent images (DiT)",
    "layers=28,hidden=1152,heads=16,kv_heads=,ffn=,gated=0,image=32,"
    "channels=4,patch=2,classes=1000,batch=256,scan=0",
    completeDit, buildDit};

//===----------------------------------------------------------------------===//
// U-Net of denoising diffusion (Ho et al. 2020, arXiv 2006.11239): four
// resolutions, attention at the second, skips from the way down to the way up
//===----------------------------------------------------------------------===//

namespace {

class UnetWriter {
public:
  UnetWriter(ModelBuilder &modelBuilder, const Settings &settings)
      : b(modelBuilder), s(settings) {}

  Value write(Value images, Value times) {
    time = embedTime(times);
    Value x = conv(b, "conv_in", images, {s["width"], 3, 1, 1, 1, true});
    skips.push_back(x);
    for (int64_t level = 0; level < kLevels; ++level)
      x = down(x, level);
    {
      const ModelBuilder::Scope scope(b, "middle");
      x = residual("block_1", x, b.shapeOf(x).back());
      x = residual("block_2", attend("attn", x), b.shapeOf(x).back());
    }
    for (int64_t level = kLevels - 1; level >= 0; --level)
      x = up(x, level);
    x = silu(b, groupNorm(b, "norm_out", x, kGroups));
    return conv(b, "conv_out", x, {s["channels"], 3, 1, 1, 1, true});
  }

  static constexpr int64_t kLevels = 4, kGroups = 32;

private:
  int64_t features(int64_t level) const {
    return level == 0 ? s["width"] : 2 * s["width"];
  }

  Value embedTime(Value times) {
    const ModelBuilder::Scope scope(b, "time");
    const int64_t wide = 4 * s["width"];
    Value x = linear(b, "dense_1", timeWaves(b, times, s["width"]), wide, true);
    return silu(b, linear(b, "dense_2", silu(b, x), wide, true));
  }

  Value residual(const llvm::Twine &name, Value x, int64_t wanted) {
    const ModelBuilder::Scope scope(b, name);
    Value y = silu(b, groupNorm(b, "norm_1", x, kGroups));
    y = conv(b, "conv_1", y, {wanted, 3, 1, 1, 1, true});
    const Value shift = linear(b, "time", time, wanted, true);
    y = b.add(y, b.broadcast(shift, {0, 3}, b.shapeOf(y)));
    y = silu(b, groupNorm(b, "norm_2", y, kGroups));
    if (s["dropout"] == 1)
      y = dropout(b, y);
    y = conv(b, "conv_2", y, {wanted, 3, 1, 1, 1, true});
    if (b.shapeOf(x).back() != wanted)
      x = linear(b, "shortcut", x, wanted, true);
    return b.add(x, y);
  }

  /// One head over all positions.
  Value attend(const llvm::Twine &name, Value x) {
    const ModelBuilder::Scope scope(b, name);
    const SizeList shape(b.shapeOf(x));
    AttentionSpec spec{1, 1, shape[3]};
    spec.hasBias = true;
    const Value inner = b.reshape(groupNorm(b, "norm", x, kGroups),
                                  {shape[0], shape[1] * shape[2], shape[3]});
    return b.add(x, b.reshape(attention(b, "attn", inner, inner, spec), shape));
  }

  Value down(Value x, int64_t level) {
    const ModelBuilder::Scope scope(b, "down_" + llvm::Twine(level));
    for (int64_t i = 0; i < s["layers"]; ++i) {
      x = residual("block_" + llvm::Twine(i), x, features(level));
      if (level == kAttentionLevel)
        x = attend("attn_" + llvm::Twine(i), x);
      skips.push_back(x);
    }
    if (level + 1 == kLevels)
      return x;
    x = conv(b, "half", x, {features(level), 3, 2, {}, 1, true});
    skips.push_back(x);
    return x;
  }

  Value up(Value x, int64_t level) {
    const ModelBuilder::Scope scope(b, "up_" + llvm::Twine(level));
    for (int64_t i = 0; i <= s["layers"]; ++i) {
      x = b.concatenate({x, skips.pop_back_val()}, 3);
      x = residual("block_" + llvm::Twine(i), x, features(level));
      if (level == kAttentionLevel)
        x = attend("attn_" + llvm::Twine(i), x);
    }
    if (level == 0)
      return x;
    return conv(b, "double", enlarge(x), {features(level), 3, 1, 1, 1, true});
  }

  /// Each pixel four times.
  Value enlarge(Value x) {
    const Sizes shape = b.shapeOf(x);
    const Value repeated = b.broadcast(
        x, {0, 1, 3, 5}, {shape[0], shape[1], 2, shape[2], 2, shape[3]});
    return b.reshape(repeated,
                     {shape[0], 2 * shape[1], 2 * shape[2], shape[3]});
  }

  static constexpr int64_t kAttentionLevel = 1;

  ModelBuilder &b;
  const Settings &s;
  Value time;
  llvm::SmallVector<Value> skips;
};

} // namespace

static Value buildUnet(ModelBuilder &b, const Settings &s) {
  const SizeList shape = {s["batch"], s["image"], s["image"], s["channels"]};
  const Value images = b.input("images", shape, b.computeType());
  const Value noise = b.input("noise", shape, b.computeType());
  const Value times = b.input("times", s["batch"], b.i32());
  return squaredError(b, UnetWriter(b, s).write(images, times), noise);
}

static Expected<void> completeUnet(Settings &s) {
  constexpr int64_t smallest = int64_t(1) << (UnetWriter::kLevels - 1);
  if (s["image"] % smallest != 0)
    return makeError("image: expected a multiple of " +
                         std::to_string(smallest) + ", got " +
                         std::to_string(s["image"]),
                     {}, "the resolution is halved three times");
  if (s["width"] % UnetWriter::kGroups != 0)
    return makeError("width: expected a multiple of " +
                         std::to_string(UnetWriter::kGroups) + ", got " +
                         std::to_string(s["width"]),
                     {}, "features are normalised in that many groups");
  return {};
}

const Family kUnet = {
    "unet",
    "diffusion network of convolutions with skips between resolutions (U-Net)",
    "layers=2,width=128,image=32,channels=3,batch=128,dropout=0", completeUnet,
    buildUnet};

} // namespace planner
