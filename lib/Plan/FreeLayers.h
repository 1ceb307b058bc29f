//===- FreeLayers.h - How many layers each chunk has ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_FREELAYERS_H
#define PLANNER_LIB_PLAN_FREELAYERS_H

#include "TimedStep.h"
#include "UnlikeStages.h"
#include "planner/Plan/SomeAgain.h"

namespace planner {

/// Divides the layers of a chain of equal ones among the chunks of a pipeline,
/// with what each takes and holds by itself. That is not quite what a chunk of
/// them does: where a stage turns out not to fit, it is given that much less.
class LayerDivider {
public:
  using Counts = std::vector<int64_t>;

  /// `spec` and `price` are of the layers divided evenly, `usable` the bytes
  /// that a device can hold.
  static Expected<LayerDivider> make(const StagedStrategy &strategy,
                                     const StageRequest &request,
                                     const PipelineSpec &spec,
                                     const StagedPrice &price, int64_t usable);
  /// The same of stages that are not alike, of layers divided as these are cut.
  static Expected<LayerDivider> make(UnlikeStages &stages,
                                     const StageRequest &request,
                                     const PipelineSpec &spec,
                                     const StagedPrice &price);

  /// The fastest division that is known to fit: a good one or the even one,
  /// from which layers are moved from chunk to chunk as long as the step gets
  /// faster. Nothing if there is none, or if no step is known to take less than
  /// `most`.
  std::optional<LayerSplit> next(std::optional<Seconds> most) const;
  /// The last one does not fit: its peaks by stage.
  Expected<void> tooLarge(const std::vector<StageShare> &stages);
  bool isEven(const LayerSplit &split) const {
    return split.counts == asPriced;
  }

  /// Whether any division may take less with a layer of each chunk computed
  /// again, fitting or not.
  bool mayTakeLess(std::optional<Seconds> most);
  /// What next() is with some layers of each chunk computed again, of the best
  /// number of them that is not all layers of all chunks.
  std::optional<SomeAgain> nextAgain(std::optional<Seconds> most);
  /// Of what nextAgain() has found, the peaks by stage, whether it fits or not.
  void correct(const SomeAgain &priced, const std::vector<StageShare> &stages);

private:
  /// What one stage has, keeps and may hold.
  struct Room {
    std::vector<HostedChunk> chunks;
    double kept = 1;
    int64_t usable = 0;
    double limit = static_cast<double>(usable);
    /// Which of the loads are its devices'.
    size_t loads = 0;
  };

  LayerDivider(std::vector<UnitLoads> l, PipelineSpec s,
               const StagedPrice &price, std::vector<Room> rooms);

  /// A division, what it takes, and what none takes less than, if that is
  /// known.
  struct Timed {
    Counts counts;
    TimedStep step;
    double least = 0;
  };
  /// A good one; nothing if there is none, or none takes less than `most`.
  std::optional<Timed> start(std::optional<Seconds> most) const;
  /// With layers moved as long as the step gets faster.
  void improve(Timed &found) const;

  /// One layer from a chunk to another.
  struct Move {
    double least = 0;
    size_t from = 0, to = 0;
    friend auto operator<=>(const Move &, const Move &) = default;
  };

  bool isWhole() const { return hasWholeStages(spec.schedule); }
  using Amounts = std::vector<double> UnitLoads::*;
  /// Of the devices that run a chunk.
  const UnitLoads &loadsOf(size_t chunk) const {
    return loads[rooms[stagesOf[chunk].front()].loads];
  }
  int64_t layers() const {
    return static_cast<int64_t>(loads.front().seconds.size());
  }
  void computeAgain(int64_t count);
  double amountOf(Amounts list, size_t chunk, double layers) const;
  double mostOf(Amounts list, size_t chunk) const;
  double bytesOn(const Room &room, const Counts &counts) const;
  bool fits(const Room &room, const Counts &counts) const {
    return bytesOn(room, counts) <= room.limit;
  }
  bool fits(const Counts &counts) const;
  PipelineSpec specOf(const std::vector<double> &layers) const;
  TimedStep timeOf(const Counts &counts) const;
  std::vector<Move> movesOf(const Counts &counts, const TimedStep &timed) const;
  /// The best of one layer more or less on a stage that makes the step long,
  /// or a good one; counts the divisions that were timed for it.
  std::optional<Counts> moved(const Counts &counts, const TimedStep &timed,
                              size_t &tried) const;
  /// Divisions to begin with, and what none takes less than, if that is known.
  std::vector<Counts> starts(double &least) const;
  std::optional<Counts> cut(double &least) const;
  std::optional<Counts> cutUnalike() const;
  double layerMore(size_t chunk, int64_t layers) const;
  std::optional<Counts> filled(bool byStage) const;
  double leastTime() const;

  /// By kind of stage.
  std::vector<UnitLoads> loads;
  PipelineSpec spec;
  /// As the price is; where stages are alike, evenly.
  Counts asPriced;
  std::vector<Room> rooms;
  /// By chunk, which stages have it: of several kinds one.
  std::vector<std::vector<size_t>> stagesOf;
};

} // namespace planner

#endif // PLANNER_LIB_PLAN_FREELAYERS_H
