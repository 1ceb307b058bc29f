//===- PricedCandidates.cpp - Assignments between prices ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PricedSearch.h"
#include "planner/Solver/Elimination.h"
#include <algorithm>
#include <cmath>
#include <tuple>

using namespace planner;
using namespace planner::solver;

/// Work of the elimination that finds a candidate.
static constexpr double kCoreWork = 1 << 21;
/// The core's alternatives are those within a gap; each one tried is this share
/// of the one before.
static constexpr double kCoreStep = 0.6;
/// What is left of a problem is solved exactly up to this size and work.
static constexpr size_t kMostExactAlternatives = 600;
static constexpr int64_t kExactWork = int64_t(1) << 24;
/// Candidates are recombined with so many alternatives, within this work.
static constexpr size_t kMostRecombined = 400;
static constexpr int64_t kRecombinationWork = int64_t(1) << 21;

//===----------------------------------------------------------------------===//
// Candidates
//===----------------------------------------------------------------------===//

/// An order that eliminates the core's alternatives of at most this excess, if
/// that is affordable.
std::optional<EliminationOrder> PricedSearch::coreOrder(double most) {
  std::vector<uint32_t> domains;
  for (uint32_t v : dual.core())
    domains.push_back(uint32_t(
        std::count_if(reduced.excess[v].begin(), reduced.excess[v].end(),
                      [most](double e) { return e <= most; })));
  // Smaller gaps often leave the same alternatives.
  if ((tooWide && domains == *tooWide) ||
      std::find(domains.begin(), domains.end(), 0) != domains.end())
    return std::nullopt;
  // What has no choice joins nothing, as long as it goes last.
  auto adjacency = dual.coreNeighbours();
  for (size_t v = 0; v < adjacency.size(); ++v)
    std::erase_if(adjacency[v], [&](uint32_t n) {
      return domains[v] <= 1 || domains[n] <= 1;
    });
  std::optional<EliminationOrder> found =
      greedyOrder(adjacency, domains, OrderRule::MinTable, kCoreWork);
  if (!found) {
    tooWide = std::move(domains);
    return found;
  }
  std::vector<uint32_t> first, last;
  for (uint32_t v : found->order)
    (domains[v] > 1 ? first : last).push_back(v);
  first.insert(first.end(), last.begin(), last.end());
  found->order = std::move(first);
  return found;
}

/// The optimum at the present prices over the alternatives of least excess, as
/// many as elimination affords; in that order, if it is known.
void PricedSearch::solveCore(std::optional<EliminationOrder> order) {
  if (exhausted || stopped())
    return;
  const double full = upper() ? reduced.gapBelow(*upper()) : 0x1p55;
  double gap = std::min(full, 2 * coreGap);
  while (!order && !(order = coreOrder(gap))) {
    if (gap < 0.5)
      return;
    gap *= kCoreStep;
  }
  coreGap = gap;
  std::vector<std::vector<uint32_t>> chosen;
  Model model(dual.pricedCore(reduced, gap, chosen));
  EliminationLimits limits;
  limits.cancel = options.solver.cancel;
  EliminationResult best = eliminateAll(model, limits, std::move(order));
  if (best.status != EliminationResult::Status::Optimal &&
      best.status != EliminationResult::Status::Infeasible)
    return;
  // What was left out is dearer by the gap at least.
  Cost bound = upper().value_or(kForbidden);
  if (gap < full)
    bound = std::min(
        bound, Cost(std::min(double(reduced.lowerBound()) + gap, 0x1p58)));
  if (best.status == EliminationResult::Status::Optimal) {
    bound = std::min(bound, Cost(best.cost) + dual.constant() - dual.refund());
    std::vector<uint32_t> choice = model.expand(best.choice);
    for (size_t v = 0; v < choice.size(); ++v)
      choice[v] = chosen[v][choice[v]];
    raise(bound);
    return examine(dual.complete(choice));
  }
  if (bound != kForbidden)
    raise(bound);
}

void PricedSearch::examine(const std::vector<uint32_t> &assignment) {
  candidate = assignment;
  if (std::find(candidates.begin(), candidates.end(), assignment) ==
      candidates.end())
    candidates.push_back(assignment);
  Cost cost = problem.costOf(assignment);
  if (cost == kForbidden)
    return;
  if (!planes) {
    judge(assignment, cost);
    return;
  }
  std::vector<int64_t> usage = problem.usageOf(assignment);
  newPlane = planes->add(double(cost), usage);
  int64_t most = 0;
  uint32_t worst = 0;
  bool fits = true;
  for (uint32_t t = 0; t < usage.size(); ++t) {
    fits &= usage[t] <= problem.capacities[t];
    if (usage[t] - problem.capacities[t] > most)
      most = usage[t] - problem.capacities[t], worst = t;
  }
  if (fits)
    judge(assignment, cost);
  else if (most > 0 && !found() &&
           (result.missing == 0 || most < result.missing)) {
    result.missing = most;
    result.time = worst;
  }
}

void PricedSearch::judge(const std::vector<uint32_t> &assignment, Cost cost) {
  if (upper() && cost >= *upper())
    return;
  if (std::find(refused.begin(), refused.end(), assignment) != refused.end() ||
      refused.size() >= options.mostRefused)
    return;
  Judgement verdict;
  unjudged = planes && options.trustsUsage;
  if (options.judge && !unjudged)
    verdict = options.judge(assignment);
  cost = std::max(cost, verdict.cost.value_or(cost));
  if (verdict.fits && (!upper() || cost < *upper())) {
    result.assignment = assignment;
    result.cost = cost;
    return;
  }
  if (verdict.fits) {
    refused.push_back(assignment);
    return;
  }
  refused.push_back(assignment);
  if (!planes) {
    loadUsage();
    return examine(assignment);
  }
  std::vector<int64_t> usage = problem.usageOf(assignment);
  for (uint32_t t = 0; t < room.size(); ++t)
    if (!verdict.time || t == *verdict.time)
      room[t] = std::max<int64_t>(
          std::min(room[t] - verdict.missing, usage[t] - 1), 0);
}

//===----------------------------------------------------------------------===//
// The end
//===----------------------------------------------------------------------===//

/// Without regard to usage: everything cheaper than the best candidate.
void PricedSearch::solveUnlimited() {
  Options exact = options.solver;
  exact.upperBound = upper();
  exact.certificate = false;
  Expected<Solution> solved = solve(problem.expand(dual.kept(), {}), exact);
  if (!solved)
    return;
  raise(upper() ? std::min(solved->lowerBound, *upper()) : solved->lowerBound);
  if (!solved->feasible)
    return;
  std::vector<uint32_t> choice = solved->assignment;
  for (size_t v = 0; v < choice.size(); ++v)
    choice[v] = dual.kept()[v][choice[v]];
  examine(choice);
}

/// Times at which the alternatives left can use more than there is, but for
/// those at which another time always uses as much.
static std::vector<uint32_t>
bindingTimes(const FactoredProblem &problem,
             const std::vector<std::vector<uint32_t>> &alive) {
  size_t numTimes = problem.capacities.size();
  // By term, the least and the most that is left.
  std::vector<std::pair<double, double>> range;
  std::vector<double> most(numTimes, 0);
  for (const UsageTerm &term : problem.usage) {
    double low = std::numeric_limits<double>::infinity(), high = 0;
    auto note = [&](int64_t amount) {
      low = std::min(low, double(amount));
      high = std::max(high, double(amount));
    };
    if (term.ofPair) {
      const FactoredProblem::Pair &pair = problem.pairs[term.id];
      std::vector<char> row(pair.rows, 0), col(pair.cols, 0);
      for (uint32_t a : alive[pair.first])
        row[pair.rowOf[a]] = 1;
      for (uint32_t b : alive[pair.second])
        col[pair.colOf[b]] = 1;
      for (uint32_t r = 0; r < pair.rows; ++r)
        for (uint32_t c = 0; row[r] && c < pair.cols; ++c)
          if (col[c])
            note(term.amounts[size_t(r) * pair.cols + c]);
    } else
      for (uint32_t a : alive[term.id])
        note(term.amounts[a]);
    range.emplace_back(low, high);
    for (auto [time, count] : term.counts)
      most[time] += high * double(count);
  }
  std::vector<uint32_t> times;
  for (uint32_t t = 0; t < numTimes; ++t)
    if (most[t] > double(problem.capacities[t]))
      times.push_back(t);
  std::sort(times.begin(), times.end(), [&](uint32_t a, uint32_t b) {
    return std::pair(-most[a], a) < std::pair(-most[b], b);
  });
  std::vector<std::vector<double>> counts(
      numTimes, std::vector<double>(problem.usage.size(), 0));
  for (size_t i = 0; i < problem.usage.size(); ++i)
    for (auto [time, count] : problem.usage[i].counts)
      counts[time][i] = double(count);
  std::vector<uint32_t> kept;
  for (uint32_t t : times) {
    bool covered = std::any_of(kept.begin(), kept.end(), [&](uint32_t other) {
      if (problem.capacities[other] > problem.capacities[t])
        return false;
      double excess = 0;
      for (size_t i = 0; i < range.size(); ++i) {
        double more = counts[t][i] - counts[other][i];
        excess += more * (more > 0 ? range[i].second : range[i].first);
      }
      return excess <= 0;
    });
    if (!covered)
      kept.push_back(t);
  }
  std::sort(kept.begin(), kept.end());
  return kept;
}

/// Everything among `alive` that is cheaper than the best candidate and fits,
/// within the work. The first solution, or the proof that there is none.
std::optional<Solution>
PricedSearch::solveAmong(const std::vector<std::vector<uint32_t>> &alive,
                         int64_t work, bool explains) {
  std::vector<uint32_t> times = bindingTimes(problem, alive);
  Problem rest = problem.expand(alive, times);
  std::optional<Solution> first;
  for (size_t i = 0; i <= options.mostRefused && !finished(); ++i) {
    Options exact = options.solver;
    exact.upperBound = upper();
    exact.certificate = false;
    exact.explains = explains;
    exact.budget = std::min(exact.budget, work);
    Expected<Solution> solved = solve(rest, exact);
    if (!solved)
      break;
    if (i == 0)
      first = *solved;
    if (!solved->feasible)
      break;
    std::vector<uint32_t> choice = solved->assignment;
    for (size_t v = 0; v < choice.size(); ++v)
      choice[v] = alive[v][choice[v]];
    Cost before = result.cost;
    examine(choice);
    if (result.cost != before)
      break;
    // It was refused: later problems have less room than there is.
    for (size_t t = 0; t < times.size(); ++t)
      rest.setCapacity(uint32_t(t), room[times[t]]);
  }
  return first;
}

void PricedSearch::finishExactly() {
  if (dual.numAlternatives() > kMostExactAlternatives)
    return;
  const std::optional<Cost> before = upper();
  std::optional<Solution> first =
      solveAmong(dual.kept(), kExactWork, /*explains=*/true);
  if (!first)
    return;
  raise(before ? std::min(first->lowerBound, *before) : first->lowerBound);
  exhausted |= !first->feasible && first->proven;
}

/// What all candidates chose, and alternatives of least excess: `most` in all,
/// if the candidates leave so many.
std::vector<std::vector<uint32_t>> PricedSearch::choices(size_t most) const {
  const std::vector<std::vector<uint32_t>> &alive = dual.kept();
  const std::vector<std::vector<double>> excess = dual.excesses(reduced);
  std::vector<std::vector<uint32_t>> chosen(alive.size());
  std::vector<std::tuple<double, uint32_t, uint32_t>> others;
  size_t count = 0;
  for (uint32_t v = 0; v < alive.size(); ++v) {
    for (uint32_t a = 0; a < alive[v].size(); ++a)
      if (std::any_of(candidates.begin(), candidates.end(),
                      [&](const auto &c) { return c[v] == alive[v][a]; }))
        chosen[v].push_back(alive[v][a]);
      else
        others.emplace_back(excess[v][a], v, alive[v][a]);
    count += chosen[v].size();
  }
  size_t more = std::min(others.size(), most - std::min(most, count));
  std::partial_sort(others.begin(), others.begin() + ptrdiff_t(more),
                    others.end());
  for (size_t i = 0; i < more; ++i)
    chosen[std::get<1>(others[i])].push_back(std::get<2>(others[i]));
  for (std::vector<uint32_t> &list : chosen)
    std::sort(list.begin(), list.end());
  return chosen;
}

/// Between the candidates on both sides of the capacity lie assignments that no
/// prices make the cheapest.
void PricedSearch::recombine() {
  std::vector<std::vector<uint32_t>> chosen = choices(kMostRecombined);
  if (std::none_of(chosen.begin(), chosen.end(),
                   [](const auto &list) { return list.empty(); }))
    (void)solveAmong(chosen, kRecombinationWork, /*explains=*/false);
}
