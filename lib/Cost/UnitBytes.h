//===- UnitBytes.h - Bytes by unit of a model's line ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_UNITBYTES_H
#define PLANNER_LIB_COST_UNITBYTES_H

#include "StageMemory.h"

namespace planner::detail {

/// What the units of a chunk have of something that comes and goes layer by
/// layer. A chunk has at least one.
class UnitBytes {
public:
  UnitBytes(const StageCuts &cuts, size_t chunk);

  /// Evenly over the part of the span that lies in the chunk.
  void add(const LineSpan &span, double bytes);
  double largest() const;
  /// Of two units that follow each other: one that is worked on, one that is
  /// copied.
  double largestPair() const;
  double sum() const;

private:
  double first;
  std::vector<double> bytes;
};

} // namespace planner::detail

#endif // PLANNER_LIB_COST_UNITBYTES_H
