//===- MixedClusters.h - Clusters of several kinds, for tests ---*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_SEARCH_MIXEDCLUSTERS_H
#define PLANNER_TEST_UNIT_SEARCH_MIXEDCLUSTERS_H

#include "planner/Machine/Machine.h"
#include <gtest/gtest.h>

namespace planner::test {

inline ClusterSpec kindOf(const std::string &name, int64_t devices) {
  auto cluster = loadCluster(name, devices);
  EXPECT_TRUE(cluster) << cluster.error().render();
  return *cluster;
}

/// The same with so much less memory on each device.
inline ClusterSpec withMemory(ClusterSpec cluster, int64_t usable) {
  cluster.device.usableBytes = usable;
  cluster.identity += "-" + std::to_string(usable);
  return cluster;
}

inline ClusterSpec mixOf(const std::vector<ClusterSpec> &parts) {
  ClusterSpec cluster;
  cluster.name = "mix";
  for (const ClusterSpec &part : parts)
    cluster.parts.push_back(std::make_shared<const ClusterSpec>(part));
  makeUniform(cluster);
  cluster.maxDevices = cluster.devices;
  return cluster;
}

} // namespace planner::test

#endif // PLANNER_TEST_UNIT_SEARCH_MIXEDCLUSTERS_H
