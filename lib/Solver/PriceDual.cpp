//===- PriceDual.cpp - Messages and prices on large models ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PriceDual.h"
#include "MinPlus.h"
#include <cmath>

using namespace planner;
using namespace planner::solver;

PriceDual::PriceDual(const SearchModel &source)
    : model(source), costs(source), price(source.numTimes(), 0),
      direction(source.numTimes(), 0), scale(source.numTimes(), 1),
      working(source.numTimes(), 0), choice(source.size(), 0) {
  size_t length = 0;
  for (const SearchModel::Edge &edge : model.edges) {
    at.push_back(length);
    length += model.domains[edge.first] + model.domains[edge.second];
  }
  messages.assign(length, 0);
  for (size_t t = 0; t < scale.size(); ++t)
    scale[t] = std::max(1.0, double(model.capacity[t]));
  costs.set(price);
  listVisits();
}

void PriceDual::listVisits() {
  for (uint32_t v = 0; v < model.size(); ++v) {
    visitsAt.push_back(visits.size());
    for (uint32_t id : model.edgesOf[v]) {
      const SearchModel::Edge &edge = model.edges[id];
      const bool first = edge.first == v;
      visits.push_back({costs.table(id), message(id, first),
                        message(id, !first), uint32_t(colsOf(id)),
                        first ? edge.second : edge.first, first});
    }
  }
  visitsAt.push_back(visits.size());
}

/// Moves all that an edge can give into the end that is visited.
void PriceDual::pull(const Visit &visit, size_t domain) {
  if (visit.first)
    leastOfRows(visit.own, visit.table, domain, visit.cols, visit.other);
  else
    leastOfColumns(visit.own, visit.table, model.domains[visit.neighbour],
                   domain, visit.other);
}

/// Adds the entries at what the neighbour chose, less the message, while the
/// table is in the cache.
void PriceDual::addChosen(const Visit &visit) {
  const size_t stride = visit.first ? visit.cols : 1;
  const size_t taken = choice[visit.neighbour];
  const double *entry =
      visit.table + (visit.first ? taken : taken * visit.cols);
  for (size_t a = 0; a < sums.size(); ++a)
    sums[a] += entry[a * stride] - visit.own[a];
}

/// Begins to load what the visits of a variable read.
void PriceDual::prefetch(uint32_t var) const {
  for (size_t i = visitsAt[var]; i < visitsAt[var + 1]; ++i) {
    const Visit &visit = visits[i];
    __builtin_prefetch(visit.own);
    __builtin_prefetch(visit.other);
    if ((visit.neighbour < var) == ascending)
      __builtin_prefetch(visit.table);
  }
}

void PriceDual::pass() {
  constexpr uint32_t kAhead = 3;
  lastBound = double(model.model.constant);
  for (size_t t = 0; t < price.size(); ++t)
    lastBound -= price[t] * double(model.capacity[t]);
  const uint32_t size = uint32_t(model.size());
  for (uint32_t i = 0; i < size; ++i) {
    const uint32_t v = ascending ? i : size - 1 - i;
    if (i + kAhead < size)
      prefetch(ascending ? v + kAhead : v - kAhead);
    visitVariable(v);
  }
  bestBound = std::max(bestBound, lastBound);
  ascending = !ascending;
  measure();
}

/// Pulls from the neighbours visited before, decodes - the best alternative
/// given what those chose and the messages from the others - and shares what is
/// gained with the others.
void PriceDual::visitVariable(uint32_t v) {
  const double *unary = costs.unary(v);
  const size_t domain = model.domains[v];
  total.assign(unary, unary + domain);
  sums.assign(domain, 0);
  const std::span<const Visit> around(visits.data() + visitsAt[v],
                                      visits.data() + visitsAt[v + 1]);
  size_t before = 0, after = 0;
  for (const Visit &visit : around) {
    const bool pulls = (visit.neighbour < v) == ascending;
    ++(pulls ? before : after);
    if (pulls) {
      pull(visit, domain);
      addChosen(visit);
    }
    for (size_t a = 0; a < domain; ++a)
      total[a] += visit.own[a];
  }
  for (size_t a = 0; a < domain; ++a)
    sums[a] += total[a];
  choice[v] =
      uint32_t(std::min_element(sums.begin(), sums.end()) - sums.begin());
  const double least = *std::min_element(total.begin(), total.end());
  lastBound += least;
  if (after == 0)
    return;
  const double share = 1.0 / double(std::max(before, after));
  for (size_t a = 0; a < domain; ++a)
    total[a] = share * (total[a] - least);
  for (const Visit &visit : around)
    if ((visit.neighbour < v) != ascending)
      for (size_t a = 0; a < domain; ++a)
        visit.own[a] -= total[a];
}

/// Cost and usage of the decoded choice; its peaks above capacity join the
/// working set.
void PriceDual::measure() {
  usage = model.usageOf(choice);
  value = model.costOf(choice) + double(model.model.constant);
  fits = true;
  for (size_t t = 0; t < usage.size(); ++t) {
    int64_t over = usage[t] - model.capacity[t];
    value += price[t] * double(over);
    if (over <= 0)
      continue;
    fits = false;
    bool peak =
        (t == 0 || usage[t - 1] - model.capacity[t - 1] <= over) &&
        (t + 1 == usage.size() || usage[t + 1] - model.capacity[t + 1] < over);
    if (peak)
      working[t] = 1;
  }
}

void PriceDual::movePrices(double target, double share) {
  constexpr double kMemory = 0.7;
  double norm = 0;
  for (size_t t = 0; t < price.size(); ++t) {
    if (!working[t])
      continue;
    double over = (double(usage[t]) - double(model.capacity[t])) / scale[t];
    direction[t] = kMemory * direction[t] + (1 - kMemory) * over;
    if (direction[t] < 0 && price[t] <= 0)
      direction[t] = 0;
    norm += direction[t] * direction[t];
  }
  double distance = target - bestBound;
  if (norm <= 0 || !(distance > 0))
    return;
  double length = share * distance / norm;
  for (size_t t = 0; t < price.size(); ++t)
    if (working[t])
      price[t] = std::max(0.0, price[t] + length * direction[t] / scale[t]);
  costs.set(price);
}

void PriceDual::setMessages(size_t edge, std::span<const double> first,
                            std::span<const double> second) {
  std::copy(first.begin(), first.end(), message(uint32_t(edge), true));
  std::copy(second.begin(), second.end(), message(uint32_t(edge), false));
}

void PriceDual::setPrices(const std::vector<double> &given) {
  price = given;
  for (size_t t = 0; t < price.size(); ++t)
    working[t] = price[t] > 0;
  kept = price;
  costs.set(price);
}

void PriceDual::advance(std::optional<double> target) {
  constexpr unsigned kPatience = 20, kWarmup = 10;
  constexpr double kShrink = 0.6, kLeastShare = 0.005;
  double before = bestBound;
  pass();
  ++numPasses;
  // A poor assignment makes for steps that throw the bound away.
  double goal = bestBound + 0.02 * std::abs(bestBound) + 1;
  if (target)
    goal = std::min(goal, *target);
  if (numPasses % stretch == 0) {
    // Without prices the messages alone tell.
    done = bestBound - checkpoint < kLeastShare * (goal - bestBound);
    checkpoint = bestBound;
  }
  if (bestBound > before) {
    failures = 0;
    keepPrices();
  } else if (++failures > kPatience) {
    step *= kShrink;
    failures = 0;
    returnToPrices();
    return;
  }
  // The first messages say little about who uses too much.
  if (numPasses > kWarmup)
    movePrices(goal, step);
}

void PriceDual::keepPrices() { kept = price; }

void PriceDual::returnToPrices() {
  if (kept.empty())
    return;
  price = kept;
  std::fill(direction.begin(), direction.end(), 0.0);
  costs.set(price);
}
