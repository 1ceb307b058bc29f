//===- Divisions.h - All divisions of layers among chunks -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_SEARCH_DIVISIONS_H
#define PLANNER_TEST_UNIT_SEARCH_DIVISIONS_H

#include "planner/Search/OuterPoint.h"
#include <functional>

namespace planner::test {

/// All divisions of so many layers among so many chunks.
inline void
forDivisions(int64_t layers, int64_t chunks,
             const std::function<void(const std::vector<int64_t> &)> &see) {
  std::vector<int64_t> counts;
  const auto descend = [&](auto self, int64_t left) -> void {
    const int64_t others = chunks - static_cast<int64_t>(counts.size()) - 1;
    if (others == 0) {
      counts.push_back(left);
      see(counts);
      counts.pop_back();
      return;
    }
    for (int64_t own = 1; own + others <= left; ++own) {
      counts.push_back(own);
      self(self, left - own);
      counts.pop_back();
    }
  };
  descend(descend, layers);
}

/// Layers of each stage; of DualPipe two stages have each.
inline std::vector<int64_t> layersByStage(const StagePoint &point,
                                          const ScheduleChoice &schedule,
                                          const std::vector<int64_t> &counts) {
  PipelineSpec spec;
  spec.schedule = schedule.schedule;
  spec.stages = point.stages;
  spec.chunksPerStage = schedule.chunksPerStage;
  spec.microBatches = point.microBatches;
  spec.chunks.resize(counts.size());
  std::vector<int64_t> layers(static_cast<size_t>(point.stages), 0);
  for (int64_t s = 0; s < point.stages; ++s)
    for (const int64_t chunk : chunksOn(spec, s))
      layers[static_cast<size_t>(s)] += counts[static_cast<size_t>(chunk)];
  return layers;
}

} // namespace planner::test

#endif // PLANNER_TEST_UNIT_SEARCH_DIVISIONS_H
