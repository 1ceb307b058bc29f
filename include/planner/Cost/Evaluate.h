//===- Evaluate.h - The price of a whole strategy ---------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Prices an Assignment from scratch, with nothing taken over from the search
// that may have found it: legality of every configuration, every layout change,
// the time split, memory over the step.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_COST_EVALUATE_H
#define PLANNER_COST_EVALUATE_H

#include "planner/Cost/Memory.h"
#include <memory>

namespace planner {

namespace detail {
struct ResolvedStrategy;
}

/// By OpId and by TensorId, the first of its kind: those that are configured
/// and laid out alike, and joined to the same kinds in the same way.
struct StrategyKinds {
  std::vector<OpId> ops;
  std::vector<TensorId> tensors;
};

struct PricedChange {
  TensorId tensor = kNone;
  TensorSharding from, to;
  LayoutChange change;
  /// Times per step.
  double executions = 1;
  Phase phase = Phase::Forward;
  /// The operator before which the change is needed; the producer for what is
  /// made at once.
  OpId before = kNone;
  /// Reduces the gradient of a parameter over devices that hold copies of it,
  /// or gathers a parameter: what stacks overlap with compute.
  bool isGradient = false, isParameter = false;
  /// What the host needs to issue the collectives of one execution; those of
  /// buckets are few.
  Seconds issue;

  Seconds perStep() const { return change.time * executions; }
};

struct PricedStrategy {
  /// The sum of the next three: nothing overlaps (Schedule knows overlap).
  Seconds stepTime, compute, optimizer, communication;
  /// By Phase; compute and communication of its operators and changes.
  std::array<Seconds, 3> computeByPhase, communicationByPhase;
  /// What the host needs to issue the kernels of a phase: in any strategy, and
  /// beyond that in this one. Compute has what the device waits for it.
  std::array<Seconds, 3> issueByPhase, ownIssueByPhase;
  std::vector<OpCost> ops;
  std::vector<PricedChange> changes;
  MemoryReport memory;
  bool fits = false;
  /// Which layout each user reads, for whoever prices the same assignment
  /// further; null if that is to be found anew.
  std::shared_ptr<const detail::ResolvedStrategy> resolved;
};

/// Fails, naming the operator or tensor, if a configuration is illegal, a
/// consumer's layout is neither the producer's nor materialised, a partial
/// tensor reaches an operator that is not linear, a result of the model is
/// partial only, or a state's new value is not stored as the old one. What a
/// generator makes is there in every layout, and occupies no memory. Without
/// `tellsMemory` nothing is said of memory, and everything fits. `kinds` makes
/// it faster, of an assignment in which those of a kind are alike.
Expected<PricedStrategy> evaluate(const CostModel &model,
                                  const Assignment &assignment,
                                  bool tellsMemory = true,
                                  const StrategyKinds *kinds = nullptr);

/// The step time alone, where many operators (tensors) are configured and laid
/// out alike: `ops` and `tensors` say how many each one stands for, none if
/// another one stands for it; changes of layout count by the phase in which
/// they are made. Only those that stand for some are checked.
Expected<Seconds> stepTimeOf(const CostModel &model,
                             const Assignment &assignment,
                             const std::vector<double> &ops,
                             const std::vector<std::array<double, 3>> &tensors);

/// What stepTime would be if operators and changes of layout counted so often,
/// each in its phase.
Seconds weightedTime(const CostModel &model, const PricedStrategy &priced,
                     const std::vector<double> &ops,
                     const std::vector<std::array<double, 3>> &tensors);

/// The further layouts that minimise the time of layout changes of one tensor,
/// given the producer's layout and those its consumers need: each is made from
/// the producer's or from another one. Exact up to four layouts.
struct MaterialisationCost {
  SmallVec<Materialised, 1> layouts;
  Seconds time;
};
std::optional<MaterialisationCost>
bestMaterialisation(const CostModel &model, TensorId tensor,
                    const TensorSharding &produced,
                    const std::vector<TensorSharding> &needed);

} // namespace planner

#endif // PLANNER_COST_EVALUATE_H
