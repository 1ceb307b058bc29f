//===- Integers.h - Duals in integers ---------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// Messages, prices and excesses are doubles while they are improved, and
// integers of 2^-shift where they bound something.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_INTEGERS_H
#define PLANNER_SOLVER_INTEGERS_H

#include "planner/Solver/Problem.h"
#include <algorithm>
#include <cmath>

namespace planner::solver {

/// Messages and priced amounts stay below this, so that three of them and a
/// cost add up within 64 bits.
constexpr int64_t kLargest = int64_t(1) << 60;

inline int64_t rounded(double value) {
  if (!(value < double(kLargest)))
    return kLargest;
  if (!(value > -double(kLargest)))
    return -kLargest;
  return int64_t(std::nearbyint(value));
}

inline int64_t clamped(WideCost value) {
  return int64_t(std::min(value, WideCost(kLargest)));
}

} // namespace planner::solver

#endif // PLANNER_SOLVER_INTEGERS_H
