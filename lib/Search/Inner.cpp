//===- Inner.cpp - The cheapest strategy on one mesh ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Search/Inner.h"
#include "InnerProblem.h"
#include "MemoryUsage.h"
#include "planner/Solver/Priced.h"
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
/// Problems of more alternatives are solved by prices on memory.
constexpr size_t kMaxExactAlternatives = 600;
/// By how much rounding to ticks may make a strategy's cost smaller than its
/// time; where it is smaller by more, its time is its cost.
constexpr double kTableRounding = 1e-7;
constexpr double kMostRoundedTicks = 1e4;
/// What doubles lose in a sum, beside the ticks.
constexpr double kLeastRounding = 1e-10;
/// The free problem starts from the tied one's optimum and may be hard to
/// close.
constexpr int64_t kFreeBudget = int64_t(1) << 29;

class InnerSolver {
public:
  using Detail = InnerProblem::Detail;
  InnerSolver(const CostModel &m, const FoldedGraph &f, const InnerOptions &o,
              Detail d)
      : model(m), options(o), detail(d), inner(m, f, o, d) {}

  /// Without Detail::Memory the result need not fit.
  Expected<InnerResult> run();
  bool isLarge() const {
    return inner.numAlternatives() > kMaxExactAlternatives;
  }

private:
  std::optional<solver::Cost> upperBound() const;
  Expected<PricedStrategy> priceOf(const Assignment &assignment) const {
    return evaluate(model, assignment, options.tellsMemory,
                    &inner.folded.kinds);
  }
  Seconds objective(const std::vector<uint32_t> &choice,
                    const PricedStrategy &priced) const;
  void take(Assignment assignment, PricedStrategy priced, Seconds time,
            bool fits);
  /// By how much rounding down makes any strategy cheaper, in seconds.
  double mostRounded() const {
    return static_cast<double>(inner.variables.size() + inner.pairs.size()) *
           inner.secondsPerTick();
  }
  Expected<InnerResult> solveSmall();
  Expected<InnerResult> solveLarge();
  solver::PricedSolution searchFastest(const solver::PricedOptions &priced);
  solver::PricedSolution searchPrices(MemoryUsage::Rounding rounding,
                                      solver::PricedOptions priced);
  Expected<void> solveOnce();
  Expected<void> solveWithinMemory();
  void useMemory(const MemoryUsage &usage, MemoryUsage::Rounding rounding);
  solver::Judgement judge(const std::vector<uint32_t> &choice);
  solver::Judgement judgeTime(const std::vector<uint32_t> &choice);
  std::optional<solver::Cost> trueCost(const std::vector<uint32_t> &choice,
                                       Seconds time) const;
  Expected<void> tighten(const MemoryUsage &usage,
                         std::vector<int64_t> &capacities,
                         const PricedStrategy &priced, bool gently) const;
  void noteInfeasible(const solver::Solution &failed);

  const CostModel &model;
  const InnerOptions &options;
  const Detail detail;
  InnerProblem inner;
  solver::FactoredProblem factored;
  InnerResult result;
  /// Of small problems.
  solver::Problem problem;
  solver::Solution solution;
  /// Of large problems, once it matters.
  std::optional<MemoryUsage> memory;
  std::optional<Diagnostic> failure;
  /// Whether strategies are evaluated after the search only.
  bool judgesTime = false;
};

} // namespace

std::optional<solver::Cost> InnerSolver::upperBound() const {
  if (!options.incumbent)
    return std::nullopt;
  return static_cast<solver::Cost>(
      std::ceil(options.incumbent->value / inner.secondsPerTick()));
}

/// What is minimised.
Seconds InnerSolver::objective(const std::vector<uint32_t> &choice,
                               const PricedStrategy &priced) const {
  const Seconds time = options.weights
                           ? weightedTime(model, priced, options.weights->ops,
                                          options.weights->changes)
                           : priced.stepTime;
  return time + Seconds(inner.accumulation(choice));
}

void InnerSolver::take(Assignment assignment, PricedStrategy priced,
                       Seconds time, bool fits) {
  result.time = time;
  result.assignment = std::move(assignment);
  result.priced = std::move(priced);
  result.priced.fits = fits;
}

Expected<InnerResult> InnerSolver::run() {
  result.log10Space = inner.log10Space();
  result.variables = inner.numVariables();
  result.alternatives = inner.numAlternatives();
  result.entries = inner.numEntries();
  // A problem that is not complete bounds nothing.
  result.infeasible = true;
  if (!inner.isComplete())
    return result;
  if (inner.beatsNone()) {
    result.proven = true;
    result.lowerBound = *options.incumbent;
    return result;
  }
  result.infeasible = false;
  factored = inner.build();
  return isLarge() ? solveLarge() : solveSmall();
}

//===----------------------------------------------------------------------===//
// Large problems
//===----------------------------------------------------------------------===//

/// What a strategy costs, if that is more than the problem says.
std::optional<solver::Cost>
InnerSolver::trueCost(const std::vector<uint32_t> &choice, Seconds time) const {
  const double ticks = time.value / inner.secondsPerTick();
  const auto counted = static_cast<double>(factored.costOf(choice));
  if (ticks <= counted * (1 + kTableRounding) + kMostRoundedTicks)
    return std::nullopt;
  return static_cast<solver::Cost>(std::ceil(ticks));
}

solver::Judgement InnerSolver::judgeTime(const std::vector<uint32_t> &choice) {
  if (options.boundOnly)
    return {};
  const FoldedGraph &folded = inner.folded;
  std::vector<std::array<double, 3>> tensors(model.graph().tensors.size());
  for (const TensorClass &tensorClass : folded.classes)
    tensors[tensorClass.lead] = tensorClass.counts;
  solver::Judgement verdict;
  Expected<Seconds> time =
      stepTimeOf(model, inner.expand(choice), folded.occurrences, tensors);
  if (time)
    verdict.cost =
        trueCost(choice, *time + Seconds(inner.accumulation(choice)));
  else
    failure = time.takeError();
  return verdict;
}

solver::Judgement InnerSolver::judge(const std::vector<uint32_t> &choice) {
  solver::Judgement verdict;
  if (options.boundOnly) {
    verdict.fits = true;
    return verdict;
  }
  Assignment assignment = inner.expand(choice);
  Expected<PricedStrategy> priced = priceOf(assignment);
  if (!priced) {
    failure = priced.takeError();
    return verdict;
  }
  verdict.missing = priced->memory.totalPeak - options.memoryLimit;
  verdict.fits = detail == Detail::Cost || verdict.missing <= 0;
  const Seconds time = objective(choice, *priced);
  verdict.cost = trueCost(choice, time);
  if (verdict.fits && (!result.assignment || time < result.time))
    take(std::move(assignment), std::move(*priced), time, verdict.missing <= 0);
  else if (memory)
    verdict.time = memory->timeOf(priced->memory.peakOp);
  return verdict;
}

/// One search by prices; usage is rounded as asked once it matters, and none
/// before that.
solver::PricedSolution InnerSolver::searchPrices(MemoryUsage::Rounding rounding,
                                                 solver::PricedOptions priced) {
  factored.usage.clear();
  factored.capacities.clear();
  priced.judge = [this](const std::vector<uint32_t> &choice) {
    return judgesTime ? judgeTime(choice) : judge(choice);
  };
  priced.loadUsage = [this, rounding](solver::FactoredProblem &target) {
    if (!memory)
      memory.emplace(inner);
    target.usage = memory->terms(rounding);
    target.capacities = memory->capacities(options.memoryLimit);
  };
  priced.anyWillDo = options.anyWillDo;
  priced.solver = options.solver;
  return solver::solvePriced(factored, priced);
}

/// Without regard to memory. What a strategy costs in truth is told by one
/// operator and one tensor of each kind; only the best is evaluated.
solver::PricedSolution
InnerSolver::searchFastest(const solver::PricedOptions &priced) {
  judgesTime = true;
  solver::PricedSolution found =
      searchPrices(MemoryUsage::Rounding::Up, priced);
  judgesTime = false;
  if (!failure && !found.assignment.empty())
    (void)judge(found.assignment);
  return found;
}

/// What fits for certain is found where usage is rounded up; what nothing beats
/// is bounded where it is rounded down. Until memory matters both are one.
Expected<InnerResult> InnerSolver::solveLarge() {
  solver::PricedOptions priced;
  priced.upperBound = upperBound();
  if (options.boundOnly && options.enough)
    priced.enough = static_cast<solver::Cost>(
        std::ceil(options.enough->value / inner.secondsPerTick()));
  priced.usageMatters = detail == Detail::Memory;
  priced.usageIsNoMatter = detail == Detail::Cost;
  priced.trustsUsage = true;
  solver::PricedSolution found =
      detail == Detail::Cost ? searchFastest(priced)
                             : searchPrices(MemoryUsage::Rounding::Up, priced);
  priced.trustsUsage = false;
  if (detail == Detail::Memory && !found.assignment.empty() &&
      found.steps == 0) {
    // No price was needed, so that usage has no part in the bound.
    found.lowerBound = std::min(found.state.unpriced, found.cost);
    found.proven = found.lowerBound == found.cost;
  } else if (detail == Detail::Memory && !failure &&
             !(options.anyWillDo && result.assignment)) {
    priced.start = std::move(found.state);
    priced.usageMatters = true;
    if (!found.assignment.empty())
      priced.upperBound = found.cost;
    found = searchPrices(MemoryUsage::Rounding::Down, priced);
  }
  if (failure)
    return std::move(*failure);
  // What leaves nothing below a bound has no bound of its own.
  if (options.boundOnly && found.proven && found.assignment.empty() &&
      priced.upperBound)
    found.lowerBound = *priced.upperBound;
  result.lowerBound =
      Seconds(static_cast<double>(found.lowerBound) * inner.secondsPerTick());
  result.infeasible = !result.assignment.has_value();
  result.proven = found.proven;
  if (result.infeasible && memory && found.time) {
    result.missingBytes = found.missing;
    result.bindingOp = memory->opAt(*found.time);
  }
  return std::move(result);
}

//===----------------------------------------------------------------------===//
// Small problems
//===----------------------------------------------------------------------===//

Expected<void> InnerSolver::solveOnce() {
  solver::Options solverOptions = options.solver;
  solverOptions.upperBound = upperBound();
  Expected<solver::Solution> solved = solver::solve(problem, solverOptions);
  if (!solved)
    return solved.takeError();
  solution = std::move(*solved);
  return {};
}

Expected<InnerResult> InnerSolver::solveSmall() {
  problem = factored.expand();
  if (Expected<void> done = solveOnce(); !done)
    return done.takeError();
  result.lowerBound = Seconds(static_cast<double>(solution.lowerBound) *
                              inner.secondsPerTick());
  result.proven = solution.proven;
  if (!solution.feasible) {
    noteInfeasible(solution);
    return std::move(result);
  }
  if (options.boundOnly)
    return std::move(result);
  Assignment assignment = inner.expand(solution.assignment);
  Expected<PricedStrategy> priced = priceOf(assignment);
  if (!priced)
    return priced.takeError();
  const bool fits = priced->memory.totalPeak <= options.memoryLimit;
  const Seconds time = objective(solution.assignment, *priced);
  result.proven &=
      time.value <=
      result.lowerBound.value * (1 + kLeastRounding) + mostRounded();
  if (!fits && detail == Detail::Memory) {
    if (Expected<void> done = solveWithinMemory(); !done)
      return done.takeError();
    return std::move(result);
  }
  take(std::move(assignment), std::move(*priced), time, fits);
  return std::move(result);
}

void InnerSolver::noteInfeasible(const solver::Solution &failed) {
  result.infeasible = true;
  if (failed.infeasibility && failed.infeasibility->everyAssignment)
    result.missingBytes = failed.infeasibility->missing;
}

/// Takes capacity away at the peak, or everywhere if the peak is not a time of
/// the problem, so that the last solution and what is like it no longer fits.
Expected<void> InnerSolver::tighten(const MemoryUsage &usage,
                                    std::vector<int64_t> &capacities,
                                    const PricedStrategy &priced,
                                    bool gently) const {
  Expected<solver::Evaluation> used = problem.evaluate(solution.assignment);
  if (!used)
    return used.takeError();
  int64_t missing = priced.memory.totalPeak - options.memoryLimit;
  std::optional<uint32_t> peak = usage.timeOf(priced.memory.peakOp);
  for (uint32_t t = 0; t < capacities.size(); ++t)
    if (!peak || t == *peak)
      capacities[t] = std::max<int64_t>(
          std::min(capacities[t] - (gently ? 0 : missing), used->usage[t] - 1),
          0);
  return {};
}

void InnerSolver::useMemory(const MemoryUsage &usage,
                            MemoryUsage::Rounding rounding) {
  factored.usage = usage.terms(rounding);
  factored.capacities = usage.capacities(options.memoryLimit);
  problem = factored.expandLimited();
}

Expected<void> InnerSolver::solveWithinMemory() {
  MemoryUsage usage(inner);
  useMemory(usage, MemoryUsage::Rounding::Down);
  bool roundedUp = false;
  std::vector<int64_t> capacities = usage.capacities(options.memoryLimit);
  std::vector<uint32_t> first;
  PricedStrategy firstPriced;
  for (int attempt = 0; attempt < kMaxTightenings; ++attempt) {
    problem.setCapacities(capacities);
    if (Expected<void> done = solveOnce(); !done)
      return done;
    if (attempt == 0) {
      result.lowerBound = Seconds(static_cast<double>(solution.lowerBound) *
                                  inner.secondsPerTick());
      result.proven = solution.proven;
    }
    if (!solution.feasible && roundedUp) {
      // Counting generously left nothing: take capacity from what was too much.
      useMemory(usage, MemoryUsage::Rounding::Down);
      roundedUp = false;
      solution.assignment = first;
      if (Expected<void> done = tighten(usage, capacities, firstPriced, true);
          !done)
        return done;
      continue;
    }
    if (!solution.feasible) {
      noteInfeasible(solution);
      result.proven &= attempt == 0;
      if (solution.infeasibility && solution.infeasibility->time)
        result.bindingOp = usage.opAt(*solution.infeasibility->time);
      return {};
    }
    Assignment assignment = inner.expand(solution.assignment);
    Expected<PricedStrategy> priced = priceOf(assignment);
    if (!priced)
      return priced.takeError();
    int64_t missing = priced->memory.totalPeak - options.memoryLimit;
    if (missing <= 0) {
      // A later solution is proven if it costs no more than the first bound,
      // and takes no longer than it costs.
      const Seconds time = objective(solution.assignment, *priced);
      result.proven =
          time.value <=
          result.lowerBound.value * (1 + kLeastRounding) + mostRounded();
      take(std::move(assignment), std::move(*priced), time, true);
      return {};
    }
    result.missingBytes = missing;
    result.bindingOp = priced->memory.peakOp;
    if (attempt == 0) {
      first = solution.assignment;
      firstPriced = std::move(*priced);
      useMemory(usage, MemoryUsage::Rounding::Up);
      roundedUp = true;
    } else if (Expected<void> done =
                   tighten(usage, capacities, *priced, !roundedUp);
               !done)
      return done;
  }
  result.proven = false;
  result.infeasible = true;
  return {};
}

/// First without regard to memory: what then fits is the answer. What memory
/// depends on makes the problem larger, and is stated only where it must.
static Expected<InnerResult> solveFrom(InnerSolver &first,
                                       const CostModel &model,
                                       const FoldedGraph &folded,
                                       const InnerOptions &options) {
  Expected<InnerResult> fastest = first.run();
  if (!fastest || !fastest->assignment || fastest->priced.fits)
    return fastest;
  InnerSolver limited(model, folded, options, InnerProblem::Detail::Memory);
  Expected<InnerResult> result = limited.run();
  if (result) {
    result->lowerBound = std::max(result->lowerBound, fastest->lowerBound);
    result->entries += fastest->entries;
  }
  return result;
}

/// Where memory is known to matter, all of it is stated at once.
static InnerSolver firstSolver(const CostModel &model,
                               const FoldedGraph &folded,
                               const InnerOptions &options) {
  return InnerSolver(model, folded, options,
                     options.anyWillDo || options.memoryIsTight
                         ? InnerProblem::Detail::Memory
                         : InnerProblem::Detail::Cost);
}

Expected<InnerResult> solveInner(const CostModel &model,
                                 const FoldedGraph &folded,
                                 const InnerOptions &options) {
  InnerOptions chosen = options;
  std::optional<InnerResult> quick;
  size_t tiedEntries = 0;
  if (options.tied) {
    chosen.tied = nullptr;
    InnerSolver solver = firstSolver(model, folded, chosen);
    if (solver.isLarge())
      return solveFrom(solver, model, folded, chosen);
    chosen.solver.budget = std::min(chosen.solver.budget, kFreeBudget);
    InnerSolver tied = firstSolver(model, *options.tied, options);
    Expected<InnerResult> solved =
        solveFrom(tied, model, *options.tied, options);
    if (!solved)
      return solved;
    tiedEntries = solved->entries;
    if (solved->assignment) {
      quick = std::move(*solved);
      chosen.incumbent = quick->time;
    }
  }
  InnerSolver solver = firstSolver(model, folded, chosen);
  Expected<InnerResult> result = solveFrom(solver, model, folded, chosen);
  if (result)
    result->entries += tiedEntries;
  // The free problem holds the tied one's optimum, and nothing beats it.
  if (result && !result->assignment && quick) {
    result->assignment = std::move(quick->assignment);
    result->priced = std::move(quick->priced);
    result->time = quick->time;
    if (result->proven)
      result->lowerBound = std::max(result->lowerBound, *chosen.incumbent);
    result->infeasible = false;
  }
  return result;
}

} // namespace planner
