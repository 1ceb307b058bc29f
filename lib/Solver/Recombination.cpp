//===- Recombination.cpp - The good parts of a proposal -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Recombination.h"
#include <numeric>

using namespace planner;
using namespace planner::solver;

static constexpr uint32_t kNoPart = std::numeric_limits<uint32_t>::max();

Recombination::Recombination(const SearchModel &source)
    : model(source), partOf(source.size(), kNoPart) {}

void Recombination::measure(Part &part, const std::vector<uint32_t> &best,
                            const std::vector<uint32_t> &proposal,
                            const PricedCosts &priced) {
  events.clear();
  auto use = [&](auto &&list, int sign) {
    for (const UsageInterval &interval : list) {
      events.push_back({interval.begin, sign * interval.amount});
      events.push_back({interval.end, -sign * interval.amount});
    }
  };
  uint32_t own = partOf[part.vars[0]];
  for (uint32_t v : part.vars) {
    uint32_t from = best[v], to = proposal[v];
    part.cost += model.costs[model.offsets[v] + to] -
                 model.costs[model.offsets[v] + from];
    part.priced += priced.unary(v)[to] - priced.unary(v)[from];
    if (model.usesTime[v]) {
      use(model.usage(v, to), 1);
      use(model.usage(v, from), -1);
    }
    for (uint32_t id : model.edgesOf[v]) {
      const SearchModel::Edge &edge = model.edges[id];
      bool first = edge.first == v;
      uint32_t other = first ? edge.second : edge.first;
      bool both = partOf[other] == own;
      // Inside a part an edge counts once.
      if (both && other < v)
        continue;
      uint32_t otherTo = both ? proposal[other] : best[other];
      auto entry = [&](const double *table, uint32_t a, uint32_t b) {
        return first ? table[size_t(a) * model.domains[edge.second] + b]
                     : table[size_t(b) * model.domains[edge.second] + a];
      };
      part.cost +=
          entry(edge.table, to, otherTo) - entry(edge.table, from, best[other]);
      part.priced += entry(priced.table(id), to, otherTo) -
                     entry(priced.table(id), from, best[other]);
      if (!edge.uses)
        continue;
      if (const Usage *used =
              model.pairUsage(edge, first ? to : otherTo, first ? otherTo : to))
        use(*used, 1);
      if (const Usage *used = model.pairUsage(edge, first ? from : best[other],
                                              first ? best[other] : from))
        use(*used, -1);
    }
    ++work;
  }
  std::sort(events.begin(), events.end());
  int64_t amount = 0;
  for (size_t i = 0; i < events.size();) {
    uint32_t time = events[i].first;
    for (; i < events.size() && events[i].first == time; ++i)
      amount += events[i].second;
    if (i < events.size() && amount != 0)
      part.change.push_back({time, events[i].first, amount});
  }
  work += int64_t(events.size());
}

void Recombination::findParts(const std::vector<uint32_t> &best,
                              const std::vector<uint32_t> &proposal,
                              const PricedCosts &priced) {
  parts.clear();
  std::fill(partOf.begin(), partOf.end(), kNoPart);
  for (uint32_t v = 0; v < model.size(); ++v) {
    if (best[v] == proposal[v] || partOf[v] != kNoPart)
      continue;
    uint32_t id = uint32_t(parts.size());
    Part &part = parts.emplace_back();
    part.vars = {v};
    partOf[v] = id;
    for (size_t i = 0; i < part.vars.size(); ++i)
      for (uint32_t e : model.edgesOf[part.vars[i]]) {
        const SearchModel::Edge &edge = model.edges[e];
        uint32_t other = edge.first == part.vars[i] ? edge.second : edge.first;
        if (best[other] == proposal[other] || partOf[other] != kNoPart)
          continue;
        partOf[other] = id;
        part.vars.push_back(other);
      }
  }
  for (Part &part : parts)
    measure(part, best, proposal, priced);
  work += int64_t(model.size()) / 8;
}

bool Recombination::fits(const Part &part, const std::vector<int64_t> &usage,
                         int sign) {
  for (const UsageInterval &piece : part.change) {
    int64_t more = sign * piece.amount;
    if (more <= 0)
      continue;
    for (uint32_t t = piece.begin; t < piece.end; ++t)
      if (usage[t] + more > model.capacity[t])
        return false;
    work += (piece.end - piece.begin) / 16;
  }
  return true;
}

void Recombination::apply(Part &part, std::vector<int64_t> &usage, int sign) {
  for (const UsageInterval &piece : part.change)
    for (uint32_t t = piece.begin; t < piece.end; ++t)
      usage[t] += sign * piece.amount;
  part.taken = sign > 0;
}

bool Recombination::take(Part &part, std::vector<int64_t> &usage) {
  if (part.taken || !fits(part, usage, 1))
    return false;
  apply(part, usage, 1);
  return true;
}

/// Parts that free memory at a cost make room for those that gain by it.
/// Returns the change in cost.
double Recombination::takeByPrice(std::vector<int64_t> &usage) {
  double total = 0;
  std::vector<uint32_t> order(parts.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return std::pair(parts[a].priced, a) < std::pair(parts[b].priced, b);
  });
  for (int round = 0; round < 2; ++round)
    for (uint32_t id : order)
      if (parts[id].priced < 0 && take(parts[id], usage))
        total += parts[id].cost;
  return total;
}

/// Takes what gains and gives back what costs, as long as that fits.
double Recombination::selectStrictly(std::vector<int64_t> &usage) {
  double total = 0;
  std::vector<uint32_t> order(parts.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return std::pair(parts[a].cost, a) < std::pair(parts[b].cost, b);
  });
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t id : order)
      if (parts[id].cost < 0 && take(parts[id], usage)) {
        total += parts[id].cost;
        changed = true;
      }
    for (size_t i = order.size(); i-- > 0;) {
      Part &part = parts[order[i]];
      if (!part.taken || part.cost <= 0 || !fits(part, usage, -1))
        continue;
      apply(part, usage, -1);
      total -= part.cost;
      changed = true;
    }
  }
  return total;
}

/// What a part uses more at a time.
static int64_t changeAt(const std::vector<UsageInterval> &change, size_t time) {
  const auto at = std::partition_point(
      change.begin(), change.end(),
      [&](const UsageInterval &piece) { return piece.end <= time; });
  return at != change.end() && at->begin <= time ? at->amount : 0;
}

/// The part that, taken or given back, costs least by what that saves of
/// `excess` at a time.
std::optional<uint32_t>
Recombination::cheapestRelief(size_t time, int64_t excess,
                              const std::vector<uint32_t> &besides) {
  std::optional<uint32_t> cheapest;
  double least = std::numeric_limits<double>::infinity();
  for (uint32_t id = 0; id < parts.size(); ++id) {
    const Part &part = parts[id];
    const int sign = part.taken ? -1 : 1;
    const int64_t relief = -sign * changeAt(part.change, time);
    if (relief <= 0 ||
        std::find(besides.begin(), besides.end(), id) != besides.end())
      continue;
    const double rate = sign * part.cost / double(std::min(relief, excess));
    if (rate < least) {
      least = rate;
      cheapest = id;
    }
  }
  work += int64_t(parts.size());
  return cheapest;
}

void Recombination::flip(uint32_t id, std::vector<int64_t> &usage) {
  apply(parts[id], usage, parts[id].taken ? -1 : 1);
}

static std::optional<size_t> worstTime(const std::vector<int64_t> &usage,
                                       const std::vector<int64_t> &capacity) {
  std::optional<size_t> worst;
  int64_t most = 0;
  for (size_t t = 0; t < usage.size(); ++t)
    if (usage[t] - capacity[t] > most) {
      most = usage[t] - capacity[t];
      worst = t;
    }
  return worst;
}

/// Takes a part that does not fit, and takes or gives back others, each once,
/// until all fits. Returns the change in cost; where that does not gain,
/// nothing changes.
double Recombination::makeRoomFor(uint32_t id, std::vector<int64_t> &usage) {
  constexpr size_t kMostFlips = 16;
  std::vector<int64_t> trial = usage;
  std::vector<uint32_t> flipped{id};
  flip(id, trial);
  double total = parts[id].cost;
  while (total < 0) {
    const std::optional<size_t> time = worstTime(trial, model.capacity);
    work += int64_t(trial.size() / 16);
    if (!time) {
      usage = std::move(trial);
      return total;
    }
    const auto other =
        cheapestRelief(*time, trial[*time] - model.capacity[*time], flipped);
    if (!other || flipped.size() > kMostFlips)
      break;
    total += parts[*other].taken ? -parts[*other].cost : parts[*other].cost;
    flip(*other, trial);
    flipped.push_back(*other);
  }
  for (uint32_t part : flipped)
    parts[part].taken = !parts[part].taken;
  return 0;
}

/// Tries those that would gain most.
double Recombination::exchange(std::vector<int64_t> &usage) {
  constexpr size_t kMostTried = 8;
  std::vector<uint32_t> order;
  for (uint32_t id = 0; id < parts.size(); ++id)
    if (!parts[id].taken && parts[id].cost < 0)
      order.push_back(id);
  const size_t tried = std::min(kMostTried, order.size());
  std::partial_sort(order.begin(), order.begin() + ptrdiff_t(tried),
                    order.end(), [&](uint32_t a, uint32_t b) {
                      return std::pair(parts[a].cost, a) <
                             std::pair(parts[b].cost, b);
                    });
  double total = 0;
  for (size_t i = 0; i < tried; ++i)
    if (!parts[order[i]].taken)
      total += makeRoomFor(order[i], usage);
  return total;
}

double Recombination::improve(std::vector<uint32_t> &best,
                              std::vector<int64_t> &usage,
                              const std::vector<uint32_t> &proposal,
                              const PricedCosts &priced) {
  findParts(best, proposal, priced);
  if (parts.empty())
    return 0;
  std::vector<int64_t> selected = usage, byPrice = usage;
  double costByPrice = takeByPrice(byPrice);
  costByPrice += selectStrictly(byPrice);
  std::vector<char> taken;
  for (Part &part : parts) {
    taken.push_back(part.taken);
    part.taken = false;
  }
  double change = selectStrictly(selected);
  if (costByPrice < change) {
    change = costByPrice;
    selected = std::move(byPrice);
    for (size_t i = 0; i < parts.size(); ++i)
      parts[i].taken = taken[i] != 0;
  }
  // What made room may no longer have to.
  if (const double exchanged = exchange(selected); exchanged < 0)
    change += exchanged + selectStrictly(selected);
  if (!(change < 0))
    return 0;
  for (const Part &part : parts)
    if (part.taken)
      for (uint32_t v : part.vars)
        best[v] = proposal[v];
  usage = std::move(selected);
  return -change;
}
