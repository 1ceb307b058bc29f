//===- ProofUsage.cpp - Usage as a checker sees it ------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "ProofUsage.h"
#include <algorithm>

using namespace planner::solver;
using namespace planner::solver::proof;

/// Adds up changes at equal times; drops those of 0.
static Changes tidied(Changes changes) {
  std::sort(changes.begin(), changes.end(),
            [](const auto &a, const auto &b) { return a.first < b.first; });
  Changes result;
  for (const auto &[time, change] : changes) {
    if (!result.empty() && result.back().first == time)
      result.back().second += change;
    else
      result.push_back({time, change});
    if (result.back().second == 0)
      result.pop_back();
  }
  return result;
}

Changes proof::changesOf(const Usage &usage) {
  Changes changes;
  for (const UsageInterval &interval : usage) {
    changes.push_back({interval.begin, interval.amount});
    changes.push_back({interval.end, -interval.amount});
  }
  return tidied(std::move(changes));
}

Changes proof::sumOf(const Changes &left, const Changes &right, int sign) {
  Changes changes = left;
  for (const auto &[time, change] : right)
    changes.push_back({time, sign * change});
  return tidied(std::move(changes));
}

Changes proof::envelope(const std::vector<const Changes *> &list, Side side) {
  // Every change of every list, by time.
  std::vector<std::pair<uint32_t, std::pair<size_t, int64_t>>> all;
  for (size_t i = 0; i < list.size(); ++i)
    for (const auto &[time, change] : *list[i])
      all.push_back({time, {i, change}});
  std::sort(all.begin(), all.end());
  std::vector<int64_t> value(list.size(), 0);
  Changes result;
  int64_t before = 0;
  for (size_t i = 0; i < all.size();) {
    const uint32_t time = all[i].first;
    for (; i < all.size() && all[i].first == time; ++i)
      value[all[i].second.first] += all[i].second.second;
    const int64_t now = side == Side::Least
                            ? *std::min_element(value.begin(), value.end())
                            : *std::max_element(value.begin(), value.end());
    if (now != before)
      result.push_back({time, now - before});
    before = now;
  }
  return result;
}

bool proof::nowhereMore(const Changes &left, const Changes &right) {
  int64_t difference = 0;
  for (const auto &[time, change] : sumOf(right, left, -1)) {
    difference += change;
    if (difference < 0)
      return false;
  }
  return true;
}

Changes proof::renumbered(const Changes &changes,
                          const std::vector<uint32_t> &number) {
  Changes result = changes;
  for (auto &[time, change] : result)
    time = number[time];
  return tidied(std::move(result));
}
