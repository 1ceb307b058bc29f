//===- DividedChunks.h - Bounds of layers divided in any way -----*- C++
//-*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_DIVIDEDCHUNKS_H
#define PLANNER_LIB_SEARCH_DIVIDEDCHUNKS_H

#include "OuterBound.h"

namespace planner {

/// A point's pipeline with chunks of so many layers, and sends that take so
/// long. Whole passes count as backward passes: what bounds use of both they
/// use alike, or of the backward pass alone, unless that is split.
PipelineSpec pipelineOfLayers(const StagePoint &point,
                              const ScheduleChoice &schedule,
                              const StepFloors &floors,
                              const std::vector<double> &layers, double send);

/// What no division of a chain of equal layers among the chunks of a pipeline
/// takes less than. Each chunk has one layer, which is known, and each further
/// one keeps its stage longer at work, or the two stages that share it. The
/// least is that with which the stages together have room for all.
class DividedChunks {
public:
  DividedChunks(const StagePoint &point, const ScheduleChoice &schedule,
                const LayerLine &line, const StepFloors &floors);

  /// In seconds, until all gradients are summed, if sums take so long.
  double run(const PassFloors &sums) const;
  /// The whole step, with what each stage waits for of what may run beside its
  /// own compute.
  double wholeStep() const;

private:
  /// A time that rises with the layers of a stage, and with those of them that
  /// are computed again.
  struct Rise {
    double base = 0, layer = 0, again = 0;
    friend Rise operator+(Rise a, Rise b) {
      return {a.base + b.base, a.layer + b.layer, a.again + b.again};
    }
    friend Rise operator*(double n, Rise a) {
      return {n * a.base, n * a.layer, n * a.again};
    }
  };
  /// By stage, what all of its work takes no less than.
  using Limits = std::vector<std::vector<Rise>>;

  Rise chunksOf(size_t stage, const PassFloors &floors) const;
  Rise workOf(size_t stage) const;
  void addBeyond(std::vector<Rise> &limits, Rise exposed) const;
  Limits pipeline() const;
  double layersIn(double seconds, const Rise &rise,
                  const StageRoom &room) const;
  double room(size_t stage, const Limits &limits, double most) const;
  bool suffices(const Limits &limits, double most) const;
  double leastOf(const Limits &limits) const;

  const StepFloors &floors;
  const bool isDual, isSplit;
  /// Chunks of a stage, layers beyond one for each chunk, micro-batches that
  /// run through each of a stage's chunks, what one more layer takes its stage
  /// in a step, and what computing one again does for each micro-batch.
  const double perStage, more, times, each, again;
  std::vector<StageFloor> stages;
  /// If that is known.
  std::vector<StageRoom> rooms;
  double least = 0;
  /// The stages of the ends.
  size_t first = 0, last = 0;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_DIVIDEDCHUNKS_H
