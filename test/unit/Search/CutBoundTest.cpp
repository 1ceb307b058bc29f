//===- CutBoundTest.cpp - Bounds of steps however a line is cut -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Search/CutBound.h"
#include "../../../lib/Search/UnitCut.h"
#include "planner/Schedule/Pipeline.h"
#include <gtest/gtest.h>
#include <numeric>
#include <random>

using namespace planner;

namespace {

/// Passes, what gathers of parameters may hide beside, and sends over one link.
struct Line {
  StagePoint point;
  UnitFloors units;
  StepFloors moves;
  BorderSends sends;
  /// Of backward passes that are split.
  double weightShare = 0;

  /// Of at least so many units.
  explicit Line(std::mt19937 &random, size_t least = 3) {
    const auto draw = [&](int most) {
      return static_cast<double>(random() % static_cast<unsigned>(most + 1));
    };
    const size_t count = least + random() % 5;
    point.stages = 2 + static_cast<int64_t>(random() % 3);
    point.stages = std::min(point.stages, static_cast<int64_t>(count));
    point.microBatches = 1 + static_cast<int64_t>(random() % 9);
    for (size_t u = 0; u < count; ++u) {
      const double forward = draw(10), backward = draw(10);
      units.forward.push_back(forward);
      units.passes.push_back(forward + backward);
      units.inputGradients.push_back(backward);
      moves.reductionsAlong.push_back(random() % 2 ? draw(4) : 0);
      moves.updatesAlong.push_back(draw(3));
      moves.hideable.reductionsAlong.push_back(random() % 2 ? draw(30) : 0);
      moves.hideable.updatesAlong.push_back(random() % 2 ? draw(30) : 0);
    }
    moves.contention = random() % 2 ? 0 : 0.3;
    sends.areBeside = random() % 2 == 0;
    sends.levels.assign(static_cast<size_t>(point.stages), 0);
    sends.onLevel.emplace_back(count + 1);
    for (size_t b = 1; b < count; ++b)
      sends.onLevel[0][b] = random() % 3 ? draw(8) : 0;
    sends.least.push_back(*std::min_element(sends.onLevel[0].begin() + 1,
                                            sends.onLevel[0].end() - 1));
  }

  /// So that this share of each backward pass may be put off.
  void splitBackward(double share) {
    weightShare = share;
    for (size_t u = 0; u < units.passes.size(); ++u)
      units.inputGradients[u] =
          (1 - share) * (units.passes[u] - units.forward[u]);
  }

  /// Every second send goes over another link, as from node to node.
  void addLevel(std::mt19937 &random) {
    std::vector<double> &along =
        sends.onLevel.emplace_back(units.passes.size() + 1);
    for (size_t b = 1; b < units.passes.size(); ++b)
      along[b] = static_cast<double>(random() % 20);
    sends.least.push_back(
        *std::min_element(along.begin() + 1, along.end() - 1));
    for (size_t s = 0; s < sends.levels.size(); s += 2)
      sends.levels[s] = 1;
  }

  /// A step with these cuts; sums and updates as stages price them.
  double stepOf(const std::vector<size_t> &cuts,
                const ScheduleChoice &schedule) const {
    PipelineSpec spec;
    spec.schedule = schedule.schedule;
    spec.chunksPerStage = schedule.chunksPerStage;
    spec.overlapsSends = sends.areBeside;
    spec.stages = point.stages;
    spec.microBatches = point.microBatches;
    spec.chunks.resize(cuts.size() - 1);
    struct Once {
      double forward = 0, backward = 0, sum = 0, update = 0;
      double hiddenSum = 0, hiddenUpdate = 0;
    };
    std::vector<Once> stages(static_cast<size_t>(point.stages));
    // Several chunks a stage have one link.
    const auto stageBehind = [&](size_t c) {
      return schedule.chunksPerStage == 1 ? c : 1;
    };
    for (size_t c = 0; c + 1 < cuts.size(); ++c) {
      double forward = 0, passes = 0;
      Once &own = stages[static_cast<size_t>(
          stageOf(spec, static_cast<int64_t>(c), 0))];
      for (size_t u = cuts[c]; u < cuts[c + 1]; ++u) {
        forward += units.forward[u];
        passes += units.passes[u];
        own.sum += moves.reductionsAlong[u];
        own.update += moves.updatesAlong[u];
        own.hiddenSum += moves.hideable.reductionsAlong[u];
        own.hiddenUpdate += moves.hideable.updatesAlong[u];
      }
      own.forward += forward;
      own.backward += passes - forward;
      ChunkTimes &chunk = spec.chunks[c];
      chunk.forward = Seconds(forward);
      chunk.backward = Seconds(passes - forward);
      if (splitsBackward(schedule.schedule))
        chunk.weightGradient = weightShare * chunk.backward;
      if (c > 0)
        chunk.sendBackward = Seconds(sends.at(stageBehind(c), cuts[c]));
      if (c + 2 < cuts.size())
        chunk.sendForward = Seconds(sends.at(stageBehind(c + 1), cuts[c + 1]));
    }
    const PipelineTime time = simulate(spec);
    const double visible = 1 - moves.contention;
    double end = 0, update = 0;
    for (size_t s = 0; s < stages.size(); ++s) {
      const Once &own = stages[s];
      end = std::max(end,
                     time.stages[s].end.value + own.sum +
                         visible * std::max(0.0, own.hiddenSum - own.backward));
      update = std::max(
          update,
          own.update + visible * std::max(0.0, own.hiddenUpdate - own.forward));
    }
    return end + update;
  }

  /// Of all cuts.
  double best(const ScheduleChoice &schedule) const {
    double least = std::numeric_limits<double>::infinity();
    std::vector<size_t> cuts = {0};
    const auto descend = [&](auto self) -> void {
      const size_t left =
          static_cast<size_t>(point.stages * schedule.chunksPerStage) + 1 -
          cuts.size();
      if (left == 1) {
        cuts.push_back(units.passes.size());
        least = std::min(least, stepOf(cuts, schedule));
        cuts.pop_back();
        return;
      }
      for (size_t at = cuts.back() + 1; at + left - 1 <= units.passes.size();
           ++at) {
        cuts.push_back(at);
        self(self);
        cuts.pop_back();
      }
    };
    descend(descend);
    return least;
  }
};

double sumOf(const std::vector<double> &list) {
  return std::accumulate(list.begin(), list.end(), 0.0);
}

/// Whether or not it is known what of the passes is forward.
void expectNoneTakesLess(const Line &line, const ScheduleChoice &schedule,
                         double share, size_t &close) {
  const auto isLonger = [&](const UnitFloors &units, double seconds) {
    return takesLonger(line.point, schedule, units, line.moves, line.sends,
                       seconds);
  };
  const double best = line.best(schedule);
  ASSERT_FALSE(isLonger(line.units, best));
  close += isLonger(line.units, share * best);
  // What hides beside it is not known then either.
  UnitFloors units = line.units;
  units.knowsForward = false;
  units.forward.assign(units.forward.size(), 0);
  units.inputGradients = units.forward;
  ASSERT_FALSE(isLonger(units, best));
}

} // namespace

TEST(CutBoundTest, NoCutTakesLess) {
  std::mt19937 random(1);
  size_t close = 0;
  for (int round = 0; round < 20000; ++round) {
    SCOPED_TRACE(round);
    Line line(random);
    for (const PipelineSchedule schedule :
         {PipelineSchedule::OneForwardOneBackward, PipelineSchedule::GPipe})
      expectNoneTakesLess(line, {schedule, 1}, 0.8, close);
  }
  EXPECT_GT(close, 32000u);
}

/// The same over links that differ from stage to stage.
TEST(CutBoundTest, NoCutOverSeveralLinksTakesLess) {
  std::mt19937 random(3);
  size_t close = 0;
  for (int round = 0; round < 10000; ++round) {
    SCOPED_TRACE(round);
    Line line(random, 4);
    line.addLevel(random);
    for (const PipelineSchedule schedule :
         {PipelineSchedule::OneForwardOneBackward, PipelineSchedule::GPipe})
      expectNoneTakesLess(line, {schedule, 1}, 0.8, close);
  }
  EXPECT_GT(close, 14000u);
}

/// The same of stages with several chunks each, which their passes, sends and
/// waiting tell less of.
TEST(CutBoundTest, NoCutIntoSeveralChunksTakesLess) {
  std::mt19937 random(2);
  size_t checked = 0, close = 0;
  for (int round = 0; round < 4000; ++round) {
    SCOPED_TRACE(round);
    Line line(random, 6);
    line.splitBackward(static_cast<double>(random() % 3) / 2);
    line.moves.reductions.first = sumOf(line.moves.reductionsAlong);
    line.moves.updates.first = sumOf(line.moves.updatesAlong);
    for (const ScheduleChoice &schedule :
         {ScheduleChoice{PipelineSchedule::Interleaved, 2},
          ScheduleChoice{PipelineSchedule::Interleaved, 3},
          ScheduleChoice{PipelineSchedule::ZBH1, 1},
          ScheduleChoice{PipelineSchedule::DualPipe, 1},
          ScheduleChoice{PipelineSchedule::ZBV, 2},
          ScheduleChoice{PipelineSchedule::DualPipeV, 2}}) {
      PipelineSpec spec;
      spec.schedule = schedule.schedule;
      spec.stages = line.point.stages;
      spec.chunksPerStage = schedule.chunksPerStage;
      spec.microBatches = line.point.microBatches;
      const int64_t chunks = spec.stages * spec.chunksPerStage;
      spec.chunks.resize(static_cast<size_t>(chunks));
      if (!checkPipeline(spec) ||
          chunks > static_cast<int64_t>(line.units.passes.size()))
        continue;
      ++checked;
      expectNoneTakesLess(line, schedule, 0.6, close);
    }
  }
  EXPECT_GT(checked, 3000u);
  EXPECT_GT(close, checked / 2);
}

/// Of whole lines, before it is known where what is sent: whatever of passes
/// and of what is beside them is known.
TEST(UnitCutTest, NoCutTakesLess) {
  std::mt19937 random(5);
  size_t checked = 0, close = 0;
  for (int round = 0; round < 10000; ++round) {
    SCOPED_TRACE(round);
    Line line(random);
    line.point.microBatches = 1 + static_cast<int64_t>(random() % 16);
    StepFloors floors;
    floors.contention = line.moves.contention;
    floors.leastSend = line.sends.least.front();
    std::vector<double> backward;
    for (size_t u = 0; u < line.units.passes.size(); ++u)
      backward.push_back(line.units.passes[u] - line.units.forward[u]);
    for (const PipelineSchedule schedule :
         {PipelineSchedule::OneForwardOneBackward, PipelineSchedule::GPipe}) {
      const double best = line.best({schedule, 1});
      const auto bound = [&](UnitTimes times) {
        return UnitCut(line.point, schedule, std::move(times), floors).run();
      };
      const double whole = bound(
          {line.units.passes, line.moves.reductionsAlong,
           line.moves.updatesAlong, line.moves.hideable.reductionsAlong,
           line.moves.hideable.updatesAlong, line.units.forward, backward});
      ASSERT_LE(whole, best * (1 + 1e-9));
      ASSERT_LE(bound({line.units.passes, line.moves.reductionsAlong}),
                whole * (1 + 1e-5));
      ++checked;
      close += whole > 0.8 * best;
    }
  }
  EXPECT_GT(close, checked / 2);
}

/// Equal stages of 1F1B wait for p - 1 of m + p - 1 micro-batches.
TEST(UnitCutTest, TellsTheBubbleOfEqualStages) {
  StagePoint point;
  point.stages = 4;
  point.microBatches = 8;
  const double bound = UnitCut(point, PipelineSchedule::OneForwardOneBackward,
                               {std::vector<double>(8, 3.0)}, {})
                           .run();
  EXPECT_NEAR(bound, (8 + 4 - 1) * 2 * 3.0, 1e-3);
}

/// The second stage waits for the first one's forward pass, and then only
/// works: all of its backward pass is weight gradients.
TEST(CutBoundTest, AStageWaitsForItsMicroBatch) {
  std::mt19937 random(4);
  Line line(random, 4);
  line.point.stages = 2;
  line.point.microBatches = 1;
  line.units = {};
  line.units.forward = {4, 1};
  line.units.passes = {4, 11};
  line.units.inputGradients = {0, 0};
  line.weightShare = 1;
  line.moves = {};
  for (auto *list : {&line.moves.reductionsAlong, &line.moves.updatesAlong,
                     &line.moves.hideable.reductionsAlong,
                     &line.moves.hideable.updatesAlong})
    *list = {0, 0};
  line.sends.levels = {0, 0};
  line.sends.onLevel = {{0, 0, 0}};
  line.sends.least = {0};
  const ScheduleChoice schedule{PipelineSchedule::ZBH1, 1};
  EXPECT_DOUBLE_EQ(line.best(schedule), 4 + 11);
  const auto isLonger = [&](double seconds) {
    return takesLonger(line.point, schedule, line.units, line.moves, line.sends,
                       seconds);
  };
  EXPECT_FALSE(isLonger(15));
  EXPECT_TRUE(isLonger(14.9));
}
