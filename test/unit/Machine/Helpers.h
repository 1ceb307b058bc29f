//===- Helpers.h - Clusters by name in tests --------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_MACHINE_HELPERS_H
#define PLANNER_TEST_UNIT_MACHINE_HELPERS_H

#include "planner/Machine/Cluster.h"
#include <gtest/gtest.h>

namespace planner {

inline constexpr double kKi = 1024, kMi = kKi * kKi, kGi = kMi * kKi;

inline ClusterSpec cluster(const std::string &name = "h100-80g-sxm") {
  Expected<ClusterSpec> spec = loadCluster(name);
  EXPECT_TRUE(spec) << spec.error().render();
  return *spec;
}

} // namespace planner

#endif // PLANNER_TEST_UNIT_MACHINE_HELPERS_H
