//===- EvaluateTest.cpp - Prices of whole strategies ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Cost/Evaluate.h"
#include "TestGraphs.h"
#include <gmock/gmock.h>

using namespace planner;
using namespace planner::test;
using testing::HasSubstr;

namespace {

constexpr int kR = OpConfig::kReplicated;

/// y = relu(x A) B with its backward pass and a plain gradient-descent update
/// (or one with a split state), written out:
///
///   h = x A, r = relu(h), y = r B
///   dr = dy B^T, dB = r^T dy, dh = dr * relu'(h), dA = x^T dh, dx = dh A^T
///   A' = A - dA, B' = B - dB
///
/// Factors of the products: i rows (batch), j, k as the letters say.
struct Mlp {
  Builder b;
  TensorId x, dy, A, B;
  TensorId h, r, y, dr, dB, dh, dA, dx, newA, newB;

  Mlp(int64_t batch, int64_t hidden, int64_t ffn) {
    x = b.argument("x", {batch, hidden}, Role::Input);
    dy = b.argument("dy", {batch, hidden}, Role::Input);
    A = b.argument("A", {hidden, ffn}, Role::Parameter);
    B = b.argument("B", {ffn, hidden}, Role::Parameter);
    h = b.matmul(x, A);
    r = b.elementwise("maximum", {h});
    y = b.matmul(r, B);
    b.output(y);
    b.phase = Phase::Backward;
    dr = b.matmul(dy, B, "ik", "jk", "ij", Role::Gradient);
    dB = b.matmul(r, dy, "ki", "kj", "ij", Role::Gradient);
    dh = b.elementwise("select", {dr, h}, Role::Gradient);
    dA = b.matmul(x, dh, "ki", "kj", "ij", Role::Gradient);
    dx = b.matmul(dh, A, "ik", "jk", "ij", Role::Gradient);
    b.output(dx);
    b.phase = Phase::Optimizer;
    newA = b.elementwise("subtract", {A, dA});
    newB = b.elementwise("subtract", {B, dB});
    b.graph.tensors[A].updatedTo = newA;
    b.graph.tensors[B].updatedTo = newB;
    b.output(newA);
    b.output(newB);
    EXPECT_TRUE(b.graph.verify()) << b.graph.verify().error().message;
  }

  void set(Assignment &a, TensorId result, int factor) const {
    a.ops[b.producer(result)] = config({factor});
  }

  /// Materialises whatever consumers need.
  void complete(const CostModel &model, Assignment &a) const {
    for (TensorId id = 0; id < b.graph.tensors.size(); ++id) {
      const Tensor &tensor = b.graph.tensors[id];
      const TensorSharding made =
          tensor.producer == kNone
              ? a.storage[id]
              : resultSharding(b.graph.ops[tensor.producer], tensor.resultIndex,
                               a.ops[tensor.producer], model.mesh());
      std::vector<TensorSharding> needed;
      for (const Use &use : tensor.uses)
        needed.push_back(operandSharding(b.graph.ops[use.op], use.operand,
                                         a.ops[use.op], model.mesh()));
      for (TensorId argument : {A, B})
        if (b.graph.tensors[argument].updatedTo == id)
          needed.push_back(a.storage[argument]);
      if (!tensor.outputs.empty() && made.partial != 0 && id != newA &&
          id != newB) {
        needed.push_back(made);
        needed.back().partial = 0;
      }
      const auto best = bestMaterialisation(model, id, made, needed);
      ASSERT_TRUE(best) << id;
      a.materialised[id] = best->layouts;
    }
  }

  /// Pure data parallelism; the update and the storage as `zero` says.
  Assignment dataParallel(const CostModel &model, int zero) const {
    Assignment a = b.replicatedAssignment(model.mesh());
    for (TensorId id : {h, r, y, dr, dh, dx})
      set(a, id, 0);
    // The batch is what the weight gradients sum over.
    for (TensorId id : {dA, dB})
      set(a, id, 2);
    for (TensorId id : {newA, newB})
      set(a, id, zero >= 1 ? 0 : kR);
    for (TensorId id : {x, dy})
      a.storage[id] = split(2, {{0}});
    for (TensorId id : {A, B})
      a.storage[id] = zero == 3 ? split(2, {{0}}) : replicated(2);
    complete(model, a);
    if (zero == 3)
      for (TensorId id : {A, B})
        for (Materialised &layout : a.materialised[id])
          layout.redoneEachPhase = true;
    return a;
  }
};

const double kP = 8;

std::vector<const PricedChange *> changesOf(const PricedStrategy &priced,
                                            TensorId tensor) {
  std::vector<const PricedChange *> result;
  for (const PricedChange &change : priced.changes)
    if (change.tensor == tensor && !change.change.steps.empty())
      result.push_back(&change);
  return result;
}

/// Bytes that each device sends, as rings do it.
double sent(const PricedStrategy &priced) {
  double total = 0;
  for (const PricedChange &change : priced.changes)
    for (const CollectiveStep &step : change.change.steps)
      total += change.executions * step.bytes.value * (kP - 1) / kP *
               (step.kind == CollectiveKind::AllReduce ? 2 : 1);
  return total;
}

size_t count(const PricedStrategy &priced, CollectiveKind kind) {
  size_t total = 0;
  for (const PricedChange &change : priced.changes)
    for (const CollectiveStep &step : change.change.steps)
      total += step.kind == kind;
  for (const OpCost &op : priced.ops)
    for (const CollectiveStep &step : op.collectives)
      total += step.kind == kind;
  return total;
}

//===----------------------------------------------------------------------===//
// Data parallelism and its stages
//===----------------------------------------------------------------------===//

// Psi parameters of 2 bytes: stage 0 sends 2 Psi (p-1)/p elements a device,
// stages 1 and 2 the same as reduce-scatter and all-gather, stage 3 half as
// much again for the second gather.
class DataParallel : public testing::Test {
protected:
  DataParallel()
      : mlp(4096, 1024, 4096), model(mlp.b.graph, h100(), ideal(), kEight) {}
  Mlp mlp;
  CostModel model;
  const double psiBytes = 2.0 * 1024 * 4096 * 2;
};

TEST_F(DataParallel, AllReducesEachWeightGradientOnce) {
  const PricedStrategy priced = price(model, mlp.dataParallel(model, 0));
  EXPECT_EQ(count(priced, CollectiveKind::AllReduce), 2u);
  EXPECT_EQ(priced.changes.size(), 2u);
  EXPECT_EQ(changesOf(priced, mlp.dA).size(), 1u);
  EXPECT_EQ(changesOf(priced, mlp.dB).size(), 1u);
  EXPECT_DOUBLE_EQ(sent(priced), 2 * psiBytes * (kP - 1) / kP);
  EXPECT_TRUE(changesOf(priced, mlp.dA)[0]->isGradient);
  EXPECT_EQ(changesOf(priced, mlp.dA)[0]->phase, Phase::Backward);
}

TEST_F(DataParallel, StageOneScattersGradientsAndGathersParameters) {
  const PricedStrategy priced = price(model, mlp.dataParallel(model, 1));
  EXPECT_EQ(count(priced, CollectiveKind::ReduceScatter), 2u);
  EXPECT_EQ(count(priced, CollectiveKind::AllGather), 2u);
  EXPECT_EQ(count(priced, CollectiveKind::AllReduce), 0u);
  EXPECT_DOUBLE_EQ(sent(priced), 2 * psiBytes * (kP - 1) / kP);
  EXPECT_TRUE(changesOf(priced, mlp.newA)[0]->isParameter);
}

TEST_F(DataParallel, StageThreeGathersParametersInEachPass) {
  const PricedStrategy priced = price(model, mlp.dataParallel(model, 3));
  EXPECT_EQ(count(priced, CollectiveKind::ReduceScatter), 2u);
  // A and B forward; A backward for dx, B backward for dr.
  EXPECT_EQ(count(priced, CollectiveKind::AllGather), 4u);
  EXPECT_DOUBLE_EQ(sent(priced), 3 * psiBytes * (kP - 1) / kP);
  const auto gathers = changesOf(priced, mlp.A);
  ASSERT_EQ(gathers.size(), 2u);
  EXPECT_EQ(gathers[0]->phase, Phase::Forward);
  EXPECT_EQ(gathers[1]->phase, Phase::Backward);
}

TEST_F(DataParallel, StepTimeIsTheSumOfItsParts) {
  for (int zero : {0, 1, 3}) {
    const PricedStrategy priced = price(model, mlp.dataParallel(model, zero));
    double total = 0;
    for (const OpCost &op : priced.ops)
      total += (op.compute + op.communication).value;
    for (const PricedChange &change : priced.changes)
      total += change.perStep().value;
    EXPECT_NEAR(priced.stepTime.value, total, total * 1e-12);
    EXPECT_NEAR(
        priced.stepTime.value,
        (priced.compute + priced.optimizer + priced.communication).value,
        total * 1e-12);
    EXPECT_GT(priced.optimizer.value, 0);
  }
}

TEST_F(DataParallel, ShardedStatesTakeLessMemory) {
  const PricedStrategy replicatedStates =
      price(model, mlp.dataParallel(model, 0));
  const PricedStrategy sharded = price(model, mlp.dataParallel(model, 3));
  EXPECT_LT(sharded.memory.totalPeak, replicatedStates.memory.totalPeak);
  EXPECT_EQ(sharded.memory.atPeak[size_t(MemoryClass::Parameters)],
            static_cast<int64_t>(psiBytes / 8));
  EXPECT_EQ(replicatedStates.memory.atPeak[size_t(MemoryClass::Parameters)],
            static_cast<int64_t>(psiBytes));
}

TEST_F(DataParallel, TheBreakdownAddsUpToThePeak) {
  for (int zero : {0, 1, 3}) {
    const MemoryReport memory =
        price(model, mlp.dataParallel(model, zero)).memory;
    int64_t total = 0;
    for (int64_t bytes : memory.atPeak)
      total += bytes;
    EXPECT_EQ(total, memory.totalPeak);
    EXPECT_LT(memory.peakOp, mlp.b.graph.ops.size());
    EXPECT_GT(memory.usable, 0);
  }
}

//===----------------------------------------------------------------------===//
// Tensor parallelism
//===----------------------------------------------------------------------===//

class TensorParallel : public DataParallel {
protected:
  /// Columns of A, rows of B.
  Assignment megatron() const {
    Assignment a = mlp.b.replicatedAssignment(kEight);
    mlp.set(a, mlp.h, 1);
    mlp.set(a, mlp.r, 1);
    mlp.set(a, mlp.y, 2);
    mlp.set(a, mlp.dr, 1);
    mlp.set(a, mlp.dB, 0);
    mlp.set(a, mlp.dh, 1);
    mlp.set(a, mlp.dA, 1);
    mlp.set(a, mlp.dx, 2);
    mlp.set(a, mlp.newA, 1);
    mlp.set(a, mlp.newB, 0);
    a.storage[mlp.A] = split(2, {{}, {0}});
    a.storage[mlp.B] = split(2, {{0}});
    return a;
  }
};

TEST_F(TensorParallel, ColumnsThenRowsReduceOnceForwardAndOnceBackward) {
  Assignment a = megatron();
  mlp.complete(model, a);
  const PricedStrategy priced = price(model, a);
  EXPECT_EQ(count(priced, CollectiveKind::AllReduce), 2u);
  ASSERT_EQ(priced.changes.size(), 2u);
  EXPECT_EQ(changesOf(priced, mlp.y).size(), 1u);
  EXPECT_EQ(changesOf(priced, mlp.dx).size(), 1u);
  EXPECT_FALSE(changesOf(priced, mlp.dx)[0]->isGradient &&
               !mlp.b.graph.dimClasses.empty());
  // Activations of 4096 x 1024 elements.
  EXPECT_DOUBLE_EQ(sent(priced), 2 * 2 * 4096.0 * 1024 * 2 * (kP - 1) / kP);
}

TEST_F(TensorParallel, SplitSequencesScatterAndGatherInstead) {
  // Inputs and outputs split by rows: gather x, scatter y; gather dy, scatter
  // dx; and dA gathers x again unless the gathered one is kept.
  Assignment a = megatron();
  for (TensorId id : {mlp.x, mlp.dy})
    a.storage[id] = split(2, {{0}});
  mlp.complete(model, a);
  for (TensorId id : {mlp.y, mlp.dx}) {
    a.materialised[id].clear();
    Materialised rows;
    rows.layout = split(2, {{0}});
    a.materialised[id].push_back(rows);
  }
  const PricedStrategy priced = price(model, a);
  EXPECT_EQ(count(priced, CollectiveKind::AllReduce), 0u);
  EXPECT_EQ(count(priced, CollectiveKind::ReduceScatter), 2u);
  EXPECT_EQ(count(priced, CollectiveKind::AllGather), 2u);
  EXPECT_DOUBLE_EQ(sent(priced), 4 * 4096.0 * 1024 * 2 * (kP - 1) / kP);
}

//===----------------------------------------------------------------------===//
// What is refused
//===----------------------------------------------------------------------===//

class Refused : public DataParallel {
protected:
  std::string why(const Assignment &a) const {
    auto priced = evaluate(model, a);
    return priced ? "priced" : priced.error().message;
  }
};

TEST_F(Refused, AnIllegalConfiguration) {
  Assignment a = mlp.dataParallel(model, 0);
  mlp.set(a, mlp.h, 9);
  EXPECT_THAT(why(a), HasSubstr("illegal configuration of operator 0"));
}

TEST_F(Refused, ALayoutThatIsNotMade) {
  Assignment a = mlp.dataParallel(model, 0);
  a.materialised[mlp.dA].clear();
  EXPECT_THAT(why(a), HasSubstr("nor materialised"));
  EXPECT_THAT(why(a), HasSubstr("partial={nvlink0}"));
}

TEST_F(Refused, AStateStoredOtherwiseThanItsNewValue) {
  Assignment a = mlp.dataParallel(model, 1);
  a.materialised[mlp.newA].clear();
  EXPECT_THAT(why(a), HasSubstr("replaces argument A"));
}

TEST_F(Refused, APartialResultOfTheModel) {
  Assignment a = mlp.b.replicatedAssignment(kEight);
  mlp.set(a, mlp.y, 2);
  a.storage[mlp.B] = replicated(2);
  Assignment before = a;
  mlp.complete(model, a);
  EXPECT_EQ(why(a), "priced");
  a.materialised[mlp.y].clear();
  EXPECT_THAT(why(a), HasSubstr("partial results only"));
}

TEST_F(Refused, LayoutsMadeFromEachOther) {
  Assignment a = mlp.dataParallel(model, 0);
  a.materialised[mlp.dA][0].source = 0;
  EXPECT_THAT(why(a), HasSubstr("made from none that exists"));
  a.materialised[mlp.dA][0].source = 5;
  EXPECT_THAT(why(a), HasSubstr("made from none that exists"));
}

TEST_F(Refused, LayoutsThatDoNotExist) {
  Assignment a = mlp.dataParallel(model, 0);
  a.storage[mlp.A] = replicated(3);
  EXPECT_THAT(why(a), HasSubstr("2 dimensions, got 3"));
  a.storage[mlp.A] = split(2, {{0}, {0}});
  EXPECT_THAT(why(a), HasSubstr("twice"));
  a.storage[mlp.A] = split(2, {{3}});
  EXPECT_THAT(why(a), HasSubstr("does not exist"));
  a.storage[mlp.A] = replicated(2);
  a.storage[mlp.A].partial = 1;
  EXPECT_THAT(why(a), HasSubstr("cannot be partial"));
}

TEST_F(Refused, AnAssignmentForAnotherGraph) {
  Assignment a = mlp.dataParallel(model, 0);
  a.ops.pop_back();
  EXPECT_THAT(why(a), HasSubstr("another graph"));
}

} // namespace
