//===- Labels.cpp - Elimination with (cost, usage) labels -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Labels.h"
#include <algorithm>
#include <numeric>

using namespace planner;
using namespace planner::solver;

namespace {

/// Labels side by side, each with `stride` usages and `links` back references.
struct LabelSet {
  size_t stride = 0;
  size_t links = 0;
  /// Excess over the dual bound, at least 0: what prices and messages say.
  std::vector<int64_t> excess;
  /// Cost without prices, up to a constant of the table.
  std::vector<int64_t> cost;
  std::vector<int64_t> usage;
  std::vector<uint32_t> back;

  size_t size() const { return excess.size(); }
  size_t bytes() const {
    return sizeof(int64_t) * (excess.size() + cost.size() + usage.size()) +
           sizeof(uint32_t) * back.size();
  }
  void clear() {
    excess.clear();
    cost.clear();
    usage.clear();
    back.clear();
  }
  const int64_t *usageOf(size_t label) const {
    return usage.data() + label * stride;
  }
  const uint32_t *backOf(size_t label) const {
    return back.data() + label * links;
  }
  void append(const LabelSet &from, size_t label) {
    excess.push_back(from.excess[label]);
    cost.push_back(from.cost[label]);
    usage.insert(usage.end(), from.usageOf(label),
                 from.usageOf(label) + stride);
    back.insert(back.end(), from.backOf(label), from.backOf(label) + links);
  }
};

/// Label lists for every choice of the variables in `scope`.
struct LabelTable {
  std::vector<uint32_t> scope;
  /// The variable whose elimination made it, or none for a join of two tables.
  std::optional<uint32_t> var;
  /// Tables whose labels the back references after the first name.
  std::vector<uint32_t> children;
  /// Positions in the kept times at which labels carry usage.
  std::vector<uint32_t> times;
  std::vector<size_t> begin;
  /// The least excess of each entry's labels; forbidden if it has none.
  std::vector<int64_t> least;
  LabelSet labels;
};

class LabelElimination {
public:
  LabelElimination(const Model &source, const Reparametrisation &dual,
                   const LabelLimits &given)
      : model(source), r(dual), limits(given), graph(interactionGraph(source)),
        lookout(given.cancel, kBetweenLooks) {}

  LabelResult run() {
    EliminationOrder order = bestOrder(graph.adjacency, graph.domains);
    result.width = order.width;
    result.tableEntries = order.work;
    if (!isAffordable(order, limits.tableCap, limits.workCap))
      return result;
    collectTimes();
    // Every table has vectors over all times.
    if (capacity.size() > kMostTimes)
      return result;
    tablesAt.resize(graph.vars.size());
    eliminated.assign(graph.vars.size(), 0);
    for (uint32_t v : order.order) {
      if (!eliminate(v))
        return std::move(result);
      eliminated[v] = 1;
    }
    joinRest();
    return std::move(result);
  }

private:
  static constexpr size_t kMostTimes = 4096;
  static constexpr int64_t kBetweenLooks = int64_t(1) << 16;

  //===--------------------------------------------------------------------===//
  // Usage
  //===--------------------------------------------------------------------===//

  void collectTimes() {
    for (int64_t limit : model.capacity) {
      timeIndex.push_back(uint32_t(capacity.size()));
      if (limit != kUnlimited)
        capacity.push_back(limit);
    }
    timeIndex.push_back(uint32_t(capacity.size()));
    most.assign(capacity.size(), 0);
    varMost.resize(graph.vars.size());
    for (size_t i = 0; i < graph.vars.size(); ++i)
      varMost[i] = largest(model.vars[graph.vars[i]].usage);
    edgeMost.resize(model.edges.size());
    for (size_t e = 0; e < model.edges.size(); ++e) {
      if (!model.edges[e].alive)
        continue;
      std::vector<Usage> list;
      for (const auto &[key, usage] : model.edges[e].usage)
        list.push_back(usage);
      edgeMost[e] = largest(list);
    }
    for (const auto &term : varMost)
      addTo(most, term);
    for (const auto &term : edgeMost)
      addTo(most, term);
  }
  using TimeAmounts = std::vector<std::pair<uint32_t, int64_t>>;
  TimeAmounts largest(const std::vector<Usage> &list) const {
    std::vector<int64_t> peak(capacity.size(), 0);
    for (const Usage &usage : list)
      for (const UsageInterval &interval : usage)
        for (uint32_t t = timeIndex[interval.begin];
             t < timeIndex[interval.end]; ++t)
          peak[t] = std::max(peak[t], interval.amount);
    TimeAmounts amounts;
    for (uint32_t t = 0; t < peak.size(); ++t)
      if (peak[t] > 0)
        amounts.push_back({t, peak[t]});
    return amounts;
  }
  static void addTo(std::vector<int64_t> &sum, const TimeAmounts &term,
                    int64_t sign = 1) {
    for (const auto &[t, amount] : term)
      sum[t] += sign * amount;
  }

  //===--------------------------------------------------------------------===//
  // One elimination
  //===--------------------------------------------------------------------===//

  struct Term {
    uint32_t edge;
    uint32_t other;
    /// The pair's excess by (other's choice, x), forbidden entries included.
    std::vector<int64_t> excess;
  };

  bool eliminate(uint32_t v) {
    LabelTable table;
    table.var = v;
    std::vector<Term> terms;
    std::vector<int64_t> inside(capacity.size(), 0);
    addTo(inside, varMost[v]);
    for (uint32_t e : model.vars[graph.vars[v]].edges) {
      uint32_t other = graph.index[model.edges[e].other(graph.vars[v])];
      if (eliminated[other])
        continue;
      terms.push_back({e, other, excessTable(e, other, v)});
      addScope(table.scope, other, v);
      addTo(inside, edgeMost[e]);
    }
    for (uint32_t child : tablesAt[v])
      if (!used[child]) {
        table.children.push_back(child);
        for (uint32_t u : tables[child].scope)
          addScope(table.scope, u, v);
        for (uint32_t t = 0; t < capacity.size(); ++t)
          inside[t] += tableMost[child][t];
      }
    std::sort(table.scope.begin(), table.scope.end());
    chooseTimes(table, inside);

    std::vector<uint32_t> choice(graph.vars.size(), 0);
    size_t entries = 1;
    for (uint32_t u : table.scope)
      entries *= graph.domains[u];
    table.labels = emptySet(table);
    LabelSet entry = emptySet(table), scratch = emptySet(table);
    std::vector<int64_t> excess(graph.domains[v]);
    for (size_t i = 0; i < entries; ++i) {
      table.begin.push_back(table.labels.size());
      size_t rest = i;
      for (size_t d = table.scope.size(); d-- > 0;) {
        choice[table.scope[d]] = uint32_t(rest % graph.domains[table.scope[d]]);
        rest /= graph.domains[table.scope[d]];
      }
      entry.clear();
      sumExcess(table, v, terms, choice, excess);
      for (uint32_t x = 0; x < graph.domains[v]; ++x) {
        if (excess[x] > limits.gap)
          continue;
        choice[v] = x;
        extend(table, v, terms, choice, entry);
      }
      prune(entry, scratch, true);
      int64_t least = kForbidden;
      for (size_t label = 0; label < entry.size(); ++label) {
        table.labels.append(entry, label);
        least = std::min(least, entry.excess[label]);
      }
      table.least.push_back(least);
      if (!affordable(table.labels))
        return false;
    }
    table.begin.push_back(table.labels.size());
    result.labels += table.labels.size();
    bytes += table.labels.bytes();
    for (uint32_t child : table.children)
      used[child] = 1;
    keep(std::move(table), std::move(inside));
    return true;
  }

  std::vector<int64_t> excessTable(uint32_t e, uint32_t other,
                                   uint32_t v) const {
    bool first = model.edges[e].first == graph.vars[v];
    std::vector<int64_t> excess;
    excess.reserve(size_t(graph.domains[other]) * graph.domains[v]);
    for (uint32_t b = 0; b < graph.domains[other]; ++b)
      for (uint32_t x = 0; x < graph.domains[v]; ++x)
        excess.push_back(r.edgeExcess(model, e, first ? x : b, first ? b : x));
    return excess;
  }
  /// The excess of each alternative of v without the tables of `children`, or
  /// more than the gap if it cannot be within it even with their best labels.
  void sumExcess(const LabelTable &table, uint32_t v,
                 const std::vector<Term> &terms, std::vector<uint32_t> &choice,
                 std::vector<int64_t> &excess) {
    const int64_t gap = limits.gap;
    excess = r.excess[graph.vars[v]];
    for (const Term &term : terms) {
      const int64_t *more =
          term.excess.data() + size_t(choice[term.other]) * graph.domains[v];
      // Once above the gap a sum stays where it cannot overflow.
      for (size_t x = 0; x < excess.size(); ++x)
        excess[x] =
            excess[x] > gap || more[x] > gap ? kForbidden : excess[x] + more[x];
    }
    result.work += int64_t(excess.size()) / 4 + 1;
    for (uint32_t child : table.children)
      for (uint32_t x = 0; x < excess.size(); ++x) {
        if (excess[x] > gap)
          continue;
        choice[v] = x;
        int64_t least = tables[child].least[entryIndex(child, choice)];
        if (least > gap - excess[x])
          excess[x] = kForbidden;
      }
  }
  size_t entryIndex(uint32_t child, const std::vector<uint32_t> &choice) const {
    size_t entry = 0;
    for (uint32_t u : tables[child].scope)
      entry = entry * graph.domains[u] + choice[u];
    return entry;
  }

  /// Whether to go on, by what was done and what labels take in memory.
  bool affordable(const LabelSet &labels) {
    constexpr size_t kMostBytes = size_t(1) << 31;
    if (stopped()) {
      result.status = LabelResult::Status::Cancelled;
      return false;
    }
    if (result.work > limits.workCap || bytes + labels.bytes() > kMostBytes) {
      result.status = LabelResult::Status::TooLarge;
      return false;
    }
    return true;
  }

  /// Whether to leave, by the work done since the last time.
  bool stopped() {
    const int64_t units = result.work - counted + 1;
    counted = result.work;
    return lookout.stop(units);
  }

  static void addScope(std::vector<uint32_t> &scope, uint32_t u, uint32_t v) {
    if (u != v && std::find(scope.begin(), scope.end(), u) == scope.end())
      scope.push_back(u);
  }
  /// A time matters to a table if its terms use it and it can still be
  /// exceeded.
  void chooseTimes(LabelTable &table, const std::vector<int64_t> &inside) {
    for (uint32_t t = 0; t < capacity.size(); ++t)
      if (inside[t] > 0 && most[t] > capacity[t])
        table.times.push_back(t);
    restMost.resize(capacity.size());
    for (uint32_t t = 0; t < capacity.size(); ++t)
      restMost[t] = most[t] - inside[t];
    current = &table;
  }
  static LabelSet emptySet(const LabelTable &table) {
    LabelSet set;
    set.stride = table.times.size();
    set.links = 1 + table.children.size();
    return set;
  }
  void keep(LabelTable table, std::vector<int64_t> inside) {
    uint32_t id = uint32_t(tables.size());
    for (uint32_t u : table.scope)
      tablesAt[u].push_back(id);
    if (table.scope.empty())
      scalars.push_back(id);
    tables.push_back(std::move(table));
    tableMost.push_back(std::move(inside));
    used.push_back(0);
  }

  /// Appends to `into` the labels of one alternative of v.
  void extend(const LabelTable &table, uint32_t v,
              const std::vector<Term> &terms,
              const std::vector<uint32_t> &choice, LabelSet &into) {
    uint32_t var = graph.vars[v], x = choice[v];
    LabelSet base = emptySet(table);
    int64_t excess = r.excess[var][x];
    WideCost cost = WideCost(model.vars[var].cost[x]) << r.shift;
    // The cost without prices: unary costs plus messages; edges minus messages.
    std::vector<int64_t> usage(table.times.size(), 0);
    if (!model.vars[var].usage.empty())
      use(table, model.vars[var].usage[x], usage);
    for (uint32_t e : model.vars[var].edges)
      cost += model.edges[e].first == var ? r.toFirst[e][x] : r.toSecond[e][x];
    for (const Term &term : terms) {
      const Model::Edge &edge = model.edges[term.edge];
      bool first = edge.first == var;
      uint32_t row = first ? x : choice[term.other];
      uint32_t col = first ? choice[term.other] : x;
      int64_t more = r.edgeExcess(model, term.edge, row, col);
      if (more == kForbidden)
        return;
      excess += more;
      if (excess > limits.gap)
        return;
      cost += (WideCost(edge.table->at(row, col)) << r.shift) -
              r.toFirst[term.edge][row] - r.toSecond[term.edge][col];
      if (const Usage *used_ = edge.usageAt(row, col))
        use(table, *used_, usage);
    }
    ++result.work;
    if (!fits(table, excess, usage))
      return;
    base.excess.push_back(excess);
    base.cost.push_back(int64_t(cost));
    base.usage = usage;
    base.back.assign(base.links, 0);
    base.back[0] = x;
    LabelSet scratch = emptySet(table);
    for (size_t c = 0; c < table.children.size() && base.size() > 0; ++c)
      base = combine(table, base, c, choice, scratch);
    for (size_t label = 0; label < base.size(); ++label)
      into.append(base, label);
  }

  void use(const LabelTable &table, const Usage &from,
           std::vector<int64_t> &usage) const {
    for (const UsageInterval &interval : from)
      for (auto at = std::lower_bound(table.times.begin(), table.times.end(),
                                      timeIndex[interval.begin]);
           at != table.times.end() && *at < timeIndex[interval.end]; ++at)
        usage[size_t(at - table.times.begin())] += interval.amount;
  }
  bool fits(const LabelTable &table, int64_t excess,
            const std::vector<int64_t> &usage) const {
    if (excess > limits.gap)
      return false;
    for (size_t i = 0; i < usage.size(); ++i)
      if (usage[i] > capacity[table.times[i]])
        return false;
    return true;
  }

  /// Every label of `base` with every fitting label of the c-th child.
  LabelSet combine(const LabelTable &table, const LabelSet &base, size_t c,
                   const std::vector<uint32_t> &choice, LabelSet &scratch) {
    const LabelTable &child = tables[table.children[c]];
    size_t entry = entryIndex(table.children[c], choice);
    // Child times are a subset of the table's.
    std::vector<size_t> place;
    place.reserve(child.times.size());
    for (uint32_t t : child.times)
      place.push_back(
          size_t(std::lower_bound(table.times.begin(), table.times.end(), t) -
                 table.times.begin()));
    LabelSet sum = emptySet(table);
    std::vector<int64_t> usage;
    size_t pruneAt = size_t(1) << 16;
    for (size_t i = 0; i < base.size(); ++i) {
      if (sum.size() > pruneAt) {
        prune(sum, scratch, false);
        pruneAt = std::max(pruneAt, 2 * sum.size());
      }
      if (result.work > limits.workCap || stopped())
        break;
      for (size_t j = child.begin[entry]; j < child.begin[entry + 1]; ++j) {
        ++result.work;
        int64_t excess = base.excess[i] + child.labels.excess[j];
        if (excess > limits.gap)
          continue;
        usage.assign(base.usageOf(i), base.usageOf(i) + base.stride);
        for (size_t k = 0; k < place.size(); ++k)
          usage[place[k]] += child.labels.usageOf(j)[k];
        if (!fits(table, excess, usage))
          continue;
        sum.excess.push_back(excess);
        sum.cost.push_back(base.cost[i] + child.labels.cost[j]);
        sum.usage.insert(sum.usage.end(), usage.begin(), usage.end());
        sum.back.insert(sum.back.end(), base.backOf(i),
                        base.backOf(i) + base.links);
        sum.back[sum.back.size() - base.links + 1 + c] = uint32_t(j);
      }
    }
    prune(sum, scratch, false);
    return sum;
  }

  //===--------------------------------------------------------------------===//
  // Dominance
  //===--------------------------------------------------------------------===//

  /// Keeps the labels that no other one beats; at most the cap of them. With
  /// `forget`, usage that can no longer bind counts as none.
  void prune(LabelSet &set, LabelSet &scratch, bool forget) {
    if (set.size() <= 1 && !forget)
      return;
    if (forget)
      forgetSafeUsage(set);
    std::vector<uint32_t> order(set.size());
    std::iota(order.begin(), order.end(), 0);
    auto less = [&](uint32_t a, uint32_t b) {
      if (set.cost[a] != set.cost[b])
        return set.cost[a] < set.cost[b];
      for (size_t k = 0; k < set.stride; ++k)
        if (set.usageOf(a)[k] != set.usageOf(b)[k])
          return set.usageOf(a)[k] < set.usageOf(b)[k];
      return a < b;
    };
    std::sort(order.begin(), order.end(), less);
    std::vector<uint32_t> kept;
    for (uint32_t label : order) {
      bool beaten = false;
      // By ascending cost and with one usage, the last kept uses least.
      size_t from = set.stride <= 1 && !kept.empty() ? kept.size() - 1 : 0;
      for (size_t i = from; i < kept.size() && !beaten; ++i)
        beaten = usesNoMore(set, kept[i], label);
      result.work += int64_t(kept.size() - from) / 8;
      if (!beaten)
        kept.push_back(label);
      if (result.work > limits.workCap || stopped())
        break;
    }
    if (kept.size() > limits.labelCap)
      truncate(set, kept);
    scratch.clear();
    scratch.stride = set.stride;
    scratch.links = set.links;
    for (uint32_t label : kept)
      scratch.append(set, label);
    std::swap(set, scratch);
  }
  static bool usesNoMore(const LabelSet &set, uint32_t a, uint32_t b) {
    const int64_t *x = set.usageOf(a), *y = set.usageOf(b);
    for (size_t k = 0; k < set.stride; ++k)
      if (x[k] > y[k])
        return false;
    return true;
  }
  void forgetSafeUsage(LabelSet &set) const {
    for (size_t label = 0; label < set.size(); ++label)
      for (size_t k = 0; k < set.stride; ++k) {
        uint32_t t = current->times[k];
        int64_t &amount = set.usage[label * set.stride + k];
        if (amount + restMost[t] <= capacity[t])
          amount = 0;
      }
  }
  /// Half by bound, half by room left, so that something feasible survives.
  void truncate(const LabelSet &set, std::vector<uint32_t> &kept) {
    std::vector<double> room(set.size(), 0);
    for (uint32_t label : kept)
      for (size_t k = 0; k < set.stride; ++k)
        room[label] = std::max(room[label],
                               double(set.usageOf(label)[k]) /
                                   (double(capacity[current->times[k]]) + 1));
    std::sort(kept.begin(), kept.end(), [&](uint32_t a, uint32_t b) {
      return std::pair(set.excess[a], a) < std::pair(set.excess[b], b);
    });
    size_t half = (size_t(limits.labelCap) + 1) / 2;
    std::sort(kept.begin() + ptrdiff_t(half), kept.end(),
              [&](uint32_t a, uint32_t b) {
                return std::pair(room[a], a) < std::pair(room[b], b);
              });
    for (size_t i = limits.labelCap; i < kept.size(); ++i)
      result.lostExcess = std::min(result.lostExcess, set.excess[kept[i]]);
    kept.resize(limits.labelCap);
  }

  //===--------------------------------------------------------------------===//
  // The end
  //===--------------------------------------------------------------------===//

  /// Joins the tables without variables, then reads the best label back.
  void joinRest() {
    while (scalars.size() > 1) {
      LabelTable table;
      table.children = {scalars[0], scalars[1]};
      std::vector<int64_t> inside = tableMost[scalars[0]];
      for (uint32_t t = 0; t < capacity.size(); ++t)
        inside[t] += tableMost[scalars[1]][t];
      scalars.erase(scalars.begin(), scalars.begin() + 2);
      chooseTimes(table, inside);
      LabelSet base = emptySet(table), scratch = emptySet(table);
      base.excess = {0};
      base.cost = {0};
      base.usage.assign(base.stride, 0);
      base.back.assign(base.links, 0);
      for (size_t c = 0; c < 2; ++c)
        base = combine(table, base, c, {}, scratch);
      prune(base, scratch, true);
      table.begin = {0, base.size()};
      table.labels = std::move(base);
      if (!affordable(table.labels))
        return;
      keep(std::move(table), std::move(inside));
    }
    result.status = result.lostExcess == kForbidden
                        ? LabelResult::Status::Complete
                        : LabelResult::Status::Truncated;
    result.choice.assign(model.vars.size(), 0);
    if (scalars.empty()) {
      result.found = graph.vars.empty();
      return;
    }
    const LabelSet &last = tables[scalars[0]].labels;
    if (last.size() == 0)
      return;
    result.found = true;
    auto best = std::min_element(last.cost.begin(), last.cost.end());
    readBack(scalars[0], uint32_t(best - last.cost.begin()));
  }
  void readBack(uint32_t root, uint32_t rootLabel) {
    std::vector<std::pair<uint32_t, uint32_t>> stack = {{root, rootLabel}};
    while (!stack.empty()) {
      auto [id, label] = stack.back();
      stack.pop_back();
      const LabelTable &table = tables[id];
      const uint32_t *back = table.labels.backOf(label);
      if (table.var)
        result.choice[graph.vars[*table.var]] = back[0];
      for (size_t c = 0; c < table.children.size(); ++c)
        stack.push_back({table.children[c], back[1 + c]});
    }
  }

  const Model &model;
  const Reparametrisation &r;
  const LabelLimits &limits;
  InteractionGraph graph;
  Lookout lookout;
  LabelResult result;
  /// Work that the lookout has been told of.
  int64_t counted = 0;

  /// By time of the model, the number of limited ones before it.
  std::vector<uint32_t> timeIndex;
  /// Per kept time.
  std::vector<int64_t> capacity, most, restMost;
  std::vector<TimeAmounts> varMost, edgeMost;
  std::vector<LabelTable> tables;
  /// The most that the terms inside each table use per kept time.
  std::vector<std::vector<int64_t>> tableMost;
  std::vector<char> used;
  std::vector<std::vector<uint32_t>> tablesAt;
  std::vector<char> eliminated;
  std::vector<uint32_t> scalars;
  /// The table under construction.
  const LabelTable *current = nullptr;
  /// Of the labels of finished tables.
  size_t bytes = 0;
};

} // namespace

LabelResult solver::eliminateWithLabels(const Model &model,
                                        const Reparametrisation &r,
                                        const LabelLimits &limits) {
  return LabelElimination(model, r, limits).run();
}
