//===- DeviceSets.h - Devices that a plan may use of all --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_DEVICESETS_H
#define PLANNER_LIB_SEARCH_DEVICESETS_H

#include "planner/Graph/OpGraph.h"
#include "planner/Machine/Cluster.h"

namespace planner {

struct DeviceSet {
  int64_t devices = 1;
  /// Of each part of a cluster that has parts.
  std::vector<int64_t> parts;
};

/// Devices that a plan may use where it may leave the others idle.
struct DeviceSets {
  /// Devices alike: deviceCounts(). Of parts: each set of whole parts.
  std::vector<DeviceSet> usual;
  /// Devices alike: all other numbers, first those whose primes divide the
  /// batch, the layers or a node, the most first. Of parts: one alone with any
  /// number of its devices; and each set of parts, one of which has
  /// deviceCounts() of its devices.
  std::vector<DeviceSet> further;
};
DeviceSets deviceSets(const OpGraph &graph, const ClusterSpec &cluster,
                      int64_t layers);

/// The cluster with these of its devices in use.
ClusterSpec withDevices(const ClusterSpec &cluster, const DeviceSet &set);

} // namespace planner

#endif // PLANNER_LIB_SEARCH_DEVICESETS_H
