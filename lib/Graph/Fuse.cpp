//===- Fuse.cpp - Few, large operators ------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FuseEmit.h"
#include "Rebuild.h"
#include "planner/Graph/Passes.h"
#include <algorithm>

namespace planner {

static void foldLayouts(OpGraph &graph) {
  const std::vector<bool> folded = foldResultLayouts(graph);
  if (std::find(folded.begin(), folded.end(), true) != folded.end())
    rebuild(graph, folded);
}

void fuseOperators(OpGraph &graph) {
  // Before readers look through the layouts: one reader is no reason to keep a
  // result as it was.
  foldLayouts(graph);
  {
    const FuseAnalysis analysis(graph);
    const Clustering clustering(graph, analysis);
    const Crossing crossing = chooseCrossing(graph, analysis, clustering);
    emitClusters(graph, analysis, clustering, crossing);
  }
  rebuild(graph, {});
  foldLayouts(graph);
  alignAdjoints(graph);
}

} // namespace planner
