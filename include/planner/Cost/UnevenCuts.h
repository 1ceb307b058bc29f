//===- UnevenCuts.h - Cutting a model for unequal stages --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Where devices differ, or where the ends of a model take more than a layer, or
// the first stages keep more than the last, stages have different numbers of
// units (docs/cost-model.md, "Stages").
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_COST_UNEVENCUTS_H
#define PLANNER_COST_UNEVENCUTS_H

#include "planner/Cost/Stages.h"
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace planner {

/// What the first so many units of each chunk do besides: their forward pass is
/// computed again, and what it left is kept no longer.
struct UnitsAgain {
  int64_t count = 0;
  /// Of each such unit, more for both passes, and less kept.
  double seconds = 0, bytes = 0;

  /// Of so many units of a chunk.
  template <typename T> T of(T units) const {
    return std::min(static_cast<T>(count), units);
  }
};

/// What one kind of device has to do and to hold for each unit of a line, all
/// at least 0.
struct UnitLoads {
  /// Both passes of one micro-batch.
  std::vector<double> seconds;
  /// Bytes that are there all the time, and those that a micro-batch leaves
  /// from its forward to its backward pass; these add up over units.
  std::vector<double> fixed, kept;
  /// Besides, in a pass and in the update: of the unit that has most.
  std::vector<double> working, updating;
  /// Of the seconds, the forward pass, and weight gradients; and what a stage
  /// waits for once a step, after its last backward pass: of sums of gradients,
  /// and then of the update. cutUnevenly() asks for none of these.
  std::vector<double> forward = {}, weights = {}, sums = {}, updates = {};
  UnitsAgain again = {};
  /// What passes the end of each unit on the way forward.
  std::vector<Crossing> crossing = {};
};

/// Where a chunk runs.
struct ChunkSite {
  /// Which of the UnitLoads are its device's.
  size_t loads = 0;
  /// Micro-batches whose activations it keeps.
  double microBatches = 1;
  /// Bytes that it may hold.
  double limit = 0;
  /// Sends in seconds: with which it is busy for each micro-batch, and those of
  /// one micro-batch on its way to it and back.
  double sending = 0, way = 0;
};

/// Where to cut a line of units into a chunk of at least one unit for each
/// site, so that the slowest chunk is as fast as can be among those that hold
/// no more than their limits; of these cuts the one in which a micro-batch
/// takes least on its way through all chunks, and of equal ones that which
/// leaves more to later chunks. Exact, in O(units * units * sites) at most.
/// Positions from 0 to the number of units; nothing if there is no such cut.
std::optional<std::vector<size_t>>
cutUnevenly(const std::vector<UnitLoads> &loads,
            const std::vector<ChunkSite> &sites);

/// The same of stages, some of which run several chunks: from those cuts on,
/// units move between chunks as long as the slowest stage is faster so, and
/// none holds more than its chunks may together. No unit is computed again.
std::optional<std::vector<size_t>>
cutForStages(const std::vector<UnitLoads> &loads,
             const std::vector<ChunkSite> &sites,
             const std::vector<std::vector<size_t>> &chunksOfStage);

/// Positions from 0 to the number of units, and the time in seconds that was
/// made as short as can be.
struct PipelineCuts {
  std::vector<size_t> at;
  double seconds = 0;
};

/// Where to cut a chain of layers, whose first and last unit alone are unlike
/// the others, among the stages of a pipeline on devices alike, a chunk on
/// each, so that 1F1B or GPipe is fastest: the greatest of what m micro-batches
/// take on a stage, with one through all stages before it, or its own sums if
/// these take longer, is least. Chunks have a unit at least, and hold no more
/// than their limits. Of cuts that take as long one that leaves more to later
/// chunks, which keep less. Exact but for a relative 1e-9, in O(units * units
/// of the longest chunk), unless a chunk has fewer units than are computed
/// again of each: those before a chunk count as if none had. Nothing if there
/// is no such cut.
std::optional<PipelineCuts> cutForPipeline(const UnitLoads &loads,
                                           const std::vector<ChunkSite> &sites,
                                           double microBatches);

/// Bytes of units from `begin` to before `end` as a chunk at that site.
double bytesOfUnits(const UnitLoads &loads, const ChunkSite &site, size_t begin,
                    size_t end);

} // namespace planner

#endif // PLANNER_COST_UNEVENCUTS_H
