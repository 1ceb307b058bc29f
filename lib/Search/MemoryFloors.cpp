//===- MemoryFloors.cpp - What a device must hold -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "OuterBound.h"
#include "StageRooms.h"
#include "planner/Cost/Memory.h"
#include "planner/Graph/Recompute.h"
#include "planner/Graph/Rescale.h"
#include <algorithm>

namespace planner {

/// Written in the forward pass, and read after it.
static bool isSaved(const OpGraph &graph, TensorId id, const Lifetime &life) {
  const Tensor &tensor = graph.tensors[id];
  if (tensor.producer == kNone || life.persistent || life.aliasOf != kNone)
    return false;
  const Op &producer = graph.ops[tensor.producer];
  return producer.phase == Phase::Forward && producer.loop == 0 &&
         producer.kind != OpKind::Generator &&
         producer.kind != OpKind::LoopEnter &&
         producer.kind != OpKind::LoopNext &&
         std::any_of(tensor.uses.begin(), tensor.uses.end(),
                     [&](const Use &use) {
                       return graph.ops[use.op].phase == Phase::Backward;
                     });
}

/// Written in the loop of the forward pass over layers for the one that goes
/// back.
static bool isSavedStack(const OpGraph &graph, const LayerLine &line,
                         TensorId id) {
  const Tensor &tensor = graph.tensors[id];
  return line.stacked[id] && tensor.producer != kNone &&
         graph.ops[tensor.producer].kind == OpKind::LoopNext &&
         graph.ops[tensor.producer].phase == Phase::Forward &&
         std::any_of(tensor.uses.begin(), tensor.uses.end(),
                     [&](const Use &use) {
                       return graph.ops[use.op].phase == Phase::Backward;
                     });
}

GradientBytes gradientBytes(const OpGraph &graph, TensorId parameter,
                            const StackSpec &stack) {
  const Tensor &tensor = graph.tensors[parameter];
  if (tensor.producer != kNone || tensor.role != Role::Parameter ||
      tensor.updatedTo == kNone)
    return {};
  const auto elements = static_cast<double>(tensor.elements());
  const double sum = stack.accumulation.bytes > 0
                         ? stack.accumulation.bytes * elements
                         : static_cast<double>(tensor.bytes());
  const double waiting = stack.offload.gradientBytes;
  return {sum, waiting > 0 ? waiting * elements : sum};
}

MemoryFloors::MemoryFloors(const OpGraph &graph, const LayerLine &line,
                           const StackSpec &stack, LayerSplit d)
    : samples(samplesAtOnce(graph)), layers(line.isUniform ? line.layers : 0),
      division(std::move(d)), recompute(graph.recompute), operands(graph) {
  const std::vector<Lifetime> lifetimes = computeLifetimes(graph);
  const double scale = std::min(
      1.0, stack.memory.activations[static_cast<size_t>(keptAs(graph))]);
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    const Tensor &tensor = graph.tensors[id];
    const auto bytes = static_cast<double>(tensor.bytes());
    const LineSpan &span = line.tensors[id];
    const bool isLayered =
        span.begin >= 1 && span.end <= static_cast<double>(layers + 1);
    Kinds own;
    if (isSaved(graph, id, lifetimes[id]) || isSavedStack(graph, line, id))
      own.saved = scale * bytes / static_cast<double>(samples);
    if (span.begin < static_cast<double>(line.length - 1))
      leaving += own.saved;
    const bool isArgument = tensor.producer == kNone;
    const bool isTrained = isArgument && tensor.role == Role::Parameter;
    if (isArgument && tensor.role == Role::OptimizerState)
      own.states = bytes;
    if (isTrained || (isArgument && tensor.role == Role::FrozenParameter))
      own.parameters = bytes;
    if (isLayered)
      own.ofLayers = own.parameters;
    const GradientBytes gradient = gradientBytes(graph, id, stack);
    own.sums = gradient.sum;
    own.waiting = gradient.waiting;
    for (Kinds *sum : {&all, &layered})
      if (sum == &all || isLayered) {
        sum->parameters += own.parameters;
        sum->states += own.states;
        sum->sums += own.sums;
        sum->saved += own.saved;
        sum->ofLayers += own.ofLayers;
        sum->waiting += own.waiting;
      }
  }
  // The first chunk may have fewer layers that are kept than others.
  const auto sizes = recompute.chunks.sizes(layers);
  if (recompute.isPartial() && (!sizes || sizes->least != sizes->most))
    layered.saved = 0;
}

/// Of a chunk's layers, so many at most.
double MemoryFloors::shareOf(int64_t count, const LayerChunks &chunks) const {
  const auto sizes = chunks.sizes(layers);
  return sizes && count < sizes->least
             ? static_cast<double>(count) / static_cast<double>(sizes->least)
             : 1;
}

double MemoryFloors::keptShare(const RecomputeChoice &choice) const {
  return !choice.isPartial() || choice == recompute ||
                 !choice.chunks.hasLayers(layers)
             ? 1
             : 1 - shareOf(choice.layers, choice.chunks);
}

/// On a mesh of one stage, if that stage has all of it. Only ZeRO splits what
/// lies there all the time over devices that share the batch or the sequence.
double MemoryFloors::bytesOf(const Kinds &kinds, const StagePoint &point,
                             double kept) const {
  const auto devices = static_cast<double>(point.stageDevices());
  const auto sharing = static_cast<double>(point.stateDevices());
  const auto copies = static_cast<double>(point.tp * point.ep);
  const double split =
      point.zero < 3 ? 0
      : point.zeroLayers > 0
          ? kinds.ofLayers * shareOf(point.zeroLayers, point.zeroChunks)
          : kinds.parameters;
  double bytes = split / sharing + (kinds.parameters - split) / copies +
                 kinds.states / (point.zero >= 1 ? sharing : copies);
  if (point.stages > 1 || point.microBatches > 1)
    bytes += kinds.sums / (point.zero >= 2 ? sharing : copies);
  return bytes + kept * kinds.saved *
                     static_cast<double>(point.samplesAtOnce()) / devices;
}

/// Layers of the first stage, at least: one slot is the embedding's. Of several
/// chunks that is in the one that keeps most, and in a V another one is the
/// head's.
int64_t MemoryFloors::layersOfFirst(const StagePoint &point,
                                    const ScheduleChoice &schedule) const {
  const int64_t v = schedule.chunksPerStage, chunks = point.stages * v;
  // Of chunks of which some layers are computed again that is known.
  const std::vector<int64_t> &own = point.recompute.chunks.counts;
  const std::vector<int64_t> &named = own.empty() ? division.counts : own;
  if (!named.empty())
    return v * *std::min_element(named.begin(), named.end());
  if (layers % chunks == 0)
    return layers / point.stages;
  if ((layers + 2) % chunks == 0)
    return (layers + 2) / point.stages - v;
  return layers / chunks * v;
}

/// If all layers were on it.
std::vector<double>
MemoryFloors::bytesByStage(const Kinds &ofLayers, const StagePoint &point,
                           const ScheduleChoice &schedule) const {
  std::vector<double> list;
  for (int64_t s = 0; s < point.stages; ++s)
    list.push_back(bytesOf(ofLayers, point, keptOn(s, point, schedule)));
  return list;
}

std::optional<LayerBytes> MemoryFloors::layerBytes(const StagePoint &point,
                                                   double limit,
                                                   OffloadChoice choice) const {
  return division.isFree ? bytesOfLayer(point, limit, choice) : std::nullopt;
}

/// Sums stay unless gradients leave with each micro-batch.
MemoryFloors::Kinds MemoryFloors::onDevice(Kinds kinds, const StagePoint &point,
                                           const OffloadChoice &choice) {
  if (choice.movesParameters())
    kinds.parameters = kinds.ofLayers = 0;
  if (choice.movesStates())
    kinds.states = 0;
  if (choice.sendsGradientsAtOnce(point.zero))
    kinds.sums = 0;
  if (choice.activations)
    kinds.saved = 0;
  return kinds;
}

std::optional<LayerBytes>
MemoryFloors::bytesOfLayer(const StagePoint &point, double limit,
                           OffloadChoice choice) const {
  if (layers == 0 || point.stages == 1 || point.recompute.isPartial() ||
      point.zeroLayers > 0)
    return std::nullopt;
  const auto count = static_cast<double>(layers);
  const Kinds own = onDevice(layered, point, choice);
  LayerBytes bytes{bytesOf(own, point, 0) / count, 0, limit};
  bytes.kept = bytesOf(own, point, 1) / count - bytes.fixed;
  return bytes;
}

/// Some stage has at least the mean of all. Of a chain of equal layers the
/// first stage has a known part, and keeps a micro-batch for each stage. Of a
/// pipeline that is fed from both ends two stages have each parameter.
double MemoryFloors::onStage(Kinds whole, Kinds ofLayers,
                             const StagePoint &point,
                             const ScheduleChoice &schedule) const {
  if (schedule.schedule == PipelineSchedule::DualPipe)
    for (Kinds *kinds : {&whole, &ofLayers})
      for (double *bytes :
           {&kinds->parameters, &kinds->states, &kinds->sums, &kinds->ofLayers})
        *bytes *= 2;
  const double dropped = layered.saved * (1 - keptShare(point.recompute));
  for (Kinds *kinds : {&whole, &ofLayers})
    kinds->saved = std::max(0.0, kinds->saved - dropped);
  const auto stages = static_cast<double>(point.stages);
  const double mean = bytesOf(whole, point, 1) / stages;
  if (layers == 0 || point.stages == 1)
    return mean;
  if (areLayersFree(division, schedule) && !point.recompute.isPartial() &&
      point.zeroLayers == 0) {
    if (schedule.schedule == PipelineSchedule::DualPipe)
      return mean;
    // If they are divided so that all stages need as much as each other.
    double shares = 0;
    for (const double bytes : bytesByStage(ofLayers, point, schedule))
      shares += 1 / bytes;
    return std::max(mean, 1 / shares);
  }
  return std::max(mean,
                  bytesOf(ofLayers, point, keptOn(0, point, schedule)) *
                      static_cast<double>(layersOfFirst(point, schedule)) /
                      static_cast<double>(layers));
}

double MemoryFloors::of(const StagePoint &point,
                        const ScheduleChoice &schedule) const {
  return std::max(onStage(all, layered, point, schedule),
                  withoutActivations(point));
}

/// Some stage has at least the mean, and some stage the operator that reads
/// most.
double MemoryFloors::withoutActivations(const StagePoint &point) const {
  const double stored =
      bytesOf(all, point, 0) / static_cast<double>(point.stages);
  const double read = operands.of(point, /*onHosts=*/false);
  return point.stages == 1 ? stored + read : std::max(stored, read);
}

double MemoryFloors::left(const StagePoint &point,
                          const ScheduleChoice &schedule) const {
  return onStage({0, 0, 0, all.saved}, {0, 0, 0, layered.saved}, point,
                 schedule);
}

/// Gradients wait as states are split.
MemoryFloors::Kinds MemoryFloors::storedOnHost(const Kinds &kinds,
                                               const OffloadChoice &choice) {
  Kinds stored;
  if (choice.movesParameters()) {
    stored.parameters = kinds.parameters;
    stored.ofLayers = kinds.ofLayers;
  }
  if (choice.movesStates())
    stored.states = kinds.states + kinds.waiting;
  return stored;
}

/// All micro-batches' wait where layers are relayed.
HostUse MemoryFloors::onHost(const StagePoint &point,
                             const ScheduleChoice &schedule,
                             OffloadChoice choice) const {
  // Of a model that computes otherwise again it is not known what that leaves.
  choice.activations &= recompute == point.recompute;
  Kinds ofAll = storedOnHost(all, choice),
        ofLayers = storedOnHost(layered, choice);
  HostUse use;
  if (choice.activations) {
    const Kinds saved{0, 0, 0, layered.saved};
    const double left = onStage(saved, saved, point, schedule);
    const double times =
        choice.relay ? static_cast<double>(point.microBatches) : 1;
    use.pass =
        bytesOf({0, 0, 0, layers > 0 ? layered.saved : leaving}, point, 1) /
        static_cast<double>(point.stages);
    use.saved = times * left;
    ofAll.saved = ofLayers.saved = times * layered.saved;
  }
  use.all = onStage(ofAll, ofLayers, point, schedule);
  return use;
}

double MemoryFloors::plain(int64_t devices) const {
  return (all.parameters + all.states +
          all.saved * static_cast<double>(samples)) /
         static_cast<double>(devices);
}

} // namespace planner
