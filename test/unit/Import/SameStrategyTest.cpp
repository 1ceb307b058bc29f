//===- SameStrategyTest.cpp - Both training forms under one strategy ------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The same model exported as a forward module with a loss and as a full train
// step must cost the same under the same strategy: parameters, FLOPs, bytes of
// every kind of collective, memory.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/Passes.h"
#include "planner/Import/Import.h"
#include "planner/Search/Search.h"
#include "test/SourceDir.h"
#include <gtest/gtest.h>
#include <map>

namespace planner {
namespace {

constexpr int64_t kDevices = 8;
constexpr double kTolerance = 0.02;

/// The graph that a strategy is of.
OpGraph load(const std::string &file, const TrainingOptions &training,
             Recompute recompute,
             AttentionForm attention = AttentionForm::Flash) {
  auto graph =
      importModel(std::string(PLANNER_SOURCE_DIR) + "/test/models/" + file, {});
  EXPECT_TRUE(graph) << graph.error().render();
  if (!graph)
    return {};
  PrepareOptions options;
  options.training = training;
  options.recompute = recompute;
  options.attention = attention;
  auto ok = prepareGraph(*graph, options);
  EXPECT_TRUE(ok) << ok.error().render();
  return std::move(*graph);
}

struct StrategyTotals {
  double parameters = 0, matmulFlops = 0, vectorFlops = 0;
  /// Payload bytes of a step, by kind of collective.
  std::map<CollectiveKind, double> bytes;
  double peak = 0, step = 0, bound = 0;
};

StrategyTotals price(const OpGraph &graph, const std::string &strategy,
                     const char *software = "ideal") {
  StrategyTotals totals;
  auto cluster = loadCluster("h100-80g-sxm", kDevices);
  auto stack = loadStack(software);
  auto spec = parseStrategy(strategy);
  EXPECT_TRUE(cluster && stack && spec);
  auto found = priceStrategy(graph, *cluster, withKernels(*stack, *spec), *spec,
                             kDevices);
  EXPECT_TRUE(found) << strategy << ": " << found.error().render();
  if (!found)
    return totals;
  totals.parameters = static_cast<double>(graph.parameterCount());
  totals.matmulFlops = graph.modelMatmulFlops();
  for (const Op &op : graph.ops)
    totals.vectorFlops += op.work.vectorFlops * graph.executions(op);
  const PricedStrategy &priced = found->stage.priced;
  for (OpId id = 0; id < graph.ops.size(); ++id)
    for (const CollectiveStep &step : priced.ops[id].collectives)
      totals.bytes[step.kind] +=
          step.bytes.value * graph.executions(graph.ops[id]);
  for (const PricedChange &change : priced.changes)
    for (const CollectiveStep &step : change.change.steps)
      totals.bytes[step.kind] += step.bytes.value * change.executions;
  totals.peak = static_cast<double>(priced.memory.totalPeak);
  totals.step = found->prediction.stepTime.value;
  totals.bound = found->certificate.lowerBound.value;
  return totals;
}

struct Case {
  const char *model;
  TrainingOptions training;
  std::vector<std::string> strategies;
};

void expectSame(const StrategyTotals &a, const StrategyTotals &b) {
  EXPECT_EQ(a.parameters, b.parameters);
  EXPECT_NEAR(a.matmulFlops, b.matmulFlops, kTolerance * b.matmulFlops);
  EXPECT_NEAR(a.vectorFlops, b.vectorFlops, kTolerance * b.vectorFlops);
  EXPECT_NEAR(a.peak, b.peak, kTolerance * b.peak);
  EXPECT_NEAR(a.step, b.step, kTolerance * b.step);
  double all = 0;
  for (const auto &[kind, bytes] : b.bytes)
    all += bytes;
  EXPECT_GT(all, 0);
  for (unsigned k = 0; k < kCollectiveKinds; ++k) {
    const auto kind = static_cast<CollectiveKind>(k);
    const auto x = a.bytes.find(kind), y = b.bytes.find(kind);
    EXPECT_NEAR(x == a.bytes.end() ? 0 : x->second,
                y == b.bytes.end() ? 0 : y->second, kTolerance * all)
        << name(kind);
  }
  // What is solved is what is priced.
  for (const StrategyTotals *totals : {&a, &b})
    EXPECT_NEAR(totals->bound, totals->step, 1e-6 * totals->step);
}

class SameStrategy : public testing::TestWithParam<Case> {};

TEST_P(SameStrategy, BothFormsCostTheSame) {
  const Case &c = GetParam();
  std::map<std::pair<Recompute, AttentionForm>, OpGraph> builtFor, exportedFor;
  for (const std::string &strategy : c.strategies) {
    SCOPED_TRACE(strategy);
    const auto spec = parseStrategy(strategy);
    ASSERT_TRUE(spec) << spec.error().render();
    const Recompute recompute =
        spec->recompute().value_or(Recompute::None).kind;
    const AttentionForm attention = withKernels({}, *spec).attentionForm;
    const std::pair kind(recompute, attention);
    if (!builtFor.count(kind)) {
      builtFor[kind] = load(std::string(c.model) + ".mlir", c.training,
                            recompute, attention);
      exportedFor[kind] = load(std::string(c.model) + "_train.mlir", c.training,
                               recompute, attention);
    }
    const OpGraph &built = builtFor[kind];
    const OpGraph &exported = exportedFor[kind];
    ASSERT_FALSE(built.isTrainStep);
    ASSERT_TRUE(exported.isTrainStep);
    ASSERT_EQ(built.recompute, exported.recompute);
    // Under the second one tensor parallelism is Megatron's pattern.
    for (const char *software : {"ideal", "megatron"}) {
      SCOPED_TRACE(software);
      expectSame(price(built, strategy, software),
                 price(exported, strategy, software));
    }
  }
}

TrainingOptions training(const char *optimizer, bool clip, bool master) {
  TrainingOptions options;
  options.optimizer = optimizer;
  options.clipGlobalNorm = clip;
  options.masterWeights = master;
  return options;
}

/// Each strategy with what loops may keep; without the key it is `none`.
std::vector<std::string> inTwoWays(std::vector<std::string> strategies) {
  const size_t count = strategies.size();
  for (size_t i = 0; i < count; ++i)
    strategies.push_back(strategies[i] + ",recompute=selective");
  return strategies;
}

TEST(SameStrategy, WhatLoopsKeepIsPartOfTheStrategy) {
  for (const char *file : {"moe.mlir", "moe_train.mlir"}) {
    SCOPED_TRACE(file);
    const TrainingOptions adam = training("adam", true, false);
    const OpGraph all = load(file, adam, Recompute::None);
    const OpGraph least = load(file, adam, Recompute::Selective);
    EXPECT_EQ(all.recompute, Recompute::None);
    EXPECT_EQ(least.recompute, Recompute::Selective);
    EXPECT_EQ(all.stackedBytes, least.stackedBytes);
    EXPECT_EQ(all.leastStackedBytes, least.leastStackedBytes);
    EXPECT_LT(least.leastStackedBytes, 0.6 * all.stackedBytes);
    // What is saved in memory is what is not stacked: the batch is split over
    // eight devices, and with it all that loops keep.
    const double saved = price(all, "dp=8,zero=1").peak -
                         price(least, "dp=8,zero=1,recompute=selective").peak;
    EXPECT_NEAR(saved, (all.stackedBytes - all.leastStackedBytes) / 8.0,
                0.1 * saved);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Models, SameStrategy,
    testing::Values(
        Case{"gpt2",
             training("adam", true, true),
             {"dp=8,zero=0", "dp=8,zero=1", "dp=8,zero=3", "tp=4,sp=0,dp=2",
              "tp=4,dp=2,zero=0", "tp=4,sp=1,dp=2,zero=1",
              "tp=4,sp=1,dp=2,zero=1,attn=eager",
              "tp=4,sp=1,dp=2,zero=1,attn=eager,recompute=selective"}},
        Case{"resnet50",
             training("momentum", false, true),
             {"dp=8,zero=0", "dp=8,zero=1", "dp=8,zero=3", "tp=8,dp=1",
              "tp=4,dp=2,zero=0", "tp=4,dp=2,zero=1"}},
        // Layers in a scan: loops keep what the strategy says.
        Case{"moe", training("adam", true, false),
             inTwoWays({"dp=8,zero=0", "dp=8,zero=1", "dp=8,zero=3",
                        "tp=8,dp=1", "ep=8,dp=1", "tp=4,sp=1,dp=2,zero=1"})}),
    [](const auto &tested) { return std::string(tested.param.model); });

} // namespace
} // namespace planner
