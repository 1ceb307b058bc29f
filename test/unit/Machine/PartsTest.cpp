//===- PartsTest.cpp - Clusters of several kinds of nodes -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Machine/Machine.h"
#include "planner/Support/File.h"
#include "test/SourceDir.h"
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <random>

using namespace planner;
using nlohmann::json;
using testing::HasSubstr;

namespace {

const char *const kMixed = PLANNER_SOURCE_DIR "/test/Machine/Inputs/mixed.json";

json mixedFile() { return json::parse(*readFile(kMixed)); }

json mixOf(const std::vector<std::pair<std::string, int64_t>> &parts) {
  json file = {{"name", "mix"}, {"description", "a test"}};
  for (const auto &[name, devices] : parts)
    file["parts"].push_back({{"cluster", name}, {"devices", devices}});
  return file;
}

ClusterSpec parse(const json &file) {
  Expected<ClusterSpec> cluster = parseCluster("mine.json", file.dump(2));
  EXPECT_TRUE(cluster) << cluster.error().render();
  return *cluster;
}

std::string complaint(const json &file) {
  Expected<ClusterSpec> cluster = parseCluster("mine.json", file.dump(2));
  if (cluster)
    return "accepted";
  EXPECT_EQ(cluster.error().status, Status::BadInput);
  EXPECT_THAT(cluster.error().location, HasSubstr("mine.json:"));
  return cluster.error().render();
}

} // namespace

TEST(Parts, AreReadInOrder) {
  Expected<ClusterSpec> cluster = loadCluster(kMixed);
  ASSERT_TRUE(cluster) << cluster.error().render();
  EXPECT_EQ(cluster->devices, 24);
  EXPECT_EQ(cluster->maxDevices, 24);
  ASSERT_EQ(cluster->parts.size(), 2U);
  EXPECT_EQ(cluster->parts[0]->device.name, "a100-80g-sxm");
  EXPECT_EQ(cluster->parts[0]->devices, 16);
  EXPECT_EQ(cluster->parts[1]->device.name, "h100-80g-sxm");
  EXPECT_EQ(cluster->parts[1]->levels.back().devices, 8);
  // Where all is alike: nodes of 8 at the A100's rate, no part of more than
  // the greatest common divisor of 16 and 8, and the file's link.
  EXPECT_EQ(cluster->device.name, "a100-80g-sxm + h100-80g-sxm");
  ASSERT_EQ(cluster->levels.size(), 2U);
  EXPECT_EQ(cluster->levels[0].devices, 8);
  EXPECT_EQ(cluster->levels[0].bandwidth.value, 300e9);
  EXPECT_EQ(cluster->levels[1].name, "core");
  EXPECT_EQ(cluster->levels[1].devices, 24);
  EXPECT_EQ(linkBetween(*cluster, 0, 1).bandwidth.value, 12.5e9);
}

TEST(Parts, WithoutALinkTheSlowerNicJoinsThem) {
  const ClusterSpec cluster =
      parse(mixOf({{"h100-80g-sxm", 16}, {"a100-80g-sxm", 8}}));
  EXPECT_EQ(linkBetween(cluster, 0, 1).bandwidth.value, 25e9);
  ASSERT_EQ(cluster.levels.size(), 2U);
  EXPECT_EQ(cluster.levels[0].devices, 8);
  EXPECT_EQ(cluster.levels[1].name, "fabric");
  EXPECT_EQ(cluster.levels[1].bandwidth.value, 25e9);
  EXPECT_EQ(cluster.levels[1].devices, 24);
}

/// Nodes of 8 and of 72 share domains of 8; packages of 2 inside nodes of 8 lie
/// inside nodes of 8.
TEST(Parts, SharedLevelsAreInsideTheNodesOfBoth) {
  const ClusterSpec wide =
      parse(mixOf({{"gb200-nvl72", 72}, {"h100-80g-sxm", 8}}));
  ASSERT_EQ(wide.levels.size(), 2U);
  EXPECT_EQ(wide.levels[0].devices, 8);
  EXPECT_EQ(wide.levels[0].bandwidth.value, 450e9);
  const ClusterSpec packages =
      parse(mixOf({{"mi250x", 16}, {"h100-80g-sxm", 8}}));
  ASSERT_EQ(packages.levels.size(), 3U);
  EXPECT_EQ(packages.levels[0].devices, 2);
  EXPECT_EQ(packages.levels[1].devices, 8);
}

/// Levels, devices and their prices are then those of one cluster.
TEST(Parts, EqualPartsAreOneCluster) {
  const ClusterSpec mix =
      parse(mixOf({{"h100-80g-sxm", 16}, {"h100-80g-sxm", 16}}));
  const Expected<ClusterSpec> one = loadCluster("h100-80g-sxm", 32);
  EXPECT_EQ(mix.device, one->device);
  ASSERT_EQ(mix.levels.size(), one->levels.size());
  for (size_t i = 0; i < mix.levels.size(); ++i) {
    EXPECT_EQ(mix.levels[i].name, one->levels[i].name);
    EXPECT_EQ(mix.levels[i].devices, one->levels[i].devices);
    EXPECT_EQ(mix.levels[i].bandwidth, one->levels[i].bandwidth);
    EXPECT_EQ(mix.levels[i].latency, one->levels[i].latency);
  }
}

TEST(Parts, FewerDevicesAreThoseOfTheFirstParts) {
  Expected<ClusterSpec> some = loadCluster(kMixed, 20);
  ASSERT_TRUE(some) << some.error().render();
  ASSERT_EQ(some->parts.size(), 2U);
  EXPECT_EQ(some->parts[0]->devices, 16);
  EXPECT_EQ(some->parts[1]->devices, 4);
  EXPECT_EQ(some->devices, 20);
  // One kind alone is a cluster of it, on its own links.
  Expected<ClusterSpec> first = loadCluster(kMixed, 16);
  const Expected<ClusterSpec> alone = loadCluster("a100-80g-sxm", 16);
  EXPECT_TRUE(first->parts.empty());
  EXPECT_EQ(first->device, alone->device);
  EXPECT_EQ(first->levels.back().bandwidth, alone->levels.back().bandwidth);
  EXPECT_EQ(first->levels.back().devices, 16);
  Expected<ClusterSpec> many = loadCluster(kMixed, 25);
  ASSERT_FALSE(many);
  EXPECT_THAT(many.error().render(), HasSubstr("expected 1 to 24 devices"));
}

TEST(Parts, HostsAreTheLeastOfAll) {
  const auto hostOf = [](const char *name) {
    return *loadCluster(name, 8)->host;
  };
  const HostSpec slow = hostOf("a100-80g-sxm"), fast = hostOf("h100-80g-sxm");
  ASSERT_GT(fast.updateBandwidth, slow.updateBandwidth);
  const ClusterSpec same = parse(mixOf({{"a100-80g-sxm", 16}, {"p4d", 8}}));
  ASSERT_TRUE(same.host);
  EXPECT_EQ(same.host->devices, 8);
  const ClusterSpec mixed = *loadCluster(kMixed);
  ASSERT_TRUE(mixed.host);
  const HostSpec &host = *mixed.host;
  EXPECT_EQ(host.devices, 8);
  EXPECT_EQ(host.updateBandwidth, slow.updateBandwidth);
  EXPECT_EQ(host.usableBytes / 8,
            std::min(slow.usableBytes, fast.usableBytes) / 8);
  EXPECT_EQ(host.copyBandwidth(8),
            std::min(slow.copyBandwidth(8), fast.copyBandwidth(8)));
  // Four devices share a host that eight could.
  const ClusterSpec some = *loadCluster(kMixed, 20);
  ASSERT_TRUE(some.host);
  EXPECT_EQ(some.host->devices, 4);
  EXPECT_NEAR(
      some.host->updateBandwidth.value,
      std::min(slow.updateBandwidth.value / 8, fast.updateBandwidth.value / 4) *
          4,
      1);
  // One kind alone has its own.
  EXPECT_EQ(*loadCluster(kMixed, 16)->host, slow);
  // A part may have none, or no disks.
  const ClusterSpec none =
      parse(mixOf({{"a100-80g-sxm", 8}, {"a100-80g-pcie", 8}}));
  EXPECT_FALSE(none.host);
  const ClusterSpec noDisks =
      parse(mixOf({{"h100-80g-sxm", 8}, {"v100-32g-sxm", 8}}));
  ASSERT_TRUE(fast.nvme && noDisks.host);
  EXPECT_FALSE(noDisks.host->nvme);
}

/// What all devices do alike takes as long as on the slowest; what bounds
/// assume, no longer than on any.
TEST(Parts, UniformDevicesAreExtremes) {
  const auto stack = loadStack("megatron");
  std::mt19937 random(7);
  std::vector<std::string> names = clusterNames();
  for (int round = 0; round < 200; ++round) {
    std::vector<DeviceSpec> kinds;
    for (int i = 0; i < 3; ++i)
      kinds.push_back(loadCluster(names[random() % names.size()])->device);
    const DeviceSpec slowest = slowestOf(kinds);
    std::vector<double> charges;
    for (size_t k = 0; k < kinds.size(); ++k)
      charges.push_back(std::exp2(static_cast<double>(random() % 7) - 3));
    const DeviceSpec charged = chargedDevice(kinds, charges);
    KernelShape shape;
    shape.kind = static_cast<KernelClass>(random() % 6);
    shape.dtype = random() % 2 ? DType::BF16 : DType::F32;
    const auto size = [&] { return std::exp2(random() % 14); };
    shape.m = size(), shape.n = size(), shape.k = size();
    shape.flops = Flops(2 * shape.m * shape.n * shape.k);
    shape.vectorFlops = Flops(size() * size());
    shape.bytes = Bytes(size() * size());
    shape.headDim = 64, shape.sequence = size();
    for (size_t k = 0; k < kinds.size(); ++k) {
      const DeviceSpec &kind = kinds[k];
      const Seconds time = kernelTime(kind, *stack, shape);
      EXPECT_LE(time, kernelTime(slowest, *stack, shape));
      EXPECT_GE(time * charges[k], kernelTime(charged, *stack, shape));
      EXPECT_LE(slowest.usableBytes, kind.usableBytes);
      EXPECT_GE(charged.usableBytes, kind.usableBytes);
      EXPECT_LE(slowest.peak(shape.dtype), kind.peak(shape.dtype));
      EXPECT_GE(charged.peak(shape.dtype) * charges[k], kind.peak(shape.dtype));
    }
  }
}

/// Nothing inside a part takes less there than it is charged for at least.
TEST(Parts, CollectivesTakeWhatIsChargedLeast) {
  const Expected<ClusterSpec> mixed = loadCluster(kMixed, 24);
  ASSERT_TRUE(mixed) << mixed.error().render();
  const std::vector<double> charges = {1, 2.5};
  const auto charged = chargedUniform(*mixed, charges);
  ASSERT_TRUE(charged);
  EXPECT_TRUE(charged->parts.empty());
  EXPECT_EQ(charged->devices, 24);
  std::array<size_t, 2> least = {0, 0};
  for (unsigned kind = 0; kind < kCollectiveKinds; ++kind)
    for (const int64_t inside : {1, 2, 8})
      for (const int64_t nodes : {1, 2})
        for (const double bytes : {1e2, 1e5, 1e9}) {
          GroupShape group;
          group.perLevel[0] = inside;
          group.perLevel[1] = nodes;
          const auto timeOn = [&](const ClusterSpec &cluster) {
            return collectiveTime(cluster, static_cast<CollectiveKind>(kind),
                                  group, Bytes(bytes));
          };
          const Seconds time = timeOn(*charged);
          for (size_t k = 0; k < charges.size(); ++k) {
            const Seconds own = timeOn(*mixed->parts[k]) * charges[k];
            EXPECT_LE(time, own);
            least[k] += time == own;
          }
        }
  // Each of them is it somewhere.
  EXPECT_GT(least[0], 5U);
  EXPECT_GT(least[1], 5U);
}

/// Parts whose nodes are of different sizes have no levels in common.
TEST(Parts, ChargesNeedLevelsAlike) {
  const ClusterSpec mixed =
      parse(mixOf({{"a100-80g-sxm", 16}, {"frontier", 16}}));
  EXPECT_FALSE(chargedUniform(mixed, {1, 1}));
}

TEST(Parts, ThePriceIsTheMean) {
  json file = mixOf({});
  for (auto [price, devices] : {std::pair{1.0, 24}, std::pair{4.0, 8}}) {
    json part = json::parse(clusterJson("a100-80g-sxm"));
    part["price_per_device_hour"] = {{"value", price},
                                     {"unit", "USD/h"},
                                     {"kind", "assumed"},
                                     {"source", "a test"},
                                     {"date", "2026-11"}};
    file["parts"].push_back({{"cluster", part}, {"devices", devices}});
  }
  // (24 * 1 + 8 * 4) / 32
  EXPECT_DOUBLE_EQ(*parse(file).pricePerDeviceHour, 1.75);
  file["parts"][1]["cluster"].erase("price_per_device_hour");
  EXPECT_FALSE(parse(file).pricePerDeviceHour);
}

TEST(Parts, IdentityIsThatOfAllData) {
  const std::string one = parse(mixedFile()).identity;
  EXPECT_EQ(parse(mixedFile()).identity, one);
  json other = mixedFile();
  other["parts"][1]["cluster"] = "h200-141g-sxm";
  EXPECT_NE(parse(other).identity, one);
}

/// Each is one change of a good file.
TEST(Parts, BadFilesAreNamedByTheirPlace) {
  struct Case {
    const char *pointer, *value, *message;
  };
  const Case cases[] = {
      {"/parts", "[]", "'/parts': expected a list of objects, got an empty"},
      {"/parts", "3", "'/parts': expected a list of objects, got 3"},
      {"/parts", R"([{"cluster": "a100-80g-sxm", "devices": 8}])",
       "expected 2 to 8 parts, got 1"},
      {"/parts/0", "8", "'/parts/0': expected an object, got 8"},
      {"/parts/0/cluster", "\"a100\"", "'/parts/0/cluster': unknown cluster"},
      {"/parts/0/cluster", "\"mine/a100.json\"", "write the cluster out"},
      {"/parts/0/cluster", "8", "'/parts/0/cluster': expected an object"},
      {"/parts/0/cluster", "{}", "'/parts/0/cluster/name': missing"},
      {"/parts/1/cluster", "{\"name\": \"x\", \"description\": \"y\"}",
       "'/parts/1/cluster/max_devices': missing"},
      {"/parts/0/devices", "0", "expected an integer from 1 to 1048576, got 0"},
      {"/parts/0/devices", "-8", "got -8"},
      {"/parts/0/devices", "1e3", "got 1000.0"},
      {"/parts/0/devices", "\"8\"", "got the text \"8\""},
      {"/parts/0/devices", "99999999999999999999", "from 1 to 1048576"},
      {"/parts/0/devices", "12",
       "expected whole nodes, a multiple of the 8 devices of nvlink, got 12"},
      {"/parts/1/device", "8", "'/parts/1/device': unknown field"},
      {"/link", "null", "'/link': expected an object, got null"},
      {"/link/devices", "8", "'/link/devices': unknown field"},
      {"/link/bandwidth/value", "0", "'/link/bandwidth/value': expected a"},
      {"/link/bandwidth/unit", "\"GB/s\"", "expected the unit 'B/s'"},
      {"/link/latency/value", "-1", "'/link/latency/value': expected a"},
      {"/link/fabric", "\"infinband\"", "'/link/fabric': unknown fabric"},
      {"/device", "\"a100-80g-sxm\"", "'/device': expected no such field"},
      {"/levels", "[]", "'/levels': expected no such field beside 'parts'"},
      {"/max_devices", "24", "'/max_devices': expected no such field"},
      {"/price_per_device_hour", "1", "'/price_per_device_hour': unknown"},
      {"/colour", "1", "'/colour': unknown field"},
  };
  for (const Case &bad : cases) {
    json file = mixedFile();
    file[json::json_pointer(bad.pointer)] = json::parse(bad.value);
    EXPECT_THAT(complaint(file), HasSubstr(bad.message)) << bad.pointer;
  }
  json nested = mixedFile();
  nested["parts"][0]["cluster"] = mixedFile();
  EXPECT_THAT(complaint(nested), HasSubstr("of one kind of nodes"));
  for (const char *key : {"cluster", "devices"}) {
    json file = mixedFile();
    file["parts"][1].erase(key);
    EXPECT_THAT(complaint(file),
                HasSubstr("'/parts/1/" + std::string(key) + "': missing"));
  }
}
