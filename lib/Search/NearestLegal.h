//===- NearestLegal.h - The nearest legal strategies ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_NEARESTLEGAL_H
#define PLANNER_LIB_SEARCH_NEARESTLEGAL_H

#include "planner/Strategy/StrategySpec.h"
#include <functional>

namespace planner {

/// What a change of a key costs beside the doublings of its number, and more if
/// the strategy does not name it. Choices: one key rather than two, and what is
/// named rather than what is not.
constexpr double kChangedKey = 0.1, kNewKey = 1;

/// Of a strategy with `stageDegrees`, at most `count` that are accepted and on
/// so many devices in all, the nearest first: other degrees of some stages,
/// which are powers of two.
std::vector<StrategySpec>
nearestStages(const StrategySpec &spec, int64_t devices, size_t count,
              const std::function<bool(const StrategySpec &)> &accepts);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_NEARESTLEGAL_H
