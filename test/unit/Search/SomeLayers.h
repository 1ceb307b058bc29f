//===- SomeLayers.h - Points that treat some layers otherwise ---*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_SEARCH_SOMELAYERS_H
#define PLANNER_TEST_UNIT_SEARCH_SOMELAYERS_H

#include "Divisions.h"
#include <algorithm>

namespace planner::test {

/// Layers of the largest of a point's chunks, where the two ends of the model
/// may take the place of a layer each; 0 if there are fewer layers.
inline int64_t largestChunk(int64_t layers, const StagePoint &point,
                            const ScheduleChoice &schedule,
                            const StrategySpec &fix) {
  const int64_t chunks = point.stages * schedule.chunksPerStage;
  if (chunks > 1 && fix.layers && !fix.layers->counts.empty())
    return *std::max_element(fix.layers->counts.begin(),
                             fix.layers->counts.end());
  if (chunks > layers)
    return 0;
  if (layers % chunks == 0)
    return layers / chunks;
  return (layers + 2) % chunks == 0 ? (layers + 2) / chunks
                                    : layers / chunks + 1;
}

/// The point with every number of layers of each chunk computed again, all and
/// none excepted; nothing unless it keeps what the graph keeps. Where layers
/// are a loop that may be the fewest bytes.
inline std::vector<StagePoint> computingSome(const OpGraph &graph,
                                             const LayerLine &line,
                                             const StrategySpec &fix,
                                             const StagePoint &kept,
                                             const ScheduleChoice &schedule) {
  std::vector<StagePoint> points;
  const int64_t most = largestChunk(line.layers, kept, schedule, fix);
  const bool keepsAll =
      graph.recompute == Recompute::None ||
      (graph.loops.size() > 1 && graph.recompute == Recompute::Selective);
  if (kept.recompute != graph.recompute || !keepsAll || !line.isUniform)
    return points;
  for (int64_t layers = 1; layers < most; ++layers) {
    points.push_back(kept);
    points.back().recompute = {Recompute::Full, layers,
                               chunksOf(kept, schedule, fix)};
  }
  return points;
}

/// Whether some layers of a point that keeps all may be computed again where
/// they are divided freely.
inline bool dividesSome(const OpGraph &graph, const LayerLine &line,
                        const StackSpec &stack, const StrategySpec &fix,
                        const StagePoint &kept,
                        const ScheduleChoice &schedule) {
  return graph.mode == Mode::Train && schedule.freeLayers &&
         dividesFreely(kept, stack, fix) && !fix.recompute() &&
         line.layers > kept.stages * schedule.chunksPerStage &&
         !computingSome(graph, line, fix, kept, schedule).empty();
}

/// Such a point with its layers divided in every way, and every number of them
/// of each chunk computed again, but for all of all chunks.
inline std::vector<StagePoint> dividingSome(const LayerLine &line,
                                            const StagePoint &kept,
                                            const ScheduleChoice &schedule) {
  std::vector<StagePoint> points;
  forDivisions(line.layers, kept.stages * schedule.chunksPerStage,
               [&](const std::vector<int64_t> &counts) {
                 const int64_t most =
                     *std::max_element(counts.begin(), counts.end());
                 for (int64_t again = 1; again < most; ++again) {
                   points.push_back(kept);
                   points.back().recompute = {Recompute::Full, again,
                                              LayerChunks(counts)};
                 }
               });
  return points;
}

/// The point with every number of layers of each chunk with ZeRO-3 instead of
/// ZeRO-2; nothing unless the stack has that, neither level is ruled out, and
/// layers are no loop.
inline std::vector<StagePoint>
gatheringSome(const OpGraph &graph, const LayerLine &line,
              const StackSpec &stack, const StrategySpec &fix,
              const StagePoint &whole, const ScheduleChoice &schedule) {
  std::vector<StagePoint> points;
  const int64_t all = largestChunk(line.layers, whole, schedule, fix);
  const int most = whole.stages > 1 ? stack.pipeline.zero : stack.features.zero;
  if (whole.zero != 2 || whole.unevenSamples > 0 || most < 3 ||
      !stack.features.zeroLayers || fix.zero || fix.forbidden.zero <= 3 ||
      fix.forbidden.zeroLayers || graph.loops.size() > 1 || !line.isUniform)
    return points;
  for (int64_t layers = 1; layers <= all; ++layers) {
    points.push_back(whole);
    points.back().zero = 3;
    points.back().zeroLayers = layers;
    points.back().zeroChunks = chunksOf(whole, schedule, fix);
  }
  return points;
}

} // namespace planner::test

#endif // PLANNER_TEST_UNIT_SEARCH_SOMELAYERS_H
