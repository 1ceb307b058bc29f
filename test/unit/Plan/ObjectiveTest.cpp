//===- ObjectiveTest.cpp - What a plan says it has least of ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Fixture.h"
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

using namespace planner;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using Json = nlohmann::json;

namespace {

/// A plan on 16 of 32 devices that cost 3 dollars an hour.
struct CostPlan : SmallPlan {
  CostPlan() {
    plan.baselines.clear();
    cluster.pricePerDeviceHour = 3;
    const double cost = 3.0 * 16 * plan.prediction.stepTime.value / 3600;
    plan.claim = {Objective::Cost, 32, {32, 16, 8}, cost * 0.75};
  }
  std::vector<std::string> linesOf(const Json &document) const {
    auto lines = verifyPlan(document.dump(), graph, cluster, stack);
    EXPECT_TRUE(lines) << (lines ? "" : lines.error().render());
    return lines ? *lines : std::vector<std::string>();
  }
};

} // namespace

TEST(ObjectiveClaim, IsWrittenReadAndRecomputed) {
  const CostPlan small;
  const Json document = Json::parse(small.text());
  const Json &claim = document["objective"];
  EXPECT_EQ(claim["least"], "cost");
  EXPECT_EQ(claim["unit"], "USD");
  EXPECT_NEAR(claim["gap"].get<double>(), 0.25, 1e-12);
  EXPECT_EQ(claim["proven"], false);
  EXPECT_THAT(small.linesOf(document), IsEmpty());
  const Expected<Plan> read = readPlan(small.text(), small.graph);
  ASSERT_TRUE(read) << read.error().render();
  ASSERT_TRUE(read->claim);
  EXPECT_EQ(read->claim->objective, Objective::Cost);
  EXPECT_EQ(read->claim->devicesGiven, 32);
  EXPECT_THAT(read->claim->deviceCounts, ElementsAre(32, 16, 8));
}

/// Every field that says something wrong is found.
TEST(ObjectiveClaim, WrongOnesAreRejected) {
  const CostPlan small;
  const Json good = Json::parse(small.text());
  const double value = good["objective"]["value"];
  const std::vector<std::pair<const char *, Json>> wrong = {
      {"least", "time"},          {"unit", "s"},
      {"value", value * 1.0001},  {"lower_bound", value * 1.0001},
      {"lower_bound", -1.0},      {"gap", 0.2},
      {"proven", true},           {"devices_given", 31},
      {"device_counts", {32, 8}},
  };
  for (const auto &[key, other] : wrong) {
    Json bad = good;
    bad["objective"][key] = other;
    const std::vector<std::string> lines = small.linesOf(bad);
    ASSERT_FALSE(lines.empty()) << key << ": " << other;
    EXPECT_THAT(lines.front(), HasSubstr("/objective/")) << key;
  }
  Json bad = good;
  bad["objective"]["least"] = "speed";
  EXPECT_FALSE(verifyPlan(bad.dump(), small.graph, small.cluster, small.stack));
}

TEST(ObjectiveClaim, ACostNeedsAPrice) {
  CostPlan small;
  const Json document = Json::parse(small.text());
  small.cluster.pricePerDeviceHour.reset();
  EXPECT_THAT(small.linesOf(document),
              testing::Contains(HasSubstr("price_per_device_hour")));
}

/// Of the least there can be up to rounding, nothing is left.
TEST(ObjectiveClaim, GapsAreShares) {
  EXPECT_DOUBLE_EQ(gapOf(4, 3).gap, 0.25);
  EXPECT_FALSE(gapOf(4, 3).proven);
  EXPECT_TRUE(gapOf(4, 4).proven);
  EXPECT_EQ(gapOf(1, 1 - 1e-7).gap, 0);
  EXPECT_TRUE(gapOf(0, 0).proven);
}

TEST(ObjectiveClaim, TheSummarySaysWhatIsLeastAndWhatIsIdle) {
  CostPlan small;
  const std::string text =
      summarise(small.plan, small.graph, small.cluster, small.stack);
  EXPECT_THAT(text, HasSubstr("least      cost: $"));
  EXPECT_THAT(text, HasSubstr("gap at most 25.0%: no plan that fits has less "
                              "than $"));
  EXPECT_THAT(text, HasSubstr("idle       16 of 32 devices; plans were looked "
                              "for on 32, 16, 8"));
  small.plan.claim = {
      Objective::Memory,
      16,
      {16},
      static_cast<double>(small.plan.prediction.memory.totalPeak)};
  const std::string memory =
      summarise(small.plan, small.graph, small.cluster, small.stack);
  EXPECT_THAT(memory, HasSubstr("; no plan that fits has less"));
  EXPECT_THAT(memory, testing::Not(HasSubstr("idle")));
}
