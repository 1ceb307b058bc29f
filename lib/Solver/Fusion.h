//===- Fusion.h - The best of several assignments ---------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// A model in which every variable chooses only what one of a few assignments
// chooses, its parents (fusion moves: Lempitsky et al., Fusion Moves for Markov
// Random Field Optimization, PAMI 2010). Variables on which all agree are
// folded into their neighbours. With two or three alternatives a variable,
// tables of some thousand entries join many more of them than they could with
// all.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_FUSION_H
#define PLANNER_SOLVER_FUSION_H

#include "ConditionedElimination.h"
#include "SearchModel.h"

namespace planner::solver {

class Fusion {
public:
  explicit Fusion(const SearchModel &source) : model(source) {}

  /// Lays out what the parents choose, at these prices; returns the work.
  int64_t setParents(const std::vector<std::vector<uint32_t>> &parents,
                     const PricedCosts &prices);
  /// The same alternatives at other prices.
  void price(const PricedCosts &prices);

  const PairwiseView &view() const { return compact; }
  /// What an assignment of parents' choices is in the view.
  std::vector<uint32_t> narrowed(const std::vector<uint32_t> &choice) const;
  /// Writes an assignment of the view into one of the model, which agrees with
  /// the parents where they agree.
  void widen(const std::vector<uint32_t> &choice,
             std::vector<uint32_t> &into) const;

private:
  void keepAlternatives(const std::vector<std::vector<uint32_t>> &parents);
  void layOutVariables();
  void layOutEdges();
  void fillTables(const PricedCosts &prices);
  void foldSettled(const PricedCosts &prices);
  bool isFree(uint32_t var) const { return keptAt[var + 1] - keptAt[var] > 1; }

  const SearchModel &model;
  PairwiseView compact;
  /// Alternatives that are left, ascending, and by variable of the model where
  /// its own begin.
  std::vector<uint32_t> kept, keptAt;
  /// Of the view's variables, those of the model, where their costs begin, and
  /// back.
  std::vector<uint32_t> ids, costAt, indexOf;
  /// Edges of the model between two variables of the view, and those with one.
  std::vector<uint32_t> joined, folded;
  std::vector<size_t> tableAt;
  std::vector<double> costs, foldedCosts, tables;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_FUSION_H
