//===- TimedStep.h - A step of one division of a model ----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_TIMEDSTEP_H
#define PLANNER_LIB_PLAN_TIMEDSTEP_H

#include "planner/Schedule/Pipeline.h"
#include <vector>

namespace planner {

/// A step, and the stages that make it as long as it is: the one whose sums of
/// gradients end last, the one that updates longest, and the busiest.
struct TimedStep {
  double seconds = 0;
  std::vector<size_t> longest;
};

/// By the closed form of the schedule, with what stages wait for once a step,
/// in seconds.
TimedStep timedStep(const PipelineSpec &spec, const std::vector<double> &sums,
                    const std::vector<double> &updates);

} // namespace planner

#endif // PLANNER_LIB_PLAN_TIMEDSTEP_H
