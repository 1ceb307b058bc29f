//===- MinimumCutTest.cpp - The fewest bytes to keep ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "lib/Graph/MinimumCut.h"
#include <gmock/gmock.h>
#include <random>

namespace planner {
namespace {

using testing::ElementsAre;

constexpr bool kWanted = true, kSource = true;

/// Two wanted values of one source: the source, unless they are smaller.
TEST(MinimumCut, KeepsTheSmallerSide) {
  const auto kept = [](int64_t source) {
    return minimumCut({{source, false, kSource},
                       {4, kWanted, false, {0}},
                       {4, kWanted, false, {0}}});
  };
  EXPECT_THAT(kept(7), ElementsAre(true, false, false));
  EXPECT_THAT(kept(9), ElementsAre(false, true, true));
}

/// Equal bytes: the wanted value itself, nothing is made again.
TEST(MinimumCut, PrefersWhatIsNearest) {
  EXPECT_THAT(minimumCut({{4, false, kSource},
                          {4, false, false, {0}},
                          {4, kWanted, false, {1}}}),
              ElementsAre(false, false, true));
}

/// What is kept anyway makes the rest free.
TEST(MinimumCut, UsesWhatIsKeptAnyway) {
  EXPECT_THAT(minimumCut({{100, kWanted, kSource},
                          {1, false, false, {0}},
                          {1, kWanted, false, {1}}}),
              ElementsAre(true, false, false));
}

/// Made from what is there anyway.
TEST(MinimumCut, KeepsNothingOfArguments) {
  EXPECT_THAT(minimumCut({{4, kWanted, false, {}}}), ElementsAre(false));
}

TEST(MinimumCut, TakesHugeSizes) {
  const int64_t huge = int64_t{1} << 62;
  EXPECT_THAT(minimumCut({{huge, false, kSource},
                          {huge, kWanted, false, {0}},
                          {huge, kWanted, false, {0}}}),
              ElementsAre(true, false, false));
}

bool covers(const std::vector<Recomputable> &values,
            const std::vector<bool> &kept) {
  std::vector<bool> there(values.size());
  for (size_t i = 0; i < values.size(); ++i) {
    there[i] = !values[i].isSource;
    for (uint32_t operand : values[i].operands)
      there[i] = there[i] && there[operand];
    there[i] = there[i] || kept[i];
    if (values[i].isWanted && !there[i])
      return false;
  }
  return true;
}

int64_t bytesOf(const std::vector<Recomputable> &values,
                const std::vector<bool> &kept) {
  int64_t total = 0;
  for (size_t i = 0; i < values.size(); ++i)
    total += kept[i] ? values[i].bytes : 0;
  return total;
}

/// Against all subsets.
TEST(MinimumCut, IsMinimalOnRandomGraphs) {
  for (uint32_t seed = 0; seed < 200; ++seed) {
    std::mt19937 random(seed);
    const auto below = [&](uint32_t n) {
      return static_cast<uint32_t>(random() % n);
    };
    std::vector<Recomputable> values(2 + below(9));
    for (uint32_t i = 0; i < values.size(); ++i) {
      values[i].bytes = 1 + below(6);
      values[i].isWanted = below(3) == 0;
      values[i].isSource = i == 0 || below(4) == 0;
      for (uint32_t k = below(3); !values[i].isSource && k-- > 0;)
        values[i].operands.push_back(below(i));
    }
    int64_t best = INT64_MAX;
    for (uint32_t subset = 0; subset < 1u << values.size(); ++subset) {
      std::vector<bool> kept(values.size());
      for (size_t i = 0; i < values.size(); ++i)
        kept[i] = subset >> i & 1;
      if (covers(values, kept))
        best = std::min(best, bytesOf(values, kept));
    }
    const std::vector<bool> kept = minimumCut(values);
    EXPECT_TRUE(covers(values, kept)) << seed;
    EXPECT_EQ(bytesOf(values, kept), best) << seed;
  }
}

} // namespace
} // namespace planner
