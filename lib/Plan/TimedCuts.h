//===- TimedCuts.h - Cuts by the time of a step -----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// docs/cost-model.md, "Clusters of several kinds of nodes".
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_TIMEDCUTS_H
#define PLANNER_LIB_PLAN_TIMEDCUTS_H

#include "TimedStep.h"
#include "UnitLoads.h"

namespace planner {

/// Moves units of a line between the chunks of stages that are not alike as
/// long as the step gets shorter, by what units take by themselves.
class TimedCuts {
public:
  /// `sites` are those of the chunks, `stages` has the chunks of each stage;
  /// cuts, which fit, are positions from 0 to the number of units, and `spec`
  /// is their schedule with what they send.
  TimedCuts(const std::vector<UnitLoads> &loads,
            const std::vector<ChunkSite> &sites,
            const std::vector<std::vector<HostedChunk>> &stages,
            std::vector<size_t> cuts, PipelineSpec spec);

  /// Others that fit.
  std::vector<size_t> shorten();

private:
  /// Of all units before each, and of all.
  struct Sums {
    std::vector<double> forward, seconds, weights, sums, updates;
  };

  /// Units from a chunk to another, and what the pipeline takes at least then.
  struct Move {
    double least = 0;
    size_t from = 0, to = 0, units = 0;
    friend auto operator<=>(const Move &, const Move &) = default;
  };

  void setSends(const std::vector<size_t> &cuts);
  void setTimes(const std::vector<size_t> &cuts);
  TimedStep timeOf(const std::vector<size_t> &cuts);
  bool fits(const std::vector<size_t> &cuts) const;
  std::vector<Move> movesOf(const std::vector<size_t> &cuts,
                            const TimedStep &timed);
  bool improve(std::vector<size_t> &cuts, TimedStep &timed);
  bool move(std::vector<size_t> &cuts, size_t from, size_t to,
            size_t units) const;

  const std::vector<UnitLoads> &loads;
  const std::vector<ChunkSite> &sites;
  const std::vector<std::vector<HostedChunk>> &stages;
  const std::vector<size_t> first;
  const PipelineSpec firstSpec;
  PipelineSpec spec;
  /// By loads.
  std::vector<Sums> before;
  size_t tried = 0;
};

} // namespace planner

#endif // PLANNER_LIB_PLAN_TIMEDCUTS_H
