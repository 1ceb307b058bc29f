//===- AlternatingPaths.h - Longest paths of 1F1B ---------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SCHEDULE_ALTERNATINGPATHS_H
#define PLANNER_LIB_SCHEDULE_ALTERNATINGPATHS_H

#include "Trips.h"

namespace planner {

/// Paths through the passes of 1F1B with at least twice as many micro-batches
/// as stages. A path goes down the first forward passes to some stage, waits
/// there for its first backward pass, goes on to the stage whose pace it keeps
/// for most of the step (its home), and leaves as it came.
class AlternatingPaths {
public:
  AlternatingPaths(const PassTimes &times, int64_t microBatches);

  /// The begin of the stage's first backward pass: exact.
  Seconds firstBackward(int64_t stage) const;
  /// The end of its last: a lower bound.
  Seconds end(int64_t stage) const;

private:
  Seconds passes(int64_t i) const { return forward[at(i)] + backward[at(i)]; }
  static size_t at(int64_t i) { return size_t(i); }
  Seconds arrive(int64_t home) const;
  Seconds leave(int64_t home, int64_t stage) const;
  Seconds through(int64_t home, int64_t stage) const;
  Seconds atHome(int64_t home) const;
  Seconds throughLinks(int64_t stage) const;

  int64_t stages, microBatches;
  std::vector<Seconds> forward, backward, forwardLatency, backwardLatency;
  /// Passes of all stages up to this one, and what is under way between them.
  std::vector<Seconds> forwardTo, backwardTo;
  /// To the end of the last forward pass before the stage's first backward
  /// pass, if no stage after it keeps it waiting.
  std::vector<Seconds> warmUpTo;
  int64_t slowest = 0;
};

} // namespace planner

#endif // PLANNER_LIB_SCHEDULE_ALTERNATINGPATHS_H
