//===- FuseClusters.h - Which operators become one --------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Every cluster has a depth, and every dependence between two clusters goes
// from a smaller depth to a larger one, so the clusters form no cycle. A merge
// is allowed where it keeps that: with a producer of the largest depth among
// all producers, with the only user, or between clusters of one depth.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_FUSECLUSTERS_H
#define PLANNER_LIB_GRAPH_FUSECLUSTERS_H

#include "FactorSpace.h"
#include "FuseAnalysis.h"
#include "FuseConstraints.h"

namespace planner {

using ClusterId = uint32_t;

struct Cluster {
  /// Sorted, which is a topological order. Empty after a merge into another.
  std::vector<OpId> ops;
  uint32_t depth = 0;
  FuseClass kind = FuseClass::Anchor;
  FusePhase phase = FusePhase::Forward;
  LoopId loop = 0;
  OpId cone = kNone;
  /// At least the number of its factors.
  uint32_t factors = 0;
  /// The user's shardings of its values.
  std::vector<AskedSharding> asked;
};

/// Both cut the same tensor in the same way, at different positions.
bool areParallelSlices(const OpGraph &graph, OpId first, OpId second);

class Clustering {
  using Nodes = FactorSpace::Nodes;

public:
  Clustering(const OpGraph &graph, const FuseAnalysis &analysis);

  std::vector<Cluster> clusters;
  /// By OpId; kNone for free operators and views.
  ClusterId clusterOf(OpId op) const;
  ClusterId clusterOfTensor(TensorId tensor) const;
  /// The user's shardings want a layout change after the tensor: no other
  /// cluster makes it again.
  bool isCut(TensorId tensor) const { return !cut.empty() && cut[tensor]; }

private:
  const OpGraph &graph;
  const FuseAnalysis &analysis;
  FactorSpace space;
  std::vector<uint32_t> nodeBase;
  mutable std::vector<ClusterId> owner;
  mutable std::vector<ClusterId> parent;
  /// By LoopId: the depth that its operators start above.
  std::vector<uint32_t> loopBase;
  std::vector<uint32_t> loopDepth;
  /// Without constraints all of this is empty, and nothing is cut.
  bool hasConstraints = false;
  std::vector<bool> cut;
  /// By OpId: joins others only where the constraints agree.
  std::vector<bool> apart;
  /// Of the views that the operands at hand are seen through.
  std::vector<AskedSharding> askedOfViews;

  ClusterId find(ClusterId cluster) const;
  void run();
  void form();
  bool takeApart();
  bool isApart(const std::vector<OpId> &ops) const;
  void place(OpId op);
  bool joinSlices(OpId op);
  bool join(OpId op, const std::vector<ClusterId> &candidates, uint32_t depth);
  bool compatible(const Cluster &cluster, OpId op) const;
  bool compatible(const Cluster &a, const Cluster &b) const;
  std::vector<AskedSharding> askedOf(OpId op);
  bool saysItself(OpId op, uint32_t operand) const;
  void askOfView(OpId view, const std::vector<Nodes> &made,
                 const std::vector<Nodes> &read, bool &isUsedOtherwise);
  bool agrees(const std::vector<ClusterId> &together, OpId op,
              std::vector<AskedSharding> &asked);
  bool agrees(const std::vector<ClusterId> &together);
  void alignInside(const std::vector<OpId> &ops);
  void alignReads(const std::vector<OpId> &ops);
  std::vector<Nodes> seeThrough(OpId op, uint32_t operand, TensorId &tensor);
  bool unifyAll(const std::vector<Nodes> &a, const std::vector<Nodes> &b);
  Nodes summedBy(const std::vector<OpId> &ops) const;
  bool agreesAsOne(const std::vector<OpId> &ops,
                   const std::vector<AskedSharding> &asked);
  bool agreesAsSlice(const Cluster &cluster, OpId op) const;
  bool agreesAsEpilogue(ClusterId anchor, ClusterId epilogue);
  void cutBetween(ClusterId producer, ClusterId user);
  bool alignOperand(OpId user, uint32_t operand);
  bool alignUses(const Cluster &producer, const Cluster &user);
  ClusterId merge(ClusterId into, ClusterId from);
  void absorbIntoUsers();
  Nodes reducedBy(const Cluster &cluster);
  void mergeSiblings();
  void mergePair(const std::pair<ClusterId, Use> &first,
                 const std::pair<ClusterId, Use> &second);
  bool isOnlyRead(TensorId tensor) const;
  void foldEpilogues();
  ClusterId onlyUser(ClusterId cluster, bool throughViews) const;
  uint32_t producerDepth(OpId op) const;
  Nodes dimNodes(OpId op, const TensorMap &map, TensorId tensor, size_t dim);
  void addNodes(OpId op);
  void enterLoops(OpId op);
};

} // namespace planner

#endif // PLANNER_LIB_GRAPH_FUSECLUSTERS_H
