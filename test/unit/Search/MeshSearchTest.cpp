//===- MeshSearchTest.cpp - Stages with meshes of their own ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LayeredModel.h"
#include "MixedClusters.h"
#include "PricedAnew.h"
#include "planner/Plan/Pipeline.h"
#include "planner/Search/Legal.h"
#include "planner/Search/Search.h"
#include <gmock/gmock.h>
#include <numeric>

using namespace planner;
using namespace planner::test;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

/// No two layers are equal.
LayeredModel widening() {
  LayeredModel shape;
  shape.layers = 5;
  shape.hidden = 1024;
  shape.ffn = 1024;
  shape.batch = 8;
  shape.widening = true;
  return shape;
}

class AskedOfMeshes {
public:
  AskedOfMeshes(const LayeredModel &shape, ClusterSpec machine)
      : cluster(std::move(machine)), stack(*loadStack("ideal")),
        graph(shape.build()) {
    options.devices = cluster.devices;
    options.baselines = false;
    options.stageMeshes = true;
    options.prepare =
        [shape](const RecomputeChoice &recompute) -> Expected<OpGraph> {
      return shape.build(recompute);
    };
  }

  Expected<SearchResult> search() const {
    return jointSearch(graph, cluster, stack, options);
  }
  Expected<SearchResult> price(const std::string &text) const {
    auto spec = parseStrategy(text);
    if (!spec)
      return spec.takeError();
    return priceStrategy(graph, cluster, stack, *spec, options.devices,
                         options.memoryLimit);
  }
  /// Of pipelines of two and three stages, all degrees and micro-batches.
  std::vector<std::string> all() const {
    std::vector<std::string> list;
    std::vector<StageDegrees> stages;
    const auto add = [&](int64_t samples) {
      StrategySpec spec;
      spec.pp = static_cast<int64_t>(stages.size());
      spec.stageDegrees = stages;
      spec.dp = spec.tp = spec.microBatch = 1;
      for (StageDegrees &stage : spec.stageDegrees)
        stage.microBatch = samples / stage.dp;
      if (std::adjacent_find(stages.begin(), stages.end(),
                             std::not_equal_to<>()) != stages.end())
        list.push_back(toString(spec) + ",zero=1,overlap=all");
    };
    const auto descend = [&](auto self, int64_t left, int64_t samples) -> void {
      if (left == 0 && stages.size() > 1)
        return add(samples);
      if (stages.size() == 3)
        return;
      // Three devices split no width.
      for (int64_t tp = 1; tp <= left; tp *= 2)
        for (int64_t dp = 1; tp * dp <= left; ++dp) {
          if (samples % dp != 0)
            continue;
          stages.push_back({dp, tp, 1, 1, 1});
          self(self, left - tp * dp, samples);
          stages.pop_back();
        }
    };
    for (const int64_t samples : {1, 2, 4})
      descend(descend, options.devices, samples);
    return list;
  }

  ClusterSpec cluster;
  StackSpec stack;
  OpGraph graph;
  SearchOptions options;
};

/// Against pipelines over all meshes, priced by themselves.
class Tally {
public:
  void add(AskedOfMeshes asked, int64_t percent) {
    // Under other schedules stages have equal meshes, and are often faster.
    asked.options.fix = *parseStrategy("zero=1,schedule=1f1b");
    auto found = asked.search();
    ASSERT_TRUE(found) << found.error().render();
    if (percent < 100) {
      int64_t most = 0;
      for (const StageShare &stage : found->prediction.stages)
        most = std::max(most, stage.memoryBytes);
      asked.options.memoryLimit = most * percent / 100;
      found = asked.search();
      ASSERT_TRUE(found) << found.error().render();
    }
    const double best = found->prediction.stepTime.value;
    EXPECT_TRUE(found->prediction.fits);
    unlike += !found->otherMeshes.empty();
    EXPECT_EQ(found->certificate.stageMeshes, !found->otherMeshes.empty());
    for (const std::string &text : asked.all())
      if (const auto other = asked.price(text))
        compare(text, *other, *found, percent < 100);
    // The same search without them finds nothing faster.
    asked.options.fix.forbidden.stageMeshes = true;
    const auto alike = asked.search();
    if (alike)
      EXPECT_GE(alike->prediction.stepTime.value, best * (1 - 1e-12));
  }

  size_t unlike = 0, priced = 0, faster = 0;

private:
  /// None is below the bound, nor much faster than what was found: how much of
  /// a mesh's memory units share is not known before it is priced.
  void compare(const std::string &text, const SearchResult &other,
               const SearchResult &found, bool isLimited) {
    const double best = found.prediction.stepTime.value;
    ++priced;
    if (found.certificate.stageMeshes)
      EXPECT_GE(other.prediction.stepTime.value,
                found.certificate.lowerBound.value * (1 - 1e-9))
          << text;
    if (!other.prediction.fits)
      return;
    faster += other.prediction.stepTime.value < best * 0.99;
    const double slack = isLimited ? 0.95 : 0.995;
    EXPECT_GE(other.prediction.stepTime.value, best * slack) << text;
  }
};

} // namespace

/// The same mesh by another name, with the same strategy: times and memory are
/// the same, also of what is sent and of parameters that two stages have.
TEST(MeshSearchTest, EqualMeshesCostWhatOneDoes) {
  for (const bool tied : {false, true})
    for (const char *software : {"ideal", "megatron"})
      for (const char *text :
           {"pp=4,tp=2,dp=2,mbs=1,layers=2x3/2x1", "pp=2,tp=8,mbs=2",
            "pp=2,dp=8,mbs=1,zero=1", "pp=4,tp=4,mbs=1,schedule=gpipe"}) {
        SCOPED_TRACE(std::string(text) + " " + software);
        LayeredModel shape;
        shape.tied = tied;
        const OpGraph graph = shape.build();
        const ClusterSpec cluster = *loadCluster("a100-80g-sxm", 16);
        const StackSpec stack = *loadStack(software);
        const auto found =
            priceStrategy(graph, cluster, stack, *parseStrategy(text), 16);
        ASSERT_TRUE(found) << found.error().render();
        PipelineShape pipeline = found->prediction.pipeline;
        pipeline.layers.counts = {3, 3, 1, 1};
        if (pipeline.stages == 2)
          pipeline.layers.counts = {5, 3};
        const auto micro = MicroBatchGraph::make(graph, pipeline);
        const Stage &stage = found->stage;
        const CostModel model(micro->get(), cluster, stack, stage.mesh);
        StagedStrategy staged{model, stage.assignment, stage.priced, graph,
                              pipeline};
        const auto one = predictStages(staged);
        for (int64_t s = 0; s < pipeline.stages; ++s)
          staged.pipeline.meshes.push_back(static_cast<size_t>(s % 2));
        staged.others = {{&model, &stage.assignment, &stage.priced}};
        const auto two = predictStages(staged);
        ASSERT_TRUE(one && two) << two.error().render();
        EXPECT_EQ(one->prediction.stepTime, two->prediction.stepTime);
        EXPECT_EQ(one->prediction.memory.totalPeak,
                  two->prediction.memory.totalPeak);
        EXPECT_EQ(one->prediction.mfu, two->prediction.mfu);
      }
}

/// A device that is handed more than one of the senders has waits for it: of a
/// pipeline on one device and on four, what comes back to the one is no less
/// than what goes to each of the four.
TEST(MeshSearchTest, FewerSendersSendMore) {
  const AskedOfMeshes asked(widening(), kindOf("a100-80g-sxm", 5));
  const auto sends = [&](const char *text) {
    const auto found = asked.price(text);
    EXPECT_TRUE(found) << found.error().render();
    return found ? found->prediction.communication.pipeline.value : 0;
  };
  // Four devices each get all samples, from one; then from four.
  const double narrow = sends("pp=2,tp=1/4,mbs=1");
  const AskedOfMeshes even(widening(), kindOf("a100-80g-sxm", 8));
  const auto alike = even.price("pp=2,tp=4,mbs=1");
  ASSERT_TRUE(alike);
  EXPECT_GT(narrow, alike->prediction.communication.pipeline.value);
}

TEST(MeshSearchTest, FewPipelinesAreFaster) {
  Tally tally;
  for (const auto &[machine, devices, percent] :
       {std::tuple("pase-2080ti", 3, 100), std::tuple("pase-2080ti", 5, 100),
        std::tuple("frontier", 6, 100), std::tuple("pase-2080ti", 5, 90),
        std::tuple("h100-80g-pcie", 7, 100)}) {
    SCOPED_TRACE(std::string(machine) + " " + std::to_string(devices));
    tally.add(AskedOfMeshes(widening(), kindOf(machine, devices)), percent);
  }
  EXPECT_GE(tally.unlike, 2U);
  EXPECT_GT(tally.priced, 150U);
  EXPECT_LT(tally.faster * 20, tally.priced);
}

/// Stages lie inside the parts of a cluster, whose devices no number of equal
/// stages but single ones divides.
TEST(MeshSearchTest, StagesOnPartsHaveMeshesOfTheirOwn) {
  Tally tally;
  for (const int64_t percent : {100, 90}) {
    tally.add(AskedOfMeshes(widening(), mixOf({kindOf("pase-2080ti", 2),
                                               kindOf("h100-80g-pcie", 3)})),
              percent);
    tally.add(AskedOfMeshes(widening(), mixOf({kindOf("frontier", 4),
                                               kindOf("h100-80g-pcie", 2)})),
              percent);
  }
  EXPECT_GE(tally.unlike, 2U);
  EXPECT_GT(tally.priced, 100U);
  EXPECT_LT(tally.faster * 20, tally.priced);
}

/// They are what was asked for, and no slower than what the string is priced
/// as: single choices are made after that.
TEST(MeshSearchTest, StagesMayBeFixed) {
  AskedOfMeshes asked(widening(), kindOf("a100-80g-sxm", 5));
  asked.options.fix = *parseStrategy("pp=3,tp=2/1/2,mbs=1,zero=0");
  const auto found = asked.search();
  ASSERT_TRUE(found) << found.error().render();
  EXPECT_THAT(found->prediction.pipeline.meshes, ElementsAre(0, 1, 0));
  ASSERT_EQ(found->otherMeshes.size(), 1U);
  EXPECT_EQ(found->stage.mesh.devices(), 2);
  EXPECT_EQ(found->otherMeshes[0].mesh.devices(), 1);
  EXPECT_THAT(found->strategy, HasSubstr("tp=2/1/2"));
  EXPECT_GE(found->prediction.stepTime.value,
            found->certificate.lowerBound.value);
  const auto priced = asked.price(found->strategy);
  ASSERT_TRUE(priced) << priced.error().render();
  EXPECT_GE(priced->prediction.stepTime, found->prediction.stepTime);
  EXPECT_EQ(stepAnew(*found, asked.graph, asked.cluster, asked.stack),
            found->prediction.stepTime.value);
}

/// One device shares its states with nobody, and may be in a pipeline whose
/// other stages do.
TEST(MeshSearchTest, AStageAloneIsInAPipelineWithZeRO) {
  AskedOfMeshes asked(widening(), kindOf("h100-80g-pcie", 5));
  for (const int zero : {1, 2}) {
    SCOPED_TRACE(zero);
    const std::string level = "zero=" + std::to_string(zero);
    asked.options.fix = *parseStrategy("pp=2,dp=1/4,mbs=4/1," + level);
    const auto fixed = asked.search();
    ASSERT_TRUE(fixed) << fixed.error().render();
    asked.options.fix = *parseStrategy("");
    const auto found = asked.search();
    ASSERT_TRUE(found) << found.error().render();
    EXPECT_LE(found->prediction.stepTime.value,
              fixed->prediction.stepTime.value * 1.02);
  }
}

/// Six devices are no three stages of the same size but of two; eight are not.
TEST(MeshSearchTest, StagesNeedNotDivideTheDevices) {
  AskedOfMeshes asked(widening(), kindOf("a100-80g-sxm", 8));
  asked.options.fix = *parseStrategy("pp=3");
  const auto found = asked.search();
  ASSERT_TRUE(found) << found.error().render();
  EXPECT_EQ(found->prediction.pipeline.stages, 3);
  EXPECT_FALSE(found->otherMeshes.empty());
  asked.stack.pipeline.stageMeshes = false;
  EXPECT_FALSE(asked.search());
}

TEST(MeshSearchTest, StagesLieAlongTheLinks) {
  const AskedOfMeshes asked(widening(), kindOf("a100-80g-sxm", 16));
  const auto refusal = [&](const char *text) {
    const auto found = asked.price(text);
    EXPECT_FALSE(found) << text;
    return found ? std::string() : found.error().message;
  };
  // Nodes of 8: a stage of 8 after one of 4 is on two of them.
  EXPECT_THAT(refusal("pp=3,tp=4/8/4,mbs=1"),
              HasSubstr("stage 1 on devices 4"));
  EXPECT_TRUE(asked.price("pp=3,tp=4/4/8,mbs=1"));
  EXPECT_THAT(refusal("pp=2,tp=4/8,mbs=1"), HasSubstr("12 devices"));
  EXPECT_THAT(refusal("pp=2,tp=4/12,mbs=1,dp_shard=1"),
              HasSubstr("equal meshes"));
  // A stack that has not such stages prices them, and says so.
  const StackSpec megatron = *loadStack("megatron");
  const auto found = priceStrategy(asked.graph, asked.cluster, megatron,
                                   *parseStrategy("pp=3,tp=4/4/8,mbs=1"), 16);
  ASSERT_TRUE(found) << found.error().render();
  EXPECT_THAT(found->warnings, testing::Contains(HasSubstr("equal meshes")));
}
