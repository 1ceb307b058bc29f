//===- PartStagesTest.cpp - Pipelines over parts of a cluster -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LayeredModel.h"
#include "MixedClusters.h"
#include "planner/Graph/Rescale.h"
#include "planner/Plan/Difference.h"
#include "planner/Plan/Pipeline.h"
#include "planner/Search/Search.h"
#include <gmock/gmock.h>
#include <limits>
#include <numeric>

using namespace planner;
using namespace planner::test;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

Expected<SearchResult> tryPrice(const OpGraph &graph,
                                const ClusterSpec &cluster,
                                const std::string &strategy,
                                const char *software = "ideal",
                                int64_t memoryLimit = 0) {
  auto stack = loadStack(software);
  auto spec = parseStrategy(strategy);
  EXPECT_TRUE(stack && spec) << strategy;
  return priceStrategy(graph, cluster, *stack, *spec, cluster.devices,
                       memoryLimit);
}

Prediction price(const OpGraph &graph, const ClusterSpec &cluster,
                 const std::string &strategy, const char *software = "ideal",
                 int64_t memoryLimit = 0) {
  auto found = tryPrice(graph, cluster, strategy, software, memoryLimit);
  EXPECT_TRUE(found) << strategy << ": " << found.error().render();
  return found ? found->prediction : Prediction{};
}

std::vector<double> layersOf(const Prediction &prediction) {
  std::vector<double> layers;
  for (const StageShare &stage : prediction.stages)
    layers.push_back(stage.layers);
  return layers;
}

} // namespace

/// Devices and links are the same, so prices are, to the last bit.
TEST(PartStagesTest, EqualPartsCostWhatOneClusterDoes) {
  const ClusterSpec node = kindOf("a100-80g-sxm", 8);
  const ClusterSpec mix = mixOf({node, node});
  const ClusterSpec one = kindOf("a100-80g-sxm", 16);
  for (bool tied : {false, true}) {
    LayeredModel shape;
    shape.tied = tied;
    const OpGraph graph = shape.build();
    for (const char *software : {"ideal", "megatron"})
      for (const char *strategy :
           {"dp=16,zero=1", "tp=4,dp=4,zero=0", "dp=8,pp=2,mbs=1",
            "dp=4,pp=4,mbs=2", "tp=2,dp=2,pp=4,mbs=1", "tp=2,pp=8,mbs=4",
            "dp=4,pp=4,vpp=2,mbs=1", "dp=2,pp=8,schedule=gpipe,mbs=2"}) {
        SCOPED_TRACE(std::string(strategy) + " " + software);
        const Prediction mixed = price(graph, mix, strategy, software);
        const Prediction alone = price(graph, one, strategy, software);
        EXPECT_EQ(mixed.stepTime, alone.stepTime);
        EXPECT_EQ(mixed.memory.totalPeak, alone.memory.totalPeak);
        EXPECT_EQ(mixed.memory.usable, alone.memory.usable);
        EXPECT_EQ(mixed.mfu, alone.mfu);
        EXPECT_EQ(layersOf(mixed), layersOf(alone));
      }
  }
}

/// Devices are those of the cluster, whatever the order in which stages run
/// over its parts.
TEST(PartStagesTest, AnotherOrderMovesAllThatIsOfLayers) {
  const OpGraph graph = LayeredModel().build();
  const StackSpec stack = *loadStack("ideal");
  const ClusterSpec cluster =
      mixOf({kindOf("a100-80g-sxm", 8), kindOf("h100-80g-sxm", 8)});
  auto found = tryPrice(graph, cluster, "dp=8,pp=2,mbs=1,layers=4/4");
  ASSERT_TRUE(found) << found.error().render();
  Plan plan;
  plan.stages = {found->stage};
  plan.prediction = found->prediction;
  Plan other = plan;
  auto &runs = other.prediction.pipeline.parts;
  ASSERT_EQ(runs.size(), 2U);
  std::swap(runs[0], runs[1]);
  const auto changes = [&](const Plan &after) {
    return describeDifference({plan, graph, cluster, stack},
                              {after, graph, cluster, stack});
  };
  EXPECT_THAT(changes(plan), testing::Contains("move no parameter or state"));
  EXPECT_THAT(changes(other),
              testing::Contains(HasSubstr("move stage 0 -> stage 0")));
}

/// Of what no stage is inside a part, the slowest device is the one that
/// counts.
TEST(PartStagesTest, WhatIsAlikeIsAsOnTheSlowest) {
  const OpGraph graph = LayeredModel().build();
  const ClusterSpec mix =
      mixOf({kindOf("a100-80g-sxm", 8), kindOf("h100-80g-sxm", 8)});
  const Prediction slow =
      price(graph, kindOf("a100-80g-sxm", 16), "dp=16,zero=1");
  const Prediction mixed = price(graph, mix, "dp=16,zero=1");
  EXPECT_NEAR(mixed.stepTime.value, slow.stepTime.value,
              0.01 * slow.stepTime.value);
  EXPECT_GE(mixed.stepTime, slow.stepTime);
  // Of the mean peak.
  EXPECT_LT(mixed.mfu, slow.mfu);
  const ClusterSpec uneven =
      mixOf({kindOf("a100-80g-sxm", 16), kindOf("h100-80g-sxm", 8)});
  LayeredModel shape;
  shape.batch = 48;
  const auto straddling =
      tryPrice(shape.build(), uneven, "dp=12,pp=2,mbs=1,zero=0");
  ASSERT_TRUE(straddling) << straddling.error().render();
  ASSERT_FALSE(straddling->warnings.empty());
  EXPECT_THAT(straddling->warnings.back(),
              HasSubstr("stages of 12 devices do not lie inside"));
  EXPECT_TRUE(straddling->prediction.pipeline.parts.empty());
}

/// The slowest stage of the cut is the fastest slowest stage of all cuts.
TEST(PartStagesTest, LayersGoBySpeed) {
  LayeredModel shape;
  shape.layers = 16;
  shape.hidden = 2048;
  shape.ffn = 8192;
  const OpGraph graph = shape.build();
  const ClusterSpec mix =
      mixOf({kindOf("a100-80g-sxm", 8), kindOf("h100-80g-sxm", 8)});
  const auto found = tryPrice(graph, mix, "dp=8,pp=2,mbs=1");
  ASSERT_TRUE(found) << found.error().render();
  const Prediction &mixed = found->prediction;
  ASSERT_EQ(mixed.pipeline.parts.size(), 2U);
  ASSERT_EQ(mixed.stages.size(), 2U);
  const bool slowFirst = mixed.pipeline.parts[0].part == 0;
  EXPECT_EQ(mixed.stages[slowFirst ? 0 : 1].device, "a100-80g-sxm");
  EXPECT_LT(mixed.stages[slowFirst ? 0 : 1].layers,
            mixed.stages[slowFirst ? 1 : 0].layers);
  // Every cut, each stage on its own part.
  const auto stack = loadStack("ideal");
  OpGraph micro = graph;
  ASSERT_TRUE(resizeDimClass(micro, DimClassKind::Batch,
                             mixed.pipeline.microBatchSamples));
  const auto slowest = [&](size_t at) {
    StageCuts cuts;
    cuts.at = {0, static_cast<double>(at), 18};
    StageRequest request;
    request.chunks = 2;
    request.microBatches = mixed.pipeline.microBatches;
    request.stages = {{{0, 1}}, {{1, 1}}};
    request.cuts = &cuts;
    double most = 0;
    for (size_t s = 0; s < 2; ++s) {
      const ClusterSpec &part = *mix.parts[mixed.pipeline.parts[s].part];
      const CostModel model(micro, part, *stack,
                            *placedOn(part, found->stage.mesh));
      const auto priced = evaluate(model, found->stage.assignment);
      const auto staged =
          priceStages(model, found->stage.assignment, *priced, request);
      const ChunkPrice &chunk = staged->chunks[s];
      most =
          std::max(most, (chunk.forward.time() + chunk.backward.time()).value);
    }
    return most;
  };
  const auto chosen = static_cast<size_t>(mixed.stages[0].layers + 1);
  // Every stage has a layer.
  for (size_t at = 2; at <= 16; ++at)
    EXPECT_GE(slowest(at), slowest(chosen) * (1 - 1e-9)) << at;
}

/// Nothing in a part that gets faster makes a step slower.
TEST(PartStagesTest, AFasterPartIsNotSlower) {
  LayeredModel shape;
  shape.layers = 12;
  const OpGraph graph = shape.build();
  for (const char *strategy :
       {"dp=8,pp=2,mbs=1", "dp=4,pp=4,mbs=2", "tp=2,dp=2,pp=4,mbs=1",
        "tp=2,dp=1,pp=8,mbs=4"}) {
    SCOPED_TRACE(strategy);
    const Seconds slow =
        price(graph,
              mixOf({kindOf("a100-80g-sxm", 8), kindOf("a100-80g-sxm", 8)}),
              strategy)
            .stepTime;
    const Seconds mixed =
        price(graph,
              mixOf({kindOf("a100-80g-sxm", 8), kindOf("h100-80g-sxm", 8)}),
              strategy)
            .stepTime;
    const Seconds fast =
        price(graph,
              mixOf({kindOf("h100-80g-sxm", 8), kindOf("h100-80g-sxm", 8)}),
              strategy)
            .stepTime;
    EXPECT_LE(mixed, slow);
    EXPECT_LE(fast, mixed);
  }
}

/// Half of the memory on one part: it gets fewer layers, and all fits; with
/// all of it, layers go evenly.
TEST(PartStagesTest, LayersGoByMemory) {
  LayeredModel shape;
  shape.layers = 16;
  const OpGraph graph = shape.build();
  const ClusterSpec node = kindOf("h100-80g-sxm", 8);
  const char *strategy = "dp=8,pp=2,mbs=1";
  const Prediction even = price(graph, mixOf({node, node}), strategy);
  EXPECT_THAT(layersOf(even), ElementsAre(8, 8));
  const int64_t least =
      std::min(even.stages[0].memoryBytes, even.stages[1].memoryBytes);
  const ClusterSpec mix = mixOf({node, withMemory(node, least * 3 / 4)});
  const Prediction uneven = price(graph, mix, strategy);
  EXPECT_TRUE(uneven.fits);
  ASSERT_EQ(uneven.pipeline.parts.size(), 2U);
  for (size_t s = 0; s < 2; ++s) {
    const bool isSmall = uneven.pipeline.parts[s].part == 1;
    EXPECT_EQ(uneven.stages[s].layers < 8, isSmall);
    EXPECT_LE(uneven.stages[s].memoryBytes,
              mix.parts[isSmall ? 1 : 0]->device.usableBytes);
  }
  // Nothing fits: as fast as can be, and said so.
  const Prediction none =
      price(graph, mixOf({node, withMemory(node, 1000)}), strategy);
  EXPECT_FALSE(none.fits);
  EXPECT_EQ(none.memory.usable, 1000);
}

/// Where units are unlike, also what stages send and how a pipeline fills
/// counts: none of all cuts is much faster than that of the rule, of four
/// chunks none of a ninth of them.
TEST(PartStagesTest, CutsCountWhatIsSent) {
  LayeredModel shape;
  shape.layers = 5;
  shape.hidden = 1024;
  shape.ffn = 1024;
  shape.batch = 12;
  shape.widening = true;
  const OpGraph graph = shape.build();
  const auto units =
      layersOf(graph, kindOf("a100-80g-sxm", 4), *loadStack("ideal")).length;
  size_t cases = 0;
  double sum = 0, most = 1;
  for (const ClusterSpec &cluster :
       {mixOf({kindOf("a100-80g-sxm", 2), kindOf("h100-80g-sxm", 2)}),
        mixOf({kindOf("pase-2080ti", 2), kindOf("h100-80g-pcie", 2)})})
    for (const char *strategy :
         {"dp=2,pp=2,mbs=1", "dp=2,pp=2,mbs=3",
          "dp=2,pp=2,mbs=1,schedule=gpipe", "tp=2,pp=2,mbs=2",
          "dp=2,pp=2,mbs=1,schedule=zbv"}) {
      SCOPED_TRACE(strategy);
      const double rule = price(graph, cluster, strategy).stepTime.value;
      double best = rule;
      const bool isChunked = std::string_view(strategy).ends_with("zbv");
      const auto tryCut = [&](const std::vector<int64_t> &counts) {
        best = std::min(best, price(graph, cluster,
                                    std::string(strategy) + ",layers=" +
                                        toString(LayerSplit{false, counts}))
                                  .stepTime.value);
      };
      for (int64_t a = 1; a < units; ++a) {
        if (!isChunked)
          tryCut({a, units - a});
        for (int64_t b = 2; isChunked && a + b < units; b += 3)
          for (int64_t c = 2; a + b + c < units; c += 3)
            tryCut({a, b, c, units - a - b - c});
      }
      ++cases;
      sum += rule / best;
      most = std::max(most, rule / best);
    }
  EXPECT_LE(sum, static_cast<double>(cases) * 1.005);
  EXPECT_LE(most, 1.02);
}

/// What a user limits counts on all parts.
TEST(PartStagesTest, TheLimitIsTheLesserOne) {
  const OpGraph graph = LayeredModel().build();
  const ClusterSpec mix =
      mixOf({kindOf("a100-80g-sxm", 8), kindOf("h100-80g-sxm", 8)});
  const Prediction limited =
      price(graph, mix, "dp=8,pp=2,mbs=1", "ideal", int64_t(1) << 30);
  EXPECT_EQ(limited.memory.usable, int64_t(1) << 30);
}

TEST(PartStagesTest, DualPipeNeedsStagesAlike) {
  const OpGraph graph = LayeredModel().build();
  const auto found = tryPrice(
      graph, mixOf({kindOf("a100-80g-sxm", 8), kindOf("h100-80g-sxm", 8)}),
      "dp=4,pp=4,mbs=1,schedule=dualpipe");
  ASSERT_FALSE(found);
  EXPECT_THAT(found.error().render(), HasSubstr("each chunk is on two stages"));
}
