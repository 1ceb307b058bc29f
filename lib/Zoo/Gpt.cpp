//===- Gpt.cpp - GPT: a decoder with learned positions --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Families.h"
#include "Layers.h"

using namespace mlir;

namespace planner {

Expected<void> completeTransformer(Settings &s) {
  if (s.has("kv_heads"))
    s.setDefault("kv_heads", s["heads"]);
  if (s.has("ffn"))
    s.setDefault("ffn", 4 * s["hidden"]);
  if (!s.isSet("head_dim"))
    if (Expected<void> ok = s.divides("heads", "hidden"); !ok)
      return ok;
  if (s.has("head_dim"))
    s.setDefault("head_dim", s["hidden"] / s["heads"]);
  if (s.has("kv_heads"))
    return s.divides("kv_heads", "heads");
  return {};
}

static Value gptLayer(ModelBuilder &b, const Settings &s, Value mask, Value x) {
  AttentionSpec spec{s["heads"], s["kv_heads"], s["hidden"] / s["heads"]};
  spec.hasBias = true;
  spec.dropsOut = s["dropout"] == 1;
  spec.mask = mask;
  const Value inner = layerNorm(b, "ln_1", x);
  x = b.add(x, attention(b, "attn", inner, inner, spec));
  return b.add(x, mlp(b, "mlp", layerNorm(b, "ln_2", x),
                      {s["ffn"], s["gated"] == 1, true, spec.dropsOut}));
}

static Value buildGpt(ModelBuilder &b, const Settings &s) {
  const SizeList shape = {s["batch"], s["seq"]};
  const Value tokens = b.input("tokens", shape, b.i32());
  const Value labels = b.input("labels", shape, b.i32());
  const Embedded words = embed(b, "wte", tokens, s["vocab"], s["hidden"]);
  const Value positions = b.parameter("wpe", {s["seq"], s["hidden"]});
  Value x = b.add(words.rows, b.broadcastLast(positions, words.rows));
  if (s["dropout"] == 1)
    x = dropout(b, x);
  const Value mask = causalMask(b, s["seq"]);
  x = b.layers("blocks", s["layers"], s["scan"] == 1, x,
               [&](Value y) { return gptLayer(b, s, mask, y); });
  x = layerNorm(b, "ln_f", x);
  return crossEntropy(b, wordLogits(b, x, words.table, s["tied"] == 1), labels);
}

const Family kGpt = {
    "gpt",
    "decoder with learned positions, LayerNorm and GELU (GPT-2, GPT-3, "
    "Megatron-LM)",
    "layers=12,hidden=768,heads=12,kv_heads=,ffn=,gated=0,vocab=50257,"
    "seq=1024,batch=8,tied=1,scan=0,dropout=0",
    completeTransformer, buildGpt};

//===----------------------------------------------------------------------===//
// BERT: an encoder whose layers end with their normalisation
//===----------------------------------------------------------------------===//

static Value bertLayer(ModelBuilder &b, const Settings &s, Value x) {
  AttentionSpec spec{s["heads"], s["kv_heads"], s["hidden"] / s["heads"]};
  spec.hasBias = true;
  spec.dropsOut = s["dropout"] == 1;
  x = layerNorm(b, "attention_norm",
                b.add(x, attention(b, "attention", x, x, spec)));
  return layerNorm(
      b, "mlp_norm",
      b.add(x, mlp(b, "mlp", x,
                   {s["ffn"], s["gated"] == 1, true, spec.dropsOut})));
}

/// The masked words are predicted at every position, as Megatron-LM's BERT
/// does it; the loss of all others has the weight 0.
static Value maskedLoss(ModelBuilder &b, const Settings &s, Value x,
                        Value table) {
  const ModelBuilder::Scope scope(b, "mlm");
  x = layerNorm(b, "ln", gelu(b, linear(b, "dense", x, s["hidden"], true)));
  Value logits = wordLogits(b, x, table, s["tied"] == 1);
  logits =
      b.add(logits, b.broadcastLast(b.parameter("bias", s["vocab"]), logits));
  const Value labels = b.input("labels", {s["batch"], s["seq"]}, b.i32());
  return crossEntropy(b, logits, labels);
}

/// Whether the second half of the tokens follows the first, told from the
/// first token.
static Value nextSentenceLoss(ModelBuilder &b, const Settings &s, Value x) {
  const ModelBuilder::Scope scope(b, "nsp");
  const Value first = b.reshape(b.slice(x, 1, 0, 1), {s["batch"], s["hidden"]});
  const Value pooled =
      b.unary<stablehlo::TanhOp>(linear(b, "pooler", first, s["hidden"], true));
  const Value logits = linear(b, "classifier", pooled, 2, true);
  const Value labels = b.input("is_next", s["batch"], b.i32());
  return crossEntropy(b, logits, labels);
}

static Value buildBert(ModelBuilder &b, const Settings &s) {
  const SizeList shape = {s["batch"], s["seq"]};
  const Value tokens = b.input("tokens", shape, b.i32());
  const Value segments = b.input("segments", shape, b.i32());
  const Embedded words = embed(b, "words", tokens, s["vocab"], s["hidden"]);
  const Value kinds = embed(b, "segments", segments, 2, s["hidden"]).rows;
  const Value positions = b.parameter("positions", {s["seq"], s["hidden"]});
  Value x =
      b.add(b.add(words.rows, kinds), b.broadcastLast(positions, words.rows));
  x = layerNorm(b, "embedding_norm", x);
  if (s["dropout"] == 1)
    x = dropout(b, x);
  x = b.layers("layers", s["layers"], s["scan"] == 1, x,
               [&](Value y) { return bertLayer(b, s, y); });
  return b.add(maskedLoss(b, s, x, words.table), nextSentenceLoss(b, s, x));
}

const Family kBert = {
    "bert", "encoder with masked words and next sentences to predict (BERT)",
    "layers=12,hidden=768,heads=12,kv_heads=,ffn=,gated=0,vocab=30522,"
    "seq=512,batch=32,tied=1,scan=0,dropout=0",
    completeTransformer, buildBert};

} // namespace planner
