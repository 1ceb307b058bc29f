//===- CapacityReductions.cpp - Reductions of usage and capacity ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Reductions.h"
#include <algorithm>

using namespace planner;
using namespace planner::solver;

namespace {

/// Least and most usage of a list of alternatives or entries, of which one is
/// chosen, by segment.
struct UsageRange {
  std::vector<uint32_t> bounds;
  std::vector<int64_t> least, most;

  explicit UsageRange(const std::vector<const Usage *> &list) {
    UsageGrid grid(list);
    least = grid.least();
    most = grid.most();
    bounds = std::move(grid.bounds);
  }
  size_t segments() const { return least.size(); }
  /// Calls back with (segment, begin, end, amount) for the parts of the usage
  /// in one segment each; its ends are among the bounds.
  template <typename Function>
  void eachPart(const Usage &usage, Function function) const {
    size_t s = 0;
    for (const UsageInterval &interval : usage) {
      s = size_t(std::lower_bound(bounds.begin() + ptrdiff_t(s), bounds.end(),
                                  interval.begin) -
                 bounds.begin());
      for (; bounds[s] < interval.end; ++s)
        function(s, bounds[s], bounds[s + 1], interval.amount);
    }
  }
};

std::vector<const Usage *> usagesOf(const Model::Var &var) {
  std::vector<const Usage *> list;
  for (const Usage &usage : var.usage)
    list.push_back(&usage);
  return list;
}

std::vector<const Usage *> usagesOf(const Model::Edge &edge) {
  static const Usage nothing;
  // Forbidden entries are never chosen, so they do not count.
  std::vector<const Usage *> list;
  for (const auto &[key, usage] : edge.usage)
    if (edge.table->entries[key] != kForbidden)
      list.push_back(&usage);
  const auto &entries = edge.table->entries;
  size_t allowed =
      entries.size() -
      size_t(std::count(entries.begin(), entries.end(), kForbidden));
  if (list.size() < allowed)
    list.push_back(&nothing);
  return list;
}

/// Entries whose cost is forbidden need no usage.
void forgetForbidden(Model::Edge &edge) {
  std::erase_if(edge.usage, [&](const auto &e) {
    return edge.table->entries[e.first] == kForbidden;
  });
}

/// Calls back with each living term that uses something: a function that visits
/// its lists, and their range.
template <typename Function> void eachTerm(Model &model, Function function) {
  for (Model::Var &var : model.vars)
    if (var.alive && !var.usage.empty())
      function(UsageRange(usagesOf(var)), [&](auto &&visit) {
        for (Usage &usage : var.usage)
          visit(usage);
      });
  for (Model::Edge &edge : model.edges)
    if (edge.alive && !edge.usage.empty()) {
      forgetForbidden(edge);
      function(UsageRange(usagesOf(edge)), [&](auto &&visit) {
        for (auto &[key, usage] : edge.usage)
          visit(usage);
      });
    }
}

/// The sum over all living terms of their least (most) usage, by time.
std::vector<int64_t> totalOf(const Model &model,
                             std::vector<int64_t> UsageRange::*part) {
  std::vector<int64_t> total(model.capacity.size() + 1, 0);
  auto add = [&](const UsageRange &range) {
    for (size_t s = 0; s < range.segments(); ++s) {
      total[range.bounds[s]] += (range.*part)[s];
      total[range.bounds[s + 1]] -= (range.*part)[s];
    }
  };
  for (const Model::Var &var : model.vars)
    if (var.alive && !var.usage.empty())
      add(UsageRange(usagesOf(var)));
  for (const Model::Edge &edge : model.edges)
    if (edge.alive && !edge.usage.empty())
      add(UsageRange(usagesOf(edge)));
  sumUp(total);
  return total;
}

bool failAt(Model &model, uint32_t time, int64_t missing) {
  model.infeasible = true;
  model.infeasibleTime = model.times[time];
  model.missing = missing;
  return true;
}

template <typename Function> void eachUsage(Model &model, Function function) {
  for (Model::Var &var : model.vars)
    if (var.alive)
      for (Usage &usage : var.usage)
        function(usage);
  for (Model::Edge &edge : model.edges)
    if (edge.alive)
      for (auto &[key, usage] : edge.usage)
        function(usage);
}

/// Removes empty lists, so that a term without usage is seen to have none.
void tidy(Model &model) {
  for (Model::Var &var : model.vars)
    if (std::all_of(var.usage.begin(), var.usage.end(),
                    [](const Usage &usage) { return usage.empty(); }))
      var.usage.clear();
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
  std::vector<int64_t> taken(model.capacity.size() + 1, 0);
  eachTerm(model, [&](const UsageRange &range, auto &&lists) {
    bool common = false;
    for (size_t s = 0; s < range.segments(); ++s) {
      common = common || range.least[s] > 0;
      taken[range.bounds[s]] += range.least[s];
      taken[range.bounds[s + 1]] -= range.least[s];
    }
    if (!common)
      return;
    changed = true;
    lists([&](Usage &usage) {
      Usage rest;
      range.eachPart(
          usage, [&](size_t s, uint32_t begin, uint32_t end, int64_t amount) {
            appendInterval(rest, begin, end, amount - range.least[s]);
          });
      usage = std::move(rest);
    });
  });
  if (changed) {
    tidy(model);
    model.record(ProofStep::Kind::TakeCommonUsage);
  }
  sumUp(taken);
  for (uint32_t time = 0; time < model.capacity.size(); ++time) {
    if (model.capacity[time] == kUnlimited)
      continue;
    model.capacity[time] -= taken[time];
    if (model.capacity[time] < 0) {
      if (!changed)
        model.record(ProofStep::Kind::TakeCommonUsage);
      return failAt(model, time, -model.capacity[time]);
    }
  }
  return changed;
}

bool solver::filterByCapacity(Model &model) {
  std::vector<int64_t> slack = totalOf(model, &UsageRange::least);
  for (uint32_t time = 0; time < model.capacity.size(); ++time) {
    if (model.capacity[time] == kUnlimited) {
      slack[time] = kUnlimited;
      continue;
    }
    slack[time] = model.capacity[time] - slack[time];
    if (slack[time] < 0) {
      model.record(ProofStep::Kind::FilterByCapacity);
      return failAt(model, time, -slack[time]);
    }
  }
  const RangeMinimum leastSlack(slack);
  // What the last thing that did not fit exceeded: the least slack of a range.
  uint32_t blockingBegin = 0, blockingEnd = 0;
  int64_t blockingSlack = 0, missing = 0;
  // The slack of each segment is looked up once for all alternatives.
  std::vector<int64_t> room;
  auto measure = [&](const UsageRange &range) {
    room.resize(range.segments());
    for (size_t s = 0; s < range.segments(); ++s)
      room[s] = leastSlack.least(range.bounds[s], range.bounds[s + 1]);
  };
  auto exceeds = [&](const Usage &usage, const UsageRange &range) {
    bool found = false;
    range.eachPart(
        usage, [&](size_t s, uint32_t begin, uint32_t end, int64_t amount) {
          int64_t more = amount - range.least[s];
          if (found || room[s] == kUnlimited || more <= room[s])
            return;
          found = true;
          blockingBegin = begin, blockingEnd = end, blockingSlack = room[s];
          missing = more - room[s];
        });
    return found;
  };
  bool changed = false;
  std::vector<std::vector<char>> drop(model.vars.size());
  for (uint32_t id = 0; id < model.vars.size(); ++id) {
    const Model::Var &var = model.vars[id];
    if (!var.alive || var.usage.empty())
      continue;
    UsageRange range(usagesOf(var));
    measure(range);
    drop[id].assign(var.domain(), 0);
    for (uint32_t a = 0; a < var.domain(); ++a)
      drop[id][a] = exceeds(var.usage[a], range);
    if (std::find(drop[id].begin(), drop[id].end(), 0) == drop[id].end()) {
      model.record(ProofStep::Kind::FilterByCapacity);
      const auto first = slack.begin() + blockingBegin;
      const auto last = slack.begin() + blockingEnd;
      const auto time = std::find(first, last, blockingSlack) - slack.begin();
      return failAt(model, uint32_t(time), missing);
    }
  }
  for (Model::Edge &edge : model.edges) {
    if (!edge.alive || edge.usage.empty())
      continue;
    forgetForbidden(edge);
    UsageRange range(usagesOf(edge));
    measure(range);
    std::vector<uint64_t> forbid;
    for (const auto &[key, usage] : edge.usage)
      if (exceeds(usage, range))
        forbid.push_back(key);
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
  if (changed)
    model.record(ProofStep::Kind::FilterByCapacity);
  if (changed && !model.infeasible)
    model.normalise();
  return changed;
}

//===----------------------------------------------------------------------===//
// Times
//===----------------------------------------------------------------------===//

namespace {

/// Keeps the times whose flag is not set, with consecutive numbers.
bool dropTimes(Model &model, const std::vector<char> &forget) {
  if (std::find(forget.begin(), forget.end(), 1) == forget.end())
    return false;
  std::vector<uint32_t> number(model.capacity.size() + 1);
  uint32_t kept = 0;
  for (uint32_t time = 0; time < model.capacity.size(); ++time) {
    number[time] = kept;
    if (forget[time])
      continue;
    model.capacity[kept] = model.capacity[time];
    model.times[kept++] = model.times[time];
  }
  number.back() = kept;
  model.capacity.resize(kept);
  model.times.resize(kept);
  bool used = false;
  eachUsage(model, [&](Usage &usage) {
    Usage rest;
    for (const UsageInterval &interval : usage)
      appendInterval(rest, number[interval.begin], number[interval.end],
                     interval.amount);
    used = used || rest != usage;
    usage = std::move(rest);
  });
  tidy(model);
  return used;
}

/// Flags times at which the next one, or the one before, always uses as much
/// against no more capacity: how lists change in between tells.
std::vector<char> coveredByNeighbours(Model &model) {
  // Between time t - 1 and t: whether a list grows, whether one shrinks.
  std::vector<char> grows(model.capacity.size() + 1, 0), shrinks = grows;
  eachUsage(model, [&](const Usage &usage) {
    for (size_t i = 0; i < usage.size(); ++i) {
      const UsageInterval &interval = usage[i];
      bool touches = i > 0 && usage[i - 1].end == interval.begin;
      int64_t before = touches ? usage[i - 1].amount : 0;
      (interval.amount > before ? grows : shrinks)[interval.begin] = 1;
      if (i + 1 == usage.size() || usage[i + 1].begin > interval.end)
        shrinks[interval.end] = 1;
    }
  });
  std::vector<char> forget(model.capacity.size(), 0);
  // Of a chain of times that cover each other the last one compared stays.
  uint32_t last = 0;
  for (uint32_t time = 1; time < model.capacity.size(); ++time) {
    if (last + 1 == time) {
      if (!shrinks[time] && model.capacity[time] <= model.capacity[last])
        forget[last] = 1;
      else if (!grows[time] && model.capacity[last] <= model.capacity[time])
        forget[time] = 1;
    }
    // A forgotten time covers nothing here; the next round looks further.
    last = time;
    if (forget[time])
      last = std::numeric_limits<uint32_t>::max() - 1;
  }
  return forget;
}

/// The same among times that are further apart, where there are few; adds to
/// `pairs` which time covers which.
std::vector<char> coveredByOthers(Model &model, std::vector<uint32_t> &pairs) {
  constexpr size_t kMostWork = size_t(1) << 22, kWindow = 16;
  std::vector<char> forget(model.capacity.size(), 0);
  std::vector<const Usage *> lists;
  eachUsage(model, [&](const Usage &usage) {
    if (!usage.empty())
      lists.push_back(&usage);
  });
  if (lists.size() * model.capacity.size() > kMostWork)
    return forget;
  std::vector<std::vector<int64_t>> profile(
      model.capacity.size(), std::vector<int64_t>(lists.size(), 0));
  for (size_t list = 0; list < lists.size(); ++list)
    for (const UsageInterval &interval : *lists[list])
      for (uint32_t time = interval.begin; time < interval.end; ++time)
        profile[time][list] = interval.amount;
  auto covers = [&](uint32_t more, uint32_t less) {
    if (model.capacity[more] > model.capacity[less])
      return false;
    for (size_t list = 0; list < lists.size(); ++list)
      if (profile[more][list] < profile[less][list])
        return false;
    return true;
  };
  std::vector<uint32_t> kept;
  for (uint32_t time = 0; time < model.capacity.size(); ++time) {
    auto from = kept.end() - ptrdiff_t(std::min(kept.size(), kWindow));
    auto by = std::find_if(from, kept.end(),
                           [&](uint32_t other) { return covers(other, time); });
    if (by != kept.end()) {
      forget[time] = 1;
      pairs.insert(pairs.end(), {time, *by});
      continue;
    }
    kept.erase(std::remove_if(from, kept.end(),
                              [&](uint32_t other) {
                                forget[other] = covers(time, other);
                                if (forget[other])
                                  pairs.insert(pairs.end(), {other, time});
                                return forget[other] != 0;
                              }),
               kept.end());
    kept.push_back(time);
  }
  return forget;
}

} // namespace

bool solver::compressTimes(Model &model) {
  const size_t times = model.capacity.size();
  std::vector<int64_t> most = totalOf(model, &UsageRange::most);
  std::vector<char> forget(model.capacity.size(), 0);
  for (uint32_t time = 0; time < model.capacity.size(); ++time)
    forget[time] = most[time] <= model.capacity[time];
  bool changed = dropTimes(model, forget);
  for (size_t before = model.capacity.size() + 1;
       model.capacity.size() < before;) {
    before = model.capacity.size();
    changed |= dropTimes(model, coveredByNeighbours(model));
  }
  std::vector<uint32_t> pairs;
  changed |= dropTimes(model, coveredByOthers(model, pairs));
  if (model.capacity.size() < times)
    model.record(ProofStep::Kind::CompressTimes, std::move(pairs));
  return changed;
}
