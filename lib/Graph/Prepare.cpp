//===- Prepare.cpp - From an imported graph to one worth planning ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/Passes.h"

namespace planner {

Expected<void> prepareGraph(OpGraph &graph, const PrepareOptions &options) {
  if (auto ok = inferRoles(graph, options.roles, options.mode); !ok)
    return ok;
  if (graph.mode == Mode::Train && !graph.isTrainStep) {
    // An attention operator has an adjoint of its own, which saves what its
    // kernel saves.
    recogniseAttention(graph);
    if (auto ok = buildTraining(graph, options.training); !ok)
      return ok;
  }
  if (graph.mode == Mode::Train)
    inferPhases(graph);
  mergeCommonSubexpressions(graph);
  recomputeStackedScores(graph);
  recogniseAttention(graph);
  if (graph.mode == Mode::Train &&
      options.reduceStacks.value_or(!graph.isTrainStep))
    reduceStacks(graph);
  fuseOperators(graph);
  if (graph.isTrainStep)
    sinkEarlyBackward(graph);
  inferDimClasses(graph);
  findBlocks(graph);
#ifndef NDEBUG
  return graph.verify();
#else
  return {};
#endif
}

} // namespace planner
