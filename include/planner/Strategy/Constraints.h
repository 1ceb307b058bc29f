//===- Constraints.h - Shardings that cannot be had -------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_STRATEGY_CONSTRAINTS_H
#define PLANNER_STRATEGY_CONSTRAINTS_H

#include "planner/Strategy/Configuration.h"

namespace planner {

/// Two of the model's own shardings that no configuration of the operator
/// satisfies together, though each can be had, with their places; or one that
/// cannot be had at all. enumerateConfigs() then ignores all of them.
struct ConstraintConflict {
  std::string first, second;
  bool isContradiction() const { return !second.empty(); }
};
std::optional<ConstraintConflict> findConflict(const OpGraph &graph, OpId op,
                                               const Mesh &mesh,
                                               const StrategySpec &spec);

} // namespace planner

#endif // PLANNER_STRATEGY_CONSTRAINTS_H
