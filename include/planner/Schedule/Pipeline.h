//===- Pipeline.h - Pipeline schedules: order, time, memory -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A pipeline runs the micro-batches of a step through chunks of the model that
// lie on stages. A schedule fixes the order of work on each stage; all else
// follows from the durations, so that time is monotone in each of them
// (docs/schedule.md).
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SCHEDULE_PIPELINE_H
#define PLANNER_SCHEDULE_PIPELINE_H

#include "planner/Support/Diagnostic.h"
#include "planner/Support/Units.h"
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace planner {

enum class PipelineSchedule : uint8_t {
  GPipe,
  OneForwardOneBackward,
  Interleaved,
  ZBH1,
  ZBV,
  DualPipe,
  DualPipeV
};

/// GPipe and 1F1B: one chunk on each stage, with whole backward passes.
constexpr bool hasWholeStages(PipelineSchedule schedule) {
  return schedule <= PipelineSchedule::OneForwardOneBackward;
}

/// Whether weight gradients run apart from input gradients.
constexpr bool splitsBackward(PipelineSchedule schedule) {
  return schedule > PipelineSchedule::Interleaved;
}

/// "gpipe", "1f1b", "interleaved", "zb-h1", "zbv", "dualpipe", "dualpipev", as
/// on the command line.
std::string_view name(PipelineSchedule schedule);
std::optional<PipelineSchedule> scheduleNamed(std::string_view name);

/// Network streams of a stage: one for each level of links that it sends over.
constexpr size_t kNetworkStreams = 4;
using StreamTimes = std::array<Seconds, kNetworkStreams>;

/// One virtual stage (model chunk), for one micro-batch on its devices.
/// Communication inside the stage is part of the times.
struct ChunkTimes {
  Seconds forward;
  /// All of it.
  Seconds backward;
  /// The part of `backward` that nothing waits for.
  Seconds weightGradient;
  /// Point to point: the output to the next chunk, its gradient to the one
  /// before. Free between chunks of one stage, and where there is no neighbour.
  Seconds sendForward, sendBackward;
  /// What a forward and a backward pass save that run as one, their compute
  /// beside each other's communication (DualPipe's F + B - F&B). Of two chunks
  /// the lesser counts.
  Seconds pairSaving = Seconds(0);
  /// The streams that the sends take.
  size_t forwardStream = 0, backwardStream = 0;
  /// How long the collectives of a pass take each stream, of their time at
  /// most: of a forward pass, and of a backward pass or its input gradient.
  StreamTimes forwardCarries = {}, backwardCarries = {};
  /// How long what is reduced once a step takes each stream: what may begin
  /// with the chunk's last backward pass (or weight gradient) on a stage, and
  /// what begins after the stage's last work.
  StreamTimes reductions = {}, lateReductions = {};
};

/// How much later than its last work, and than its streams have carried its
/// reductions, a stage is done.
struct StageWaits {
  Seconds afterWork, afterReduced;
};

struct PipelineSpec {
  PipelineSchedule schedule = PipelineSchedule::OneForwardOneBackward;
  int64_t stages = 1;
  int64_t chunksPerStage = 1;
  int64_t microBatches = 1;
  /// stages * chunksPerStage of them, in model order.
  std::vector<ChunkTimes> chunks;
  /// Whether sends run beside compute, those of each stage and stream one after
  /// the other, and collectives on the stream after them. Otherwise they occupy
  /// the sender.
  bool overlapsSends = false;
  /// By stage, if they are known: of several orders that is taken with which
  /// the last stage is done first.
  std::vector<StageWaits> waits = {};
};

/// Whether the schedule can run; if not, what it needs and the nearest values
/// that it takes. All below expect a spec that passes.
Expected<void> checkPipeline(const PipelineSpec &spec);

/// Where a chunk of the model runs a micro-batch.
int64_t stageOf(const PipelineSpec &spec, int64_t chunk, int64_t microBatch);
/// The chunks whose weights a stage holds, in model order. DualPipe holds each
/// chunk on two stages; all others on one.
std::vector<int64_t> chunksOn(const PipelineSpec &spec, int64_t stage);

enum class WorkKind : uint8_t {
  Forward,
  /// A whole backward pass.
  Backward,
  /// The part of a split backward pass that the chunk before waits for.
  InputGradient,
  /// The rest of a split backward pass.
  WeightGradient
};
/// One piece of work of a stage.
struct StageWork {
  WorkKind kind = WorkKind::Forward;
  int64_t chunk = 0;
  int64_t microBatch = 0;
  /// Runs as one with the next work, a backward pass.
  bool paired = false;
  friend bool operator==(const StageWork &, const StageWork &) = default;
};
/// What each stage does, in order. ZB-V has two orders; its is the one with
/// which all stages are done sooner.
std::vector<std::vector<StageWork>> workOrder(const PipelineSpec &spec);

struct StageTime {
  /// StageWork, and sends that occupy the stage.
  Seconds busy;
  /// How much longer works take as sends are on their collectives' streams.
  Seconds contended;
  /// From the first work to the last.
  Seconds begin, end;
  /// When the stage's streams have carried its reductions, each after, or
  /// between, the collectives and sends of its passes; 0 if it has none.
  Seconds reduced;
  Seconds firstBackward;
  /// The most micro-batches whose activations are kept at once, counted from
  /// the forward pass to the end of the backward pass (its weight gradient
  /// included), in those of all chunks of the stage: one of its v chunks is
  /// 1/v.
  double keptMicroBatches = 0;
};

struct PipelineTime {
  Seconds total;
  std::vector<StageTime> stages;
  /// Idle time of the stage that ends last (the first of those).
  Seconds bubble;
};

struct TimedWork {
  StageWork work;
  Seconds begin, end;
  /// When what it sends has arrived: not after `end` unless sends run beside
  /// compute.
  Seconds arrives;
};
struct PipelineTimeline {
  PipelineTime time;
  /// In order, for each stage.
  std::vector<std::vector<TimedWork>> stages;
};

/// Discrete-event simulation: each work begins when the one before it on its
/// stage has ended and its input has arrived; paired works begin and end
/// together. A work ends no sooner than its stage's streams have carried the
/// sends before it and its own collectives. O(stages * chunks per stage *
/// micro-batches) in time and memory.
PipelineTimeline simulateTimeline(const PipelineSpec &spec);
/// The same of each order that the schedule may take.
std::vector<PipelineTimeline> simulateAllOrders(const PipelineSpec &spec);
/// By stage, StageTime::keptMicroBatches where a forward pass leaves that much
/// in each chunk (any unit): the most that is left at once, relative to what
/// one micro-batch leaves in all chunks of the stage.
std::vector<double> keptOfUnequal(const PipelineSpec &spec,
                                  const std::vector<double> &left);
PipelineTime simulate(const PipelineSpec &spec);

/// How often each time of a chunk is on a way.
struct ChunkCounts {
  double forward = 0, backward = 0, weightGradient = 0;
  double sendForward = 0, sendBackward = 0;
};
/// By chunk: of the works and sends of which each waited for the one before, up
/// to the stage's last work. `timeline` is simulateTimeline()'s.
std::vector<ChunkCounts> criticalPath(const PipelineTimeline &timeline,
                                      const PipelineSpec &spec, size_t stage);
/// What that way takes: the stage's end where no collectives wait for sends and
/// nothing is saved by pairs, and with other times of chunks no more than
/// the stage's end with the same order of works.
Seconds timeOf(const std::vector<ChunkCounts> &path, const PipelineSpec &spec);

/// Never above simulate() in `total` nor in the stages' `end` and
/// `firstBackward`, mostly equal, and equal in the rest but `contended` and
/// `reduced`, which only simulate() tells. Its cost does not depend on the
/// number of micro-batches. `total` is exact where chunks are equal, and of
/// GPipe and 1F1B unless unequal sends run beside compute; else within 1 %
/// unless sends and collectives contend (docs/schedule.md).
PipelineTime closedForm(const PipelineSpec &spec);

/// Never above closedForm().total, from one look at each chunk: the work of
/// each stage, the way to it and the way back.
Seconds lowerBound(const PipelineSpec &spec);

/// What a stage waits for before its work and after it, at least: its way from
/// the first chunk, its work in the whole step, and the way back. No stage ends
/// before `reach` and `work`, nor the pipeline before all three.
struct StageFloor {
  Seconds reach, work, home;
};
/// By stage. None falls with any time of any chunk.
std::vector<StageFloor> stageFloors(const PipelineSpec &spec);

} // namespace planner

#endif // PLANNER_SCHEDULE_PIPELINE_H
