//===- FreeCuts.h - Where any model is cut ----------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_FREECUTS_H
#define PLANNER_LIB_PLAN_FREECUTS_H

#include "TimedStep.h"
#include "planner/Cost/LineCuts.h"
#include "planner/Plan/Pipeline.h"

namespace planner {

/// Divides the units of a line that is no chain of equal layers among the
/// chunks of a pipeline on devices alike. Memory counts once a division has
/// turned out not to fit, then with what each unit needs by itself. That is not
/// what a stage of them does: of two that read what one has made, both have it.
/// So each stage may have as much of that as its last division would have if it
/// needed all that a device can hold.
class LineDivider {
public:
  /// `spec` and `price` are of the line cut by compute, `usable` the bytes that
  /// a device can hold. References must outlive this.
  static Expected<LineDivider> make(const StagedStrategy &strategy,
                                    const StageRequest &request,
                                    const PipelineSpec &spec,
                                    const StagedPrice &price, int64_t usable);

  /// The fastest division that is known to fit: that of LineCutter, with
  /// several chunks a stage the best of that and of two others, in which
  /// borders are moved as long as the step gets faster. Nothing if none fits,
  /// or no cut of LineCutter's, which is exact there, is as fast as `most`.
  std::optional<LayerSplit> next(std::optional<Seconds> most);
  /// The last one does not fit: its peaks by stage.
  Expected<void> tooLarge(const std::vector<StageShare> &stages);
  bool isEven(const LayerSplit &split) const { return split.counts == even; }

private:
  LineDivider(const StagedStrategy &s, const StageRequest &r, PipelineSpec spec,
              UnitPrices prices, const StagedPrice &price, int64_t bytes);

  using Cuts = std::vector<size_t>;
  /// What one stage has, keeps and may hold.
  struct Room {
    std::vector<HostedChunk> chunks;
    double kept = 1, limit = 0;
  };
  /// A division, and by what share a stage exceeds its limit, at most.
  struct Timed {
    Cuts cuts;
    TimedStep step;
    double excess = 0;

    /// The less it exceeds limits, then the faster.
    bool isBetterThan(const Timed &other) const {
      return std::pair(excess, step.seconds) <
             std::pair(other.excess, other.step.seconds);
    }
  };
  /// To begin with, and what none takes less than, if that is known.
  struct Start {
    Timed timed;
    double least = 0;
  };
  /// Borders that are moved: one, two, or a few that follow each other, all by
  /// a unit, so that stages in between hand on as much as they get.
  enum class Moving { One, Two, Run };
  /// Borders and their places.
  using Places = std::vector<std::pair<size_t, size_t>>;
  struct Move {
    double least = 0;
    Places places;
    friend auto operator<=>(const Move &, const Move &) = default;
  };

  bool isWhole() const { return hasWholeStages(spec.schedule); }
  void setTimes(const Cuts &cuts);
  TimedStep timeOf(const Cuts &cuts);
  double bytesOn(const Room &room, const Cuts &cuts);
  double excessOf(const Cuts &cuts);
  Timed timed(Cuts cuts);
  void limit();
  Timed fasterStart(Timed best, double most);
  std::optional<Start> startWhole(double most);
  Start startChunks();
  Places movesOfOne(const Timed &from) const;
  std::vector<Places> movesOfTwo(const Timed &from) const;
  std::vector<Places> movesOfRuns(const Timed &from) const;
  std::vector<Move> movesOf(const Timed &from, Moving moving);
  /// The best of such moves, or a good one; counts what was timed for them.
  std::optional<Timed> moved(const Timed &from, size_t &tried, Moving moving);

  const StagedStrategy &strategy;
  const StageRequest &request;
  PipelineSpec spec;
  std::vector<int64_t> even;
  int64_t usable;
  std::vector<Room> rooms;
  bool countsMemory = false;
  LineCutter cutter;
  /// What next() has found.
  Cuts last;
};

} // namespace planner

#endif // PLANNER_LIB_PLAN_FREECUTS_H
