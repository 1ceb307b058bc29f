//===- FewestLayers.cpp - How many layers it takes to fit -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FewestLayers.h"
#include <algorithm>
#include <cmath>

namespace planner {

/// Of the layer with the largest ones, as they lie.
static int64_t layerParameters(const SolvedStage &stage,
                               const LayerLine &line) {
  std::vector<int64_t> units(static_cast<size_t>(line.length));
  const OpGraph &micro = *stage.micro;
  for (const TensorId id : micro.arguments) {
    const Tensor &tensor = micro.tensors[id];
    if (line.isUniform && (tensor.role == Role::Parameter ||
                           tensor.role == Role::FrozenParameter))
      units[static_cast<size_t>(line.tensors[id].begin)] +=
          localBytes(tensor, stage.assignment.storage[id], stage.mesh);
  }
  int64_t most = 0;
  for (size_t unit = 1; unit + 1 < units.size(); ++unit)
    most = std::max(most, units[unit]);
  return most;
}

/// What layers hand on, of a micro-batch, is kept for each that is computed
/// again, if all devices of a stage share it. Kernels leave of it what they do
/// of a graph with some layers again (keptAs()), or with all.
static double bytesHandedOn(const ModelVariant &own, const StagePoint &point,
                            const StackSpec &stack) {
  const auto kind = static_cast<size_t>(
      own.graph->loops.size() > 1 ? Recompute::Selective : Recompute::Full);
  return own.moves.bytesBetweenLayers(point.samplesAtOnce()) *
         std::min(1.0, stack.memory.activations[kind]) /
         static_cast<double>(std::max<int64_t>(own.line.layers - 1, 1) *
                             point.stageDevices());
}

TooLarge tooLargeOf(const SolvedStage &stage, const ModelVariant &own,
                    const StagePoint &point, const ScheduleChoice &schedule,
                    const StagedPrediction &priced, const StackSpec &stack) {
  const LayerLine &line = own.line;
  const auto stages = static_cast<double>(point.stages);
  TooLarge found;
  found.seconds = priced.prediction.stepTime.value;
  const MemoryReport &memory = priced.prediction.memory;
  found.bytes = memory.totalPeak;
  for (const MemoryClass kind :
       {MemoryClass::Activations, MemoryClass::CommunicationBuffers})
    found.activations += memory.atPeak[static_cast<size_t>(kind)];
  found.layerParameters =
      layerParameters(stage, line) * schedule.chunksPerStage;
  found.handedOn = bytesHandedOn(own, point, stack) *
                   static_cast<double>(schedule.chunksPerStage);
  for (const ChunkPrice &chunk : priced.price.chunks) {
    const PassPrice &pass = chunk.backward;
    found.unhidden = std::max(found.unhidden, ((pass.hideable - pass.compute) *
                                               (1 - stack.overlap.contention))
                                                  .value);
    found.fetched = std::max(found.fetched, pass.offload.value);
  }
  const double each = static_cast<double>(priced.price.chunks.size()) / stages;
  found.unhidden *= each;
  found.fetched *= each;
  const OpGraph &micro = *stage.micro;
  for (OpId id = 0; id < micro.ops.size(); ++id) {
    const Op &op = micro.ops[id];
    const LineSpan &span = line.ops[id];
    if (op.phase == Phase::Forward && op.work.matmulFlops > 0 &&
        span.begin >= 1 && span.end <= static_cast<double>(line.layers + 1))
      found.forward +=
          stage.priced.ops[id].compute.value * micro.executions(op) / stages;
  }
  return found;
}

PointChunks::PointChunks(const StagePoint &point,
                         const ScheduleChoice &schedule,
                         const StrategySpec &fix, int64_t layers) {
  const LayerChunks chunks = chunksOf(point, schedule, fix);
  sizes = *chunks.sizes(layers);
  const int64_t each = schedule.chunksPerStage;
  const bool areEqual =
      chunks.counts.empty() && layersOfChunk(layers, chunks.number);
  const int64_t least = std::max(each * sizes.least,
                                 areEqual ? each * sizes.most - 2 : int64_t(0));
  leastOnStage = static_cast<double>(least) / static_cast<double>(each);
}

double timeComputingAgain(const TooLarge &kept, int64_t count,
                          const PointChunks &chunks, int64_t microBatches,
                          const StackSpec &stack) {
  // Every stage computes as many of each of its chunks again.
  const double again =
      kept.forward * static_cast<double>(std::min(count, chunks.sizes.least)) /
      static_cast<double>(chunks.sizes.most);
  const double beside = std::max(0.0, again - kept.fetched);
  return kept.seconds +
         std::max(beside * std::min(1.0, stack.overlap.contention),
                  beside - kept.unhidden) *
             static_cast<double>(microBatches);
}

double bytesOfLayerAgain(const TooLarge &kept, const PointChunks &chunks) {
  const double share =
      static_cast<double>(kept.activations) / chunks.leastOnStage;
  return std::max(share - kept.handedOn, 1.0);
}

void FewestLayers::isTooSlow() {
  high = next;
  next = (low + high) / 2;
}

void FewestLayers::suffices() {
  high = next;
  next = high - 1;
}

void FewestLayers::isOver(int64_t bytes) {
  low = next;
  if (before)
    slope = static_cast<double>(before->second - bytes) /
            static_cast<double>(next - before->first);
  before = {next, bytes};
  const double more =
      std::ceil(static_cast<double>(bytes) / std::max(slope, 1.0));
  next = std::min(low + std::max<int64_t>(static_cast<int64_t>(more), 1),
                  std::max(high - 1, low + 1));
}

} // namespace planner
