//===- PortableMath.h - Functions that are the same anywhere ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// The last bits of the C library's functions depend on its version and on the
// processor. Where a search decides by them it would take another way on
// another machine. These are made of operations that IEEE 754 defines, and are
// accurate to 1e-12, relatively.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_PORTABLEMATH_H
#define PLANNER_SOLVER_PORTABLEMATH_H

#include <cmath>

namespace planner::solver {

/// e to the power of x, which is at most 100 either way.
inline double portableExp(double x) {
#pragma clang fp contract(off)
  // Taylor's series of a small part of x, squared again and again.
  constexpr int kHalvings = 10, kTerms = 9;
  const double part = std::ldexp(x, -kHalvings);
  double power = 1;
  for (int n = kTerms; n > 0; --n)
    power = 1 + power * (part * (1.0 / n));
  for (int i = 0; i < kHalvings; ++i)
    power *= power;
  return power;
}

/// Of a positive number.
inline double portableLog(double x) {
#pragma clang fp contract(off)
  constexpr double kLn2 = 0x1.62e42fefa39efp-1, kRoot = 0x1.6a09e667f3bcdp-1;
  constexpr int kTerms = 19;
  int exponent = 0;
  const double mantissa = std::frexp(x, &exponent);
  // 2 artanh s, and s is at most 0.18.
  const double s = (mantissa - kRoot) / (mantissa + kRoot), square = s * s;
  double sum = 0;
  for (int n = kTerms; n > 0; n -= 2)
    sum = 1.0 / n + square * sum;
  return 2 * s * sum + (double(exponent) - 0.5) * kLn2;
}

} // namespace planner::solver

#endif // PLANNER_SOLVER_PORTABLEMATH_H
