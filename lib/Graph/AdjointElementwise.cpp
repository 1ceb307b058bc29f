//===- AdjointElementwise.cpp - Adjoints of elementwise functions ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Functions are StableHLO's and CHLO's, by name. What depends on forward values
// only is a residual, computed in the forward pass; what is left multiplies
// the cotangent.
//
//===----------------------------------------------------------------------===//

#include "Adjoint.h"
#include <numbers>

namespace planner {
namespace {

/// Elementwise expressions on tensors of one shape and type.
struct Expression {
  OpBuilder &b;
  TensorId x;

  TensorId constant(double value) const {
    return b.splat(value, b.shape(x), b.dtype(x));
  }
  TensorId apply(const char *f, TensorId a) const {
    return b.pointwise(f, {a});
  }
  TensorId apply(const char *f, TensorId a, TensorId c) const {
    return b.pointwise(f, {a, c});
  }
  TensorId times(double value, TensorId a) const {
    return apply("multiply", constant(value), a);
  }
  TensorId reciprocal(TensorId a) const {
    return apply("divide", constant(1), a);
  }
};

/// The derivative of a function of one variable as a function of the argument
/// alone; kNone for functions without such a rule.
TensorId derivativeOfArgument(OpBuilder &b, const std::string &f, TensorId x) {
  const Expression e{b, x};
  using std::numbers::pi;
  if (f == "abs")
    return e.apply("sign", x);
  if (f == "square")
    return e.times(2, x);
  if (f == "sine")
    return e.apply("cosine", x);
  if (f == "cosine")
    return e.apply("negate", e.apply("sine", x));
  if (f == "sinh")
    return e.apply("cosh", x);
  if (f == "cosh")
    return e.apply("sinh", x);
  if (f == "erf" || f == "erfc") {
    const double scale = (f == "erf" ? 2 : -2) / std::sqrt(pi);
    return e.times(
        scale, e.apply("exponential", e.apply("negate", e.apply("square", x))));
  }
  if (f == "lgamma")
    return e.apply("digamma", x);
  const TensorId one = e.constant(1);
  if (f == "asin" || f == "acos") {
    const TensorId root =
        e.apply("rsqrt", e.apply("subtract", one, e.apply("square", x)));
    return f == "asin" ? root : e.apply("negate", root);
  }
  if (f == "atan")
    return e.reciprocal(e.apply("add", e.apply("square", x), one));
  if (f == "atanh")
    return e.reciprocal(e.apply("subtract", one, e.apply("square", x)));
  if (f == "asinh")
    return e.apply("rsqrt", e.apply("add", e.apply("square", x), one));
  if (f == "acosh")
    return e.apply("rsqrt", e.apply("subtract", e.apply("square", x), one));
  return kNone;
}

bool dependsOnArgument(const std::string &f) {
  static constexpr std::string_view functions[] = {
      "abs",    "square", "sine", "cosine", "sinh",  "cosh",  "erf",  "erfc",
      "lgamma", "asin",   "acos", "atan",   "atanh", "asinh", "acosh"};
  for (std::string_view name : functions)
    if (f == name)
      return true;
  return false;
}

/// The same as a function of the result y, and of the argument where that
/// saves work.
TensorId derivativeOfResult(OpBuilder &b, const std::string &f, TensorId x,
                            TensorId y) {
  const Expression e{b, y};
  if (f == "exponential_minus_one")
    return e.apply("add", y, e.constant(1));
  if (f == "tan")
    return e.apply("add", e.apply("square", y), e.constant(1));
  if (f == "sqrt")
    return e.apply("divide", e.constant(0.5), y);
  if (f == "rsqrt")
    return e.times(-0.5, e.apply("divide", y, x));
  if (f == "cbrt")
    return e.times(1.0 / 3, e.apply("divide", y, x));
  if (f == "erf_inv")
    return e.times(std::sqrt(std::numbers::pi) / 2,
                   e.apply("exponential", e.apply("square", y)));
  return kNone;
}

bool dependsOnResult(const std::string &f) {
  return f == "exponential_minus_one" || f == "tan" || f == "sqrt" ||
         f == "rsqrt" || f == "cbrt" || f == "erf_inv";
}

bool isZeroDerivative(const std::string &f) {
  return f == "sign" || f == "floor" || f == "ceil" || f == "is_finite" ||
         f == "round_nearest_afz" || f == "round_nearest_even";
}

} // namespace

Expected<void> Differentiator::transposeElementwise(OpId id) {
  if (isZeroDerivative(graph.ops[id].mnemonic) || transposeComplex(id) ||
      transposeArithmetic(id) || transposeUnary(id) || transposeBinary(id))
    return {};
  return noRule(id);
}

/// Linear functions, products, quotients and choices.
bool Differentiator::transposeArithmetic(OpId id) {
  const std::string f = graph.ops[id].mnemonic;
  const SmallVec<TensorId, 3> in = graph.ops[id].operands;
  const TensorId ct = cotangent(graph.ops[id].results[0]);
  auto needs = [&](size_t i) { return active[in[i]]; };
  if (f == "add" || f == "subtract") {
    if (needs(0))
      give(in[0], ct);
    if (needs(1))
      give(in[1], f == "add" ? ct : b.pointwise("negate", {ct}));
    return true;
  }
  if (f == "negate") {
    give(in[0], b.pointwise("negate", {ct}));
    return true;
  }
  if (f == "convert" || f == "copy" || f == "reduce_precision") {
    give(in[0], ct);
    return true;
  }
  if (f == "multiply" && transposeCube(id))
    return true;
  if (f == "multiply") {
    // One cotangent after the other: x * x gets two.
    for (size_t i : {0, 1})
      if (needs(i))
        give(in[i], b.pointwise("multiply", {ct, saved(in[1 - i])}));
    return true;
  }
  if (f == "divide" && transposeLogistic(id))
    return true;
  if (f == "divide") {
    if (needs(0))
      give(in[0], b.pointwise("divide", {ct, saved(in[1])}));
    if (needs(1)) {
      const TensorId factor =
          residual(in[1], "1/x^2", [&](TensorId y) -> TensorId {
            const Expression e{b, y};
            return e.reciprocal(b.pointwise("multiply", {y, y}));
          });
      const TensorId scaled = b.pointwise("multiply", {ct, factor});
      // A repeated divisor: summed first, negated when it is small.
      TensorId divisor = in[1];
      TensorId part = b.pointwise("multiply", {scaled, saved(in[0])});
      for (OpId op = expandingBroadcast(graph, divisor); op != kNone;
           op = expandingBroadcast(graph, divisor)) {
        part = sumToOperand(op, part);
        divisor = graph.ops[op].operands[0];
      }
      give(divisor, b.pointwise("negate", {part}));
    }
    return true;
  }
  if (f == "select") {
    const TensorId predicate = saved(in[0]);
    const TensorId zeros = b.splat(0, b.shape(ct), b.dtype(ct));
    if (needs(1))
      give(in[1], b.pointwise("select", {predicate, ct, zeros}));
    if (needs(2))
      give(in[2], b.pointwise("select", {predicate, zeros, ct}));
    return true;
  }
  return false;
}

/// x * x * x, which is how exporters write the third power, has the derivative
/// 3 x^2 rather than three products.
bool Differentiator::transposeCube(OpId id) {
  const SmallVec<TensorId, 3> in = graph.ops[id].operands;
  for (size_t i : {0, 1}) {
    const TensorId x = in[1 - i];
    const Tensor &square = graph.tensors[in[i]];
    if (square.producer == kNone || square.uses.size() != 1 || in[i] == x)
      continue;
    const Op &product = graph.ops[square.producer];
    if (product.mnemonic != "multiply" || product.operands[0] != x ||
        product.operands[1] != x)
      continue;
    const TensorId ct = cotangent(graph.ops[id].results[0]);
    const TensorId factor = residual(x, "3x^2", [&](TensorId v) {
      const Expression e{b, v};
      return e.times(3, e.apply("multiply", v, v));
    });
    give(x, b.pointwise("multiply", {ct, factor}));
    return true;
  }
  return false;
}

/// 1 / (1 + exp(-x)), which is how exporters write the logistic function, has
/// the derivative y (1 - y) rather than three residuals.
bool Differentiator::transposeLogistic(OpId id) {
  const auto producerOf = [&](TensorId t, const char *f) -> const Op * {
    const OpId producer = graph.tensors[t].producer;
    if (producer == kNone || graph.ops[producer].mnemonic != f)
      return nullptr;
    return &graph.ops[producer];
  };
  const auto isOne = [&](TensorId t) { return graph.tensors[t].splat == 1.0; };
  const Op &divide = graph.ops[id];
  if (!isOne(divide.operands[0]))
    return false;
  const Op *sum = producerOf(divide.operands[1], "add");
  if (!sum || (!isOne(sum->operands[0]) && !isOne(sum->operands[1])))
    return false;
  const Op *power =
      producerOf(sum->operands[isOne(sum->operands[0]) ? 1 : 0], "exponential");
  const Op *negated =
      power ? producerOf(power->operands[0], "negate") : nullptr;
  if (!negated)
    return false;
  const TensorId x = negated->operands[0], y = divide.results[0];
  // Another reader of a value between gets its cotangent in the usual way.
  for (const Op *inner : {sum, power, negated})
    if (graph.tensors[inner->results[0]].uses.size() != 1)
      return false;
  giveLogistic(x, y);
  return true;
}

void Differentiator::giveLogistic(TensorId x, TensorId y) {
  const TensorId ct = cotangent(y);
  const TensorId slope = residual(y, "y(1-y)", [&](TensorId v) {
    const Expression e{b, v};
    return e.apply("multiply", v, e.apply("subtract", e.constant(1), v));
  });
  give(x, b.pointwise("multiply", {ct, slope}));
}

bool Differentiator::transposeUnary(OpId id) {
  const std::string f = graph.ops[id].mnemonic;
  const TensorId x = graph.ops[id].operands[0];
  const TensorId y = graph.ops[id].results[0];
  const TensorId ct = cotangent(y);
  auto times = [&](TensorId a, TensorId c) {
    return b.pointwise("multiply", {a, c});
  };
  if (f == "exponential") {
    give(x, times(ct, saved(y)));
  } else if (f == "log") {
    give(x, b.pointwise("divide", {ct, saved(x)}));
  } else if (f == "log_plus_one") {
    const TensorId shifted = residual(x, "1+x", [&](TensorId v) {
      return b.pointwise("add", {v, Expression{b, v}.constant(1)});
    });
    give(x, b.pointwise("divide", {ct, shifted}));
  } else if (f == "logistic") {
    giveLogistic(x, y);
  } else if (f == "tanh") {
    // (1 + y)(1 - y).
    const TensorId rest = residual(y, "1-y", [&](TensorId v) {
      return b.pointwise("subtract", {Expression{b, v}.constant(1), v});
    });
    const TensorId scaled = times(ct, rest);
    const TensorId product = times(scaled, saved(y));
    give(x, b.pointwise("add", {scaled, product}));
  } else if (dependsOnArgument(f)) {
    give(x, times(ct, residual(x, f, [&](TensorId v) {
                    return derivativeOfArgument(b, f, v);
                  })));
  } else if (dependsOnResult(f)) {
    give(x, times(ct, residual(y, f, [&](TensorId v) {
                    return derivativeOfResult(b, f, x, v);
                  })));
  } else {
    return false;
  }
  return true;
}

/// Functions of two or three variables, whose residuals need all of them.
bool Differentiator::transposeBinary(OpId id) {
  const std::string f = graph.ops[id].mnemonic;
  const SmallVec<TensorId, 3> in = graph.ops[id].operands;
  const TensorId y = graph.ops[id].results[0];
  const TensorId ct = cotangent(y);
  auto apply = [&](const char *g, TensorId p, TensorId q) {
    return b.pointwise(g, {p, q});
  };
  auto masked = [&](TensorId mask, bool whereTrue) {
    const TensorId zeros = b.splat(0, b.shape(ct), b.dtype(ct));
    return whereTrue ? b.pointwise("select", {mask, ct, zeros})
                     : b.pointwise("select", {mask, zeros, ct});
  };
  // Computed behind the result, where all operands are known.
  auto atResult = [&](const char *tag, const std::function<TensorId()> &make) {
    return residual(y, f + tag, [&](TensorId) { return make(); });
  };
  if (f == "maximum" || f == "minimum") {
    const bool both = active[in[0]] && active[in[1]];
    const size_t first = active[in[0]] ? 0 : 1;
    const char *direction =
        f == "maximum" ? (both ? "GE" : "GT") : (both ? "LE" : "LT");
    const TensorId mask = atResult(
        "", [&] { return b.compare(direction, in[first], in[1 - first]); });
    give(in[first], masked(mask, true));
    if (both)
      give(in[1], masked(mask, false));
    return true;
  }
  if (f == "clamp") {
    const auto full = [&](TensorId bound) {
      return b.shape(bound).empty() ? b.broadcastScalar(bound, b.shape(y))
                                    : bound;
    };
    if (active[in[1]]) {
      const TensorId mask = atResult("", [&] {
        return apply("and", b.compare("GT", in[1], full(in[0])),
                     b.compare("LT", in[1], full(in[2])));
      });
      give(in[1], masked(mask, true));
    }
    for (size_t bound : {0, 2}) {
      if (!active[in[bound]])
        continue;
      const TensorId mask = atResult(bound == 0 ? "lo" : "hi", [&] {
        return b.compare(bound == 0 ? "LT" : "GT", in[1], full(in[bound]));
      });
      give(in[bound], masked(mask, true));
    }
    return true;
  }
  if (f == "power") {
    if (active[in[0]])
      give(in[0], apply("multiply", ct, atResult("base", [&] {
                          const TensorId one =
                              b.splat(1, b.shape(y), b.dtype(y));
                          return apply("multiply", in[1],
                                       apply("power", in[0],
                                             apply("subtract", in[1], one)));
                        })));
    if (active[in[1]])
      give(in[1], apply("multiply", ct, atResult("exponent", [&] {
                          return apply("multiply", b.pointwise("log", {in[0]}),
                                       y);
                        })));
    return true;
  }
  if (f == "atan2") {
    for (size_t i : {0, 1}) {
      if (!active[in[i]])
        continue;
      const TensorId factor = atResult(i == 0 ? "y" : "x", [&] {
        const TensorId norm = apply("add", b.pointwise("square", {in[0]}),
                                    b.pointwise("square", {in[1]}));
        return apply("divide", i == 0 ? in[1] : b.pointwise("negate", {in[0]}),
                     norm);
      });
      give(in[i], apply("multiply", ct, factor));
    }
    return true;
  }
  if (f == "remainder") {
    if (active[in[0]])
      give(in[0], ct);
    if (active[in[1]])
      give(in[1], apply("multiply", ct, atResult("", [&] {
                          return apply("divide", apply("subtract", y, in[0]),
                                       in[1]);
                        })));
    return true;
  }
  return false;
}

} // namespace planner
