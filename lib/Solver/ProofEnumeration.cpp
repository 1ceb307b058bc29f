//===- ProofEnumeration.cpp - Going through what a dual leaves ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// A plain dynamic program over what is within the gap: variables are eliminated
// one by one, smallest table first. An entry of a table holds, for one choice
// of its variables, every partial assignment (label) that no other one beats in
// cost and usage.
//
//===----------------------------------------------------------------------===//

#include "ProofModel.h"
#include <algorithm>
#include <numeric>
#include <set>

using namespace planner;
using namespace planner::solver;
using namespace planner::solver::proof;

namespace {

/// Partial assignments side by side: excess over the bound, true cost, usage at
/// the times that can be exceeded.
struct Labels {
  size_t numTimes = 0;
  std::vector<int64_t> excess, cost, usage;

  size_t size() const { return cost.size(); }
  const int64_t *usageOf(size_t i) const { return &usage[i * numTimes]; }
  void clear() {
    excess.clear();
    cost.clear();
    usage.clear();
  }
  void add(const Labels &from, size_t i) {
    excess.push_back(from.excess[i]);
    cost.push_back(from.cost[i]);
    if (numTimes > 0)
      usage.insert(usage.end(), from.usageOf(i), from.usageOf(i) + numTimes);
  }
};

/// By choice of the variables in scope, the last moving fastest.
struct ProofLabelTable {
  std::vector<uint32_t> scope;
  std::vector<size_t> begin;
  Labels labels;
};

class Enumeration {
public:
  Enumeration(const ProofModel &source, const DualValues &dual, Cost below,
              int64_t within, const ProofLimits &bounds, bool &exceeded)
      : model(source), values(dual), claim(below), gap(within), limits(bounds),
        tooLarge(exceeded) {}

  Expected<void> run() {
    chooseTimes();
    around.resize(model.vars.size());
    for (const ProofModel::Pair &pair : model.pairs)
      if (pair.alive) {
        around[pair.first].insert(pair.second);
        around[pair.second].insert(pair.first);
      }
    tablesAt.resize(model.vars.size());
    choice.resize(model.vars.size());
    done.resize(model.vars.size(), 0);
    std::set<std::pair<double, uint32_t>> queue;
    std::vector<double> size(model.vars.size(), 0);
    auto enqueue = [&](uint32_t v) {
      size[v] = sizeOf(v);
      queue.insert({size[v], v});
    };
    for (uint32_t v = 0; v < model.vars.size(); ++v)
      if (model.vars[v].alive)
        enqueue(v);
    while (!queue.empty()) {
      const auto [entries, v] = *queue.begin();
      queue.erase(queue.begin());
      if (entries > double(limits.maxTable))
        return giveUp();
      const std::vector<uint32_t> scope(around[v].begin(), around[v].end());
      if (auto ok = eliminate(v, scope); !ok)
        return ok;
      for (uint32_t u : scope) {
        queue.erase({size[u], u});
        around[u].insert(scope.begin(), scope.end());
        around[u].erase(u);
        around[u].erase(v);
        enqueue(u);
      }
    }
    return conclude();
  }

private:
  double sizeOf(uint32_t v) const {
    double size = model.vars[v].domain();
    for (uint32_t u : around[v])
      size *= model.vars[u].domain();
    return size;
  }

  /// Times at which the most that can be used exceeds the capacity.
  void chooseTimes() {
    std::vector<WideCost> most(model.capacity.size() + 1, 0);
    auto add = [&](const std::vector<const Changes *> &list) {
      for (const auto &[time, change] : envelope(list, Side::Most))
        most[time] += change;
    };
    for (const ProofModel::Variable &var : model.vars) {
      std::vector<const Changes *> list;
      for (const Changes &usage : var.usage)
        list.push_back(&usage);
      add(list);
    }
    for (const ProofModel::Pair &pair : model.pairs) {
      std::vector<const Changes *> list;
      for (const auto &[key, usage] : pair.usage)
        list.push_back(&usage);
      add(list);
    }
    WideCost sum = 0;
    for (uint32_t t = 0; t < model.capacity.size(); ++t) {
      sum += most[t];
      if (model.capacity[t] != kUnlimited && sum > model.capacity[t]) {
        times.push_back(t);
        capacity.push_back(model.capacity[t]);
      }
    }
  }

  /// Adds to `usage`; false if that exceeds a capacity.
  bool use(const Changes &changes, int64_t *usage) const {
    bool fits = true;
    eachStretch(changes, [&](uint32_t begin, uint32_t end, int64_t amount) {
      for (size_t i =
               size_t(std::lower_bound(times.begin(), times.end(), begin) -
                      times.begin());
           i < times.size() && times[i] < end; ++i) {
        usage[i] += amount;
        fits = fits && usage[i] <= capacity[i];
      }
    });
    return fits;
  }

  /// The term of v's present choice and of its pairs with what is not done;
  /// false if it is beyond the gap, does not fit or is forbidden.
  bool ownLabel(uint32_t v, Labels &label) {
    const ProofModel::Variable &var = model.vars[v];
    const uint32_t x = choice[v];
    WideCost excess = values.excess[v][x], cost = var.costs[x];
    label.clear();
    label.usage.assign(times.size(), 0);
    if (!var.usage.empty() && !use(var.usage[x], label.usage.data()))
      return false;
    const WideCost unit = WideCost(1) << values.shift;
    for (uint32_t id : var.pairs) {
      const ProofModel::Pair &pair = model.pairs[id];
      if (done[pair.other(v)])
        continue;
      const uint32_t a = choice[pair.first], b = choice[pair.second];
      const uint64_t key = uint64_t(a) * pair.table->cols + b;
      const Cost entry = pair.table->entries[key];
      if (entry == kForbidden)
        return false;
      cost += entry;
      excess += entry * unit - values.pairLeast[id];
      if (values.dual) {
        const int64_t *messages =
            values.dual->messages.data() + values.messagesAt[id];
        excess -= WideCost(messages[a]) + messages[pair.table->rows + b];
      }
      const Changes *usage = pair.usage.empty() ? nullptr : pair.usageAt(key);
      if (usage) {
        excess += values.priceOf(*usage);
        if (!use(*usage, label.usage.data()))
          return false;
      }
    }
    if (excess > gap)
      return false;
    label.excess = {int64_t(excess)};
    label.cost = {int64_t(cost)};
    return true;
  }

  size_t entryOf(const ProofLabelTable &table) const {
    size_t index = 0;
    for (uint32_t u : table.scope)
      index = index * model.vars[u].domain() + choice[u];
    return index;
  }

  /// Every label of `from` with every one of the table's present entry.
  void join(const Labels &from, const ProofLabelTable &table, Labels &into) {
    into.clear();
    const size_t entry = entryOf(table);
    for (size_t i = 0; i < from.size() && !exceeds(into); ++i) {
      compared += int64_t(table.begin[entry + 1] - table.begin[entry]);
      for (size_t j = table.begin[entry]; j < table.begin[entry + 1]; ++j) {
        if (from.excess[i] > gap - table.labels.excess[j])
          continue;
        bool fits = true;
        for (size_t t = 0; t < times.size() && fits; ++t)
          fits = from.usageOf(i)[t] + table.labels.usageOf(j)[t] <= capacity[t];
        if (!fits)
          continue;
        into.excess.push_back(from.excess[i] + table.labels.excess[j]);
        into.cost.push_back(from.cost[i] + table.labels.cost[j]);
        for (size_t t = 0; t < times.size(); ++t)
          into.usage.push_back(from.usageOf(i)[t] + table.labels.usageOf(j)[t]);
      }
    }
    if (into.size() > 1 && !exceeds(into))
      dropBeaten(into);
  }

  /// What is held, with labels that are in the making.
  bool exceeds(const Labels &more) const {
    return compared > limits.maxCompared ||
           held + numbersOf(more) > limits.maxNumbers;
  }
  int64_t numbersOf(const Labels &labels) const {
    return int64_t(labels.size() * (times.size() + 2));
  }

  void dropBeaten(Labels &labels) {
    std::vector<size_t> order(labels.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
      return std::pair(labels.cost[a], a) < std::pair(labels.cost[b], b);
    });
    Labels kept;
    kept.numTimes = times.size();
    for (size_t i : order) {
      bool beaten = false;
      compared += int64_t(kept.size());
      if (compared > limits.maxCompared)
        return;
      for (size_t k = 0; k < kept.size() && !beaten; ++k) {
        beaten = true;
        for (size_t t = 0; t < times.size() && beaten; ++t)
          beaten = kept.usageOf(k)[t] <= labels.usageOf(i)[t];
      }
      if (!beaten)
        kept.add(labels, i);
    }
    std::swap(labels, kept);
  }

  Expected<void> eliminate(uint32_t v, const std::vector<uint32_t> &scope) {
    std::vector<size_t> inside;
    for (size_t id : tablesAt[v])
      if (!used[id]) {
        inside.push_back(id);
        used[id] = 1;
      }
    ProofLabelTable made;
    made.scope = scope;
    made.labels.numTimes = times.size();
    size_t entries = 1;
    for (uint32_t u : scope)
      entries *= model.vars[u].domain();
    Labels all, some, next;
    all.numTimes = some.numTimes = next.numTimes = times.size();
    for (size_t i = 0; i < entries; ++i) {
      size_t rest = i;
      for (size_t d = scope.size(); d-- > 0;) {
        const uint32_t domain = model.vars[scope[d]].domain();
        choice[scope[d]] = uint32_t(rest % domain);
        rest /= domain;
      }
      all.clear();
      for (choice[v] = 0; choice[v] < model.vars[v].domain(); ++choice[v]) {
        if (!ownLabel(v, some))
          continue;
        for (size_t id : inside) {
          join(some, tables[id], next);
          std::swap(some, next);
          if (exceeds(some))
            return giveUp();
        }
        for (size_t label = 0; label < some.size(); ++label)
          all.add(some, label);
        if (int64_t(all.size()) > limits.maxLabels || exceeds(all))
          return giveUp();
      }
      if (all.size() > 1)
        dropBeaten(all);
      made.begin.push_back(made.labels.size());
      for (size_t label = 0; label < all.size(); ++label)
        made.labels.add(all, label);
      if (int64_t(made.labels.size()) > limits.maxLabels ||
          exceeds(made.labels))
        return giveUp();
    }
    made.begin.push_back(made.labels.size());
    done[v] = 1;
    for (size_t id : inside) {
      held -= numbersOf(tables[id].labels);
      tables[id] = ProofLabelTable();
    }
    held += numbersOf(made.labels);
    const size_t id = tables.size();
    for (uint32_t u : scope)
      tablesAt[u].push_back(id);
    used.push_back(scope.empty());
    if (scope.empty())
      scalars.push_back(id);
    tables.push_back(std::move(made));
    return {};
  }
  Expected<void> giveUp() {
    tooLarge = true;
    return makeError("an enumeration exceeds the limits");
  }

  Expected<void> conclude() {
    Labels all, next;
    all.numTimes = next.numTimes = times.size();
    all.excess = {0};
    all.cost = {0};
    all.usage.assign(times.size(), 0);
    for (size_t id : scalars) {
      join(all, tables[id], next);
      std::swap(all, next);
      if (exceeds(all))
        return giveUp();
    }
    if (all.size() == 0)
      return {};
    const WideCost least =
        model.constant + *std::min_element(all.cost.begin(), all.cost.end());
    if (claim != kForbidden && least >= claim)
      return {};
    return makeError("the proof claims that nothing costs less than " +
                     (claim == kForbidden ? std::string("infinity")
                                          : std::to_string(claim)) +
                     ", but an assignment costs " + toString(least));
  }

  const ProofModel &model;
  const DualValues &values;
  Cost claim;
  int64_t gap;
  const ProofLimits &limits;
  /// Numbers in all tables, and comparisons of labels so far.
  int64_t held = 0, compared = 0;
  bool &tooLarge;
  std::vector<std::set<uint32_t>> around;
  std::vector<ProofLabelTable> tables;
  std::vector<char> used, done;
  std::vector<std::vector<size_t>> tablesAt;
  std::vector<size_t> scalars;
  std::vector<uint32_t> choice;
  /// The times that can be exceeded, ascending, and their capacities.
  std::vector<uint32_t> times;
  std::vector<int64_t> capacity;
};

} // namespace

Expected<void> proof::enumerate(ProofModel model, const DualValues &values,
                                Cost claim, const ProofLimits &limits,
                                bool &tooLarge) {
  // Above any excess without messages, and two of them still add up.
  constexpr WideCost kOpen = WideCost(1) << 61;
  WideCost gap = kOpen;
  if (claim != kForbidden)
    gap = (WideCost(claim) - 1) * (WideCost(1) << values.shift) - values.bound;
  if (gap > kOpen || (claim == kForbidden && values.dual))
    return makeError("the proof enumerates beyond a dual that excludes little");
  if (gap < 0)
    return {};
  // What is beyond the gap goes, from the values and the messages, too.
  DualValues left = values;
  std::vector<std::vector<uint32_t>> kept(model.vars.size());
  for (uint32_t v = 0; v < model.vars.size(); ++v) {
    if (!model.vars[v].alive)
      continue;
    std::vector<WideCost> excess;
    for (uint32_t a = 0; a < values.reduced[v].size(); ++a)
      if (values.reduced[v][a] <= gap) {
        kept[v].push_back(a);
        excess.push_back(values.excess[v][a]);
      }
    if (kept[v].empty())
      return {};
    left.excess[v] = std::move(excess);
  }
  auto dual = std::make_shared<ProofDual>();
  std::vector<int64_t> messages;
  for (uint32_t id = 0; id < model.pairs.size(); ++id) {
    const ProofModel::Pair &pair = model.pairs[id];
    if (!pair.alive || !values.dual)
      continue;
    const size_t at = values.messagesAt[id];
    left.messagesAt[id] = messages.size();
    for (uint32_t a : kept[pair.first])
      messages.push_back(values.dual->messages[at + a]);
    for (uint32_t b : kept[pair.second])
      messages.push_back(values.dual->messages[at + pair.table->rows + b]);
  }
  if (values.dual) {
    dual->messages = std::move(messages);
    left.dual = dual;
  }
  model.keepOnly(kept);
  return Enumeration(model, left, claim, int64_t(gap), limits, tooLarge).run();
}
