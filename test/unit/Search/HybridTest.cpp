//===- HybridTest.cpp - States shared by a part of the devices ------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "JointCase.h"
#include "planner/Search/Search.h"
#include <gmock/gmock.h>

using namespace planner;
using namespace planner::test;
using testing::HasSubstr;

namespace {

OpGraph twoLayers() {
  LayeredModel shape;
  shape.layers = 2;
  return shape.build();
}

/// Nodes of so many devices.
ClusterSpec clusterOf(int64_t devices, int64_t inNode = 8) {
  ClusterSpec cluster = *loadCluster("a100-80g-sxm", devices);
  if (inNode < 8) {
    cluster.levels[0].devices = inNode;
    cluster.levels[1].devices = devices;
  }
  return cluster;
}

Expected<SearchResult> tryPrice(const std::string &strategy,
                                const ClusterSpec &cluster,
                                const char *software = "ideal") {
  return priceStrategy(twoLayers(), cluster, *loadStack(software),
                       *parseStrategy(strategy), cluster.devices);
}

SearchResult price(const std::string &strategy, const ClusterSpec &cluster) {
  auto found = tryPrice(strategy, cluster);
  EXPECT_TRUE(found) << strategy << ": " << found.error().render();
  return found ? std::move(*found) : SearchResult{};
}

std::string refusal(const std::string &strategy, const char *software) {
  const auto found = tryPrice(strategy, clusterOf(8), software);
  EXPECT_FALSE(found) << strategy;
  return found ? std::string() : found.error().render();
}

std::string meshOf(const std::string &strategy, int64_t devices) {
  StrategySpec spec = *parseStrategy(strategy);
  const auto mesh = meshForStrategy(clusterOf(devices), devices, spec);
  EXPECT_TRUE(mesh) << mesh.error().render();
  std::string text;
  for (size_t a = 0; mesh && a < mesh->axes.size(); ++a) {
    const MeshAxis &axis = mesh->axes[a];
    text += (a ? " " : "") + axis.name + "=" + std::to_string(axis.size) + "@" +
            std::to_string(axis.level) +
            (spec.roles[a] == AxisRole::Replica ? "r" : "");
  }
  return text;
}

/// Those that share states are closest, on the links that other axes leave.
TEST(HybridTest, Meshes) {
  EXPECT_EQ(meshOf("dp=32,dp_shard=8", 32), "dp_replicate=4@1r dp_shard=8@0");
  EXPECT_EQ(meshOf("dp=32,dp_shard=4", 32),
            "dp_replicate1=4@1r dp_replicate0=2@0r dp_shard=4@0");
  EXPECT_EQ(meshOf("tp=2,dp=16,dp_shard=8", 32),
            "dp_replicate=2@1r dp_shard1=2@1 dp_shard0=4@0 tp=2@0");
  EXPECT_EQ(meshOf("dp=32,dp_shard=32", 32), meshOf("dp=32", 32));
  EXPECT_EQ(meshOf("dp=8,dp_shard=1", 8), "dp_replicate=8@0r");
}

/// All of the data-parallel devices share states where nothing is said.
TEST(HybridTest, AllOfThemIsTheDefault) {
  for (const char *strategy :
       {"dp=8,zero=3,mbs=1", "dp=8,zero=1,mbs=2", "dp=4,tp=2,zero=2,mbs=1",
        "dp=4,pp=2,zero=3,mbs=1,overlap=all", "dp=8,zero=3"}) {
    const std::string shard =
        strategy[3] == '8' ? ",dp_shard=8" : ",dp_shard=4";
    const SearchResult all = price(strategy, clusterOf(8));
    const SearchResult same = price(strategy + shard, clusterOf(8));
    EXPECT_EQ(all.stage.mesh, same.stage.mesh);
    EXPECT_EQ(all.prediction.stepTime.value, same.prediction.stepTime.value);
    EXPECT_EQ(all.prediction.memory.totalPeak,
              same.prediction.memory.totalPeak);
  }
}

std::string stepsText(const PricedChange &change, const Mesh &mesh) {
  std::string text;
  for (const CollectiveStep &step : change.change.steps) {
    text += text.empty() ? "" : ", ";
    text += std::string(name(step.kind)) + " of " +
            std::to_string(static_cast<int64_t>(step.bytes.value)) + " over";
    for (size_t a = 0; a < mesh.axes.size(); ++a)
      if ((step.axes >> a & 1) != 0)
        text += " " + mesh.axes[a].name;
  }
  return text;
}

/// On two nodes of two devices, A0 of 512 x 2048 floats (4 MiB) is gathered in
/// each pass by the two of a node, which have one half each, and between nodes
/// nothing moves but the half (2 MiB) of its gradient that a device keeps.
TEST(HybridTest, MovesOfOneParameter) {
  const SearchResult found =
      price("dp=4,dp_shard=2,zero=3,mbs=8", clusterOf(4, 2));
  const OpGraph graph = twoLayers();
  const Mesh &mesh = found.stage.mesh;
  ASSERT_EQ(mesh.str(), "dp_replicate=2,dp_shard=2");
  EXPECT_EQ(mesh.axes[0].level, 1u);
  TensorId a0 = kNone;
  for (const TensorId id : graph.arguments)
    if (graph.tensors[id].name == "A0")
      a0 = id;
  ASSERT_NE(a0, kNone);
  std::vector<std::string> gathers, reductions;
  for (const PricedChange &change : found.stage.priced.changes) {
    if (change.tensor == a0)
      gathers.push_back(stepsText(change, mesh));
    if (change.isGradient &&
        graph.tensors[change.tensor].shape == graph.tensors[a0].shape)
      reductions.push_back(stepsText(change, mesh));
  }
  EXPECT_THAT(gathers,
              testing::ElementsAre("all-gather of 4194304 over dp_shard",
                                   "all-gather of 4194304 over dp_shard"));
  // Of both layers.
  const std::string sum = "reduce-scatter of 4194304 over dp_shard, "
                          "all-reduce of 2097152 over dp_replicate";
  EXPECT_THAT(reductions, testing::ElementsAre(sum, sum));
}

/// Adam's states are two floats a parameter, split by those that share them.
TEST(HybridTest, MemoryIsBetween) {
  const OpGraph graph = twoLayers();
  double states = 0;
  for (const TensorId id : graph.arguments)
    if (graph.tensors[id].role == Role::OptimizerState)
      states += static_cast<double>(graph.tensors[id].bytes());
  int64_t before =
      price("dp=8,zero=0,mbs=1", clusterOf(8)).prediction.memory.totalPeak;
  for (const int64_t shard : {2, 4, 8}) {
    const SearchResult found = price(
        "dp=8,zero=3,mbs=1,dp_shard=" + std::to_string(shard), clusterOf(8));
    const MemoryReport &memory = found.prediction.memory;
    EXPECT_LT(memory.totalPeak, before);
    before = memory.totalPeak;
    // Counts of steps are of no size.
    EXPECT_NEAR(static_cast<double>(
                    memory.atPeak[static_cast<size_t>(MemoryClass::Optimizer)]),
                states / static_cast<double>(shard), 1024);
  }
}

TEST(HybridTest, RefusalsNameWhatIsLegal) {
  const std::string indivisible = refusal("dp=8,dp_shard=3,zero=3", "ideal");
  EXPECT_THAT(indivisible, HasSubstr("dp_shard=3 does not divide dp=8"));
  EXPECT_THAT(indivisible, HasSubstr("dp_shard=4 or dp_shard=2"));
  EXPECT_THAT(refusal("dp_shard=3,mbs=1,zero=3", "ideal"),
              HasSubstr("dp_shard=3 does not divide dp=8"));
  EXPECT_THAT(refusal("dp=8,dp_shard=4,zero=0", "ideal"),
              HasSubstr("no states are shared"));
  EXPECT_THAT(refusal("dp=8,dp_shard=4,zero=2", "deepspeed"),
              HasSubstr("among all data-parallel devices but for zero=3"));
  EXPECT_THAT(refusal("dp=8,dp_shard=4,zero=1", "megatron-2021"),
              HasSubstr("megatron-2021 shares states among all"));
  // Of DeepSpeed's pipelines no states but the optimizer's are shared.
  EXPECT_THAT(refusal("dp=4,dp_shard=2,pp=2", "deepspeed"),
              HasSubstr("deepspeed shares states among all"));
}

/// A level that is not named is the lowest that can be shared in part.
TEST(HybridTest, TheLevelFollowsFromTheStack) {
  const auto open = tryPrice("dp=8,dp_shard=4,mbs=1", clusterOf(8), "fsdp");
  const auto named =
      tryPrice("dp=8,dp_shard=4,mbs=1,zero=2", clusterOf(8), "fsdp");
  ASSERT_TRUE(open && named);
  EXPECT_EQ(open->prediction.stepTime.value, named->prediction.stepTime.value);
}

/// Of one micro-batch, whatever was asked before.
TEST(HybridTest, ZeroLevelsThatSplitTheSameShareAStrategy) {
  std::mt19937 random(59);
  size_t compared = 0;
  for (int round = 0; round < 6; ++round) {
    SCOPED_TRACE(round);
    Asked asked(randomCase(random));
    for (const OuterFamily &family : asked.families(false)) {
      const StagePoint &second = family.stage;
      if (second.microBatches != 1 || second.zero != 2)
        continue;
      StagePoint first = second;
      first.zero = 1;
      PointPricer alone(asked.graph, asked.cluster, asked.stack, asked.staged);
      PointPricer after(asked.graph, asked.cluster, asked.stack, asked.staged);
      const auto one = after.solve(first), own = alone.solve(second),
                 shared = after.solve(second);
      ASSERT_TRUE(one && own && shared);
      ASSERT_TRUE(*one && *own && *shared);
      EXPECT_EQ((*own)->assignment.ops, (*shared)->assignment.ops);
      EXPECT_EQ((*own)->assignment.storage, (*shared)->assignment.storage);
      // It took no other look, and is priced as what it is.
      EXPECT_LT(after.numEntries(), 2 * alone.numEntries());
      for (const ScheduleChoice &schedule : family.schedules)
        EXPECT_EQ(alone.price(second, schedule)->prediction.stepTime,
                  after.price(second, schedule)->prediction.stepTime);
      EXPECT_EQ((*own)->takes.passes.layer, (*shared)->takes.passes.layer);
      EXPECT_EQ((*own)->takes.reductions.layer,
                (*shared)->takes.reductions.layer);
      ++compared;
    }
  }
  EXPECT_GT(compared, 20u);
}

} // namespace
