//===- EvaluatePlan.h - The price of a plan's strategy ----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TOOLS_PLANNER_EVALUATEPLAN_H
#define PLANNER_TOOLS_PLANNER_EVALUATEPLAN_H

#include "Commands.h"

namespace planner::cli {

struct EvaluatedPlan {
  Plan plan;
  OpGraph graph;
  Target target;
  /// What makes this another price than the plan's prediction.
  std::vector<std::string> warnings;
};

/// Prices the strategy of the plan that `given.fix` names (@plan.json) for the
/// model of `given`. What the flags of `app` do not say is the plan's.
Expected<EvaluatedPlan> evaluatePlan(const CLI::App &app,
                                     const PlanInputs &given);

} // namespace planner::cli

#endif // PLANNER_TOOLS_PLANNER_EVALUATEPLAN_H
