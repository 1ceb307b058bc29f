//===- MaterialiseTest.cpp - Layouts that given configurations need -------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Search/Materialise.h"
#include "RandomGraph.h"
#include <gtest/gtest.h>

using namespace planner;
using planner::test::GraphBuilder;

/// A parameter is stored by rows, read whole in the forward pass and by columns
/// in the backward pass. In one pass the columns would be a free slice of the
/// gathered whole; but the whole is gone by the backward pass, and gathering it
/// again costs more than the all-to-all from rows to columns.
TEST(Materialise, PhasesShareNoCopies) {
  GraphBuilder b;
  const TensorId input = b.argument({64, 4096}, Role::Input);
  const TensorId weight = b.argument({4096, 4096}, Role::Parameter);
  b.output(b.matmul(input, weight));
  b.phase = Phase::Backward;
  b.output(b.matmul(input, weight));

  auto cluster = loadCluster("a100-80g-sxm", 4);
  auto stack = loadStack("ideal");
  ASSERT_TRUE(cluster && stack);
  Mesh mesh;
  mesh.axes = {{"x", 4, 0}};
  CostModel model(b.graph, *cluster, *stack, mesh);

  const TensorSharding whole = replicated(2);
  TensorSharding rows = whole, columns = whole;
  rows.dims[0] = columns.dims[1] = {0};
  OpConfig repeated, byColumns;
  repeated.axes = {OpConfig::kReplicated};
  byColumns.axes = {2};
  Assignment assignment;
  assignment.ops = {repeated, byColumns};
  assignment.storage = {whole, rows, {}, {}};
  assignment.materialised = chooseMaterialised(model, assignment);

  Expected<PricedStrategy> priced = evaluate(model, assignment);
  ASSERT_TRUE(priced) << priced.error().render();
  const auto gather = model.layoutChange(weight, rows, whole);
  const auto exchange = model.layoutChange(weight, rows, columns);
  ASSERT_TRUE(gather && exchange);
  EXPECT_LT(exchange->time, gather->time);
  EXPECT_DOUBLE_EQ(priced->communication.value,
                   (gather->time + exchange->time).value);
}

/// Rows and columns of an activation are read in both passes, and the rows are
/// saved: the columns, no smaller, are made of them again, so that nothing else
/// lies between the passes.
TEST(Materialise, OnlyWhatIsSavedLiesBetweenThePhases) {
  GraphBuilder b;
  const TensorId input = b.argument({512, 512}, Role::Input);
  const TensorId made = b.elementwise({input}, false);
  std::vector<TensorId> early = {b.elementwise({made}, false),
                                 b.elementwise({made}, false)};
  b.phase = Phase::Backward;
  for (int i = 0; i < 2; ++i)
    b.output(b.elementwise({made, early[i]}, true));

  auto cluster = loadCluster("a100-80g-sxm", 4);
  auto stack = loadStack("ideal");
  ASSERT_TRUE(cluster && stack);
  Mesh mesh;
  mesh.axes = {{"x", 4, 0}};
  const CostModel model(b.graph, *cluster, *stack, mesh);
  OpConfig byRows, byColumns;
  byRows.axes = {0};
  byColumns.axes = {1};
  TensorSharding rows = replicated(2), columns = rows;
  rows.dims[0] = columns.dims[1] = {0};
  Assignment assignment;
  assignment.ops = {byRows, byRows, byColumns, byRows, byColumns};
  assignment.storage.resize(b.graph.tensors.size());
  assignment.storage[input] = rows;
  const KeptLayouts saved = {rows};
  std::vector<const KeptLayouts *> all(b.graph.tensors.size(), nullptr);
  all[made] = &saved;
  assignment.materialised = chooseMaterialised(model, assignment, all);

  ASSERT_EQ(assignment.materialised[made].size(), 1u);
  EXPECT_EQ(assignment.materialised[made][0].layout, columns);
  EXPECT_TRUE(assignment.materialised[made][0].redoneEachPhase);
}
