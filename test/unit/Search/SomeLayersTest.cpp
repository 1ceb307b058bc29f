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
Case unevenCase(std::mt19937 &random) {
  Case c = randomCase(random);
  c.shape.scanned = c.shape.widening = false;
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
TEST(SomeLayersTest, BoundsHold) {
  std::mt19937 random(3);
  size_t checked = 0;
  for (int round = 0; round < 6; ++round) {
    SCOPED_TRACE(round);
    Case c = unevenCase(random);
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

/// The search finds what pricing every number of layers does, where these do
/// not divide among stages or are divided as it is fixed; and whatever the
/// threads.
void expectNothingBetter(bool areNamed, unsigned seed, size_t least) {
  std::mt19937 random(seed);
  size_t compared = 0, some = 0;
  for (int round = 0; round < 8; ++round) {
    SCOPED_TRACE(round);
    Case c = unevenCase(random);
    c.forbid = round % 2 == 0 ? "cp" : "tp,cp";
    if (areNamed) {
      c.shape.layers = 7;
      c.fix = std::vector<std::string>{
          "pp=2,vpp=1,layers=5/2", "pp=2,vpp=1,layers=3/4",
          "pp=4,vpp=1,layers=1/2/2/2"}[random() % 3];
      c.stack = random() % 2 ? "ideal" : "torchtitan";
    } else {
      c.fix = random() % 2 ? "pp=2,mbs=2,tp=1,cp=1" : "pp=4,mbs=2";
      c.forbid += ",layers";
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
}

TEST(SomeLayersTest, NothingOfTheSpaceIsBetterUnevenly) {
  expectNothingBetter(false, 29, 2);
}
TEST(SomeLayersTest, NothingOfTheSpaceIsBetterAsNamed) {
  expectNothingBetter(true, 31, 2);
}

} // namespace
