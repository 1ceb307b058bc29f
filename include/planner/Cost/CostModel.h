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
#include "planner/Machine/Collective.h"
#include "planner/Machine/Stack.h"
#include "planner/Strategy/Configuration.h"
#include <limits>
#include <memory>

namespace planner {

/// A collective on named axes, as a plan lists it.
struct CollectiveStep {
  CollectiveKind kind = CollectiveKind::AllReduce;
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
  /// What the host needs to issue the kernels. It runs ahead of the device.
  /// `issue` is alike in all configurations; `ownIssue` comes on top in this
  /// one: collectives, and kernels that replace a fused one.
  Seconds issue, ownIssue;
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

/// What share of a tensor one layout change moves, and how often in a step. A
/// change is made where the tensor is: once, if it comes from outside a loop.
/// But a stack of which each iteration uses one slice is changed slice by slice
/// inside the loop, so that no more than a slice is ever there in full.
struct ChangeScale {
  double fraction = 1;
  double executions = 1;
};

/// Whose layout changes stacks collect in buckets, and overlap with compute:
/// nothing in the forward and backward pass waits for a single one of them.
enum class Service : uint8_t {
  None,
  /// On its way to the optimizer, and to nowhere else.
  Gradient,
  /// A parameter, what replaces it, or a copy of it in another form.
  Parameter,
  /// One of several sums to a single element that an operator of the optimizer
  /// takes together: the norm of each gradient.
  Norm
};

/// Not for use by several threads at once: each takes a model of its own.
class CostModel {
public:
  CostModel(const OpGraph &graph, const ClusterSpec &cluster,
            const StackSpec &stack, const Mesh &mesh);
  /// Of the same graph and machine on another mesh: what tensors serve is
  /// known.
  CostModel(const CostModel &alike, const Mesh &mesh);
  /// Of the same graph in another size (resizePart()), which changes nothing of
  /// that either.
  CostModel(const CostModel &alike, const OpGraph &resized, const Mesh &mesh);
  ~CostModel();

  const OpGraph &graph() const;
  const Mesh &mesh() const;
  const ClusterSpec &cluster() const;
  const StackSpec &stack() const;

  /// Price of one execution; multiply by graph().executions(op) for a step.
  OpCost opCost(OpId op, const OpConfig &config) const;
  /// What one execution reads and writes on a device, if it is one kernel.
  Bytes movedBytes(OpId op, const OpConfig &config) const;

  /// The cheapest sequence of slice, all-gather, all-to-all, reduce-scatter,
  /// all-reduce and permute. Exact over these moves, on meshes of more than
  /// five axes with the axes kept in place that lie alike in both, and for up
  /// to six others; beyond that everything is gathered first. Nothing if
  /// impossible (a partial target that the source is not partial over).
  std::optional<LayoutChange> layoutChange(const Shape &shape, DType dtype,
                                           const TensorSharding &from,
                                           const TensorSharding &to) const;

  /// Of a tensor's changeScale().fraction.
  std::optional<LayoutChange> layoutChange(TensorId tensor,
                                           const TensorSharding &from,
                                           const TensorSharding &to) const;

  /// The time of that change alone; multiply by changeScale().executions for a
  /// step. Infinity if impossible.
  Seconds layoutChangeTime(TensorId tensor, const TensorSharding &from,
                           const TensorSharding &to) const;

  /// The same for all pairs, row by row: entry [i * to.size() + j]. Tensors of
  /// one size share what has been computed. Changes that take longer than
  /// `most` count as impossible; those that are of no interest need not be
  /// searched for.
  std::vector<Seconds> layoutChangeTable(
      TensorId tensor, const std::vector<TensorSharding> &from,
      const std::vector<TensorSharding> &to,
      Seconds most = Seconds(std::numeric_limits<double>::infinity())) const;

  ChangeScale changeScale(TensorId tensor) const;

  /// Reductions and gatherings of what is not None are priced as shares of the
  /// stack's buckets (docs/cost-model.md, "Buckets").
  Service service(TensorId tensor) const;

  struct State;

private:
  std::unique_ptr<State> state;
};

} // namespace planner

#endif // PLANNER_COST_COSTMODEL_H
