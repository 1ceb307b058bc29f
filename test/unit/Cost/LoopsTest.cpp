//===- LoopsTest.cpp - Tensors in and around loops ------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "TestGraphs.h"
#include "planner/Cost/Evaluate.h"

using namespace planner;
using namespace planner::test;

namespace {

/// A loop of three trips inside one of four, as Import writes them: a value
/// enters in front of the loop's operators.
///
///   bias = -x0
///   x = enter(x0)
///   4 times:
///     y = enter(bias)
///     3 times: y = sine(y) + slices of the stacks
///     x = x + y
struct Nest {
  static constexpr int64_t kOuter = 4, kInner = 3, kSize = 64;
  Builder b;
  TensorId x0, perOuter, perInner, perTrip, bias, x, y, sine, yEnd, sum, xEnd,
      last;

  Nest() {
    x0 = b.argument("x", {kSize, kSize}, Role::Input);
    perOuter = b.argument("A", {kOuter, kSize, kSize}, Role::Parameter);
    perInner = b.argument("B", {kInner, kSize, kSize}, Role::Parameter);
    perTrip = b.argument("C", {kOuter * kInner, kSize, kSize}, Role::Parameter);
    b.graph.loops.push_back({0, kOuter, ""});
    b.graph.loops.push_back({1, kInner, ""});
    bias = b.elementwise("negate", {x0});
    x = enter(x0);
    b.loop = 1;
    y = enter(bias);
    const TensorId a = slice(perOuter);
    b.loop = 2;
    sine = b.elementwise("sine", {y});
    const TensorId sliced =
        b.elementwise("add", {sine, slice(perInner), slice(perTrip)});
    yEnd = next(sliced, y);
    b.loop = 1;
    sum = b.elementwise("add", {x, yEnd, a});
    xEnd = next(sum, x);
    b.loop = 0;
    last = b.elementwise("negate", {xEnd});
    b.output(last);
    EXPECT_TRUE(b.graph.verify()) << b.graph.verify().error().message;
  }

  TensorId enter(TensorId value) {
    const TensorId entered =
        b.elementwise("loop_enter", {value}, Role::Activation, true);
    b.graph.ops[b.producer(entered)].kind = OpKind::LoopEnter;
    return entered;
  }

  TensorId next(TensorId value, TensorId entered) {
    const TensorId left =
        b.elementwise("loop_next", {value}, Role::Activation, true);
    b.graph.ops[b.producer(left)].kind = OpKind::LoopNext;
    b.graph.ops[b.producer(left)].tiedTo = b.producer(entered);
    return left;
  }

  /// ([l, i, j]) -> ([i, j])
  TensorId slice(TensorId stack) {
    const int64_t layers = b.graph.tensors[stack].shape[0];
    Op op;
    op.kind = OpKind::Layout;
    op.mnemonic = "dynamic_slice";
    op.rule.addFactor(layers, FactorKind::NeedReplication);
    op.rule.addFactor(kSize);
    op.rule.addFactor(kSize);
    op.rule.operands = {{{0}, {1}, {2}}};
    op.rule.results = {{{1}, {2}}};
    op.operands = {stack};
    op.operandTouched = {1.0 / static_cast<double>(layers)};
    const TensorId result = b.tensor({kSize, kSize});
    op.results = {result};
    b.add(std::move(op));
    return result;
  }
};

TEST(Loops, WhatAnInnerLoopEntersWithLivesThroughTheOuterOne) {
  const Nest nest;
  const auto life = computeLifetimes(nest.b.graph);
  // Every outer trip enters the inner loop again.
  EXPECT_EQ(life[nest.bias].end, nest.b.producer(nest.xEnd));
  // A carried value lives as long as its own loop and what that leaves behind
  // in its buffer, not as the loop around it.
  EXPECT_EQ(life[nest.y].end, nest.b.producer(nest.sum));
  EXPECT_EQ(life[nest.x].end, nest.b.producer(nest.last));
  EXPECT_EQ(life[nest.sine].end, nest.b.producer(nest.yEnd) - 1);
}

// What is there in a body is changed in each of its trips, what is outside
// once; a stack slice by slice, unless that moves it more than once.
TEST(Loops, ChangesHappenWhereTensorsAre) {
  const Nest nest;
  const Mesh mesh{{{"nvlink0", 8, 0}}};
  const CostModel model(nest.b.graph, h100(), ideal(), mesh);
  const auto executions = [&](TensorId id) {
    EXPECT_EQ(model.changeScale(id).fraction, 1) << id;
    return model.changeScale(id).executions;
  };
  EXPECT_EQ(executions(nest.bias), 1);
  EXPECT_EQ(executions(nest.x), 4);
  EXPECT_EQ(executions(nest.y), 12);
  EXPECT_EQ(executions(nest.sine), 12);
  EXPECT_EQ(executions(nest.yEnd), 4);
  EXPECT_EQ(executions(nest.xEnd), 1);
  // Three slices in each of four outer trips: four times the stack.
  EXPECT_EQ(executions(nest.perInner), 1);
  EXPECT_DOUBLE_EQ(model.changeScale(nest.perOuter).fraction, 1.0 / 4);
  EXPECT_EQ(model.changeScale(nest.perOuter).executions, 4);
  EXPECT_DOUBLE_EQ(model.changeScale(nest.perTrip).fraction, 1.0 / 12);
  EXPECT_EQ(model.changeScale(nest.perTrip).executions, 12);
}

} // namespace
