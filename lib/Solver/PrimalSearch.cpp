//===- PrimalSearch.cpp - Better assignments under prices -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PrimalSearch.h"
#include "PortableMath.h"
#include "planner/Support/Infinity.h"
#include <cmath>

using namespace planner;
using namespace planner::solver;

PrimalSearch::PrimalSearch(const SearchModel &source, uint64_t seed)
    : model(source), random(seed), priced(source), proposed(source),
      fused(source), recombination(source), given(source.numTimes(), 0),
      prices(source.numTimes(), 0), varied(source.numTimes(), 0) {
  view.domains = model.domains;
  for (uint32_t v = 0; v < model.size(); ++v)
    view.unary.push_back(priced.unary(v));
  for (const SearchModel::Edge &edge : model.edges)
    view.edges.push_back({edge.first, edge.second, edge.table});
  view.edgesOf = model.edgesOf;
  using ArmKind = Arm::Kind;
  arms = {{ArmKind::Variables, 0, 1e3}, {ArmKind::Variables, 0, 1e4},
          {ArmKind::Clusters, 4, 1e3},  {ArmKind::Clusters, 12, 2e3},
          {ArmKind::Clusters, 50, 2e3}, {ArmKind::Regions, 0, 1e3}};
}

//===----------------------------------------------------------------------===//
// What is known
//===----------------------------------------------------------------------===//

void PrimalSearch::accept(const std::vector<uint32_t> &choice) {
  std::vector<int64_t> used = model.usageOf(choice);
  if (!model.fits(used))
    return;
  double value = model.costOf(choice);
  if (!(value < cost))
    return;
  best = choice;
  bestUsage = std::move(used);
  cost = value;
}

void PrimalSearch::offer(const std::vector<uint32_t> &choice) {
  accept(choice);
  if (!feasible())
    return;
  priced.set(given);
  recombine(choice);
}

/// What is good about a proposal.
void PrimalSearch::recombine(const std::vector<uint32_t> &proposal) {
  const int64_t before = recombination.work;
  if (recombination.improve(best, bestUsage, proposal, priced) > 0)
    cost = model.costOf(best);
  work += recombination.work - before;
}

/// Minimises weighted usage alone; times that are exceeded weigh more in the
/// next round.
void PrimalSearch::findFeasible(const Cancellation *cancel) {
  constexpr int kRounds = 60;
  std::vector<double> weight(model.numTimes());
  for (size_t t = 0; t < weight.size(); ++t)
    weight[t] = 1.0 / std::max(1.0, double(model.capacity[t]));
  // Costs are left out, forbidden entries are not.
  PairwiseView bare = view;
  std::vector<std::vector<double>> zeroes(model.edges.size());
  bool forbids = false;
  for (size_t e = 0; e < model.edges.size(); ++e) {
    const SearchModel::Edge &edge = model.edges[e];
    size_t size =
        size_t(model.domains[edge.first]) * model.domains[edge.second];
    bool some = std::any_of(edge.table, edge.table + size,
                            [](double c) { return c == kInfinity; });
    if (!some && !edge.uses)
      continue;
    forbids = true;
    zeroes[e].resize(size);
  }
  std::vector<double> unary(model.costs.size());
  for (uint32_t v = 0; v < model.size(); ++v)
    bare.unary[v] = unary.data() + model.offsets[v];
  if (!forbids) {
    bare.edges.clear();
    bare.edgesOf.assign(model.size(), {});
  } else {
    PairwiseView kept = bare;
    bare.edges.clear();
    bare.edgesOf.assign(model.size(), {});
    for (uint32_t e = 0; e < zeroes.size(); ++e) {
      if (zeroes[e].empty())
        continue;
      bare.edgesOf[kept.edges[e].first].push_back(uint32_t(bare.edges.size()));
      bare.edgesOf[kept.edges[e].second].push_back(uint32_t(bare.edges.size()));
      bare.edges.push_back(
          {kept.edges[e].first, kept.edges[e].second, zeroes[e].data()});
    }
  }
  WeightedUsage weigh;
  std::vector<uint32_t> choice(model.size(), 0);
  for (int round = 0; round < kRounds && !feasible(); ++round) {
    if (cancel && cancel->requested())
      return;
    weigh.set(weight);
    for (uint32_t v = 0; v < model.size(); ++v)
      for (uint32_t a = 0; a < model.domains[v]; ++a)
        unary[model.offsets[v] + a] = weigh(model.usage(v, a));
    for (size_t e = 0; e < zeroes.size(); ++e) {
      if (zeroes[e].empty())
        continue;
      const SearchModel::Edge &edge = model.edges[e];
      size_t key = 0;
      for (uint32_t a = 0; a < model.domains[edge.first]; ++a)
        for (uint32_t b = 0; b < model.domains[edge.second]; ++b, ++key) {
          const Usage *used = model.pairUsage(edge, a, b);
          zeroes[e][key] = edge.table[key] == kInfinity ? kInfinity
                           : used                       ? weigh(*used)
                                                        : 0;
        }
    }
    for (int repeat = 0; repeat < (forbids ? 3 : 1); ++repeat)
      work += elimination.run(bare, choice, 1e5, random, cancel);
    std::vector<int64_t> used = model.usageOf(choice);
    if (model.costOf(choice) != kInfinity)
      accept(choice);
    for (size_t t = 0; t < weight.size(); ++t) {
      double over = double(used[t]) / std::max(1.0, double(model.capacity[t]));
      if (over > 1)
        weight[t] *= std::min(4.0, over * over * 1.2);
    }
  }
}

//===----------------------------------------------------------------------===//
// Moves
//===----------------------------------------------------------------------===//

/// An arm gets work, not moves, by what it gains per work; every one gets a
/// share.
size_t PrimalSearch::chooseArm() {
  constexpr double kShare = 0.05;
  // Regions, the last, would leave what a round that fuses chooses among.
  const size_t usable = arms.size() - (fusing ? 1 : 0);
  double credits = 0;
  for (size_t i = 0; i < usable; ++i)
    credits += arms[i].credit;
  auto weight = [&](const Arm &arm) {
    return (arm.credit + kShare * credits) / arm.effort[fusing];
  };
  double sum = 0;
  for (size_t i = 0; i < usable; ++i)
    sum += weight(arms[i]);
  double at = random.real() * sum;
  for (size_t i = 0; i < usable; ++i) {
    at -= weight(arms[i]);
    if (at < 0)
      return i;
  }
  return usable - 1;
}

void PrimalSearch::price(const std::vector<double> &at) {
  priced.set(at);
  for (size_t e = 0; e < model.edges.size(); ++e)
    if (model.edges[e].uses)
      view.edges[e].table = priced.table(uint32_t(e));
}

/// The walk's cost and priced usage, less what capacities are worth.
double PrimalSearch::walkValue() const {
  double value = model.costOf(walk);
  for (size_t t = 0; t < usage.size(); ++t)
    value += prices[t] * double(usage[t] - model.capacity[t]);
  return value;
}

/// Prices that rise and fall over random stretches of time: e to the power of
/// about `amount` at most.
static void vary(const std::vector<double> &prices, double amount,
                 SearchRandom &random, std::vector<double> &varied) {
  double factor = 1;
  uint32_t left = 0;
  const uint32_t longest = std::max(2u, uint32_t(prices.size() / 4));
  for (size_t t = 0; t < prices.size(); ++t) {
    if (left == 0) {
      left = 1 + random.below(longest);
      // Roughly normal.
      double z = random.real() + random.real() + random.real() - 1.5;
      factor = portableExp(2 * amount * z);
    }
    --left;
    varied[t] = prices[t] * factor;
  }
}

/// Prices follow what the walk uses: they rise where it exceeds a capacity,
/// which peaks do at times without a price, too, and fall where there is room.
/// They move faster and faster while the walk stays on one side of the limits.
void PrimalSearch::movePrices() {
  constexpr double kShare = 0.3, kLeast = 0.03, kMost = 0.3, kNew = 0.02;
  constexpr double kFaster = 1.15, kSlower = 0.6, kFastest = 8, kSlowest = 0.2;
  const bool fitsNow = model.fits(usage);
  pace = std::clamp(pace * (fitsNow == fitted ? kFaster : kSlower), kSlowest,
                    kFastest);
  fitted = fitsNow;
  const double share = kShare * pace;
  double highest = 0;
  for (double price : prices)
    highest = std::max(highest, price);
  auto over = [&](size_t t) { return usage[t] - model.capacity[t]; };
  for (size_t t = 0; t < usage.size(); ++t) {
    const double room = std::max(1.0, double(model.capacity[t]));
    const double excess = double(over(t)) / room;
    double change = excess > 0 ? std::clamp(excess, kLeast, kMost)
                               : std::max(excess, -kMost);
    prices[t] *= portableExp(share * change);
    const bool peak = excess > 0 && (t == 0 || over(t - 1) <= over(t)) &&
                      (t + 1 == usage.size() || over(t + 1) < over(t));
    if (peak)
      prices[t] += share * change * kNew *
                   (highest > 0 ? highest : (std::abs(cost) + 1) / room);
  }
}

/// Rounds that walk and rounds that fuse take turns.
void PrimalSearch::begin() {
  step = 0;
  pace = 1;
  fusing = !walk.empty() && !fusing;
  if (fusing)
    beginFusion();
  else
    beginWalk();
}

/// The best assignment chooses among itself, where the last walks ended, and
/// the next start, at the prices of the last walk.
void PrimalSearch::beginFusion() {
  constexpr size_t kEnds = 3;
  constexpr unsigned kMoves = 48;
  constexpr double kNoise = 0.05;
  ends.push_back(std::move(walk));
  if (ends.size() > kEnds)
    ends.erase(ends.begin());
  std::vector<std::vector<uint32_t>> parents = ends;
  parents.push_back(best);
  if (!start.empty())
    parents.push_back(start);
  walk = best;
  usage = bestUsage;
  price(prices);
  work += fused.setParents(parents, priced);
  length = kMoves;
  noise = kNoise;
}

/// The first walks begin where the dual says, to profit from its prices, and so
/// do some later ones; others at the best assignment, with less noise, or where
/// the last round ended. Prices are the dual's.
void PrimalSearch::beginWalk() {
  constexpr unsigned kShortest = 12, kFirstWalks = 6;
  constexpr double kGrowth = 1.25, kNoise = 0.4, kFromStart = 0.3;
  noise = kNoise;
  ++numWalks;
  const bool first = numWalks <= kFirstWalks || walk.empty();
  if (!start.empty() && (first || random.real() < kFromStart)) {
    walk = std::move(start);
  } else if (walk.empty() || random.below(2) == 0) {
    walk = best;
    noise *= std::sqrt(random.real());
  }
  start.clear();
  usage = model.usageOf(walk);
  prices = given;
  walkLength = walkLength == 0 ? kShortest : unsigned(kGrowth * walkLength);
  length = walkLength;
}

/// Fuses the walk with proposals, a few at a time.
void PrimalSearch::moveRegions(double tableCap, const Cancellation *cancel) {
  constexpr int kFusions = 8, kProposals = 4, kAttempts = 16;
  std::vector<uint32_t> choice;
  for (int i = 0; i < kFusions; ++i) {
    std::vector<std::vector<uint32_t>> parents{walk};
    work += regions.setPresent(view, walk);
    for (int j = 0; j < kAttempts && parents.size() <= kProposals; ++j) {
      work += regions.propose(random, choice);
      if (choice != walk)
        parents.push_back(std::move(choice));
    }
    if (parents.size() == 1)
      continue;
    work += proposed.setParents(parents, priced);
    choice = proposed.narrowed(walk);
    work += elimination.run(proposed.view(), choice, tableCap, random, cancel);
    proposed.widen(choice, walk);
  }
}

void PrimalSearch::runArm(const Arm &arm, const Cancellation *cancel) {
  if (arm.kind == Arm::Kind::Regions) {
    moveRegions(arm.tableCap, cancel);
    return;
  }
  // Few alternatives make for small tables of many variables.
  constexpr double kFusedCaps = 2;
  constexpr uint32_t kCandidates = 12;
  std::vector<uint32_t> narrowed;
  if (fusing)
    narrowed = fused.narrowed(walk);
  const PairwiseView &from = fusing ? fused.view() : view;
  std::vector<uint32_t> &choice = fusing ? narrowed : walk;
  const double cap = arm.tableCap * (fusing ? kFusedCaps : 1);
  if (arm.kind == Arm::Kind::Variables)
    work += elimination.run(from, choice, cap, random, cancel);
  else
    work += clusters.run(from, choice, arm.cluster, kCandidates, cap, random,
                         cancel);
  if (fusing)
    fused.widen(choice, walk);
}

/// What is good about the walk; returns the gain.
double PrimalSearch::takeFromWalk() {
  const double before = cost;
  // Parts alone may not fit where all of them do.
  if (model.fits(usage))
    accept(walk);
  recombine(walk);
  return before - cost;
}

void PrimalSearch::move(const Cancellation *cancel) {
  constexpr double kSettled = 1e-3;
  if (step >= length)
    begin();
  Arm &arm = arms[chooseArm()];
  const int64_t before = work;
  const double last = walkValue();
  // Less and less.
  vary(prices, noise * (1 - double(step) / double(length)), random, varied);
  price(varied);
  if (fusing)
    fused.price(priced);
  runArm(arm, cancel);
  ++step;
  usage = model.usageOf(walk);
  const double fallen = last - walkValue();
  const double gain = takeFromWalk() + std::max(0.0, fallen);
  // Where the walk still falls a lot, what it uses says little.
  if (fallen < kSettled * std::abs(last))
    movePrices();
  const double spent = double(work - before) + 1;
  double &effort = arm.effort[fusing];
  effort = effort == 1 ? spent : effort + 0.3 * (spent - effort);
  const double rate = gain / (std::abs(cost) + 1) * 1e12 / spent;
  // Never so little that arms can no longer be told apart.
  constexpr double kLeastCredit = 1e-100;
  arm.credit =
      std::max(0.9 * arm.credit + 0.1 * std::min(rate, 1e6), kLeastCredit);
}

void PrimalSearch::run(int64_t quota, const Cancellation *cancel) {
  if (!feasible())
    return;
  int64_t until = work + quota;
  // What a move takes besides tables.
  const int64_t overhead = int64_t(
      256 + 32 * model.size() + 2 * model.costs.size() + 12 * model.numTimes());
  while (work < until && !(cancel && cancel->requested())) {
    work += overhead;
    move(cancel);
  }
}
