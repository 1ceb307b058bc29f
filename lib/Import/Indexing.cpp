//===- Indexing.cpp - Rules of gather and scatter -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// An index that selects single positions of a dimension lets that dimension be
// split: each shard serves the indices that fall into it. Reading, the shards'
// results (zero elsewhere) add up; writing, each shard applies its own updates.
//
// Indices are often joined with a counter along a batch dimension, because
// older exporters had no batching dimensions. Where such a counter is visible
// (iota, broadcast, concatenate), the dimension is the batch's.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "Models.h"
#include "RuleBuilder.h"
#include "dialects/StableHLO/StableHLODialect.h"

using namespace mlir;

namespace planner {
namespace {

bool isZeroConstant(Value value) {
  Operation *op = value.getDefiningOp();
  while (op && op->getName().stripDialect() == "broadcast_in_dim")
    op = op->getOperand(0).getDefiningOp();
  const Attribute constant = op ? op->getAttr("value") : Attribute();
  return constant && splatOf(constant) == 0.0;
}

/// What is below zero counts from the end, in numpy's indexing; a counter never
/// is: select(counter < 0, counter + size, counter).
bool countedFromEnd(Operation *select) {
  Operation *compare = select->getOperand(0).getDefiningOp();
  if (!compare || compare->getName().stripDialect() != "compare" ||
      compare->getOperand(0) != select->getOperand(2))
    return false;
  const auto direction =
      compare->getAttrOfType<stablehlo::ComparisonDirectionAttr>(
          "comparison_direction");
  return direction &&
         direction.getValue() == stablehlo::ComparisonDirection::LT &&
         isZeroConstant(compare->getOperand(1));
}

/// Along which dimension of the value its elements count 0, 1, 2, ...; looks
/// through broadcasts, reshapes, conversions and numpy's negative indices. -1
/// if not known.
int64_t countedAlong(Value value, unsigned depth = 0) {
  Operation *op = value.getDefiningOp();
  if (!op || depth > 8)
    return -1;
  const llvm::StringRef name = op->getName().stripDialect();
  if (name == "iota")
    return getInt(op, "iota_dimension", -1);
  if (name == "select")
    return countedFromEnd(op) ? countedAlong(op->getOperand(2), depth + 1) : -1;
  if (op->getNumOperands() == 0)
    return -1;
  auto in = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto out = dyn_cast<RankedTensorType>(value.getType());
  if (!in || !out)
    return -1;
  if (name == "convert")
    return countedAlong(op->getOperand(0), depth + 1);
  if (name == "broadcast_in_dim") {
    const int64_t counted = countedAlong(op->getOperand(0), depth + 1);
    const auto dims = getInts(op, "broadcast_dimensions");
    if (counted < 0 || counted >= static_cast<int64_t>(dims.size()) ||
        in.getDimSize(counted) != out.getDimSize(dims[counted]))
      return -1;
    return dims[counted];
  }
  if (name == "reshape") {
    const int64_t counted = countedAlong(op->getOperand(0), depth + 1);
    if (counted < 0)
      return -1;
    // Only dimensions of size 1 may come or go.
    int64_t before = 0, seen = 0;
    for (int64_t dim = 0; dim < counted; ++dim)
      before += in.getDimSize(dim) != 1;
    llvm::SmallVector<int64_t, 6> inSizes, outSizes;
    for (int64_t size : in.getShape())
      if (size != 1)
        inSizes.push_back(size);
    for (int64_t size : out.getShape())
      if (size != 1)
        outSizes.push_back(size);
    if (inSizes != outSizes)
      return -1;
    for (int64_t dim = 0; dim < out.getRank(); ++dim)
      if (out.getDimSize(dim) != 1 && seen++ == before)
        return dim;
  }
  return -1;
}

/// The dimension of the index tensor that component `component` counts along;
/// -1 unless the tensor is joined from its components and that one counts.
int64_t countedComponent(Value indices, int64_t vectorDim, int64_t component) {
  Operation *op = indices.getDefiningOp();
  if (!op || op->getName().stripDialect() != "concatenate" ||
      getInt(op, "dimension", -1) != vectorDim)
    return -1;
  for (Value part : op->getOperands()) {
    auto type = dyn_cast<RankedTensorType>(part.getType());
    if (!type || vectorDim >= type.getRank())
      return -1;
    const int64_t width = type.getDimSize(vectorDim);
    if (component < width)
      return width == 1 ? countedAlong(part) : -1;
    component -= width;
  }
  return -1;
}

int64_t positionIn(llvm::ArrayRef<int64_t> list, int64_t value) {
  const auto *it = llvm::find(list, value);
  return it == list.end() ? -1 : it - list.begin();
}

/// What gather and scatter have in common: the dimensions of the indices and
/// their factors.
struct IndexSpace {
  /// Factor for each dimension of the index tensor; kNoFactor for the index
  /// vector's.
  llvm::SmallVector<FactorId, 6> factors;

  IndexSpace(RuleBuilder &builder, size_t indexOperand, int64_t vectorDim,
             FactorKind kind, llvm::function_ref<bool(int64_t)> isBatch) {
    const Shape &shape = builder.description.operands[indexOperand].shape;
    for (size_t dim = 0; dim < shape.size(); ++dim) {
      const int64_t at = static_cast<int64_t>(dim);
      FactorId id = kNoFactor;
      if (at != vectorDim)
        id = builder.factor(shape[dim],
                            isBatch(at) ? FactorKind::PassThrough : kind);
      builder.operand(indexOperand, dim, id);
      factors.push_back(id);
    }
  }
};

} // namespace

void describeGather(Operation *op, OpDescription &description) {
  auto numbers = op->getAttrOfType<stablehlo::GatherDimensionNumbersAttr>(
      "dimension_numbers");
  if (!numbers)
    return;
  RuleBuilder builder(description, OpKind::Gather);
  description.op.mnemonic = "gather";
  builder.linear({0});
  const Shape &operand = description.operands[0].shape;
  const Shape &result = description.results[0].shape;
  const auto sizes = getInts(op, "slice_sizes", operand.size(), 1);
  const auto collapsed = numbers.getCollapsedSliceDims();
  const auto operandBatch = numbers.getOperandBatchingDims();
  const auto indexBatch = numbers.getStartIndicesBatchingDims();
  const auto offsets = numbers.getOffsetDims();
  const int64_t vectorDim = numbers.getIndexVectorDim();

  const IndexSpace space(builder, 1, vectorDim, FactorKind::PassThrough,
                         [](int64_t) { return true; });
  // Index dimensions and offsets interleave in the result.
  size_t indexDim = 0;
  for (size_t dim = 0; dim < result.size(); ++dim) {
    if (llvm::is_contained(offsets, static_cast<int64_t>(dim)))
      continue;
    if (static_cast<int64_t>(indexDim) == vectorDim)
      ++indexDim;
    if (indexDim < space.factors.size())
      builder.result(0, dim, space.factors[indexDim++]);
  }
  size_t offset = 0;
  for (size_t dim = 0; dim < operand.size(); ++dim) {
    const int64_t at = static_cast<int64_t>(dim);
    if (const int64_t batch = positionIn(operandBatch, at); batch >= 0) {
      builder.operand(0, dim, space.factors[indexBatch[batch]]);
      continue;
    }
    const bool isCollapsed = llvm::is_contained(collapsed, at);
    const int64_t component = positionIn(numbers.getStartIndexMap(), at);
    if (component >= 0 && sizes[dim] == 1) {
      const int64_t counted =
          countedComponent(op->getOperand(1), vectorDim, component);
      const bool isBatch =
          counted >= 0 &&
          description.operands[1].shape[counted] == operand[dim];
      if (isBatch)
        builder.operand(0, dim, space.factors[counted]);
      else
        builder.operand(0, dim, builder.reduction(operand[dim]));
    } else if (!isCollapsed && offset < offsets.size()) {
      const size_t resultDim = static_cast<size_t>(offsets[offset]);
      if (sizes[dim] == operand[dim]) {
        builder.pass(0, dim, 0, resultDim);
      } else {
        builder.operandOnly(0, dim, FactorKind::NeedReplication);
        builder.resultOnly(0, resultDim, FactorKind::PassThrough);
      }
    }
    offset += !isCollapsed;
  }
  description.op.operandTouched.resize(description.operands.size(), 1.0);
  description.op.operandTouched[0] = share(elementsOf(description.results[0]),
                                           elementsOf(description.operands[0]));
}

void describeIndexSelect(Operation *op, OpDescription &description) {
  RuleBuilder builder(description, OpKind::Gather);
  description.op.mnemonic = "gather";
  builder.linear({0});
  const size_t dim = static_cast<size_t>(getInt(op, "dim", 0));
  const size_t batchDims = static_cast<size_t>(getInt(op, "batch_dims", 0));
  const Shape &operand = description.operands[0].shape;
  const Shape &index = description.operands[1].shape;
  size_t resultDim = 0;
  for (size_t i = 0; i < operand.size(); ++i) {
    if (i < batchDims) {
      builder.operand(1, i, builder.pass(0, i, 0, resultDim++));
    } else if (i == dim) {
      builder.operand(0, i, builder.reduction(operand[i]));
      for (size_t k = batchDims; k < index.size(); ++k)
        builder.pass(1, k, 0, resultDim++);
    } else {
      builder.pass(0, i, 0, resultDim++);
    }
  }
  description.op.operandTouched.resize(description.operands.size(), 1.0);
  description.op.operandTouched[0] = share(elementsOf(description.results[0]),
                                           elementsOf(description.operands[0]));
}

void describeScatter(Operation *op, OpDescription &description) {
  auto numbers = op->getAttrOfType<stablehlo::ScatterDimensionNumbersAttr>(
      "scatter_dimension_numbers");
  const size_t inputs = description.results.size();
  if (!numbers || inputs == 0)
    return;
  RuleBuilder builder(description, OpKind::Scatter);
  const ReduceOp combine =
      inputs == 1 ? reduceOpOf(op->getRegion(0)) : ReduceOp::Other;
  description.op.mnemonic =
      combine == ReduceOp::Sum ? "scatter.add" : "scatter";
  const Shape &input = description.operands[0].shape;
  const Shape &update = description.operands[inputs + 1].shape;
  const auto inserted = numbers.getInsertedWindowDims();
  const auto inputBatch = numbers.getInputBatchingDims();
  const auto indexBatch = numbers.getScatterIndicesBatchingDims();
  const auto windows = numbers.getUpdateWindowDims();
  const auto toOperand = numbers.getScatterDimsToOperandDims();
  const int64_t vectorDim = numbers.getIndexVectorDim();
  const Value indices = op->getOperand(static_cast<unsigned>(inputs));

  // Index dimensions that are a batch of the input: given, or counted.
  llvm::SmallVector<int64_t, 6> batchOf(input.size(), -1);
  for (size_t i = 0; i < inputBatch.size(); ++i)
    batchOf[inputBatch[i]] = indexBatch[i];
  for (size_t component = 0; component < toOperand.size(); ++component) {
    const int64_t dim = toOperand[component];
    const int64_t counted =
        countedComponent(indices, vectorDim, static_cast<int64_t>(component));
    if (counted >= 0 && llvm::is_contained(inserted, dim) &&
        description.operands[inputs].shape[counted] == input[dim])
      batchOf[dim] = counted;
  }
  const FactorKind indexKind = combine == ReduceOp::Other
                                   ? FactorKind::NeedReplication
                                   : FactorKind::Reduction;
  const IndexSpace space(
      builder, inputs, vectorDim, indexKind,
      [&](int64_t dim) { return llvm::is_contained(batchOf, dim); });
  for (FactorId id : space.factors)
    if (id != kNoFactor &&
        builder.rule.factors[id].kind == FactorKind::Reduction)
      builder.rule.factors[id].reduce = combine;

  size_t indexDim = 0;
  for (size_t dim = 0; dim < update.size(); ++dim) {
    if (llvm::is_contained(windows, static_cast<int64_t>(dim)))
      continue;
    if (static_cast<int64_t>(indexDim) == vectorDim)
      ++indexDim;
    if (indexDim >= space.factors.size())
      break;
    for (size_t i = 0; i < inputs; ++i)
      builder.operand(inputs + 1 + i, dim, space.factors[indexDim]);
    ++indexDim;
  }

  size_t window = 0;
  for (size_t dim = 0; dim < input.size(); ++dim) {
    const int64_t at = static_cast<int64_t>(dim);
    const bool isInserted =
        llvm::is_contained(inserted, at) || llvm::is_contained(inputBatch, at);
    int64_t windowDim = -1;
    if (!isInserted && window < windows.size())
      windowDim = windows[window++];
    FactorId id;
    if (batchOf[dim] >= 0) {
      id = space.factors[batchOf[dim]];
    } else {
      const bool whole = windowDim >= 0 && update[windowDim] == input[dim];
      const bool single = windowDim < 0 || update[windowDim] == 1;
      id = builder.factor(input[dim], whole || single
                                          ? FactorKind::PassThrough
                                          : FactorKind::NeedReplication);
      for (size_t i = 0; windowDim >= 0 && !single && i < inputs; ++i)
        if (whole)
          builder.operand(inputs + 1 + i, windowDim, id);
        else
          builder.operandOnly(inputs + 1 + i, windowDim,
                              FactorKind::NeedReplication);
    }
    for (size_t i = 0; i < inputs; ++i) {
      builder.operand(i, dim, id);
      builder.result(i, dim, id);
    }
  }

  if (combine == ReduceOp::Sum) {
    builder.linear({0, inputs + 1});
    if (isZero(description.operands[0]))
      builder.linear({inputs + 1});
    description.op.work.vectorFlops =
        elementsOf(description.operands[inputs + 1]);
  }
  // Written into the input's buffer, unless that is made for it.
  const double written = share(elementsOf(description.operands[inputs + 1]),
                               elementsOf(description.operands[0]));
  const bool isFresh = description.operands[0].splat.has_value();
  description.op.operandTouched.resize(description.operands.size(), 1.0);
  for (size_t i = 0; i < inputs; ++i) {
    description.op.operandTouched[i] = combine == ReduceOp::Other ? 0 : written;
    description.op.resultTouched.push_back(isFresh ? 1.0 : written);
  }
}

} // namespace planner
