//===- SummaryTest.cpp - The summary says what matters --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Fixture.h"
#include <algorithm>
#include <gmock/gmock.h>

using namespace planner;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

static std::string summaryOf(const SmallPlan &small,
                             const SummaryOptions &options = {}) {
  return summarise(small.plan, small.graph, small.cluster, small.stack,
                   options);
}

static std::string lineOf(const std::string &text, std::string_view label) {
  for (size_t start = 0; start < text.size();) {
    const size_t end = text.find('\n', start);
    if (text.compare(start, label.size(), label) == 0 &&
        text[start + label.size()] == ' ')
      return text.substr(start, end - start);
    start = end + 1;
  }
  ADD_FAILURE() << "no line " << label << " in\n" << text;
  return {};
}

TEST(Summary, IsShortAndSaysWhatWasUnderstood) {
  SmallPlan small;
  const std::string text = summaryOf(small);
  const auto lines = std::count(text.begin(), text.end(), '\n');
  EXPECT_GE(lines, 10);
  EXPECT_LE(lines, 18) << text;
  // 2 layers of 2 * 1024 * 4096 parameters; 8 products of 17.2 GFLOP.
  EXPECT_THAT(lineOf(text, "model"),
              AllOf(HasSubstr("mlp.mlir"), HasSubstr("train"),
                    HasSubstr("16.8M parameters"), HasSubstr("137 GFLOP"),
                    HasSubstr("14 operators"), Not(HasSubstr("opaque"))));
  EXPECT_THAT(lineOf(text, "step"),
              AllOf(HasSubstr(" TFLOP/s per device"), HasSubstr("MFU")));
  EXPECT_THAT(lineOf(text, "assumed"), HasSubstr("sgd, no states"));
  small.graph.tensors[2].role = Role::OptimizerState;
  // As many bytes as the other three parameters have elements / 3 * 2.
  EXPECT_THAT(lineOf(summaryOf(small), "assumed"),
              HasSubstr("states of 0.667 bytes a parameter"));
  EXPECT_THAT(lineOf(text, "cluster"),
              AllOf(HasSubstr("16 devices"), HasSubstr("h100-80g-sxm"),
                    HasSubstr("megatron")));
  EXPECT_THAT(lineOf(text, "mesh"),
              AllOf(HasSubstr("fabric0=2"), HasSubstr("nvlink0=8")));
}

TEST(Summary, NamesTheChoiceOfEachBlock) {
  SmallPlan small;
  std::vector<std::string> lines = describeChoices(
      small.graph, small.plan.stages[0].mesh, small.plan.stages[0].assignment);
  // The gradients and updates outside the block follow it.
  EXPECT_THAT(lines, testing::ElementsAre(
                         "mlp x2: batch over fabric0; hidden over nvlink0"));
  // One product of the second layer splits the batch over both.
  OpConfig &config = small.plan.stages[0].assignment.ops[3];
  config.axes[1] = config.axes[0];
  lines = describeChoices(small.graph, small.plan.stages[0].mesh,
                          small.plan.stages[0].assignment);
  // All four products have the same work.
  EXPECT_THAT(lines, testing::ElementsAre("mlp x2: batch over fabric0 (75%); "
                                          "hidden over nvlink0 (75%); batch "
                                          "over fabric0*nvlink0 (25%)"));
}

TEST(Summary, LoopsCountTheirTrips) {
  SmallPlan small;
  small.graph.loops.push_back({0, 24, {}});
  for (OpId id = 0; id < 3; ++id)
    small.graph.ops[id].loop = 1;
  auto lines = [&] {
    return describeChoices(small.graph, small.plan.stages[0].mesh,
                           small.plan.stages[0].assignment);
  };
  small.graph.blocks = {{"body", {{0, 1, 2}}}};
  EXPECT_THAT(lines(), testing::ElementsAre(testing::StartsWith("body x24: "),
                                            testing::StartsWith("the rest: ")));
  small.graph.blocks.clear();
  EXPECT_THAT(lines().front(), testing::StartsWith("loop x24: "));
}

TEST(Summary, BatchIsNotWhatItIsMergedInto) {
  // Batch 4 and sequence 512, and their product, which is a batch too.
  SmallPlan small;
  small.graph.dimClasses[0].size = 4;
  small.graph.dimClasses.push_back({"sequence", DimClassKind::Sequence, 512});
  const auto sequence =
      static_cast<DimClassId>(small.graph.dimClasses.size() - 1);
  small.graph.dimClasses.push_back(
      {"batch.2", DimClassKind::Batch, 2048, {0, sequence}});
  // Of a sequence that the input does not have nobody counts tokens: patches
  // of an image.
  small.price();
  EXPECT_NEAR(small.plan.prediction.tokensPerSecondPerDevice,
              4 / 16.0 / small.plan.prediction.stepTime.value, 1e-6);
  EXPECT_THAT(lineOf(summaryOf(small), "step"), HasSubstr("samples/s"));
  Op &first = small.graph.ops[0];
  ASSERT_EQ(small.graph.tensors[first.operands[0]].role, Role::Input);
  first.rule.edit().factors[first.rule->operands[0][0][0]].dimClass =
      static_cast<DimClassId>(sequence + 1);
  small.price();
  EXPECT_NEAR(small.plan.prediction.tokensPerSecondPerDevice,
              2048 / 16.0 / small.plan.prediction.stepTime.value, 1e-6);
  EXPECT_THAT(lineOf(summaryOf(small), "note"), HasSubstr("batch of 4"));
  EXPECT_THAT(lineOf(summaryOf(small), "step"), HasSubstr("tokens/s"));
}

TEST(Summary, ReplicationIsSaid) {
  SmallPlan small;
  for (OpConfig &config : small.plan.stages[0].assignment.ops)
    std::fill(config.axes.begin(), config.axes.end(), OpConfig::kReplicated);
  EXPECT_THAT(describeChoices(small.graph, small.plan.stages[0].mesh,
                              small.plan.stages[0].assignment),
              testing::ElementsAre("mlp x2: the same on every device"));
}

TEST(Summary, StoredShareIsOfOneDevice) {
  // Every parameter is split over the 8 devices of nvlink0.
  EXPECT_THAT(lineOf(summaryOf(SmallPlan()), "stored"),
              HasSubstr("parameters 12.5%"));
}

TEST(Summary, SmallBatchComesFirst) {
  SmallPlan small;
  EXPECT_THAT(summaryOf(small), Not(HasSubstr("--global-batch")));
  small.graph.dimClasses[0].size = 4;
  SummaryOptions options;
  options.largerBatch = {64, 1.5e6};
  const std::string text = summaryOf(small, options);
  EXPECT_THAT(text.substr(0, text.find('\n')),
              AllOf(HasSubstr("batch of 4"), HasSubstr("16 devices"),
                    HasSubstr("--global-batch 64"), HasSubstr("1.50M")));
  // Nothing is recommended without a plan for it.
  EXPECT_THAT(summaryOf(small),
              AllOf(HasSubstr("batch of 4"), Not(HasSubstr("--global-batch"))));
}

TEST(Summary, GivenStrategyHasNoCertificate) {
  SmallPlan small;
  SummaryOptions options;
  EXPECT_THAT(summaryOf(small, options), HasSubstr("planner verify"));
  options.planPath.clear();
  const std::string text = summaryOf(small, options);
  EXPECT_THAT(text, AllOf(Not(HasSubstr("planner verify")),
                          Not(HasSubstr("strategies searched"))));
}

TEST(Summary, OptimalOnlyIfProven) {
  SmallPlan small;
  EXPECT_THAT(summaryOf(small), Not(HasSubstr("optimal")));
  // The fixture's bound is 3/4 of the step time.
  EXPECT_THAT(lineOf(summaryOf(small), "gap"),
              AllOf(HasSubstr("25.0%"), HasSubstr("3.2e41")));
  small.plan.certificate = makeCertificate(small.plan.prediction.stepTime,
                                           small.plan.prediction.stepTime, 2);
  EXPECT_THAT(lineOf(summaryOf(small), "optimal"), HasSubstr("100 strategies"));
  small.plan.certificate =
      makeCertificate(small.plan.prediction.stepTime, Seconds(), 2);
  EXPECT_THAT(lineOf(summaryOf(small), "gap"), HasSubstr("unknown"));
}

TEST(Summary, MemoryAndBaselinesSayWhatDoesNotFit) {
  SmallPlan small;
  const std::string text = summaryOf(small);
  EXPECT_THAT(lineOf(text, "memory"), Not(HasSubstr("FIT")));
  EXPECT_THAT(lineOf(text, "compare"),
              AllOf(HasSubstr("pure data parallelism"), HasSubstr("500 ms"),
                    HasSubstr("does not fit"), HasSubstr("200 GiB")));
  small.plan.prediction.fits = false;
  EXPECT_THAT(lineOf(summaryOf(small), "memory"), HasSubstr("DOES NOT FIT"));
}

/// One beats another only if it does so at both ends of the ratio's interval.
TEST(Summary, ComparisonsKnowTheirError) {
  SmallPlan small;
  small.stack.interval.ratio = 1.25;
  const auto lineFor = [&](double ratio) {
    small.plan.baselines = {
        {"other", "dp=16", small.plan.prediction.stepTime * ratio, 1, true}};
    return lineOf(summaryOf(small), "compare");
  };
  EXPECT_THAT(lineFor(2), HasSubstr("2.00x this plan's time (1.60x to 2.50x)"));
  EXPECT_THAT(lineFor(1.2),
              AllOf(HasSubstr("within noise (0.96x to 1.50x this plan's time)"),
                    Not(HasSubstr("1.20x"))));
  EXPECT_THAT(lineFor(0.9), HasSubstr("within noise (0.72x to 1.12x"));
  EXPECT_THAT(lineFor(0.5),
              HasSubstr("0.50x this plan's time (0.40x to 0.62x)"));
}

TEST(Summary, StepAndMemoryHaveTheirIntervals) {
  SmallPlan small;
  small.plan.prediction.stepTime = Seconds(2);
  small.plan.prediction.memory.totalPeak = int64_t(10) << 30;
  // At an HFU of a quarter.
  small.plan.prediction.hfu = 0.25;
  small.stack.interval.timeLow.points = {{0.125, 0.5625}, {0.5, 1}};
  small.stack.interval.timeHigh.points = {{0.25, 1.5}, {0.5, 1}};
  small.stack.interval.memory = {0.5, 2};
  fillIntervals(small.plan.prediction, small.stack);
  const std::string text = summaryOf(small);
  EXPECT_THAT(lineOf(text, "step"), HasSubstr("2.00 s (1.50 s to 3.00 s), "));
  EXPECT_THAT(lineOf(text, "memory"),
              HasSubstr("10.0 GiB (5.00 GiB to 20.0 GiB) of "));
}

TEST(Summary, TextOfTheModelIsHarmless) {
  SmallPlan small;
  small.plan.inputs.modelPath = "it's; rm -rf\x1b[2J.mlir";
  small.graph.warnings = {"unknown \x1b]0;x"};
  const std::string text = summaryOf(small);
  EXPECT_EQ(text.find('\x1b'), std::string::npos) << text;
  EXPECT_THAT(lineOf(text, "next"), HasSubstr("'it'\\''s; rm -rf"));
}

TEST(Summary, InterruptedIsSaid) {
  SmallPlan small;
  small.plan.interrupted = true;
  EXPECT_THAT(lineOf(summaryOf(small), "note"), HasSubstr("interrupted"));
}
