//===- OffloadTest.cpp - What hosts keep, and what that takes -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"
#include "planner/Graph/Passes.h"
#include "planner/Search/Search.h"
#include "planner/Zoo/Zoo.h"
#include <gtest/gtest.h>

namespace planner {
namespace {

/// One direction of a DGX-2's link, and what its optimizer reads and writes.
constexpr double kLink = 12e9, kUpdate = 110e9;

struct OffloadCase {
  std::string model, strategy;
  int64_t devices = 1;
  std::string stack = "deepspeed", cluster = "dgx-2";
  std::optional<Recompute> recompute = {};
};

std::optional<OpGraph> graphOf(const OffloadCase &given) {
  auto graph = importZoo(given.model, {});
  PrepareOptions prepare;
  prepare.recompute = given.recompute;
  EXPECT_TRUE(graph) << graph.error().render();
  if (!graph)
    return std::nullopt;
  const auto ok = prepareGraph(*graph, prepare);
  EXPECT_TRUE(ok) << ok.error().render();
  return std::move(*graph);
}

Prediction priceOf(const OffloadCase &given, int64_t *parameters = nullptr) {
  const std::optional<OpGraph> graph = graphOf(given);
  auto cluster = loadCluster(given.cluster, given.devices);
  auto stack = loadStack(given.stack);
  auto spec = parseStrategy(given.strategy);
  EXPECT_TRUE(graph && cluster && stack && spec);
  if (!graph || !cluster || !stack || !spec)
    return {};
  const auto found =
      priceStrategy(*graph, *cluster, *stack, *spec, given.devices);
  EXPECT_TRUE(found) << found.error().render();
  if (!found)
    return {};
  if (parameters)
    *parameters = graph->parameterCount();
  return found->prediction;
}

int64_t at(const Prediction &p, MemoryClass kind) {
  return p.memory.atPeak[static_cast<size_t>(kind)];
}

double sumOf(const TimeBreakdown &b) {
  return (b.compute + b.recompute + b.optimizer + b.exposedComm +
          b.exposedOffload + b.bubble)
      .value;
}

const std::string kSmall =
    "gpt,hidden=1024,heads=16,vocab=1024,seq=256,dtype=fp16";

TEST(HostRates, AreSharedByTheDevicesOfAHost) {
  auto cluster = loadCluster("dgx-2", 32);
  ASSERT_TRUE(cluster);
  const auto copy = [&](int64_t devices) {
    return 1e9 / HostRates(*cluster, devices).copying(1e9, 0).value;
  };
  // Four links, of four devices each.
  EXPECT_DOUBLE_EQ(copy(1), 12e9);
  EXPECT_DOUBLE_EQ(copy(4), 12e9);
  EXPECT_DOUBLE_EQ(copy(5), 6e9);
  EXPECT_DOUBLE_EQ(copy(16), 3e9);
  EXPECT_DOUBLE_EQ(copy(32), 3e9);
  // Both directions at once, unless memory is slower: 2 * 12 of 256 GB/s.
  const HostRates one(*cluster, 1);
  EXPECT_DOUBLE_EQ(one.copying(12e9, 12e9).value, 1);
  cluster->host->memoryBandwidth = BytesPerSecond(16e9);
  EXPECT_DOUBLE_EQ(HostRates(*cluster, 1).copying(12e9, 12e9).value, 1.5);
}

/// 28 bytes for each parameter: fp32 masters and two moments read and written,
/// a gradient read and a parameter written in 16 bits.
TEST(Offload, TheHostUpdates) {
  int64_t parameters = 0;
  const OffloadCase given{kSmall + ",layers=4,batch=4",
                          "dp=1,zero=2,mbs=2,offload=optimizer"};
  const Prediction p = priceOf(given, &parameters);
  const auto count = static_cast<double>(parameters);
  // And the count of steps, 4 bytes.
  EXPECT_NEAR(p.breakdown.optimizer.value, (28 * count + 8) / kUpdate, 1e-15);
  EXPECT_NEAR(sumOf(p.breakdown), p.stepTime.value, 1e-12);
  EXPECT_EQ(at(p, MemoryClass::Optimizer), 0);
  // Published: 10 billion in 2.57 s.
  EXPECT_NEAR(28 * 10e9 / kUpdate, 2.57, 0.03);
  ASSERT_TRUE(p.host);
  // 16 bytes, times the buffers' 1.5.
  EXPECT_EQ(p.host->optimizer, static_cast<int64_t>(18 * count + 6));
  EXPECT_EQ(p.host->gradients, static_cast<int64_t>(6 * count));
  EXPECT_EQ(p.host->parameters + p.host->activations + p.host->nvme, 0);
}

/// One sample is worked on faster than 12 GB/s bring the layers: each pass
/// takes what its copies take, for each micro-batch.
TEST(Offload, FetchesBoundAPass) {
  const auto step = [&](int samples, const char *what) {
    return priceOf({kSmall + ",layers=4,batch=" + std::to_string(samples),
                    "dp=1,zero=3,mbs=1,offload=" + std::string(what)})
        .stepTime.value;
  };
  int64_t parameters = 0;
  priceOf({kSmall + ",layers=4,batch=2", "dp=1,zero=3,mbs=1"}, &parameters);
  const double fetch = 2.0 * static_cast<double>(parameters) / kLink;
  EXPECT_NEAR(step(4, "optimizer+params") - step(2, "optimizer+params"),
              2 * 2 * fetch, 1e-9);
  // All micro-batches of a relay share one fetch.
  EXPECT_NEAR(step(4, "relay") - step(2, "relay"), 0, 1e-9);
  // With many it is compute that counts, as without offload.
  const auto plain = [&](int samples) {
    return priceOf({kSmall + ",layers=4,batch=" + std::to_string(samples),
                    "dp=1,zero=3,mbs=1"})
        .stepTime.value;
  };
  EXPECT_NEAR(step(256, "relay") - step(128, "relay"), plain(256) - plain(128),
              1e-6);
}

/// L2L: the outputs of the layers wait on the device, 2 bytes for each feature
/// and token; in the form of constant memory on the host.
TEST(Offload, ARelayKeepsWhatCrossesLayers) {
  const auto peak = [&](int layers, const char *what) {
    return priceOf({kSmall + ",layers=" + std::to_string(layers) + ",batch=32",
                    "dp=1,mbs=2,recompute=full,offload=" + std::string(what), 1,
                    "deepspeed", "dgx-2", Recompute::Full})
        .memory.totalPeak;
  };
  const int64_t border = int64_t(32) * 256 * 1024 * 2;
  EXPECT_EQ(peak(12, "relay") - peak(8, "relay"), 4 * border);
  EXPECT_EQ(peak(12, "relay+acts"), peak(8, "relay+acts"));
}

/// Rows of DeepSpeed's documentation: GiB for 2851 million parameters on 8
/// devices of one host, and MiB for t5-large on 4. A layer's bytes are those
/// that a third one adds to two.
TEST(Offload, IsThatOfDeepSpeedsEstimates) {
  struct Row {
    double device = 0, host = 0;
  };
  const auto perElement = [](const std::string &strategy, int64_t devices) {
    std::array<Row, 2> of;
    for (int layers : {2, 3}) {
      const Prediction p = priceOf(
          {"gpt,hidden=1024,heads=16,vocab=1024,seq=64,layers=" +
               std::to_string(layers) + ",batch=" + std::to_string(2 * devices),
           "dp=" + std::to_string(devices) + ",mbs=1," + strategy, devices,
           "deepspeed", "a100-80g-sxm"});
      of[layers - 2] = {static_cast<double>(at(p, MemoryClass::Parameters) +
                                            at(p, MemoryClass::Gradients) +
                                            at(p, MemoryClass::Optimizer)),
                        static_cast<double>(p.host->total())};
    }
    const double elements = 12 * 1024.0 * 1024 + 13 * 1024.0;
    return Row{(of[1].device - of[0].device) / elements,
               (of[1].host - of[0].host) / elements};
  };
  const double count = 2851e6, layer = 4 * 32e6;
  const Row second = perElement("zero=2,offload=optimizer", 8);
  EXPECT_NEAR(second.device * count / kGiB, 5.31, 0.005);
  const Row third = perElement("zero=3,offload=optimizer", 8);
  EXPECT_NEAR((third.device * count + layer) / kGiB, 0.78, 0.005);
  EXPECT_NEAR(third.host * count / kGiB, 63.72, 0.005);
  const Row all = perElement("zero=3,offload=optimizer+params", 8);
  EXPECT_NEAR((all.device * count + layer) / kGiB, 0.12, 0.005);
  EXPECT_NEAR(all.host * count / kGiB, 71.69, 0.005);
  const Row four = perElement("zero=3,offload=optimizer", 4);
  EXPECT_NEAR((four.device * 737.67e6 + 4 * 32.90e6) / (1024 * 1024), 477, 0.5);
}

//===----------------------------------------------------------------------===//
// Published fits
//===----------------------------------------------------------------------===//

/// ZeRO-Offload trains 13 billion parameters, layers of 4096 features, on one
/// V100 of 32 GB, and 10 billion at 40 TFLOP/s.
TEST(PublishedFits, ZeroOffload) {
  const std::string model = "gpt,layers=65,hidden=4096,heads=32,vocab=50304,"
                            "seq=1024,batch=8,dtype=fp16";
  const OffloadCase given{
      model,   "dp=1,zero=2,mbs=2,recompute=full,offload=optimizer",
      1,       "deepspeed",
      "dgx-2", Recompute::Full};
  int64_t parameters = 0;
  const Prediction p = priceOf(given, &parameters);
  EXPECT_GT(parameters, int64_t(13e9));
  EXPECT_TRUE(p.fits);
  // The update takes a few seconds, and gradients hide behind the passes.
  EXPECT_LT(p.breakdown.exposedOffload / p.stepTime, 0.03);
  OffloadCase without = given;
  without.strategy = "dp=1,zero=2,mbs=2,recompute=full";
  EXPECT_FALSE(priceOf(without).fits);
}

/// ZeRO-Infinity: a trillion on one DGX-2 of 16, 32 trillion on 32 of them. The
/// states lie on disks.
TEST(PublishedFits, ZeroInfinity) {
  const auto fits = [](int64_t layers, int64_t hidden, int64_t devices,
                       const std::string &degrees, double least) {
    int64_t parameters = 0;
    const Prediction p = priceOf(
        {"gpt,layers=" + std::to_string(layers) + ",hidden=" +
             std::to_string(hidden) + ",heads=" + std::to_string(hidden / 100) +
             ",vocab=50304,seq=1024,batch=" + std::to_string(devices) +
             ",dtype=fp16,scan=1",
         degrees + ",zero=3,mbs=1,recompute=full,offload=optimizer+params+acts",
         devices, "deepspeed", "dgx-2", Recompute::Full},
        &parameters);
    EXPECT_GE(static_cast<double>(parameters), least);
    EXPECT_TRUE(p.host && p.host->nvme > 0);
    return p.fits;
  };
  EXPECT_TRUE(fits(128, 25600, 16, "dp=16", 1e12));
  EXPECT_TRUE(fits(256, 102400, 512, "tp=4,dp=128", 32e12));
  // Its disks hold 28 TB: not 20 bytes for each of two trillions.
  EXPECT_FALSE(fits(256, 25600, 16, "dp=16", 2e12));
}

/// L2L: BERT-Large with a batch of 32 in less than 8 GB of a V100, where the
/// same step needs half as much again without.
TEST(PublishedFits, LayerToLayer) {
  const auto peak = [](const std::string &strategy, Recompute recompute) {
    return priceOf({"bert-large,batch=32,dtype=fp16", "dp=1,mbs=4" + strategy,
                    1, "deepspeed", "v100-32g-sxm", recompute})
        .memory.totalPeak;
  };
  const int64_t relayed =
      peak(",recompute=full,offload=relay", Recompute::Full);
  EXPECT_LT(relayed, int64_t(8e9));
  EXPECT_GT(peak("", Recompute::None), relayed * 3 / 2);
}

} // namespace
} // namespace planner
