//===- Trips.h - A micro-batch on its way through the chunks ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SCHEDULE_TRIPS_H
#define PLANNER_LIB_SCHEDULE_TRIPS_H

#include "planner/Schedule/Pipeline.h"

namespace planner {

/// For each chunk: passes with the sends that occupy the stage, and the time
/// that what they send is under way beside them. If backward passes may be
/// split, what the chunk before waits for.
struct PassTimes {
  std::vector<Seconds> forward, backward;
  std::vector<Seconds> forwardLatency, backwardLatency;
};
PassTimes passTimes(const PipelineSpec &spec);

/// When the first micro-batch reaches each chunk, and how long its gradient
/// takes from the end of the chunk's backward pass to that of the first chunk.
struct Trips {
  std::vector<Seconds> reach, home;
  /// A whole forward pass, a whole backward pass.
  Seconds forward, backward;
};
Trips tripsOf(const PassTimes &times);

} // namespace planner

#endif // PLANNER_LIB_SCHEDULE_TRIPS_H
