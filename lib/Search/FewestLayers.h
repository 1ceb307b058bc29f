//===- FewestLayers.h - How many layers it takes to fit ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// docs/search-bounds.md, "Some layers".
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_FEWESTLAYERS_H
#define PLANNER_LIB_SEARCH_FEWESTLAYERS_H

#include "PointPricer.h"

namespace planner {

/// A strategy that might be better if it fitted.
struct TooLarge {
  double seconds = 0;
  /// Of each micro-batch, on one stage: what its backward passes wait for that
  /// more compute would hide, with compute beside it slowed down; what they
  /// wait for from hosts; and the products of its forward passes.
  double unhidden = 0, fetched = 0, forward = 0;
  int64_t bytes = 0;
  /// What layers leave from their forward to their backward pass, gathered or
  /// not.
  int64_t activations = 0;
  /// What the parameters of one layer of each of its chunks take.
  int64_t layerParameters = 0;
  /// Of a micro-batch, what one layer of each of its chunks is given at least,
  /// which it keeps where it is computed again.
  double handedOn = 0;
};
TooLarge tooLargeOf(const SolvedStage &stage, const ModelVariant &own,
                    const StagePoint &point, const ScheduleChoice &schedule,
                    const StagedPrediction &priced, const StackSpec &stack);

/// The chunks of a point under a schedule.
struct PointChunks {
  PointChunks(const StagePoint &point, const ScheduleChoice &schedule,
              const StrategySpec &fix, int64_t layers);

  LayerChunks::Sizes sizes;
  /// In the mean of the chunks of any stage, at least so many layers: where the
  /// ends of the model take the place of a layer each, at most these two are
  /// missing there.
  double leastOnStage = 1;
};

/// With so many layers of each chunk computed again: with all kept, and the
/// products of these layers' forward passes once more. They hide what the
/// backward pass waits for.
double timeComputingAgain(const TooLarge &kept, int64_t count,
                          const PointChunks &chunks, int64_t microBatches,
                          const StackSpec &stack);
/// What computing one more layer of each chunk again frees, at most.
double bytesOfLayerAgain(const TooLarge &kept, const PointChunks &chunks);

/// The fewest layers that suffice, where each more takes as many bytes less.
class FewestLayers {
public:
  /// Of those from `first` to before `all`; each takes about `perLayer` bytes.
  FewestLayers(int64_t first, int64_t all, double perLayer)
      : next(first), low(first - 1), high(all), slope(perLayer) {}

  bool isFound() const { return low + 1 >= high; }
  int64_t toTry() const { return next; }
  /// So many take too long.
  void isTooSlow();
  void suffices();
  /// By so many bytes.
  void isOver(int64_t bytes);

private:
  int64_t next, low, high;
  double slope;
  std::optional<std::pair<int64_t, int64_t>> before;
};

/// From `first` to `most` the least number of which `mayFit` holds, where it
/// holds of all greater ones; more than `most` if it does of none.
template <typename MayFit>
int64_t leastThatMayFit(int64_t first, int64_t most, MayFit mayFit) {
  int64_t suffices = most + 1;
  while (first < suffices) {
    const int64_t middle = (first + suffices) / 2;
    if (mayFit(middle))
      suffices = middle;
    else
      first = middle + 1;
  }
  return first;
}

} // namespace planner

#endif // PLANNER_LIB_SEARCH_FEWESTLAYERS_H
