//===- SavedSums.h - Activations that chunks have on hosts ------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_SAVEDSUMS_H
#define PLANNER_LIB_COST_SAVEDSUMS_H

#include "ChunkBuffers.h"
#include "planner/Cost/LineCuts.h"
#include <set>

namespace planner::detail {

/// What forward passes leave on hosts (HostBytes::saved), as a strategy changes
/// a little at a time.
class SavedSums {
public:
  /// All must outlive this; what the strategy is at each call counts.
  SavedSums(const CostModel &m, const LayerLine &l, const StageCuts &c,
            const OffloadChoice &o, const Assignment &a,
            const ResolvedStrategy &resolved);

  /// By chunk.
  const std::vector<double> &bytes() const { return sums; }
  /// After these tensors and operators were changed.
  void change(const std::vector<TensorId> &tensors,
              const std::vector<OpId> &ops);
  /// Whether a chunk leaves less than it did with what was kept last.
  bool hasLess() const;
  /// Takes back all changes since the last one that was kept.
  void undo();
  void keep();

private:
  using Spread = std::vector<std::pair<size_t, double>>;
  Spread ofGroup(size_t group);
  Spread ofNorm(OpId id) const;
  void add(const Spread &spread, double sign = 1);
  /// Where it was, and what.
  using Before = std::vector<std::pair<size_t, Spread>>;
  void replace(Spread &known, Spread now, size_t at, Before &list);

  const LayerLine &line;
  const StageCuts &cuts;
  const OffloadChoice offload;
  const Assignment &assignment;
  const std::vector<Lifetime> lifetimes;
  const ChunkBuffers in;
  BufferGroups groups;
  /// By group of buffers, and by operator.
  std::vector<Spread> saved, norms;
  std::vector<double> sums, before;
  /// What was changed since then, as it was.
  Before changedGroups, changedNorms;
};

/// Of cuts into units (UnitPrices).
std::vector<std::vector<LeftBefore>>
leftBefore(const CostModel &model, const LayerLine &line, const StageCuts &cuts,
           const OffloadChoice &offload, const Assignment &assignment,
           const ResolvedStrategy &resolved);

} // namespace planner::detail

#endif // PLANNER_LIB_COST_SAVEDSUMS_H
