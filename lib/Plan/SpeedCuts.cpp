//===- SpeedCuts.cpp - Cuts for stages that are not alike -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "SpeedCuts.h"
#include "TimedCuts.h"
#include "planner/Cost/MeshCuts.h"
#include "planner/Support/Infinity.h"
#include <algorithm>

namespace planner {

namespace {

/// By unit, from 0 to the number of units.
using Positions = std::vector<size_t>;

class SpeedCutter {
public:
  SpeedCutter(const UnlikeStages &u, const StageRequest &r,
              const PipelineSpec &s, std::vector<UnitLoads> l)
      : unlike(u), request(r), spec(s), loads(std::move(l)),
        kept(keptMicroBatches(s)) {}

  Expected<StageCuts> run();

private:
  std::vector<ChunkSite> sitesOf(const std::vector<int64_t> &less) const;
  StageCuts cutsOf(const Positions &positions) const;
  Expected<StagedPrice> priceAt(const StageCuts &cuts, bool tellsMemory) const;
  Expected<Seconds> stepOf(const Positions &positions);
  Expected<std::optional<Positions>>
  cutFor(const std::vector<ChunkSite> &sites);
  std::vector<int64_t> excess(const StagedPrice &price) const;

  const UnlikeStages &unlike;
  const StageRequest &request;
  /// With the times of what was priced last.
  PipelineSpec spec;
  const std::vector<UnitLoads> loads;
  /// By stage, micro-batches.
  const std::vector<double> kept;
};

} // namespace

/// Stages that may hold so many bytes less than their devices can.
std::vector<ChunkSite>
SpeedCutter::sitesOf(const std::vector<int64_t> &less) const {
  std::vector<ChunkSite> sites(request.chunks);
  for (size_t s = 0; s < request.stages.size(); ++s) {
    const auto chunks = static_cast<double>(request.stages[s].size());
    for (const HostedChunk &hosted : request.stages[s])
      sites[hosted.chunk] = {unlike.runOf(s), kept[s],
                             static_cast<double>(unlike.usable(s) - less[s]) /
                                 chunks};
  }
  return sites;
}

/// Of a chain of equal layers what is before and after them goes with the layer
/// next to it.
StageCuts SpeedCutter::cutsOf(const Positions &positions) const {
  StageCuts cuts;
  cuts.at.assign(positions.begin(), positions.end());
  for (size_t c = 1; unlike.layers().isUniform && c < positions.size(); ++c)
    cuts.at[c] += c + 1 < positions.size() ? 1 : 2;
  return cuts;
}

Expected<StagedPrice> SpeedCutter::priceAt(const StageCuts &cuts,
                                           bool tellsMemory) const {
  StageRequest own = request;
  own.cuts = &cuts;
  own.tellsMemory = tellsMemory;
  return unlike.priceAt(own);
}

Expected<Seconds> SpeedCutter::stepOf(const Positions &positions) {
  Expected<StagedPrice> price =
      priceAt(cutsOf(positions), /*tellsMemory=*/false);
  if (!price)
    return price.takeError();
  setTimes(spec, *price);
  return endOf(simulate(spec), *price).step;
}

/// By what units take themselves, and then by the price. Nothing if none fits.
Expected<std::optional<Positions>>
SpeedCutter::cutFor(const std::vector<ChunkSite> &sites) {
  std::vector<std::vector<size_t>> chunksOfStage(request.stages.size());
  for (size_t s = 0; s < request.stages.size(); ++s)
    for (const HostedChunk &hosted : request.stages[s])
      chunksOfStage[s].push_back(hosted.chunk);
  std::optional<Positions> balanced = cutForStages(loads, sites, chunksOfStage);
  if (!balanced)
    return balanced;
  const Expected<Seconds> before = stepOf(*balanced);
  if (!before)
    return before.error();
  const Positions other =
      TimedCuts(loads, sites, request.stages, *balanced, spec).shorten();
  if (other == *balanced)
    return balanced;
  const Expected<Seconds> after = stepOf(other);
  if (!after)
    return after.error();
  return *after < *before ? std::optional(other) : balanced;
}

/// By stage, the bytes by which it exceeds what its devices can hold.
std::vector<int64_t> SpeedCutter::excess(const StagedPrice &price) const {
  std::vector<int64_t> list;
  for (size_t s = 0; s < request.stages.size(); ++s)
    list.push_back(
        stageMemory(unlike.modelOf(s), price, request.stages[s], kept[s])
            .totalPeak -
        unlike.usable(s));
  return list;
}

/// What units take by themselves is not quite what they take together: where a
/// stage turns out not to fit, it is given less.
Expected<StageCuts> SpeedCutter::run() {
  constexpr int kRounds = 8;
  std::vector<int64_t> less(request.stages.size(), 0);
  for (int round = 0; round < kRounds && request.tellsMemory; ++round) {
    const auto positions = cutFor(sitesOf(less));
    if (!positions)
      return positions.error();
    if (!*positions)
      break;
    StageCuts cuts = cutsOf(**positions);
    Expected<StagedPrice> price = priceAt(cuts, /*tellsMemory=*/true);
    if (!price)
      return price.takeError();
    const std::vector<int64_t> over = excess(*price);
    if (std::all_of(over.begin(), over.end(),
                    [](int64_t bytes) { return bytes <= 0; }))
      return cuts;
    for (size_t s = 0; s < over.size(); ++s)
      less[s] += std::max<int64_t>(over[s], 0);
  }
  std::vector<ChunkSite> sites =
      sitesOf(std::vector<int64_t>(request.stages.size(), 0));
  for (ChunkSite &site : sites)
    site.limit = kInfinity;
  const auto positions = cutFor(sites);
  if (!positions)
    return positions.error();
  return cutsOf(**positions);
}

Expected<bool> takesLongerCutAnywhere(UnlikeStages &stages,
                                      const StageRequest &request,
                                      const PipelineSpec &spec, Seconds most) {
  // So far from what chunks take may be what their units do.
  constexpr double kExact = 0.03;
  if (!hasWholeStages(spec.schedule) || spec.chunksPerStage > 1)
    return false;
  Expected<std::vector<UnitLoads>> loads = stages.loadsOfRuns(request);
  if (!loads)
    return loads.takeError();
  std::vector<MeshLoads> runs;
  for (UnitLoads &own : *loads) {
    own.sums = own.updates = {};
    runs.push_back({std::move(own)});
  }
  MeshCutRequest asked;
  asked.devices = spec.stages;
  asked.microBatches = static_cast<double>(spec.microBatches);
  asked.leastStages = static_cast<size_t>(spec.stages);
  asked.mostStages = asked.leastStages;
  asked.isInside = [](size_t, int64_t) { return true; };
  for (size_t stage = 0; stage < request.stages.size(); ++stage)
    asked.order.push_back(stages.runOf(stage));
  const double limit = most.value / (1 - kExact);
  return leastForMeshes(runs, asked, limit) >= limit;
}

Expected<StageCuts> cutBySpeed(UnlikeStages &stages,
                               const StageRequest &request,
                               const PipelineSpec &spec) {
  Expected<std::vector<UnitLoads>> loads = stages.loadsOfRuns(request);
  if (!loads)
    return loads.takeError();
  return SpeedCutter(stages, request, spec, std::move(*loads)).run();
}

} // namespace planner
