//===- ConditionedElimination.h - Nearly all variables at once --*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// Bucket elimination with a cap on tables: when even the smallest next table
// would exceed it, one of the variables in the way, chosen at random with a
// preference for many neighbours and alternatives that differs from call to
// call, is held at its present alternative, and elimination goes on with
// smaller tables. With caps of some
// thousand entries four fifths of the variables of a large graph are free, and
// all of those are optimal together given the rest.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_CONDITIONEDELIMINATION_H
#define PLANNER_SOLVER_CONDITIONEDELIMINATION_H

#include "SearchModel.h"
#include "planner/Support/Cancellation.h"

namespace planner::solver {

/// Costs of variables and pairs, as somebody else keeps them.
struct PairwiseView {
  struct Edge {
    uint32_t first, second;
    /// Row-major.
    const double *table;
  };
  std::vector<uint32_t> domains;
  std::vector<const double *> unary;
  std::vector<Edge> edges;
  std::vector<std::vector<uint32_t>> edgesOf;
};

class ConditionedElimination {
public:
  /// Re-optimises `choice`, except for what is held; never makes it dearer, and
  /// leaves it alone if cancelled. Returns the table entries touched. Keeps its
  /// memory for the next call.
  int64_t run(const PairwiseView &view, std::vector<uint32_t> &choice,
              double tableCap, SearchRandom &random,
              const Cancellation *cancel = nullptr);
  /// Variables that were free in the last run.
  size_t freed() const { return order.size(); }

private:
  struct Factor {
    /// Of the scope in `scopes`.
    uint32_t begin, length;
    const double *table;
    /// Where the table lies in `arena` if it is not the view's.
    size_t at;
  };
  struct Operand {
    const double *data;
    size_t variable;
    bool line;
  };
  void load();
  void unlink(uint32_t var);
  void update(uint32_t var);
  void hold(uint32_t near);
  void eliminate(uint32_t var);
  void trace();
  double tableSize(uint32_t var) const;
  const double *dataOf(const Factor &factor) const {
    return factor.table ? factor.table : arena.data() + factor.at;
  }
  void gather(uint32_t var, const std::vector<uint32_t> &scope);
  const double *arranged(const Factor &factor, uint32_t var,
                         const std::vector<uint32_t> &scope,
                         std::vector<size_t> &steps, size_t &varStep,
                         bool &line);

  const PairwiseView *view = nullptr;
  std::vector<uint32_t> *choice = nullptr;
  int64_t work = 0;
  std::vector<Factor> factors;
  std::vector<uint32_t> scopes;
  std::vector<double> arena;
  std::vector<std::vector<uint32_t>> buckets, neighbours;
  /// Eliminated, or held.
  std::vector<char> gone, held;
  std::vector<char> dead;
  std::vector<uint32_t> order;
  std::vector<double> keys, noise, luck;
  /// Of those in the way, for neighbours.
  double preference = 1;
  std::vector<std::pair<double, uint32_t>> queue;
  // Scratch.
  std::vector<uint32_t> merged, scope;
  std::vector<double> offsets, base;
  std::vector<std::vector<double>> permuted;
  size_t copies = 0;
  std::vector<std::vector<size_t>> steps;
  std::vector<size_t> digit, stride;
  std::vector<Operand> operands;
  std::vector<const double *> at, lines;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_CONDITIONEDELIMINATION_H
