//===- StageChanges.h - Stages with a few choices changed -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// What stages take if all operators of a kind are configured otherwise, from
// what those operators and the tensors around them did before: priceStages()
// looks at all operators of the model again.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_COST_STAGECHANGES_H
#define PLANNER_COST_STAGECHANGES_H

#include "planner/Cost/Stages.h"

namespace planner {

class StageChanges {
public:
  /// The request has a line and its cuts. `priced` is evaluate()'s price. All
  /// but the assignment, in which those of a kind are alike, must outlive this.
  static Expected<StageChanges> make(const CostModel &model,
                                     Assignment assignment,
                                     const PricedStrategy &priced,
                                     const StageRequest &request,
                                     const StrategyKinds &kinds);
  StageChanges(StageChanges &&) noexcept;
  ~StageChanges();

  /// Of all operators and, between changes or after layOutAll(), all tensors.
  const Assignment &assignment() const;
  void layOutAll();
  /// Begins a change of these kinds: all operators of the first are to be
  /// configured so, and tensors of the second laid out otherwise. Those that
  /// are joined to the operators are among them.
  void begin(const std::vector<OpId> &ops, const OpConfig &config,
             const std::vector<TensorId> &tensors);
  /// How the first tensor of a kind is to be stored and laid out.
  void store(TensorId kind, const TensorSharding &layout);
  void layOut(TensorId kind, SmallVec<Materialised, 1> layouts);
  /// Whether stages may be faster so: whether something takes less, or is sent
  /// otherwise. False also if it is no strategy. To be asked before price().
  bool mayBeFaster();
  /// Without memory. Equal to priceStages() but for rounding.
  Expected<StagedPrice> price();
  /// Ends the change: so from now on, or as it was. False where what comes next
  /// can only be told from a price of the whole assignment.
  [[nodiscard]] bool keep();
  void undo();

private:
  struct State;
  explicit StageChanges(std::unique_ptr<State> s);
  std::unique_ptr<State> state;
};

} // namespace planner

#endif // PLANNER_COST_STAGECHANGES_H
