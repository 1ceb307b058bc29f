//===- ProofDual.cpp - What a dual says of a checker's model --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Checking.h"
#include "ProofModel.h"
#include <algorithm>

using namespace planner;
using namespace planner::solver;
using namespace planner::solver::proof;

WideCost DualValues::priceOf(const Changes &usage) const {
  // An amount from a time on is worth all prices from there on.
  WideCost sum = 0;
  for (const auto &[time, change] : usage)
    sum += (pricesBefore.back() - pricesBefore[time]) * change;
  return divideDown(sum, priceShift);
}

/// Prices by time of the model.
static Expected<std::vector<WideCost>> pricesIn(const ProofModel &model,
                                                const ProofDual &dual) {
  std::vector<WideCost> prices(model.times.size(), 0);
  for (const auto &[time, price] : dual.prices) {
    auto at = std::lower_bound(model.times.begin(), model.times.end(), time);
    if (at == model.times.end() || *at != time)
      return makeError("the proof prices time " + std::to_string(time) +
                       ", which is not limited any more");
    const size_t index = size_t(at - model.times.begin());
    if (price < 0 || price > kLargestPrice ||
        model.capacity[index] == kUnlimited)
      return makeError("the price of time " + std::to_string(time) + " is " +
                       std::to_string(price) +
                       ", expected 0 to 2^44, and 0 where nothing is limited");
    prices[index] = price;
  }
  return prices;
}

Expected<DualValues>
ProofModel::evaluate(const std::shared_ptr<const ProofDual> &dual) const {
  static const ProofDual nothing;
  const ProofDual &given = dual ? *dual : nothing;
  if (given.shift > 30 || given.priceShift > 100)
    return makeError("the proof's shifts are " + std::to_string(given.shift) +
                     " and " + std::to_string(given.priceShift) +
                     ", expected at most 30 and 100");
  DualValues values;
  values.shift = given.shift;
  values.priceShift = given.priceShift;
  values.dual = dual;
  Expected<std::vector<WideCost>> prices = pricesIn(*this, given);
  if (!prices)
    return prices.takeError();
  values.pricesBefore = {0};
  WideCost refund = 0;
  for (size_t t = 0; t < prices->size(); ++t) {
    values.pricesBefore.push_back(values.pricesBefore.back() + (*prices)[t]);
    if ((*prices)[t] > 0)
      refund += (*prices)[t] * capacity[t];
  }
  const WideCost unit = WideCost(1) << given.shift;
  // The refund is rounded up, what is paid down.
  values.bound = constant * unit + divideDown(-refund, given.priceShift);

  std::vector<std::vector<WideCost>> terms(vars.size());
  for (uint32_t v = 0; v < vars.size(); ++v)
    for (uint32_t a = 0; vars[v].alive && a < vars[v].domain(); ++a)
      terms[v].push_back(
          vars[v].costs[a] * unit +
          (vars[v].usage.empty() ? 0 : values.priceOf(vars[v].usage[a])));

  std::vector<uint32_t> order;
  size_t expected = 0;
  for (uint32_t id = 0; id < pairs.size(); ++id)
    if (pairs[id].alive) {
      order.push_back(id);
      expected += pairs[id].table->rows + pairs[id].table->cols;
    }
  auto ends = [&](uint32_t id) {
    return std::pair(pairs[id].first, pairs[id].second);
  };
  std::sort(order.begin(), order.end(),
            [&](uint32_t a, uint32_t b) { return ends(a) < ends(b); });
  for (size_t i = 1; i < order.size(); ++i)
    if (ends(order[i - 1]) == ends(order[i]))
      return makeError("the proof has messages for parallel pairs");
  if (dual && given.messages.size() != expected)
    return makeError("the proof has " + std::to_string(given.messages.size()) +
                     " messages, expected " + std::to_string(expected));

  std::vector<std::vector<WideCost>> more(vars.size());
  for (uint32_t v = 0; v < vars.size(); ++v)
    more[v].assign(terms[v].size(), 0);
  values.pairLeast.assign(pairs.size(), 0);
  values.messagesAt.assign(pairs.size(), 0);
  size_t at = 0;
  for (uint32_t id : order) {
    const Pair &pair = pairs[id];
    const uint32_t rows = pair.table->rows, cols = pair.table->cols;
    values.messagesAt[id] = at;
    auto message = [&](size_t i) {
      return dual ? given.messages[at + i] : int64_t(0);
    };
    std::vector<WideCost> rowLeast(rows, kInfinite), colLeast(cols, kInfinite);
    WideCost least = kInfinite;
    for (uint32_t a = 0; a < rows; ++a)
      for (uint32_t b = 0; b < cols; ++b) {
        const uint64_t key = uint64_t(a) * cols + b;
        const Cost cost = pair.table->entries[key];
        if (cost == kForbidden)
          continue;
        WideCost term = cost * unit - message(a) - message(rows + b);
        if (!pair.usage.empty())
          if (const Changes *usage = pair.usageAt(key))
            term += values.priceOf(*usage);
        rowLeast[a] = std::min(rowLeast[a], term);
        colLeast[b] = std::min(colLeast[b], term);
        least = std::min(least, term);
      }
    if (least == kInfinite)
      return makeError("the proof weighs a pair without an allowed entry");
    values.pairLeast[id] = least;
    values.bound += least;
    for (uint32_t a = 0; a < rows; ++a) {
      terms[pair.first][a] += message(a);
      more[pair.first][a] += std::min(rowLeast[a] - least, kInfinite >> 20);
    }
    for (uint32_t b = 0; b < cols; ++b) {
      terms[pair.second][b] += message(rows + b);
      more[pair.second][b] += std::min(colLeast[b] - least, kInfinite >> 20);
    }
    at += rows + cols;
  }
  values.excess = std::move(terms);
  values.reduced.resize(vars.size());
  for (uint32_t v = 0; v < vars.size(); ++v) {
    if (!vars[v].alive)
      continue;
    const WideCost least =
        *std::min_element(values.excess[v].begin(), values.excess[v].end());
    values.bound += least;
    for (size_t a = 0; a < values.excess[v].size(); ++a) {
      values.excess[v][a] -= least;
      values.reduced[v].push_back(values.excess[v][a] + more[v][a]);
    }
  }
  return values;
}

void ProofModel::fix(const DualValues &values, WideCost gap) {
  std::vector<std::vector<char>> flags(vars.size());
  for (uint32_t v = 0; v < vars.size(); ++v)
    for (WideCost excess : values.reduced[v])
      flags[v].push_back(excess > gap);
  const WideCost unit = WideCost(1) << values.shift;
  for (uint32_t id = 0; id < pairs.size(); ++id) {
    Pair &pair = pairs[id];
    if (!pair.alive)
      continue;
    const uint32_t rows = pair.table->rows, cols = pair.table->cols;
    Matrix table = *pair.table;
    bool changed = false;
    for (uint32_t a = 0; a < rows; ++a) {
      if (flags[pair.first][a])
        continue;
      for (uint32_t b = 0; b < cols; ++b) {
        Cost &cost = table.entries[size_t(a) * cols + b];
        if (flags[pair.second][b] || cost == kForbidden)
          continue;
        WideCost excess = values.excess[pair.first][a] +
                          values.excess[pair.second][b] + cost * unit -
                          values.pairLeast[id];
        if (values.dual)
          excess -= WideCost(values.dual->messages[values.messagesAt[id] + a]) +
                    values.dual->messages[values.messagesAt[id] + rows + b];
        // What the entry uses would only add to it.
        if (excess > gap) {
          cost = kForbidden;
          changed = true;
        }
      }
    }
    if (changed)
      pair.table = std::make_shared<const Matrix>(std::move(table));
  }
  drop(flags);
}
