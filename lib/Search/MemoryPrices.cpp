//===- MemoryPrices.cpp - Paying for memory instead of limiting it --------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "MemoryPrices.h"
#include <algorithm>
#include <cmath>

namespace planner {

/// The first price makes the capacity worth this share of the scale; each raise
/// without an upper end multiplies it.
static constexpr double kFirstShare = 1.0 / 64;
static constexpr double kRaise = 8;
/// A bracket this narrow, relatively, is not halved any more.
static constexpr double kNarrow = 1.02;

MemoryPrices::MemoryPrices(const solver::Problem &p, int64_t bytes,
                           double scale,
                           const std::map<uint32_t, double> &start)
    : problem(p), capacity(std::max<double>(static_cast<double>(bytes), 1)),
      first(kFirstShare * std::max(scale, 1.0) / capacity) {
  for (auto [time, price] : start)
    brackets[time].price = price;
}

std::map<uint32_t, double> MemoryPrices::current() const {
  std::map<uint32_t, double> prices;
  for (const auto &[time, bracket] : brackets)
    if (bracket.price > 0)
      prices[time] = bracket.price;
  return prices;
}

double
MemoryPrices::priceOf(const std::vector<solver::UsageEntry> &usage) const {
  double total = 0;
  for (const solver::UsageEntry &entry : usage)
    if (auto it = brackets.find(entry.time); it != brackets.end())
      total += it->second.price * static_cast<double>(entry.amount);
  return total;
}

static solver::Cost addPrice(solver::Cost cost, double price) {
  return cost == solver::kForbidden
             ? cost
             : cost + static_cast<solver::Cost>(std::floor(price));
}

solver::Problem MemoryPrices::priced() const {
  solver::Problem result;
  for (solver::VarId v = 0; v < problem.numVariables(); ++v) {
    const solver::Problem::Variable &variable = problem.variable(v);
    std::vector<solver::Cost> costs = variable.costs;
    for (size_t i = 0; i < costs.size() && i < variable.usage.size(); ++i)
      costs[i] = addPrice(costs[i], priceOf(variable.usage[i]));
    result.addVariable(std::move(costs), variable.name);
  }
  for (solver::PairId p = 0; p < problem.numPairs(); ++p) {
    const solver::Problem::Pair &pair = problem.pair(p);
    const solver::Problem::Table &table = problem.tableOf(pair);
    std::vector<solver::Cost> entries = table.entries;
    for (const auto &[entry, usage] : pair.usage)
      entries[entry] = addPrice(entries[entry], priceOf(usage));
    result.addPair(pair.first, pair.second,
                   result.addTable(table.rows, table.cols, std::move(entries)),
                   pair.scale);
  }
  return result;
}

double MemoryPrices::refund() const {
  double total = 0;
  for (const auto &[time, bracket] : brackets)
    total += bracket.price * capacity;
  return std::ceil(total);
}

void MemoryPrices::raise(uint32_t time) {
  Bracket &bracket = brackets[time];
  bracket.low = bracket.price;
  // Other prices moved since the upper end was found.
  if (bracket.high && *bracket.high <= bracket.low * kNarrow)
    bracket.high.reset();
  if (bracket.high)
    bracket.price =
        std::sqrt(std::max(bracket.low, first / kRaise) * *bracket.high);
  else
    bracket.price = std::max(bracket.low * kRaise, first);
}

bool MemoryPrices::lower() {
  Bracket *widest = nullptr;
  double most = kNarrow;
  for (auto &[time, bracket] : brackets) {
    bracket.high = bracket.price;
    double ratio = bracket.price / std::max(bracket.low, first / kRaise);
    if (ratio > most)
      most = ratio, widest = &bracket;
  }
  if (!widest)
    return false;
  widest->price =
      std::sqrt(std::max(widest->low, first / kRaise) * *widest->high);
  return true;
}

} // namespace planner
