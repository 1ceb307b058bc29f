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

/// What a stage does besides, or as a part of a work: shown with the works.
struct TraceSpan {
  size_t stage = 0;
  /// The category colours it.
  std::string name, category;
  Seconds begin, end;
  /// Beside the works, if it has a name.
  std::string thread = {};
  /// What it is about, if that is one tensor.
  std::string tensor = {};
};

/// The timeline in the Trace Event Format (JSON): a process a stage, with its
/// compute, its sends of outputs and of gradients as threads, an arrow from
/// each send to the work that waits for it, and, if given, the stages' memory
/// as counters. `spec` is that of all stages, or, where nothing is sent, of any
/// one of them.
std::string traceJson(const PipelineSpec &spec,
                      const PipelineTimeline &timeline,
                      const std::vector<StageMemory> &memory = {},
                      const std::vector<TraceSpan> &spans = {});

} // namespace planner

#endif // PLANNER_SCHEDULE_TRACE_H
