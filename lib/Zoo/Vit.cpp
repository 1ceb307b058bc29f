//===- Vit.cpp - Transformers on patches of images ------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Families.h"
#include "Layers.h"

using namespace mlir;

namespace planner {

/// Patches as tokens: batch, patches, features.
static Value patches(ModelBuilder &b, const Settings &s, Value images) {
  const ConvSpec spec{s["hidden"], s["patch"], s["patch"], 0, 1, true};
  const Value y = conv(b, "patches", images, spec);
  const Sizes shape = b.shapeOf(y);
  return b.reshape(y, {shape[0], shape[1] * shape[2], shape[3]});
}

static Value vitLayer(ModelBuilder &b, const Settings &s, Value x) {
  AttentionSpec spec{s["heads"], s["kv_heads"], s["hidden"] / s["heads"]};
  spec.hasBias = true;
  spec.dropsOut = s["dropout"] == 1;
  const Value inner = layerNorm(b, "ln_1", x);
  x = b.add(x, attention(b, "attn", inner, inner, spec));
  return b.add(x, mlp(b, "mlp", layerNorm(b, "ln_2", x),
                      {s["ffn"], s["gated"] == 1, true, spec.dropsOut}));
}

static Value buildVit(ModelBuilder &b, const Settings &s) {
  const Value images =
      b.input("images", {s["batch"], s["image"], s["image"], s["channels"]},
              b.computeType());
  Value x = patches(b, s, images);
  // A first token that collects what is to be classified.
  const SizeList one = {s["batch"], 1, s["hidden"]};
  const Value first =
      b.broadcast(b.parameter("class_token", s["hidden"]), {2}, one);
  x = b.concatenate({first, x}, 1);
  const Value positions =
      b.parameter("positions", {b.shapeOf(x)[1], s["hidden"]});
  x = b.add(x, b.broadcastLast(positions, x));
  if (s["dropout"] == 1)
    x = dropout(b, x);
  x = b.layers("layers", s["layers"], s["scan"] == 1, x,
               [&](Value y) { return vitLayer(b, s, y); });
  x = layerNorm(b, "norm", x);
  const Value token = b.reshape(b.slice(x, 1, 0, 1), {s["batch"], s["hidden"]});
  return classify(b, token, s["classes"]);
}

static Expected<void> completeVit(Settings &s) {
  if (Expected<void> ok = s.divides("patch", "image"); !ok)
    return ok;
  return completeTransformer(s);
}

const Family kVit = {
    "vit", "image classifier, a transformer on patches (ViT)",
    "layers=12,hidden=768,heads=12,kv_heads=,ffn=,gated=0,image=224,"
    "channels=3,patch=16,classes=1000,batch=256,scan=0,dropout=0",
    completeVit, buildVit};

} // namespace planner
