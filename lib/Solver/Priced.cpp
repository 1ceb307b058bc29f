//===- Priced.cpp - Large problems whose capacity binds -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Priced.h"
#include "CuttingPlanes.h"
#include "FactoredDual.h"
#include "planner/Solver/Elimination.h"
#include <algorithm>
#include <cmath>
#include <memory>

using namespace planner;
using namespace planner::solver;

/// Pairs of sweeps (there and back) at most, before anything is known and after
/// each move of the prices.
static constexpr int kFirstSweeps = 200;
static constexpr int kStepSweeps = 32;
/// Sweeps end where this many pairs of them raise the bound by less than a
/// share of the cost.
static constexpr int kSweepsPerCheck = 4;
static constexpr double kFirstProgress = 2e-5;
static constexpr double kStepProgress = 1e-4;
static constexpr double kLeastProgress = 1e-6;
/// Work of the elimination that finds a candidate.
static constexpr double kCoreWork = 1 << 21;
/// The core's alternatives are those within a gap; each one tried is this share
/// of the one before.
static constexpr double kCoreStep = 0.6;
static constexpr int kMostSteps = 40;
/// The prices move on until so many steps in a row neither raise the bound by a
/// share nor find anything better.
static constexpr int kPatience = 2;
/// They also stop where better ones could not close more of the gap.
static constexpr double kShareOfGap = 0.02;
static constexpr double kIdleProgress = 3e-4;
/// Alternatives are dropped again when the gap has shrunk to this share.
static constexpr double kWorthDropping = 0.8;
/// What is left of a problem is solved exactly up to this size and work.
static constexpr size_t kMostExactAlternatives = 600;
static constexpr int64_t kExactWork = int64_t(1) << 24;
/// Where nothing is limited, whatever is left, within this work.
static constexpr int64_t kUnlimitedWork = int64_t(1) << 28;
/// How far towards the maximum of the planes the prices move.
static constexpr double kStepLength = 0.6;
/// The capacity's first price is worth this share of the cheapest assignment;
/// each further one so many times as much; beyond the last nothing is gained.
static constexpr double kFirstPrice = 0.25;
static constexpr double kRaise = 8;
static constexpr double kHighestPrice = 64;

namespace {

class PricedSearch {
public:
  PricedSearch(FactoredProblem &given, const PricedOptions &chosen)
      : problem(given), options(chosen), dual(given) {
    usageLoaded = !options.loadUsage;
  }
  PricedSolution run();

private:
  std::optional<Cost> upper() const {
    return result.cost != kForbidden ? std::optional<Cost>(result.cost)
                                     : options.upperBound;
  }
  bool closed() const { return upper() && result.lowerBound >= *upper(); }
  bool finished() const {
    return closed() || stopped() || (options.anyWillDo && found());
  }
  bool found() const { return result.cost != kForbidden; }
  bool stopped() const {
    return options.solver.cancel && options.solver.cancel->requested();
  }
  void raise(Cost bound) {
    result.lowerBound = std::max(result.lowerBound, bound);
  }
  void loadUsage();
  void improveBound(int most, double least);
  double scale() const;
  bool drop();
  void tryPrices(const Prices &prices);
  void solveCore();
  void examine(const std::vector<uint32_t> &assignment);
  void judge(const std::vector<uint32_t> &assignment, Cost cost);
  void solveUnlimited();
  void raisePrices();
  void movePrices();
  void checkCapacities();
  bool nothingCanFit(uint32_t time);
  void finishExactly();
  std::vector<uint32_t> bindingTimes() const;

  FactoredProblem &problem;
  const PricedOptions &options;
  FactoredDual dual;
  FactoredDual::Reduced reduced;
  PricedSolution result;
  bool usageLoaded = false;
  /// Nothing that is cheaper than upper() and fits is left.
  bool exhausted = false;
  std::unique_ptr<CuttingPlanes> planes;
  /// The last candidate and its plane's being new.
  std::vector<uint32_t> candidate;
  bool newPlane = false;
  Prices current, bestPrices;
  double bestBound = -std::numeric_limits<double>::infinity();
  /// What candidates may use: less than the capacities where the judge refused
  /// some that keep them.
  std::vector<int64_t> room;
  std::vector<std::vector<uint32_t>> refused;
  /// The gap at which alternatives were last dropped.
  double droppedAt = std::numeric_limits<double>::infinity();
  /// The gap that the last core could afford.
  double coreGap = 0x1p55;
  /// Of the sweeps after the next move of the prices.
  double progress = kStepProgress;
};

} // namespace

//===----------------------------------------------------------------------===//
// Bounds and candidates
//===----------------------------------------------------------------------===//

void PricedSearch::loadUsage() {
  if (!usageLoaded) {
    usageLoaded = true;
    options.loadUsage(problem);
  }
  if (planes)
    return;
  dual.addUsage();
  planes = std::make_unique<CuttingPlanes>(problem.capacities);
  room = problem.capacities;
  current.assign(problem.capacities.size(), 0);
  bestPrices = current;
  dual.setPrices(current);
  checkCapacities();
}

/// Sweeps until they no longer pay.
void PricedSearch::improveBound(int most, double least) {
  double before = -std::numeric_limits<double>::infinity();
  for (int i = 1; i <= most && !stopped(); ++i) {
    dual.sweep(true);
    dual.sweep(false);
    if (i % kSweepsPerCheck != 0)
      continue;
    double bound = dual.approximateBound();
    if (bound - before < least * scale())
      break;
    before = bound;
    if (i % (2 * kSweepsPerCheck) == 0 && upper() && !drop())
      return;
  }
  drop();
}

/// What a cost of the problem is about.
double PricedSearch::scale() const {
  if (upper())
    return double(*upper());
  double cost = candidate.empty() ? 0 : double(problem.costOf(candidate));
  return std::max({1.0, cost, double(result.lowerBound)});
}

/// Takes the bound of the messages, and drops what it excludes. False if
/// nothing is left.
bool PricedSearch::drop() {
  reduced = dual.reduce();
  raise(upper() ? std::min(reduced.lowerBound(), *upper())
                : reduced.lowerBound());
  if (!upper())
    return true;
  // Looking for what to drop takes longer than a sweep.
  double gap = reduced.gapBelow(*upper());
  if (!closed() && gap > kWorthDropping * droppedAt)
    return true;
  droppedAt = gap;
  size_t before = dual.numAlternatives();
  if (closed() || !dual.fix(reduced, *upper())) {
    exhausted = true;
    raise(*upper());
    return false;
  }
  if (dual.numAlternatives() != before)
    reduced = dual.reduce();
  return true;
}

/// The optimum at the present prices over the alternatives of least excess, as
/// many as elimination affords.
void PricedSearch::solveCore() {
  if (exhausted)
    return;
  const double full = upper() ? reduced.gapBelow(*upper()) : 0x1p55;
  double gap = std::min(full, 2 * coreGap);
  auto affordable = [&](double most) {
    std::vector<uint32_t> domains;
    for (uint32_t v : dual.core())
      domains.push_back(uint32_t(
          std::count_if(reduced.excess[v].begin(), reduced.excess[v].end(),
                        [most](double e) { return e <= most; })));
    auto adjacency = dual.coreNeighbours();
    for (size_t v = 0; v < adjacency.size(); ++v)
      std::erase_if(adjacency[v], [&](uint32_t n) {
        return domains[v] <= 1 || domains[n] <= 1;
      });
    return std::find(domains.begin(), domains.end(), 0) == domains.end() &&
           greedyOrder(adjacency, domains, OrderRule::MinTable, kCoreWork)
               .has_value();
  };
  while (!affordable(gap)) {
    if (gap < 0.5)
      return;
    gap *= kCoreStep;
  }
  coreGap = gap;
  std::vector<std::vector<uint32_t>> chosen;
  Model model(dual.pricedCore(reduced, gap, chosen));
  EliminationLimits limits;
  limits.cancel = options.solver.cancel;
  EliminationResult best = eliminateAll(model, limits);
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
  if (options.judge)
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
// Prices
//===----------------------------------------------------------------------===//

void PricedSearch::tryPrices(const Prices &prices) {
  ++result.steps;
  current = prices;
  dual.setPrices(current);
  improveBound(progress < kStepProgress ? kFirstSweeps / 2 : kStepSweeps,
               progress);
  if (exhausted)
    return;
  double bound = double(reduced.bound) / std::ldexp(1.0, int(reduced.shift));
  if (bound > bestBound) {
    bestBound = bound;
    bestPrices = current;
  }
  newPlane = false;
  solveCore();
}

/// Where even the least amounts add up to too much, nothing fits.
void PricedSearch::checkCapacities() {
  std::vector<double> least(problem.capacities.size(), 0);
  for (const UsageTerm &term : problem.usage) {
    auto amount =
        double(*std::min_element(term.amounts.begin(), term.amounts.end()));
    for (auto [time, count] : term.counts)
      least[time] += amount * double(count);
  }
  std::optional<uint32_t> worst;
  for (uint32_t t = 0; t < least.size(); ++t)
    if (least[t] > double(problem.capacities[t]) &&
        (!worst || least[t] - double(problem.capacities[t]) >
                       least[*worst] - double(problem.capacities[*worst])))
      worst = t;
  exhausted = exhausted || (worst && nothingCanFit(*worst));
}

/// Whether even the least that can be used at the time is too much.
bool PricedSearch::nothingCanFit(uint32_t time) {
  Prices only(problem.capacities.size(), 0);
  only[time] = 1;
  dual.setPrices(only, false);
  double before = -std::numeric_limits<double>::infinity();
  for (int i = 1; i <= kFirstSweeps; ++i) {
    dual.sweep(true);
    dual.sweep(false);
    if (i % kSweepsPerCheck != 0)
      continue;
    double bound = dual.approximateBound();
    if (bound - before < kStepProgress * std::abs(bound))
      break;
    before = bound;
  }
  FactoredDual::Reduced least = dual.reduce();
  dual.setPrices(current);
  if (least.bound <= 0)
    return false;
  result.time = time;
  result.missing = int64_t(least.lowerBound());
  return true;
}

/// From low prices to some at which candidates fit: planes on the other side of
/// the best prices.
void PricedSearch::raisePrices() {
  constexpr int kMostRaised = 16;
  const double cost = scale();
  Prices prices = current;
  for (int i = 0; i < kMostRaised && !finished() && !exhausted; ++i) {
    std::vector<int64_t> usage = problem.usageOf(candidate);
    uint32_t worst = 0;
    double most = 0;
    for (uint32_t t = 0; t < usage.size(); ++t) {
      double over = double(usage[t]) - double(room[t]);
      if (over > most)
        most = over, worst = t;
    }
    if (most <= 0)
      return;
    double unit = cost / std::max(1.0, double(problem.capacities[worst]));
    if (prices[worst] >= kHighestPrice * unit) {
      exhausted = nothingCanFit(worst);
      return;
    }
    prices[worst] = std::max(kFirstPrice * unit, kRaise * prices[worst]);
    tryPrices(prices);
  }
}

void PricedSearch::movePrices() {
  // Not far beyond prices that are known to be about right.
  double worth = 0;
  for (size_t t = 0; t < current.size(); ++t)
    worth = std::max(worth, 4 * current[t] * double(problem.capacities[t]));
  if (worth == 0)
    worth = kFirstPrice * scale();
  double length = kStepLength;
  int idle = 0;
  for (int i = 0; i < kMostSteps && !finished() && !exhausted; ++i) {
    CuttingPlanes::Maximum top = planes->maximise(worth);
    double open = upper() ? double(*upper()) - double(result.lowerBound) : 0;
    if (top.value - double(result.lowerBound) <=
        std::max(options.tolerance * std::abs(top.value), kShareOfGap * open))
      return;
    if (found() && double(result.cost) - double(result.lowerBound) <=
                       options.tolerance * double(result.cost))
      return;
    Prices next(top.prices.size());
    for (size_t t = 0; t < next.size(); ++t)
      next[t] = bestPrices[t] + length * (top.prices[t] - bestPrices[t]);
    Cost cost = result.cost, bound = result.lowerBound;
    tryPrices(next);
    // Where the planes say nothing new, go all the way and look closer.
    length = newPlane ? kStepLength : 1;
    progress =
        newPlane ? kStepProgress : std::max(progress / 8, kLeastProgress);
    bool better =
        result.cost < cost || double(result.lowerBound) - double(bound) >
                                  kIdleProgress * std::abs(double(bound));
    idle = better ? 0 : idle + 1;
    if (idle >= kPatience && found())
      return;
    if (top.atLimit)
      worth = std::min(kRaise * worth, 2 * kHighestPrice * scale());
  }
}

//===----------------------------------------------------------------------===//
// The end
//===----------------------------------------------------------------------===//

/// Without regard to usage: everything cheaper than the best candidate.
void PricedSearch::solveUnlimited() {
  Options exact = options.solver;
  exact.upperBound = upper();
  exact.certificate = false;
  exact.budget = std::min(exact.budget, kUnlimitedWork);
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
std::vector<uint32_t> PricedSearch::bindingTimes() const {
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
      for (uint32_t a : dual.kept()[pair.first])
        row[pair.rowOf[a]] = 1;
      for (uint32_t b : dual.kept()[pair.second])
        col[pair.colOf[b]] = 1;
      for (uint32_t r = 0; r < pair.rows; ++r)
        for (uint32_t c = 0; row[r] && c < pair.cols; ++c)
          if (col[c])
            note(term.amounts[size_t(r) * pair.cols + c]);
    } else
      for (uint32_t a : dual.kept()[term.id])
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

/// Everything that is cheaper than the best candidate and fits.
void PricedSearch::finishExactly() {
  if (dual.numAlternatives() > kMostExactAlternatives)
    return;
  std::vector<uint32_t> times = bindingTimes();
  Problem rest = problem.expand(dual.kept(), times);
  for (size_t i = 0; i <= options.mostRefused && !finished(); ++i) {
    Options exact = options.solver;
    exact.upperBound = upper();
    exact.certificate = false;
    exact.budget = std::min(exact.budget, kExactWork);
    Expected<Solution> solved = solve(rest, exact);
    if (!solved)
      return;
    // Later problems have less room than there is.
    if (i == 0)
      raise(upper() ? std::min(solved->lowerBound, *upper())
                    : solved->lowerBound);
    if (!solved->feasible) {
      exhausted |= i == 0 && solved->proven;
      return;
    }
    std::vector<uint32_t> choice = solved->assignment;
    for (size_t v = 0; v < choice.size(); ++v)
      choice[v] = dual.kept()[v][choice[v]];
    Cost before = result.cost;
    examine(choice);
    if (result.cost != before)
      return;
    for (size_t t = 0; t < times.size(); ++t)
      rest.setCapacity(uint32_t(t), room[times[t]]);
  }
}

PricedSolution PricedSearch::run() {
  if (!dual.propagate()) {
    result.proven = true;
    return std::move(result);
  }
  if (!options.start.empty() || options.usageMatters || usageLoaded)
    loadUsage();
  Prices start = current;
  for (auto [time, price] : options.start)
    if (time < start.size())
      start[time] = price;
  if (planes)
    dual.setPrices(current = start);
  if (!exhausted)
    improveBound(kFirstSweeps, kFirstProgress);
  if (!exhausted) {
    bestBound = double(reduced.bound) / std::ldexp(1.0, int(reduced.shift));
    bestPrices = current;
    solveCore();
  }
  // Without prices the optimum, if it fits, is the answer.
  if (!planes && found() && !finished())
    solveUnlimited();
  if (planes && !finished() && !exhausted) {
    if (!upper())
      raisePrices();
    movePrices();
    if (!finished() && !exhausted)
      finishExactly();
  }
  if (exhausted && upper())
    raise(*upper());
  for (uint32_t t = 0; t < bestPrices.size(); ++t)
    if (bestPrices[t] > 0)
      result.prices.emplace_back(t, bestPrices[t]);
  result.proven = found() ? closed() : exhausted || closed();
  return std::move(result);
}

PricedSolution solver::solvePriced(FactoredProblem &problem,
                                   const PricedOptions &options) {
  return PricedSearch(problem, options).run();
}
