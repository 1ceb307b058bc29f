//===- Trace.h - Pipelines for Perfetto and chrome://tracing ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SCHEDULE_TRACE_H
#define PLANNER_SCHEDULE_TRACE_H

#include "planner/Schedule/Memory.h"
#include <string>

namespace planner {

/// The timeline in the Trace Event Format (JSON): a process a stage, with its
/// compute, its sends of outputs and of gradients as threads, an arrow from
/// each send to the work that waits for it, and, if given, the stages' memory
/// as counters.
std::string traceJson(const PipelineSpec &spec,
                      const PipelineTimeline &timeline,
                      const std::vector<StageMemory> &memory = {});

} // namespace planner

#endif // PLANNER_SCHEDULE_TRACE_H
