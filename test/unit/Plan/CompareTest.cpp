//===- CompareTest.cpp - One strategy beats another, or not ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Plan/Compare.h"
#include "Fixture.h"
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <random>

using namespace planner;

namespace {

Comparison compare(double thisOne, double other, double error) {
  StackSpec stack;
  stack.interval.ratio = error;
  return compareStepTimes(Seconds(thisOne), Seconds(other), stack);
}

} // namespace

TEST(Compare, ByHand) {
  // Measured ratios are 1.2 times more or less than predicted.
  const Comparison clear = compare(10, 15, 1.2);
  EXPECT_DOUBLE_EQ(clear.ratio, 1.5);
  EXPECT_DOUBLE_EQ(clear.low, 1.25);
  EXPECT_DOUBLE_EQ(clear.high, 1.8);
  EXPECT_EQ(clear.verdict, Verdict::Faster);
  EXPECT_EQ(compare(15, 10, 1.2).verdict, Verdict::Slower);
  EXPECT_EQ(compare(10, 11.9, 1.2).verdict, Verdict::WithinNoise);
  EXPECT_EQ(compare(10, 8.4, 1.2).verdict, Verdict::WithinNoise);
  EXPECT_EQ(compare(10, 12.1, 1.2).verdict, Verdict::Faster);
  EXPECT_EQ(compare(10, 8.3, 1.2).verdict, Verdict::Slower);
}

TEST(Compare, WithoutErrorTheFasterIsFaster) {
  EXPECT_EQ(compare(1, 1.0001, 1).verdict, Verdict::Faster);
  EXPECT_EQ(compare(1, 1, 1).verdict, Verdict::WithinNoise);
  EXPECT_EQ(compare(0, 0, 1.5).verdict, Verdict::WithinNoise);
}

TEST(Compare, BothSidesAgree) {
  std::uniform_real_distribution<double> time(0.1, 10), error(1, 3);
  for (unsigned seed = 0; seed < 1000; ++seed) {
    std::mt19937 random(seed);
    const double a = time(random), b = time(random), e = error(random);
    const Comparison one = compare(a, b, e), other = compare(b, a, e);
    EXPECT_NEAR(one.low * other.high, 1, 1e-12);
    EXPECT_EQ(one.verdict == Verdict::Faster, other.verdict == Verdict::Slower);
    EXPECT_EQ(one.verdict == Verdict::WithinNoise,
              other.verdict == Verdict::WithinNoise);
  }
}

TEST(Compare, PlansSayIt) {
  SmallPlan small;
  small.stack.interval.ratio = 1.25;
  const Seconds step = small.plan.prediction.stepTime;
  small.plan.baselines = {{"a", "dp=16", step * 2, 1, true},
                          {"b", "dp=16", step * 1.1, 1, true},
                          {"c", "dp=16", step * 0.5, 1, true}};
  const auto baselines = nlohmann::json::parse(small.text())["baselines"];
  EXPECT_EQ(baselines[0]["plan_is"], "faster");
  EXPECT_EQ(baselines[1]["plan_is"], "within noise");
  EXPECT_EQ(baselines[2]["plan_is"], "slower");
  EXPECT_NEAR(baselines[0]["ratio"].get<double>(), 2, 1e-12);
  EXPECT_NEAR(baselines[0]["ratio_interval"][0].get<double>(), 1.6, 1e-12);
  EXPECT_NEAR(baselines[0]["ratio_interval"][1].get<double>(), 2.5, 1e-12);
}

TEST(Calibration, SaysWhatNumbersAreFittedTo) {
  SmallPlan small;
  const auto calibration = [&] {
    return nlohmann::json::parse(
               small.text())["prediction"]["provenance"]["calibration"]
        .get<std::string>();
  };
  // Nothing of `deepspeed` is fitted, and no number of a standard node is
  // measured there.
  small.stack = *loadStack("deepspeed");
  EXPECT_EQ(calibration(), "none");
  small.stack = *loadStack("megatron-2021");
  EXPECT_THAT(calibration(),
              testing::AllOf(testing::StartsWith("stack megatron-2021: "),
                             testing::HasSubstr("calibration.csv"),
                             testing::Not(testing::HasSubstr("intervals")),
                             testing::Not(testing::HasSubstr("cluster"))));
  small.cluster.calibration = "nccl-tests: log.txt (sha256 0123)";
  EXPECT_THAT(calibration(),
              testing::EndsWith("; cluster h100-80g-sxm: nccl-tests: log.txt "
                                "(sha256 0123)"));
}
