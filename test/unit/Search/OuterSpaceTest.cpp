//===- OuterSpaceTest.cpp - What staged strategies there are --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Search/PointPricer.h"
#include "LayeredModel.h"
#include <gmock/gmock.h>
#include <set>

using namespace planner;
using namespace planner::test;

namespace {

/// Of four layers, for four samples.
LayeredModel fourLayers() {
  LayeredModel shape;
  shape.layers = 4;
  shape.hidden = 64;
  shape.ffn = 128;
  shape.batch = 4;
  shape.sequence = 16;
  return shape;
}

/// As strategy strings.
std::vector<std::string> points(const OpGraph &graph, int64_t devices,
                                const std::string &software,
                                const std::string &fixed,
                                const std::string &forbidden) {
  const auto cluster = loadCluster("a100-80g-sxm", devices);
  const auto stack = loadStack(software);
  auto fix = parseStrategy(fixed);
  EXPECT_TRUE(cluster && stack && fix);
  fix->forbidden = *parseForbidden(forbidden);
  std::vector<RecomputeChoice> others;
  if (!fix->recompute())
    others.push_back(Recompute::Full);
  std::vector<std::string> list;
  for (const OuterFamily &family :
       enumerateFamilies({graph, layersOf(graph, *cluster, *stack), *cluster,
                          *stack, devices, *fix, others}))
    for (const ScheduleChoice &schedule : family.schedules)
      list.push_back(
          toString(strategyOf(family.stage, schedule, *stack, *fix)));
  return list;
}

size_t count(const std::string &fixed, const std::string &forbidden,
             const std::string &software = "deepspeed", int64_t devices = 2) {
  return points(fourLayers().build(), devices, software, fixed, forbidden)
      .size();
}

/// Two devices, without tensor parallelism. As one stage, dp=2: one sample of a
/// device at once, in two micro-batches, or two, which is new only with
/// recomputation: (2 + 1) times four levels of ZeRO. As two stages, which
/// share no states: one, two or four samples at once; with and without
/// recomputation: 3 * 2.
TEST(OuterSpaceTest, CountedByHand) {
  EXPECT_EQ(count("", "cp"), 12u + 6u);
  EXPECT_EQ(count("", "cp,pp"), 12u);
  EXPECT_EQ(count("", "cp,pp,zero"), 3u);
  EXPECT_EQ(count("", "cp,dp"), 6u);
  // Two samples at once with recomputation; four, with and without.
  EXPECT_EQ(count("", "cp,mbs"), 4u + 2u);
  EXPECT_EQ(count("pp=2", "cp"), 6u);
  EXPECT_EQ(count("recompute=none", "cp"), 4u + 3u);
  EXPECT_EQ(count("pp=2,mbs=1,recompute=none", "cp"), 1u);
  EXPECT_EQ(count("zero=1,mbs=1", "cp"), 2u + 2u);
  // What is fixed need not be what the stack does best, or at all.
  EXPECT_EQ(count("pp=2,vpp=2", "cp"), 4u);
  EXPECT_EQ(count("schedule=gpipe,pp=2", "cp"), 6u);
  // As many micro-batches as there are samples, and twice the stages.
  EXPECT_EQ(count("schedule=dualpipe,pp=2", "cp"), 2u);
  EXPECT_EQ(count("tp=2", "cp"), 5u);
}

/// Of Megatron-Core's, where two divides the micro-batches, four and two of
/// them, the four layers are also interleaved: (2 + 2 + 1) * 2. Others also run
/// GPipe, and split backward passes: ZB-H1 and DualPipe, and in two chunks ZB-V
/// and DualPipeV.
TEST(OuterSpaceTest, SchedulesOfTheStack) {
  EXPECT_EQ(count("", "cp,tp", "megatron"), 12u + 10u);
  EXPECT_EQ(count("", "cp,tp,vpp", "megatron"), 12u + 6u);
  EXPECT_EQ(count("pp=2,vpp=2", "cp,tp", "megatron"), 4u);
  const std::string one = "pp=2,mbs=1,recompute=none";
  EXPECT_EQ(count(one, "cp,tp", "megatron"), 2u);
  EXPECT_EQ(count(one, "cp,tp", "ideal"), 7u);
  EXPECT_EQ(count(one, "cp,tp,vpp", "ideal"), 4u);
  EXPECT_EQ(count(one, "cp,tp,schedule=interleaved", "megatron"), 1u);
  EXPECT_EQ(count(one, "cp,tp,schedule=zbv,schedule=dualpipe", "ideal"), 5u);
  EXPECT_EQ(count("pp=2,mbs=1", "cp,tp,recompute", "megatron"), 2u);
  for (const char *schedule : {"zb-h1", "zbv", "dualpipe", "dualpipev"})
    EXPECT_EQ(count(one + ",schedule=" + schedule, "cp,tp", "megatron"), 1u);
}

namespace {

/// Interleaved, with so many layers on two stages: how many chunks a stage may
/// have, negative where layers are divided freely.
std::vector<int64_t> chunksOf(LayeredModel shape, int64_t layers,
                              const std::string &forbidden = "") {
  shape.layers = layers;
  std::vector<int64_t> list;
  for (const std::string &text :
       points(shape.build(), 2, "megatron",
              "pp=2,mbs=1,recompute=none,schedule=interleaved", forbidden)) {
    const auto spec = parseStrategy(text);
    EXPECT_TRUE(spec) << text;
    const bool isFree = spec->layers && spec->layers->isFree;
    list.push_back(isFree ? -*spec->vpp : *spec->vpp);
  }
  return list;
}

} // namespace

/// Twelve layers make two, three and six equal chunks on each of two stages,
/// and ten, with both ends as two more, two and three, or five alone. Of 13 the
/// smallest of two and of three chunks has three layers and two, of six one; of
/// 45 the smallest of two, five and eleven has eleven, four and two.
TEST(OuterSpaceTest, ChunksThatAreNotEqual) {
  using testing::ElementsAre;
  EXPECT_THAT(chunksOf(fourLayers(), 12), ElementsAre(2, 3, 6));
  EXPECT_THAT(chunksOf(fourLayers(), 13), ElementsAre(-2, -3));
  EXPECT_THAT(chunksOf(fourLayers(), 45), ElementsAre(-2, -5, -11));
  EXPECT_THAT(chunksOf(fourLayers(), 13, "layers"), ElementsAre());
  EXPECT_THAT(chunksOf(fourLayers(), 10), ElementsAre(2, 3, 5));
  // A head as long as a layer.
  LayeredModel heavy = fourLayers();
  heavy.output = 4096;
  EXPECT_THAT(chunksOf(heavy, 12), ElementsAre(-2, -3, -6));
  EXPECT_THAT(chunksOf(heavy, 12, "layers"), ElementsAre(2, 3, 6));
}

/// Degrees divide what they split: 64 and 128 features among four devices, but
/// not six and ten.
TEST(OuterSpaceTest, DegreesDivide) {
  EXPECT_EQ(count("tp=4,zero=0", "cp", "ideal", 4), 5u);
  LayeredModel shape = fourLayers();
  shape.hidden = shape.input = shape.output = 6;
  shape.ffn = shape.sequence = 10;
  EXPECT_EQ(points(shape.build(), 4, "ideal", "tp=4", "cp").size(), 0u);
  EXPECT_GT(points(shape.build(), 4, "ideal", "tp=2", "cp").size(), 0u);
  EXPECT_EQ(count("mbs=3", ""), 0u);
  EXPECT_EQ(count("pp=8", "", "ideal", 8), 0u);
}

/// A stack has the levels of ZeRO that it has with pipelines.
TEST(OuterSpaceTest, WhatTheStackCan) {
  for (const std::string &strategy :
       points(fourLayers().build(), 4, "deepspeed", "pp=2", "cp")) {
    EXPECT_THAT(strategy, testing::Not(testing::HasSubstr("zero=2")));
    EXPECT_THAT(strategy, testing::Not(testing::HasSubstr("zero=3")));
  }
}

/// Of four data-parallel devices two may share states: with ZeRO-3, and what is
/// fixed where the stack has it, FSDP from ZeRO-2 on.
TEST(OuterSpaceTest, HybridsOfTheStack) {
  const std::string four = "dp=4,mbs=1,";
  const auto of = [&](const std::string &fix, const std::string &forbid = "cp",
                      const std::string &stack = "fsdp") {
    return count(four + fix, forbid, stack, 4);
  };
  EXPECT_EQ(of("zero=3"), 2u);
  EXPECT_EQ(of("zero=3", "cp,dp_shard"), 1u);
  EXPECT_EQ(of("zero=3", "cp", "megatron"), 1u);
  EXPECT_EQ(of("zero=2"), 1u);
  EXPECT_EQ(of("zero=2,dp_shard=2"), 1u);
  EXPECT_EQ(of("zero=1,dp_shard=2"), 0u);
  EXPECT_EQ(of("zero=1,dp_shard=2", "cp", "megatron"), 1u);
  // Of two levels; of three if these are all devices.
  EXPECT_EQ(of("dp_shard=2"), 2u);
  EXPECT_EQ(of("dp_shard=4"), 3u);
  EXPECT_EQ(of("dp_shard=3"), 0u);
}

TEST(OuterSpaceTest, EachOnceAndLegal) {
  const OpGraph graph = fourLayers().build();
  for (const char *software : {"ideal", "megatron", "fsdp"}) {
    const auto list = points(graph, 8, software, "", "");
    EXPECT_GT(list.size(), 20u);
    EXPECT_EQ(std::set<std::string>(list.begin(), list.end()).size(),
              list.size());
  }
}

/// What accumulates gradients itself runs through no stages.
TEST(OuterSpaceTest, OthersHaveNone) {
  OpGraph graph = fourLayers().build();
  graph.microBatches = 2;
  EXPECT_TRUE(points(graph, 2, "ideal", "", "").empty());
}

/// Without backward passes and states, schedules and ZeRO levels that differ in
/// these are one.
TEST(OuterSpaceTest, WithoutTrainingFewSchedules) {
  LayeredModel shape = fourLayers();
  shape.trained = false;
  // Another takes the place of one that is forbidden.
  for (const std::string forbidden : {"", "schedule=gpipe"}) {
    std::set<std::string> schedules;
    std::set<int> zero;
    for (const std::string &point :
         points(shape.build(), 4, "ideal", "", forbidden)) {
      const StrategySpec spec = *parseStrategy(point);
      zero.insert(spec.zero.value_or(0));
      for (const auto &[key, value] : spec.named)
        if (key == "schedule")
          schedules.insert(value);
    }
    EXPECT_EQ(zero, (std::set{0, 3}));
    EXPECT_EQ(schedules.size(), 2u);
    EXPECT_TRUE(schedules.contains("interleaved"));
    EXPECT_FALSE(!forbidden.empty() && schedules.contains("gpipe"));
  }
}

} // namespace
