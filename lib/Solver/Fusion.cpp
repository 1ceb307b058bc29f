//===- Fusion.cpp - The best of several assignments -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Fusion.h"
#include <algorithm>

using namespace planner;
using namespace planner::solver;

void Fusion::keepAlternatives(
    const std::vector<std::vector<uint32_t>> &parents) {
  kept.clear();
  keptAt.assign(1, 0);
  for (uint32_t v = 0; v < model.size(); ++v) {
    const auto own = ptrdiff_t(kept.size());
    for (const std::vector<uint32_t> &parent : parents)
      if (std::find(kept.begin() + own, kept.end(), parent[v]) == kept.end())
        kept.push_back(parent[v]);
    std::sort(kept.begin() + own, kept.end());
    keptAt.push_back(uint32_t(kept.size()));
  }
}

void Fusion::layOutVariables() {
  ids.clear();
  costAt.clear();
  compact.domains.clear();
  indexOf.resize(model.size());
  uint32_t numCosts = 0;
  for (uint32_t v = 0; v < model.size(); ++v) {
    if (!isFree(v))
      continue;
    indexOf[v] = uint32_t(ids.size());
    ids.push_back(v);
    costAt.push_back(numCosts);
    compact.domains.push_back(keptAt[v + 1] - keptAt[v]);
    numCosts += compact.domains.back();
  }
  costs.resize(numCosts);
  compact.unary.clear();
  for (uint32_t at : costAt)
    compact.unary.push_back(costs.data() + at);
}

void Fusion::layOutEdges() {
  joined.clear();
  folded.clear();
  tableAt.clear();
  compact.edges.clear();
  compact.edgesOf.resize(ids.size());
  for (std::vector<uint32_t> &list : compact.edgesOf)
    list.clear();
  size_t size = 0;
  for (uint32_t e = 0; e < model.edges.size(); ++e) {
    const uint32_t a = model.edges[e].first, b = model.edges[e].second;
    if (isFree(a) != isFree(b))
      folded.push_back(e);
    if (!isFree(a) || !isFree(b))
      continue;
    const uint32_t first = indexOf[a], second = indexOf[b];
    compact.edgesOf[first].push_back(uint32_t(joined.size()));
    compact.edgesOf[second].push_back(uint32_t(joined.size()));
    compact.edges.push_back({first, second, nullptr});
    joined.push_back(e);
    tableAt.push_back(size);
    size += size_t(compact.domains[first]) * compact.domains[second];
  }
  tables.resize(size);
  for (size_t e = 0; e < joined.size(); ++e)
    compact.edges[e].table = tables.data() + tableAt[e];
}

void Fusion::fillTables(const PricedCosts &prices) {
  for (size_t e = 0; e < joined.size(); ++e) {
    const SearchModel::Edge &edge = model.edges[joined[e]];
    const double *table = prices.table(joined[e]);
    double *out = tables.data() + tableAt[e];
    for (uint32_t i = keptAt[edge.first]; i < keptAt[edge.first + 1]; ++i) {
      const double *row = table + size_t(kept[i]) * model.domains[edge.second];
      for (uint32_t j = keptAt[edge.second]; j < keptAt[edge.second + 1]; ++j)
        *out++ = row[kept[j]];
    }
  }
}

/// What edges cost whose other end has one alternative left.
void Fusion::foldSettled(const PricedCosts &prices) {
  foldedCosts.assign(costs.size(), 0);
  for (uint32_t e : folded) {
    const SearchModel::Edge &edge = model.edges[e];
    const double *table = prices.table(e);
    const size_t cols = model.domains[edge.second];
    const bool first = isFree(edge.first);
    const uint32_t v = first ? edge.first : edge.second;
    const size_t settled = kept[keptAt[first ? edge.second : edge.first]];
    double *out = foldedCosts.data() + costAt[indexOf[v]];
    for (uint32_t i = keptAt[v]; i < keptAt[v + 1]; ++i)
      *out++ += first ? table[kept[i] * cols + settled]
                      : table[settled * cols + kept[i]];
  }
}

int64_t Fusion::setParents(const std::vector<std::vector<uint32_t>> &parents,
                           const PricedCosts &prices) {
  keepAlternatives(parents);
  layOutVariables();
  layOutEdges();
  fillTables(prices);
  foldSettled(prices);
  price(prices);
  return int64_t(parents.size() * model.size() + model.edges.size() +
                 tables.size() + costs.size());
}

void Fusion::price(const PricedCosts &prices) {
  // Without usage of pairs no table depends on prices.
  if (model.pairsUse) {
    fillTables(prices);
    foldSettled(prices);
  }
  size_t at = 0;
  for (uint32_t v : ids) {
    const double *unary = prices.unary(v);
    for (uint32_t i = keptAt[v]; i < keptAt[v + 1]; ++i, ++at)
      costs[at] = unary[kept[i]] + foldedCosts[at];
  }
}

std::vector<uint32_t>
Fusion::narrowed(const std::vector<uint32_t> &choice) const {
  std::vector<uint32_t> result;
  result.reserve(ids.size());
  for (uint32_t v : ids) {
    const auto begin = kept.begin() + keptAt[v];
    const auto end = kept.begin() + keptAt[v + 1];
    result.push_back(uint32_t(std::lower_bound(begin, end, choice[v]) - begin));
  }
  return result;
}

void Fusion::widen(const std::vector<uint32_t> &choice,
                   std::vector<uint32_t> &into) const {
  for (size_t i = 0; i < ids.size(); ++i)
    into[ids[i]] = kept[keptAt[ids[i]] + choice[i]];
}
