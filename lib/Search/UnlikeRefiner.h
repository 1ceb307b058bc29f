//===- UnlikeRefiner.h - Single choices of unlike stages --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_UNLIKEREFINER_H
#define PLANNER_LIB_SEARCH_UNLIKEREFINER_H

#include "PointPricer.h"

namespace planner {

/// Stages on parts of a cluster, or with meshes of their own.
struct UnlikeQuestion {
  /// By mesh, what its strategy was found for.
  std::vector<std::pair<StagePoint, StageForm>> meshes;
  /// As it was priced, with layers divided as it was.
  StagedStrategy strategy;
  StagedPrediction priced;
  /// Whether layers may be divided otherwise.
  bool mayCut = true;
  int64_t memoryLimit = 0;
  /// Of each mesh, with that much in all once a step is shorter than `below`.
  RefineEffort effort;
  const Cancellation *cancel = nullptr;
};

struct UnlikeRefinement {
  StagedPrediction staged;
  /// By mesh, what is no longer as it was.
  std::map<size_t, RefinedStage> changed;
  /// With one choice on one mesh changed it takes no less.
  Seconds lowerBound;
  size_t effort = 0;
};

/// Changes what each mesh does (StageRefiner.h), and divides layers by what
/// that takes, until neither makes the step shorter.
Expected<UnlikeRefinement> refineUnlike(PointPricer &pricer,
                                        const UnlikeQuestion &asked);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_UNLIKEREFINER_H
