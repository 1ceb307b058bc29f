//===- ShardingTest.cpp - Shardings of tensors ----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Strategy/Sharding.h"
#include <gtest/gtest.h>

using namespace planner;

namespace {

Mesh mesh() { return {{{"fabric0", 4, 1}, {"nvlink0", 2, 0}}}; }

TEST(Sharding, PrintsAxesByName) {
  TensorSharding sharding = replicated(3);
  sharding.dims[0] = {0};
  sharding.partial = 2;
  EXPECT_EQ(toString(sharding, mesh()),
            "[{fabric0}, {}, {}] partial={nvlink0}");
  sharding.partialOp = ReduceOp::Max;
  EXPECT_EQ(toString(sharding, mesh()),
            "[{fabric0}, {}, {}] partial={nvlink0} max");
  sharding.dims[0] = {1, 0};
  sharding.partial = 0;
  EXPECT_EQ(toString(sharding, mesh()), "[{nvlink0, fabric0}, {}, {}]");
}

TEST(Sharding, TheReductionMattersOnlyWherePartial) {
  TensorSharding a = replicated(1), b = replicated(1);
  b.partialOp = ReduceOp::Max;
  EXPECT_EQ(a, b);
  EXPECT_TRUE((a <=> b) == 0);
  a.partial = b.partial = 1;
  EXPECT_NE(a, b);
  EXPECT_TRUE((a <=> b) != 0);
}

TEST(Sharding, OrderOfAxesInADimensionMatters) {
  TensorSharding a = replicated(1), b = replicated(1);
  a.dims[0] = {0, 1};
  b.dims[0] = {1, 0};
  EXPECT_NE(a, b);
}

TEST(Sharding, UnevenSplitsRoundUp) {
  TensorSharding sharding = replicated(2);
  sharding.dims[0] = {0, 1};
  // 50257 words over 8 devices: 6282.1.
  EXPECT_EQ(localShape({50257, 768}, sharding, mesh()), (Shape{6283, 768}));
}

TEST(Sharding, BytesOfSubByteTypesRoundUpToWholeBytes) {
  Tensor tensor;
  tensor.shape = {5};
  tensor.dtype = DType::I4;
  EXPECT_EQ(localBytes(tensor, replicated(1), mesh()), 3);
  tensor.dtype = DType::Other;
  EXPECT_EQ(localBytes(tensor, replicated(1), mesh()), 0);
}

TEST(Sharding, BytesSaturate) {
  Tensor tensor;
  tensor.shape = {int64_t(1) << 62, 4};
  tensor.dtype = DType::F32;
  EXPECT_EQ(localBytes(tensor, replicated(2), mesh()), kSaturated);
}

TEST(Sharding, ConstraintsBindClosedDimensionsOnly) {
  InputSharding constraint;
  constraint.dims = {{{"fabric0", 4}}, {}};
  constraint.open = {true, false};
  TensorSharding sharding = replicated(2);
  EXPECT_FALSE(satisfies(sharding, constraint, mesh()));
  sharding.dims[0] = {0};
  EXPECT_TRUE(satisfies(sharding, constraint, mesh()));
  sharding.dims[0] = {0, 1};
  EXPECT_TRUE(satisfies(sharding, constraint, mesh()));
  constraint.open[0] = false;
  EXPECT_FALSE(satisfies(sharding, constraint, mesh()));
  sharding.dims[0] = {0};
  sharding.dims[1] = {1};
  EXPECT_FALSE(satisfies(sharding, constraint, mesh()));
}

TEST(Sharding, ConstraintsOnOtherAxesCannotBeExpressed) {
  InputSharding constraint;
  constraint.dims = {{{"fabric0", 2}}};
  EXPECT_FALSE(expressible(constraint, mesh()));
  constraint.dims = {{{"data", 4}}};
  EXPECT_FALSE(expressible(constraint, mesh()));
  constraint.dims = {{{"nvlink0", 2}}};
  EXPECT_TRUE(expressible(constraint, mesh()));
}

} // namespace
