//===- PlanFormat.h - What writer and reader agree on -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_PLANFORMAT_H
#define PLANNER_LIB_PLAN_PLANFORMAT_H

#include "planner/Strategy/Configuration.h"
#include <string>

namespace planner {

constexpr const char *kPlanFormat = "planner-plan";
constexpr int kPlanFormatVersion = 1;
constexpr const char *kPlannerVersion = PLANNER_VERSION;

/// An axis's entry in a configuration: "-", "partial0", or the factor with its
/// number ("head:1", "f2").
std::string configEntryName(const Op &op, int8_t choice);

/// "3.2e41" for 41.5; exact digits where they fit.
std::string spaceSizeText(double log10Size);

} // namespace planner

#endif // PLANNER_LIB_PLAN_PLANFORMAT_H
