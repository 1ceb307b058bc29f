//===- FusedUpdatesTest.cpp - Updates that are fused once -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "GraphMaker.h"
#include "planner/Graph/Passes.h"
#include <gmock/gmock.h>

namespace planner::test {
namespace {

/// [24, n] as [4, 6, n].
TensorId splitFirst(GraphMaker &m, TensorId x) {
  const Shape shape = {4, 6, m.builder().shape(x).back()};
  Op op;
  op.kind = OpKind::Layout;
  op.mnemonic = "reshape";
  op.operands.assign(1, x);
  TensorMap result;
  addDimFactors(op.rule.edit(), shape, result);
  op.rule.edit().operands.push_back({{0, 1}, {2}});
  op.rule.edit().results.push_back(result);
  op.rule.edit().linear = {{0}};
  return m.builder().insertFor(std::move(op), shape, m.builder().dtype(x));
}

/// Layers whose gradients are made in several ways: by products, by sums, seen
/// through rearrangements, converted, one for two parameters, of a scalar.
OpGraph layers(DType dtype, bool cuts) {
  GraphMaker m;
  TensorId x = m.input("x", {16, 24}, dtype);
  for (int i = 0; i < 3; ++i) {
    const std::string layer = std::to_string(i);
    const TensorId weight = m.parameter("w" + layer, {24, 24}, dtype);
    const TensorId wide = m.parameter("wide" + layer, {24, 24});
    const TensorId heads = m.parameter("heads" + layer, {24, 4, 6}, dtype);
    TensorId next = m.dot(x, weight, {}, {{1, 0}});
    next = m.dot(next, m.convert(wide, dtype), {}, {{1, 1}});
    next = m.mergeLast(m.dot(next, heads, {}, {{1, 0}}));
    for (const char *name : {"bias", "shift"}) {
      const TensorId term = m.parameter(name + layer, {24}, dtype);
      next = m.apply("add", {next, m.builder().broadcast(term, {16, 24}, {1})});
    }
    // Its gradient is summed in f32, and is rounded then.
    const TensorId narrow =
        m.convert(m.parameter("narrow" + layer, {24}, DType::BF16), DType::F32);
    next = m.apply("add", {m.convert(next, DType::F32),
                           m.builder().broadcast(narrow, {16, 24}, {1})});
    next = m.convert(next, dtype);
    if (cuts) {
      // The update has to cut its first dimension. Where it makes the gradient
      // itself, as it does if no norm reads that, only updates that are fused
      // ahead still read scalars as such.
      const TensorId cut = m.parameter("cut" + layer, {24, 8}, dtype);
      const TensorId part = m.slice(splitFirst(m, cut), 2, 1, 5);
      const TensorId sum = m.builder().reduceAll(m.apply("tanh", {part}));
      next = m.apply("add", {next, m.builder().broadcastScalar(sum, {16, 24})});
    }
    x = m.rmsNorm(m.apply("tanh", {next}), m.parameter("s" + layer, {24}));
    x = m.convert(x, dtype);
  }
  const TensorId scalar = m.parameter("scalar", {}, dtype);
  x = m.apply("multiply", {m.builder().broadcastScalar(scalar, {16, 24}), x});
  return m.finish(m.meanOfSquares(m.convert(x, DType::F32)));
}

OpGraph trained(OpGraph graph, const TrainingOptions &options) {
  auto built = buildTraining(graph, options);
  EXPECT_TRUE(built) << built.error().render();
  auto valid = graph.verify();
  EXPECT_TRUE(valid) << valid.error().render();
  return graph;
}

OpGraph fused(OpGraph graph) {
  mergeCommonSubexpressions(graph);
  recogniseAttention(graph);
  fuseOperators(graph);
  return graph;
}

std::string membersOf(const OpGraph &graph) {
  std::string text;
  for (const Op &op : graph.ops) {
    for (const Member &member : op.members) {
      text += member.mnemonic + " " + std::string(name(member.dtype)) + " " +
              std::to_string(member.work.vectorFlops) + " round " +
              std::to_string(member.round);
      for (const auto &list :
           {member.factors, member.resultFactors,
            SmallVec<FactorId, 4>(member.internalReduction.begin(),
                                  member.internalReduction.end())}) {
        text += " |";
        for (FactorId factor : list)
          text += " " + std::to_string(factor);
      }
      text += "\n";
    }
    text += "\n";
  }
  return text;
}

TEST(FusedUpdates, AreWhatFusionMakesOfThem) {
  for (const char *optimizer : {"adam", "adamw", "sgd", "momentum"})
    for (DType dtype : {DType::F32, DType::BF16})
      for (bool clip : {true, false}) {
        TrainingOptions options;
        options.optimizer = optimizer;
        options.clipGlobalNorm = clip;
        const OpGraph one = trained(layers(dtype, clip), options);
        options.fuseUpdates = true;
        const OpGraph all = trained(layers(dtype, clip), options);
        EXPECT_LT(all.ops.size(), one.ops.size());
        EXPECT_EQ(printGraph(fused(all)), printGraph(fused(one)))
            << optimizer << " " << name(dtype) << " " << clip;
        EXPECT_EQ(membersOf(fused(all)), membersOf(fused(one)))
            << optimizer << " " << name(dtype) << " " << clip;
      }
}

TEST(FusedUpdates, AreOneOperatorWhereParametersAreAlike) {
  TrainingOptions options;
  options.fuseUpdates = true;
  const OpGraph graph = trained(layers(DType::BF16, true), options);
  for (TensorId id : graph.arguments) {
    const Tensor &tensor = graph.tensors[id];
    // Shifts and biases have one gradient; the scalar is alone.
    if (tensor.role != Role::Parameter || tensor.shape.size() < 2)
      continue;
    const Op &update = graph.ops[graph.tensors[tensor.updatedTo].producer];
    EXPECT_GT(update.members.size(), 10u) << tensor.name;
    for (TensorId other : graph.arguments)
      if (graph.tensors[other].name == "adamw.m(" + tensor.name + ")")
        EXPECT_EQ(graph.tensors[graph.tensors[other].updatedTo].producer,
                  graph.tensors[tensor.updatedTo].producer);
  }
}

} // namespace
} // namespace planner::test
