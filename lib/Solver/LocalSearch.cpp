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
    bool uses = model.usesCapacity(var);
    if (uses)
      account(var, present, -1);
    sumCosts(var);
    uint32_t best = present;
    Value bestValue = valueOf(var, present, uses);
    for (uint32_t a = 0; a < v.domain(); ++a) {
      // Without usage only cheaper ones can be better.
      if (a == present || (!uses && values[a] >= std::get<2>(bestValue) &&
                           forbidden[a] >= std::get<0>(bestValue)))
        continue;
      Value value = valueOf(var, a, uses);
      if (value < bestValue) {
        bestValue = value;
        best = a;
      }
    }
    choice[var] = best;
    if (uses)
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
      if (const Usage *used = edge.usageAt(first ? a : b, first ? b : a))
        function(*used);
    }
  }
  void account(uint32_t var, uint32_t a, int sign) {
    eachUsage(var, a, [&](const Usage &list) {
      for (const UsageInterval &interval : list)
        for (uint32_t t = interval.begin; t < interval.end; ++t)
          usage[t] += sign * interval.amount;
    });
  }
  /// Costs and forbidden pairs of all alternatives of a variable, given the
  /// choices around it.
  void sumCosts(uint32_t var) {
    const Model::Var &v = model.vars[var];
    values.assign(v.cost.begin(), v.cost.end());
    forbidden.assign(v.cost.size(), 0);
    for (uint32_t id : v.edges) {
      const Model::Edge &edge = model.edges[id];
      bool first = edge.first == var;
      uint32_t b = choice[edge.other(var)];
      size_t step = first ? edge.table->cols : 1;
      const Cost *at = edge.table->entries.data() +
                       (first ? b : size_t(b) * edge.table->cols);
      for (size_t a = 0; a < values.size(); ++a, at += step) {
        if (*at == kForbidden)
          ++forbidden[a];
        else
          values[a] += *at;
      }
    }
    work += int64_t(values.size() * (1 + v.edges.size()));
  }
  Value valueOf(uint32_t var, uint32_t a, bool uses) {
    Value value{forbidden[a], 0, values[a]};
    if (!uses)
      return value;
    // Several lists may meet at one time: apply, sum the change, take back.
    WideCost before = 0, after = 0;
    eachUsage(var, a, [&](const Usage &list) {
      for (const UsageInterval &interval : list) {
        for (uint32_t t = interval.begin; t < interval.end; ++t) {
          before += above(t);
          usage[t] += interval.amount;
          after += above(t);
        }
        work += interval.end - interval.begin;
      }
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
  std::vector<int64_t> values;
  std::vector<uint32_t> forbidden;
};

} // namespace

int64_t solver::improveLocally(const Model &model,
                               std::vector<uint32_t> &choice, unsigned rounds) {
  LocalSearch search(model, choice);
  std::vector<uint32_t> vars = model.living();
  // After the first round only variables near a change are looked at again.
  // With limits a change anywhere may make room, but that is left to later
  // calls.
  std::vector<char> stale(model.vars.size(), 1);
  for (unsigned round = 0; round < rounds; ++round) {
    bool improved = false;
    for (uint32_t var : vars) {
      if (!stale[var])
        continue;
      stale[var] = 0;
      if (!search.improve(var))
        continue;
      improved = true;
      for (uint32_t edge : model.vars[var].edges)
        stale[model.edges[edge].other(var)] = 1;
    }
    if (!improved)
      break;
  }
  return search.work;
}
