//===- LocalSearch.h - Single changes until none helps ----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_LOCALSEARCH_H
#define PLANNER_SOLVER_LOCALSEARCH_H

#include "planner/Solver/Model.h"

namespace planner::solver {

/// Changes one variable at a time while that lowers, in this order of
/// importance, the forbidden pairs chosen and the cost, without regard to
/// capacity. At most `rounds` rounds over all variables. Returns the work done.
int64_t improveLocally(const Model &model, std::vector<uint32_t> &choice,
                       unsigned rounds);

} // namespace planner::solver

#endif // PLANNER_SOLVER_LOCALSEARCH_H
