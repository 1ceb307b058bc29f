//===- SomeLayers.h - Points that treat some layers otherwise ---*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_SEARCH_SOMELAYERS_H
#define PLANNER_TEST_UNIT_SEARCH_SOMELAYERS_H

#include "planner/Search/OuterPoint.h"

namespace planner::test {

/// The point with every number of layers of each chunk computed again, all and
/// none excepted; nothing unless it keeps what the graph keeps, and layers are
/// no loop, and divide among the chunks.
inline std::vector<StagePoint> computingSome(const OpGraph &graph,
                                             const LayerLine &line,
                                             const StagePoint &kept,
                                             const ScheduleChoice &schedule) {
  std::vector<StagePoint> points;
  const int64_t chunks = kept.stages * schedule.chunksPerStage;
  const auto each = layersOfChunk(line.layers, chunks);
  if (kept.recompute != graph.recompute || graph.loops.size() > 1 ||
      graph.recompute != Recompute::None || !line.isUniform || !each)
    return points;
  for (int64_t layers = 1; layers < *each; ++layers) {
    points.push_back(kept);
    points.back().recompute = {Recompute::Full, layers, chunks};
  }
  return points;
}

/// The point with every number of layers of each chunk with ZeRO-3 instead of
/// ZeRO-2; nothing unless the stack has that, neither level is ruled out, and
/// layers are no loop, and divide among the chunks.
inline std::vector<StagePoint>
gatheringSome(const OpGraph &graph, const LayerLine &line,
              const StackSpec &stack, const StrategySpec &fix,
              const StagePoint &whole, const ScheduleChoice &schedule) {
  std::vector<StagePoint> points;
  const int64_t chunks = whole.stages * schedule.chunksPerStage;
  const auto each = layersOfChunk(line.layers, chunks);
  const int most = whole.stages > 1 ? stack.pipeline.zero : stack.features.zero;
  if (whole.zero != 2 || most < 3 || !stack.features.zeroLayers || fix.zero ||
      fix.forbidden.zero <= 3 || fix.forbidden.zeroLayers ||
      graph.loops.size() > 1 || !line.isUniform || !each)
    return points;
  for (int64_t layers = 1; layers <= *each; ++layers) {
    points.push_back(whole);
    points.back().zero = 3;
    points.back().zeroLayers = layers;
    points.back().zeroChunks = chunks;
  }
  return points;
}

} // namespace planner::test

#endif // PLANNER_TEST_UNIT_SEARCH_SOMELAYERS_H
