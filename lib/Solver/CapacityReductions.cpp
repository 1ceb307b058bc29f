//===- CapacityReductions.cpp - Reductions of usage and times
//--------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Reductions.h"
#include <algorithm>
#include <map>

using namespace planner;
using namespace planner::solver;

namespace {

/// Least and most usage of a list of alternatives or entries per time, where an
/// alternative that is not listed uses nothing.
struct UsageRange {
  std::map<uint32_t, std::pair<int64_t, int64_t>> range;

  template <typename List> void build(const List &list, size_t alternatives) {
    struct Seen {
      size_t count = 0;
      int64_t least = kUnlimited, most = 0;
    };
    std::map<uint32_t, Seen> seen;
    for (const auto &usage : list)
      for (const UsageEntry &entry : usage) {
        Seen &s = seen[entry.time];
        ++s.count;
        s.least = std::min(s.least, entry.amount);
        s.most = std::max(s.most, entry.amount);
      }
    for (const auto &[time, s] : seen)
      range[time] = {s.count == alternatives ? s.least : 0, s.most};
  }
};

UsageRange rangeOf(const Model::Var &var) {
  UsageRange result;
  result.build(var.usage, var.cost.size());
  return result;
}

UsageRange rangeOf(const Model::Edge &edge) {
  // Forbidden entries are never chosen, so they do not count.
  std::vector<SparseUsage> list;
  size_t allowed = 0;
  for (Cost cost : edge.table->entries)
    allowed += cost != kForbidden;
  for (const auto &[key, usage] : edge.usage)
    if (edge.table->entries[key] != kForbidden)
      list.push_back(usage);
  UsageRange result;
  result.build(list, allowed);
  return result;
}

/// Least and most that all living terms use per time.
struct Totals {
  std::vector<int64_t> least, most;

  explicit Totals(const Model &model)
      : least(model.capacity.size()), most(model.capacity.size()) {
    for (const Model::Var &var : model.vars)
      if (var.alive && !var.usage.empty())
        add(rangeOf(var));
    for (const Model::Edge &edge : model.edges)
      if (edge.alive && !edge.usage.empty())
        add(rangeOf(edge));
  }
  void add(const UsageRange &term) {
    for (const auto &[time, range] : term.range) {
      least[time] += range.first;
      most[time] += range.second;
    }
  }
};

bool failAt(Model &model, uint32_t time, int64_t missing) {
  model.infeasible = true;
  model.infeasibleTime = time;
  model.missing = missing;
  return true;
}

template <typename Function> void eachUsage(Model &model, Function function) {
  for (Model::Var &var : model.vars)
    if (var.alive)
      for (SparseUsage &usage : var.usage)
        function(usage);
  for (Model::Edge &edge : model.edges)
    if (edge.alive)
      for (auto &[key, usage] : edge.usage)
        function(usage);
}

/// Removes empty lists, so that a term without usage is seen to have none.
void tidy(Model &model) {
  for (Model::Var &var : model.vars) {
    bool uses = false;
    for (const SparseUsage &usage : var.usage)
      uses = uses || !usage.empty();
    if (!uses)
      var.usage.clear();
  }
  for (Model::Edge &edge : model.edges)
    std::erase_if(edge.usage, [](const auto &e) { return e.second.empty(); });
}

} // namespace

size_t solver::countLimitedTimes(const Model &model) {
  return size_t(std::count_if(model.capacity.begin(), model.capacity.end(),
                              [](int64_t c) { return c != kUnlimited; }));
}

bool solver::takeCommonUsage(Model &model) {
  bool changed = false;
  auto take = [&](const UsageRange &term, auto &&lists) {
    std::map<uint32_t, int64_t> common;
    for (const auto &[time, range] : term.range)
      if (range.first > 0)
        common[time] = range.first;
    if (common.empty())
      return;
    changed = true;
    for (const auto &[time, amount] : common)
      if (model.capacity[time] != kUnlimited)
        model.capacity[time] -= amount;
    lists([&](SparseUsage &usage) {
      for (UsageEntry &entry : usage)
        if (auto at = common.find(entry.time); at != common.end())
          entry.amount -= at->second;
      std::erase_if(usage, [](const UsageEntry &e) { return e.amount <= 0; });
    });
  };
  for (Model::Var &var : model.vars)
    if (var.alive && !var.usage.empty())
      take(rangeOf(var), [&](auto &&reduce) {
        for (SparseUsage &usage : var.usage)
          reduce(usage);
      });
  for (Model::Edge &edge : model.edges)
    if (edge.alive && !edge.usage.empty())
      take(rangeOf(edge), [&](auto &&reduce) {
        for (auto &[key, usage] : edge.usage)
          reduce(usage);
      });
  if (changed)
    tidy(model);
  for (uint32_t time = 0; time < model.capacity.size(); ++time)
    if (model.capacity[time] < 0)
      return failAt(model, time, -model.capacity[time]);
  return changed;
}

//===----------------------------------------------------------------------===//
// Times
//===----------------------------------------------------------------------===//

namespace {

/// One time's usage: (position of the list among all lists, amount).
using Profile = std::vector<std::pair<uint32_t, int64_t>>;

/// Whether the one always uses at least what the other does.
bool covers(const Profile &more, const Profile &less) {
  size_t i = 0;
  for (const auto &[list, amount] : less) {
    while (i < more.size() && more[i].first < list)
      ++i;
    if (i == more.size() || more[i].first != list || more[i].second < amount)
      return false;
  }
  return true;
}

} // namespace

bool solver::compressTimes(Model &model) {
  Totals totals(model);
  std::vector<char> forget(model.capacity.size(), 0);
  for (uint32_t time = 0; time < model.capacity.size(); ++time)
    forget[time] = totals.most[time] <= model.capacity[time];

  std::map<uint32_t, Profile> profiles;
  uint32_t list = 0;
  eachUsage(model, [&](SparseUsage &usage) {
    for (const UsageEntry &entry : usage)
      if (!forget[entry.time])
        profiles[entry.time].push_back({list, entry.amount});
    ++list;
  });
  // Neighbouring times are the ones likely to cover each other.
  constexpr size_t kWindow = 16;
  std::vector<uint32_t> kept;
  for (const auto &[time, profile] : profiles) {
    size_t from = kept.size() > kWindow ? kept.size() - kWindow : 0;
    bool covered = false;
    for (size_t i = from; i < kept.size() && !covered; ++i)
      covered = model.capacity[kept[i]] <= model.capacity[time] &&
                covers(profiles[kept[i]], profile);
    if (covered) {
      forget[time] = 1;
      continue;
    }
    std::vector<uint32_t> stay(kept.begin(), kept.begin() + from);
    for (size_t i = from; i < kept.size(); ++i) {
      if (model.capacity[time] <= model.capacity[kept[i]] &&
          covers(profile, profiles[kept[i]]))
        forget[kept[i]] = 1;
      else
        stay.push_back(kept[i]);
    }
    kept = std::move(stay);
    kept.push_back(time);
  }

  bool changed = false;
  eachUsage(model, [&](SparseUsage &usage) {
    if (std::erase_if(usage,
                      [&](const UsageEntry &e) { return forget[e.time] != 0; }))
      changed = true;
  });
  for (uint32_t time = 0; time < model.capacity.size(); ++time)
    if (forget[time] && model.capacity[time] >= 0)
      model.capacity[time] = kUnlimited;
  if (changed)
    tidy(model);
  return changed;
}

//===----------------------------------------------------------------------===//
// Filter
//===----------------------------------------------------------------------===//

bool solver::filterByCapacity(Model &model) {
  Totals totals(model);
  std::vector<int64_t> slack(model.capacity.size(), kUnlimited);
  for (uint32_t time = 0; time < model.capacity.size(); ++time)
    if (model.capacity[time] != kUnlimited) {
      slack[time] = model.capacity[time] - totals.least[time];
      if (slack[time] < 0)
        return failAt(model, time, -slack[time]);
    }
  uint32_t blocking = 0;
  int64_t missing = 0;
  auto exceeds = [&](const SparseUsage &usage, const UsageRange &term) {
    for (const UsageEntry &entry : usage) {
      int64_t more = entry.amount - term.range.at(entry.time).first;
      if (slack[entry.time] == kUnlimited || more <= slack[entry.time])
        continue;
      blocking = entry.time;
      missing = more - slack[entry.time];
      return true;
    }
    return false;
  };
  bool changed = false;
  std::vector<std::vector<char>> drop(model.vars.size());
  for (uint32_t id = 0; id < model.vars.size(); ++id) {
    const Model::Var &var = model.vars[id];
    if (!var.alive || var.usage.empty())
      continue;
    UsageRange term = rangeOf(var);
    drop[id].assign(var.domain(), 0);
    for (uint32_t a = 0; a < var.domain(); ++a)
      drop[id][a] = exceeds(var.usage[a], term);
    if (std::find(drop[id].begin(), drop[id].end(), 0) == drop[id].end())
      return failAt(model, blocking, missing);
  }
  for (Model::Edge &edge : model.edges) {
    if (!edge.alive || edge.usage.empty())
      continue;
    UsageRange term = rangeOf(edge);
    std::vector<uint64_t> forbid;
    for (const auto &[key, usage] : edge.usage)
      if (edge.table->entries[key] != kForbidden && exceeds(usage, term))
        forbid.push_back(key);
    // Entries whose cost is forbidden need no usage.
    std::erase_if(edge.usage, [&](const auto &e) {
      return edge.table->entries[e.first] == kForbidden;
    });
    if (forbid.empty())
      continue;
    Matrix table = *edge.table;
    for (uint64_t key : forbid)
      table.entries[key] = kForbidden;
    edge.table = std::make_shared<const Matrix>(std::move(table));
    changed = true;
  }
  if (model.dropAlternatives(drop))
    changed = true;
  if (changed && !model.infeasible)
    model.normalise();
  return changed;
}
