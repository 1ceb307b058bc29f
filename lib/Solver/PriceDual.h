//===- PriceDual.h - Messages and prices on large models --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// Sequential reweighted message passing (as Dual.h) in flat arrays, with one
// step of the prices after every pass, from the messages as they are. Prices
// are kept at a working set of times: a local peak of usage above capacity
// joins it when it is seen.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_PRICEDUAL_H
#define PLANNER_SOLVER_PRICEDUAL_H

#include "SearchModel.h"
#include <optional>

namespace planner::solver {

class PriceDual {
public:
  explicit PriceDual(const SearchModel &model);

  /// One pass over all variables, in turn ascending and descending, and its
  /// decoded choice.
  void pass();
  /// Of the last pass, with the model's constant, approximately.
  double bound() const { return lastBound; }
  const std::vector<uint32_t> &decoded() const { return choice; }
  bool decodedFits() const { return fits; }
  /// Of the decoded choice, cost and priced usage at the pass's prices, less
  /// what the capacities are worth; with the model's constant, as bound() is.
  double decodedValue() const { return value; }

  /// A pass and a step of the prices, towards the cost `target` of a known
  /// assignment, or a little above the bound. Goes back to the best prices,
  /// with shorter steps, where the bound does not rise.
  void advance(std::optional<double> target);
  double best() const { return bestBound; }
  unsigned passes() const { return numPasses; }
  /// Whether further passes would bring little of the way to the target.
  bool converged() const { return done; }
  void setPrices(const std::vector<double> &prices);
  double stepLength() const { return step; }
  void setStep(double length) { step = length; }
  void setStretch(unsigned passes) { stretch = passes; }

  /// Moves prices along the smoothed violation, by a `share` of what would
  /// close the distance to `target` if the bound were linear.
  void movePrices(double target, double share);
  const std::vector<double> &prices() const { return price; }
  const std::vector<double> &bestPrices() const {
    return kept.empty() ? price : kept;
  }

  /// Remembers the prices, and returns to them; messages stay valid and are
  /// kept as they are.
  void keepPrices();
  void returnToPrices();
  /// The messages from edge `edge` to its ends.
  std::span<const double> toFirst(size_t edge) const {
    return {messages.data() + at[edge], rowsOf(edge)};
  }
  std::span<const double> toSecond(size_t edge) const {
    return {messages.data() + at[edge] + rowsOf(edge), colsOf(edge)};
  }
  void setMessages(size_t edge, std::span<const double> first,
                   std::span<const double> second);
  /// Table entries that one pass touches.
  int64_t passWork() const {
    return model.entries + int64_t(16 * model.size() + 64);
  }

private:
  size_t rowsOf(size_t e) const { return model.domains[model.edges[e].first]; }
  size_t colsOf(size_t e) const { return model.domains[model.edges[e].second]; }
  double *message(uint32_t edge, bool toTheFirst) {
    return messages.data() + at[edge] + (toTheFirst ? 0 : rowsOf(edge));
  }
  /// A pair as a pass comes to it from one of its variables: tables and
  /// messages are found without a search.
  struct Visit {
    const double *table;
    /// The messages to the variable visited and to its neighbour.
    double *own, *other;
    uint32_t cols, neighbour;
    /// Whether the variable visited is the first of the pair.
    bool first;
  };
  void listVisits();
  void prefetch(uint32_t var) const;
  void visitVariable(uint32_t var);
  void pull(const Visit &visit, size_t domain);
  void addChosen(const Visit &visit);
  void measure();

  const SearchModel &model;
  PricedCosts costs;
  std::vector<size_t> at;
  std::vector<double> messages;
  /// Of all variables, and where each one's begin.
  std::vector<Visit> visits;
  std::vector<size_t> visitsAt;
  std::vector<double> price, kept, direction, scale;
  std::vector<char> working;
  std::vector<uint32_t> choice;
  std::vector<int64_t> usage;
  std::vector<double> total, sums;
  double lastBound = 0, value = 0;
  double bestBound = -std::numeric_limits<double>::infinity();
  bool ascending = true;
  bool fits = false;
  bool done = false;
  double step = 0.5, checkpoint = -std::numeric_limits<double>::infinity();
  unsigned failures = 0, numPasses = 0, stretch = 100;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_PRICEDUAL_H
