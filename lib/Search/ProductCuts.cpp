//===- ProductCuts.cpp - How many chunks a stage are of use ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ProductCuts.h"
#include "planner/Cost/LineCuts.h"
#include "planner/Schedule/Pipeline.h"
#include <algorithm>
#include <numeric>

namespace planner {

ProductCuts::ProductCuts(const OuterSpaceRequest &request)
    : alike(request.graph, request.cluster, request.stack, Mesh{}),
      kernels(alike, request.line),
      moves(request.graph, request.line, request.cluster, request.stack) {
  AlongLine along(request.line);
  for (OpId id = 0; id < request.graph.ops.size(); ++id) {
    const Op &op = request.graph.ops[id];
    along.add(request.line.ops[id],
              op.work.matmulFlops * request.graph.executions(op));
  }
  products = along.all();
  const double all = std::accumulate(products.begin(), products.end(), 0.0);
  for (double &each : products)
    each /= std::max(all, 1.0);
  heaviest = *std::max_element(products.begin(), products.end());
}

const std::vector<size_t> &ProductCuts::cuts(int64_t chunks) {
  const auto [at, isNew] = known.try_emplace(chunks);
  if (isNew)
    at->second = cutNearEvenly(
        products, static_cast<size_t>(chunks),
        [&](size_t, size_t border) { return moves.bytesOver(border); });
  return at->second;
}

/// A step, if a micro-batch's passes through all chunks take a second: a third
/// forward, and a third for weight gradients.
double ProductCuts::stretch(const StagePoint &point,
                            const ScheduleChoice &schedule) {
  /// Of more chunks it is not known how they wait for each other.
  constexpr size_t kMost = 64;
  const auto [at, isNew] =
      knownSteps.try_emplace({schedule, point.stages, point.microBatches}, 0);
  if (!isNew)
    return at->second;
  PipelineSpec spec;
  spec.schedule = schedule.schedule;
  spec.stages = point.stages;
  spec.chunksPerStage = schedule.chunksPerStage;
  spec.microBatches = point.microBatches;
  const std::vector<size_t> &borders =
      cuts(point.stages * schedule.chunksPerStage);
  for (size_t c = 0; c + 1 < borders.size(); ++c) {
    double own = 0;
    for (size_t u = borders[c]; u < borders[c + 1]; ++u)
      own += products[u];
    spec.chunks.push_back(
        {Seconds(own / 3), Seconds(own * 2 / 3), Seconds(own / 3), {}, {}});
  }
  at->second = spec.chunks.size() <= kMost ? closedForm(spec).total.value
                                           : lowerBound(spec).value;
  return at->second;
}

double ProductCuts::stepOf(const StagePoint &point,
                           const ScheduleChoice &schedule) {
  const std::vector<size_t> &all = cuts(point.stages * schedule.chunksPerStage);
  const std::vector<size_t> borders(all.begin() + 1, all.end() - 1);
  return kernels.of(point).first * stretch(point, schedule) +
         2 * moves.sendsOver(point, schedule, borders);
}

} // namespace planner
