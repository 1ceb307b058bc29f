//===- Memory.h - Bytes per device over a step ------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_COST_MEMORY_H
#define PLANNER_COST_MEMORY_H

#include "planner/Cost/CostModel.h"
#include <algorithm>

namespace planner {

enum class MemoryClass : uint8_t {
  Parameters,
  Gradients,
  Optimizer,
  Activations,
  Temporaries,
  CommunicationBuffers
};

/// Live from the operator at position `begin` up to and including `end`, in
/// OpIds. Persistent tensors (arguments, and what replaces them) live always.
struct Lifetime {
  OpId begin = 0, end = 0;
  bool persistent = false;
  /// Shares another tensor's buffer (donation, loop carry) and is not counted.
  TensorId aliasOf = kNone;
  MemoryClass memoryClass = MemoryClass::Activations;
};

/// By TensorId. A tensor in a loop body that is used by no later operator lives
/// within one iteration; a loop-carried one spans the loop.
std::vector<Lifetime> computeLifetimes(const OpGraph &graph);

struct MemoryReport {
  int64_t totalPeak = 0;
  OpId peakOp = kNone;
  /// At the peak, by MemoryClass.
  std::array<int64_t, 6> atPeak{};
  int64_t usable = 0;

  int64_t missing() const { return std::max<int64_t>(0, totalPeak - usable); }
  /// Whether that device lacks more, or is filled more where neither lacks any.
  bool isTighterThan(const MemoryReport &other) const {
    if (missing() > 0 || other.missing() > 0)
      return missing() > other.missing();
    return static_cast<double>(totalPeak) * static_cast<double>(other.usable) >
           static_cast<double>(other.totalPeak) * static_cast<double>(usable);
  }
};

} // namespace planner

#endif // PLANNER_COST_MEMORY_H
