//===- TraceTest.cpp - A trace says what the plan says --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Export/Trace.h"
#include "../Search/LayeredModel.h"
#include "planner/Plan/Pipeline.h"
#include "planner/Search/Search.h"
#include <map>
#include <nlohmann/json.hpp>

namespace planner {
namespace {

using test::LayeredModel;
using Json = nlohmann::json;

/// A strategy, priced as a plan, and its trace.
class Traced {
public:
  Traced(const OpGraph &graph, const std::string &strategy,
         const std::string &software)
      : cluster(*loadCluster("a100-80g-sxm", 8)), stack(*loadStack(software)) {
    auto found =
        priceStrategy(graph, cluster, stack, *parseStrategy(strategy), 8);
    if (!found)
      return;
    plan.inputs.devices = 8;
    plan.stages = {std::move(found->stage)};
    plan.prediction = std::move(found->prediction);
    auto exported = exportTrace(plan, graph, cluster, stack);
    EXPECT_TRUE(exported) << exported.error().render();
    events = Json::parse(exported->text)["traceEvents"];
    isLegal = true;
  }

  /// By stage.
  std::vector<int64_t> claimedPeaks() const {
    std::vector<int64_t> peaks;
    for (const StageShare &stage : plan.prediction.stages)
      peaks.push_back(stage.memoryBytes);
    if (peaks.empty())
      peaks.push_back(plan.prediction.memory.totalPeak);
    return peaks;
  }
  std::map<size_t, std::vector<int64_t>> counters() const {
    std::map<size_t, std::vector<int64_t>> bytes;
    for (const Json &event : events)
      if (event["ph"] == "C")
        bytes[event["pid"]].push_back(event["args"]["bytes"]);
    return bytes;
  }
  /// Of spans of a category with that in their names.
  Seconds total(const std::string &category, const std::string &name) const {
    double sum = 0;
    for (const Json &event : events)
      if (event["ph"] == "X" && event["cat"] == category &&
          event["name"].get<std::string>().find(name) != std::string::npos)
        sum += event["dur"].get<double>() * 1e-6;
    return Seconds(sum);
  }
  /// When the last span ends.
  Seconds end() const {
    double last = 0;
    for (const Json &event : events)
      if (event["ph"] == "X")
        last = std::max(
            last,
            (event["ts"].get<double>() + event["dur"].get<double>()) * 1e-6);
    return Seconds(last);
  }

  ClusterSpec cluster;
  StackSpec stack;
  Plan plan;
  Json events;
  bool isLegal = false;
};

void expectPeaks(const Traced &traced, const std::string &what) {
  const std::vector<int64_t> claimed = traced.claimedPeaks();
  const auto counters = traced.counters();
  ASSERT_EQ(counters.size(), claimed.size()) << what;
  for (const auto &[stage, bytes] : counters)
    EXPECT_EQ(*std::max_element(bytes.begin(), bytes.end()), claimed[stage])
        << what << ", stage " << stage;
  EXPECT_NEAR(traced.end() / traced.plan.prediction.stepTime, 1, 1e-9) << what;
}

/// Whatever the schedule, the ZeRO level, what is computed again and what hosts
/// keep: a stage's memory is at most, and once, what the plan says.
TEST(StepTrace, PeaksAreThoseOfThePlan) {
  const LayeredModel shape;
  int traced = 0;
  for (Recompute recompute : {Recompute::Selective, Recompute::Full}) {
    const OpGraph graph = shape.build(recompute);
    const std::string again =
        recompute == Recompute::Full ? ",recompute=full" : "";
    for (const char *stages :
         {"dp=8", "tp=2,dp=4", "dp=8,overlap=all", "dp=8,mbs=1",
          "pp=4,dp=2,mbs=1,schedule=gpipe", "pp=4,dp=2,mbs=1",
          "pp=2,vpp=2,dp=4,mbs=1,overlap=all", "pp=4,dp=2,mbs=1,layers=1/2/3/2",
          "pp=2,vpp=2,dp=4,mbs=1,layers=1/3/3/1", "pp=2,tp=4,schedule=zb-h1",
          "pp=4,dp=2,mbs=1,schedule=zbv", "pp=4,dp=2,mbs=1,schedule=dualpipe",
          "pp=4,dp=2,mbs=1,schedule=dualpipe,layers=1/2/3/2",
          "pp=2,dp=4,mbs=1,schedule=dualpipev"})
      for (const char *zero :
           {",zero=0", ",zero=1", ",zero=2", ",zero=3", ",offload=optimizer",
            ",offload=params+acts", ",offload=acts", ",offload=relay"})
        for (const char *software : {"ideal", "torchtitan"}) {
          const std::string strategy = stages + (zero + again);
          const Traced own(graph, strategy, software);
          if (!own.isLegal)
            continue;
          ++traced;
          expectPeaks(own, strategy + " under " + software);
        }
  }
  EXPECT_GT(traced, 250);
}

/// One pass each way: memory rises and falls, and the collectives are those of
/// the prediction, by what they serve.
TEST(StepTrace, OnePassIsShownLayerByLayer) {
  const OpGraph graph = LayeredModel().build();
  for (const auto &[strategy, software] :
       {std::pair{"tp=2,dp=4,zero=1", "megatron"},
        std::pair{"tp=2,dp=4,zero=1,overlap=all", "megatron"},
        std::pair{"dp=8,zero=3,overlap=all", "ideal"}}) {
    const Traced traced(graph, strategy, software);
    ASSERT_TRUE(traced.isLegal) << strategy;
    expectPeaks(traced, strategy);
    const std::vector<int64_t> bytes = traced.counters().at(0);
    // Eight layers and both ends, there and back.
    ASSERT_GE(bytes.size(), 20U) << strategy;
    const auto peak = std::max_element(bytes.begin(), bytes.end() - 2);
    EXPECT_GE(peak - bytes.begin(), 8) << strategy;
    EXPECT_LT(bytes[1], *peak) << strategy;
    EXPECT_LT(bytes[17], *peak) << strategy;
    const CommunicationTotals &all = traced.plan.prediction.communication;
    for (const auto &[name, time] :
         {std::pair{" tp", all.tensor}, std::pair{" dp", all.data}})
      EXPECT_NEAR(traced.total("collective", name).value, time.value,
                  1e-9 * (time.value + 1e-6))
          << strategy << name;
    EXPECT_GT(traced.total("block", "layer 7").value, 0) << strategy;
  }
}

/// Each pass of each micro-batch has its collectives, one by one: of a layer
/// that splits a pair of products one each way, at least.
TEST(StepTrace, PassesHaveTheirCollectives) {
  const OpGraph graph = LayeredModel().build();
  const Traced traced(graph, "pp=2,tp=4,mbs=4", "megatron");
  ASSERT_TRUE(traced.isLegal);
  std::map<int, int> spans;
  for (const Json &event : traced.events)
    if (event["ph"] == "X" && event["cat"] == "collective" &&
        event["name"].get<std::string>().find(" tp") != std::string::npos)
      ++spans[event["pid"]];
  constexpr int kMicroBatches = 8, kLayers = 4;
  for (int stage : {0, 1}) {
    EXPECT_GE(spans[stage], 2 * kMicroBatches * kLayers);
    EXPECT_EQ(spans[stage] % kMicroBatches, 0);
  }
  const CommunicationTotals &all = traced.plan.prediction.communication;
  EXPECT_GT(all.tensor.value, 0);
  EXPECT_GE(traced.total("collective", " tp").value, all.tensor.value);
}

} // namespace
} // namespace planner
