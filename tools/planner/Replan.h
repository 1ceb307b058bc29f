//===- Replan.h - A plan as the start of another one ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TOOLS_PLANNER_REPLAN_H
#define PLANNER_TOOLS_PLANNER_REPLAN_H

#include "Commands.h"

namespace planner::cli {

/// The plan that another one starts from, priced for its own devices.
struct PreviousPlan {
  Plan plan;
  OpGraph graph;
  Target target;
};

/// If the inputs name a plan instead of a model: reads it, and completes the
/// inputs, its model's path included, with what the flags of `app` do not say.
Expected<std::optional<PreviousPlan>> readPrevious(const CLI::App &app,
                                                   PlanInputs &inputs);

} // namespace planner::cli

#endif // PLANNER_TOOLS_PLANNER_REPLAN_H
