//===- ProofModel.cpp - A problem as a checker reduces it -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// The model itself, and the steps about costs and pairs.
//
//===----------------------------------------------------------------------===//

#include "ProofModel.h"
#include <algorithm>
#include <map>
#include <numeric>
#include <optional>

using namespace planner;
using namespace planner::solver;
using namespace planner::solver::proof;

using Kind = ProofStep::Kind;

static Cost plus(Cost a, Cost b) {
  return a == kForbidden || b == kForbidden ? kForbidden : a + b;
}

static Matrix transposed(const Matrix &table) {
  Matrix result{table.cols, table.rows, {}};
  result.entries.reserve(table.entries.size());
  for (uint32_t col = 0; col < table.cols; ++col)
    for (uint32_t row = 0; row < table.rows; ++row)
      result.entries.push_back(table.at(row, col));
  return result;
}

/// The same pair with its ends exchanged.
static ProofModel::Pair turned(const ProofModel::Pair &pair) {
  ProofModel::Pair result;
  result.first = pair.second;
  result.second = pair.first;
  result.table = std::make_shared<const Matrix>(transposed(*pair.table));
  const uint32_t rows = pair.table->rows, cols = pair.table->cols;
  for (const auto &[key, usage] : pair.usage)
    result.usage.push_back({key % cols * rows + key / cols, usage});
  std::sort(result.usage.begin(), result.usage.end());
  return result;
}

const Changes *ProofModel::Pair::usageAt(uint64_t key) const {
  auto at = std::lower_bound(
      usage.begin(), usage.end(), key,
      [](const auto &entry, uint64_t k) { return entry.first < k; });
  return at != usage.end() && at->first == key ? &at->second : nullptr;
}

ProofModel::ProofModel(const Problem &problem) {
  for (uint32_t t = 0; t < problem.numTimes(); ++t) {
    capacity.push_back(problem.capacity(t));
    times.push_back(t);
  }
  nextTime = uint32_t(problem.numTimes());
  std::vector<std::vector<char>> forbidden;
  for (VarId v = 0; v < problem.numVariables(); ++v) {
    const Problem::Variable &source = problem.variable(v);
    Variable var;
    var.costs = source.costs;
    for (const Usage &usage : source.usage)
      var.usage.push_back(changesOf(usage));
    vars.push_back(std::move(var));
    forbidden.emplace_back();
    for (Cost cost : source.costs)
      forbidden.back().push_back(cost == kForbidden);
  }
  // Pairs of one table and scale share it.
  std::map<std::tuple<TableId, Cost, bool>, std::shared_ptr<const Matrix>>
      known;
  for (PairId p = 0; p < problem.numPairs(); ++p) {
    const Problem::Pair &source = problem.pair(p);
    const bool turn = source.first > source.second;
    auto &shared = known[{source.table, source.scale, turn}];
    if (!shared) {
      Matrix table = problem.tableOf(source).expand();
      if (turn)
        table = transposed(table);
      for (Cost &entry : table.entries)
        if (entry != kForbidden)
          entry *= source.scale;
      shared = std::make_shared<const Matrix>(std::move(table));
    }
    Pair pair;
    pair.first = std::min(source.first, source.second);
    pair.second = std::max(source.first, source.second);
    pair.table = shared;
    const uint32_t rows = shared->rows, cols = shared->cols;
    for (const auto &[key, usage] : source.usage)
      pair.usage.push_back(
          {turn ? key % rows * cols + key / rows : key, changesOf(usage)});
    std::sort(pair.usage.begin(), pair.usage.end());
    addPair(std::move(pair));
  }
  drop(forbidden);
  tidyUsage();
}

void ProofModel::addPair(Pair pair) {
  const uint32_t id = uint32_t(pairs.size());
  vars[pair.first].pairs.push_back(id);
  vars[pair.second].pairs.push_back(id);
  pairs.push_back(std::move(pair));
}

void ProofModel::removePair(uint32_t id) {
  Pair &pair = pairs[id];
  std::erase(vars[pair.first].pairs, id);
  std::erase(vars[pair.second].pairs, id);
  pair.alive = false;
  pair.table.reset();
  pair.usage.clear();
}

//===----------------------------------------------------------------------===//
// Alternatives
//===----------------------------------------------------------------------===//

/// Null: all of them.
void ProofModel::shrinkPair(Pair &pair, const std::vector<uint32_t> *rows,
                            const std::vector<uint32_t> *cols) {
  const Matrix &old = *pair.table;
  auto all = [](uint32_t count) {
    std::vector<uint32_t> list(count);
    std::iota(list.begin(), list.end(), 0);
    return list;
  };
  const std::vector<uint32_t> row = rows ? *rows : all(old.rows);
  const std::vector<uint32_t> col = cols ? *cols : all(old.cols);
  Matrix table{uint32_t(row.size()), uint32_t(col.size()), {}};
  table.entries.reserve(row.size() * col.size());
  std::vector<std::pair<uint64_t, Changes>> usage;
  for (uint32_t i : row)
    for (uint32_t j : col) {
      if (!pair.usage.empty())
        if (const Changes *used = pair.usageAt(uint64_t(i) * old.cols + j))
          usage.push_back({table.entries.size(), *used});
      table.entries.push_back(old.at(i, j));
    }
  pair.usage = std::move(usage);
  pair.table = std::make_shared<const Matrix>(std::move(table));
}

/// Removes the alternatives whose flag is set; lists may be empty.
void ProofModel::drop(const std::vector<std::vector<char>> &flags) {
  std::vector<std::vector<uint32_t>> kept(vars.size());
  std::vector<char> changed(vars.size(), 0);
  for (uint32_t v = 0; v < vars.size(); ++v) {
    Variable &var = vars[v];
    if (!var.alive || flags[v].empty())
      continue;
    for (uint32_t a = 0; a < var.domain(); ++a)
      if (!flags[v][a])
        kept[v].push_back(a);
    changed[v] = kept[v].size() < var.domain();
    infeasible = infeasible || kept[v].empty();
    if (!changed[v])
      continue;
    for (size_t i = 0; i < kept[v].size(); ++i) {
      var.costs[i] = var.costs[kept[v][i]];
      if (!var.usage.empty() && kept[v][i] != i)
        var.usage[i] = std::move(var.usage[kept[v][i]]);
    }
    var.costs.resize(kept[v].size());
    if (!var.usage.empty())
      var.usage.resize(kept[v].size());
  }
  for (Pair &pair : pairs)
    if (pair.alive && (changed[pair.first] || changed[pair.second]))
      shrinkPair(pair, changed[pair.first] ? &kept[pair.first] : nullptr,
                 changed[pair.second] ? &kept[pair.second] : nullptr);
}

void ProofModel::keepOnly(const std::vector<std::vector<uint32_t>> &kept) {
  std::vector<std::vector<char>> flags(vars.size());
  for (uint32_t v = 0; v < vars.size(); ++v) {
    if (!vars[v].alive)
      continue;
    flags[v].assign(vars[v].domain(), 1);
    for (uint32_t a : kept[v])
      flags[v][a] = 0;
  }
  drop(flags);
}

void ProofModel::restrict(uint32_t v, const std::vector<uint32_t> &kept) {
  Variable &var = vars[v];
  std::vector<Cost> costs;
  std::vector<Changes> usage;
  for (uint32_t a : kept) {
    costs.push_back(var.costs[a]);
    if (!var.usage.empty())
      usage.push_back(var.usage[a]);
  }
  var.costs = std::move(costs);
  var.usage = std::move(usage);
  for (uint32_t id : var.pairs)
    shrinkPair(pairs[id], pairs[id].first == v ? &kept : nullptr,
               pairs[id].first == v ? nullptr : &kept);
  infeasible = infeasible || kept.empty();
}

/// Alternatives that become forbidden are dropped.
void ProofModel::addCost(uint32_t v, const std::vector<Cost> &more) {
  std::vector<uint32_t> kept;
  for (uint32_t a = 0; a < more.size(); ++a) {
    vars[v].costs[a] = plus(vars[v].costs[a], more[a]);
    if (vars[v].costs[a] != kForbidden)
      kept.push_back(a);
  }
  if (kept.size() < more.size())
    restrict(v, kept);
}

/// Whether an allowed choice does.
bool ProofModel::uses(const Pair &pair) {
  return std::any_of(pair.usage.begin(), pair.usage.end(),
                     [&](const auto &entry) {
                       return !entry.second.empty() &&
                              pair.table->entries[entry.first] != kForbidden;
                     });
}
bool ProofModel::uses(uint32_t v) const {
  return std::any_of(vars[v].usage.begin(), vars[v].usage.end(),
                     [](const Changes &usage) { return !usage.empty(); }) ||
         std::any_of(vars[v].pairs.begin(), vars[v].pairs.end(),
                     [&](uint32_t id) { return uses(pairs[id]); });
}

void ProofModel::arcConsistency() {
  std::vector<std::vector<char>> gone(vars.size());
  for (uint32_t v = 0; v < vars.size(); ++v)
    gone[v].assign(vars[v].domain(), 0);
  std::vector<char> waiting(pairs.size(), 0);
  std::vector<uint32_t> queue;
  for (uint32_t id = 0; id < pairs.size(); ++id)
    if (pairs[id].alive) {
      queue.push_back(id);
      waiting[id] = 1;
    }
  for (size_t next = 0; next < queue.size(); ++next) {
    const Pair &pair = pairs[queue[next]];
    waiting[queue[next]] = 0;
    for (uint32_t v : {pair.first, pair.second}) {
      const uint32_t w = pair.other(v);
      bool changed = false;
      for (uint32_t a = 0; a < vars[v].domain(); ++a) {
        bool supported = gone[v][a];
        for (uint32_t b = 0; b < vars[w].domain() && !supported; ++b)
          supported = !gone[w][b] && pair.at(v, a, b) != kForbidden;
        if (supported)
          continue;
        gone[v][a] = 1;
        changed = true;
      }
      if (!changed)
        continue;
      for (uint32_t id : vars[v].pairs)
        if (!waiting[id]) {
          queue.push_back(id);
          waiting[id] = 1;
        }
    }
  }
  drop(gone);
}

//===----------------------------------------------------------------------===//
// Pairs
//===----------------------------------------------------------------------===//

void ProofModel::sumParallel() {
  std::map<std::pair<uint32_t, uint32_t>, std::vector<uint32_t>> between;
  for (uint32_t id = 0; id < pairs.size(); ++id)
    if (pairs[id].alive)
      between[{pairs[id].first, pairs[id].second}].push_back(id);
  for (const auto &[ends, list] : between) {
    if (list.size() < 2)
      continue;
    Pair &kept = pairs[list[0]];
    Matrix sum = *kept.table;
    std::map<uint64_t, Changes> usage(kept.usage.begin(), kept.usage.end());
    for (size_t i = 1; i < list.size(); ++i) {
      for (size_t key = 0; key < sum.entries.size(); ++key)
        sum.entries[key] =
            plus(sum.entries[key], pairs[list[i]].table->entries[key]);
      for (const auto &[key, used] : pairs[list[i]].usage)
        usage[key] = sumOf(usage[key], used);
      removePair(list[i]);
    }
    kept.table = std::make_shared<const Matrix>(std::move(sum));
    kept.usage.assign(usage.begin(), usage.end());
  }
}

/// By row the only allowed column, if every column is one row's, too.
static std::optional<std::vector<uint32_t>> bijectionOf(const Matrix &table) {
  if (table.rows != table.cols || table.rows < 2)
    return std::nullopt;
  std::vector<uint32_t> map;
  std::vector<char> taken(table.cols, 0);
  for (uint32_t row = 0; row < table.rows; ++row) {
    std::optional<uint32_t> only;
    for (uint32_t col = 0; col < table.cols; ++col) {
      if (table.at(row, col) == kForbidden)
        continue;
      if (only)
        return std::nullopt;
      only = col;
    }
    if (!only || taken[*only])
      return std::nullopt;
    taken[*only] = 1;
    map.push_back(*only);
  }
  return map;
}

/// Of variables that bijections tie together, the smallest stays: whatever it
/// chooses, the others follow.
void ProofModel::mergeBijections() {
  std::vector<std::optional<std::vector<uint32_t>>> maps(pairs.size());
  for (uint32_t id = 0; id < pairs.size(); ++id)
    if (pairs[id].alive)
      maps[id] = bijectionOf(*pairs[id].table);
  // By variable: who it follows, and what it chooses for each of that one's.
  std::vector<uint32_t> root(vars.size());
  std::iota(root.begin(), root.end(), 0);
  std::vector<std::vector<uint32_t>> follow(vars.size());
  for (uint32_t v = 0; v < vars.size(); ++v) {
    if (!vars[v].alive || !follow[v].empty())
      continue;
    std::vector<uint32_t> group = {v};
    follow[v].resize(vars[v].domain());
    std::iota(follow[v].begin(), follow[v].end(), 0);
    for (size_t i = 0; i < group.size(); ++i)
      for (uint32_t id : vars[group[i]].pairs) {
        const uint32_t from = group[i], to = pairs[id].other(from);
        if (!maps[id] || !follow[to].empty())
          continue;
        std::vector<uint32_t> step = *maps[id];
        if (pairs[id].first != from)
          for (uint32_t row = 0; row < step.size(); ++row)
            step[(*maps[id])[row]] = row;
        for (uint32_t a : follow[from])
          follow[to].push_back(step[a]);
        root[to] = v;
        group.push_back(to);
      }
  }
  for (uint32_t v = 0; v < vars.size(); ++v) {
    if (root[v] == v)
      continue;
    Variable &from = vars[v], &into = vars[root[v]];
    for (uint32_t a = 0; a < into.domain(); ++a)
      into.costs[a] = plus(into.costs[a], from.costs[follow[v][a]]);
    if (!from.usage.empty()) {
      into.usage.resize(into.domain());
      for (uint32_t a = 0; a < into.domain(); ++a)
        into.usage[a] = sumOf(into.usage[a], from.usage[follow[v][a]]);
    }
    from.alive = false;
  }
  const size_t count = pairs.size();
  for (uint32_t id = 0; id < count; ++id) {
    if (!pairs[id].alive || (root[pairs[id].first] == pairs[id].first &&
                             root[pairs[id].second] == pairs[id].second))
      continue;
    Pair old = pairs[id];
    removePair(id);
    const uint32_t first = root[old.first], second = root[old.second];
    const auto &row = follow[old.first], &col = follow[old.second];
    if (first == second) {
      Variable &into = vars[first];
      for (uint32_t a = 0; a < into.domain(); ++a) {
        into.costs[a] = plus(into.costs[a], old.table->at(row[a], col[a]));
        if (const Changes *used =
                old.usageAt(uint64_t(row[a]) * old.table->cols + col[a])) {
          into.usage.resize(into.domain());
          into.usage[a] = sumOf(into.usage[a], *used);
        }
      }
      continue;
    }
    Pair moved;
    moved.first = first;
    moved.second = second;
    moved.table = old.table;
    moved.usage = std::move(old.usage);
    shrinkPair(moved, &row, &col);
    addPair(first < second ? std::move(moved) : turned(moved));
  }
  for (Variable &var : vars)
    if (!var.alive) {
      var.costs.clear();
      var.usage.clear();
    }
  sumParallel();
  std::vector<std::vector<char>> forbidden(vars.size());
  for (uint32_t v = 0; v < vars.size(); ++v)
    for (Cost cost : vars[v].costs)
      forbidden[v].push_back(cost == kForbidden);
  drop(forbidden);
}

/// Moves a pair of the form row(a) + col(b) into its variables. One that uses
/// something must have a single row or column.
void ProofModel::foldPair(uint32_t id) {
  const Pair &pair = pairs[id];
  const Matrix &table = *pair.table;
  const bool single = table.rows == 1 || table.cols == 1;
  if (!single && uses(pair))
    return;
  if (std::find(table.entries.begin(), table.entries.end(), kForbidden) !=
      table.entries.end())
    return;
  std::vector<Cost> row, col;
  for (uint32_t a = 0; a < table.rows; ++a)
    row.push_back(table.at(a, 0));
  for (uint32_t b = 0; b < table.cols; ++b)
    col.push_back(table.at(0, b) - table.at(0, 0));
  for (uint32_t a = 0; a < table.rows; ++a)
    for (uint32_t b = 0; b < table.cols; ++b)
      if (table.at(a, b) != row[a] + col[b])
        return;
  Variable &target = vars[table.rows == 1 ? pair.second : pair.first];
  for (const auto &[key, used] : pair.usage) {
    target.usage.resize(target.domain());
    target.usage[key] = sumOf(target.usage[key], used);
  }
  addCost(pair.first, row);
  addCost(pair.second, col);
  removePair(id);
}

void ProofModel::foldSeparable() {
  for (uint32_t id = 0; id < pairs.size(); ++id)
    if (pairs[id].alive)
      foldPair(id);
}

//===----------------------------------------------------------------------===//
// Dominance and low degrees
//===----------------------------------------------------------------------===//

/// Whether `good` is never dearer than `bad` and never uses more, whatever the
/// neighbours choose.
bool ProofModel::dominates(uint32_t v, uint32_t good, uint32_t bad) const {
  static const Changes nothing;
  const Variable &var = vars[v];
  if (!var.usage.empty() && !nowhereMore(var.usage[good], var.usage[bad]))
    return false;
  WideCost most = WideCost(var.costs[good]) - var.costs[bad];
  for (uint32_t id : var.pairs) {
    const Pair &pair = pairs[id];
    const bool first = pair.first == v;
    std::optional<Cost> worst;
    for (uint32_t b = 0; b < vars[pair.other(v)].domain(); ++b) {
      const Cost dear = pair.at(v, bad, b), cheap = pair.at(v, good, b);
      if (dear == kForbidden)
        continue;
      if (cheap == kForbidden)
        return false;
      worst = std::max(worst.value_or(cheap - dear), cheap - dear);
      if (pair.usage.empty())
        continue;
      auto used = [&](uint32_t a) {
        const Changes *usage =
            pair.usageAt(first ? uint64_t(a) * pair.table->cols + b
                               : uint64_t(b) * pair.table->cols + a);
        return usage ? usage : &nothing;
      };
      if (!nowhereMore(*used(good), *used(bad)))
        return false;
    }
    // Without an allowed partner it can go in any case.
    if (!worst)
      return true;
    most += *worst;
  }
  return most <= 0;
}

Expected<void> ProofModel::dropDominated(const std::vector<uint32_t> &list) {
  for (size_t at = 0; at < list.size();) {
    const uint32_t v = list[at];
    const size_t count = at + 1 < list.size() ? list[at + 1] : 0;
    at += 2;
    if (v >= vars.size() || !vars[v].alive || count == 0 ||
        count > (list.size() - at) / 2)
      return makeError("a list of dominated alternatives is malformed");
    std::vector<char> gone(vars[v].domain(), 0);
    for (size_t i = 0; i < count; ++i) {
      const uint32_t bad = list[at + 2 * i], good = list[at + 2 * i + 1];
      if (bad >= gone.size() || good >= gone.size() || bad == good ||
          !dominates(v, good, bad))
        return makeError("alternative " + std::to_string(good) +
                         " of variable " + std::to_string(v) +
                         " does not dominate " + std::to_string(bad));
      gone[bad] = 1;
    }
    for (size_t i = 0; i < count; ++i)
      if (gone[list[at + 2 * i + 1]])
        return makeError("what dominates an alternative of variable " +
                         std::to_string(v) + " is dropped itself");
    at += 2 * count;
    std::vector<uint32_t> kept;
    for (uint32_t a = 0; a < gone.size(); ++a)
      if (!gone[a])
        kept.push_back(a);
    restrict(v, kept);
  }
  return {};
}

Expected<void> ProofModel::eliminateAll(const std::vector<uint32_t> &list) {
  for (uint32_t v : list) {
    if (infeasible)
      return {};
    if (v >= vars.size() || !vars[v].alive || vars[v].pairs.size() > 2 ||
        uses(v))
      return makeError("variable " + std::to_string(v) +
                       " cannot be eliminated alone");
    const std::vector<Cost> own = vars[v].costs;
    const std::vector<uint32_t> around = vars[v].pairs;
    std::vector<Pair> removed;
    for (uint32_t id : around) {
      // It comes first.
      removed.push_back(pairs[id].first == v ? pairs[id] : turned(pairs[id]));
      removePair(id);
    }
    vars[v].alive = false;
    vars[v].costs.clear();
    if (removed.empty()) {
      constant += *std::min_element(own.begin(), own.end());
      continue;
    }
    // A second neighbour with one alternative and no cost stands for none.
    const Matrix none{uint32_t(own.size()), 1,
                      std::vector<Cost>(own.size(), 0)};
    const Matrix &left = *removed[0].table;
    const Matrix &right = removed.size() > 1 ? *removed[1].table : none;
    Matrix least{left.cols, right.cols, {}};
    for (uint32_t i = 0; i < left.cols; ++i)
      for (uint32_t j = 0; j < right.cols; ++j) {
        Cost best = kForbidden;
        for (uint32_t a = 0; a < own.size(); ++a)
          best =
              std::min(best, plus(own[a], plus(left.at(a, i), right.at(a, j))));
        least.entries.push_back(best);
      }
    if (removed.size() == 1) {
      addCost(removed[0].second, least.entries);
      continue;
    }
    if (removed[0].second == removed[1].second)
      return makeError("variable " + std::to_string(v) +
                       " has two pairs with one neighbour");
    Pair made;
    made.first = removed[0].second;
    made.second = removed[1].second;
    made.table = std::make_shared<const Matrix>(std::move(least));
    if (made.first > made.second)
      made = turned(made);
    for (uint32_t id : vars[made.first].pairs)
      if (pairs[id].alive && pairs[id].second == made.second &&
          pairs[id].first == made.first) {
        Matrix sum = *pairs[id].table;
        for (size_t key = 0; key < sum.entries.size(); ++key)
          sum.entries[key] = plus(sum.entries[key], made.table->entries[key]);
        pairs[id].table = std::make_shared<const Matrix>(std::move(sum));
        made.table.reset();
        break;
      }
    if (made.table)
      addPair(std::move(made));
  }
  return {};
}

/// Takes the least of the costs off all of them, and returns it; 0 if all are
/// forbidden.
static Cost takeLeast(std::vector<Cost> &costs) {
  const Cost least = *std::min_element(costs.begin(), costs.end());
  if (least == kForbidden)
    return 0;
  for (Cost &cost : costs)
    cost = plus(cost, -least);
  return least;
}

Expected<ProofModel>
ProofModel::takeComponents(const std::vector<uint32_t> &list) {
  std::vector<char> taken(vars.size(), 0);
  for (uint32_t v : list) {
    if (v >= vars.size() || !vars[v].alive || uses(v) || taken[v])
      return makeError("variable " + std::to_string(v) +
                       " cannot be solved apart");
    taken[v] = 1;
  }
  ProofModel part = *this;
  part.constant = 0;
  for (uint32_t v = 0; v < vars.size(); ++v) {
    Variable &gone = (taken[v] ? *this : part).vars[v];
    gone.alive = false;
    gone.costs.clear();
    gone.usage.clear();
    gone.pairs.clear();
    if (taken[v])
      part.constant += takeLeast(part.vars[v].costs);
  }
  for (uint32_t id = 0; id < pairs.size(); ++id) {
    if (!pairs[id].alive)
      continue;
    const bool inside = taken[pairs[id].first];
    if (inside != bool(taken[pairs[id].second]))
      return makeError("what is solved apart is paired with other variables");
    Pair &gone = (inside ? *this : part).pairs[id];
    gone.alive = false;
    gone.table.reset();
    gone.usage.clear();
    if (!inside)
      continue;
    Matrix table = *part.pairs[id].table;
    part.constant += takeLeast(table.entries);
    part.pairs[id].table = std::make_shared<const Matrix>(std::move(table));
  }
  return part;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

Expected<void> ProofModel::apply(const ProofStep &step) {
  switch (step.kind) {
  case Kind::ArcConsistency:
    arcConsistency();
    return {};
  case Kind::SumParallel:
    sumParallel();
    return {};
  case Kind::MergeBijections:
    mergeBijections();
    return {};
  case Kind::FoldSeparable:
    foldSeparable();
    return {};
  case Kind::TakeCommonUsage:
    takeCommonUsage();
    return {};
  case Kind::FilterByCapacity:
    filterByCapacity();
    return {};
  case Kind::CompressTimes:
    return compressTimes(step.list);
  case Kind::Cover:
    return addCover(step.list);
  case Kind::Dominated:
    return dropDominated(step.list);
  case Kind::Eliminate:
    return eliminateAll(step.list);
  default:
    return makeError("the proof has a step out of place");
  }
}
