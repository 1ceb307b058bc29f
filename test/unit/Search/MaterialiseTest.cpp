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
