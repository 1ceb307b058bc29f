//===- Elementwise.cpp - Rules of elementwise functions -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "RuleBuilder.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/StringSwitch.h"
#include <cmath>

using namespace mlir;

namespace planner {
namespace {

/// Through which operands partial sums pass.
enum class Linearity : uint8_t {
  Unknown,
  None,
  /// f(a + b) = f(a) + f(b).
  Unary,
  /// All operands together.
  Joint,
  /// Each operand alone.
  Each,
  /// The first operand alone.
  First,
  Select,
  Convert
};

Linearity linearityOf(llvm::StringRef name) {
  return llvm::StringSwitch<Linearity>(name)
      .Cases({"add", "subtract", "complex"}, Linearity::Joint)
      .Case("multiply", Linearity::Each)
      .Case("divide", Linearity::First)
      .Cases({"negate", "real", "imag", "conj", "copy"}, Linearity::Unary)
      .Case("convert", Linearity::Convert)
      .Case("select", Linearity::Select)
      .Cases({"abs", "cbrt", "ceil", "cosine", "count_leading_zeros",
              "exponential", "exponential_minus_one", "floor"},
             Linearity::None)
      .Cases({"log", "log_plus_one", "logistic", "not", "popcnt",
              "round_nearest_afz", "round_nearest_even", "rsqrt"},
             Linearity::None)
      .Cases({"sign", "sine", "sqrt", "tan", "tanh", "uniform_quantize",
              "uniform_dequantize", "is_finite"},
             Linearity::None)
      .Cases({"and", "atan2", "maximum", "minimum", "or", "power", "remainder",
              "xor"},
             Linearity::None)
      .Cases({"shift_left", "shift_right_arithmetic", "shift_right_logical",
              "clamp", "compare", "reduce_precision", "map"},
             Linearity::None)
      .Cases({"erf", "erfc", "erf_inv", "square", "lgamma", "digamma", "asin",
              "acos"},
             Linearity::None)
      .Cases({"atan", "sinh", "cosh", "asinh", "acosh", "atanh", "bessel_i1e",
              "next_after"},
             Linearity::None)
      .Cases({"zeta", "polygamma", "mulhi", "_asin_acos_kernel", "is_inf",
              "is_neg_inf", "is_pos_inf"},
             Linearity::None)
      .Cases({"exp2", "log2", "log10", "fma"}, Linearity::None)
      .Default(Linearity::Unknown);
}

/// Constants stay known through the few functions that loop bounds and masks
/// are made with.
std::optional<double> foldSplat(llvm::StringRef name,
                                const OpDescription &description) {
  const auto &operands = description.operands;
  for (const TensorView &operand : operands)
    if (!operand.splat)
      return std::nullopt;
  double value = 0;
  if (operands.size() == 1) {
    const double x = *operands[0].splat;
    if (name == "convert")
      value = isInteger(description.results.front().dtype) ? std::trunc(x) : x;
    else if (name == "negate")
      value = -x;
    else
      return std::nullopt;
  } else if (operands.size() == 2) {
    const double x = *operands[0].splat, y = *operands[1].splat;
    if (name == "add")
      value = x + y;
    else if (name == "subtract")
      value = x - y;
    else if (name == "multiply")
      value = x * y;
    else if (name == "maximum")
      value = std::fmax(x, y);
    else if (name == "minimum")
      value = std::fmin(x, y);
    else
      return std::nullopt;
  } else {
    return std::nullopt;
  }
  if (std::isnan(value))
    return std::nullopt;
  return value;
}

void addLinearSets(Linearity linearity, RuleBuilder &builder) {
  const OpDescription &description = builder.description;
  const size_t count = description.operands.size();
  switch (linearity) {
  case Linearity::Unknown:
  case Linearity::None:
    return;
  case Linearity::Unary:
    return builder.linear({0});
  case Linearity::Joint:
    return builder.linearRange(0, count);
  case Linearity::Each:
    for (size_t i = 0; i < count; ++i)
      builder.linear({i});
    return;
  case Linearity::First:
    return builder.linear({0});
  case Linearity::Select:
    if (count != 3)
      return;
    builder.linear({1, 2});
    // A choice between partial sums and zero keeps them partial sums.
    if (isZero(description.operands[2]))
      builder.linear({1});
    if (isZero(description.operands[1]))
      builder.linear({2});
    return;
  case Linearity::Convert: {
    const DType from = description.operands.front().dtype;
    const DType to = description.results.front().dtype;
    const bool floats = !isInteger(from) && !isInteger(to) &&
                        from != DType::I1 && to != DType::I1;
    if (floats || (isInteger(from) && isInteger(to)))
      builder.linear({0});
    return;
  }
  }
}

llvm::StringRef directionOf(arith::CmpFPredicate predicate) {
  using P = arith::CmpFPredicate;
  switch (predicate) {
  case P::OEQ:
  case P::UEQ:
    return "EQ";
  case P::ONE:
  case P::UNE:
    return "NE";
  case P::OGE:
  case P::UGE:
    return "GE";
  case P::OGT:
  case P::UGT:
    return "GT";
  case P::OLE:
  case P::ULE:
    return "LE";
  case P::OLT:
  case P::ULT:
    return "LT";
  default:
    return "ORD";
  }
}

llvm::StringRef directionOf(arith::CmpIPredicate predicate) {
  using P = arith::CmpIPredicate;
  switch (predicate) {
  case P::eq:
    return "EQ";
  case P::ne:
    return "NE";
  case P::sge:
  case P::uge:
    return "GE";
  case P::sgt:
  case P::ugt:
    return "GT";
  case P::sle:
  case P::ule:
    return "LE";
  case P::slt:
  case P::ult:
    return "LT";
  }
  return "EQ";
}

llvm::StringRef arithName(llvm::StringRef name) {
  return llvm::StringSwitch<llvm::StringRef>(name)
      .Cases({"addf", "addi"}, "add")
      .Cases({"subf", "subi"}, "subtract")
      .Cases({"mulf", "muli"}, "multiply")
      .Cases({"divf", "divsi", "divui", "floordivsi", "ceildivsi", "ceildivui"},
             "divide")
      .Cases({"remf", "remsi", "remui"}, "remainder")
      .Cases({"maximumf", "maxnumf", "maxsi", "maxui"}, "maximum")
      .Cases({"minimumf", "minnumf", "minsi", "minui"}, "minimum")
      .Case("negf", "negate")
      .Case("andi", "and")
      .Case("ori", "or")
      .Case("xori", "xor")
      .Case("shli", "shift_left")
      .Case("shrsi", "shift_right_arithmetic")
      .Case("shrui", "shift_right_logical")
      .Case("select", "select")
      .Cases({"extf", "truncf", "sitofp", "uitofp", "fptosi", "fptoui"},
             "convert")
      .Cases(
          {"extsi", "extui", "trunci", "index_cast", "index_castui", "bitcast"},
          "convert")
      .Default({});
}

llvm::StringRef mathName(llvm::StringRef name) {
  return llvm::StringSwitch<llvm::StringRef>(name)
      .Cases({"absf", "absi"}, "abs")
      .Cases({"ceil", "floor", "sqrt", "rsqrt", "tan", "tanh", "cbrt", "atan2"},
             name)
      .Cases({"erf", "erfc", "asin", "acos", "atan", "sinh", "cosh", "asinh"},
             name)
      .Cases({"acosh", "atanh", "exp2", "log2", "log10", "fma"}, name)
      .Case("exp", "exponential")
      .Case("expm1", "exponential_minus_one")
      .Case("log", "log")
      .Case("log1p", "log_plus_one")
      .Case("sin", "sine")
      .Case("cos", "cosine")
      .Case("round", "round_nearest_afz")
      .Case("roundeven", "round_nearest_even")
      .Case("trunc", "round_nearest_afz")
      .Cases({"powf", "fpowi", "ipowi"}, "power")
      .Case("copysign", "sign")
      .Case("ctlz", "count_leading_zeros")
      .Case("ctpop", "popcnt")
      .Cases({"isfinite", "isinf", "isnan", "isnormal"}, "is_finite")
      .Case("clampf", "clamp")
      .Default({});
}

llvm::StringRef complexName(llvm::StringRef name) {
  return llvm::StringSwitch<llvm::StringRef>(name)
      .Case("create", "complex")
      .Case("re", "real")
      .Case("im", "imag")
      .Case("add", "add")
      .Case("sub", "subtract")
      .Case("mul", "multiply")
      .Case("div", "divide")
      .Case("neg", "negate")
      .Case("abs", "abs")
      .Case("exp", "exponential")
      .Case("conj", "conj")
      .Default({});
}

} // namespace

std::string stablehloName(Operation *op) {
  if (auto compare = dyn_cast<arith::CmpFOp>(op))
    return ("compare." + directionOf(compare.getPredicate())).str();
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return ("compare." + directionOf(compare.getPredicate())).str();
  const llvm::StringRef dialect = op->getName().getDialectNamespace();
  const llvm::StringRef name = op->getName().stripDialect();
  if (dialect == "arith")
    return arithName(name).str();
  if (dialect == "math")
    return mathName(name).str();
  if (dialect == "complex")
    return complexName(name).str();
  return {};
}

bool describeElementwise(llvm::StringRef mnemonic, OpDescription &description) {
  const Linearity linearity = linearityOf(mnemonic.split('.').first);
  if (linearity == Linearity::Unknown || description.results.empty())
    return false;
  RuleBuilder builder(description, OpKind::Vector);
  builder.elementwise();
  addLinearSets(linearity, builder);
  description.op.mnemonic = mnemonic.str();
  description.op.work.vectorFlops = elementsOf(description.results.front());
  description.splat = foldSplat(mnemonic, description);
  // An index stays one through a change of its number format.
  if (mnemonic == "convert")
    description.countedAlong = description.operands.front().countedAlong;
  return true;
}

} // namespace planner
