//===- FreeCuts.cpp - Where any model is cut ------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FreeCuts.h"
#include "UnitLoads.h"
#include <algorithm>
#include <cmath>
#include <limits>

namespace planner {

LineDivider::LineDivider(const StagedStrategy &s, const StageRequest &r,
                         const PipelineSpec &spec, UnitPrices prices,
                         const StagedPrice &price, int64_t bytes)
    : strategy(s), request(r), usable(bytes),
      cutter(std::move(prices), s.model.stack(),
             {r.overlapsData, r.overlapsTensor},
             static_cast<double>(spec.microBatches), spec.overlapsSends) {
  for (size_t c = 0; c < price.cuts.chunks(); ++c)
    even.push_back(std::llround(price.cuts.at[c + 1] - price.cuts.at[c]));
  for (const double kept : keptMicroBatches(spec))
    sites.push_back({0, kept, static_cast<double>(bytes)});
}

Expected<LineDivider> LineDivider::make(const StagedStrategy &strategy,
                                        const StageRequest &request,
                                        const PipelineSpec &spec,
                                        const StagedPrice &price,
                                        int64_t usable) {
  Expected<UnitPrices> prices = priceUnits(strategy.model, strategy.assignment,
                                           strategy.priced, request);
  if (!prices)
    return prices.takeError();
  return LineDivider(strategy, request, spec, std::move(*prices), price,
                     usable);
}

std::optional<LayerSplit> LineDivider::next(std::optional<Seconds> most) {
  const auto cuts = cutter.run(
      most ? most->value : std::numeric_limits<double>::max());
  if (!cuts)
    return std::nullopt;
  LayerSplit split;
  for (size_t s = 0; s + 1 < cuts->at.size(); ++s)
    split.counts.push_back(
        static_cast<int64_t>(cuts->at[s + 1] - cuts->at[s]));
  return split;
}

Expected<void> LineDivider::tooLarge(const std::vector<StageShare> &stages) {
  if (!loads) {
    Expected<UnitLoads> found =
        loadsOfUnits(strategy.model, strategy.assignment, strategy.priced,
                     *request.line, request);
    if (!found)
      return found.takeError();
    loads = std::move(*found);
  } else {
    for (size_t s = 0; s < sites.size(); ++s)
      sites[s].limit -= static_cast<double>(
          std::max<int64_t>(0, stages[s].memoryBytes - usable));
  }
  cutter.limit(*loads, sites);
  return {};
}

} // namespace planner
