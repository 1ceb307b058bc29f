//===- CostsTest.cpp - Lists keep every cost, in few bytes ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Solver/Costs.h"
#include <gtest/gtest.h>
#include <random>

using namespace planner;
using namespace planner::solver;

namespace {

constexpr Cost kLeast = std::numeric_limits<Cost>::min();

/// The list is what it was made of, by every way to ask.
void expectKept(const std::vector<Cost> &costs) {
  const CostList list(costs);
  EXPECT_EQ(list.size(), costs.size());
  EXPECT_EQ(list.expand(), costs);
  EXPECT_TRUE(list.equals(costs));
  WideCost largest = 0;
  for (size_t i = 0; i < costs.size(); ++i) {
    EXPECT_EQ(list[i], costs[i]);
    if (costs[i] != kForbidden)
      largest =
          std::max(largest, costs[i] < 0 ? -WideCost(costs[i]) : costs[i]);
    std::vector<Cost> other = costs;
    other[i] = costs[i] == 0 ? 1 : 0;
    EXPECT_FALSE(list.equals(other)) << i;
  }
  EXPECT_TRUE(list.largestMagnitude() == largest);
}

TEST(CostList, KeepsCostsAtTheEdgesOfEveryCode) {
  expectKept({});
  expectKept({kForbidden});
  expectKept({kLeast, kForbidden - 1, kForbidden, -1, 0});
  for (Cost edge : {Cost(0xff), Cost(0xffff), Cost(0xffffffff)})
    for (Cost most : {edge - 1, edge, edge + 1})
      for (Cost least : {Cost(0), Cost(-7), Cost(1) << 60, kLeast}) {
        expectKept({least, least + most});
        expectKept({least + most, kForbidden, least, least + 1});
      }
}

TEST(CostList, KeepsRandomCosts) {
  std::mt19937_64 random(3);
  auto below = [&](uint64_t n) { return random() % n; };
  for (int round = 0; round < 1000; ++round) {
    // As many different ones as there are costs, or few.
    std::vector<Cost> choices(1 + below(400));
    const int bits = 1 + int(below(62));
    for (Cost &cost : choices)
      cost = below(20) == 0
                 ? kForbidden
                 : Cost(below(uint64_t(1) << bits)) - (Cost(1) << below(40));
    std::vector<Cost> costs(below(3000));
    if (round % 2)
      costs.resize(below(30));
    for (Cost &cost : costs)
      cost = choices[below(choices.size())];
    const CostList list(costs);
    ASSERT_EQ(list.expand(), costs);
    ASSERT_TRUE(list.equals(costs));
    for (size_t i = 0; i < costs.size(); ++i)
      ASSERT_EQ(list[i], costs[i]);
  }
}

TEST(CostList, TellsPrefixesApart) {
  const CostList list(std::vector<Cost>{1, 2, 3});
  EXPECT_FALSE(list.equals(std::vector<Cost>{1, 2}));
  EXPECT_FALSE(list.equals(std::vector<Cost>{1, 2, 3, 3}));
}

TEST(CostList, TakesAsFewBytesAsItsNumbersAllow) {
  std::vector<Cost> costs;
  auto bytesWith = [&](Cost unit) {
    costs.clear();
    for (Cost i = 0; i < 1000; ++i)
      costs.push_back(i * i * unit);
    return CostList(costs).bytes();
  };
  // Up to a million, and 10^15.
  EXPECT_EQ(bytesWith(1), 4 * costs.size());
  EXPECT_EQ(bytesWith(1'000'000'000), 8 * costs.size());
  for (Cost &cost : costs)
    cost = cost / 1'000'000'000 % 250;
  EXPECT_EQ(CostList(costs).bytes(), costs.size());
  // Ten large ones that differ, and those that forbid.
  for (size_t i = 0; i < costs.size(); ++i)
    costs[i] = i % 11 == 10 ? kForbidden : Cost(i % 11) << 50;
  EXPECT_EQ(CostList(costs).bytes(), costs.size() + 11 * sizeof(Cost));
}

} // namespace
