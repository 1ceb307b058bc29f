//===- AskedModel.h - A layered model, and what is asked of it --*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_SEARCH_ASKEDMODEL_H
#define PLANNER_TEST_UNIT_SEARCH_ASKEDMODEL_H

#include "LayeredModel.h"
#include "planner/Search/Search.h"
#include "planner/Search/Top.h"
#include <gtest/gtest.h>

namespace planner::test {

/// A model under a stack that splits operators in any way, for searches that
/// are made of joint searches.
struct AskedModel {
  explicit AskedModel(const LayeredModel &model, int64_t devices,
                      const std::string &name = "a100-80g-sxm")
      : shape(model), cluster(*loadCluster(name, devices)),
        stack(*loadStack("ideal")), graph(model.build()) {
    stack.features.tensor = StackFeatures::Tensor::Any;
    options.devices = devices;
    options.baselines = false;
    options.prepare =
        [this](const RecomputeChoice &recompute) -> Expected<OpGraph> {
      return shape.build(recompute);
    };
  }
  AskedModel(const AskedModel &) = delete;
  AskedModel &operator=(const AskedModel &) = delete;

  /// On so many of the devices.
  Expected<SearchResult> search(int64_t devices, SearchOptions own) const {
    own.devices = devices;
    return jointSearch(graph, withDevices(cluster, devices), stack, own);
  }
  TopPlans top(size_t count) const {
    Expected<TopPlans> found = searchTop(graph, cluster, stack, options, count);
    EXPECT_TRUE(found) << found.error().render();
    return std::move(*found);
  }

  LayeredModel shape;
  ClusterSpec cluster;
  StackSpec stack;
  OpGraph graph;
  SearchOptions options;
};

} // namespace planner::test

#endif // PLANNER_TEST_UNIT_SEARCH_ASKEDMODEL_H
