//===- PriceDual.cpp - Messages and prices on large models ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "PriceDual.h"
#include <cmath>

using namespace planner;
using namespace planner::solver;

static constexpr double kInfinity = std::numeric_limits<double>::infinity();

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
}

namespace {

/// min over l of a[l] - b[l], in lanes so that it vectorises.
inline double minDifference(const double *a, const double *b, size_t length) {
  constexpr size_t kLanes = 4;
  double lanes[kLanes] = {kInfinity, kInfinity, kInfinity, kInfinity};
  size_t l = 0;
  for (; l + kLanes <= length; l += kLanes)
    for (size_t k = 0; k < kLanes; ++k)
      lanes[k] = std::min(lanes[k], a[l + k] - b[l + k]);
  for (; l < length; ++l)
    lanes[0] = std::min(lanes[0], a[l] - b[l]);
  return std::min(std::min(lanes[0], lanes[1]), std::min(lanes[2], lanes[3]));
}

} // namespace

/// Moves all that an edge can give into one end.
void PriceDual::pull(uint32_t edge, bool intoFirst) {
  const double *table = costs.table(edge);
  size_t rows = rowsOf(edge), cols = colsOf(edge);
  double *first = message(edge, true), *second = message(edge, false);
  if (intoFirst) {
    for (size_t row = 0; row < rows; ++row)
      first[row] = minDifference(table + row * cols, second, cols);
    return;
  }
  double *__restrict out = second;
  std::fill(out, out + cols, kInfinity);
  for (size_t row = 0; row < rows; ++row) {
    const double *__restrict line = table + row * cols;
    double offset = first[row];
    for (size_t col = 0; col < cols; ++col)
      out[col] = std::min(out[col], line[col] - offset);
  }
}

/// The best alternative given the choices made before in this pass and the
/// messages from the edges not yet reached; `total` holds the sum of all.
void PriceDual::decode(uint32_t var, bool up) {
  sums = total;
  for (uint32_t id : model.edgesOf[var]) {
    const SearchModel::Edge &edge = model.edges[id];
    bool first = edge.first == var;
    uint32_t other = first ? edge.second : edge.first;
    if ((other < var) != up)
      continue;
    const double *table = costs.table(id);
    const double *own = message(id, first);
    size_t cols = colsOf(id);
    const double *entry =
        first ? table + choice[other] : table + size_t(choice[other]) * cols;
    for (size_t a = 0; a < sums.size(); ++a)
      sums[a] += entry[first ? a * cols : a] - own[a];
  }
  choice[var] =
      uint32_t(std::min_element(sums.begin(), sums.end()) - sums.begin());
}

void PriceDual::pass() {
  lastBound = double(model.model.constant);
  for (size_t t = 0; t < price.size(); ++t)
    lastBound -= price[t] * double(model.capacity[t]);
  for (uint32_t i = 0; i < model.size(); ++i) {
    uint32_t v = ascending ? i : uint32_t(model.size()) - 1 - i;
    const double *own = costs.unary(v);
    total.assign(own, own + model.domains[v]);
    size_t before = 0, after = 0;
    for (uint32_t id : model.edgesOf[v]) {
      const SearchModel::Edge &edge = model.edges[id];
      bool first = edge.first == v;
      bool pulls = ((first ? edge.second : edge.first) < v) == ascending;
      ++(pulls ? before : after);
      if (pulls)
        pull(id, first);
      const double *from = message(id, first);
      for (size_t a = 0; a < total.size(); ++a)
        total[a] += from[a];
    }
    decode(v, ascending);
    double least = *std::min_element(total.begin(), total.end());
    lastBound += least;
    if (after == 0)
      continue;
    double share = 1.0 / double(std::max(before, after));
    for (uint32_t id : model.edgesOf[v]) {
      const SearchModel::Edge &edge = model.edges[id];
      bool first = edge.first == v;
      if (((first ? edge.second : edge.first) < v) == ascending)
        continue;
      double *to = message(id, first);
      for (size_t a = 0; a < total.size(); ++a)
        to[a] -= share * (total[a] - least);
    }
  }
  bestBound = std::max(bestBound, lastBound);
  ascending = !ascending;
  measure();
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
  constexpr double kShrink = 0.6, kLeastShare = 0.02;
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
