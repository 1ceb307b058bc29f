//===- TraceStreams.h - Collectives beside the works of a stage -*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_EXPORT_TRACESTREAMS_H
#define PLANNER_LIB_EXPORT_TRACESTREAMS_H

#include "planner/Cost/StepDetail.h"
#include "planner/Schedule/Trace.h"

namespace planner::detail {

using PurposeTimes = std::array<Seconds, kPurposes>;

struct StreamItem {
  std::string thread, name;
  Seconds time;
  std::string tensor = {};
};

/// What belongs to a piece of work from `begin` to `end`, and is over by
/// `deadline`.
struct StreamGroup {
  Seconds begin, end, deadline;
  std::vector<StreamItem> items;

  Seconds time() const;
};

/// Named by what they do and for what, on a thread for each level of links,
/// each execution by itself. `once`: those of a step, not of a pass.
std::vector<StreamItem> itemsOf(const RunCollectives &runs,
                                const CostModel &model, bool once);

Seconds timeOf(const RunCollectives &runs);

/// By purpose, how many times as long they have to be for all to take that long
/// together.
std::array<double, kPurposes> scaleTo(const RunCollectives &runs,
                                      const PurposeTimes &times);
/// All together.
RunCollectives scaledTo(RunCollectives runs, Seconds time);

/// One after the other, as prices add them up: each group so that it ends with
/// its work, or begins with it if it takes longer, and then runs on beside the
/// next ones.
void addStreams(size_t stage, std::vector<StreamGroup> groups,
                std::vector<TraceSpan> &spans);

} // namespace planner::detail

#endif // PLANNER_LIB_EXPORT_TRACESTREAMS_H
