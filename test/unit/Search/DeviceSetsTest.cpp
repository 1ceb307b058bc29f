//===- DeviceSetsTest.cpp - Which of its devices a plan uses --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Search/DeviceSets.h"
#include "../../../lib/Search/OuterBound.h"
#include "AskedModel.h"
#include "MixedClusters.h"
#include "planner/Search/Objective.h"
#include <gmock/gmock.h>
#include <set>

using namespace planner;
using namespace planner::test;
using testing::ElementsAre;

namespace {

LayeredModel smallModel() {
  LayeredModel model;
  model.layers = 3;
  model.hidden = 256;
  model.ffn = 1024;
  model.batch = 12;
  return model;
}

/// On a cluster of several kinds of devices.
struct Mixed : AskedModel {
  explicit Mixed(const std::vector<ClusterSpec> &parts)
      : AskedModel(smallModel(), 1) {
    cluster = mixOf(parts);
    cluster.pricePerDeviceHour = 3.6;
    options.devices = cluster.devices;
    options.explains = false;
  }
  ObjectiveResult least(Objective objective) const {
    Expected<ObjectiveResult> found =
        searchObjective({graph, cluster, stack, options, objective, true});
    EXPECT_TRUE(found) << found.error().render();
    return std::move(*found);
  }
  Expected<SearchResult> on(const DeviceSet &set) const {
    SearchOptions own = options;
    own.devices = set.devices;
    return jointSearch(graph, withDevices(cluster, set), stack, own);
  }
};

} // namespace

/// Every number once: what the batch of 12, two layers and nodes of 8 share
/// primes with before what has others, the most first.
TEST(DeviceSets, HaveEveryNumberOnce) {
  const OpGraph graph = smallModel().build();
  const DeviceSets sets =
      deviceSets(graph, *loadCluster("a100-80g-sxm", 26), 2);
  std::vector<int64_t> further;
  std::set<int64_t> all;
  for (const auto *list : {&sets.usual, &sets.further})
    for (const DeviceSet &set : *list)
      EXPECT_TRUE(all.insert(set.devices).second);
  EXPECT_EQ(all.size(), 26U);
  for (const DeviceSet &set : sets.further)
    further.push_back(set.devices);
  EXPECT_THAT(further, ElementsAre(18, 12, 9, 6, 3, 20, 15, 10, 5, 21, 14, 7,
                                   22, 11, 17, 19, 23, 25));
}

/// Of parts of 4 and 2: three sets of whole parts; one alone with fewer; both,
/// one of them with a part of its devices.
TEST(DeviceSets, OfPartsAreAllSetsOfThem) {
  const ClusterSpec cluster =
      mixOf({kindOf("a100-80g-sxm", 4), kindOf("h100-80g-sxm", 2)});
  const DeviceSets sets = deviceSets(smallModel().build(), cluster, 3);
  const auto listOf = [](const std::vector<DeviceSet> &list) {
    std::vector<std::vector<int64_t>> parts;
    for (const DeviceSet &set : list) {
      EXPECT_EQ(set.parts[0] + set.parts[1], set.devices);
      parts.push_back(set.parts);
    }
    return parts;
  };
  using Parts = std::vector<int64_t>;
  EXPECT_THAT(listOf(sets.usual),
              ElementsAre(Parts{4, 2}, Parts{0, 2}, Parts{4, 0}));
  EXPECT_THAT(listOf(sets.further),
              ElementsAre(Parts{2, 2}, Parts{1, 2}, Parts{4, 1}, Parts{0, 1},
                          Parts{3, 0}, Parts{2, 0}, Parts{1, 0}));
}

/// Which part is named first is no matter, and nothing that was looked at is
/// better than the plan, as far as that is proven, or than the bound.
TEST(DeviceSets, NoOtherSetIsBetter) {
  const ClusterSpec slow = kindOf("v100-32g-sxm", 4);
  const ClusterSpec fast = kindOf("h100-80g-sxm", 2);
  for (Objective objective : {Objective::Time, Objective::Cost}) {
    std::vector<double> values;
    for (const auto &parts :
         {std::vector{slow, fast}, std::vector{fast, slow}}) {
      const Mixed asked(parts);
      const ObjectiveResult found = asked.least(objective);
      const auto valueOf = [&](const Prediction &prediction,
                               const DeviceSet &set) {
        return objectiveValue(objective, prediction, set.devices,
                              withDevices(asked.cluster, set));
      };
      const double value =
          valueOf(found.search.prediction, {found.devices, found.parts});
      values.push_back(value);
      EXPECT_LE(found.claim.lowerBound, value * (1 + 1e-12));
      EXPECT_THAT(found.claim.deviceSets, testing::Contains(found.parts));
      for (const std::vector<int64_t> &set : found.claim.deviceSets) {
        const DeviceSet own{set[0] + set[1], set};
        const Expected<SearchResult> other = asked.on(own);
        if (!other)
          continue;
        EXPECT_GE(valueOf(other->prediction, own),
                  found.claim.lowerBound * (1 - 1e-9));
        EXPECT_LE(leastStepTime(asked.graph, withDevices(asked.cluster, own),
                                asked.stack),
                  other->prediction.stepTime);
        if (other->certificate.proven)
          EXPECT_GE(valueOf(other->prediction, own), value * (1 - 1e-6));
      }
    }
    EXPECT_NEAR(values[0], values[1], 1e-9 * values[0]);
  }
}

/// Where nothing may be on hosts, devices hold parameters and states together.
TEST(DeviceSets, MemoryOfPartsHasABound) {
  Mixed asked({kindOf("a100-80g-sxm", 4), kindOf("h100-80g-sxm", 2)});
  asked.options.fix.forbidden.offload = true;
  const ObjectiveResult found = asked.least(Objective::Memory);
  EXPECT_GT(found.claim.lowerBound, 1);
  EXPECT_LE(found.claim.lowerBound,
            double(found.search.prediction.memory.totalPeak));
}
