//===- Reductions.cpp - Reductions of costs and pairs
//----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Reductions.h"
#include "MinPlus.h"
#include <algorithm>
#include <numeric>
#include <unordered_map>

using namespace planner;
using namespace planner::solver;

//===----------------------------------------------------------------------===//
// Forbidden entries
//===----------------------------------------------------------------------===//

namespace {

/// Looks at a pair again only when one of its variables lost an alternative.
class ArcConsistency {
public:
  explicit ArcConsistency(Model &target)
      : model(target), drop(target.vars.size()),
        waiting(target.edges.size(), 0) {}

  bool run() {
    // Shared tables are looked at once.
    std::unordered_map<const Matrix *, bool> full;
    for (uint32_t id = 0; id < model.edges.size(); ++id) {
      if (!model.edges[id].alive)
        continue;
      const Matrix *table = model.edges[id].table.get();
      auto [at, inserted] = full.try_emplace(table, false);
      if (inserted)
        at->second = isFull(*table);
      if (!at->second)
        push(id);
    }
    for (size_t next = 0; next < queue.size(); ++next) {
      waiting[queue[next]] = 0;
      if (!examine(queue[next]))
        break;
    }
    return model.dropAlternatives(drop);
  }

private:
  static bool isFull(const Matrix &table) {
    return std::find(table.entries.begin(), table.entries.end(), kForbidden) ==
           table.entries.end();
  }
  void push(uint32_t id) {
    if (!waiting[id])
      queue.push_back(id);
    waiting[id] = 1;
  }
  bool gone(uint32_t var, uint32_t a) const {
    return !drop[var].empty() && drop[var][a];
  }
  /// False if a variable has no alternative left.
  bool examine(uint32_t id) {
    const Model::Edge &edge = model.edges[id];
    const Matrix &table = *edge.table;
    row.assign(table.rows, 0);
    col.assign(table.cols, 0);
    const Cost *entry = table.entries.data();
    for (uint32_t i = 0; i < table.rows; ++i, entry += table.cols) {
      if (gone(edge.first, i))
        continue;
      for (uint32_t j = 0; j < table.cols; ++j)
        if (entry[j] != kForbidden && !gone(edge.second, j))
          row[i] = col[j] = 1;
    }
    return dropFrom(edge.first, row, id) && dropFrom(edge.second, col, id);
  }
  bool dropFrom(uint32_t var, const std::vector<char> &supported,
                uint32_t cause) {
    bool changed = false, some = false;
    for (uint32_t a = 0; a < supported.size(); ++a) {
      some = some || supported[a];
      if (supported[a] || gone(var, a))
        continue;
      drop[var].resize(supported.size(), 0);
      drop[var][a] = 1;
      changed = true;
    }
    if (changed)
      for (uint32_t edge : model.vars[var].edges)
        if (edge != cause)
          push(edge);
    return some;
  }

  Model &model;
  std::vector<std::vector<char>> drop;
  std::vector<char> waiting;
  std::vector<uint32_t> queue;
  std::vector<char> row, col;
};

} // namespace

bool solver::enforceArcConsistency(Model &model) {
  if (model.infeasible)
    return false;
  bool changed = ArcConsistency(model).run();
  if (changed)
    model.record(ProofStep::Kind::ArcConsistency);
  if (changed && !model.infeasible)
    model.normalise();
  return changed;
}

//===----------------------------------------------------------------------===//
// Pairs
//===----------------------------------------------------------------------===//

/// Adds edge `extra` to edge `into`, which joins the same variables.
static void addEdgeTo(Model &model, uint32_t into, uint32_t extra) {
  Model::Edge &target = model.edges[into];
  const Model::Edge &source = model.edges[extra];
  bool flipped = target.first != source.first;
  Matrix sum = *target.table;
  std::vector<std::pair<uint64_t, Usage>> usage;
  bool uses = !target.usage.empty() || !source.usage.empty();
  size_t key = 0;
  for (uint32_t row = 0; row < sum.rows; ++row)
    for (uint32_t col = 0; col < sum.cols; ++col, ++key) {
      uint32_t r = flipped ? col : row, c = flipped ? row : col;
      sum.entries[key] = addCosts(sum.entries[key], source.table->at(r, c));
      if (!uses)
        continue;
      const Usage *a = target.usageAt(row, col);
      const Usage *b = source.usageAt(r, c);
      if (a || b)
        usage.push_back({key, addUsages(a ? *a : Usage(), b ? *b : Usage())});
    }
  target.table = std::make_shared<const Matrix>(std::move(sum));
  target.usage = std::move(usage);
  model.removeEdge(extra);
}

static bool sumParallelAt(Model &model, uint32_t id) {
  if (model.vars[id].edges.size() < 2)
    return false;
  std::vector<std::pair<uint32_t, uint32_t>> list;
  for (uint32_t edge : model.vars[id].edges)
    list.push_back({model.edges[edge].other(id), edge});
  std::sort(list.begin(), list.end());
  bool changed = false;
  for (size_t i = 1, into = 0; i < list.size(); ++i) {
    if (list[i].first != list[into].first) {
      into = i;
      continue;
    }
    addEdgeTo(model, list[into].second, list[i].second);
    changed = true;
  }
  return changed;
}

bool solver::sumParallelPairs(Model &model) {
  bool changed = false;
  for (uint32_t id = 0; id < model.vars.size(); ++id)
    if (model.vars[id].alive && sumParallelAt(model, id))
      changed = true;
  if (changed)
    model.record(ProofStep::Kind::SumParallel);
  return changed;
}

namespace {

/// row(a) + col(b) = table(a, b), if it has that form.
bool separate(const Matrix &table, std::vector<Cost> &row,
              std::vector<Cost> &col) {
  if (table.at(0, 0) == kForbidden)
    return false;
  Cost corner = table.at(0, 0);
  row.resize(table.rows);
  col.resize(table.cols);
  for (uint32_t i = 0; i < table.rows; ++i)
    row[i] = table.at(i, 0);
  for (uint32_t j = 0; j < table.cols; ++j)
    col[j] =
        table.at(0, j) == kForbidden ? kForbidden : table.at(0, j) - corner;
  for (uint32_t i = 0; i < table.rows; ++i)
    for (uint32_t j = 0; j < table.cols; ++j) {
      Cost entry = table.at(i, j);
      if (entry == kForbidden || row[i] == kForbidden || col[j] == kForbidden ||
          entry != row[i] + col[j])
        return false;
    }
  return true;
}

/// Moves the usage of an edge one of whose variables has a single alternative
/// to the other variable.
void moveUsage(Model &model, const Model::Edge &edge) {
  bool toSecond = model.vars[edge.first].domain() == 1;
  Model::Var &target = model.vars[toSecond ? edge.second : edge.first];
  target.usage.resize(target.cost.size());
  // With one row (column) the key is the other's alternative.
  for (const auto &[key, usage] : edge.usage)
    target.usage[key] = addUsages(target.usage[key], usage);
}

} // namespace

bool solver::foldSeparablePairs(Model &model) {
  bool changed = false;
  std::vector<Cost> row, col;
  for (uint32_t id = 0; id < model.edges.size(); ++id) {
    Model::Edge &edge = model.edges[id];
    if (!edge.alive)
      continue;
    bool single = edge.table->rows == 1 || edge.table->cols == 1;
    if ((!edge.usage.empty() && !single) || !separate(*edge.table, row, col))
      continue;
    if (!edge.usage.empty())
      moveUsage(model, edge);
    for (uint32_t i = 0; i < row.size(); ++i)
      model.vars[edge.first].cost[i] += row[i];
    for (uint32_t j = 0; j < col.size(); ++j)
      model.vars[edge.second].cost[j] += col[j];
    model.removeEdge(id);
    changed = true;
  }
  if (changed) {
    model.record(ProofStep::Kind::FoldSeparable);
    model.normalise();
  }
  return changed;
}

//===----------------------------------------------------------------------===//
// Dominance
//===----------------------------------------------------------------------===//

namespace {

/// One variable's alternatives side by side: of every pair a line of costs per
/// alternative, and the least of each line.
class DominanceTest {
public:
  DominanceTest(const Model &source, uint32_t variable)
      : model(source), var(source.vars[variable]), id(variable) {
    least.assign(var.cost.begin(), var.cost.end());
    for (uint32_t e : var.edges) {
      const Model::Edge &edge = model.edges[e];
      Pair pair{edge, edge.first == id, {}, nullptr, {}, {}, 0, true};
      pair.length = pair.first ? edge.table->cols : edge.table->rows;
      pair.lines = edge.table->entries.data();
      if (!pair.first) {
        pair.owned.resize(edge.table->entries.size());
        for (size_t a = 0; a < var.domain(); ++a)
          for (size_t b = 0; b < pair.length; ++b)
            pair.owned[a * pair.length + b] = pair.lines[b * var.domain() + a];
        pair.lines = pair.owned.data();
      }
      for (size_t a = 0; a < var.domain(); ++a) {
        const Cost *line = pair.lines + a * pair.length;
        const Cost *cheapest = std::min_element(line, line + pair.length);
        pair.least.push_back(*cheapest);
        pair.cheapest.push_back(uint32_t(cheapest - line));
        pair.full = pair.full && std::find(line, line + pair.length,
                                           kForbidden) == line + pair.length;
        // Without arc consistency a line may be all forbidden.
        least[a] = addCosts(least[a], pair.least.back());
      }
      pairs.push_back(std::move(pair));
    }
  }

  /// Whether `good` costs no more than `bad` and uses no more whatever the
  /// neighbours choose.
  bool dominates(uint32_t good, uint32_t bad) const {
    if (least[bad] == kForbidden)
      return true;
    // The difference is at least that of the least costs.
    if (least[good] == kForbidden || least[good] > least[bad] ||
        dearerAtBest(good, bad))
      return false;
    Cost difference = least[good] - least[bad];
    for (const Pair &pair : pairs) {
      const Cost *g = pair.lines + good * pair.length;
      const Cost *b = pair.lines + bad * pair.length;
      Cost expected = pair.least[good] - pair.least[bad];
      // Of a full table the differences are taken some at a time.
      constexpr size_t kAtOnce = 8;
      size_t i = 0;
      Cost worst = expected;
      for (; pair.full && i + kAtOnce <= pair.length; i += kAtOnce) {
        for (size_t k = i; k < i + kAtOnce; ++k)
          worst = std::max(worst, g[k] - b[k]);
        if (difference + (worst - expected) > 0)
          return false;
      }
      for (; i < pair.length; ++i) {
        if (b[i] == kForbidden)
          continue;
        if (g[i] == kForbidden)
          return false;
        worst = std::max(worst, g[i] - b[i]);
        if (difference + (worst - expected) > 0)
          return false;
      }
      difference += worst - expected;
    }
    return difference <= 0 && usesLess(good, bad);
  }
  /// Ascending, so that what may dominate an alternative comes before it.
  const std::vector<Cost> &leastCosts() const { return least; }

private:
  struct Pair {
    const Model::Edge &edge;
    bool first;
    std::vector<Cost> owned;
    const Cost *lines;
    /// By alternative, the least cost and which neighbour's choice has it.
    std::vector<Cost> least;
    std::vector<uint32_t> cheapest;
    size_t length = 0;
    /// Whether nothing is forbidden.
    bool full = true;
  };

  /// Whether `good` costs more where `bad` costs least, which settles most
  /// comparisons at once.
  bool dearerAtBest(uint32_t good, uint32_t bad) const {
    Cost cost = var.cost[good];
    for (const Pair &pair : pairs)
      cost =
          addCosts(cost, pair.lines[good * pair.length + pair.cheapest[bad]]);
    return cost > least[bad];
  }

  bool usesLess(uint32_t good, uint32_t bad) const {
    if (!var.usage.empty() && !usesNoMore(var.usage[good], var.usage[bad]))
      return false;
    for (const Pair &pair : pairs) {
      const Model::Edge &edge = pair.edge;
      if (edge.usage.empty())
        continue;
      for (uint32_t i = 0; i < pair.length; ++i)
        if (pair.lines[bad * pair.length + i] != kForbidden &&
            !usesNoMore(usageAt(pair, good, i), usageAt(pair, bad, i)))
          return false;
    }
    return true;
  }

  static const Usage &usageAt(const Pair &pair, uint32_t own, uint32_t other) {
    static const Usage nothing;
    const Usage *usage = pair.first ? pair.edge.usageAt(own, other)
                                    : pair.edge.usageAt(other, own);
    return usage ? *usage : nothing;
  }

  const Model &model;
  const Model::Var &var;
  uint32_t id;
  std::vector<Pair> pairs;
  std::vector<Cost> least;
};

/// The alternatives of the variable that no other one dominates; `by` tells of
/// each which of them does.
std::vector<uint32_t> undominated(const Model &model, uint32_t id,
                                  std::vector<uint32_t> &by) {
  DominanceTest test(model, id);
  const std::vector<Cost> &least = test.leastCosts();
  // What dominates an alternative has no larger least cost, so that it comes
  // first in this order; of equal ones the first stays.
  std::vector<uint32_t> order(least.size()), kept;
  std::iota(order.begin(), order.end(), 0);
  by = order;
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return std::pair(least[a], a) < std::pair(least[b], b);
  });
  for (uint32_t bad : order) {
    auto good = std::find_if(kept.begin(), kept.end(), [&](uint32_t candidate) {
      return test.dominates(candidate, bad);
    });
    if (good == kept.end())
      kept.push_back(bad);
    else
      by[bad] = *good;
  }
  // Where the least costs are equal a later one may dominate, too.
  for (size_t i = 0; i < kept.size();) {
    bool beaten = false;
    for (size_t j = i + 1;
         j < kept.size() && !beaten && least[kept[j]] == least[kept[i]]; ++j) {
      beaten = test.dominates(kept[j], kept[i]);
      if (beaten)
        by[kept[i]] = kept[j];
    }
    if (beaten)
      kept.erase(kept.begin() + ptrdiff_t(i));
    else
      ++i;
  }
  for (uint32_t &good : by)
    while (by[good] != good)
      good = by[good];
  std::sort(kept.begin(), kept.end());
  return kept;
}

} // namespace

namespace {

/// Changes whenever dominance among the alternatives of the variable can:
/// tables change only with domains and edges.
uint64_t signature(const Model &model, uint32_t id) {
  uint64_t hash = model.vars[id].domain() + 1;
  auto mix = [&hash](uint64_t value) {
    hash = (hash ^ value) * 0x9E3779B97F4A7C15u;
    hash ^= hash >> 29;
  };
  // What one time more or less changes is the order of amounts, not the times.
  auto mixUsage = [&mix](const Usage &usage) {
    mix(usage.size());
    for (const UsageInterval &interval : usage)
      mix(uint64_t(interval.amount));
  };
  for (uint32_t edge : model.vars[id].edges) {
    mix(edge);
    mix(model.vars[model.edges[edge].other(id)].domain());
    mix(model.edges[edge].usage.size());
    for (const auto &[key, usage] : model.edges[edge].usage)
      mixUsage(usage);
  }
  for (const Usage &usage : model.vars[id].usage)
    mixUsage(usage);
  return hash;
}

/// `tested` holds the signatures with which variables were tested last.
bool dropDominatedOf(Model &model, std::vector<uint64_t> &tested,
                     const Cancellation *cancel) {
  // Quadratic in the alternatives: beyond this much work a variable is skipped.
  constexpr double kMostWork = 1e9;
  bool changed = false;
  std::vector<uint32_t> by, dropped;
  for (uint32_t id = 0; id < model.vars.size(); ++id) {
    const Model::Var &var = model.vars[id];
    if (!var.alive || var.domain() < 2)
      continue;
    if (cancel && cancel->requested())
      break;
    double work = 1;
    for (uint32_t edge : var.edges)
      work += model.vars[model.edges[edge].other(id)].domain();
    if (work * var.domain() * var.domain() > kMostWork)
      continue;
    uint64_t now = signature(model, id);
    if (tested[id] == now)
      continue;
    tested[id] = now;
    std::vector<uint32_t> kept = undominated(model, id, by);
    if (kept.size() == var.domain())
      continue;
    if (model.recording) {
      dropped.insert(dropped.end(), {id, uint32_t(var.domain() - kept.size())});
      for (uint32_t bad = 0; bad < by.size(); ++bad)
        if (by[bad] != bad)
          dropped.insert(dropped.end(), {bad, by[bad]});
    }
    // The next variable must see this one's smaller domain: two variables must
    // not each rely on an alternative the other drops.
    model.restrict(id, kept);
    changed = true;
  }
  if (changed) {
    model.record(ProofStep::Kind::Dominated, std::move(dropped));
    model.normalise();
  }
  return changed;
}

} // namespace

bool solver::dropDominated(Model &model) {
  std::vector<uint64_t> tested(model.vars.size(), 0);
  return dropDominatedOf(model, tested, nullptr);
}

//===----------------------------------------------------------------------===//
// Low degree
//===----------------------------------------------------------------------===//

namespace {

void eliminateIsolated(Model &model, uint32_t id) {
  const std::vector<Cost> &cost = model.vars[id].cost;
  auto least = std::min_element(cost.begin(), cost.end());
  model.constant += *least;
  model.eliminate(id, {}, {uint32_t(least - cost.begin())});
}

void eliminateLeaf(Model &model, uint32_t id) {
  uint32_t edgeId = model.vars[id].edges[0];
  const Model::Edge &edge = model.edges[edgeId];
  uint32_t other = edge.other(id);
  const std::vector<Cost> &own = model.vars[id].cost;
  std::vector<uint32_t> choice;
  std::vector<Cost> extra;
  for (uint32_t b = 0; b < model.vars[other].domain(); ++b) {
    Cost best = kForbidden;
    uint32_t bestAt = 0;
    for (uint32_t a = 0; a < own.size(); ++a) {
      Cost cost = addCosts(own[a], edge.cost(id, a, b));
      if (cost < best) {
        best = cost;
        bestAt = a;
      }
    }
    choice.push_back(bestAt);
    extra.push_back(best);
  }
  model.removeEdge(edgeId);
  model.eliminate(id, {other}, std::move(choice));
  std::vector<uint32_t> kept;
  for (uint32_t b = 0; b < extra.size(); ++b) {
    Cost &cost = model.vars[other].cost[b];
    cost = addCosts(cost, extra[b]);
    if (cost != kForbidden)
      kept.push_back(b);
  }
  if (kept.size() < extra.size())
    model.restrict(other, kept);
}

/// In floating point, where the sums of three terms are exact; by rows of
/// the left neighbour. False, with nothing done, if they are not.
bool combineExactly(const std::vector<Cost> &own, const Model::Edge &left,
                    const Model::Edge &right, uint32_t id, Matrix &table,
                    std::vector<uint32_t> &choice) {
  constexpr Cost kExact = Cost(1) << 50;
  const auto ranges = {&own, &left.table->entries, &right.table->entries};
  for (const std::vector<Cost> *list : ranges)
    for (Cost cost : *list)
      if (cost != kForbidden && (cost > kExact || cost < -kExact))
        return false;
  auto real = [](Cost cost) {
    return cost == kForbidden ? Arithmetic<double>::infinity : double(cost);
  };
  // Of both tables lines by alternative of the variable that goes.
  auto linesOf = [&](const Model::Edge &edge, uint32_t length) {
    std::vector<double> lines(own.size() * length);
    const Cost *entry = edge.table->entries.data();
    const bool first = edge.first == id;
    const size_t rows = first ? own.size() : length;
    const size_t cols = first ? length : own.size();
    for (size_t row = 0; row < rows; ++row)
      for (size_t col = 0; col < cols; ++col)
        lines[first ? row * length + col : col * length + row] = real(*entry++);
    return lines;
  };
  const std::vector<double> fromLeft = linesOf(left, table.rows);
  const std::vector<double> fromRight = linesOf(right, table.cols);
  std::vector<double> offsets(own.size()), least(table.cols), first(table.cols);
  table.entries.resize(size_t(table.rows) * table.cols);
  choice.resize(table.entries.size());
  Cost *entry = table.entries.data();
  uint32_t *chosen = choice.data();
  for (uint32_t i = 0; i < table.rows; ++i) {
    for (uint32_t a = 0; a < own.size(); ++a)
      offsets[a] = real(own[a]) + fromLeft[size_t(a) * table.rows + i];
    minPlusFirst(least.data(), first.data(), table.cols, offsets,
                 fromRight.data());
    for (uint32_t j = 0; j < table.cols; ++j) {
      *entry++ = least[j] == Arithmetic<double>::infinity ? kForbidden
                                                          : Cost(least[j]);
      *chosen++ = uint32_t(first[j]);
    }
  }
  return true;
}

void combine(const std::vector<Cost> &own, const Model::Edge &left,
             const Model::Edge &right, uint32_t id, Matrix &table,
             std::vector<uint32_t> &choice) {
  std::vector<Cost> base(own.size());
  for (uint32_t i = 0; i < table.rows; ++i) {
    for (uint32_t a = 0; a < own.size(); ++a)
      base[a] = addCosts(own[a], left.cost(id, a, i));
    for (uint32_t j = 0; j < table.cols; ++j) {
      Cost best = kForbidden;
      uint32_t bestAt = 0;
      for (uint32_t a = 0; a < own.size(); ++a) {
        Cost cost = addCosts(base[a], right.cost(id, a, j));
        if (cost < best) {
          best = cost;
          bestAt = a;
        }
      }
      table.entries.push_back(best);
      choice.push_back(bestAt);
    }
  }
}

void eliminateMiddle(Model &model, uint32_t id) {
  uint32_t e1 = model.vars[id].edges[0], e2 = model.vars[id].edges[1];
  const Model::Edge &left = model.edges[e1], &right = model.edges[e2];
  uint32_t n1 = left.other(id), n2 = right.other(id);
  const std::vector<Cost> &own = model.vars[id].cost;
  Matrix table{model.vars[n1].domain(), model.vars[n2].domain(), {}};
  std::vector<uint32_t> choice;
  table.entries.reserve(size_t(table.rows) * table.cols);
  choice.reserve(table.entries.capacity());
  if (!combineExactly(own, left, right, id, table, choice))
    combine(own, left, right, id, table, choice);
  model.removeEdge(e1);
  model.removeEdge(e2);
  model.eliminate(id, {n1, n2}, std::move(choice));
  uint32_t joined = model.addEdge(n1, n2, std::move(table));
  for (uint32_t edge : std::vector<uint32_t>(model.vars[n1].edges))
    if (edge != joined && model.edges[edge].other(n1) == n2) {
      addEdgeTo(model, edge, joined);
      break;
    }
}

} // namespace

bool solver::eliminateLowDegree(Model &model, int64_t tableCap) {
  std::vector<uint32_t> eliminated;
  std::vector<uint32_t> queue = model.living();
  for (size_t next = 0; next < queue.size(); ++next) {
    uint32_t id = queue[next];
    const Model::Var &var = model.vars[id];
    if (!var.alive || var.edges.size() > 2 || model.usesCapacity(id))
      continue;
    std::vector<uint32_t> neighbours;
    int64_t size = 1;
    for (uint32_t edge : var.edges) {
      neighbours.push_back(model.edges[edge].other(id));
      size *= model.vars[neighbours.back()].domain();
    }
    if (size > tableCap ||
        (neighbours.size() == 2 && neighbours[0] == neighbours[1]))
      continue;
    if (neighbours.empty())
      eliminateIsolated(model, id);
    else if (neighbours.size() == 1)
      eliminateLeaf(model, id);
    else
      eliminateMiddle(model, id);
    eliminated.push_back(id);
    if (model.infeasible)
      break;
    queue.insert(queue.end(), neighbours.begin(), neighbours.end());
  }
  if (eliminated.empty())
    return false;
  model.record(ProofStep::Kind::Eliminate, std::move(eliminated));
  if (!model.infeasible)
    model.normalise();
  return true;
}

//===----------------------------------------------------------------------===//
// All together
//===----------------------------------------------------------------------===//

void solver::reduceFully(Model &model, const ReductionLimits &limits) {
  std::vector<uint64_t> tested(model.vars.size(), 0);
  bool changed = true;
  // Whether to go on.
  auto step = [&](auto &&reduction) {
    if (model.infeasible || (limits.cancel && limits.cancel->requested()))
      return false;
    changed |= reduction();
    return !model.infeasible;
  };
  while (changed) {
    changed = false;
    bool open = step([&] { return enforceArcConsistency(model); }) &&
                step([&] { return sumParallelPairs(model); }) &&
                step([&] { return mergeBijections(model); }) &&
                step([&] { return foldSeparablePairs(model); }) &&
                step([&] { return takeCommonUsage(model); }) &&
                step([&] { return compressTimes(model); }) &&
                step([&] { return filterByCapacity(model); }) &&
                step([&] { return enforceArcConsistency(model); });
    if (open && limits.dominance)
      open =
          step([&] { return dropDominatedOf(model, tested, limits.cancel); });
    if (open && limits.lowDegree)
      open = step([&] {
               enforceArcConsistency(model);
               return false;
             }) &&
             step([&] {
               return eliminateLowDegree(model, limits.lowDegreeTableCap);
             });
    if (!open)
      return;
  }
  // What is left is not concerned.
  if (limits.lowDegree)
    step([&] {
      return solveComponents(model, limits.componentWork, limits.cancel);
    });
}
