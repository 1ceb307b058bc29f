//===- Trace.h - A plan's step for Perfetto and chrome://tracing -*- C++ -*-==//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_EXPORT_TRACE_H
#define PLANNER_EXPORT_TRACE_H

#include "planner/Export/Sdy.h"

namespace planner {

/// The step as it is predicted, in the Trace Event Format: the work of every
/// micro-batch on every stage, taken apart into compute, recomputation and what
/// it waits for, the transfers between stages, the reductions of gradients and
/// the update, and each stage's memory over time. The plan is priced, for
/// `graph`.
Expected<ExportedText> exportTrace(const Plan &plan, const OpGraph &graph,
                                   const ClusterSpec &cluster,
                                   const StackSpec &stack);

} // namespace planner

#endif // PLANNER_EXPORT_TRACE_H
