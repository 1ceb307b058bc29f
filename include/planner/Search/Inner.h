//===- Inner.h - The cheapest strategy on one mesh --------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The inner problem: on a given mesh, choose a configuration for every
// operator, a storage layout for every argument and the layouts in which every
// tensor is materialised, so that the step is cheapest and fits. It becomes a
// solver::FactoredProblem over the folded graph (docs/search.md, "The inner
// problem"):
//
//   variable   a group of operators that share a configuration: the occurrences
//              of one operator in a repeated block, a loop-carried value's
//              entry and update, a contraction and its adjoints; or the storage
//              of a class of arguments; or the layouts of a tensor whose
//              consumers are several groups
//   pair       layout changes between a tensor's producer and its consumers
//   time       operators at which a device's memory may peak
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SEARCH_INNER_H
#define PLANNER_SEARCH_INNER_H

#include "planner/Cost/Evaluate.h"
#include "planner/Search/FoldedGraph.h"
#include "planner/Solver/Solve.h"

namespace planner {

struct InnerOptions {
  StrategySpec spec;
  /// Bytes a device may hold.
  int64_t memoryLimit = 0;
  /// Whether what is found is priced with its memory; not where nothing limits
  /// it, and nobody asks.
  bool tellsMemory = true;
  solver::Options solver;
  /// Only strategies faster than this are of interest.
  std::optional<Seconds> incumbent;
  /// The same graph with adjoints tied, if not all are: a smaller problem,
  /// whose optimum is a start where both are solved exactly.
  const FoldedGraph *tied = nullptr;
  /// A strategy beside whose layouts of a tensor any other one may be kept,
  /// too; on meshes of more than two axes few pairs are, otherwise.
  const Assignment *near = nullptr;
  /// Whether the fastest strategy is likely to need more.
  bool memoryIsTight = false;
  /// Whether any strategy that fits will do.
  bool anyWillDo = false;
  /// What counts how often, if not everything once: of the graph itself, as the
  /// folded graphs have it. Then that is what is minimised, what bounds are
  /// about and what an incumbent has.
  const StepWeights *weights = nullptr;
  /// Whether what makes a gradient adds it to a sum, as with several
  /// micro-batches (accumulationTime()); that counts as the operator does.
  bool accumulates = false;
  /// Whether a bound is all that is wanted; and one that is no smaller than
  /// this will do.
  bool boundOnly = false;
  std::optional<Seconds> enough;
};

struct InnerResult {
  /// Absent if no strategy of interest was found.
  std::optional<Assignment> assignment;
  PricedStrategy priced;
  /// Of the assignment, as the options' weights count, with sums of gradients;
  /// the step time without.
  Seconds time;
  /// No strategy of this mesh's space is faster.
  Seconds lowerBound;
  bool proven = false;
  /// Nothing on this mesh fits, or nothing is faster than the incumbent.
  bool infeasible = false;
  /// Product of the numbers of alternatives, as a power of ten.
  double log10Space = 0;
  size_t variables = 0, alternatives = 0;
  /// Costs in the tables of the problems that were stated: what they took is
  /// about proportional to it.
  size_t entries = 0;
  /// If nothing fits: the least by which every strategy exceeds the limit, and
  /// the operator at which it does; 0 if unknown.
  int64_t missingBytes = 0;
  OpId bindingOp = kNone;
};

/// `folded` is foldGraph() of model.graph().
Expected<InnerResult> solveInner(const CostModel &model,
                                 const FoldedGraph &folded,
                                 const InnerOptions &options);

} // namespace planner

#endif // PLANNER_SEARCH_INNER_H
