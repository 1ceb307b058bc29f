//===- OffloadSearchTest.cpp - The search that uses hosts -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Search/HostFloors.h"
#include "../../../lib/Search/JointSearcher.h"
#include "../../../lib/Search/Overlap.h"
#include "../../../lib/Search/StagedProbe.h"
#include "Divisions.h"
#include "LayeredModel.h"
#include "MixedClusters.h"
#include "SomeLayers.h"
#include "planner/Search/Search.h"
#include <gmock/gmock.h>
#include <map>
#include <random>

using namespace planner;
using namespace planner::test;
using testing::Contains;
using testing::HasSubstr;

namespace {

struct HostCase {
  LayeredModel shape;
  std::string cluster = "a100-80g-sxm", stack = "ideal";
  /// If named, half of the devices are of that cluster.
  std::string other;
  int64_t devices = 2, limit = 0;
  /// Of a host, for programs; 0: as it is.
  int64_t hostMemory = 0;
  /// Parts of their rates at which hosts update, and their links and disks are.
  double updates = 1, links = 1, disks = 1;
  std::string fix;
  /// Whether all layers may be computed again, or some of each chunk.
  bool mayComputeAgain = false;
};

ClusterSpec clusterOf(const HostCase &c) {
  return c.other.empty() ? kindOf(c.cluster, c.devices)
                         : mixOf({kindOf(c.cluster, c.devices / 2),
                                  kindOf(c.other, c.devices / 2)});
}

struct AskedWithHosts {
  explicit AskedWithHosts(const HostCase &c)
      : asked(c), cluster(clusterOf(c)), stack(*loadStack(c.stack)) {
    stack.features.tensor = StackFeatures::Tensor::Any;
    if (cluster.host) {
      HostSpec &host = *cluster.host;
      if (c.hostMemory > 0)
        host.usableBytes = c.hostMemory;
      host.updateBandwidth = host.updateBandwidth * c.updates;
      host.linkBandwidth = host.linkBandwidth * c.links;
      if (host.nvme) {
        host.nvme->read = host.nvme->read * c.disks;
        host.nvme->write = host.nvme->write * c.disks;
      }
    }
    options.fix = *parseStrategy(c.fix);
    graph = asked.shape.build(Recompute::Selective);
    options.devices = c.devices;
    options.memoryLimit = c.limit;
    options.baselines = false;
    options.explains = false;
    if (c.mayComputeAgain)
      options.prepare =
          [this](const RecomputeChoice &recompute) -> Expected<OpGraph> {
        return asked.shape.build(recompute);
      };
  }
  const OpGraph &graphOf(const RecomputeChoice &recompute) const {
    if (recompute == graph.recompute)
      return graph;
    auto [at, isNew] = variants.try_emplace(recompute);
    if (isNew)
      at->second = asked.shape.build(recompute);
    return at->second;
  }
  Expected<SearchResult> search() const {
    return jointSearch(graph, cluster, stack, options);
  }

  HostCase asked;
  ClusterSpec cluster;
  StackSpec stack;
  OpGraph graph;
  SearchOptions options;

private:
  mutable std::map<RecomputeChoice, OpGraph> variants;
};

HostCase randomHostCase(std::mt19937 &random) {
  const auto pick = [&](std::vector<int64_t> values) {
    return values[random() % values.size()];
  };
  HostCase c;
  c.shape.layers = pick({2, 3, 4});
  c.shape.hidden = pick({64, 256});
  c.shape.ffn = pick({256, 1024});
  c.shape.input = pick({16, 64});
  c.shape.output = pick({64, 256});
  c.shape.batch = pick({4, 8});
  c.shape.sequence = pick({16, 64});
  c.shape.scanned = random() % 4 == 0;
  c.shape.widening = !c.shape.scanned && random() % 3 == 0;
  c.devices = pick({1, 2, 4});
  c.cluster = std::vector<std::string>{"a100-80g-sxm", "dgx-2",
                                       "v100-32g-sxm"}[random() % 3];
  c.stack =
      std::vector<std::string>{"ideal", "fsdp", "deepspeed"}[random() % 3];
  return c;
}

/// All strategies with something on hosts, one by one.
struct Exhausted {
  double best = std::numeric_limits<double>::infinity();
  /// Of those with some layers of each chunk computed again.
  double bestOfSome = std::numeric_limits<double>::infinity();
  /// Of those with layers divided in any way.
  double bestDivided = std::numeric_limits<double>::infinity();
  size_t points = 0, fitting = 0, onDisks = 0;

  /// Some layers are looked at where they may save three hundredths.
  double atMost() const { return std::min(best, 1.03 * bestOfSome); }
};

class Exhauster {
public:
  explicit Exhauster(const AskedWithHosts &a)
      : asked(a), fix(withOverlap(a.options.fix, a.stack)), pairs(a.stack),
        floors(a.graph, a.cluster, a.stack, a.asked.devices),
        line(layersOf(a.graph, a.cluster, a.stack)),
        memory(a.graph, line, a.stack, divisionOf(fix, a.stack)) {
    if (pairs.features.tensor == StackFeatures::Tensor::Any)
      pairs.features.tensor = StackFeatures::Tensor::ColumnRow;
  }

  Exhausted run() {
    std::vector<RecomputeChoice> recomputes;
    if (asked.options.prepare)
      recomputes = {Recompute::Full};
    for (const OuterFamily &family :
         enumerateFamilies({asked.graph, line, asked.cluster, asked.stack,
                            asked.asked.devices, fix, recomputes,
                            /*plain=*/false, /*withHosts=*/true}))
      for (const ScheduleChoice &schedule : family.schedules)
        for (const OffloadChoice &choice : choices())
          if (mayOffload(family.stage, choice, asked.stack))
            add(family.stage, schedule, choice);
    return all;
  }

private:
  std::vector<OffloadChoice> choices() const {
    const OffloadChoice fixed = asked.options.fix.offload();
    return fixed.any() ? std::vector{fixed} : asked.stack.offload.sets;
  }

  void add(const StagePoint &point, const ScheduleChoice &schedule,
           const OffloadChoice &choice) {
    ++all.points;
    for (const StackSpec &stack : {asked.stack, pairs})
      price(point, schedule, choice, stack, all.best);
    if (schedule.freeLayers && line.isUniform)
      divide(point, schedule, choice);
    if (!asked.options.prepare || choice.activations)
      return;
    const std::vector<StagePoint> some =
        computingSome(asked.graph, line, fix, point, schedule);
    all.points += some.empty() ? 0 : 1;
    for (const StagePoint &each : some)
      price(each, schedule, choice, each.tp > 1 ? pairs : asked.stack,
            all.bestOfSome);
  }

  /// The best of all divisions may be faster than the one that is found, but no
  /// bound exceeds it.
  void divide(const StagePoint &point, const ScheduleChoice &schedule,
              const OffloadChoice &choice) {
    forDivisions(line.layers, point.stages * schedule.chunksPerStage,
                 [&](const std::vector<int64_t> &counts) {
                   price(point, schedule, choice, asked.stack, all.bestDivided,
                         LayerSplit{false, counts});
                 });
  }

  void price(const StagePoint &point, const ScheduleChoice &schedule,
             const OffloadChoice &choice, const StackSpec &stack, double &best,
             std::optional<LayerSplit> division = {}) {
    StrategySpec spec = strategyOf(point, schedule, asked.stack, fix);
    if (division)
      spec.layers = division;
    std::erase_if(spec.named,
                  [](const auto &entry) { return entry.first == "offload"; });
    spec.named.emplace_back("offload", name(choice));
    SCOPED_TRACE(toString(spec));
    const Expected<SearchResult> priced =
        priceStrategy(asked.graphOf(point.recompute), asked.cluster, stack,
                      spec, asked.asked.devices, asked.asked.limit);
    ASSERT_TRUE(priced) << priced.error().render();
    const Prediction &p = priced->prediction;
    const TimeBreakdown &b = p.breakdown;
    EXPECT_NEAR((b.compute + b.recompute + b.optimizer + b.exposedComm +
                 b.exposedOffload + b.bubble)
                    .value,
                p.stepTime.value, 1e-9 * p.stepTime.value);
    // Bounds hold.
    const double slack = 1 + 1e-9;
    const bool keepsAll = point.recompute != Recompute::Full;
    const HostUse use = memory.onHost(point, schedule, choice);
    const HostFloors::Copies copies = floors.copying(point, choice, use);
    if (p.host && p.host->fits()) {
      EXPECT_TRUE(floors.mayHost(use));
      EXPECT_LE((copies.both() * static_cast<double>(point.microBatches) +
                 floors.updating(point, choice, use))
                    .value,
                p.stepTime.value * slack);
    }
    const double left =
        keepsAll && !choice.activations
            ? memory.left(point, schedule) *
                  (choice.relay ? static_cast<double>(point.microBatches) : 1)
            : 0;
    EXPECT_LE(floors.deviceBytes(point, choice, left),
              static_cast<double>(p.memory.totalPeak) * slack);
    checkHost(p, use);
    all.fitting += p.fits && !division;
    all.onDisks += p.host && p.host->nvme > 0;
    if (p.fits)
      best = std::min(best, p.stepTime.value);
  }

  /// A host with no more than what is used holds that, and the bound of it.
  void checkHost(const Prediction &priced, const HostUse &use) const {
    ASSERT_TRUE(priced.host);
    ClusterSpec own = asked.cluster;
    own.host->usableBytes = priced.host->total();
    own.host->nvme.reset();
    if (priced.host->nvme > 0)
      own.host->nvme.emplace().memoryBytes = priced.host->nvme;
    EXPECT_TRUE(HostFloors(asked.graph, own, asked.stack, asked.asked.devices)
                    .mayHost(use));
  }

  const AskedWithHosts &asked;
  const StrategySpec fix;
  StackSpec pairs;
  const HostFloors floors;
  const LayerLine line;
  const MemoryFloors memory;
  Exhausted all;
};

Exhausted exhaust(const AskedWithHosts &asked) {
  return Exhauster(asked).run();
}

/// By how much less single choices may make a step of these models.
constexpr double kRefined = 0.15;

/// No faster than the best of all, but for single choices, with a bound of all,
/// and no slower if that is said to be proven.
void expectBest(const SearchResult &found, double best) {
  const double step = found.prediction.stepTime.value;
  EXPECT_TRUE(found.prediction.fits);
  EXPECT_TRUE(found.certificate.offload);
  EXPECT_TRUE(found.certificate.stages);
  EXPECT_GE(step, best * (1 - kRefined));
  EXPECT_LE(found.certificate.lowerBound.value, best * (1 + 1e-9));
  if (found.certificate.proven)
    EXPECT_LE(step, best * (1 + 1e-6));
}

/// A search held against all strategies: it finds something where anything
/// fits, and that is no worse than it says.
struct Compared {
  explicit Compared(const HostCase &c)
      : asked(c), all(exhaust(asked)), result(asked.search()) {
    EXPECT_EQ(all.fitting > 0, bool(result))
        << (result ? result->strategy : result.error().render());
    if (!result)
      return;
    expectBest(*result, all.best);
    EXPECT_LE(result->certificate.lowerBound.value,
              all.bestDivided * (1 + 1e-9));
  }

  const AskedWithHosts asked;
  const Exhausted all;
  const Expected<SearchResult> result;
};

/// Of a model of wide layers an operator reads more than the rest of the memory
/// holds, whatever is shared or on hosts: all of a weight, but for tensor
/// parallelism.
TEST(OffloadSearch, AnOperatorReadsAWeightAtOnce) {
  LayeredModel shape;
  shape.layers = 2;
  shape.hidden = 1024;
  shape.ffn = 8192;
  shape.input = shape.output = 16;
  shape.batch = 8;
  shape.sequence = 16;
  const OpGraph graph = shape.build(Recompute::Selective);
  int64_t largest = 0;
  for (const TensorId id : graph.arguments)
    if (graph.tensors[id].role == Role::Parameter)
      largest = std::max(largest, graph.tensors[id].bytes());
  const OperandFloors floors(graph);
  StagePoint point;
  point.dp = 4;
  point.zero = 3;
  const auto weight = static_cast<double>(largest);
  EXPECT_NEAR(floors.of(point, /*onHosts=*/true), weight, 1e-2 * weight);
  EXPECT_NEAR(floors.of(point, /*onHosts=*/false), 0.75 * weight,
              1e-2 * weight);
  point.dp = point.tp = 2;
  EXPECT_NEAR(floors.of(point, /*onHosts=*/true), weight / 2, 1e-2 * weight);
  point.zero = 2;
  EXPECT_EQ(floors.of(point, /*onHosts=*/false), 0);
}

/// Each pass waits for its copies. However the two share what they take, that
/// is no less than what is known, and with some shares no more.
TEST(OffloadSearch, EachPassWaitsForItsCopies) {
  for (const double ahead : {0.0, 1.0, 3.0, 9.0})
    for (const double back : {0.0, 2.0, 5.0, 9.0})
      for (const double first : {0.0, 1.0, 4.0})
        for (const double second : {0.0, 2.0, 4.0}) {
          constexpr double kPasses = 8;
          double least = std::numeric_limits<double>::infinity();
          for (double forward = first; forward <= kPasses - second; ++forward)
            least = std::min(least, std::max(forward, ahead) +
                                        std::max(kPasses - forward, back));
          EXPECT_EQ(HostFloors::withCopies(kPasses, first, second,
                                           {Seconds(ahead), Seconds(back)}),
                    least);
        }
}

/// Where devices alone hold no strategy, the search finds what is fastest with
/// hosts up to its gap, and its bound holds; where hosts do not suffice either,
/// it finds nothing.
TEST(OffloadSearch, FindsWhatAllStrategiesWouldGive) {
  size_t found = 0, none = 0;
  for (unsigned seed = 0; seed < 9; ++seed) {
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    HostCase c = randomHostCase(random);
    // The least memory with which something fits on devices alone.
    AskedWithHosts whole(c);
    whole.options.fix.forbidden.offload = true;
    int64_t low = 0, high = int64_t(1) << 34;
    while (high - low > high / 16) {
      const int64_t middle = low + (high - low) / 2;
      whole.options.memoryLimit = middle;
      (whole.search() ? high : low) = middle;
    }
    c.limit =
        std::max<int64_t>(1, static_cast<int64_t>(static_cast<double>(low) *
                                                  (seed % 3 == 0 ? 0.2 : 0.8)));
    const Compared compared(c);
    const auto &result = compared.result;
    if (!result) {
      EXPECT_EQ(result.error().status, Status::NothingFits);
      ++none;
      continue;
    }
    ++found;
    EXPECT_TRUE(result->prediction.pipeline.offload.any());
  }
  EXPECT_GT(found, 3U);
  EXPECT_GT(none, 0U);
}

/// Hosts that are too small keep states on disks, and then parameters: bounds
/// know what it takes to read and write them, and the search is still exact.
TEST(OffloadSearch, KnowsWhatDisksTake) {
  size_t onDisks = 0, found = 0;
  for (unsigned seed = 50; seed < 62; ++seed) {
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    HostCase c = randomHostCase(random);
    c.cluster = seed % 2 == 0 ? "dgx-2" : "h100-80g-sxm";
    c.stack = seed % 3 == 0 ? "deepspeed" : "ideal";
    // What is saved takes room, too, and stays in memory.
    c.fix = seed < 56 ? "offload=optimizer+params" : "offload=optimizer+acts";
    c.hostMemory = int64_t(1) << (19 + random() % 6);
    // One of them takes most of a step.
    (seed % 2 == 0 ? c.updates : c.disks) = 1e-4;
    const Compared compared(c);
    onDisks += compared.all.onDisks;
    found += static_cast<bool>(compared.result);
  }
  EXPECT_GT(onDisks, 100U);
  EXPECT_GT(found, 3U);
}

/// Where copies take longer than passes, or than one of the two, bounds know
/// that, and the search is still exact.
TEST(OffloadSearch, KnowsWhatCopiesTake) {
  const std::vector<std::string> choices = {"acts", "optimizer+params+acts",
                                            "relay+acts", "optimizer"};
  for (unsigned seed = 60; seed < 68; ++seed) {
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    HostCase c = randomHostCase(random);
    c.stack = "ideal";
    c.fix = "offload=" + choices[seed % choices.size()];
    c.links = seed < 64 ? 1e-3 : 0.1;
    // The relay's updates take longest.
    if (seed == 66)
      c.updates = 1e-4;
    const Compared compared(c);
    const auto &result = compared.result;
    ASSERT_TRUE(result) << result.error().render();
    // It knows most of what is waited for.
    EXPECT_GE(result->certificate.lowerBound.value,
              0.8 * result->prediction.stepTime.value);
  }
}

/// Where hosts are asked with the rest, the search finds what is fastest of
/// all, and its bound is one of all, whether devices alone suffice or not.
TEST(OffloadSearch, GoesTogetherWithTheRest) {
  size_t onHosts = 0, onDevices = 0;
  for (unsigned seed = 20; seed < 32; ++seed) {
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    HostCase c = randomHostCase(random);
    AskedWithHosts whole(c);
    whole.options.fix.forbidden.offload = true;
    const Expected<SearchResult> roomy = whole.search();
    ASSERT_TRUE(roomy);
    // From more than the fastest strategy needs to less than any does.
    c.limit = roomy->prediction.memory.totalPeak *
              static_cast<int64_t>(12 - (seed % 4) * 3) / 10;
    AskedWithHosts asked(c);
    asked.options.fix.forbidden.offload = true;
    asked.options.hints = false;
    const Expected<SearchResult> without = asked.search();
    asked.options.fix.forbidden.offload = false;
    asked.options.hosts = true;
    const Expected<SearchResult> found = asked.search();
    ASSERT_TRUE(
        asksHosts(asked.graph, asked.cluster, asked.stack, asked.options));
    double best = exhaust(asked).best;
    if (without)
      best = std::min(best, without->prediction.stepTime.value);
    ASSERT_EQ(bool(found), best < std::numeric_limits<double>::infinity());
    if (!found)
      continue;
    expectBest(*found, best);
    ++(found->prediction.pipeline.offload.any() ? onHosts : onDevices);
  }
  EXPECT_GT(onHosts, 2U);
  EXPECT_GT(onDevices, 2U);
}

/// With something on hosts, too, as few layers of each chunk are computed again
/// as it takes.
TEST(OffloadSearch, ComputesSomeLayersAgain) {
  size_t found = 0, some = 0;
  for (unsigned seed = 40; seed < 52; ++seed) {
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    HostCase c = randomHostCase(random);
    c.shape.scanned = c.shape.widening = false;
    c.shape.layers = 3 + static_cast<int64_t>(random() % 3);
    c.shape.hidden = 256;
    c.shape.batch = 8;
    c.shape.sequence = 1024;
    c.stack = random() % 2 ? "ideal" : "deepspeed";
    c.devices = random() % 2 ? 2 : 4;
    // Little else needs less memory.
    c.fix = "offload=optimizer,tp=1,cp=1,zero=2,mbs=2," +
            std::string(random() % 2 ? "pp=1" : "pp=2");
    c.mayComputeAgain = true;
    const auto needs = [&](const char *recompute) {
      HostCase own = c;
      own.fix += recompute;
      own.mayComputeAgain = false;
      AskedWithHosts asked(own);
      asked.graph = own.shape.build(*asked.options.fix.recompute());
      const Expected<SearchResult> roomy = asked.search();
      return roomy ? roomy->prediction.memory.totalPeak : 0;
    };
    const int64_t none = needs(",recompute=none");
    const int64_t full = needs(",recompute=full");
    c.limit = full + (none - full) * static_cast<int64_t>(1 + seed % 9) / 10;
    AskedWithHosts asked(c);
    std::erase_if(asked.stack.offload.sets, [](const OffloadChoice &choice) {
      return name(choice) != "optimizer";
    });
    const Exhausted all = exhaust(asked);
    const Expected<SearchResult> result = asked.search();
    ASSERT_EQ(all.fitting > 0, bool(result))
        << (result ? result->strategy : result.error().render());
    if (!result)
      continue;
    ++found;
    some += result->recompute.isPartial() ? 1 : 0;
    const double step = result->prediction.stepTime.value;
    EXPECT_GE(step, std::min(all.best, all.bestOfSome) * (1 - kRefined));
    EXPECT_LE(result->certificate.lowerBound.value, all.atMost() * (1 + 1e-9));
    if (result->certificate.proven)
      EXPECT_LE(step, all.atMost() * (1 + 1e-9));
    EXPECT_EQ(result->joint.points, all.points);
  }
  EXPECT_GT(found, 6U);
  EXPECT_GT(some, 2U);
}

/// With neither stages nor micro-batches, strategies on hosts are the staged
/// ones of the space.
TEST(OffloadSearch, IsStagedWhereNothingElseIs) {
  HostCase c;
  c.fix = "overlap=none";
  AskedWithHosts asked(c);
  asked.options.fix.forbidden = *parseForbidden("pp,mbs");
  const Expected<SearchResult> roomy = asked.search();
  ASSERT_TRUE(roomy);
  EXPECT_FALSE(roomy->certificate.stages);
  c.limit = roomy->prediction.memory.totalPeak * 8 / 10;
  AskedWithHosts tight(c);
  tight.options.fix.forbidden = asked.options.fix.forbidden;
  tight.options.hosts = true;
  ASSERT_TRUE(
      asksHosts(tight.graph, tight.cluster, tight.stack, tight.options));
  AskedWithHosts without(c);
  without.options.fix.forbidden = *parseForbidden("pp,mbs,offload");
  without.options.hints = false;
  const Expected<SearchResult> devices = without.search();
  const Expected<SearchResult> found = tight.search();
  ASSERT_TRUE(found) << found.error().render();
  double best = exhaust(tight).best;
  if (devices)
    best = std::min(best, devices->prediction.stepTime.value);
  expectBest(*found, best);
}

/// Of several kinds of nodes all devices do the same, on the least of the
/// hosts, in one stage.
TEST(OffloadSearch, OfSeveralKindsAllDevicesDoAlike) {
  const std::vector<std::string> choices = {"optimizer", "optimizer+params",
                                            "optimizer+acts", "relay"};
  for (unsigned seed = 80; seed < 88; ++seed) {
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    HostCase c = randomHostCase(random);
    c.stack = "ideal";
    c.devices = seed % 2 == 0 ? 4 : 2;
    c.other = seed % 3 == 0 ? "b200-180g-sxm" : "h100-80g-sxm";
    c.fix = "offload=" + choices[seed % choices.size()];
    c.mayComputeAgain = seed % 2 == 0;
    const Compared compared(c);
    ASSERT_TRUE(compared.result) << compared.result.error().render();
    const PipelineShape &shape = compared.result->prediction.pipeline;
    EXPECT_TRUE(shape.offload.any());
    EXPECT_EQ(shape.stages, 1);
    EXPECT_TRUE(shape.parts.empty());
    HostCase staged = c;
    staged.fix += ",pp=2";
    const Expected<SearchResult> none = AskedWithHosts(staged).search();
    ASSERT_FALSE(none);
    EXPECT_THAT(none.error().message, HasSubstr("strategies of one stage"));
  }
}

/// Asked with the rest, hosts are of use where parts of a cluster have too
/// little memory; of equal parts as much as of one cluster.
TEST(OffloadSearch, GoesTogetherWithTheRestOnParts) {
  HostCase c;
  c.devices = 16;
  c.shape.batch = 32;
  c.stack = "deepspeed";
  c.fix = "overlap=none,pp=1";
  AskedWithHosts one(c);
  c.other = c.cluster;
  AskedWithHosts both(c);
  c.other = "h100-80g-sxm";
  AskedWithHosts mixed(c);
  AskedWithHosts whole(c);
  whole.options.fix.forbidden.offload = true;
  const Expected<SearchResult> roomy = whole.search();
  ASSERT_TRUE(roomy);
  const int64_t limit = roomy->prediction.memory.totalPeak * 3 / 10;
  double steps[3] = {};
  for (AskedWithHosts *asked : {&one, &both, &mixed}) {
    asked->options.hosts = true;
    asked->options.memoryLimit = limit;
    const Expected<SearchResult> found = asked->search();
    ASSERT_TRUE(found) << found.error().render();
    EXPECT_TRUE(found->prediction.pipeline.offload.any());
    EXPECT_TRUE(found->certificate.offload);
    ASSERT_TRUE(found->prediction.host);
    EXPECT_EQ(found->prediction.host->devices, 8);
    steps[asked == &one    ? 0
          : asked == &both ? 1
                           : 2] = found->prediction.stepTime.value;
  }
  EXPECT_NEAR(steps[0], steps[1], 1e-9 * steps[0]);
  EXPECT_GE(steps[2], steps[1] * (1 - 1e-9));
}

/// Where a model takes little of the memory, hosts are not asked, unless a
/// relay may hide the update.
TEST(OffloadSearch, IsNoAnswerWhereDevicesSuffice) {
  HostCase c;
  AskedWithHosts asked(c);
  asked.options.hosts = true;
  ASSERT_TRUE(
      asksHosts(asked.graph, asked.cluster, asked.stack, asked.options));
  std::erase_if(asked.stack.offload.sets,
                [](const OffloadChoice &set) { return set.relay; });
  EXPECT_FALSE(
      asksHosts(asked.graph, asked.cluster, asked.stack, asked.options));
  const Expected<SearchResult> with = asked.search();
  asked.options.fix.forbidden.offload = true;
  const Expected<SearchResult> without = asked.search();
  ASSERT_TRUE(with && without);
  EXPECT_FALSE(with->certificate.offload);
  EXPECT_EQ(with->prediction.stepTime, without->prediction.stepTime);
}

TEST(Relaxation, NamesWhatFits) {
  HostCase c;
  c.shape.layers = 4;
  c.shape.hidden = 1024;
  c.shape.ffn = 4096;
  c.limit = 256 << 20;
  AskedWithHosts asked(c);
  asked.options.explains = true;
  asked.options.prepare =
      [&](const RecomputeChoice &recompute) -> Expected<OpGraph> {
    return c.shape.build(recompute);
  };
  asked.options.fix.forbidden.offload = true;
  const Expected<SearchResult> result = asked.search();
  ASSERT_FALSE(result);
  const Diagnostic error = result.error();
  EXPECT_EQ(error.status, Status::NothingFits);
  EXPECT_THAT(error.notes, Contains(HasSubstr("too much, at operator")));
  EXPECT_THAT(error.notes,
              Contains(HasSubstr("fits with --forbid without offload: ")));
  // What is said to fit does: the strategy is in parentheses.
  size_t checked = 0;
  for (const std::string &note : error.notes) {
    const size_t devices = note.find("fits with --devices ");
    if (devices == std::string::npos)
      continue;
    const int64_t count = std::stoll(note.substr(devices + 20));
    const size_t open = note.rfind('(');
    const auto spec =
        parseStrategy(note.substr(open + 1, note.size() - open - 2));
    ASSERT_TRUE(spec) << note;
    const OpGraph graph =
        c.shape.build(spec->recompute().value_or(Recompute::Selective));
    const auto priced = priceStrategy(graph, *loadCluster(c.cluster, count),
                                      asked.stack, *spec, count, c.limit);
    ASSERT_TRUE(priced) << priced.error().render();
    EXPECT_TRUE(priced->prediction.fits) << note;
    ++checked;
  }
  EXPECT_EQ(checked, 1U);
}

} // namespace
