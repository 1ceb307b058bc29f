//===- ObjectiveTest.cpp - Least memory, least cost, idle devices ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Search/Objective.h"
#include "../../../lib/Search/Baseline.h"
#include "../../../lib/Search/OuterBound.h"
#include "../../../lib/Search/PointPricer.h"
#include "../../../lib/Search/StagedProbe.h"
#include "AskedModel.h"
#include <gmock/gmock.h>
#include <random>

using namespace planner;
using namespace planner::test;
using testing::ElementsAre;

namespace {

/// A model on a machine whose devices cost 3.6 dollars an hour.
struct AskedForObjective : AskedModel {
  AskedForObjective(const LayeredModel &model, int64_t devices,
                    const std::string &name = "a100-80g-sxm")
      : AskedModel(model, devices, name) {
    cluster.pricePerDeviceHour = 3.6;
  }

  ObjectiveResult least(Objective objective, bool mayIdle = false) const {
    Expected<ObjectiveResult> found =
        searchObjective({graph, cluster, stack, options, objective, mayIdle});
    EXPECT_TRUE(found) << found.error().render();
    return std::move(*found);
  }
  /// The fastest plan on so many of the devices.
  Expected<SearchResult> on(int64_t devices,
                            std::optional<Seconds> incumbent = {},
                            EmptySearch *empty = nullptr) const {
    SearchOptions own = options;
    own.incumbent = incumbent;
    own.empty = empty;
    return search(devices, own);
  }
  double valueOf(Objective objective, const ObjectiveResult &found) const {
    return objectiveValue(objective, found.search.prediction, found.devices,
                          cluster);
  }
};

LayeredModel randomPricedModel(std::mt19937 &random) {
  const auto pick = [&](std::vector<int64_t> values) {
    return values[random() % values.size()];
  };
  LayeredModel model;
  model.layers = pick({2, 3, 4});
  model.hidden = pick({64, 256, 1024});
  model.ffn = pick({256, 2048});
  model.input = pick({16, 64});
  model.output = pick({64, 512});
  model.batch = pick({4, 8, 16});
  model.sequence = pick({16, 128});
  model.scanned = random() % 4 == 0;
  return model;
}

} // namespace

/// No strategy that can be named needs less than the bound, and none that needs
/// less than the plan fits in what the plan takes less a byte.
TEST(LeastMemory, NothingOfTheSpaceNeedsLess) {
  std::mt19937 random(1);
  int proven = 0;
  for (int i = 0; i < 4; ++i) {
    const AskedForObjective asked(randomPricedModel(random),
                                  i % 2 == 0 ? 4 : 2);
    const ObjectiveResult found = asked.least(Objective::Memory);
    const MemoryReport &memory = found.search.prediction.memory;
    EXPECT_LE(found.claim.lowerBound, static_cast<double>(memory.totalPeak));
    EXPECT_EQ(found.devices, asked.options.devices);
    EXPECT_TRUE(found.search.prediction.fits);
    const bool isProven =
        found.claim.lowerBound == static_cast<double>(memory.totalPeak);
    proven += isProven ? 1 : 0;
    const std::vector<OuterFamily> families = enumerateFamilies(
        {asked.graph,
         layersOf(asked.graph, asked.cluster, asked.stack),
         asked.cluster,
         asked.stack,
         asked.options.devices,
         asked.options.fix,
         {Recompute::Full},
         /*plain=*/false,
         /*withHosts=*/false,
         usableMemory(asked.cluster, asked.stack, asked.options.memoryLimit)});
    ASSERT_FALSE(families.empty());
    for (const OuterFamily &family : families)
      for (const ScheduleChoice &schedule : family.schedules) {
        const OpGraph graph = asked.shape.build(family.stage.recompute);
        const Expected<SearchResult> priced = priceStrategy(
            graph, asked.cluster, asked.stack,
            strategyOf(family.stage, schedule, asked.stack, asked.options.fix),
            asked.options.devices);
        ASSERT_TRUE(priced) << priced.error().render();
        EXPECT_GE(static_cast<double>(priced->prediction.memory.totalPeak),
                  found.claim.lowerBound);
        // All of them are looked at, one by one.
        EXPECT_GE(priced->prediction.memory.totalPeak, memory.totalPeak * 0.99);
      }
  }
  EXPECT_GT(proven, 0);
}

/// The fastest of what needs no more: the same question with that limit has no
/// faster answer.
TEST(LeastMemory, IsTheFastestOfItsMemory) {
  AskedForObjective asked(LayeredModel{}, 4);
  const ObjectiveResult found = asked.least(Objective::Memory);
  const Prediction &prediction = found.search.prediction;
  asked.options.memoryLimit = prediction.memory.totalPeak;
  const Expected<SearchResult> again = asked.on(4);
  ASSERT_TRUE(again) << again.error().render();
  EXPECT_EQ(again->prediction.memory.totalPeak, prediction.memory.totalPeak);
  EXPECT_GE(prediction.stepTime.value,
            again->certificate.lowerBound.value * (1 - 1e-9));
  EXPECT_LE(prediction.stepTime.value,
            again->prediction.stepTime.value * (1 + 1e-9));
  // It takes more time than where there is more memory, and says so of all.
  asked.options.memoryLimit = 0;
  const Expected<SearchResult> fastest = asked.on(4);
  ASSERT_TRUE(fastest) << fastest.error().render();
  EXPECT_GT(fastest->prediction.memory.totalPeak, prediction.memory.totalPeak);
  EXPECT_LE(found.search.certificate.lowerBound, fastest->prediction.stepTime);
}

/// Where states and parameters take much of the limit, hosts may have them.
TEST(LeastMemory, NothingOnHostsNeedsLess) {
  std::mt19937 random(7);
  size_t priced = 0, onHosts = 0;
  for (int i = 0; i < 2; ++i) {
    AskedForObjective asked(randomPricedModel(random), 2);
    const ObjectiveResult alone = asked.least(Objective::Memory);
    asked.options.hosts = true;
    const ObjectiveResult found = asked.least(Objective::Memory);
    const int64_t peak = found.search.prediction.memory.totalPeak;
    EXPECT_LE(peak, alone.search.prediction.memory.totalPeak);
    EXPECT_LE(found.claim.lowerBound, static_cast<double>(peak));
    onHosts += found.search.prediction.pipeline.offload.any();
    for (const OuterFamily &family :
         enumerateFamilies({asked.graph,
                            layersOf(asked.graph, asked.cluster, asked.stack),
                            asked.cluster,
                            asked.stack,
                            asked.options.devices,
                            asked.options.fix,
                            {Recompute::Full},
                            /*plain=*/false,
                            /*withHosts=*/true}))
      for (const OffloadChoice &choice : asked.stack.offload.sets) {
        if (!mayOffload(family.stage, choice, asked.stack))
          continue;
        StrategySpec spec = strategyOf(family.stage, family.schedules[0],
                                       asked.stack, asked.options.fix);
        spec.named.emplace_back("offload", name(choice));
        const Expected<SearchResult> other =
            priceStrategy(asked.shape.build(family.stage.recompute),
                          asked.cluster, asked.stack, spec, 2);
        ASSERT_TRUE(other) << other.error().render();
        ++priced;
        if (other->prediction.fits)
          EXPECT_GE(static_cast<double>(other->prediction.memory.totalPeak),
                    found.claim.lowerBound)
              << toString(spec);
      }
  }
  EXPECT_GT(priced, 100u);
  EXPECT_GT(onHosts, 0u);
}

/// With less memory than the fastest plan on all devices takes.
TEST(DeviceCounts, WithHostsNoOtherNumberIsBetter) {
  std::mt19937 random(8);
  size_t onHosts = 0;
  for (int i = 0; i < 6; ++i) {
    AskedForObjective asked(randomPricedModel(random), 4);
    const Expected<SearchResult> fastest = asked.on(4);
    ASSERT_TRUE(fastest);
    asked.options.memoryLimit =
        fastest->prediction.memory.totalPeak * (5 + i % 3) / 8;
    asked.options.hosts = true;
    asked.options.explains = false;
    for (Objective objective : {Objective::Time, Objective::Cost}) {
      const ObjectiveResult found = asked.least(objective, true);
      const double value = asked.valueOf(objective, found);
      EXPECT_LE(found.claim.lowerBound, value * (1 + 1e-12));
      onHosts += found.search.prediction.pipeline.offload.any();
      for (int64_t devices : found.claim.deviceCounts) {
        const Expected<SearchResult> other = asked.on(devices);
        if (!other)
          continue;
        const double theirs = objectiveValue(objective, other->prediction,
                                             devices, asked.cluster);
        EXPECT_GE(theirs, found.claim.lowerBound * (1 - 1e-9));
        if (other->certificate.proven)
          EXPECT_GE(theirs, value * (1 - 1e-6));
      }
    }
  }
  EXPECT_GT(onHosts, 0u);
}

/// All numbers of devices, one by one: none has less than what is found, as far
/// as it is proven, nor less than the bound.
TEST(DeviceCounts, NoOtherNumberIsBetter) {
  std::mt19937 random(2);
  bool hasIdle = false, hasNone = false;
  for (int i = 0; i < 8; ++i) {
    const AskedForObjective asked(randomPricedModel(random), 8);
    for (Objective objective : {Objective::Time, Objective::Cost}) {
      const ObjectiveResult found = asked.least(objective, true);
      const double value = asked.valueOf(objective, found);
      EXPECT_THAT(found.claim.deviceCounts,
                  ElementsAre(8, 7, 6, 5, 4, 3, 2, 1));
      EXPECT_EQ(found.claim.devicesGiven, 8);
      EXPECT_LE(found.claim.lowerBound, value);
      (found.devices < 8 ? hasIdle : hasNone) = true;
      for (int64_t devices : found.claim.deviceCounts) {
        const Expected<SearchResult> other = asked.on(devices);
        if (!other && other.error().status == Status::NothingFits)
          continue;
        ASSERT_TRUE(other) << other.error().render();
        const double theirs = objectiveValue(objective, other->prediction,
                                             devices, asked.cluster);
        EXPECT_GE(theirs, found.claim.lowerBound * (1 - 1e-9));
        if (other->certificate.proven) {
          EXPECT_GE(theirs, value * (1 - 1e-6));
        }
      }
    }
  }
  EXPECT_TRUE(hasIdle && hasNone);
}

/// 3.6 dollars an hour are a tenth of a cent a second.
TEST(DeviceCounts, CostIsDevicesTimesHours) {
  const AskedForObjective asked(LayeredModel{}, 4);
  const ObjectiveResult found = asked.least(Objective::Cost);
  EXPECT_NEAR(asked.valueOf(Objective::Cost, found),
              1e-3 * static_cast<double>(found.devices) *
                  found.search.prediction.stepTime.value,
              1e-15);
}

TEST(DeviceCounts, DivisorsPowersOfTwoAndNodesThatShareTheBatch) {
  LayeredModel model;
  model.batch = 6;
  const OpGraph graph = model.build();
  const ClusterSpec cluster = *loadCluster("a100-80g-sxm", 56);
  EXPECT_THAT(deviceCounts(graph, cluster, 56),
              ElementsAre(56, 48, 32, 28, 24, 16, 14, 8, 7, 4, 2, 1));
  EXPECT_THAT(deviceCounts(graph, cluster, 1), ElementsAre(1));
}

TEST(DeviceCounts, WithoutAPriceThereIsNoLeastCost) {
  AskedForObjective asked(LayeredModel{}, 2);
  asked.cluster.pricePerDeviceHour.reset();
  const Expected<ObjectiveResult> found =
      searchObjective({asked.graph, asked.cluster, asked.stack, asked.options,
                       Objective::Cost, false});
  ASSERT_FALSE(found);
  EXPECT_THAT(found.error().message,
              testing::HasSubstr("price_per_device_hour is missing"));
  EXPECT_THAT(found.error().fix, testing::HasSubstr("planner clusters"));
}

/// A search that looks for something faster finds it or shows that there is
/// none.
TEST(Incumbent, OnlyWhatIsFasterIsFound) {
  std::mt19937 random(3);
  int proven = 0;
  for (int i = 0; i < 8; ++i) {
    AskedForObjective asked(randomPricedModel(random), 4);
    asked.options.hints = false;
    const Expected<SearchResult> found = asked.on(4);
    ASSERT_TRUE(found) << found.error().render();
    const Seconds time = found->prediction.stepTime;
    const Expected<SearchResult> again = asked.on(4, time * 1.5);
    ASSERT_TRUE(again) << again.error().render();
    EXPECT_NEAR(again->prediction.stepTime.value, time.value,
                time.value * 1e-6);
    EmptySearch empty;
    const Seconds less =
        found->certificate.lowerBound * (1 - 10 * kIntegerScale);
    const Expected<SearchResult> none = asked.on(4, less, &empty);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().status, Status::NothingFits);
    proven += empty.isProven ? 1 : 0;
  }
  EXPECT_GT(proven, 0);
}

/// Plans without stages that are no faster than an incumbent are not found, but
/// they are there.
TEST(Incumbent, LeavesABoundOfPlansWithoutStages) {
  std::mt19937 random(5);
  int hidden = 0;
  for (int i = 0; i < 8; ++i) {
    AskedForObjective asked(randomPricedModel(random), 4);
    asked.options.hints = false;
    const Expected<SearchResult> found = asked.on(4);
    ASSERT_TRUE(found) << found.error().render();
    const Expected<SearchResult> plain =
        search(asked.graph, asked.cluster, asked.stack, asked.options);
    ASSERT_TRUE(plain) << plain.error().render();
    const Seconds between =
        (found->prediction.stepTime + plain->prediction.stepTime) / 2;
    if (between <= found->prediction.stepTime * 1.001)
      continue;
    ++hidden;
    const Expected<SearchResult> again = asked.on(4, between);
    ASSERT_TRUE(again) << again.error().render();
    ASSERT_TRUE(again->joint.plainBound);
    EXPECT_LE(*again->joint.plainBound, plain->prediction.stepTime);
  }
  EXPECT_GT(hidden, 0);
}

/// What a device must do at its best is no more than what it does.
TEST(ProductTime, IsABound) {
  std::mt19937 random(4);
  for (int i = 0; i < 10; ++i) {
    const AskedForObjective asked(randomPricedModel(random), 4);
    const Seconds least =
        leastProductTime(asked.graph, asked.cluster.device, asked.stack);
    EXPECT_GT(least.value, 0);
    for (int64_t devices : {1, 2, 4}) {
      const Expected<SearchResult> found = asked.on(devices);
      ASSERT_TRUE(found) << found.error().render();
      EXPECT_LE(least.value / static_cast<double>(devices),
                found->prediction.stepTime.value);
    }
  }
}
