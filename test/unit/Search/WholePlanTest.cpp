//===- WholePlanTest.cpp - Plans against all strategies of all meshes -----===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "BruteForce.h"
#include "RandomGraph.h"
#include "planner/Graph/Passes.h"
#include "planner/Search/Search.h"
#include <gtest/gtest.h>

using namespace planner;
using namespace planner::test;

namespace {

/// More of one mesh take too long.
constexpr double kMostStrategies = 20000;

/// The axes of a level in any order.
std::vector<Mesh> allMeshes(const ClusterSpec &cluster, int64_t devices) {
  std::vector<Mesh> list = enumerateAllMeshes(cluster, devices, 2);
  for (size_t i = 0; i < list.size(); ++i) {
    if (list[i].axes.size() != 2 ||
        list[i].axes[0].level != list[i].axes[1].level ||
        list[i].axes[0].size <= list[i].axes[1].size)
      continue;
    Mesh other = list[i];
    std::swap(other.axes[0].size, other.axes[1].size);
    list.push_back(std::move(other));
  }
  return list;
}

std::optional<Seconds> bestOf(const OpGraph &graph, const ClusterSpec &cluster,
                              const StackSpec &stack, int64_t devices,
                              int64_t limit) {
  std::optional<Seconds> best;
  for (const Mesh &mesh : allMeshes(cluster, devices)) {
    const CostModel model(graph, cluster, stack, mesh);
    const BruteForce all(model, limit, kMostStrategies);
    if (all.best && (!best || *all.best < *best))
      best = all.best;
  }
  return best;
}

/// Each range of seeds is a test of its own.
class WholePlanTest : public testing::TestWithParam<int> {};

/// Nothing that fits is faster than a plan that says so, nor below a bound.
TEST_P(WholePlanTest, NothingIsFaster) {
  std::mt19937 random(static_cast<unsigned>(GetParam()));
  size_t compared = 0, limited = 0;
  for (int i = 0; i < 60; ++i) {
    OpGraph graph = i % 2 == 0 ? randomGraph(random) : randomFan(random);
    inferDimClasses(graph);
    const auto machine =
        std::vector<std::string>{"a100-80g-sxm", "pase-1080ti", "frontier",
                                 "h100-80g-sxm"}[random() % 4];
    const int64_t devices = int64_t(2) << random() % 3;
    const ClusterSpec cluster = *loadCluster(machine, devices);
    const StackSpec stack = *loadStack("ideal");
    SearchOptions options;
    options.devices = devices;
    options.baselines = false;
    int64_t limit = kSaturated;
    for (const int percent : {100, 75}) {
      if (percent < 100)
        options.memoryLimit = limit = limit * percent / 100;
      const auto found = search(graph, cluster, stack, options);
      const std::optional<Seconds> best =
          bestOf(graph, cluster, stack, devices, limit);
      const std::string what = machine + ", " + std::to_string(devices) +
                               " devices\n" + printGraph(graph);
      if (!found) {
        EXPECT_TRUE(percent < 100) << what;
        // That nothing fits is proven, or said not to be.
        if (best)
          EXPECT_TRUE(found.error().message.starts_with("nothing that fits"))
              << found.error().render() << what;
        break;
      }
      limit = found->prediction.memory.totalPeak;
      if (!best)
        continue;
      const double step = found->prediction.stepTime.value;
      EXPECT_LE(found->certificate.lowerBound.value,
                best->value * (1 + 1e-9) + 1e-11)
          << what;
      if (found->certificate.proven)
        EXPECT_LE(step, best->value * (1 + kIntegerScale) + 1e-11) << what;
      ++compared;
      limited += percent < 100;
    }
  }
  EXPECT_GT(compared, 40u);
  EXPECT_GT(limited, 5u);
}

INSTANTIATE_TEST_SUITE_P(Seeds, WholePlanTest, testing::Range(1, 5));

} // namespace
