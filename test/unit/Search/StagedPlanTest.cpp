//===- StagedPlanTest.cpp - Plans of stages and micro-batches -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LayeredModel.h"
#include "planner/Plan/Difference.h"
#include "planner/Plan/Pipeline.h"
#include "planner/Search/Search.h"
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

using namespace planner;
using namespace planner::test;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;
using Json = nlohmann::json;

namespace {

/// A strategy that was priced, as a plan.
class StagedPlan : public testing::Test {
protected:
  void make(const std::string &strategy, const char *software = "megatron") {
    auto machine = loadCluster("a100-80g-sxm", 8);
    auto priced = loadStack(software);
    auto spec = parseStrategy(strategy);
    ASSERT_TRUE(machine && priced && spec);
    cluster = std::move(*machine);
    stack = std::move(*priced);
    auto found = priceStrategy(graph, cluster, stack, *spec, 8);
    ASSERT_TRUE(found) << strategy << ": " << found.error().render();
    plan.inputs.cluster = cluster.name;
    plan.inputs.stack = stack.name;
    plan.inputs.devices = 8;
    plan.inputs.recompute = graph.recompute;
    plan.stages = {std::move(found->stage)};
    plan.prediction = found->prediction;
    // The price of one strategy proves nothing about others.
    plan.certificate = makeCertificate(plan.prediction.stepTime, Seconds(0), 0);
    plan.certificate.stages = true;
    document = Json::parse(serialise(plan, graph, cluster, stack));
  }

  std::vector<std::string> linesOf(const Json &changed) const {
    auto lines = verifyPlan(changed.dump(), graph, cluster, stack);
    EXPECT_TRUE(lines) << lines.error().render();
    return lines ? *lines : std::vector<std::string>();
  }
  bool isRejected(const Json &changed) const {
    auto lines = verifyPlan(changed.dump(), graph, cluster, stack);
    return !lines || !lines->empty();
  }

  OpGraph graph = LayeredModel().build();
  ClusterSpec cluster;
  StackSpec stack;
  Plan plan;
  Json document;
};

} // namespace

TEST_F(StagedPlan, HoldsForEverySchedule) {
  for (const char *strategy :
       {"pp=4,dp=2,mbs=1", "pp=4,tp=2,mbs=2,schedule=gpipe",
        "pp=2,vpp=2,dp=2,tp=2,mbs=2,zero=1", "pp=4,dp=2,mbs=1,schedule=zb-h1",
        "pp=4,dp=2,mbs=1,schedule=zbv", "pp=4,dp=2,mbs=1,schedule=dualpipe",
        "dp=8,mbs=1", "dp=8,mbs=2,zero=1", "dp=8,overlap=dp",
        "pp=2,vpp=4,dp=4,mbs=1,overlap=all"}) {
    make(strategy);
    EXPECT_THAT(linesOf(document), IsEmpty()) << strategy;
  }
}

TEST_F(StagedPlan, ReadsBackAsItWasWritten) {
  make("pp=4,tp=2,mbs=2,overlap=tp");
  auto read = readPlan(document.dump(), graph);
  ASSERT_TRUE(read) << read.error().render();
  const PipelineShape &shape = read->prediction.pipeline;
  EXPECT_EQ(shape.stages, 4);
  EXPECT_EQ(shape.microBatches, 16);
  EXPECT_EQ(shape.microBatchSamples, 2);
  EXPECT_TRUE(shape.overlapsTensor);
  EXPECT_FALSE(shape.overlapsData);
  // A stage's mesh, not the whole cluster's.
  EXPECT_EQ(read->stages.front().mesh.devices(), 2);
  auto micro = MicroBatchGraph::make(graph, shape);
  ASSERT_TRUE(micro);
  const auto ok = pricePlan(*read, graph, micro->get(), cluster, stack);
  ASSERT_TRUE(ok) << ok.error().render();
  EXPECT_EQ(read->prediction.stepTime, plan.prediction.stepTime);
  EXPECT_EQ(Json::parse(serialise(*read, graph, cluster, stack)), document);
}

TEST_F(StagedPlan, EveryPartOfTheShapeIsAClaim) {
  make("pp=2,vpp=2,dp=2,tp=2,mbs=2,zero=1");
  const auto rejects = [&](const char *key, const Json &value) {
    Json changed = document;
    changed["pipeline"][key] = value;
    EXPECT_TRUE(isRejected(changed)) << key << ": " << value;
  };
  for (int stages : {0, 1, 3, 4, 1 << 30})
    rejects("stages", stages);
  for (int chunks : {0, 1, 4, 1 << 30})
    rejects("chunks_per_stage", chunks);
  for (const char *schedule : {"gpipe", "1f1b", "zbv", "", "fastest"})
    rejects("schedule", schedule);
  for (int count : {0, 1, 4, 16, 1 << 30})
    rejects("micro_batches", count);
  for (int samples : {0, 1, 2, 8, 1 << 30})
    rejects("micro_batch_samples", samples);
  for (const char *when : {"micro-batch", "", "never"})
    rejects("gradients_reduced", when);
  rejects("overlap", {"tensor"});
  rejects("overlap", {"sends"});
  rejects("overlap", {"everything"});
  rejects("overlap", "data");
  for (const auto &[key, value] : document["pipeline"].items()) {
    Json changed = document;
    changed["pipeline"].erase(key);
    EXPECT_TRUE(isRejected(changed)) << key;
  }
}

TEST_F(StagedPlan, NamesWhatTheStackCannotDo) {
  make("pp=2,dp=4,mbs=1,zero=0", "megatron-2021");
  Json changed = document;
  changed["pipeline"]["overlap"] = {"data"};
  EXPECT_THAT(linesOf(changed),
              Contains(StartsWith("/pipeline/overlap: the stack megatron-2021 "
                                  "does not overlap data")));
  changed = document;
  changed["pipeline"]["gradients_reduced"] = "micro-batch";
  EXPECT_THAT(linesOf(changed), Contains(HasSubstr("has no ZeRO stage 2")));
  changed = document;
  changed["pipeline"]["micro_batches"] = 5;
  EXPECT_THAT(linesOf(changed),
              Contains(HasSubstr("/pipeline/micro_batches: plan says 5 of 4 "
                                 "samples, expected a global batch of 32")));
}

TEST_F(StagedPlan, TooFewDevicesAreNamed) {
  make("pp=4,dp=2,mbs=1");
  cluster.maxDevices = 4;
  EXPECT_THAT(linesOf(document), Contains(HasSubstr("plan uses 8 devices")));
  EXPECT_FALSE(checkPlacement(plan, graph, cluster, stack));
}

/// "12 parameters and states, 3.00 MiB over all devices, ..." of what moves.
static std::string movedText(const std::vector<std::string> &lines) {
  for (const std::string &line : lines)
    if (const size_t at = line.find("states, ");
        line.starts_with("move ") && at != std::string::npos)
      return line.substr(at);
  return "nothing";
}

/// Layers in a loop are slices of stacked weights: as many bytes move between
/// stages as of layer after layer; and none where nothing changes.
TEST_F(StagedPlan, SlicesOfStacksMoveAsLayersDo) {
  const auto linesFrom = [&](bool scanned, const char *from, const char *to) {
    LayeredModel model;
    model.scanned = scanned;
    graph = model.build();
    make(from);
    const Plan before = plan;
    make(to);
    return describeDifference({before, graph, cluster, stack},
                              {plan, graph, cluster, stack});
  };
  for (const auto &[from, to] :
       {std::pair{"pp=2,dp=4,mbs=1,zero=0", "pp=4,dp=2,mbs=1,zero=0"},
        std::pair{"pp=4,dp=2,mbs=1,zero=0", "dp=8,zero=0"},
        std::pair{"dp=8,zero=0", "pp=2,dp=4,mbs=1,zero=0"},
        std::pair{"pp=2,dp=4,mbs=1,zero=0", "pp=2,vpp=2,dp=4,mbs=2,zero=0"}}) {
    const auto layers = linesFrom(false, from, to);
    const auto slices = linesFrom(true, from, to);
    EXPECT_EQ(movedText(layers), movedText(slices)) << from << " to " << to;
  }
  EXPECT_THAT(
      linesFrom(true, "pp=4,dp=2,mbs=1,zero=0", "pp=4,dp=2,mbs=1,zero=0"),
      Contains("move no parameter or state"));
  EXPECT_THAT(linesFrom(false, "pp=4,dp=2,mbs=1,zero=0", "dp=8,zero=0"),
              Contains(StartsWith("move stage 3 -> all devices: ")));
}
