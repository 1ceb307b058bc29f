//===- FreeCutsTest.cpp - Where models without equal layers are cut -------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Search/StagedProbe.h"
#include "JointCase.h"
#include "planner/Cost/LineCuts.h"
#include <functional>
#include <gmock/gmock.h>

using namespace planner;
using namespace planner::test;

namespace {

using Counts = std::vector<int64_t>;

/// All ways to cut so many units into so many chunks; where these are too many,
/// some of them.
std::vector<Counts> divisions(int64_t units, int64_t chunks,
                              std::mt19937 &random) {
  constexpr size_t kMost = 400;
  std::vector<Counts> list;
  Counts counts;
  const auto descend = [&](auto self, int64_t left) -> void {
    const int64_t others = chunks - static_cast<int64_t>(counts.size()) - 1;
    for (int64_t own = others == 0 ? left : 1; own + others <= left; ++own) {
      counts.push_back(own);
      if (others == 0)
        list.push_back(counts);
      else
        self(self, left - own);
      counts.pop_back();
    }
  };
  descend(descend, units);
  std::shuffle(list.begin(), list.end(), random);
  list.resize(std::min(list.size(), kMost));
  return list;
}

/// Strategies of a point, and what they take however the model is cut.
class CutPoint {
public:
  CutPoint(Asked &a, const StagePoint &p, const ScheduleChoice &s,
           SearchResult found)
      : asked(a), schedule(s), result(std::move(found)),
        line(layersOf(a.graphOf(p.recompute), a.cluster, a.stack)),
        micro(*MicroBatchGraph::make(a.graphOf(p.recompute),
                                     result.prediction.pipeline)),
        model(micro.get(), a.cluster, a.stack, result.stage.mesh) {}

  Prediction priced(LayerSplit layers) const {
    PipelineShape shape = result.prediction.pipeline;
    shape.layers = std::move(layers);
    const auto found =
        predictStages({model, result.stage.assignment, result.stage.priced,
                       micro.get(), shape, &line},
                      asked.asked.limit);
    EXPECT_TRUE(found) << found.error().render();
    return found ? found->prediction : Prediction();
  }

  LineCutter cutter() const {
    const PipelineShape &shape = result.prediction.pipeline;
    StageRequest request;
    request.microBatches = shape.microBatches;
    request.zero = shape.zero;
    request.line = &line;
    request.chunks = static_cast<size_t>(shape.stages);
    request.stages.clear();
    for (size_t s = 0; s < request.chunks; ++s)
      request.stages.push_back({{s, 1}});
    const auto prices = priceUnits(model, result.stage.assignment,
                                   result.stage.priced, request);
    EXPECT_TRUE(prices);
    return {*prices, asked.stack,
            ChunkOverlap{shape.overlapsData, shape.overlapsTensor},
            LineSchedule{
                static_cast<double>(shape.microBatches), shape.overlapsSends,
                schedule.schedule == PipelineSchedule::OneForwardOneBackward}};
  }

  Asked &asked;
  const ScheduleChoice schedule;
  const SearchResult result;
  const LayerLine line;
  const MicroBatchGraph micro;
  const CostModel model;
};

std::vector<size_t> cutsOf(const Counts &counts) {
  std::vector<size_t> cuts = {0};
  for (const int64_t count : counts)
    cuts.push_back(cuts.back() + static_cast<size_t>(count));
  return cuts;
}

struct ComparedCuts {
  size_t points = 0, faster = 0, best = 0;
  double worst = 1;
};

/// What the cutter minimises is no more than the step of any cut, and least
/// where it cuts. So is the bound by units. The division that is found is no
/// slower than the one by compute, and near the best of all.
void checkPoint(const CutPoint &point, const StagePoint &stage,
                std::mt19937 &random, ComparedCuts &compared) {
  const Asked &asked = point.asked;
  PointPricer pricer(asked.graph, asked.cluster, asked.stack, asked.staged);
  ASSERT_TRUE(pricer.variant(asked.graph.recompute));
  ASSERT_TRUE(pricer.variant(stage.recompute));
  LineCutter cutter = point.cutter();
  double best = std::numeric_limits<double>::infinity();
  double least = best;
  for (const Counts &counts :
       divisions(point.line.length, stage.stages, random)) {
    const Prediction p = point.priced({false, counts});
    const double minimised = cutter.timeOf(cutsOf(counts));
    EXPECT_LE(minimised, p.stepTime.value * (1 + 1e-9))
        << toString({false, counts});
    least = std::min(least, minimised);
    if (p.fits)
      best = std::min(best, p.stepTime.value);
  }
  const auto found = cutter.run(std::numeric_limits<double>::max());
  ASSERT_TRUE(found);
  EXPECT_LE(found->seconds, least * (1 + 1e-4));
  EXPECT_NEAR(found->seconds, cutter.timeOf(found->at), 1e-4 * least);
  EXPECT_FALSE(cutter.run(found->seconds * (1 - 2e-4)));

  const Prediction free = point.priced({true, {}}), even = point.priced({});
  ++compared.points;
  if (free.fits) {
    const double seconds = free.stepTime.value;
    if (even.fits) {
      EXPECT_LE(seconds, even.stepTime.value);
      compared.faster += seconds < even.stepTime.value;
    }
    compared.best += seconds <= best * (1 + 1e-9);
    compared.worst = std::max(compared.worst, seconds / best);
    const Expected<bool> takesLonger =
        pricer.takesAsLong(stage, point.schedule, std::min(best, seconds));
    ASSERT_TRUE(takesLonger);
    EXPECT_FALSE(*takesLonger);
  } else {
    EXPECT_FALSE(even.fits);
  }
}

void checkChunks(const CutPoint &point, const StagePoint &stage,
                 std::mt19937 &random, ComparedCuts &compared) {
  const Prediction free = point.priced({true, {}}), even = point.priced({});
  ASSERT_TRUE(even.fits);
  ASSERT_TRUE(free.fits);
  const double seconds = free.stepTime.value;
  EXPECT_LE(seconds, even.stepTime.value);
  double best = seconds;
  const int64_t chunks = stage.stages * point.schedule.chunksPerStage;
  for (const Counts &counts : divisions(point.line.length, chunks, random))
    if (const Prediction p = point.priced({false, counts}); p.fits)
      best = std::min(best, p.stepTime.value);
  ++compared.points;
  compared.faster += seconds < even.stepTime.value;
  compared.best += seconds <= best * (1 + 1e-9);
  compared.worst = std::max(compared.worst, seconds / best);
  const Asked &asked = point.asked;
  PointPricer pricer(asked.graph, asked.cluster, asked.stack, asked.staged);
  ASSERT_TRUE(pricer.variant(asked.graph.recompute));
  const Expected<bool> takesLonger =
      pricer.takesAsLong(stage, point.schedule, best);
  ASSERT_TRUE(takesLonger);
  EXPECT_FALSE(*takesLonger);
}

/// Of layers that differ.
Case unevenCase(std::mt19937 &random, const char *stack) {
  Case c = randomCase(random);
  c.stack = stack;
  c.shape.scanned = c.shape.tied = false;
  c.shape.widening = true;
  c.shape.layers = 2 + static_cast<int64_t>(random() % 2);
  c.shape.ffn = 64;
  c.shape.normalised = random() % 3 == 0;
  c.devices = random() % 2 ? 4 : 8;
  c.fix = "recompute=none";
  return c;
}

void checkCase(const Case &c, std::mt19937 &random, ComparedCuts &compared) {
  Asked asked(c);
  for (const OuterFamily &family : asked.families(true))
    for (const ScheduleChoice &schedule : family.schedules) {
      if (!schedule.freeLayers || !hasWholeStages(schedule.schedule) ||
          !mayOffload(family.stage, asked.staged.fix.offload(), asked.stack))
        continue;
      SCOPED_TRACE(asked.name(family.stage, schedule));
      auto found = asked.price(family.stage, schedule, StageForm::LeastWork);
      ASSERT_TRUE(found) << found.error().render();
      checkPoint(CutPoint(asked, family.stage, schedule, std::move(*found)),
                 family.stage, random, compared);
    }
}

} // namespace

/// Most are the best of all cuts. Where passes are as short as sends, or many
/// micro-batches follow each other under GPipe, what is minimised is less than
/// the step, and moving one border at a time may end before.
TEST(FreeCutsTest, NoCutIsMuchFaster) {
  constexpr double kNear = 1.06;
  std::mt19937 random(19);
  ComparedCuts compared;
  for (const char *stack : {"ideal", "torchtitan", "megatron"})
    for (int round = 0; round < 4; ++round) {
      SCOPED_TRACE(stack);
      checkCase(unevenCase(random, stack), random, compared);
    }
  EXPECT_GT(compared.points, 400u);
  EXPECT_GT(compared.faster, compared.points / 2);
  EXPECT_GT(compared.best, compared.points * 9 / 10);
  EXPECT_LT(compared.worst, kNear);
}

/// Stages wait for their copies, too. What is known of where a model is cut
/// holds all the same.
TEST(FreeCutsTest, NoCutIsMuchFasterWithHosts) {
  constexpr double kNear = 1.06;
  std::mt19937 random(31);
  ComparedCuts compared;
  for (const std::string_view choice :
       {"optimizer", "params", "acts", "optimizer+params+acts"}) {
    SCOPED_TRACE(choice);
    for (int round = 0; round < 3; ++round) {
      Case c = unevenCase(random, "ideal");
      c.cluster = "v100-32g-sxm";
      c.devices = 4;
      c.fix += ",offload=" + std::string(choice);
      checkCase(c, random, compared);
    }
  }
  EXPECT_GT(compared.points, 50u);
  EXPECT_GT(compared.faster, compared.points / 2);
  EXPECT_GT(compared.best, compared.points * 9 / 10);
  EXPECT_LT(compared.worst, kNear);
}

/// The same of several chunks a stage, and of split backward passes, which no
/// program over the borders cuts exactly: the division that is found is no
/// slower than the one by compute, and near the best of those that are tried.
TEST(FreeCutsTest, NoChunksAreMuchFaster) {
  constexpr double kNear = 1.1;
  std::mt19937 random(29);
  ComparedCuts compared;
  for (const char *stack : {"ideal", "torchtitan", "megatron"}) {
    Case c = unevenCase(random, stack);
    c.devices = 4;
    c.fix = "recompute=none,tp=1,cp=1,pp=2";
    Asked asked(c);
    for (const OuterFamily &family : asked.families(true))
      for (const ScheduleChoice &schedule : family.schedules) {
        if (hasWholeStages(schedule.schedule) || schedule.chunksPerStage > 3)
          continue;
        SCOPED_TRACE(asked.name(family.stage, schedule));
        ASSERT_TRUE(schedule.freeLayers);
        auto found = asked.price(family.stage, schedule, StageForm::LeastWork);
        ASSERT_TRUE(found) << found.error().render();
        checkChunks(CutPoint(asked, family.stage, schedule, std::move(*found)),
                    family.stage, random, compared);
      }
  }
  EXPECT_GT(compared.points, 20u);
  EXPECT_GT(compared.faster, compared.points / 2);
  EXPECT_GT(compared.best, compared.points / 2);
  EXPECT_LT(compared.worst, kNear);
}

/// With less memory than the fastest cut needs.
TEST(FreeCutsTest, FitWhereSomeCutDoes) {
  std::mt19937 random(23);
  size_t fitting = 0, tighter = 0;
  for (int round = 0; round < 8; ++round) {
    SCOPED_TRACE(round);
    Case c = unevenCase(random, round % 2 ? "ideal" : "torchtitan");
    c.shape.batch = 16;
    c.shape.hidden = 1024;
    c.fix += ",schedule=1f1b,pp=" + std::to_string(c.devices / 2);
    Asked asked(c);
    for (const OuterFamily &family : asked.families(true)) {
      auto found = asked.price(family.stage, family.schedules.front(),
                               StageForm::LeastWork);
      ASSERT_TRUE(found);
      asked.asked.limit = found->prediction.memory.totalPeak * 97 / 100;
      const CutPoint point(asked, family.stage, family.schedules.front(),
                           std::move(*found));
      bool fits = false;
      for (const Counts &counts :
           divisions(point.line.length, family.stage.stages, random))
        fits |= point.priced({false, counts}).fits;
      const Prediction free = point.priced({true, {}});
      asked.asked.limit = 0;
      fitting += fits;
      tighter += fits && free.fits;
      EXPECT_LE(free.fits, fits);
    }
  }
  EXPECT_GT(fitting, 20u);
  EXPECT_GE(tighter, fitting * 9 / 10);
}
