//===- CalibrateTest.cpp - Constants from measurements --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Machine/Calibrate.h"
#include "Helpers.h"
#include "planner/Machine/Collective.h"
#include "planner/Machine/FitAttention.h"
#include "planner/Machine/Kernel.h"
#include "test/SourceDir.h"
#include <cmath>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

using namespace planner;
using testing::HasSubstr;

namespace {

/// What a device with other constants would take for a grid of products.
std::vector<MatmulSample> productsOf(const DeviceSpec &device,
                                     std::vector<MathFormat> formats) {
  std::vector<MatmulSample> samples;
  for (MathFormat format : formats)
    for (double m : {256.0, 1024.0, 4096.0, 8192.0})
      for (double n : {512.0, 2048.0, 8192.0, 14336.0})
        for (double k : {128.0, 512.0, 2048.0, 8192.0}) {
          MatmulSample sample{format, 1, m, n, k, 0};
          sample.seconds = sampleTime(device, sample);
          samples.push_back(sample);
        }
  return samples;
}

std::string nccl(const std::string &program, int64_t hosts, int64_t perHost,
                 const std::vector<std::pair<double, double>> &bytesAndTimes,
                 double factor) {
  std::string text =
      "# nThread 1 nGpus 1 minBytes 1024 maxBytes 1073741824 step: 4(factor) "
      "warmup iters: 5 iters: 20 agg iters: 1 validation: 1 graph: 0\n#\n"
      "# Collective test starting: " +
      program + "\n# Using devices\n";
  for (int64_t rank = 0; rank < hosts * perHost; ++rank)
    text += "#  Rank " + std::to_string(rank) + " Group  0 Pid " +
            std::to_string(4000 + rank) + " on node" +
            std::to_string(rank / perHost) + " device  " +
            std::to_string(rank % perHost) + " [0x1b] NVIDIA H100 80GB HBM3\n";
  text += "#\n#       size         count      type   redop    root     time   "
          "algbw   busbw #wrong     time   algbw   busbw #wrong\n"
          "#        (B)    (elements)                               (us)  "
          "(GB/s)  (GB/s)            (us)  (GB/s)  (GB/s)\n";
  for (auto [bytes, seconds] : bytesAndTimes) {
    double rate = bytes / seconds / 1e9;
    char row[256];
    std::snprintf(row, sizeof(row),
                  "%12.0f %12.0f float sum -1 %.6f %.2f %.2f 0 %.6f %.2f %.2f "
                  "0\n",
                  bytes, bytes / 4, seconds * 1e6, rate, rate * factor,
                  seconds * 1e6, rate, rate * factor);
    text += row;
  }
  return text + "# Out of bounds values : 0 OK\n# Avg bus bandwidth    : 1\n";
}

using Points = std::vector<std::pair<double, double>>;

/// 1 KiB to 1 GiB: a latency, and a rate.
Points linear(double latency, double rate, double perByte) {
  Points points;
  for (double bytes = kKi; bytes <= kGi; bytes *= 4)
    points.emplace_back(bytes, latency + perByte * bytes / rate);
  return points;
}

Calibration calibrated(const std::vector<LogFile> &logs,
                       CalibrationOptions options = {}) {
  options.date = "2026-11";
  Expected<Calibration> result = calibrate(logs, options);
  EXPECT_TRUE(result) << result.error().render();
  return *result;
}

double timeOf(const ClusterSpec &spec, CollectiveKind kind, GroupShape group,
              double bytes) {
  return collectiveTime(spec, kind, group, Bytes(bytes)).value;
}

} // namespace

// The times of a device whose constants are known give these constants back.
TEST(FitMatmul, RecoversTheConstantsOfATable) {
  DeviceSpec base = cluster("h100-80g-sxm").device, real = base;
  auto set = [&](MathFormat format, double efficiency, double kHalf) {
    real.matmul[static_cast<unsigned>(format)].efficiency = efficiency;
    real.matmul[static_cast<unsigned>(format)].kHalf = kHalf;
  };
  set(MathFormat::Bf16, 0.71, 340);
  set(MathFormat::Fp8, 0.64, 1450);
  set(MathFormat::Fp32, 0.9, 33);
  real.tileRestart = 0.37;
  const std::vector<MathFormat> formats = {MathFormat::Bf16, MathFormat::Fp8,
                                           MathFormat::Fp32};
  MatmulFit fit = fitMatmul(base, productsOf(real, formats));
  EXPECT_TRUE(fit.tileRestartFitted);
  EXPECT_NEAR(fit.tileRestart, 0.37, 0.01 * 0.37);
  for (MathFormat format : formats) {
    const MatmulRate &wanted = real.matmul[static_cast<unsigned>(format)];
    const auto &found = fit.formats[static_cast<unsigned>(format)];
    ASSERT_TRUE(found) << name(format);
    EXPECT_TRUE(found->kHalfFitted);
    EXPECT_NEAR(found->efficiency, wanted.efficiency, 0.01 * wanted.efficiency)
        << name(format);
    EXPECT_NEAR(found->kHalf, wanted.kHalf, 0.01 * wanted.kHalf)
        << name(format);
  }
  EXPECT_FALSE(fit.formats[static_cast<unsigned>(MathFormat::Tf32)]);
}

// Errors of 5 % either way, by turns, move the constants little.
TEST(FitMatmul, AveragesOverNoise) {
  DeviceSpec base = cluster("a100-80g-sxm").device, real = base;
  real.matmul[static_cast<unsigned>(MathFormat::Bf16)].efficiency = 0.8;
  std::vector<MatmulSample> samples = productsOf(real, {MathFormat::Bf16});
  for (size_t i = 0; i < samples.size(); ++i)
    samples[i].seconds *= (i * 7) % 16 < 8 ? 1.05 : 1 / 1.05;
  MatmulFit fit = fitMatmul(base, samples);
  const auto &found = fit.formats[static_cast<unsigned>(MathFormat::Bf16)];
  ASSERT_TRUE(found);
  EXPECT_NEAR(found->efficiency, 0.8, 0.05 * 0.8);
}

// One length of the reduction cannot tell efficiency and k_half apart.
TEST(FitMatmul, LeavesWhatTheRowsCannotTell) {
  DeviceSpec base = cluster("h100-80g-sxm").device, real = base;
  MatmulRate &rate = real.matmul[static_cast<unsigned>(MathFormat::Bf16)];
  const double kHalf = rate.kHalf;
  rate.efficiency = 0.5;
  std::vector<MatmulSample> samples;
  for (double m : {2048.0, 4096.0, 8192.0}) {
    MatmulSample sample{MathFormat::Bf16, 1, m, 4096, 4096, 0};
    sample.seconds = sampleTime(real, sample);
    samples.push_back(sample);
  }
  MatmulFit fit = fitMatmul(base, samples);
  const auto &found = fit.formats[static_cast<unsigned>(MathFormat::Bf16)];
  ASSERT_TRUE(found);
  EXPECT_FALSE(found->kHalfFitted);
  EXPECT_EQ(found->kHalf, kHalf);
  EXPECT_NEAR(found->efficiency, 0.5, 0.005);
  EXPECT_FALSE(fit.tileRestartFitted);
  EXPECT_EQ(fit.tileRestart, base.tileRestart);
}

// A table of rates goes through its text and the cluster file.
TEST(Calibrate, PricesTheProductsOfATable) {
  DeviceSpec real = cluster("h200-141g-sxm").device;
  real.matmul[static_cast<unsigned>(MathFormat::Bf16)].efficiency = 0.66;
  real.matmul[static_cast<unsigned>(MathFormat::Bf16)].kHalf = 700;
  std::string text = "# measured elsewhere\nM,N,K,dtype,time_us\n";
  for (const MatmulSample &sample : productsOf(real, {MathFormat::Bf16})) {
    char row[128];
    std::snprintf(row, sizeof(row), "%.0f,%.0f,%.0f,bfloat16,%.9g\n", sample.m,
                  sample.n, sample.k, sample.seconds * 1e6);
    text += row;
  }
  CalibrationOptions options;
  options.base = "h200-141g-sxm";
  Calibration result = calibrated({{"/some/where/gemm.csv", text}}, options);
  ASSERT_EQ(result.rows.size(), 1u);
  EXPECT_EQ(result.rows[0].what, "matmul bf16");
  EXPECT_EQ(result.rows[0].after.rows, 64u);
  EXPECT_GT(result.rows[0].before.mean, 0.05);
  EXPECT_LT(result.rows[0].after.worst, 0.01);
  // The source says which file, by name and hash, not where it lay.
  EXPECT_THAT(result.clusterJson, HasSubstr("gemm.csv (sha256 "));
  EXPECT_THAT(result.clusterJson, Not(HasSubstr("/some/where")));
  EXPECT_EQ(result.cluster.name, "h200-141g-sxm-calibrated");
  // What was not measured stays.
  EXPECT_EQ(result.cluster.device.matmul[unsigned(MathFormat::Fp8)].efficiency,
            real.matmul[unsigned(MathFormat::Fp8)].efficiency);
  EXPECT_EQ(result.cluster.levels.size(), 2u);
}

namespace {

/// All logs of a machine of 4 nodes with 8 devices, at rates of our own.
std::vector<LogFile> machineLogs() {
  std::vector<LogFile> logs;
  auto add = [&](const char *program, int64_t hosts, int64_t perHost,
                 double latency, double rate, double factor, double lanes) {
    double perByte = factor / lanes;
    logs.push_back({std::string(program) + std::to_string(hosts * perHost),
                    nccl(program, hosts, perHost,
                         linear(latency, rate, perByte), factor)});
  };
  // busbw 300 GB/s inside, 40 GB/s for each NIC.
  for (int64_t n : {2, 4, 8}) {
    double ring = static_cast<double>(n - 1) / static_cast<double>(n);
    double latency = 8e-6 + 1e-6 * static_cast<double>(n);
    add("all_reduce_perf", 1, n, latency, 300e9, 2 * ring, 1);
    add("all_gather_perf", 1, n, latency, 310e9, ring, 1);
    add("reduce_scatter_perf", 1, n, latency, 305e9, ring, 1);
  }
  for (int64_t hosts : {2, 4}) {
    double n = static_cast<double>(hosts * 8);
    double ring = (n - 1) / n;
    double latency = 2e-5 + 4e-6 * static_cast<double>(hosts);
    add("all_reduce_perf", hosts, 8, latency, 40e9, 2 * ring, 8);
    add("all_gather_perf", hosts, 8, latency, 40e9, ring, 8);
    add("reduce_scatter_perf", hosts, 8, latency, 40e9, ring, 8);
  }
  return logs;
}

} // namespace

// Every point of every log is the price of the calibrated cluster.
TEST(Calibrate, ReproducesEachPointOfTheLogs) {
  std::vector<LogFile> logs = machineLogs();
  Calibration result = calibrated(logs);
  EXPECT_EQ(result.base, "h100-80g-sxm");
  ASSERT_EQ(result.rows.size(), logs.size());
  for (const CalibrationRow &row : result.rows) {
    EXPECT_EQ(row.after.rows, 11u) << row.what;
    EXPECT_LT(row.after.worst, 1e-3) << row.what;
    EXPECT_GT(row.before.mean, 0.05) << row.what;
  }
  // 1 MiB over 32: 36 us and 62/32 MiB through 8 NICs of 40 GB/s.
  double wanted = 3.6e-5 + 62.0 / 32 * kMi / 320e9;
  EXPECT_NEAR(
      timeOf(result.cluster, CollectiveKind::AllReduce, {{8, 4, 1, 1}}, kMi),
      wanted, 1e-3 * wanted);
}

// The same logs give the same bytes, whatever their order.
TEST(Calibrate, IsDeterministic) {
  std::vector<LogFile> logs = machineLogs();
  std::string first = calibrated(logs).clusterJson;
  EXPECT_EQ(first, calibrated(logs).clusterJson);
}

namespace {

void expectRising(const ClusterSpec &spec) {
  for (unsigned k = 0; k < kCollectiveKinds; ++k) {
    auto kind = static_cast<CollectiveKind>(k);
    // Outermost participants grow; each with one device inside, or all.
    for (int outer = 0; outer < 3; ++outer) {
      std::vector<double> before(64, 0.0);
      for (int64_t n = 2; n <= (outer == 0 ? 8 : 64); ++n) {
        GroupShape group;
        if (outer == 0)
          group.perLevel[0] = n;
        else
          group.perLevel = {outer == 1 ? 1 : 8, n, 1, 1};
        double last = 0;
        for (int step = 0; step < 64; ++step) {
          double time = timeOf(spec, kind, group, std::exp2(step * 0.9));
          ASSERT_GE(time, last * (1 - 1e-12))
              << name(kind) << " bytes 2^" << step * 0.9 << " of " << n;
          ASSERT_GE(time, before[step] * (1 - 1e-12))
              << name(kind) << " bytes 2^" << step * 0.9 << " of " << n << ", "
              << outer;
          last = before[step] = time;
        }
      }
    }
  }
}

} // namespace

TEST(Calibrate, TimesGrowWithBytesAndGroups) {
  CalibrationOptions options;
  options.base = "a100-80g-sxm"; // no in-switch reduction
  expectRising(calibrated(machineLogs(), options).cluster);
}

// Measurements scatter: 4 devices slower than 8, 4 KiB slower than 16. The
// times are pooled, and stay near.
TEST(Calibrate, TimesGrowThoughTheLogsScatter) {
  CalibrationOptions options;
  options.base = "a100-80g-sxm";
  std::vector<LogFile> logs;
  for (int64_t n : {2, 4, 8}) {
    double ring = static_cast<double>(n - 1) / static_cast<double>(n);
    for (auto [program, factor] : {std::pair("all_reduce_perf", 2 * ring),
                                   std::pair("all_gather_perf", ring)}) {
      Points points =
          linear(n == 4 ? 3e-5 : 1.5e-5, n == 8 ? 290e9 : 200e9, factor);
      for (size_t i = 0; i < points.size(); ++i)
        points[i].second *= (i * 5 + static_cast<size_t>(n)) % 3 ? 1 : 1.3;
      if (n == 8)
        std::swap(points[1].second, points[2].second);
      logs.push_back({std::string(program) + std::to_string(n),
                      nccl(program, 1, n, points, factor)});
    }
  }
  Calibration result = calibrated(logs, options);
  expectRising(result.cluster);
  for (const CalibrationRow &row : result.rows)
    EXPECT_LT(row.after.mean, 0.5) << row.what;
  EXPECT_THAT(result.clusterJson, HasSubstr("are pooled"));
}

// Messages of 5 us and 21 GB/s; all-to-alls of 20 us + 0.5 us per peer.
TEST(Calibrate, FitsMessagesAndExchanges) {
  Points messages, exchanges;
  for (double bytes = kKi; bytes <= kGi; bytes *= 4) {
    messages.emplace_back(bytes, 5e-6 + bytes / 21e9);
    // 24 of the 32 ranks are on other nodes, 7 on the same.
    exchanges.emplace_back(bytes, 5e-6 + 7 * 1e-6 + 24 * 0.5e-6 +
                                      24.0 / 32 * bytes / 21e9);
  }
  CalibrationOptions options;
  options.base = "a100-80g-sxm";
  Calibration result =
      calibrated({{"a", nccl("sendrecv_perf", 4, 8, messages, 1)},
                  {"b", nccl("alltoall_perf", 4, 8, exchanges, 31.0 / 32)}},
                 options);
  ASSERT_EQ(result.rows.size(), 2u);
  EXPECT_EQ(result.rows[0].what, "permute, 4 x 8 ranks");
  EXPECT_LT(result.rows[0].after.worst, 0.02);
  EXPECT_LT(result.rows[1].after.worst, 0.10);
  EXPECT_LT(result.rows[1].after.mean, 0.04);
  expectRising(result.cluster);
}

// The base's all-reduce curves are for 400G; a level of 200G keeps its prices
// when only its gathers are measured.
TEST(Calibrate, IsOfOneKindOfNodes) {
  CalibrationOptions options;
  options.base = PLANNER_SOURCE_DIR "/test/Machine/Inputs/mixed.json";
  const auto result =
      calibrate({{"ag", nccl("all_gather_perf", 2, 8,
                             linear(5e-5, 20e9, 15.0 / 16 / 8), 15.0 / 16)}},
                options);
  ASSERT_FALSE(result);
  EXPECT_THAT(result.error().render(),
              HasSubstr("has 2 parts, expected one kind of nodes"));
}

TEST(Calibrate, KeepsWhatWasNotMeasured) {
  double ring = 15.0 / 16;
  CalibrationOptions options;
  options.base = "selene";
  Calibration result =
      calibrated({{"ag", nccl("all_gather_perf", 2, 8,
                              linear(5e-5, 20e9, ring / 8), ring)}},
                 options);
  ClusterSpec base = cluster("selene");
  for (double bytes : {kKi, kMi, 64 * kMi, kGi}) {
    double before =
        timeOf(base, CollectiveKind::AllReduce, {{8, 16, 1, 1}}, bytes);
    EXPECT_NEAR(timeOf(result.cluster, CollectiveKind::AllReduce,
                       {{8, 16, 1, 1}}, bytes),
                before, 1e-6 * before);
    EXPECT_EQ(timeOf(result.cluster, CollectiveKind::AllReduce, {{8, 1, 1, 1}},
                     bytes),
              timeOf(base, CollectiveKind::AllReduce, {{8, 1, 1, 1}}, bytes));
  }
  EXPECT_LT(result.rows[0].after.worst, 1e-3);
  // The device is still named, not written out.
  EXPECT_THAT(result.clusterJson, HasSubstr("\"device\": \"a100-80g-sxm\""));
}

// Two nodes measured at half the rate of the fabric's own curves: so are 64,
// for which it has a curve of its own.
TEST(Calibrate, CarriesTheMeasuredRateToLargerGroups) {
  ClusterSpec base = cluster("h100-80g-sxm");
  Points points;
  for (double bytes = kMi; bytes <= 4 * kGi; bytes *= 4)
    points.emplace_back(bytes, 2 * timeOf(base, CollectiveKind::AllReduce,
                                          {{8, 2, 1, 1}}, bytes));
  CalibrationOptions options;
  options.base = "h100-80g-sxm";
  Calibration result = calibrated(
      {{"ar", nccl("all_reduce_perf", 2, 8, points, 15.0 / 8)}}, options);
  EXPECT_LT(result.rows[0].after.worst, 1e-3);
  for (double bytes : {4 * kMi, 64 * kMi, kGi})
    for (int64_t nodes : {4, 16, 64, 512}) {
      double wanted = 2 * timeOf(base, CollectiveKind::AllReduce,
                                 {{8, nodes, 1, 1}}, bytes);
      EXPECT_NEAR(timeOf(result.cluster, CollectiveKind::AllReduce,
                         {{8, nodes, 1, 1}}, bytes),
                  wanted, 0.05 * wanted)
          << nodes << " nodes, " << bytes;
    }
}

TEST(Calibrate, PlacesRanksFromTheInside) {
  ClusterSpec spec = cluster("h100-80g-sxm");
  auto place = [&](int64_t ranks, int64_t hosts, int64_t hostsPerDomain = 1) {
    NcclRun run;
    run.ranks = ranks, run.hosts = hosts;
    return placeRun(spec, run, hostsPerDomain);
  };
  EXPECT_EQ(*place(8, 1), (GroupShape{{8, 1, 1, 1}}));
  EXPECT_EQ(*place(32, 4), (GroupShape{{8, 4, 1, 1}}));
  EXPECT_EQ(*place(4, 4), (GroupShape{{1, 4, 1, 1}}));
  EXPECT_EQ(*place(8, 2), (GroupShape{{4, 2, 1, 1}}));
  EXPECT_FALSE(place(16, 1));
  // Racks of 72 devices in 18 hosts.
  spec = cluster("gb200-nvl72");
  EXPECT_EQ(*place(72, 18, 18), (GroupShape{{72, 1, 1, 1}}));
  EXPECT_EQ(*place(144, 36, 18), (GroupShape{{72, 2, 1, 1}}));
  EXPECT_EQ(*place(8, 2, 18), (GroupShape{{8, 1, 1, 1}}));
  EXPECT_FALSE(place(80, 20, 18));
  // Packages of two dies.
  spec = cluster("frontier");
  EXPECT_EQ(*place(8, 1), (GroupShape{{2, 4, 1, 1}}));
  EXPECT_EQ(*place(16, 2), (GroupShape{{2, 4, 2, 1}}));
  EXPECT_FALSE(place(3, 1));
}

TEST(Calibrate, KnowsDevicesByTheirDriversNames) {
  EXPECT_EQ(clusterOfDevice("NVIDIA H100 80GB HBM3"), "h100-80g-sxm");
  EXPECT_EQ(clusterOfDevice("NVIDIA H100 PCIe"), "h100-80g-pcie");
  EXPECT_EQ(clusterOfDevice("NVIDIA H200"), "h200-141g-sxm");
  EXPECT_EQ(clusterOfDevice("NVIDIA A100-SXM4-40GB"), "a100-40g-sxm");
  EXPECT_EQ(clusterOfDevice("NVIDIA A100-SXM4-80GB"), "a100-80g-sxm");
  EXPECT_EQ(clusterOfDevice("NVIDIA A100 80GB PCIe"), "a100-80g-pcie");
  EXPECT_EQ(clusterOfDevice("Tesla V100-SXM2-32GB"), "v100-32g-sxm");
  EXPECT_EQ(clusterOfDevice("NVIDIA B200"), "b200-180g-sxm");
  EXPECT_EQ(clusterOfDevice("NVIDIA GB200"), "gb200-nvl72");
  EXPECT_EQ(clusterOfDevice("NVIDIA L40S"), "");
  EXPECT_EQ(clusterOfDevice("Tesla V100-SXM2-16GB"), "");
  EXPECT_EQ(clusterOfDevice(""), "");
}

/// Head sizes, masks, passes and sequences, without times.
std::vector<AttentionSample> attentionShapes(double batch, double heads) {
  std::vector<AttentionSample> shapes;
  for (double size : {64, 128})
    for (bool causal : {false, true})
      for (bool backward : {false, true})
        for (double sequence : {512, 4096, 16384})
          shapes.push_back({size, causal, backward, batch, heads, sequence, 0});
  return shapes;
}

/// A log with the times that the device's rates of a kernel give to them.
std::string attentionLog(const DeviceSpec &device, AttentionKernel kernel) {
  std::string rows;
  for (const AttentionSample &shape : attentionShapes(2, 16))
    rows += (rows.empty() ? "" : ", ") +
            nlohmann::json({shape.headDim, shape.causal ? "causal" : "full",
                            shape.backward ? "backward" : "forward",
                            shape.batch, shape.heads, shape.sequence,
                            sampleTime(device, kernel, shape)})
                .dump();
  return "{\"format\": \"planner device log\", \"version\": 1, \"date\": "
         "\"2026-11-22\", \"device\": {\"name\": \"NVIDIA H100 80GB HBM3\"}, "
         "\"skipped\": [], \"tables\": [{\"name\": \"attention\", "
         "\"columns\": [\"head_dim\", \"mask\", \"pass\", \"batch\", "
         "\"heads\", \"sequence\", \"time\"], \"units\": [\"1\", \"\", \"\", "
         "\"1\", \"1\", \"1\", \"s\"], \"rows\": [" +
         rows + "]}]}";
}

// Two products forward and five backward of 2 d FLOP a score, half of them
// where the mask is causal: 4 x 64 x 2 x 16 x 512^2 at 1 TFLOP/s.
TEST(Calibrate, AttentionExecutesItsProducts) {
  DeviceSpec device = cluster("h100-80g-sxm").device;
  device.kernelLaunch = Seconds(0);
  for (AttentionRate &rate : device.attention)
    rate.rate.points = {{1, 1e12}};
  const auto time = [&](bool causal, bool backward) {
    return sampleTime(device, AttentionKernel::Flash3,
                      {64, causal, backward, 2, 16, 512, 0});
  };
  const double full = 4.0 * 64 * 2 * 16 * 512 * 512 / 1e12;
  EXPECT_DOUBLE_EQ(time(false, false), full);
  EXPECT_DOUBLE_EQ(time(true, false), full / 2);
  EXPECT_DOUBLE_EQ(time(false, true), full * 2.5);
  EXPECT_DOUBLE_EQ(time(true, true), full * 1.25);
}

// Times of known rates give these rates again; those of other kernels stay.
TEST(Calibrate, RatesOfAttentionAreFound) {
  const ClusterSpec base = cluster("h100-80g-sxm");
  DeviceSpec known = base.device;
  double factor = 0.5;
  for (AttentionRate &rate : known.attention)
    for (SizeCurve::Point &point : rate.rate.points)
      point.value *= factor += 0.01;
  CalibrationOptions options;
  options.base = "h100-80g-sxm";
  options.date = "2026-11";
  Expected<Calibration> result = calibrate(
      {{"log", attentionLog(known, AttentionKernel::Flash3)}}, options);
  ASSERT_TRUE(result) << result.error().render();
  const DeviceSpec &after = result->cluster.device;
  const AttentionKernel other = AttentionKernel::Flash2;
  for (const AttentionSample &shape : attentionShapes(4, 8)) {
    const double want = sampleTime(known, AttentionKernel::Flash3, shape);
    EXPECT_NEAR(sampleTime(after, AttentionKernel::Flash3, shape), want,
                0.01 * want);
    EXPECT_EQ(sampleTime(after, other, shape),
              sampleTime(base.device, other, shape));
  }
  ASSERT_EQ(result->rows.size(), 2u);
  EXPECT_EQ(result->rows[0].what, "attention forward");
  EXPECT_EQ(result->rows[1].what, "attention backward");
  for (const CalibrationRow &row : result->rows) {
    EXPECT_EQ(row.before.rows, 12u);
    EXPECT_GT(row.before.mean, 0.1);
    EXPECT_LT(row.after.worst, 1e-6);
  }
}

// Rates above the peak are another device's, or no rates: they end at the peak,
// with a warning, whatever the extents. (No cluster file holds 1e43 FLOP/s.)
TEST(Calibrate, AttentionIsNoFasterThanThePeak) {
  const ClusterSpec base = cluster("h100-80g-sxm");
  DeviceSpec fast = base.device;
  for (AttentionRate &rate : fast.attention)
    for (SizeCurve::Point &point : rate.rate.points)
      point.value = 1e42;
  const double peak =
      base.device.matmul[static_cast<unsigned>(MathFormat::Bf16)].peak.value;
  Calibration result =
      calibrated({{"log", attentionLog(fast, AttentionKernel::Flash3)}});
  ASSERT_EQ(result.warnings.size(), 1u);
  EXPECT_THAT(result.warnings[0],
              HasSubstr("faster than the peak of 'h100-80g-sxm'"));
  for (const AttentionRate &rate : result.cluster.device.attention)
    for (const SizeCurve::Point &point : rate.rate.points)
      EXPECT_LE(point.value, peak);

  std::string huge = attentionLog(fast, AttentionKernel::Flash3);
  const std::string rows = "\"rows\": [";
  huge = huge.substr(0, huge.find(rows) + rows.size()) +
         "[65536, \"full\", \"backward\", 2147483648, 2147483648, "
         "2147483648, 1e-9]]}]}";
  EXPECT_EQ(calibrated({{"log", huge}}).warnings.size(), 1u);
}

// Whatever a byte becomes: a refusal for bad input, or a cluster whose times
// are finite and grow with the bytes.
TEST(Calibrate, SurvivesEveryMutation) {
  const std::string device =
      "{\"format\": \"planner device log\", \"version\": 1, \"date\": "
      "\"2026-11-22\", \"device\": {\"name\": \"NVIDIA H100 80GB HBM3\"}, "
      "\"skipped\": [], \"tables\": [{\"name\": \"memory\", \"columns\": "
      "[\"kernel\", \"bytes\", \"time\"], \"units\": [\"\", \"B\", \"s\"], "
      "\"rows\": [[\"copy\", 65536, 3e-6], [\"read\", 1e9, 6e-4]]}, {\"name\": "
      "\"matmul\", \"columns\": [\"m\", \"n\", \"k\", \"format\", \"time\"], "
      "\"units\": [\"1\", \"1\", \"1\", \"\", \"s\"], \"rows\": [[512, 512, "
      "512, \"bf16\", 1e-5]]}]}";
  const std::string table = "m,n,k,dtype,tflops\n4096,4096,4096,bf16,220\n"
                            "1024,1024,256,bf16,20\n2048,8192,1024,bf16,180\n";
  const std::string logs[] = {
      nccl("all_gather_perf", 2, 2, {{1048576, 5e-5}, {4194304, 2e-4}}, 0.75),
      nccl("alltoall_perf", 1, 4, {{1048576, 5e-5}, {4194304, 2e-4}}, 0.75),
      device, table,
      attentionLog(cluster("h100-80g-sxm").device, AttentionKernel::Flash3)};
  const char bytes[] = "0917.-e\n #,\"[]{}xN";
  uint32_t state = 1;
  auto next = [&](size_t below) {
    state = state * 1664525 + 1013904223;
    return (state >> 8) % below;
  };
  unsigned read = 0;
  for (int round = 0; round < 400; ++round) {
    std::string text = logs[static_cast<size_t>(round) % std::size(logs)];
    for (size_t changes = next(3); changes < 3; ++changes) {
      size_t at = next(text.size());
      if (next(4) == 0)
        text.erase(at, 1 + next(20));
      else
        text[at] = bytes[next(sizeof(bytes) - 1)];
    }
    CalibrationOptions options;
    options.base = "h100-80g-sxm";
    options.date = "2026-11";
    Expected<Calibration> result = calibrate({{"log", text}}, options);
    if (!result) {
      ASSERT_EQ(result.error().status, Status::BadInput)
          << result.error().render() << text;
      continue;
    }
    ++read;
    double before = 0;
    for (double size = 1; size < 1e12; size *= 16) {
      double time = timeOf(result->cluster, CollectiveKind::AllGather,
                           {{8, 4, 1, 1}}, size);
      ASSERT_TRUE(std::isfinite(time)) << text;
      ASSERT_GE(time, before * (1 - 1e-9)) << text;
      before = time;
    }
  }
  // Some changes are to what nobody reads.
  EXPECT_GT(read, 40u);
}
