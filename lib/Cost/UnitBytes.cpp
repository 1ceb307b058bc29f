//===- UnitBytes.cpp - Bytes by unit of a model's line --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "UnitBytes.h"
#include <algorithm>
#include <cmath>
#include <numeric>

namespace planner::detail {

UnitBytes::UnitBytes(const StageCuts &cuts, size_t chunk)
    : first(std::floor(cuts.at[chunk])),
      bytes(static_cast<size_t>(
          std::max(1.0, std::ceil(cuts.at[chunk + 1]) - first))) {}

void UnitBytes::add(const LineSpan &span, double amount) {
  const auto last = static_cast<double>(bytes.size());
  const double begin = std::clamp(span.begin - first, 0.0, last - 1);
  const double end = std::clamp(span.end - first, begin, last);
  if (end - begin <= 1) {
    bytes[static_cast<size_t>(begin)] += amount;
    return;
  }
  const double all = span.within(first + begin, first + end);
  for (auto u = static_cast<size_t>(begin);
       u < bytes.size() && static_cast<double>(u) < end; ++u) {
    const double from = first + static_cast<double>(u);
    bytes[u] +=
        amount * span.within(from, std::min(first + end, from + 1)) / all;
  }
}

double UnitBytes::largest() const {
  return *std::max_element(bytes.begin(), bytes.end());
}

double UnitBytes::largestPair() const {
  double most = bytes[0];
  for (size_t u = 1; u < bytes.size(); ++u)
    most = std::max(most, bytes[u - 1] + bytes[u]);
  return most;
}

double UnitBytes::sum() const {
  return std::accumulate(bytes.begin(), bytes.end(), 0.0);
}

bool sendsGradientsAtOnce(const OffloadChoice &offload, int zero) {
  return offload.relay || (offload.optimizer && zero >= 2);
}

namespace {

class HostProfiler {
public:
  HostProfiler(const HostQuestion &q, size_t c)
      : model(q.model), graph(q.model.graph()), assignment(q.assignment),
        line(q.line), cuts(q.cuts), zero(q.request.zero),
        offload(q.request.offload), chunk(c), parameters(q.cuts, c),
        gradients(q.cuts, c), updated(q.cuts, c), states(q.cuts, c) {}

  void run(ChunkBytes &memory);

private:
  void addParameter(HostBytes &host, TensorId id);
  double weightOf(TensorId id) const;

  const CostModel &model;
  const OpGraph &graph;
  const Assignment &assignment;
  const LayerLine &line;
  const StageCuts &cuts;
  const int zero;
  const OffloadChoice offload;
  const size_t chunk;
  UnitBytes parameters, gradients, updated, states;
};

} // namespace

/// Part of an argument that the chunk has.
double HostProfiler::weightOf(TensorId id) const {
  const auto of = [&](const LineSpan &span) {
    const double share = cuts.share(span, chunk);
    return line.stacked[id] || share == 0 ? share : 1;
  };
  double weight = of(line.tensors[id]);
  for (const auto &[shared, span] : line.shared)
    if (shared == id)
      weight = std::max(weight, of(span));
  return weight;
}

static bool isReadByUpdate(const OpGraph &graph, TensorId id) {
  return std::any_of(graph.tensors[id].uses.begin(),
                     graph.tensors[id].uses.end(), [&](const Use &use) {
                       return graph.ops[use.op].phase == Phase::Optimizer;
                     });
}

void HostProfiler::addParameter(HostBytes &host, TensorId id) {
  const Tensor &tensor = graph.tensors[id];
  const LineSpan &span = line.tensors[id];
  const double weight = weightOf(id);
  const auto lies = static_cast<double>(
      localBytes(tensor, assignment.storage[id], model.mesh()));
  if (offload.movesParameters()) {
    host.parameters += lies * weight;
    parameters.add(span, lies * weight);
  }
  if (tensor.role != Role::Parameter || tensor.updatedTo == kNone)
    return;
  const double width = static_cast<double>(bitWidth(tensor.dtype)) / 8;
  const double part = gradientElements(model, assignment, id, 2) * weight;
  const double sum = accumulatorBytes(model.stack(), tensor.dtype);
  host.updated += part * width;
  updated.add(span, part * width);
  if (offload.movesParameters() && isReadByUpdate(graph, id))
    host.read += part * width;
  if (!offload.movesStates())
    return;
  const double waiting = model.stack().offload.gradientBytes;
  host.gradients += part * (waiting > 0 ? waiting : sum);
  const bool isSummed = offload.relay || zero < 2;
  const double leaving = part * (isSummed ? sum : width);
  (sendsGradientsAtOnce(offload, zero) ? host.passGradients
                                       : host.stepGradients) += leaving;
  // A layer's sum lies as its parameters do until it is complete.
  gradients.add(span, sendsGradientsAtOnce(offload, zero)
                          ? gradientElements(model, assignment, id, zero) *
                                weight * (isSummed ? sum : width)
                          : leaving);
}

void HostProfiler::run(ChunkBytes &memory) {
  HostBytes &host = memory.host;
  for (TensorId id : graph.arguments) {
    const Tensor &tensor = graph.tensors[id];
    if (tensor.role == Role::Parameter || tensor.role == Role::FrozenParameter)
      addParameter(host, id);
    if (tensor.role != Role::OptimizerState || !offload.movesStates())
      continue;
    const double bytes = static_cast<double>(localBytes(
                             tensor, assignment.storage[id], model.mesh())) *
                         weightOf(id);
    host.states += bytes;
    states.add(line.tensors[id], bytes);
  }
  host.unitParameters = parameters.largest();
  host.unitGradients = gradients.largest();
  host.unitUpdated = updated.largest();
  host.unitShare = host.states > 0 ? states.largest() / host.states : 0;
  const auto at = [&](MemoryClass kind) -> double & {
    return memory.persistent[static_cast<size_t>(kind)];
  };
  if (offload.movesParameters())
    at(MemoryClass::Parameters) += parameters.largestPair();
  if (sendsGradientsAtOnce(offload, zero))
    at(MemoryClass::Gradients) += gradients.largestPair();
}

void addHostBytes(std::vector<ChunkBytes> &chunks,
                  const HostQuestion &question) {
  for (size_t c = 0; c < chunks.size(); ++c)
    HostProfiler(question, c).run(chunks[c]);
}

} // namespace planner::detail
