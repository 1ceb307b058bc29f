//===- Moe.cpp - A decoder with mixtures of experts -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Tokens are sorted by the experts that they go to and gathered into places,
// as many for each expert as if all were chosen equally often; what is too much
// for an expert is left out. Nothing but experts and router is a product, so
// that the FLOPs are those of the active parameters.
//
//===----------------------------------------------------------------------===//

#include "Families.h"
#include "Layers.h"

using namespace mlir;

namespace planner {
namespace {

/// Where each choice of a token goes. A choice is a token's first, second, ...
/// expert; the choices of a sequence are in one dimension.
struct Routing {
  /// Batch, expert places: the token there. Batch, choices: its place.
  Value tokenOf, placeOf;
  /// Batch, choices: the weight of the expert's answer, 0 without a place.
  Value weight;
  /// Penalises experts that get more than their share.
  Value balanceLoss;
};

struct Sizes4 {
  int64_t batch, seq, experts, topK;
  int64_t choices() const { return seq * topK; }
  int64_t capacity() const { return (choices() + experts - 1) / experts; }
  int64_t places() const { return experts * capacity(); }
};

} // namespace

/// Experts times the mean product of the share of tokens whose first choice an
/// expert is, and of its mean probability.
static Value balance(ModelBuilder &b, const Sizes4 &n, Value probabilities,
                     Value chosen) {
  const Value firstChoice =
      b.slice(b.reshape(chosen, {n.batch, n.seq, n.topK, n.experts}), 2, 0, 1);
  const Value first =
      b.convert(b.reshape(firstChoice, {n.batch, n.seq, n.experts}), b.f32());
  const Value share = b.mean(first, {0, 1});
  const Value mean = b.mean(probabilities, {0, 1});
  return b.scale(b.sum(b.multiply(share, mean), 0),
                 static_cast<double>(n.experts));
}

static Routing route(ModelBuilder &b, const Sizes4 &n, Value x) {
  const ModelBuilder::Scope scope(b, "router");
  const Value weight =
      b.parameter("kernel", {b.shapeOf(x).back(), n.experts}, b.f32());
  const Value probabilities =
      softmax(b, b.matmul(b.convert(x, b.f32()), weight));
  const ModelBuilder::Values best = b.topK(probabilities, n.topK);
  const Value total =
      b.broadcast(b.sum(best[0], 2), {0, 1}, {n.batch, n.seq, n.topK});
  const SizeList choices = {n.batch, n.choices()};
  const Value weights = b.reshape(b.divide(best[0], total), choices);
  const Value experts = b.reshape(best[1], choices);

  // Batch, choices, experts: is it this one?
  const SizeList all = {n.batch, n.choices(), n.experts};
  const Value chosen = b.convert(b.compare(stablehlo::ComparisonDirection::EQ,
                                           b.broadcast(experts, {0, 1}, all),
                                           b.iota(all, 2, b.i32())),
                                 b.i32());
  const Value counts = b.sum(chosen, 1);
  const Value starts = b.subtract(b.runningSum(counts, 1), counts);
  const Value startOf =
      b.sum(b.multiply(chosen, b.broadcast(starts, {0, 2}, all)), 2);

  // Sorting twice gives the rank of each choice.
  const Value numbers = b.iota(choices, 1, b.i32());
  const Value order = b.sortByKey(experts, numbers)[1];
  const Value rank = b.sortByKey(order, numbers)[1];
  const Value position = b.subtract(rank, startOf);
  const Value hasPlace =
      b.compare(stablehlo::ComparisonDirection::LT, position,
                b.splat(static_cast<double>(n.capacity()), choices, b.i32()));

  const SizeList places = {n.batch, n.experts, n.capacity()};
  const Value last =
      b.splat(static_cast<double>(n.choices() - 1), places, b.i32());
  const Value choiceOf = b.gatherBatched(
      order,
      b.binary<stablehlo::MinOp>(b.add(b.broadcast(starts, {0, 1}, places),
                                       b.iota(places, 2, b.i32())),
                                 last));
  Routing routing;
  routing.tokenOf =
      b.divide(choiceOf, b.splat(static_cast<double>(n.topK), places, b.i32()));
  const Value inExpert = b.binary<stablehlo::MinOp>(
      position,
      b.splat(static_cast<double>(n.capacity() - 1), choices, b.i32()));
  routing.placeOf =
      b.add(b.scale(experts, static_cast<double>(n.capacity())), inExpert);
  routing.weight = b.select(hasPlace, weights, b.splat(0, choices, b.f32()));
  routing.balanceLoss = balance(b, n, probabilities, chosen);
  return routing;
}

/// The MLPs of all experts, each on the tokens at its places.
static Value expertMlps(ModelBuilder &b, const Settings &s, const Sizes4 &n,
                        Value x) {
  const ModelBuilder::Scope scope(b, "experts");
  const int64_t hidden = s["hidden"], features = s["expert_ffn"];
  auto product = [&](llvm::StringRef name, Value y, int64_t from, int64_t to) {
    return b.dot(y, b.parameter(name, {n.experts, from, to}),
                 {{0}, {0}, {3}, {1}});
  };
  x = b.transpose(x, {1, 0, 2, 3});
  const bool isGated = s["gated"] == 1;
  Value y = silu(b, product(isGated ? "gate" : "up", x, hidden, features));
  if (isGated)
    y = b.multiply(y, product("up", x, hidden, features));
  return b.transpose(product("down", y, features, hidden), {1, 0, 2, 3});
}

/// The sum of the chosen experts' answers, and the balance loss.
static ModelBuilder::Values mixture(ModelBuilder &b, const Settings &s,
                                    Value x) {
  const ModelBuilder::Scope scope(b, "moe");
  const Sizes4 n{s["batch"], s["seq"], s["experts"], s["top_k"]};
  const int64_t hidden = s["hidden"];
  const Routing routing = route(b, n, x);
  Value y = expertMlps(b, s, n, b.gatherBatched(x, routing.tokenOf));
  y = b.gatherBatched(b.reshape(y, {n.batch, n.places(), hidden}),
                      routing.placeOf);
  const Value weight = b.convert(routing.weight, b.computeType());
  y = b.multiply(y, b.broadcast(weight, {0, 1}, b.shapeOf(y)));
  y = b.sum(b.reshape(y, {n.batch, n.seq, n.topK, hidden}), 2);
  for (int64_t i = 0; i < s["shared_experts"]; ++i)
    y = b.add(y, mlp(b, "shared_" + std::to_string(i), x,
                     {s["expert_ffn"], s["gated"] == 1, false, false, silu}));
  return {y, routing.balanceLoss};
}

static Value buildMoe(ModelBuilder &b, const Settings &s) {
  const SizeList shape = {s["batch"], s["seq"]};
  const Value tokens = b.input("tokens", shape, b.i32());
  const Value labels = b.input("labels", shape, b.i32());
  const Embedded words = embed(b, "embed", tokens, s["vocab"], s["hidden"]);
  const AttentionSpec spec = rotaryAttention(b, s);
  auto layer = [&](const ModelBuilder::Values &in) -> ModelBuilder::Values {
    const Value inner = rmsNorm(b, "attn_norm", in[0]);
    const Value x = b.add(in[0], attention(b, "attn", inner, inner, spec));
    const ModelBuilder::Values out = mixture(b, s, rmsNorm(b, "moe_norm", x));
    return {b.add(x, spec.dropsOut ? dropout(b, out[0]) : out[0]),
            b.add(in[1], out[1])};
  };
  const ModelBuilder::Values out =
      b.layers("layers", s["layers"], s["scan"] == 1,
               {words.rows, b.scalar(0, b.f32())}, layer);
  const Value x = rmsNorm(b, "norm", out[0]);
  const Value loss =
      crossEntropy(b, wordLogits(b, x, words.table, s["tied"] == 1), labels);
  // As large a part of the loss as Switch Transformers give it.
  constexpr double balanceShare = 0.01;
  return b.add(
      loss, b.scale(out[1], balanceShare / static_cast<double>(s["layers"])));
}

static Expected<void> completeMoe(Settings &s) {
  if (Expected<void> ok = completeTransformer(s); !ok)
    return ok;
  s.setDefault("expert_ffn", s["ffn"]);
  if (s["top_k"] > s["experts"])
    return makeError("top_k: expected at most as many as experts, " +
                         std::to_string(s["experts"]) + ", got " +
                         std::to_string(s["top_k"]),
                     {}, "make top_k smaller or experts larger");
  if (s["head_dim"] % 2 == 0)
    return {};
  return makeError("rotary positions turn pairs of features: expected an even "
                   "head_dim, got " +
                   std::to_string(s["head_dim"]));
}

const Family kMoe = {
    "moe", "decoder like llama whose MLPs are mixtures of experts (Mixtral)",
    "layers=16,hidden=1024,heads=16,kv_heads=,head_dim=,ffn=,gated=1,"
    "vocab=32000,seq=1024,batch=64,tied=0,rope_base=10000,experts=8,top_k=2,"
    "expert_ffn=,shared_experts=0,scan=0,dropout=0",
    completeMoe, buildMoe};

} // namespace planner
