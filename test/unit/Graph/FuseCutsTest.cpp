//===- FuseCutsTest.cpp - The user's shardings between fused operators ----===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "GraphMaker.h"
#include "planner/Graph/Constraints.h"
#include "planner/Graph/PartialSums.h"
#include "planner/Graph/Passes.h"
#include <gmock/gmock.h>

namespace planner {
namespace {

using test::GraphMaker;
using testing::ElementsAre;
using testing::IsEmpty;

/// Axes a (2) and b (4), by dimension: "a", "b" or "ab"; closed.
InputSharding sharding(const std::vector<std::string> &dims) {
  InputSharding asked;
  for (const std::string &dim : dims) {
    auto &axes = asked.dims.emplace_back();
    for (char axis : dim)
      axes.push_back({std::string(1, axis), axis == 'a' ? 2 : 4});
  }
  asked.open.assign(dims.size(), false);
  return asked;
}

void pin(OpGraph &graph, TensorId tensor,
         const std::vector<std::string> &dims) {
  graph.tensors[tensor].constraint = sharding(dims);
}

/// The constraint of the reader, as Import notes those of values with several.
void pinUse(OpGraph &graph, TensorId result, uint32_t operand,
            const std::vector<std::string> &dims) {
  graph.ops[graph.tensors[result].producer].operandConstraints.push_back(
      {operand, sharding(dims)});
}

std::vector<std::string> fused(OpGraph graph) {
  fuseOperators(graph);
  const auto ok = graph.verify();
  EXPECT_TRUE(ok) << ok.error().render() << printGraph(graph);
  std::vector<std::string> names;
  for (const Op &op : graph.ops) {
    names.push_back(op.mnemonic);
    EXPECT_TRUE(constraintsAgree(graph, op)) << printGraph(graph);
  }
  return names;
}

/// abs(exp(tanh(x))).
struct Chain {
  GraphMaker m;
  TensorId x = m.input("x", {64, 128});
  TensorId first = m.apply("tanh", {x});
  TensorId second = m.apply("exponential", {first});
  TensorId third = m.apply("abs", {second});
  OpGraph graph = m.finish(third);
};

TEST(FuseCuts, AgreeingShardingsHinderNothing) {
  Chain none, all;
  EXPECT_THAT(fused(none.graph), ElementsAre("abs+exponential+tanh"));
  for (TensorId tensor : {all.first, all.second, all.third})
    pin(all.graph, tensor, {"a", "b"});
  EXPECT_THAT(fused(all.graph), ElementsAre("abs+exponential+tanh"));
}

TEST(FuseCuts, EveryContradictionIsACut) {
  Chain chain;
  pin(chain.graph, chain.first, {"a", "b"});
  pin(chain.graph, chain.second, {"b", "a"});
  pin(chain.graph, chain.third, {"", "ab"});
  EXPECT_THAT(fused(chain.graph), ElementsAre("tanh", "exponential", "abs"));
}

/// The first two agree: a cut there would be a needless change.
TEST(FuseCuts, OnlyWhereTheyContradict) {
  Chain chain;
  pin(chain.graph, chain.first, {"a", ""});
  pin(chain.graph, chain.third, {"", "a"});
  const auto names = fused(chain.graph);
  ASSERT_EQ(names.size(), 2u);
}

/// "Whole here, split there" is a contradiction as well; an open dimension is
/// none.
TEST(FuseCuts, ClosedDimensionsCountOpenOnesDoNot) {
  Chain closed, open;
  for (Chain *chain : {&closed, &open}) {
    pin(chain->graph, chain->first, {"", ""});
    pin(chain->graph, chain->third, {"a", ""});
  }
  EXPECT_EQ(fused(closed.graph).size(), 2u);
  auto &first = open.graph.tensors[open.first].constraint;
  first->open = {true, false};
  EXPECT_EQ(fused(open.graph).size(), 1u);
}

/// The layout changes between them: nobody makes the value again from the
/// start, although that reads no more bytes.
TEST(FuseCuts, WhatIsCutIsNotMadeAgain) {
  Chain chain;
  pin(chain.graph, chain.second, {"a", "b"});
  pin(chain.graph, chain.third, {"b", "a"});
  fuseOperators(chain.graph);
  ASSERT_EQ(chain.graph.ops.size(), 2u);
  EXPECT_THAT(chain.graph.ops[0].results,
              ElementsAre(chain.graph.ops[1].operands[0]));
  EXPECT_TRUE(chain.graph.tensors[chain.graph.ops[0].results[0]].constraint);
}

/// Through a transposition, [a, b] is [b, a].
TEST(FuseCuts, ViewsAreSeenThrough) {
  for (const bool agrees : {true, false}) {
    GraphMaker m;
    const TensorId x = m.input("x", {8, 4, 16});
    const TensorId first = m.apply("tanh", {x});
    const TensorId merged = m.mergeLast(first);
    const TensorId second = m.apply("exponential", {merged});
    OpGraph graph = m.finish(second);
    pin(graph, first, {"a", "b", ""});
    pin(graph, second,
        agrees ? std::vector<std::string>{"a", "b"}
               : std::vector<std::string>{"b", "a"});
    EXPECT_EQ(fused(graph).size(), agrees ? 1u : 2u);
  }
}

/// b (4) fits 64 but not the 6 of [6, 8], which a reshape makes 48: the parts
/// of the fused operator are smaller than those of its first operation.
TEST(FuseCuts, PartsThatAreTooSmall) {
  GraphMaker m;
  const TensorId x = m.input("x", {16, 6, 8});
  const TensorId first = m.apply("tanh", {m.mergeLast(x)});
  OpGraph graph = m.finish(m.apply("exponential", {first}));
  pin(graph, first, {"", "b"});
  EXPECT_EQ(fused(graph).size(), 1u);
}

/// A softmax is one operator; its sum may not be split otherwise than what it
/// sums.
TEST(FuseCuts, ReductionsInside) {
  for (const bool agrees : {true, false}) {
    GraphMaker m;
    const TensorId x = m.input("x", {64, 128});
    const TensorId first = m.apply("tanh", {x});
    OpGraph graph = m.finish(m.softmax(first));
    pin(graph, first, {"a", "b"});
    pin(graph, graph.results[0],
        agrees ? std::vector<std::string>{"a", "b"}
               : std::vector<std::string>{"a", ""});
    const auto names = fused(graph);
    EXPECT_EQ(names.size() == 1, agrees) << testing::PrintToString(names);
  }
}

/// The gradient of a scale: the sum over the batch that a splits lies scattered
/// over a, which is no contradiction.
TEST(FuseCuts, SumsMayBeScattered) {
  GraphMaker m;
  const TensorId x = m.input("x", {8, 16});
  const TensorId y = m.input("y", {16, 32});
  const TensorId product = m.dot(x, y, {}, {{1, 0}});
  const TensorId result = m.convert(product, DType::BF16);
  OpGraph graph = m.finish(result);
  pinUse(graph, product, 0, {"", "a"});
  pinUse(graph, product, 1, {"a", ""});
  pin(graph, result, {"a", ""});
  EXPECT_THAT(fused(graph), ElementsAre("dot_general"));
}

TEST(SeparateConstraints, CopiesHaveWhatAnOperatorCannot) {
  GraphMaker m;
  const TensorId x = m.input("x", {64, 128});
  const TensorId y = m.apply("tanh", {x});
  OpGraph graph = m.finish(y);
  pinUse(graph, y, 0, {"b", ""});
  pin(graph, y, {"", "a"});
  graph.tensors[y].constraint->isPlace = true;
  separateConstraints(graph);
  const auto ok = graph.verify();
  ASSERT_TRUE(ok) << ok.error().render();
  ASSERT_EQ(graph.ops.size(), 2u);
  EXPECT_EQ(graph.ops[1].mnemonic, "sharding_constraint");
  EXPECT_FALSE(graph.tensors[graph.ops[0].results[0]].constraint);
  EXPECT_EQ(graph.tensors[graph.results[0]].constraint, sharding({"", "a"}));
  EXPECT_THAT(graph.tensors[graph.results[0]].outputs, ElementsAre(0));
  EXPECT_THAT(graph.tensors[graph.ops[0].results[0]].outputs, IsEmpty());
}

/// A sharding of the value itself is none of a place: that is for a diagnostic.
TEST(SeparateConstraints, ValuesKeepTheirShardings) {
  GraphMaker m;
  const TensorId x = m.input("x", {64, 128});
  const TensorId y = m.apply("tanh", {x});
  OpGraph graph = m.finish(y);
  pinUse(graph, y, 0, {"b", ""});
  pin(graph, y, {"", "a"});
  separateConstraints(graph);
  EXPECT_EQ(graph.ops.size(), 1u);
  EXPECT_FALSE(constraintsAgree(graph, graph.ops[0]));
}

/// Two operands in different layouts: the second is read from a copy.
TEST(SeparateConstraints, OperandsAreCopiedToo) {
  GraphMaker m;
  const TensorId x = m.input("x", {64, 128});
  const TensorId y = m.input("y", {64, 128});
  const TensorId sum = m.apply("add", {x, y});
  OpGraph graph = m.finish(sum);
  pinUse(graph, sum, 0, {"a", ""});
  pinUse(graph, sum, 1, {"", "a"});
  separateConstraints(graph);
  ASSERT_EQ(graph.ops.size(), 2u);
  EXPECT_EQ(graph.ops[0].mnemonic, "sharding_constraint");
  EXPECT_EQ(graph.ops[1].operands[1], graph.ops[0].results[0]);
  EXPECT_EQ(graph.tensors[graph.ops[0].results[0]].constraint,
            sharding({"", "a"}));
}

/// Sums come from contractions, and pass what is linear in them. Maxima do not.
TEST(PartialSums, ComeFromReductionsAlone) {
  GraphMaker m;
  const TensorId x = m.input("x", {8, 16});
  const TensorId y = m.input("y", {16, 32});
  const TensorId product = m.dot(x, y, {}, {{1, 0}});
  const TensorId doubled = m.apply("add", {product, product});
  const TensorId bent = m.apply("tanh", {doubled});
  const TensorId moved = m.apply("add", {x, x});
  const TensorId largest = m.reduceMax(x, 1);
  const TensorId most = m.apply("add", {largest, largest});
  const OpGraph &graph = m.graph();
  EXPECT_TRUE(mayBePartial(graph, product));
  EXPECT_TRUE(mayBePartial(graph, doubled));
  EXPECT_FALSE(mayBePartial(graph, bent));
  EXPECT_FALSE(mayBePartial(graph, moved));
  EXPECT_FALSE(mayBePartial(graph, most));
  EXPECT_FALSE(mayBePartial(graph, x));
}

} // namespace
} // namespace planner
