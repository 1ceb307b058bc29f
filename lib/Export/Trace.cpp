//===- Trace.cpp - A plan's step for Perfetto and chrome://tracing --------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Export/Trace.h"
#include "planner/Plan/Pipeline.h"
#include "planner/Schedule/Trace.h"
#include <algorithm>
#include <cmath>
#include <numeric>

namespace planner {

namespace {

class StepTrace {
public:
  explicit StepTrace(const StagedPrediction &s)
      : staged(s), timeline(simulateTimeline(s.schedule)) {}

  std::string text();

private:
  void addWork(size_t stage, const TimedWork &work);
  void addUpdates();
  void add(size_t stage, const char *name, const char *category, Seconds &at,
           Seconds duration);
  std::vector<StageMemory> memory() const;

  const StagedPrediction &staged;
  const PipelineTimeline timeline;
  std::vector<TraceSpan> spans;
};

} // namespace

void StepTrace::add(size_t stage, const char *name, const char *category,
                    Seconds &at, Seconds duration) {
  if (duration.value <= 0)
    return;
  spans.push_back({stage, name, category, at, at + duration});
  at += duration;
}

/// A weight gradient is compute alone; the rest of a split backward pass has
/// all that is waited for.
void StepTrace::addWork(size_t stage, const TimedWork &timed) {
  const StageWork &work = timed.work;
  const ChunkPrice &chunk = staged.price.chunks[size_t(work.chunk)];
  Seconds at = timed.begin;
  if (work.kind == WorkKind::WeightGradient)
    return;
  const PassPrice &pass =
      work.kind == WorkKind::Forward ? chunk.forward : chunk.backward;
  Seconds compute = pass.compute;
  if (work.kind == WorkKind::InputGradient)
    compute = std::max(Seconds(0), compute - chunk.weightGradient);
  add(stage, "recompute", "recompute", at, pass.recompute);
  add(stage, "compute", "compute", at, compute);
  add(stage, "wait for collectives", "communication", at, pass.exposed);
  add(stage, "wait for the host", "offload", at, pass.offload);
}

/// Every stage waits for the norm of all gradients before it updates.
void StepTrace::addUpdates() {
  Seconds reduced;
  for (size_t s = 0; s < timeline.stages.size(); ++s) {
    Seconds at = timeline.time.stages[s].end;
    add(s, "reduce gradients", "communication", at,
        staged.price.stages[s].exposedReduction);
    reduced = std::max(reduced, at);
  }
  for (size_t s = 0; s < timeline.stages.size(); ++s) {
    Seconds at = reduced;
    add(s, "optimizer", "optimizer", at, staged.price.stages[s].optimizer);
    add(s, "gather parameters", "communication", at,
        staged.price.stages[s].exposedGathering);
    add(s, "wait for the host", "offload", at, staged.price.stages[s].offload);
  }
}

static int64_t sumOf(const ChunkBytes::Classes &classes) {
  return static_cast<int64_t>(
      std::ceil(std::accumulate(classes.begin(), classes.end(), 0.0)));
}

std::vector<StageMemory> StepTrace::memory() const {
  std::vector<ChunkMemory> chunks;
  for (const ChunkPrice &chunk : staged.price.chunks) {
    ChunkMemory each;
    each.activations = each.forWeightGradient = sumOf(chunk.memory.saved);
    each.inForward = each.inBackward =
        std::max<int64_t>(0, sumOf(chunk.memory.pass) - each.activations);
    chunks.push_back(each);
  }
  std::vector<int64_t> residents;
  for (size_t s = 0; s < timeline.stages.size(); ++s) {
    int64_t bytes = 0;
    for (int64_t c : chunksOn(staged.schedule, int64_t(s)))
      bytes = saturatingAdd(
          bytes, sumOf(staged.price.chunks[size_t(c)].memory.persistent));
    residents.push_back(bytes);
  }
  return memoryOverTime(timeline, chunks, residents);
}

std::string StepTrace::text() {
  for (size_t s = 0; s < timeline.stages.size(); ++s)
    for (const TimedWork &work : timeline.stages[s])
      addWork(s, work);
  addUpdates();
  return traceJson(staged.schedule, timeline, memory(), spans);
}

Expected<ExportedText> exportTrace(const Plan &plan, const OpGraph &graph,
                                   const ClusterSpec &cluster,
                                   const StackSpec &stack) {
  const PipelineShape &shape = plan.prediction.pipeline;
  Expected<MicroBatchGraph> micro = MicroBatchGraph::make(graph, shape);
  if (!micro)
    return micro.takeError();
  const Stage &stage = plan.stages.front();
  const CostModel model(micro->get(), cluster, stack, stage.mesh);
  Expected<StagedPrediction> staged =
      predictStages({model, stage.assignment, stage.priced, graph, shape},
                    plan.inputs.memoryLimit);
  if (!staged)
    return staged.takeError();
  return ExportedText{StepTrace(*staged).text(), std::move(staged->warnings)};
}

} // namespace planner
