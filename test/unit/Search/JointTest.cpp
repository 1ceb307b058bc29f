//===- JointTest.cpp - The joint search against all of its space ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Exhaust.h"
#include "planner/Graph/Rescale.h"
#include <cmath>
#include <gmock/gmock.h>
#include <random>

using namespace planner;
using namespace planner::test;

namespace {

/// Of a bound that need not be better than what is asked for: it is no better
/// than the truth, and good enough where the best bound is. Elsewhere it may be
/// that of one use of each tensor.
void checkAimed(Asked &asked, PointPricer &pricer, const StagePoint &point,
                const ScheduleChoice &schedule, double best, double step) {
  const auto model = pricer.variant(point.recompute);
  ASSERT_TRUE(model && *model);
  const auto boundOf = [&](const StepFloors &floors) {
    return stepBound(point, schedule, (*model)->line, floors,
                     (*model)->kernels.issue)
        .value;
  };
  for (const double share : {0.7, 0.9, 1.3}) {
    // Asked anew, without what others have found.
    PointPricer own(asked.graph, asked.cluster, asked.stack, asked.staged);
    const auto floors = own.floors(point, [&](const StepFloors &known) {
      return boundOf(known) >= share * step;
    });
    ASSERT_TRUE(floors) << floors.error().render();
    const double bound = boundOf(*floors);
    EXPECT_LE(bound, step * (1 + kRounding));
    constexpr double kMostOfUses = 1.18;
    EXPECT_GE(bound,
              (best >= share * step ? share * step : best / kMostOfUses) *
                  (1 - 1e-3));
  }
}

/// All bounds of all points, of time and of memory.
void checkBounds(const Case &c, size_t &checked) {
  Asked asked(c);
  PointPricer pricer(asked.graph, asked.cluster, asked.stack, asked.staged);
  const LayerLine line = layersOf(asked.graph, asked.cluster, asked.stack);
  const ProductFloors products(asked.graph, line, asked.cluster.device,
                               asked.stack);
  for (const OuterFamily &family : asked.families(false)) {
    const StagePoint &point = family.stage;
    const auto variant = pricer.variant(point.recompute);
    ASSERT_TRUE(variant && *variant);
    const auto moves = pricer.moves(point);
    const auto floors = pricer.floors(point);
    ASSERT_TRUE(moves && floors) << floors.error().render();
    const auto work = pricer.leastWork(point);
    ASSERT_TRUE(work) << work.error().render();
    const StepFloors &least = *work;
    const KernelFloors &kernels = (*variant)->kernels;
    const PassFloors own =
        (*pricer.variant(asked.graph.recompute))->kernels.of(point);
    const auto kept = pricer.floorsOfKept(point, products.again(point));
    ASSERT_TRUE(kept) << kept.error().render();
    const StepFloors alike = point.recompute != asked.graph.recompute
                                 ? kept->value_or(least)
                                 : least;
    const MemoryFloors &memory = (*variant)->memory;
    for (const ScheduleChoice &schedule : family.schedules) {
      SCOPED_TRACE(asked.name(point, schedule));
      const double bytes = memory.of(point, schedule);
      EXPECT_GE(bytes, memory.withoutActivations(point));
      for (StageForm form : Asked::forms(point)) {
        SCOPED_TRACE(static_cast<int>(form));
        const auto priced = pricer.price(point, schedule, form);
        ASSERT_TRUE(priced) << priced.error().render();
        const Prediction &p = priced->prediction;
        const double step = p.stepTime.value * (1 + kRounding);
        const auto solved = pricer.solve(point, form);
        ASSERT_TRUE(solved && *solved);
        EXPECT_LE(stepBound(point, line, products.of(point)).value, step);
        EXPECT_LE(stepBound(point, line, own).value, step);
        for (const StepFloors &each : {least, alike, *floors, (*solved)->takes})
          EXPECT_LE(
              stepBound(point, schedule, (*variant)->line, each, kernels.issue)
                  .value,
              step);
        if (!line.isUniform && checked % 3 == 0)
          checkAimed(asked, pricer, point, schedule,
                     stepBound(point, schedule, (*variant)->line, *floors,
                               kernels.issue)
                         .value,
                     step);
        EXPECT_FALSE(pricer.takesAsLong(point, schedule, least, step));
        for (StageForm of : {StageForm::LeastWork, form}) {
          const auto isLonger = pricer.takesAsLong(point, schedule, step, of);
          ASSERT_TRUE(isLonger) << isLonger.error().render();
          EXPECT_FALSE(*isLonger);
        }
        EXPECT_LE(bytes, static_cast<double>(p.memory.totalPeak) + 1);
      }
      ++checked;
    }
  }
}

TEST(JointTest, BoundsHold) {
  std::mt19937 random(7);
  size_t checked = 0;
  for (int round = 0; round < 8; ++round) {
    SCOPED_TRACE(round);
    Case c = randomCase(random);
    // Under it priceStrategy() splits by a pattern, but not this.
    if (round % 4 == 0)
      c.stack = "megatron";
    checkBounds(c, checked);
  }
  EXPECT_GT(checked, 300u);
}

/// Forward passes alone, in which nothing comes back.
TEST(JointTest, BoundsHoldOfModelsThatAreNotTrained) {
  std::mt19937 random(41);
  size_t checked = 0;
  for (int round = 0; round < 8; ++round) {
    SCOPED_TRACE(round);
    Case c = randomCase(random);
    c.shape.trained = false;
    c.shape.widening = round % 3 == 1;
    if (round % 4 == 0)
      c.stack = "megatron";
    checkBounds(c, checked);
  }
  EXPECT_GT(checked, 200u);
}

/// Sixteen samples on three or six data-parallel devices, and 23 on up to
/// eight, also of layers that differ and of statistics of samples.
TEST(JointTest, BoundsHoldWhereSamplesDoNotDivide) {
  std::mt19937 random(37);
  size_t checked = 0, uneven = 0;
  for (int round = 0; round < 8; ++round) {
    SCOPED_TRACE(round);
    Case c = randomCase(random);
    c.devices = std::array{3, 6, 6, 12, 24, 4, 8, 8}[round];
    c.shape.batch = round < 5 ? 16 : 23;
    c.shape.widening = round % 3 == 1;
    c.shape.normalised = round % 4 == 3;
    c.shape.scanned = round == 2;
    c.shape.tied = false;
    c.cluster = "a100-80g-sxm";
    c.stack = std::array{"torchtitan", "ideal", "megatron"}[round % 3];
    c.fix = round % 3 == 1 ? "pp=1,recompute=none" : "pp=1";
    for (const OuterFamily &family : Asked(c).families(false))
      uneven += family.stage.unevenSamples > 0 ? 1 : 0;
    checkBounds(c, checked);
  }
  EXPECT_GT(uneven, 60u);
}

/// Whatever runs beside compute, and however much that loses by it; with links
/// so slow that there is not enough of it, too.
TEST(JointTest, BoundsHoldUnderEveryOverlap) {
  std::mt19937 random(41);
  size_t checked = 0;
  for (const char *stack : {"ideal", "torchtitan", "deepspeed", "megatron"})
    for (const char *overlap : {"none", "dp", "tp"}) {
      Case c = randomCase(random);
      c.stack = stack;
      c.devices = 4;
      c.cluster = checked % 2 == 0 ? "pase-1080ti" : "h100-80g-sxm";
      c.fix = std::string("overlap=") + overlap;
      if (!(*loadStack(stack)).overlap.tensor && c.fix == "overlap=tp")
        continue;
      SCOPED_TRACE(c.stack + " " + c.fix);
      checkBounds(c, checked);
    }
  EXPECT_GT(checked, 300u);
}

/// The same of models that sum over samples, and of layers that differ.
TEST(JointTest, BoundsHoldOfStatisticsUnderEveryOverlap) {
  std::mt19937 random(43);
  size_t checked = 0;
  for (const char *overlap : {"dp", "tp", "all"})
    for (const bool widening : {false, true}) {
      Case c = randomCase(random);
      c.stack = "megatron";
      c.devices = 4;
      c.cluster = widening ? "pase-1080ti" : "h100-80g-sxm";
      c.fix = std::string("overlap=") + overlap;
      c.shape.normalised = true;
      c.shape.scanned = c.shape.tied = false;
      c.shape.widening = widening;
      c.shape.ffn = widening ? 64 : 256;
      // There are no layers to compute again.
      if (widening)
        c.fix += ",recompute=none";
      SCOPED_TRACE(c.fix);
      checkBounds(c, checked);
    }
  EXPECT_GT(checked, 100u);
}

/// Of models that are no chain of equal layers, which may be cut anywhere.
TEST(JointTest, BoundsHoldWhereLayersDiffer) {
  std::mt19937 random(31);
  size_t checked = 0;
  for (int round = 0; round < 10; ++round) {
    SCOPED_TRACE(round);
    Case c = randomCase(random);
    c.shape.scanned = false;
    c.shape.widening = true;
    c.shape.ffn = 64;
    // There are no layers to compute again.
    c.fix = "recompute=none";
    ASSERT_FALSE(layersOf(Asked(c).graph, *loadCluster(c.cluster, c.devices),
                          *loadStack(c.stack))
                     .isUniform);
    checkBounds(c, checked);
    size_t compared = 0;
    compare(c, compared);
    EXPECT_EQ(compared, 1u);
  }
  EXPECT_GT(checked, 250u);
}

/// On four devices, of three layers that differ, which there is no way to
/// compute again.
Case caseOfDiffering(std::mt19937 &random, const char *stack) {
  Case c = randomCase(random);
  c.stack = stack;
  c.devices = 4;
  c.shape.layers = 3;
  c.shape.scanned = c.shape.tied = false;
  c.shape.widening = true;
  c.shape.batch = 8;
  c.fix = "recompute=none";
  return c;
}

/// The same with sums of gradients and gathers of parameters of which passes
/// hide a part, and gradients that are added up.
TEST(JointTest, BoundsHoldWhereCutsHide) {
  std::mt19937 random(47);
  size_t checked = 0;
  for (const char *stack : {"megatron", "torchtitan", "deepspeed", "ideal"})
    for (const bool computes : {false, true}) {
      SCOPED_TRACE(stack);
      Case c = caseOfDiffering(random, stack);
      c.shape.hidden = 1024;
      c.shape.ffn = 2048;
      c.shape.sequence = computes ? 1024 : 16;
      checkBounds(c, checked);
    }
  EXPECT_GT(checked, 100u);
}

/// The same with several chunks a stage, under all schedules that have these.
/// Where they are fixed all points are looked at, else those of the space.
TEST(JointTest, BoundsHoldOfChunksWhereLayersDiffer) {
  std::mt19937 random(53);
  size_t checked = 0, chunked = 0;
  for (const char *stack : {"ideal", "torchtitan", "megatron"})
    for (const char *fix :
         {"", "vpp=2", "vpp=3", "schedule=zbv", "schedule=dualpipev"}) {
      const std::string rest = fix;
      SCOPED_TRACE(stack + (" " + rest));
      Case c = caseOfDiffering(random, stack);
      c.shape.ffn = 64;
      c.shape.normalised = random() % 3 == 0;
      c.fix += rest.empty() ? "" : "," + rest;
      for (const OuterFamily &family : Asked(c).families(true))
        for (const ScheduleChoice &schedule : family.schedules)
          chunked += schedule.chunksPerStage > 1;
      checkBounds(c, checked);
      size_t compared = 0;
      compare(c, compared);
      EXPECT_EQ(compared, 1u);
    }
  EXPECT_GT(checked, 200u);
  EXPECT_GT(chunked, 100u);
}

/// Of models that sum over samples in each pass, whose sums data-parallel
/// devices make together.
TEST(JointTest, BoundsHoldOfStatistics) {
  std::mt19937 random(41);
  size_t checked = 0;
  for (int round = 0; round < 10; ++round) {
    SCOPED_TRACE(round);
    Case c = randomCase(random);
    c.shape.normalised = true;
    // Where layers are equal, are a loop, and where they differ.
    c.shape.widening = round % 3 == 0 && !c.shape.scanned;
    c.shape.ffn = c.shape.widening ? 64 : 256;
    if (round % 2 == 0)
      c.shape.hidden = 64;
    if (c.shape.widening)
      c.fix = "recompute=none";
    EXPECT_TRUE(sumsSamples(Asked(c).graph));
    checkBounds(c, checked);
    if (round % 3 != 0)
      continue;
    size_t compared = 0;
    compare(c, compared);
    EXPECT_EQ(compared, 1u);
  }
  EXPECT_GT(checked, 250u);
}

/// What all-reduces over samples take in the passes of a micro-batch.
double statisticsTime(const SolvedStage &stage) {
  const OpGraph &graph = stage.model->graph();
  double seconds = 0;
  for (OpId id = 0; id < graph.ops.size(); ++id)
    if (graph.ops[id].phase != Phase::Optimizer)
      seconds += stage.priced.ops[id].communication.value *
                 graph.executions(graph.ops[id]);
  return seconds;
}

/// On meshes of data-parallel axes alone it is known what they take: what the
/// strategy of a stage pays inside its operators.
TEST(JointTest, StatisticsAreKnown) {
  for (const bool scanned : {false, true})
    for (const std::string cluster : {"a100-80g-sxm", "h100-80g-sxm"}) {
      SCOPED_TRACE(cluster + (scanned ? ", a loop" : ""));
      Case c;
      c.shape.layers = 4;
      c.shape.scanned = scanned;
      c.shape.normalised = true;
      c.devices = 32;
      c.cluster = cluster;
      c.forbid = "tp,cp,ep";
      Asked asked(c);
      PointPricer pricer(asked.graph, asked.cluster, asked.stack,
                         asked.options);
      const LayerLine line = layersOf(asked.graph, asked.cluster, asked.stack);
      const StatisticsFloors floors(asked.graph, line, asked.cluster);
      size_t compared = 0;
      for (const OuterFamily &family : asked.families(false)) {
        const StagePoint &point = family.stage;
        if (point.recompute != asked.graph.recompute)
          continue;
        const SolvedStage &stage = **pricer.solve(point);
        StrategySpec spec =
            strategyOf(point, {}, asked.stack, asked.options.fix);
        const Mesh mesh =
            *meshForStrategy(asked.cluster, point.stageDevices(), spec);
        StepFloors own;
        floors.addTo(own, floors.timesOn(mesh, spec.roles));
        const double known =
            static_cast<double>(line.layers) * own.passes.layer +
            own.passes.first + own.passes.last;
        const double paid = statisticsTime(stage);
        EXPECT_EQ(known > 0, point.dp > 1);
        EXPECT_LE(known, paid * (1 + kRounding));
        EXPECT_GE(known, 0.99 * paid);
        ++compared;
      }
      EXPECT_GT(compared, 5u);
    }
}

/// A model without such sums has none to pay for.
TEST(JointTest, OthersHaveNoStatistics) {
  Case c;
  EXPECT_FALSE(sumsSamples(Asked(c).graph));
  c.shape.normalised = true;
  EXPECT_TRUE(sumsSamples(Asked(c).graph));
}

/// What the passes of a strategy take, by unit of the line.
std::vector<double> passesAlong(const SolvedStage &stage,
                                const LayerLine &line) {
  std::vector<double> units(static_cast<size_t>(line.length));
  const OpGraph &graph = stage.model->graph();
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const OpCost &cost = stage.priced.ops[id];
    if (graph.ops[id].phase != Phase::Optimizer)
      units[static_cast<size_t>(line.ops[id].begin)] +=
          (cost.compute + cost.communication).value;
  }
  return units;
}

/// Where layers differ and nothing is moved but between stages, the bound of
/// what passes take by unit is nearly what they take with the best cut, and
/// more than that of their sum.
TEST(JointTest, CutsAreKnownWhereLayersDiffer) {
  Case c;
  c.shape.layers = 3;
  c.shape.hidden = c.shape.ffn = 2048;
  c.shape.sequence = 1024;
  c.shape.batch = 16;
  c.shape.widening = true;
  c.fix = "recompute=none";
  c.forbid = "tp,cp,dp,zero";
  Asked asked(c);
  PointPricer pricer(asked.graph, asked.cluster, asked.stack, asked.staged);
  const ModelVariant &model = **pricer.variant(asked.graph.recompute);
  size_t closer = 0;
  for (const OuterFamily &family : asked.families(false)) {
    const StagePoint &point = family.stage;
    const SolvedStage &stage = **pricer.solve(point);
    StepFloors known = stage.takes;
    const ScheduleChoice &schedule = family.schedules.front();
    const double step =
        pricer.price(point, schedule)->prediction.stepTime.value;
    const double anywhere = stepBound(point, schedule, model.line, known).value;
    known.leastSend = pricer.moves(point)->leastSend;
    known.passesAlong = passesAlong(stage, model.line);
    known.reductionsAlong.resize(known.passesAlong.size());
    const double bound = stepBound(point, schedule, model.line, known).value;
    EXPECT_LE(bound, step * (1 + kRounding));
    closer += bound > 1.05 * anywhere ? 1 : 0;
    // Nobody has a choice here, so it is known before a strategy is found, but
    // for what stages wait for as few micro-batches fill the pipeline.
    const double share = point.microBatches >= 4 * point.stages ? 0.9 : 0.8;
    EXPECT_TRUE(*pricer.takesAsLong(point, schedule, share * step) ||
                point.stages == 1);
    EXPECT_FALSE(*pricer.takesAsLong(point, schedule, step));
  }
  EXPECT_GE(closer, 4u);
}

/// Those that a search takes only where they are fixed, too.
TEST(JointTest, BoundsHoldUnderEverySchedule) {
  std::mt19937 random(31);
  for (const char *schedule :
       {"gpipe", "zb-h1", "zbv", "dualpipe", "dualpipev"}) {
    SCOPED_TRACE(schedule);
    size_t checked = 0;
    Case c = randomCase(random);
    c.stack = "ideal";
    c.devices = 4;
    c.shape.layers = 6;
    c.shape.batch = 8;
    c.fix = std::string("cp=1,schedule=") + schedule;
    checkBounds(c, checked);
    EXPECT_GT(checked, 10u);
  }
}

/// Of stacks whose host takes longer than the device, too.
TEST(JointTest, BoundsHoldWhereTheHostIsSlow) {
  std::mt19937 random(23);
  size_t checked = 0;
  for (int round = 0; round < 3; ++round) {
    SCOPED_TRACE(round);
    Case c = randomCase(random);
    c.stack = "megatron-2021";
    c.devices = 4;
    checkBounds(c, checked);
  }
  EXPECT_GT(checked, 60u);
}

/// Strategies of stages and plans without that are too many to be found
/// exactly: problems of more than 600 alternatives are solved by prices, whose
/// bounds prune otherwise.
TEST(JointTest, LargeProblems) {
  for (const bool tied : {false, true}) {
    Case c;
    c.shape.layers = 4;
    c.shape.hidden = 256;
    c.shape.ffn = 1024;
    c.shape.input = c.shape.output = 1024;
    c.shape.batch = 16;
    c.shape.sequence = 64;
    c.shape.tied = tied;
    c.devices = 16;
    c.forbid = "vpp";
    c.stack = "torchtitan";
    c.fix = "recompute=none";
    SCOPED_TRACE(tied);
    Asked asked(c);
    const auto plain =
        search(asked.graph, asked.cluster, asked.stack, asked.options);
    ASSERT_TRUE(plain) << plain.error().render();
    size_t most = 0;
    for (const MeshOutcome &mesh : plain->meshes)
      most = std::max(most, mesh.alternatives);
    EXPECT_GT(most, 600u);
    size_t compared = 0;
    compare(c, compared);
    EXPECT_EQ(compared, 1u);
  }
}

/// With all memory, and with so many tenths of what the fastest plan takes.
void compareWithLimit(Case c, int64_t tenths, size_t &compared) {
  compare(c, compared);
  Asked whole(c);
  const auto found =
      jointSearch(whole.graph, whole.cluster, whole.stack, whole.options);
  ASSERT_TRUE(found) << found.error().render();
  c.limit = found->prediction.memory.totalPeak * tenths / 10;
  compare(c, compared);
}

TEST(JointTest, NothingOfTheSpaceIsBetter) {
  std::mt19937 random(5);
  size_t compared = 0;
  for (int round = 0; round < 6; ++round) {
    SCOPED_TRACE(round);
    compareWithLimit(randomCase(random), 3 + round, compared);
  }
  EXPECT_GE(compared, 8u);
}

TEST(JointTest, NothingOfTheSpaceIsBetterWithoutTraining) {
  std::mt19937 random(43);
  size_t compared = 0;
  for (int round = 0; round < 6; ++round) {
    SCOPED_TRACE(round);
    Case c = randomCase(random);
    c.shape.trained = false;
    compareWithLimit(c, 4 + round, compared);
  }
  EXPECT_GE(compared, 8u);
}

/// Where memory matters, also not of what shares states in part.
TEST(JointTest, HybridsAreOfTheSpace) {
  std::mt19937 random(17);
  size_t compared = 0, hybrids = 0;
  for (const int64_t parts : {2, 4, 6}) {
    SCOPED_TRACE(parts);
    Case c = randomCase(random);
    c.shape.hidden = 1024;
    c.shape.ffn = 2048;
    c.shape.batch = 16;
    c.shape.scanned = false;
    c.devices = 8;
    c.stack = "torchtitan";
    c.forbid = "cp,pp";
    // Parameters, states of twice their size, and sums.
    int64_t bytes = 0;
    for (const Tensor &tensor : Asked(c).graph.tensors)
      bytes += tensor.role == Role::Parameter ? tensor.bytes() : 0;
    c.limit = 8 * bytes / parts;
    compare(c, compared);
    for (const OuterFamily &family : Asked(c).families(true))
      hybrids += family.stage.replicas > 1 ? 1 : 0;
  }
  EXPECT_GE(compared, 2u);
  EXPECT_GT(hybrids, 20u);
}

/// What is fixed or forbidden leaves less, and no bound above it.
TEST(JointTest, PartsOfTheSpace) {
  std::mt19937 random(11);
  size_t compared = 0;
  for (const auto &[fix, forbid] :
       {std::pair{"pp=2", ""}, std::pair{"recompute=full", "cp"},
        std::pair{"mbs=1", "tp"}, std::pair{"", "pp,cp"},
        std::pair{"schedule=zb-h1,pp=2", ""},
        std::pair{"overlap=all,zero=1", "cp"}, std::pair{"dp_shard=2", "cp"},
        std::pair{"dp_shard=2,zero=2,overlap=none", "tp"}}) {
    SCOPED_TRACE(std::string(fix) + " without " + forbid);
    Case c = randomCase(random);
    c.devices = 4;
    c.stack = "torchtitan";
    c.shape.batch = 8;
    c.fix = fix;
    c.forbid = forbid;
    compare(c, compared);
  }
  EXPECT_GE(compared, 7u);
}

/// A search that looked at less found a plan that fits, and its bound is true.
void expectLess(const SearchResult &cut, double best) {
  EXPECT_TRUE(cut.prediction.fits);
  EXPECT_GE(cut.prediction.stepTime.value, best * (1 - kRounding));
  EXPECT_LE(cut.certificate.lowerBound.value, best * (1 + kRounding));
}

/// What is known gets better from report to report; and cut short after any of
/// them, a search returns what it has, with a bound that is true.
TEST(JointTest, CutShort) {
  std::mt19937 random(3);
  size_t plans = 0;
  for (int round = 0; round < 4; ++round) {
    SCOPED_TRACE(round);
    Case c = randomCase(random);
    c.forbid = "cp";
    Asked asked(c);
    std::vector<SearchProgress> reports;
    asked.options.progress = [&](const SearchProgress &now) {
      reports.push_back(now);
    };
    const auto whole =
        jointSearch(asked.graph, asked.cluster, asked.stack, asked.options);
    ASSERT_TRUE(whole) << whole.error().render();
    ASSERT_GE(reports.size(), 3u);
    const double best = whole->prediction.stepTime.value;
    for (size_t i = 1; i < reports.size(); ++i) {
      EXPECT_GE(reports[i].lowerBound, reports[i - 1].lowerBound);
      EXPECT_LE(*reports[i].best, *reports[i - 1].best);
    }
    for (const size_t after : {size_t(1), size_t(2), reports.size() / 2}) {
      SCOPED_TRACE(after);
      Cancellation cancel;
      size_t count = 0;
      asked.options.cancel = &cancel;
      asked.options.progress = [&](const SearchProgress &) {
        if (++count == after)
          cancel.cancel();
      };
      const auto cut =
          jointSearch(asked.graph, asked.cluster, asked.stack, asked.options);
      asked.options.cancel = nullptr;
      ASSERT_TRUE(cut) << cut.error().render();
      EXPECT_TRUE(cut->interrupted);
      expectLess(*cut, best);
      ++plans;
    }
  }
  EXPECT_EQ(plans, 12u);
}

/// A search that may not do all the work has a plan and a bound that is true,
/// and the same ones each time.
TEST(JointTest, EndsByItsWork) {
  constexpr size_t kLast = 8;
  std::mt19937 random(3);
  size_t ended = 0;
  for (int round = 0; round < 4; ++round) {
    SCOPED_TRACE(round);
    Case c = randomCase(random);
    c.forbid = "cp";
    Asked asked(c);
    const auto find = [&] {
      return jointSearch(asked.graph, asked.cluster, asked.stack,
                         asked.options);
    };
    const auto whole = find();
    ASSERT_TRUE(whole) << whole.error().render();
    ASSERT_TRUE(whole->certificate.proven);
    const double best = whole->prediction.stepTime.value;
    size_t looked = whole->joint.floors + whole->joint.solved;
    for (const int power : {24, 20, 16}) {
      SCOPED_TRACE(power);
      asked.options.solver.budget = int64_t(1) << power;
      const auto cut = find();
      ASSERT_TRUE(cut) << cut.error().render();
      EXPECT_FALSE(cut->interrupted);
      expectLess(*cut, best);
      // What gives up solves some points of each kind of mesh in the end.
      EXPECT_LE(cut->joint.floors + cut->joint.solved, looked + kLast);
      looked = cut->joint.floors + cut->joint.solved;
      ended += cut->certificate.proven ? 0 : 1;
      asked.options.threads = 3;
      const auto again = find();
      asked.options.threads = 1;
      ASSERT_TRUE(again) << again.error().render();
      EXPECT_EQ(again->prediction.stepTime, cut->prediction.stepTime);
      EXPECT_EQ(again->certificate.lowerBound, cut->certificate.lowerBound);
    }
  }
  EXPECT_GE(ended, 4u);
}

/// Other threads begin what may be asked: that neither changes what is found
/// nor counts before it is asked for.
TEST(JointTest, ThreadsChangeNothing) {
  std::mt19937 random(11);
  for (int round = 0; round < 6; ++round) {
    SCOPED_TRACE(round);
    Case c = randomCase(random);
    c.shape.widening = round % 2 == 0;
    // Where a model may be cut is then asked before its passes.
    c.shape.normalised = round % 4 == 2;
    if (c.shape.normalised)
      c.shape.ffn = 64;
    Asked asked(c);
    if (round % 3 == 0)
      asked.options.solver.budget = int64_t(1) << 20;
    const auto find = [&](unsigned threads) {
      asked.options.threads = threads;
      return jointSearch(asked.graph, asked.cluster, asked.stack,
                         asked.options);
    };
    const auto one = find(1);
    for (const unsigned threads : {2U, 5U}) {
      SCOPED_TRACE(threads);
      const auto other = find(threads);
      ASSERT_EQ(static_cast<bool>(one), static_cast<bool>(other));
      if (!one) {
        EXPECT_EQ(one.error().render(), other.error().render());
        continue;
      }
      EXPECT_EQ(one->strategy, other->strategy);
      EXPECT_EQ(one->prediction.stepTime, other->prediction.stepTime);
      EXPECT_EQ(one->certificate.lowerBound, other->certificate.lowerBound);
      EXPECT_EQ(one->joint.floors, other->joint.floors);
      EXPECT_EQ(one->joint.solved, other->joint.solved);
      EXPECT_EQ(one->joint.priced, other->joint.priced);
    }
  }
}

/// Bounds are the same in whatever order they are asked for, and whether or not
/// another thread has begun.
TEST(JointTest, BoundsDoNotDependOnWhatWasAskedBefore) {
  Case c;
  c.shape.layers = 3;
  Asked asked(c);
  SearchOptions several = asked.staged;
  several.threads = 3;
  PointPricer forward(asked.graph, asked.cluster, asked.stack, asked.staged);
  PointPricer backward(asked.graph, asked.cluster, asked.stack, several);
  std::vector<PointPricer::Question> questions;
  for (const OuterFamily &family : asked.families(false)) {
    questions.push_back({family.stage, family.schedules[0], {}, true, {}});
    questions.push_back({family.stage,
                         family.schedules[0],
                         {},
                         false,
                         {},
                         formsOf(family.stage)});
  }
  ASSERT_GE(questions.size(), 8u);
  std::vector<PassFloors> known;
  for (const auto &question : questions)
    known.push_back(forward.floors(question.point)->passes);
  EXPECT_FALSE(forward.mayLookAhead());
  size_t begun = 0;
  for (; begun < questions.size() && backward.mayLookAhead(); ++begun)
    backward.lookAhead(questions[begun]);
  EXPECT_GE(begun, 6u);
  EXPECT_EQ(backward.numFloors() + backward.numSolved(), 0u);
  EXPECT_EQ(backward.numEntries(), 0u);
  for (size_t i = questions.size(); i-- > 0;) {
    const PassFloors own = backward.floors(questions[i].point)->passes;
    EXPECT_EQ(own.layer, known[i].layer);
    EXPECT_EQ(own.first, known[i].first);
    EXPECT_EQ(own.last, known[i].last);
    const SolvedStage &stage = **backward.solve(questions[i].point);
    EXPECT_EQ(stage.takes.passes.layer,
              (*forward.solve(questions[i].point))->takes.passes.layer);
  }
  EXPECT_EQ(backward.numEntries(), forward.numEntries());
}

} // namespace
