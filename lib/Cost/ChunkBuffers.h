//===- ChunkBuffers.h - What of buffers lies in which chunk -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_CHUNKBUFFERS_H
#define PLANNER_LIB_COST_CHUNKBUFFERS_H

#include "ChunkPlaces.h"
#include "Resolved.h"
#include "planner/Cost/Memory.h"

namespace planner::detail {

class ChunkBuffers {
public:
  /// All must outlive this.
  ChunkBuffers(const CostModel &m, const LayerLine &l, const StageCuts &c,
               const std::vector<Lifetime> &t);

  /// Calls `add` with chunks in which buffers of a tensor may lie, some more
  /// than once: what is sent is kept where it is read again.
  template <typename Add> void forChunks(TensorId id, Add add) const;
  /// The argument itself, not a copy of it.
  bool isArgument(const ProfiledBuffer &buffer) const;
  /// A gradient of the backward pass, in whatever form: it ends in the sum.
  bool isSummed(TensorId id) const;
  /// Made by one kernel for another one to add to the sum. Where the product
  /// adds it, autograd is still handed a tensor of its size.
  bool isHandedOver(const ProfiledBuffer &buffer) const;
  double weightOf(const ProfiledBuffer &buffer, size_t chunk) const;

  struct Kept {
    double bytes;
    OpId end;
    /// From a forward pass to its backward pass.
    bool saves;
  };
  /// What one chunk hands to the next is kept by the one that reads it again.
  Kept keptIn(const ProfiledBuffer &buffer, size_t chunk) const;
  /// What a normalisation keeps of its own, from a forward pass to the backward
  /// pass; where that computes blocks again there is no more than one of it.
  double normBytes(OpId id, const Assignment &assignment) const;

private:
  bool isSaved(const ProfiledBuffer &buffer) const;
  bool isReadBack(TensorId id, size_t chunk) const;
  double activationScale(TensorId tensor) const;

  const CostModel &model;
  const OpGraph &graph;
  const LayerLine &line;
  const StageCuts &cuts;
  const ChunkPlaces places;
  const std::vector<Lifetime> &lifetimes;
  /// By OpId, whether it is computed again.
  std::vector<bool> isRepeated;
};

/// Of what the forward pass leaves: the backward pass of the line's last unit
/// follows at once.
inline bool leavesDevice(const OffloadChoice &offload, const LayerLine &line,
                         TensorId id) {
  return offload.activations &&
         line.tensors[id].begin < static_cast<double>(line.length - 1);
}

template <typename Add>
void ChunkBuffers::forChunks(TensorId id, Add add) const {
  places.forChunksOf(id, add);
  if (!line.sent[id])
    return;
  for (const Use &use : graph.tensors[id].uses)
    if (graph.ops[use.op].phase != Phase::Forward)
      places.forChunks(line.ops[use.op], add);
}

} // namespace planner::detail

#endif // PLANNER_LIB_COST_CHUNKBUFFERS_H
