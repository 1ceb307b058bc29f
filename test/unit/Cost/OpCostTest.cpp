//===- OpCostTest.cpp - Prices of operators -------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "TestGraphs.h"
#include "planner/Machine/Kernel.h"

using namespace planner;
using namespace planner::test;

namespace {

double kernel(const KernelShape &shape) {
  return kernelTime(h100().device, ideal(), shape).value;
}

TEST(OpCost, AMatrixProductHasItsLocalExtents) {
  Builder builder;
  const TensorId x = builder.argument("x", {4096, 2048}, Role::Input);
  const TensorId w = builder.argument("w", {2048, 8192}, Role::Parameter);
  builder.matmul(x, w);
  const CostModel model(builder.graph, h100(), ideal(), kEight);
  KernelShape shape;
  shape.kind = KernelClass::Matmul;
  shape.dtype = DType::BF16;
  for (int factor = 0; factor < 3; ++factor) {
    shape.m = factor == 0 ? 512 : 4096;
    shape.n = factor == 1 ? 1024 : 8192;
    shape.k = factor == 2 ? 256 : 2048;
    shape.flops = Flops(2 * shape.m * shape.n * shape.k);
    shape.bytes =
        Bytes(2 * (shape.m * shape.k + shape.k * shape.n + shape.m * shape.n));
    const OpCost cost = model.opCost(0, config({factor}));
    EXPECT_EQ(cost.compute.value, kernel(shape)) << factor;
    EXPECT_TRUE(cost.collectives.empty());
    EXPECT_EQ(cost.communication.value, 0);
  }
}

TEST(OpCost, AnAxisWithoutAFactorRepeatsTheWork) {
  Builder builder;
  const TensorId x = builder.argument("x", {4096, 2048}, Role::Input);
  const TensorId w = builder.argument("w", {2048, 8192}, Role::Parameter);
  builder.matmul(x, w);
  const CostModel many(builder.graph, h100(), ideal(), kEight);
  const CostModel one(builder.graph, h100(), ideal(), Mesh{});
  EXPECT_EQ(many.opCost(0, config({-1})).compute.value,
            one.opCost(0, config({})).compute.value);
  EXPECT_LT(many.opCost(0, config({0})).compute.value,
            one.opCost(0, config({})).compute.value);
}

TEST(OpCost, UnevenSplitsPayForTheirPadding) {
  Builder builder;
  const TensorId x = builder.argument("x", {1024, 512}, Role::Input);
  const TensorId even = builder.argument("a", {512, 12568}, Role::Parameter);
  const TensorId uneven = builder.argument("b", {512, 12561}, Role::Parameter);
  builder.matmul(x, even);
  builder.matmul(x, uneven);
  const CostModel model(builder.graph, h100(), ideal(), kEight);
  // 12561 columns on 8 devices are 1571 each, as 12568 are.
  EXPECT_DOUBLE_EQ(model.opCost(0, config({1})).compute.value,
                   model.opCost(1, config({1})).compute.value);
  EXPECT_GE(model.opCost(0, config({-1})).compute.value,
            model.opCost(1, config({-1})).compute.value);
}

/// [1024, 4096] -> a normalisation over the second dimension.
Builder normalisation() {
  Builder builder;
  const TensorId x =
      builder.argument("x", {1024, 4096}, Role::Input, DType::F32);
  builder.elementwise("fusion", {x});
  Op &op = builder.graph.ops[0];
  Member sum;
  sum.mnemonic = "reduce";
  sum.factors = {0, 1};
  sum.work.vectorFlops = 1024.0 * 4096;
  sum.internalReduction = {1};
  sum.resultFactors = {0};
  Member divide;
  divide.mnemonic = "divide";
  divide.factors = {0, 1};
  divide.work.vectorFlops = 3 * 1024.0 * 4096;
  Member root;
  root.mnemonic = "sqrt";
  root.factors = {0};
  root.work.vectorFlops = 1024;
  op.members = {sum, root, divide};
  return builder;
}

TEST(OpCost, AReductionInsideAFusedOperatorIsAllReduced) {
  const Builder builder = normalisation();
  const CostModel model(builder.graph, h100(), ideal(), kEight);
  EXPECT_TRUE(model.opCost(0, config({0})).collectives.empty());
  const OpCost cost = model.opCost(0, config({1}));
  ASSERT_EQ(cost.collectives.size(), 1u);
  EXPECT_EQ(cost.collectives[0].kind, CollectiveKind::AllReduce);
  // One float for each of the 1024 rows.
  EXPECT_EQ(cost.collectives[0].bytes.value, 1024 * 4.0);
  EXPECT_EQ(cost.communication.value, cost.collectives[0].time.value);
  EXPECT_GT(cost.communication.value, 0);
}

// The sum of the squares needs nothing of the sum: both travel together, two
// floats for each of the 1024 rows. The sum of the centred squares waits for
// the mean, so it is a second all-reduce.
TEST(OpCost, ReductionsOfOneRoundAreOneCollective) {
  Builder builder = normalisation();
  std::vector<Member> &members = builder.graph.ops[0].members.edit();
  members.insert(members.begin() + 1, members[0]);
  const CostModel model(builder.graph, h100(), ideal(), kEight);
  const OpCost together = model.opCost(0, config({1}));
  ASSERT_EQ(together.collectives.size(), 1u);
  EXPECT_EQ(together.collectives[0].bytes.value, 2 * 1024 * 4.0);
  members[1].round = 1;
  const OpCost apart = model.opCost(0, config({1}));
  ASSERT_EQ(apart.collectives.size(), 2u);
  for (const CollectiveStep &step : apart.collectives)
    EXPECT_EQ(step.bytes.value, 1024 * 4.0);
  EXPECT_GT(apart.communication.value, 1.9 * together.communication.value);
  // A maximum and a sum are two collectives, whenever they are known.
  members[1].round = 0;
  members[1].reduce = ReduceOp::Max;
  EXPECT_EQ(model.opCost(0, config({1})).collectives.size(), 2u);
}

TEST(OpCost, MembersAreDividedByTheAxesOnTheirOwnFactors) {
  const Builder builder = normalisation();
  const CostModel model(builder.graph, h100(), ideal(), kEight);
  KernelShape shape;
  shape.kind = KernelClass::Vector;
  shape.dtype = DType::F32;
  shape.bytes = Bytes(2 * 1024.0 * 512 * 4);
  // Split over columns: the member over rows alone is repeated.
  shape.vectorFlops = Flops(4 * 1024.0 * 512 + 1024);
  EXPECT_DOUBLE_EQ(model.opCost(0, config({1})).compute.value, kernel(shape));
  shape.vectorFlops = Flops(4 * 128.0 * 4096 + 128);
  shape.bytes = Bytes(2 * 128.0 * 4096 * 4);
  EXPECT_DOUBLE_EQ(model.opCost(0, config({0})).compute.value, kernel(shape));
}

TEST(OpCost, AConvolutionExchangesHalosAlongSplitImages) {
  // [n, h, w, c] * [3, 3, c, o] -> [n, h, w, o], one row of halo on each side.
  Builder builder;
  Op op;
  op.kind = OpKind::Convolution;
  op.mnemonic = "convolution";
  const TensorId x = builder.argument("x", {16, 64, 64, 32}, Role::Input);
  const TensorId w = builder.argument("w", {3, 3, 32, 128}, Role::Parameter);
  const FactorId n = op.rule.edit().addFactor(16),
                 h = op.rule.edit().addFactor(64),
                 v = op.rule.edit().addFactor(64);
  const FactorId c = op.rule.edit().addFactor(32, FactorKind::Reduction);
  const FactorId o = op.rule.edit().addFactor(128);
  op.rule.edit().factors[h].haloLow = op.rule.edit().factors[h].haloHigh = 1;
  op.rule.edit().operands = {{{n}, {h}, {v}, {c}}, {{}, {}, {c}, {o}}};
  op.rule.edit().results = {{{n}, {h}, {v}, {o}}};
  op.work.matmulFlops = 2.0 * 16 * 64 * 64 * 128 * 32 * 9;
  op.operands = {x, w};
  op.results = {builder.tensor({16, 64, 64, 128})};
  builder.add(op);
  const CostModel model(builder.graph, h100(), ideal(), kEight);
  EXPECT_TRUE(model.opCost(0, config({n})).collectives.empty());
  const OpCost cost = model.opCost(0, config({h}));
  ASSERT_EQ(cost.collectives.size(), 2u);
  for (const CollectiveStep &step : cost.collectives) {
    EXPECT_EQ(step.kind, CollectiveKind::Permute);
    EXPECT_EQ(step.dim, 1);
    // One row of 64 pixels of 32 channels of 16 images, two bytes each.
    EXPECT_EQ(step.bytes.value, 16.0 * 1 * 64 * 32 * 2);
  }
  // As the product of 16 * 64 * 64 / 8 pixels, 128 channels, 32 * 9 taps.
  KernelShape shape;
  shape.kind = KernelClass::Convolution;
  shape.dtype = DType::BF16;
  shape.m = 16 * 64 * 64 / 8.0;
  shape.n = 128;
  shape.k = 32 * 9;
  shape.flops = Flops(2 * shape.m * shape.n * shape.k);
  shape.bytes = Bytes(2 * (shape.m * 32 + 9 * 32 * 128.0 + shape.m * 128));
  EXPECT_DOUBLE_EQ(cost.compute.value, kernel(shape));
}

TEST(OpCost, APermutedDimensionIsExchangedWhole) {
  Builder builder;
  const TensorId x = builder.argument("x", {64, 64}, Role::Input);
  builder.elementwise("reverse", {x});
  builder.graph.ops[0].kind = OpKind::Layout;
  builder.graph.ops[0].rule.edit().factors[1].kind = FactorKind::Permutation;
  const CostModel model(builder.graph, h100(), ideal(), kEight);
  EXPECT_TRUE(model.opCost(0, config({0})).collectives.empty());
  const OpCost cost = model.opCost(0, config({1}));
  ASSERT_EQ(cost.collectives.size(), 1u);
  EXPECT_EQ(cost.collectives[0].bytes.value, 64.0 * 8 * 2);
}

TEST(OpCost, MetadataCostsNothing) {
  Builder builder;
  const TensorId x = builder.argument("x", {64, 64}, Role::Input);
  const TensorId y = builder.elementwise("reshape", {x});
  builder.graph.ops[0].kind = OpKind::Layout;
  const TensorId z = builder.elementwise("transpose", {y});
  builder.graph.ops[1].kind = OpKind::Layout;
  const TensorId u = builder.elementwise("transpose", {y});
  builder.graph.ops[2].kind = OpKind::Layout;
  builder.matmul(z, x);
  builder.elementwise("negate", {u});
  const CostModel model(builder.graph, h100(), ideal(), kEight);
  EXPECT_EQ(model.opCost(0, config({-1})).compute.value, 0);
  // Matrix products read transposed operands; others do not.
  EXPECT_EQ(model.opCost(1, config({-1})).compute.value, 0);
  EXPECT_GT(model.opCost(2, config({-1})).compute.value, 0);
}

TEST(OpCost, AGatherReadsTheRowsThatItReturns) {
  Builder builder;
  const TensorId table =
      builder.argument("table", {50000, 1024}, Role::Parameter);
  const TensorId ids = builder.argument("ids", {4096}, Role::Input, DType::I32);
  Op op;
  op.kind = OpKind::Gather;
  op.mnemonic = "gather";
  op.rule.edit().addFactor(4096);
  op.rule.edit().addFactor(1024);
  op.rule.edit().addFactor(50000, FactorKind::Reduction);
  op.rule.edit().operands = {{{2}, {1}}, {{0}}};
  op.rule.edit().results = {{{0}, {1}}};
  op.operands = {table, ids};
  op.results = {builder.tensor({4096, 1024})};
  builder.add(op);
  const CostModel model(builder.graph, h100(), ideal(), kEight);
  KernelShape shape;
  shape.kind = KernelClass::Copy;
  shape.dtype = DType::BF16;
  shape.bytes = Bytes(2 * 4096.0 * 1024 * 2 + 4096 * 4);
  EXPECT_DOUBLE_EQ(model.opCost(0, config({-1})).compute.value, kernel(shape));
}

constexpr FactorId kHeadFactor = 1, kKeyFactor = 3;

/// ([b, h, q, d], [b, h, k, d], [b, h, k, d]) -> [b, h, q, d]
Builder causalAttention(AttentionForm form, bool drops, int64_t size = 128) {
  Builder builder;
  Op op;
  op.kind = OpKind::Attention;
  op.mnemonic = "attention";
  const FactorId b =
      op.rule.edit().addFactor(4, FactorKind::PassThrough, "batch");
  const FactorId h =
      op.rule.edit().addFactor(32, FactorKind::PassThrough, "head");
  const FactorId q =
      op.rule.edit().addFactor(2048, FactorKind::PassThrough, "query");
  const FactorId k =
      op.rule.edit().addFactor(2048, FactorKind::Reduction, "key");
  const FactorId d =
      op.rule.edit().addFactor(size, FactorKind::NeedReplication, "dim");
  op.rule.edit().factors[k].reduce = ReduceOp::LogSumExp;
  op.rule.edit().operands = {
      {{b}, {h}, {q}, {d}}, {{b}, {h}, {k}, {d}}, {{b}, {h}, {k}, {d}}};
  op.rule.edit().results = {{{b}, {h}, {q}, {d}}};
  // Half of it is masked.
  op.work.matmulFlops =
      4.0 * 4 * 32 * 2048 * 2048 * static_cast<double>(size) / 2;
  op.attention = AttentionInfo{0.5, true, false, 1, drops, form};
  for (const char *operand : {"q", "k", "v"})
    op.operands.push_back(
        builder.argument(operand, {4, 32, 2048, size}, Role::Input));
  op.results = {builder.tensor({4, 32, 2048, size})};
  builder.add(std::move(op));
  return builder;
}

TEST(OpCost, AttentionIsPricedAsOneKernel) {
  const Builder builder = causalAttention(AttentionForm::Flash, false);
  const FactorId h = kHeadFactor, k = kKeyFactor;
  const CostModel model(builder.graph, h100(), ideal(), kEight);
  KernelShape shape;
  shape.kind = KernelClass::Attention;
  shape.dtype = DType::BF16;
  shape.causal = true;
  shape.headDim = 128;
  shape.sequence = 2048;
  shape.flops = Flops(builder.graph.ops[0].work.matmulFlops / 8);
  shape.bytes = Bytes(4 * 4.0 * 4 * 2048 * 128 * 2);
  EXPECT_DOUBLE_EQ(model.opCost(0, config({h})).compute.value, kernel(shape));
  // Split over keys: an eighth of the work, partial outputs.
  const auto partial =
      resultSharding(builder.graph.ops[0], 0, config({k}), kEight);
  EXPECT_EQ(partial.partialOp, ReduceOp::LogSumExp);
  EXPECT_EQ(partial.partial, 1u);
  EXPECT_LT(model.opCost(0, config({k})).compute.value,
            model.opCost(0, config({-1})).compute.value / 3);
}

/// [16, 2048, k] x [16, k, n] of 16 bits.
double batchedProduct(double n, double k, DType units = DType::BF16) {
  KernelShape shape;
  shape.kind = KernelClass::Matmul;
  shape.dtype = units;
  shape.batch = 16;
  shape.m = 2048;
  shape.n = n;
  shape.k = k;
  shape.flops = Flops(2 * shape.batch * shape.m * n * k);
  shape.bytes = Bytes(2 * shape.batch * (shape.m * k + k * n + shape.m * n));
  return kernel(shape);
}

double scoresPass(double bytes) {
  KernelShape shape;
  shape.dtype = DType::BF16;
  shape.bytes = Bytes(bytes);
  shape.vectorFlops = Flops(bytes / 2);
  return kernel(shape);
}

// On each of 8 devices 4 heads of 4 sequences: scores of 16 x 2048 x 2048. The
// products leave nothing out for the mask.
TEST(OpCost, AttentionOfSeparateKernelsIsTheirSum) {
  const double scores = 16.0 * 2048 * 2048;
  const auto price = [](AttentionForm form, bool drops) {
    const Builder builder = causalAttention(form, drops);
    const CostModel model(builder.graph, h100(), ideal(), kEight);
    return model.opCost(0, config({kHeadFactor}));
  };
  const double products = batchedProduct(2048, 128) + batchedProduct(128, 2048);
  // Softmax reads and writes 2 bytes for each score; so do scale and mask.
  const double softmax = scoresPass(4 * scores);
  EXPECT_DOUBLE_EQ(price(AttentionForm::Fused, false).compute.value,
                   products + softmax);
  EXPECT_DOUBLE_EQ(price(AttentionForm::Eager, false).compute.value,
                   products + 3 * softmax);
  // Dropout also writes a mask, a byte for each.
  EXPECT_DOUBLE_EQ(price(AttentionForm::Fused, true).compute.value,
                   products + softmax + scoresPass(5 * scores));
  // Scores and what softmax makes of them.
  EXPECT_EQ(price(AttentionForm::Eager, false).temporaryBytes, 4 * scores);
  EXPECT_EQ(price(AttentionForm::Flash, false).temporaryBytes, 0);
  EXPECT_LT(price(AttentionForm::Flash, false).compute.value, products);
}

// Rows of 108 or 150 numbers of 16 bits are no multiple of 16 bytes, those of
// 104 and 112 are.
TEST(OpCost, HeadsThatFillNoLoadsAreMultipliedAsIn32Bits) {
  const double softmax = scoresPass(4 * 16.0 * 2048 * 2048);
  for (const auto &[size, units] :
       {std::pair(104, DType::BF16), std::pair(108, DType::F32),
        std::pair(112, DType::BF16), std::pair(150, DType::F32)}) {
    const Builder builder = causalAttention(AttentionForm::Fused, false, size);
    const CostModel model(builder.graph, h100(), ideal(), kEight);
    EXPECT_DOUBLE_EQ(model.opCost(0, config({kHeadFactor})).compute.value,
                     batchedProduct(2048, size, units) +
                         batchedProduct(size, 2048, units) + softmax)
        << size;
  }
}

// A stack that trains with dropout takes time for it whatever the model says,
// once.
TEST(OpCost, StackMayDropAttention) {
  const auto price = [](AttentionForm form, bool drops, bool stackDrops,
                        Mode mode = Mode::Train) {
    Builder builder = causalAttention(form, drops);
    builder.graph.mode = mode;
    StackSpec stack = ideal();
    stack.kernels.dropsProbabilities = stackDrops;
    const CostModel model(builder.graph, h100(), stack, kEight);
    return model.opCost(0, config({kHeadFactor})).compute;
  };
  for (const AttentionForm form :
       {AttentionForm::Fused, AttentionForm::Eager}) {
    EXPECT_EQ(price(form, false, true), price(form, true, false));
    EXPECT_EQ(price(form, true, true), price(form, true, false));
    EXPECT_LT(price(form, false, false), price(form, false, true));
    EXPECT_EQ(price(form, false, true, Mode::Prefill),
              price(form, false, false, Mode::Prefill));
  }
  EXPECT_EQ(price(AttentionForm::Flash, false, true),
            price(AttentionForm::Flash, false, false));
}

// Softmax of 16 x 2048 x 2048 scores: scale and mask are kernels of their own
// where 16 is no multiple of what the stack's kernel takes, or 2048 too many.
TEST(OpCost, FusedSoftmaxTakesWhatItsStackSays) {
  const auto price = [](AttentionForm form, FusedSoftmax kernel) {
    const Builder builder = causalAttention(form, false);
    StackSpec stack = ideal();
    stack.kernels.issue = Seconds(1);
    stack.kernels.fusedSoftmax = kernel;
    const CostModel model(builder.graph, h100(), stack, kEight);
    return model.opCost(0, config({kHeadFactor}));
  };
  const OpCost eager = price(AttentionForm::Eager, {3, 1});
  const OpCost fused = price(AttentionForm::Fused, {4, 2048});
  EXPECT_LT(fused.compute, eager.compute);
  // Two products and the softmax, in every configuration.
  EXPECT_EQ(fused.issue, Seconds(3));
  EXPECT_EQ(fused.ownIssue, Seconds(0));
  for (const FusedSoftmax kernel : {FusedSoftmax{3, 2048}, {4, 2047}}) {
    const OpCost replaced = price(AttentionForm::Fused, kernel);
    EXPECT_EQ(replaced.compute, eager.compute);
    EXPECT_EQ(replaced.issue, Seconds(3));
    EXPECT_EQ(replaced.ownIssue, Seconds(2));
  }
}

// What replaces a fused softmax may work on four bytes of each score, with two
// kernels more.
TEST(OpCost, WhatReplacesAFusedSoftmaxMayCast) {
  const double scores = 16.0 * 2048 * 2048;
  const auto price = [](AttentionForm form, bool casts) {
    const Builder builder = causalAttention(form, false);
    StackSpec stack = ideal();
    stack.kernels.issue = Seconds(1);
    stack.kernels.fusedSoftmax = {3, 2048, casts};
    const CostModel model(builder.graph, h100(), stack, kEight);
    return model.opCost(0, config({kHeadFactor}));
  };
  const OpCost cast = price(AttentionForm::Fused, true);
  EXPECT_DOUBLE_EQ(cast.compute.value,
                   batchedProduct(2048, 128) + batchedProduct(128, 2048) +
                       3 * scoresPass(8 * scores) + 2 * scoresPass(6 * scores));
  EXPECT_EQ(cast.issue, Seconds(3));
  EXPECT_EQ(cast.ownIssue, Seconds(4));
  const OpCost alike = price(AttentionForm::Fused, false);
  EXPECT_EQ(cast.temporaryBytes, 2 * alike.temporaryBytes);
  EXPECT_EQ(price(AttentionForm::Eager, true).compute, alike.compute);
}

// A fused normalisation reads and writes its tensor once; each of its functions
// does if they are kernels of their own.
TEST(OpCost, EagerNormalisationsAreManyKernels) {
  const Builder builder = normalisation();
  StackSpec eager = ideal();
  eager.fusedNorm = false;
  const CostModel fused(builder.graph, h100(), ideal(), kEight);
  const CostModel apart(builder.graph, h100(), eager, kEight);
  EXPECT_GT(apart.opCost(0, config({0})).compute.value,
            1.2 * fused.opCost(0, config({0})).compute.value);
}

TEST(OpCost, HugeShapesHaveFinitePrices) {
  Builder builder;
  const int64_t huge = int64_t(1) << 62;
  const TensorId x = builder.argument("x", {huge, huge}, Role::Input);
  builder.matmul(x, x);
  builder.elementwise("negate", {x});
  const CostModel model(builder.graph, h100(), ideal(), kEight);
  for (OpId op : {0u, 1u})
    for (int factor : {-1, 0, 1}) {
      const OpCost cost = model.opCost(op, config({factor}));
      EXPECT_TRUE(cost.compute.isFinite());
      EXPECT_GT(cost.compute.value, 0);
    }
}

TEST(OpCost, EmptyTensorsCostNoMoreThanALaunch) {
  Builder builder;
  const TensorId x = builder.argument("x", {0, 64}, Role::Input);
  const TensorId y = builder.argument("y", {64, 64}, Role::Input);
  builder.matmul(x, y);
  const CostModel model(builder.graph, h100(), ideal(), kEight);
  const double time = model.opCost(0, config({-1})).compute.value;
  EXPECT_GE(time, 0);
  EXPECT_LT(time, 1e-4);
}

} // namespace
