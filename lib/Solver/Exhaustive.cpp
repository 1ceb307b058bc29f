//===- Exhaustive.cpp - Every assignment, in order ------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Deliberately plain: it prices every assignment with Problem::evaluate, so
// that it can be trusted as the oracle of all other algorithms.
//
//===----------------------------------------------------------------------===//

#include "Engine.h"
#include <algorithm>
#include <map>

using namespace planner;
using namespace planner::solver;

namespace {

/// The next assignment in lexicographic order; false after the last.
bool advance(const Problem &problem, std::vector<uint32_t> &assignment) {
  for (size_t i = assignment.size(); i-- > 0;) {
    if (++assignment[i] < problem.domain(VarId(i)))
      return true;
    assignment[i] = 0;
  }
  return false;
}

/// Remembers the assignment that misses capacity by the least amount at its
/// worst time.
void noteViolation(const Evaluation &evaluation, Infeasibility &closest) {
  const CapacityViolation &worst = *std::max_element(
      evaluation.violations.begin(), evaluation.violations.end(),
      [](const auto &a, const auto &b) { return a.excess() < b.excess(); });
  if (closest.time && closest.missing <= worst.excess())
    return;
  closest.time = worst.time;
  closest.missing = worst.excess();
}

/// By how much times are exceeded by every assignment seen that has no
/// forbidden entries.
class AlwaysExceeded {
public:
  void see(const Evaluation &evaluation) {
    std::map<uint32_t, int64_t> both;
    for (const CapacityViolation &v : evaluation.violations) {
      const int64_t excess = v.excess();
      const auto known = excesses.find(v.time);
      if (!some)
        both[v.time] = excess;
      else if (known != excesses.end())
        both[v.time] = std::min(excess, known->second);
    }
    some = true;
    excesses = std::move(both);
  }
  void tell(Infeasibility &reason) const {
    for (auto [time, excess] : excesses)
      if (!reason.everyAssignment || excess > reason.missing) {
        reason.everyAssignment = true;
        reason.time = time;
        reason.missing = excess;
      }
  }

private:
  bool some = false;
  std::map<uint32_t, int64_t> excesses;
};

} // namespace

Solution solver::solveExhaustively(const Problem &problem,
                                   const Options &options) {
  Solution solution;
  Infeasibility closest;
  AlwaysExceeded always;
  std::vector<uint32_t> assignment(problem.numVariables(), 0);
  bool complete = true;
  for (bool more = true; more; more = advance(problem, assignment)) {
    if (solution.stats.work >= options.budget)
      solution.stats.budgetSpent = true;
    if ((solution.stats.work & 1023) == 0 && options.cancel &&
        options.cancel->requested())
      solution.stats.cancelled = true;
    if (solution.stats.budgetSpent || solution.stats.cancelled) {
      complete = false;
      break;
    }
    ++solution.stats.work;
    Expected<Evaluation> evaluation = problem.evaluate(assignment);
    if (!evaluation->forbiddenVariables.empty() ||
        !evaluation->forbiddenPairs.empty())
      continue;
    if (!evaluation->feasible()) {
      noteViolation(*evaluation, closest);
      always.see(*evaluation);
      continue;
    }
    Cost cost = Cost(evaluation->cost);
    if (options.upperBound && cost >= *options.upperBound)
      continue;
    if (solution.feasible && cost >= solution.cost)
      continue;
    solution.feasible = true;
    solution.cost = cost;
    solution.assignment = assignment;
    if (options.progress)
      options.progress({cost, assignment});
  }
  solution.proven = complete;
  if (complete)
    solution.lowerBound = solution.feasible
                              ? solution.cost
                              : options.upperBound.value_or(kForbidden);
  if (!solution.feasible && options.explains) {
    closest.proven = complete && !options.upperBound;
    if (closest.proven)
      always.tell(closest);
    if (options.upperBound && !closest.proven)
      closest.reason = nothingCheaperThan(*options.upperBound);
    else
      closest.explain(/*forbidden=*/closest.proven && !closest.time);
    solution.infeasibility = closest;
  }
  return solution;
}
