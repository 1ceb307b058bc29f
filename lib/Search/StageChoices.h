//===- StageChoices.h - What a stage's strategy may be instead --*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_STAGECHOICES_H
#define PLANNER_LIB_SEARCH_STAGECHOICES_H

#include "Materialise.h"
#include "planner/Plan/StrategyChanges.h"
#include "planner/Search/FoldedGraph.h"

namespace planner {

/// One choice: how a group of operators is configured, and how arguments are
/// stored that it reads, or how one argument is.
struct StageChoice {
  GroupId group = kNone;
  OpConfig config;
  std::vector<std::pair<TensorClassId, TensorSharding>> stored;
  friend bool operator==(const StageChoice &, const StageChoice &) = default;
};

/// The choices of a strategy on a stage's mesh, one at a time.
class StageChoices {
public:
  /// All must outlive this.
  StageChoices(const CostModel &m, const FoldedGraph &f, const StrategySpec &s);

  size_t numGroups() const { return folded.groups.size(); }
  size_t numClasses() const { return folded.classes.size(); }
  /// Whatever is not there already.
  std::vector<StageChoice> ofGroup(GroupId group, const Assignment &now);
  std::vector<StageChoice> ofStorage(TensorClassId id, const Assignment &now);
  /// As a change, with the layouts that follow from it. `chooser` is of what
  /// changes.
  void begin(const StageChoice &choice, const LayoutChooser &chooser,
             StrategyChanges &changes) const;
  /// Bytes of all layers' tensors that it changes, but for those on hosts: of
  /// arguments as they are stored, and of what so many micro-batches keep until
  /// their backward pass.
  double bytesAround(const StageChoice &choice, const Assignment &now,
                     double microBatches, const OffloadChoice &offload) const;

private:
  std::vector<TensorClassId> around(const StageChoice &choice) const;
  double keptBytes(TensorId id, const Assignment &now) const;
  const std::vector<TensorSharding> &layoutsOf(TensorClassId id);
  bool mayStore(TensorClassId id, const TensorSharding &layout);
  std::optional<StageChoice> storedAsRead(const StageChoice &choice,
                                          const Assignment &now);

  const CostModel &model;
  const OpGraph &graph;
  const FoldedGraph &folded;
  const StrategySpec &spec;
  /// By group, classes of the tensors around its operators.
  std::vector<std::vector<TensorClassId>> aroundGroup;
  /// Once asked for.
  std::vector<std::optional<std::vector<OpConfig>>> configs;
  std::vector<std::optional<std::vector<TensorSharding>>> layouts;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_STAGECHOICES_H
