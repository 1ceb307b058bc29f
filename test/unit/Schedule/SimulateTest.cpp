//===- SimulateTest.cpp - Orders of work and their simulation -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"
#include <gtest/gtest.h>
#include <map>
#include <tuple>

using namespace planner;

namespace {

using Orders = std::vector<std::vector<StageWork>>;
/// Pass (forward or its gradient), chunk, micro-batch.
using Pass = std::tuple<bool, int64_t, int64_t>;

bool isGradient(const StageWork &work) {
  return work.kind == WorkKind::Backward ||
         work.kind == WorkKind::InputGradient;
}

/// Every chunk does every micro-batch once, forward then backward then the
/// weight gradient of what was split, where it lies.
void expectComplete(const PipelineSpec &spec, const Orders &orders) {
  std::map<std::pair<int64_t, int64_t>, std::vector<WorkKind>> done;
  for (size_t stage = 0; stage < orders.size(); ++stage)
    for (size_t i = 0; i < orders[stage].size(); ++i) {
      const StageWork &work = orders[stage][i];
      EXPECT_EQ(stageOf(spec, work.chunk, work.microBatch), int64_t(stage));
      done[{work.chunk, work.microBatch}].push_back(work.kind);
      if (work.paired) {
        ASSERT_LT(i + 1, orders[stage].size());
        EXPECT_EQ(work.kind, WorkKind::Forward);
        EXPECT_EQ(orders[stage][i + 1].kind, WorkKind::Backward);
      }
    }
  EXPECT_EQ(int64_t(done.size()),
            int64_t(spec.chunks.size()) * spec.microBatches);
  const std::vector<WorkKind> whole = {WorkKind::Forward, WorkKind::Backward};
  const std::vector<WorkKind> split = {
      WorkKind::Forward, WorkKind::InputGradient, WorkKind::WeightGradient};
  for (const auto &[pass, kinds] : done)
    EXPECT_TRUE(kinds == whole || kinds == split);
}

TEST(Order, EveryPassOnceWhereItBelongs) {
  std::mt19937 random(1);
  for (PipelineSchedule schedule : kSchedules)
    for (int trial = 0; trial < 60; ++trial) {
      PipelineSpec spec =
          randomPipeline(random, schedule, 7, draw(random, 1, 25));
      SCOPED_TRACE(describe(spec));
      ASSERT_TRUE(checkPipeline(spec));
      expectComplete(spec, workOrder(spec));
    }
}

/// The ends of all passes by relaxing every constraint until none is violated:
/// shares nothing with the events of the simulation but the order.
std::map<Pass, double> relaxed(const PipelineSpec &spec, const Orders &orders,
                               double &total) {
  std::map<Pass, double> ends;
  bool changed = true;
  while (changed) {
    changed = false;
    total = 0;
    for (const std::vector<StageWork> &order : orders) {
      double free = 0;
      for (const StageWork &work : order) {
        int64_t last = int64_t(spec.chunks.size()) - 1, c = work.chunk;
        const ChunkTimes &times = spec.chunks[size_t(c)];
        double begin = free, length = 0, send = 0;
        auto after = [&](bool forward, int64_t from) {
          begin = std::max(begin, ends[{forward, from, work.microBatch}]);
        };
        auto leaves = [&](int64_t to) {
          return to >= 0 && to <= last &&
                 stageOf(spec, to, work.microBatch) !=
                     stageOf(spec, c, work.microBatch);
        };
        if (work.kind == WorkKind::Forward) {
          length = times.forward.value;
          send = leaves(c + 1) ? times.sendForward.value : 0;
          if (c > 0)
            after(true, c - 1);
        } else if (isGradient(work)) {
          length = times.backward.value;
          if (work.kind == WorkKind::InputGradient)
            length -= times.weightGradient.value;
          send = leaves(c - 1) ? times.sendBackward.value : 0;
          if (c < last)
            after(false, c + 1);
          after(true, c);
        } else {
          length = times.weightGradient.value;
          after(false, c);
        }
        free = begin + length + send;
        total = std::max(total, free);
        if (work.kind == WorkKind::WeightGradient)
          continue;
        double &end =
            ends[{work.kind == WorkKind::Forward, c, work.microBatch}];
        changed |= end != free;
        end = free;
      }
    }
  }
  return ends;
}

TEST(Simulate, AgreesWithRelaxation) {
  std::mt19937 random(2);
  for (PipelineSchedule schedule : kSchedules)
    for (int trial = 0; trial < 20; ++trial) {
      PipelineSpec spec =
          randomPipeline(random, schedule, 5, draw(random, 1, 12));
      spec.overlapsSends = false;
      // The relaxation knows no pairs: those of DualPipe are two works in it.
      for (ChunkTimes &each : spec.chunks)
        each.pairSaving = {};
      PipelineTimeline timeline = simulateTimeline(spec);
      Orders orders = workOrder(spec);
      bool hasPairs = false;
      for (const std::vector<StageWork> &order : orders)
        for (const StageWork &work : order)
          hasPairs |= work.paired;
      SCOPED_TRACE(describe(spec));
      double total = 0;
      std::map<Pass, double> ends = relaxed(spec, orders, total);
      // A pair waits for both inputs and sends when both are done.
      if (hasPairs) {
        EXPECT_GE(timeline.time.total.value, total - 1e-9);
        continue;
      }
      EXPECT_NEAR(timeline.time.total.value, total, 1e-9);
      for (const std::vector<TimedWork> &works : timeline.stages)
        for (const TimedWork &each : works)
          if (each.work.kind != WorkKind::WeightGradient) {
            EXPECT_NEAR(each.end.value,
                        (ends[{each.work.kind == WorkKind::Forward,
                               each.work.chunk, each.work.microBatch}]),
                        1e-9);
          }
    }
}

/// It keeps no works where only times are asked for.
TEST(Simulate, OneForwardOneBackwardTakesWhatItsWorksTake) {
  std::mt19937 random(6);
  for (int trial = 0; trial < 400; ++trial) {
    PipelineSpec spec =
        randomPipeline(random, PipelineSchedule::OneForwardOneBackward, 9,
                       draw(random, 1, 20));
    if (draw(random, 0, 1) == 1)
      addCollectives(random, spec);
    if (draw(random, 0, 1) == 1)
      addReductions(random, spec);
    SCOPED_TRACE(describe(spec));
    const PipelineTime time = simulate(spec);
    const PipelineTime works = simulateTimeline(spec).time;
    EXPECT_EQ(time.total, works.total);
    EXPECT_EQ(time.bubble, works.bubble);
    ASSERT_EQ(time.stages.size(), works.stages.size());
    for (size_t i = 0; i < time.stages.size(); ++i) {
      const StageTime &own = time.stages[i], &other = works.stages[i];
      EXPECT_EQ(own.busy, other.busy);
      EXPECT_EQ(own.contended, other.contended);
      EXPECT_EQ(own.begin, other.begin);
      EXPECT_EQ(own.end, other.end);
      EXPECT_EQ(own.reduced, other.reduced);
      EXPECT_EQ(own.firstBackward, other.firstBackward);
      EXPECT_EQ(own.keptMicroBatches, other.keptMicroBatches);
    }
  }
}

/// Every order of m forward and m backward passes on each of two stages, with
/// at most 2 - i micro-batches kept: none is faster than 1F1B.
TEST(Simulate, OneForwardOneBackwardIsTheBestOrderOfTwoStages) {
  constexpr int m = 4;
  // Bit j: the j-th work is a forward pass.
  auto legal = [](unsigned order, int most) {
    int kept = 0;
    for (int j = 0; j < 2 * m; ++j) {
      kept += order >> j & 1 ? 1 : -1;
      if (kept < 0 || kept > most)
        return false;
    }
    return kept == 0;
  };
  PipelineSpec spec = equalStages(PipelineSchedule::OneForwardOneBackward, 2, m,
                                  chunkTimes(1, 2));
  double best = 1e9;
  for (unsigned a = 0; a < 1U << 2 * m; ++a)
    for (unsigned b = 0; b < 1U << 2 * m; ++b) {
      if (!legal(a, 2) || !legal(b, 1))
        continue;
      Orders orders(2);
      for (int stage : {0, 1})
        for (int j = 0, f = 0; j < 2 * m; ++j) {
          bool forward = (stage == 0 ? a : b) >> j & 1;
          int64_t k = forward ? f : j - f;
          f += forward;
          orders[size_t(stage)].push_back(
              {forward ? WorkKind::Forward : WorkKind::Backward, stage, k});
        }
      double total = 0;
      relaxed(spec, orders, total);
      best = std::min(best, total);
    }
  EXPECT_EQ(simulate(spec).total.value, best);
}

/// 1F1B with stages (1, 1) and (2, 3) and two micro-batches, by hand:
///   stage 0: F0 0-1, F1 1-2, B0 6-7, B1 11-12
///   stage 1: F0 1-3, B0 3-6, F1 6-8, B1 8-11
TEST(Simulate, ByHand) {
  PipelineSpec spec = equalStages(PipelineSchedule::OneForwardOneBackward, 2, 2,
                                  chunkTimes(1, 1));
  spec.chunks[1] = chunkTimes(2, 3);
  PipelineTimeline timeline = simulateTimeline(spec);
  auto spans = [&](size_t stage) {
    std::vector<std::pair<double, double>> found;
    for (const TimedWork &each : timeline.stages[stage])
      found.push_back({each.begin.value, each.end.value});
    return found;
  };
  using Spans = std::vector<std::pair<double, double>>;
  EXPECT_EQ(spans(0), (Spans{{0, 1}, {1, 2}, {6, 7}, {11, 12}}));
  EXPECT_EQ(spans(1), (Spans{{1, 3}, {3, 6}, {6, 8}, {8, 11}}));
  EXPECT_EQ(timeline.time.total, Seconds(12));
  EXPECT_EQ(timeline.time.bubble, Seconds(8));
  EXPECT_EQ(timeline.time.stages[1].firstBackward, Seconds(3));
}

/// As above with sends of 1 both ways. In the stage's time:
///   stage 0: F0 0-2, F1 2-4, B0 8-9, B1 14-15
///   stage 1: F0 2-4, B0 4-8, F1 8-10, B1 10-14
/// Beside it:
///   stage 0: F0 0-1, F1 1-2, B0 8-9, B1 13-14
///   stage 1: F0 2-4, B0 4-7, F1 7-9, B1 9-12
TEST(Simulate, SendsByHand) {
  PipelineSpec spec = equalStages(PipelineSchedule::OneForwardOneBackward, 2, 2,
                                  chunkTimes(1, 1));
  spec.chunks[1] = chunkTimes(2, 3);
  for (ChunkTimes &each : spec.chunks)
    each.sendForward = each.sendBackward = Seconds(1);
  EXPECT_EQ(simulate(spec).total, Seconds(15));
  spec.overlapsSends = true;
  EXPECT_EQ(simulate(spec).total, Seconds(14));
}

/// One slow link: m sends follow one another whatever the stages do.
TEST(Simulate, OverlappedSendsQueue) {
  PipelineSpec spec =
      equalStages(PipelineSchedule::GPipe, 2, 10, chunkTimes(1, 1));
  spec.overlapsSends = true;
  spec.chunks[0].sendForward = Seconds(5);
  // F0 1, ten sends 50, F1 1, then 1F1B's backward passes 10 + 1.
  EXPECT_EQ(simulate(spec).total, Seconds(63));
}

/// Outputs and gradients wait for one another if they take one stream.
TEST(Simulate, SendsOfOneStreamQueue) {
  PipelineSpec spec = equalStages(PipelineSchedule::OneForwardOneBackward, 3, 3,
                                  chunkTimes(1, 1));
  spec.overlapsSends = true;
  for (ChunkTimes &each : spec.chunks) {
    each.sendForward = each.sendBackward = Seconds(4);
    each.backwardStream = 1;
  }
  const Seconds apart = simulate(spec).total;
  for (ChunkTimes &each : spec.chunks)
    each.backwardStream = 0;
  const PipelineTimeline timeline = simulateTimeline(spec);
  EXPECT_GT(timeline.time.total, apart);
  for (const std::vector<TimedWork> &stage : timeline.stages) {
    Seconds free;
    for (const TimedWork &each : stage)
      if (each.arrives > each.end) {
        EXPECT_GE(each.arrives - Seconds(4), free);
        free = each.arrives;
      }
  }
}

/// A send of 5 is under way while the next forward pass, of 2, has collectives
/// of 1 on its stream: it ends at 8, when both are through, and its own send
/// leaves then.
///   stage 0: F0 0-2, send 2-7, F1 2-8, send 8-13, B0 9-10, B1 15-16
///   stage 1: F0 7-8, B0 8-9, F1 13-14, B1 14-15
TEST(Simulate, CollectivesWaitForSends) {
  PipelineSpec spec = equalStages(PipelineSchedule::OneForwardOneBackward, 2, 2,
                                  chunkTimes(1, 1));
  spec.overlapsSends = true;
  spec.chunks[0].forward = Seconds(2);
  spec.chunks[0].sendForward = Seconds(5);
  spec.chunks[0].forwardStream = 1;
  spec.chunks[0].forwardCarries[0] = Seconds(2);
  EXPECT_EQ(simulate(spec).total, Seconds(15));
  EXPECT_EQ(simulate(spec).stages[0].contended, Seconds(0));
  spec.chunks[0].forwardCarries[1] = Seconds(1);
  const PipelineTime time = simulate(spec);
  EXPECT_EQ(time.total, Seconds(16));
  EXPECT_EQ(time.stages[0].contended, Seconds(4));
  EXPECT_EQ(time.stages[0].busy, Seconds(6));
}

/// F0 0-2, B0 2-6, F1 6-8, B1 8-12. B1's collectives of 2 and reductions of 3
/// on one stream are through at 13, on two at 11; what only begins after B1 at
/// 15.
TEST(Simulate, ReductionsShareStreamsWithTheLastPass) {
  PipelineSpec spec = equalStages(PipelineSchedule::OneForwardOneBackward, 1, 2,
                                  chunkTimes(2, 4));
  EXPECT_EQ(simulate(spec).stages[0].reduced, Seconds(0));
  spec.chunks[0].backwardCarries[0] = Seconds(2);
  spec.chunks[0].reductions[1] = Seconds(3);
  EXPECT_EQ(simulate(spec).stages[0].reduced, Seconds(11));
  spec.chunks[0].reductions = {Seconds(3)};
  EXPECT_EQ(simulate(spec).stages[0].reduced, Seconds(13));
  spec.chunks[0].reductions = {};
  spec.chunks[0].lateReductions[0] = Seconds(3);
  EXPECT_EQ(simulate(spec).stages[0].reduced, Seconds(15));
  EXPECT_EQ(simulate(spec).total, Seconds(12));
}

/// The last stage, of two: F0 1-2, B0 2-6, F1 6-7, B1 7-11, and a send of 2
/// after each backward pass. What is reduced after B1 waits for its send, if it
/// needs the same links, and so does what B1 does not hide: 5 of 4.
TEST(Simulate, ReductionsWaitForTheLastSend) {
  for (bool beside : {false, true}) {
    PipelineSpec spec = equalStages(PipelineSchedule::OneForwardOneBackward, 2,
                                    2, chunkTimes(1, 4));
    spec.overlapsSends = beside;
    ChunkTimes &last = spec.chunks[1];
    last.sendBackward = Seconds(2);
    last.backwardStream = 1;
    const PipelineTime alone = simulate(spec);
    const Seconds computed = alone.stages[1].end - Seconds(beside ? 0 : 2);
    last.lateReductions[0] = Seconds(3);
    EXPECT_EQ(simulate(spec).stages[1].reduced,
              alone.stages[1].end + Seconds(3));
    last.lateReductions = {Seconds(0), Seconds(3)};
    EXPECT_EQ(simulate(spec).stages[1].reduced, computed + Seconds(5));
    last.lateReductions = {};
    last.reductions[1] = Seconds(5);
    EXPECT_EQ(simulate(spec).stages[1].reduced, computed + Seconds(3));
    EXPECT_EQ(simulate(spec).total, alone.total);
  }
}

/// Of two chunks of a stage the last one is reduced beside the backward pass of
/// the first one, too.
TEST(Simulate, ReductionsBeginWithTheirOwnChunk) {
  PipelineSpec spec =
      equalStages(PipelineSchedule::Interleaved, 1, 1, chunkTimes(1, 4), 2);
  spec.chunks[1].reductions[0] = Seconds(7);
  // F0 0-1, F1 1-2, B1 2-6, B0 6-10.
  EXPECT_EQ(simulate(spec).stages[0].reduced, Seconds(9));
  spec.chunks[0].backwardCarries[0] = Seconds(3);
  EXPECT_EQ(simulate(spec).stages[0].reduced, Seconds(12));
  spec.chunks[0].reductions[0] = Seconds(1);
  EXPECT_EQ(simulate(spec).stages[0].reduced, Seconds(13));
}

TEST(Simulate, IsMonotoneInEveryDuration) {
  std::mt19937 random(3);
  for (PipelineSchedule schedule : kSchedules)
    for (int trial = 0; trial < 150; ++trial) {
      PipelineSpec spec =
          randomPipeline(random, schedule, 5, draw(random, 1, 16));
      if (draw(random, 0, 1) == 1)
        addCollectives(random, spec);
      addReductions(random, spec);
      PipelineSpec slower = spec;
      size_t chunk = size_t(draw(random, 0, int64_t(spec.chunks.size()) - 1));
      ChunkTimes &times = slower.chunks[chunk];
      Seconds more(double(draw(random, 1, 50)) / 10);
      switch (draw(random, 0, 6)) {
      case 0:
        times.forward += more;
        break;
      case 1:
        times.backward += more;
        break;
      case 2: // The input gradient stays as it is.
        times.backward += more;
        times.weightGradient += more;
        break;
      case 3:
        times.sendForward += more;
        break;
      case 4:
        times.forwardCarries[size_t(draw(random, 0, 1))] += more;
        break;
      case 5:
        times.backwardCarries[size_t(draw(random, 0, 1))] += more;
        break;
      default:
        times.sendBackward += more;
      }
      const PipelineTime before = simulate(spec), after = simulate(slower);
      EXPECT_GE(after.total.value, before.total.value - 1e-9) << describe(spec);
      // ZB-V takes the order that ends first, which may be another one.
      for (size_t s = 0;
           schedule != PipelineSchedule::ZBV && s < before.stages.size(); ++s)
        EXPECT_GE(after.stages[s].reduced.value,
                  before.stages[s].reduced.value - 1e-9)
            << describe(spec);
    }
}

TEST(Simulate, SameTwice) {
  std::mt19937 random(4);
  for (PipelineSchedule schedule : kSchedules) {
    PipelineSpec spec = randomPipeline(random, schedule, 6, 20);
    EXPECT_EQ(workOrder(spec), workOrder(spec));
    EXPECT_EQ(simulate(spec).total, simulate(spec).total);
  }
}

TEST(Simulate, NothingIsFasterThanItsWork) {
  std::mt19937 random(5);
  for (PipelineSchedule schedule : kSchedules)
    for (int trial = 0; trial < 30; ++trial) {
      PipelineSpec spec =
          randomPipeline(random, schedule, 6, draw(random, 1, 20));
      PipelineTimeline timeline = simulateTimeline(spec);
      for (const StageTime &stage : timeline.time.stages) {
        EXPECT_GE((stage.end - stage.begin).value, stage.busy.value - 1e-9);
        EXPECT_LE(stage.end, timeline.time.total);
        EXPECT_LE(stage.begin, stage.firstBackward);
      }
      for (const std::vector<TimedWork> &works : timeline.stages)
        for (size_t i = 1; i < works.size(); ++i) {
          Seconds before =
              works[i - 1].work.paired ? works[i - 1].begin : works[i - 1].end;
          EXPECT_GE(works[i].begin, before);
        }
    }
}

/// Of ZB-V's two orders, which a stage that waits long after its last work may
/// decide; and no duration that grows makes the last stage done sooner.
TEST(Simulate, TheOrderIsThatWithWhichAllStagesAreDoneSooner) {
  std::mt19937 random(21);
  size_t isOther = 0;
  for (int trial = 0; trial < 200; ++trial) {
    PipelineSpec spec =
        randomPipeline(random, PipelineSchedule::ZBV, 5, draw(random, 2, 12));
    const double longest = simulate(spec).total.value / 4;
    for (int64_t s = 0; s < spec.stages; ++s)
      spec.waits.push_back(
          {Seconds(static_cast<double>(draw(random, 0, 8)) * longest / 8), {}});
    const auto doneAt = [&](const PipelineTime &time) {
      Seconds last;
      for (size_t s = 0; s < time.stages.size(); ++s)
        last = std::max(last, time.stages[s].end + spec.waits[s].afterWork);
      return last;
    };
    const PipelineTime chosen = simulate(spec);
    Seconds least = doneAt(chosen), shortest = chosen.total;
    for (const PipelineTimeline &other : simulateAllOrders(spec)) {
      least = std::min(least, doneAt(other.time));
      shortest = std::min(shortest, other.time.total);
    }
    EXPECT_EQ(doneAt(chosen), least) << describe(spec);
    isOther += shortest < chosen.total;
    spec.chunks[size_t(draw(random, 0, 2 * spec.stages - 1))].forward +=
        Seconds(longest / 16);
    EXPECT_GE(doneAt(simulate(spec)), least) << describe(spec);
  }
  EXPECT_GT(isOther, 3u);
}

} // namespace
