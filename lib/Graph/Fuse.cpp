//===- Fuse.cpp - Few, large operators ------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FuseEmit.h"
#include "Rebuild.h"
#include "planner/Graph/Passes.h"

namespace planner {

void fuseOperators(OpGraph &graph) {
  // Before readers look through the layouts: one reader is no reason to keep a
  // result as it was.
  rebuild(graph, foldResultLayouts(graph));
  {
    const FuseAnalysis analysis(graph);
    const Clustering clustering(graph, analysis);
    const Crossing crossing = chooseCrossing(graph, analysis, clustering);
    emitClusters(graph, analysis, clustering, crossing);
  }
  rebuild(graph, {});
  rebuild(graph, foldResultLayouts(graph));
  alignAdjoints(graph);
}

} // namespace planner
