//===- DeviceSets.cpp - Devices that a plan may use of all ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "DeviceSets.h"
#include "planner/Graph/Rescale.h"
#include "planner/Machine/Parts.h"
#include "planner/Search/Objective.h"
#include <algorithm>
#include <numeric>

namespace planner {

std::vector<int64_t> deviceCounts(const OpGraph &graph,
                                  const ClusterSpec &cluster, int64_t devices) {
  const int64_t batch = dimClassSize(graph, DimClassKind::Batch).value_or(1);
  const int64_t node =
      cluster.levels.size() > 1 ? cluster.levels.front().devices : 1;
  std::vector<int64_t> counts;
  for (int64_t power = 1; power < devices; power *= 2)
    counts.push_back(power);
  for (int64_t d = 1; d <= devices / d; ++d)
    if (devices % d == 0) {
      counts.push_back(d);
      counts.push_back(devices / d);
    }
  for (int64_t nodes = 1; node > 1 && nodes < devices / node + 1; ++nodes)
    if (batch % nodes == 0 && nodes * node <= devices)
      counts.push_back(nodes * node);
  std::sort(counts.begin(), counts.end(), std::greater<>());
  counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
  return counts;
}

/// What is left of a number without the primes of another one.
static int64_t without(int64_t number, int64_t primes) {
  for (int64_t common = std::gcd(number, primes); common > 1;
       common = std::gcd(number, primes))
    number /= common;
  return number;
}

/// A number with a prime that divides nothing of the model splits it unevenly.
static void addOthers(DeviceSets &sets, const OpGraph &graph,
                      const ClusterSpec &cluster, int64_t layers) {
  const int64_t batch = dimClassSize(graph, DimClassKind::Batch).value_or(1);
  const int64_t node =
      cluster.levels.size() > 1 ? cluster.levels.front().devices : 1;
  std::vector<std::pair<int64_t, int64_t>> odd;
  size_t known = 0;
  for (int64_t n = cluster.devices; n > 0; --n) {
    if (known < sets.usual.size() && sets.usual[known].devices == n) {
      ++known;
      continue;
    }
    int64_t rest = without(n, 2);
    for (int64_t size : {batch, layers, node})
      rest = size > 0 ? without(rest, size) : rest;
    odd.emplace_back(rest, n);
  }
  std::sort(odd.begin(), odd.end(), [](const auto &a, const auto &b) {
    return std::pair(a.first, -a.second) < std::pair(b.first, -b.second);
  });
  for (const auto &[rest, n] : odd)
    sets.further.push_back({n, {}});
}

/// Each set of parts, as bits.
static DeviceSets setsOfParts(const OpGraph &graph,
                              const ClusterSpec &cluster) {
  DeviceSets sets;
  const size_t parts = cluster.parts.size();
  const auto add = [](std::vector<DeviceSet> &list, std::vector<int64_t> of) {
    const int64_t sum = std::accumulate(of.begin(), of.end(), int64_t(0));
    list.push_back({sum, std::move(of)});
  };
  for (uint32_t mask = (1U << parts) - 1; mask > 0; --mask) {
    std::vector<int64_t> whole(parts, 0);
    for (size_t k = 0; k < parts; ++k)
      if (mask >> k & 1)
        whole[k] = cluster.parts[k]->devices;
    add(sets.usual, whole);
    const bool isAlone = (mask & (mask - 1)) == 0;
    for (size_t k = 0; k < parts; ++k) {
      std::vector<int64_t> counts;
      for (int64_t n = whole[k] - 1; isAlone && n > 0; --n)
        counts.push_back(n);
      if (!isAlone && whole[k] > 0)
        counts = deviceCounts(graph, *cluster.parts[k], whole[k]);
      for (int64_t count : counts) {
        std::vector<int64_t> less = whole;
        less[k] = count;
        if (count < whole[k])
          add(sets.further, std::move(less));
      }
    }
  }
  return sets;
}

DeviceSets deviceSets(const OpGraph &graph, const ClusterSpec &cluster,
                      int64_t layers) {
  if (!cluster.parts.empty())
    return setsOfParts(graph, cluster);
  DeviceSets sets;
  for (int64_t n : deviceCounts(graph, cluster, cluster.devices))
    sets.usual.push_back({n, {}});
  addOthers(sets, graph, cluster, layers);
  return sets;
}

ClusterSpec withDevices(const ClusterSpec &cluster, const DeviceSet &set) {
  if (set.parts.empty())
    return withDevices(cluster, set.devices);
  ClusterSpec own = cluster;
  useDevices(own, set.parts);
  return own;
}

} // namespace planner
