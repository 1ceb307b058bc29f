//===- ControlFlowTest.cpp - Calls, branches, loops -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"

namespace planner {
namespace {

TEST(Calls, CalleesAreExpandedAtEachCall) {
  const OpGraph graph = importGood(R"(
func.func public @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %x = call @twice(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %y = call @twice(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
}
func.func private @twice(%a: tensor<8xf32>) -> tensor<8xf32> {
  %r = stablehlo.add %a, %a : tensor<8xf32>
  return %r : tensor<8xf32>
})");
  ASSERT_EQ(graph.ops.size(), 2u);
  EXPECT_EQ(graph.ops[1].operands[0], graph.ops[0].results[0]);
}

TEST(Calls, CompositesAreTheirDecomposition) {
  const OpGraph graph = importGood(R"(
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %r = stablehlo.composite "my.op" %a {decomposition = @impl} :
    (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func private @impl(%a: tensor<8xf32>) -> tensor<8xf32> {
  %r = stablehlo.tanh %a : tensor<8xf32>
  return %r : tensor<8xf32>
})");
  EXPECT_EQ(count(graph, "tanh"), 1u);
}

/// A loop from `init` that counts by `step` while `compare counter, bound`.
std::string loop(const std::string &init, const std::string &step,
                 const std::string &condition) {
  return R"(
func.func @main(%x: tensor<8x16xf32>, %w: tensor<16x16xf32>)
    -> tensor<8x16xf32> {
  %i = stablehlo.constant dense<)" +
         init + R"(> : tensor<i32>
  %bound = stablehlo.constant dense<12> : tensor<i32>
  %r:3 = stablehlo.while(%c = %i, %v = %x, %u = %w) :
      tensor<i32>, tensor<8x16xf32>, tensor<16x16xf32>
  cond {
    %p = )" +
         condition + R"(
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.constant dense<)" +
         step + R"(> : tensor<i32>
    %n = stablehlo.add %c, %s : tensor<i32>
    %y = stablehlo.dot_general %v, %u, contracting_dims = [1] x [0] :
      (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    stablehlo.return %n, %y, %u :
      tensor<i32>, tensor<8x16xf32>, tensor<16x16xf32>
  }
  return %r#1 : tensor<8x16xf32>
})";
}

std::string compare(const std::string &direction, const std::string &lhs,
                    const std::string &rhs) {
  return "stablehlo.compare " + direction + ", " + lhs + ", " + rhs +
         ", SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>";
}

int64_t trips(const std::string &text) {
  const OpGraph graph = importGood(text);
  return graph.loops.size() == 2 ? graph.loops[1].tripCount : -1;
}

TEST(While, CarriedValuesEnterAndAreUpdated) {
  const OpGraph graph =
      importGood(loop("0", "1", compare("LT", "%c", "%bound")));
  EXPECT_EQ(trips(loop("0", "1", compare("LT", "%c", "%bound"))), 12);
  // x enters; the weights are used directly; the counter has no operator.
  ASSERT_EQ(graph.ops.size(), 3u) << printGraph(graph);
  EXPECT_EQ(graph.ops[0].kind, OpKind::LoopEnter);
  EXPECT_EQ(graph.ops[0].loop, 0u);
  EXPECT_EQ(graph.ops[0].operands[0], graph.arguments[0]);
  EXPECT_EQ(graph.ops[1].mnemonic, "dot_general");
  EXPECT_EQ(graph.ops[1].loop, 1u);
  EXPECT_EQ(graph.ops[1].operands[0], graph.ops[0].results[0]);
  EXPECT_EQ(graph.ops[1].operands[1], graph.arguments[1]);
  EXPECT_EQ(graph.ops[2].kind, OpKind::LoopNext);
  EXPECT_EQ(graph.ops[2].loop, 1u);
  EXPECT_EQ(graph.ops[2].tiedTo, 0u);
  EXPECT_EQ(graph.results[0], graph.ops[2].results[0]);
  EXPECT_EQ(toString(graph.ops[2].rule), "([i, j]) -> ([i, j]) {i=8, j=16}");
  EXPECT_EQ(graph.modelMatmulFlops(), 12 * 2.0 * 8 * 16 * 16);
}

TEST(While, TripCountsOfAllDirections) {
  // Counter values for which the condition holds, counted by hand.
  EXPECT_EQ(trips(loop("0", "5", compare("LT", "%c", "%bound"))), 3);
  EXPECT_EQ(trips(loop("0", "4", compare("LT", "%c", "%bound"))), 3);
  EXPECT_EQ(trips(loop("0", "4", compare("LE", "%c", "%bound"))), 4);
  EXPECT_EQ(trips(loop("20", "-1", compare("GT", "%c", "%bound"))), 8);
  EXPECT_EQ(trips(loop("20", "-2", compare("GE", "%c", "%bound"))), 5);
  EXPECT_EQ(trips(loop("0", "3", compare("NE", "%c", "%bound"))), 4);
  EXPECT_EQ(trips(loop("0", "1", compare("GT", "%bound", "%c"))), 12);
}

TEST(While, LoopsThatNeverRunAreNothing) {
  const OpGraph graph =
      importGood(loop("12", "1", compare("LT", "%c", "%bound")));
  EXPECT_TRUE(graph.ops.empty());
  EXPECT_EQ(graph.results[0], graph.arguments[0]);
}

TEST(While, UnknownTripCountsAreReported) {
  // A counter that never reaches the bound.
  const OpGraph graph =
      importGood(loop("0", "5", compare("NE", "%c", "%bound")));
  EXPECT_EQ(graph.loops[1].tripCount, 1);
  ASSERT_EQ(graph.warnings.size(), 1u);
  EXPECT_THAT(graph.warnings[0],
              testing::StartsWith("a while loop has no constant trip count: "
                                  "planned as if its body ran once"));
}

TEST(While, EarlyExitBoundsTheTripCount) {
  const OpGraph graph = importGood(R"(
func.func @main(%x: tensor<f32>) -> tensor<f32> {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%c = %i, %v = %x) : tensor<i32>, tensor<f32>
  cond {
    %n = stablehlo.constant dense<12> : tensor<i32>
    %p = stablehlo.compare LT, %c, %n, SIGNED :
      (tensor<i32>, tensor<i32>) -> tensor<i1>
    %g = stablehlo.is_finite %v : (tensor<f32>) -> tensor<i1>
    %h = stablehlo.and %p, %g : tensor<i1>
    stablehlo.return %h : tensor<i1>
  } do {
    %s = stablehlo.constant dense<1> : tensor<i32>
    %m = stablehlo.add %c, %s : tensor<i32>
    %y = stablehlo.exponential %v : tensor<f32>
    stablehlo.return %m, %y : tensor<i32>, tensor<f32>
  }
  return %r#1 : tensor<f32>
})");
  EXPECT_EQ(graph.loops.at(1).tripCount, 12);
  ASSERT_EQ(graph.warnings.size(), 1u);
  EXPECT_THAT(graph.warnings[0],
              testing::StartsWith("a while loop may end early"));
}

TEST(While, ScanOverStackedWeightsTouchesOneLayerPerTrip) {
  const OpGraph graph = importGood(R"(
func.func public @main(%x: tensor<8x16xf32>, %w: tensor<4x16x16xf32>)
    -> (tensor<8x16xf32>, tensor<4x8x16xf32>) {
  %i = stablehlo.constant dense<0> : tensor<i64>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %stack = stablehlo.broadcast_in_dim %z, dims = [] :
    (tensor<f32>) -> tensor<4x8x16xf32>
  %r:4 = stablehlo.while(%c = %i, %v = %x, %u = %w, %o = %stack) : tensor<i64>,
      tensor<8x16xf32>, tensor<4x16x16xf32>, tensor<4x8x16xf32>
  cond {
    %n = stablehlo.constant dense<4> : tensor<i64>
    %p = stablehlo.compare LT, %c, %n, SIGNED :
      (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = func.call @take(%u, %c) :
      (tensor<4x16x16xf32>, tensor<i64>) -> tensor<16x16xf32>
    %y = stablehlo.dot_general %v, %s, contracting_dims = [1] x [0] :
      (tensor<8x16xf32>, tensor<16x16xf32>) -> tensor<8x16xf32>
    %k = stablehlo.constant dense<0> : tensor<i64>
    %e = stablehlo.reshape %y : (tensor<8x16xf32>) -> tensor<1x8x16xf32>
    %d = stablehlo.dynamic_update_slice %o, %e, %c, %k, %k :
      (tensor<4x8x16xf32>, tensor<1x8x16xf32>, tensor<i64>, tensor<i64>,
       tensor<i64>) -> tensor<4x8x16xf32>
    %one = stablehlo.constant dense<1> : tensor<i64>
    %m = stablehlo.add %c, %one : tensor<i64>
    stablehlo.return %m, %y, %u, %d : tensor<i64>, tensor<8x16xf32>,
      tensor<4x16x16xf32>, tensor<4x8x16xf32>
  }
  return %r#1, %r#3 : tensor<8x16xf32>, tensor<4x8x16xf32>
}
func.func private @take(%w: tensor<4x16x16xf32>, %c: tensor<i64>)
    -> tensor<16x16xf32> {
  %k = stablehlo.constant dense<0> : tensor<i64>
  %t = stablehlo.dynamic_slice %w, %c, %k, %k, sizes = [1, 16, 16] :
    (tensor<4x16x16xf32>, tensor<i64>, tensor<i64>, tensor<i64>)
    -> tensor<1x16x16xf32>
  %s = stablehlo.reshape %t : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
  return %s : tensor<16x16xf32>
})");
  EXPECT_EQ(graph.loops.at(1).tripCount, 4);
  const Op &slice = find(graph, "dynamic_slice");
  EXPECT_EQ(slice.operands[0], graph.arguments[1]);
  EXPECT_EQ(slice.operandTouched[0], 0.25);
  const Tensor &index = graph.tensors[slice.operands[1]];
  EXPECT_EQ(graph.ops[index.producer].mnemonic, "counter");
  EXPECT_EQ(graph.ops[index.producer].kind, OpKind::Generator);
  EXPECT_EQ(graph.ops[index.producer].loop, 1u);
  EXPECT_EQ(find(graph, "dynamic_update_slice").resultTouched[0], 0.25);
  EXPECT_EQ(graph.modelMatmulFlops(), 4 * 2.0 * 8 * 16 * 16);
  EXPECT_EQ(count(graph, "loop_enter"), 2u);
  EXPECT_EQ(count(graph, "loop_next"), 2u);
}

TEST(While, CountersMayPassThroughConversions) {
  EXPECT_EQ(trips(R"(
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %i = stablehlo.constant dense<2> : tensor<i32>
  %wide = stablehlo.convert %i : (tensor<i32>) -> tensor<i64>
  %n = stablehlo.constant dense<7> : tensor<i32>
  %r:3 = stablehlo.while(%c = %wide, %b = %n, %v = %x) :
      tensor<i64>, tensor<i32>, tensor<8xf32>
  cond {
    %w = stablehlo.convert %b : (tensor<i32>) -> tensor<i64>
    %p = stablehlo.compare LT, %c, %w, SIGNED :
      (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %step = stablehlo.convert %one : (tensor<i32>) -> tensor<i64>
    %m = stablehlo.add %step, %c : tensor<i64>
    %y = stablehlo.tanh %v : tensor<8xf32>
    stablehlo.return %m, %b, %y : tensor<i64>, tensor<i32>, tensor<8xf32>
  }
  return %r#2 : tensor<8xf32>
})"),
            5);
}

TEST(While, CounterAfterTheLoopIsKnown) {
  const OpGraph graph = importGood(R"(
func.func @main() -> tensor<i32> {
  %i = stablehlo.constant dense<3> : tensor<i32>
  %r = stablehlo.while(%c = %i) : tensor<i32>
  cond {
    %n = stablehlo.constant dense<10> : tensor<i32>
    %p = stablehlo.compare LT, %c, %n, SIGNED :
      (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.constant dense<2> : tensor<i32>
    %m = stablehlo.add %c, %s : tensor<i32>
    stablehlo.return %m : tensor<i32>
  }
  return %r : tensor<i32>
})");
  // 3, 5, 7, 9 run; 11 ends it.
  EXPECT_EQ(graph.tensors[graph.results[0]].splat, 11);
}

TEST(While, NestedLoopsMultiply) {
  const OpGraph graph = importGood(R"(
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %i = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%c = %i, %v = %x) : tensor<i32>, tensor<8xf32>
  cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %p = stablehlo.compare LT, %c, %n, SIGNED :
      (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %q:2 = stablehlo.while(%d = %i, %w = %v) : tensor<i32>, tensor<8xf32>
    cond {
      %n = stablehlo.constant dense<5> : tensor<i32>
      %p = stablehlo.compare LT, %d, %n, SIGNED :
        (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %s = stablehlo.constant dense<1> : tensor<i32>
      %m = stablehlo.add %d, %s : tensor<i32>
      %y = stablehlo.sine %w : tensor<8xf32>
      stablehlo.return %m, %y : tensor<i32>, tensor<8xf32>
    }
    %s = stablehlo.constant dense<1> : tensor<i32>
    %m = stablehlo.add %c, %s : tensor<i32>
    stablehlo.return %m, %q#1 : tensor<i32>, tensor<8xf32>
  }
  return %r#1 : tensor<8xf32>
})");
  EXPECT_EQ(graph.loops.size(), 3u);
  EXPECT_EQ(graph.loops[2].parent, 1u);
  EXPECT_EQ(graph.executions(find(graph, "sine")), 15);
}

TEST(Branches, TheMostExpensiveCaseIsPlanned) {
  const OpGraph graph = importGood(R"(
func.func @main(%p: tensor<i32>, %x: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %r = "stablehlo.case"(%p) ({
    stablehlo.return %x : tensor<8x8xf32>
  }, {
    %y = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] :
      (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    stablehlo.return %y : tensor<8x8xf32>
  }) : (tensor<i32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
})");
  EXPECT_EQ(count(graph, "dot_general"), 1u);
  ASSERT_EQ(graph.warnings.size(), 1u);
  EXPECT_THAT(graph.warnings[0], testing::HasSubstr("most expensive case"));
}

TEST(Identities, BarriersAndTuplesVanish) {
  const OpGraph graph = importGood(R"(
func.func @main(%a: tensor<8xf32>, %b: tensor<4xf32>) -> tensor<8xf32> {
  %c:2 = stablehlo.optimization_barrier %a, %b : tensor<8xf32>, tensor<4xf32>
  %t = stablehlo.tuple %c#0, %c#1 : tuple<tensor<8xf32>, tensor<4xf32>>
  %g = stablehlo.get_tuple_element %t[0] :
    (tuple<tensor<8xf32>, tensor<4xf32>>) -> tensor<8xf32>
  return %g : tensor<8xf32>
})");
  EXPECT_TRUE(graph.ops.empty());
  EXPECT_EQ(graph.results[0], graph.arguments[0]);
}

/// A loop over the rows of stacked weights, as torch-mlir writes one.
std::string forLoop(const std::string &bounds, const std::string &next) {
  return R"(
func.func @main(%x: tensor<8x16xf32>, %w: tensor<6x16x16xf32>, %n: index)
    -> tensor<8x16xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<8x16xf32>)
    -> tensor<8x16xf32>
  %r:2 = scf.for %i = )" +
         bounds + R"( iter_args(%v = %x, %u = %w)
      -> (tensor<8x16xf32>, tensor<6x16x16xf32>) {
    %s = tensor.extract_slice %u[%i, 0, 0] [1, 16, 16] [1, 1, 1] :
      tensor<6x16x16xf32> to tensor<16x16xf32>
    %y = linalg.matmul ins(%v, %s : tensor<8x16xf32>, tensor<16x16xf32>)
      outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
    scf.yield )" +
         next + R"( : tensor<8x16xf32>, tensor<6x16x16xf32>
  }
  return %r#0 : tensor<8x16xf32>
})";
}

TEST(Loops, ForOnTensorsIsALoop) {
  const OpGraph graph = importGood(forLoop("%c0 to %c6 step %c1", "%y, %u"));
  ASSERT_EQ(graph.loops.size(), 2u);
  EXPECT_EQ(graph.loops[1].tripCount, 6);
  EXPECT_THAT(graph.warnings, testing::IsEmpty());
  // The weights are not carried: only what changes is.
  EXPECT_EQ(count(graph, "loop_enter"), 1u);
  const Op &next = find(graph, "loop_next");
  EXPECT_EQ(graph.ops[next.tiedTo].operands[0], graph.arguments[0]);
  EXPECT_EQ(graph.modelMatmulFlops(), 6 * 2.0 * 8 * 16 * 16);
  // One layer of six is read in each trip, at the loop's counter.
  const Op &slice = find(graph, "dynamic_slice");
  EXPECT_EQ(slice.operands[0], graph.arguments[1]);
  EXPECT_DOUBLE_EQ(slice.operandTouched[0], 1.0 / 6);
  EXPECT_EQ(graph.ops[graph.tensors[slice.operands[1]].producer].mnemonic,
            "counter");
}

TEST(Loops, StepsAndBoundsOfForCount) {
  // 1, 3, 5.
  EXPECT_EQ(
      importGood(forLoop("%c1 to %c6 step %c2", "%y, %u")).loops[1].tripCount,
      3);
  const OpGraph none = importGood(forLoop("%c6 to %c6 step %c1", "%y, %u"));
  EXPECT_EQ(none.results[0], none.arguments[0]);
}

TEST(Loops, ForWithUnknownBoundsRunsOnce) {
  const OpGraph graph = importGood(forLoop("%c0 to %n step %c1", "%y, %u"));
  EXPECT_EQ(graph.loops[1].tripCount, 1);
  ASSERT_EQ(graph.warnings.size(), 1u);
  EXPECT_THAT(graph.warnings[0], testing::HasSubstr("no constant trip count"));
}

} // namespace
} // namespace planner
