#include "planner/Graph/Passes.h"
#include <cstdio>
#include <chrono>
namespace planner {
Expected<void> prepareGraph(OpGraph &graph, const PrepareOptions &options) {
  auto t0=std::chrono::steady_clock::now();
  auto lap=[&](const char*n){ auto t=std::chrono::steady_clock::now(); if(getenv("LAP")) fprintf(stderr,"%s %.1f ms ops=%zu\n",n,std::chrono::duration<double>(t-t0).count()*1e3,graph.ops.size()); t0=t;};
  if (auto ok = inferRoles(graph, options.roles, options.mode); !ok) return ok;
  lap("roles");
  if (graph.mode == Mode::Train && !graph.isTrainStep)
    if (auto ok = buildTraining(graph, options.training); !ok) return ok;
  lap("training");
  inferPhases(graph);
  lap("phases");
  recogniseAttention(graph);
  lap("attention");
  fuseOperators(graph);
  lap("fuse");
  return graph.verify();
}
}
