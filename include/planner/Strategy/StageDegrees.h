//===- StageDegrees.h - Stages with meshes of their own ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_STRATEGY_STAGEDEGREES_H
#define PLANNER_STRATEGY_STAGEDEGREES_H

#include "planner/Support/Units.h"
#include <cstdint>

namespace planner {

/// How one stage of a pipeline uses its devices, where stages differ.
struct StageDegrees {
  int64_t dp = 1, tp = 1, cp = 1, ep = 1;
  /// Samples of a device at once. All stages have the same in all.
  int64_t microBatch = 1;

  int64_t devices() const {
    return saturatingMul(saturatingMul(dp, tp), saturatingMul(cp, ep));
  }
  int64_t dataDevices() const { return saturatingMul(dp, ep); }
  int64_t samplesAtOnce() const {
    return saturatingMul(microBatch, dataDevices());
  }
  friend auto operator<=>(const StageDegrees &, const StageDegrees &) = default;
};

} // namespace planner

#endif // PLANNER_STRATEGY_STAGEDEGREES_H
