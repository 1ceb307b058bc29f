//===- Usage.h - Amounts over half-open intervals ---------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//
//
// What an alternative uses over time is a step function: a list of disjoint
// intervals, ascending, with amounts above 0, neighbours of equal amount
// merged. Nothing here takes time or space in proportion to an interval's
// length; sums over times go through differences, which a running sum turns
// into values once.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SOLVER_USAGE_H
#define PLANNER_SOLVER_USAGE_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace planner::solver {

/// So much is used at every time of [begin, end).
struct UsageInterval {
  uint32_t begin = 0;
  uint32_t end = 0;
  int64_t amount = 0;

  UsageInterval() = default;
  UsageInterval(uint32_t from, uint32_t to, int64_t used)
      : begin(from), end(to), amount(used) {}
  /// At one time.
  UsageInterval(uint32_t time, int64_t used)
      : begin(time), end(time + 1), amount(used) {}
  bool operator==(const UsageInterval &) const = default;
};

using Usage = std::vector<UsageInterval>;

/// The sum of intervals in any order, which may overlap; saturated at the
/// largest int64_t.
Usage sumOfIntervals(const std::vector<UsageInterval> &intervals);

/// The sum of two step functions.
Usage addUsages(const Usage &a, const Usage &b);

/// Whether a uses at most what b does, at every time.
bool usesNoMore(const Usage &a, const Usage &b);

/// What is used at one time.
inline int64_t amountAt(const Usage &usage, uint32_t time) {
  for (const UsageInterval &interval : usage)
    if (interval.begin <= time && time < interval.end)
      return interval.amount;
  return 0;
}

/// Appends an interval to a step function that ends no later than it begins.
inline void appendInterval(Usage &usage, uint32_t begin, uint32_t end,
                           int64_t amount) {
  if (amount == 0 || begin >= end)
    return;
  if (!usage.empty() && usage.back().end == begin &&
      usage.back().amount == amount)
    usage.back().end = end;
  else
    usage.push_back({begin, end, amount});
}

/// Adds to the differences (one more than there are times) of a sum.
template <typename Sum>
void addDifferences(std::vector<Sum> &differences, const Usage &usage,
                    int sign = 1) {
  for (const UsageInterval &interval : usage) {
    differences[interval.begin] += sign * Sum(interval.amount);
    differences[interval.end] -= sign * Sum(interval.amount);
  }
}

/// Turns differences into values, one per time.
template <typename Sum> void sumUp(std::vector<Sum> &differences) {
  for (size_t t = 1; t < differences.size(); ++t)
    differences[t] += differences[t - 1];
  if (!differences.empty())
    differences.pop_back();
}

/// Several step functions over the segments between all their ends: in
/// [bounds[s], bounds[s + 1]) all of them are constant.
struct UsageGrid {
  std::vector<uint32_t> bounds;
  /// By function, then segment.
  std::vector<int64_t> amounts;
  size_t functions = 0;

  explicit UsageGrid(const std::vector<const Usage *> &list);
  explicit UsageGrid(const std::vector<Usage> &list);
  size_t segments() const { return bounds.empty() ? 0 : bounds.size() - 1; }
  int64_t at(size_t function, size_t segment) const {
    return amounts[function * segments() + segment];
  }
  /// The least (most) of all functions, by segment.
  std::vector<int64_t> least() const;
  std::vector<int64_t> most() const;

private:
  void build(const std::vector<const Usage *> &list);
};

/// The least of a list of values over any range, in constant time.
class RangeMinimum {
public:
  explicit RangeMinimum(std::vector<int64_t> values);
  /// Over [begin, end), which is not empty.
  int64_t least(size_t begin, size_t end) const;

private:
  /// levels[k][i]: the least of the 2^k values from i on.
  std::vector<std::vector<int64_t>> levels;
};

} // namespace planner::solver

#endif // PLANNER_SOLVER_USAGE_H
