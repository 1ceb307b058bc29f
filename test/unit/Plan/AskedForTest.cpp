//===- AskedForTest.cpp - Plans that are not what was asked for -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "lib/Plan/AskedFor.h"
#include <gmock/gmock.h>

using namespace planner;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::StartsWith;

namespace {

/// Four stages of 2 x 2 devices, with 8 micro-batches.
struct AskedFor : testing::Test {
  AskedFor() {
    Stage stage;
    stage.mesh.axes = {{"dp", 2, 1}, {"tp1", 2, 0}, {"tp0", 2, 0}};
    plan.stages = {stage};
    PipelineShape &shape = plan.prediction.pipeline;
    shape.stages = 4;
    shape.chunksPerStage = 2;
    shape.schedule = PipelineSchedule::Interleaved;
    shape.microBatches = 8;
    shape.overlapsData = true;
  }

  std::vector<std::string> linesOf(const std::string &fix,
                                   const std::string &forbid) {
    plan.inputs.fix = fix;
    plan.inputs.forbid = forbid;
    std::vector<std::string> lines;
    checkAskedFor(plan, graph, lines);
    return lines;
  }

  OpGraph graph;
  Plan plan;
};

} // namespace

TEST_F(AskedFor, WhatThePlanHas) {
  for (const char *fix : {"", "pp=4", "dp=2,tp=4,pp=4,vpp=2,cp=1,ep=1",
                          "schedule=interleaved,offload=none"})
    EXPECT_THAT(linesOf(fix, ""), IsEmpty()) << fix;
  for (const char *forbid : {"cp,ep", "offload,stage_meshes", "schedule=1f1b",
                             "zero_layers,dp_shard"})
    EXPECT_THAT(linesOf("", forbid), IsEmpty()) << forbid;
}

TEST_F(AskedFor, WhatItHasNot) {
  for (const char *fix :
       {"pp=2", "vpp=1", "dp=4", "tp=2", "cp=2", "ep=2", "schedule=1f1b",
        "offload=optimizer", "recompute=full,zero=3,zero_layers=2"})
    EXPECT_THAT(linesOf(fix, ""), ElementsAre(StartsWith("/inputs/fix: plan")))
        << fix;
  for (const char *forbid :
       {"pp", "vpp", "mbs", "dp", "tp", "overlap", "schedule=interleaved"})
    EXPECT_THAT(linesOf("", forbid),
                ElementsAre(StartsWith("/inputs/forbid: plan")))
        << forbid;
  plan.prediction.pipeline.zeroLayers = 1;
  EXPECT_THAT(linesOf("", "zero_layers"), testing::SizeIs(1));
  plan.inputs.formats = {"bf16"};
  EXPECT_THAT(linesOf("dtype=bf16", ""), IsEmpty());
  EXPECT_THAT(linesOf("dtype=fp8", ""),
              ElementsAre(StartsWith("/inputs/dtypes: expected")));
}

/// The model's own axes and those of links may have any names.
TEST_F(AskedFor, NamesThatSayNothing) {
  PipelineShape &shape = plan.prediction.pipeline;
  shape = {};
  EXPECT_THAT(linesOf("", "dp,tp"), IsEmpty());
  EXPECT_THAT(linesOf("dp=2", "tp"), testing::SizeIs(1));
  shape.microBatches = 2;
  EXPECT_THAT(linesOf("", "dp,tp"), testing::SizeIs(2));
  graph.tensors.emplace_back().constraint = InputSharding();
  EXPECT_THAT(linesOf("", "dp,tp"), IsEmpty());
}

/// Micro-batches of replicas on several parts are those of all together.
TEST_F(AskedFor, MicroBatchesOfReplicas) {
  PipelineShape &shape = plan.prediction.pipeline;
  shape = {};
  shape.microBatches = 2;
  shape.parts.resize(2);
  EXPECT_THAT(linesOf("", "mbs"), testing::SizeIs(1));
  for (PartRun &run : shape.parts)
    run.microBatches = run.replicas = 1;
  EXPECT_THAT(linesOf("", "mbs"), IsEmpty());
}
