//===- Order.cpp - Elimination orders -------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Components.h"
#include "SearchModel.h"
#include "planner/Solver/Elimination.h"
#include <algorithm>
#include <functional>
#include <limits>

using namespace planner;
using namespace planner::solver;

InteractionGraph solver::interactionGraph(const Model &model) {
  InteractionGraph graph;
  graph.vars = model.living();
  graph.index.assign(model.vars.size(), 0);
  for (uint32_t i = 0; i < graph.vars.size(); ++i)
    graph.index[graph.vars[i]] = i;
  graph.adjacency.resize(graph.vars.size());
  for (uint32_t i = 0; i < graph.vars.size(); ++i) {
    const Model::Var &var = model.vars[graph.vars[i]];
    graph.domains.push_back(var.domain());
    for (uint32_t edge : var.edges)
      graph.adjacency[i].push_back(
          graph.index[model.edges[edge].other(graph.vars[i])]);
    auto &list = graph.adjacency[i];
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
  }
  return graph;
}

namespace {

/// The graph in the middle of an elimination, with the priorities of one rule.
class GreedyElimination {
public:
  GreedyElimination(const std::vector<std::vector<uint32_t>> &adjacency,
                    const std::vector<uint32_t> &domainSizes, OrderRule kind,
                    uint64_t seed)
      : neighbours(adjacency), domains(domainSizes), rule(kind),
        luck(adjacency.size(), 1), keys(adjacency.size()),
        gone(adjacency.size(), 0), dead(adjacency.size(), 0),
        largestDomain(domains.empty() ? 1
                                      : *std::ranges::max_element(domains)) {
    SearchRandom random(seed);
    for (uint32_t v = 0; seed != 0 && v < neighbours.size(); ++v)
      luck[v] = 0.7 + 0.6 * random.real();
    for (uint32_t v = 0; v < neighbours.size(); ++v) {
      keys[v] = priority(v);
      queue.emplace_back(keys[v], v);
    }
    std::make_heap(queue.begin(), queue.end(), std::greater<>());
  }

  std::optional<EliminationOrder> run(double abandon) {
    EliminationOrder result;
    while (!queue.empty()) {
      std::pop_heap(queue.begin(), queue.end(), std::greater<>());
      auto [key, v] = queue.back();
      queue.pop_back();
      if (key != keys[v] || gone[v])
        continue;
      compact(v);
      gone[v] = 1;
      double table = tableSize(v);
      result.order.push_back(v);
      result.work += table * domains[v];
      result.largest = std::max(result.largest, table);
      result.entries += table;
      result.width = std::max(result.width, neighbours[v].size());
      if (result.work >= abandon)
        return std::nullopt;
      remove(v);
    }
    return result;
  }

private:
  static constexpr size_t kMostCounted = 32, kHub = 128;

  bool joined(uint32_t a, uint32_t b) const {
    return std::binary_search(neighbours[a].begin(), neighbours[a].end(), b);
  }
  double tableSize(uint32_t v) const {
    double size = 1;
    for (uint32_t n : neighbours[v])
      size *= gone[n] ? 1 : domains[n];
    return size;
  }
  /// Takes what is gone out of a list.
  void compact(uint32_t v) {
    if (dead[v] > 0)
      std::erase_if(neighbours[v], [&](uint32_t n) { return gone[n] != 0; });
    dead[v] = 0;
  }
  double priority(uint32_t v) const { return luck[v] * byRule(v); }
  double byRule(uint32_t v) const {
    const auto &list = neighbours[v];
    const size_t degree = list.size() - dead[v];
    if (rule == OrderRule::MinDegree)
      return double(degree);
    // A hub's table is out of reach, whatever its size.
    if (rule == OrderRule::MinTable)
      return degree > kHub ? 1e40 * double(degree) : tableSize(v);
    // Counting is quadratic; such a vertex is not chosen while others are left,
    // so that it may count as joining all its neighbours.
    double fill = 0;
    if (list.size() > kMostCounted) {
      fill = double(degree) *
             (rule == OrderRule::MinFill ? 1.0 : double(largestDomain));
      return fill * fill / 2;
    }
    for (size_t i = 0; i < list.size(); ++i)
      for (size_t j = i + 1; j < list.size(); ++j)
        if (!gone[list[i]] && !gone[list[j]] && !joined(list[i], list[j]))
          fill += rule == OrderRule::MinFill
                      ? 1.0
                      : double(domains[list[i]]) * domains[list[j]];
    return fill;
  }
  void remove(uint32_t v) {
    std::vector<uint32_t> list = std::move(neighbours[v]);
    neighbours[v].clear();
    bool fills =
        rule == OrderRule::MinFill || rule == OrderRule::MinWeightedFill;
    affected = list;
    for (uint32_t n : list) {
      // Where nothing is joined to a vertex, a hub most often, its list stays
      // as it is, with what is gone in it, until that is half of it.
      if (std::all_of(list.begin(), list.end(),
                      [&](uint32_t m) { return m == n || joined(n, m); })) {
        if (++dead[n] * 2 > neighbours[n].size())
          compact(n);
        continue;
      }
      merged.clear();
      std::set_union(neighbours[n].begin(), neighbours[n].end(), list.begin(),
                     list.end(), std::back_inserter(merged));
      std::erase_if(merged, [&](uint32_t m) { return m == n || gone[m] != 0; });
      const size_t degree = neighbours[n].size() - dead[n];
      dead[n] = 0;
      // A new edge changes the fill of the vertices next to both its ends.
      if (fills && merged.size() + 1 > degree)
        for (uint32_t m : merged)
          if (neighbours[m].size() <= kMostCounted)
            affected.push_back(m);
      neighbours[n].swap(merged);
    }
    std::sort(affected.begin(), affected.end());
    affected.erase(std::unique(affected.begin(), affected.end()),
                   affected.end());
    for (uint32_t n : affected) {
      double key = priority(n);
      if (key == keys[n])
        continue;
      keys[n] = key;
      queue.emplace_back(key, n);
      std::push_heap(queue.begin(), queue.end(), std::greater<>());
    }
  }

  std::vector<std::vector<uint32_t>> neighbours;
  const std::vector<uint32_t> &domains;
  OrderRule rule;
  /// Factors of the priorities.
  std::vector<double> luck;
  std::vector<double> keys;
  std::vector<char> gone;
  /// How many in a vertex's list are gone.
  std::vector<uint32_t> dead;
  uint32_t largestDomain;
  /// The least in front; entries whose key is no longer the vertex's are old.
  std::vector<std::pair<double, uint32_t>> queue;
  /// Scratch of remove().
  std::vector<uint32_t> affected, merged;
};

} // namespace

std::optional<EliminationOrder>
solver::greedyOrder(const std::vector<std::vector<uint32_t>> &adjacency,
                    const std::vector<uint32_t> &domains, OrderRule rule,
                    double abandon, uint64_t seed) {
  return GreedyElimination(adjacency, domains, rule, seed).run(abandon);
}

static EliminationOrder bestOrderOf(const Component &component,
                                    double affordable) {
  // The fill of a vertex takes quadratic time in its degree. What would take
  // hours is out of reach with a better order, too.
  constexpr size_t kMostWidth = 24;
  constexpr double kOutOfReach = 0x1p45;
  constexpr uint64_t kMostRestarts = 16;
  // Between what the first rules and all others find lies less.
  constexpr double kMostGain = 0x1p12;
  auto fills = [](OrderRule rule) {
    return rule == OrderRule::MinFill || rule == OrderRule::MinWeightedFill;
  };
  EliminationOrder best;
  best.work = best.largest = std::numeric_limits<double>::infinity();
  auto attempt = [&](OrderRule rule, uint64_t seed) {
    if (auto order = greedyOrder(component.adjacency, component.domains, rule,
                                 best.work, seed))
      best = std::move(*order);
  };
  // A better order is not worth more than what it saves.
  const double ordering = 256.0 * double(component.domains.size());
  for (OrderRule rule : {OrderRule::MinTable, OrderRule::MinDegree,
                         OrderRule::MinFill, OrderRule::MinWeightedFill}) {
    const bool isHopeless = best.width > kMostWidth || best.order.empty() ||
                            best.work > kMostGain * affordable;
    if ((fills(rule) && isHopeless) || best.work <= ordering)
      return best;
    attempt(rule, 0);
  }
  if (best.work > std::min(kOutOfReach, kMostGain * affordable))
    return best;
  for (uint64_t seed = 1;
       seed <= kMostRestarts && double(seed) * 8 * ordering < best.work; ++seed)
    attempt(seed % 2 ? OrderRule::MinTable : OrderRule::MinWeightedFill, seed);
  return best;
}

EliminationOrder
solver::bestOrder(const std::vector<std::vector<uint32_t>> &adjacency,
                  const std::vector<uint32_t> &domains, double affordable) {
  EliminationOrder all;
  for (const Component &component : componentsOf(adjacency, domains)) {
    EliminationOrder order = bestOrderOf(component, affordable);
    for (uint32_t i : order.order)
      all.order.push_back(component.vertices[i]);
    all.work += order.work;
    all.entries += order.entries;
    all.largest = std::max(all.largest, order.largest);
    all.width = std::max(all.width, order.width);
  }
  return all;
}

bool solver::isAffordable(const EliminationOrder &order, int64_t tableCap,
                          int64_t workCap) {
  constexpr double kTablesTogether = 4;
  return order.largest <= double(tableCap) &&
         order.entries <= kTablesTogether * double(tableCap) &&
         order.work <= double(workCap);
}
