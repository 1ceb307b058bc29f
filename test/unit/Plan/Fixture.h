//===- Fixture.h - A small plan ---------------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_UNIT_PLAN_FIXTURE_H
#define PLANNER_TEST_UNIT_PLAN_FIXTURE_H

#include "planner/Plan/Plan.h"
#include "planner/Plan/Summary.h"

namespace planner {

/// Two layers of x -> relu(x * W1) * W2 as a training step on 16 devices, two
/// nodes of eight: the batch over the nodes, the hidden dimension over NVLink.
struct SmallPlan {
  explicit SmallPlan(int64_t hidden = 4096);

  std::string text() const { return serialise(plan, graph, cluster, stack); }
  CostModel model() const {
    return CostModel(graph, cluster, stack, plan.stages.front().mesh);
  }
  /// Prices and predictions after the strategy has been changed. Fails the test
  /// if the strategy is illegal.
  void price();
  /// Every layout that some consumer needs, each made from the producer's.
  void materialise();

  OpGraph graph;
  ClusterSpec cluster;
  StackSpec stack;
  Plan plan;
};

/// Appends a matrix product with factors m, n, k. Its class ids are the given
/// ones.
TensorId addMatmul(OpGraph &graph, TensorId left, TensorId right,
                   std::array<DimClassId, 3> classes);

} // namespace planner

#endif // PLANNER_TEST_UNIT_PLAN_FIXTURE_H
