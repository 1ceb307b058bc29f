//===- StageRefinerTest.cpp - Strategies that no single choice helps ------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Search/StageRefiner.h"
#include "../../../lib/Search/PartStrategy.h"
#include "../../../lib/Search/StageChoices.h"
#include "../../../lib/Search/StageMeshes.h"
#include "JointCase.h"
#include "MixedClusters.h"
#include <gtest/gtest.h>

using namespace planner;
using namespace planner::test;

namespace {

/// A strategy that was priced, and all that one of its meshes' may be instead.
class Refined {
public:
  /// `mesh` has what was found for a point, whose strategy that spec is.
  Refined(const StagedStrategy &s, StagedPrediction p, size_t m,
          SolvedStage &own, StrategySpec inner)
      : stage(own), mesh(m), folds(stage.model->graph()),
        spec(std::move(inner)), line(*s.line), strategy(s),
        predicted(std::move(p)), choices(*stage.model, folds.free, spec) {
    strategy.pipeline = predicted.prediction.pipeline;
    EXPECT_TRUE(meshForStrategy(stage.model->cluster(),
                                stage.model->mesh().devices(), spec));
  }

  /// Whether it is, whatever its operators do.
  bool isCut() const {
    return line.isUniform || strategy.pipeline.stages == 1 ||
           !strategy.pipeline.layers.counts.empty();
  }

  StagedStrategy with(const Assignment &assignment,
                      const PricedStrategy &price) const {
    std::vector<MeshStrategy> all;
    for (size_t m = 0; m <= strategy.others.size(); ++m)
      all.push_back(strategy.onMesh(m));
    all[mesh] = {stage.model.get(), &assignment, &price};
    return stagedOn(all, strategy.graph, strategy.pipeline, strategy.line);
  }

  /// By the price of the whole strategy.
  std::optional<Prediction> priced(const Assignment &assignment,
                                   int64_t limit = 0) const {
    const auto whole = evaluate(*stage.model, assignment);
    if (!whole)
      return std::nullopt;
    expectSamePrice(
        *whole, *evaluate(*stage.model, assignment, true, &folds.free.kinds));
    const auto staged = predictStages(with(assignment, *whole), limit);
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
    auto changes = StrategyChanges::make(with(from, price), predicted, mesh,
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
  const size_t mesh;
  StageFolds folds;
  StrategySpec spec;
  const LayerLine &line;
  StagedStrategy strategy;
  StagedPrediction predicted;
  StageChoices choices;
};

enum class On { AlikeStages, Hiding, Hosts, Parts, Meshes };

/// What random models, machines and stacks have in common.
struct Drawn {
  Drawn(const Case &c) : asked(c), line(layersOf(asked)) {}
  Drawn(const Case &c, ClusterSpec parts) : Drawn(c) {
    asked.cluster = std::move(parts);
    asked.options.devices = asked.staged.devices = asked.cluster.devices;
    asked.asked.devices = asked.cluster.devices;
  }
  static LayerLine layersOf(const Asked &asked) {
    return planner::layersOf(asked.graph, asked.cluster, asked.stack);
  }
  Asked asked;
  LayerLine line;
};

/// Calls `look` for what is found for the point, run so, if it can.
template <typename Look>
void lookAt(Drawn &drawn, PointPricer &pricer, const StagePoint &point,
            const StageStrategy &own, Look look) {
  const auto stage = pricer.solve(point);
  if (!stage || !*stage)
    return;
  const StagedStrategy strategy{
      *(*stage)->model, (*stage)->assignment,
      (*stage)->priced, drawn.asked.graphOf(point.recompute),
      own.pipeline,     &drawn.line};
  auto predicted = predictOnParts(strategy);
  if (!predicted || predicted->prediction.pipeline.parts.empty() !=
                        drawn.asked.cluster.parts.empty())
    return;
  Refined refined(strategy, std::move(*predicted), 0, **stage, own.inner);
  look(refined);
}

/// Some points on stages alike, or that hide much; with hosts, which are slow,
/// as the stack can keep something on them.
template <typename Look>
void forPoints(std::mt19937 &random, On on, Case c, Look look) {
  if (on == On::Hiding) {
    c.stack = "ideal";
    c.devices = 16;
    c.shape.batch = 16;
  }
  Drawn drawn(c);
  Asked &asked = drawn.asked;
  if (on == On::Hosts && asked.cluster.host)
    asked.cluster.host->linkBandwidth = asked.cluster.host->linkBandwidth * 0.1;
  PointPricer pricer(asked.graph, asked.cluster, asked.stack, asked.staged);
  const auto &sets = asked.stack.offload.sets;
  for (const OuterFamily &family : asked.families(true))
    for (const ScheduleChoice &schedule : family.schedules) {
      const StagePoint &point = family.stage;
      if (random() % 12 != 0 || point.recompute != asked.graph.recompute ||
          point.stages * point.microBatches == 1 || !pricer.canPlace(point))
        continue;
      // Passes hide tensor parallelism, and what is moved once a step.
      if (on == On::Hiding && (point.tp == 1 || point.dp == 1 ||
                               point.zero == 0 || point.microBatches > 4))
        continue;
      StrategySpec spec =
          strategyOf(point, schedule, asked.stack, asked.staged.fix);
      if (on == On::Hosts && !sets.empty())
        spec.named.emplace_back("offload", name(sets[random() % sets.size()]));
      const auto own = stageStrategy(spec, asked.graphOf(point.recompute),
                                     asked.stack, c.devices);
      if (!own || own->pipeline.offload.any() != (on == On::Hosts) ||
          !checkOffload(own->pipeline.offload, asked.cluster, asked.stack))
        continue;
      SCOPED_TRACE(toString(spec));
      lookAt(drawn, pricer, point, *own, look);
    }
}

/// Some on the parts of a cluster, which follow each other or share the batch.
template <typename Look>
void forParts(std::mt19937 &random, const Case &c, Look look) {
  Drawn drawn(c, mixOf({kindOf("pase-2080ti", 1 + int64_t(random() % 2) * 3),
                        kindOf("h100-80g-sxm", 2)}));
  Asked &asked = drawn.asked;
  PointPricer pricer(asked.graph, asked.cluster, asked.stack, asked.staged);
  for (const OuterFamily &family : enumerateFamilies({asked.graph,
                                                      drawn.line,
                                                      asked.cluster,
                                                      asked.stack,
                                                      asked.cluster.devices,
                                                      asked.staged.fix,
                                                      {}}))
    for (const ScheduleChoice &schedule : family.schedules) {
      const StagePoint &all = family.stage;
      if (random() % (all.stages == 1 ? 2 : 6) != 0 ||
          schedule.schedule == PipelineSchedule::DualPipe)
        continue;
      const std::optional<StagePoint> point =
          all.stages == 1 ? replicaOf(asked.cluster, all) : all;
      if (!point || !pricer.canPlace(*point))
        continue;
      const StrategySpec spec =
          strategyOf(*point, schedule, asked.stack, asked.staged.fix);
      const auto own = stageStrategy(spec, asked.graph, asked.stack,
                                     point->stages * point->stageDevices());
      SCOPED_TRACE(toString(spec));
      if (own)
        lookAt(drawn, pricer, *point, *own, look);
    }
}

/// Two or three stages whose meshes are not alike.
template <typename Look>
void forMeshes(std::mt19937 &random, Case c, Look look) {
  c.stack = "ideal";
  c.devices = 6;
  Drawn drawn(c);
  Asked &asked = drawn.asked;
  PointPricer pricer(asked.graph, asked.cluster, asked.stack, asked.staged);
  for (const char *text :
       {"tp=2/4,pp=2,mbs=1", "tp=4/2,pp=2,mbs=2",
        "dp=1/2/1,tp=1/2/1,pp=3,mbs=2/1/2", "dp=2/4,pp=2,mbs=2/1,zero=1",
        "tp=1/4/1,pp=3,mbs=1"}) {
    SCOPED_TRACE(text);
    const StrategySpec spec =
        *parseStrategy(std::string(text) + ",schedule=1f1b,overlap=all");
    const auto meshes =
        stageMeshes(spec, asked.graph, asked.stack, asked.cluster, c.devices);
    if (!meshes)
      continue;
    std::vector<MeshStrategy> strategies(meshes->strategies.size());
    std::vector<SolvedStage *> stages(strategies.size());
    for (size_t s = 0; s < spec.stageDegrees.size(); ++s) {
      const StageDegrees &degrees = spec.stageDegrees[s];
      StagePoint point;
      point.stages = static_cast<int64_t>(spec.stageDegrees.size());
      std::tie(point.dp, point.tp) = std::tie(degrees.dp, degrees.tp);
      point.microBatch = degrees.microBatch;
      point.microBatches = meshes->pipeline.microBatches;
      point.recompute = asked.graph.recompute;
      point.zero = meshes->pipeline.zero;
      const auto stage = pricer.solve(point);
      ASSERT_TRUE(stage && *stage);
      const size_t mesh = meshes->pipeline.meshes[s];
      stages[mesh] = *stage;
      strategies[mesh] = {(*stage)->model.get(), &(*stage)->assignment,
                          &(*stage)->priced};
    }
    const StagedStrategy strategy =
        stagedOn(strategies, asked.graph, meshes->pipeline, &drawn.line);
    auto predicted = predictStages(strategy);
    // There may be too few layers.
    if (!predicted)
      continue;
    const size_t mesh = random() % strategies.size();
    Refined refined(strategy, std::move(*predicted), mesh, *stages[mesh],
                    meshes->strategies[mesh].inner);
    look(refined);
  }
}

/// Calls `look` for some strategies of random models, machines and stacks.
template <typename Look>
void forStrategies(unsigned seed, int rounds, On on, Look look) {
  std::mt19937 random(seed);
  for (int round = 0; round < rounds; ++round) {
    SCOPED_TRACE(round);
    Case drawn = randomCase(random);
    drawn.shape.scanned = false;
    if (on == On::Parts)
      forParts(random, drawn, look);
    else if (on == On::Meshes)
      forMeshes(random, drawn, look);
    else
      forPoints(random, on, drawn, look);
  }
}

double stepOf(const Refined &refined, const ChangedPrice &price) {
  if (price.ofReplicas)
    return price.ofReplicas->value;
  PipelineSpec spec = refined.predicted.schedule;
  setTimes(spec, price.stages);
  return endOf(simulate(spec), price.stages).step.value;
}

/// Of strategies, how many wait for hosts, leave activations there, and have
/// parts split the batch.
struct Seen {
  size_t waiting = 0, leaving = 0, splitting = 0;
};

/// What only some operators were looked at for is what all of them say.
Seen expectPricesOfTheWhole(unsigned seed, int rounds, On on) {
  Seen seen;
  size_t priced = 0, faster = 0;
  forStrategies(seed, rounds, on, [&](Refined &refined) {
    const double step = refined.predicted.prediction.stepTime.value;
    seen.waiting +=
        refined.predicted.prediction.breakdown.exposedOffload.value > 0;
    seen.leaving += refined.strategy.pipeline.offload.activations;
    seen.splitting += refined.strategy.pipeline.splitsBatch();
    refined.forAll(refined.stage.assignment, refined.stage.priced,
                   [&](StrategyChanges &changes) {
                     const bool mayBeFaster = changes.mayBeFaster();
                     const Expected<ChangedPrice> price = changes.price();
                     changes.layOutAll();
                     const auto whole = refined.priced(changes.assignment());
                     if (!whole || !price)
                       return;
                     const double exact = whole->stepTime.value;
                     ++priced;
                     faster += exact < step * (1 - kRounding);
                     // Unequal chains are cut by what they compute.
                     if (!refined.isCut())
                       return;
                     if (!mayBeFaster)
                       EXPECT_GE(exact, step * (1 - kRounding));
                     EXPECT_NEAR(stepOf(refined, *price) / exact, 1, kRounding);
                   });
  });
  EXPECT_GT(priced, 2000u);
  EXPECT_GT(faster, 20u);
  return seen;
}

TEST(StageRefinerTest, ChangesArePricedAsTheWhole) {
  EXPECT_EQ(expectPricesOfTheWhole(3, 12, On::AlikeStages).waiting, 0u);
}

TEST(StageRefinerTest, ChangesArePricedAsTheWholeWhereMuchIsHidden) {
  expectPricesOfTheWhole(5, 6, On::Hiding);
}

TEST(StageRefinerTest, ChangesArePricedAsTheWholeWithHosts) {
  const Seen seen = expectPricesOfTheWhole(7, 24, On::Hosts);
  EXPECT_GT(seen.waiting, 10u);
  EXPECT_GT(seen.leaving, 10u);
}

TEST(StageRefinerTest, ChangesArePricedAsTheWholeOnParts) {
  EXPECT_GT(expectPricesOfTheWhole(4, 60, On::Parts).splitting, 10u);
}

TEST(StageRefinerTest, ChangesArePricedAsTheWholeOnMeshes) {
  expectPricesOfTheWhole(6, 8, On::Meshes);
}

/// As much as the effort allows; the bound says what is left, also where the
/// effort ends before anything that fits is found: a device can hold all, or no
/// more than the strategy needs.
void expectNoneBelowTheBound(unsigned seed, int rounds, On on) {
  size_t points = 0, better = 0, tried = 0, left = 0;
  forStrategies(seed, rounds, on, [&](Refined &refined) {
    if (!refined.isCut())
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
    const RefineQuestion alone{refined.strategy,   refined.predicted,
                               refined.folds.free, refined.spec,
                               refined.mesh,       limit,
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
    refined.forAll(last, price, [&](StrategyChanges &changes) {
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
  expectNoneBelowTheBound(5, 40, On::AlikeStages);
}

TEST(StageRefinerTest, NoSingleChoiceIsBelowTheBoundOnParts) {
  expectNoneBelowTheBound(8, 20, On::Parts);
}

TEST(StageRefinerTest, NoSingleChoiceIsBelowTheBoundOnMeshes) {
  expectNoneBelowTheBound(10, 10, On::Meshes);
}

TEST(StageRefinerTest, NoSingleChoiceIsBelowTheBoundWithHosts) {
  expectNoneBelowTheBound(9, 40, On::Hosts);
}

} // namespace
