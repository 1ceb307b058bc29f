//===- Random.h - Random indices --------------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_CERTIFY_RANDOM_H
#define PLANNER_LIB_CERTIFY_RANDOM_H

#include <cstddef>
#include <random>

namespace planner {

/// One of the numbers below `count`, the same of a seed whatever the library.
inline size_t below(std::mt19937_64 &random, size_t count) {
  return static_cast<size_t>(random() % count);
}

} // namespace planner

#endif // PLANNER_LIB_CERTIFY_RANDOM_H
