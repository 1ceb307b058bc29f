//===- MemoryUsage.h - Memory of the inner problem over time ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_MEMORYUSAGE_H
#define PLANNER_LIB_SEARCH_MEMORYUSAGE_H

#include "InnerProblem.h"

namespace planner {

/// Usage of the alternatives of an InnerProblem at the operators where memory
/// may peak. Between equal positions of consecutive occurrences of a block the
/// live bytes change by the same amount each time, so the peak over all
/// occurrences lies at the first or the last one; only those become times.
class MemoryUsage {
public:
  explicit MemoryUsage(const InnerProblem &inner);

  /// Replaces the problem's usages and capacities.
  void addTo(solver::Problem &problem, int64_t capacity) const;
  /// The operator that a time of the problem stands for.
  OpId opAt(uint32_t time) const { return positions[time]; }

private:
  /// How many tensors of a class live at a time.
  struct Live {
    uint32_t time;
    double count;
  };
  void choosePositions();
  void countLive();
  void addTensors(std::vector<std::vector<std::vector<int64_t>>> &bytes) const;
  void
  addTemporaries(std::vector<std::vector<std::vector<int64_t>>> &bytes) const;

  const InnerProblem &inner;
  /// Ascending OpIds; the times of the problem.
  std::vector<OpId> positions;
  /// By TensorClassId.
  std::vector<std::vector<Live>> live;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_MEMORYUSAGE_H
