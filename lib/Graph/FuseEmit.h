//===- FuseEmit.h - Clusters as operators -----------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_FUSEEMIT_H
#define PLANNER_LIB_GRAPH_FUSEEMIT_H

#include "FuseClusters.h"

namespace planner {

/// What crosses the borders of clusters, by TensorId.
struct Crossing {
  /// A result of its cluster.
  std::vector<bool> exported;
  /// Computed again, by a copy of its producer, in each other cluster that uses
  /// it; if it is exported too, in those of later phases.
  std::vector<bool> cloned;
};

/// Values that a later phase uses are not kept if they follow elementwise from
/// what is kept: the clusters of that phase compute them again, as fusion in
/// the real compilers does. No reduction is computed twice. What is kept of the
/// forward pass is the least (KeptValues.h).
Crossing chooseCrossing(const OpGraph &graph, const FuseAnalysis &analysis,
                        const Clustering &clustering);

/// Replaces the graph's operators by one for each cluster, and views that no
/// consumer could look through. Leaves the graph to be rebuilt.
void emitClusters(OpGraph &graph, const FuseAnalysis &analysis,
                  const Clustering &clustering, const Crossing &crossing);

/// Layout operators that only rename what one operator makes become part of how
/// that operator writes its result. Leaves the graph to be rebuilt.
std::vector<bool> foldResultLayouts(OpGraph &graph);

/// Gives the factors of a contraction's adjoints the numbers that they have in
/// the contraction; where they cannot be told apart the two are unpaired.
void alignAdjoints(OpGraph &graph);

} // namespace planner

#endif // PLANNER_LIB_GRAPH_FUSEEMIT_H
