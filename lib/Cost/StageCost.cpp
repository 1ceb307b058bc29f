//===- StageCost.cpp - The price of a strategy in pipeline stages ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "SavedSums.h"
#include "StageMemory.h"
#include "WorkSums.h"
#include "planner/Cost/HostCopies.h"
#include "planner/Cost/LineCuts.h"
#include <algorithm>
#include <tuple>
#include <utility>

namespace planner {

using namespace detail;

namespace {

class StagePricer {
public:
  StagePricer(const CostModel &m, const Assignment &a, const StageRequest &r)
      : model(m), graph(m.graph()), assignment(a), request(r), line(r.line) {}

  Expected<StagedPrice> run(const PricedStrategy &priced);
  Expected<UnitPrices> priceUnits(const PricedStrategy &priced);
  std::vector<ChunkDetail> detail(const PricedStrategy &priced);
  /// Of one that is cut as the request says.
  StagedPrice compose(const std::vector<Crossing> &crossings,
                      std::vector<ChunkWork> sums,
                      const std::vector<HostBytes> &hosts);

private:
  void findLine() {
    if (line)
      return;
    found = findLayers(model);
    line = &found;
  }
  Expected<void> cut(const PricedStrategy &priced);
  void addWork(const PricedStrategy &priced);
  void addSends(const std::vector<Crossing> &crossings);
  void overlapPasses();
  ChunkOverlap overlap() const {
    return {request.overlapsData, request.overlapsTensor};
  }
  void addUpdates();
  void addShared();
  OffloadPlace placeOnHosts() const;
  void addCopies();
  size_t stageOf(size_t chunk) const;
  std::pair<size_t, size_t> stagesBetween(size_t a, size_t b) const;
  template <typename Transfer>
  Seconds timeBetween(size_t a, size_t b, Transfer transfer) const;
  double sendersShare(size_t to, size_t from) const;

  const CostModel &model;
  const OpGraph &graph;
  const Assignment &assignment;
  const StageRequest &request;
  /// Unless it is known.
  LayerLine found;
  const LayerLine *line = nullptr;
  std::vector<ChunkWork> work;
  StagedPrice result;
  StageCuts &cuts = result.cuts;
};

} // namespace

/// Weights of units: the compute of a micro-batch.
Expected<void> StagePricer::cut(const PricedStrategy &priced) {
  if (request.cuts) {
    cuts = *request.cuts;
    return {};
  }
  std::vector<double> weights(static_cast<size_t>(line->length), 0);
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    if (op.phase == Phase::Optimizer)
      continue;
    const LineSpan &span = line->ops[id];
    const double each =
        priced.ops[id].compute.value * graph.executions(op) / span.length();
    for (auto u = static_cast<size_t>(span.begin);
         u < weights.size() && static_cast<double>(u) < span.end; ++u)
      weights[u] += span.has(u) ? each : 0;
  }
  Expected<StageCuts> made = cutLine(*line, request.chunks, weights);
  if (!made)
    return made.takeError();
  cuts = std::move(*made);
  return {};
}

size_t StagePricer::stageOf(size_t chunk) const {
  for (size_t s = 0; s < request.stages.size(); ++s)
    for (const HostedChunk &hosted : request.stages[s])
      if (hosted.chunk == chunk)
        return s;
  return 0;
}

/// Where a chunk runs and where another one does, for the same micro-batch.
/// Two chunks with copies on the same two stages are never on one.
std::pair<size_t, size_t> StagePricer::stagesBetween(size_t a, size_t b) const {
  const size_t from = stageOf(a), to = stageOf(b);
  if (from != to)
    return {from, to};
  for (size_t s = to + 1; s < request.stages.size(); ++s)
    for (const HostedChunk &hosted : request.stages[s])
      if (hosted.chunk == b)
        return {from, s};
  return {from, to};
}

/// What `transfer` takes over the link, a level of a cluster, between the
/// stages of two chunks, and over which levels these have it leave. What leaves
/// a part shares its outermost links.
template <typename Transfer>
Seconds StagePricer::timeBetween(size_t a, size_t b, Transfer transfer) const {
  const auto levelInside = [&](int64_t from, int64_t to, int64_t first,
                               int64_t stages) {
    if (request.places.empty())
      return levelBetween(model.cluster(), stages, model.mesh().devices(),
                          from - first, to - first);
    const auto place = [&](int64_t stage) {
      StagePlace own = request.places[static_cast<size_t>(stage)];
      own.first -= request.places[static_cast<size_t>(first)].first;
      return own;
    };
    return levelBetween(model.cluster(), place(from), place(to));
  };
  int64_t stages = static_cast<int64_t>(request.stages.size()), first = 0;
  const auto [here, there] = stagesBetween(a, b);
  const auto from = static_cast<int64_t>(here);
  const auto to = static_cast<int64_t>(there);
  for (auto run = request.parts.begin(); run != request.parts.end(); ++run) {
    stages = run->stages;
    if (std::min(from, to) >= first + stages) {
      first += stages;
      continue;
    }
    int64_t end = first + stages;
    if (std::max(from, to) < end)
      break;
    auto other = run;
    while (std::max(from, to) >= end)
      end += (++other)->stages;
    ClusterSpec links;
    links.levels = {linkBetween(*request.mixed, run->part, other->part)};
    const auto outermost = [&](size_t part) {
      return static_cast<unsigned>(request.mixed->parts[part]->levels.size() -
                                   1);
    };
    return transfer(
        links, 0U,
        from < to ? std::pair(outermost(run->part), outermost(other->part))
                  : std::pair(outermost(other->part), outermost(run->part)));
  }
  const unsigned level = levelInside(from, to, first, stages);
  return transfer(model.cluster(), level, std::pair(level, level));
}

/// What each device of a stage is handed by another one, fewer devices have to
/// send more often.
double StagePricer::sendersShare(size_t to, size_t from) const {
  if (request.places.empty())
    return 1;
  const auto devices = [&](size_t chunk) {
    return static_cast<double>(request.places[stageOf(chunk)].devices);
  };
  return std::max(1.0, devices(to) / devices(from));
}

void StagePricer::addSends(const std::vector<Crossing> &crossings) {
  result.sendBytes.assign(cuts.chunks(), 0);
  result.crossings = crossings;
  const bool isTraining = graph.mode == Mode::Train;
  for (size_t c = 0; c + 1 < cuts.chunks(); ++c) {
    if (const auto [from, to] = stagesBetween(c, c + 1); from == to)
      continue;
    const Seconds time =
        timeBetween(c, c + 1,
                    [&](const ClusterSpec &links, unsigned level,
                        std::pair<unsigned, unsigned> own) {
                      result.chunks[c].forwardLevel = own.first;
                      result.chunks[c + 1].backwardLevel = own.second;
                      return sendTime(model, crossings[c], links, level);
                    });
    result.chunks[c].sendForward = time * sendersShare(c + 1, c);
    if (isTraining)
      result.chunks[c + 1].sendBackward = time * sendersShare(c, c + 1);
    result.sendBytes[c] = crossings[c].bytes * (isTraining ? 2 : 1);
  }
}

void StagePricer::overlapPasses() {
  for (size_t c = 0; c < result.chunks.size(); ++c) {
    ChunkPrice &chunk = result.chunks[c];
    chunk.forward = forwardPrice(work[c], model.stack(), overlap());
    chunk.backward = backwardPrice(work[c], model.stack(), overlap());
    chunk.weightGradient = work[c].weightGradient;
  }
}

void StagePricer::addUpdates() {
  for (size_t s = 0; s < request.stages.size(); ++s) {
    ChunkWork own;
    PassPrice forward, backward;
    for (const HostedChunk &hosted : request.stages[s]) {
      own += work[hosted.chunk];
      forward += result.chunks[hosted.chunk].forward;
      backward += result.chunks[hosted.chunk].backward;
    }
    const UpdatePrice &update = result.stages[s] =
        updatePrice(own, model.stack(), overlap(), forward, backward);
    for (const HostedChunk &hosted : request.stages[s]) {
      ChunkPrice &chunk = result.chunks[hosted.chunk];
      const LevelTimes &all = work[hosted.chunk].carriesReductions;
      for (size_t level = 0; level < all.size(); ++level) {
        chunk.reductions[level] = all[level] * update.besidePass;
        chunk.lateReductions[level] = all[level] - chunk.reductions[level];
      }
    }
  }
  addShared();
}

/// The first and the last stage sum the gradients of what both have.
void StagePricer::addShared() {
  for (const auto &[id, span] : line->shared) {
    const size_t here = cuts.chunksOf(line->tensors[id]).first;
    const size_t there = cuts.chunksOf(span).first;
    const size_t a = stageOf(here), b = stageOf(there);
    if (a == b || graph.tensors[id].updatedTo == kNone)
      continue;
    const double bytes =
        gradientElements(model, assignment, id, request.zero) *
        accumulatorBytes(model.stack(), graph.tensors[id].dtype);
    const Seconds time =
        timeBetween(here, there,
                    [&](const ClusterSpec &links, unsigned level,
                        std::pair<unsigned, unsigned>) {
                      GroupShape pair;
                      pair.perLevel[level] = 2;
                      return collectiveTime(links, CollectiveKind::AllReduce,
                                            pair, Bytes(bytes));
                    });
    for (const auto &[s, own, other] :
         {std::tuple(a, here, there), std::tuple(b, there, here)}) {
      const Seconds each = time * sendersShare(own, other);
      result.stages[s].pipeline += each;
      result.stages[s].reduction += each;
      result.stages[s].exposedReduction += each;
    }
  }
}

/// The stage that has most on its host says where that lies.
OffloadPlace StagePricer::placeOnHosts() const {
  HostBytes most;
  for (const auto &hosted : request.stages) {
    HostBytes stage;
    for (const HostedChunk &chunk : hosted)
      stage += result.chunks[chunk.chunk].memory.host;
    if (stage.states + stage.parameters > most.states + most.parameters)
      most = stage;
  }
  return placeOffload(model.cluster(), model.stack(), most,
                      saturatingMul(static_cast<int64_t>(request.stages.size()),
                                    model.mesh().devices()));
}

void StagePricer::addCopies() {
  const HostCopies copies = request.copies
                                ? *request.copies
                                : HostCopies(model, request, placeOnHosts());
  result.place = copies.place();
  for (size_t c = 0; c < result.chunks.size(); ++c) {
    ChunkPrice &chunk = result.chunks[c];
    copies.addTo(chunk.forward, chunk.backward, chunk.memory.host,
                 work[c].optimizer);
  }
  for (size_t s = 0; s < request.stages.size(); ++s) {
    HostBytes host;
    for (const HostedChunk &hosted : request.stages[s])
      host += result.chunks[hosted.chunk].memory.host;
    copies.addTo(result.stages[s], host);
  }
}

/// Of each chunk by itself.
void StagePricer::addWork(const PricedStrategy &priced) {
  WorkSums sums(model, assignment, request, *line, cuts.chunks());
  sums.addAll(priced, cuts);
  work = std::move(sums.work);
}

/// Each unit is a chunk.
Expected<UnitPrices> StagePricer::priceUnits(const PricedStrategy &priced) {
  findLine();
  for (int64_t u = 0; u <= line->length; ++u)
    cuts.at.push_back(static_cast<double>(u));
  auto resolved = resolveStrategy(model, assignment, priced);
  if (!resolved)
    return resolved.takeError();
  addWork(priced);
  UnitPrices prices;
  const std::vector<Crossing> crossings =
      findCrossings(model, assignment, **resolved, *line, cuts);
  const auto stages = static_cast<int64_t>(request.stages.size());
  const auto none = static_cast<unsigned>(model.cluster().levels.size());
  prices.sends.assign(none + 1, {});
  prices.sends[none].assign(work.size() + 1, 0);
  prices.levels.assign(request.chunks, none);
  const bool sendsBack = graph.mode == Mode::Train;
  for (size_t c = 1; c < request.chunks; ++c) {
    const auto [from, to] = stagesBetween(c - 1, c);
    if (from == to)
      continue;
    const unsigned level =
        levelBetween(model.cluster(), stages, model.mesh().devices(),
                     static_cast<int64_t>(from), static_cast<int64_t>(to));
    prices.levels[c] = level;
    std::vector<double> &sends = prices.sends[level];
    if (!sends.empty())
      continue;
    sends.assign(work.size() + 1, 0);
    for (size_t u = 0; sendsBack && u + 1 < work.size(); ++u)
      sends[u + 1] =
          sendTime(model, crossings[u], model.cluster(), level).value;
  }
  prices.units = std::move(work);
  if (!request.offload.any())
    return prices;
  const std::vector<double> nothingSent(prices.units.size(), 0);
  Expected<std::vector<ChunkBytes>> memory = chunkBytes(
      model, assignment, priced, *line, cuts,
      {request.microBatches, request.zero, request.offload, nothingSent});
  if (!memory)
    return memory.takeError();
  for (const ChunkBytes &unit : *memory)
    prices.onHost.push_back(unit.host);
  prices.leftBefore =
      leftBefore(model, *line, cuts, request.offload, assignment, **resolved);
  return prices;
}

std::vector<ChunkDetail> StagePricer::detail(const PricedStrategy &priced) {
  WorkSums sums(model, assignment, request, *line, request.cuts->chunks());
  sums.takeDetails();
  sums.addAll(priced, *request.cuts);
  return sums.giveDetails();
}

StagedPrice StagePricer::compose(const std::vector<Crossing> &crossings,
                                 std::vector<ChunkWork> sums,
                                 const std::vector<HostBytes> &hosts) {
  cuts = *request.cuts;
  result.chunks.resize(cuts.chunks());
  result.stages.resize(request.stages.size());
  work = std::move(sums);
  addSends(crossings);
  overlapPasses();
  addUpdates();
  if (request.offload.any()) {
    for (size_t c = 0; c < hosts.size(); ++c)
      result.chunks[c].memory.host = hosts[c];
    addCopies();
  }
  return std::move(result);
}

Expected<StagedPrice> StagePricer::run(const PricedStrategy &priced) {
  findLine();
  if (auto ok = cut(priced); !ok)
    return ok.takeError();
  auto resolved = resolveStrategy(model, assignment, priced);
  if (!resolved)
    return resolved.takeError();
  result.chunks.resize(cuts.chunks());
  result.stages.resize(request.stages.size());
  result.warnings = cuts.warnings;
  for (const LineSpan &layer : line->layerSpans)
    for (const auto &[c, share] : WorkSums::spreadOf(cuts, layer))
      result.chunks[c].layers += share;
  addWork(priced);
  addSends(findCrossings(model, assignment, **resolved, *line, cuts));
  overlapPasses();
  addUpdates();
  if (request.tellsMemory || request.offload.any())
    if (auto ok = addMemory(result, model, assignment, priced, request); !ok)
      return ok.takeError();
  if (request.offload.any())
    addCopies();
  return std::move(result);
}

Expected<StagedPrice> priceStages(const CostModel &model,
                                  const Assignment &assignment,
                                  const PricedStrategy &priced,
                                  const StageRequest &request) {
  return StagePricer(model, assignment, request).run(priced);
}

StagedPrice detail::priceWork(const CostModel &model,
                              const Assignment &assignment,
                              const StageRequest &request,
                              std::vector<ChunkWork> work,
                              const std::vector<Crossing> &crossings,
                              const std::vector<HostBytes> &hosts) {
  return StagePricer(model, assignment, request)
      .compose(crossings, std::move(work), hosts);
}

std::vector<ChunkDetail> detailChunks(const CostModel &model,
                                      const Assignment &assignment,
                                      const PricedStrategy &priced,
                                      const StageRequest &request) {
  return StagePricer(model, assignment, request).detail(priced);
}

Expected<UnitPrices> priceUnits(const CostModel &model,
                                const Assignment &assignment,
                                const PricedStrategy &priced,
                                const StageRequest &request) {
  return StagePricer(model, assignment, request).priceUnits(priced);
}

Expected<void> addMemory(StagedPrice &price, const CostModel &model,
                         const Assignment &assignment,
                         const PricedStrategy &priced,
                         const StageRequest &request) {
  if (std::exchange(price.hasMemory, true))
    return {};
  const LayerLine found = request.line ? LayerLine() : findLayers(model);
  Expected<std::vector<ChunkBytes>> memory = chunkBytes(
      model, assignment, priced, request.line ? *request.line : found,
      price.cuts,
      {request.microBatches, request.zero, request.offload, price.sendBytes});
  if (!memory)
    return memory.takeError();
  for (size_t c = 0; c < memory->size(); ++c)
    price.chunks[c].memory = (*memory)[c];
  return {};
}

} // namespace planner
