//===- PartReplicas.cpp - A batch split over parts of a cluster -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PartReplicas.h"
#include "planner/Cost/Replicas.h"
#include "planner/Plan/PartBatch.h"
#include <algorithm>

namespace planner {

/// Of a replica that runs so many micro-batches, until its gradients are
/// reduced; and its update.
static Seconds reducedOf(const StagedPrice &price, int64_t microBatches) {
  const ChunkPrice &chunk = price.chunks[0];
  return (chunk.forward.time() + chunk.backward.time()) *
             static_cast<double>(microBatches) +
         price.stages[0].exposedReduction;
}

static Seconds updatedOf(const StagedPrice &price) {
  return price.stages[0].optimizer + price.stages[0].exposedGathering;
}

static Seconds sumTime(const StagedStrategy &strategy,
                       const Assignment &assignment) {
  std::vector<size_t> parts;
  for (const PartRun &run : strategy.pipeline.parts)
    parts.push_back(run.part);
  return replicaSumTime(strategy.model.cluster(), parts,
                        strategy.pipeline.replicas(),
                        Bytes(gradientBytesOf(strategy.model, assignment)));
}

Seconds stepOfReplicas(const StagedStrategy &strategy,
                       const Assignment &assignment,
                       const std::vector<const StagedPrice *> &parts) {
  Seconds reduced, updated;
  for (size_t r = 0; r < parts.size(); ++r) {
    reduced = std::max(
        reduced, reducedOf(*parts[r], strategy.pipeline.parts[r].microBatches));
    updated = std::max(updated, updatedOf(*parts[r]));
  }
  return reduced + sumTime(strategy, assignment) + updated;
}

namespace {

/// The model's replicas on one part.
struct ReplicaPrice {
  PartRun run;
  StagedPrice price;
  int64_t microBatches = 1;

  const ChunkPrice &chunk() const { return price.chunks[0]; }
  const UpdatePrice &update() const { return price.stages[0]; }
  PipelineSpec schedule() const {
    PipelineSpec spec;
    spec.microBatches = microBatches;
    spec.chunks = {{chunk().forward.time(), chunk().backward.time(),
                    std::min(chunk().weightGradient, chunk().backward.time()),
                    Seconds(), Seconds()}};
    return spec;
  }
  double times() const { return static_cast<double>(microBatches); }
  Seconds reduced() const { return reducedOf(price, microBatches); }
  Seconds updated() const { return updatedOf(price); }
};

class ReplicaComposer {
public:
  ReplicaComposer(const StagedStrategy &s, UnlikeStages &p)
      : strategy(s), shape(s.pipeline), parts(p),
        sum(sumTime(s, s.assignment)) {}

  Expected<StagedPrediction> run();

private:
  Expected<void> price(size_t run);
  void addTime();
  void addBreakdown(const ReplicaPrice &last, const ReplicaPrice &updater);
  void addParts();

  const StagedStrategy &strategy;
  const PipelineShape &shape;
  UnlikeStages &parts;
  /// Of the parts' gradients.
  const Seconds sum;
  std::vector<ReplicaPrice> list;
  const ReplicaPrice *last = nullptr;
  Prediction p;
};

} // namespace

Expected<void> ReplicaComposer::price(size_t run) {
  Expected<StagedPrice> priced =
      parts.priceReplica(run, shape.parts[run].microBatches);
  if (!priced)
    return priced.takeError();
  list.push_back(
      {shape.parts[run], std::move(*priced), shape.parts[run].microBatches});
  return {};
}

/// All replicas wait for the sum of all gradients before they update.
void ReplicaComposer::addTime() {
  const auto &slowest = *std::max_element(
      list.begin(), list.end(),
      [](const auto &a, const auto &b) { return a.reduced() < b.reduced(); });
  const auto &updater = *std::max_element(
      list.begin(), list.end(),
      [](const auto &a, const auto &b) { return a.updated() < b.updated(); });
  last = &slowest;
  std::vector<const StagedPrice *> prices;
  for (const ReplicaPrice &own : list)
    prices.push_back(&own.price);
  p.stepTime = stepOfReplicas(strategy, strategy.assignment, prices);
  addBreakdown(slowest, updater);
}

void ReplicaComposer::addBreakdown(const ReplicaPrice &slowest,
                                   const ReplicaPrice &updater) {
  const PassPrice &forward = slowest.chunk().forward;
  const PassPrice &backward = slowest.chunk().backward;
  const double times = slowest.times();
  p.breakdown.recompute = (forward.recompute + backward.recompute) * times;
  p.breakdown.optimizer = updater.update().optimizer;
  p.breakdown.exposedComm = (forward.exposed + backward.exposed) * times +
                            slowest.update().exposedReduction + sum +
                            updater.update().exposedGathering;
  p.breakdown.compute = p.stepTime - p.breakdown.recompute -
                        p.breakdown.optimizer - p.breakdown.exposedComm;
  const auto total = [&](Purpose purpose) {
    const auto i = static_cast<size_t>(purpose);
    return (forward.communication[i] + backward.communication[i]) * times +
           slowest.update().communication[i];
  };
  p.communication = {total(Purpose::Tensor), total(Purpose::Context),
                     total(Purpose::Expert), total(Purpose::Data) + sum,
                     Seconds()};
}

void ReplicaComposer::addParts() {
  for (size_t r = 0; r < list.size(); ++r) {
    const ReplicaPrice &own = list[r];
    MemoryReport report =
        stageMemory(parts.modelOfRun(r), own.price, {{0, 1}}, 1);
    report.usable = parts.usableOfRun(r);
    StageShare share;
    share.layers = own.chunk().layers;
    share.memoryBytes = report.totalPeak;
    share.device = parts.modelOfRun(r).cluster().device.name;
    const Seconds busy = own.reduced() + own.updated();
    share.stepShare =
        p.stepTime.value > 0 ? std::min(1.0, busy / p.stepTime) : 1;
    p.stages.push_back(share);
    if (r == 0 || report.isTighterThan(p.memory))
      p.memory = report;
  }
}

Expected<StagedPrediction> ReplicaComposer::run() {
  for (size_t r = 0; r < shape.parts.size(); ++r)
    if (auto ok = price(r); !ok)
      return ok.takeError();
  p.pipeline = shape;
  addTime();
  addParts();
  p.fits = p.memory.totalPeak <= p.memory.usable;
  fillRates(p, strategy.model, strategy.graph,
            saturatingMul(shape.replicas(), strategy.model.mesh().devices()));
  fillIntervals(p, strategy.model.stack());
  StagedPrediction result{std::move(p), last->schedule(), last->price,
                          last->price.warnings};
  result.replicaSum = sum;
  for (const ReplicaPrice &own : list)
    result.replicas.push_back({own.schedule(), own.price});
  return result;
}

Expected<StagedPrediction> predictReplicas(const StagedStrategy &strategy,
                                           int64_t memoryLimit) {
  if (strategy.pipeline.stages > 1)
    return makeError("strategy: expected one stage where parts have "
                     "micro-batches of their own, got " +
                     std::to_string(strategy.pipeline.stages));
  Expected<std::unique_ptr<UnlikeStages>> parts =
      UnlikeStages::make(strategy, memoryLimit);
  if (!parts)
    return parts.takeError();
  return ReplicaComposer(strategy, **parts).run();
}

/// By the time of a micro-batch in each part: the slowest is as fast as can be.
Expected<std::vector<PartRun>> splitBatch(const StagedStrategy &strategy) {
  StagedStrategy own = strategy;
  own.pipeline.parts.clear();
  const ClusterSpec &cluster = strategy.model.cluster();
  const int64_t devices = strategy.model.mesh().devices();
  int64_t least = 0;
  for (size_t k = 0; k < cluster.parts.size(); ++k) {
    own.pipeline.parts.push_back(
        {k, 1, cluster.parts[k]->devices / devices, 1});
    least += own.pipeline.parts.back().replicas;
  }
  const int64_t all = own.pipeline.microBatches;
  own.pipeline.microBatches = least;
  Expected<std::unique_ptr<UnlikeStages>> parts = UnlikeStages::make(own, 0);
  if (!parts)
    return parts.takeError();
  std::vector<ReplicaKind> kinds;
  for (size_t r = 0; r < own.pipeline.parts.size(); ++r) {
    // Of more than one, which are added up.
    Expected<StagedPrice> price = (*parts)->priceReplica(r, 2);
    if (!price)
      return price.takeError();
    const ChunkPrice &chunk = price->chunks[0];
    kinds.push_back({own.pipeline.parts[r].replicas,
                     (chunk.forward.time() + chunk.backward.time()).value,
                     price->stages[0].exposedReduction.value});
  }
  const auto split = splitMicroBatches(kinds, all);
  if (!split)
    return makeError("strategy: " + std::to_string(all) +
                     " micro-batches do not divide among the replicas on the "
                     "cluster's parts");
  std::vector<PartRun> runs = std::move(own.pipeline.parts);
  for (size_t r = 0; r < runs.size(); ++r)
    runs[r].microBatches = (*split)[r];
  return runs;
}

} // namespace planner
