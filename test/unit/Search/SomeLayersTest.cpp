//===- SomeLayersTest.cpp - Some layers that are computed again -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Exhaust.h"
#include <gmock/gmock.h>

using namespace planner;
using namespace planner::test;
using testing::HasSubstr;

namespace {

/// A model whose layers leave much, and whose numbers of layers most numbers of
/// stages do not divide.
Case unevenCase(std::mt19937 &random, bool scanned = false) {
  Case c = randomCase(random);
  c.shape.widening = false;
  c.shape.scanned = scanned;
  c.shape.layers = random() % 2 ? 5 : 7;
  c.shape.hidden = 256;
  c.shape.ffn = 2048;
  c.shape.batch = 8;
  c.shape.sequence = 256;
  c.devices = 4;
  c.stack = std::vector<std::string>{"ideal", "torchtitan",
                                     "deepspeed"}[random() % 3];
  return c;
}

/// A limit between what the fastest plan needs with all computed again and with
/// none.
int64_t between(Case c, int64_t tenths) {
  const auto needs = [&](const char *recompute) {
    Case own = c;
    own.fix += (own.fix.empty() ? "" : ",") + std::string(recompute);
    const Asked asked(own);
    const auto found =
        jointSearch(asked.graph, asked.cluster, asked.stack, asked.options);
    return found ? found->prediction.memory.totalPeak : 0;
  };
  const int64_t full = needs("recompute=full"), none = needs("recompute=none");
  return full + (none - full) * tenths / 10;
}

/// Bounds of time and of memory, of any number of layers, of chunks that have
/// different numbers of them.
void checkBounds(bool scanned, unsigned seed) {
  std::mt19937 random(seed);
  size_t checked = 0;
  for (int round = 0; round < 6; ++round) {
    SCOPED_TRACE(round);
    Case c = unevenCase(random, scanned);
    c.forbid = "cp";
    if (round % 2 == 0) {
      c.shape.layers = 7;
      c.fix = round % 4 == 0 ? "pp=2,vpp=1,layers=5/2" : "pp=2,layers=2/5";
    }
    Asked asked(c);
    PointPricer pricer(asked.graph, asked.cluster, asked.stack, asked.staged);
    const LayerLine line = layersOf(asked.graph, asked.cluster, asked.stack);
    for (const OuterFamily &family : asked.families(false))
      for (const ScheduleChoice &schedule : family.schedules)
        for (const StagePoint &point :
             computingSome(asked.graph, line, asked.options.fix, family.stage,
                           schedule)) {
          SCOPED_TRACE(asked.name(point, schedule));
          const auto kept = pricer.variant(family.stage.recompute);
          const auto model = pricer.variant(point.recompute);
          const auto work = pricer.leastWork(point);
          const auto floors = pricer.floors(point);
          ASSERT_TRUE(kept && model && *model && work && floors);
          for (const StageForm form : Asked::forms(point)) {
            const auto priced = pricer.price(point, schedule, form);
            ASSERT_TRUE(priced) << priced.error().render();
            const Prediction &p = priced->prediction;
            const auto solved = pricer.solve(point, form);
            ASSERT_TRUE(solved && *solved);
            for (const StepFloors &each : {*work, *floors, (*solved)->takes})
              EXPECT_LE(stepBound(point, schedule, (*model)->line, each,
                                  (*model)->kernels.issue)
                            .value,
                        p.stepTime.value * (1 + 1e-9));
            for (const ModelVariant *known : {*kept, *model})
              EXPECT_LE(known->memory.of(point, schedule),
                        static_cast<double>(p.memory.totalPeak) + 1);
            pricer.forget(point, form);
          }
          ++checked;
        }
  }
  EXPECT_GT(checked, 200u);
}

TEST(SomeLayersTest, BoundsHold) { checkBounds(false, 3); }
TEST(SomeLayersTest, BoundsHoldOfLoops) { checkBounds(true, 3); }

/// The step of a point with its layers divided in any way, and any number of
/// them computed again, is no less than the point's bounds, and what fits is
/// within the bounds of what does.
void checkDivided(Asked &asked, PointPricer &pricer, const StagePoint &kept,
                  const ScheduleChoice &schedule, const LayerLine &line,
                  size_t &fitting) {
  const ModelVariant &own = **pricer.variant(kept.recompute);
  const auto work = pricer.leastWork(kept);
  ASSERT_TRUE(work && work->layerBytes);
  const int64_t least =
      leastAgain(kept, schedule, *work->layerBytes, line.layers);
  StagePoint full = kept;
  full.recompute = Recompute::Full;
  StepFloors first = *work;
  first.layerBytes->again = LayersAgain{own.products.again(full).layer, least};
  const auto bounded =
      pricer.floorsOfKept(full, own.products.again(full), least);
  ASSERT_TRUE(bounded && *bounded);
  const auto rooms = roomsOf(kept, schedule, first.layerBytes);
  for (const StagePoint &point : dividingSome(line, kept, schedule)) {
    SCOPED_TRACE(asked.name(point, schedule));
    const std::vector<int64_t> &counts = point.recompute.chunks.counts;
    std::vector<int64_t> again = counts;
    for (int64_t &count : again)
      count = std::min(count, point.recompute.layers);
    const auto layers = layersByStage(kept, schedule, counts);
    const auto some = layersByStage(kept, schedule, again);
    for (const StageForm form : Asked::forms(point)) {
      const auto priced = asked.price(point, schedule, form);
      ASSERT_TRUE(priced) << priced.error().render();
      const Prediction &p = priced->prediction;
      EXPECT_LE(own.memory.of(point, schedule),
                static_cast<double>(p.memory.totalPeak) + 1);
      if (!p.fits)
        continue;
      ++fitting;
      EXPECT_GE(point.recompute.layers, least);
      for (size_t s = 0; s < layers.size(); ++s) {
        const auto held = static_cast<double>(layers[s]);
        EXPECT_LE(held, rooms[s].most);
        EXPECT_GE(static_cast<double>(some[s]), rooms[s].again(held));
      }
      for (const StepFloors &each : {first, **bounded})
        EXPECT_LE(
            stepBound(kept, schedule, line, each, own.kernels.issue).value,
            p.stepTime.value * (1 + 1e-9));
    }
  }
}

/// Under all schedules, with limits that leave all, some or none; some rounds
/// with a loop.
TEST(SomeLayersTest, BoundsHoldForEveryDivision) {
  std::mt19937 random(41);
  size_t points = 0, fitting = 0;
  for (int round = 0; round < 24; ++round) {
    SCOPED_TRACE(round);
    Case c = unevenCase(random, round % 6 == 5);
    if (c.stack == "deepspeed")
      c.stack = "megatron";
    c.shape.layers = round % 2 == 0 ? 5 : 6;
    c.shape.output = random() % 2 ? 4096 : 64;
    c.fix =
        std::vector<std::string>{
            "pp=2,mbs=1", "pp=4,mbs=2", "pp=2,mbs=1,schedule=zbv",
            "pp=2,mbs=1,schedule=dualpipe,vpp=1"}[random() % 4] +
        ",layers=free";
    c.forbid = round % 3 == 0 ? "cp" : "cp,tp";
    c.limit = between(c, static_cast<int64_t>(1 + random() % 9));
    Asked asked(c);
    PointPricer pricer(asked.graph, asked.cluster, asked.stack, asked.staged);
    const LayerLine line = layersOf(asked.graph, asked.cluster, asked.stack);
    for (const OuterFamily &family : asked.families(false))
      for (const ScheduleChoice &schedule : family.schedules) {
        if (!dividesSome(asked.graph, line, asked.stack, asked.options.fix,
                         family.stage, schedule))
          continue;
        SCOPED_TRACE(asked.name(family.stage, schedule));
        checkDivided(asked, pricer, family.stage, schedule, line, fitting);
        ++points;
      }
  }
  EXPECT_GT(points, 40u);
  EXPECT_GT(fitting, 400u);
}

/// How layers are divided.
enum class Division : uint8_t { Even, Named, Free };

/// The search finds what pricing every number of layers does, where these do
/// not divide among stages, are divided as it is fixed, or freely; and whatever
/// the threads.
void expectNothingBetter(Division division, unsigned seed, size_t least,
                         bool scanned = false) {
  std::mt19937 random(seed);
  size_t compared = 0, some = 0, divided = 0;
  for (int round = 0; round < 8; ++round) {
    SCOPED_TRACE(round);
    Case c = unevenCase(random, scanned);
    c.forbid = round % 2 == 0 ? "cp" : "tp,cp";
    if (division == Division::Named) {
      c.shape.layers = 7;
      c.fix = std::vector<std::string>{
          "pp=2,vpp=1,layers=5/2", "pp=2,vpp=1,layers=3/4",
          "pp=4,vpp=1,layers=1/2/2/2"}[random() % 3];
      c.stack = random() % 2 ? "ideal" : "torchtitan";
    } else {
      c.fix = random() % 2 ? "pp=2,mbs=2,tp=1,cp=1" : "pp=4,mbs=2";
    }
    if (division == Division::Even)
      c.forbid += ",layers";
    // With a head as long as some layers, and time to wait for it.
    if (division == Division::Free) {
      c.shape.output = random() % 2 ? 4096 : 8192;
      c.shape.tied = false;
      c.shape.batch = 16;
      c.fix = random() % 2 ? "pp=2,mbs=1,tp=1" : "pp=4,mbs=1";
      if (random() % 2)
        c.fix += ",layers=free";
    }
    c.limit = between(c, static_cast<int64_t>(1 + random() % 9));
    compare(c, compared);
    const Asked limited(c);
    SearchOptions options = limited.options;
    const auto found =
        jointSearch(limited.graph, limited.cluster, limited.stack, options);
    if (!found)
      continue;
    some += found->recompute.isPartial() ? 1 : 0;
    divided += found->recompute.chunks.counts.empty() ? 0 : 1;
    options.threads = 3;
    const auto again =
        jointSearch(limited.graph, limited.cluster, limited.stack, options);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->strategy, found->strategy);
    EXPECT_EQ(again->joint.priced, found->joint.priced);
    EXPECT_EQ(again->certificate.lowerBound, found->certificate.lowerBound);
  }
  EXPECT_GE(compared, 6u);
  EXPECT_GE(some, least);
  EXPECT_TRUE(divided > 0 ? division != Division::Even
                          : division == Division::Even || scanned);
}

TEST(SomeLayersTest, NothingOfTheSpaceIsBetterUnevenly) {
  expectNothingBetter(Division::Even, 29, 2);
}
TEST(SomeLayersTest, NothingOfTheSpaceIsBetterAsNamed) {
  expectNothingBetter(Division::Named, 31, 2);
}
TEST(SomeLayersTest, NothingOfTheSpaceIsMuchBetterFreely) {
  expectNothingBetter(Division::Free, 9, 2);
}
TEST(SomeLayersTest, NothingOfTheSpaceIsBetterOfLoops) {
  expectNothingBetter(Division::Even, 29, 1, true);
}
TEST(SomeLayersTest, NothingOfTheSpaceIsMuchBetterFreelyOfLoops) {
  expectNothingBetter(Division::Free, 9, 1, true);
}

} // namespace
