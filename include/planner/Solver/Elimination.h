//===- Elimination.h - Orders and bucket elimination ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// Eliminating a variable replaces the terms that contain it by their minimum
// over its alternatives, a table over its neighbours. Doing so for all
// variables leaves the optimum; the sizes of the tables depend on the order
// alone.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_ELIMINATION_H
#define PLANNER_SOLVER_ELIMINATION_H

#include "planner/Solver/Model.h"
#include "planner/Support/Cancellation.h"

namespace planner::solver {

/// An order and what it costs.
struct EliminationOrder {
  std::vector<uint32_t> order;
  /// Entries of all tables, each times the eliminated domain: the work.
  double work = 0;
  /// Entries of the largest table, and of all, which are kept to the end.
  double largest = 0;
  double entries = 0;
  /// Neighbours of the eliminated variable, at most.
  size_t width = 0;
};

enum class OrderRule {
  /// Fewest neighbours first: PaSE's GenerateSeq, which extends its sequence by
  /// the vertex with the smallest dependent set.
  MinDegree,
  /// Fewest missing edges between the neighbours first.
  MinFill,
  /// Smallest table first.
  MinTable,
  /// Smallest sum, over missing edges, of the product of the two domains.
  MinWeightedFill
};

/// The greedy order by one rule; gives up and returns nothing as soon as its
/// work exceeds `abandon`. Seeds other than 0 vary the priorities by up to
/// 30 %.
std::optional<EliminationOrder>
greedyOrder(const std::vector<std::vector<uint32_t>> &adjacency,
            const std::vector<uint32_t> &domains, OrderRule rule,
            double abandon, uint64_t seed = 0);

/// By connected component, the order of least work among those of all rules and
/// up to 16 random restarts; of the first rules, if that is cheap or the
/// component too wide for the rules that count fill, or far beyond what is
/// `affordable`. An order that is out of reach may be left empty, with infinite
/// work.
EliminationOrder
bestOrder(const std::vector<std::vector<uint32_t>> &adjacency,
          const std::vector<uint32_t> &domains,
          double affordable = std::numeric_limits<double>::infinity());

/// Living variables of a model as a graph with consecutive numbers.
struct InteractionGraph {
  std::vector<uint32_t> vars;
  /// Model variable -> position in vars.
  std::vector<uint32_t> index;
  std::vector<std::vector<uint32_t>> adjacency;
  std::vector<uint32_t> domains;
};
InteractionGraph interactionGraph(const Model &model);

struct EliminationResult {
  enum class Status { Optimal, Infeasible, TooLarge, Cancelled };
  Status status = Status::TooLarge;
  /// By model variable, for the living.
  std::vector<uint32_t> choice;
  WideCost cost = 0;
  EliminationOrder order;
  int64_t work = 0;
};

struct EliminationLimits {
  int64_t tableCap = int64_t(1) << 26;
  int64_t workCap = std::numeric_limits<int64_t>::max();
  const Cancellation *cancel = nullptr;
};

/// Whether an order stays within `tableCap` entries in a table, four times as
/// many in all, and `workCap`.
bool isAffordable(const EliminationOrder &order, int64_t tableCap,
                  int64_t workCap);

/// The optimum of the model without regard to capacity, exactly. TooLarge, with
/// nothing done, if the order is not affordable. The order, of the
/// model's interaction graph, is the best one unless it is given.
EliminationResult eliminateAll(const Model &model,
                               const EliminationLimits &limits,
                               std::optional<EliminationOrder> given = {});

} // namespace planner::solver

#endif // PLANNER_SOLVER_ELIMINATION_H
