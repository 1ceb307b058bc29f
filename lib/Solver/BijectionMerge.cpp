//===- BijectionMerge.cpp - Variables that determine each other -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Reductions.h"
#include <numeric>
#include <unordered_map>

using namespace planner;
using namespace planner::solver;

namespace {

/// For each row its only finite column, if the table is a bijection.
std::optional<std::vector<uint32_t>> bijection(const Matrix &table) {
  if (table.rows != table.cols)
    return std::nullopt;
  std::vector<uint32_t> map(table.rows);
  std::vector<char> taken(table.cols, 0);
  for (uint32_t row = 0; row < table.rows; ++row) {
    uint32_t finite = 0;
    for (uint32_t col = 0; col < table.cols; ++col)
      if (table.at(row, col) != kForbidden) {
        ++finite;
        map[row] = col;
      }
    if (finite != 1 || taken[map[row]])
      return std::nullopt;
    taken[map[row]] = 1;
  }
  return map;
}

/// Merges whole groups of variables at once, so that a long chain of them
/// costs no more than the sum of its parts.
class BijectionMerge {
public:
  explicit BijectionMerge(Model &target)
      : model(target), root(target.vars.size()), map(target.vars.size()) {
    std::iota(root.begin(), root.end(), 0);
  }

  bool run() {
    findGroups();
    if (members.empty())
      return false;
    model.record(ProofStep::Kind::MergeBijections);
    for (const auto &group : members)
      mergeTerms(group);
    for (uint32_t id = 0; id < model.edges.size(); ++id)
      if (model.edges[id].alive)
        moveEdge(id);
    std::vector<std::vector<char>> drop(model.vars.size());
    for (const auto &group : members) {
      Model::Var &kept = model.vars[group[0]];
      if (auto &usage = used.at(group[0]); !usage.empty())
        for (uint32_t a = 0; a < kept.domain(); ++a)
          kept.usage[a] = sumOfIntervals(usage[a]);
      for (uint32_t v : group)
        if (v != group[0])
          model.eliminate(v, {group[0]}, map[v]);
      drop[group[0]].assign(kept.domain(), 0);
      for (uint32_t a = 0; a < kept.domain(); ++a)
        drop[group[0]][a] = kept.cost[a] == kForbidden;
    }
    sumParallelPairs(model);
    model.dropAlternatives(drop);
    if (!model.infeasible)
      model.normalise();
    return true;
  }

private:
  /// A spanning tree of each group, and with it how the alternatives of its
  /// members follow from those of the first.
  void findGroups() {
    std::vector<std::vector<uint32_t>> next(model.vars.size());
    std::vector<std::optional<std::vector<uint32_t>>> maps(model.edges.size());
    for (uint32_t id = 0; id < model.edges.size(); ++id) {
      const Model::Edge &edge = model.edges[id];
      if (!edge.alive || edge.table->rows < 2)
        continue;
      maps[id] = bijection(*edge.table);
      if (!maps[id])
        continue;
      next[edge.first].push_back(id);
      next[edge.second].push_back(id);
    }
    for (uint32_t v = 0; v < model.vars.size(); ++v) {
      if (next[v].empty() || !map[v].empty())
        continue;
      std::vector<uint32_t> group = {v};
      map[v].resize(model.vars[v].domain());
      std::iota(map[v].begin(), map[v].end(), 0);
      for (size_t i = 0; i < group.size(); ++i)
        for (uint32_t id : next[group[i]]) {
          const Model::Edge &edge = model.edges[id];
          uint32_t other = edge.other(group[i]);
          if (!map[other].empty())
            continue;
          const std::vector<uint32_t> &step = *maps[id];
          map[other].resize(step.size());
          std::vector<uint32_t> back(step.size());
          for (uint32_t row = 0; row < step.size(); ++row)
            back[step[row]] = row;
          for (uint32_t a = 0; a < step.size(); ++a)
            map[other][a] = edge.first == group[i] ? step[map[group[i]][a]]
                                                   : back[map[group[i]][a]];
          root[other] = v;
          group.push_back(other);
        }
      members.push_back(std::move(group));
    }
  }

  void mergeTerms(const std::vector<uint32_t> &group) {
    Model::Var &kept = model.vars[group[0]];
    used[group[0]];
    for (uint32_t v : group) {
      const Model::Var &var = model.vars[v];
      for (uint32_t a = 0; a < kept.domain(); ++a) {
        if (v != group[0])
          kept.cost[a] += var.cost[map[v][a]];
        if (!var.usage.empty())
          note(group[0], a, var.usage[map[v][a]]);
      }
    }
  }
  void note(uint32_t into, uint32_t a, const Usage &usage) {
    auto &intervals = used[into];
    intervals.resize(model.vars[into].domain());
    model.vars[into].usage.resize(model.vars[into].domain());
    intervals[a].insert(intervals[a].end(), usage.begin(), usage.end());
  }

  void moveEdge(uint32_t id) {
    Model::Edge &edge = model.edges[id];
    const auto &rows = map[edge.first], &cols = map[edge.second];
    if (rows.empty() && cols.empty())
      return;
    uint32_t first = root[edge.first], second = root[edge.second];
    if (first == second) {
      Model::Var &kept = model.vars[first];
      for (uint32_t a = 0; a < kept.domain(); ++a) {
        kept.cost[a] = addCosts(kept.cost[a], edge.table->at(rows[a], cols[a]));
        if (const Usage *usage = edge.usageAt(rows[a], cols[a]))
          note(first, a, *usage);
      }
      model.removeEdge(id);
      return;
    }
    auto at = [](const std::vector<uint32_t> &list, uint32_t i) {
      return list.empty() ? i : list[i];
    };
    Matrix table{edge.table->rows, edge.table->cols, {}};
    table.entries.reserve(edge.table->entries.size());
    std::vector<std::pair<uint64_t, Usage>> usage;
    for (uint32_t a = 0; a < table.rows; ++a)
      for (uint32_t b = 0; b < table.cols; ++b) {
        if (const Usage *entry = edge.usageAt(at(rows, a), at(cols, b)))
          usage.push_back({table.entries.size(), *entry});
        table.entries.push_back(edge.table->at(at(rows, a), at(cols, b)));
      }
    edge.table = std::make_shared<const Matrix>(std::move(table));
    edge.usage = std::move(usage);
    model.moveEdge(id, first, second);
  }

  Model &model;
  /// By variable, the one that it is merged into; itself if it stays.
  std::vector<uint32_t> root;
  /// By variable of a group, its alternative for each of its root's.
  std::vector<std::vector<uint32_t>> map;
  /// The root comes first.
  std::vector<std::vector<uint32_t>> members;
  /// By root and alternative, all that its group uses.
  std::unordered_map<uint32_t, std::vector<std::vector<UsageInterval>>> used;
};

} // namespace

bool solver::mergeBijections(Model &model) {
  return BijectionMerge(model).run();
}
