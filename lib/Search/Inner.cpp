//===- Inner.cpp - The cheapest strategy on one mesh ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Search/Inner.h"
#include "InnerProblem.h"
#include "MemoryPrices.h"
#include "MemoryUsage.h"
#include <algorithm>
#include <cmath>
#include <limits>

namespace planner {

namespace {

/// A strategy counts as fitting when evaluate() says so. The first problem's
/// usage is rounded down, for the bound; if its solution does not fit, usage is
/// rounded up, and if that is not enough, capacity is taken away where too much
/// was used, and the problem solved again.
constexpr int kMaxTightenings = 16;
/// Problems of more alternatives are solved by prices on memory, which find
/// good strategies and bounds with a few exact solutions of unlimited problems.
constexpr size_t kMaxExactAlternatives = 600;
constexpr int kMaxPriceSteps = 24;
/// Relative gap at which prices have done their work.
constexpr double kSmallGap = 1e-3;
/// Steps without a smaller gap, once something fits, after which prices stop.
constexpr int kPatience = 6;

class InnerSolver {
public:
  InnerSolver(const CostModel &m, const FoldedGraph &f, const InnerOptions &o)
      : model(m), options(o), inner(m, f, o.spec, o.incumbent),
        problem(inner.build()) {}

  Expected<InnerResult> run();

private:
  Expected<void> solveOnce();
  Expected<void> solveWithinMemory();
  Expected<void> solveByPrices(const MemoryUsage &usage);
  Expected<bool> changePrices(const MemoryUsage &usage, MemoryPrices &prices);
  void keepIfBetter(Assignment assignment, PricedStrategy priced);
  Expected<void> tighten(const MemoryUsage &usage,
                         std::vector<int64_t> &capacities,
                         const PricedStrategy &priced) const;
  void noteInfeasible(const solver::Solution &failed);

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

/// Takes capacity away at the peak, or everywhere if the peak is not a time of
/// the problem, so that the last solution and what is like it no longer fits.
Expected<void> InnerSolver::tighten(const MemoryUsage &usage,
                                    std::vector<int64_t> &capacities,
                                    const PricedStrategy &priced) const {
  Expected<solver::Evaluation> used = problem.evaluate(solution.assignment);
  if (!used)
    return used.takeError();
  int64_t missing = priced.memory.totalPeak - options.memoryLimit;
  std::optional<uint32_t> peak = usage.timeOf(priced.memory.peakOp);
  for (uint32_t t = 0; t < capacities.size(); ++t)
    if (!peak || t == *peak)
      capacities[t] = std::max<int64_t>(
          std::min(capacities[t] - missing, used->usage[t] - 1), 0);
  return {};
}

void InnerSolver::keepIfBetter(Assignment assignment, PricedStrategy priced) {
  if (result.assignment && result.priced.stepTime <= priced.stepTime)
    return;
  result.assignment = std::move(assignment);
  result.priced = std::move(priced);
  result.priced.fits = true;
}

/// Keeps the last solution if it fits, and moves a price: down if it fits, up
/// where it does not. False if no price is worth moving.
Expected<bool> InnerSolver::changePrices(const MemoryUsage &usage,
                                         MemoryPrices &prices) {
  Expected<solver::Evaluation> used = problem.evaluate(solution.assignment);
  if (!used)
    return used.takeError();
  Assignment assignment = inner.expand(solution.assignment);
  Expected<PricedStrategy> priced = evaluate(model, assignment);
  if (!priced)
    return priced.takeError();
  int64_t missing = priced->memory.totalPeak - options.memoryLimit;
  if (missing <= 0) {
    keepIfBetter(std::move(assignment), std::move(*priced));
    return prices.lower();
  }
  if (!result.assignment &&
      (result.missingBytes == 0 || missing < result.missingBytes)) {
    result.missingBytes = missing;
    result.bindingOp = priced->memory.peakOp;
  }
  auto most = std::max_element(used->usage.begin(), used->usage.end());
  auto time = static_cast<uint32_t>(most - used->usage.begin());
  if (*most <= options.memoryLimit)
    time = usage.timeOf(priced->memory.peakOp).value_or(time);
  prices.raise(time);
  return true;
}

/// The best strategy that fits among the optima of priced problems, and the
/// best of their bounds.
Expected<void> InnerSolver::solveByPrices(const MemoryUsage &usage) {
  // Inside, prices are in ticks.
  TimePrices start = options.memoryPrices;
  for (auto &[time, price] : start)
    price /= inner.secondsPerTick();
  MemoryPrices prices(problem, options.memoryLimit,
                      static_cast<double>(solution.cost), start);
  result.proven = false;
  double bestGap = std::numeric_limits<double>::infinity();
  for (int step = 0, idle = 0; step < kMaxPriceSteps && idle < kPatience;
       ++step) {
    // Known prices are tried before any is changed.
    if (step > 0 || start.empty()) {
      Expected<bool> changed = changePrices(usage, prices);
      if (!changed)
        return changed.takeError();
      if (!*changed)
        break;
    }
    if (result.assignment) {
      double gap = (result.priced.stepTime - result.lowerBound).value /
                   result.priced.stepTime.value;
      if (gap <= kSmallGap)
        break;
      idle = gap < bestGap * (1 - kSmallGap) ? 0 : idle + 1;
      bestGap = std::min(bestGap, gap);
    }
    if (options.solver.cancel && options.solver.cancel->requested())
      break;
    solver::Problem pricedProblem = prices.priced();
    Expected<solver::Solution> solved =
        solver::solve(pricedProblem, options.solver);
    // Prices beyond what integers hold: nothing fits at any price.
    if (!solved || !solved->feasible)
      break;
    solution = std::move(*solved);
    double bound =
        (static_cast<double>(solution.lowerBound) - prices.refund()) *
        inner.secondsPerTick();
    result.lowerBound = std::max(result.lowerBound, Seconds(bound));
  }
  result.memoryPrices = prices.current();
  for (auto &[time, price] : result.memoryPrices)
    price *= inner.secondsPerTick();
  result.infeasible = !result.assignment.has_value();
  return {};
}

Expected<void> InnerSolver::solveWithinMemory() {
  MemoryUsage usage(inner);
  usage.addTo(problem, MemoryUsage::Rounding::Down);
  if (inner.numAlternatives() > kMaxExactAlternatives)
    return solveByPrices(usage);
  std::vector<int64_t> capacities = usage.capacities(options.memoryLimit);
  for (int attempt = 0; attempt < kMaxTightenings; ++attempt) {
    problem.setCapacities(capacities);
    if (Expected<void> done = solveOnce(); !done)
      return done;
    if (attempt == 0) {
      result.lowerBound = Seconds(static_cast<double>(solution.lowerBound) *
                                  inner.secondsPerTick());
      result.proven = solution.proven;
    }
    if (!solution.feasible) {
      noteInfeasible(solution);
      result.proven &= attempt == 0;
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
      // A later solution is proven if it costs no more than the first bound.
      result.proven =
          static_cast<double>(solution.cost) * inner.secondsPerTick() <=
          result.lowerBound.value;
      result.assignment = std::move(assignment);
      result.priced = std::move(*priced);
      result.priced.fits = true;
      return {};
    }
    result.missingBytes = missing;
    result.bindingOp = priced->memory.peakOp;
    if (attempt == 0)
      usage.addTo(problem, MemoryUsage::Rounding::Up);
    else if (Expected<void> done = tighten(usage, capacities, *priced); !done)
      return done;
  }
  result.proven = false;
  result.infeasible = true;
  return {};
}

Expected<InnerResult> solveInner(const CostModel &model,
                                 const FoldedGraph &folded,
                                 const InnerOptions &options) {
  return InnerSolver(model, folded, options).run();
}

} // namespace planner
