//===- Solve.cpp - Choosing and running algorithms
//-------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Solve.h"
#include "planner/Solver/Elimination.h"
#include <algorithm>

using namespace planner;
using namespace planner::solver;

Solution solver::solveByElimination(const Problem &problem,
                                    const Options &options) {
  Model model(problem);
  EliminationResult r =
      eliminateAll(model, {options.tableCap, options.budget, options.cancel});
  Solution solution;
  if (r.status == EliminationResult::Status::Optimal) {
    solution.assignment = model.expand(r.choice);
    auto e = problem.evaluate(solution.assignment);
    solution.feasible = e && e->feasible();
    solution.cost = Cost(r.cost);
    solution.lowerBound = Cost(r.cost);
    solution.proven = solution.feasible;
    if (!solution.feasible)
      return solveExhaustively(problem, options);
  }
  if (r.status == EliminationResult::Status::Infeasible) {
    solution.lowerBound = kForbidden;
    solution.proven = true;
    solution.infeasibility =
        Infeasibility{true, {}, 0, "every assignment is forbidden"};
  }
  return solution;
}

Expected<Solution> solver::solve(const Problem &problem,
                                 const Options &options) {
  if (auto ok = problem.check(); !ok)
    return ok.error();
  if (options.algorithm == Algorithm::Exhaustive)
    return solveExhaustively(problem, options);
  return solveByElimination(problem, options);
}
