//===- UnitLoads.cpp - What units of a model take on a stage --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "UnitLoads.h"
#include "planner/Plan/Pipeline.h"
#include <algorithm>
#include <numeric>

namespace planner {

namespace {

double totalOf(const ChunkBytes::Classes &classes) {
  return std::accumulate(classes.begin(), classes.end(), 0.0);
}

/// What is done once a step is done for parameters, wherever they and their
/// states are.
void addUpdates(UnitLoads &loads, const StagedPrice &price) {
  std::vector<double> stored;
  for (const ChunkPrice &chunk : price.chunks) {
    const HostBytes &host = chunk.memory.host;
    stored.push_back(totalOf(chunk.memory.persistent) + host.states +
                     host.gradients + host.parameters);
  }
  const double bytes = std::accumulate(stored.begin(), stored.end(), 0.0);
  const UpdatePrice &all = price.stages[0];
  const Seconds update = all.optimizer + all.exposedGathering + all.offload;
  for (const double own : stored) {
    const double share = bytes > 0 ? own / bytes : 0;
    loads.sums.push_back(all.exposedReduction.value * share);
    loads.updates.push_back(update.value * share);
  }
}

/// Cuts, all chunks of which are on one stage, so that nothing is sent.
Expected<UnitLoads> loadsOfChunks(const CostModel &model,
                                  const Assignment &assignment,
                                  const PricedStrategy &priced,
                                  StageRequest request, const StageCuts &cuts) {
  request.chunks = cuts.chunks();
  request.cuts = &cuts;
  request.tellsMemory = true;
  request.mixed = nullptr;
  request.parts.clear();
  request.places.clear();
  request.stages.assign(1, {});
  for (size_t c = 0; c < request.chunks; ++c)
    request.stages[0].push_back({c, 1});
  Expected<StagedPrice> price = priceStages(model, assignment, priced, request);
  if (!price)
    return price.takeError();
  UnitLoads loads;
  for (const ChunkPrice &chunk : price->chunks) {
    loads.forward.push_back(chunk.forward.time().value);
    loads.seconds.push_back(
        (chunk.forward.time() + chunk.backward.time()).value);
    loads.weights.push_back(
        std::min(chunk.weightGradient, chunk.backward.time()).value);
    loads.fixed.push_back(totalOf(chunk.memory.persistent));
    loads.kept.push_back(totalOf(chunk.memory.saved));
    loads.working.push_back(std::max(0.0, totalOf(chunk.memory.pass) -
                                              totalOf(chunk.memory.saved)));
    loads.updating.push_back(totalOf(chunk.memory.update));
  }
  loads.crossing = std::move(price->crossings);
  addUpdates(loads, *price);
  return loads;
}

/// What communication waits for depends on what is computed in the same chunk,
/// so that layers are looked at in chunks as large as those of a pipeline of so
/// many: at the beginning of the model, after it, and at its end.
class LayerLoads {
public:
  LayerLoads(const LayerLine &l, size_t chunks)
      : line(l), each(std::max<int64_t>(
                     1, std::min(l.layers / static_cast<int64_t>(chunks),
                                 l.layers / 3))) {}

  StageCuts cuts() const {
    const auto size = static_cast<double>(each);
    StageCuts cuts;
    cuts.at = {0, 1 + size, 1 + 2 * size};
    if (line.layers > 3 * each)
      cuts.at.push_back(static_cast<double>(line.layers + 1) - size);
    cuts.at.push_back(static_cast<double>(line.length));
    return cuts;
  }

  /// By layer, what is before and after them with the one next to it.
  UnitLoads divided(const UnitLoads &chunks) const {
    UnitLoads layers;
    for (auto list : {&UnitLoads::seconds, &UnitLoads::forward,
                      &UnitLoads::weights, &UnitLoads::fixed, &UnitLoads::kept,
                      &UnitLoads::sums, &UnitLoads::updates}) {
      const double one = (chunks.*list)[1] / static_cast<double>(each);
      const auto end = [&](double chunk) {
        return std::max(0.0, chunk - static_cast<double>(each - 1) * one);
      };
      spread(layers.*list, end((chunks.*list).front()), one,
             end((chunks.*list).back()));
    }
    for (auto list : {&UnitLoads::working, &UnitLoads::updating})
      spread(layers.*list, (chunks.*list).front(), (chunks.*list)[1],
             (chunks.*list).back());
    layers.crossing.assign(static_cast<size_t>(line.layers),
                           chunks.crossing.front());
    return layers;
  }

private:
  void spread(std::vector<double> &list, double first, double other,
              double last) const {
    list.assign(static_cast<size_t>(line.layers), other);
    list.front() = first;
    list.back() = last;
  }

  const LayerLine &line;
  const int64_t each;
};

} // namespace

Expected<UnitLoads> loadsOfUnits(const CostModel &model,
                                 const Assignment &assignment,
                                 const PricedStrategy &priced,
                                 const LayerLine &line,
                                 const StageRequest &request) {
  /// There is a layer between the ends.
  constexpr int64_t kLeastLayers = 3;
  if (!line.isUniform || line.layers < kLeastLayers) {
    StageCuts each;
    each.at = {0};
    const int64_t units = line.isUniform ? line.layers : line.length;
    for (int64_t u = 1; u < units; ++u)
      each.at.push_back(static_cast<double>(u + (line.isUniform ? 1 : 0)));
    each.at.push_back(static_cast<double>(line.length));
    return loadsOfChunks(model, assignment, priced, request, each);
  }
  const LayerLoads layers(line, request.chunks);
  Expected<UnitLoads> loads =
      loadsOfChunks(model, assignment, priced, request, layers.cuts());
  if (!loads)
    return loads;
  return layers.divided(*loads);
}

Expected<UnitLoads> unitLoads(const MeshStrategy &strategy,
                              const PipelineShape &shape,
                              const LayerLine &line) {
  StageRequest request = requestOf(shape);
  request.line = &line;
  return loadsOfUnits(*strategy.model, *strategy.assignment, *strategy.priced,
                      line, request);
}

std::vector<double> keptMicroBatches(const PipelineSpec &spec) {
  PipelineSpec even = spec;
  for (ChunkTimes &chunk : even.chunks)
    chunk = {Seconds(1), Seconds(2), Seconds(1), Seconds(), Seconds()};
  std::vector<double> list;
  for (const StageTime &stage : simulate(even).stages)
    list.push_back(stage.keptMicroBatches);
  return list;
}

} // namespace planner
