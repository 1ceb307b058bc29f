//===- OuterPoint.h - What is chosen around the inner problem ---*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A staged strategy: how a step runs through stages and micro-batches, and the
// named axes of one stage's mesh. The rest of it, what each operator does on
// these axes, is the inner problem's. docs/search-space.md lists what is
// enumerated.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SEARCH_OUTERPOINT_H
#define PLANNER_SEARCH_OUTERPOINT_H

#include "planner/Cost/LayerLine.h"
#include "planner/Schedule/Pipeline.h"
#include "planner/Strategy/StrategySpec.h"

namespace planner {

/// How chunks and micro-batches follow each other.
struct ScheduleChoice {
  PipelineSchedule schedule = PipelineSchedule::OneForwardOneBackward;
  int64_t chunksPerStage = 1;
  /// Whether layers may be divided among chunks in any way, of points that let
  /// them be so.
  bool freeLayers = false;
  friend auto operator<=>(const ScheduleChoice &,
                          const ScheduleChoice &) = default;
};

/// All that a stage's own work depends on. Members are in the order in which
/// points are listed: of equally fast ones the first is taken.
struct StagePoint {
  int64_t stages = 1;
  /// Degrees of the mesh of one stage.
  int64_t tp = 1, cp = 1, ep = 1, dp = 1;
  /// Samples of a device at once, and how often in a step.
  int64_t microBatch = 1, microBatches = 1;
  /// Of one micro-batch that does not divide among the devices, of which the
  /// last has fewer samples than the others: how many there are. 0 of others.
  int64_t unevenSamples = 0;
  RecomputeChoice recompute;
  int zero = 0;
  /// Copies of the states among the data-parallel devices: dp / dp_shard.
  int64_t replicas = 1;
  /// With ZeRO-3: only the first so many layers of each of so many chunks have
  /// it, all else has ZeRO-2's parameters; 0: everything.
  int64_t zeroLayers = 0;
  LayerChunks zeroChunks;
  friend auto operator<=>(const StagePoint &, const StagePoint &) = default;

  int64_t stageDevices() const { return tp * cp * ep * dp; }
  /// Among which ZeRO may split states.
  int64_t stateDevices() const { return stageDevices() / replicas; }
  /// Of all devices of a stage.
  int64_t samplesAtOnce() const {
    return unevenSamples > 0 ? unevenSamples : paddedSamples();
  }
  /// The same if all had as many as the one with most.
  int64_t paddedSamples() const { return microBatch * dp * ep; }
};

/// A stage's work with all schedules that it can run under.
struct OuterFamily {
  StagePoint stage;
  std::vector<ScheduleChoice> schedules;
};

/// Of a device's memory, what parameters or states take where it is worth a
/// look whether they lie elsewhere. A choice: the searches of bench/searches
/// keep their limits with it, and not with much less.
constexpr double kLargePart = 0.125;

/// A staged strategy, but for what each operator does.
struct OuterPoint {
  StagePoint stage;
  ScheduleChoice schedule;
  /// What is kept on hosts.
  OffloadChoice offload;
};

/// What the points of a search are taken from.
struct OuterSpaceRequest {
  /// As a search without stages plans it, and its layers.
  const OpGraph &graph;
  const LayerLine &line;
  const ClusterSpec &cluster;
  const StackSpec &stack;
  int64_t devices = 1;
  /// What is fixed, with what is forbidden.
  const StrategySpec &fix;
  /// What the graph may compute again, other than graph.recompute.
  std::vector<RecomputeChoice> recomputes;
  /// Whether strategies of one stage and one micro-batch that compute again
  /// what the graph does are among them. Otherwise they are those of a search
  /// without stages, whose meshes are free.
  bool plain = false;
  /// Of strategies with something on hosts. Those of one stage and one
  /// micro-batch that compute again what the graph does are no plain ones, and
  /// from ZeRO-2 on gradients leave with each micro-batch, also where nobody
  /// shares them.
  bool withHosts = false;
  /// Bytes that a device can hold; 0 if that is no matter.
  int64_t memory = 0;
};

/// Whether a model does not accumulate gradients itself, and has no shardings
/// of its own.
bool mayHaveStages(const OpGraph &graph);

/// All staged strategies, each once, in ascending order; none unless
/// mayHaveStages().
std::vector<OuterFamily> enumerateFamilies(const OuterSpaceRequest &request);

/// As users say it: a search adds what the stack overlaps.
std::string textOfFix(StrategySpec fix);

/// Where no point has all that is fixed: the first degree without which some
/// have the rest, and what these have instead. Nothing if there is none and no
/// pipeline is asked for.
std::optional<Diagnostic> whyNoPoint(const OuterSpaceRequest &request);

/// How layers are divided, where a point lets them be so.
LayerSplit divisionOf(const StrategySpec &fix, const StackSpec &stack);
/// The same of a point: evenly where it does not, and as it says where it
/// computes some layers again of chunks that have these numbers.
LayerSplit divisionOf(const StagePoint &stage, const StackSpec &stack,
                      const StrategySpec &fix);

/// The chunks of a point under a schedule, of which some layers may be unlike
/// the others: divided evenly unless `fix` has their numbers.
LayerChunks chunksOf(const StagePoint &stage, const ScheduleChoice &schedule,
                     const StrategySpec &fix);

/// Whether the layers of a point's chunks may be divided in any way under a
/// schedule that lets them be so: of several stages, where no layers are
/// computed again, or have ZeRO-3, unlike the others.
bool dividesFreely(const StagePoint &stage, const StackSpec &stack,
                   const StrategySpec &fix);

/// The strategy that `fix` becomes at that point: priceStrategy() of it is the
/// point's price.
StrategySpec strategyOf(const StagePoint &stage, const ScheduleChoice &schedule,
                        const StackSpec &stack, const StrategySpec &fix);

} // namespace planner

#endif // PLANNER_SEARCH_OUTERPOINT_H
