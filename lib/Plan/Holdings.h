//===- Holdings.h - Which stages have which arguments -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_PLAN_HOLDINGS_H
#define PLANNER_LIB_PLAN_HOLDINGS_H

#include "planner/Plan/Difference.h"
#include "planner/Plan/Pipeline.h"

namespace planner {

/// Which stages of a plan (copies of the model, where parts split the batch)
/// have which of its arguments.
class Holdings {
public:
  /// Fails if the plan cannot be priced.
  static Expected<Holdings> make(const PlannedModel &model);
  std::vector<Holding> of(TensorId argument) const;

private:
  void addSpan(std::vector<Holding> &list, TensorId id,
               const LineSpan &span) const;

  /// By argument, whose rows are slices of layers.
  std::vector<int64_t> rows;
  /// Nothing of plans without stages.
  LayerLine line;
  StageCuts cuts;
  std::vector<std::vector<HostedChunk>> hosted;
  int64_t copies = 1;
};

} // namespace planner

#endif // PLANNER_LIB_PLAN_HOLDINGS_H
