//===- Partials.cpp - Partial sums that a module can hold -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Partials.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Matchers.h"
#include "planner/Import/ShardingRuleInterface.h"
#include "llvm/ADT/StringSwitch.h"
#include <algorithm>

using namespace mlir;

namespace planner {
namespace {

bool isConstant(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumRegions() > 0)
    return false;
  return op->hasTrait<OpTrait::ConstantLike>() ||
         llvm::all_of(op->getOperands(), isConstant);
}

/// Zero everywhere: partial over any axis.
bool isZero(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  if (op->getName().stripDialect() == "broadcast_in_dim")
    return isZero(op->getOperand(0));
  DenseElementsAttr elements;
  if (!matchPattern(value, m_Constant(&elements)) || !elements.isSplat())
    return false;
  if (isa<FloatType>(elements.getElementType()))
    return elements.getSplatValue<llvm::APFloat>().isZero();
  return isa<IntegerType>(elements.getElementType()) &&
         elements.getSplatValue<llvm::APInt>().isZero();
}

/// An operand of an operation, for one axis.
enum class Along : uint8_t { Nothing, Split, Partial, Zero, Unknown };

/// Operands through which an operation is linear.
using Sets = SmallVec<ByteList, 2>;

Sets elementwiseSets(llvm::StringRef name) {
  using List = Sets;
  return llvm::StringSwitch<List>(name)
      .Cases({"add", "subtract"}, {{0, 1}})
      .Case("multiply", {{0}, {1}})
      .Cases({"divide", "negate", "convert"}, {{0}})
      .Case("select", {{1, 2}})
      .Default({});
}

bool isDescribed(llvm::StringRef name) {
  return llvm::StringSwitch<bool>(name)
      .Cases({"dot_general", "reduce", "reshape", "transpose", "slice"}, true)
      .Cases({"broadcast_in_dim", "concatenate", "dynamic_slice"}, true)
      .Cases({"pad", "dynamic_update_slice", "gather"}, true)
      .Default(false);
}

std::optional<TensorView> viewOf(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked || !ranked.hasStaticShape())
    return std::nullopt;
  TensorView view;
  view.shape.assign(ranked.getShape().begin(), ranked.getShape().end());
  return view;
}

class Question {
public:
  Question(Operation *operation, AxisId mesh, const LayoutOf &layouts)
      : op(operation), axis(mesh), layoutOf(layouts) {}

  Partiality answer() {
    if (op->getNumResults() != 1 ||
        op->getName().getDialectNamespace() != "stablehlo")
      return Partiality::Unknown;
    for (OpOperand &operand : op->getOpOperands()) {
      along.push_back(find(operand));
      if (along.back() == Along::Unknown)
        return Partiality::Unknown;
    }
    const bool nothing = llvm::none_of(along, [](Along a) {
      return a == Along::Partial || a == Along::Split;
    });
    if (nothing)
      return Partiality::Whole;
    const llvm::StringRef name = op->getName().stripDialect();
    const Sets elementwise = elementwiseSets(name);
    if (!elementwise.empty())
      return isLinear(elementwise) ? Partiality::Partial : Partiality::Unknown;
    if (!isDescribed(name) || !describe() || !startsAtZero(name))
      return Partiality::Unknown;
    // A gather along a split dimension is summed by XLA itself.
    const bool holds = llvm::is_contained(along, Along::Partial)
                           ? isLinear(description.op.rule->linear)
                           : name != "gather" && sumsOverSplit();
    return holds ? Partiality::Partial : Partiality::Unknown;
  }

private:
  Operation *op;
  AxisId axis;
  const LayoutOf &layoutOf;
  llvm::SmallVector<Along, 4> along;
  OpDescription description;

  Along find(OpOperand &operand) const {
    if (isZero(operand.get()))
      return Along::Zero;
    // Positions and counters are no sums of what devices hold.
    auto type = dyn_cast<RankedTensorType>(operand.get().getType());
    const bool isPosition =
        type && type.getRank() == 0 && type.getElementType().isInteger();
    if (isPosition || isConstant(operand.get()))
      return Along::Nothing;
    const auto layout = layoutOf(operand);
    if (!layout)
      return Along::Unknown;
    // A loop reduces what it captures: in its body the value is whole.
    const bool isCaptured =
        operand.get().getParentBlock() != operand.getOwner()->getBlock();
    if (layout->partial >> axis & 1)
      return layout->partialOp == ReduceOp::Sum && !isCaptured ? Along::Partial
                                                               : Along::Unknown;
    for (const auto &dim : layout->dims)
      if (std::find(dim.begin(), dim.end(), axis) != dim.end())
        return Along::Split;
    return Along::Nothing;
  }

  /// A set holds all partial operands, and beside them only zeros.
  bool isLinear(const Sets &sets) const {
    return llvm::any_of(sets, [&](const ByteList &set) {
      for (size_t i = 0; i < along.size(); ++i) {
        const bool in = std::find(set.begin(), set.end(), i) != set.end();
        const bool fits =
            in ? along[i] == Along::Partial || along[i] == Along::Zero
               : along[i] == Along::Nothing || along[i] == Along::Zero;
        if (!fits)
          return false;
      }
      return true;
    });
  }

  /// What a reduction or a padding starts from is added on every device.
  bool startsAtZero(llvm::StringRef name) const {
    return (name != "reduce" && name != "pad") ||
           (along.size() == 2 && along[1] == Along::Zero);
  }

  bool describe() {
    auto model = dyn_cast<ShardingRuleOpInterface>(op);
    if (!model)
      return false;
    auto add = [](auto &list, TypeRange types) {
      for (Type type : types) {
        auto view = viewOf(type);
        if (!view)
          return false;
        list.push_back(std::move(*view));
      }
      return true;
    };
    if (!add(description.operands, op->getOperandTypes()) ||
        !add(description.results, op->getResultTypes()))
      return false;
    for (size_t i = 0; i < along.size(); ++i)
      if (along[i] == Along::Zero)
        description.operands[i].splat = 0.0;
    model.describe(description);
    return !description.op.mnemonic.empty();
  }

  bool isSummed(FactorId id) const {
    const ShardingRule &rule = description.op.rule;
    for (const DimFactors &dim : rule.results[0])
      if (std::find(dim.begin(), dim.end(), id) != dim.end())
        return false;
    const Factor &factor = rule.factors[id];
    return factor.kind == FactorKind::Reduction &&
           factor.reduce == ReduceOp::Sum;
  }

  /// Every operand is split along the same factors, which are summed over.
  bool sumsOverSplit() const {
    const ShardingRule &rule = description.op.rule;
    const DimFactors *split = nullptr;
    for (OpOperand &operand : op->getOpOperands()) {
      if (along[operand.getOperandNumber()] != Along::Split)
        continue;
      const auto layout = layoutOf(operand);
      for (size_t d = 0; d < layout->dims.size(); ++d) {
        const auto &axes = layout->dims[d];
        if (std::find(axes.begin(), axes.end(), axis) == axes.end())
          continue;
        const DimFactors &dim = rule.operands[operand.getOperandNumber()][d];
        if (dim.empty() || (split && *split != dim) ||
            !std::all_of(dim.begin(), dim.end(),
                         [&](FactorId id) { return isSummed(id); }))
          return false;
        split = &dim;
      }
    }
    // Who has the factor, and is not split, would be multiplied.
    for (size_t i = 0; i < along.size(); ++i) {
      if (along[i] == Along::Split)
        continue;
      for (const DimFactors &dim : rule.operands[i])
        for (FactorId id : dim)
          if (std::find(split->begin(), split->end(), id) != split->end())
            return false;
    }
    return split != nullptr;
  }
};

} // namespace

Partiality partialityOf(Operation *op, AxisId axis, const LayoutOf &layoutOf) {
  return Question(op, axis, layoutOf).answer();
}

} // namespace planner
