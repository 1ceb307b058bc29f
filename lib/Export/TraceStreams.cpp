//===- TraceStreams.cpp - Collectives beside the works of a stage ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "TraceStreams.h"
#include <algorithm>
#include <cmath>
#include <limits>

namespace planner::detail {

Seconds StreamGroup::time() const {
  Seconds sum;
  for (const StreamItem &item : items)
    sum += item.time;
  return sum;
}

/// As strategy strings have it.
static const char *nameOf(Purpose purpose) {
  switch (purpose) {
  case Purpose::Tensor:
    return "tp";
  case Purpose::Context:
    return "cp";
  case Purpose::Expert:
    return "ep";
  case Purpose::Data:
    return "dp";
  }
  __builtin_unreachable();
}

std::vector<StreamItem> itemsOf(const RunCollectives &runs,
                                const CostModel &model, bool once) {
  const ClusterSpec &cluster = model.cluster();
  std::vector<StreamItem> items;
  for (const RunCollective &run : runs) {
    if (run.time <= Seconds(0) || run.level >= cluster.levels.size())
      continue;
    const double executions = std::max(1.0, std::round(run.executions));
    const StreamItem each{
        cluster.levels[run.level].name +
            (once ? " collectives, once a step" : " collectives"),
        std::string(name(run.kind)) + " " + nameOf(run.purpose),
        run.time / executions,
        run.tensor == kNone ? "" : model.graph().tensors[run.tensor].name};
    items.insert(items.end(), static_cast<size_t>(executions), each);
  }
  return items;
}

Seconds timeOf(const RunCollectives &runs) {
  Seconds sum;
  for (const RunCollective &run : runs)
    sum += run.time;
  return sum;
}

std::array<double, kPurposes> scaleTo(const RunCollectives &runs,
                                      const PurposeTimes &times) {
  PurposeTimes sums;
  for (const RunCollective &run : runs)
    sums[static_cast<size_t>(run.purpose)] += run.time;
  std::array<double, kPurposes> scale;
  for (size_t i = 0; i < kPurposes; ++i)
    scale[i] = sums[i] > Seconds(0) ? times[i] / sums[i] : 1;
  return scale;
}

RunCollectives scaledTo(RunCollectives runs, Seconds time) {
  const Seconds sum = timeOf(runs);
  for (RunCollective &run : runs)
    run.time = sum > Seconds(0) ? run.time * (time / sum) : Seconds(0);
  return runs;
}

void addStreams(size_t stage, std::vector<StreamGroup> groups,
                std::vector<TraceSpan> &spans) {
  std::vector<Seconds> begins;
  Seconds free;
  for (const StreamGroup &group : groups) {
    begins.push_back(std::max({free, group.begin, group.end - group.time()}));
    free = begins.back() + group.time();
  }
  // What would end too late gives way to the left.
  Seconds limit(std::numeric_limits<double>::infinity());
  for (size_t i = groups.size(); i-- > 0;) {
    limit = std::min(limit, groups[i].deadline);
    begins[i] =
        std::max(Seconds(0), std::min(begins[i], limit - groups[i].time()));
    limit = begins[i];
  }
  for (size_t i = 0; i < groups.size(); ++i) {
    Seconds at = begins[i];
    for (StreamItem &item : groups[i].items) {
      spans.push_back({stage, std::move(item.name), "collective", at,
                       at + item.time, std::move(item.thread),
                       std::move(item.tensor)});
      at += item.time;
    }
  }
}

} // namespace planner::detail
