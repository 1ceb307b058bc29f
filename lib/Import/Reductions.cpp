//===- Reductions.cpp - Rules of reduce, sort, top_k and the like ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Models.h"
#include "RuleBuilder.h"
#include <cmath>

using namespace mlir;

namespace planner {

void describeReduce(Operation *op, OpDescription &description) {
  RuleBuilder builder(description, OpKind::Reduce);
  description.op.mnemonic = "reduce";
  const size_t inputs = description.results.size();
  const Shape &in = description.operands.front().shape;
  // Several values reduced together (argmax) are combined by no collective.
  const ReduceOp kind =
      inputs == 1 ? reduceOpOf(op->getRegion(0)) : ReduceOp::Other;
  llvm::SmallVector<bool, 8> isReduced(in.size());
  for (int64_t dim : getInts(op, "dimensions"))
    isReduced[dim] = true;
  size_t resultDim = 0;
  for (size_t dim = 0; dim < in.size(); ++dim) {
    const FactorId id = isReduced[dim] ? builder.reduction(in[dim], kind)
                                       : builder.factor(in[dim]);
    for (size_t i = 0; i < inputs; ++i) {
      builder.operand(i, dim, id);
      if (!isReduced[dim])
        builder.result(i, resultDim, id);
    }
    resultDim += !isReduced[dim];
  }
  if (kind == ReduceOp::Sum) {
    if (isZero(description.operands[1]))
      builder.linear({0});
    else
      builder.linear({0, 1});
  }
  description.op.work.vectorFlops =
      elementsOf(description.operands.front()) * static_cast<double>(inputs);
}

static double comparisons(const Shape &shape, size_t dim, double elements) {
  const double length = static_cast<double>(std::max<int64_t>(2, shape[dim]));
  return elements * std::ceil(std::log2(length));
}

void describeSort(Operation *op, OpDescription &description) {
  RuleBuilder builder(description, OpKind::Sort);
  description.op.mnemonic = "sort";
  const Shape &shape = description.operands.front().shape;
  if (shape.empty())
    return;
  int64_t sorted = getInt(op, "dimension", -1);
  if (sorted < 0)
    sorted += static_cast<int64_t>(shape.size());
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    const FactorId id =
        builder.factor(shape[dim], static_cast<int64_t>(dim) == sorted
                                       ? FactorKind::NeedReplication
                                       : FactorKind::PassThrough);
    for (size_t i = 0; i < description.operands.size(); ++i)
      builder.operand(i, dim, id);
    for (size_t i = 0; i < description.results.size(); ++i)
      builder.result(i, dim, id);
  }
  description.op.work.vectorFlops =
      comparisons(shape, static_cast<size_t>(sorted),
                  elementsOf(description.operands.front()));
}

void describeTopK(Operation *op, OpDescription &description) {
  (void)op;
  RuleBuilder builder(description, OpKind::Sort);
  description.op.mnemonic = "top_k";
  const Shape &in = description.operands.front().shape;
  if (in.empty())
    return;
  for (size_t dim = 0; dim + 1 < in.size(); ++dim) {
    const FactorId id = builder.factor(in[dim]);
    builder.operand(0, dim, id);
    for (size_t i = 0; i < description.results.size(); ++i)
      builder.result(i, dim, id);
  }
  const size_t last = in.size() - 1;
  builder.operandOnly(0, last, FactorKind::NeedReplication);
  const FactorId best = builder.factor(description.results.front().shape[last],
                                       FactorKind::NeedReplication);
  for (size_t i = 0; i < description.results.size(); ++i)
    builder.result(i, last, best);
  description.op.work.vectorFlops =
      comparisons(description.results.front().shape, last,
                  elementsOf(description.operands.front()));
}

void describeBatched(OpDescription &description, size_t wholeDims) {
  RuleBuilder builder(description, OpKind::Custom);
  const Shape &shape = description.results.front().shape;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    const bool whole = dim + wholeDims >= shape.size();
    if (!whole) {
      const FactorId id = builder.factor(shape[dim]);
      for (size_t i = 0; i < description.operands.size(); ++i)
        if (description.operands[i].shape.size() == shape.size() &&
            description.operands[i].shape[dim] == shape[dim])
          builder.operand(i, dim, id);
      for (size_t i = 0; i < description.results.size(); ++i)
        if (description.results[i].shape.size() == shape.size() &&
            description.results[i].shape[dim] == shape[dim])
          builder.result(i, dim, id);
      continue;
    }
    for (size_t i = 0; i < description.operands.size(); ++i)
      if (dim < description.operands[i].shape.size())
        builder.operandOnly(i, dim, FactorKind::NeedReplication);
    for (size_t i = 0; i < description.results.size(); ++i)
      if (dim < description.results[i].shape.size())
        builder.resultOnly(i, dim, FactorKind::NeedReplication);
  }
  description.op.work.vectorFlops = elementsOf(description.results.front());
}

} // namespace planner
