//===- FreeLayers.cpp - How many layers each stage has --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FreeLayers.h"
#include <algorithm>
#include <cmath>

namespace planner {

/// Borders between layers are alike, so that what a stage sends does not depend
/// on how many layers it has.
static std::vector<ChunkSite> sitesOf(const PipelineSpec &spec,
                                      int64_t usable) {
  const std::vector<double> kept = keptMicroBatches(spec);
  std::vector<ChunkSite> sites;
  double way = 0;
  for (size_t s = 0; s < spec.chunks.size(); ++s) {
    const ChunkTimes &chunk = spec.chunks[s];
    ChunkSite site{0, kept[s], static_cast<double>(usable)};
    if (!spec.overlapsSends)
      site.sending = (chunk.sendForward + chunk.sendBackward).value;
    if (s > 0)
      way += (spec.chunks[s - 1].sendForward + chunk.sendBackward).value;
    site.way = way;
    sites.push_back(site);
  }
  return sites;
}

Expected<LayerDivider> LayerDivider::make(const StagedStrategy &strategy,
                                          const StageRequest &request,
                                          const PipelineSpec &spec,
                                          const StagedPrice &price,
                                          int64_t usable) {
  LayerDivider divider;
  Expected<UnitLoads> loads =
      loadsOfUnits(strategy.model, strategy.assignment, strategy.priced,
                   *request.line, request);
  if (!loads)
    return loads.takeError();
  divider.loads = std::move(*loads);
  divider.sites = sitesOf(spec, usable);
  for (const ChunkPrice &chunk : price.chunks)
    divider.even.push_back(std::llround(chunk.layers));
  divider.microBatches = static_cast<double>(spec.microBatches);
  divider.usable = usable;
  return divider;
}

std::optional<LayerSplit> LayerDivider::next() const {
  const auto cuts = cutForPipeline(loads, sites, microBatches);
  if (!cuts)
    return std::nullopt;
  LayerSplit split;
  for (size_t s = 0; s < sites.size(); ++s)
    split.counts.push_back(static_cast<int64_t>((*cuts)[s + 1] - (*cuts)[s]));
  return split.counts == even ? std::nullopt : std::optional(std::move(split));
}

void LayerDivider::tooLarge(const std::vector<StageShare> &stages) {
  for (size_t s = 0; s < sites.size(); ++s)
    sites[s].limit -= static_cast<double>(
        std::max<int64_t>(0, stages[s].memoryBytes - usable));
}

} // namespace planner
