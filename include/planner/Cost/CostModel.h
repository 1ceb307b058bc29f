//===- CostModel.h - Prices of alternatives and layout changes --*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Pure functions of (graph, machine, stack, mesh, alternative). A CostModel
// remembers what it has priced, which changes no answer.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_COST_COSTMODEL_H
#define PLANNER_COST_COSTMODEL_H

#include "planner/Machine/Cluster.h"
#include "planner/Strategy/Configuration.h"
#include <memory>

namespace planner {

/// A collective on named axes, as a plan lists it.
struct CollectiveStep {
  CollectiveKind kind;
  AxisMask axes = 0;
  /// Dimension that is gathered, scattered or split; for all-to-all the one
  /// that becomes whole (`dim`) and the one that becomes split (`toDim`).
  int8_t dim = -1, toDim = -1;
  ReduceOp reduce = ReduceOp::Sum;
  /// Payload as collectiveTime() takes it.
  Bytes bytes;
  Seconds time;
};

/// One execution of an operator on one device.
struct OpCost {
  Seconds compute;
  /// Internal reductions, halos, permutations.
  std::vector<CollectiveStep> collectives;
  Seconds communication;
  /// Workspace beyond operands and results.
  int64_t temporaryBytes = 0;
};

/// From one sharding of a tensor to another. Slicing is free and not listed.
struct LayoutChange {
  std::vector<CollectiveStep> steps;
  Seconds time;
};

class CostModel {
public:
  CostModel(const OpGraph &graph, const ClusterSpec &cluster,
            const StackSpec &stack, const Mesh &mesh);
  ~CostModel();

  const OpGraph &graph() const;
  const Mesh &mesh() const;

  /// Price of one execution; multiply by graph().executions(op) for a step.
  OpCost opCost(OpId op, const OpConfig &config) const;

  /// The cheapest sequence of slice, all-gather, all-to-all, reduce-scatter,
  /// all-reduce and permute. Exact over these moves. Nothing if impossible (a
  /// partial target that the source is not partial over).
  std::optional<LayoutChange> layoutChange(const Shape &shape, DType dtype,
                                           const TensorSharding &from,
                                           const TensorSharding &to) const;

  /// The time alone, remembered by (shape, dtype, from, to): for filling
  /// tables. Infinity if impossible.
  Seconds layoutChangeTime(TensorId tensor, const TensorSharding &from,
                           const TensorSharding &to) const;

private:
  struct State;
  std::unique_ptr<State> state;
};

} // namespace planner

#endif // PLANNER_COST_COSTMODEL_H
