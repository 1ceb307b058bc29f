//===- PassBounds.h - Bounds of a micro-batch's passes ----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_PASSBOUNDS_H
#define PLANNER_LIB_SEARCH_PASSBOUNDS_H

#include "OuterBound.h"
#include "planner/Search/Inner.h"
#include <functional>

namespace planner {

/// Whether so long passes are all that is to be shown; none: never.
using EnoughPasses = std::function<bool(const PassFloors &)>;

/// What one micro-batch takes at least on a mesh, whatever data parallelism
/// there is beside it and however states are shared: the inner problem of the
/// operators and tensors that have samples, and nothing else.
class PassBounds {
public:
  PassBounds(const OpGraph &graph, const LayerLine &line,
             const FoldedGraph &folded, const ClusterSpec &cluster,
             const StackSpec &stack);

  struct Found {
    PassFloors floors;
    /// Whether more may be shown: these were enough.
    bool isCut = false;
    /// Costs that were looked at (InnerResult::entries).
    size_t entries = 0;
  };
  /// For so many samples on that mesh, whose axes have the roles in `spec`.
  Expected<Found> of(int64_t samples, const Mesh &mesh,
                     const StrategySpec &spec, const solver::Options &solver,
                     const EnoughPasses &isEnough);

private:
  std::vector<OpId> countedOps() const;
  double leastOf(OpId id, const CostModel &model, const StrategySpec &spec);
  double leastOf(const std::vector<OpId> &ops, const CostModel &model,
                 const StrategySpec &spec);
  double leastOfGroups(const CostModel &model, const StrategySpec &spec);

  const LayerLine &line;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  /// What counts is resized from question to question: a bound may lose what
  /// rounding loses.
  OpGraph graph;
  /// On no mesh.
  const CostModel alike;
  FoldedGraph layers;
  /// What is before the layers, and after them.
  std::vector<OpId> first, last;
  /// These, and those of the layers.
  std::vector<OpId> counted;
  /// Costs of operators that were looked at.
  size_t entries = 0;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_PASSBOUNDS_H
