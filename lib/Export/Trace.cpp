//===- Trace.cpp - A plan's step for Perfetto and chrome://tracing --------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Export/Trace.h"
#include "TracePieces.h"
#include "TraceStreams.h"
#include "planner/Plan/Pipeline.h"
#include <algorithm>
#include <limits>

namespace planner {

using namespace detail;

namespace {

/// What is shown as a stage: one of a pipeline, or the replica of a part.
struct Lane {
  const StagedPrice *price = nullptr;
  /// Its entry among the price's stages.
  size_t update = 0;
  std::vector<HostedChunk> chunks;
  /// What the plan says.
  int64_t peak = 0;
  std::vector<StreamGroup> streams;

  const UpdatePrice &updated() const { return price->stages[update]; }
  StageBytes bytes(double kept) const {
    return stageBytes(*price, chunks, kept);
  }
};

class StepTrace {
public:
  StepTrace(const Plan &plan, const PlanModels &models,
            const StagedPrediction &staged);

  Expected<std::string> text();

private:
  void addLanes();
  /// Whether the step is one micro-batch through one stage.
  bool isOnePass() const {
    return shape.stages == 1 && shape.microBatches == 1 && lanes.size() == 1;
  }
  StageRequest request() const;
  std::vector<size_t> meshOfChunk() const;
  void addWork(size_t lane, const TimedWork &timed);
  void addCollectives(size_t lane, const std::vector<TracePiece> &list,
                      Seconds begin, Seconds end);
  void addPieces(const std::vector<TracePiece> &list, Seconds at);
  void addUpdates();
  void addOnce(size_t lane, Seconds reduced, Seconds updated);
  void add(size_t lane, const std::string &name, const char *category,
           Seconds &at, Seconds duration);
  void addHost(size_t lane, const TimedWork &timed, Seconds at,
               const PassPrice &pass);
  void addCopies(size_t lane, const char *name, Seconds at, Seconds duration);
  void addMemory();
  void addMemoryOfUpdate(size_t lane, int64_t most);
  Expected<std::vector<double>> bytesOverOps() const;
  Expected<void> addOnePass();

  const Plan &plan;
  const CostModel &model;
  const Stage &stage;
  const PipelineShape &shape;
  const StagedPrediction &staged;
  const LayerLine line;
  std::vector<Lane> lanes;
  PipelineTimeline timeline;
  TracePieces pieces;
  /// When all gradients are summed.
  Seconds summed;
  std::vector<TraceSpan> spans;
  std::vector<StageMemory> memory;
  /// While the optimizer of the one pass runs.
  int64_t inUpdate = 0;
};

} // namespace

StepTrace::StepTrace(const Plan &p, const PlanModels &m,
                     const StagedPrediction &s)
    : plan(p), model(m.of(0)), stage(p.stages.front()),
      shape(p.prediction.pipeline), staged(s), line(findLayers(model)),
      pieces(TracePieces::make(m, p, meshOfChunk(), request())) {
  addLanes();
}

std::vector<size_t> StepTrace::meshOfChunk() const {
  std::vector<size_t> meshes(staged.price.cuts.chunks(), 0);
  for (size_t s = 0; s < shape.meshes.size(); ++s)
    for (const HostedChunk &hosted : staged.hosted[s])
      meshes[hosted.chunk] = shape.meshes[s];
  return meshes;
}

StageRequest StepTrace::request() const {
  StageRequest request;
  request.microBatches = shape.microBatches;
  request.zero = shape.zero;
  request.offload = shape.offload;
  request.line = &line;
  request.cuts = &staged.price.cuts;
  return request;
}

/// Replicas run beside each other, each as a pipeline of its own.
void StepTrace::addLanes() {
  const std::vector<StageShare> &shares = plan.prediction.stages;
  const auto addLane = [&](const StagedPrice &price, size_t update,
                           std::vector<HostedChunk> chunks) {
    const size_t s = lanes.size();
    lanes.push_back({&price,
                     update,
                     std::move(chunks),
                     s < shares.size() ? shares[s].memoryBytes
                                       : plan.prediction.memory.totalPeak,
                     {}});
  };
  for (const ReplicaRun &replica : staged.replicas) {
    PipelineTimeline own = simulateTimeline(replica.schedule);
    timeline.stages.push_back(std::move(own.stages[0]));
    timeline.time.stages.push_back(own.time.stages[0]);
    addLane(replica.price, 0, {{0, 1}});
  }
  if (!lanes.empty())
    return;
  timeline = simulateTimeline(staged.schedule);
  for (size_t s = 0; s < timeline.stages.size(); ++s)
    addLane(staged.price, s, staged.hosted[s]);
}

void StepTrace::add(size_t lane, const std::string &name, const char *category,
                    Seconds &at, Seconds duration) {
  if (duration.value <= 0)
    return;
  spans.push_back({lane, name, category, at, at + duration});
  at += duration;
}

/// A weight gradient is compute alone; the rest of a split backward pass has
/// all that is waited for.
void StepTrace::addWork(size_t lane, const TimedWork &timed) {
  const StageWork &work = timed.work;
  if (work.kind == WorkKind::WeightGradient)
    return;
  const auto c = static_cast<size_t>(work.chunk);
  const ChunkPrice &chunk = lanes[lane].price->chunks[c];
  const bool isForward = work.kind == WorkKind::Forward;
  const PassPrice &pass = isForward ? chunk.forward : chunk.backward;
  Seconds compute = pass.compute, at = timed.begin;
  if (work.kind == WorkKind::InputGradient)
    compute = std::max(Seconds(0), compute - chunk.weightGradient);
  add(lane, "recompute", "recompute", at, pass.recompute);
  add(lane, "compute", "compute", at, compute);
  add(lane, "wait for collectives", "communication", at, pass.exposed);
  addCollectives(lane,
                 isForward ? pieces.forward(c, pass) : pieces.backward(c, pass),
                 timed.begin, at);
  addHost(lane, timed, at, pass);
}

/// Of a pass that takes from `begin` to `end`, those of each piece beside it.
void StepTrace::addCollectives(size_t lane, const std::vector<TracePiece> &list,
                               Seconds begin, Seconds end) {
  Seconds all, at;
  for (const TracePiece &piece : list)
    all += piece.time();
  const double scale = all > Seconds(0) ? (end - begin) / all : 0;
  for (const TracePiece &piece : list) {
    const Seconds from = begin + at * scale;
    at += piece.time();
    lanes[lane].streams.push_back(
        {from, begin + at * scale,
         Seconds(std::numeric_limits<double>::infinity()),
         itemsOf(piece.runs, model, false)});
  }
}

/// What a pass waits for in the end, and what is copied meanwhile.
void StepTrace::addHost(size_t lane, const TimedWork &timed, Seconds at,
                        const PassPrice &pass) {
  add(lane, "wait for the host", "offload", at, pass.offload);
  const bool isForward = timed.work.kind == WorkKind::Forward;
  addCopies(lane, isForward ? "of a forward pass" : "of a backward pass",
            timed.begin, std::min(pass.copies, timed.end - timed.begin));
}

/// Beside what else a stage does.
void StepTrace::addCopies(size_t lane, const char *name, Seconds at,
                          Seconds duration) {
  if (duration > Seconds(0))
    spans.push_back({lane, name, "copies", at, at + duration, "host copies"});
}

/// What reduces gradients, or gathers parameters, once a step: as much as is
/// waited for then, the rest before it, beside the last backward pass, or, of
/// the step before, beside the first forward pass. Norms are waited for.
void StepTrace::addOnce(size_t lane, Seconds reduced, Seconds updated) {
  const UpdatePrice &update = lanes[lane].updated();
  const auto once = [&](RunCollectives ChunkDetail::*list) {
    return pieces.once(lanes[lane].chunks, list);
  };
  const RunCollectives reductions = once(&ChunkDetail::reductions),
                       norms = once(&ChunkDetail::norms),
                       gathers = once(&ChunkDetail::gathers);
  std::vector<StreamGroup> groups;
  const auto addGroup = [&](const RunCollectives &runs, Seconds time,
                            Seconds end) {
    groups.push_back(
        {Seconds(0), end, end, itemsOf(scaledTo(runs, time), model, true)});
  };
  const Seconds norm = std::min(timeOf(norms), update.exposedGathering);
  const Seconds all = std::max(Seconds(0), update.gathering - norm);
  const Seconds later = std::min(all, update.exposedGathering - norm);
  addGroup(gathers, all - later, all - later);
  addGroup(reductions, update.reduction - update.pipeline,
           reduced - update.pipeline);
  if (update.pipeline > Seconds(0))
    groups.push_back(
        {Seconds(0),
         reduced,
         reduced,
         {{"between stages, once a step", "all-reduce pp", update.pipeline}}});
  addGroup(norms, norm, updated + norm);
  addGroup(gathers, later, updated + update.exposedGathering);
  addStreams(lane, std::move(groups), spans);
}

/// Every stage waits for the norm of all gradients before it updates.
void StepTrace::addUpdates() {
  std::vector<Seconds> reduced;
  for (size_t s = 0; s < lanes.size(); ++s) {
    Seconds at = timeline.time.stages[s].end;
    add(s, "reduce gradients", "communication", at,
        reducedAt(timeline.time.stages[s], lanes[s].updated()) - at);
    reduced.push_back(at);
    summed = std::max(summed, at);
  }
  for (size_t s = 0; s < staged.replicas.size(); ++s) {
    Seconds at = summed;
    add(s, "sum gradients of all parts", "communication", at,
        staged.replicaSum);
  }
  summed += staged.replicaSum;
  for (size_t s = 0; s < lanes.size(); ++s) {
    const UpdatePrice &update = lanes[s].updated();
    Seconds at = summed;
    addCopies(s, "of the update", at, update.copies);
    add(s, "optimizer", "optimizer", at, update.optimizer);
    addOnce(s, reduced[s], at);
    add(s, "gather parameters", "communication", at, update.exposedGathering);
    add(s, "wait for the host", "offload", at, update.offload);
  }
}

/// And what lasts from step to step, after it.
void StepTrace::addMemoryOfUpdate(size_t lane, int64_t most) {
  std::vector<MemoryStep> &steps = memory[lane].steps;
  const int64_t then = lanes[lane].bytes(0).between;
  steps.push_back({summed, std::max(most, then)});
  steps.push_back({summed + lanes[lane].updated().optimizer, then});
  // As the plan rounds it.
  for (MemoryStep &step : steps)
    step.bytes = std::min(step.bytes, lanes[lane].peak);
}

/// The plan's own formula, with what is kept at the time. Where layers are
/// relayed all micro-batches pass through one before the next.
void StepTrace::addMemory() {
  const auto kept = keptOverTime(staged.schedule, timeline, staged.left);
  for (size_t s = 0; s < lanes.size(); ++s) {
    const Lane &lane = lanes[s];
    const auto keeps = [&](double now) {
      return shape.offload.relay && now > 0
                 ? static_cast<double>(shape.microBatches)
                 : now;
    };
    memory.push_back(memoryOverTime(
        kept[s], {[&](double now) { return lane.bytes(keeps(now)).pass; },
                  [&](double now) { return lane.bytes(keeps(now)).between; }}));
    addMemoryOfUpdate(s, lane.bytes(0).update);
  }
}

/// As the plan has counted them. Where it has put together what chunks take,
/// norms and what the allocator holds rise and fall with the rest.
Expected<std::vector<double>> StepTrace::bytesOverOps() const {
  if (shape.isPlain() || tellsMemoryByOperator(shape, model.stack()))
    return planner::bytesOverOps(model, stage.assignment, stage.priced);
  Expected<std::vector<double>> live = liveOverOps(
      model, stage.assignment, stage.priced, staged.price, request());
  if (!live)
    return live;
  const StageBytes bytes = lanes[0].bytes(1);
  const int64_t base = lanes[0].bytes(0).between;
  double pass = 0, update = 0;
  const auto isUpdate = [&](OpId op) {
    return model.graph().ops[op].phase == Phase::Optimizer;
  };
  for (OpId op = 0; op < live->size(); ++op) {
    double &most = isUpdate(op) ? update : pass;
    most = std::max(most, (*live)[op]);
  }
  for (OpId op = 0; op < live->size(); ++op) {
    const double most = isUpdate(op) ? update : pass;
    const int64_t peak = isUpdate(op) ? bytes.update : bytes.pass;
    double &each = (*live)[op];
    if (each >= 0)
      each = static_cast<double>(base) +
             static_cast<double>(peak - base) * (most > 0 ? each / most : 1);
  }
  return live;
}

/// Memory as it is at most in each piece.
void StepTrace::addPieces(const std::vector<TracePiece> &list, Seconds at) {
  for (const TracePiece &piece : list) {
    const Seconds begin = at;
    const size_t whole = spans.size();
    add(0, piece.name, "block", at, piece.time());
    const Seconds end = at;
    at = begin;
    add(0, "recompute", "recompute", at, piece.recompute);
    add(0, "compute", "compute", at, piece.compute);
    add(0, "wait for collectives", "communication", at, piece.exposed);
    lanes[0].streams.push_back(
        {begin, end, end, itemsOf(piece.runs, model, false)});
    if (piece.bytes >= 0 && spans.size() > whole)
      memory[0].steps.push_back({begin, static_cast<int64_t>(piece.bytes)});
    at = end;
  }
}

/// Collectives of pieces may run on beside the next ones, but not beyond their
/// pass. A backward pass that is split runs at once here.
Expected<void> StepTrace::addOnePass() {
  Expected<std::vector<double>> bytes = bytesOverOps();
  if (!bytes)
    return bytes.takeError();
  pieces.addBytes(model, *bytes);
  memory.resize(1);
  const ChunkPrice &chunk = staged.price.chunks[0];
  for (const TimedWork &timed : timeline.stages[0]) {
    if (timed.work.kind == WorkKind::WeightGradient)
      continue;
    const bool isForward = timed.work.kind == WorkKind::Forward;
    const PassPrice &pass = isForward ? chunk.forward : chunk.backward;
    const size_t first = lanes[0].streams.size();
    addPieces(isForward ? pieces.forward(0, pass) : pieces.backward(0, pass),
              timed.begin);
    Seconds at = timed.begin + pass.time() - pass.offload;
    for (size_t i = first; i < lanes[0].streams.size(); ++i)
      lanes[0].streams[i].deadline = at;
    addHost(0, timed, at, pass);
  }
  inUpdate = static_cast<int64_t>(pieces.updateBytes());
  return {};
}

Expected<std::string> StepTrace::text() {
  if (isOnePass()) {
    if (auto ok = addOnePass(); !ok)
      return ok.takeError();
  } else {
    for (size_t s = 0; s < lanes.size(); ++s)
      for (const TimedWork &work : timeline.stages[s])
        addWork(s, work);
  }
  for (size_t s = 0; s < lanes.size(); ++s)
    addStreams(s, std::move(lanes[s].streams), spans);
  addUpdates();
  if (!isOnePass())
    addMemory();
  else
    addMemoryOfUpdate(0, inUpdate);
  return traceJson(staged.schedule, timeline, memory, spans);
}

Expected<ExportedText> exportTrace(const Plan &plan, const OpGraph &graph,
                                   const ClusterSpec &cluster,
                                   const StackSpec &stack) {
  const PipelineShape &shape = plan.prediction.pipeline;
  Expected<MicroBatchGraph> micro = MicroBatchGraph::make(graph, shape);
  if (!micro)
    return micro.takeError();
  const PlanModels models(plan, graph, micro->get(), cluster, stack);
  Expected<StagedPrediction> staged =
      predictStages(models.staged(), plan.inputs.memoryLimit);
  if (!staged)
    return staged.takeError();
  Expected<std::string> text = StepTrace(plan, models, *staged).text();
  if (!text)
    return text.takeError();
  return ExportedText{std::move(*text), std::move(staged->warnings)};
}

} // namespace planner
