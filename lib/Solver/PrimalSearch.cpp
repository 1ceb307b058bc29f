//===- PrimalSearch.cpp - Better assignments under prices -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PrimalSearch.h"
#include <cmath>

using namespace planner;
using namespace planner::solver;

static constexpr double kInfinity = std::numeric_limits<double>::infinity();

PrimalSearch::PrimalSearch(const SearchModel &source, uint64_t seed)
    : model(source), random(seed), priced(source), recombination(source),
      prices(source.numTimes(), 0), extra(source.numTimes(), 0),
      present(source.numTimes(), 0) {
  view.domains = model.domains;
  for (uint32_t v = 0; v < model.size(); ++v)
    view.unary.push_back(priced.unary(v));
  for (const SearchModel::Edge &edge : model.edges)
    view.edges.push_back({edge.first, edge.second, edge.table});
  view.edgesOf = model.edgesOf;
  arms = {{0, 1e3}, {0, 1e4}, {4, 1e3}, {12, 2e3}, {50, 2e3}};
}

void PrimalSearch::setPrices(const std::vector<double> &given) {
  prices = given;
  priceScale = 0;
  for (double price : prices)
    priceScale = std::max(priceScale, price);
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
  best = current = choice;
  usage = std::move(used);
  cost = currentCost = value;
  stale = step = 0;
}

void PrimalSearch::offer(const std::vector<uint32_t> &choice) {
  accept(choice);
  if (!feasible())
    return;
  priced.set(prices);
  std::vector<uint32_t> mended = best;
  std::vector<int64_t> used = model.usageOf(best);
  if (recombination.improve(mended, used, choice, priced) > 0)
    accept(mended);
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

/// By what an arm gains per work, with a share for every one.
size_t PrimalSearch::chooseArm() {
  double sum = 0;
  for (const Arm &arm : arms)
    sum += arm.credit;
  double share = 0.05 * sum;
  double at = random.real() * (sum + share * double(arms.size()));
  for (size_t i = 0; i < arms.size(); ++i) {
    at -= arms[i].credit + share;
    if (at < 0)
      return i;
  }
  return arms.size() - 1;
}

/// Prices rise and fall over random stretches of time.
void PrimalSearch::varyPrices() {
  double factor = 1;
  uint32_t left = 0;
  uint32_t longest = std::max(2u, uint32_t(model.numTimes() / 4));
  for (size_t t = 0; t < present.size(); ++t) {
    if (left == 0) {
      left = 1 + random.below(longest);
      // Roughly normal.
      double z = random.real() + random.real() + random.real() - 1.5;
      factor = std::exp(2 * noise * z);
    }
    --left;
    present[t] = (prices[t] + extra[t]) * factor;
  }
  priced.set(present);
  for (size_t e = 0; e < model.edges.size(); ++e)
    if (model.edges[e].uses)
      view.edges[e].table = priced.table(uint32_t(e));
}

/// Goes on from elsewhere: as far towards a proposal under strongly varied
/// prices as capacities allow, from here or from the best.
void PrimalSearch::leave(const Cancellation *cancel) {
  if (random.below(3) == 0) {
    current = best;
    usage = model.usageOf(best);
  }
  noise = 0.1 + 0.9 * random.real();
  varyPrices();
  walk = current;
  for (int i = 0; i < 2; ++i)
    work += elimination.run(view, walk, 1e3, random, cancel);
  work += clusters.run(view, walk, 20, 12, 1e3, random, cancel);
  recombination.follow(current, usage, walk, priced);
  currentCost = model.costOf(current);
  noise = 0.02 + 0.5 * random.real() * random.real();
  stale = step = 0;
}

void PrimalSearch::move(const Cancellation *cancel) {
  constexpr unsigned kSteps = 6, kPatience = 30;
  if (stale >= kPatience)
    leave(cancel);
  size_t chosen = chooseArm();
  Arm &arm = arms[chosen];
  // Some steps away from where the search stands, then back to it.
  if (step == 0 || walk.empty())
    walk = current;
  step = (step + 1) % kSteps;
  varyPrices();
  int64_t before = work;
  if (arm.cluster == 0)
    work += elimination.run(view, walk, arm.tableCap, random, cancel);
  else
    work +=
        clusters.run(view, walk, arm.cluster, 12, arm.tableCap, random, cancel);
  int64_t spentBefore = recombination.work;
  double gain = recombination.improve(current, usage, walk, priced);
  work += recombination.work - spentBefore;
  if (gain > 0)
    currentCost = model.costOf(current);
  // Peaks that no price keeps down get one.
  std::vector<int64_t> used = model.usageOf(walk);
  if (model.fits(used)) {
    // Parts alone may not fit where all of them do.
    double value = model.costOf(walk);
    if (value < currentCost) {
      gain += currentCost - value;
      current = walk;
      usage = used;
      currentCost = value;
    }
  }
  if (currentCost < cost) {
    best = current;
    cost = currentCost;
  }
  work += int64_t(model.costs.size() + used.size());
  for (double &price : extra)
    price *= 0.9;
  for (size_t t = 0; t < used.size(); ++t) {
    int64_t over = used[t] - model.capacity[t];
    if (over <= 0)
      continue;
    bool peak =
        (t == 0 || used[t - 1] - model.capacity[t - 1] <= over) &&
        (t + 1 == used.size() || used[t + 1] - model.capacity[t + 1] < over);
    if (peak)
      extra[t] += 0.05 * (priceScale + prices[t]) *
                  std::min(1.0, 4 * double(over) /
                                    std::max(1.0, double(model.capacity[t])));
  }
  int64_t spent = work - before;
  ++arm.calls;
  arm.gain += gain;
  arm.spent += spent;
  double rate = gain / (std::abs(cost) + 1) * 1e12 / double(spent + 1);
  arm.credit = 0.9 * arm.credit + 0.1 * std::min(rate, 1e6);
  if (gain > 0) {
    stale = 0;
    noise = std::max(0.02, noise * 0.97);
  } else if (++stale % 10 == 0) {
    // Nothing left at this scale: look further, or nearer.
    noise = 0.02 + 0.8 * random.real() * random.real();
  }
}

void PrimalSearch::run(int64_t quota, const Cancellation *cancel) {
  if (!feasible())
    return;
  int64_t until = work + quota;
  // What a move takes besides tables.
  const int64_t overhead =
      int64_t(256 + 32 * model.size() + 8 * model.numTimes());
  while (work < until && !(cancel && cancel->requested())) {
    work += overhead;
    move(cancel);
  }
}
