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

namespace planner {

using ClusterId = uint32_t;

struct Cluster {
  /// Sorted, which is a topological order. Empty after a merge into another.
  std::vector<OpId> ops;
  uint32_t depth = 0;
  FuseClass kind = FuseClass::Anchor;
  Phase phase = Phase::Forward;
  LoopId loop = 0;
  OpId cone = kNone;
  /// At least the number of its factors.
  uint32_t factors = 0;
};

/// Both cut the same tensor in the same way, at different positions.
bool areParallelSlices(const OpGraph &graph, OpId first, OpId second);

class Clustering {
public:
  Clustering(const OpGraph &graph, const FuseAnalysis &analysis);

  std::vector<Cluster> clusters;
  /// By OpId; kNone for free operators and views.
  ClusterId clusterOf(OpId op) const;
  ClusterId clusterOfTensor(TensorId tensor) const;

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

  ClusterId find(ClusterId cluster) const;
  void run();
  void place(OpId op);
  bool joinSlices(OpId op);
  bool join(OpId op, const std::vector<ClusterId> &candidates, uint32_t depth);
  bool compatible(const Cluster &cluster, OpId op) const;
  bool compatible(const Cluster &a, const Cluster &b) const;
  bool alignOperand(OpId user, uint32_t operand);
  bool alignUses(const Cluster &producer, const Cluster &user);
  ClusterId merge(ClusterId into, ClusterId from);
  void absorbIntoUsers();
  FactorSpace::Nodes reducedBy(const Cluster &cluster);
  void mergeSiblings();
  void mergePair(const std::pair<ClusterId, Use> &first,
                 const std::pair<ClusterId, Use> &second);
  bool isOnlyRead(TensorId tensor) const;
  void foldEpilogues();
  ClusterId onlyUser(ClusterId cluster, bool throughViews) const;
  uint32_t producerDepth(OpId op) const;
  FactorSpace::Nodes dimNodes(OpId op, const TensorMap &map, TensorId tensor,
                              size_t dim);
  void addNodes(OpId op);
  void enterLoops(OpId op);
};

} // namespace planner

#endif // PLANNER_LIB_GRAPH_FUSECLUSTERS_H
