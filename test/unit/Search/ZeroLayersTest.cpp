//===- ZeroLayersTest.cpp - ZeRO-3 of some layers -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "JointCase.h"
#include "SomeLayers.h"
#include <gmock/gmock.h>

using namespace planner;
using namespace planner::test;
using testing::HasSubstr;

namespace {

Expected<SearchResult> price(const LayeredModel &shape,
                             const std::string &strategy, int64_t devices,
                             const std::string &software = "torchtitan") {
  const Expected<StrategySpec> spec = parseStrategy(strategy);
  if (!spec)
    return spec.error();
  return priceStrategy(shape.build(spec->recompute().value_or(Recompute::None)),
                       *loadCluster("a100-80g-sxm", devices),
                       *loadStack(software), *spec, devices);
}

int64_t parameterBytes(const Prediction &prediction) {
  return prediction.memory.atPeak[static_cast<size_t>(MemoryClass::Parameters)];
}

std::string refusal(const LayeredModel &shape, const std::string &strategy,
                    int64_t devices, const std::string &software) {
  const auto found = price(shape, strategy, devices, software);
  EXPECT_FALSE(found) << strategy;
  return found ? std::string() : found.error().render();
}

} // namespace

/// From ZeRO-2 to ZeRO-3, layer by layer: no faster, and each layer's
/// parameters less, but for the devices' own part.
TEST(ZeroLayersTest, EachLayerTakesItsPart) {
  for (const char *rest :
       {"dp=4,mbs=1,overlap=all", "dp=4,mbs=2,overlap=none",
        "pp=2,dp=4,mbs=1,overlap=all", "pp=2,dp=2,tp=2,mbs=1,overlap=dp"}) {
    SCOPED_TRACE(rest);
    LayeredModel shape;
    shape.hidden = 1024;
    shape.sequence = 512;
    const StrategySpec spec = *parseStrategy(rest);
    const int64_t pp = spec.pp.value_or(1), dp = *spec.dp;
    const int64_t devices = pp * dp * spec.tp.value_or(1);
    const int64_t each = shape.layers / pp;
    const auto whole = price(shape, std::string(rest) + ",zero=2", devices);
    const auto split = price(shape, std::string(rest) + ",zero=3", devices);
    ASSERT_TRUE(whole && split);
    // Two matrices of fp32.
    const int64_t layer =
        2 * shape.hidden * shape.ffn * 4 / spec.tp.value_or(1);
    double before = whole->prediction.stepTime.value;
    for (int64_t layers = 1; layers <= each; ++layers) {
      const auto some = price(
          shape,
          std::string(rest) + ",zero=3,zero_layers=" + std::to_string(layers),
          devices);
      ASSERT_TRUE(some) << some.error().render();
      const double seconds = some->prediction.stepTime.value;
      EXPECT_GE(seconds, before * (1 - 1e-3)) << layers;
      EXPECT_LE(seconds, split->prediction.stepTime.value * (1 + 1e-3));
      EXPECT_EQ(parameterBytes(whole->prediction) -
                    parameterBytes(some->prediction),
                layers * layer * (dp - 1) / dp)
          << layers;
      EXPECT_EQ(some->prediction.pipeline.zeroLayers, layers);
      before = seconds;
    }
  }
}

/// All layers, but not what is before and after them: here as large as a
/// layer.
TEST(ZeroLayersTest, EndsLieWhole) {
  LayeredModel shape;
  shape.input = 1024;
  shape.output = 2048;
  const auto all = price(shape, "dp=4,mbs=1,zero=3,zero_layers=8", 4);
  const auto split = price(shape, "dp=4,mbs=1,zero=3", 4);
  ASSERT_TRUE(all && split);
  EXPECT_EQ(parameterBytes(all->prediction) - parameterBytes(split->prediction),
            (shape.input + shape.output) * shape.hidden * 4 * 3 / 4);
}

/// Where ZeRO-2 needs more than there is: the fewest layers with which it fits,
/// and nothing of the space is faster (JointTest has the whole space).
TEST(ZeroLayersTest, AsFewAsSuffice) {
  std::mt19937 random(3);
  size_t found = 0;
  for (int round = 0; round < 6; ++round) {
    SCOPED_TRACE(round);
    Case c;
    c.shape.layers = 6;
    c.shape.hidden = 1024;
    c.shape.batch = 16;
    c.shape.sequence = 64 << round % 3;
    c.stack = round % 2 ? "torchtitan" : "ideal";
    c.devices = 8;
    c.fix =
        "recompute=none,mbs=1,tp=1,cp=1,pp=" + std::to_string(1 + round % 2);
    Asked asked(c);
    const LayerLine line = layersOf(asked.graph, asked.cluster, asked.stack);
    for (const OuterFamily &family : asked.families(false))
      for (const ScheduleChoice &schedule : family.schedules) {
        const std::vector<StagePoint> some =
            gatheringSome(asked.graph, line, asked.stack, asked.options.fix,
                          family.stage, schedule);
        if (some.empty())
          continue;
        const auto whole =
            asked.price(family.stage, schedule, StageForm::LeastWork);
        const auto middle =
            asked.price(some[some.size() / 2], schedule, StageForm::LeastWork);
        ASSERT_TRUE(whole && middle);
        Case tight = c;
        tight.limit = middle->prediction.memory.totalPeak;
        if (tight.limit >= whole->prediction.memory.totalPeak)
          continue;
        Asked limited(tight);
        const auto best = jointSearch(limited.graph, limited.cluster,
                                      limited.stack, limited.options);
        ASSERT_TRUE(best) << best.error().render();
        EXPECT_LE(best->prediction.stepTime.value,
                  middle->prediction.stepTime.value * (1 + 1e-9));
        if (best->prediction.pipeline.zeroLayers == 0)
          continue;
        ++found;
        // One fewer does not fit.
        StrategySpec fewer = *parseStrategy(best->strategy);
        fewer.zeroLayers = *fewer.zeroLayers - 1;
        if (*fewer.zeroLayers == 0) {
          fewer.zeroLayers.reset();
          fewer.zero = 2;
        }
        const auto less =
            priceStrategy(limited.graph, limited.cluster, limited.stack, fewer,
                          c.devices, tight.limit);
        ASSERT_TRUE(less) << less.error().render();
        EXPECT_FALSE(less->prediction.fits) << toString(fewer);
      }
  }
  EXPECT_GT(found, 3u);
}

TEST(ZeroLayersTest, SaysWhatItIsNotFor) {
  LayeredModel shape;
  EXPECT_THAT(refusal(shape, "dp=4,mbs=1,zero=2,zero_layers=2", 4, "ideal"),
              HasSubstr("says how many layers zero=3 is about"));
  EXPECT_THAT(refusal(shape, "dp=4,mbs=1,zero=3,zero_layers=9", 4, "ideal"),
              HasSubstr("expected at most 8, the layers of a chunk"));
  EXPECT_THAT(refusal(shape, "dp=4,mbs=1,zero=3,zero_layers=2", 4, "deepspeed"),
              HasSubstr("has one ZeRO level for all layers"));
  EXPECT_THAT(
      refusal(shape, "dp=2,pp=3,mbs=1,zero=3,zero_layers=2", 6, "ideal"),
      HasSubstr("8 layers do not divide among 3 chunks"));
  EXPECT_THAT(refusal(shape, "dp=2,pp=2,mbs=1,zero=3,zero_layers=2,layers=5/3",
                      4, "ideal"),
              HasSubstr("counts in chunks with equal numbers of layers"));
  shape.scanned = true;
  EXPECT_THAT(refusal(shape, "dp=4,mbs=1,zero=3,zero_layers=2", 4, "ideal"),
              HasSubstr("the model has loops, whose iterations are alike"));
  shape.scanned = false;
  shape.widening = true;
  EXPECT_THAT(refusal(shape, "dp=4,mbs=1,zero=3,zero_layers=2", 4, "ideal"),
              HasSubstr("the model is no chain of equal layers"));
}
