//===- ProductCuts.cpp - How many chunks a stage are of use ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ProductCuts.h"
#include "planner/Cost/Stages.h"
#include <algorithm>
#include <numeric>

namespace planner {

ProductCuts::ProductCuts(const OuterSpaceRequest &request)
    : alike(request.graph, request.cluster, request.stack, Mesh{}),
      line(request.line), kernels(alike, request.line),
      moves(request.graph, request.line, request.cluster, request.stack) {
  AlongLine along(line);
  for (OpId id = 0; id < request.graph.ops.size(); ++id) {
    const Op &op = request.graph.ops[id];
    along.add(line.ops[id], op.work.matmulFlops * request.graph.executions(op));
  }
  products = along.all();
  all = std::accumulate(products.begin(), products.end(), 0.0);
  heaviest = *std::max_element(products.begin(), products.end());
}

/// Between chunks.
const std::vector<size_t> &ProductCuts::borders(int64_t chunks) {
  const auto [at, isNew] = known.try_emplace(chunks);
  if (!isNew)
    return at->second;
  const auto cuts = cutLine(line, static_cast<size_t>(chunks), products);
  for (int64_t c = 1; cuts && c < chunks; ++c)
    at->second.push_back(static_cast<size_t>(cuts->at[static_cast<size_t>(c)]));
  return at->second;
}

/// Stages wait for one micro-batch's passes through all others, for half of
/// that with twice as many chunks, and for a part of it alone where backward
/// passes are split.
bool ProductCuts::mayHelp(const StagePoint &point,
                          const ScheduleChoice &schedule) {
  const int64_t v = schedule.chunksPerStage, chunks = point.stages * v;
  const bool isSplit = splitsBackward(schedule.schedule);
  if (!isSplit && !mayBeEven(chunks))
    return false;
  const auto p = static_cast<double>(point.stages);
  const double waits = kernels.of(point).first * (p - 1) / p;
  const double saved = isSplit ? waits : waits / static_cast<double>(v);
  const auto sends = [&](const ScheduleChoice &choice, int64_t of) {
    return 2 * moves.sendsOver(point, choice, borders(of));
  };
  return sends(schedule, chunks) -
             sends({PipelineSchedule::Interleaved, v / 2}, chunks / 2) <
         saved;
}

} // namespace planner
