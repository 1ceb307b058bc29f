//===- StrategySpecTest.cpp - The strategy string -------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Strategy/StrategySpec.h"
#include <gmock/gmock.h>

using namespace planner;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

std::string failure(std::string_view text) {
  auto spec = parseStrategy(text);
  return spec ? "parsed" : spec.error().message + "; " + spec.error().fix;
}

TEST(StrategySpec, ParsesEveryKey) {
  const std::string text =
      "dp=4,dp_shard=2,tp=8,cp=2,ep=1,pp=2,vpp=3,mbs=1,gbs=512,zero=1,sp=1,"
      "schedule=1f1b,recompute=selective,offload=none,dtype=bf16,overlap=all,"
      "attn=flash2,norm=fused,cp_algo=2d:2x4";
  auto spec = parseStrategy(text);
  ASSERT_TRUE(spec) << spec.error().render();
  EXPECT_EQ(spec->tp, 8);
  EXPECT_EQ(spec->dpShard, 2);
  EXPECT_TRUE(spec->isHybrid());
  EXPECT_EQ(spec->microBatch, 1);
  EXPECT_EQ(spec->globalBatch, 512);
  EXPECT_EQ(spec->zero, 1);
  EXPECT_EQ(spec->sp, true);
  EXPECT_EQ(spec->named.size(), 8u);
  EXPECT_EQ(toString(*spec), text);
}

TEST(StrategySpec, WhatIsNotGivenStaysOpen) {
  auto spec = parseStrategy(" tp=8 , dp=1 ");
  ASSERT_TRUE(spec);
  EXPECT_EQ(toString(*spec), "dp=1,tp=8");
  EXPECT_FALSE(spec->zero);
  EXPECT_FALSE(spec->sp);
  EXPECT_EQ(spec->role(5), AxisRole::Any);
  auto empty = parseStrategy("");
  ASSERT_TRUE(empty);
  EXPECT_EQ(toString(*empty), "");
}

TEST(StrategySpec, AnUnknownKeyNamesTheNearest) {
  EXPECT_THAT(failure("recomput=full"), HasSubstr("'recompute'"));
  EXPECT_THAT(failure("recomput=full"), HasSubstr("unknown key"));
  EXPECT_THAT(failure("cpalgo=ring"), HasSubstr("'cp_algo'"));
  EXPECT_THAT(failure("zeros=1"), HasSubstr("'zero'"));
}

TEST(StrategySpec, AnUnknownValueNamesTheNearest) {
  EXPECT_THAT(failure("schedule=1f1"), HasSubstr("'1f1b'"));
  EXPECT_THAT(failure("dtype=bf17"), HasSubstr("'bf16'"));
  EXPECT_THAT(failure("cp_algo=2d:RxC"), HasSubstr("expected one of"));
  EXPECT_THAT(failure("cp_algo=2d:0x4"), HasSubstr("expected one of"));
}

TEST(StrategySpec, ValuesOutOfRangeAreRejected) {
  EXPECT_THAT(failure("tp=0"), HasSubstr("at least 1"));
  EXPECT_THAT(failure("tp=-8"), HasSubstr("at least 1"));
  EXPECT_THAT(failure("tp=8x"), HasSubstr("got '8x'"));
  EXPECT_THAT(failure("tp="), HasSubstr("got ''"));
  EXPECT_THAT(failure("tp=99999999999999999999"), HasSubstr("at least 1"));
  EXPECT_THAT(failure("zero=4"), HasSubstr("from 0 to 3"));
  EXPECT_THAT(failure("sp=2"), HasSubstr("from 0 to 1"));
}

TEST(StrategySpec, MalformedTextIsRejected) {
  EXPECT_THAT(failure("tp"), HasSubstr("expected key=value"));
  EXPECT_THAT(failure("tp=8,"), HasSubstr("last comma"));
  EXPECT_THAT(failure("tp=8,,dp=1"), HasSubstr("expected key=value"));
}

TEST(StrategySpec, AKeyGivenTwiceIsRejected) {
  EXPECT_THAT(failure("tp=8,tp=8"), HasSubstr("twice"));
  EXPECT_THAT(failure("zero=1,zero=2"), HasSubstr("twice"));
  EXPECT_THAT(failure("sp=1,sp=1"), HasSubstr("twice"));
  EXPECT_THAT(failure("attn=flash,attn=flash"), HasSubstr("twice"));
}

TEST(StrategySpec, WhatCanBeForbidden) {
  auto ban = parseForbidden(" tp, zero=3 ");
  ASSERT_TRUE(ban) << ban.error().render();
  EXPECT_TRUE(ban->tp);
  EXPECT_FALSE(ban->dp);
  EXPECT_EQ(ban->zero, 3);
  // A level is contained in those above it.
  EXPECT_EQ(parseForbidden("zero=3,zero")->zero, 1);
  EXPECT_FALSE(parseForbidden("")->forbidsAnything());
  EXPECT_FALSE(parseForbidden("pp,offload")->forbidsAnything());
  ban = parseForbidden("recompute,schedule=zbv,schedule=interleaved");
  ASSERT_TRUE(ban);
  EXPECT_TRUE(ban->recompute);
  EXPECT_FALSE(ban->recomputeLayers);
  EXPECT_TRUE(ban->hasSchedule("zbv"));
  EXPECT_TRUE(ban->hasSchedule("interleaved"));
  EXPECT_FALSE(ban->hasSchedule("1f1b"));
  EXPECT_TRUE(parseForbidden("recompute_layers")->recomputeLayers);
  EXPECT_TRUE(parseForbidden("overlap")->overlap);
  for (const char *text : {"tp=8", "zero=2", "colour=red", "schedule", "tp,"})
    EXPECT_FALSE(parseForbidden(text)) << text;
  EXPECT_THAT(parseForbidden("schedule=zb-v").error().render(),
              HasSubstr("did you mean 'zbv'"));
  // To forbid all that is computed again is to fix none.
  StrategySpec spec;
  spec.forbidden.recompute = true;
  EXPECT_EQ(spec.recompute(), RecomputeChoice(Recompute::None));
  EXPECT_THAT(parseForbidden("tp=8").error().message,
              HasSubstr("expected one of 'dp tp sp cp ep zero"));
}

TEST(StrategySpec, CountsLayersWithZero3) {
  const auto spec = parseStrategy("pp=2,dp=4,zero=3,zero_layers=2");
  ASSERT_TRUE(spec) << spec.error().render();
  EXPECT_EQ(spec->zeroLayers, 2);
  EXPECT_EQ(parseStrategy(toString(*spec))->zeroLayers, 2);
  EXPECT_THAT(failure("dp=4,zero=2,zero_layers=2"), HasSubstr("zero=3"));
  EXPECT_THAT(failure("dp=4,zero_layers=2"), HasSubstr("zero=3"));
  EXPECT_THAT(failure("zero=3,zero_layers=0"), HasSubstr("at least 1"));
  EXPECT_THAT(failure("zero=3,zero_layers=2,offload=optimizer"),
              HasSubstr("nothing on hosts"));
  const auto named = parseStrategy(
      "pp=2,zero=3,zero_layers=1,recompute=full,recompute_layers=2,layers=3/1");
  ASSERT_TRUE(named);
  EXPECT_EQ(named->recompute(),
            RecomputeChoice(Recompute::Full, 2, LayerChunks({3, 1})));
  EXPECT_TRUE(parseForbidden("zero_layers")->zeroLayers);
  EXPECT_FALSE(parseForbidden("zero_layers")->forbidsAnything());
}

TEST(StrategySpec, StagesMayHaveDegreesOfTheirOwn) {
  const auto spec = parseStrategy("pp=3,tp=8/2x2,dp=1/2x4,mbs=4/2x1,zero=1");
  ASSERT_TRUE(spec) << spec.error().render();
  const StageDegrees first{1, 8, 1, 1, 4}, other{4, 2, 1, 1, 1};
  EXPECT_THAT(spec->stageDegrees, ElementsAre(first, other, other));
  EXPECT_EQ(spec->tp, 8);
  EXPECT_EQ(spec->microBatch, 4);
  EXPECT_EQ(toString(*spec), "dp=1/2x4,tp=8/2x2,pp=3,mbs=4/2x1,zero=1");
  EXPECT_EQ(parseStrategy(toString(*spec))->stageDegrees, spec->stageDegrees);
  // What is the same for all is said once; without pp the list counts.
  const auto few = parseStrategy("tp=4/2,cp=2");
  ASSERT_TRUE(few);
  EXPECT_EQ(few->pp, 2);
  EXPECT_EQ(few->stageDegrees[1].cp, 2);
  // All have the samples of the one with most data parallelism.
  EXPECT_EQ(parseStrategy("dp=8/2")->stageDegrees[1].microBatch, 4);
  // Stages alike are as any strategy.
  const auto alike = parseStrategy("pp=2,tp=4/4,mbs=2");
  ASSERT_TRUE(alike);
  EXPECT_TRUE(alike->stageDegrees.empty());
  EXPECT_EQ(toString(*alike), "tp=4,pp=2,mbs=2");
}

TEST(StrategySpec, StagesThatDoNotFitEachOtherAreRejected) {
  EXPECT_THAT(failure("pp=3,tp=8/4"), HasSubstr("for 2 stages, expected 3"));
  EXPECT_THAT(failure("tp=8/4,dp=2/2/2"), HasSubstr("expected"));
  EXPECT_THAT(failure("dp=4/2,mbs=1"), HasSubstr("as many at once"));
  EXPECT_THAT(failure("dp=4/3"), HasSubstr("as many at once"));
  EXPECT_THAT(failure("tp=8/0"), HasSubstr("one for each stage"));
  EXPECT_THAT(failure("tp=8/"), HasSubstr("one for each stage"));
  EXPECT_THAT(failure("pp=2/2"), HasSubstr("expected an integer"));
  EXPECT_TRUE(parseForbidden("stage_meshes")->stageMeshes);
}

TEST(StrategySpec, NamesKernelsOfTheStack) {
  StackSpec stack;
  const auto with = [&](const char *text) {
    return withKernels(stack, *parseStrategy(text));
  };
  EXPECT_EQ(with("attn=eager").attentionForm, AttentionForm::Eager);
  EXPECT_EQ(with("attn=fused").attentionForm, AttentionForm::Fused);
  EXPECT_EQ(with("attn=flash3").attention, AttentionKernel::Flash3);
  EXPECT_FALSE(with("norm=eager").fusedNorm);
  // What is not named stays as the stack has it.
  stack.attentionForm = AttentionForm::Eager;
  stack.fusedNorm = false;
  EXPECT_EQ(with("dp=8").attentionForm, AttentionForm::Eager);
  EXPECT_EQ(with("attn=flash").attentionForm, AttentionForm::Flash);
  EXPECT_EQ(with("attn=flash").attention, AttentionKernel::Flash2);
  EXPECT_FALSE(with("dp=8").fusedNorm);
  EXPECT_TRUE(with("norm=fused").fusedNorm);
}

TEST(StrategySpec, SaysWhatIsComputedAgain) {
  EXPECT_EQ(parseStrategy("recompute=full")->recompute(), Recompute::Full);
  EXPECT_EQ(parseStrategy("recompute=none")->recompute(), Recompute::None);
  EXPECT_EQ(parseStrategy("dp=8")->recompute(), std::nullopt);
}

} // namespace
