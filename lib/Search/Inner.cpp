//===- Inner.cpp - The cheapest strategy on one mesh ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Search/Inner.h"
#include "InnerProblem.h"
#include "MemoryUsage.h"
#include <cmath>

namespace planner {

namespace {

/// A strategy counts as fitting when evaluate() says so. The problem's usage is
/// never more than what evaluate() finds, so the first solution may not fit;
/// the capacity there is then lowered by what was missing and the problem
/// solved again.
constexpr int kMaxTightenings = 12;

class InnerSolver {
public:
  InnerSolver(const CostModel &m, const FoldedGraph &f, const InnerOptions &o)
      : model(m), options(o), inner(m, f, o.spec), problem(inner.build()) {}

  Expected<InnerResult> run();

private:
  Expected<void> solveOnce();
  Expected<void> solveWithinMemory();
  void noteInfeasible(const solver::Solution &solution);

  const CostModel &model;
  const InnerOptions &options;
  InnerProblem inner;
  solver::Problem problem;
  InnerResult result;
  solver::Solution solution;
};

} // namespace

Expected<void> InnerSolver::solveOnce() {
  solver::Options solverOptions = options.solver;
  if (options.incumbent)
    solverOptions.upperBound = static_cast<solver::Cost>(
        std::ceil(options.incumbent->value / inner.secondsPerTick()));
  Expected<solver::Solution> solved = solver::solve(problem, solverOptions);
  if (!solved)
    return solved.takeError();
  solution = std::move(*solved);
  return {};
}

Expected<InnerResult> InnerSolver::run() {
  result.log10Space = inner.log10Space();
  result.variables = inner.numVariables();
  result.alternatives = inner.numAlternatives();
  if (Expected<void> done = solveOnce(); !done)
    return done.takeError();
  result.lowerBound = Seconds(static_cast<double>(solution.lowerBound) *
                              inner.secondsPerTick());
  result.proven = solution.proven;
  if (!solution.feasible) {
    noteInfeasible(solution);
    return result;
  }
  Assignment assignment = inner.expand(solution.assignment);
  Expected<PricedStrategy> priced = evaluate(model, assignment);
  if (!priced)
    return priced.takeError();
  if (priced->memory.totalPeak > options.memoryLimit) {
    if (Expected<void> done = solveWithinMemory(); !done)
      return done.takeError();
    return result;
  }
  result.assignment = std::move(assignment);
  result.priced = std::move(*priced);
  result.priced.fits = true;
  return result;
}

void InnerSolver::noteInfeasible(const solver::Solution &failed) {
  result.infeasible = true;
  if (failed.infeasibility && failed.infeasibility->time)
    result.missingBytes = failed.infeasibility->missing;
}

Expected<void> InnerSolver::solveWithinMemory() {
  MemoryUsage usage(inner);
  usage.addTo(problem);
  std::vector<int64_t> capacities = usage.capacities(options.memoryLimit);
  for (int attempt = 0; attempt < kMaxTightenings; ++attempt) {
    problem.setCapacities(capacities);
    if (Expected<void> done = solveOnce(); !done)
      return done;
    if (attempt == 0) {
      result.lowerBound = Seconds(static_cast<double>(solution.lowerBound) *
                                  inner.secondsPerTick());
      result.proven = solution.proven;
    } else {
      result.proven = false;
    }
    if (!solution.feasible) {
      noteInfeasible(solution);
      if (solution.infeasibility && solution.infeasibility->time)
        result.bindingOp = usage.opAt(*solution.infeasibility->time);
      return {};
    }
    Assignment assignment = inner.expand(solution.assignment);
    Expected<PricedStrategy> priced = evaluate(model, assignment);
    if (!priced)
      return priced.takeError();
    int64_t missing = priced->memory.totalPeak - options.memoryLimit;
    if (missing <= 0) {
      result.assignment = std::move(assignment);
      result.priced = std::move(*priced);
      result.priced.fits = true;
      return {};
    }
    result.missingBytes = missing;
    result.bindingOp = priced->memory.peakOp;
    // Where the peak is not a time of the problem, all times give way.
    std::optional<uint32_t> time = usage.timeOf(priced->memory.peakOp);
    for (uint32_t t = 0; t < capacities.size(); ++t)
      if (!time || t == *time)
        capacities[t] = std::max<int64_t>(capacities[t] - missing, 0);
  }
  result.infeasible = true;
  return {};
}

Expected<InnerResult> solveInner(const CostModel &model,
                                 const FoldedGraph &folded,
                                 const InnerOptions &options) {
  return InnerSolver(model, folded, options).run();
}

} // namespace planner
