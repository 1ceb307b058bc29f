//===- Interpreter.cpp - Runs raw graphs on doubles, for tests ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"
#include <algorithm>
#include <cmath>
#include <functional>
#include <gtest/gtest.h>
#include <numeric>

namespace planner::test {

void Interpreter::run(const std::map<std::string, Values> &arguments) {
  for (TensorId t : graph.arguments) {
    const auto it = arguments.find(graph.tensors[t].name);
    if (it == arguments.end()) {
      make(t);
      continue;
    }
    ASSERT_EQ(static_cast<int64_t>(it->second.size()),
              graph.tensors[t].elements());
    values[t] = it->second;
  }
  if (!graph.ops.empty())
    runRange(0, static_cast<OpId>(graph.ops.size() - 1), 0);
}

void Interpreter::runRange(OpId first, OpId last, LoopId loop) {
  for (OpId id = first; id <= last; ++id) {
    LoopId inner = graph.ops[id].loop;
    if (inner == loop) {
      runOp(id);
      continue;
    }
    while (graph.loops[inner].parent != loop)
      inner = graph.loops[inner].parent;
    OpId end = id;
    auto inside = [&](OpId at) {
      LoopId l = graph.ops[at].loop;
      while (l != 0 && l != inner)
        l = graph.loops[l].parent;
      return l == inner;
    };
    while (end + 1 <= last && inside(end + 1))
      ++end;
    runLoop(id, end, inner);
    id = end;
  }
}

void Interpreter::runLoop(OpId first, OpId last, LoopId loop) {
  std::vector<OpId> updates;
  for (OpId id = first; id <= last; ++id)
    if (graph.ops[id].kind == OpKind::LoopNext && graph.ops[id].loop == loop)
      updates.push_back(id);
  for (int64_t trip = 0; trip < graph.loops[loop].tripCount; ++trip) {
    iteration[loop] = trip;
    runRange(first, last, loop);
    for (OpId id : updates)
      values[graph.ops[graph.ops[id].tiedTo].results[0]] =
          values[graph.ops[id].results[0]];
  }
}

Values &Interpreter::make(TensorId t, double fill) {
  values[t].assign(graph.tensors[t].elements(), fill);
  return values[t];
}

int64_t Interpreter::offset(TensorId t, const Index &index) const {
  int64_t at = 0;
  for (size_t dim = 0; dim < index.size(); ++dim)
    at = at * graph.tensors[t].shape[dim] + index[dim];
  return at;
}

Interpreter::Index Interpreter::dims(const TensorMap &map, const Shape &shape,
                                     const ShardingRule &rule,
                                     const Index &factors) const {
  Index index(shape.size(), 0);
  for (size_t dim = 0; dim < shape.size(); ++dim)
    for (FactorId factor : map[dim])
      index[dim] = index[dim] * rule.factors[factor].size + factors[factor];
  return index;
}

static Shape factorSizes(const ShardingRule &rule) {
  Shape sizes;
  for (const Factor &factor : rule.factors)
    sizes.push_back(factor.size);
  return sizes;
}

/// Contractions, sums, maxima, and everything that only repeats or moves
/// elements: a loop over the factors.
void Interpreter::runByFactors(const Op &op) {
  const TensorId to = op.results[0];
  bool isMax = false;
  for (const Factor &factor : op.rule->factors)
    isMax |=
        factor.kind == FactorKind::Reduction && factor.reduce == ReduceOp::Max;
  Values &out = make(to, isMax ? -1e300 : 0);
  const size_t inputs = op.kind == OpKind::Contraction ? op.operands.size() : 1;
  std::vector<bool> seen(out.size(), false);
  forEachIndex(factorSizes(op.rule), [&](const Index &factors) {
    double product = 1;
    for (size_t i = 0; i < inputs; ++i)
      product *= values[op.operands[i]][offset(
          op.operands[i],
          dims(op.rule->operands[i], graph.tensors[op.operands[i]].shape,
               op.rule, factors))];
    double &cell =
        out[offset(to, dims(op.rule->results[0], graph.tensors[to].shape,
                            op.rule, factors))];
    if (isMax)
      cell = std::max(cell, product);
    else if (op.kind == OpKind::Layout)
      cell = product;
    else
      cell += product;
  });
}

static double evaluate(const std::string &f, const std::vector<double> &x) {
  static const std::map<std::string, std::function<double(double)>> unary = {
      {"abs", [](double v) { return std::fabs(v); }},
      {"acosh", [](double v) { return std::acosh(v); }},
      {"asinh", [](double v) { return std::asinh(v); }},
      {"atan", [](double v) { return std::atan(v); }},
      {"atanh", [](double v) { return std::atanh(v); }},
      {"acos", [](double v) { return std::acos(v); }},
      {"asin", [](double v) { return std::asin(v); }},
      {"cbrt", [](double v) { return std::cbrt(v); }},
      {"convert", [](double v) { return v; }},
      {"cosh", [](double v) { return std::cosh(v); }},
      {"cosine", [](double v) { return std::cos(v); }},
      {"erf", [](double v) { return std::erf(v); }},
      {"erfc", [](double v) { return std::erfc(v); }},
      {"exponential", [](double v) { return std::exp(v); }},
      {"exponential_minus_one", [](double v) { return std::expm1(v); }},
      {"log", [](double v) { return std::log(v); }},
      {"log_plus_one", [](double v) { return std::log1p(v); }},
      {"logistic", [](double v) { return 1 / (1 + std::exp(-v)); }},
      {"negate", [](double v) { return -v; }},
      {"rsqrt", [](double v) { return 1 / std::sqrt(v); }},
      {"sign", [](double v) { return v > 0   ? 1.0
                                     : v < 0 ? -1.0
                                             : 0.0; }},
      {"sine", [](double v) { return std::sin(v); }},
      {"sinh", [](double v) { return std::sinh(v); }},
      {"sqrt", [](double v) { return std::sqrt(v); }},
      {"square", [](double v) { return v * v; }},
      {"tan", [](double v) { return std::tan(v); }},
      {"tanh", [](double v) { return std::tanh(v); }},
      {"floor", [](double v) { return std::floor(v); }}};
  if (const auto it = unary.find(f); it != unary.end())
    return it->second(x[0]);
  if (f == "add")
    return x[0] + x[1];
  if (f == "subtract")
    return x[0] - x[1];
  if (f == "multiply")
    return x[0] * x[1];
  if (f == "divide")
    return x[0] / x[1];
  if (f == "maximum")
    return std::max(x[0], x[1]);
  if (f == "minimum")
    return std::min(x[0], x[1]);
  if (f == "power")
    return std::pow(x[0], x[1]);
  if (f == "atan2")
    return std::atan2(x[0], x[1]);
  if (f == "remainder")
    return std::fmod(x[0], x[1]);
  if (f == "select")
    return x[0] != 0 ? x[1] : x[2];
  if (f == "clamp")
    return std::clamp(x[1], x[0], x[2]);
  if (f == "and")
    return x[0] != 0 && x[1] != 0;
  if (f == "compare.GT")
    return x[0] > x[1];
  if (f == "compare.GE")
    return x[0] >= x[1];
  if (f == "compare.LT")
    return x[0] < x[1];
  if (f == "compare.LE")
    return x[0] <= x[1];
  if (f == "compare.EQ")
    return x[0] == x[1];
  ADD_FAILURE() << "unknown function " << f;
  return 0;
}

void Interpreter::runPointwise(const Op &op) {
  const TensorId to = op.results[0];
  Values out(graph.tensors[to].elements());
  for (size_t i = 0; i < out.size(); ++i) {
    std::vector<double> x;
    for (TensorId operand : op.operands) {
      const Values &in = values[operand];
      x.push_back(graph.tensors[operand].shape.empty() ? in[0] : in[i]);
    }
    out[i] = evaluate(op.mnemonic, x);
  }
  values[to] = std::move(out);
}

/// slice, pad, dynamic_slice, dynamic_update_slice: a window of the larger
/// tensor is the smaller one.
void Interpreter::runWindow(const Op &op) {
  const bool updates = op.mnemonic == "dynamic_update_slice";
  const bool pads = op.mnemonic == "pad";
  const TensorId to = op.results[0], from = op.operands[0];
  const TensorId small = updates ? op.operands[1] : pads ? from : to;
  const TensorId large = updates || pads ? to : from;
  const Shape &part = graph.tensors[small].shape;
  const Shape &whole = graph.tensors[large].shape;
  Index start(part.size(), 0);
  if (op.mnemonic.substr(0, 7) == "dynamic") {
    for (size_t dim = 0; dim < part.size(); ++dim) {
      const double at = values[op.operands[(updates ? 2 : 1) + dim]][0];
      start[dim] = std::clamp<int64_t>(static_cast<int64_t>(at), 0,
                                       whole[dim] - part[dim]);
    }
  } else {
    for (size_t dim = 0; dim < part.size(); ++dim)
      if (part[dim] != whole[dim])
        start[dim] = std::stoll(op.location);
  }
  Values out = updates ? values[from] : Values(graph.tensors[to].elements(), 0);
  forEachIndex(part, [&](const Index &index) {
    Index at = index;
    for (size_t dim = 0; dim < at.size(); ++dim)
      at[dim] += start[dim];
    if (updates || pads)
      out[offset(large, at)] = values[small][offset(small, index)];
    else
      out[offset(small, index)] = values[large][offset(large, at)];
  });
  values[to] = std::move(out);
}

void Interpreter::runConcatenate(const Op &op) {
  const TensorId to = op.results[0];
  Values &out = make(to);
  int64_t start = 0;
  const Shape &whole = graph.tensors[to].shape;
  for (TensorId part : op.operands) {
    const Shape &shape = graph.tensors[part].shape;
    size_t joined = 0;
    while (joined + 1 < shape.size() && shape[joined] == whole[joined])
      ++joined;
    forEachIndex(shape, [&](const Index &index) {
      Index at = index;
      at[joined] += start;
      out[offset(to, at)] = values[part][offset(part, index)];
    });
    start += shape[joined];
  }
}

double Interpreter::indexValue(const Op &op, const TensorMap &indexMap,
                               const Index &factors) const {
  const TensorId t = op.operands[1];
  return values[t][offset(
      t, dims(indexMap, graph.tensors[t].shape, op.rule, factors))];
}

static bool hasFactor(const TensorMap &map, FactorId factor) {
  for (const DimFactors &dim : map)
    if (std::find(dim.begin(), dim.end(), factor) != dim.end())
      return true;
  return false;
}

/// The dimension that the indices select: its factor is not in `other`.
static FactorId selectedFactor(const TensorMap &map, const TensorMap &other) {
  for (const DimFactors &dim : map)
    for (FactorId factor : dim)
      if (!hasFactor(other, factor))
        return factor;
  return kNoFactor;
}

void Interpreter::runGather(const Op &op) {
  const TensorId to = op.results[0], from = op.operands[0];
  Values &out = make(to);
  const FactorId selected =
      selectedFactor(op.rule->operands[0], op.rule->results[0]);
  Shape sizes = factorSizes(op.rule);
  sizes[selected] = 1;
  forEachIndex(sizes, [&](const Index &index) {
    Index factors = index;
    factors[selected] =
        static_cast<int64_t>(indexValue(op, op.rule->operands[1], factors));
    out[offset(to, dims(op.rule->results[0], graph.tensors[to].shape, op.rule,
                        factors))] =
        values[from]
              [offset(from, dims(op.rule->operands[0],
                                 graph.tensors[from].shape, op.rule, factors))];
  });
}

void Interpreter::runScatter(const Op &op) {
  const TensorId to = op.results[0], updates = op.operands[2];
  Values out = values[op.operands[0]];
  const FactorId selected =
      selectedFactor(op.rule->results[0], op.rule->operands[2]);
  Shape sizes = factorSizes(op.rule);
  sizes[selected] = 1;
  const bool adds = op.mnemonic == "scatter.add";
  forEachIndex(sizes, [&](const Index &index) {
    Index factors = index;
    factors[selected] =
        static_cast<int64_t>(indexValue(op, op.rule->operands[1], factors));
    double &cell =
        out[offset(to, dims(op.rule->results[0], graph.tensors[to].shape,
                            op.rule, factors))];
    const double update = values[updates][offset(
        updates, dims(op.rule->operands[2], graph.tensors[updates].shape,
                      op.rule, factors))];
    cell = adds ? cell + update : update;
  });
  values[to] = std::move(out);
}

void Interpreter::runTopK(const Op &op) {
  const TensorId from = op.operands[0];
  const int64_t n = graph.tensors[from].shape.back();
  const int64_t k = graph.tensors[op.results[0]].shape.back();
  Values &best = make(op.results[0]), &where = make(op.results[1]);
  for (size_t row = 0; row * n < values[from].size(); ++row) {
    std::vector<int64_t> order(n);
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](int64_t x, int64_t y) {
      return values[from][row * n + x] > values[from][row * n + y];
    });
    for (int64_t i = 0; i < k; ++i) {
      where[row * k + i] = static_cast<double>(order[i]);
      best[row * k + i] = values[from][row * n + order[i]];
    }
  }
}

/// Each matrix of the last two dimensions: the factor of a symmetric one.
void Interpreter::runCholesky(const Op &op) {
  const TensorId to = op.results[0];
  const int64_t n = graph.tensors[to].shape.back();
  const bool isLower = op.mnemonic == "cholesky";
  const Values &in = values[op.operands[0]];
  Values out(in.size());
  for (size_t start = 0; start < in.size();
       start += static_cast<size_t>(n * n)) {
    auto at = [&](int64_t i, int64_t j) {
      return start + static_cast<size_t>(isLower ? i * n + j : j * n + i);
    };
    for (int64_t j = 0; j < n; ++j)
      for (int64_t i = j; i < n; ++i) {
        double rest = in[at(i, j)];
        for (int64_t k = 0; k < j; ++k)
          rest -= out[at(i, k)] * out[at(j, k)];
        out[at(i, j)] = i == j ? std::sqrt(rest) : rest / out[at(j, j)];
      }
  }
  values[to] = std::move(out);
}

/// Substitution in the order of op(A)'s triangle.
void Interpreter::runTriangularSolve(const Op &op) {
  const TensorId to = op.results[0];
  auto has = [&](const char *part) {
    return op.mnemonic.find(part) != std::string::npos;
  };
  const bool left = has(".left"), transposed = has(".transposed");
  const bool unit = has(".unit");
  const Shape &shape = graph.tensors[to].shape;
  const int64_t n = graph.tensors[op.operands[0]].shape.back();
  const int64_t rows = shape[shape.size() - 2], columns = shape.back();
  const int64_t others = left ? columns : rows;
  const Values &a = values[op.operands[0]];
  Values out = values[op.operands[1]];
  const auto matrices = static_cast<int64_t>(a.size()) / (n * n);
  for (int64_t m = 0; m < matrices; ++m) {
    // X op(A) = B is op(A)^T X^T = B^T.
    auto factor = [&](int64_t i, int64_t j) {
      const bool flip = transposed == left;
      const int64_t r = flip ? j : i, c = flip ? i : j;
      if (unit && r == c)
        return 1.0;
      const bool inside = has(".lower") ? r >= c : r <= c;
      return inside ? a[static_cast<size_t>(m * n * n + r * n + c)] : 0.0;
    };
    auto x = [&](int64_t i, int64_t other) -> double & {
      return out[static_cast<size_t>(
          m * rows * columns +
          (left ? i * columns + other : other * columns + i))];
    };
    const bool isLower = has(".lower") == (transposed != left);
    for (int64_t other = 0; other < others; ++other)
      for (int64_t step = 0; step < n; ++step) {
        const int64_t i = isLower ? step : n - 1 - step;
        double rest = x(i, other);
        for (int64_t j = 0; j < n; ++j)
          if (isLower ? j < i : j > i)
            rest -= factor(i, j) * x(j, other);
        x(i, other) = rest / factor(i, i);
      }
  }
  values[to] = std::move(out);
}

void Interpreter::runOp(OpId id) {
  const Op &op = graph.ops[id];
  switch (op.kind) {
  case OpKind::Generator:
    if (op.mnemonic == "iota") {
      Values &out = make(op.results[0]);
      forEachIndex(graph.tensors[op.results[0]].shape, [&](const Index &index) {
        out[offset(op.results[0], index)] = static_cast<double>(index[op.axis]);
      });
      return;
    }
    make(op.results[0], op.mnemonic == "counter"
                            ? static_cast<double>(iteration[op.loop])
                            : graph.tensors[op.results[0]].splat.value_or(0));
    return;
  case OpKind::Vector:
    return runPointwise(op);
  case OpKind::Contraction:
  case OpKind::Reduce:
    return runByFactors(op);
  case OpKind::Layout:
    if (op.mnemonic == "concatenate")
      return runConcatenate(op);
    if (op.mnemonic == "slice" || op.mnemonic == "pad" ||
        op.mnemonic.substr(0, 7) == "dynamic")
      return runWindow(op);
    return runByFactors(op);
  case OpKind::Gather:
    return runGather(op);
  case OpKind::Scatter:
    return runScatter(op);
  case OpKind::Sort:
    return runTopK(op);
  case OpKind::LoopEnter:
  case OpKind::LoopNext:
    values[op.results[0]] = values[op.operands[0]];
    return;
  case OpKind::Custom:
    return op.mnemonic.starts_with("cholesky") ? runCholesky(op)
                                               : runTriangularSolve(op);
  default:
    FAIL() << "cannot interpret " << op.mnemonic;
  }
}

} // namespace planner::test
