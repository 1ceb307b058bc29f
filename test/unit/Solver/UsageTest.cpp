//===- UsageTest.cpp - Step functions against plain arrays ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Usage.h"
#include "RandomProblem.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace planner::solver;
using namespace planner::solver::test;
using testing::ElementsAre;

namespace {

constexpr uint32_t kTimes = 12;

std::vector<int64_t> plain(const std::vector<UsageInterval> &usage) {
  std::vector<int64_t> values(kTimes, 0);
  for (const UsageInterval &interval : usage)
    for (uint32_t t = interval.begin; t < interval.end; ++t)
      values[t] += interval.amount;
  return values;
}

/// Ascending, disjoint, positive, and no two that could be one.
bool isCanonical(const Usage &usage) {
  for (size_t i = 0; i < usage.size(); ++i) {
    if (usage[i].begin >= usage[i].end || usage[i].amount <= 0)
      return false;
    if (i > 0 && (usage[i].begin < usage[i - 1].end ||
                  (usage[i].begin == usage[i - 1].end &&
                   usage[i].amount == usage[i - 1].amount)))
      return false;
  }
  return true;
}

Usage random(Random &source) {
  return sumOfIntervals(randomUsage(source, kTimes));
}

TEST(Usage, OverlapsAddUpAndEqualNeighboursMerge) {
  EXPECT_THAT(sumOfIntervals({{4, 6, 3}, {0, 4, 1}, {2, 4, 2}, {7, 7, 9}}),
              ElementsAre(UsageInterval(0, 2, 1), UsageInterval(2, 6, 3)));
}

TEST(Usage, SumsAndComparisonsAreThoseOfArrays) {
  Random source(1);
  for (int round = 0; round < 1000; ++round) {
    SCOPED_TRACE(round);
    std::vector<UsageInterval> raw = randomUsage(source, kTimes);
    Usage a = sumOfIntervals(raw), b = random(source);
    ASSERT_TRUE(isCanonical(a));
    ASSERT_EQ(plain(a), plain(raw));
    Usage sum = addUsages(a, b);
    ASSERT_TRUE(isCanonical(sum));
    std::vector<int64_t> expected = plain(a), other = plain(b);
    bool less = true, sumIsLess = true;
    for (uint32_t t = 0; t < kTimes; ++t) {
      less = less && expected[t] <= other[t];
      sumIsLess = sumIsLess && expected[t] + other[t] <= other[t];
      expected[t] += other[t];
    }
    ASSERT_EQ(plain(sum), expected);
    EXPECT_EQ(usesNoMore(a, b), less);
    EXPECT_EQ(usesNoMore(sum, b), sumIsLess);
    EXPECT_TRUE(usesNoMore(a, sum));
    std::vector<int64_t> differences(kTimes + 1, 0);
    addDifferences(differences, a);
    addDifferences(differences, b);
    sumUp(differences);
    ASSERT_EQ(differences, expected);
  }
}

TEST(Usage, GridsHoldTheLeastAndTheMost) {
  Random source(2);
  for (int round = 0; round < 300; ++round) {
    SCOPED_TRACE(round);
    std::vector<Usage> list;
    for (int i = 0; i < 3; ++i)
      list.push_back(random(source));
    UsageGrid grid(list);
    std::vector<int64_t> least = grid.least(), most = grid.most();
    std::vector<Usage> low(1), high(1);
    for (size_t s = 0; s < grid.segments(); ++s) {
      appendInterval(low[0], grid.bounds[s], grid.bounds[s + 1], least[s]);
      appendInterval(high[0], grid.bounds[s], grid.bounds[s + 1], most[s]);
    }
    std::vector<int64_t> expectedLow(kTimes, INT64_MAX), expectedHigh(kTimes);
    for (const Usage &usage : list) {
      std::vector<int64_t> values = plain(usage);
      for (uint32_t t = 0; t < kTimes; ++t) {
        expectedLow[t] = std::min(expectedLow[t], values[t]);
        expectedHigh[t] = std::max(expectedHigh[t], values[t]);
      }
    }
    EXPECT_EQ(plain(low[0]), expectedLow);
    EXPECT_EQ(plain(high[0]), expectedHigh);
  }
}

TEST(Usage, RangeMinimumLooksAtTheRangeOnly) {
  Random source(3);
  std::vector<int64_t> values;
  for (int i = 0; i < 37; ++i)
    values.push_back(source.in(-50, 50));
  RangeMinimum minimum(values);
  for (size_t begin = 0; begin < values.size(); ++begin)
    for (size_t end = begin + 1; end <= values.size(); ++end)
      ASSERT_EQ(minimum.least(begin, end),
                *std::min_element(values.begin() + ptrdiff_t(begin),
                                  values.begin() + ptrdiff_t(end)));
}

} // namespace
