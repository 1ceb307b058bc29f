//===- UnlikeStages.cpp - Stages that are priced by themselves ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "UnlikeStages.h"
#include "SpeedCuts.h"
#include <algorithm>

namespace planner {

Expected<StageOnPart> StageOnPart::make(const MeshStrategy &alike,
                                        const ClusterSpec *part) {
  StageOnPart own{alike, nullptr, nullptr};
  if (!part)
    return own;
  const CostModel &model = *alike.model;
  std::optional<Mesh> placed = placedOn(*part, model.mesh());
  if (!placed)
    return makeError("strategy: the mesh " + model.mesh().str() +
                     " of a stage does not lie along the links of " +
                     part->name);
  own.model =
      std::make_unique<CostModel>(model.graph(), *part, model.stack(), *placed);
  Expected<PricedStrategy> priced =
      evaluate(*own.model, *alike.assignment, /*tellsMemory=*/false);
  if (!priced)
    return priced.takeError();
  own.priced = std::make_unique<PricedStrategy>(std::move(*priced));
  own.strategy = {own.model.get(), alike.assignment, own.priced.get()};
  return own;
}

std::shared_ptr<RunsOnParts> makeRunsOnParts() {
  return std::make_shared<RunsOnParts>();
}

Expected<std::shared_ptr<RunOnPart>>
RunsOnParts::of(const StagedStrategy &strategy, size_t mesh,
                const ClusterSpec *part) {
  std::shared_ptr<RunOnPart> &run = known[{mesh, part}];
  if (run)
    return run;
  Expected<StageOnPart> made = StageOnPart::make(strategy.onMesh(mesh), part);
  if (!made)
    return made.takeError();
  run = std::make_shared<RunOnPart>(RunOnPart{std::move(*made)});
  return run;
}

Expected<void> UnlikeStages::check() {
  const ClusterSpec &cluster = strategy.model.cluster();
  const PipelineShape &shape = strategy.pipeline;
  std::vector<int64_t> devices;
  for (size_t m = 0; m <= strategy.others.size(); ++m)
    devices.push_back(strategy.onMesh(m).model->mesh().devices());
  if (shape.meshes.empty())
    return checkParts(cluster, shape, devices);
  if (auto ok = checkMeshes(cluster, shape, devices); !ok)
    return ok;
  places = placesOf(shape, devices);
  return {};
}

/// Stages of one mesh on one part do the same.
Expected<void> UnlikeStages::addStages() {
  const PipelineShape &shape = strategy.pipeline;
  const auto &parts = strategy.model.cluster().parts;
  std::vector<std::pair<const ClusterSpec *, size_t>> stages;
  for (const size_t mesh : shape.meshes)
    stages.emplace_back(nullptr, mesh);
  size_t next = 0;
  for (const PartRun &run : shape.parts)
    for (int64_t s = 0; s < run.stages; ++s, ++next) {
      if (shape.meshes.empty())
        stages.emplace_back(nullptr, 0);
      stages[next].first = parts[run.part].get();
    }
  RunsOnParts own;
  RunsOnParts &known = strategy.runs ? *strategy.runs : own;
  for (const auto &[part, mesh] : stages) {
    auto run = known.of(strategy, mesh, part);
    if (!run)
      return run.takeError();
    const auto at = std::find(runs.begin(), runs.end(), *run);
    runOfStage.push_back(static_cast<size_t>(at - runs.begin()));
    if (at != runs.end())
      continue;
    runs.push_back(std::move(*run));
    meshes.push_back(mesh);
  }
  return {};
}

Expected<std::unique_ptr<UnlikeStages>>
UnlikeStages::make(const StagedStrategy &strategy, int64_t memoryLimit) {
  const PipelineShape &shape = strategy.pipeline;
  if (shape.schedule == PipelineSchedule::DualPipe)
    return makeError("strategy: schedule=dualpipe: each chunk is on two "
                     "stages, which are not alike",
                     {}, "take schedule=dualpipev");
  std::unique_ptr<UnlikeStages> stages(new UnlikeStages(strategy, memoryLimit));
  if (auto ok = stages->check(); !ok)
    return ok.takeError();
  if (auto ok = stages->addStages(); !ok)
    return ok.takeError();
  return stages;
}

std::vector<StagePlace> placesOf(const PipelineShape &shape,
                                 const std::vector<int64_t> &meshDevices) {
  std::vector<StagePlace> places;
  int64_t first = 0;
  for (const size_t mesh : shape.meshes) {
    places.push_back({first, meshDevices[mesh]});
    first = saturatingAdd(first, meshDevices[mesh]);
  }
  return places;
}

bool liesInside(const ClusterSpec &cluster, const StagePlace &place) {
  const std::vector<int64_t> all = levelCounts(cluster, cluster.devices);
  const std::vector<int64_t> own = levelCounts(cluster, place.devices);
  int64_t domain = 1, filled = 1;
  for (size_t level = 0; level < all.size(); ++level) {
    domain = saturatingMul(domain, all[level]);
    filled = saturatingMul(filled, level < own.size() ? own[level] : 1);
    const int64_t last = place.first + place.devices - 1;
    const bool isOne = place.first / domain == last / domain;
    const bool areWhole = place.first % domain == 0 && filled == domain &&
                          place.devices % domain == 0;
    if (isOne ? filled != place.devices : !areWhole)
      return false;
  }
  return true;
}

Expected<void> checkMeshes(const ClusterSpec &cluster,
                           const PipelineShape &shape,
                           const std::vector<int64_t> &meshDevices) {
  if (static_cast<int64_t>(shape.meshes.size()) != shape.stages)
    return makeError("expected a mesh for each of " +
                     std::to_string(shape.stages) + " stages, got " +
                     std::to_string(shape.meshes.size()));
  std::vector<bool> used(meshDevices.size());
  for (const size_t mesh : shape.meshes) {
    if (mesh >= used.size())
      return makeError("expected one of " + std::to_string(used.size()) +
                       " meshes, got " + std::to_string(mesh));
    used[mesh] = true;
  }
  if (std::find(used.begin(), used.end(), false) != used.end())
    return makeError("expected stages on all " + std::to_string(used.size()) +
                     " meshes");
  if (shape.offload.any() || shape.zeroLayers > 0)
    return makeError("stages with meshes of their own: expected nothing on "
                     "hosts, and one ZeRO level");
  if (shape.splitsBatch() || shape.parts.empty() != cluster.parts.empty())
    return makeError("stages with meshes of their own: expected them to follow "
                     "each other on the cluster's parts");
  if (!shape.parts.empty())
    if (auto ok = checkParts(cluster, shape, meshDevices); !ok)
      return ok;
  const std::vector<StagePlace> places = placesOf(shape, meshDevices);
  const int64_t all = places.back().first + places.back().devices;
  if (all != cluster.devices)
    return makeError("stages are on " + std::to_string(all) +
                     " devices, expected " + std::to_string(cluster.devices));
  size_t stage = 0;
  const auto check = [&](const ClusterSpec &part,
                         size_t count) -> Expected<void> {
    for (const size_t first = stage; stage < first + count; ++stage) {
      const StagePlace own = {places[stage].first - places[first].first,
                              places[stage].devices};
      if (!liesInside(part, own))
        return makeError(
            "stage " + std::to_string(stage) + " on devices " +
                std::to_string(own.first) + " to " +
                std::to_string(own.first + own.devices - 1) +
                " does not lie along the links of " + part.name,
            {}, "let stages fill a node before the next, or take whole nodes");
    }
    return {};
  };
  if (shape.parts.empty())
    return check(cluster, places.size());
  for (const PartRun &run : shape.parts)
    if (auto ok =
            check(*cluster.parts[run.part], static_cast<size_t>(run.stages));
        !ok)
      return ok;
  return {};
}

/// What each part has of the shape; its stages are on so many devices.
static Expected<void> checkRun(const ClusterSpec &cluster,
                               const PipelineShape &shape, const PartRun &run,
                               int64_t onStages) {
  const int64_t devices = cluster.parts[run.part]->devices;
  const int64_t used = saturatingMul(run.replicas, onStages);
  const auto wrong = [&](const std::string &what) {
    return makeError("part " + std::to_string(run.part) + ": " + what);
  };
  if (used != devices)
    return wrong("expected stages on its " + std::to_string(devices) +
                 " devices, got " +
                 std::to_string(saturatingMul(run.stages, run.replicas)) +
                 " on " + std::to_string(used));
  const bool isReplica = run.microBatches > 0;
  if (isReplica != shape.splitsBatch() || (!isReplica && run.replicas != 1))
    return wrong("expected micro-batches of all parts or of none");
  if (isReplica && run.stages != shape.stages)
    return wrong("expected the model's " + std::to_string(shape.stages) +
                 " stages, got " + std::to_string(run.stages));
  return {};
}

Expected<void> checkParts(const ClusterSpec &cluster,
                          const PipelineShape &shape,
                          const std::vector<int64_t> &meshDevices) {
  int64_t stages = 0, microBatches = 0;
  /// Of the run's stages, which are no more than there are.
  const auto devicesOf = [&](const PartRun &run) {
    if (shape.meshes.empty())
      return saturatingMul(run.stages, meshDevices.front());
    int64_t sum = 0;
    for (int64_t s = stages; s < saturatingAdd(stages, run.stages) &&
                             s < static_cast<int64_t>(shape.meshes.size());
         ++s)
      sum = saturatingAdd(
          sum, meshDevices[std::min(shape.meshes[static_cast<size_t>(s)],
                                    meshDevices.size() - 1)]);
    return sum;
  };
  std::vector<bool> used(cluster.parts.size());
  for (const PartRun &run : shape.parts) {
    if (run.part >= cluster.parts.size() || used[run.part])
      return makeError("part " + std::to_string(run.part) +
                       ": expected each of the cluster's " +
                       std::to_string(cluster.parts.size()) + " parts once");
    used[run.part] = true;
    if (auto ok = checkRun(cluster, shape, run, devicesOf(run)); !ok)
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

StageRequest UnlikeStages::requestOfReplica(int64_t microBatches) const {
  const PipelineShape &shape = strategy.pipeline;
  StageRequest request;
  request.microBatches = microBatches;
  request.zero = shape.zero;
  request.overlapsData = shape.overlapsData;
  request.overlapsTensor = shape.overlapsTensor;
  request.line = &line;
  return request;
}

int64_t UnlikeStages::usableOfRun(size_t run) const {
  const CostModel &model = modelOfRun(run);
  const int64_t own = std::max<int64_t>(0, model.cluster().device.usableBytes -
                                               model.stack().reservedBytes);
  return memoryLimit > 0 ? std::min(own, memoryLimit) : own;
}

/// Whether nothing tells the parts apart.
bool UnlikeStages::areAlike() const {
  return places.empty() &&
         std::all_of(runs.begin(), runs.end(), [&](const auto &run) {
           return run->stage.strategy.model->cluster().identity ==
                  modelOfRun(0).cluster().identity;
         });
}

Expected<StagedPrice>
UnlikeStages::priceRun(size_t run, const StageRequest &request) const {
  const MeshStrategy &own = strategyOfRun(run);
  return priceStages(*own.model, *own.assignment, *own.priced, request);
}

/// What is sent is what the stage that receives it makes of it.
StagedPrice UnlikeStages::compose(const std::vector<const StagedPrice *> &own,
                                  const StageRequest &request) const {
  std::vector<size_t> runOfChunk(request.chunks);
  StagedPrice whole = *own.front();
  for (size_t s = 0; s < request.stages.size(); ++s) {
    whole.stages[s] = own[runOfStage[s]]->stages[s];
    for (const HostedChunk &hosted : request.stages[s])
      runOfChunk[hosted.chunk] = runOfStage[s];
  }
  for (size_t c = 0; c < request.chunks; ++c) {
    whole.chunks[c] = own[runOfChunk[c]]->chunks[c];
    ChunkPrice &chunk = whole.chunks[c];
    if (c > 0)
      chunk.sendBackward = own[runOfChunk[c - 1]]->chunks[c].sendBackward;
    if (c + 1 < request.chunks)
      chunk.sendForward = own[runOfChunk[c + 1]]->chunks[c].sendForward;
  }
  return whole;
}

Expected<StagedPrice> UnlikeStages::priceAt(const StageRequest &request) const {
  std::vector<StagedPrice> own;
  for (size_t r = 0; r < runs.size(); ++r) {
    Expected<StagedPrice> price = priceRun(r, request);
    if (!price)
      return price;
    own.push_back(std::move(*price));
  }
  std::vector<const StagedPrice *> all;
  for (const StagedPrice &price : own)
    all.push_back(&price);
  return compose(all, request);
}

Expected<std::vector<UnitLoads>>
UnlikeStages::loadsOfRuns(const StageRequest &asked) {
  const StageRequest request = placed(asked);
  std::vector<UnitLoads> loads;
  for (size_t r = 0; r < runs.size(); ++r) {
    const MeshStrategy &mesh = runs[r]->stage.strategy;
    const std::tuple key(request.chunks, request.overlapsData,
                         request.overlapsTensor);
    auto known = runs[r]->loads.find(key);
    if (known == runs[r]->loads.end()) {
      Expected<UnitLoads> own = loadsOfUnits(*mesh.model, *mesh.assignment,
                                             *mesh.priced, line, request);
      if (!own)
        return own.takeError();
      known = runs[r]->loads.emplace(key, std::move(*own)).first;
    }
    loads.push_back(known->second);
  }
  return loads;
}

StageRequest UnlikeStages::placed(StageRequest request) const {
  request.mixed = &strategy.model.cluster();
  request.parts = strategy.pipeline.parts;
  request.places = places;
  request.line = &line;
  return request;
}

Expected<StagedPrice> UnlikeStages::price(StageRequest request,
                                          const PipelineSpec &spec) {
  request = placed(std::move(request));
  if (areAlike() || request.cuts)
    return priceAt(request);
  if (auto ok = checkCuts(line, request.chunks); !ok)
    return ok.takeError();
  Expected<StageCuts> cuts = cutBySpeed(*this, request, spec);
  if (!cuts)
    return cuts.takeError();
  request.cuts = &*cuts;
  return priceAt(request);
}

} // namespace planner
