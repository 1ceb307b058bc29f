//===- SearchModel.cpp - A reduced model, laid out for search -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "SearchModel.h"
#include "planner/Support/Infinity.h"
#include <unordered_map>

using namespace planner;
using namespace planner::solver;

SearchModel::SearchModel(const Model &source)
    : model(source), ids(source.living()), capacity(source.capacity) {
  std::vector<uint32_t> number(model.vars.size());
  for (uint32_t i = 0; i < ids.size(); ++i) {
    const Model::Var &var = model.vars[ids[i]];
    number[ids[i]] = i;
    domains.push_back(var.domain());
    offsets.push_back(costs.size());
    costs.insert(costs.end(), var.cost.begin(), var.cost.end());
    usesTime.push_back(!var.usage.empty());
    for (uint32_t a = 0; a < var.domain(); ++a) {
      intervalsAt.push_back(uint32_t(intervals.size()));
      if (!var.usage.empty())
        intervals.insert(intervals.end(), var.usage[a].begin(),
                         var.usage[a].end());
    }
  }
  intervalsAt.push_back(uint32_t(intervals.size()));
  edgesOf.resize(ids.size());
  std::unordered_map<const Matrix *, uint32_t> known;
  std::vector<uint32_t> tableOf;
  for (uint32_t id = 0; id < model.edges.size(); ++id) {
    const Model::Edge &edge = model.edges[id];
    if (!edge.alive)
      continue;
    const Matrix &matrix = *edge.table;
    auto [at, inserted] = known.try_emplace(&matrix, uint32_t(tables.size()));
    if (inserted) {
      tables.emplace_back();
      tables.back().reserve(matrix.entries.size());
      for (Cost cost : matrix.entries)
        tables.back().push_back(cost == kForbidden ? kInfinity : double(cost));
    }
    entries += int64_t(matrix.entries.size());
    uint32_t own = uint32_t(edges.size());
    edges.push_back({number[edge.first], number[edge.second],
                     tables[at->second].data(), id, !edge.usage.empty()});
    pairsUse = pairsUse || edges.back().uses;
    edgesOf[edges.back().first].push_back(own);
    edgesOf[edges.back().second].push_back(own);
  }
  entries += int64_t(costs.size());
}

void SearchModel::addUsage(const std::vector<uint32_t> &choice,
                           std::vector<int64_t> &differences) const {
  auto add = [&](auto &&list) {
    for (const UsageInterval &interval : list) {
      differences[interval.begin] += interval.amount;
      differences[interval.end] -= interval.amount;
    }
  };
  for (uint32_t v = 0; v < size(); ++v)
    if (usesTime[v])
      add(usage(v, choice[v]));
  if (pairsUse)
    for (const Edge &edge : edges)
      if (const Usage *used =
              pairUsage(edge, choice[edge.first], choice[edge.second]))
        add(*used);
}

std::vector<int64_t>
SearchModel::usageOf(const std::vector<uint32_t> &choice) const {
  std::vector<int64_t> total(numTimes() + 1, 0);
  addUsage(choice, total);
  sumUp(total);
  return total;
}

double SearchModel::costOf(const std::vector<uint32_t> &choice) const {
  double total = 0;
  for (uint32_t v = 0; v < size(); ++v)
    total += costs[offsets[v] + choice[v]];
  for (const Edge &edge : edges)
    total += edge.table[size_t(choice[edge.first]) * domains[edge.second] +
                        choice[edge.second]];
  return total;
}

std::vector<uint32_t>
SearchModel::modelChoice(const std::vector<uint32_t> &choice) const {
  std::vector<uint32_t> result(model.vars.size(), 0);
  for (uint32_t i = 0; i < ids.size(); ++i)
    result[ids[i]] = choice[i];
  return result;
}

std::vector<uint32_t>
SearchModel::searchChoice(const std::vector<uint32_t> &choice) const {
  std::vector<uint32_t> result;
  for (uint32_t id : ids)
    result.push_back(choice[id]);
  return result;
}

bool SearchModel::fits(const std::vector<int64_t> &usage) const {
  for (size_t t = 0; t < usage.size(); ++t)
    if (usage[t] > capacity[t])
      return false;
  return true;
}

PricedCosts::PricedCosts(const SearchModel &source)
    : model(source), costs(source.costs), pricedTables(source.edges.size()) {}

void PricedCosts::set(const std::vector<double> &prices) {
  priceOf.set(prices);
  for (uint32_t v = 0; v < model.size(); ++v)
    if (model.usesTime[v])
      for (uint32_t a = 0; a < model.domains[v]; ++a)
        costs[model.offsets[v] + a] =
            model.costs[model.offsets[v] + a] + priceOf(model.usage(v, a));
  if (!model.pairsUse)
    return;
  for (size_t e = 0; e < model.edges.size(); ++e) {
    const SearchModel::Edge &edge = model.edges[e];
    if (!edge.uses)
      continue;
    const Model::Edge &source = model.model.edges[edge.edge];
    pricedTables[e].assign(edge.table,
                           edge.table + source.table->entries.size());
    for (const auto &[key, usage] : source.usage)
      pricedTables[e][key] += priceOf(usage);
  }
}
