//===- Baseline.h - What users would do by hand -----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_BASELINE_H
#define PLANNER_LIB_SEARCH_BASELINE_H

#include "planner/Search/Search.h"

namespace planner {

/// The bytes that strategies may use on a device: what it and the stack leave,
/// or the user's limit if that is less (0 means none).
int64_t usableMemory(const ClusterSpec &cluster, const StackSpec &stack,
                     int64_t memoryLimit);

struct HandStrategy {
  Mesh mesh;
  InnerResult solved;
};

/// One of the usual strategies, solved without a memory limit. The effort is
/// the default one, so that the answer is a function of the model, the machine
/// and the strategy. `folded` is the graph's fold with Adjoints::Free,
/// `pattern` what tensor-parallel axes split.
Expected<HandStrategy>
solveByHand(const OpGraph &graph, const FoldedGraph &folded,
            const ClusterSpec &cluster, const StackSpec &stack,
            const std::string &strategy,
            const std::shared_ptr<const TensorPattern> &pattern,
            int64_t devices, const Cancellation *cancel);

/// What it costs, with what it runs beside compute; it fits if it needs no more
/// than `limit` bytes of a device.
Expected<Baseline> priceByHand(const OpGraph &graph, const ClusterSpec &cluster,
                               const StackSpec &stack,
                               const UsualStrategy &usual,
                               const HandStrategy &found, int64_t devices,
                               int64_t limit);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_BASELINE_H
