//===- Model.cpp - A problem under reduction
//-------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Model.h"
#include "planner/Support/Units.h"
#include <algorithm>
#include <map>
#include <numeric>

using namespace planner;
using namespace planner::solver;

const Usage *Model::Edge::usageAt(uint32_t row, uint32_t col) const {
  if (usage.empty())
    return nullptr;
  uint64_t key = uint64_t(row) * table->cols + col;
  auto at =
      std::lower_bound(usage.begin(), usage.end(), key,
                       [](const auto &e, uint64_t k) { return e.first < k; });
  return at != usage.end() && at->first == key ? &at->second : nullptr;
}

Model::Model(const Problem &problem,
             const std::vector<std::vector<uint32_t>> *keep) {
  for (uint32_t time = 0; time < problem.numTimes(); ++time)
    capacity.push_back(problem.capacity(time));
  times.resize(capacity.size());
  std::iota(times.begin(), times.end(), 0);
  problemTimes = nextTime = uint32_t(problem.numTimes());
  for (VarId id = 0; id < problem.numVariables(); ++id) {
    const Problem::Variable &source = problem.variable(id);
    Var var;
    var.cost = source.costs;
    var.usage = source.usage;
    vars.push_back(std::move(var));
  }
  // Pairs of equal table and scale share one matrix.
  std::map<std::pair<TableId, Cost>, std::shared_ptr<const Matrix>> shared;
  for (PairId id = 0; id < problem.numPairs(); ++id) {
    const Problem::Pair &p = problem.pair(id);
    auto &matrix = shared[{p.table, p.scale}];
    if (!matrix) {
      Matrix scaled = problem.tableOf(p).expand();
      for (Cost &entry : scaled.entries)
        if (entry != kForbidden)
          entry *= p.scale;
      matrix = std::make_shared<const Matrix>(std::move(scaled));
    }
    uint32_t edge = uint32_t(edges.size());
    edges.push_back({p.first, p.second, matrix, p.usage});
    std::erase_if(edges.back().usage,
                  [](const auto &entry) { return entry.second.empty(); });
    vars[p.first].edges.push_back(edge);
    vars[p.second].edges.push_back(edge);
  }
  std::vector<std::vector<char>> drop(vars.size());
  for (size_t id = 0; id < vars.size(); ++id) {
    drop[id].assign(vars[id].domain(), keep ? 1 : 0);
    if (keep)
      for (uint32_t kept : (*keep)[id])
        drop[id][kept] = 0;
    for (size_t i = 0; i < vars[id].cost.size(); ++i)
      if (vars[id].cost[i] == kForbidden)
        drop[id][i] = 1;
  }
  dropAlternatives(drop);
  if (!infeasible)
    normalise();
}

void Model::record(ProofStep::Kind kind, std::vector<uint32_t> list) {
  if (recording)
    record(ProofStep{kind, std::move(list), 0, nullptr});
}

void Model::record(ProofStep step) {
  if (recording)
    history = std::make_shared<const History>(
        History{std::move(step), std::move(history)});
}

std::vector<uint32_t> Model::living() const {
  std::vector<uint32_t> result;
  for (uint32_t id = 0; id < vars.size(); ++id)
    if (vars[id].alive)
      result.push_back(id);
  return result;
}

size_t Model::numAlternatives() const {
  size_t total = 0;
  for (const Var &var : vars)
    if (var.alive)
      total += var.cost.size();
  return total;
}

bool Model::usesCapacity(uint32_t id) const {
  for (const Usage &usage : vars[id].usage)
    if (!usage.empty())
      return true;
  for (uint32_t edge : vars[id].edges)
    if (!edges[edge].usage.empty())
      return true;
  return false;
}

bool Model::dropAlternatives(const std::vector<std::vector<char>> &drop) {
  std::vector<std::vector<uint32_t>> kept(vars.size());
  std::vector<uint32_t> changed;
  for (uint32_t id = 0; id < vars.size(); ++id) {
    if (!vars[id].alive || drop[id].empty() ||
        std::find_if(drop[id].begin(), drop[id].end(),
                     [](char flag) { return flag != 0; }) == drop[id].end())
      continue;
    for (uint32_t i = 0; i < vars[id].domain(); ++i)
      if (!drop[id][i])
        kept[id].push_back(i);
    changed.push_back(id);
    if (kept[id].empty()) {
      infeasible = true;
      return true;
    }
  }
  std::vector<uint32_t> touched;
  for (uint32_t id : changed) {
    shrinkVariable(id, kept[id]);
    touched.insert(touched.end(), vars[id].edges.begin(), vars[id].edges.end());
  }
  std::sort(touched.begin(), touched.end());
  touched.erase(std::unique(touched.begin(), touched.end()), touched.end());
  for (uint32_t id : touched)
    shrinkEdge(edges[id], kept[edges[id].first], kept[edges[id].second]);
  return !changed.empty();
}

void Model::shrinkVariable(uint32_t id, const std::vector<uint32_t> &kept) {
  Var &var = vars[id];
  for (size_t i = 0; i < kept.size(); ++i) {
    var.cost[i] = var.cost[kept[i]];
    if (!var.usage.empty() && kept[i] != i)
      var.usage[i] = std::move(var.usage[kept[i]]);
  }
  var.cost.resize(kept.size());
  if (!var.usage.empty())
    var.usage.resize(kept.size());
  undo.push_back({id, false, {}, 0, kept});
}

/// Empty lists keep everything.
void Model::shrinkEdge(Edge &edge, const std::vector<uint32_t> &rows,
                       const std::vector<uint32_t> &cols) {
  const Matrix &old = *edge.table;
  Matrix table{rows.empty() ? old.rows : uint32_t(rows.size()),
               cols.empty() ? old.cols : uint32_t(cols.size()),
               {}};
  table.entries.resize(size_t(table.rows) * table.cols);
  Cost *out = table.entries.data();
  for (uint32_t i = 0; i < table.rows; ++i) {
    const Cost *line =
        old.entries.data() + size_t(rows.empty() ? i : rows[i]) * old.cols;
    if (cols.empty())
      out = std::copy(line, line + old.cols, out);
    else
      for (uint32_t col : cols)
        *out++ = line[col];
  }
  if (!edge.usage.empty()) {
    constexpr uint32_t kGone = std::numeric_limits<uint32_t>::max();
    auto positions = [kGone](uint32_t size, const std::vector<uint32_t> &list) {
      std::vector<uint32_t> at(size, kGone);
      for (uint32_t i = 0; i < size; ++i)
        if (list.empty())
          at[i] = i;
      for (uint32_t i = 0; i < list.size(); ++i)
        at[list[i]] = i;
      return at;
    };
    std::vector<uint32_t> rowAt = positions(old.rows, rows);
    std::vector<uint32_t> colAt = positions(old.cols, cols);
    std::vector<std::pair<uint64_t, Usage>> usage;
    for (auto &[key, list] : edge.usage) {
      uint32_t row = rowAt[key / old.cols], col = colAt[key % old.cols];
      if (row != kGone && col != kGone)
        usage.push_back({uint64_t(row) * table.cols + col, std::move(list)});
    }
    edge.usage = std::move(usage);
  }
  edge.table = std::make_shared<const Matrix>(std::move(table));
}

void Model::restrict(uint32_t id, const std::vector<uint32_t> &kept) {
  if (kept.empty()) {
    infeasible = true;
    return;
  }
  if (kept.size() == vars[id].domain())
    return;
  shrinkVariable(id, kept);
  for (uint32_t edge : vars[id].edges) {
    bool first = edges[edge].first == id;
    shrinkEdge(edges[edge], first ? kept : std::vector<uint32_t>(),
               first ? std::vector<uint32_t>() : kept);
  }
}

void Model::eliminate(uint32_t id, std::vector<uint32_t> neighbours,
                      std::vector<uint32_t> choice) {
  uint32_t stride =
      neighbours.size() > 1 ? vars[neighbours.back()].domain() : 1;
  undo.push_back({id, true, std::move(neighbours), stride, std::move(choice)});
  vars[id].alive = false;
  vars[id].cost.clear();
  vars[id].usage.clear();
}

uint32_t Model::addEdge(uint32_t a, uint32_t b, Matrix table) {
  uint32_t edge = uint32_t(edges.size());
  edges.push_back({a, b, std::make_shared<const Matrix>(std::move(table)), {}});
  vars[a].edges.push_back(edge);
  vars[b].edges.push_back(edge);
  return edge;
}

void Model::removeEdge(uint32_t id) {
  Edge &edge = edges[id];
  edge.alive = false;
  edge.table.reset();
  edge.usage.clear();
  // In proportion to the degree, so quadratic where a hub loses all its pairs;
  // that takes a second for 100,000 of them.
  for (uint32_t var : {edge.first, edge.second})
    std::erase(vars[var].edges, id);
}

void Model::moveEdge(uint32_t id, uint32_t first, uint32_t second) {
  Edge &edge = edges[id];
  for (auto [end, to] :
       {std::pair(&edge.first, first), std::pair(&edge.second, second)}) {
    if (*end == to)
      continue;
    std::erase(vars[*end].edges, id);
    vars[to].edges.push_back(id);
    *end = to;
  }
}

void Model::normalise() {
  for (Var &var : vars) {
    if (!var.alive)
      continue;
    Cost least = *std::min_element(var.cost.begin(), var.cost.end());
    constant += least;
    for (Cost &cost : var.cost)
      cost -= least;
  }
}

std::vector<uint32_t> Model::expand(std::vector<uint32_t> choice) const {
  choice.resize(vars.size());
  for (auto record = undo.rbegin(); record != undo.rend(); ++record) {
    if (!record->eliminated) {
      choice[record->var] = record->map[choice[record->var]];
      continue;
    }
    size_t index = 0;
    for (uint32_t neighbour : record->neighbours)
      index = index * record->stride + choice[neighbour];
    choice[record->var] = record->map[index];
  }
  return choice;
}

std::vector<std::vector<uint32_t>> Model::keptSince(size_t mark) const {
  std::vector<std::vector<uint32_t>> kept(vars.size());
  for (uint32_t id : living()) {
    kept[id].resize(vars[id].domain());
    std::iota(kept[id].begin(), kept[id].end(), 0);
  }
  for (size_t i = undo.size(); i-- > mark;)
    if (vars[undo[i].var].alive)
      for (uint32_t &alternative : kept[undo[i].var])
        alternative = undo[i].map[alternative];
  return kept;
}

std::optional<WideCost>
Model::costOf(const std::vector<uint32_t> &choice) const {
  WideCost total = constant;
  for (uint32_t id = 0; id < vars.size(); ++id)
    if (vars[id].alive)
      total += vars[id].cost[choice[id]];
  for (const Edge &edge : edges) {
    if (!edge.alive)
      continue;
    Cost cost = edge.table->at(choice[edge.first], choice[edge.second]);
    if (cost == kForbidden)
      return std::nullopt;
    total += cost;
  }
  return total;
}

std::vector<int64_t> Model::usageOf(const std::vector<uint32_t> &choice) const {
  // check() keeps every sum within 64 bits.
  std::vector<int64_t> total(capacity.size() + 1);
  for (uint32_t id = 0; id < vars.size(); ++id)
    if (vars[id].alive && !vars[id].usage.empty())
      addDifferences(total, vars[id].usage[choice[id]]);
  for (const Edge &edge : edges)
    if (edge.alive)
      if (const Usage *usage =
              edge.usageAt(choice[edge.first], choice[edge.second]))
        addDifferences(total, *usage);
  sumUp(total);
  return total;
}
