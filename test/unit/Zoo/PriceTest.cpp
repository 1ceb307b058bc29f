//===- PriceTest.cpp - Loops and written-out layers cost the same ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/Passes.h"
#include "planner/Search/Search.h"
#include "planner/Zoo/Zoo.h"
#include <gtest/gtest.h>

namespace planner {
namespace {

constexpr double kTolerance = 0.02;

struct Price {
  double step = 0, peak = 0;
};

Price price(const std::string &name, const std::string &strategy,
            const char *software = "ideal") {
  Expected<OpGraph> graph = importZoo(name, {});
  const auto spec = parseStrategy(strategy);
  const auto cluster = loadCluster("h100-80g-sxm", 8);
  const auto stack = loadStack(software);
  EXPECT_TRUE(graph && spec && cluster && stack);
  if (!graph || !spec || !cluster || !stack)
    return {};
  PrepareOptions options;
  options.recompute = Recompute::Selective;
  EXPECT_TRUE(prepareGraph(*graph, options));
  const auto found = priceStrategy(*graph, *cluster, *stack, *spec, 8);
  EXPECT_TRUE(found) << found.error().render();
  if (!found)
    return {};
  return {found->prediction.stepTime.value,
          static_cast<double>(found->stage.priced.memory.totalPeak)};
}

/// Layers large enough for the start of a kernel to be nothing.
TEST(Price, LoopsCostWhatWrittenOutLayersDo) {
  const std::string size =
      ",layers=4,hidden=4096,heads=32,vocab=51200,seq=2048,batch=16";
  for (const std::string &model : {"gpt" + size, "llama,kv_heads=8" + size})
    for (const char *strategy :
         {"dp=8,zero=1,recompute=selective", "dp=8,zero=3,recompute=selective",
          "dp=2,tp=4,sp=1,zero=1,recompute=selective"}) {
      SCOPED_TRACE(model + " " + strategy);
      const Price layers = price(model, strategy);
      const Price loop = price(model + ",scan=1", strategy);
      EXPECT_NEAR(loop.step, layers.step, kTolerance * layers.step);
      EXPECT_NEAR(loop.peak, layers.peak, kTolerance * layers.peak);
    }
}

/// What an iteration hands to the next is summed on all stages, not on one.
TEST(Price, LoopsSumOnAllStagesWhatTheyHandOn) {
  const auto sums = [](const std::string &model) {
    Expected<OpGraph> graph = importZoo(model, {});
    const auto spec = parseStrategy("tp=4,sp=1,pp=4,mbs=1,recompute=none");
    const auto cluster = loadCluster("a100-80g-sxm", 16);
    const auto stack = loadStack("megatron-2021");
    EXPECT_TRUE(graph && spec && cluster && stack);
    PrepareOptions options;
    options.recompute = Recompute::None;
    EXPECT_TRUE(prepareGraph(*graph, options));
    const auto found = priceStrategy(*graph, *cluster, *stack, *spec, 16);
    EXPECT_TRUE(found) << found.error().render();
    return found->prediction.communication.tensor.value;
  };
  const std::string size =
      ",layers=16,hidden=6656,heads=52,ffn=17920,vocab=128000,seq=2048,"
      "batch=16";
  const double layers = sums("llama" + size);
  EXPECT_NEAR(sums("llama,scan=1" + size), layers, 0.05 * layers);
}

/// A stack without sequence parallelism normalises whole sequences, whether the
/// strategy says so or not; another takes what is faster.
TEST(Price, SequencesAreWholeWhereTheStackCannotSplitThem) {
  const std::string model =
      "gpt,layers=2,hidden=2048,heads=16,vocab=51200,seq=2048,batch=8";
  const double open = price(model, "tp=8", "megatron-2021").step;
  EXPECT_EQ(open, price(model, "tp=8,sp=0", "megatron-2021").step);
  EXPECT_NE(open, price(model, "tp=8,sp=1", "megatron-2021").step);
  EXPECT_LT(price(model, "tp=8", "megatron").step,
            price(model, "tp=8,sp=0", "megatron").step);
}

} // namespace
} // namespace planner
