//===- Solve.cpp - Choosing and running algorithms
//-------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Solve.h"
#include "Engine.h"

using namespace planner;
using namespace planner::solver;

/// Work of one elimination beyond which Auto searches instead.
static constexpr int64_t kAffordable = int64_t(1) << 33;

void Infeasibility::explain(bool forbidden) {
  if (forbidden)
    reason = "every assignment contains a forbidden entry";
  else if (everyAssignment)
    reason = "time " + std::to_string(*time) + " lacks " +
             std::to_string(missing) + " of capacity";
  else
    reason = proven ? "the capacities cannot be kept together"
                    : "no assignment was found that fits";
}

std::string solver::nothingCheaperThan(Cost bound) {
  return "nothing was found that costs less than " + std::to_string(bound);
}

Solution solver::solveByElimination(const Problem &problem,
                                    const Options &options) {
  Engine engine(problem, options);
  if (engine.start())
    engine.solveExactly(options.budget);
  return engine.finish();
}

Solution solver::solveByDual(const Problem &problem, const Options &options) {
  Engine engine(problem, options);
  if (engine.start())
    engine.searchLarge(/*primal=*/false);
  return engine.finish();
}

Solution solver::solveByNeighbourhoods(const Problem &problem,
                                       const Options &options) {
  Engine engine(problem, options);
  if (engine.start())
    engine.searchLarge(/*primal=*/true);
  return engine.finish();
}

static Solution solveAutomatically(const Problem &problem,
                                   const Options &options) {
  Engine engine(problem, options);
  if (engine.start() &&
      (!engine.exactnessPays() ||
       engine.solveExactly(std::min(options.budget / 2, kAffordable))))
    engine.searchLarge(/*primal=*/true);
  return engine.finish();
}

Expected<Solution> solver::solve(const Problem &problem,
                                 const Options &options) {
  if (auto ok = problem.check(); !ok)
    return ok.error();
  switch (options.algorithm) {
  case Algorithm::Auto:
    return solveAutomatically(problem, options);
  case Algorithm::Exact:
    return solveByElimination(problem, options);
  case Algorithm::Dual:
    return solveByDual(problem, options);
  case Algorithm::Lns:
    return solveByNeighbourhoods(problem, options);
  case Algorithm::Exhaustive:
    return solveExhaustively(problem, options);
  }
  return makeError("unknown algorithm");
}
