//===- MaskAnalysis.h - What a mask made from counters keeps ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_MASKANALYSIS_H
#define PLANNER_LIB_GRAPH_MASKANALYSIS_H

#include "planner/Graph/OpGraph.h"

namespace planner {

/// Positions (i, j) of two dimensions with low <= j - i <= high.
struct Band {
  static constexpr int64_t kUnbounded = int64_t(1) << 60;
  int64_t low = -kUnbounded, high = kUnbounded;

  bool isWhole() const { return low == -kUnbounded && high == kUnbounded; }
  /// Nothing of what comes later is kept.
  bool isCausal() const { return high < kUnbounded; }
  Band operator&(const Band &other) const {
    return {std::max(low, other.low), std::min(high, other.high)};
  }
  /// The kept share of all positions.
  double density(int64_t rows, int64_t columns) const;
};

/// The band of (row, column) for which the predicate `tensor` is true
/// (`value`) or false; nothing if it is not such a band. The dimensions are
/// those of the tensor.
std::optional<Band> bandOf(const OpGraph &graph, TensorId tensor, int row,
                           int column, bool value);

/// The band where an additive mask made from counters has its larger value.
std::optional<Band> bandOfBias(const OpGraph &graph, TensorId tensor, int row,
                               int column);

} // namespace planner

#endif // PLANNER_LIB_GRAPH_MASKANALYSIS_H
