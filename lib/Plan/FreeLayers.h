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
/// on devices alike (cutForPipeline()). What layers hold by themselves is not
/// quite what a stage of them holds: where one turns out not to fit, it is
/// given that much less.
class LayerDivider {
public:
  /// `spec` and `price` are of the layers divided evenly, `usable` the bytes
  /// that a device can hold.
  static Expected<LayerDivider> make(const StagedStrategy &strategy,
                                     const StageRequest &request,
                                     const PipelineSpec &spec,
                                     const StagedPrice &price, int64_t usable);

  /// Nothing if no division is known to fit, or if it is the even one.
  std::optional<LayerSplit> next() const;
  /// The last one does not fit: its peaks by stage.
  void tooLarge(const std::vector<StageShare> &stages);

private:
  UnitLoads loads;
  std::vector<ChunkSite> sites;
  std::vector<int64_t> even;
  double microBatches = 1;
  int64_t usable = 0;
};

} // namespace planner

#endif // PLANNER_LIB_PLAN_FREELAYERS_H
