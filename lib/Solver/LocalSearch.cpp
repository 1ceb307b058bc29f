//===- LocalSearch.cpp - Single changes until none helps
//-------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LocalSearch.h"
#include <tuple>

using namespace planner;
using namespace planner::solver;

namespace {

class LocalSearch {
public:
  LocalSearch(const Model &source, std::vector<uint32_t> &start)
      : model(source), choice(start), usage(source.usageOf(start)) {}

  bool improve(uint32_t var) {
    const Model::Var &v = model.vars[var];
    uint32_t present = choice[var];
    account(var, present, -1);
    uint32_t best = present;
    Value bestValue = valueOf(var, present);
    for (uint32_t a = 0; a < v.domain(); ++a) {
      if (a == present)
        continue;
      Value value = valueOf(var, a);
      if (value < bestValue) {
        bestValue = value;
        best = a;
      }
    }
    choice[var] = best;
    account(var, best, 1);
    return best != present;
  }
  int64_t work = 0;

private:
  /// Forbidden pairs, usage above capacity, cost.
  using Value = std::tuple<uint32_t, WideCost, WideCost>;

  /// Calls back with every usage that depends on the variable.
  template <typename Function>
  void eachUsage(uint32_t var, uint32_t a, Function function) const {
    const Model::Var &v = model.vars[var];
    if (!v.usage.empty())
      function(v.usage[a]);
    for (uint32_t id : v.edges) {
      const Model::Edge &edge = model.edges[id];
      if (edge.usage.empty())
        continue;
      bool first = edge.first == var;
      uint32_t b = choice[edge.other(var)];
      if (const SparseUsage *used = edge.usageAt(first ? a : b, first ? b : a))
        function(*used);
    }
  }
  void account(uint32_t var, uint32_t a, int sign) {
    eachUsage(var, a, [&](const SparseUsage &list) {
      for (const UsageEntry &entry : list)
        usage[entry.time] += sign * entry.amount;
    });
  }
  Value valueOf(uint32_t var, uint32_t a) {
    const Model::Var &v = model.vars[var];
    Value value{0, 0, v.cost[a]};
    for (uint32_t id : v.edges) {
      const Model::Edge &edge = model.edges[id];
      Cost cost = edge.cost(var, a, choice[edge.other(var)]);
      if (cost == kForbidden)
        ++std::get<0>(value);
      else
        std::get<2>(value) += cost;
    }
    work += int64_t(1 + v.edges.size());
    // Several lists may meet at one time: apply, sum the change, take back.
    WideCost before = 0, after = 0;
    eachUsage(var, a, [&](const SparseUsage &list) {
      for (const UsageEntry &entry : list) {
        before += above(entry.time);
        usage[entry.time] += entry.amount;
        after += above(entry.time);
      }
      work += int64_t(list.size());
    });
    account(var, a, -1);
    std::get<1>(value) = after - before;
    return value;
  }
  WideCost above(uint32_t time) const {
    int64_t capacity = model.capacity[time];
    return usage[time] > capacity ? WideCost(usage[time]) - capacity : 0;
  }

  const Model &model;
  std::vector<uint32_t> &choice;
  std::vector<int64_t> usage;
};

} // namespace

int64_t solver::improveLocally(const Model &model,
                               std::vector<uint32_t> &choice, unsigned rounds) {
  LocalSearch search(model, choice);
  std::vector<uint32_t> vars = model.living();
  for (unsigned round = 0; round < rounds; ++round) {
    bool improved = false;
    for (uint32_t var : vars)
      improved |= search.improve(var);
    if (!improved)
      break;
  }
  return search.work;
}
