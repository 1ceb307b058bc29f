//===- PartStages.cpp - A pipeline over parts of a cluster ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PartStages.h"
#include "UnitLoads.h"
#include <algorithm>
#include <limits>

namespace planner {

Expected<void> PartStages::add(const PartRun &run) {
  const ClusterSpec &cluster = strategy.model.cluster();
  const std::shared_ptr<const ClusterSpec> part = cluster.parts[run.part];
  std::optional<Mesh> mesh = placedOn(*part, strategy.model.mesh());
  if (!mesh)
    return makeError("strategy: the mesh " + strategy.model.mesh().str() +
                     " of a stage does not lie along the links of " +
                     part->name);
  Run own;
  own.model = std::make_unique<CostModel>(strategy.model.graph(), *part,
                                          strategy.model.stack(), *mesh);
  Expected<PricedStrategy> priced = evaluate(*own.model, strategy.assignment);
  if (!priced)
    return priced.takeError();
  own.priced = std::move(*priced);
  runOfStage.insert(runOfStage.end(), static_cast<size_t>(run.stages),
                    runs.size());
  runs.push_back(std::move(own));
  return {};
}

Expected<std::unique_ptr<PartStages>>
PartStages::make(const StagedStrategy &strategy, int64_t memoryLimit) {
  const PipelineShape &shape = strategy.pipeline;
  if (shape.schedule == PipelineSchedule::DualPipe)
    return makeError("strategy: schedule=dualpipe: each chunk is on two "
                     "stages, which lie on nodes of different kinds",
                     {}, "take schedule=dualpipev");
  if (auto ok = checkParts(strategy.model.cluster(), shape,
                           strategy.model.mesh().devices());
      !ok)
    return ok.takeError();
  std::unique_ptr<PartStages> stages(new PartStages(strategy, memoryLimit));
  for (const PartRun &run : shape.parts)
    if (auto ok = stages->add(run); !ok)
      return ok.takeError();
  return std::move(stages);
}

/// What each part has of the shape.
static Expected<void> checkRun(const ClusterSpec &cluster,
                               const PipelineShape &shape, const PartRun &run,
                               int64_t stageDevices) {
  const int64_t devices = cluster.parts[run.part]->devices;
  const int64_t used =
      saturatingMul(saturatingMul(run.stages, run.replicas), stageDevices);
  const auto wrong = [&](const std::string &what) {
    return makeError("part " + std::to_string(run.part) + ": " + what);
  };
  if (used != devices)
    return wrong("expected stages on its " + std::to_string(devices) +
                 " devices, got " + std::to_string(used / stageDevices) +
                 " of " + std::to_string(stageDevices));
  const bool isReplica = run.microBatches > 0;
  if (isReplica != shape.splitsBatch() || (!isReplica && run.replicas != 1))
    return wrong("expected micro-batches of all parts or of none");
  if (isReplica && run.stages != shape.stages)
    return wrong("expected the model's " + std::to_string(shape.stages) +
                 " stages, got " + std::to_string(run.stages));
  return {};
}

Expected<void> checkParts(const ClusterSpec &cluster,
                          const PipelineShape &shape, int64_t stageDevices) {
  int64_t stages = 0, microBatches = 0;
  std::vector<bool> used(cluster.parts.size());
  for (const PartRun &run : shape.parts) {
    if (run.part >= cluster.parts.size() || used[run.part])
      return makeError("part " + std::to_string(run.part) +
                       ": expected each of the cluster's " +
                       std::to_string(cluster.parts.size()) + " parts once");
    used[run.part] = true;
    if (auto ok = checkRun(cluster, shape, run, stageDevices); !ok)
      return ok;
    stages = saturatingAdd(stages, run.stages);
    microBatches = saturatingAdd(microBatches,
                                 saturatingMul(run.replicas, run.microBatches));
  }
  if (std::find(used.begin(), used.end(), false) != used.end())
    return makeError("expected stages on all " + std::to_string(used.size()) +
                     " parts of the cluster");
  if (!shape.splitsBatch() && stages != shape.stages)
    return makeError("expected " + std::to_string(shape.stages) +
                     " stages on the parts of the cluster, got " +
                     std::to_string(stages));
  if (shape.splitsBatch() && microBatches != shape.microBatches)
    return makeError("expected " + std::to_string(shape.microBatches) +
                     " micro-batches on the parts of the cluster, got " +
                     std::to_string(microBatches));
  return {};
}

Expected<StagedPrice> PartStages::priceReplica(size_t run,
                                               int64_t microBatches) const {
  const PipelineShape &shape = strategy.pipeline;
  StageRequest request;
  request.microBatches = microBatches;
  request.zero = shape.zero;
  request.overlapsData = shape.overlapsData;
  request.overlapsTensor = shape.overlapsTensor;
  request.line = &line;
  return priceStages(*runs[run].model, strategy.assignment, runs[run].priced,
                     request);
}

int64_t PartStages::usableOfRun(size_t run) const {
  const CostModel &model = modelOfRun(run);
  const int64_t own = std::max<int64_t>(0, model.cluster().device.usableBytes -
                                               model.stack().reservedBytes);
  return memoryLimit > 0 ? std::min(own, memoryLimit) : own;
}

/// Whether nothing tells the parts apart.
bool PartStages::areAlike() const {
  return std::all_of(runs.begin(), runs.end(), [&](const Run &run) {
    return run.model->cluster().identity ==
           runs.front().model->cluster().identity;
  });
}

Expected<StagedPrice> PartStages::priceAt(const StageRequest &request) const {
  StagedPrice whole;
  for (size_t r = 0; r < runs.size(); ++r) {
    Expected<StagedPrice> own = priceStages(*runs[r].model, strategy.assignment,
                                            runs[r].priced, request);
    if (!own)
      return own;
    if (r == 0)
      whole = *own;
    for (size_t s = 0; s < request.stages.size(); ++s) {
      if (runOfStage[s] != r)
        continue;
      whole.stages[s] = own->stages[s];
      for (const HostedChunk &hosted : request.stages[s])
        whole.chunks[hosted.chunk] = own->chunks[hosted.chunk];
    }
  }
  return whole;
}

/// By stage, the bytes by which it exceeds what its devices can hold.
std::vector<int64_t> PartStages::excess(const StagedPrice &price,
                                        const StageRequest &request,
                                        const std::vector<double> &kept) const {
  std::vector<int64_t> list;
  for (size_t s = 0; s < request.stages.size(); ++s)
    list.push_back(
        stageMemory(modelOf(s), price, request.stages[s], kept[s]).totalPeak -
        usable(s));
  return list;
}

/// What units take by themselves is not quite what they take together: where a
/// stage turns out not to fit, it is given less. Where nothing fits, only time
/// counts.
Expected<StageCuts> PartStages::cut(const StageRequest &request,
                                    const PipelineSpec &spec) {
  constexpr int kRounds = 8;
  std::vector<UnitLoads> loads;
  for (size_t r = 0; r < runs.size(); ++r) {
    Expected<UnitLoads> own = loadsOfUnits(*runs[r].model, strategy.assignment,
                                           runs[r].priced, line, request);
    if (!own)
      return own.takeError();
    loads.push_back(std::move(*own));
  }
  const std::vector<double> micro = keptMicroBatches(spec);
  const auto sitesOf = [&](const std::vector<int64_t> &less) {
    std::vector<ChunkSite> sites(request.chunks);
    for (size_t s = 0; s < request.stages.size(); ++s) {
      const auto chunks = static_cast<double>(request.stages[s].size());
      for (const HostedChunk &hosted : request.stages[s])
        sites[hosted.chunk] = {runOfStage[s], micro[s],
                               static_cast<double>(usable(s) - less[s]) /
                                   chunks};
    }
    return sites;
  };
  const auto cutsOf = [&](const std::vector<size_t> &positions) {
    StageCuts cuts;
    cuts.at.assign(positions.begin(), positions.end());
    for (size_t c = 1; line.isUniform && c < positions.size(); ++c)
      cuts.at[c] += c + 1 < positions.size() ? 1 : 2;
    return cuts;
  };
  std::vector<int64_t> less(request.stages.size(), 0);
  for (int round = 0; round < kRounds; ++round) {
    const auto positions = cutUnevenly(loads, sitesOf(less));
    if (!positions)
      break;
    StageCuts cuts = cutsOf(*positions);
    StageRequest own = request;
    own.cuts = &cuts;
    own.tellsMemory = true;
    Expected<StagedPrice> price = priceAt(own);
    if (!price)
      return price.takeError();
    const std::vector<int64_t> over = excess(*price, own, micro);
    if (std::all_of(over.begin(), over.end(),
                    [](int64_t bytes) { return bytes <= 0; }))
      return cuts;
    for (size_t s = 0; s < over.size(); ++s)
      less[s] += std::max<int64_t>(over[s], 0);
  }
  std::vector<ChunkSite> sites =
      sitesOf(std::vector<int64_t>(request.stages.size(), 0));
  for (ChunkSite &site : sites)
    site.limit = std::numeric_limits<double>::infinity();
  return cutsOf(*cutUnevenly(loads, sites));
}

Expected<StagedPrice> PartStages::price(StageRequest request,
                                        const PipelineSpec &spec) {
  request.mixed = &strategy.model.cluster();
  request.parts = strategy.pipeline.parts;
  request.line = &line;
  if (areAlike() || request.cuts)
    return priceAt(request);
  if (auto ok = checkCuts(line, request.chunks); !ok)
    return ok.takeError();
  Expected<StageCuts> cuts = cut(request, spec);
  if (!cuts)
    return cuts.takeError();
  request.cuts = &*cuts;
  return priceAt(request);
}

} // namespace planner
