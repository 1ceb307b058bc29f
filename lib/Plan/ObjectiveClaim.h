//===- ObjectiveClaim.h - What a plan says of its objective -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_OBJECTIVECLAIM_H
#define PLANNER_LIB_PLAN_OBJECTIVECLAIM_H

#include "JsonReader.h"
#include "JsonWriter.h"
#include "planner/Plan/Plan.h"

namespace planner {

/// The field `objective` of a document; nothing for a plan without a claim.
void writeObjective(JsonWriter &out, const Plan &plan,
                    const ClusterSpec &cluster);
ObjectiveClaim readObjective(const JsonNode &node);
/// What must hold whatever the search was.
void checkObjective(const Plan &plan, const ClusterSpec &cluster,
                    std::vector<std::string> &lines);

} // namespace planner

#endif // PLANNER_LIB_PLAN_OBJECTIVECLAIM_H
