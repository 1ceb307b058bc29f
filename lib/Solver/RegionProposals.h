//===- RegionProposals.h - What follows from mending one pair ---*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// Where regions of a problem agree within each but not with one another, such
// as on which axis of a mesh a dimension lies, what is dear is the pairs at
// their borders, and no small move takes a border away. A proposal mends one
// dear pair at one end and lets others follow, neighbour by neighbour, as far
// as they prefer to: another assignment, to be fused with the present one.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_REGIONPROPOSALS_H
#define PLANNER_SOLVER_REGIONPROPOSALS_H

#include "ConditionedElimination.h"
#include "SearchModel.h"

namespace planner::solver {

class RegionProposals {
public:
  /// What proposals start from, until it is set again; both must outlive them.
  /// Returns the work.
  int64_t setPresent(const PairwiseView &view,
                     const std::vector<uint32_t> &choice);
  /// Mends a pair, drawn with a probability in proportion to what it costs: the
  /// alternative that is best for one end, its other neighbours left aside, and
  /// what follows. The proposal is the present assignment itself where that is
  /// nothing. Returns the work.
  int64_t propose(SearchRandom &random, std::vector<uint32_t> &proposal);

private:
  uint32_t respond(uint32_t var, const std::vector<uint32_t> &proposal,
                   double inertia);

  const PairwiseView *view = nullptr;
  const std::vector<uint32_t> *present = nullptr;
  /// What the pairs up to each one cost.
  std::vector<double> dearness, sums;
  /// By variable: whether it has its alternative in the proposal, and whether
  /// it was or will be asked for one.
  std::vector<char> decided, queued;
  std::vector<uint32_t> queue;
  int64_t work = 0;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_REGIONPROPOSALS_H
