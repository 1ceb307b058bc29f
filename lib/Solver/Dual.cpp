//===- Dual.cpp - Message passing and prices ------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Dual.h"
#include "Checking.h"
#include "Integers.h"
#include "MinPlus.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <cmath>
#include <numeric>

using namespace planner;
using namespace planner::solver;

//===----------------------------------------------------------------------===//
// Sweeps
//===----------------------------------------------------------------------===//

Dual::Dual(const Model &source)
    : model(source), vars(source.living()), position(source.vars.size()),
      linksOf(source.vars.size()), own(source.vars.size()),
      total(source.vars.size()), prices(source.capacity.size(), 0.0),
      choice(source.vars.size(), 0) {
  for (uint32_t i = 0; i < vars.size(); ++i)
    position[vars[i]] = i;
  for (const Model::Edge &edge : model.edges) {
    if (!edge.alive)
      continue;
    const Matrix &matrix = *edge.table;
    auto [at, inserted] = tables.try_emplace(&matrix);
    if (inserted) {
      at->second.reserve(matrix.entries.size());
      for (Cost cost : matrix.entries)
        at->second.push_back(cost == kForbidden ? kInfinity : double(cost));
    }
    uint32_t id = uint32_t(links.size());
    links.push_back({edge.first,
                     edge.second,
                     matrix.rows,
                     matrix.cols,
                     at->second.data(),
                     {},
                     std::vector<double>(matrix.rows, 0.0),
                     std::vector<double>(matrix.cols, 0.0)});
    linksOf[edge.first].push_back(id);
    linksOf[edge.second].push_back(id);
    work += int64_t(matrix.entries.size());
  }
  for (uint32_t time = 0; time < model.capacity.size(); ++time)
    if (model.capacity[time] != kUnlimited)
      limitedTimes.push_back(time);
  for (uint32_t v : vars)
    work += model.vars[v].domain();
  applyPrices();
  total = own;
}

Dual::Dual(const Model &source, const Dual &before,
           const std::vector<std::vector<uint32_t>> &kept)
    : Dual(source) {
  auto take = [](const std::vector<double> &from,
                 const std::vector<uint32_t> &which, std::vector<double> &to) {
    for (size_t i = 0; i < which.size(); ++i)
      to[i] = from[which[i]];
  };
  for (size_t i = 0; i < links.size(); ++i) {
    take(before.links[i].toFirst, kept[links[i].first], links[i].toFirst);
    take(before.links[i].toSecond, kept[links[i].second], links[i].toSecond);
  }
  prices = before.prices;
  applyPrices();
}

void Dual::applyPrices() {
  std::vector<double> before(prices.size() + 1, 0);
  std::partial_sum(prices.begin(), prices.end(), before.begin() + 1);
  auto priceOf = [&](const Usage &usage) {
    double sum = 0;
    for (const UsageInterval &interval : usage)
      sum += (before[interval.end] - before[interval.begin]) *
             double(interval.amount);
    return sum;
  };
  for (uint32_t v : vars) {
    const Model::Var &var = model.vars[v];
    own[v].assign(var.cost.begin(), var.cost.end());
    for (size_t a = 0; a < var.usage.size(); ++a)
      own[v][a] += priceOf(var.usage[a]);
  }
  size_t link = 0;
  for (const Model::Edge &edge : model.edges) {
    if (!edge.alive)
      continue;
    Link &target = links[link++];
    if (edge.usage.empty())
      continue;
    const std::vector<double> &base = tables.at(edge.table.get());
    target.priced = base;
    for (const auto &[key, usage] : edge.usage)
      target.priced[key] += priceOf(usage);
    target.table = target.priced.data();
  }
}

/// Moves all that a link can give into one end: afterwards each of that end's
/// alternatives has an entry of reparametrised cost 0 and none below.
void Dual::pull(Link &link, bool intoFirst) {
  if (intoFirst)
    leastOfRows(link.toFirst.data(), link.table, link.rows, link.cols,
                link.toSecond.data());
  else
    leastOfColumns(link.toSecond.data(), link.table, link.rows, link.cols,
                   link.toFirst.data());
}

/// Chooses the best alternative given the choices made before in this sweep and
/// the messages from the links not yet reached.
void Dual::decode(uint32_t var, bool ascending) {
  std::vector<double> value = own[var];
  for (uint32_t id : linksOf[var]) {
    const Link &link = links[id];
    bool first = link.first == var;
    uint32_t other = first ? link.second : link.first;
    bool before = (position[other] < position[var]) == ascending;
    const std::vector<double> &message = first ? link.toFirst : link.toSecond;
    for (size_t a = 0; a < value.size(); ++a)
      value[a] += !before ? message[a]
                  : first ? link.table[a * link.cols + choice[other]]
                          : link.table[size_t(choice[other]) * link.cols + a];
  }
  choice[var] =
      uint32_t(std::min_element(value.begin(), value.end()) - value.begin());
}

void Dual::sweep(bool ascending) {
  lastBound = double(model.constant);
  for (uint32_t time : limitedTimes)
    lastBound -= prices[time] * double(model.capacity[time]);
  for (size_t i = 0; i < vars.size(); ++i) {
    uint32_t v = ascending ? vars[i] : vars[vars.size() - 1 - i];
    size_t before = 0, after = 0;
    for (uint32_t id : linksOf[v]) {
      Link &link = links[id];
      bool first = link.first == v;
      uint32_t other = first ? link.second : link.first;
      bool pulls = (position[other] < position[v]) == ascending;
      ++(pulls ? before : after);
      if (pulls)
        pull(link, first);
    }
    std::vector<double> &sum = total[v];
    sum = own[v];
    for (uint32_t id : linksOf[v]) {
      const Link &link = links[id];
      const auto &message = link.first == v ? link.toFirst : link.toSecond;
      for (size_t a = 0; a < sum.size(); ++a)
        sum[a] += message[a];
    }
    decode(v, ascending);
    double least = *std::min_element(sum.begin(), sum.end());
    lastBound += least;
    if (after == 0)
      continue;
    double share = 1.0 / double(std::max(before, after));
    for (uint32_t id : linksOf[v]) {
      Link &link = links[id];
      bool first = link.first == v;
      uint32_t other = first ? link.second : link.first;
      if ((position[other] < position[v]) == ascending)
        continue;
      auto &message = first ? link.toFirst : link.toSecond;
      for (size_t a = 0; a < sum.size(); ++a)
        message[a] -= share * (sum[a] - least);
    }
    for (double &value : sum)
      value = least + (1 - share * double(after)) * (value - least);
  }
}

void Dual::setPrices(const std::vector<double> &given) {
  prices = given;
  applyPrices();
}

void Dual::setMessages(size_t edge, std::span<const double> toFirst,
                       std::span<const double> toSecond) {
  links[edge].toFirst.assign(toFirst.begin(), toFirst.end());
  links[edge].toSecond.assign(toSecond.begin(), toSecond.end());
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

namespace {

/// The bits that costs can be shifted up by.
unsigned freeBits(const Model &model) {
  WideCost magnitude = 1;
  auto largest = [](const std::vector<Cost> &costs) {
    Cost most = 0;
    for (Cost cost : costs)
      if (cost != kForbidden)
        most = std::max(most, cost < 0 ? -cost : cost);
    return most;
  };
  std::unordered_map<const Matrix *, Cost> known;
  for (const Model::Var &var : model.vars)
    if (var.alive)
      magnitude += largest(var.cost);
  for (const Model::Edge &edge : model.edges) {
    if (!edge.alive)
      continue;
    auto [at, inserted] = known.try_emplace(edge.table.get(), 0);
    if (inserted)
      at->second = largest(edge.table->entries);
    magnitude += at->second;
  }
  unsigned bits = 0;
  while (bits < 20 && (magnitude << (bits + 1)) < WideCost(kLargest))
    ++bits;
  return bits;
}

WideCost floorShift(WideCost value, unsigned bits) { return value >> bits; }

} // namespace

Cost Reparametrisation::lowerBound() const {
  WideCost unit = WideCost(1) << shift;
  return Cost(floorShift(bound + unit - 1, shift));
}

void Reparametrisation::sumPrices() {
  priceSums.assign(prices.size() + 1, 0);
  for (size_t t = 0; t < prices.size(); ++t)
    priceSums[t + 1] = priceSums[t] + prices[t];
}

int64_t Reparametrisation::priceOf(const Usage &usage) const {
  WideCost sum = 0;
  for (const UsageInterval &interval : usage)
    sum +=
        (priceSums[interval.end] - priceSums[interval.begin]) * interval.amount;
  return clamped(floorShift(sum, priceShift));
}

int64_t Reparametrisation::edgeExcess(const Model &model, uint32_t edge,
                                      uint32_t row, uint32_t col) const {
  const Model::Edge &e = model.edges[edge];
  Cost cost = e.table->at(row, col);
  if (cost == kForbidden)
    return kForbidden;
  int64_t value = (cost << shift) - toFirst[edge][row] - toSecond[edge][col];
  if (const Usage *usage = e.usageAt(row, col))
    value += priceOf(*usage);
  return value - edgeMin[edge];
}

Reparametrisation Dual::reparametrise() const {
  Reparametrisation r;
  r.shift = freeBits(model);
  double unit = std::ldexp(1.0, int(r.shift));

  // Prices: as fine as keeps price * capacity within 60 bits.
  double largestPrice = 0;
  for (uint32_t time : limitedTimes)
    largestPrice = std::max(largestPrice, prices[time] * unit);
  r.prices.assign(model.capacity.size(), 0);
  if (largestPrice > 0) {
    int exponent = 0;
    std::frexp(largestPrice, &exponent);
    r.priceShift = unsigned(std::clamp(40 - exponent, 0, 80));
    for (uint32_t time : limitedTimes)
      r.prices[time] =
          std::min(rounded(std::ldexp(prices[time] * unit, int(r.priceShift))),
                   kLargestPrice);
  }
  r.sumPrices();
  WideCost refund = 0;
  for (uint32_t time : limitedTimes)
    refund += WideCost(r.prices[time]) * model.capacity[time];
  // Rounded up: the refund must not be too small.
  WideCost priceUnit = WideCost(1) << r.priceShift;
  r.bound = (model.constant << r.shift) -
            floorShift(refund + priceUnit - 1, r.priceShift);

  size_t numVars = model.vars.size();
  std::vector<std::vector<WideCost>> sums(numVars);
  for (uint32_t v : vars) {
    const Model::Var &var = model.vars[v];
    for (size_t a = 0; a < var.cost.size(); ++a) {
      WideCost value = WideCost(var.cost[a]) << r.shift;
      if (!var.usage.empty())
        value += r.priceOf(var.usage[a]);
      sums[v].push_back(value);
    }
  }

  r.toFirst.resize(model.edges.size());
  r.toSecond.resize(model.edges.size());
  r.edgeMin.assign(model.edges.size(), 0);
  std::vector<std::vector<int64_t>> rowExcess(model.edges.size()),
      colExcess(model.edges.size());
  size_t linkId = 0;
  for (uint32_t e = 0; e < model.edges.size(); ++e) {
    const Model::Edge &edge = model.edges[e];
    if (!edge.alive)
      continue;
    const Link &link = links[linkId++];
    const Matrix &table = *edge.table;
    auto &toFirst = r.toFirst[e], &toSecond = r.toSecond[e];
    for (double message : link.toFirst)
      toFirst.push_back(rounded(message * unit));
    for (double message : link.toSecond)
      toSecond.push_back(rounded(message * unit));
    std::vector<int64_t> &rowMin = rowExcess[e], &colMin = colExcess[e];
    rowMin.assign(table.rows, kForbidden);
    colMin.assign(table.cols, kForbidden);
    auto usage = edge.usage.begin();
    size_t key = 0;
    for (uint32_t row = 0; row < table.rows; ++row) {
      int64_t least = kForbidden;
      for (uint32_t col = 0; col < table.cols; ++col, ++key) {
        Cost cost = table.entries[key];
        bool uses = usage != edge.usage.end() && usage->first == key;
        int64_t paid = uses ? r.priceOf((usage++)->second) : 0;
        if (cost == kForbidden)
          continue;
        int64_t value = (cost << r.shift) - toFirst[row] - toSecond[col] + paid;
        least = std::min(least, value);
        colMin[col] = std::min(colMin[col], value);
      }
      rowMin[row] = least;
    }
    int64_t least = *std::min_element(rowMin.begin(), rowMin.end());
    r.edgeMin[e] = least;
    r.bound += least;
    for (auto *list : {&rowMin, &colMin})
      for (int64_t &value : *list)
        if (value != kForbidden)
          value -= least;
    for (uint32_t row = 0; row < table.rows; ++row)
      sums[edge.first][row] += toFirst[row];
    for (uint32_t col = 0; col < table.cols; ++col)
      sums[edge.second][col] += toSecond[col];
  }

  r.excess.resize(numVars);
  r.reduced.resize(numVars);
  for (uint32_t v : vars) {
    WideCost least = *std::min_element(sums[v].begin(), sums[v].end());
    r.bound += least;
    for (uint32_t a = 0; a < sums[v].size(); ++a) {
      int64_t excess = clamped(sums[v][a] - least);
      r.excess[v].push_back(excess);
      WideCost reduced = excess;
      for (uint32_t e : model.vars[v].edges)
        reduced +=
            model.edges[e].first == v ? rowExcess[e][a] : colExcess[e][a];
      r.reduced[v].push_back(int64_t(std::min(reduced, WideCost(kForbidden))));
    }
  }
  return r;
}
