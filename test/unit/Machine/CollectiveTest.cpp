//===- CollectiveTest.cpp - Time of collectives ---------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"
#include "planner/Machine/Machine.h"
#include <cmath>
#include <gmock/gmock.h>

using namespace planner;
using testing::AllOf;
using testing::Ge;
using testing::Le;

namespace {

GroupShape shape(int64_t inner, int64_t outer = 1, int64_t outermost = 1) {
  return {{inner, outer, outermost, 1}};
}

/// busbw as nccl-tests define it, in GB/s.
double busbw(const ClusterSpec &spec, CollectiveKind kind,
             const GroupShape &group, double bytes) {
  double n = static_cast<double>(group.size());
  double factor = (n - 1) / n * (kind == CollectiveKind::AllReduce ? 2 : 1);
  return factor * bytes /
         collectiveTime(spec, kind, group, Bytes(bytes)).value / 1e9;
}

struct Point {
  double bytes;
  double busbw;
};

void expectTable(const std::string &name, const GroupShape &group,
                 const std::vector<Point> &table, double tolerance) {
  ClusterSpec spec = cluster(name);
  for (const Point &point : table)
    EXPECT_NEAR(busbw(spec, CollectiveKind::AllReduce, group, point.bytes),
                point.busbw, tolerance * point.busbw)
        << name << " at " << point.bytes << " B";
}

constexpr double kSizes[] = {32 * kKi, 256 * kKi, kMi, 4 * kMi, 16 * kMi,
                             64 * kMi, 256 * kMi, kGi, 4 * kGi, 16 * kGi};

std::vector<Point> column(const std::vector<double> &values) {
  std::vector<Point> table(values.size());
  for (size_t i = 0; i < values.size(); ++i)
    table[i] = {kSizes[std::size(kSizes) - values.size() + i], values[i]};
  return table;
}

} // namespace

// nccl-tests all-reduce, the figures published by stas00/ml-engineering, and
// those of VIA-Research/vTrain for A100 from 1 MiB to 1 GiB. 1 % for the two
// A100 points that are 0.4 % apart in the wrong order.
TEST(Collective, ReproducesMeasuredAllReduceInANode) {
  expectTable("a100-80g-sxm", shape(8),
              column({1.3, 7.5, 19.78, 76.62, 126.33, 202.52, 217.25, 229.35,
                      234, 235}),
              0.01);
  expectTable("h200-141g-sxm", shape(8),
              column({1.4, 11.7, 39.9, 107.2, 219.9, 346.5, 436.2, 463.6, 473.1,
                      482.3}),
              0.03);
  expectTable(
      "b200-180g-sxm", shape(8),
      column({1.2, 9.5, 36.1, 76.5, 255.0, 400.6, 646.1, 723.3, 740.6, 845.7}),
      0.001);
}

// 363 / 414 / 436 / 460 / 473 GB/s for 4 to 8 H200 at 8 GiB: in-switch
// reduction starts with 5. 8 devices at 8 GiB lie between two points of their
// own table, 473.1 at 4 GiB and 482.3 at 16 GiB.
TEST(Collective, ReproducesTheStepToInSwitchReduction) {
  ClusterSpec spec = cluster("h200-141g-sxm");
  const double expected[] = {363, 414, 436, 460, 473};
  for (int64_t n = 4; n <= 8; ++n)
    EXPECT_NEAR(busbw(spec, CollectiveKind::AllReduce, shape(n), 8 * kGi),
                expected[n - 4], 0.015 * expected[n - 4])
        << n;
}

// 16 GiB on 8 H200: all-reduce 480 (NVLS), all-gather 361, reduce-scatter 363.
TEST(Collective, AllReduceIsNotAllGatherTwice) {
  ClusterSpec spec = cluster("h200-141g-sxm");
  EXPECT_NEAR(busbw(spec, CollectiveKind::AllGather, shape(8), 16 * kGi), 361,
              1);
  EXPECT_NEAR(busbw(spec, CollectiveKind::ReduceScatter, shape(8), 16 * kGi),
              363, 1);
  for (double bytes : kSizes) {
    Seconds both = collectiveTime(spec, CollectiveKind::AllGather, shape(8),
                                  Bytes(bytes)) +
                   collectiveTime(spec, CollectiveKind::ReduceScatter, shape(8),
                                  Bytes(bytes));
    EXPECT_GT(both, collectiveTime(spec, CollectiveKind::AllReduce, shape(8),
                                   Bytes(bytes)))
        << bytes;
  }
}

// NVIDIA's figure for H100 with 8 x 400G per node.
TEST(Collective, ReproducesMeasuredAllReduceBetweenNodes) {
  expectTable("h100-80g-sxm", shape(8, 4),
              column({4, 15, 54, 126, 230, 314, 352, 365, 380}), 0.001);
  expectTable("h100-80g-sxm", shape(8, 64),
              column({2, 7, 22, 57, 150, 265, 340, 360, 378}), 0.001);
  // 256 KiB and 1 MiB are read as 1 and 4 GB/s: the same time.
  expectTable("dgx-h100", shape(8, 512),
              column({1, 4, 13, 35, 107, 225, 297, 345, 375}), 0.001);
  expectTable("coreweave-h100", shape(8, 8),
              {{0.5 * kGi, 356},
               {kGi, 366},
               {2 * kGi, 381},
               {4 * kGi, 383},
               {8 * kGi, 387}},
              0.001);
}

TEST(Collective, ReproducesMeasuredAllReduceOfRacks) {
  expectTable("gb200-nvl72", shape(72),
              {{0.5 * kGi, 586},
               {kGi, 681},
               {2 * kGi, 758},
               {4 * kGi, 839},
               {8 * kGi, 835}},
              0.001);
  expectTable("gb200-nvl72", shape(72, 2),
              {{0.5 * kGi, 494},
               {kGi, 596},
               {2 * kGi, 680},
               {4 * kGi, 743},
               {8 * kGi, 793},
               {16 * kGi, 810}},
              0.001);
  expectTable("gb200-nvl72", shape(72, 20),
              {{0.5 * kGi, 151},
               {kGi, 219},
               {2 * kGi, 287},
               {4 * kGi, 346},
               {8 * kGi, 381},
               {16 * kGi, 406}},
              0.001);
}

// NVIDIA's slide for 32 GPUs: DGX A100 with 8 x 200G 192 GB/s, 2 x 200G RoCE
// (here 4 x 100G, the same rate) 48 GB/s. Neither was used for the tables: they
// follow from the H100 curve by the line rate.
TEST(Collective, ScalesWithTheLineRate) {
  EXPECT_NEAR(busbw(cluster("selene"), CollectiveKind::AllReduce, shape(8, 4),
                    16 * kGi),
              192, 0.02 * 192);
  EXPECT_NEAR(busbw(cluster("roce-4x100-a100"), CollectiveKind::AllReduce,
                    shape(8, 4), 16 * kGi),
              48, 0.02 * 48);
}

// One device of each node drives one NIC: an eighth of the bandwidth that eight
// devices of each node have together.
TEST(Collective, FewerDevicesDriveFewerNics) {
  ClusterSpec spec = cluster("h100-80g-sxm");
  double one = busbw(spec, CollectiveKind::AllReduce, shape(1, 16), 16 * kGi);
  double eight = busbw(spec, CollectiveKind::AllReduce, shape(8, 16), 16 * kGi);
  EXPECT_NEAR(one, eight / 8, 0.03 * one);
  EXPECT_THAT(one, AllOf(Ge(40), Le(50)));
}

// An all-to-all sends everything through the device's own NIC. 64 MiB among 16
// nodes, one device of each: 15/16 * 64 MiB / (50 GB/s * 0.87) = 1.446 ms, and
// some latency.
TEST(Collective, AllToAllAndPermuteUseTheirOwnNic) {
  ClusterSpec spec = cluster("h100-80g-sxm");
  double exchange = 15.0 / 16 * 64 * kMi / (50e9 * 0.87);
  EXPECT_THAT(collectiveTime(spec, CollectiveKind::AllToAll, shape(1, 16),
                             Bytes(64 * kMi))
                  .value,
              AllOf(Ge(exchange), Le(exchange + 30e-6)));
  // 28 of the 32 devices are in other nodes.
  double across = 24.0 / 32 * 64 * kMi / (50e9 * 0.87);
  EXPECT_THAT(collectiveTime(spec, CollectiveKind::AllToAll, shape(8, 4),
                             Bytes(64 * kMi))
                  .value,
              AllOf(Ge(across), Le(across + 50e-6)));
  // Measured on H200: 396.4 GB/s between a pair.
  double copy = kGi / 396.4e9;
  EXPECT_NEAR(
      collectiveTime(spec, CollectiveKind::Permute, shape(8), Bytes(kGi)).value,
      copy, 0.01 * copy);
}

TEST(Collective, CostsNothingForOneDeviceOrNoBytes) {
  ClusterSpec spec = cluster("h100-80g-sxm");
  for (unsigned k = 0; k < kCollectiveKinds; ++k) {
    auto kind = static_cast<CollectiveKind>(k);
    EXPECT_EQ(collectiveTime(spec, kind, shape(1), Bytes(kGi)), Seconds(0));
    EXPECT_EQ(collectiveTime(spec, kind, shape(8), Bytes(0)), Seconds(0));
  }
}

// Long rings are bound by their hops: gathering one byte per device over 4,096
// devices takes at least 511 network steps of 2.7 us and 3,584 NVLink steps of
// 0.6 us, 3.5 ms, where the tree of an all-reduce takes half a millisecond.
// A quarter of a bucket costs a quarter of its collective; a bucket or more
// costs its own. So the time is continuous and never falls.
TEST(Bucket, SharesTheTimeByBytes) {
  const ClusterSpec spec = cluster("h100-80g-sxm");
  for (auto kind : {CollectiveKind::AllReduce, CollectiveKind::AllGather,
                    CollectiveKind::ReduceScatter}) {
    const GroupShape group = shape(8, 8);
    const Bytes bucket(64 * kMi);
    const auto time = [&](double bytes) {
      return bucketedTime(spec, kind, group, Bytes(bytes), bucket).value;
    };
    const double whole = collectiveTime(spec, kind, group, bucket).value;
    EXPECT_DOUBLE_EQ(time(16 * kMi), whole / 4);
    EXPECT_DOUBLE_EQ(time(64 * kMi), whole);
    EXPECT_DOUBLE_EQ(time(64 * kMi * (1 - 1e-12)), whole * (1 - 1e-12));
    EXPECT_EQ(time(256 * kMi),
              collectiveTime(spec, kind, group, Bytes(256 * kMi)).value);
    double before = 0;
    for (double bytes = 1; bytes < 16 * kGi; bytes *= 1.5) {
      EXPECT_GE(time(bytes), before) << bytes;
      before = time(bytes);
    }
    // 256 bytes alone pay the latency of the group.
    EXPECT_LT(time(256),
              collectiveTime(spec, kind, group, Bytes(256)).value / 1000);
    EXPECT_EQ(bucketedTime(spec, kind, group, Bytes(256), Bytes(0)),
              collectiveTime(spec, kind, group, Bytes(256)));
  }
}

TEST(Collective, RingsPayForTheirLength) {
  ClusterSpec spec = cluster("h100-80g-sxm");
  double gather = collectiveTime(spec, CollectiveKind::AllGather, shape(8, 512),
                                 Bytes(4096))
                      .value;
  EXPECT_NEAR(gather, 511 * 2.7e-6 + 3584 * 0.6e-6, 0.02 * gather);
  EXPECT_LT(collectiveTime(spec, CollectiveKind::AllReduce, shape(8, 512),
                           Bytes(4096))
                .value,
            1.2e-3);
}

namespace {

class EveryCluster : public testing::TestWithParam<std::string> {};

/// Groups of growing outermost level, each a member of one family.
std::vector<std::vector<GroupShape>> families(const ClusterSpec &spec) {
  std::vector<std::vector<GroupShape>> result;
  std::vector<int64_t> sizes;
  int64_t inside = 1;
  for (const LinkLevel &level : spec.levels) {
    sizes.push_back(level.devices / inside);
    inside = level.devices;
  }
  // One device, or the whole, of each level inside; growing on the next.
  for (size_t level = 0; level < sizes.size(); ++level)
    for (bool whole : {false, true}) {
      GroupShape group;
      for (size_t i = 0; i < level; ++i)
        group.perLevel[i] = whole ? sizes[i] : 1;
      std::vector<GroupShape> family;
      for (int64_t n = 1; n <= sizes[level]; n = n < 16 ? n + 1 : n * 3 / 2) {
        group.perLevel[level] = n;
        family.push_back(group);
      }
      result.push_back(family);
    }
  return result;
}

} // namespace

TEST_P(EveryCluster, TimeGrowsWithBytes) {
  ClusterSpec spec = cluster(GetParam());
  for (unsigned k = 0; k < kCollectiveKinds; ++k)
    for (const std::vector<GroupShape> &family : families(spec))
      for (const GroupShape &group : family) {
        Seconds last(0);
        for (int step = 0; step <= 80; ++step) {
          double bytes = std::exp2(step * 62.0 / 80);
          Seconds time = collectiveTime(spec, static_cast<CollectiveKind>(k),
                                        group, Bytes(bytes));
          ASSERT_TRUE(time.isFinite());
          ASSERT_GE(time.value, last.value * (1 - 1e-12))
              << name(static_cast<CollectiveKind>(k)) << " of " << bytes
              << " B on " << group.size();
          last = time;
        }
      }
}

// In-switch reduction is the exception: groups large enough for it are faster,
// by 10.5 % on H200 and 17 % on B200.
TEST_P(EveryCluster, TimeGrowsWithTheGroup) {
  ClusterSpec spec = cluster(GetParam());
  bool inSwitch = GetParam().find("pcie") == std::string::npos &&
                  (GetParam().find("h100") != std::string::npos ||
                   GetParam().find("h200") != std::string::npos ||
                   GetParam().find("b200") != std::string::npos);
  for (unsigned k = 0; k < kCollectiveKinds; ++k) {
    auto kind = static_cast<CollectiveKind>(k);
    bool exempt = inSwitch && kind == CollectiveKind::AllReduce;
    for (const std::vector<GroupShape> &family : families(spec))
      for (double bytes : {1.0, 1e4, 1e6, 1e8, 1e10, 1e13}) {
        double slowest = 0;
        for (const GroupShape &group : family) {
          double time = collectiveTime(spec, kind, group, Bytes(bytes)).value;
          double slack = exempt ? 0.8 : 1 - 1e-12;
          ASSERT_GE(time, slowest * slack)
              << name(kind) << " of " << bytes << " B on " << group.size();
          slowest = std::max(slowest, time);
        }
      }
  }
}

INSTANTIATE_TEST_SUITE_P(Machine, EveryCluster,
                         testing::ValuesIn(clusterNames()),
                         [](const testing::TestParamInfo<std::string> &tested) {
                           std::string name = tested.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });
