//===- ChunkBuffers.cpp - What of buffers lies in which chunk -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ChunkBuffers.h"
#include "Kinds.h"
#include "StageMemory.h"
#include "planner/Graph/Recompute.h"
#include <algorithm>

namespace planner::detail {

ChunkBuffers::ChunkBuffers(const CostModel &m, const LayerLine &l,
                           const StageCuts &c, const std::vector<Lifetime> &t)
    : model(m), graph(m.graph()), line(l), cuts(c), places(l, c), lifetimes(t),
      isRepeated(graph.ops.size(), false) {
  for (const Op &op : graph.ops)
    if (op.recomputes != kNone)
      isRepeated[op.recomputes] = true;
}

bool ChunkBuffers::isArgument(const ProfiledBuffer &buffer) const {
  return graph.tensors[buffer.tensor].producer == kNone && buffer.begin == 0 &&
         buffer.end + 1 == graph.ops.size();
}

double ChunkBuffers::weightOf(const ProfiledBuffer &buffer,
                              size_t chunk) const {
  const TensorId id = buffer.tensor;
  return places.weightOf(id, line.stacked[id] && !buffer.isSlice, chunk);
}

/// What the stack's kernels leave of layers, relative to what fused ones do; of
/// some layers that are computed again it is the others that leave most.
double ChunkBuffers::activationScale(TensorId tensor) const {
  const LineSpan &span = line.tensors[tensor];
  const bool isOfLayers =
      !line.isUniform || (span.begin > 0 && span.end < line.length);
  const bool areLayersApart =
      graph.recompute.isPartial() && graph.loops.size() == 1;
  const Recompute kind = areLayersApart ? Recompute::None : keptAs(graph);
  return isOfLayers
             ? model.stack().memory.activations[static_cast<size_t>(kind)]
             : 1;
}

bool ChunkBuffers::isSaved(const ProfiledBuffer &buffer) const {
  return graph.ops[buffer.begin].phase == Phase::Forward &&
         graph.ops[buffer.end].phase != Phase::Forward;
}

bool ChunkBuffers::isSummed(TensorId id) const {
  if (lifetimes[id].memoryClass == MemoryClass::Gradients)
    return true;
  const OpId producer = graph.tensors[id].producer;
  return producer != kNone && graph.ops[producer].phase == Phase::Backward &&
         model.service(id) == Service::Gradient;
}

bool ChunkBuffers::isHandedOver(const ProfiledBuffer &buffer) const {
  const OpId producer = graph.tensors[buffer.tensor].producer;
  return producer == buffer.begin && makesGradient(model, producer);
}

/// Whether the backward pass of a chunk reads a tensor.
bool ChunkBuffers::isReadBack(TensorId id, size_t chunk) const {
  return std::any_of(graph.tensors[id].uses.begin(),
                     graph.tensors[id].uses.end(), [&](const Use &use) {
                       return graph.ops[use.op].phase != Phase::Forward &&
                              cuts.share(line.ops[use.op], chunk) > 0;
                     });
}

ChunkBuffers::Kept ChunkBuffers::keptIn(const ProfiledBuffer &buffer,
                                        size_t chunk) const {
  const TensorId id = buffer.tensor;
  double weight = weightOf(buffer, chunk);
  Kept kept{0, buffer.end, isSaved(buffer)};
  if (kept.saves && line.sent[id] && line.tensors[id].length() <= 1) {
    kept.saves = isReadBack(id, chunk);
    if (kept.saves)
      weight = 1;
    else
      kept.end = buffer.begin;
  }
  kept.bytes = static_cast<double>(buffer.bytes) * weight;
  if (buffer.memoryClass == MemoryClass::Activations)
    kept.bytes *= activationScale(id);
  return kept;
}

double ChunkBuffers::normBytes(OpId id, const Assignment &assignment) const {
  const StackSpec &stack = model.stack();
  const Op &op = graph.ops[id];
  const double each =
      stack.fusedNorm ? stack.memory.fusedNorm : stack.memory.eagerNorm;
  if (each == 0 || graph.recompute == Recompute::Full ||
      op.phase != Phase::Forward || isRepeated[id] || !isNormalisation(op))
    return 0;
  double elements = 0;
  for (unsigned i = 0; i < op.results.size(); ++i) {
    double local = 1;
    for (int64_t size :
         localShape(graph.tensors[op.results[i]].shape,
                    resultSharding(op, i, assignment.ops[id], model.mesh()),
                    model.mesh()))
      local *= static_cast<double>(size);
    elements = std::max(elements, local);
  }
  return each * elements * graph.executions(op);
}

} // namespace planner::detail
