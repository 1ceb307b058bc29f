//===- PartSearchTest.cpp - Searches on clusters of several kinds ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Search/PointPricer.h"
#include "LayeredModel.h"
#include "MixedClusters.h"
#include "PricedAnew.h"
#include "planner/Search/Search.h"
#include <cmath>
#include <gmock/gmock.h>
#include <limits>

using namespace planner;
using namespace planner::test;

namespace {

/// Large enough that the device counts, not its launches.
LayeredModel sixLayers() {
  LayeredModel shape;
  shape.layers = 6;
  shape.hidden = 1024;
  shape.ffn = 4096;
  shape.batch = 16;
  shape.sequence = 128;
  return shape;
}

class AskedOfParts {
public:
  AskedOfParts(const LayeredModel &shape, ClusterSpec c, int64_t limit = 0)
      : cluster(std::move(c)), stack(*loadStack("ideal")),
        graph(shape.build()) {
    stack.features.tensor = StackFeatures::Tensor::Any;
    options.devices = cluster.devices;
    options.memoryLimit = limit;
    options.baselines = false;
  }

  Expected<SearchResult> search() const {
    return jointSearch(graph, cluster, stack, options);
  }
  /// Of all staged strategies by their own, as evaluate prices them.
  std::vector<Prediction> all() const {
    std::vector<Prediction> list;
    for (const OuterFamily &family :
         enumerateFamilies({graph,
                            layersOf(graph, cluster, stack),
                            cluster,
                            stack,
                            cluster.devices,
                            options.fix,
                            {},
                            /*plain=*/true}))
      for (const ScheduleChoice &schedule : family.schedules) {
        if (schedule.schedule == PipelineSchedule::DualPipe)
          continue;
        auto found = priceStrategy(
            graph, cluster, stack,
            strategyOf(family.stage, schedule, stack, options.fix),
            cluster.devices, options.memoryLimit);
        EXPECT_TRUE(found) << found.error().render();
        if (found)
          list.push_back(std::move(found->prediction));
      }
    return list;
  }

  /// Lets layers be computed again, all or some.
  void compute(const LayeredModel &shape) {
    options.prepare =
        [shape](const RecomputeChoice &recompute) -> Expected<OpGraph> {
      return shape.build(recompute);
    };
  }

  ClusterSpec cluster;
  StackSpec stack;
  OpGraph graph;
  SearchOptions options;
};

ClusterSpec twoKinds() {
  return mixOf({kindOf("a100-80g-sxm", 2), kindOf("h100-80g-sxm", 2)});
}

/// A strategy on two kinds of nodes that keep all, or less than that takes.
class TightParts {
public:
  TightParts(const LayeredModel &s, std::string t)
      : shape(s), strategy(std::move(t)) {
    const AskedOfParts roomy(shape, mixOf({slow, fast}));
    const auto none = price(roomy, Recompute::None);
    const auto full = price(roomy, Recompute::Full);
    EXPECT_TRUE(none && full) << strategy;
    high = none ? none->prediction.memory.totalPeak : 0;
    low = full ? full->prediction.memory.totalPeak : 0;
  }

  /// As evaluate does, with column-row pairs; `layers` names their numbers.
  Expected<SearchResult> price(const AskedOfParts &asked,
                               const RecomputeChoice &recompute,
                               const std::string &layers = "") const {
    StackSpec stack = asked.stack;
    stack.features.tensor = StackFeatures::Tensor::ColumnRow;
    return priceStrategy(shape.build(recompute), asked.cluster, stack,
                         *parseStrategy(strategy + layers + "," +
                                        toString(recompute) + ",overlap=all"),
                         asked.cluster.devices);
  }
  /// With so much on the slow kind between what all computed again takes and
  /// all kept, or on both.
  AskedOfParts asked(int tenths, bool both) const {
    const int64_t usable = low + (high - low) * tenths / 10;
    AskedOfParts own(shape, mixOf({withMemory(slow, usable),
                                   both ? withMemory(fast, usable) : fast}));
    own.compute(shape);
    own.options.fix = *parseStrategy(strategy);
    return own;
  }
  Expected<SearchResult> again(const AskedOfParts &asked,
                               const SearchResult &found) const {
    return priceStrategy(shape.build(found.recompute), asked.cluster,
                         asked.stack, *parseStrategy(found.strategy),
                         asked.cluster.devices);
  }

private:
  const LayeredModel shape;
  const std::string strategy;
  const ClusterSpec slow = kindOf("a100-80g-sxm", 2);
  const ClusterSpec fast = kindOf("h100-80g-sxm", 2);
  int64_t high = 0, low = 0;
};

} // namespace

/// Nothing is faster than the result, nor below the bound.
TEST(PartSearchTest, NoStrategyIsFaster) {
  for (const ClusterSpec &cluster :
       {twoKinds(),
        mixOf({kindOf("a100-80g-sxm", 4), kindOf("h100-80g-sxm", 2)}),
        mixOf({kindOf("v100-32g-sxm", 2), kindOf("h100-80g-sxm", 2)})}) {
    LayeredModel shape = sixLayers();
    shape.batch = 12;
    const AskedOfParts asked(shape, cluster);
    const auto found = asked.search();
    ASSERT_TRUE(found) << found.error().render();
    const double best = found->prediction.stepTime.value;
    EXPECT_LE(found->certificate.lowerBound.value, best);
    EXPECT_TRUE(found->certificate.stages);
    size_t overParts = 0, withChunks = 0;
    for (const Prediction &other : asked.all()) {
      overParts += !other.pipeline.parts.empty();
      withChunks += other.pipeline.chunksPerStage > 1;
      if (!other.fits)
        continue;
      EXPECT_GE(other.stepTime.value, best * (1 - 1e-9));
      EXPECT_GE(other.stepTime.value,
                found->certificate.lowerBound.value * (1 - 1e-9));
    }
    EXPECT_GT(overParts, 5U);
    EXPECT_GT(withChunks, 5U);
  }
}

/// What bans leave has no plan that is faster than the bound of the whole,
/// where memory matters and where it does not.
TEST(PartSearchTest, NoBanGoesBelowTheBound) {
  constexpr const char *kBans[] = {
      "dp",     "tp",           "sp",      "zero",
      "zero=3", "dp_shard",     "pp",      "vpp",
      "layers", "stage_meshes", "tp,pp",   "dp,layers",
      "mbs",    "recompute",    "overlap", "schedule=1f1b,schedule=gpipe"};
  const auto mix = [](const char *slow, int64_t few, const char *fast,
                      int64_t others) {
    return mixOf({kindOf(slow, few), kindOf(fast, others)});
  };
  size_t compared = 0, next = 0;
  for (const ClusterSpec &cluster :
       {mix("a100-80g-sxm", 2, "h100-80g-sxm", 2),
        mix("v100-32g-sxm", 2, "a100-80g-sxm", 4),
        mix("a100-40g-sxm", 4, "a100-80g-sxm", 2)}) {
    LayeredModel shape = sixLayers();
    shape.batch = 12;
    AskedOfParts asked(shape, cluster);
    asked.compute(shape);
    const auto fastest = asked.search();
    ASSERT_TRUE(fastest) << fastest.error().render();
    for (const int64_t tenths : {10, 7}) {
      asked.options.memoryLimit =
          fastest->prediction.memory.totalPeak * tenths / 10;
      asked.options.fix = {};
      const auto whole = asked.search();
      for (int each = 0; each < 8; ++each) {
        const std::string ban = kBans[next++ % std::size(kBans)];
        asked.options.fix.forbidden = *parseForbidden(ban);
        const auto part = asked.search();
        if (!part)
          continue;
        SCOPED_TRACE(std::to_string(tenths) + " tenths, --forbid " + ban +
                     ": " + part->strategy);
        ASSERT_TRUE(whole) << "only a part of the space has a plan";
        EXPECT_GE(part->prediction.stepTime.value,
                  whole->certificate.lowerBound.value * (1 - 1e-9));
        ++compared;
      }
    }
  }
  EXPECT_GT(compared, 30U);
}

/// What is found is found again if it need only be a little faster than it is:
/// its bound is no more, whatever takes most of its time. (Where something is
/// hidden, what waits for least is asked of the best alone.)
TEST(PartSearchTest, BoundsHold) {
  LayeredModel launches = sixLayers();
  launches.hidden = 64;
  launches.ffn = 256;
  LayeredModel products = sixLayers();
  products.hidden = 4096;
  products.ffn = 16384;
  products.sequence = 2048;
  LayeredModel gradients = sixLayers();
  gradients.ffn = 65536;
  gradients.sequence = 16;
  size_t overParts = 0;
  for (LayeredModel shape : {launches, products, gradients})
    for (const ClusterSpec &cluster :
         {twoKinds(),
          mixOf({kindOf("v100-32g-sxm", 4), kindOf("h100-80g-sxm", 2)})})
      for (const char *fix :
           {"pp=1,tp=1,mbs=1", "pp=1,tp=1,zero=0,mbs=2",
            "pp=1,tp=2,mbs=2,overlap=none", "vpp=1,tp=1,mbs=1",
            "vpp=1,tp=1,mbs=2,schedule=gpipe",
            "vpp=1,tp=1,mbs=1,schedule=zb-h1", "vpp=1,tp=1,mbs=4",
            "vpp=1,tp=2,mbs=4,zero=0,overlap=none"}) {
        SCOPED_TRACE(cluster.name + " " + fix + " hidden " +
                     std::to_string(shape.hidden));
        shape.batch = 24;
        AskedOfParts asked(shape, cluster);
        asked.options.fix = *parseStrategy(fix);
        const auto found = asked.search();
        ASSERT_TRUE(found) << found.error().render();
        overParts += !found->prediction.pipeline.parts.empty();
        asked.options.incumbent = found->prediction.stepTime * (1 + 1e-6);
        const auto again = asked.search();
        ASSERT_TRUE(again) << again.error().render();
        EXPECT_EQ(again->prediction.stepTime, found->prediction.stepTime);
      }
  EXPECT_GT(overParts, 30U);
}

/// The same of several chunks a stage.
TEST(PartSearchTest, BoundsHoldOfSeveralChunks) {
  LayeredModel shape = sixLayers();
  shape.layers = 12;
  shape.batch = 24;
  // Products take most of the time, and are what bounds know best.
  shape.hidden = 4096;
  shape.ffn = 16384;
  shape.sequence = 2048;
  for (const ClusterSpec &cluster :
       {twoKinds(),
        mixOf({kindOf("a100-80g-sxm", 4), kindOf("h100-80g-sxm", 2)})})
    // Of tensor parallelism what waits for least is asked of the best alone.
    for (const char *fix :
         {"vpp=2,tp=1,mbs=1,zero=1", "vpp=3,tp=1,mbs=1,zero=0",
          "vpp=2,tp=1,mbs=1,schedule=interleaved,zero=0",
          "vpp=3,tp=1,mbs=2,schedule=interleaved,zero=1",
          "vpp=2,tp=1,mbs=1,schedule=zbv,zero=1"}) {
      SCOPED_TRACE(fix);
      AskedOfParts asked(shape, cluster);
      asked.options.fix = *parseStrategy(fix);
      const auto found = asked.search();
      ASSERT_TRUE(found) << found.error().render();
      EXPECT_EQ(found->prediction.pipeline.parts.size(), 2U);
      asked.options.incumbent = found->prediction.stepTime * (1 + 1e-6);
      const auto again = asked.search();
      ASSERT_TRUE(again) << again.error().render();
      EXPECT_EQ(again->prediction.stepTime, found->prediction.stepTime);
    }
}

/// Where a part has little memory, as few layers are computed again as it takes
/// there: no number of them is faster.
TEST(PartSearchTest, ComputesSomeLayersAgain) {
  LayeredModel shape = sixLayers();
  shape.batch = 12;
  shape.sequence = 512;
  size_t some = 0;
  for (const char *strategy : {"dp=4,mbs=1,zero=0", "dp=4,mbs=3,zero=1",
                               "dp=2,tp=2,sp=1,mbs=2,zero=1"}) {
    SCOPED_TRACE(strategy);
    const TightParts parts(shape, strategy);
    for (int tenths = 1; tenths < 10; tenths += 3) {
      SCOPED_TRACE(tenths);
      const AskedOfParts asked = parts.asked(tenths, /*both=*/false);
      const auto found = asked.search();
      ASSERT_TRUE(found) << found.error().render();
      const double step = found->prediction.stepTime.value;
      EXPECT_TRUE(found->prediction.fits);
      EXPECT_LE(found->certificate.lowerBound.value, step);
      some += found->recompute.isPartial() ? 1 : 0;
      for (int64_t layers = 0; layers <= shape.layers; ++layers) {
        const auto other = parts.price(
            asked, layers == 0 ? RecomputeChoice()
                   : layers == shape.layers
                       ? RecomputeChoice(Recompute::Full)
                       : RecomputeChoice(Recompute::Full, layers, 1));
        ASSERT_TRUE(other) << other.error().render();
        if (!other->prediction.fits)
          continue;
        EXPECT_GE(other->prediction.stepTime.value, step * (1 - 1e-9));
        EXPECT_GE(other->prediction.stepTime.value,
                  found->certificate.lowerBound.value * (1 - 1e-9));
      }
      if (!found->recompute.isPartial())
        continue;
      const auto again = parts.again(asked, *found);
      ASSERT_TRUE(again) << again.error().render();
      EXPECT_EQ(again->prediction.pipeline.parts,
                found->prediction.pipeline.parts);
    }
  }
  EXPECT_GE(some, 2U);
}

/// Also among the stages of a pipeline over parts, which say then how many
/// layers each has: no number and no division is much faster. What each needs
/// is estimated, until it is priced.
TEST(PartSearchTest, DividesLayersOfWhichSomeAreComputedAgain) {
  LayeredModel shape = sixLayers();
  shape.layers = 8;
  shape.sequence = 512;
  size_t some = 0;
  double slowest = 1;
  for (const char *strategy :
       {"dp=2,pp=2,mbs=1,zero=0", "dp=2,pp=2,mbs=2,zero=1,schedule=gpipe",
        "tp=2,sp=1,pp=2,mbs=2"}) {
    SCOPED_TRACE(strategy);
    const TightParts parts(shape, strategy);
    for (const bool both : {false, true})
      for (int tenths = 1; tenths < 10; tenths += 2) {
        SCOPED_TRACE(tenths);
        const AskedOfParts asked = parts.asked(tenths, both);
        const auto found = asked.search();
        ASSERT_TRUE(found) << found.error().render();
        const double step = found->prediction.stepTime.value;
        EXPECT_TRUE(found->prediction.fits);
        EXPECT_LE(found->certificate.lowerBound.value, step);
        some += found->recompute.isPartial() ? 1 : 0;
        for (int64_t first = 1; first < shape.layers; ++first)
          for (int64_t count = 1; count < shape.layers; ++count) {
            const std::vector<int64_t> division = {first, shape.layers - first};
            if (count > std::max(division[0], division[1]))
              continue;
            const auto other = parts.price(
                asked, {Recompute::Full, count, LayerChunks(division)},
                ",layers=" + toString(LayerSplit{false, division}));
            ASSERT_TRUE(other) << other.error().render();
            if (!other->prediction.fits)
              continue;
            slowest =
                std::max(slowest, step / other->prediction.stepTime.value);
          }
        if (!found->recompute.isPartial())
          continue;
        const auto again = parts.again(asked, *found);
        ASSERT_TRUE(again) << again.error().render();
        EXPECT_EQ(again->prediction.pipeline.layers.counts,
                  found->recompute.chunks.counts);
      }
  }
  EXPECT_GE(some, 4U);
  EXPECT_LE(slowest, 1.025);
}

/// What a search says is what its assignment is priced as, and no slower than
/// what evaluate says of its string: single choices are made after that.
TEST(PartSearchTest, TheResultIsItsPrice) {
  AskedOfParts asked(sixLayers(), twoKinds());
  for (const char *fix : {"", "pp=2,mbs=1", "dp=4,mbs=1"}) {
    SCOPED_TRACE(fix);
    asked.options.fix = *parseStrategy(fix);
    const auto found = asked.search();
    ASSERT_TRUE(found) << found.error().render();
    if (found->strategy.empty())
      continue;
    const auto again = priceStrategy(asked.graph, asked.cluster, asked.stack,
                                     *parseStrategy(found->strategy), 4);
    ASSERT_TRUE(again) << again.error().render();
    EXPECT_GE(again->prediction.stepTime, found->prediction.stepTime);
    EXPECT_EQ(again->prediction.pipeline.parts,
              found->prediction.pipeline.parts);
    EXPECT_EQ(stepAnew(*found, asked.graph, asked.cluster, asked.stack),
              found->prediction.stepTime.value);
  }
}

TEST(PartSearchTest, ThreadsChangeNothing) {
  LayeredModel shape = sixLayers();
  shape.batch = 12;
  AskedOfParts asked(shape, twoKinds());
  asked.compute(shape);
  asked.options.fix = *parseStrategy("pp=2,mbs=2");
  const auto roomy = asked.search();
  ASSERT_TRUE(roomy) << roomy.error().render();
  for (const double share : {1.0, 0.8}) {
    SCOPED_TRACE(share);
    asked.options.memoryLimit = std::llround(
        share * static_cast<double>(roomy->prediction.memory.totalPeak));
    asked.options.threads = 1;
    const auto one = asked.search();
    asked.options.threads = 4;
    const auto four = asked.search();
    ASSERT_TRUE(one && four);
    EXPECT_EQ(one->strategy, four->strategy);
    EXPECT_EQ(one->prediction.stepTime, four->prediction.stepTime);
    EXPECT_EQ(one->certificate.lowerBound, four->certificate.lowerBound);
    EXPECT_EQ(one->joint.priced, four->joint.priced);
    EXPECT_EQ(one->joint.solved, four->joint.solved);
  }
}

/// Faster parts never make the best plan slower, and equal ones are one
/// cluster's, or better: there the batch may be split otherwise.
TEST(PartSearchTest, AFasterPartIsNotSlower) {
  const auto best = [](const std::vector<ClusterSpec> &parts) {
    const auto found = AskedOfParts(sixLayers(), mixOf(parts)).search();
    EXPECT_TRUE(found) << found.error().render();
    return found->prediction.stepTime.value;
  };
  const ClusterSpec slow = kindOf("a100-80g-sxm", 2);
  const ClusterSpec fast = kindOf("h100-80g-sxm", 2);
  const double both = best({slow, slow});
  EXPECT_LE(best({slow, fast}), both * (1 + 1e-9));
  EXPECT_LE(best({fast, fast}), best({slow, fast}) * (1 + 1e-9));
}

/// Not all of the model's states on the part with little memory, which alone
/// would let nothing fit.
TEST(PartSearchTest, MemoryOfOnePartIsUsed) {
  LayeredModel shape = sixLayers();
  shape.layers = 12;
  const AskedOfParts wide(shape, twoKinds());
  const auto pipeline = [&](const ClusterSpec &cluster) {
    AskedOfParts asked(shape, cluster);
    asked.options.fix = *parseStrategy("pp=2,dp=2,mbs=1,zero=0");
    return asked.search();
  };
  const auto even = pipeline(twoKinds());
  ASSERT_TRUE(even) << even.error().render();
  const int64_t most = even->prediction.memory.totalPeak;
  const ClusterSpec fast = kindOf("h100-80g-sxm", 2);
  const auto uneven =
      pipeline(mixOf({withMemory(fast, most / 2), withMemory(fast, 2 * most)}));
  ASSERT_TRUE(uneven) << uneven.error().render();
  EXPECT_TRUE(uneven->prediction.fits);
  EXPECT_FALSE(uneven->prediction.pipeline.parts.empty());
  EXPECT_FALSE(pipeline(
      mixOf({withMemory(fast, most / 8), withMemory(fast, most / 8)})));
}

/// Where all devices do alike, between what ZeRO-2 and ZeRO-3 need, the fewest
/// layers with ZeRO-3 with which that fits.
TEST(PartSearchTest, GathersSomeLayers) {
  const LayeredModel shape = sixLayers();
  const std::string two = "dp=4,pp=1,zero=2", three = "dp=4,pp=1,zero=3";
  AskedOfParts asked(shape, twoKinds());
  const auto price = [&](const std::string &strategy) {
    auto priced =
        priceStrategy(asked.graph, asked.cluster, asked.stack,
                      *parseStrategy(strategy + ",recompute=none,overlap=all"),
                      4, asked.options.memoryLimit);
    EXPECT_TRUE(priced) << priced.error().render();
    return priced->prediction;
  };
  const int64_t high = price(two).memory.totalPeak;
  const int64_t low = price(three).memory.totalPeak;
  ASSERT_LT(low, high);
  size_t some = 0;
  for (int64_t tenths = 1; tenths < 10; ++tenths) {
    SCOPED_TRACE(tenths);
    asked.options.memoryLimit = low + (high - low) * tenths / 10;
    asked.options.fix = *parseStrategy("dp=4");
    asked.options.fix.forbidden =
        *parseForbidden("pp,tp,cp,mbs,recompute,offload");
    const auto found = asked.search();
    ASSERT_TRUE(found) << found.error().render();
    const Prediction &best = found->prediction;
    EXPECT_TRUE(best.fits);
    const int64_t layers = best.pipeline.zeroLayers;
    some += layers > 0 ? 1 : 0;
    for (int64_t count = 1; count <= shape.layers; ++count) {
      const Prediction other =
          price(three + ",zero_layers=" + std::to_string(count));
      EXPECT_TRUE(other.pipeline.parts.empty());
      if (other.fits)
        EXPECT_GE(other.stepTime.value,
                  found->certificate.lowerBound.value * (1 - 1e-9));
      if (count < layers)
        EXPECT_FALSE(other.fits) << count;
    }
  }
  EXPECT_GT(some, 4U);
}

/// As many micro-batches as speed allows, all of them together, and no faster
/// with one more on the other part.
TEST(PartSearchTest, TheBatchGoesBySpeed) {
  LayeredModel shape = sixLayers();
  shape.hidden = 2048;
  shape.ffn = 8192;
  shape.batch = 64;
  const AskedOfParts asked(shape, twoKinds());
  const auto found =
      priceStrategy(asked.graph, asked.cluster, asked.stack,
                    *parseStrategy("dp=4,mbs=1"), asked.cluster.devices);
  ASSERT_TRUE(found) << found.error().render();
  const PipelineShape &pipeline = found->prediction.pipeline;
  ASSERT_EQ(pipeline.parts.size(), 2U);
  ASSERT_TRUE(pipeline.splitsBatch());
  EXPECT_LT(pipeline.parts[0].microBatches, pipeline.parts[1].microBatches);
  EXPECT_EQ(pipeline.parts[0].microBatches + pipeline.parts[1].microBatches,
            32);
  EXPECT_EQ(found->prediction.stages.size(), 2U);
  // One cluster of the slower kind takes longer, one of the faster does not.
  const auto alone = [&](const char *name) {
    const auto other = priceStrategy(asked.graph, kindOf(name, 4), asked.stack,
                                     *parseStrategy("dp=4,mbs=1"), 4);
    EXPECT_TRUE(other) << other.error().render();
    return other->prediction.stepTime;
  };
  EXPECT_LT(found->prediction.stepTime, alone("a100-80g-sxm"));
  EXPECT_GT(found->prediction.stepTime, alone("h100-80g-sxm"));
  const OpGraph &graph = asked.graph;
  const auto micro = MicroBatchGraph::make(graph, pipeline);
  ASSERT_TRUE(micro) << micro.error().render();
  const CostModel model(micro->get(), asked.cluster, asked.stack,
                        found->stage.mesh);
  for (int64_t shift = -31; shift < 32; ++shift) {
    PipelineShape other = pipeline;
    other.parts[0].microBatches += shift;
    other.parts[1].microBatches -= shift;
    if (other.parts[0].microBatches < 1 || other.parts[1].microBatches < 1)
      continue;
    const auto shifted = predictStages(
        {model, found->stage.assignment, found->stage.priced, graph, other});
    ASSERT_TRUE(shifted) << shifted.error().render();
    EXPECT_GE(shifted->prediction.stepTime.value,
              found->prediction.stepTime.value * (1 - 1e-9))
        << shift;
  }
}

/// Wherever a search is interrupted, also while single choices are looked at,
/// what it would have found is not below the bound.
TEST(PartSearchTest, WhatAnInterruptLeavesIsBounded) {
  LayeredModel shape = sixLayers();
  shape.batch = 12;
  AskedOfParts asked(shape, twoKinds());
  const auto whole = asked.search();
  ASSERT_TRUE(whole) << whole.error().render();
  size_t plans = 0;
  bool isWhole = false;
  for (uint64_t look = 1; !isWhole; look += look / 6 + 1) {
    SCOPED_TRACE(look);
    Cancellation cancel;
    cancel.cancelAtLook(look);
    asked.options.cancel = &cancel;
    const auto cut = asked.search();
    if (!cut) {
      ASSERT_EQ(cut.error().status, Status::NothingFits);
      continue;
    }
    EXPECT_LE(cut->certificate.lowerBound.value,
              whole->prediction.stepTime.value);
    isWhole = !cut->interrupted;
    plans += cut->interrupted;
  }
  EXPECT_GT(plans, 5U);
}
