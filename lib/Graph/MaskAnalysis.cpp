//===- MaskAnalysis.cpp - What a mask made from counters keeps ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "MaskAnalysis.h"
#include "FuseAnalysis.h"
#include <algorithm>
#include <cmath>

namespace planner {

/// Positions with j < i + bound, of all rows i and columns j.
static double countBelow(int64_t bound, int64_t rows, int64_t columns) {
  // In rows between these two the bound lies among the columns.
  const int64_t from = std::clamp<int64_t>(-bound, 0, rows);
  const int64_t to = std::clamp<int64_t>(columns - bound, from, rows);
  const auto first = static_cast<double>(from + bound),
             last = static_cast<double>(to - 1 + bound);
  return static_cast<double>(to - from) * (first + last) / 2 +
         static_cast<double>(rows - to) * static_cast<double>(columns);
}

double Band::density(int64_t rows, int64_t columns) const {
  if (rows <= 0 || columns <= 0)
    return 1;
  const double kept =
      countBelow(high + 1, rows, columns) - countBelow(low, rows, columns);
  return std::max(0.0, kept) /
         (static_cast<double>(rows) * static_cast<double>(columns));
}

namespace {

constexpr unsigned kMaxSteps = 24;

/// constant + row * i + column * j.
struct Affine {
  double constant = 0, row = 0, column = 0;
};

/// Dimension of a view's operand that is dimension `dim` of its result; -1 if
/// it is new. Nothing if it is a part of a dimension.
std::optional<int> throughView(const Op &op, int dim) {
  if (dim < 0)
    return -1;
  const DimFactors &factors = op.rule->results[0][dim];
  if (factors.empty())
    return -1;
  if (factors.size() != 1)
    return std::nullopt;
  const TensorMap &from = op.rule->operands[0];
  for (size_t i = 0; i < from.size(); ++i)
    if (std::find(from[i].begin(), from[i].end(), factors[0]) != from[i].end())
      return from[i].size() == 1 ? std::optional<int>(static_cast<int>(i))
                                 : std::nullopt;
  return -1;
}

/// A broadcast, transpose or reshape: every factor passes, elements keep their
/// values.
bool isRenaming(const Op &op) {
  return op.kind == OpKind::Layout && op.operands.size() == 1 &&
         op.operandTouched.empty() &&
         std::all_of(op.rule->factors.begin(), op.rule->factors.end(),
                     [](const Factor &factor) {
                       return factor.kind == FactorKind::PassThrough;
                     });
}

class Evaluator {
public:
  explicit Evaluator(const OpGraph &g) : graph(g) {}

  const Op *producer(TensorId tensor) const {
    const OpId id = graph.tensors[tensor].producer;
    return id == kNone ? nullptr : &graph.ops[id];
  }

  std::optional<Affine> affine(TensorId tensor, int row, int column,
                               unsigned steps = 0) const {
    if (graph.tensors[tensor].splat)
      return Affine{*graph.tensors[tensor].splat, 0, 0};
    const Op *op = producer(tensor);
    if (!op || steps > kMaxSteps)
      return std::nullopt;
    if (op->kind == OpKind::Generator) {
      if (op->axis < 0)
        return std::nullopt;
      // Counting along a third dimension cannot be described.
      if (op->axis == row)
        return Affine{0, 1, 0};
      if (op->axis == column)
        return Affine{0, 0, 1};
      return std::nullopt;
    }
    if (isRenaming(*op)) {
      const auto i = throughView(*op, row), j = throughView(*op, column);
      if (!i || !j)
        return std::nullopt;
      return affine(op->operands[0], *i, *j, steps + 1);
    }
    if (op->kind != OpKind::Vector)
      return std::nullopt;
    auto of = [&](size_t operand) {
      return affine(op->operands[operand], row, column, steps + 1);
    };
    if (op->mnemonic == "convert")
      return of(0);
    if (op->mnemonic == "negate") {
      auto x = of(0);
      if (x)
        *x = {-x->constant, -x->row, -x->column};
      return x;
    }
    if (op->operands.size() != 2)
      return std::nullopt;
    const auto x = of(0), y = of(1);
    if (!x || !y)
      return std::nullopt;
    if (op->mnemonic == "add")
      return Affine{x->constant + y->constant, x->row + y->row,
                    x->column + y->column};
    if (op->mnemonic == "subtract")
      return Affine{x->constant - y->constant, x->row - y->row,
                    x->column - y->column};
    return std::nullopt;
  }

  std::optional<Band> predicate(TensorId tensor, int row, int column,
                                bool value, unsigned steps = 0) const {
    if (const auto &splat = graph.tensors[tensor].splat) {
      if ((*splat != 0) == value)
        return Band{};
      return std::nullopt;
    }
    const Op *op = producer(tensor);
    if (!op || steps > kMaxSteps)
      return std::nullopt;
    if (isRenaming(*op)) {
      const auto i = throughView(*op, row), j = throughView(*op, column);
      if (!i || !j)
        return std::nullopt;
      return predicate(op->operands[0], *i, *j, value, steps + 1);
    }
    if (op->kind != OpKind::Vector)
      return std::nullopt;
    auto of = [&](size_t operand, bool wanted) {
      return predicate(op->operands[operand], row, column, wanted, steps + 1);
    };
    if (op->mnemonic.starts_with("compare."))
      return comparison(*op, row, column, value, steps);
    if (op->mnemonic == "convert")
      return of(0, value);
    if (op->mnemonic == "not")
      return of(0, !value);
    if (op->mnemonic == "xor")
      for (size_t side : {0u, 1u})
        if (const auto &flip = graph.tensors[op->operands[side]].splat)
          return of(1 - side, value == (*flip == 0));
    if ((op->mnemonic == "and" && value) || (op->mnemonic == "or" && !value) ||
        (op->mnemonic == "multiply" && value)) {
      const auto x = of(0, value), y = of(1, value);
      if (x && y)
        return *x & *y;
      return std::nullopt;
    }
    if (op->mnemonic == "select")
      return choice(*op, row, column, value, steps);
    return std::nullopt;
  }

  /// select(p, x, false) is p and x; select(p, false, x) is (not p) and x; and
  /// their complements.
  std::optional<Band> choice(const Op &op, int row, int column, bool value,
                             unsigned steps) const {
    for (const bool first : {true, false}) {
      const auto &other = graph.tensors[op.operands[first ? 2 : 1]].splat;
      if (!other || (*other != 0) == value)
        continue;
      const auto p = predicate(op.operands[0], row, column, first, steps + 1);
      const auto x =
          predicate(op.operands[first ? 1 : 2], row, column, value, steps + 1);
      if (p && x)
        return *p & *x;
    }
    return std::nullopt;
  }

  std::optional<Band> comparison(const Op &op, int row, int column, bool value,
                                 unsigned steps) const {
    const auto x = affine(op.operands[0], row, column, steps + 1);
    const auto y = affine(op.operands[1], row, column, steps + 1);
    if (!x || !y)
      return std::nullopt;
    // d(i, j) = r * i + c * j + k compared with 0.
    double r = x->row - y->row, c = x->column - y->column;
    double k = x->constant - y->constant;
    std::string_view how = std::string_view(op.mnemonic).substr(8);
    // Made to the form j - i + k, by change of sign.
    if (r == 1 && c == -1) {
      k = -k;
      how = how == "GE"   ? "LE"
            : how == "GT" ? "LT"
            : how == "LE" ? "GE"
            : how == "LT" ? "GT"
                          : "";
    } else if (r != -1 || c != 1) {
      return std::nullopt;
    }
    if (!value)
      how = how == "GE"   ? "LT"
            : how == "GT" ? "LE"
            : how == "LE" ? "GT"
            : how == "LT" ? "GE"
                          : "";
    if (std::abs(k) > 1e15 || k != std::floor(k))
      return std::nullopt;
    const auto offset = static_cast<int64_t>(-k);
    Band band;
    if (how == "GE")
      band.low = offset;
    else if (how == "GT")
      band.low = offset + 1;
    else if (how == "LE")
      band.high = offset;
    else if (how == "LT")
      band.high = offset - 1;
    else
      return std::nullopt;
    return band;
  }

  /// A tensor of two values, chosen by a predicate.
  struct TwoValued {
    TensorId predicate;
    int row, column;
    double whenTrue, whenFalse;
  };
  std::optional<TwoValued> twoValued(TensorId tensor, int row, int column,
                                     unsigned steps = 0) const {
    const Op *op = producer(tensor);
    if (!op || steps > kMaxSteps)
      return std::nullopt;
    if (isRenaming(*op)) {
      const auto i = throughView(*op, row), j = throughView(*op, column);
      if (!i || !j)
        return std::nullopt;
      return twoValued(op->operands[0], *i, *j, steps + 1);
    }
    if (op->kind != OpKind::Vector)
      return std::nullopt;
    auto splat = [&](size_t operand) {
      return graph.tensors[op->operands[operand]].splat;
    };
    if (op->mnemonic == "select" && splat(1) && splat(2))
      return TwoValued{op->operands[0], row, column, *splat(1), *splat(2)};
    if (op->mnemonic == "convert") {
      if (graph.tensors[op->operands[0]].dtype == DType::I1)
        return TwoValued{op->operands[0], row, column, 1, 0};
      return twoValued(op->operands[0], row, column, steps + 1);
    }
    if (op->operands.size() != 2)
      return std::nullopt;
    const size_t data = splat(0) ? 1 : 0;
    const auto constant = splat(1 - data);
    auto value = twoValued(op->operands[data], row, column, steps + 1);
    if (!constant || !value)
      return std::nullopt;
    auto apply = [&](double x) -> double {
      const double a = data == 0 ? x : *constant;
      const double b = data == 0 ? *constant : x;
      if (op->mnemonic == "add")
        return a + b;
      if (op->mnemonic == "subtract")
        return a - b;
      return a * b;
    };
    if (op->mnemonic != "add" && op->mnemonic != "subtract" &&
        op->mnemonic != "multiply")
      return std::nullopt;
    value->whenTrue = apply(value->whenTrue);
    value->whenFalse = apply(value->whenFalse);
    return value;
  }

private:
  const OpGraph &graph;
};

} // namespace

std::optional<Band> bandOf(const OpGraph &graph, TensorId tensor, int row,
                           int column, bool value) {
  return Evaluator(graph).predicate(tensor, row, column, value);
}

std::optional<Band> bandOfBias(const OpGraph &graph, TensorId tensor, int row,
                               int column) {
  const Evaluator evaluator(graph);
  const auto value = evaluator.twoValued(tensor, row, column);
  // A small step is a bias, not a mask: exp of it must vanish.
  if (!value || std::abs(value->whenTrue - value->whenFalse) < 100)
    return std::nullopt;
  return evaluator.predicate(value->predicate, value->row, value->column,
                             value->whenTrue > value->whenFalse);
}

} // namespace planner
