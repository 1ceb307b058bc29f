//===- Checking.h - Integers of those who check -----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The checkers of certificates and of proofs share this, and nothing of the
// searches that make them; these keep to what is accepted.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_CHECKING_H
#define PLANNER_SOLVER_CHECKING_H

#include "planner/Solver/Problem.h"

namespace planner::solver {

/// The largest price accepted. Sums of price * usage stay within 128 bits, at
/// up to 2^22 times.
constexpr int64_t kLargestPrice = int64_t(1) << 44;

/// The quotient by 2^bits, rounded down for either sign.
inline WideCost divideDown(WideCost value, unsigned bits) {
  const WideCost unit = WideCost(1) << bits;
  const WideCost quotient = value / unit;
  return value % unit < 0 ? quotient - 1 : quotient;
}

} // namespace planner::solver

#endif // PLANNER_SOLVER_CHECKING_H
