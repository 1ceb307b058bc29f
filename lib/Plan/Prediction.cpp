//===- Prediction.cpp - From prices to claims -----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Plan/Prediction.h"
#include "PlanFormat.h"
#include "planner/Cost/Purpose.h"
#include "planner/Graph/Recompute.h"
#include <algorithm>
#include <array>

namespace planner {

static CommunicationTotals communicationTotals(const CostModel &model,
                                               const Assignment &assignment,
                                               const PricedStrategy &priced) {
  const OpGraph &graph = model.graph();
  const PurposeFinder purposes(model, assignment);
  std::array<Seconds, kPurposes> totals;
  auto charge = [&](Purpose purpose, Seconds time) {
    totals[static_cast<size_t>(purpose)] += time;
  };
  for (OpId id = 0; id < graph.ops.size(); ++id)
    for (const CollectiveStep &step : priced.ops[id].collectives)
      charge(purposes.ofOperator(id, step),
             step.time * graph.executions(graph.ops[id]));
  for (const PricedChange &change : priced.changes)
    for (const CollectiveStep &step : change.change.steps)
      charge(purposes.ofChange(change, step), step.time * change.executions);
  auto of = [&](Purpose purpose) {
    return totals[static_cast<size_t>(purpose)];
  };
  return {of(Purpose::Tensor), of(Purpose::Context), of(Purpose::Expert),
          of(Purpose::Data), Seconds()};
}

/// Positions of the batch: tokens, images, whatever the module's inputs count.
/// A decode step yields one for each sequence, however long its cache.
static double itemsPerStep(const OpGraph &graph) {
  double sequence = 1;
  if (graph.mode != Mode::Decode)
    sequence = static_cast<double>(inputSequence(graph).value_or(1));
  return std::max(1.0, static_cast<double>(globalBatch(graph))) * sequence;
}

/// The type of most matrix work: its peak is what MFU refers to.
static DType matmulType(const OpGraph &graph) {
  std::array<double, static_cast<size_t>(DType::Other) + 1> work{};
  work[static_cast<size_t>(DType::F32)] = 0;
  for (const Op &op : graph.ops)
    if (op.work.matmulFlops > 0 && !op.operands.empty())
      work[static_cast<size_t>(graph.tensors[op.operands[0]].dtype)] +=
          op.work.matmulFlops * graph.executions(op);
  auto most = std::max_element(work.begin(), work.end());
  return *most > 0 ? static_cast<DType>(most - work.begin()) : DType::F32;
}

Certificate makeCertificate(Seconds stepTime, Seconds lowerBound,
                            double log10SpaceSize) {
  Certificate c;
  c.lowerBound = std::clamp(lowerBound, Seconds(), stepTime);
  c.log10SpaceSize = log10SpaceSize;
  c.gap = stepTime.value > 0 ? (stepTime - c.lowerBound) / stepTime : 0;
  c.proven = c.gap <= kIntegerScale;
  if (c.proven)
    c.gap = 0;
  return c;
}

Certificate restated(const Certificate &space, Seconds stepTime,
                     Seconds lowerBound) {
  Certificate c = makeCertificate(stepTime, lowerBound, space.log10SpaceSize);
  c.meshAxes = space.meshAxes;
  c.stages = space.stages;
  c.offload = space.offload;
  c.stageMeshes = space.stageMeshes;
  return c;
}

void fillIntervals(Prediction &p, const StackSpec &stack) {
  const StackInterval &interval = stack.interval;
  p.intervalLow = p.stepTime * interval.timeLow.at(p.hfu);
  p.intervalHigh = p.stepTime * interval.timeHigh.at(p.hfu);
  const auto bytes = [&](double factor) {
    return static_cast<int64_t>(
        std::min(static_cast<double>(p.memory.totalPeak) * factor, 0x1p62));
  };
  p.memoryLow = bytes(interval.memory.low);
  p.memoryHigh = bytes(interval.memory.high);
}

static double meanPeak(const ClusterSpec &cluster, DType type, bool tf32) {
  if (cluster.parts.empty())
    return cluster.device.peak(type, tf32).value;
  double sum = 0;
  for (const auto &part : cluster.parts)
    sum += part->device.peak(type, tf32).value *
           static_cast<double>(part->devices);
  return sum / static_cast<double>(cluster.devices);
}

void fillRates(Prediction &p, const CostModel &model, const OpGraph &graph,
               int64_t devices) {
  const double perDevice = p.stepTime.value * static_cast<double>(devices);
  if (!(perDevice > 0))
    return;
  p.tokensPerSecondPerDevice = itemsPerStep(graph) / perDevice;
  const double hardware = graph.modelMatmulFlops() / perDevice;
  const double flops = modelFlopsOnce(graph) / perDevice;
  p.modelFlopsPerDevice = FlopsPerSecond(flops);
  p.hardwareFlopsPerDevice = FlopsPerSecond(hardware);
  const double peak =
      meanPeak(model.cluster(), matmulType(graph), model.stack().tf32);
  p.mfu = peak > 0 ? flops / peak : 0;
  p.hfu = peak > 0 ? hardware / peak : 0;
}

Prediction predict(const CostModel &model, const Assignment &assignment,
                   const PricedStrategy &priced, int64_t memoryLimit) {
  const OpGraph &graph = model.graph();
  Prediction p;
  p.stepTime = priced.stepTime;
  p.breakdown.optimizer = priced.optimizer;
  p.breakdown.exposedComm = priced.communication;
  const std::vector<bool> recomputed = recomputedOps(graph);
  for (OpId id = 0; id < graph.ops.size(); ++id)
    if (recomputed[id])
      p.breakdown.recompute +=
          priced.ops[id].compute * graph.executions(graph.ops[id]);
  // What is left, so that the parts add up to the whole.
  p.breakdown.compute =
      std::max(Seconds(), priced.stepTime - priced.optimizer -
                              priced.communication - p.breakdown.recompute);
  p.communication = communicationTotals(model, assignment, priced);
  p.memory = priced.memory;
  if (memoryLimit > 0)
    p.memory.usable = std::min(p.memory.usable, memoryLimit);
  p.fits = p.memory.totalPeak <= p.memory.usable;
  fillRates(p, model, graph, model.mesh().devices());
  fillIntervals(p, model.stack());
  return p;
}

} // namespace planner
