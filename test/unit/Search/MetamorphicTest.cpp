//===- MetamorphicTest.cpp - Better machines, and other units of time -----===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Machine/Fabric.h"
#include "LayeredModel.h"
#include "RandomGraph.h"
#include "planner/Search/Search.h"
#include <array>
#include <cmath>
#include <gtest/gtest.h>

using namespace planner;
using namespace planner::test;

namespace {

struct Machine {
  ClusterSpec cluster;
  StackSpec stack;
};

Machine machine(std::mt19937 &random, int64_t devices) {
  const auto name =
      std::vector<std::string>{"a100-80g-sxm", "pase-1080ti", "h100-80g-sxm",
                               "v100-32g-sxm", "frontier"}[random() % 5];
  const auto software =
      std::vector<std::string>{"ideal", "torchtitan", "megatron"}[random() % 3];
  return {*loadCluster(name, devices), *loadStack(software)};
}

Expected<SearchResult> plan(const OpGraph &graph, const Machine &on,
                            int64_t devices, int64_t limit) {
  SearchOptions options;
  options.devices = devices;
  options.memoryLimit = limit;
  options.baselines = false;
  return search(graph, on.cluster, on.stack, options);
}

/// What is no worse has no higher bound, and where both are proven takes no
/// longer.
void expectNoSlower(const SearchResult &better, const SearchResult &before,
                    const std::string &what, double slack = 1e-9) {
  const double step = before.prediction.stepTime.value * (1 + slack) + 1e-11;
  EXPECT_LE(better.certificate.lowerBound.value, step) << what;
  if (better.certificate.proven) {
    EXPECT_LE(better.prediction.stepTime.value, step * (1 + kIntegerScale))
        << what;
  }
}

/// All rates times k, all latencies and overheads divided by it.
Machine faster(Machine m, double k) {
  DeviceSpec &device = m.cluster.device;
  device.memoryBandwidth = device.memoryBandwidth * k;
  device.vectorPeak = device.vectorPeak * k;
  device.hostBandwidth = device.hostBandwidth * k;
  for (MatmulRate &rate : device.matmul)
    rate.peak = rate.peak * k;
  for (AttentionRate &rate : device.attention)
    for (SizeCurve::Point &point : rate.rate.points)
      point.value *= k;
  device.kernelLaunch = device.kernelLaunch / k;
  m.stack.kernels.issue = m.stack.kernels.issue / k;
  for (LinkLevel &level : m.cluster.levels) {
    level.bandwidth = level.bandwidth * k;
    level.latency = level.latency / k;
    auto rates = std::make_shared<FabricRates>(*level.rates);
    rates->referenceBandwidth = rates->referenceBandwidth * k;
    for (double *time : {&rates->launch, &rates->hopLatency,
                         &rates->messageLatency, &rates->doublingLatency})
      *time = *time / k;
    for (auto &curves : rates->curves)
      for (RateCurve &curve : curves)
        for (RateCurve::Point &point : curve.points)
          point.logTau -= std::log(k);
    level.rates = std::move(rates);
  }
  return m;
}

TEST(MetamorphicTest, MoreBandwidthAndMemoryAreNoSlower) {
  std::mt19937 random(13);
  size_t compared = 0, faster = 0;
  for (int i = 0; i < 60; ++i) {
    OpGraph graph = i % 2 == 0 ? randomGraph(random) : randomFan(random);
    inferDimClasses(graph);
    const int64_t devices = int64_t(2) << random() % 4;
    const Machine base = machine(random, devices);
    const auto free = plan(graph, base, devices, 0);
    ASSERT_TRUE(free) << free.error().render();
    const int64_t limit = free->prediction.memory.totalPeak *
                          static_cast<int64_t>(6 + random() % 4) / 10;
    const auto before = plan(graph, base, devices, limit);
    if (!before)
      continue;
    const std::string what =
        base.cluster.name + " " + base.stack.name + "\n" + printGraph(graph);
    const auto roomier = plan(graph, base, devices, limit * 5 / 4);
    ASSERT_TRUE(roomier) << what;
    expectNoSlower(*roomier, *before, "memory: " + what);
    Machine wider = base;
    for (LinkLevel &level : wider.cluster.levels)
      level.bandwidth = level.bandwidth * 2.0;
    const auto linked = plan(graph, wider, devices, limit);
    ASSERT_TRUE(linked) << what;
    expectNoSlower(*linked, *before, "links: " + what);
    Machine quicker = base;
    quicker.cluster.device.memoryBandwidth =
        quicker.cluster.device.memoryBandwidth * 1.5;
    const auto streamed = plan(graph, quicker, devices, limit);
    ASSERT_TRUE(streamed) << what;
    expectNoSlower(*streamed, *before, "device memory: " + what);
    faster += linked->prediction.stepTime < before->prediction.stepTime;
    ++compared;
  }
  EXPECT_GE(compared, 20u);
  EXPECT_GE(faster, 5u);
}

/// With stages, micro-batches and hosts, too. Where nothing runs beside compute
/// and stages have one chunk each a point's forms are those that take least.
/// Else they are good ones, and not always the best, least of all where memory
/// is short (docs/search-space.md, "Forms").
TEST(MetamorphicTest, JointSearchesOfMoreAreNoSlower) {
  std::mt19937 random(23);
  const auto pick = [&](const auto &list) { return list[random() % 4]; };
  size_t compared = 0, faster = 0;
  for (int i = 0; i < 6; ++i) {
    LayeredModel shape;
    shape.layers = pick(std::array{2, 3, 4, 6});
    shape.hidden = pick(std::array{256, 512, 1024, 1536});
    shape.batch = pick(std::array{4, 8, 12, 16});
    shape.widening = i % 4 == 3;
    const OpGraph graph = shape.build();
    SearchOptions options;
    options.devices = pick(std::array{2, 4, 4, 8});
    options.baselines = options.hints = options.explains = false;
    options.hosts = true;
    const bool isExact = i % 2 == 0;
    if (isExact)
      options.fix = *parseStrategy("overlap=none,vpp=1");
    const double nearTight = isExact ? 1e-9 : 0.01;
    options.prepare =
        [&](const RecomputeChoice &recompute) -> Expected<OpGraph> {
      return shape.build(recompute);
    };
    const Machine base = machine(random, options.devices);
    const auto search = [&](const Machine &on, int64_t limit) {
      SearchOptions own = options;
      own.memoryLimit = limit;
      return jointSearch(graph, on.cluster, on.stack, own);
    };
    const auto free = search(base, 0);
    ASSERT_TRUE(free) << free.error().render();
    const int64_t most = free->prediction.memory.totalPeak;
    const double nearFree = isExact ? 1e-9 : 0.0005;
    Machine wider = base, quicker = base;
    for (LinkLevel &level : wider.cluster.levels)
      level.bandwidth = level.bandwidth * 2.0;
    quicker.cluster.device.memoryBandwidth =
        quicker.cluster.device.memoryBandwidth * 1.5;
    std::optional<SearchResult> before;
    // The last one has all memory.
    for (const int64_t tenths : {5, 8, 0}) {
      const std::string what = "case " + std::to_string(i) + ", " +
                               base.cluster.name + " " + base.stack.name +
                               ", tenths " + std::to_string(tenths);
      const int64_t limit = most * tenths / 10;
      const double slack = tenths == 0 ? nearFree : nearTight;
      auto found = search(base, limit);
      if (!found)
        continue;
      if (before)
        expectNoSlower(*found, *before, "memory: " + what, slack);
      const auto linked = search(wider, limit);
      const auto streamed = search(quicker, limit);
      ASSERT_TRUE(linked && streamed) << what;
      expectNoSlower(*linked, *found, "links: " + what, slack);
      expectNoSlower(*streamed, *found, "device memory: " + what, slack);
      faster += linked->prediction.stepTime < found->prediction.stepTime;
      before = std::move(*found);
      ++compared;
    }
  }
  EXPECT_GE(compared, 12u);
  EXPECT_GE(faster, 5u);
}

TEST(MetamorphicTest, TimeHasNoUnit) {
  std::mt19937 random(17);
  for (int i = 0; i < 30; ++i) {
    OpGraph graph = i % 2 == 0 ? randomGraph(random) : randomFan(random);
    inferDimClasses(graph);
    const int64_t devices = int64_t(2) << random() % 4;
    const Machine base = machine(random, devices);
    const double k = std::vector<double>{0.25, 3, 10}[random() % 3];
    const auto a = plan(graph, base, devices, 0);
    const auto b = plan(graph, faster(base, k), devices, 0);
    ASSERT_TRUE(a && b);
    const double step = a->prediction.stepTime.value;
    EXPECT_NEAR(b->prediction.stepTime.value * k, step, 1e-6 * step)
        << base.cluster.name << " " << base.stack.name << " times " << k << "\n"
        << printGraph(graph);
  }
}

/// With stages and micro-batches too.
TEST(MetamorphicTest, TimeOfStagesHasNoUnit) {
  LayeredModel shape;
  shape.layers = 4;
  shape.batch = 16;
  const OpGraph graph = shape.build();
  const Machine base = {*loadCluster("a100-80g-sxm", 8),
                        *loadStack("torchtitan")};
  for (const char *fix : {"", "pp=2", "pp=4,mbs=1", "tp=2,mbs=1"}) {
    SearchOptions options;
    options.devices = 8;
    options.baselines = false;
    options.fix = *parseStrategy(fix);
    const auto time = [&](const Machine &on) {
      const auto found = jointSearch(graph, on.cluster, on.stack, options);
      EXPECT_TRUE(found) << found.error().render();
      return found ? found->prediction.stepTime.value : 0;
    };
    const double step = time(base);
    EXPECT_NEAR(time(faster(base, 4)) * 4, step, 1e-6 * step) << fix;
    EXPECT_NEAR(time(faster(base, 0.5)) * 0.5, step, 1e-6 * step) << fix;
  }
}

} // namespace
