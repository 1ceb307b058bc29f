//===- Prepare.cpp - From an imported graph to one worth planning ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PoolAdjoints.h"
#include "planner/Graph/Passes.h"
#include <map>

namespace planner {

/// Several operators may look through one view, and each reads what it is of in
/// its own way. How the module reads it is how the first one does.
static void dropLaterReadings(OpGraph &graph) {
  std::map<std::pair<OriginId, int32_t>, OpId> first;
  for (OpId id = 0; id < graph.ops.size(); ++id)
    for (InnerValue &value : graph.ops[id].inner)
      if (value.operand >= 0 && value.constraint &&
          first.try_emplace({value.origin, value.operand}, id).first->second !=
              id)
        value.constraint = std::nullopt;
}

Expected<void> beginGraph(OpGraph &graph, const PrepareOptions &options) {
  if (auto ok = inferRoles(graph, options.roles, options.mode); !ok)
    return ok;
  if (graph.mode == Mode::Train && !graph.isTrainStep) {
    // An attention operator has an adjoint of its own, which saves what its
    // kernel saves.
    recogniseAttention(graph);
    TrainingOptions training = options.training;
    training.fuseUpdates = true;
    if (auto ok = buildTraining(graph, training); !ok)
      return ok;
  }
  if (graph.mode == Mode::Train)
    inferPhases(graph);
  mergeCommonSubexpressions(graph);
  absorbPadding(graph);
  recomputeStackedScores(graph);
  recogniseAttention(graph);
  return {};
}

Expected<void> finishGraph(OpGraph &graph, const PrepareOptions &options) {
  std::optional<Recompute> kind;
  if (options.recompute)
    kind = options.recompute->kind;
  keepScores(graph, options.attention, kind);
  if (graph.mode == Mode::Train)
    if (auto ok = chooseStacks(graph, options.recompute); !ok)
      return ok;
  fuseOperators(graph);
  if (graph.isTrainStep)
    sinkEarlyBackward(graph);
  dropLaterReadings(graph);
  separateConstraints(graph);
  inferDimClasses(graph);
  findBlocks(graph);
#ifndef NDEBUG
  return graph.verify();
#else
  return {};
#endif
}

Expected<void> prepareGraph(OpGraph &graph, const PrepareOptions &options) {
  if (auto ok = beginGraph(graph, options); !ok)
    return ok;
  return finishGraph(graph, options);
}

} // namespace planner
