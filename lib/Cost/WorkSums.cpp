//===- WorkSums.cpp - What a strategy does, chunk by chunk ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "WorkSums.h"
#include "StageMemory.h"
#include "planner/Graph/Recompute.h"
#include "planner/Machine/Kernel.h"
#include <algorithm>
#include <limits>

namespace planner {

using namespace detail;

/// What an iteration hands to the next, or takes from the one before, is
/// changed in each of them, not only in the one that the end of the loop stands
/// for, or its begin.
const LineSpan &spanOf(const OpGraph &graph, const LayerLine &line,
                       const PricedChange &change) {
  if (line.stacked[change.tensor] || change.before == kNone)
    return line.tensors[change.tensor];
  const Tensor &tensor = graph.tensors[change.tensor];
  const OpId producer = tensor.producer;
  const Op &before = graph.ops[change.before];
  const bool isHandedOn = before.kind == OpKind::LoopNext;
  if (before.kind == OpKind::LoopEnter && producer == change.before &&
      change.executions > graph.executions(before))
    for (const Use &use : tensor.uses)
      if (graph.ops[use.op].loop != before.loop)
        return line.ops[use.op];
  return line.ops[isHandedOn && producer != kNone ? producer : change.before];
}

void addTo(RunCollectives &runs, RunCollective more) {
  more.executions = 1;
  more.tensor = kNone;
  for (RunCollective &run : runs)
    if (run.kind == more.kind && run.purpose == more.purpose &&
        run.level == more.level) {
      run.time += more.time;
      return;
    }
  runs.push_back(more);
}

/// Bytes that one execution reads and writes.
static double movedBytes(const CostModel &model, OpId id,
                         const OpConfig &config) {
  const OpGraph &graph = model.graph();
  const Op &op = graph.ops[id];
  double bytes = 0;
  for (unsigned i = 0; i < op.operands.size(); ++i)
    bytes += static_cast<double>(localBytes(
                 graph.tensors[op.operands[i]],
                 operandSharding(op, i, config, model.mesh()), model.mesh())) *
             (i < op.operandTouched.size() ? op.operandTouched[i] : 1);
  for (unsigned i = 0; i < op.results.size(); ++i)
    bytes += static_cast<double>(localBytes(
                 graph.tensors[op.results[i]],
                 resultSharding(op, i, config, model.mesh()), model.mesh())) *
             (i < op.resultTouched.size() ? op.resultTouched[i] : 1);
  return bytes;
}

/// A product that adds to the sum itself reads and writes it instead of writing
/// the gradient, beside its arithmetic.
Seconds accumulationTime(const CostModel &model, OpId id,
                         const OpConfig &config, Seconds compute) {
  if (!makesGradient(model, id))
    return {};
  const OpGraph &graph = model.graph();
  const Op &op = graph.ops[id];
  const StackSpec &stack = model.stack();
  const DeviceSpec &device = model.cluster().device;
  double gradient = 0, sum = 0;
  for (unsigned i = 0; i < op.results.size(); ++i) {
    const Tensor &tensor = graph.tensors[op.results[i]];
    const auto bytes = static_cast<double>(localBytes(
        tensor, resultSharding(op, i, config, model.mesh()), model.mesh()));
    gradient += bytes;
    if (const int64_t bits = bitWidth(tensor.dtype); bits > 0)
      sum += bytes * 8 / static_cast<double>(bits) *
             accumulatorBytes(stack, tensor.dtype);
  }
  if (!stack.accumulation.fused || op.work.matmulFlops == 0)
    return streamTime(device, Bytes(gradient + 2 * sum)) +
           device.kernelLaunch * stack.launch;
  const Seconds moving = streamTime(
      device, Bytes(movedBytes(model, id, config) - gradient + 2 * sum));
  return std::max(Seconds(), moving - compute);
}

bool isWeightGradient(const CostModel &model, OpId id) {
  return model.graph().ops[id].work.matmulFlops > 0 && makesGradient(model, id);
}

WorkSums::WorkSums(const CostModel &m, const Assignment &a,
                   const StageRequest &r, const LayerLine &l, size_t chunks)
    : work(chunks), purposes(m, a), model(m), graph(m.graph()), assignment(a),
      request(r), line(l), recomputed(recomputedOps(graph)) {
  const Mesh &mesh = model.mesh();
  for (unsigned axis = 0; axis < mesh.axes.size(); ++axis)
    levelOfAxis.push_back(
        outermostLevel(groupOf(mesh, AxisMask(1) << axis, model.cluster())));
}

unsigned WorkSums::levelOf(AxisMask axes) const {
  unsigned level = 0;
  for (unsigned axis = 0; axis < levelOfAxis.size(); ++axis)
    if (axes >> axis & 1)
      level = std::max(level, levelOfAxis[axis]);
  return level;
}

Spread WorkSums::spreadOf(const StageCuts &cuts, const LineSpan &span) {
  Spread spread;
  const auto [first, last] = cuts.chunksOf(span);
  for (size_t c = first; c < last; ++c)
    if (const double share = cuts.share(span, c); share > 0)
      spread.emplace_back(c, share);
  return spread;
}

void WorkSums::note(size_t chunk, RunCollectives ChunkDetail::*list,
                    const CollectiveStep &step, size_t purpose,
                    double executions) {
  if (!details.empty())
    addTo(details[chunk].*list, {step.kind, static_cast<Purpose>(purpose),
                                 levelOf(step.axes), step.time * executions});
}

void WorkSums::noteInPass(size_t chunk, Phase phase, size_t position,
                          TensorId tensor, const CollectiveStep &step,
                          size_t purpose, double executions) {
  if (details.empty())
    return;
  inPass[chunk][phase == Phase::Forward ? 0 : 1].emplace(
      position, RunCollective{step.kind, static_cast<Purpose>(purpose),
                              levelOf(step.axes), step.time * executions,
                              executions, tensor});
}

/// Changes come before the operator that needs them.
static size_t positionOf(const PricedChange &change) {
  return change.before == kNone ? std::numeric_limits<size_t>::max()
                                : 2 * static_cast<size_t>(change.before);
}
static size_t positionAfter(OpId op) { return 2 * static_cast<size_t>(op) + 1; }

void WorkSums::addOp(OpId id, const OpCost &cost, const Spread &spread) {
  const Op &op = graph.ops[id];
  const double times = graph.executions(op);
  for (const auto &[c, share] : spread) {
    const double count = times * share;
    if (op.phase == Phase::Optimizer) {
      work[c].optimizer += cost.compute * count;
      for (const CollectiveStep &step : cost.collectives) {
        const auto purpose = static_cast<size_t>(purposes.ofOperator(id, step));
        work[c].updateCommunication[purpose] += step.time * count;
        work[c].updateNorms += step.time * count;
        note(c, &ChunkDetail::norms, step, purpose, count);
      }
      continue;
    }
    ChunkWork::Pass &pass = passOf(c, op.phase);
    (recomputed[id] ? pass.recompute : pass.compute) += cost.compute * count;
    pass.issue += (cost.issue + cost.ownIssue) * count;
    for (const CollectiveStep &step : cost.collectives) {
      const auto purpose = static_cast<size_t>(purposes.ofOperator(id, step));
      pass.communication[purpose] += step.time * count;
      pass.carries[levelOf(step.axes)] += step.time * count;
      noteInPass(c, op.phase, positionAfter(id),
                 op.results.empty() ? kNone : op.results[0], step, purpose,
                 count);
    }
    if (isWeightGradient(model, id))
      work[c].weightGradient += cost.compute * count;
  }
}

void WorkSums::addAccumulation(OpId id, const OpConfig &config, Seconds compute,
                               const Spread &spread) {
  if (request.microBatches <= 1)
    return;
  const Seconds time = accumulationTime(model, id, config, compute) *
                       graph.executions(graph.ops[id]);
  for (const auto &[c, share] : spread) {
    work[c].backward.compute += time * share;
    work[c].weightGradient += time * share;
  }
}

/// A gradient that is summed over micro-batches is reduced when it is complete,
/// unless each device keeps only its part of the sum. Then that part is of what
/// is reduced, also where the first to ask for it is the optimizer.
bool WorkSums::isOncePerStep(const PricedChange &change) const {
  if (change.phase == Phase::Optimizer)
    return !change.isGradient || request.zero < 2;
  return model.service(change.tensor) == Service::Gradient && request.zero < 2;
}

void WorkSums::addChange(const PricedChange &change, const Spread &spread) {
  if (!isOncePerStep(change))
    for (const auto &[c, share] : spread)
      passOf(c, change.phase).issue += change.issue * change.executions * share;
  const auto width =
      static_cast<double>(bitWidth(graph.tensors[change.tensor].dtype)) / 8;
  for (const CollectiveStep &step : change.change.steps) {
    const Seconds time = step.time * change.executions;
    const auto purpose = static_cast<size_t>(purposes.ofChange(change, step));
    const double elements =
        width > 0 ? step.bytes.value * change.executions / width : 0;
    const auto group = static_cast<double>(
        groupOf(model.mesh(), step.axes, model.cluster()).size());
    const unsigned level = levelOf(step.axes);
    for (const auto &[c, share] : spread) {
      ChunkWork &own = work[c];
      if (isOncePerStep(change)) {
        own.updateCommunication[purpose] += time * share;
        const bool reduces = model.service(change.tensor) == Service::Gradient;
        note(c,
             reduces              ? &ChunkDetail::reductions
             : change.isParameter ? &ChunkDetail::gathers
                                  : &ChunkDetail::norms,
             step, purpose, change.executions * share);
        if (reduces) {
          own.updateReductions.add(step.axes, time * share, elements * share,
                                   group);
          own.carriesReductions[level] += time * share;
        } else if (change.isParameter) {
          own.updateGathers.add(step.axes, time * share, elements * share,
                                group);
          own.carriesGathers[level] += time * share;
        } else {
          own.updateNorms += time * share;
        }
        continue;
      }
      ChunkWork::Pass &pass = passOf(c, change.phase);
      pass.communication[purpose] += time * share;
      pass.carries[level] += time * share;
      noteInPass(c, change.phase, positionOf(change), change.tensor, step,
                 purpose, change.executions * share);
      if (change.isParameter)
        pass.gathers.add(step.axes, time * share, elements * share, group);
      else if (change.isGradient)
        own.reductions.add(step.axes, time * share, elements * share, group);
    }
  }
}

void WorkSums::addAll(const PricedStrategy &priced, const StageCuts &cuts) {
  for (OpId id = 0; id < graph.ops.size(); ++id)
    addOp(id, priced.ops[id], spreadOf(cuts, line.ops[id]));
  for (const PricedChange &change : priced.changes)
    addChange(change, spreadOf(cuts, spanOf(graph, line, change)));
  if (request.microBatches > 1)
    for (OpId id = 0; id < graph.ops.size(); ++id)
      addAccumulation(id, assignment.ops[id], priced.ops[id].compute,
                      spreadOf(cuts, line.ops[id]));
}

std::vector<ChunkDetail> WorkSums::giveDetails() {
  for (size_t c = 0; c < details.size(); ++c) {
    details[c].work = work[c];
    for (const auto &[of, list] : {std::pair(0, &ChunkDetail::forward),
                                   std::pair(1, &ChunkDetail::backward)})
      for (const auto &[position, run] : inPass[c][of])
        (details[c].*list).push_back(run);
  }
  return std::move(details);
}

} // namespace planner
