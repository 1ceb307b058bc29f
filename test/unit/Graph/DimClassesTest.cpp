//===- DimClassesTest.cpp - Merged dimensions and other sizes -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "GraphMaker.h"
#include "planner/Graph/Passes.h"
#include "planner/Graph/Rescale.h"
#include <gmock/gmock.h>

namespace planner {
namespace {

using test::GraphMaker;
using testing::HasSubstr;

/// Rows of all sequences in one dimension, an outer product with a parameter,
/// and the same rows as sequences again.
struct Tokens {
  GraphMaker m;
  TensorId rows, product;

  explicit Tokens(Shape shape) {
    const TensorId x = m.input("x", std::move(shape));
    const TensorId w = m.parameter("w", {16});
    rows = m.mergeLast(m.apply("tanh", {x}));
    product = m.dot(rows, w, {}, {});
  }
  OpGraph finish() {
    OpGraph graph = m.finish(product);
    inferDimClasses(graph);
    const auto ok = graph.verify();
    EXPECT_TRUE(ok) << ok.error().render();
    return graph;
  }
};

const DimClass &classOf(const OpGraph &graph, OpId op, FactorId factor) {
  return graph.dimClasses[graph.ops[op].rule->factors[factor].dimClass];
}

OpId lastProduct(const OpGraph &graph) {
  OpId found = kNone;
  for (OpId id = 0; id < graph.ops.size(); ++id)
    if (graph.ops[id].kind == OpKind::Contraction)
      found = id;
  return found;
}

TEST(DimClasses, AMergedDimensionIsAProduct) {
  const OpGraph graph = Tokens({8, 4}).finish();
  const OpId product = lastProduct(graph);
  ASSERT_NE(product, kNone);
  const DimClass &rows = classOf(graph, product, 0);
  EXPECT_EQ(rows.size, 32);
  ASSERT_EQ(rows.parts.size(), 2u) << printDimClasses(graph);
  EXPECT_EQ(graph.dimClasses[rows.parts[0]].kind, DimClassKind::Batch);
  EXPECT_EQ(graph.dimClasses[rows.parts[0]].size, 8);
  EXPECT_EQ(graph.dimClasses[rows.parts[1]].size, 4);
  EXPECT_THAT(printDimClasses(graph), HasSubstr("size=32 factors=1 = batch x"));
}

TEST(DimClasses, TheBatchResizesWhatItIsMergedInto) {
  OpGraph graph = Tokens({8, 4}).finish();
  const double before = graph.modelMatmulFlops();
  const auto done = resizeDimClass(graph, DimClassKind::Batch, 24);
  ASSERT_TRUE(done) << done.error().render();
  const auto ok = graph.verify();
  ASSERT_TRUE(ok) << ok.error().render();
  // 24 sequences of 4 rows.
  EXPECT_EQ(graph.tensors[graph.results[0]].shape, (Shape{96, 16}));
  EXPECT_EQ(graph.tensors[graph.arguments[0]].shape, (Shape{24, 4}));
  EXPECT_EQ(graph.modelMatmulFlops(), 3 * before);
}

/// The sum of two inputs, each with its dimensions merged.
OpGraph mergedRows(const Shape &first, const Shape &second) {
  GraphMaker m;
  const TensorId x = m.mergeLast(m.input("x", first));
  const TensorId y = m.mergeLast(m.input("y", second));
  OpGraph graph = m.finish(m.apply("add", {x, y}));
  inferDimClasses(graph);
  return graph;
}

TEST(DimClasses, PartsAreTheSameOnBothSidesOfTheWhole) {
  // Two inputs of one shape, each with its rows merged, meet as rows.
  const OpGraph graph = mergedRows({8, 4}, {8, 4});
  ASSERT_EQ(graph.dimClasses.size(), 3u) << printDimClasses(graph);
}

TEST(DimClasses, OtherCutsAreOtherParts) {
  // 8 x 4 rows and 4 x 8 rows: the same dimension, cut in two ways that have no
  // part in common.
  OpGraph graph = mergedRows({8, 4}, {4, 8});
  EXPECT_EQ(graph.dimClasses.size(), 5u) << printDimClasses(graph);
  // One of them cannot follow the batch, and says so.
  const auto done = resizeDimClass(graph, DimClassKind::Batch, 16);
  ASSERT_FALSE(done);
  EXPECT_THAT(done.error().message,
              HasSubstr("cannot resize the batch dimension"));
}

} // namespace
} // namespace planner
