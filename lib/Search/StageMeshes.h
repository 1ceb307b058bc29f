//===- StageMeshes.h - Stages with meshes of their own ----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_STAGEMESHES_H
#define PLANNER_LIB_SEARCH_STAGEMESHES_H

#include "StageStrategy.h"
#include "planner/Search/Search.h"

namespace planner {

/// A strategy whose stages have different meshes, taken apart: how the step
/// runs, and what is left for each mesh.
struct StageMeshes {
  /// With the mesh of each stage.
  PipelineShape pipeline;
  /// By mesh.
  std::vector<StageStrategy> strategies;
};

/// Fails where stages do not use all devices, or as stageStrategy() does for
/// one of them.
Expected<StageMeshes> stageMeshes(const StrategySpec &spec,
                                  const OpGraph &graph, const StackSpec &stack,
                                  const ClusterSpec &cluster, int64_t devices);

/// The same for a strategy in which all stages are as that one.
StrategySpec strategyOfStage(const StrategySpec &spec, size_t stage);

/// Moves the strategies on all meshes to where a result has them.
void setMeshes(SearchResult &result, std::vector<Stage> meshes);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_STAGEMESHES_H
