//===- KeptValues.h - What is kept for later phases -------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Values of the forward pass that the backward pass uses are kept, or made
// again by the operators that use them. Made again is what follows by
// elementwise functions and rearrangements, inside one fused operator, from
// what is kept; of all ways to do that the one that keeps the fewest bytes.
// Never made again are reductions, and what a product or another operator that
// fuses with nothing reads: it would have to be written to memory once more.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_KEPTVALUES_H
#define PLANNER_LIB_GRAPH_KEPTVALUES_H

#include "FuseClusters.h"
#include "LoopStacks.h"
#include <functional>
#include <map>
#include <optional>

namespace planner {

/// Merges what it reads and makes into one kernel, so that it can also make
/// what it reads. The cuts of one tensor do not: they are one operator of that
/// tensor.
bool isVectorCluster(const OpGraph &graph, const Clustering &clustering,
                     ClusterId id);

class KeptValues {
public:
  /// How the operators of other clusters use a tensor.
  struct Uses {
    /// In the phase that makes it, or as a result of the graph.
    bool now = false;
    /// In a later phase.
    bool later = false;
    /// In a later phase by an operator that cannot make it itself.
    bool laterWhole = false;
  };

  /// With stacks: what a loop saves in them counts as used where the reverse
  /// loop uses the rows.
  KeptValues(const OpGraph &graph, const FuseAnalysis &analysis,
             const Clustering &clustering,
             const std::vector<Stack> *stacks = nullptr);

  /// By TensorId.
  std::vector<Uses> uses;
  /// Of the forward pass: kept for a later phase.
  std::vector<bool> kept;
  /// Of the forward pass: made again, from kept values, where a later phase
  /// uses it.
  std::vector<bool> again;

  /// The value itself, or the one before the loop if it is carried unchanged.
  TensorId resolve(TensorId tensor) const;

private:
  using Visit = std::function<void(OpId user, bool isRow)>;
  void forUsers(TensorId id, bool isRow, const Visit &visit) const;
  void scanUses(TensorId id);
  bool onlyPrepares(ClusterId id);
  bool findWhetherPrepares(ClusterId id) const;
  bool isSource(TensorId id) const;
  void chooseKept();
  void markAgain(TensorId id);
  int64_t weightOf(TensorId id) const;
  SmallVec<TensorId, 3> sourcesOf(TensorId id) const;

  const OpGraph &graph;
  const FuseAnalysis &analysis;
  const Clustering &clustering;
  /// By the operator that writes a row of a stack: those that read it.
  std::map<OpId, std::vector<OpId>> readsOf;
  std::map<TensorId, TensorId> unchanged;
  /// By ClusterId, once asked.
  std::vector<std::optional<bool>> prepares;
};

} // namespace planner

#endif // PLANNER_LIB_GRAPH_KEPTVALUES_H
