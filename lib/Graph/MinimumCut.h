//===- MinimumCut.h - The fewest bytes to keep ------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_MINIMUMCUT_H
#define PLANNER_LIB_GRAPH_MINIMUMCUT_H

#include "planner/Graph/ShardingRule.h"
#include <cstdint>
#include <vector>

namespace planner {

/// A value that may be kept for later, or made again from others.
struct Recomputable {
  int64_t bytes = 0;
  /// Needed later, so kept or made again.
  bool isWanted = false;
  /// Only to be had if it is kept.
  bool isSource = false;
  /// What it is made again from, by number; without what is there anyway.
  SmallVec<uint32_t, 3> operands = {};
};

/// Which values to keep so that all wanted ones can be had: the fewest bytes,
/// and among equal ones those nearest to what is wanted, which leaves the least
/// to make again. A minimum vertex cut between sources and wanted values.
std::vector<bool> minimumCut(const std::vector<Recomputable> &values);

} // namespace planner

#endif // PLANNER_LIB_GRAPH_MINIMUMCUT_H
