//===- OuterBound.cpp - Bounds of staged strategies -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "OuterBound.h"
#include "DividedChunks.h"
#include "UnitCut.h"
#include "planner/Graph/Rescale.h"
#include "planner/Machine/Kernel.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace planner {

//===----------------------------------------------------------------------===//
// Time
//===----------------------------------------------------------------------===//

double totalOf(const LayerLine &line, const PassFloors &floors) {
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

bool areLayersFree(const LayerSplit &layers, const ScheduleChoice &schedule) {
  return layers.isFree && schedule.freeLayers;
}

bool areSendsBeside(const StepFloors &floors, const ScheduleChoice &schedule) {
  return floors.sendsBeside == StackOverlap::Sends::Always ||
         (floors.sendsBeside == StackOverlap::Sends::Interleaved &&
          schedule.chunksPerStage > 1);
}

/// By layer, with what is before and after all of them.
static std::vector<double> alongLayers(const LayerLine &line,
                                       const PassFloors &floors) {
  std::vector<double> list(static_cast<size_t>(line.layers), floors.layer);
  list.front() += floors.first;
  list.back() += floors.last;
  return list;
}

/// Of layers that are divided in any way, until all gradients are summed.
static double freeCut(const StagePoint &point, const ScheduleChoice &schedule,
                      const LayerLine &line, const StepFloors &floors,
                      const PassFloors &sums) {
  return UnitCut(point, schedule.schedule,
                 {alongLayers(line, floors.passes), alongLayers(line, sums)},
                 floors, roomsOf(point, schedule, floors.layerBytes),
                 againOf(floors.layerBytes).seconds)
      .run();
}

/// The same of all of the step.
static double freeStep(const StagePoint &point, const ScheduleChoice &schedule,
                       const LayerLine &line, const StepFloors &floors) {
  return UnitCut(point, schedule.schedule,
                 {alongLayers(line, floors.passes),
                  alongLayers(line, floors.reductions),
                  alongLayers(line, floors.updates),
                  alongLayers(line, floors.hideable.reductions),
                  alongLayers(line, floors.hideable.updates),
                  alongLayers(line, floors.forward),
                  alongLayers(line, floors.backward)},
                 floors, roomsOf(point, schedule, floors.layerBytes),
                 againOf(floors.layerBytes).seconds)
      .run();
}

/// Layers that do not divide among the stages: the last of the stages that have
/// one more than others has waited for all of those before it.
static double unevenCut(const StagePoint &point, const LayerLine &line,
                        const PassFloors &floors) {
  const int64_t layers = line.isUniform ? line.layers : 0;
  const int64_t most = ceilDiv(layers, point.stages);
  const int64_t many = std::max<int64_t>(layers % point.stages, 1);
  return floors.first + static_cast<double>(point.microBatches + many - 1) *
                            static_cast<double>(most) * floors.layer;
}

/// However chunks are cut: one micro-batch passes through all of them, and
/// where most is to do the others wait for it in one of both passes, which is
/// no shorter than half of both.
static double wholeTrip(const StagePoint &point, const LayerLine &line,
                        const StepFloors &floors) {
  const int64_t layers = line.isUniform ? line.layers : 0;
  const double total = totalOf(line, floors.passes);
  const double most = std::max(
      total / static_cast<double>(point.stages),
      static_cast<double>(ceilDiv(layers, point.stages)) * floors.passes.layer);
  return total + 2 * static_cast<double>(point.stages - 1) * floors.send +
         static_cast<double>(point.microBatches - 1) * most / 2;
}

/// However a line is cut into several chunks a stage, which run through groups
/// of as many micro-batches as there are stages one after the other: a stage
/// takes its work, and the way to any of its chunks and back less what it does
/// meanwhile. The mean of that over all chunks is the mean work, and 1/v of
/// what lies on the stages before (docs/schedule.md, "Bounds"). Most may lie on
/// the last stages, but on none more than a step has room for: where that takes
/// L seconds and a micro-batch w, so much that the mean is w (m w / L - 1) /
/// 2p.
static double groupedCut(const StagePoint &point, int64_t chunks, double work) {
  const auto m = static_cast<double>(point.microBatches);
  const auto p = static_cast<double>(point.stages);
  const double share = work / (2 * p * static_cast<double>(chunks));
  const double rest = m * work / p - share;
  return (rest + std::sqrt(rest * rest + 4 * m * work * share)) / 2;
}

int64_t sentBorders(const StagePoint &point, const ScheduleChoice &schedule) {
  const bool isV = schedule.schedule == PipelineSchedule::ZBV ||
                   schedule.schedule == PipelineSchedule::DualPipeV;
  return point.stages * schedule.chunksPerStage - (isV ? 2 : 1);
}

double servedBatches(const StagePoint &point, const ScheduleChoice &schedule) {
  return static_cast<double>(point.microBatches) /
         (schedule.schedule == PipelineSchedule::DualPipe ? 2 : 1);
}

/// Sends take the time of stages, or of links, of which each stage has one
/// either way. A micro-batch passes through all chunks and back, while all
/// others pass the longest of them in one of both passes; weight gradients that
/// are put off are not on its way.
double chunkedStep(const StagePoint &point, const ScheduleChoice &schedule,
                   const ChunkedWork &work) {
  const auto m = static_cast<double>(point.microBatches);
  const auto p = static_cast<double>(point.stages);
  const auto v = static_cast<double>(schedule.chunksPerStage);
  const bool isSplit = splitsBackward(schedule.schedule);
  const double own = work.passes + (work.areSendsBeside ? 0 : 2 * work.sends);
  const double trip =
      isSplit ? work.forward + work.inputGradients : work.passes;
  const double longer =
      isSplit ? std::max(work.forward, work.inputGradients)
              : std::max({work.forward, work.backward, work.passes / 2});
  const double way = 2 * work.sends + trip +
                     (servedBatches(point, schedule) - 1) * longer / (p * v);
  return std::max(
      {way, m / p * own, m / p * work.sends,
       isSplit ? 0 : groupedCut(point, schedule.chunksPerStage, own)});
}

/// Layers of each chunk, if they are named, or if cutLine() makes them all
/// equal but for the ends.
static std::optional<std::vector<double>>
layersOf(const LayerLine &line, const LayerSplit &named, int64_t chunks) {
  if (!line.isUniform)
    return std::nullopt;
  if (!named.counts.empty())
    return std::vector<double>(named.counts.begin(), named.counts.end());
  const bool divides = line.layers % chunks == 0;
  if (!divides && (line.layers + 2) % chunks != 0)
    return std::nullopt;
  const int64_t each = (line.layers + (divides ? 0 : 2)) / chunks;
  std::vector<double> layers(static_cast<size_t>(chunks),
                             static_cast<double>(each));
  if (!divides) {
    layers.front() -= 1;
    layers.back() -= 1;
  }
  return layers;
}

/// Layers of a stage, at least.
static double leastLayers(const StagePoint &point,
                          const ScheduleChoice &schedule, const LayerLine &line,
                          const LayerSplit &named) {
  const int64_t v = schedule.chunksPerStage, chunks = point.stages * v;
  if (areLayersFree(named, schedule))
    return static_cast<double>(v);
  if (!named.counts.empty())
    return static_cast<double>(
        v * *std::min_element(named.counts.begin(), named.counts.end()));
  // Of the most even cut a chunk has this at least.
  int64_t layers = line.layers / chunks * v;
  if (line.layers % chunks != 0 && (line.layers + 2) % chunks == 0)
    layers = (line.layers + 2) / point.stages - 2;
  return static_cast<double>(layers);
}

/// What the stage that ends last does between the passes and the updates. Where
/// backward passes are whole that is the one with the first chunk, and the last
/// chunk is on another one.
static double reductionBound(const StagePoint &point,
                             const ScheduleChoice &schedule,
                             const LayerLine &line, const StepFloors &floors) {
  const PassFloors &sums = floors.reductions;
  if (point.stages == 1)
    return totalOf(line, sums);
  if (!line.isUniform)
    return 0;
  const double layers =
      leastLayers(point, schedule, line, floors.layers) * sums.layer;
  return splitsBackward(schedule.schedule)
             ? layers
             : sums.first + layers + floors.shared;
}

/// Of the stage that takes longest.
static double updateBound(const StagePoint &point,
                          const ScheduleChoice &schedule, const LayerLine &line,
                          const StepFloors &floors) {
  const PassFloors &updates = floors.updates;
  const double mean =
      totalOf(line, updates) / static_cast<double>(point.stages);
  if (point.stages == 1 || !line.isUniform)
    return mean;
  return std::max(mean, leastLayers(point, schedule, line, floors.layers) *
                                updates.layer +
                            std::max(updates.first, updates.last));
}

/// Of stages whose layers are known.
static std::optional<PipelineSpec> pipelineOf(const StagePoint &point,
                                              const ScheduleChoice &schedule,
                                              const LayerLine &line,
                                              const StepFloors &floors) {
  if (areLayersFree(floors.layers, schedule) || point.stages == 1)
    return std::nullopt;
  const auto layers =
      layersOf(line, floors.layers, point.stages * schedule.chunksPerStage);
  if (!layers)
    return std::nullopt;
  return pipelineOfLayers(point, schedule, floors, *layers, floors.send);
}

/// Of whole passes of which it is not known what is forward: no less than if
/// half of both were, with what they send, unless that runs beside them.
static Seconds leastOf(PipelineSpec spec) {
  if (!hasWholeStages(spec.schedule))
    return lowerBound(spec);
  for (ChunkTimes &chunk : spec.chunks) {
    const Seconds passes = chunk.forward + chunk.backward;
    const Seconds more =
        spec.overlapsSends ? Seconds() : chunk.sendBackward - chunk.sendForward;
    chunk.forward = std::clamp((passes + more) / 2, Seconds(), passes);
    chunk.backward = passes - chunk.forward;
  }
  return lowerBound(spec);
}

/// Of layers that are divided in any way, until all gradients are summed.
static double freely(const StagePoint &point, const ScheduleChoice &schedule,
                     const LayerLine &line, const StepFloors &floors,
                     const PassFloors &sums) {
  return hasWholeStages(schedule.schedule)
             ? freeCut(point, schedule, line, floors, sums)
             : DividedChunks(point, schedule, line, floors).run(sums);
}

static Seconds passBound(const StagePoint &point,
                         const ScheduleChoice &schedule, const LayerLine &line,
                         const StepFloors &floors) {
  const PassFloors &passes = floors.passes;
  const Seconds average = stepBound(point, line, passes);
  if (const auto spec = pipelineOf(point, schedule, line, floors))
    return std::max(average, leastOf(*spec));
  const bool isFree = line.isUniform && point.stages > 1 &&
                      areLayersFree(floors.layers, schedule);
  if (!line.isUniform && point.stages > 1 && !hasWholeStages(schedule.schedule))
    return Seconds(chunkedStep(
        point, schedule,
        {totalOf(line, passes), totalOf(line, floors.forward),
         totalOf(line, floors.backward), totalOf(line, floors.inputGradients),
         static_cast<double>(sentBorders(point, schedule)) * floors.send,
         areSendsBeside(floors, schedule)}));
  if (!hasWholeStages(schedule.schedule))
    return isFree ? std::max(average,
                             Seconds(freely(point, schedule, line, floors, {})))
                  : average;
  const double cut =
      isFree ? freely(point, schedule, line, floors, {})
             : std::max(unevenCut(point, line, passes),
                        UnitCut(point, schedule.schedule,
                                {floors.passesAlong, floors.reductionsAlong},
                                floors)
                            .run());
  return std::max({average, Seconds(anyCut(point, totalOf(line, passes))),
                   Seconds(wholeTrip(point, line, floors)), Seconds(cut)});
}

/// Until all gradients are summed: every stage does its passes, and then its
/// sums, so that however a model is cut some stage takes the mean of these.
static Seconds meanWork(const StagePoint &point, const LayerLine &line,
                        const StepFloors &floors) {
  return stepBound(point, line, floors.passes) +
         Seconds(totalOf(line, floors.reductions) /
                 static_cast<double>(point.stages));
}

/// As if what may run beside compute did so as long as there is compute.
static Seconds boundOfVisible(const StagePoint &point,
                              const ScheduleChoice &schedule,
                              const LayerLine &line, const StepFloors &floors) {
  Seconds passes = passBound(point, schedule, line, floors) +
                   Seconds(reductionBound(point, schedule, line, floors));
  if (line.isUniform && point.stages > 1 &&
      areLayersFree(floors.layers, schedule))
    passes = std::max(passes, Seconds(freely(point, schedule, line, floors,
                                             floors.reductions)));
  return std::max(passes, meanWork(point, line, floors)) +
         Seconds(updateBound(point, schedule, line, floors));
}

// What is beside compute for longer than that is waited for. There may be more
// compute than is known, but of that a step takes each second, and hides no
// more: where a stage's passes count for the whole of it, so long is hidden
// what these are known to take at most.

double beyondCompute(const StepFloors &floors, double hideable,
                     double compute) {
  return (1 - floors.contention) *
         std::max(0.0, hideable - std::max(0.0, compute));
}

/// So much does the stage with the first chunk, at least.
static double onFirstStage(const StagePoint &point,
                           const ScheduleChoice &schedule,
                           const LayerLine &line, const LayerSplit &layers,
                           const PassFloors &floors) {
  return point.stages == 1
             ? totalOf(line, floors)
             : floors.first +
                   leastLayers(point, schedule, line, layers) * floors.layer;
}

/// However layers are divided, each stage with its own work.
static Seconds boundOfAny(const StagePoint &point,
                          const ScheduleChoice &schedule, const LayerLine &line,
                          const StepFloors &floors) {
  if (!line.isUniform)
    return {};
  return Seconds(
      hasWholeStages(schedule.schedule)
          ? freeStep(point, schedule, line, floors)
          : DividedChunks(point, schedule, line, floors).wholeStep());
}

/// The stage with the first chunk: it sums gradients beside its last backward
/// pass, which is what its passes take beside their forward part, and gathers
/// parameters beside a forward pass.
static Seconds boundOfFirst(const StagePoint &point,
                            const ScheduleChoice &schedule,
                            const LayerLine &line, const StepFloors &floors) {
  if (splitsBackward(schedule.schedule))
    return {};
  Seconds passes = stepBound(point, line, floors.passes);
  double compute = totalOf(line, floors.passes);
  if (point.stages > 1 && areLayersFree(floors.layers, schedule))
    return boundOfAny(point, schedule, line, floors);
  if (point.stages > 1) {
    const auto spec = pipelineOf(point, schedule, line, floors);
    if (!spec)
      return {};
    compute = 0;
    for (const int64_t chunk : chunksOn(*spec, 0))
      compute += spec->chunks[static_cast<size_t>(chunk)].backward.value;
    passes = leastOf(*spec);
    // What more the stage's other chunks compute need not make the step longer,
    // until it does nothing else.
    if (schedule.chunksPerStage > 1)
      compute = std::max(compute, passes.value /
                                      static_cast<double>(point.microBatches));
  }
  const auto of = [&](const PassFloors &each) {
    return onFirstStage(point, schedule, line, floors.layers, each);
  };
  const double sums = of(floors.reductions) +
                      beyondCompute(floors, of(floors.hideable.reductions),
                                    compute - of(floors.forward));
  const double updates =
      of(floors.updates) + beyondCompute(floors, of(floors.hideable.updates),
                                         compute - of(floors.backward));
  return passes +
         Seconds(sums + updates + (point.stages > 1 ? floors.shared : 0));
}

/// The mean of all stages, with gathers of parameters beside a forward pass.
static Seconds boundOfMean(const StagePoint &point, const LayerLine &line,
                           const StepFloors &floors) {
  const double beyond =
      beyondCompute(floors,
                    totalOf(line, floors.hideable.reductions) +
                        totalOf(line, floors.hideable.updates),
                    totalOf(line, floors.passes));
  return meanWork(point, line, floors) +
         Seconds((totalOf(line, floors.updates) + beyond) /
                 static_cast<double>(point.stages));
}

/// Passes as long as what they move beside compute, with what that takes of it.
static StepFloors movingFloors(const StepFloors &floors) {
  StepFloors moving = floors;
  const PassFloors &hideable = floors.hideable.passes;
  const double c = floors.contention;
  const auto longer = [&](double pass, double moved) {
    return c * (pass - c * moved) + moved;
  };
  moving.passes = {longer(floors.passes.layer, hideable.layer),
                   longer(floors.passes.first, hideable.first),
                   longer(floors.passes.last, hideable.last)};
  moving.passesAlong.clear();
  if (moving.layerBytes && moving.layerBytes->again)
    moving.layerBytes->again->seconds *= c;
  return moving;
}

Seconds stepBound(const StagePoint &point, const ScheduleChoice &schedule,
                  const LayerLine &line, const StepFloors &floors) {
  Seconds bound = boundOfVisible(point, schedule, line, floors);
  if (totalOf(line, floors.hideable.reductions) > 0 ||
      totalOf(line, floors.hideable.updates) > 0)
    bound = std::max({bound, boundOfFirst(point, schedule, line, floors),
                      boundOfMean(point, line, floors)});
  if (totalOf(line, floors.hideable.passes) > 0)
    bound = std::max(
        bound, boundOfVisible(point, schedule, line, movingFloors(floors)));
  return bound;
}

Seconds stepBound(const StagePoint &point, const ScheduleChoice &schedule,
                  const LayerLine &line, const StepFloors &floors,
                  const PassFloors &issue) {
  const Seconds bound = stepBound(point, schedule, line, floors);
  // Then the host is no bound of its own.
  const bool isHidden = issue.layer <= floors.passes.layer &&
                        issue.first <= floors.passes.first &&
                        issue.last <= floors.passes.last;
  if (isHidden)
    return bound;
  StepFloors issued = floors;
  issued.passes = issue;
  issued.hideable.passes = {};
  // What of that is in which pass is not known.
  issued.forward = issued.backward = issued.inputGradients = {};
  if (issued.layerBytes && issued.layerBytes->again)
    issued.layerBytes->again->seconds = 0;
  // Where nothing is done for several micro-batches, the host also issues while
  // gradients are summed.
  if (point.stages == 1 && point.microBatches == 1)
    issued.reductions = issued.hideable.reductions = {};
  return std::max(bound, stepBound(point, schedule, line, issued));
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Of a product, the elements that one of its result is the sum of, if that is
/// known.
static double reductionLength(const Op &op) {
  if (op.operands.size() < 2 || op.results.empty())
    return kInfinity;
  const auto has = [](const TensorMap &map, FactorId factor) {
    return std::any_of(map.begin(), map.end(), [&](const DimFactors &dim) {
      return std::find(dim.begin(), dim.end(), factor) != dim.end();
    });
  };
  double length = 1;
  for (size_t f = 0; f < op.rule->factors.size(); ++f)
    if (const auto id = static_cast<FactorId>(f);
        has(op.rule->operands[0], id) && has(op.rule->operands[1], id) &&
        !has(op.rule->results[0], id))
      length *= static_cast<double>(op.rule->factors[f].size);
  return length;
}

double productRate(const OpGraph &graph, const Op &op, const DeviceSpec &device,
                   const StackSpec &stack) {
  const bool isConvolution = op.kind == OpKind::Convolution;
  if ((op.kind != OpKind::Contraction && !isConvolution) ||
      op.phase == Phase::Optimizer || op.operands.empty())
    return 0;
  const DType type = graph.tensors[op.operands[0]].dtype;
  return (isConvolution
              ? bestConvolutionRate(device, stack, type)
              : bestProductRate(device, stack, type, reductionLength(op)))
      .value;
}

Seconds leastProductTime(const OpGraph &graph, const DeviceSpec &device,
                         const StackSpec &stack) {
  double seconds = 0;
  for (const Op &op : graph.ops)
    if (const double rate = productRate(graph, op, device, stack);
        rate > 0 && !op.isRecomputed)
      seconds += op.work.matmulFlops * graph.executions(op) / rate;
  return Seconds(seconds);
}

/// On several kinds of devices. Let each kind take T for all products, and an
/// operator t. Devices of a kind that do a share x of an operator are busy for
/// x t. A second of a device is worth 1 / T; then an operator costs at least
/// the least t / T, and all devices have the sum of 1 / T to spend in a second.
static Seconds leastOnParts(const OpGraph &graph, const ClusterSpec &cluster,
                            const StackSpec &stack) {
  std::vector<double> whole;
  double worth = 0, cost = 0;
  for (const auto &part : cluster.parts) {
    whole.push_back(leastProductTime(graph, part->device, stack).value);
    if (!(whole.back() > 0))
      return {};
    worth += static_cast<double>(part->devices) / whole.back();
  }
  for (const Op &op : graph.ops) {
    double least = std::numeric_limits<double>::infinity();
    for (size_t k = 0; k < whole.size(); ++k)
      if (const double rate =
              productRate(graph, op, cluster.parts[k]->device, stack);
          rate > 0 && !op.isRecomputed)
        least = std::min(least, op.work.matmulFlops * graph.executions(op) /
                                    rate / whole[k]);
      else
        least = 0;
    cost += least;
  }
  return Seconds(cost / worth);
}

Seconds leastStepTime(const OpGraph &graph, const ClusterSpec &cluster,
                      const StackSpec &stack) {
  if (!cluster.parts.empty())
    return leastOnParts(graph, cluster, stack);
  return leastProductTime(graph, cluster.device, stack) /
         static_cast<double>(cluster.devices);
}

ProductFloors::ProductFloors(const OpGraph &graph, const LayerLine &line,
                             const DeviceSpec &device, const StackSpec &stack)
    : recompute(graph.recompute.kind), layers(line.layers),
      samples(samplesAtOnce(graph)) {
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    const double rate = productRate(graph, op, device, stack);
    if (rate <= 0)
      continue;
    const double seconds = op.work.matmulFlops * graph.executions(op) / rate /
                           static_cast<double>(samples);
    const LineSpan &span = line.ops[id];
    const double each = seconds / static_cast<double>(line.layers);
    PassFloors own;
    if (!line.isUniform || span.end <= 1)
      own.first = seconds;
    else if (span.begin >= static_cast<double>(line.layers + 1))
      own.last = seconds;
    else
      own.layer = each;
    sample += own;
    if (own.layer > 0) {
      repeated += op.isRecomputed              ? -each
                  : op.phase == Phase::Forward ? each
                                               : 0;
    }
  }
}

double againShare(const RecomputeChoice &choice, int64_t layers) {
  const auto sizes = choice.chunks.sizes(layers);
  return choice.isPartial() && sizes ? static_cast<double>(choice.layers) /
                                           static_cast<double>(sizes->most)
                                     : 1;
}

GatheredShares gatheredShares(const StagePoint &point, int64_t layers) {
  const auto sizes = point.zeroChunks.sizes(layers);
  if (point.zeroLayers == 0 || !sizes)
    return {};
  const auto share = [](int64_t part, int64_t whole) {
    return whole > 0 ? static_cast<double>(std::max<int64_t>(part, 0)) /
                           static_cast<double>(whole)
                     : 0;
  };
  return {share(point.zeroLayers, sizes->most),
          share(sizes->least - point.zeroLayers, sizes->least)};
}

PassFloors ProductFloors::again(const StagePoint &point) const {
  const bool computesAgain =
      point.recompute.kind == Recompute::Full && recompute != Recompute::Full;
  const double share = static_cast<double>(point.samplesAtOnce()) /
                       static_cast<double>(point.stageDevices()) *
                       againShare(point.recompute, layers);
  return {computesAgain ? std::max(repeated, 0.0) * share : 0, 0, 0};
}

/// Of a micro-batch, if all devices of a stage share it.
static PassFloors shared(const PassFloors &sample, const StagePoint &point) {
  const double share = static_cast<double>(point.samplesAtOnce()) /
                       static_cast<double>(point.stageDevices());
  return {sample.layer * share, sample.first * share, sample.last * share};
}

PassFloors ProductFloors::of(const StagePoint &point) const {
  PassFloors floors = shared(sample, point);
  floors += again(point);
  return floors;
}

} // namespace planner
