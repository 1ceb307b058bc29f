//===- Labels.h - Elimination with (cost, usage) labels ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// Bucket elimination over Pareto sets: an entry of a table holds every partial
// assignment that no other one with the same neighbours beats in cost and in
// usage at every time that can still bind. A reparametrisation gives each label
// a lower bound on what any completion costs, so that labels that cannot lead
// below the best known cost are dropped.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_LABELS_H
#define PLANNER_SOLVER_LABELS_H

#include "planner/Solver/Dual.h"
#include "planner/Solver/Elimination.h"

namespace planner::solver {

struct LabelLimits {
  uint32_t labelCap = 4096;
  int64_t tableCap = int64_t(1) << 26;
  int64_t workCap = std::numeric_limits<int64_t>::max();
  /// Labels whose bound exceeds the reparametrisation's by more are of no
  /// interest, in its units.
  int64_t gap = kForbidden;
  const Cancellation *cancel = nullptr;
};

struct LabelResult {
  /// Complete: choice is optimal among assignments within the gap, or there is
  /// none. Truncated: labels were lost; choice, if any, is feasible. TooLarge
  /// and Cancelled: nothing is known.
  enum class Status { Complete, Truncated, TooLarge, Cancelled };
  Status status = Status::TooLarge;
  bool found = false;
  std::vector<uint32_t> choice;
  /// The least excess of a lost label; kForbidden if none was lost.
  int64_t lostExcess = kForbidden;
  int64_t work = 0;
  size_t labels = 0;
  size_t width = 0;
  double tableEntries = 0;
};

/// The optimum within capacity, exactly as long as no entry needs more labels
/// than the cap.
LabelResult eliminateWithLabels(const Model &model, const Reparametrisation &r,
                                const LabelLimits &limits);

} // namespace planner::solver

#endif // PLANNER_SOLVER_LABELS_H
