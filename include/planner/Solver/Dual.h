//===- Dual.h - Message passing and prices ----------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// The dual of the pairwise problem by sequential reweighted message passing
// (V. Kolmogorov, "A new look at reweighted message passing", PAMI 2015):
// sweeps over the variables pull each pair's minima into the variable and push
// a share of the result on. Usage is paid at prices, one per limited time,
// which somebody else moves (lib/Solver/PriceDual.h). All of this is floating
// point; reparametrise() rounds messages and prices to integers and
// derives a bound and reduced costs from those alone, so that nothing rests on
// rounding errors.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_DUAL_H
#define PLANNER_SOLVER_DUAL_H

#include "planner/Solver/Model.h"
#include <span>
#include <unordered_map>

namespace planner::solver {

/// An integer dual of a model. Costs are in units of 2^-shift.
struct Reparametrisation {
  unsigned shift = 0;
  unsigned priceShift = 0;
  /// Per time, in units of 2^-(shift + priceShift) per unit of usage.
  std::vector<int64_t> prices;
  /// The sum of the prices of all times before each.
  std::vector<WideCost> priceSums;
  /// Per edge of the model; empty for dead ones.
  std::vector<std::vector<int64_t>> toFirst, toSecond;
  /// No assignment that fits costs less (the model's constant included).
  WideCost bound = 0;
  /// Per variable and alternative, what choosing it adds to the bound at least:
  /// its own excess over the variable's minimum.
  std::vector<std::vector<int64_t>> excess;
  /// The same with the least excess of every edge at the variable.
  std::vector<std::vector<int64_t>> reduced;
  /// The minimum of each edge's reparametrised table.
  std::vector<int64_t> edgeMin;

  /// bound, rounded up to whole cost.
  Cost lowerBound() const;
  /// Fills priceSums.
  void sumPrices();
  /// floor(prices * usage): what the usage costs at the prices.
  int64_t priceOf(const Usage &usage) const;
  /// The excess of an edge's entry over the minimum of its table; kForbidden if
  /// forbidden.
  int64_t edgeExcess(const Model &model, uint32_t edge, uint32_t row,
                     uint32_t col) const;
};

class Dual {
public:
  /// Every alternative must have a finite entry in each of its edges
  /// (enforceArcConsistency).
  explicit Dual(const Model &model);
  /// Goes on from the messages of `before`, whose model had the same variables
  /// and pairs and, of each variable, the alternatives `kept` among others.
  Dual(const Model &model, const Dual &before,
       const std::vector<std::vector<uint32_t>> &kept);

  /// One sweep over all variables, ascending or descending; updates bound() and
  /// decoded().
  void sweep(bool ascending);
  /// What sweep() found, approximately.
  double bound() const { return lastBound; }
  const std::vector<uint32_t> &decoded() const { return choice; }

  /// Takes prices by time, and messages by living edge of the model to its
  /// first and second variable.
  void setPrices(const std::vector<double> &given);
  void setMessages(size_t edge, std::span<const double> toFirst,
                   std::span<const double> toSecond);

  Reparametrisation reparametrise() const;
  /// Table entries that one sweep touches.
  int64_t sweepWork() const { return work; }

private:
  struct Link {
    uint32_t first, second;
    uint32_t rows, cols;
    /// The shared table, or `priced` where prices change it.
    const double *table;
    std::vector<double> priced;
    std::vector<double> toFirst, toSecond;
  };
  void pull(Link &link, bool intoFirst);
  void decode(uint32_t var, bool ascending);
  void applyPrices();

  const Model &model;
  std::vector<uint32_t> vars;
  std::vector<uint32_t> position;
  std::unordered_map<const Matrix *, std::vector<double>> tables;
  std::vector<Link> links;
  /// Per model variable: its links.
  std::vector<std::vector<uint32_t>> linksOf;
  /// Costs with priced usage, and those plus all messages at the last visit.
  std::vector<std::vector<double>> own, total;
  std::vector<uint32_t> limitedTimes;
  std::vector<double> prices;
  std::vector<uint32_t> choice;
  double lastBound = 0;
  int64_t work = 0;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_DUAL_H
