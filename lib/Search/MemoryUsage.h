//===- MemoryUsage.h - Memory of the inner problem over time ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_MEMORYUSAGE_H
#define PLANNER_LIB_SEARCH_MEMORYUSAGE_H

#include "InnerProblem.h"
#include <algorithm>

namespace planner {

/// Usage of the alternatives of an InnerProblem at the operators where memory
/// may peak. Between equal positions of consecutive occurrences of a block the
/// live bytes change by the same amount each time, so the peak over all
/// occurrences lies at the first or the last one; only those become times.
///
/// Exact for a tensor that exists in at most one layout beside its producer's;
/// otherwise rounded as asked, since the problem does not know which consumer
/// reads which layout.
class MemoryUsage {
public:
  enum class Rounding {
    /// Never more than what evaluate() counts: bounds stay bounds.
    Down,
    /// What fits by this count also fits by evaluate()'s, but for rare cases.
    Up
  };
  explicit MemoryUsage(const InnerProblem &inner);

  /// Replaces the problem's usages.
  void addTo(solver::Problem &problem, Rounding rounding) const;
  /// Capacity at every time.
  std::vector<int64_t> capacities(int64_t bytes) const;
  /// The operator that a time of the problem stands for.
  OpId opAt(uint32_t time) const { return positions[time]; }
  /// The time of an operator, if it is one of them.
  std::optional<uint32_t> timeOf(OpId op) const;

private:
  /// How many tensors of a class live, by time, in ascending order.
  using Counts = std::vector<std::pair<uint32_t, double>>;
  struct Interval {
    OpId begin, end;
  };
  /// Bytes by variable, alternative and time.
  using Bytes = std::vector<std::vector<std::vector<int64_t>>>;

  /// More than `mostBytes` fits nowhere, so nothing is lost by counting less.
  solver::UsageEntry entry(uint32_t time, int64_t bytes) const {
    return {time, std::min(bytes, mostBytes)};
  }
  void choosePositions();
  template <typename Function>
  Counts count(TensorClassId id, Function &&interval) const;
  void addStorage(Bytes &bytes) const;
  void addUnused(Bytes &bytes) const;
  void addTemporaries(Bytes &bytes) const;
  void addResidence(const InnerProblem::Residence &residence, Rounding rounding,
                    Bytes &bytes, solver::Problem &problem) const;
  void addCopies(const InnerProblem::Residence &residence, Rounding rounding,
                 solver::Problem &problem) const;
  Interval usesOf(TensorId id, const std::vector<Use> &uses,
                  bool everything) const;

  const InnerProblem &inner;
  const OpGraph &graph;
  std::vector<Lifetime> lifetimes;
  /// Ascending OpIds; the times of the problem.
  std::vector<OpId> positions;
  /// Of one entry: keeps sums far from overflow on huge shapes.
  int64_t mostBytes;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_MEMORYUSAGE_H
