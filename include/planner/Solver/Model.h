//===- Model.h - A problem under reduction ----------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// The mutable form of a Problem on which reductions work. Variables keep the
// problem's numbers; a reduction removes alternatives, pairs or whole variables
// and leaves a record by which expand() restores a full assignment.
//
// Invariants: the costs of a variable are finite; every cost list has minimum 0
// after normalise(), with the constant holding the rest, so that sums of
// entries stay within the range check() bounds; between two variables there is
// at most one edge after sumParallelPairs().
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_MODEL_H
#define PLANNER_SOLVER_MODEL_H

#include "planner/Solver/Proof.h"

namespace planner::solver {

/// The sum of two costs; forbidden if either is.
inline Cost addCosts(Cost a, Cost b) {
  return a == kForbidden || b == kForbidden ? kForbidden : a + b;
}

class Model {
public:
  struct Var {
    std::vector<Cost> cost;
    /// Per alternative; empty if the variable uses nothing.
    std::vector<Usage> usage;
    /// Living edges at this variable.
    std::vector<uint32_t> edges;
    bool alive = true;
    uint32_t domain() const { return uint32_t(cost.size()); }
  };
  struct Edge {
    uint32_t first = 0;
    uint32_t second = 0;
    /// Shared between edges until one of them changes.
    std::shared_ptr<const Matrix> table;
    std::vector<std::pair<uint64_t, Usage>> usage;
    bool alive = true;
    uint32_t other(uint32_t var) const { return var == first ? second : first; }
    Cost cost(uint32_t var, uint32_t own, uint32_t theirs) const {
      return var == first ? table->at(own, theirs) : table->at(theirs, own);
    }
    const Usage *usageAt(uint32_t row, uint32_t col) const;
  };

  /// The model of the problem, restricted to the alternatives in `keep` (one
  /// ascending list per variable) if given. Forbidden alternatives are dropped.
  explicit Model(const Problem &problem,
                 const std::vector<std::vector<uint32_t>> *keep = nullptr);

  std::vector<Var> vars;
  std::vector<Edge> edges;
  /// Part of every assignment's cost.
  WideCost constant = 0;
  /// What is left at each time for the living variables.
  std::vector<int64_t> capacity;
  /// The problem's time that each time of the model stands for; covers have
  /// numbers of their own after those.
  std::vector<uint32_t> times;
  /// How many times the problem has, and the number of the next cover.
  uint32_t problemTimes = 0, nextTime = 0;
  bool isCover(uint32_t time) const { return times[time] >= problemTimes; }
  /// A reduction proved that nothing is feasible; which time of the problem, if
  /// it was one.
  bool infeasible = false;
  std::optional<uint32_t> infeasibleTime;
  int64_t missing = 0;

  /// What was done to the model, the last step first; kept only if `recording`.
  struct History {
    ProofStep step;
    std::shared_ptr<const History> before;
  };
  bool recording = false;
  std::shared_ptr<const History> history;
  void record(ProofStep::Kind kind, std::vector<uint32_t> list = {});
  void record(ProofStep step);

  std::vector<uint32_t> living() const;
  size_t numAlternatives() const;
  bool usesCapacity(uint32_t var) const;

  /// Keeps only the alternatives `kept` (ascending) of `var`.
  void restrict(uint32_t var, const std::vector<uint32_t> &kept);
  /// Drops the alternatives whose flag is set, of all variables at once.
  /// Returns whether there was one; sets infeasible when none is left.
  bool dropAlternatives(const std::vector<std::vector<char>> &drop);
  /// Removes `var`, whose edges must be gone, recording that its alternative is
  /// `choice[i * size2 + j]` when its neighbours n1, n2 choose i and j (one or
  /// no neighbour likewise).
  void eliminate(uint32_t var, std::vector<uint32_t> neighbours,
                 std::vector<uint32_t> choice);
  uint32_t addEdge(uint32_t a, uint32_t b, Matrix table);
  void removeEdge(uint32_t edge);
  /// Makes an edge join two other variables.
  void moveEdge(uint32_t edge, uint32_t first, uint32_t second);
  /// Moves minima of cost lists to the constant.
  void normalise();

  /// `choice` holds an alternative for each living variable. Returns the
  /// assignment of the whole problem.
  std::vector<uint32_t> expand(std::vector<uint32_t> choice) const;
  /// For a model that lost alternatives, but no variable, since it had `mark`
  /// records: which of the alternatives it had then are left.
  std::vector<std::vector<uint32_t>> keptSince(size_t mark) const;
  size_t records() const { return undo.size(); }
  /// The cost of living choices, constant included; kForbidden if forbidden.
  /// Does not look at capacity.
  std::optional<WideCost> costOf(const std::vector<uint32_t> &choice) const;
  /// Usage per time of the living choices.
  std::vector<int64_t> usageOf(const std::vector<uint32_t> &choice) const;

private:
  void shrinkVariable(uint32_t id, const std::vector<uint32_t> &kept);
  static void shrinkEdge(Edge &edge, const std::vector<uint32_t> &rows,
                         const std::vector<uint32_t> &cols);

  struct Undo {
    uint32_t var;
    /// For an elimination the neighbours; for a restriction empty and `map`
    /// takes the new alternative to the old.
    bool eliminated;
    std::vector<uint32_t> neighbours;
    uint32_t stride;
    std::vector<uint32_t> map;
  };
  std::vector<Undo> undo;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_MODEL_H
