//===- PricedSearch.h - A search by prices on usage -------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// The parts of solvePriced(): bounds and prices are in Priced.cpp, candidates
// and what is solved exactly in PricedCandidates.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_PRICEDSEARCH_H
#define PLANNER_SOLVER_PRICEDSEARCH_H

#include "CuttingPlanes.h"
#include "FactoredDual.h"
#include "planner/Solver/Elimination.h"
#include "planner/Solver/Priced.h"
#include <memory>

namespace planner::solver {

class PricedSearch {
public:
  PricedSearch(FactoredProblem &given, const PricedOptions &chosen)
      : problem(given), options(chosen), dual(given) {
    usageLoaded = !options.loadUsage;
  }
  PricedSolution run();
  /// Judges the result that run() gave, if that is still to be done; whether it
  /// stands.
  bool confirm(PricedSolution &found) const;

private:
  std::optional<Cost> upper() const {
    return result.cost != kForbidden ? std::optional<Cost>(result.cost)
                                     : options.upperBound;
  }
  bool closed() const { return upper() && result.lowerBound >= *upper(); }
  bool isEnough() const {
    return options.enough && result.lowerBound >= *options.enough;
  }
  bool finished() const {
    return closed() || stopped() || isEnough() ||
           (options.anyWillDo && found());
  }
  bool found() const { return result.cost != kForbidden; }
  bool stopped() const {
    return options.solver.cancel && options.solver.cancel->requested();
  }
  /// Whether there is more to do.
  bool goesOn() const { return !finished() && !exhausted; }
  void raise(Cost bound) {
    result.lowerBound = std::max(result.lowerBound, bound);
  }
  double scale() const;
  double mostWorth() const;
  void loadUsage();
  void startPrices();
  bool isSolvedAtOnce();
  void begin();

  // Bounds.
  void improveBound(int most, double least, bool mayGiveUp = false);
  bool drop();
  double boundHere() const;
  void noteBound();
  void noteUnpriced();
  void checkCapacities();
  bool nothingCanFit(uint32_t time);
  Prices onlyAt(uint32_t time) const;
  double leastOver(FactoredDual &on, const Prices &weights) const;
  bool leastExceeds(const Prices &weights);
  void noteMissing(const Prices &weights);
  void checkPrices();

  // Prices.
  void settle(int sweeps, double progress, bool mayGiveUp);
  void tryPrices(const Prices &prices, bool mayGiveUp);
  void raisePrices();
  void movePrices();
  void polish();
  void scalePrices();

  // Candidates.
  std::optional<EliminationOrder> coreOrder(double most);
  void solveCore(std::optional<EliminationOrder> order = std::nullopt);
  void examine(const std::vector<uint32_t> &assignment);
  void judge(const std::vector<uint32_t> &assignment, Cost cost);
  void recombine();
  std::vector<std::vector<uint32_t>> choices(size_t most) const;

  // Exactly.
  void solveUnlimited();
  std::optional<Solution>
  solveAmong(const std::vector<std::vector<uint32_t>> &alive, int64_t work,
             bool explains);
  void finishExactly();

  FactoredProblem &problem;
  const PricedOptions &options;
  FactoredDual dual;
  FactoredDual::Reduced reduced;
  PricedSolution result;
  bool usageLoaded = false;
  /// Nothing that is cheaper than upper() and fits is left.
  bool exhausted = false;
  /// Every assignment lacks result.missing at some time.
  bool missingIsBound = false;
  std::unique_ptr<CuttingPlanes> planes;
  /// The last candidate and its plane's being new.
  std::vector<uint32_t> candidate;
  bool newPlane = false;
  /// The result is still to be judged.
  bool unjudged = false;
  /// All candidates that differ.
  std::vector<std::vector<uint32_t>> candidates;
  Prices current, bestPrices;
  double bestBound = -std::numeric_limits<double>::infinity();
  /// Of the best bound.
  Messages bestMessages;
  /// What candidates may use: less than the capacities where the judge refused
  /// some that keep them.
  std::vector<int64_t> room;
  std::vector<std::vector<uint32_t>> refused;
  /// The gap at which alternatives were last dropped.
  double droppedAt = std::numeric_limits<double>::infinity();
  /// The gap that the last core could afford.
  double coreGap = 0x1p55;
  /// Numbers of alternatives of the core that were last found too many.
  std::optional<std::vector<uint32_t>> tooWide;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_PRICEDSEARCH_H
