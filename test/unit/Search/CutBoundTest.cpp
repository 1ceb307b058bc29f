//===- CutBoundTest.cpp - Bounds of steps however a line is cut -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Search/CutBound.h"
#include "planner/Schedule/Pipeline.h"
#include <gtest/gtest.h>
#include <random>

using namespace planner;

namespace {

/// Passes, what gathers of parameters may hide beside, and sends over one link.
struct Line {
  StagePoint point;
  UnitFloors units;
  StepFloors moves;
  BorderSends sends;

  explicit Line(std::mt19937 &random) {
    const auto draw = [&](int most) {
      return static_cast<double>(random() % static_cast<unsigned>(most + 1));
    };
    const size_t count = 3 + random() % 5;
    point.stages = 2 + static_cast<int64_t>(random() % 3);
    point.stages = std::min(point.stages, static_cast<int64_t>(count));
    point.microBatches = 1 + static_cast<int64_t>(random() % 9);
    for (size_t u = 0; u < count; ++u) {
      const double forward = draw(10), backward = draw(10);
      units.forward.push_back(forward);
      units.passes.push_back(forward + backward);
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

  /// A step with these cuts; sums and updates as stages price them.
  double stepOf(const std::vector<size_t> &cuts,
                PipelineSchedule schedule) const {
    PipelineSpec spec;
    spec.schedule = schedule;
    spec.overlapsSends = sends.areBeside;
    spec.stages = point.stages;
    spec.microBatches = point.microBatches;
    spec.chunks.resize(cuts.size() - 1);
    std::vector<double> sums, updates;
    for (size_t s = 0; s + 1 < cuts.size(); ++s) {
      double forward = 0, passes = 0, sum = 0, update = 0;
      double hiddenSum = 0, hiddenUpdate = 0;
      for (size_t u = cuts[s]; u < cuts[s + 1]; ++u) {
        forward += units.forward[u];
        passes += units.passes[u];
        sum += moves.reductionsAlong[u];
        update += moves.updatesAlong[u];
        hiddenSum += moves.hideable.reductionsAlong[u];
        hiddenUpdate += moves.hideable.updatesAlong[u];
      }
      ChunkTimes &chunk = spec.chunks[s];
      chunk.forward = Seconds(forward);
      chunk.backward = Seconds(passes - forward);
      if (s > 0)
        chunk.sendBackward = Seconds(sends.at(s, cuts[s]));
      if (s + 2 < cuts.size())
        chunk.sendForward = Seconds(sends.at(s + 1, cuts[s + 1]));
      const double visible = 1 - moves.contention;
      sums.push_back(sum +
                     visible * std::max(0.0, hiddenSum - (passes - forward)));
      updates.push_back(update +
                        visible * std::max(0.0, hiddenUpdate - forward));
    }
    const PipelineTime time = simulate(spec);
    double end = 0;
    for (size_t s = 0; s < sums.size(); ++s)
      end = std::max(end, time.stages[s].end.value + sums[s]);
    return end + *std::max_element(updates.begin(), updates.end());
  }

  /// Of all cuts.
  double best(PipelineSchedule schedule) const {
    double least = std::numeric_limits<double>::infinity();
    std::vector<size_t> cuts = {0};
    const auto descend = [&](auto self) -> void {
      const size_t left = static_cast<size_t>(point.stages) + 1 - cuts.size();
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

} // namespace

/// Whether or not it is known what of the passes is forward.
TEST(CutBoundTest, NoCutTakesLess) {
  std::mt19937 random(1);
  size_t close = 0;
  for (int round = 0; round < 20000; ++round) {
    Line line(random);
    for (const PipelineSchedule schedule :
         {PipelineSchedule::OneForwardOneBackward, PipelineSchedule::GPipe}) {
      const double best = line.best(schedule);
      ASSERT_FALSE(
          takesLonger(line.point, line.units, line.moves, line.sends, best))
          << round;
      close += takesLonger(line.point, line.units, line.moves, line.sends,
                           0.8 * best);
      // What hides beside it is not known then either.
      UnitFloors units = line.units;
      units.knowsForward = false;
      units.forward.assign(units.forward.size(), 0);
      ASSERT_FALSE(takesLonger(line.point, units, line.moves, line.sends, best))
          << round;
    }
  }
  EXPECT_GT(close, 20000u);
}
