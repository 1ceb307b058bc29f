//===- AskedFor.h - Whether a plan is one that was asked for ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_ASKEDFOR_H
#define PLANNER_LIB_PLAN_ASKEDFOR_H

#include "planner/Plan/Plan.h"

namespace planner {

/// A line for each thing that --fix or --forbid says and the plan contradicts,
/// as far as its stages, its schedule and axes with names tell.
void checkAskedFor(const Plan &plan, const OpGraph &graph,
                   std::vector<std::string> &lines);

} // namespace planner

#endif // PLANNER_LIB_PLAN_ASKEDFOR_H
