//===- Covers.h - Cover inequalities of capacities --------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_COVERS_H
#define PLANNER_SOLVER_COVERS_H

#include "planner/Solver/Dual.h"

namespace planner::solver {

/// At most `rank` of the variables listed choose one of the alternatives listed
/// with them: any more would use more than there is at `time`.
struct Cover {
  uint32_t time = 0;
  uint32_t rank = 0;
  std::vector<std::pair<uint32_t, std::vector<uint32_t>>> members;
};

/// For each time with a price, at which alternatives with a reduced excess of
/// at most `excess` can exceed the capacity, the largest of those that do:
/// extended covers (Balas 1975, "Facets of the knapsack polytope") with, of
/// each variable, all alternatives that use as much.
std::vector<Cover> coversOf(const Model &model, const Reparametrisation &r,
                            int64_t excess);

/// As a time of its own, of capacity `rank`, which members use by one.
void addCover(Model &model, const Cover &cover);

} // namespace planner::solver

#endif // PLANNER_SOLVER_COVERS_H
