//===- JointRestrictionTest.cpp - Bans leave a part of the space ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "JointCase.h"

using namespace planner;
using planner::test::Asked;
using planner::test::Case;
using planner::test::kRounding;
using planner::test::randomCase;

namespace {

const std::vector<std::string> bans = {
    "dp",           "tp",
    "sp",           "cp",
    "zero",         "zero=3",
    "dp_shard",     "pp",
    "vpp",          "layers",
    "zero,offload", "zero_layers,offload",
    "mbs",          "tp,pp",
    "dp,layers",    "sp,mbs,zero",
    "recompute",    "recompute_layers",
    "overlap",      "schedule=1f1b,schedule=gpipe"};

Expected<SearchResult> plan(const Case &c, bool withHosts) {
  Asked asked(c);
  asked.options.fix.forbidden = *parseForbidden(c.forbid);
  asked.options.hosts = withHosts;
  asked.options.explains = asked.options.hints = false;
  return jointSearch(asked.graph, asked.cluster, asked.stack, asked.options);
}

/// Both forms of each point that the ban leaves.
void expectSame(Asked &whole, Asked &part, size_t &compared) {
  PointPricer with(whole.graph, whole.cluster, whole.stack, whole.staged);
  PointPricer without(part.graph, part.cluster, part.stack, part.staged);
  std::map<StagePoint, std::vector<ScheduleChoice>> all;
  for (OuterFamily &family : whole.families(true))
    all[family.stage] = std::move(family.schedules);
  for (const OuterFamily &family : part.families(true)) {
    SCOPED_TRACE(part.name(family.stage, family.schedules[0]));
    const auto same = all.find(family.stage);
    ASSERT_NE(same, all.end());
    for (const ScheduleChoice &schedule : family.schedules)
      EXPECT_EQ(std::count(same->second.begin(), same->second.end(), schedule),
                1);
    for (const StageForm form : Asked::forms(family.stage)) {
      const auto here = without.price(family.stage, family.schedules[0], form);
      const auto there = with.price(family.stage, family.schedules[0], form);
      ASSERT_TRUE(here && there);
      EXPECT_EQ(here->prediction.stepTime.value,
                there->prediction.stepTime.value);
      EXPECT_EQ(here->prediction.memory.totalPeak,
                there->prediction.memory.totalPeak);
      ++compared;
    }
  }
}

} // namespace

/// A ban leaves points out, and changes the strategy of none. (`sp` is of the
/// strategies, and not of points; free layers of the divisions; with overlap a
/// step takes less.)
TEST(JointRestrictionTest, BansChangeNoPoint) {
  std::mt19937 random(7);
  size_t compared = 0;
  for (const std::string &ban : bans) {
    if (ban.find("sp") != std::string::npos ||
        ban.find("layers") != std::string::npos || ban == "overlap")
      continue;
    Case c = randomCase(random);
    SCOPED_TRACE("--forbid " + ban);
    c.devices = 4;
    c.stack = "torchtitan";
    Asked whole(c);
    c.forbid = ban;
    Asked part(c);
    expectSame(whole, part, compared);
  }
  EXPECT_GT(compared, 200u);
}

/// Where memory matters more and less, with hosts and without: what is left
/// has no plan that is faster than the bound of the whole.
TEST(JointRestrictionTest, NoneIsBelowTheBoundOfTheWhole) {
  std::mt19937 random(29);
  size_t compared = 0, next = 0;
  for (int round = 0; round < 3; ++round) {
    Case c = randomCase(random);
    c.devices = 4;
    c.shape.hidden = std::min<int64_t>(c.shape.hidden, 256);
    if (round % 3 != 0)
      c.stack = "torchtitan";
    const bool withHosts = round % 2 == 0;
    const Expected<SearchResult> fastest = plan(c, withHosts);
    ASSERT_TRUE(fastest) << fastest.error().render();
    for (const int64_t tenths : {10, 7, 5}) {
      c.limit = fastest->prediction.memory.totalPeak * tenths / 10;
      c.forbid.clear();
      const Expected<SearchResult> whole = plan(c, withHosts);
      // A few each time, and all of them in the end.
      for (int each = 0; each < 5; ++each) {
        c.forbid = bans[next++ % bans.size()];
        const Expected<SearchResult> part = plan(c, withHosts);
        if (!part)
          continue;
        SCOPED_TRACE(std::to_string(round) + ", " + std::to_string(tenths) +
                     " tenths, --forbid " + c.forbid + ": " + part->strategy);
        ASSERT_TRUE(whole) << "only a part of the space has a plan";
        EXPECT_GE(part->prediction.stepTime.value,
                  whole->certificate.lowerBound.value * (1 - kRounding));
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 25u);
}

namespace {

/// Among how many devices an operator's samples are split.
int64_t partsOf(const OpGraph &graph, OpId id, const Stage &stage) {
  const Op &op = graph.ops[id];
  int64_t parts = 1;
  for (FactorId f = 0; f < op.rule->factors.size(); ++f)
    if (const DimClassId dim = op.rule->factors[f].dimClass;
        dim < graph.dimClasses.size() &&
        graph.dimClasses[dim].kind == DimClassKind::Batch)
      parts *= splitOf(stage.assignment.ops[id], f, stage.mesh);
  return parts;
}

/// In one micro-batch, on as many devices as it takes, however they split all
/// else.
void expectSamples(const SearchResult &found, const Asked &asked,
                   int64_t samples) {
  const OpGraph &graph = found.stepGraph ? *found.stepGraph : asked.graph;
  if (!found.prediction.pipeline.isPlain())
    return;
  for (OpId id = 0; id < graph.ops.size(); ++id)
    EXPECT_LE(partsOf(graph, id, found.stage) * samples,
              asked.asked.shape.batch);
  const auto first =
      std::find_if(graph.ops.begin(), graph.ops.end(),
                   [](const Op &op) { return op.kind == OpKind::Contraction; });
  EXPECT_EQ(partsOf(graph, static_cast<OpId>(first - graph.ops.begin()),
                    found.stage) *
                samples,
            asked.asked.shape.batch);
}

} // namespace

/// Where samples at once are fixed, so are those of plans without stages, and a
/// mesh that gives as many is a part of what is left.
TEST(JointRestrictionTest, SamplesAtOnce) {
  std::mt19937 random(31);
  size_t compared = 0, free = 0;
  for (int round = 0; round < 6; ++round) {
    Case c = randomCase(random);
    c.devices = 4;
    c.shape.batch = 8;
    c.shape.hidden = std::min<int64_t>(c.shape.hidden, 256);
    c.stack = round % 2 == 0 ? "megatron-2021" : "ideal";
    c.forbid = "pp";
    for (const int64_t dp : {1, 2, 4}) {
      const int64_t samples = c.shape.batch / dp;
      const std::string mbs = "mbs=" + std::to_string(samples);
      SCOPED_TRACE(std::to_string(round) + ", " + mbs);
      c.fix = mbs;
      Asked asked(c);
      const Expected<SearchResult> whole = plan(c, false);
      ASSERT_TRUE(whole) << whole.error().render();
      expectSamples(*whole, asked, samples);
      free += whole->strategy.empty();
      c.fix =
          mbs + ",dp=" + std::to_string(dp) + ",tp=" + std::to_string(4 / dp);
      const Expected<SearchResult> part = plan(c, false);
      if (!part)
        continue;
      EXPECT_GE(part->prediction.stepTime.value,
                whole->certificate.lowerBound.value * (1 - kRounding))
          << c.fix;
      ++compared;
    }
  }
  EXPECT_GT(compared, 12u);
  EXPECT_GT(free, 4u);
}
