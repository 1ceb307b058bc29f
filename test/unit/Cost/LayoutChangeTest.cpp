//===- LayoutChangeTest.cpp - Prices of layout changes --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "TestGraphs.h"
#include "lib/Cost/LayoutGraph.h"
#include "planner/Cost/Evaluate.h"
#include "planner/Support/Infinity.h"
#include <algorithm>
#include <chrono>
#include <gmock/gmock.h>
#include <map>
#include <random>
#include <set>

using namespace planner;
using namespace planner::test;

namespace {

//===----------------------------------------------------------------------===//
// Every move, against what devices hold
//===----------------------------------------------------------------------===//

using detail::Layout;

/// Elements (row-major) of a tensor of `shape` that a device holds.
std::set<int64_t> blockOf(const Layout &layout, const Shape &shape,
                          const Mesh &mesh, const std::vector<int64_t> &at) {
  std::set<int64_t> block = {0};
  for (size_t d = 0; d < shape.size(); ++d) {
    int64_t piece = 0, ways = 1;
    for (AxisId axis : layout.dims[d]) {
      piece = piece * mesh.axes[axis].size + at[axis];
      ways *= mesh.axes[axis].size;
    }
    const int64_t length = shape[d] / ways;
    std::set<int64_t> next;
    for (int64_t major : block)
      for (int64_t i = piece * length; i < (piece + 1) * length; ++i)
        next.insert(major * shape[d] + i);
    block = next;
  }
  return block;
}

std::vector<std::vector<int64_t>> devicesOf(const Mesh &mesh) {
  std::vector<std::vector<int64_t>> devices = {{}};
  for (const MeshAxis &axis : mesh.axes) {
    std::vector<std::vector<int64_t>> next;
    for (const auto &device : devices)
      for (int64_t i = 0; i < axis.size; ++i) {
        next.push_back(device);
        next.back().push_back(i);
      }
    devices = next;
  }
  return devices;
}

bool sameGroup(const std::vector<int64_t> &a, const std::vector<int64_t> &b,
               AxisMask axes) {
  for (size_t i = 0; i < a.size(); ++i)
    if (!(axes >> i & 1) && a[i] != b[i])
      return false;
  return true;
}

bool includes(const std::set<int64_t> &a, const std::set<int64_t> &b) {
  return std::includes(a.begin(), a.end(), b.begin(), b.end());
}

/// What each device holds.
using Blocks = std::vector<std::set<int64_t>>;

/// Checks one move on every device; returns what is wrong.
std::string faultOf(const detail::LayoutMove &move, const Layout &from,
                    const Layout &to, const Blocks &held, const Blocks &taken,
                    const Mesh &mesh) {
  const auto devices = devicesOf(mesh);
  const int64_t group = axisProduct(mesh, move.axes);
  for (size_t i = 0; i < devices.size(); ++i) {
    const auto &before = held[i], &after = taken[i];
    std::set<int64_t> reachable;
    for (size_t j = 0; j < devices.size(); ++j)
      if (sameGroup(devices[i], devices[j], move.axes))
        reachable.insert(held[j].begin(), held[j].end());
    const auto sized = [&](size_t got, double factor) {
      return static_cast<double>(got) ==
             static_cast<double>(before.size()) * factor;
    };
    if (move.isSlice) {
      if (!includes(before, after))
        return "slice of what is not there";
      continue;
    }
    if (!includes(reachable, after))
      return "data from outside the group";
    switch (move.kind) {
    case CollectiveKind::AllGather:
      if (!sized(after.size(), static_cast<double>(group)))
        return "gathers another size";
      break;
    case CollectiveKind::AllToAll:
    case CollectiveKind::Permute:
      if (!sized(after.size(), 1))
        return "changes the size";
      break;
    case CollectiveKind::ReduceScatter:
      // All hold partial sums of the same elements, and each keeps its own.
      if (reachable != before ||
          !sized(after.size(), 1 / static_cast<double>(group)) ||
          (from.partial & ~to.partial) != move.axes)
        return "not a reduce-scatter";
      break;
    case CollectiveKind::AllReduce:
      if (after != before || (from.partial & ~to.partial) != move.axes)
        return "not an all-reduce";
      break;
    }
    if (move.kind != CollectiveKind::AllReduce &&
        move.kind != CollectiveKind::ReduceScatter &&
        from.partial != to.partial)
      return "loses partial sums";
  }
  if (move.kind != CollectiveKind::Permute || move.isSlice)
    return {};
  // A permute needs a one-to-one assignment within each group: as many holders
  // of every block as takers.
  for (const auto &device : devices) {
    std::map<std::set<int64_t>, int> balance;
    for (size_t j = 0; j < devices.size(); ++j)
      if (sameGroup(device, devices[j], move.axes)) {
        ++balance[held[j]];
        --balance[taken[j]];
      }
    for (const auto &[block, count] : balance)
      if (count != 0)
        return "not one-to-one";
  }
  return {};
}

TEST(LayoutGraph, EveryMoveIsOneCollectiveOnItsGroup) {
  const Mesh mesh{{{"a", 2, 1}, {"b", 4, 0}, {"c", 2, 0}}};
  const Shape shape = {16, 16};
  detail::LayoutGraph graph(mesh, 2);
  Layout start;
  start.dims.resize(2);
  start.partial = 7;
  graph.intern(start);
  size_t moves = 0;
  std::map<uint32_t, Blocks> cache;
  const auto blocks = [&](uint32_t id) -> const Blocks & {
    Blocks &entry = cache[id];
    for (const auto &device : devicesOf(mesh))
      if (entry.size() < static_cast<size_t>(mesh.devices()))
        entry.push_back(blockOf(graph.layout(id), shape, mesh, device));
    return entry;
  };
  for (uint32_t id = 0; id < graph.size(); ++id) {
    const auto list = graph.moves(id);
    for (const auto &move : list) {
      ++moves;
      const std::string fault =
          faultOf(move, graph.layout(id), graph.layout(move.to), blocks(id),
                  blocks(move.to), mesh);
      ASSERT_EQ(fault, "") << "kind " << name(move.kind);
    }
  }
  // 3 axes, ordered in 2 dimensions, replicated or partial:
  // sum over k of C(3, k) (k + 1)! 2^(3 - k) placements of k split axes.
  EXPECT_EQ(graph.size(), 8u + 3 * 2 * 4 + 3 * 6 * 2 + 24);
  EXPECT_GT(moves, 500u);
}

//===----------------------------------------------------------------------===//
// Shortest paths, against Bellman and Ford over declared moves
//===----------------------------------------------------------------------===//

/// All shardings of a tensor of two dimensions on the mesh.
std::vector<TensorSharding> allShardings(const Mesh &mesh, bool partials) {
  std::vector<TensorSharding> all = {replicated(2)};
  for (unsigned axis = 0; axis < mesh.axes.size(); ++axis) {
    std::vector<TensorSharding> next;
    for (const TensorSharding &s : all) {
      next.push_back(s);
      if (partials) {
        next.push_back(s);
        next.back().partial |= AxisMask(1) << axis;
      }
      for (size_t d = 0; d < 2; ++d)
        for (size_t at = 0; at <= s.dims[d].size(); ++at) {
          next.push_back(s);
          auto &list = next.back().dims[d];
          list.insert(list.begin() + static_cast<ptrdiff_t>(at),
                      static_cast<AxisId>(axis));
        }
    }
    all = next;
  }
  return all;
}

AxisMask maskOf(const AxisList &list) {
  AxisMask mask = 0;
  for (AxisId axis : list)
    mask |= AxisMask(1) << axis;
  return mask;
}

bool isPrefix(const AxisList &a, const AxisList &b) {
  return a.size() <= b.size() && std::equal(a.begin(), a.end(), b.begin());
}

/// The cheapest single collective (or slice) from one sharding to another, by
/// its definition.
class Declared {
public:
  Declared(const ClusterSpec &cluster, const Mesh &mesh, double bytes)
      : cluster(cluster), mesh(mesh), bytes(bytes) {}

  double time(const TensorSharding &a, const TensorSharding &b) const {
    double best = kInfinity;
    for (double t : {slice(a, b), gather(a, b), exchange(a, b), reduce(a, b),
                     permute(a, b)})
      best = std::min(best, t);
    return best;
  }

private:
  double local(const TensorSharding &s) const {
    return bytes / static_cast<double>(axisProduct(mesh, s.splitAxes()));
  }
  double price(CollectiveKind kind, AxisMask axes, double payload) const {
    return collectiveTime(cluster, kind, groupOf(mesh, axes, cluster),
                          Bytes(payload))
        .value;
  }
  /// The one dimension in which the two differ; -1 if none or several.
  static int onlyDim(const TensorSharding &a, const TensorSharding &b) {
    if ((a.dims[0] != b.dims[0]) == (a.dims[1] != b.dims[1]))
      return -1;
    return a.dims[0] != b.dims[0] ? 0 : 1;
  }
  double slice(const TensorSharding &a, const TensorSharding &b) const {
    const int d = onlyDim(a, b);
    return a.partial == b.partial && d >= 0 && isPrefix(a.dims[d], b.dims[d])
               ? 0
               : kInfinity;
  }
  double gather(const TensorSharding &a, const TensorSharding &b) const {
    const int d = onlyDim(a, b);
    if (a.partial != b.partial || d < 0 || !isPrefix(b.dims[d], a.dims[d]))
      return kInfinity;
    return price(CollectiveKind::AllGather,
                 maskOf(a.dims[d]) & ~maskOf(b.dims[d]), local(b));
  }
  double exchange(const TensorSharding &a, const TensorSharding &b) const {
    for (int d = 0; d < 2; ++d) {
      const int e = 1 - d;
      if (a.partial != b.partial || !isPrefix(b.dims[d], a.dims[d]) ||
          !isPrefix(a.dims[e], b.dims[e]) || a.dims[d] == b.dims[d])
        continue;
      const size_t kept = b.dims[d].size(), old = a.dims[e].size();
      if (std::equal(
              a.dims[d].begin() + static_cast<ptrdiff_t>(kept), a.dims[d].end(),
              b.dims[e].begin() + static_cast<ptrdiff_t>(old), b.dims[e].end()))
        return price(CollectiveKind::AllToAll,
                     maskOf(a.dims[d]) & ~maskOf(b.dims[d]), local(a));
    }
    return kInfinity;
  }
  double reduce(const TensorSharding &a, const TensorSharding &b) const {
    const AxisMask gone = a.partial & ~b.partial;
    if (gone == 0 || (b.partial & ~a.partial) != 0)
      return kInfinity;
    if (a.dims == b.dims)
      return price(CollectiveKind::AllReduce, gone, local(a));
    const int d = onlyDim(a, b);
    if (d < 0 || !isPrefix(a.dims[d], b.dims[d]) ||
        (maskOf(b.dims[d]) & ~maskOf(a.dims[d])) != gone)
      return kInfinity;
    return price(CollectiveKind::ReduceScatter, gone, local(a));
  }
  double permute(const TensorSharding &a, const TensorSharding &b) const {
    if (a.partial != b.partial || a == b)
      return kInfinity;
    AxisMask moved = 0;
    for (int d = 0; d < 2; ++d) {
      if (a.dims[d].size() != b.dims[d].size() ||
          axisProduct(mesh, a.dims[d]) != axisProduct(mesh, b.dims[d]))
        return kInfinity;
      bool alike = true;
      AxisMask changed = 0, all = 0;
      for (size_t i = 0; i < a.dims[d].size(); ++i) {
        const AxisId x = a.dims[d][i], y = b.dims[d][i];
        const AxisMask both = AxisMask(1) << x | AxisMask(1) << y;
        alike &= mesh.axes[x].size == mesh.axes[y].size;
        changed |= x != y ? both : 0;
        // An axis before the first change or after the last one stays.
        const bool stays =
            std::equal(a.dims[d].begin(), a.dims[d].begin() + i + 1,
                       b.dims[d].begin()) ||
            std::equal(a.dims[d].begin() + i, a.dims[d].end(),
                       b.dims[d].begin() + i);
        all |= stays ? 0 : both;
      }
      moved |= alike ? changed : all;
    }
    return price(CollectiveKind::Permute, moved, local(a));
  }

  const ClusterSpec &cluster;
  const Mesh &mesh;
  double bytes;
};

class LayoutChanges : public testing::Test {
protected:
  void compareAll(const Mesh &mesh, int64_t size, bool partials) {
    Builder builder;
    const TensorId tensor =
        builder.argument("x", {size, size}, Role::Input, DType::F32);
    const CostModel model(builder.graph, h100(), ideal(), mesh);
    const auto all = allShardings(mesh, partials);
    const Declared declared(h100(), mesh, static_cast<double>(size * size * 4));
    const size_t n = all.size();
    std::vector<double> best(n * n);
    for (size_t i = 0; i < n; ++i)
      for (size_t j = 0; j < n; ++j)
        best[i * n + j] = i == j ? 0 : declared.time(all[i], all[j]);
    for (size_t k = 0; k < n; ++k)
      for (size_t i = 0; i < n; ++i)
        for (size_t j = 0; j < n; ++j)
          best[i * n + j] =
              std::min(best[i * n + j], best[i * n + k] + best[k * n + j]);
    const auto table = model.layoutChangeTable(tensor, all, all);
    for (size_t i = 0; i < n; ++i)
      for (size_t j = 0; j < n; ++j) {
        const double got = table[i * n + j].value, want = best[i * n + j];
        if (want == kInfinity) {
          ASSERT_EQ(got, kInfinity);
          EXPECT_FALSE(model.layoutChange(tensor, all[i], all[j]));
          continue;
        }
        ASSERT_NEAR(got, want, want * 1e-12)
            << toString(all[i], mesh) << " to " << toString(all[j], mesh);
        const auto change = model.layoutChange(tensor, all[i], all[j]);
        ASSERT_TRUE(change);
        EXPECT_NEAR(change->time.value, want, want * 1e-12);
        EXPECT_EQ(model.layoutChangeTime(tensor, all[i], all[j]).value, got);
      }
  }
};

TEST_F(LayoutChanges, AreShortestPathsOnTwoLevels) {
  compareAll({{{"fabric0", 4, 1}, {"nvlink0", 8, 0}}}, 4096, true);
}

TEST_F(LayoutChanges, AreShortestPathsForSmallTensors) {
  compareAll({{{"nvlink0", 2, 0}, {"nvlink1", 4, 0}}}, 64, true);
}

TEST_F(LayoutChanges, AreShortestPathsOnThreeAxes) {
  compareAll({{{"fabric0", 4, 1}, {"nvlink0", 4, 0}, {"nvlink1", 2, 0}}}, 8192,
             true);
}

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

TEST_F(LayoutChanges, NeverShrinkAsTensorsGrow) {
  const Mesh mesh{{{"fabric0", 4, 1}, {"nvlink0", 8, 0}}};
  Builder builder;
  std::vector<TensorId> sizes;
  for (int64_t size = 64; size <= 65536; size *= 4)
    sizes.push_back(builder.argument("x", {size, size}, Role::Input));
  const CostModel model(builder.graph, h100(), ideal(), mesh);
  const auto all = allShardings(mesh, true);
  for (const auto &from : all)
    for (const auto &to : all) {
      double before = 0;
      for (TensorId tensor : sizes) {
        const double now = model.layoutChangeTime(tensor, from, to).value;
        ASSERT_GE(now, before);
        before = now;
      }
    }
}

TEST_F(LayoutChanges, ObeyTheTriangleInequality) {
  const Mesh mesh{{{"fabric0", 4, 1}, {"nvlink0", 8, 0}}};
  Builder builder;
  const TensorId tensor = builder.argument("x", {4096, 4096}, Role::Input);
  const CostModel model(builder.graph, h100(), ideal(), mesh);
  const auto all = allShardings(mesh, true);
  const auto table = model.layoutChangeTable(tensor, all, all);
  const size_t n = all.size();
  for (size_t i = 0; i < n; ++i)
    for (size_t j = 0; j < n; ++j)
      for (size_t k = 0; k < n; ++k)
        ASSERT_LE(table[i * n + k].value,
                  (table[i * n + j].value + table[j * n + k].value) *
                      (1 + 1e-12));
}

/// Even and uneven layouts: a limit leaves out what takes longer and changes
/// nothing else, neither now nor when the rest is asked for later.
TEST_F(LayoutChanges, AreLeftOutAboveALimit) {
  const Mesh mesh{{{"fabric0", 4, 1}, {"nvlink0", 8, 0}}};
  for (int64_t size : {4096, 4100}) {
    Builder builder;
    const TensorId tensor = builder.argument("x", {size, 4096}, Role::Input);
    const CostModel fresh(builder.graph, h100(), ideal(), mesh);
    const CostModel asked(builder.graph, h100(), ideal(), mesh);
    const auto all = allShardings(mesh, true);
    const auto whole = fresh.layoutChangeTable(tensor, all, all);
    std::vector<double> finite;
    for (Seconds time : whole)
      if (time.isFinite())
        finite.push_back(time.value);
    std::nth_element(finite.begin(), finite.begin() + finite.size() / 2,
                     finite.end());
    const Seconds most(finite[finite.size() / 2]);
    const auto part = asked.layoutChangeTable(tensor, all, all, most);
    const auto later = asked.layoutChangeTable(tensor, all, all);
    size_t leftOut = 0;
    for (size_t i = 0; i < whole.size(); ++i) {
      EXPECT_EQ(later[i].value, whole[i].value);
      if (whole[i].value <= most.value) {
        EXPECT_EQ(part[i].value, whole[i].value);
      }
      leftOut += whole[i].isFinite() && !part[i].isFinite();
    }
    EXPECT_GT(leftOut, finite.size() / 4);
  }
}

TEST_F(LayoutChanges, DoNotDistinguishDimensions) {
  const Mesh mesh{{{"fabric0", 4, 1}, {"nvlink0", 8, 0}}};
  Builder builder;
  const TensorId tensor = builder.argument("x", {4096, 4096}, Role::Input);
  const CostModel model(builder.graph, h100(), ideal(), mesh);
  const auto swapped = [](TensorSharding s) {
    std::swap(s.dims[0], s.dims[1]);
    return s;
  };
  for (const auto &from : allShardings(mesh, true))
    for (const auto &to : allShardings(mesh, true))
      ASSERT_EQ(
          model.layoutChangeTime(tensor, from, to).value,
          model.layoutChangeTime(tensor, swapped(from), swapped(to)).value);
}

TEST_F(LayoutChanges, AnExchangeCostsTheSameBothWays) {
  const Mesh mesh{{{"nvlink0", 8, 0}}};
  Builder builder;
  const TensorId tensor = builder.argument("x", {4096, 4096}, Role::Input);
  const CostModel model(builder.graph, h100(), ideal(), mesh);
  const auto rows = split(2, {{0}}), columns = split(2, {{}, {0}});
  EXPECT_EQ(model.layoutChangeTime(tensor, rows, columns).value,
            model.layoutChangeTime(tensor, columns, rows).value);
}

TEST_F(LayoutChanges, DoNotDependOnWhatWasAskedBefore) {
  const Mesh mesh{{{"fabric0", 4, 1}, {"nvlink0", 4, 0}, {"nvlink1", 2, 0}}};
  Builder builder;
  const TensorId tensor = builder.argument("x", {4096, 4096}, Role::Input);
  auto all = allShardings(mesh, true);
  const CostModel asked(builder.graph, h100(), ideal(), mesh);
  (void)asked.layoutChangeTable(tensor, all, all);
  std::shuffle(all.begin(), all.end(), std::mt19937(5));
  all.resize(40);
  for (const auto &from : all)
    for (const auto &to : all) {
      const CostModel fresh(builder.graph, h100(), ideal(), mesh);
      const auto a = asked.layoutChange(tensor, from, to);
      const auto b = fresh.layoutChange(tensor, from, to);
      ASSERT_EQ(a.has_value(), b.has_value());
      if (!a)
        continue;
      ASSERT_EQ(a->steps.size(), b->steps.size());
      for (size_t i = 0; i < a->steps.size(); ++i) {
        EXPECT_EQ(a->steps[i].kind, b->steps[i].kind);
        EXPECT_EQ(a->steps[i].axes, b->steps[i].axes);
        EXPECT_EQ(a->steps[i].dim, b->steps[i].dim);
      }
    }
}

//===----------------------------------------------------------------------===//
// Named cases
//===----------------------------------------------------------------------===//

/// Bytes over all links, as OneFlow's boxing table counts them.
double volume(const LayoutChange &change, const Mesh &mesh) {
  double total = 0;
  for (const CollectiveStep &step : change.steps) {
    const auto p = static_cast<double>(axisProduct(mesh, step.axes));
    switch (step.kind) {
    case CollectiveKind::AllGather:
    case CollectiveKind::ReduceScatter:
      total += (p - 1) * step.bytes.value;
      break;
    case CollectiveKind::AllReduce:
      total += 2 * (p - 1) * step.bytes.value;
      break;
    case CollectiveKind::AllToAll:
      total += p * step.bytes.value * (p - 1) / p;
      break;
    case CollectiveKind::Permute:
      total += p * step.bytes.value;
      break;
    }
  }
  return total;
}

TEST_F(LayoutChanges, HaveTheVolumesOfTheBoxingTable) {
  const Mesh mesh{{{"nvlink0", 8, 0}}};
  Builder builder;
  builder.argument("x", {8192, 8192}, Role::Input, DType::F32);
  const CostModel model(builder.graph, h100(), ideal(), mesh);
  const double bytes = 8192.0 * 8192 * 4, p = 8;
  const auto s0 = split(2, {{0}}), s1 = split(2, {{}, {0}});
  const TensorSharding b = replicated(2);
  TensorSharding partial = b;
  partial.partial = 1;
  const auto moved = [&](const TensorSharding &from, const TensorSharding &to) {
    const auto change = model.layoutChange({8192, 8192}, DType::F32, from, to);
    return change ? volume(*change, mesh) : -1;
  };
  EXPECT_EQ(moved(s0, s0), 0);
  EXPECT_EQ(moved(s0, s1), (p - 1) / p * bytes);
  EXPECT_EQ(moved(s0, b), (p - 1) * bytes);
  EXPECT_EQ(moved(b, s0), 0);
  EXPECT_EQ(moved(b, b), 0);
  EXPECT_EQ(moved(partial, s0), (p - 1) * bytes);
  EXPECT_EQ(moved(partial, b), 2 * (p - 1) * bytes);
  EXPECT_EQ(moved(partial, partial), 0);
  // The planner never makes a partial tensor from a whole one.
  EXPECT_EQ(moved(s0, partial), -1);
  EXPECT_EQ(moved(b, partial), -1);
}

TEST_F(LayoutChanges, UnevenSplitsMoveTheirPadding) {
  // 50257 rows over 8 devices are 6283 each: 50264 gathered.
  const Mesh mesh{{{"nvlink0", 8, 0}}};
  Builder builder;
  const TensorId tensor =
      builder.argument("x", {50257, 768}, Role::Parameter, DType::BF16);
  const CostModel model(builder.graph, h100(), ideal(), mesh);
  const auto change =
      model.layoutChange(tensor, split(2, {{0}}), replicated(2));
  ASSERT_TRUE(change);
  ASSERT_EQ(change->steps.size(), 1u);
  EXPECT_EQ(change->steps[0].kind, CollectiveKind::AllGather);
  EXPECT_EQ(change->steps[0].bytes.value, 50264.0 * 768 * 2);
  EXPECT_EQ(
      model.layoutChangeTime(tensor, split(2, {{0}}), replicated(2)).value,
      change->time.value);
}

TEST_F(LayoutChanges, PartialAttentionCarriesItsStatistics) {
  // 8 bytes for each row of 128 half-precision elements.
  const Mesh mesh{{{"nvlink0", 8, 0}}};
  Builder builder;
  const CostModel model(builder.graph, h100(), ideal(), mesh);
  TensorSharding partial = replicated(3);
  partial.partial = 1;
  partial.partialOp = ReduceOp::LogSumExp;
  const auto change = model.layoutChange({1024, 32, 128}, DType::BF16, partial,
                                         split(3, {{0}}));
  ASSERT_TRUE(change);
  ASSERT_EQ(change->steps.size(), 1u);
  EXPECT_EQ(change->steps[0].kind, CollectiveKind::ReduceScatter);
  EXPECT_EQ(change->steps[0].reduce, ReduceOp::LogSumExp);
  EXPECT_EQ(change->steps[0].bytes.value, 1024.0 * 32 * (128 * 2 + 8));
}

TEST_F(LayoutChanges, AxesThatStayAreIgnoredOnMeshesOfManyAxes) {
  Mesh mesh;
  for (int i = 0; i < 7; ++i)
    mesh.axes.push_back({"axis" + std::to_string(i), 2, i < 4 ? 1u : 0u});
  Builder builder;
  const TensorId tensor =
      builder.argument("x", {1024, 1024}, Role::Input, DType::F32);
  const CostModel model(builder.graph, h100(), ideal(), mesh);
  const auto from = split(2, {{0, 1, 2}, {3, 4, 5}});
  const auto to = split(2, {{0, 1, 2}, {3, 4}});
  const auto change = model.layoutChange(tensor, from, to);
  ASSERT_TRUE(change);
  ASSERT_EQ(change->steps.size(), 1u);
  EXPECT_EQ(change->steps[0].kind, CollectiveKind::AllGather);
  EXPECT_EQ(change->steps[0].axes, AxisMask(1) << 5);
  EXPECT_EQ(change->steps[0].dim, 1);
  EXPECT_EQ(change->steps[0].bytes.value, 1024.0 * 1024 * 4 / 32);
  // All of seven axes at once: no search, and still an answer.
  const auto far = model.layoutChange(tensor, split(2, {{0, 1, 2}, {3, 4, 5}}),
                                      split(2, {{3, 4, 5, 6}, {0, 1, 2}}));
  ASSERT_TRUE(far);
  EXPECT_TRUE(far->time.isFinite());
}

TEST_F(LayoutChanges, HugeTensorsHaveFinitePrices) {
  const Mesh mesh{{{"fabric0", 4, 1}, {"nvlink0", 8, 0}}};
  Builder builder;
  const int64_t huge = int64_t(1) << 62;
  const TensorId tensor = builder.argument("x", {huge, huge}, Role::Input);
  const CostModel model(builder.graph, h100(), ideal(), mesh);
  const double time =
      model.layoutChangeTime(tensor, split(2, {{0, 1}}), replicated(2)).value;
  EXPECT_TRUE(std::isfinite(time));
  EXPECT_GT(time, 1e15);
}

TEST_F(LayoutChanges, EmptyAndTypelessTensorsAreFree) {
  const Mesh mesh{{{"nvlink0", 8, 0}}};
  Builder builder;
  const TensorId empty = builder.argument("x", {0, 8}, Role::Input);
  const TensorId token =
      builder.argument("t", {8, 8}, Role::Input, DType::Other);
  const CostModel model(builder.graph, h100(), ideal(), mesh);
  for (TensorId id : {empty, token})
    EXPECT_EQ(
        model.layoutChangeTime(id, split(2, {{}, {0}}), replicated(2)).value,
        0);
}

//===----------------------------------------------------------------------===//
// Materialisation
//===----------------------------------------------------------------------===//

TEST(Materialisation, ThreeConsumersOfOneLayoutGatherOnce) {
  const Mesh mesh{{{"nvlink0", 8, 0}}};
  Builder builder;
  const TensorId x = builder.argument("x", {2048, 4096}, Role::Input);
  const CostModel model(builder.graph, h100(), ideal(), mesh);
  const auto bySequence = split(2, {{0}});
  const auto whole = replicated(2);
  const auto best =
      bestMaterialisation(model, x, bySequence, {whole, whole, whole});
  ASSERT_TRUE(best);
  ASSERT_EQ(best->layouts.size(), 1u);
  EXPECT_EQ(best->layouts[0].source, -1);
  EXPECT_EQ(best->time.value,
            model.layoutChangeTime(x, bySequence, whole).value);
}

TEST(Materialisation, AConsumerMayTakeFromAnothersLayout) {
  // From rows: the whole, and columns. Columns are a free slice of the whole.
  const Mesh mesh{{{"nvlink0", 8, 0}}};
  Builder builder;
  const TensorId x = builder.argument("x", {2048, 4096}, Role::Input);
  const CostModel model(builder.graph, h100(), ideal(), mesh);
  const auto rows = split(2, {{0}}), columns = split(2, {{}, {0}});
  const auto best =
      bestMaterialisation(model, x, rows, {columns, replicated(2)});
  ASSERT_TRUE(best);
  EXPECT_EQ(best->time.value,
            model.layoutChangeTime(x, rows, replicated(2)).value);
  ASSERT_EQ(best->layouts.size(), 2u);
  for (size_t i = 0; i < 2; ++i)
    if (best->layouts[i].layout == columns) {
      EXPECT_EQ(best->layouts[best->layouts[i].source].layout, replicated(2));
    }
}

TEST(Materialisation, IsTheCheapestArborescence) {
  // Against all orders in which the layouts can be made, each from the cheapest
  // that is already there; some order is that of a cheapest arborescence.
  const Mesh mesh{{{"fabric0", 4, 1}, {"nvlink0", 8, 0}}};
  Builder builder;
  const TensorId x = builder.argument("x", {2048, 4096}, Role::Input);
  const CostModel model(builder.graph, h100(), ideal(), mesh);
  const auto all = allShardings(mesh, false);
  std::mt19937 random(7);
  for (int trial = 0; trial < 200; ++trial) {
    const auto &from = all[random() % all.size()];
    std::vector<TensorSharding> needed;
    const size_t count = 1 + random() % 4;
    for (size_t i = 0; i < count; ++i)
      needed.push_back(all[random() % all.size()]);
    std::sort(needed.begin(), needed.end());
    needed.erase(std::unique(needed.begin(), needed.end()), needed.end());
    double want = kInfinity;
    std::vector<TensorSharding> order = needed;
    do {
      double total = 0;
      for (size_t i = 0; i < order.size(); ++i) {
        double cheapest = model.layoutChangeTime(x, from, order[i]).value;
        for (size_t j = 0; j < i; ++j)
          cheapest = std::min(
              cheapest, model.layoutChangeTime(x, order[j], order[i]).value);
        total += cheapest;
      }
      want = std::min(want, total);
    } while (std::next_permutation(order.begin(), order.end()));
    const auto best = bestMaterialisation(model, x, from, needed);
    ASSERT_TRUE(best);
    EXPECT_NEAR(best->time.value, want, want * 1e-12);
  }
}

TEST(Materialisation, ImpossibleLayoutsAreReported) {
  const Mesh mesh{{{"nvlink0", 8, 0}}};
  Builder builder;
  const TensorId x = builder.argument("x", {2048, 4096}, Role::Input);
  const CostModel model(builder.graph, h100(), ideal(), mesh);
  TensorSharding partial = replicated(2);
  partial.partial = 1;
  EXPECT_FALSE(bestMaterialisation(model, x, replicated(2), {partial}));
}

} // namespace
