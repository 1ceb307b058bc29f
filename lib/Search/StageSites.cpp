//===- StageSites.cpp - Where stages of any size may lie ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "StageSites.h"
#include "PartStrategy.h"
#include "SearchEffort.h"

namespace planner {

StageSites::StageSites(const ClusterSpec &cluster, int64_t devices)
    : all(devices) {
  if (cluster.parts.empty()) {
    list = {cluster};
    list.front().devices = devices;
    allOrders = {{0}};
    return;
  }
  for (const auto &part : cluster.parts)
    list.push_back(*part);
  allOrders = partOrders(cluster);
}

std::vector<int64_t> StageSites::sizes(size_t part) const {
  const ClusterSpec &own = list[part];
  const int64_t node = levelCounts(own, own.devices).front();
  std::vector<int64_t> sizes;
  for (int64_t n = 1; n <= own.devices && n < all; ++n) {
    const bool isPower = (n & (n - 1)) == 0;
    const bool areNodes = n % node == 0 && ((n / node) & (n / node - 1)) == 0;
    if ((all <= kFewDevices || own.devices % n == 0 || isPower || areNodes) &&
        (liesInside(own, {0, n}) || liesInside(own, {own.devices - n, n})))
      sizes.push_back(n);
  }
  return sizes;
}

size_t StageSites::partAt(const Order &order, int64_t device) const {
  size_t k = 0;
  while (k + 1 < order.size() && device >= list[order[k]].devices)
    device -= list[order[k++]].devices;
  return order[k];
}

bool StageSites::mayBegin(const Order &order, size_t part, int64_t devices,
                          int64_t first) const {
  for (const size_t own : order) {
    if (own == part)
      return first >= 0 && first + devices <= list[own].devices &&
             liesInside(list[own], {first, devices});
    first -= list[own].devices;
  }
  return false;
}

} // namespace planner
