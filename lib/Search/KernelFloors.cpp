//===- KernelFloors.cpp - What kernels take on any devices ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "OuterBound.h"
#include "planner/Cost/Stages.h"
#include "planner/Graph/Rescale.h"
#include "planner/Machine/Kernel.h"
#include <algorithm>
#include <map>
#include <numeric>

namespace planner {

AlongLine::AlongLine(const LayerLine &l)
    : line(l), units(static_cast<size_t>(std::max<int64_t>(l.length, 1))) {}

void AlongLine::add(const LineSpan &span, double seconds) {
  const double each = seconds / span.length();
  for (auto u = static_cast<size_t>(span.begin);
       u < units.size() && static_cast<double>(u) < span.end; ++u)
    units[u] += span.has(u) ? each : 0;
}

std::vector<std::pair<size_t, double>> AlongLine::notZero() const {
  std::vector<std::pair<size_t, double>> list;
  for (size_t u = 0; !line.isUniform && u < units.size(); ++u)
    if (units[u] != 0)
      list.emplace_back(u, units[u]);
  return list;
}

PassFloors AlongLine::least() const {
  if (!line.isUniform)
    return {0, std::accumulate(units.begin(), units.end(), 0.0), 0};
  return {*std::min_element(units.begin() + 1, units.end() - 1), units.front(),
          units.back()};
}

bool hasSamples(const OpGraph &graph, const Op &op) {
  return op.phase != Phase::Optimizer && op.kind != OpKind::Generator &&
         std::any_of(op.rule->factors.begin(), op.rule->factors.end(),
                     [&](const Factor &f) {
                       const DimClassKind kind =
                           f.dimClass < graph.dimClasses.size()
                               ? graph.dimClasses[f.dimClass].kind
                               : DimClassKind::Other;
                       return kind == DimClassKind::Batch ||
                              kind == DimClassKind::Sequence;
                     });
}

/// Attention that is one kernel.
static bool isFused(const Op &op) {
  return (op.kind == OpKind::Attention ||
          op.kind == OpKind::AttentionBackward) &&
         !(op.attention && op.attention->form != AttentionForm::Flash);
}

static double attentionRate(const OpGraph &graph, const Op &op,
                            const DeviceSpec &device, const StackSpec &stack) {
  const DType type =
      op.operands.empty() ? DType::F32 : graph.tensors[op.operands[0]].dtype;
  return bestAttentionRate(device, stack, type,
                           op.attention && op.attention->causal,
                           op.kind == OpKind::AttentionBackward)
      .value;
}

/// Several kernels may take an operator's place: where attention is not one
/// kernel, or a norm is not. Of these only beginning one counts, as of all that
/// one device does in less time than reading and writing takes.
KernelFloors::Kernel KernelFloors::kernelOf(const CostModel &alike, OpId id,
                                            double least) {
  const OpGraph &graph = alike.graph();
  const DeviceSpec &type = alike.cluster().device;
  const StackSpec &stack = alike.stack();
  const Op &op = graph.ops[id];
  // Of several kinds of devices one may begin slowly and another work slowly.
  const bool isAlike = type.kinds.empty();
  const double launch =
      isAlike ? kernelTime(type, stack, KernelShape{}).value : 0;
  Kernel kernel{0, 0, 1, least < launch ? 0 : launch};
  const double rate = isFused(op) ? attentionRate(graph, op, type, stack)
                                  : productRate(graph, op, type, stack);
  if (rate > 0)
    kernel.products = op.work.matmulFlops / rate;
  const bool isProduct =
      op.kind == OpKind::Contraction || op.kind == OpKind::Convolution;
  const bool isAttention = op.attention.has_value() ||
                           op.kind == OpKind::Attention ||
                           op.kind == OpKind::AttentionBackward;
  const bool reduces = std::any_of(
      op.members.begin(), op.members.end(),
      [](const Member &member) { return !member.internalReduction.empty(); });
  if (!isAlike || isAttention || (reduces && !stack.fusedNorm))
    return kernel;
  if (!isProduct)
    kernel.rate = stack.kernels.elementwise;
  const double bytes = alike.movedBytes(id, OpConfig{}).value;
  constexpr double kRounding = 1e-9;
  if (launch + streamTime(type, Bytes(bytes)).value / kernel.rate <=
      least * (1 + kRounding))
    kernel.bytes = bytes;
  return kernel;
}

KernelFloors::Part KernelFloors::partOf(const CostModel &alike, OpId id) {
  const Op &op = alike.graph().ops[id];
  return op.isRecomputed               ? Part::Again
         : op.phase == Phase::Forward  ? Part::Forward
         : isWeightGradient(alike, id) ? Part::WeightGradient
                                       : Part::InputGradient;
}

KernelFloors::KernelFloors(const CostModel &alike, const LayerLine &line)
    : device(alike.cluster().device), samples(samplesAtOnce(alike.graph())) {
  const OpGraph &graph = alike.graph();
  AlongLine own(line), last(line), host(line);
  std::map<std::pair<Kernel, Part>, AlongLine> counts;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    const OpCost cost = alike.opCost(id, OpConfig{});
    const double times = graph.executions(op);
    const LineSpan &span = line.ops[id];
    const Kernel kernel = kernelOf(alike, id, cost.compute.value);
    if (op.phase == Phase::Optimizer) {
      last.add(span, kernel.launch * times);
      continue;
    }
    counts.try_emplace({kernel, partOf(alike, id)}, line)
        .first->second.add(span, times);
    if (!hasSamples(graph, op))
      own.add(span, kernel.launch * times);
    host.add(span, cost.issue.value * times);
  }
  withoutSamples = own.least();
  updates = last.least();
  issue = host.least();
  for (const auto &[key, along] : counts)
    kernels.push_back({key.first, key.second, along.least(), along.notZero()});
  units = line.isUniform ? 0 : static_cast<size_t>(line.length);
}

/// A kernel of a smaller part moves its bytes more slowly.
double KernelFloors::timeOf(const Kernel &kernel,
                            const StagePoint &point) const {
  const double share = static_cast<double>(point.samplesAtOnce()) /
                       static_cast<double>(samples * point.stageDevices());
  return kernel.launch +
         std::max(kernel.products * share,
                  streamTime(device, Bytes(kernel.bytes * share)).value /
                      kernel.rate);
}

PassFloors KernelFloors::of(const StagePoint &point) const {
  PassFloors floors;
  for (const Alike &own : kernels) {
    const double each = timeOf(own.kernel, point);
    floors +=
        {own.count.layer * each, own.count.first * each, own.count.last * each};
  }
  return floors;
}

KernelFloors::ByPass KernelFloors::byPass(const StagePoint &point) const {
  ByPass floors;
  for (const Alike &own : kernels) {
    if (own.part == Part::Again)
      continue;
    const double each = timeOf(own.kernel, point);
    const PassFloors all = {own.count.layer * each, own.count.first * each,
                            own.count.last * each};
    (own.part == Part::Forward ? floors.forward : floors.backward) += all;
    if (own.part == Part::InputGradient)
      floors.inputGradients += all;
  }
  return floors;
}

std::vector<double> KernelFloors::along(const StagePoint &point) const {
  std::vector<double> seconds(units);
  for (const Alike &own : kernels) {
    const double each = timeOf(own.kernel, point);
    for (const auto &[unit, count] : own.along)
      seconds[unit] += count * each;
  }
  return seconds;
}

} // namespace planner
