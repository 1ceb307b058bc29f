//===- PassBounds.h - Bounds of a micro-batch's passes ----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_PASSBOUNDS_H
#define PLANNER_LIB_SEARCH_PASSBOUNDS_H

#include "OuterBound.h"
#include "planner/Search/Inner.h"
#include <functional>
#include <memory>
#include <mutex>

namespace planner {

/// Whether so long passes are all that is to be shown; none: never.
using EnoughPasses = std::function<bool(const PassFloors &)>;

/// What one micro-batch takes at least on a mesh, whatever data parallelism
/// there is beside it and however states are shared: the inner problem of the
/// operators and tensors that have samples, and nothing else.
class PassBounds {
public:
  /// Of communication for samples, a step waits for the part that is `visible`.
  PassBounds(const OpGraph &graph, const LayerLine &line,
             const FoldedGraph &folded, const ClusterSpec &cluster,
             const StackSpec &stack, double visible);

  struct Found {
    PassFloors floors;
    /// Of one layer of a chain of equal ones, the products of its forward pass
    /// alone.
    double products = 0;
    /// Whether more may be shown: these were enough.
    bool isCut = false;
    /// Whether they are of one use of each tensor, which showed so little that
    /// all uses would not have shown enough.
    bool isOfChains = false;
    /// Costs that were looked at (InnerResult::entries).
    size_t entries = 0;

    /// Whether they show enough, or nobody looks for more.
    bool answers(const EnoughPasses &isEnough) const;
  };
  struct Question {
    int64_t samples = 1;
    Mesh mesh;
    /// With the roles of the mesh's axes.
    StrategySpec spec;
    /// Whether gradients are added to those of other micro-batches.
    bool accumulates = false;
    solver::Options solver;
    /// Whether the cheapest alternatives of all operators are known not to
    /// suffice.
    bool isSifted = false;
  };
  /// What was found of a question, whoever asked.
  struct Known {
    /// Without, and with what is changed between operators.
    std::optional<Found> least, whole;
    /// The same if passes of `aim` seconds are enough: less is found sooner. An
    /// answer for another aim is found anew, so that no answer depends on what
    /// was asked before.
    std::optional<Found> aimed;
    double aim = 0;
  };
  /// Takes what is known, and leaves what it finds there. Counts all that the
  /// answer rests on. Several threads may ask at once.
  Expected<Found> of(const Question &question, const EnoughPasses &isEnough,
                     Known &known) const;

private:
  using Lent = std::unique_ptr<OpGraph, std::function<void(OpGraph *)>>;

  std::vector<OpId> countedOps() const;
  Lent lend() const;
  Expected<Lent> lend(int64_t samples) const;
  double leastOf(OpId id, const CostModel &model, const Question &question,
                 size_t &entries) const;
  double leastOf(const std::vector<OpId> &ops, const CostModel &model,
                 const Question &question, size_t &entries) const;
  double leastProducts(const CostModel &model, const StrategySpec &spec) const;
  Found leastOfGroups(const CostModel &model, const Question &question) const;
  Found around(double passes, const CostModel &model, const Question &question,
               size_t entries) const;
  /// A bound that is enough, and the most that is looked for.
  struct Aim {
    double enough, most;
  };
  Expected<Found> whole(const CostModel &model, const Question &question,
                        std::optional<Aim> aim, const FoldedGraph &of) const;

  const LayerLine &line;
  const OpGraph &graph;
  /// On no mesh.
  const CostModel alike;
  const FoldedGraph layers;
  /// The same with one use of each tensor: a smaller problem.
  const FoldedGraph chains;
  /// What is before the layers, and after them.
  std::vector<OpId> first, last;
  /// These, and those of the layers.
  std::vector<OpId> counted;
  /// Copies of the graph in some size, for whoever asks next: a copy takes
  /// longer than an answer.
  mutable std::mutex lending;
  mutable std::vector<std::unique_ptr<OpGraph>> spare;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_PASSBOUNDS_H
