//===- Prediction.h - What a plan claims about a step -----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_PLAN_PREDICTION_H
#define PLANNER_PLAN_PREDICTION_H

#include "planner/Cost/Evaluate.h"
#include "planner/Cost/Offload.h"
#include "planner/Machine/Parts.h"
#include "planner/Schedule/Pipeline.h"

namespace planner {

/// The six parts of the critical path; they add up to the step time.
struct TimeBreakdown {
  Seconds compute, recompute, optimizer, exposedComm, exposedOffload, bubble;
};

/// All communication, hidden or not, by what it serves. Inside an operator:
/// the class of the factor that is split. Changes of layout: gradients and
/// parameters are `data`; activations go by what their axes mostly split.
struct CommunicationTotals {
  /// Activations where axes split operators.
  Seconds tensor;
  /// Where they split the sequence; where they split experts.
  Seconds context, expert;
  /// Gradients and parameters, and reductions over a split batch.
  Seconds data;
  Seconds pipeline;
};

/// How a step runs through stages.
struct PipelineShape {
  PipelineSchedule schedule = PipelineSchedule::OneForwardOneBackward;
  int64_t stages = 1, chunksPerStage = 1;
  /// In a step, one after the other, and the samples of each over all devices
  /// of a stage.
  int64_t microBatches = 1, microBatchSamples = 0;
  /// ZeRO level, and what the strategy wants to run beside compute.
  int zero = 0;
  /// With ZeRO-3: layers of each chunk, the first ones, whose parameters it
  /// splits, where all others lie whole; 0: all parameters.
  int64_t zeroLayers = 0;
  bool overlapsData = false, overlapsTensor = false, overlapsSends = false;
  /// Of a cluster of several kinds of nodes: the parts, in the order of the
  /// stages that lie on them. Empty where all devices are taken to be alike.
  std::vector<PartRun> parts;
  /// By stage, on which of the plan's meshes it runs; empty where there is one.
  std::vector<size_t> meshes;
  /// Of a chain of equal layers. A plan says how many each chunk has, or that
  /// these are as equal as can be.
  LayerSplit layers;

  /// Whether parts have micro-batches of their own, and gradients are summed
  /// over them. `microBatches` is then that of all replicas together.
  bool splitsBatch() const {
    return !parts.empty() && parts.front().microBatches > 0;
  }
  /// Copies of the pipeline on all parts.
  int64_t replicas() const {
    int64_t count = splitsBatch() ? 0 : 1;
    for (const PartRun &run : parts)
      count += splitsBatch() ? run.replicas : 0;
    return count;
  }
  OffloadChoice offload;

  bool isPipeline() const { return stages > 1; }
  /// Whether `layers` may be left to what is fastest: where all of it is on
  /// devices alike.
  bool mayCutFreely() const {
    return isPipeline() && parts.empty() && meshes.empty();
  }
  int64_t chunks() const { return saturatingMul(stages, chunksPerStage); }
  LayerChunks layerChunks() const {
    return layers.counts.empty() ? LayerChunks(chunks())
                                 : LayerChunks(layers.counts);
  }
  /// One stage, one micro-batch, nothing beside compute or on hosts.
  bool isPlain() const {
    return stages == 1 && microBatches == 1 && !overlapsData &&
           !overlapsTensor && !overlapsSends && !offload.any();
  }
};

struct StageShare {
  double layers = 0;
  /// Of the step time, in which the stage works.
  double stepShare = 1;
  int64_t memoryBytes = 0;
  /// Empty where all devices are taken to be alike.
  std::string device;
};

struct Prediction {
  Seconds stepTime;
  /// Where nine of ten measurements are, as far as the stack knows: of the
  /// step time, and of a device's peak in bytes.
  Seconds intervalLow, intervalHigh;
  int64_t memoryLow = 0, memoryHigh = 0;
  double tokensPerSecondPerDevice = 0;
  FlopsPerSecond modelFlopsPerDevice, hardwareFlopsPerDevice;
  double mfu = 0, hfu = 0;
  TimeBreakdown breakdown;
  CommunicationTotals communication;
  /// Of the stage whose device is filled most, or lacks most.
  MemoryReport memory;
  /// Of the stage that needs most; nothing if nothing is kept on hosts.
  std::optional<HostReport> host;
  bool fits = false;
  PipelineShape pipeline;
  /// By stage; empty for a plan of one stage and one micro-batch.
  std::vector<StageShare> stages;
};

/// Prices are rounded to integers before they are solved; a bound this close to
/// the step time, relatively, equals it.
constexpr double kIntegerScale = 1e-6;

/// A bound on the step time over the stated space (docs/search-space.md).
struct Certificate {
  Seconds lowerBound;
  /// (step time - lower bound) / step time; 0 if proven.
  double gap = 1;
  double log10SpaceSize = 0;
  /// No strategy of the space is faster, up to kIntegerScale.
  bool proven = false;
  /// Of the space: axes of the meshes of strategies without stages, where no
  /// strategy or sharding says which mesh it is, and whether strategies with
  /// stages and micro-batches are in it.
  unsigned meshAxes = 2;
  bool stages = false;
  /// Whether strategies that keep something on hosts are in it, beside others
  /// unless offload is fixed.
  bool offload = false;
  /// Whether pipelines whose stages have different meshes are in it.
  bool stageMeshes = false;
};

/// Fills in what follows from a step time and a bound.
Certificate makeCertificate(Seconds stepTime, Seconds lowerBound,
                            double log10SpaceSize);
/// Of the same space.
Certificate restated(const Certificate &space, Seconds stepTime,
                     Seconds lowerBound);

/// Prediction of a plan of one stage from its price. `memoryLimit` lowers the
/// usable memory of a device; 0 means no limit but the device's own.
Prediction predict(const CostModel &model, const Assignment &assignment,
                   const PricedStrategy &priced, int64_t memoryLimit = 0);

/// Fills in where measurements are, from step time, peak, the HFU that
/// fillRates() has found and the stack's residuals.
void fillIntervals(Prediction &prediction, const StackSpec &stack);

/// Fills in what follows from the step time: throughput, FLOP/s, utilisation
/// (of the mean peak, where devices differ).
void fillRates(Prediction &prediction, const CostModel &model,
               const OpGraph &graph, int64_t devices);

} // namespace planner

#endif // PLANNER_PLAN_PREDICTION_H
