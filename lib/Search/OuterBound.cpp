//===- OuterBound.cpp - Bounds of staged strategies -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "OuterBound.h"
#include "planner/Cost/Memory.h"
#include "planner/Graph/Rescale.h"
#include <algorithm>
#include <cmath>

namespace planner {

//===----------------------------------------------------------------------===//
// Time
//===----------------------------------------------------------------------===//

static double totalOf(const LayerLine &line, const PassFloors &floors) {
  return static_cast<double>(line.layers) * floors.layer + floors.first +
         floors.last;
}

Seconds stepBound(const StagePoint &point, const LayerLine &line,
                  const PassFloors &floors) {
  return Seconds(static_cast<double>(point.microBatches) /
                 static_cast<double>(point.stages) * totalOf(line, floors));
}

/// However a model is cut: m L_s + sum of L_i for i < s, over the stages s, is
/// at least this mean of them, in which every L_i has the same part.
static double anyCut(const StagePoint &point, double total) {
  const auto m = static_cast<double>(point.microBatches);
  const auto p = static_cast<double>(point.stages);
  return total / (1 - std::pow(1 - 1 / m, p));
}

/// Layers of each chunk, if cutLine() makes them all equal but for the ends.
static std::optional<std::vector<double>> layersOf(const LayerLine &line,
                                                   int64_t chunks) {
  const bool divides = line.layers % chunks == 0;
  if (!line.isUniform || (!divides && (line.layers + 2) % chunks != 0))
    return std::nullopt;
  const auto each =
      static_cast<double>((line.layers + (divides ? 0 : 2)) / chunks);
  std::vector<double> layers(static_cast<size_t>(chunks), each);
  if (!divides) {
    layers.front() -= 1;
    layers.back() -= 1;
  }
  return layers;
}

/// Whole passes count as backward passes: what bounds use of both they use
/// alike, or of the backward pass alone.
Seconds stepBound(const StagePoint &point, const ScheduleChoice &schedule,
                  const LayerLine &line, const PassFloors &floors) {
  const Seconds average = stepBound(point, line, floors);
  const auto layers = layersOf(line, point.stages * schedule.chunksPerStage);
  if (!layers || point.stages == 1) {
    const bool isWhole =
        schedule.schedule <= PipelineSchedule::OneForwardOneBackward;
    return isWhole ? std::max(average,
                              Seconds(anyCut(point, totalOf(line, floors))))
                   : average;
  }
  PipelineSpec spec;
  spec.schedule = schedule.schedule;
  spec.stages = point.stages;
  spec.chunksPerStage = schedule.chunksPerStage;
  spec.microBatches = point.microBatches;
  spec.chunks.resize(layers->size());
  for (size_t c = 0; c < layers->size(); ++c)
    spec.chunks[c].backward = Seconds((*layers)[c] * floors.layer);
  spec.chunks.front().backward += Seconds(floors.first);
  spec.chunks.back().backward += Seconds(floors.last);
  return std::max(average, lowerBound(spec));
}

ProductFloors::ProductFloors(const OpGraph &graph, const LayerLine &line,
                             const DeviceSpec &device, const StackSpec &stack)
    : samples(std::max<int64_t>(samplesAtOnce(graph), 1)) {
  const auto rateOf = [&](DType type) {
    double rate = 0;
    for (bool tf32 : {false, true})
      rate = std::max(rate, device.peak(type, tf32).value);
    if (stack.kernels.narrowProducts)
      rate = std::max(rate, device.peak(*stack.kernels.narrowProducts).value);
    return rate * std::max(1.0, stack.kernels.matmul);
  };
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    const bool isProduct =
        op.kind == OpKind::Contraction || op.kind == OpKind::Convolution;
    if (!isProduct || op.phase == Phase::Optimizer || op.operands.empty())
      continue;
    const double rate = rateOf(graph.tensors[op.operands[0]].dtype);
    if (rate <= 0)
      continue;
    const double seconds = op.work.matmulFlops * graph.executions(op) / rate /
                           static_cast<double>(samples);
    const LineSpan &span = line.ops[id];
    if (!line.isUniform || span.end <= 1)
      sample.first += seconds;
    else if (span.begin >= static_cast<double>(line.layers + 1))
      sample.last += seconds;
    else
      sample.layer += seconds / static_cast<double>(line.layers);
  }
}

PassFloors ProductFloors::of(const StagePoint &point) const {
  const double share = static_cast<double>(point.samplesAtOnce()) /
                       static_cast<double>(point.stageDevices());
  return {sample.layer * share, sample.first * share, sample.last * share};
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

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

MemoryFloors::MemoryFloors(const OpGraph &graph, const LayerLine &line,
                           const StackSpec &stack)
    : samples(std::max<int64_t>(samplesAtOnce(graph), 1)),
      layers(line.isUniform ? line.layers : 0) {
  const std::vector<Lifetime> lifetimes = computeLifetimes(graph);
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    const Tensor &tensor = graph.tensors[id];
    const auto bytes = static_cast<double>(tensor.bytes());
    const LineSpan &span = line.tensors[id];
    const bool isLayered =
        span.begin >= 1 && span.end <= static_cast<double>(layers + 1);
    Kinds own;
    if (isSaved(graph, id, lifetimes[id]))
      own.saved = bytes / static_cast<double>(samples);
    const bool isArgument = tensor.producer == kNone;
    const bool isTrained = isArgument && tensor.role == Role::Parameter;
    if (isArgument && tensor.role == Role::OptimizerState)
      own.states = bytes;
    if (isTrained || (isArgument && tensor.role == Role::FrozenParameter))
      own.parameters = bytes;
    if (isTrained && tensor.updatedTo != kNone)
      own.sums = stack.accumulation.bytes > 0
                     ? stack.accumulation.bytes *
                           static_cast<double>(tensor.elements())
                     : bytes;
    for (Kinds *sum : {&all, &layered})
      if (sum == &all || isLayered) {
        sum->parameters += own.parameters;
        sum->states += own.states;
        sum->sums += own.sums;
        sum->saved += own.saved;
      }
  }
}

/// On a mesh of one stage, if that stage has all of it.
double MemoryFloors::bytesOf(const Kinds &kinds, const StagePoint &point,
                             double kept) {
  const auto devices = static_cast<double>(point.stageDevices());
  const auto copies = static_cast<double>(point.tp * point.cp * point.ep);
  double bytes = kinds.parameters / (point.zero >= 3 ? devices : copies) +
                 kinds.states / (point.zero >= 1 ? devices : copies);
  if (point.stages > 1 || point.microBatches > 1)
    bytes += kinds.sums / (point.zero >= 2 ? devices : copies);
  return bytes + kept * kinds.saved *
                     static_cast<double>(point.samplesAtOnce()) / devices;
}

/// Some stage has at least the mean of all. Of a chain of equal layers the
/// first stage has a known part, and keeps a micro-batch for each stage, unless
/// the pipeline is fed from both ends.
double MemoryFloors::of(const StagePoint &point,
                        const std::vector<ScheduleChoice> &schedules) const {
  const auto stages = static_cast<double>(point.stages);
  const double mean = bytesOf(all, point, 1) / stages;
  const bool fromBothEnds =
      std::any_of(schedules.begin(), schedules.end(), [](const auto &choice) {
        return choice.schedule >= PipelineSchedule::DualPipe;
      });
  if (layers == 0 || point.stages == 1 || fromBothEnds)
    return mean;
  const int64_t least = layers % point.stages == 0
                            ? layers / point.stages
                            : (layers + 2) / point.stages - 1;
  const auto kept =
      static_cast<double>(std::min(point.microBatches, point.stages));
  return std::max(mean, bytesOf(layered, point, kept) *
                            static_cast<double>(least) /
                            static_cast<double>(layers));
}

double MemoryFloors::plain(int64_t devices) const {
  return (all.parameters + all.states +
          all.saved * static_cast<double>(samples)) /
         static_cast<double>(devices);
}

} // namespace planner
