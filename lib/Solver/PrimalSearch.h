//===- PrimalSearch.h - Better assignments under prices ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// One seed of large-neighbourhood search. Moves minimise cost plus priced
// usage, by conditioned elimination over all variables or over random clusters,
// at prices that vary around the dual's; what such a move proposes is
// recombined with the best assignment, which always fits.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_PRIMALSEARCH_H
#define PLANNER_SOLVER_PRIMALSEARCH_H

#include "ClusterMoves.h"
#include "Recombination.h"
#include "planner/Support/Cancellation.h"

namespace planner::solver {

class PrimalSearch {
public:
  PrimalSearch(const SearchModel &model, uint64_t seed);

  /// Looks for an assignment that fits, without regard to costs.
  void findFeasible(const Cancellation *cancel);
  bool feasible() const { return !best.empty(); }
  const std::vector<uint32_t> &bestChoice() const { return best; }
  /// Without the model's constant.
  double bestCost() const { return cost; }
  /// Takes an assignment if it fits and is cheaper; tries to mend it with what
  /// is known if it does not fit.
  void offer(const std::vector<uint32_t> &choice);
  void setPrices(const std::vector<double> &prices);

  /// Moves until so much work is done.
  void run(int64_t quota, const Cancellation *cancel);
  int64_t workDone() const { return work; }
  /// By arm: calls, gain, work.
  struct Arm {
    uint32_t cluster;
    double tableCap;
    double credit = 1;
    int64_t calls = 0;
    double gain = 0;
    int64_t spent = 0;
  };
  const std::vector<Arm> &statistics() const { return arms; }

private:
  void move(const Cancellation *cancel);
  size_t chooseArm();
  void varyPrices();
  void accept(const std::vector<uint32_t> &choice);
  void leave(const Cancellation *cancel);

  const SearchModel &model;
  SearchRandom random;
  PricedCosts priced;
  PairwiseView view;
  ConditionedElimination elimination;
  ClusterMoves clusters;
  Recombination recombination;
  std::vector<uint32_t> best;
  double cost = std::numeric_limits<double>::infinity();
  /// Where the search stands: an assignment that fits, and what moves made of
  /// it under prices.
  std::vector<uint32_t> current, walk;
  std::vector<int64_t> usage;
  double currentCost = std::numeric_limits<double>::infinity();
  /// Those given, what violations added, and those in use.
  std::vector<double> prices, extra, present;
  double priceScale = 0;
  double noise = 0.3;
  unsigned stale = 0, step = 0;
  std::vector<Arm> arms;
  int64_t work = 0;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_PRIMALSEARCH_H
