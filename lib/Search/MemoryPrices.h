//===- MemoryPrices.h - Paying for memory instead of limiting it *- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Lagrangian relaxation of the capacities. With a price on the memory of a
// time, the problem has no limit and is solved exactly by elimination; its
// optimum less what the capacity is worth bounds every strategy that fits.
// Prices are found by bracketing, one time after the other: raised where too
// much is used, lowered where the solution fits.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_MEMORYPRICES_H
#define PLANNER_LIB_SEARCH_MEMORYPRICES_H

#include "planner/Solver/Problem.h"
#include <map>
#include <optional>

namespace planner {

class MemoryPrices {
public:
  /// `problem` has usages and no capacities. `scale` is a cost that would be
  /// much to pay for all of the capacity.
  /// `start` are prices by time that a similar problem ended with.
  MemoryPrices(const solver::Problem &problem, int64_t capacity, double scale,
               const std::map<uint32_t, double> &start);

  /// The problem whose costs include the prices, rounded down.
  solver::Problem priced() const;
  /// What has to be subtracted from the priced optimum for a bound.
  double refund() const;

  /// By time, those above zero; per byte.
  std::map<uint32_t, double> current() const;

  /// Too much was used at the time.
  void raise(uint32_t time);
  /// The solution fits: some price is too high. False if no price can still be
  /// lowered by enough to matter.
  bool lower();

private:
  struct Bracket {
    double low = 0;
    std::optional<double> high;
    double price = 0;
  };
  double priceOf(const std::vector<solver::UsageEntry> &usage) const;

  const solver::Problem &problem;
  double capacity;
  /// Of the first positive price, and below which prices do not matter.
  double first;
  std::map<uint32_t, Bracket> brackets;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_MEMORYPRICES_H
