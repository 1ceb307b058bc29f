//===- FuseAnalysis.h - What the operators of a raw graph are ---*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_FUSEANALYSIS_H
#define PLANNER_LIB_GRAPH_FUSEANALYSIS_H

#include "planner/Graph/OpGraph.h"

namespace planner {

/// How fusion treats an operator.
enum class FuseClass : uint8_t {
  /// Made from nothing but constants and counters: every consumer makes its
  /// own copy, so it ties nothing together.
  Free,
  /// Renames elements (transpose, reshape, broadcast, slice of one layer): a
  /// consumer reads the source through it.
  View,
  /// Never merged with another operator.
  Anchor,
  /// Part of a cluster that takes no partial sums.
  Normal,
  /// Sums and rescales what may be partial sums, and keeps them partial.
  Linear,
  /// Reduces to a partial result that is wanted as such (a gradient, a loss),
  /// or is used for nothing else than such a reduction.
  PartialReduce
};

/// What is fused: what is computed again is a pass of its own between the two,
/// and hands to the backward pass what the forward pass would have.
enum class FusePhase : uint8_t { Forward, Recomputed, Backward, Optimizer };
inline FusePhase fusePhase(const Op &op) {
  if (op.isRecomputed)
    return FusePhase::Recomputed;
  switch (op.phase) {
  case Phase::Forward:
    return FusePhase::Forward;
  case Phase::Backward:
    return FusePhase::Backward;
  case Phase::Optimizer:
    break;
  }
  return FusePhase::Optimizer;
}
/// Values of it are kept for later ones, or made again there.
inline bool isComputing(FusePhase phase) {
  return phase <= FusePhase::Recomputed;
}

struct FuseAnalysis {
  enum Depth { ViewsOnly, All };
  /// ViewsOnly: tells Free, View and the rest apart, and nothing more.
  explicit FuseAnalysis(const OpGraph &graph, Depth depth = All);

  /// By OpId.
  std::vector<FuseClass> classes;
  /// By OpId: the PartialReduce that alone uses the operator, directly or not.
  /// Only such operators share its cluster. kNone for the others.
  std::vector<OpId> cone;
  /// By TensorId, offset of its dimensions in `whole`.
  std::vector<uint32_t> dimBase;
  /// The dimension is needed whole by an operator that cannot be avoided.
  std::vector<bool> whole;

  /// Tensors that were added since are neither.
  bool isFree(TensorId tensor) const { return is(FuseClass::Free, tensor); }
  bool isView(TensorId tensor) const { return is(FuseClass::View, tensor); }
  /// The tensor seen through views.
  TensorId source(TensorId tensor) const {
    return tensor < sources.size() ? sources[tensor].id : tensor;
  }
  /// It keeps partial sums of all its operands that carry data, and these may
  /// be some.
  bool isLinear(const Op &op) const;
  /// By TensorId: it may be a partial sum.
  std::vector<bool> capable;

private:
  const OpGraph &graph;
  /// Of a tensor. It is asked for more often than anything else, and tensors
  /// are large.
  struct Source {
    TensorId id;
    /// Of the tensor itself.
    FuseClass producer;
    /// More than one element.
    bool isLarge;
  };
  std::vector<Source> sources;

  bool is(FuseClass kind, TensorId tensor) const {
    return tensor < sources.size() && sources[tensor].producer == kind;
  }
  void classify();
  void findPartialSums();
  bool comesBack(OpId reduce) const;
  bool joinsScalars(const Op &op) const;
  void findCones();
  void findWhole();
  bool isTransparent(const Op &op) const;
  using Flags = SmallVec<bool, 8>;
  bool isLinearIn(const Op &op, const Flags &relevant) const;
  Flags relevantOperands(const Op &op) const;
};

/// The factors of a dimension have its size as their product.
bool describesDim(const ShardingRule &rule, const DimFactors &factors,
                  int64_t size);

} // namespace planner

#endif // PLANNER_LIB_GRAPH_FUSEANALYSIS_H
