//===- TensorPattern.h - Column and row splits of products ------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Megatron's tensor parallelism, for any graph: of two products in a row the
// first is split by its output features (columns of its weights), the second by
// the features that it sums over (rows), so that what lies between them is
// split and a pair needs one reduction. It is found by structure. Every product
// with weights, and every lookup in a table, leads from the features that it
// sums over to those that it makes. Features between which elements are only
// moved or combined one by one are the same, also the heads of attention and
// what they are cut from. Each set of features is split or whole, so that every
// product has one of each; of the two ways to do so in a connected part of the
// model the one that reduces less is taken: in a transformer the hidden
// dimension is whole, and heads, feed-forward and vocabulary are split.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_STRATEGY_TENSORPATTERN_H
#define PLANNER_STRATEGY_TENSORPATTERN_H

#include "planner/Graph/OpGraph.h"
#include <vector>

namespace planner {

struct TensorPattern {
  /// By OpId: the factors that tensor-parallel axes split, in rising order;
  /// beside them only the sequence, where a strategy says so.
  std::vector<SmallVec<FactorId, 2>> factors;
  /// By OpId: a product, an attention or a lookup that has such a factor, and
  /// is split wherever that is legal.
  std::vector<bool> isSplit;

  /// Whether anything is split.
  bool any() const;
  bool has(OpId op, FactorId factor) const;
  /// Whether some operator that reads the tensor has its dimension so.
  bool hasDim(const OpGraph &graph, const Tensor &tensor, size_t dim) const;
};

TensorPattern tensorPattern(const OpGraph &graph);

} // namespace planner

#endif // PLANNER_STRATEGY_TENSORPATTERN_H
