//===- Recompute.h - Forward work done again --------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_GRAPH_RECOMPUTE_H
#define PLANNER_GRAPH_RECOMPUTE_H

#include "planner/Graph/OpGraph.h"
#include <optional>

namespace planner {

/// By OpId: whether a backward operator with matrix work repeats one of the
/// forward pass, as rematerialised modules do. It counts as hardware FLOPs, not
/// as model FLOPs. A product repeats another one if both read the same
/// parameter in the same way; an attention that is no backward kernel always
/// does. What attention kernels compute again themselves is not counted.
std::vector<bool> recomputedOps(const OpGraph &graph);

/// Matrix FLOPs of a step without those.
double modelFlopsOnce(const OpGraph &graph);

/// Whether a tensor is made from parameters alone, by conversions and layout
/// changes.
bool isOfParameter(const OpGraph &graph, TensorId id);

/// Whether that share of a tensor is what an iteration reads or writes if each
/// has a slice of its own. Shares are rounded.
inline bool isSlice(double touched, int64_t iterations) {
  constexpr double kSlack = 1.01;
  return touched <= kSlack / static_cast<double>(iterations);
}

/// Whether what computes an operator again is computed as the first time, so
/// that both are configured alike.
bool repeatsExactly(const Op &forward, const Op &again);

/// The loop over the layers, each iteration of which reads a slice of its own
/// of a parameter, and the one that goes back; nothing if a model that is
/// trained has other loops, or none.
std::optional<std::pair<LoopId, LoopId>> layerLoops(const OpGraph &graph);

/// What kind of recomputation says how much a stack's kernels leave of what the
/// graph's layers keep: of a loop of which some iterations are computed again,
/// what the others have.
Recompute keptAs(const OpGraph &graph);

/// Whether the backward pass may compute only some layers again, if they are
/// one chain or one loop, and the others keep what this graph keeps.
bool mayComputeSome(const OpGraph &graph);

} // namespace planner

#endif // PLANNER_GRAPH_RECOMPUTE_H
