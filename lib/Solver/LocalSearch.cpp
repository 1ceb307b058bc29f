//===- LocalSearch.cpp - Single changes until none helps
//-------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LocalSearch.h"
#include <utility>

using namespace planner;
using namespace planner::solver;

namespace {

class LocalSearch {
public:
  LocalSearch(const Model &source, std::vector<uint32_t> &start)
      : model(source), choice(start) {}

  bool improve(uint32_t var) {
    uint32_t present = choice[var], best = present;
    sumCosts(var);
    for (uint32_t a = 0; a < model.vars[var].domain(); ++a)
      if (std::pair(forbidden[a], values[a]) <
          std::pair(forbidden[best], values[best]))
        best = a;
    choice[var] = best;
    return best != present;
  }
  int64_t work = 0;

private:
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

  const Model &model;
  std::vector<uint32_t> &choice;
  std::vector<int64_t> values;
  std::vector<uint32_t> forbidden;
};

} // namespace

int64_t solver::improveLocally(const Model &model,
                               std::vector<uint32_t> &choice, unsigned rounds) {
  LocalSearch search(model, choice);
  std::vector<uint32_t> vars = model.living();
  // After the first round only variables near a change are looked at again.
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
