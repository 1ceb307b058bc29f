//===- Llama.cpp - Llama: a decoder with rotary positions -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Families.h"
#include "Layers.h"

using namespace mlir;

namespace planner {

static Value llamaLayer(ModelBuilder &b, const Settings &s,
                        const AttentionSpec &spec, Value x) {
  const Value inner = rmsNorm(b, "attn_norm", x);
  x = b.add(x, attention(b, "attn", inner, inner, spec));
  MlpSpec feedForward{s["ffn"], s["gated"] == 1, false, spec.dropsOut, silu};
  return b.add(x, mlp(b, "mlp", rmsNorm(b, "mlp_norm", x), feedForward));
}

AttentionSpec rotaryAttention(ModelBuilder &b, const Settings &s) {
  AttentionSpec spec{s["heads"], s["kv_heads"], s["head_dim"]};
  spec.dropsOut = s["dropout"] == 1;
  spec.angles = rotaryAngles(b, s["seq"], s["head_dim"],
                             static_cast<double>(s["rope_base"]));
  spec.mask = causalMask(b, s["seq"]);
  return spec;
}

static Value buildLlama(ModelBuilder &b, const Settings &s) {
  const SizeList shape = {s["batch"], s["seq"]};
  const Value tokens = b.input("tokens", shape, b.i32());
  const Value labels = b.input("labels", shape, b.i32());
  const Embedded words = embed(b, "embed", tokens, s["vocab"], s["hidden"]);
  const AttentionSpec spec = rotaryAttention(b, s);
  Value x = b.layers("layers", s["layers"], s["scan"] == 1, words.rows,
                     [&](Value y) { return llamaLayer(b, s, spec, y); });
  x = rmsNorm(b, "norm", x);
  return crossEntropy(b, wordLogits(b, x, words.table, s["tied"] == 1), labels);
}

/// 8/3 of the hidden size, as Llama rounds it up.
static int64_t gatedFeatures(int64_t hidden) {
  constexpr int64_t multiple = 256;
  const int64_t wanted = 8 * hidden / 3;
  return (wanted + multiple - 1) / multiple * multiple;
}

static Expected<void> completeLlama(Settings &s) {
  if (s["gated"] == 1)
    s.setDefault("ffn", gatedFeatures(s["hidden"]));
  if (Expected<void> ok = completeTransformer(s); !ok)
    return ok;
  if (s["head_dim"] % 2 == 0)
    return {};
  return makeError("rotary positions turn pairs of features: expected an even "
                   "head_dim, got " +
                   std::to_string(s["head_dim"]));
}

const Family kLlama = {
    "llama",
    "decoder with rotary positions, RMSNorm, SwiGLU and grouped key heads "
    "(Llama)",
    "layers=32,hidden=4096,heads=32,kv_heads=,head_dim=,ffn=,gated=1,"
    "vocab=32000,seq=4096,batch=8,tied=0,rope_base=10000,scan=0,dropout=0",
    completeLlama, buildLlama};

} // namespace planner
