//===- StageRefinerTest.cpp - Strategies that no single choice helps ------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Search/StageRefiner.h"
#include "../../../lib/Search/StageChoices.h"
#include "../../../lib/Search/StageStrategy.h"
#include "JointCase.h"
#include <gtest/gtest.h>

using namespace planner;
using namespace planner::test;

namespace {

/// A point's strategy, and all that it may be instead.
class Refined {
public:
  Refined(Asked &asked, PointPricer &pricer, const StagePoint &point,
          const StageStrategy &own)
      : stage(**pricer.solve(point)), folds(stage.model->graph()),
        spec(own.inner), line(findLayers(*stage.model)),
        strategy{*stage.model, stage.assignment,
                 stage.priced, asked.graphOf(point.recompute),
                 own.pipeline, &line},
        predicted(*predictStages(strategy)),
        choices(*stage.model, folds.free, spec) {
    strategy.pipeline = predicted.prediction.pipeline;
    EXPECT_TRUE(
        meshForStrategy(stage.model->cluster(), point.stageDevices(), spec));
    request = requestOf(strategy.pipeline);
    request.stages = predicted.hosted;
    request.cuts = &predicted.price.cuts;
    request.line = &line;
  }

  /// By the price of the whole strategy.
  std::optional<Prediction> priced(const Assignment &assignment,
                                   int64_t limit = 0) const {
    const auto whole = evaluate(*stage.model, assignment);
    if (!whole)
      return std::nullopt;
    expectSamePrice(
        *whole, *evaluate(*stage.model, assignment, true, &folds.free.kinds));
    const auto staged =
        predictStages({*stage.model, assignment, *whole, strategy.graph,
                       strategy.pipeline, &line},
                      limit);
    return staged ? std::optional(staged->prediction) : std::nullopt;
  }

  /// Whether or not it is known which operators are alike.
  static void expectSamePrice(const PricedStrategy &a,
                              const PricedStrategy &b) {
    EXPECT_EQ(a.stepTime, b.stepTime);
    EXPECT_EQ(a.memory.totalPeak, b.memory.totalPeak);
    ASSERT_EQ(a.changes.size(), b.changes.size());
    for (size_t i = 0; i < a.changes.size(); ++i) {
      const PricedChange &x = a.changes[i], &y = b.changes[i];
      EXPECT_EQ(
          std::tie(x.tensor, x.from, x.to, x.change.time, x.executions, x.phase,
                   x.before, x.isGradient, x.isParameter, x.issue),
          std::tie(y.tensor, y.from, y.to, y.change.time, y.executions, y.phase,
                   y.before, y.isGradient, y.isParameter, y.issue));
    }
    for (size_t i = 0; i < a.ops.size(); ++i)
      EXPECT_EQ(a.ops[i].communication, b.ops[i].communication);
  }

  template <typename Look>
  void forAll(const Assignment &from, const PricedStrategy &price, Look look) {
    auto changes = StageChanges::make(*stage.model, from, price, request,
                                      folds.free.kinds);
    ASSERT_TRUE(changes);
    const LayoutChooser chooser(*stage.model, changes->assignment());
    std::vector<StageChoice> all;
    for (GroupId g = 0; g < choices.numGroups(); ++g)
      for (StageChoice &choice : choices.ofGroup(g, from))
        all.push_back(std::move(choice));
    for (TensorClassId id = 0; id < choices.numClasses(); ++id)
      for (StageChoice &choice : choices.ofStorage(id, from))
        all.push_back(std::move(choice));
    for (const StageChoice &choice : all) {
      choices.begin(choice, chooser, *changes);
      look(*changes);
      changes->undo();
      ASSERT_EQ(changes->assignment().ops, from.ops);
      ASSERT_EQ(changes->assignment().storage, from.storage);
    }
  }

  SolvedStage &stage;
  StageFolds folds;
  StrategySpec spec;
  LayerLine line;
  StagedStrategy strategy;
  StagedPrediction predicted;
  StageChoices choices;
  StageRequest request;
};

/// Calls `look` for some points of random models, machines and stacks; with
/// hosts, which are slow, as the stack can keep something on them.
template <typename Look>
void forPoints(unsigned seed, int rounds, bool withHosts, Look look) {
  std::mt19937 random(seed);
  for (int round = 0; round < rounds; ++round) {
    SCOPED_TRACE(round);
    Case drawn = randomCase(random);
    drawn.shape.scanned = false;
    Asked asked(drawn);
    if (withHosts && asked.cluster.host)
      asked.cluster.host->linkBandwidth =
          asked.cluster.host->linkBandwidth * 0.1;
    PointPricer pricer(asked.graph, asked.cluster, asked.stack, asked.staged);
    const auto &sets = asked.stack.offload.sets;
    for (const OuterFamily &family : asked.families(true))
      for (const ScheduleChoice &schedule : family.schedules) {
        const StagePoint &point = family.stage;
        if (random() % 12 != 0 || point.recompute != asked.graph.recompute ||
            point.stages * point.microBatches == 1 || !pricer.canPlace(point))
          continue;
        const auto stage = pricer.solve(point);
        if (!stage || !*stage)
          continue;
        StrategySpec spec =
            strategyOf(point, schedule, asked.stack, asked.staged.fix);
        if (withHosts && !sets.empty())
          spec.named.emplace_back("offload",
                                  name(sets[random() % sets.size()]));
        const auto own = stageStrategy(spec, asked.graphOf(point.recompute),
                                       asked.stack, drawn.devices);
        if (!own || own->pipeline.offload.any() != withHosts ||
            own->pipeline.offload.activations ||
            !checkOffload(own->pipeline.offload, asked.cluster, asked.stack))
          continue;
        SCOPED_TRACE(toString(spec));
        Refined refined(asked, pricer, point, *own);
        look(refined);
      }
  }
}

double stepOf(const Refined &refined, const StagedPrice &price) {
  PipelineSpec spec = refined.predicted.schedule;
  setTimes(spec, price);
  return endOf(simulate(spec), price).step.value;
}

/// What only some operators were looked at for is what all of them say.
void expectPricesOfTheWhole(unsigned seed, int rounds, bool withHosts,
                            size_t &waiting) {
  size_t priced = 0, faster = 0;
  forPoints(seed, rounds, withHosts, [&](Refined &refined) {
    const double step = refined.predicted.prediction.stepTime.value;
    waiting += refined.predicted.prediction.breakdown.exposedOffload.value > 0;
    refined.forAll(refined.stage.assignment, refined.stage.priced,
                   [&](StageChanges &changes) {
                     const bool mayBeFaster = changes.mayBeFaster();
                     const Expected<StagedPrice> price = changes.price();
                     changes.layOutAll();
                     const auto whole = refined.priced(changes.assignment());
                     if (!whole || !price)
                       return;
                     const double exact = whole->stepTime.value;
                     ++priced;
                     faster += exact < step * (1 - kRounding);
                     // Unequal chains are cut by what they compute.
                     if (!refined.line.isUniform)
                       return;
                     if (!mayBeFaster)
                       EXPECT_GE(exact, step * (1 - kRounding));
                     EXPECT_NEAR(stepOf(refined, *price) / exact, 1, kRounding);
                   });
  });
  EXPECT_GT(priced, 2000u);
  EXPECT_GT(faster, 20u);
}

TEST(StageRefinerTest, ChangesArePricedAsTheWhole) {
  size_t waiting = 0;
  expectPricesOfTheWhole(3, 12, false, waiting);
  EXPECT_EQ(waiting, 0u);
}

TEST(StageRefinerTest, ChangesArePricedAsTheWholeWithHosts) {
  size_t waiting = 0;
  expectPricesOfTheWhole(7, 24, true, waiting);
  EXPECT_GT(waiting, 10u);
}

/// As much as the effort allows; the bound says what is left, also where the
/// effort ends before anything that fits is found: a device can hold all, or no
/// more than the strategy needs.
void expectNoneBelowTheBound(unsigned seed, int rounds, bool withHosts) {
  size_t points = 0, better = 0, tried = 0, left = 0;
  forPoints(seed, rounds, withHosts, [&](Refined &refined) {
    if (!refined.line.isUniform)
      return;
    ++points;
    const int64_t limit =
        points % 3 == 0 ? 0 : refined.predicted.prediction.memory.totalPeak;
    refined.predicted.prediction.memory.usable =
        limit > 0 ? limit : refined.predicted.prediction.memory.usable;
    // Nothing, up to three prices of the whole, or all that it takes.
    const size_t effort =
        points % 5 == 4 ? size_t(1) << 30
                        : points % 5 * entriesOfPrice(refined.strategy.graph);
    const RefineQuestion alone{refined.strategy,
                               refined.predicted,
                               refined.folds.free,
                               refined.spec,
                               limit,
                               {effort, {}, 0}};
    RefineQuestion together = alone;
    together.threads = 3;
    const auto found = refineStage(alone), again = refineStage(together);
    ASSERT_TRUE(found);
    ASSERT_TRUE(again);
    EXPECT_EQ(found->lowerBound, again->lowerBound);
    EXPECT_EQ(found->effort, again->effort);
    ASSERT_EQ(found->stage.has_value(), again->stage.has_value());
    if (found->stage)
      EXPECT_EQ(found->stage->prediction.prediction.stepTime,
                again->stage->prediction.prediction.stepTime);
    const Assignment &last =
        found->stage ? found->stage->assignment : refined.stage.assignment;
    const PricedStrategy &price =
        found->stage ? found->stage->priced : refined.stage.priced;
    Seconds step = refined.predicted.prediction.stepTime;
    if (found->stage) {
      ++better;
      const auto own = refined.priced(last, limit);
      ASSERT_TRUE(own);
      EXPECT_TRUE(own->fits);
      EXPECT_EQ(own->stepTime, found->stage->prediction.prediction.stepTime);
      EXPECT_LT(own->stepTime, step);
      step = own->stepTime;
    }
    EXPECT_LE(found->lowerBound, step);
    left += found->lowerBound < step;
    refined.forAll(last, price, [&](StageChanges &changes) {
      (void)changes.mayBeFaster();
      changes.layOutAll();
      const auto whole = refined.priced(changes.assignment(), limit);
      if (!whole || !whole->fits)
        return;
      ++tried;
      EXPECT_GE(whole->stepTime.value,
                found->lowerBound.value * (1 - kRounding));
    });
  });
  EXPECT_GT(points, 10u);
  EXPECT_GT(better, 3u);
  EXPECT_GT(tried, 1000u);
  EXPECT_GT(left, 0u);
}

TEST(StageRefinerTest, NoSingleChoiceIsBelowTheBound) {
  expectNoneBelowTheBound(5, 40, false);
}

TEST(StageRefinerTest, NoSingleChoiceIsBelowTheBoundWithHosts) {
  expectNoneBelowTheBound(9, 40, true);
}

} // namespace
