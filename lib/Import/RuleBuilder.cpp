//===- RuleBuilder.cpp - Helpers to write sharding rules ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "RuleBuilder.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/StringSwitch.h"
#include <algorithm>

using namespace mlir;

#include "planner/Import/ShardingRuleInterface.cpp.inc"

namespace planner {

int64_t TensorView::elements() const {
  int64_t product = 1;
  for (int64_t size : shape) {
    if (size == 0)
      return 0;
    product = saturatingMul(product, size);
  }
  return product;
}

RuleBuilder::RuleBuilder(OpDescription &opDescription, OpKind kind)
    : description(opDescription), rule(opDescription.op.rule.edit()) {
  description.op.kind = kind;
  rule.factors.clear();
  rule.linear.clear();
  rule.operands.resize(description.operands.size());
  for (size_t i = 0; i < description.operands.size(); ++i)
    rule.operands[i].resize(description.operands[i].shape.size());
  rule.results.resize(description.results.size());
  for (size_t i = 0; i < description.results.size(); ++i)
    rule.results[i].resize(description.results[i].shape.size());
}

FactorId RuleBuilder::factor(int64_t size, FactorKind kind) {
  // More factors than ids cannot come from a tensor operation that is worth
  // splitting along all of them.
  if (size <= 1 || rule.factors.size() + 1 >= kNoFactor)
    return kNoFactor;
  return rule.addFactor(size, kind);
}

FactorId RuleBuilder::reduction(int64_t size, ReduceOp reduce) {
  FactorId id =
      factor(size, reduce == ReduceOp::Other ? FactorKind::NeedReplication
                                             : FactorKind::Reduction);
  if (id != kNoFactor)
    rule.factors[id].reduce = reduce;
  return id;
}

void RuleBuilder::operand(size_t index, size_t dim, FactorId id) {
  if (id != kNoFactor)
    rule.operands[index][dim].push_back(id);
}

void RuleBuilder::result(size_t index, size_t dim, FactorId id) {
  if (id != kNoFactor)
    rule.results[index][dim].push_back(id);
}

void RuleBuilder::operandOnly(size_t index, size_t dim, FactorKind kind) {
  operand(index, dim, factor(description.operands[index].shape[dim], kind));
}

void RuleBuilder::resultOnly(size_t index, size_t dim, FactorKind kind) {
  result(index, dim, factor(description.results[index].shape[dim], kind));
}

FactorId RuleBuilder::pass(size_t operandIndex, size_t operandDim,
                           size_t resultIndex, size_t resultDim,
                           FactorKind kind) {
  const FactorId id =
      factor(std::min(description.operands[operandIndex].shape[operandDim],
                      description.results[resultIndex].shape[resultDim]),
             kind);
  operand(operandIndex, operandDim, id);
  result(resultIndex, resultDim, id);
  return id;
}

void RuleBuilder::halo(FactorId id, int64_t low, int64_t high) {
  if (id == kNoFactor)
    return;
  constexpr int64_t limit = std::numeric_limits<int32_t>::max();
  rule.factors[id].haloLow =
      static_cast<int32_t>(std::clamp<int64_t>(low, 0, limit));
  rule.factors[id].haloHigh =
      static_cast<int32_t>(std::clamp<int64_t>(high, 0, limit));
}

void RuleBuilder::linear(std::initializer_list<size_t> operands) {
  ByteList set;
  for (size_t operand : operands)
    set.push_back(static_cast<uint8_t>(operand));
  rule.linear.push_back(std::move(set));
}

void RuleBuilder::linearRange(size_t first, size_t count) {
  if (first + count > std::numeric_limits<uint8_t>::max())
    return;
  ByteList set;
  for (size_t operand = first; operand < first + count; ++operand)
    set.push_back(static_cast<uint8_t>(operand));
  rule.linear.push_back(std::move(set));
}

void RuleBuilder::elementwise() {
  if (description.results.empty())
    return;
  const Shape &shape = description.results.front().shape;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    const FactorId id = factor(shape[dim]);
    if (id == kNoFactor)
      continue;
    for (size_t i = 0; i < description.operands.size(); ++i) {
      const Shape &other = description.operands[i].shape;
      if (other.size() == shape.size() && other[dim] == shape[dim])
        operand(i, dim, id);
    }
    for (size_t i = 0; i < description.results.size(); ++i) {
      const Shape &other = description.results[i].shape;
      if (other.size() == shape.size() && other[dim] == shape[dim])
        result(i, dim, id);
    }
  }
}

double RuleBuilder::iterations() const {
  double product = 1;
  for (const Factor &factor : rule.factors)
    product *= static_cast<double>(factor.size);
  return product;
}

llvm::SmallVector<int64_t, 6> getInts(Operation *op, llvm::StringRef key) {
  llvm::SmallVector<int64_t, 6> values;
  Attribute attr = op->getAttr(key);
  if (!attr)
    return values;
  if (auto array = dyn_cast<DenseI64ArrayAttr>(attr)) {
    values.assign(array.asArrayRef().begin(), array.asArrayRef().end());
  } else if (auto bools = dyn_cast<DenseBoolArrayAttr>(attr)) {
    for (bool value : bools.asArrayRef())
      values.push_back(value);
  } else if (auto dense = dyn_cast<DenseIntElementsAttr>(attr)) {
    for (const llvm::APInt &value : dense)
      values.push_back(value.getSExtValue());
  } else if (auto list = dyn_cast<ArrayAttr>(attr)) {
    for (Attribute element : list)
      if (auto integer = dyn_cast<IntegerAttr>(element))
        values.push_back(integer.getInt());
  }
  return values;
}

llvm::SmallVector<int64_t, 6> getInts(Operation *op, llvm::StringRef key,
                                      size_t count, int64_t fallback) {
  llvm::SmallVector<int64_t, 6> values = getInts(op, key);
  if (values.size() != count)
    values.assign(count, fallback);
  return values;
}

int64_t getInt(Operation *op, llvm::StringRef key, int64_t fallback) {
  auto attr = op->getAttrOfType<IntegerAttr>(key);
  return attr ? attr.getValue().getSExtValue() : fallback;
}

bool isZero(const TensorView &view) { return view.splat && *view.splat == 0; }

double share(double part, double whole) {
  return whole > 0 ? std::min(1.0, part / whole) : 1;
}

ReduceOp reduceOpOf(llvm::StringRef mnemonic) {
  return llvm::StringSwitch<ReduceOp>(mnemonic)
      .Case("add", ReduceOp::Sum)
      .Case("maximum", ReduceOp::Max)
      .Case("minimum", ReduceOp::Min)
      .Case("multiply", ReduceOp::Prod)
      .Case("and", ReduceOp::And)
      .Case("or", ReduceOp::Or)
      .Default(ReduceOp::Other);
}

ReduceOp reduceOpOf(Region &region) {
  if (!region.hasOneBlock())
    return ReduceOp::Other;
  Operation *combiner = nullptr;
  for (Operation &inner : region.front().without_terminator()) {
    if (inner.getName().stripDialect() == "convert")
      continue;
    if (combiner || inner.getNumOperands() != 2)
      return ReduceOp::Other;
    combiner = &inner;
  }
  if (!combiner)
    return ReduceOp::Other;
  const ReduceOp kind = reduceOpOf(combiner->getName().stripDialect());
  // The sum of predicates is their disjunction.
  if (kind == ReduceOp::Sum &&
      getElementTypeOrSelf(combiner->getResult(0).getType()).isInteger(1))
    return ReduceOp::Or;
  return kind;
}

} // namespace planner
