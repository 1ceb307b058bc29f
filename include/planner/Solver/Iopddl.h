//===- Iopddl.h - Problems in the IOPDDL contest's JSON ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_IOPDDL_H
#define PLANNER_SOLVER_IOPDDL_H

#include "planner/Solver/Problem.h"
#include <string_view>

namespace planner::solver {

/// Reads {"problem": {"nodes": {"intervals", "costs", "usages"}, "edges":
/// {"nodes", "costs"}, "usage_limit"}} (google/iopddl). Usage counts on the
/// half-open interval of its node; usages and the limit may be missing; costs
/// of 10^18 and more forbid. Times are compressed to the maximal segments.
/// `where` names the text in messages.
Expected<Problem> readIopddl(std::string_view text, const std::string &where);

} // namespace planner::solver

#endif // PLANNER_SOLVER_IOPDDL_H
