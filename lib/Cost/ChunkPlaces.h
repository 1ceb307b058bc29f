//===- ChunkPlaces.h - The chunks in which tensors are ----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_CHUNKPLACES_H
#define PLANNER_LIB_COST_CHUNKPLACES_H

#include "planner/Cost/Stages.h"
#include <algorithm>

namespace planner::detail {

class ChunkPlaces {
public:
  /// Both must outlive this.
  ChunkPlaces(const LayerLine &l, const StageCuts &c) : line(&l), cuts(&c) {}

  /// How much of a tensor a chunk has: its share of a stack, and wherever there
  /// is one iteration all of what that works on.
  double weightOf(TensorId id, bool isStack, size_t chunk) const;
  double weightOf(TensorId argument, size_t chunk) const {
    return weightOf(argument, line->stacked[argument], chunk);
  }
  /// Calls `add` with chunks that have a part of the span.
  template <typename Add> void forChunks(const LineSpan &span, Add add) const;
  /// Those in which a tensor weighs something, each once.
  template <typename Add> void forChunksOf(TensorId id, Add add) const;

private:
  bool reaches(const LineSpan &span, size_t chunk) const {
    return span.begin < cuts->at[chunk + 1] && span.end > cuts->at[chunk];
  }

  const LayerLine *line;
  const StageCuts *cuts;
};

inline double ChunkPlaces::weightOf(TensorId id, bool isStack,
                                    size_t chunk) const {
  const auto weightIn = [&](const LineSpan &span) {
    const double share = cuts->share(span, chunk);
    return isStack || share == 0 ? share : 1;
  };
  double weight = weightIn(line->tensors[id]);
  for (const auto &[shared, span] : line->shared)
    if (shared == id)
      weight = std::max(weight, weightIn(span));
  return weight;
}

template <typename Add>
void ChunkPlaces::forChunks(const LineSpan &span, Add add) const {
  const auto [first, last] = cuts->chunksOf(span);
  for (size_t c = first; c < last; ++c)
    if (reaches(span, c))
      add(c);
}

template <typename Add>
void ChunkPlaces::forChunksOf(TensorId id, Add add) const {
  forChunks(line->tensors[id], add);
  for (auto at = line->shared.begin(); at != line->shared.end(); ++at) {
    if (at->first != id)
      continue;
    const auto isKnown = [&](size_t c) {
      return reaches(line->tensors[id], c) ||
             std::any_of(line->shared.begin(), at, [&](const auto &other) {
               return other.first == id && reaches(other.second, c);
             });
    };
    forChunks(at->second, [&](size_t c) {
      if (!isKnown(c))
        add(c);
    });
  }
}

} // namespace planner::detail

#endif // PLANNER_LIB_COST_CHUNKPLACES_H
