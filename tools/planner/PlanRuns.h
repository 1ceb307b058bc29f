//===- PlanRuns.h - Searches for more than one plan -------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TOOLS_PLANNER_PLANRUNS_H
#define PLANNER_TOOLS_PLANNER_PLANRUNS_H

#include "PlanQuestion.h"

namespace planner::cli {

/// --top K.
Status runTop(const CLI::App &app, PlanOptions &options);
/// --pareto.
Status runPareto(const CLI::App &app, PlanOptions &options);

} // namespace planner::cli

#endif // PLANNER_TOOLS_PLANNER_PLANRUNS_H
