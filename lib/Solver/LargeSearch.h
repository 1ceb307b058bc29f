//===- LargeSearch.h - Dual and primal side by side -------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// Lanes work in rounds of fixed work and exchange the best assignment and the
// prices in between: the dual, with what it decodes, and primal searches from
// different seeds. When the dual has converged its lane searches, too. How many
// threads run the lanes makes no difference to the result.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_LARGESEARCH_H
#define PLANNER_SOLVER_LARGESEARCH_H

#include "PriceDual.h"
#include "PrimalSearch.h"

namespace planner::solver {

class LargeSearch {
public:
  /// With two lanes at least.
  LargeSearch(const SearchModel &model, uint64_t seed, unsigned lanes,
              unsigned threads, const Cancellation *cancel);
  /// The first lane alone, for bound().
  LargeSearch(const SearchModel &model, uint64_t seed,
              const Cancellation *cancel);

  /// To start from; fits or not.
  void offer(const std::vector<uint32_t> &choice);
  void setPrices(const std::vector<double> &prices);
  /// Of the dual, from an edge to its ends.
  void setMessages(size_t edge, std::span<const double> toFirst,
                   std::span<const double> toSecond) {
    bounds.setMessages(edge, toFirst, toSecond);
  }
  void setStep(double step) { bounds.setStep(step); }
  /// A cost that is known elsewhere, without the model's constant.
  void setTarget(double cost) { target = cost; }
  /// One round of all lanes; with `bounding` the first works on the dual.
  void round(int64_t quota, bool bounding);

  /// The first lane alone: the dual until it has converged or so much work is
  /// done, with half as much search unless the bound meets the target. `seek`
  /// looks for an assignment that fits if there is none to start from.
  void bound(int64_t quota, bool seek);
  /// Looks whether the dual has converged after so many passes each.
  void setStretch(unsigned passes) { bounds.setStretch(passes); }

  size_t numLanes() const { return lanes.size(); }
  bool feasible() const { return lanes[0].feasible(); }
  const std::vector<uint32_t> &bestChoice() const {
    return lanes[0].bestChoice();
  }
  double bestCost() const { return lanes[0].bestCost(); }
  const PriceDual &dual() const { return bounds; }
  /// Best prices, with messages at them.
  void settle();
  int64_t workDone() const;

private:
  void raiseBound(int64_t quota);
  void keepDecoded();
  std::optional<double> goal() const;
  void exchange();
  void passOn();

  const SearchModel &model;
  unsigned threads;
  const Cancellation *cancel;
  PriceDual bounds;
  std::vector<PrimalSearch> lanes;
  std::optional<double> target;
  /// What the dual decoded since the last exchange, and lies nearest to its
  /// bound.
  std::vector<uint32_t> decoded;
  double decodedGap = 0;
  int64_t dualWork = 0;
  unsigned attempts = 0;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_LARGESEARCH_H
