//===- FreeLayers.h - How many layers each stage has ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_FREELAYERS_H
#define PLANNER_LIB_PLAN_FREELAYERS_H

#include "UnitLoads.h"
#include "planner/Plan/Pipeline.h"

namespace planner {

/// Divides the layers of a chain of equal ones among the stages of a pipeline
/// on devices alike, with what each takes and holds by itself. That is not
/// quite what a stage of them does: where one turns out not to fit, it is given
/// that much less.
class LayerDivider {
public:
  using Counts = std::vector<int64_t>;

  /// `spec` and `price` are of the layers divided evenly, `usable` the bytes
  /// that a device can hold.
  static Expected<LayerDivider> make(const StagedStrategy &strategy,
                                     const StageRequest &request,
                                     const PipelineSpec &spec,
                                     const StagedPrice &price, int64_t usable);

  /// The fastest division that is known to fit: that of cutForPipeline(), or
  /// the even one, from which layers are moved from stage to stage as long as
  /// the step gets faster. Nothing if there is none.
  std::optional<LayerSplit> next(std::optional<Seconds> most) const;
  /// The last one does not fit: its peaks by stage.
  Expected<void> tooLarge(const std::vector<StageShare> &stages);
  bool isEven(const LayerSplit &split) const { return split.counts == even; }

private:
  LayerDivider(UnitLoads l, PipelineSpec s, Counts e, int64_t bytes);

  /// A step, and the stages that make it as long as it is.
  struct Timed {
    double seconds = 0;
    std::vector<size_t> longest;
  };
  bool fits(const Counts &counts) const;
  Timed timeOf(const Counts &counts) const;
  /// The best of one layer more or less on a stage that makes the step long.
  std::optional<Counts> moved(const Counts &counts, const Timed &timed) const;

  UnitLoads loads;
  PipelineSpec spec;
  Counts even;
  int64_t usable;
  std::vector<ChunkSite> sites;
  /// Of all units before each one.
  std::vector<double> seconds, forward, sums, updates;
};

} // namespace planner

#endif // PLANNER_LIB_PLAN_FREELAYERS_H
