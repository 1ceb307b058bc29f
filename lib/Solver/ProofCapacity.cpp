//===- ProofCapacity.cpp - A checker's steps about usage ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ProofModel.h"
#include <algorithm>

using namespace planner;
using namespace planner::solver;
using namespace planner::solver::proof;

/// Calls back with every usage that an allowed choice can have.
template <typename Function> void ProofModel::eachUsage(Function function) {
  for (Variable &var : vars)
    if (var.alive)
      for (Changes &usage : var.usage)
        function(usage);
  for (Pair &pair : pairs)
    if (pair.alive)
      for (auto &[key, usage] : pair.usage)
        function(usage);
}

/// A term without usage has no list of it, and forbidden entries use nothing.
void ProofModel::tidyUsage() {
  for (Variable &var : vars)
    if (std::all_of(var.usage.begin(), var.usage.end(),
                    [](const Changes &usage) { return usage.empty(); }))
      var.usage.clear();
  for (Pair &pair : pairs)
    std::erase_if(pair.usage, [&](const auto &entry) {
      return entry.second.empty() ||
             pair.table->entries[entry.first] == kForbidden;
    });
}

/// Of the allowed entries; one that is not listed uses nothing.
std::vector<const Changes *> ProofModel::usagesOf(const Pair &pair) const {
  static const Changes nothing;
  std::vector<const Changes *> list;
  for (const auto &[key, usage] : pair.usage)
    if (pair.table->entries[key] != kForbidden)
      list.push_back(&usage);
  const auto &entries = pair.table->entries;
  const size_t allowed =
      entries.size() -
      size_t(std::count(entries.begin(), entries.end(), kForbidden));
  if (list.size() < allowed)
    list.push_back(&nothing);
  return list;
}

/// By term that uses something, variables before pairs, what it may use.
std::vector<std::vector<const Changes *>> ProofModel::usageLists() const {
  std::vector<std::vector<const Changes *>> lists;
  for (const Variable &var : vars)
    if (var.alive && !var.usage.empty()) {
      lists.emplace_back();
      for (const Changes &usage : var.usage)
        lists.back().push_back(&usage);
    }
  for (const Pair &pair : pairs)
    if (pair.alive && !pair.usage.empty())
      lists.push_back(usagesOf(pair));
  return lists;
}

/// The sum over all terms of the least or most of each, by time.
static std::vector<WideCost>
totalOf(const std::vector<std::vector<const Changes *>> &lists, Side side,
        size_t numTimes) {
  std::vector<WideCost> total(numTimes + 1, 0);
  for (const auto &list : lists)
    for (const auto &[time, change] : envelope(list, side))
      total[time] += change;
  for (size_t t = 1; t < total.size(); ++t)
    total[t] += total[t - 1];
  return total;
}

/// What all choices of a term use is taken off the capacity.
void ProofModel::takeCommonUsage() {
  std::vector<WideCost> taken(capacity.size() + 1, 0);
  auto take = [&](const std::vector<const Changes *> &list, auto &&each) {
    const Changes common = envelope(list, Side::Least);
    if (common.empty())
      return;
    for (const auto &[time, change] : common)
      taken[time] += change;
    each([&](Changes &usage) { usage = sumOf(usage, common, -1); });
  };
  tidyUsage();
  for (Variable &var : vars) {
    if (!var.alive || var.usage.empty())
      continue;
    std::vector<const Changes *> list;
    for (const Changes &usage : var.usage)
      list.push_back(&usage);
    take(list, [&](auto &&visit) {
      for (Changes &usage : var.usage)
        visit(usage);
    });
  }
  for (Pair &pair : pairs)
    if (pair.alive && !pair.usage.empty())
      take(usagesOf(pair), [&](auto &&visit) {
        for (auto &[key, usage] : pair.usage)
          visit(usage);
      });
  tidyUsage();
  WideCost sum = 0;
  for (size_t t = 0; t < capacity.size(); ++t) {
    sum += taken[t];
    if (capacity[t] == kUnlimited)
      continue;
    infeasible = infeasible || sum > capacity[t];
    capacity[t] -= int64_t(sum);
  }
}

/// Drops what exceeds a capacity though all other terms use their least.
void ProofModel::filterByCapacity() {
  tidyUsage();
  const std::vector<WideCost> least =
      totalOf(usageLists(), Side::Least, capacity.size());
  // room[k][t]: the least that is left at the 2^k times from t on.
  std::vector<std::vector<WideCost>> room(1);
  for (size_t t = 0; t < capacity.size(); ++t) {
    room[0].push_back(capacity[t] == kUnlimited ? kInfinite
                                                : capacity[t] - least[t]);
    infeasible = infeasible || room[0].back() < 0;
  }
  if (infeasible)
    return;
  for (size_t length = 2; length <= capacity.size(); length *= 2) {
    const auto &half = room.back();
    std::vector<WideCost> level;
    for (size_t t = 0; t + length <= capacity.size(); ++t)
      level.push_back(std::min(half[t], half[t + length / 2]));
    room.push_back(std::move(level));
  }
  auto roomIn = [&room](uint32_t begin, uint32_t end) {
    size_t k = 0;
    while ((size_t(2) << k) <= end - begin)
      ++k;
    return std::min(room[k][begin], room[k][end - (size_t(1) << k)]);
  };
  auto exceeds = [&](const Changes &usage, const Changes &common) {
    bool found = false;
    eachStretch(sumOf(usage, common, -1),
                [&](uint32_t begin, uint32_t end, int64_t more) {
                  found = found || more > roomIn(begin, end);
                });
    return found;
  };
  std::vector<std::vector<char>> flags(vars.size());
  for (uint32_t v = 0; v < vars.size(); ++v) {
    const Variable &var = vars[v];
    if (!var.alive || var.usage.empty())
      continue;
    std::vector<const Changes *> list;
    for (const Changes &usage : var.usage)
      list.push_back(&usage);
    const Changes common = envelope(list, Side::Least);
    for (const Changes &usage : var.usage)
      flags[v].push_back(exceeds(usage, common));
  }
  for (Pair &pair : pairs) {
    if (!pair.alive || pair.usage.empty())
      continue;
    const Changes common = envelope(usagesOf(pair), Side::Least);
    Matrix table = *pair.table;
    for (const auto &[key, usage] : pair.usage)
      if (exceeds(usage, common))
        table.entries[key] = kForbidden;
    pair.table = std::make_shared<const Matrix>(std::move(table));
  }
  drop(flags);
}

//===----------------------------------------------------------------------===//
// Times
//===----------------------------------------------------------------------===//

void ProofModel::forgetTimes(const std::vector<char> &forget) {
  std::vector<uint32_t> number;
  uint32_t kept = 0;
  for (size_t t = 0; t < capacity.size(); ++t) {
    number.push_back(kept);
    if (forget[t])
      continue;
    capacity[kept] = capacity[t];
    times[kept++] = times[t];
  }
  number.push_back(kept);
  capacity.resize(kept);
  times.resize(kept);
  eachUsage([&](Changes &usage) { usage = renumbered(usage, number); });
  tidyUsage();
}

/// The amount at one time.
static int64_t valueAt(const Changes &usage, uint32_t time) {
  int64_t value = 0;
  for (const auto &[when, change] : usage)
    if (when <= time)
      value += change;
  return value;
}

/// A time at which nothing is less than at its neighbour, and the capacity no
/// more, stands for that one, too. Of a chain of such times the last one
/// compared stays; a time that goes does not stand for another.
std::vector<char> ProofModel::coveredByNeighbours() const {
  std::vector<char> grows(capacity.size() + 1, 0), shrinks = grows;
  for (const auto &list : usageLists())
    for (const Changes *usage : list)
      for (const auto &[time, change] : *usage)
        (change > 0 ? grows : shrinks)[time] = 1;
  std::vector<char> forget(capacity.size(), 0);
  for (size_t t = 1; t < capacity.size(); ++t) {
    if (forget[t - 1])
      continue;
    if (!shrinks[t] && capacity[t] <= capacity[t - 1])
      forget[t - 1] = 1;
    else if (!grows[t] && capacity[t - 1] <= capacity[t])
      forget[t] = 1;
  }
  return forget;
}

/// Whether at time `more` everything uses at least as much as at `less`, and
/// there is no more room.
bool ProofModel::covers(uint32_t more, uint32_t less) const {
  if (capacity[more] > capacity[less])
    return false;
  for (const auto &list : usageLists())
    for (const Changes *usage : list)
      if (valueAt(*usage, more) < valueAt(*usage, less))
        return false;
  return true;
}

Expected<void> ProofModel::compressTimes(const std::vector<uint32_t> &covered) {
  tidyUsage();
  const std::vector<WideCost> most =
      totalOf(usageLists(), Side::Most, capacity.size());
  std::vector<char> forget;
  for (size_t t = 0; t < capacity.size(); ++t)
    forget.push_back(most[t] <= capacity[t]);
  forgetTimes(forget);
  for (size_t before = capacity.size() + 1; capacity.size() < before;) {
    before = capacity.size();
    forgetTimes(coveredByNeighbours());
  }
  forget.assign(capacity.size(), 0);
  if (covered.size() % 2 != 0)
    return makeError("a list of times is malformed");
  for (size_t i = 0; i < covered.size(); i += 2) {
    const uint32_t less = covered[i], more = covered[i + 1];
    if (less >= forget.size() || more >= forget.size() || less == more ||
        forget[less] || forget[more] || !covers(more, less))
      return makeError("time " + std::to_string(more) + " does not cover " +
                       std::to_string(less));
    forget[less] = 1;
  }
  forgetTimes(forget);
  return {};
}

//===----------------------------------------------------------------------===//
// Covers
//===----------------------------------------------------------------------===//

/// What the alternatives listed use at least at a time, beyond what their
/// variable does; takes that off `room`.
static int64_t leastBeyond(const ProofModel::Variable &var, uint32_t time,
                           const std::vector<char> &listed, WideCost &room) {
  int64_t least = std::numeric_limits<int64_t>::max(), most = least;
  for (uint32_t a = 0; a < var.usage.size(); ++a) {
    const int64_t amount = valueAt(var.usage[a], time);
    least = std::min(least, amount);
    if (!listed.empty() && listed[a])
      most = std::min(most, amount);
  }
  if (!var.usage.empty())
    room -= least;
  return listed.empty() ? 0 : most - least;
}

Expected<void> ProofModel::addCover(const std::vector<uint32_t> &list) {
  auto malformed = [] { return makeError("a cover is malformed"); };
  if (list.size() < 2 || list[0] >= capacity.size() ||
      capacity[list[0]] == kUnlimited)
    return malformed();
  const uint32_t time = list[0], rank = list[1];
  std::vector<std::vector<char>> listed(vars.size());
  for (size_t i = 2; i < list.size();) {
    if (list.size() - i < 2 || list[i] >= vars.size() ||
        list[i + 1] > list.size() - i - 2)
      return malformed();
    const Variable &var = vars[list[i]];
    std::vector<char> &flags = listed[list[i]];
    if (!var.alive || var.usage.empty() || !flags.empty() || list[i + 1] == 0)
      return malformed();
    flags.assign(var.domain(), 0);
    for (size_t end = i + 2 + list[i + 1], at = i + 2; at < end; ++at) {
      if (list[at] >= var.domain() || flags[list[at]])
        return malformed();
      flags[list[at]] = 1;
    }
    i += 2 + list[i + 1];
  }
  WideCost room = capacity[time];
  std::vector<int64_t> beyond;
  for (uint32_t v = 0; v < vars.size(); ++v) {
    if (!vars[v].alive)
      continue;
    const int64_t least = leastBeyond(vars[v], time, listed[v], room);
    if (!listed[v].empty())
      beyond.push_back(least);
  }
  std::sort(beyond.begin(), beyond.end());
  if (beyond.size() <= rank)
    return malformed();
  for (uint32_t i = 0; i <= rank; ++i)
    room -= beyond[i];
  if (room >= 0)
    return makeError("a cover of time " + std::to_string(times[time]) +
                     " leaves " + std::to_string(int64_t(room)) +
                     " of its capacity");
  const uint32_t added = uint32_t(capacity.size());
  for (uint32_t v = 0; v < vars.size(); ++v)
    for (uint32_t a = 0; a < listed[v].size(); ++a)
      if (listed[v][a])
        vars[v].usage[a] =
            sumOf(vars[v].usage[a], {{added, 1}, {added + 1, -1}});
  capacity.push_back(rank);
  times.push_back(nextTime++);
  return {};
}
