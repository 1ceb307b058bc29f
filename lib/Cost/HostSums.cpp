//===- HostSums.cpp - What chunks have on hosts ---------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "HostSums.h"

namespace planner::detail {

HostSums::HostSums(const CostModel &m, const LayerLine &l, const StageCuts &c,
                   OffloadChoice o, int zeroLevel)
    : model(&m), line(&l), places(l, c), offload(o), zero(zeroLevel) {
  chunks.reserve(c.chunks());
  for (size_t i = 0; i < c.chunks(); ++i)
    chunks.emplace_back(c, i);
}

static bool isReadByUpdate(const OpGraph &graph, TensorId id) {
  return std::any_of(graph.tensors[id].uses.begin(),
                     graph.tensors[id].uses.end(), [&](const Use &use) {
                       return graph.ops[use.op].phase == Phase::Optimizer;
                     });
}

ArgumentOnHost HostSums::of(TensorId id, const Assignment &assignment) const {
  const OpGraph &graph = model->graph();
  const Tensor &tensor = graph.tensors[id];
  const auto lies = static_cast<double>(
      localBytes(tensor, assignment.storage[id], model->mesh()));
  ArgumentOnHost bytes;
  if (tensor.role == Role::OptimizerState && offload.movesStates())
    bytes.states = lies;
  if (tensor.role != Role::Parameter && tensor.role != Role::FrozenParameter)
    return bytes;
  if (offload.movesParameters())
    bytes.parameters = lies;
  if (tensor.role != Role::Parameter || tensor.updatedTo == kNone)
    return bytes;
  const double width = static_cast<double>(bitWidth(tensor.dtype)) / 8;
  const double part = gradientElements(*model, assignment, id, 2);
  const double sum = accumulatorBytes(model->stack(), tensor.dtype);
  bytes.updated = part * width;
  if (offload.movesParameters() && isReadByUpdate(graph, id))
    bytes.read = part * width;
  if (!offload.movesStates())
    return bytes;
  const double waiting = model->stack().offload.gradientBytes;
  bytes.gradients = part * (waiting > 0 ? waiting : sum);
  const double each = offload.relay || zero < 2 ? sum : width;
  const bool areSentAtOnce = offload.sendsGradientsAtOnce(zero);
  (areSentAtOnce ? bytes.passGradients : bytes.stepGradients) = part * each;
  // A layer's sum lies as its parameters do until it is complete.
  bytes.leaving =
      (areSentAtOnce ? gradientElements(*model, assignment, id, zero) : part) *
      each;
  return bytes;
}

void HostSums::add(TensorId id, const ArgumentOnHost &bytes, double sign) {
  const LineSpan &span = line->tensors[id];
  places.forChunksOf(id, [&](size_t c) {
    Sums &own = chunks[c];
    const double weight = sign * places.weightOf(id, c);
    own.host.states += bytes.states * weight;
    own.host.gradients += bytes.gradients * weight;
    own.host.parameters += bytes.parameters * weight;
    own.host.passGradients += bytes.passGradients * weight;
    own.host.stepGradients += bytes.stepGradients * weight;
    own.host.updated += bytes.updated * weight;
    own.host.read += bytes.read * weight;
    own.states.add(span, bytes.states * weight);
    own.parameters.add(span, bytes.parameters * weight);
    own.updated.add(span, bytes.updated * weight);
    own.gradients.add(span, bytes.leaving * weight);
  });
}

void HostSums::addAll(const Assignment &assignment) {
  for (const TensorId id : model->graph().arguments)
    add(id, of(id, assignment));
}

HostBytes HostSums::of(size_t chunk) const {
  const Sums &own = chunks[chunk];
  HostBytes host = own.host;
  host.unitParameters = own.parameters.largest();
  host.unitGradients = own.gradients.largest();
  host.unitUpdated = own.updated.largest();
  host.unitShare = host.states > 0 ? own.states.largest() / host.states : 0;
  return host;
}

void HostSums::addUnits(size_t chunk, ChunkBytes &memory) const {
  const Sums &own = chunks[chunk];
  const auto at = [&](MemoryClass kind) -> double & {
    return memory.persistent[static_cast<size_t>(kind)];
  };
  if (offload.movesParameters())
    at(MemoryClass::Parameters) += own.parameters.largestPair();
  if (offload.sendsGradientsAtOnce(zero))
    at(MemoryClass::Gradients) += own.gradients.largestPair();
}

} // namespace planner::detail
