//===- TopTest.cpp - The fastest plans that differ, and the frontier ------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Search/Top.h"
#include "../../../lib/Search/Baseline.h"
#include "../../../lib/Search/Overlap.h"
#include "../../../lib/Search/PointPricer.h"
#include "AskedModel.h"
#include "SomeLayers.h"
#include "planner/Search/Frontier.h"
#include <gmock/gmock.h>
#include <map>
#include <random>

using namespace planner;
using namespace planner::test;
using testing::ElementsAre;

namespace {

LayeredModel randomRankedModel(std::mt19937 &random) {
  const auto pick = [&](std::vector<int64_t> values) {
    return values[random() % values.size()];
  };
  LayeredModel model;
  model.layers = pick({2, 4});
  model.hidden = pick({64, 256, 1024});
  model.ffn = pick({256, 2048});
  model.batch = pick({4, 8});
  model.sequence = pick({16, 128});
  return model;
}

using Price = std::pair<double, int64_t>;

/// Of each kind the fastest that fits, priced one by one by code that knows of
/// no search.
std::map<PlanKind, Price> pricesOf(const AskedModel &asked) {
  std::map<PlanKind, Price> best;
  const StrategySpec fix = withOverlap(asked.options.fix, asked.stack);
  StackSpec pairs = asked.stack;
  pairs.features.tensor = StackFeatures::Tensor::ColumnRow;
  const auto add = [&](const StagePoint &point, const ScheduleChoice &schedule,
                       const StackSpec &stack) {
    const Expected<SearchResult> priced =
        priceStrategy(asked.shape.build(point.recompute), asked.cluster, stack,
                      strategyOf(point, schedule, asked.stack, fix),
                      asked.options.devices, asked.options.memoryLimit);
    EXPECT_TRUE(priced) << priced.error().render();
    if (!priced || !priced->prediction.fits)
      return;
    const Price price = {priced->prediction.stepTime.value,
                         priced->prediction.memory.totalPeak};
    const auto [known, isNew] =
        best.try_emplace(PlanKind({point, schedule, {}}), price);
    known->second = std::min(known->second, price);
  };
  const LayerLine line = layersOf(asked.graph, asked.cluster, asked.stack);
  for (const OuterFamily &family :
       enumerateFamilies({asked.graph,
                          line,
                          asked.cluster,
                          asked.stack,
                          asked.options.devices,
                          fix,
                          {Recompute::Full},
                          true,
                          /*withHosts=*/false,
                          usableMemory(asked.cluster, asked.stack,
                                       asked.options.memoryLimit)}))
    for (const ScheduleChoice &schedule : family.schedules) {
      for (const StackSpec &stack : {asked.stack, pairs})
        add(family.stage, schedule, stack);
      // Of those that do not fit with all kept.
      if (best.contains(PlanKind({family.stage, schedule, {}})))
        continue;
      for (const StagePoint &point :
           computingSome(asked.graph, line, fix, family.stage, schedule))
        add(point, schedule, pairs);
      for (const StagePoint &point : gatheringSome(
               asked.graph, line, asked.stack, fix, family.stage, schedule))
        add(point, schedule, pairs);
    }
  return best;
}

} // namespace

/// Of named strategies exactly the fastest kinds are listed, in order; the
/// bound of the others is one.
TEST(Top, ListsTheFastestKinds) {
  std::mt19937 random(1);
  int limited = 0, whole = 0;
  for (int i = 0; i < 6; ++i) {
    AskedModel asked(randomRankedModel(random), 4);
    if (i % 2 == 1) {
      const Expected<SearchResult> fastest =
          jointSearch(asked.graph, asked.cluster, asked.stack, asked.options);
      ASSERT_TRUE(fastest) << fastest.error().render();
      asked.options.memoryLimit =
          fastest->prediction.memory.totalPeak * 19 / 20;
      if (!jointSearch(asked.graph, asked.cluster, asked.stack, asked.options))
        continue;
      ++limited;
    }
    const TopPlans top = asked.top(6);
    const std::map<PlanKind, Price> all = pricesOf(asked);
    std::map<PlanKind, Price> others = all;
    const size_t kinds = all.size();
    double slowest = 0;
    std::vector<Price> listed;
    for (const SearchResult &plan : top.plans) {
      const double seconds = plan.prediction.stepTime.value;
      EXPECT_GE(seconds, slowest) << "not in order";
      slowest = seconds;
      EXPECT_TRUE(plan.prediction.fits);
      EXPECT_LE(plan.certificate.lowerBound.value, seconds);
      const Price price = {seconds, plan.prediction.memory.totalPeak};
      EXPECT_THAT(listed, testing::Not(testing::Contains(price)))
          << "listed twice";
      listed.push_back(price);
      if (const auto &taken = plan.joint.taken) {
        // No strategy string says what fits of all forms (isFitting()).
        const bool mayBeUnknown = asked.options.memoryLimit > 0 &&
                                  taken->stage.stages == 1 &&
                                  plan.prediction.pipeline.microBatches == 1;
        const bool isKnown = all.contains(PlanKind(*taken));
        EXPECT_TRUE(isKnown || mayBeUnknown);
        EXPECT_EQ(others.erase(PlanKind(*taken)), isKnown ? 1U : 0U);
      }
    }
    // Some of the kinds may be one plan.
    EXPECT_LE(top.plans.size(), std::min<size_t>(6, kinds + 1));
    if (kinds > 20) {
      EXPECT_EQ(top.plans.size(), 6U);
      ++whole;
    }
    for (const auto &[kind, price] : others) {
      // One with the price of another is the same plan in other words.
      const bool isSame =
          std::any_of(listed.begin(), listed.end(), [&](const Price &known) {
            return price.second == known.second &&
                   std::abs(price.first / known.first - 1) < 1e-9;
          });
      if (isSame)
        continue;
      ASSERT_TRUE(top.othersBound);
      EXPECT_GE(price.first, top.othersBound->value * (1 - 1e-9));
      EXPECT_GE(price.first, slowest * (1 - 1e-9));
    }
  }
  EXPECT_GT(limited, 0);
  EXPECT_GT(whole, 2);
}

/// More than there are: all of them, and no bound of others.
TEST(Top, AllThereAre) {
  LayeredModel model;
  model.layers = 2;
  AskedModel asked(model, 2);
  asked.options.fix = *parseStrategy("dp=2,mbs=16");
  const TopPlans top = asked.top(50);
  EXPECT_LT(top.plans.size(), 50U);
  EXPECT_GT(top.plans.size(), 1U);
  EXPECT_FALSE(top.othersBound);
  for (const SearchResult &plan : top.plans)
    EXPECT_EQ(plan.stage.mesh.devices(), 2);
}

/// No point is as good as another in everything and better in something, and
/// each is what a joint search says within its limit on its devices.
TEST(FrontierTest, PointsAreFoundAgainAndNoneIsDominated) {
  std::mt19937 random(2);
  for (int i = 0; i < 2; ++i) {
    const AskedModel asked(randomRankedModel(random), 4);
    const Expected<Frontier> found =
        searchFrontier(asked.graph, asked.cluster, asked.stack, asked.options);
    ASSERT_TRUE(found) << found.error().render();
    EXPECT_THAT(found->deviceCounts, ElementsAre(4, 2, 1));
    ASSERT_FALSE(found->points.empty());
    for (const FrontierPoint &point : found->points) {
      const Prediction &own = point.search.prediction;
      if (point.memoryLimit > 0) {
        EXPECT_LE(own.memory.totalPeak, point.memoryLimit);
      }
      SearchOptions options = asked.options;
      options.devices = point.devices;
      options.memoryLimit = point.memoryLimit;
      const Expected<SearchResult> again =
          jointSearch(asked.graph, withDevices(asked.cluster, point.devices),
                      asked.stack, options);
      ASSERT_TRUE(again) << again.error().render();
      EXPECT_EQ(again->prediction.stepTime, own.stepTime);
      EXPECT_EQ(again->prediction.memory.totalPeak, own.memory.totalPeak);
      for (const FrontierPoint &other : found->points)
        if (&other != &point) {
          EXPECT_TRUE(own.stepTime < other.search.prediction.stepTime ||
                      own.memory.totalPeak <
                          other.search.prediction.memory.totalPeak ||
                      point.devices < other.devices);
        }
    }
  }
}

/// Of all memory limits, the frontier's plans are the fastest, but for what
/// lies between two of them.
TEST(FrontierTest, NoLimitHasAMuchFasterPlan) {
  const AskedModel asked(LayeredModel{}, 2);
  const Expected<Frontier> found =
      searchFrontier(asked.graph, asked.cluster, asked.stack, asked.options);
  ASSERT_TRUE(found) << found.error().render();
  int compared = 0;
  for (const FrontierPoint &point : found->points) {
    if (point.devices != 2)
      continue;
    // What needs less than the point by a step is no faster than the fastest
    // point that does.
    SearchOptions options = asked.options;
    // Hosts are not asked.
    options.hints = false;
    options.memoryLimit = static_cast<int64_t>(
        static_cast<double>(point.search.prediction.memory.totalPeak) *
        (1 - kFrontierStep) * 0.98);
    const Expected<SearchResult> less =
        jointSearch(asked.graph, asked.cluster, asked.stack, options);
    if (!less)
      continue;
    ++compared;
    double fastest = std::numeric_limits<double>::infinity();
    for (const FrontierPoint &other : found->points)
      if (other.search.prediction.memory.totalPeak <
              point.search.prediction.memory.totalPeak &&
          other.devices <= 2)
        fastest = std::min(fastest, other.search.prediction.stepTime.value);
    EXPECT_GE(less->prediction.stepTime.value, fastest * (1 - 1e-9));
  }
  EXPECT_GT(compared, 2);
}

TEST(FrontierTest, LimitsAreReadBackAndNoMoreThanTheBytes) {
  std::mt19937_64 random(3);
  for (int i = 0; i < 1000; ++i) {
    const auto bytes =
        static_cast<int64_t>((random() >> 20) >> (random() % 40)) + 1;
    const int64_t limit =
        bytesOfLimit(std::strtod(limitText(bytes).c_str(), nullptr));
    EXPECT_LE(limit, bytes);
    EXPECT_GT(static_cast<double>(limit),
              0.98 * static_cast<double>(bytes) - 2);
  }
  EXPECT_EQ(limitText(int64_t(40) << 30), "40");
}
