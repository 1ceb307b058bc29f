//===- Sparse.h - Elimination over what a bound leaves ----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// Bucket elimination whose tables hold only the entries that can belong to an
// assignment of excess at most a gap over a reparametrisation's bound. What is
// forbidden takes no room either, which is most of the entries where one
// variable stands for a set of layouts that all its neighbours must be in.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_SPARSE_H
#define PLANNER_SOLVER_SPARSE_H

#include "planner/Solver/Dual.h"
#include "planner/Support/Cancellation.h"

namespace planner::solver {

struct SparseLimits {
  /// Only assignments of at most this excess are of interest.
  int64_t gap = 0;
  /// Partial assignments looked at.
  int64_t workCap = std::numeric_limits<int64_t>::max();
  const Cancellation *cancel = nullptr;
};

struct SparseResult {
  /// Complete: choice is the best within the gap, or there is none. TooLarge:
  /// the work exceeded the cap, nothing is known.
  enum class Status { Complete, TooLarge };
  Status status = Status::TooLarge;
  bool found = false;
  std::vector<uint32_t> choice;
  int64_t excess = 0;
  int64_t work = 0;
  size_t entries = 0;
  size_t width = 0;
};

/// The optimum of the priced problem, without regard to capacity, among
/// assignments within the gap.
SparseResult eliminateWithin(const Model &model, const Reparametrisation &r,
                             const SparseLimits &limits);

} // namespace planner::solver

#endif // PLANNER_SOLVER_SPARSE_H
