//===- PhasesTest.cpp - Phases of train-step modules ----------------------===//
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

/// A built training graph without what only its builder knows.
OpGraph asExported(OpGraph graph) {
  for (TensorId t : graph.arguments)
    graph.tensors[t].role = Role::Input;
  for (Tensor &tensor : graph.tensors)
    if (tensor.argument < 0)
      tensor.role = Role::Activation;
  for (Op &op : graph.ops) {
    op.phase = Phase::Forward;
    op.adjointOf = kNone;
  }
  graph.assumedOptimizer.clear();
  return graph;
}

OpGraph buildMlp(DType dtype, const char *optimizer, bool clip) {
  GraphMaker m;
  const TensorId x = m.input("x", {16, 24}, dtype);
  const TensorId w1 = m.parameter("w1", {24, 32});
  const TensorId bias = m.parameter("bias", {32});
  const TensorId w2 = m.parameter("w2", {32, 8});
  const TensorId product = m.dot(x, m.convert(w1, dtype), {}, {{1, 0}});
  const TensorId full =
      m.builder().broadcast(m.convert(bias, dtype), {16, 32}, {1});
  const TensorId hidden = m.apply("tanh", {m.apply("add", {product, full})});
  const TensorId y = m.dot(hidden, m.convert(w2, dtype), {}, {{1, 0}});
  OpGraph graph = m.finish(m.meanOfSquares(m.convert(y, DType::F32)));
  TrainingOptions options;
  options.optimizer = optimizer;
  options.clipGlobalNorm = clip;
  auto ok = buildTraining(graph, options);
  EXPECT_TRUE(ok) << ok.error().render();
  return graph;
}

void expectSamePhases(const OpGraph &built) {
  OpGraph graph = asExported(built);
  ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
  inferPhases(graph);
  auto ok = graph.verify();
  ASSERT_TRUE(ok) << ok.error().render();
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    // Constants belong to nothing in particular.
    if (graph.tensors[graph.ops[id].results[0]].splat)
      continue;
    EXPECT_EQ(name(graph.ops[id].phase), name(built.ops[id].phase))
        << "operator " << id << "\n"
        << printGraph(built);
  }
  for (TensorId t = 0; t < graph.tensors.size(); ++t)
    EXPECT_EQ(graph.tensors[t].role == Role::Gradient,
              built.tensors[t].role == Role::Gradient)
        << "%" << t << "\n"
        << printGraph(graph);
}

TEST(Phases, OfATrainStepAreThoseOfTheBuiltGraph) {
  for (const char *optimizer : {"adam", "adamw", "momentum"})
    for (DType dtype : {DType::F32, DType::BF16})
      for (bool clip : {true, false})
        expectSamePhases(buildMlp(dtype, optimizer, clip));
  expectSamePhases(buildMlp(DType::F32, "sgd", true));
}

TEST(Phases, AdjointsFindTheirForwardOperators) {
  const OpGraph built = buildMlp(DType::BF16, "adam", true);
  OpGraph graph = asExported(built);
  ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
  inferPhases(graph);
  size_t products = 0;
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    if (op.kind != OpKind::Contraction || op.phase != Phase::Backward)
      continue;
    ++products;
    EXPECT_EQ(op.adjointOf, built.ops[id].adjointOf);
    ASSERT_NE(op.adjointOf, kNone);
    // The same numbers mean the same factors.
    const ShardingRule &forward = graph.ops[op.adjointOf].rule;
    for (size_t i = 0; i < op.rule->factors.size(); ++i)
      EXPECT_EQ(op.rule->factors[i].size, forward.factors[i].size);
  }
  // dW1, dW2 and dH; x needs none.
  EXPECT_EQ(products, 3u);
}

TEST(Phases, PairingUndoesARenumbering) {
  const OpGraph built = buildMlp(DType::F32, "adam", true);
  OpGraph graph = asExported(built);
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    // As Import would number them: in the order of the result.
    if (built.ops[id].adjointOf == kNone ||
        built.ops[id].kind != OpKind::Contraction)
      continue;
    ShardingRule &rule = graph.ops[id].rule.edit();
    std::reverse(rule.factors.begin(), rule.factors.end());
    const FactorId last = static_cast<FactorId>(rule.factors.size() - 1);
    auto flip = [&](TensorMap &map) {
      for (DimFactors &dim : map)
        for (FactorId &factor : dim)
          factor = static_cast<FactorId>(last - factor);
    };
    for (TensorMap &map : rule.operands)
      flip(map);
    for (TensorMap &map : rule.results)
      flip(map);
  }
  ASSERT_TRUE(graph.verify());
  ASSERT_TRUE(inferRoles(graph, {}, std::nullopt));
  inferPhases(graph);
  for (OpId id = 0; id < graph.ops.size(); ++id)
    EXPECT_EQ(toString(graph.ops[id].rule), toString(built.ops[id].rule));
}

TEST(Phases, ScannedTrainStep) {
  GraphMaker m;
  const TensorId x = m.input("x", {8, 16});
  const TensorId w = m.parameter("w", {4, 16, 16});
  const TensorId head = m.parameter("head", {16, 4});
  const TensorId h = m.scan(4, {x}, [&](auto carried, TensorId i) {
    const TensorId layer = m.builder().readSlice(w, i);
    return std::vector<TensorId>{
        m.apply("tanh", {m.dot(carried[0], layer, {}, {{1, 0}})})};
  })[0];
  OpGraph graph = m.finish(m.meanOfSquares(m.dot(h, head, {}, {{1, 0}})));
  auto ok = buildTraining(graph, {});
  ASSERT_TRUE(ok) << ok.error().render();
  expectSamePhases(graph);
}

} // namespace
} // namespace planner::test
