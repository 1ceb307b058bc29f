//===- CancelledTest.cpp - A search whose time is up ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "JointCase.h"
#include "RandomGraph.h"
#include "planner/Machine/Cluster.h"
#include "planner/Search/Inner.h"
#include <gtest/gtest.h>

using namespace planner;

/// A problem that was not stated whole has no solution and bounds nothing, and
/// the same graph has both when there is time.
TEST(Cancelled, BoundsNothing) {
  Expected<ClusterSpec> cluster = loadCluster("a100-80g-sxm", 4);
  ASSERT_TRUE(cluster) << cluster.error().render();
  Expected<StackSpec> stack = loadStack("ideal");
  ASSERT_TRUE(stack) << stack.error().render();
  Mesh mesh;
  mesh.axes = {{"x", 4, 0}};
  std::mt19937 random(1);
  OpGraph graph = test::randomGraph(random);
  const FoldedGraph folded = foldGraph(graph, Adjoints::Free);
  CostModel model(graph, *cluster, *stack, mesh);
  Cancellation cancel;
  InnerOptions options;
  options.memoryLimit = kSaturated;
  options.solver.cancel = &cancel;
  Expected<InnerResult> whole = solveInner(model, folded, options);
  ASSERT_TRUE(whole) << whole.error().render();
  EXPECT_TRUE(whole->assignment);
  EXPECT_GT(whole->lowerBound.value, 0);
  cancel.cancel();
  Expected<InnerResult> cut = solveInner(model, folded, options);
  ASSERT_TRUE(cut) << cut.error().render();
  EXPECT_FALSE(cut->assignment);
  EXPECT_TRUE(cut->infeasible);
  EXPECT_FALSE(cut->proven);
  EXPECT_LE(cut->lowerBound.value, 0);
}

/// The stage of a plan is found, though it was forgotten and the search
/// cancelled since.
TEST(Cancelled, PlansHaveTheirStages) {
  std::mt19937 random(3);
  test::Case c = test::randomCase(random);
  c.devices = 4;
  c.stack = "ideal";
  test::Asked asked(c);
  Cancellation cancel;
  asked.staged.cancel = &cancel;
  PointPricer pricer(asked.graph, asked.cluster, asked.stack, asked.staged);
  const StagePoint point = asked.families(false).front().stage;
  const auto first = pricer.solve(point);
  ASSERT_TRUE(first && *first);
  const Assignment whole = (*first)->assignment;
  pricer.forget(point, StageForm::LeastWork);
  cancel.cancel();
  const auto cut = pricer.solve(point);
  ASSERT_TRUE(cut);
  EXPECT_FALSE(*cut);
  const auto again = pricer.solveTaken(point, StageForm::LeastWork);
  ASSERT_TRUE(again && *again);
  EXPECT_EQ((*again)->assignment.ops, whole.ops);
  EXPECT_EQ((*again)->assignment.storage, whole.storage);
}
