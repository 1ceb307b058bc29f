//===- LegalTest.cpp - What is called legal has a price -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Search/Legal.h"
#include "planner/Graph/Passes.h"
#include "planner/Graph/Rescale.h"
#include "planner/Zoo/Zoo.h"
#include <gmock/gmock.h>
#include <random>

namespace planner {
namespace {

using testing::HasSubstr;

constexpr const char *kSize =
    "layers=6,hidden=96,heads=12,vocab=64,seq=32,batch=24";

/// A model on a machine under a stack.
struct Setting {
  Setting(const std::string &model, int64_t n, const std::string &software,
          const std::string &clusterName = "h100-80g-sxm")
      : graph(std::move(*importZoo(model, {}))),
        cluster(*loadCluster(clusterName, n)), stack(*loadStack(software)),
        devices(n) {
    EXPECT_TRUE(prepareGraph(graph, {}));
  }

  LegalStrategies legal() const { return {graph, cluster, stack, devices}; }
  std::string refusal(const std::string &strategy) const {
    const auto refused = legal().refusal(*parseStrategy(strategy));
    return refused ? refused->render() : "";
  }
  /// For the strategy's own batch.
  Expected<SearchResult> price(const StrategySpec &spec) const {
    OpGraph model = graph;
    if (spec.globalBatch)
      if (auto ok =
              resizeDimClass(model, DimClassKind::Batch, *spec.globalBatch);
          !ok)
        return ok.takeError();
    return priceStrategy(model, cluster, stack, spec, devices);
  }

  OpGraph graph;
  ClusterSpec cluster;
  StackSpec stack;
  int64_t devices;
};

TEST(Legal, SaysWhatIsWrongAndWhatIsNear) {
  const Setting gpt(std::string("gpt,") + kSize, 8, "megatron");
  EXPECT_EQ(gpt.refusal("tp=4,dp=2"), "");
  EXPECT_THAT(
      gpt.refusal("tp=4,dp=4"),
      AllOf(HasSubstr("16 devices"), HasSubstr("nearest legal: tp=2 or dp=2")));
  EXPECT_THAT(gpt.refusal("tp=8"),
              AllOf(HasSubstr("tp=8 does not divide the model's 12 attention "
                              "heads"),
                    HasSubstr("nearest legal: tp=4")));
  EXPECT_THAT(gpt.refusal("dp=8,zero=2,pp=1,mbs=5"),
              AllOf(HasSubstr("40 samples at once do not divide the global "
                              "batch of 24"),
                    HasSubstr("mbs=3")));
  EXPECT_THAT(gpt.refusal("dp=4,pp=2,zero=3,mbs=1"),
              AllOf(HasSubstr("has ZeRO up to stage 1 with pipelines"),
                    HasSubstr("nearest legal: zero=1")));
  EXPECT_THAT(gpt.refusal("cp=8,dp=1,pp=1,cp_algo=ring"),
              HasSubstr("without cp_algo"));
  // Both are said.
  EXPECT_THAT(
      gpt.refusal("tp=8,overlap=tp,zero=1,mbs=7,dp=1"),
      AllOf(HasSubstr("7 samples at once"), HasSubstr("attention heads")));
}

TEST(Legal, BatchesDivideWithoutMicroBatchesToo) {
  const Setting gpt(std::string("gpt,") + kSize, 16, "megatron");
  EXPECT_THAT(gpt.refusal("dp=16"),
              AllOf(HasSubstr("dp=16 does not divide the global batch of 24"),
                    HasSubstr("gbs=")));
}

TEST(Legal, HeadsOfKeysAndValues) {
  const Setting llama(std::string("llama,kv_heads=2,") + kSize, 12, "megatron");
  EXPECT_EQ(llama.refusal("tp=2,dp=6"), "");
  EXPECT_THAT(llama.refusal("tp=4,dp=3"),
              HasSubstr("tp=4 does not divide the model's 2 key/value heads"));
  // Where tensor parallelism may split anything, heads are not in its way.
  const Setting any(std::string("llama,kv_heads=2,") + kSize, 12, "ideal");
  EXPECT_EQ(any.refusal("tp=4,dp=3"), "");
}

TEST(Legal, ExpertsAndSequences) {
  const Setting moe("moe,layers=2,hidden=64,heads=4,experts=6,top_k=2,vocab=64,"
                    "seq=30,batch=24",
                    8, "megatron");
  EXPECT_THAT(moe.refusal("ep=4,dp=2"),
              HasSubstr("ep=4 does not divide the model's 6 experts"));
  EXPECT_THAT(moe.refusal("cp=4,dp=2"),
              HasSubstr("cp=4 does not divide the model's 30 sequence "
                        "positions"));
  const Setting gpt(std::string("gpt,") + kSize, 8, "megatron");
  EXPECT_THAT(gpt.refusal("ep=4,dp=2"), HasSubstr("the model has no experts"));
}

TEST(Legal, StagesWithDegreesOfTheirOwn) {
  const Setting gpt(std::string("gpt,") + kSize, 8, "ideal");
  EXPECT_EQ(gpt.refusal("tp=4/2x2"), "");
  EXPECT_THAT(gpt.refusal("tp=2/4"),
              AllOf(HasSubstr("stages are on 6 devices, expected 8"),
                    HasSubstr("nearest legal: tp=4 or ")));
  EXPECT_THAT(gpt.refusal("tp=2x4/2"),
              HasSubstr("nearest legal: tp=2/4/2 or tp=4/2x2 or "));
  // Samples are handed on as before.
  EXPECT_THAT(gpt.refusal("dp=2/1,mbs=2/4"),
              HasSubstr("nearest legal: dp=4,mbs=1"));
}

/// All that is called near is legal, and is what its text says.
TEST(Legal, WhatIsNearListsOfDegreesIsLegal) {
  const Setting gpt(std::string("gpt,") + kSize, 8, "ideal");
  std::mt19937 random(7);
  size_t near = 0;
  for (int i = 0; i < 60; ++i) {
    const auto degree = [&] {
      return std::to_string(int64_t(1) << random() % 4);
    };
    std::string text = "tp=" + degree();
    const size_t stages = 2 + random() % 3;
    for (size_t s = 1; s < stages; ++s)
      text += "/" + degree();
    if (random() % 2)
      text += ",cp=2";
    const StrategySpec spec = *parseStrategy(text);
    if (spec.stageDegrees.empty() || gpt.legal().isLegal(spec))
      continue;
    for (const StrategySpec &other : gpt.legal().nearest(spec)) {
      ++near;
      const auto again = parseStrategy(toString(other));
      ASSERT_TRUE(again) << text << ": " << toString(other);
      EXPECT_TRUE(gpt.legal().isLegal(*again))
          << text << ": " << toString(other);
      EXPECT_TRUE(gpt.price(*again)) << text << ": " << toString(other);
    }
  }
  EXPECT_GT(near, 60u);
}

TEST(Legal, TensorParallelismAcrossNodesIsLegalAndHasItsPrice) {
  const Setting gpt(
      "gpt,layers=2,hidden=512,heads=16,vocab=512,seq=128,batch=16", 16,
      "megatron");
  EXPECT_EQ(gpt.refusal("tp=16,dp=1"), "");
  const auto found = gpt.price(*parseStrategy("tp=16,dp=1"));
  ASSERT_TRUE(found) << found.error().render();
  EXPECT_THAT(found->warnings,
              testing::Contains(AllOf(HasSubstr("tp=16 spans fabric"),
                                      HasSubstr("% of it"),
                                      HasSubstr("inside nvlink: tp=8,dp=2"))));
}

/// Mostly of degrees that multiply to 8 devices.
StrategySpec randomStrategy(std::mt19937 &random) {
  const auto pick = [&](std::vector<std::string> list) {
    return list[std::uniform_int_distribution<size_t>(0,
                                                      list.size() - 1)(random)];
  };
  const int64_t tp = std::stoi(pick({"1", "2", "2", "4", "3", "8"}));
  const int64_t pp = std::stoi(pick({"1", "1", "2", "2", "4"}));
  std::string text = "tp=" + std::to_string(tp);
  if (pp > 1 || pick({"0", "1"}) == "1")
    text += ",pp=" + std::to_string(pp);
  const int64_t rest = std::max<int64_t>(8 / (tp * pp), 1);
  text += pick({",dp=" + std::to_string(rest), ",dp=" + std::to_string(rest),
                "", ",dp=2", ",dp=3"});
  text += pick({"", "", "", pp > 1 ? ",vpp=3" : ""});
  text += pick({"", "", ",mbs=1", ",mbs=2", ",mbs=5"});
  text += pick({"", "", ",zero=0", ",zero=1", ",zero=3"});
  text += pick({"", "", ",sp=1", ",sp=0"});
  text += pick({"", "", "", "", "", "", ",cp=2", ",ep=2"});
  text += pick({"", "", "", "", ",schedule=gpipe", ",schedule=zbv",
                ",schedule=dualpipe"});
  text += pick({"", "", "", ",overlap=all"});
  text += pick({"", "", "", "", ",offload=optimizer", ",offload=relay",
                ",offload=optimizer+params+acts", ",dtype=fp32"});
  const auto spec = parseStrategy(text);
  EXPECT_TRUE(spec) << text;
  return *spec;
}

TEST(Legal, WhatIsLegalHasAPriceAndSoHasWhatIsNamedInstead) {
  const std::string size = std::string(",") + kSize;
  size_t legalOnes = 0, illegalOnes = 0, helped = 0;
  for (const auto &[model, software] :
       {std::pair{"gpt" + size, "megatron"},
        std::pair{"llama,kv_heads=4,scan=1" + size, "megatron-2021"},
        std::pair{"gpt" + size, "deepspeed"},
        std::pair{"moe,experts=4,top_k=2" + size, "ideal"}}) {
    const Setting setting(model, 8, software, "a100-80g-sxm");
    const LegalStrategies legal = setting.legal();
    for (unsigned seed = 0; seed < 30; ++seed) {
      std::mt19937 random(seed);
      const StrategySpec spec = randomStrategy(random);
      SCOPED_TRACE(model + " " + software + " " + toString(spec));
      const bool isLegal = legal.isLegal(spec);
      const auto found = setting.price(spec);
      EXPECT_EQ(isLegal, bool(found))
          << (found ? "priced" : found.error().render());
      (isLegal ? legalOnes : illegalOnes) += 1;
      if (isLegal)
        continue;
      const auto nearest = legal.nearest(spec, 2);
      helped += !nearest.empty();
      for (const StrategySpec &near : nearest) {
        const auto other = setting.price(near);
        EXPECT_TRUE(other) << toString(near) << ": " << other.error().render();
      }
    }
  }
  EXPECT_GE(legalOnes, 10U);
  EXPECT_GE(illegalOnes, 50U);
  EXPECT_EQ(helped, illegalOnes);
}

} // namespace
} // namespace planner
