//===- FreeLayersTest.cpp - Stages of different numbers of layers ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Search/StagedProbe.h"
#include "Divisions.h"
#include "JointCase.h"
#include <gmock/gmock.h>

using namespace planner;
using namespace planner::test;

namespace {

/// What the divisions of a point's layers take.
struct Divided {
  size_t divisions = 0, fitting = 0;
  double best = std::numeric_limits<double>::infinity();
  double fastest = std::numeric_limits<double>::infinity();
  double leastBytes = std::numeric_limits<double>::infinity();
  std::string name;
};

double usableBytes(const Asked &asked) {
  return static_cast<double>(
      usableMemory(asked.cluster, asked.stack, asked.asked.limit));
}

Divided divideAll(Asked &asked, const StagePoint &point,
                  const ScheduleChoice &schedule, const PointPricer &pricer) {
  Divided all;
  StrategySpec spec =
      strategyOf(point, schedule, asked.stack, asked.staged.fix);
  const std::vector<StageRoom> rooms =
      roomsOf(point, schedule,
              pricer.knownVariant(point.recompute)
                  ->memory.layerBytes(point, usableBytes(asked),
                                      asked.staged.fix.offload()));
  forDivisions(asked.asked.shape.layers, point.stages * schedule.chunksPerStage,
               [&](const std::vector<int64_t> &counts) {
                 spec.layers = LayerSplit{false, counts};
                 const auto priced = priceStrategy(
                     asked.graphOf(point.recompute), asked.cluster, asked.stack,
                     spec, asked.asked.devices, asked.asked.limit);
                 ASSERT_TRUE(priced) << priced.error().render();
                 const Prediction &p = priced->prediction;
                 const double seconds = p.stepTime.value;
                 ++all.divisions;
                 all.fastest = std::min(all.fastest, seconds);
                 all.leastBytes = std::min(
                     all.leastBytes, static_cast<double>(p.memory.totalPeak));
                 if (!p.fits)
                   return;
                 // What fits is within the bound of what does.
                 const auto layers = layersByStage(point, schedule, counts);
                 for (size_t s = 0; s < rooms.size(); ++s)
                   EXPECT_LE(static_cast<double>(layers[s]), rooms[s].most)
                       << toString(spec);
                 ++all.fitting;
                 if (seconds < all.best) {
                   all.best = seconds;
                   all.name = toString(spec);
                 }
               });
  return all;
}

/// Models with a head as long as some layers; large ones compute for longer
/// than the host issues their kernels.
Case headCase(std::mt19937 &random, bool isLarge) {
  Case c = randomCase(random);
  c.shape.layers = 3 + static_cast<int64_t>(random() % 4);
  c.shape.output = random() % 2 ? 4096 : 1024;
  c.shape.tied = false;
  if (isLarge) {
    c.shape.hidden = 2048;
    c.shape.ffn = 4096;
    c.shape.sequence = 512;
    c.shape.batch = 16;
    c.shape.output = 8192;
  }
  c.stack = random() % 2 ? "ideal" : "torchtitan";
  c.devices = random() % 2 ? 4 : 8;
  return c;
}

struct ComparedLayers {
  size_t points = 0, uneven = 0, best = 0;
};

bool isWhole(const ScheduleChoice &schedule) {
  return hasWholeStages(schedule.schedule);
}

/// Free layers are as fast as the best division of all, but for what layers
/// take together and by themselves, relatively no more than `near`; no bound of
/// them exceeds any.
void checkCase(const Case &c, double near, ComparedLayers &compared,
               bool areWhole = true) {
  Asked asked(c);
  PointPricer pricer(asked.graph, asked.cluster, asked.stack, asked.staged);
  const OffloadChoice offload = asked.staged.fix.offload();
  for (const OuterFamily &family : asked.families(true)) {
    const StagePoint &point = family.stage;
    if (!mayOffload(point, offload, asked.stack))
      continue;
    const auto variant = pricer.variant(point.recompute);
    const auto least = pricer.leastWork(point);
    const auto floors = pricer.floors(point);
    const auto stage = pricer.solve(point);
    ASSERT_TRUE(variant && least && floors && stage && *stage);
    for (const ScheduleChoice &schedule : family.schedules) {
      if (!schedule.freeLayers ||
          !dividesFreely(point, asked.stack, asked.staged.fix) ||
          isWhole(schedule) != areWhole)
        continue;
      SCOPED_TRACE(asked.name(point, schedule));
      const Divided all = divideAll(asked, point, schedule, pricer);
      const auto found = asked.price(point, schedule, StageForm::LeastWork);
      ASSERT_TRUE(found) << found.error().render();
      const Prediction &p = found->prediction;
      ++compared.points;
      EXPECT_EQ(p.fits, all.fitting > 0);
      if (p.fits) {
        EXPECT_LE(p.stepTime.value, all.best * (1 + near)) << all.name;
        EXPECT_GE(p.stepTime.value, all.best * (1 - 1e-9));
        compared.uneven += !p.pipeline.layers.counts.empty();
        compared.best += p.stepTime.value <= all.best * (1 + 1e-9);
      }
      const double reached = all.fitting > 0 ? all.best : all.fastest;
      // Where the form with least work does not fit, another one may be faster.
      const auto own = pricer.price(point, schedule, StageForm::LeastWork);
      ASSERT_TRUE(own) << own.error().render();
      const std::pair<StepFloors, double> bounded[] = {
          {*floors, reached},
          {(*stage)->takes, std::max(reached, own->prediction.stepTime.value)}};
      for (auto [each, most] : bounded) {
        if (offload.any() && each.layerBytes)
          each.layerBytes =
              (*variant)->memory.layerBytes(point, usableBytes(asked), offload);
        if (all.fitting > 0)
          EXPECT_LE(stepBound(point, schedule, (*variant)->line, each,
                              (*variant)->kernels.issue)
                        .value,
                    most * (1 + 1e-9));
      }
      // The bounds of hosts are OffloadSearchTest's.
      if (offload.any())
        continue;
      if (point.recompute == asked.graph.recompute && all.fitting > 0)
        EXPECT_LE(stepBound(point, schedule, (*variant)->line, *least,
                            (*variant)->kernels.issue)
                      .value,
                  reached * (1 + 1e-9));
      EXPECT_LE((*variant)->memory.of(point, schedule), all.leastBytes + 1);
    }
  }
}

} // namespace

/// How far from the best divisions may be: what links, and in small models the
/// host and buckets, make of a chunk is not in proportion to its layers.
constexpr double kNear = 5e-3, kNearOfSmall = 0.1;
/// Nor is what a stage waits for until its largest layer has been copied.
constexpr double kNearWithHosts = 0.02;

TEST(FreeLayersTest, NoDivisionIsFaster) {
  std::mt19937 random(5);
  for (const bool isLarge : {true, false}) {
    SCOPED_TRACE(isLarge);
    ComparedLayers compared;
    for (int round = 0; round < 4; ++round)
      checkCase(headCase(random, isLarge), isLarge ? kNear : kNearOfSmall,
                compared);
    EXPECT_GT(compared.points, 100u);
    EXPECT_GT(compared.uneven, 20u);
    EXPECT_GT(compared.best, compared.points * 7 / 8);
  }
}

/// What is on hosts is copied, and updated there, by layers, too.
TEST(FreeLayersTest, NoDivisionIsFasterWithHosts) {
  std::mt19937 random(15);
  for (const bool isLarge : {true, false}) {
    SCOPED_TRACE(isLarge);
    ComparedLayers compared;
    for (const std::string_view choice :
         {"optimizer", "params", "acts", "optimizer+params+acts"}) {
      Case c = headCase(random, isLarge);
      c.cluster = isLarge ? "a100-80g-sxm" : "v100-32g-sxm";
      c.stack = "ideal";
      c.fix = "recompute=none,offload=" + std::string(choice);
      checkCase(c, isLarge ? kNearWithHosts : kNearOfSmall, compared);
    }
    EXPECT_GT(compared.points, 50u);
    EXPECT_GT(compared.uneven, 20u);
    EXPECT_GT(compared.best, compared.points * 7 / 8);
  }
}

/// With less memory than the even division needs.
TEST(FreeLayersTest, FitsWhereSomeDivisionDoes) {
  std::mt19937 random(6);
  ComparedLayers compared;
  for (int round = 0; round < 6; ++round) {
    SCOPED_TRACE(round);
    Case c = headCase(random, round < 3);
    c.fix = "pp=" + std::to_string(c.devices / 2) + ",recompute=none";
    Asked asked(c);
    const OuterFamily family = asked.families(true).front();
    const auto priced = asked.price(family.stage, family.schedules.front(),
                                    StageForm::LeastWork);
    ASSERT_TRUE(priced) << priced.error().render();
    c.limit = priced->prediction.memory.totalPeak * (90 + round * 2) / 100;
    checkCase(c, round < 3 ? kNear : kNearOfSmall, compared);
  }
  EXPECT_GT(compared.points, 20u);
  EXPECT_GT(compared.uneven, 5u);
}

namespace {

/// Interleaved pipelines, and those whose backward passes are split; of four
/// stages some have layers that do not divide among two chunks each.
Case chunksCase(std::mt19937 &random, bool isLarge, int round) {
  const bool isDeep = round % 3 == 2;
  Case c = headCase(random, isLarge);
  c.shape.layers = isDeep ? 9 : 5 + round % 4;
  c.devices = 4;
  c.stack =
      std::vector<std::string>{"megatron", "ideal", "torchtitan"}[random() % 3];
  c.fix = "recompute=none,pp=" + std::to_string(isDeep ? 4 : 2);
  return c;
}

} // namespace

/// What pipelines take whose chunks are not equal has many local minima, more
/// of them where only some divisions fit.
constexpr double kNearOfChunks = 0.03, kNearOfTight = 0.1;

TEST(FreeLayersTest, FewDivisionsOfSeveralChunksAreFaster) {
  std::mt19937 random(9);
  for (const bool isLarge : {true, false}) {
    SCOPED_TRACE(isLarge);
    ComparedLayers compared;
    for (int round = 0; round < 9; ++round)
      checkCase(chunksCase(random, isLarge, round), kNearOfChunks, compared,
                /*areWhole=*/false);
    EXPECT_GT(compared.points, 100u);
    EXPECT_GT(compared.uneven, 50u);
    EXPECT_GT(compared.best, compared.points * 9 / 10);
  }
}

/// With less memory than the even division needs.
TEST(FreeLayersTest, FitsWhereSomeDivisionOfSeveralChunksDoes) {
  std::mt19937 random(10);
  ComparedLayers compared;
  for (int round = 0; round < 9; ++round) {
    SCOPED_TRACE(round);
    Case c = chunksCase(random, round % 2 == 0, round);
    Asked asked(c);
    const OuterFamily family = asked.families(true).front();
    const auto priced = asked.price(family.stage, family.schedules.back(),
                                    StageForm::LeastWork);
    ASSERT_TRUE(priced) << priced.error().render();
    c.limit = priced->prediction.memory.totalPeak * (84 + round * 2) / 100;
    checkCase(c, kNearOfTight, compared, /*areWhole=*/false);
  }
  EXPECT_GT(compared.points, 20u);
  EXPECT_GT(compared.uneven, 5u);
}
