//===- Problem.h - One alternative per variable, at least cost --*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// A problem has variables, each with a finite list of alternatives. Choose one
// alternative x_v for every variable v so as to
//
//   minimise    sum_v cost_v(x_v)  +  sum_(v,w) scale * table(x_v, x_w)
//   subject to  sum_v use_v(x_v, t)  +  sum_(v,w) use_vw(x_v, x_w, t)
//                 <= capacity(t)                        for every time t,
//
// where usage is never negative and an entry of cost kForbidden must not be
// chosen. The problem knows no algorithm: check() says whether it is well
// formed, evaluate() prices any assignment.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_PROBLEM_H
#define PLANNER_SOLVER_PROBLEM_H

#include "planner/Solver/Costs.h"
#include "planner/Solver/Usage.h"
#include "planner/Support/Diagnostic.h"
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace planner::solver {

using VarId = uint32_t;
using PairId = uint32_t;
using TableId = uint32_t;

/// check() refuses problems on which |cost| of an assignment could exceed this,
/// so that algorithms may add in 64 bits.
constexpr Cost kMaxTotalCost = Cost(1) << 60;
/// The capacity of a time for which none was set.
constexpr int64_t kUnlimited = std::numeric_limits<int64_t>::max();

/// A time at which an assignment needs more than there is.
struct CapacityViolation {
  uint32_t time = 0;
  int64_t usage = 0;
  int64_t capacity = 0;
  int64_t excess() const { return usage - capacity; }
};

/// What an assignment costs and uses.
struct Evaluation {
  /// Without the forbidden entries.
  WideCost cost = 0;
  /// Per time, saturated at the largest int64_t.
  std::vector<int64_t> usage;
  std::vector<CapacityViolation> violations;
  /// Variables and pairs at which a forbidden entry was chosen.
  std::vector<VarId> forbiddenVariables;
  std::vector<PairId> forbiddenPairs;

  bool feasible() const {
    return violations.empty() && forbiddenVariables.empty() &&
           forbiddenPairs.empty();
  }
};

class Problem {
public:
  /// Tables are immutable; any number of pairs may point at one.
  struct Table {
    uint32_t rows = 0;
    uint32_t cols = 0;
    /// Row-major. Tables of several shapes may have one list.
    std::shared_ptr<const CostList> entries;
    Cost at(uint32_t row, uint32_t col) const {
      return (*entries)[size_t(row) * cols + col];
    }
    Matrix expand() const { return {rows, cols, entries->expand()}; }
  };
  struct Variable {
    std::string name;
    std::vector<Cost> costs;
    /// Per alternative; empty if the variable uses nothing.
    std::vector<Usage> usage;
  };
  struct Pair {
    VarId first = 0;
    VarId second = 0;
    TableId table = 0;
    Cost scale = 1;
    /// Entries (row * cols + col) that use something, ascending.
    std::vector<std::pair<uint64_t, Usage>> usage;
  };

  VarId addVariable(std::vector<Cost> costs, std::string name = {});
  /// Replaces what the alternative uses. Intervals may come in any order; where
  /// they overlap they add up.
  void setUsage(VarId variable, uint32_t alternative,
                const std::vector<UsageInterval> &usage);
  /// Adds `amount` at every time of the half-open interval [begin, end).
  void addUsage(VarId variable, uint32_t alternative, uint32_t begin,
                uint32_t end, int64_t amount);

  TableId addTable(Table table);
  TableId addTable(uint32_t rows, uint32_t cols,
                   const std::vector<Cost> &entries);
  /// Adds scale * table(x_first, x_second) to the cost. Parallel pairs add up.
  /// `scale` is a multiplicity, at least 0; a forbidden entry is forbidden at
  /// any scale.
  PairId addPair(VarId first, VarId second, TableId table, Cost scale = 1);
  /// Replaces what the entry of the pair uses (not multiplied by its scale).
  void setPairUsage(PairId pair, uint32_t row, uint32_t col,
                    const std::vector<UsageInterval> &usage);

  /// Times without a capacity are unlimited.
  void setCapacity(uint32_t time, int64_t capacity);
  void setCapacities(std::vector<int64_t> perTime);

  size_t numVariables() const { return variables.size(); }
  size_t numPairs() const { return pairs.size(); }
  /// One more than the largest time that is used or limited.
  size_t numTimes() const { return capacities.size(); }
  const Variable &variable(VarId id) const { return variables[id]; }
  const Pair &pair(PairId id) const { return pairs[id]; }
  const Table &tableOf(const Pair &p) const { return tables[p.table]; }
  size_t domain(VarId id) const { return variables[id].costs.size(); }
  int64_t capacity(uint32_t time) const {
    return time < capacities.size() ? capacities[time] : kUnlimited;
  }

  /// Whether the problem is well formed: every variable has an alternative,
  /// pairs join two different variables with a table of their domains' sizes,
  /// no usage is negative, and no assignment's cost or usage can leave 64 bits.
  Expected<void> check() const;

  /// Prices an assignment, in 128 bits, sharing no code with any algorithm.
  /// Fails if it has the wrong length or names an alternative that does not
  /// exist.
  Expected<Evaluation> evaluate(const std::vector<uint32_t> &assignment) const;

private:
  Usage checkedUsage(const std::vector<UsageInterval> &usage,
                     const std::string &where);

  std::vector<Variable> variables;
  std::vector<Pair> pairs;
  std::vector<Table> tables;
  std::vector<int64_t> capacities;
  /// The first call that named a thing that does not exist, for check().
  std::string misuse;
};

/// Times that matter among those named by half-open intervals [begin, end): the
/// maximal sets of intervals that are alive together. Where usage is never
/// negative, capacity kept at these is kept everywhere.
struct TimeSegments {
  /// The representative original time of each segment, ascending.
  std::vector<int64_t> times;
  /// Per interval, the half-open range of segments in which it is alive.
  std::vector<std::pair<uint32_t, uint32_t>> ranges;
};
TimeSegments
compressTimes(const std::vector<std::pair<int64_t, int64_t>> &intervals);

/// Decimal, for messages and files.
std::string toString(WideCost cost);

} // namespace planner::solver

#endif // PLANNER_SOLVER_PROBLEM_H
