//===- Usage.cpp - Amounts over half-open intervals -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Usage.h"
#include "planner/Support/Units.h"
#include <bit>

using namespace planner;
using namespace planner::solver;

Usage solver::sumOfIntervals(const std::vector<UsageInterval> &intervals) {
  Usage sum;
  if (intervals.size() == 1) {
    appendInterval(sum, intervals[0].begin, intervals[0].end,
                   intervals[0].amount);
    return sum;
  }
  __extension__ using Wide = __int128;
  std::vector<std::pair<uint32_t, Wide>> changes;
  changes.reserve(2 * intervals.size());
  for (const UsageInterval &interval : intervals) {
    if (interval.begin >= interval.end || interval.amount == 0)
      continue;
    changes.push_back({interval.begin, interval.amount});
    changes.push_back({interval.end, -Wide(interval.amount)});
  }
  std::sort(changes.begin(), changes.end(),
            [](const auto &a, const auto &b) { return a.first < b.first; });
  Wide amount = 0;
  for (size_t i = 0; i < changes.size();) {
    uint32_t at = changes[i].first;
    for (; i < changes.size() && changes[i].first == at; ++i)
      amount += changes[i].second;
    if (i < changes.size())
      appendInterval(
          sum, at, changes[i].first,
          int64_t(std::min(amount, Wide(std::numeric_limits<int64_t>::max()))));
  }
  return sum;
}

Usage solver::addUsages(const Usage &a, const Usage &b) {
  if (a.empty())
    return b;
  if (b.empty())
    return a;
  Usage sum;
  sum.reserve(a.size() + b.size());
  size_t i = 0, j = 0;
  uint32_t at = std::min(a[0].begin, b[0].begin);
  // From `at` on until the next end of either.
  while (i < a.size() || j < b.size()) {
    uint32_t next = std::numeric_limits<uint32_t>::max();
    int64_t amount = 0;
    for (auto [list, index] : {std::pair(&a, &i), std::pair(&b, &j)}) {
      if (*index == list->size())
        continue;
      const UsageInterval &interval = (*list)[*index];
      if (interval.begin > at) {
        next = std::min(next, interval.begin);
        continue;
      }
      next = std::min(next, interval.end);
      amount = saturatingAdd(amount, interval.amount);
    }
    appendInterval(sum, at, next, amount);
    at = next;
    i += i < a.size() && a[i].end <= at;
    j += j < b.size() && b[j].end <= at;
  }
  return sum;
}

bool solver::usesNoMore(const Usage &a, const Usage &b) {
  size_t j = 0;
  for (const UsageInterval &interval : a) {
    uint32_t at = interval.begin;
    while (j < b.size() && b[j].end <= at)
      ++j;
    // All of the interval must be covered by amounts that are large enough.
    for (size_t k = j; at < interval.end; ++k) {
      if (k == b.size() || b[k].begin > at || b[k].amount < interval.amount)
        return false;
      at = b[k].end;
    }
  }
  return true;
}

UsageGrid::UsageGrid(const std::vector<const Usage *> &list) { build(list); }

UsageGrid::UsageGrid(const std::vector<Usage> &list) {
  std::vector<const Usage *> pointers;
  pointers.reserve(list.size());
  for (const Usage &usage : list)
    pointers.push_back(&usage);
  build(pointers);
}

void UsageGrid::build(const std::vector<const Usage *> &list) {
  functions = list.size();
  for (const Usage *usage : list)
    for (const UsageInterval &interval : *usage) {
      // Most functions have the ends of the one before.
      for (uint32_t bound : {interval.begin, interval.end})
        bounds.push_back(bound);
    }
  std::sort(bounds.begin(), bounds.end());
  bounds.erase(std::unique(bounds.begin(), bounds.end()), bounds.end());
  amounts.assign(functions * segments(), 0);
  for (size_t f = 0; f < functions; ++f) {
    size_t s = 0;
    for (const UsageInterval &interval : *list[f]) {
      while (bounds[s] < interval.begin)
        ++s;
      for (; bounds[s] < interval.end; ++s)
        amounts[f * segments() + s] = interval.amount;
    }
  }
}

std::vector<int64_t> UsageGrid::least() const {
  std::vector<int64_t> result(amounts.begin(),
                              amounts.begin() + ptrdiff_t(segments()));
  for (size_t f = 1; f < functions; ++f)
    for (size_t s = 0; s < result.size(); ++s)
      result[s] = std::min(result[s], at(f, s));
  return result;
}

std::vector<int64_t> UsageGrid::most() const {
  std::vector<int64_t> result(segments(), 0);
  for (size_t f = 0; f < functions; ++f)
    for (size_t s = 0; s < result.size(); ++s)
      result[s] = std::max(result[s], at(f, s));
  return result;
}

RangeMinimum::RangeMinimum(std::vector<int64_t> values) {
  levels.push_back(std::move(values));
  for (size_t length = 2; length <= levels[0].size(); length *= 2) {
    const std::vector<int64_t> &half = levels.back();
    std::vector<int64_t> level(levels[0].size() - length + 1);
    for (size_t i = 0; i < level.size(); ++i)
      level[i] = std::min(half[i], half[i + length / 2]);
    levels.push_back(std::move(level));
  }
}

int64_t RangeMinimum::least(size_t begin, size_t end) const {
  const std::vector<int64_t> &level =
      levels[size_t(std::bit_width(end - begin)) - 1];
  return std::min(level[begin],
                  level[end - (size_t(1) << (&level - &levels[0]))]);
}
