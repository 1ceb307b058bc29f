//===- Pipeline.cpp - A step of many micro-batches and stages -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// docs/cost-model.md, "Stages".
//
//===----------------------------------------------------------------------===//

#include "planner/Plan/Pipeline.h"
#include "FreeCuts.h"
#include "FreeLayers.h"
#include "PartReplicas.h"
#include "SpeedCuts.h"
#include "planner/Graph/Rescale.h"
#include "planner/Plan/SomeAgain.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <functional>
#include <numeric>
#include <type_traits>

namespace planner {

static_assert(std::tuple_size_v<StreamTimes> == std::tuple_size_v<LevelTimes>,
              "a stream of each level of links");

StageRequest requestOf(const PipelineShape &shape) {
  StageRequest request;
  request.microBatches = shape.microBatches;
  request.chunks = static_cast<size_t>(shape.chunks());
  request.zero = shape.zero;
  request.overlapsData = shape.overlapsData;
  request.overlapsTensor = shape.overlapsTensor;
  request.splitsBackward = splitsBackward(shape.schedule);
  request.offload = shape.offload;
  return request;
}

void setTimes(PipelineSpec &spec, const StagedPrice &price) {
  for (size_t c = 0; c < spec.chunks.size(); ++c) {
    const ChunkPrice &chunk = price.chunks[c];
    spec.chunks[c] = {chunk.forward.time(),
                      chunk.backward.time(),
                      std::min(chunk.weightGradient, chunk.backward.time()),
                      chunk.sendForward,
                      chunk.sendBackward,
                      Seconds(0),
                      chunk.forwardLevel,
                      chunk.backwardLevel,
                      chunk.forward.carries,
                      chunk.backward.carries,
                      chunk.reductions,
                      chunk.lateReductions};
  }
  spec.waits.clear();
  for (const UpdatePrice &stage : price.stages)
    spec.waits.push_back({stage.exposedReduction, stage.pipeline});
}

Seconds reducedAt(const StageTime &time, const UpdatePrice &update) {
  return std::max(time.end + update.exposedReduction,
                  time.reduced + update.pipeline);
}

StepEnd endOf(const PipelineTime &time, const StagedPrice &price) {
  StepEnd end;
  const auto reduced = [&](size_t s) {
    return reducedAt(time.stages[s], price.stages[s]);
  };
  const auto update = [&](size_t s) {
    return price.stages[s].optimizer + price.stages[s].exposedGathering +
           price.stages[s].offload;
  };
  for (size_t s = 1; s < price.stages.size(); ++s) {
    if (reduced(s) > reduced(end.last))
      end.last = s;
    if (update(s) > update(end.updater))
      end.updater = s;
  }
  end.step = reduced(end.last) + update(end.updater);
  return end;
}

namespace {

/// What one stage does in a step.
struct StageSums {
  Seconds compute, recompute, exposed, offload, sends;
  std::array<Seconds, kPurposes> communication;
};

class Composer {
public:
  Composer(const StagedStrategy &s, int64_t limit)
      : strategy(s), shape(s.pipeline), memoryLimit(limit) {}

  /// Memory is priced only where that is as fast as it may be.
  Expected<std::optional<StagedPrediction>> run(std::optional<Seconds> most);
  /// Of what run() has priced, and has returned if it was no slower.
  template <typename Divider>
  Expected<Divider> divider(const std::optional<StagedPrediction> &ran) const;
  /// Also of stages that are not alike.
  Expected<LayerDivider>
  layerDivider(const std::optional<StagedPrediction> &ran) const;

private:
  Expected<bool> isSlower(Seconds most) const;
  Expected<void> prepare(bool tellsMemory);
  Expected<void> priceChunks();
  Expected<void> arrange();
  Expected<void> divide();
  void host();
  StageSums sumsOf(size_t stage) const;
  void addTime();
  void addBreakdown(size_t last, size_t updater);
  void addStages();
  void addMemory();
  std::optional<std::string> foreignSchedule() const;
  std::optional<std::string> foreignLayers() const;
  std::optional<std::string> foreignMeshes() const;
  const CostModel &modelOf(size_t stage) const {
    return unlike ? unlike->modelOf(stage) : strategy.model;
  }
  void addHost();
  Seconds exposedReduction(size_t stage) const {
    const StageTime &own = time.stages[stage];
    return reducedAt(own, price.stages[stage]) - own.end;
  }
  bool areUnequal(const std::vector<double> &left) const;
  std::vector<double> keptOf(const std::vector<double> &left) const;

  const StagedStrategy &strategy;
  const PipelineShape &shape;
  const int64_t memoryLimit;
  PipelineSpec spec;
  PipelineTime time;
  /// By chunk, what it leaves on devices, where they leave different amounts.
  std::vector<double> unequal;
  StageRequest request;
  /// Cuts that the strategy names.
  std::optional<StageCuts> named;
  StagedPrice price;
  Prediction p;
  /// Of a pipeline over parts of a cluster, or over different meshes.
  std::unique_ptr<UnlikeStages> unlike;
};

} // namespace

StagedStrategy stagedOn(const std::vector<MeshStrategy> &meshes,
                        const OpGraph &graph, PipelineShape pipeline,
                        const LayerLine *line) {
  const MeshStrategy &first = meshes.front();
  return {*first.model,
          *first.assignment,
          *first.priced,
          graph,
          std::move(pipeline),
          line,
          {meshes.begin() + 1, meshes.end()}};
}

int64_t StagedStrategy::devices() const {
  if (pipeline.meshes.empty())
    return saturatingMul(pipeline.stages, model.mesh().devices());
  int64_t sum = 0;
  for (const size_t mesh : pipeline.meshes)
    sum = saturatingAdd(sum, onMesh(mesh).model->mesh().devices());
  return sum;
}

Expected<void> Composer::arrange() {
  spec.schedule = shape.schedule;
  spec.stages = shape.stages;
  spec.chunksPerStage = shape.chunksPerStage;
  spec.microBatches = shape.microBatches;
  spec.overlapsSends = shape.overlapsSends;
  spec.chunks.resize(
      static_cast<size_t>(saturatingMul(shape.stages, shape.chunksPerStage)));
  return checkPipeline(spec);
}

/// Some schedules run part of the micro-batches through another copy of a chunk
/// on another stage.
void Composer::host() {
  request = requestOf(shape);
  request.stages.assign(static_cast<size_t>(shape.stages), {});
  const double part = 1 / static_cast<double>(shape.microBatches);
  for (size_t c = 0; c < request.chunks; ++c)
    for (int64_t m = 0; m < shape.microBatches; ++m) {
      auto &hosted = request.stages[static_cast<size_t>(
          stageOf(spec, static_cast<int64_t>(c), m))];
      if (hosted.empty() || hosted.back().chunk != c)
        hosted.push_back({c, 0});
      hosted.back().part += part;
    }
}

StageSums Composer::sumsOf(size_t stage) const {
  StageSums sums;
  for (const HostedChunk &hosted : request.stages[stage]) {
    const double times = hosted.part * static_cast<double>(shape.microBatches);
    const ChunkPrice &chunk = price.chunks[hosted.chunk];
    for (const PassPrice *pass : {&chunk.forward, &chunk.backward}) {
      sums.compute += pass->compute * times;
      sums.recompute += pass->recompute * times;
      sums.exposed += pass->exposed * times;
      sums.offload += pass->offload * times;
      for (size_t i = 0; i < kPurposes; ++i)
        sums.communication[i] += pass->communication[i] * times;
    }
    sums.sends += (chunk.sendForward + chunk.sendBackward) * times;
  }
  return sums;
}

/// All stages wait for the norm of all gradients before they update.
void Composer::addTime() {
  time = simulate(spec);
  const StepEnd end = endOf(time, price);
  p.stepTime = end.step;
  addBreakdown(end.last, end.updater);
}

/// Of the stage that is last, and the one that updates longest.
void Composer::addBreakdown(size_t last, size_t updater) {
  const StageSums sums = sumsOf(last);
  p.breakdown.recompute = sums.recompute;
  p.breakdown.optimizer = price.stages[updater].optimizer;
  p.breakdown.exposedComm = sums.exposed + exposedReduction(last) +
                            price.stages[updater].exposedGathering;
  p.breakdown.exposedComm +=
      shape.overlapsSends ? time.stages[last].contended : sums.sends;
  p.breakdown.exposedOffload = sums.offload + price.stages[updater].offload;
  const Seconds rest = p.stepTime - p.breakdown.recompute -
                       p.breakdown.optimizer - p.breakdown.exposedComm -
                       p.breakdown.exposedOffload;
  // Without other stages there is nothing to wait for.
  p.breakdown.compute =
      shape.isPipeline() ? std::min(sums.compute, rest) : rest;
  p.breakdown.bubble = rest - p.breakdown.compute;
  const auto total = [&](Purpose purpose) {
    const auto i = static_cast<size_t>(purpose);
    return sums.communication[i] + price.stages[last].communication[i];
  };
  p.communication = {total(Purpose::Tensor), total(Purpose::Context),
                     total(Purpose::Expert), total(Purpose::Data),
                     sums.sends + price.stages[last].pipeline};
}

/// Micro-batches between their passes, of chunks that leave so much. All pass
/// through a layer before the next one where layers are relayed. Of several
/// chunks on a stage the first ones keep more micro-batches than the last, so
/// that it matters which of them leave most.
std::vector<double> Composer::keptOf(const std::vector<double> &left) const {
  if (shape.offload.relay)
    return std::vector<double>(request.stages.size(),
                               static_cast<double>(shape.microBatches));
  if (areUnequal(left))
    return keptOfUnequal(spec, left);
  std::vector<double> kept;
  for (const StageTime &stage : time.stages)
    kept.push_back(stage.keptMicroBatches);
  return kept;
}

bool Composer::areUnequal(const std::vector<double> &left) const {
  const bool areSeveral =
      shape.chunksPerStage > 1 || shape.schedule == PipelineSchedule::DualPipe;
  return areSeveral && !unlike &&
         std::adjacent_find(left.begin(), left.end(), std::not_equal_to<>()) !=
             left.end();
}

/// Of the stage that has most there.
void Composer::addHost() {
  std::vector<double> left;
  for (const ChunkPrice &chunk : price.chunks)
    left.push_back(chunk.memory.host.saved);
  const std::vector<double> kept = keptOf(left);
  for (size_t s = 0; s < request.stages.size(); ++s) {
    HostBytes bytes;
    double saved = 0;
    for (const HostedChunk &hosted : request.stages[s]) {
      const HostBytes &own = price.chunks[hosted.chunk].memory.host;
      bytes += own;
      saved += own.saved * hosted.part;
    }
    bytes.saved = saved;
    const HostReport report = reportHost(
        strategy.model.cluster(), strategy.model.stack(), price.place, bytes,
        kept[s], saturatingMul(shape.stages, strategy.model.mesh().devices()));
    if (!p.host || report.total() > p.host->total() ||
        (report.total() == p.host->total() && report.nvme > p.host->nvme))
      p.host = report;
  }
}

bool tellsMemoryByOperator(const PipelineShape &shape, const StackSpec &stack) {
  return shape.stages == 1 && shape.microBatches == 1 && !shape.offload.any() &&
         !stack.memory.changesActivations();
}

void Composer::addMemory() {
  if (tellsMemoryByOperator(shape, strategy.model.stack())) {
    p.memory = strategy.priced.memory;
    p.stages[0].memoryBytes = p.memory.totalPeak;
    return;
  }
  std::vector<double> left;
  for (const ChunkPrice &chunk : price.chunks)
    left.push_back(std::accumulate(chunk.memory.saved.begin(),
                                   chunk.memory.saved.end(), 0.0));
  const std::vector<double> kept = keptOf(left);
  if (areUnequal(left))
    unequal = std::move(left);
  for (size_t s = 0; s < request.stages.size(); ++s) {
    MemoryReport report =
        stageMemory(modelOf(s), price, request.stages[s], kept[s]);
    p.stages[s].memoryBytes = report.totalPeak;
    if (unlike)
      report.usable = unlike->usable(s);
    if (!shape.parts.empty())
      p.stages[s].device = modelOf(s).cluster().device.name;
    // On devices alike, the one that needs most.
    if (s == 0 || report.isTighterThan(p.memory))
      p.memory = report;
  }
}

void Composer::addStages() {
  for (size_t s = 0; s < request.stages.size(); ++s) {
    StageShare stage;
    for (const HostedChunk &hosted : request.stages[s])
      stage.layers += price.chunks[hosted.chunk].layers;
    // What is no chain of layers is one.
    stage.layers = std::max(stage.layers, 1.0);
    const Seconds busy =
        time.stages[s].busy + exposedReduction(s) + price.stages[s].optimizer +
        price.stages[s].exposedGathering + price.stages[s].offload;
    stage.stepShare =
        p.stepTime.value > 0 ? std::min(1.0, busy / p.stepTime) : 1;
    p.stages.push_back(stage);
  }
}

/// As the shape says how many layers each chunk has.
Expected<void> Composer::divide() {
  if (shape.layers.counts.empty())
    return {};
  Expected<StageCuts> cuts = cutLayers(
      request.line ? *request.line : findLayers(strategy.model), shape.layers);
  if (!cuts)
    return cuts.takeError();
  named = std::move(*cuts);
  request.cuts = &*named;
  return {};
}

/// What is to be priced, and where.
Expected<void> Composer::prepare(bool tellsMemory) {
  if (auto ok = arrange(); !ok)
    return ok.takeError();
  if (auto ok = checkOffload(shape.offload, strategy.model.cluster(),
                             strategy.model.stack());
      !ok)
    return ok.takeError();
  host();
  request.line = strategy.line;
  if (auto ok = divide(); !ok)
    return ok;
  const bool areAlike = shape.parts.empty() && shape.meshes.empty();
  request.tellsMemory = tellsMemory && !areAlike;
  if (!areAlike) {
    auto made = UnlikeStages::make(strategy, memoryLimit);
    if (!made)
      return made.takeError();
    unlike = std::move(*made);
  }
  return {};
}

/// Memory of stages that are not alike at once, of others when it is asked for.
Expected<void> Composer::priceChunks() {
  Expected<StagedPrice> priced =
      unlike ? unlike->price(request, spec)
             : priceStages(strategy.model, strategy.assignment, strategy.priced,
                           request);
  if (!priced)
    return priced.takeError();
  price = std::move(*priced);
  setTimes(spec, price);
  return {};
}

/// What is to be said of layers that the stack cannot divide so.
std::optional<std::string> Composer::foreignLayers() const {
  const StackSpec &stack = strategy.model.stack();
  if (shape.layers.counts.empty() || stack.pipeline.unevenLayers)
    return std::nullopt;
  return "layers=" + toString(shape.layers) + ": the stack " + stack.name +
         " divides layers evenly";
}

/// What is to be said of stages that the stack cannot run.
std::optional<std::string> Composer::foreignMeshes() const {
  const StackSpec &stack = strategy.model.stack();
  if (shape.meshes.empty() || stack.pipeline.stageMeshes)
    return std::nullopt;
  return "stages with meshes of their own: the stack " + stack.name +
         " has stages with equal meshes";
}

/// What is to be said of a schedule that the stack cannot run.
std::optional<std::string> Composer::foreignSchedule() const {
  const StackSpec &stack = strategy.model.stack();
  if (shape.stages == 1 || stack.pipeline.runs(shape.schedule))
    return std::nullopt;
  std::string names;
  for (PipelineSchedule own : stack.pipeline.schedules)
    names += (names.empty() ? "" : ", ") + std::string(name(own));
  return "schedule=" + std::string(name(shape.schedule)) + ": the stack " +
         stack.name + " runs " + (names.empty() ? "no pipelines" : names);
}

/// Whether stages that are not alike would take longer if memory left all cuts
/// open: of most that is soon told.
Expected<bool> Composer::isSlower(Seconds most) const {
  if ((shape.parts.empty() && shape.meshes.empty()) ||
      most == Seconds(kInfinity))
    return false;
  Composer timed(strategy, memoryLimit);
  if (auto ok = timed.prepare(/*tellsMemory=*/false); !ok)
    return ok.takeError();
  if (timed.unlike->cutsBySpeed() && !timed.named) {
    Expected<bool> longer =
        takesLongerCutAnywhere(*timed.unlike, timed.request, timed.spec, most);
    if (!longer || *longer)
      return longer;
  }
  if (auto ok = timed.priceChunks(); !ok)
    return ok.takeError();
  timed.addTime();
  return timed.p.stepTime > most;
}

Expected<std::optional<StagedPrediction>>
Composer::run(std::optional<Seconds> most) {
  if (most) {
    Expected<bool> tooSlow = isSlower(*most);
    if (!tooSlow)
      return tooSlow.takeError();
    if (*tooSlow)
      return std::optional<StagedPrediction>();
  }
  if (auto ok = prepare(/*tellsMemory=*/true); !ok)
    return ok.takeError();
  if (auto ok = priceChunks(); !ok)
    return ok.takeError();
  p.pipeline = shape;
  if (unlike && unlike->cutsBySpeed() && !named &&
      strategy.model.stack().pipeline.unevenLayers)
    p.pipeline.layers = splitAt(unlike->layers(), price.cuts);
  addTime();
  if (most && p.stepTime > *most)
    return std::optional<StagedPrediction>();
  if (!unlike)
    if (auto ok = planner::addMemory(price, strategy.model, strategy.assignment,
                                     strategy.priced, request);
        !ok)
      return ok.takeError();
  addStages();
  addMemory();
  if (shape.offload.any())
    addHost();
  if (memoryLimit > 0)
    p.memory.usable = std::min(p.memory.usable, memoryLimit);
  p.fits = p.memory.totalPeak <= p.memory.usable && (!p.host || p.host->fits());
  fillRates(p, strategy.model, strategy.graph, strategy.devices());
  fillIntervals(p, strategy.model.stack());
  std::vector<std::string> warnings = std::move(price.warnings);
  for (auto text : {foreignSchedule(), foreignLayers(), foreignMeshes()})
    if (text)
      warnings.push_back(std::move(*text));
  return std::optional(StagedPrediction{std::move(p), std::move(spec),
                                        std::move(price), std::move(warnings),
                                        request.stages, std::move(unequal)});
}

/// What collectives and sends cost each other depends on the division.
static PipelineSpec withoutCarries(PipelineSpec spec) {
  spec.waits.clear();
  for (ChunkTimes &chunk : spec.chunks)
    chunk.forwardCarries = chunk.backwardCarries = {};
  return spec;
}

template <typename Divider>
Expected<Divider>
Composer::divider(const std::optional<StagedPrediction> &ran) const {
  const StackSpec &stack = strategy.model.stack();
  const int64_t own = std::max<int64_t>(
      0, strategy.model.cluster().device.usableBytes - stack.reservedBytes);
  return Divider::make(strategy, request,
                       withoutCarries(ran ? ran->schedule : spec),
                       ran ? ran->price : price,
                       memoryLimit > 0 ? std::min(own, memoryLimit) : own);
}

Expected<LayerDivider>
Composer::layerDivider(const std::optional<StagedPrediction> &ran) const {
  return unlike ? LayerDivider::make(*unlike, request,
                                     withoutCarries(ran->schedule), ran->price)
                : divider<LayerDivider>(ran);
}

/// Whether the layers that stages have too many of may lie on others: as many
/// times as many as a stage has there is room for, and time, if that is to be
/// no slower than `most`.
static bool mayFitDivided(const Prediction &known,
                          std::optional<Seconds> most) {
  /// What is fixed of a stage, and what its layers leave, are not the same of
  /// all layers; nor do all take equally long. Choices: of 332 points
  /// of T5-11B and Llama-2 13B with less room none has a division that fits
  /// (docs/cost-model.md, "Stages").
  constexpr double kLeastRoom = 0.8, kMoreTime = 1.5;
  const PipelineShape &shape = known.pipeline;
  if (known.fits || !shape.parts.empty() || !shape.meshes.empty())
    return true;
  const double time =
      most ? std::max(1.0, kMoreTime * most->value / known.stepTime.value)
           : kInfinity;
  double room = 0;
  for (const StageShare &stage : known.stages)
    room += std::min(
        time, static_cast<double>(known.memory.usable) /
                  static_cast<double>(std::max<int64_t>(1, stage.memoryBytes)));
  return room >= kLeastRoom * static_cast<double>(known.stages.size());
}

/// Divided evenly, or so that the step is fastest among those that fit, if that
/// is better.
template <typename Divider>
static Expected<std::optional<StagedPrediction>>
predictFreely(StagedStrategy strategy, int64_t memoryLimit,
              std::optional<Seconds> most,
              std::optional<SomeAgainDivider> *again) {
  constexpr int kRounds = 8;
  strategy.pipeline.layers = {};
  const StagedStrategy evenly = strategy;
  Composer composer(evenly, memoryLimit);
  auto even = composer.run(most);
  const LayerLine &line = *strategy.line;
  if (!even || (line.isUniform ? line.layers : line.length) <=
                   strategy.pipeline.chunks())
    return even;
  if (*even && !mayFitDivided((*even)->prediction, most))
    return even;
  auto divider = composer.divider<Divider>(*even);
  if (!divider)
    return divider.takeError();
  if constexpr (std::is_same_v<Divider, LayerDivider>)
    if (again && *even)
      again->emplace(*divider);
  if (*even && (*even)->prediction.fits)
    most = (*even)->prediction.stepTime;
  for (int round = 0; round < kRounds; ++round) {
    const auto split = divider->next(most);
    if (!split ||
        (*even && (*even)->prediction.fits && divider->isEven(*split)))
      break;
    strategy.pipeline.layers = *split;
    auto uneven = Composer(strategy, memoryLimit).run(most);
    if (!uneven)
      return uneven;
    if (!*uneven)
      break;
    const Prediction &found = (*uneven)->prediction;
    if (found.fits)
      return most && found.stepTime >= *most ? std::move(even)
                                             : std::move(uneven);
    // What a stage has on its host the divider does not count.
    if ((found.host && !found.host->fits()) || !mayFitDivided(found, most))
      break;
    if (auto ok = divider->tooLarge(found.stages); !ok)
      return ok.takeError();
  }
  return even;
}

SomeAgainDivider::SomeAgainDivider(LayerDivider own)
    : divider(std::make_unique<LayerDivider>(std::move(own))) {}
SomeAgainDivider::~SomeAgainDivider() = default;
SomeAgainDivider::SomeAgainDivider(SomeAgainDivider &&) noexcept = default;
SomeAgainDivider &
SomeAgainDivider::operator=(SomeAgainDivider &&) noexcept = default;

Expected<SomeAgainDivider> SomeAgainDivider::make(const StagedStrategy &kept,
                                                  int64_t memoryLimit) {
  StagedStrategy evenly = kept;
  evenly.pipeline.layers = {};
  Composer composer(evenly, memoryLimit);
  const auto even = composer.run(std::nullopt);
  if (!even)
    return even.error();
  auto divider = composer.layerDivider(*even);
  if (!divider)
    return divider.takeError();
  return SomeAgainDivider(std::move(*divider));
}

bool SomeAgainDivider::mayTakeLess(std::optional<Seconds> most) const {
  return divider->mayTakeLess(most);
}

std::optional<SomeAgain> SomeAgainDivider::next(std::optional<Seconds> most) {
  return divider->nextAgain(most);
}

void SomeAgainDivider::correct(const SomeAgain &priced,
                               const std::vector<StageShare> &stages) {
  divider->correct(priced, stages);
}

static Expected<std::optional<StagedPrediction>>
predict(StagedStrategy strategy, int64_t memoryLimit,
        std::optional<Seconds> most,
        std::optional<SomeAgainDivider> *again = nullptr) {
  if (strategy.pipeline.splitsBatch()) {
    Expected<StagedPrediction> found = predictReplicas(strategy, memoryLimit);
    if (!found)
      return found.takeError();
    return most && found->prediction.stepTime > *most
               ? std::optional<StagedPrediction>()
               : std::optional(std::move(*found));
  }
  LayerSplit &layers = strategy.pipeline.layers;
  if (!layers.isFree)
    return Composer(strategy, memoryLimit).run(most);
  const LayerLine found =
      strategy.line ? LayerLine() : findLayers(strategy.model);
  if (!strategy.line)
    strategy.line = &found;
  if (!strategy.pipeline.mayCutFreely()) {
    layers = {};
    return Composer(strategy, memoryLimit).run(most);
  }
  return strategy.line->isUniform
             ? predictFreely<LayerDivider>(std::move(strategy), memoryLimit,
                                           most, again)
             : predictFreely<LineDivider>(std::move(strategy), memoryLimit,
                                          most, again);
}

Expected<StagedPrediction> predictStages(const StagedStrategy &strategy,
                                         int64_t memoryLimit) {
  Expected<std::optional<StagedPrediction>> found =
      predict(strategy, memoryLimit, std::nullopt);
  if (!found)
    return found.takeError();
  return std::move(**found);
}

Expected<std::optional<StagedPrediction>>
predictFaster(const StagedStrategy &strategy, int64_t memoryLimit, Seconds most,
              std::optional<SomeAgainDivider> *again) {
  return predict(strategy, memoryLimit, most, again);
}

Expected<MicroBatchGraph> MicroBatchGraph::make(const OpGraph &graph,
                                                const PipelineShape &shape) {
  MicroBatchGraph micro(graph);
  if (shape.microBatches == 1)
    return micro;
  micro.resized = graph;
  if (auto ok = resizeDimClass(*micro.resized, DimClassKind::Batch,
                               shape.microBatchSamples);
      !ok)
    return ok.takeError();
  return micro;
}

PlanModels::PlanModels(const Plan &p, const OpGraph &g, const OpGraph &micro,
                       const ClusterSpec &cluster, const StackSpec &stack)
    : plan(p), graph(g) {
  for (const Stage &stage : plan.stages)
    models.push_back(
        std::make_unique<CostModel>(micro, cluster, stack, stage.mesh));
}

StagedStrategy PlanModels::staged() const {
  std::vector<MeshStrategy> meshes;
  for (size_t m = 0; m < models.size(); ++m)
    meshes.push_back(
        {models[m].get(), &plan.stages[m].assignment, &plan.stages[m].priced});
  return stagedOn(meshes, graph, plan.prediction.pipeline);
}

Expected<void> pricePlan(Plan &plan, const OpGraph &graph, const OpGraph &micro,
                         const ClusterSpec &cluster, const StackSpec &stack) {
  const PlanModels models(plan, graph, micro, cluster, stack);
  for (size_t m = 0; m < plan.stages.size(); ++m) {
    Expected<PricedStrategy> priced =
        evaluate(models.of(m), plan.stages[m].assignment);
    if (!priced)
      return priced.takeError();
    plan.stages[m].priced = std::move(*priced);
  }
  const Stage &stage = plan.stages.front();
  const PipelineShape &shape = plan.prediction.pipeline;
  if (shape.isPlain()) {
    const int64_t zeroLayers = shape.zeroLayers;
    plan.prediction = predict(models.of(0), stage.assignment, stage.priced,
                              plan.inputs.memoryLimit);
    plan.prediction.pipeline.zeroLayers = zeroLayers;
    return {};
  }
  Expected<StagedPrediction> staged =
      predictStages(models.staged(), plan.inputs.memoryLimit);
  if (!staged)
    return staged.takeError();
  plan.prediction = std::move(staged->prediction);
  return {};
}

Expected<void> pricePlan(Plan &plan, const OpGraph &graph,
                         const ClusterSpec &cluster, const StackSpec &stack) {
  Expected<MicroBatchGraph> micro =
      MicroBatchGraph::make(graph, plan.prediction.pipeline);
  return micro ? pricePlan(plan, graph, micro->get(), cluster, stack)
               : micro.takeError();
}

} // namespace planner
