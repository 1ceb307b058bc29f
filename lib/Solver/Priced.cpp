//===- Priced.cpp - Large problems whose capacity binds -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Chords.h"
#include "PricedSearch.h"
#include <algorithm>
#include <cmath>

using namespace planner;
using namespace planner::solver;

/// Pairs of sweeps (there and back) at most: before anything is known, after
/// each move of the prices, and at the best prices in the end.
static constexpr int kFirstSweeps = 200;
static constexpr int kStepSweeps = 32;
static constexpr int kLastSweeps = 60;
/// Sweeps end where this many pairs of them raise the bound by less than a
/// share of the cost.
static constexpr int kSweepsPerCheck = 4;
static constexpr double kFirstProgress = 2e-5;
static constexpr double kStepProgress = 1e-4;
static constexpr double kLastProgress = 2e-5;
static constexpr int kMostSteps = 40;
/// The prices move on until so many steps in a row neither raise the bound by a
/// share nor find anything better.
static constexpr int kPatience = 2;
static constexpr double kIdleProgress = 3e-4;
/// They also stop where better ones could not close more of the gap.
static constexpr double kShareOfGap = 0.02;
/// Alternatives are dropped again when the gap has shrunk to this share.
static constexpr double kWorthDropping = 0.8;
/// How far towards the maximum of the planes the prices move.
static constexpr double kStepLength = 0.6;
/// The capacity's first price is worth this share of the cheapest assignment;
/// each further one so many times as much; beyond the last nothing is gained.
static constexpr double kFirstPrice = 0.25;
static constexpr double kRaise = 8;
static constexpr double kHighestPrice = 64;

/// The best prices are scaled so many times at most, by so much at first.
static constexpr int kMostScalings = 6;
static constexpr double kScaling = 0.1;

//===----------------------------------------------------------------------===//
// Bounds
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

/// Sweeps until they no longer pay. If it may, it gives up where the bound will
/// not come near the best one: a candidate is all that these prices are for.
void PricedSearch::improveBound(int most, double least, bool mayGiveUp) {
  double before = -std::numeric_limits<double>::infinity();
  for (int i = 1; i <= most && !stopped(); ++i) {
    dual.sweep(true);
    dual.sweep(false);
    if (i % kSweepsPerCheck != 0)
      continue;
    double bound = dual.approximateBound(), gain = bound - before;
    double left = double(most - i) / kSweepsPerCheck;
    // Before anything is known of costs, the bound tells what they are about.
    if (gain < least * std::max(scale(), bound) ||
        (options.enough && bound >= double(*options.enough)) ||
        (mayGiveUp && i > kSweepsPerCheck && bound + gain * left < bestBound))
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

/// What the capacity of a time may cost at most.
double PricedSearch::mostWorth() const { return 2 * kHighestPrice * scale(); }

/// Takes the bound of the messages, and drops what it excludes. False if
/// nothing is left.
bool PricedSearch::drop() {
  reduced = dual.reduce();
  raise(upper() ? std::min(reduced.lowerBound(), *upper())
                : reduced.lowerBound());
  if (!upper() || stopped())
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

double PricedSearch::boundHere() const {
  return double(reduced.bound) / std::ldexp(1.0, int(reduced.shift));
}

/// Keeps what belongs to the best bound so far.
void PricedSearch::noteBound() {
  const double bound = boundHere();
  if (bound <= bestBound)
    return;
  bestBound = bound;
  bestPrices = current;
  bestMessages = dual.messages();
}

/// Where even the least amounts add up to too much, nothing fits. What uses too
/// much beside these is in nothing that does.
void PricedSearch::checkCapacities() {
  std::vector<double> least(problem.capacities.size(), 0);
  for (const UsageTerm &term : problem.usage) {
    auto amount =
        double(*std::min_element(term.amounts.begin(), term.amounts.end()));
    for (auto [time, count] : term.counts)
      least[time] += amount * double(count);
  }
  if (least.empty())
    return;
  for (uint32_t t = 0; t < least.size(); ++t)
    least[t] -= double(problem.capacities[t]);
  const auto worst =
      uint32_t(std::max_element(least.begin(), least.end()) - least.begin());
  if (least[worst] > 0 && nothingCanFit(worst)) {
    exhausted = true;
  } else if (!dual.dropOverfull()) {
    exhausted = true;
    result.time = worst;
    noteMissing(onlyAt(worst));
  } else {
    reduced = dual.reduce();
  }
}

Prices PricedSearch::onlyAt(uint32_t time) const {
  Prices only(problem.capacities.size(), 0);
  only[time] = 1;
  return only;
}

/// Whether even the least that can be used at the time is too much.
bool PricedSearch::nothingCanFit(uint32_t time) {
  if (!leastExceeds(onlyAt(time)))
    return false;
  result.time = time;
  return true;
}

/// The least usage of all that is left, summed over times by weights that add
/// up to at most 1, above what there is. Leaves the weights as prices.
double PricedSearch::leastOver(FactoredDual &on, const Prices &weights) const {
  // Amounts become integers: small ones are enlarged.
  double largest = 1;
  for (int64_t capacity : problem.capacities)
    largest = std::max(largest, double(capacity));
  const double unit = std::clamp(0x1p40 / largest, 1.0, 0x1p20);
  Prices enlarged = weights;
  for (double &weight : enlarged)
    weight *= unit;
  on.setPrices(enlarged, false);
  double before = -std::numeric_limits<double>::infinity();
  for (int i = 1; i <= kFirstSweeps; ++i) {
    on.sweep(true);
    on.sweep(false);
    if (i % kSweepsPerCheck != 0)
      continue;
    double bound = on.approximateBound();
    if (bound - before < kStepProgress * std::abs(bound))
      break;
    before = bound;
  }
  const FactoredDual::Reduced least = on.reduce();
  return least.bound <= 0 ? 0 : double(least.lowerBound()) / unit;
}

/// Whether even that is too much; if so, some time lacks as much.
bool PricedSearch::leastExceeds(const Prices &weights) {
  const double over = leastOver(dual, weights);
  dual.setPrices(current);
  if (over <= 0)
    return false;
  if (dual.droppedOverfull())
    noteMissing(weights);
  else {
    result.missing = int64_t(std::ceil(over));
    missingIsBound = true;
  }
  return true;
}

/// What every assignment lacks, those included that were dropped because they
/// use too much: by less, maybe, than any other.
void PricedSearch::noteMissing(const Prices &weights) {
  FactoredDual whole(problem);
  if (!whole.propagate())
    return;
  whole.addUsage();
  if (const double over = leastOver(whole, weights); over > 0) {
    result.missing = int64_t(std::ceil(over));
    missingIsBound = true;
  }
}

/// Where nothing that fits was found: whether no one time, but several together
/// tell that nothing does, weighted as the planes suggest.
void PricedSearch::checkPrices() {
  Prices weights = planes->maximise(mostWorth()).prices;
  double sum = 0;
  for (double weight : weights)
    sum += weight;
  if (sum <= 0)
    return;
  for (double &weight : weights)
    weight /= sum * (1 + 1e-9);
  exhausted =
      leastExceeds(weights) || (result.time && nothingCanFit(*result.time));
}

//===----------------------------------------------------------------------===//
// Prices
//===----------------------------------------------------------------------===//

void PricedSearch::tryPrices(const Prices &prices, bool mayGiveUp) {
  ++result.steps;
  current = prices;
  dual.setPrices(current);
  newPlane = false;
  settle(kStepSweeps, kStepProgress, mayGiveUp && upper());
}

/// From low prices to some at which candidates fit: planes on the other side of
/// the best prices.
void PricedSearch::raisePrices() {
  constexpr int kMostRaised = 16;
  const double cost = scale();
  Prices prices = current;
  // Where even what costs no more than the bound is too wide to eliminate there
  // is no candidate.
  for (int i = 0; i < kMostRaised && goesOn() && !candidate.empty(); ++i) {
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
    tryPrices(prices, false);
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
  for (int i = 0; i < kMostSteps && goesOn(); ++i) {
    CuttingPlanes::Maximum top = planes->maximise(worth);
    double open = upper() ? double(*upper()) - double(result.lowerBound) : 0;
    if (top.value -
            std::max(double(result.lowerBound), planes->at(bestPrices)) <=
        std::max(options.tolerance * std::abs(top.value), kShareOfGap * open))
      return;
    if (upper() && open <= options.tolerance * double(*upper()))
      return;
    Prices next(top.prices.size());
    for (size_t t = 0; t < next.size(); ++t)
      next[t] = bestPrices[t] + length * (top.prices[t] - bestPrices[t]);
    Cost cost = result.cost, bound = result.lowerBound;
    tryPrices(next, length < 1);
    // Where the planes say nothing new, go all the way and look closer; if they
    // still do not, these are the best prices, or the highest.
    if (!newPlane && length == 1 && (!top.atLimit || worth >= mostWorth()))
      return;
    length = newPlane ? kStepLength : 1;
    bool better =
        result.cost < cost || double(result.lowerBound) - double(bound) >
                                  kIdleProgress * std::abs(double(bound));
    idle = better ? 0 : idle + 1;
    if (idle >= kPatience && upper())
      return;
    if (top.atLimit)
      worth = std::min(kRaise * worth, mostWorth());
  }
}

/// The bound at the best prices, as good as the messages make it.
void PricedSearch::polish() {
  if (!goesOn() || bestMessages.empty())
    return;
  dual.setMessages(bestMessages);
  dual.setPrices(current = bestPrices);
  improveBound(kLastSweeps, kLastProgress);
  if (exhausted)
    return;
  noteBound();
  // Usage that is trusted bounds nothing.
  if (!options.trustsUsage)
    scalePrices();
  if (!exhausted)
    solveCore();
}

/// The planes lead to prices at which the optimum is dearest. What messages
/// prove lies below that, and may be most at prices that are a little lower or
/// higher.
void PricedSearch::scalePrices() {
  const Prices ray = bestPrices;
  const double least = kStepProgress * scale();
  Chords known;
  const auto look = [&](double factor) {
    for (size_t t = 0; t < ray.size(); ++t)
      current[t] = factor * ray[t];
    dual.setMessages(bestMessages);
    dual.setPrices(current);
    improveBound(kStepSweeps, kStepProgress);
    if (exhausted)
      return;
    noteBound();
    known.add(factor, boundHere());
  };
  known.add(1, bestBound);
  for (int i = 0; i < kMostScalings && goesOn(); ++i) {
    const Chords::Point peak = known.peak(kScaling);
    if (peak.y - bestBound < least ||
        (upper() && double(*upper()) - bestBound < least))
      break;
    look(peak.x);
  }
  if (exhausted)
    return;
  dual.setMessages(bestMessages);
  dual.setPrices(current = bestPrices);
  reduced = dual.reduce();
}

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

/// Goes on from an earlier search with another usage.
void PricedSearch::startPrices() {
  for (auto [time, price] : options.start.prices)
    if (time < current.size())
      current[time] = price;
  candidates = options.start.candidates;
  for (const std::vector<uint32_t> &known : candidates)
    if (Cost cost = problem.costOf(known); cost != kForbidden)
      planes->add(double(cost), problem.usageOf(known));
  dual.setPrices(current);
  // That bound's prices are zeros.
  bestBound = double(options.start.unpriced);
  raise(upper() ? std::min(options.start.unpriced, *upper())
                : options.start.unpriced);
}

/// Where usage is no matter, what elimination affords as it is needs no
/// messages: they would only tell which alternatives to leave out.
bool PricedSearch::isSolvedAtOnce() {
  if (!options.usageIsNoMatter || upper() || usageLoaded || stopped())
    return false;
  reduced = dual.reduce();
  std::optional<EliminationOrder> order = coreOrder(coreGap);
  if (!order)
    return false;
  noteBound();
  solveCore(std::move(order));
  return found();
}

/// A bound and a candidate at the first prices.
void PricedSearch::begin() {
  if (isSolvedAtOnce())
    return;
  if (!options.start.messages.empty())
    dual.setMessages(options.start.messages);
  if (!options.start.prices.empty() || options.usageMatters || usageLoaded)
    loadUsage();
  if (planes)
    startPrices();
  if (exhausted)
    return;
  const bool goesOnFrom = !options.start.messages.empty();
  // Where usage matters, no prices are mostly too low, which a glance tells.
  if (planes && !goesOnFrom) {
    settle(kStepSweeps, kStepProgress, false);
    if (!found() || !goesOn())
      return;
  }
  settle(kFirstSweeps, kFirstProgress, goesOnFrom);
}

/// The bound at the present prices, and a candidate.
void PricedSearch::settle(int sweeps, double progress, bool mayGiveUp) {
  improveBound(sweeps, progress, mayGiveUp);
  if (exhausted || isEnough())
    return;
  noteBound();
  solveCore();
}

/// As long as no prices were tried, the bound is one for any usage.
void PricedSearch::noteUnpriced() {
  if (result.steps == 0 && std::all_of(current.begin(), current.end(),
                                       [](double price) { return price == 0; }))
    result.state.unpriced = result.lowerBound;
}

PricedSolution PricedSearch::run() {
  if (!dual.propagate()) {
    result.proven = true;
    return std::move(result);
  }
  begin();
  noteUnpriced();
  // Without prices the optimum, if it fits, is the answer. The candidate says
  // what is in no better one.
  if (!planes && found() && goesOn() && drop() && goesOn())
    solveUnlimited();
  if (planes && goesOn()) {
    if (!upper())
      raisePrices();
    movePrices();
    polish();
    noteUnpriced();
    if (goesOn())
      recombine();
    if (goesOn())
      finishExactly();
    if (goesOn() && !upper())
      checkPrices();
  }
  if (exhausted && upper())
    raise(*upper());
  for (uint32_t t = 0; t < bestPrices.size(); ++t)
    if (bestPrices[t] > 0)
      result.state.prices.emplace_back(t, bestPrices[t]);
  result.state.messages = std::move(bestMessages);
  result.state.candidates = std::move(candidates);
  result.proven = found() ? closed() : exhausted || closed();
  // What the nearest candidate lacks is no bound.
  if (result.proven && !missingIsBound)
    result.missing = 0;
  return std::move(result);
}

bool PricedSearch::confirm(PricedSolution &found) const {
  if (!unjudged || !options.judge || found.assignment.empty())
    return true;
  Judgement verdict = options.judge(found.assignment);
  found.cost = std::max(found.cost, verdict.cost.value_or(found.cost));
  found.proven &= found.lowerBound >= found.cost;
  return verdict.fits &&
         (!options.upperBound || found.cost < *options.upperBound);
}

PricedSolution solver::solvePriced(FactoredProblem &problem,
                                   const PricedOptions &options) {
  // Setting up takes a while.
  if (options.solver.cancel && options.solver.cancel->requested())
    return {};
  PricedSearch search(problem, options);
  PricedSolution found = search.run();
  if (search.confirm(found))
    return found;
  PricedOptions careful = options;
  careful.trustsUsage = false;
  return PricedSearch(problem, careful).run();
}
