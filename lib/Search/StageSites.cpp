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
  } else {
    for (const auto &part : cluster.parts)
      list.push_back(*part);
    allOrders = partOrders(cluster);
  }
  between.resize(cluster.parts.size());
  for (size_t a = 0; a < between.size(); ++a)
    for (size_t b = 0; b < between.size(); ++b) {
      ClusterSpec &link = between[a].emplace_back();
      if (a != b)
        link.levels = {linkBetween(cluster, a, b)};
    }
  for (size_t part = 0; part < list.size(); ++part) {
    std::vector<Link> &own = allLinks.emplace_back();
    for (unsigned level = 0; level < list[part].levels.size(); ++level)
      own.push_back({&list[part], level});
    for (size_t other = 0; other < between.size(); ++other)
      own.push_back(other == part ? own.back()
                                  : Link{&between[other][part], 0});
  }
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

int64_t StageSites::firstOf(const Order &order, size_t part) const {
  int64_t first = 0;
  for (size_t k = 0; order[k] != part; ++k)
    first += list[order[k]].devices;
  return first;
}

bool StageSites::mayBegin(const Order &order, size_t part, int64_t devices,
                          int64_t first) const {
  first -= firstOf(order, part);
  return first >= 0 && first + devices <= list[part].devices &&
         liesInside(list[part], {first, devices});
}

size_t StageSites::linkOf(const Order &order, size_t part, const StagePlace &to,
                          const StagePlace &from) const {
  const size_t other = partAt(order, from.first);
  if (other != part)
    return list[part].levels.size() + other;
  const int64_t first = firstOf(order, part);
  return levelBetween(list[part], {to.first - first, to.devices},
                      {from.first - first, from.devices});
}

} // namespace planner
