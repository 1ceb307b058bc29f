//===- Infinity.h - More than any cost --------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SUPPORT_INFINITY_H
#define PLANNER_SUPPORT_INFINITY_H

#include <limits>

namespace planner {

/// The cost of what cannot be, and a limit that nothing reaches.
inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

} // namespace planner

#endif // PLANNER_SUPPORT_INFINITY_H
