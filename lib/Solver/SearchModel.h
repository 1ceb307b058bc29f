//===- SearchModel.h - A reduced model, laid out for search -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// The living variables of a model with consecutive numbers, costs as doubles
// side by side, usage as one list of intervals. Sums of costs below 2^53 are
// exact; what comes out of a search is priced again by Problem::evaluate.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_SEARCHMODEL_H
#define PLANNER_SOLVER_SEARCHMODEL_H

#include "planner/Solver/Model.h"
#include <span>

namespace planner::solver {

/// Small, fast, and the same on every machine.
class SearchRandom {
public:
  explicit SearchRandom(uint64_t seed) : state(seed * 2 + 1) {}
  uint64_t next() {
    state += 0x9E3779B97F4A7C15u;
    uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }
  /// Below `bound`, which is not 0.
  uint32_t below(uint32_t bound) { return uint32_t(next() % bound); }
  /// In [0, 1).
  double real() { return double(next() >> 11) * 0x1p-53; }

private:
  uint64_t state;
};

class SearchModel {
public:
  struct Edge {
    uint32_t first, second;
    /// Row-major; forbidden entries are infinite.
    const double *table;
    /// Of the model, for what the pair uses.
    uint32_t edge;
    bool uses;
  };

  explicit SearchModel(const Model &model);

  size_t size() const { return domains.size(); }
  size_t numTimes() const { return capacity.size(); }
  std::span<const UsageInterval> usage(uint32_t var, uint32_t a) const {
    size_t at = offsets[var] + a;
    return {intervals.data() + intervalsAt[at],
            intervals.data() + intervalsAt[at + 1]};
  }
  const Usage *pairUsage(const Edge &edge, uint32_t row, uint32_t col) const {
    return edge.uses ? model.edges[edge.edge].usageAt(row, col) : nullptr;
  }

  /// Adds what the variable (with its pairs) uses to the differences.
  void addUsage(const std::vector<uint32_t> &choice,
                std::vector<int64_t> &differences) const;
  std::vector<int64_t> usageOf(const std::vector<uint32_t> &choice) const;
  /// Without the model's constant; infinite if anything chosen is forbidden.
  double costOf(const std::vector<uint32_t> &choice) const;
  /// By variable of the model, and back.
  std::vector<uint32_t> modelChoice(const std::vector<uint32_t> &choice) const;
  std::vector<uint32_t> searchChoice(const std::vector<uint32_t> &choice) const;
  bool fits(const std::vector<int64_t> &usage) const;

  const Model &model;
  /// By variable, that of the model.
  std::vector<uint32_t> ids;
  std::vector<uint32_t> domains;
  /// Where a variable's alternatives begin in lists over all of them.
  std::vector<size_t> offsets;
  std::vector<double> costs;
  std::vector<Edge> edges;
  std::vector<std::vector<uint32_t>> edgesOf;
  std::vector<int64_t> capacity;
  /// The variables that use something at some time.
  std::vector<char> usesTime;
  bool pairsUse = false;
  /// Entries of all tables, and alternatives.
  int64_t entries = 0;

private:
  std::vector<uint32_t> intervalsAt;
  std::vector<UsageInterval> intervals;
  std::vector<std::vector<double>> tables;
};

/// What usage is worth at a weight for each unit at each time.
class WeightedUsage {
public:
  /// Weights by time.
  void set(const std::vector<double> &weights) {
    before.assign(weights.size() + 1, 0);
    for (size_t t = 0; t < weights.size(); ++t)
      before[t + 1] = before[t] + weights[t];
  }
  /// Of a list of intervals.
  template <typename List> double operator()(const List &list) const {
    double sum = 0;
    for (const UsageInterval &interval : list)
      sum += (before[interval.end] - before[interval.begin]) *
             double(interval.amount);
    return sum;
  }

private:
  /// The sum of the weights of all earlier times.
  std::vector<double> before;
};

/// What is minimised when usage is paid for: costs plus prices.
class PricedCosts {
public:
  explicit PricedCosts(const SearchModel &model);
  /// Prices by time.
  void set(const std::vector<double> &prices);
  const double *unary(uint32_t var) const {
    return costs.data() + model.offsets[var];
  }
  const double *table(uint32_t edge) const {
    return pricedTables[edge].empty() ? model.edges[edge].table
                                      : pricedTables[edge].data();
  }

private:
  const SearchModel &model;
  std::vector<double> costs;
  WeightedUsage priceOf;
  std::vector<std::vector<double>> pricedTables;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_SEARCHMODEL_H
