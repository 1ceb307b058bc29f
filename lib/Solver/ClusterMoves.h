//===- ClusterMoves.h - Choosing among joint candidates ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// The graph is split into random connected clusters. Each gets its present
// assignment and some others, made by giving its first variable another
// alternative and letting the rest follow; then conditioned elimination chooses
// among them for all clusters at once. This moves whole regions whose variables
// change only together.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_CLUSTERMOVES_H
#define PLANNER_SOLVER_CLUSTERMOVES_H

#include "ConditionedElimination.h"

namespace planner::solver {

class ClusterMoves {
public:
  /// Re-optimises `choice` of the view over clusters of up to `largest`
  /// variables, or leaves it alone if cancelled. Returns the work.
  int64_t run(const PairwiseView &view, std::vector<uint32_t> &choice,
              uint32_t largest, uint32_t candidates, double tableCap,
              SearchRandom &random, const Cancellation *cancel = nullptr);

private:
  void split(uint32_t largest, SearchRandom &random);
  void propose(size_t cluster, uint32_t candidates, SearchRandom &random);
  void join();

  const PairwiseView *view = nullptr;
  const std::vector<uint32_t> *present = nullptr;
  int64_t work = 0;
  std::vector<std::vector<uint32_t>> clusters;
  std::vector<uint32_t> clusterOf, placeIn, stamp;
  uint32_t round = 0;
  /// By cluster: its candidates, one after the other.
  std::vector<std::vector<uint32_t>> options;
  std::vector<std::vector<double>> unary;
  std::vector<std::vector<double>> tables;
  PairwiseView small;
  ConditionedElimination elimination;
  std::vector<double> value;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_CLUSTERMOVES_H
