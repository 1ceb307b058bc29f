//===- WriteStage.h - A stage of a plan as JSON -----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_WRITESTAGE_H
#define PLANNER_LIB_PLAN_WRITESTAGE_H

#include "JsonWriter.h"
#include "PlanFormat.h"
#include "planner/Plan/Plan.h"

namespace planner {

/// Mesh, table of shardings, tensors, operators and layout changes.
void writeStage(JsonWriter &writer, const OpGraph &graph,
                const RuleTable &rules, const Stage &stage);

} // namespace planner

#endif // PLANNER_LIB_PLAN_WRITESTAGE_H
