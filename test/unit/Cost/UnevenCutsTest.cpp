//===- UnevenCutsTest.cpp - Cutting a model for unequal stages ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/UnevenCuts.h"
#include <algorithm>
#include <gmock/gmock.h>
#include <limits>
#include <random>

using namespace planner;
using testing::ElementsAre;

namespace {

constexpr double kNoLimit = std::numeric_limits<double>::infinity();

/// So many equal units of a second and a byte each.
UnitLoads equalUnits(size_t count, double seconds, double bytes = 1) {
  const std::vector<double> none(count, 0.0);
  return {std::vector<double>(count, seconds),
          std::vector<double>(count, bytes), none, none, none};
}

double secondsOf(const UnitLoads &loads, size_t begin, size_t end) {
  double sum = 0;
  for (size_t u = begin; u < end; ++u)
    sum += loads.seconds[u];
  return sum;
}

struct Judged {
  bool fits = true;
  double slowest = 0, way = 0;
};

Judged judge(const std::vector<UnitLoads> &loads,
             const std::vector<ChunkSite> &sites,
             const std::vector<size_t> &cuts) {
  Judged judged;
  for (size_t k = 0; k < sites.size(); ++k) {
    const UnitLoads &own = loads[sites[k].loads];
    const double seconds = secondsOf(own, cuts[k], cuts[k + 1]);
    judged.slowest = std::max(judged.slowest, seconds);
    judged.way += seconds;
    judged.fits = judged.fits && bytesOfUnits(own, sites[k], cuts[k],
                                              cuts[k + 1]) <= sites[k].limit;
  }
  return judged;
}

std::vector<std::vector<size_t>> allCuts(size_t units, size_t chunks) {
  std::vector<std::vector<size_t>> all;
  std::vector<size_t> cuts(chunks + 1, 0);
  cuts.back() = units;
  const auto descend = [&](auto self, size_t k) -> void {
    if (k == chunks)
      return all.push_back(cuts);
    for (size_t at = cuts[k - 1] + 1; at + (chunks - k) <= units; ++at) {
      cuts[k] = at;
      self(self, k + 1);
    }
  };
  if (units >= chunks)
    descend(descend, 1);
  return all;
}

/// The least slowest chunk, and among its cuts the shortest way, of all cuts
/// that fit.
std::optional<Judged> bestOfAll(const std::vector<UnitLoads> &loads,
                                const std::vector<ChunkSite> &sites) {
  std::vector<Judged> all;
  for (const auto &cuts : allCuts(loads[0].seconds.size(), sites.size()))
    if (const Judged judged = judge(loads, sites, cuts); judged.fits)
      all.push_back(judged);
  if (all.empty())
    return std::nullopt;
  Judged best = *std::min_element(
      all.begin(), all.end(),
      [](const Judged &a, const Judged &b) { return a.slowest < b.slowest; });
  for (const Judged &judged : all)
    if (judged.slowest <= best.slowest * (1 + 1e-12))
      best.way = std::min(best.way, judged.way);
  return best;
}

} // namespace

/// 12 layers, the second stage twice as fast: 4 seconds with 4 layers on the
/// first, and 8 on the second in half a second each.
TEST(UnevenCutsTest, LayersGoBySpeed) {
  const std::vector<UnitLoads> loads = {equalUnits(12, 1), equalUnits(12, 0.5)};
  EXPECT_THAT(*cutUnevenly(loads, {{0, 1, kNoLimit}, {1, 1, kNoLimit}}),
              ElementsAre(0, 4, 12));
  // Two slow stages and one fast: 3, 3 and 6.
  EXPECT_THAT(
      *cutUnevenly(loads,
                   {{0, 1, kNoLimit}, {0, 1, kNoLimit}, {1, 1, kNoLimit}}),
      ElementsAre(0, 3, 6, 12));
}

/// The fast stage has room for 5 layers of the 8 that it would take.
TEST(UnevenCutsTest, MemoryTakesLayersAway) {
  const std::vector<UnitLoads> loads = {equalUnits(12, 1), equalUnits(12, 0.5)};
  EXPECT_THAT(*cutUnevenly(loads, {{0, 1, kNoLimit}, {1, 1, 5.5}}),
              ElementsAre(0, 7, 12));
  EXPECT_FALSE(cutUnevenly(loads, {{0, 1, 6.5}, {1, 1, 5.5}}));
}

/// A stage that keeps three micro-batches has room for a third of the layers.
TEST(UnevenCutsTest, WhatIsKeptCountsForEachMicroBatch) {
  UnitLoads loads = equalUnits(8, 1, 0);
  loads.kept.assign(8, 1);
  EXPECT_THAT(*cutUnevenly({loads}, {{0, 3, 9}, {0, 1, 9}}),
              ElementsAre(0, 3, 8));
}

/// The one unit that a slow stage cannot take goes by it.
TEST(UnevenCutsTest, AStageMayTakeLessThanItCould) {
  UnitLoads fast = equalUnits(4, 1), slow = equalUnits(4, 2);
  fast.seconds[2] = 100;
  slow.seconds[2] = 200;
  // 1 | 2 | 101: with as much as it can take in the first, the slow one would
  // have the third unit.
  EXPECT_THAT(
      *cutUnevenly({fast, slow},
                   {{0, 1, kNoLimit}, {1, 1, kNoLimit}, {0, 1, kNoLimit}}),
      ElementsAre(0, 1, 2, 4));
}

TEST(UnevenCutsTest, NothingIsBetterAmongAllCuts) {
  std::mt19937 random(11);
  const auto real = [&](double most) {
    return std::uniform_real_distribution<double>(0, most)(random);
  };
  int none = 0;
  for (int round = 0; round < 2000; ++round) {
    const size_t units = 1 + random() % 10, kinds = 1 + random() % 3;
    std::vector<UnitLoads> loads(kinds);
    const bool equal = random() % 2;
    for (UnitLoads &own : loads) {
      const double speed = 0.2 + real(2);
      for (size_t u = 0; u < units; ++u) {
        own.seconds.push_back(speed * (equal ? 1 : real(1)));
        own.fixed.push_back(real(1));
        own.kept.push_back(real(1));
        own.working.push_back(real(1));
        own.updating.push_back(real(3));
      }
    }
    std::vector<ChunkSite> sites(1 + random() % 4);
    for (ChunkSite &site : sites)
      site = {random() % kinds, real(4), random() % 3 ? real(30) : kNoLimit};
    const auto cuts = cutUnevenly(loads, sites);
    const auto best = bestOfAll(loads, sites);
    ASSERT_EQ(cuts.has_value(), best.has_value()) << round;
    none += !cuts;
    if (!cuts)
      continue;
    const Judged judged = judge(loads, sites, *cuts);
    EXPECT_TRUE(judged.fits) << round;
    EXPECT_NEAR(judged.slowest, best->slowest, 1e-9) << round;
    EXPECT_NEAR(judged.way, best->way, 1e-9) << round;
  }
  EXPECT_GT(none, 100);
  EXPECT_LT(none, 1500);
}

namespace {

using Chunks = std::vector<std::vector<size_t>>;

/// Of stages that run several chunks: whether they hold no more than these may
/// together, and the slowest.
Judged judgeStages(const std::vector<UnitLoads> &loads,
                   const std::vector<ChunkSite> &sites, const Chunks &stages,
                   const std::vector<size_t> &cuts) {
  Judged judged;
  for (const std::vector<size_t> &chunks : stages) {
    double seconds = 0, bytes = 0, limit = 0;
    for (const size_t c : chunks) {
      const UnitLoads &own = loads[sites[c].loads];
      seconds += secondsOf(own, cuts[c], cuts[c + 1]);
      bytes += bytesOfUnits(own, sites[c], cuts[c], cuts[c + 1]);
      limit += sites[c].limit;
    }
    judged.slowest = std::max(judged.slowest, seconds);
    judged.fits = judged.fits && bytes <= limit;
  }
  return judged;
}

} // namespace

/// Stages of two chunks: where the second half of the units takes longer, equal
/// chunks are not what makes stages equal.
TEST(UnevenCutsTest, StagesAreBalancedOverTheirChunks) {
  UnitLoads loads = equalUnits(8, 1, 0);
  loads.seconds[7] = 6;
  const std::vector<ChunkSite> sites(4, {0, 1, kNoLimit});
  // 13 s of work: the last chunk is 6 s by itself, and the other one of its
  // stage one unit.
  const auto cuts = cutForStages({loads}, sites, {{0, 2}, {1, 3}});
  ASSERT_TRUE(cuts);
  EXPECT_EQ(judgeStages({loads}, sites, {{0, 2}, {1, 3}}, *cuts).slowest, 7);
}

/// Against all cuts: units move one by one, which nearly always ends at the
/// best of them, and never above where it began.
TEST(UnevenCutsTest, HardlyAnythingIsBetterForStages) {
  std::mt19937 random(12);
  const auto real = [&](double most) {
    return std::uniform_real_distribution<double>(0, most)(random);
  };
  int all = 0, best = 0, moved = 0;
  double excess = 0;
  for (int round = 0; round < 1000; ++round) {
    const size_t units = 4 + random() % 8;
    std::vector<UnitLoads> loads(2);
    for (UnitLoads &own : loads) {
      own = equalUnits(units, 0.2 + real(2));
      for (double &seconds : own.seconds)
        seconds *= 1 + real(round % 2);
    }
    const size_t stages = 2, chunks = 4;
    const Chunks ofStage =
        round % 3 ? Chunks{{0, 2}, {1, 3}} : Chunks{{0, 3}, {1, 2}};
    std::vector<ChunkSite> sites(chunks);
    for (size_t s = 0; s < stages; ++s)
      for (const size_t c : ofStage[s])
        sites[c] = {s, 1, round % 5 ? kNoLimit : 3.0};
    const auto first = cutUnevenly(loads, sites);
    const auto cuts = cutForStages(loads, sites, ofStage);
    ASSERT_EQ(first.has_value(), cuts.has_value());
    if (!cuts)
      continue;
    const Judged judged = judgeStages(loads, sites, ofStage, *cuts);
    EXPECT_TRUE(judged.fits);
    EXPECT_LE(judged.slowest,
              judgeStages(loads, sites, ofStage, *first).slowest);
    double least = kNoLimit;
    for (const auto &other : allCuts(units, chunks))
      if (const Judged own = judgeStages(loads, sites, ofStage, other);
          own.fits)
        least = std::min(least, own.slowest);
    EXPECT_GE(judged.slowest, least * (1 - 1e-9));
    ++all;
    moved += *cuts != *first;
    best += judged.slowest <= least * (1 + 1e-9);
    excess += judged.slowest / least - 1;
  }
  EXPECT_GT(moved, 200);
  EXPECT_GT(best * 10, all * 7);
  EXPECT_LT(excess, all * 0.02);
}

namespace {

/// What the stage that is last to end takes.
double pipelineTime(const UnitLoads &loads, const std::vector<ChunkSite> &sites,
                    const std::vector<size_t> &cuts, double microBatches) {
  double before = 0, most = 0;
  for (size_t k = 0; k < sites.size(); ++k) {
    double sums = 0;
    for (size_t u = cuts[k]; u < cuts[k + 1]; ++u)
      sums += loads.sums[u];
    const double own = secondsOf(loads, cuts[k], cuts[k + 1]);
    most = std::max(most, microBatches * (own + sites[k].sending) +
                              std::max(before + sites[k].way, sums));
    before += own;
  }
  return most;
}

} // namespace

/// A head as long as two layers leaves its stage two layers less; with many
/// micro-batches all others have the same.
TEST(UnevenCutsTest, ALongEndTakesThePlaceOfLayers) {
  UnitLoads loads = equalUnits(14, 1, 0);
  loads.sums.assign(14, 0);
  loads.seconds.back() = 3;
  const std::vector<ChunkSite> sites(4, {0, 1, kNoLimit});
  EXPECT_THAT(cutForPipeline(loads, sites, 1000)->at,
              ElementsAre(0, 4, 8, 12, 14));
}

/// The first stages keep more micro-batches, and have room for less.
TEST(UnevenCutsTest, EarlyStagesHoldLess) {
  UnitLoads loads = equalUnits(8, 1, 0);
  loads.sums.assign(8, 0);
  loads.kept.assign(8, 1);
  EXPECT_THAT(cutForPipeline(loads, {{0, 2, 6}, {0, 1, 6}}, 10)->at,
              ElementsAre(0, 3, 8));
  EXPECT_FALSE(cutForPipeline(loads, {{0, 2, 5}, {0, 1, 5}}, 10));
}

/// With the first unit of each computed again they have room for another one:
/// ten micro-batches of 4 and 1/4 on the second stage, and one on the first.
TEST(UnevenCutsTest, WhatIsComputedAgainLeavesRoom) {
  UnitLoads loads = equalUnits(8, 1, 0);
  loads.sums.assign(8, 0);
  loads.kept.assign(8, 1);
  loads.again = {1, 0.25, 1};
  const auto cuts = cutForPipeline(loads, {{0, 2, 6}, {0, 1, 6}}, 10);
  ASSERT_TRUE(cuts);
  EXPECT_THAT(cuts->at, ElementsAre(0, 4, 8));
  EXPECT_NEAR(cuts->seconds, 11 * 4.25, 1e-6);
}

TEST(UnevenCutsTest, NoPipelineIsFasterAmongAllCuts) {
  std::mt19937 random(13);
  const auto real = [&](double most) {
    return std::uniform_real_distribution<double>(0, most)(random);
  };
  int none = 0;
  for (int round = 0; round < 2000; ++round) {
    const size_t units = 1 + random() % 10;
    UnitLoads loads;
    for (size_t u = 0; u < units; ++u) {
      const bool isEnd = u == 0 || u + 1 == units;
      for (auto *list : {&loads.seconds, &loads.fixed, &loads.kept,
                         &loads.working, &loads.updating, &loads.sums})
        list->push_back(isEnd ? real(list == &loads.sums ? 5 : 2) : 0.5);
    }
    std::vector<ChunkSite> sites(1 + random() % 4);
    double way = 0;
    for (ChunkSite &site : sites) {
      site = {0, real(4), random() % 3 ? real(30) : kNoLimit, real(0.1), way};
      way += real(0.2);
    }
    const double m = 1 + static_cast<double>(random() % 8);
    const auto cuts = cutForPipeline(loads, sites, m);
    double best = kNoLimit;
    for (const auto &other : allCuts(units, sites.size()))
      if (judge({loads}, sites, other).fits)
        best = std::min(best, pipelineTime(loads, sites, other, m));
    ASSERT_EQ(cuts.has_value(), best < kNoLimit) << round;
    none += !cuts;
    if (!cuts)
      continue;
    EXPECT_TRUE(judge({loads}, sites, cuts->at).fits) << round;
    EXPECT_NEAR(pipelineTime(loads, sites, cuts->at, m), best, 1e-8 * best)
        << round;
    EXPECT_NEAR(cuts->seconds, best, 1e-8 * best) << round;
  }
  EXPECT_GT(none, 100);
  EXPECT_LT(none, 1500);
}
