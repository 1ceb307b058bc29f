//===- PartialsTest.cpp - Partial sums that a module can hold -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "../../../lib/Export/Partials.h"
#include "planner/Export/Traced.h"
#include <gtest/gtest.h>
#include <iterator>

namespace planner {
namespace {

/// One operation on arguments of one shape, each of which lies, over axis 0:
/// whole (-), split along a dimension (its digit), or as a partial sum (P).
Partiality ask(const std::string &operation, const std::string &arguments) {
  std::string signature;
  for (size_t i = 0; i < arguments.size(); ++i)
    signature += (i ? ", %" : "%") +
                 std::string(1, static_cast<char>('a' + i)) +
                 ": tensor<8x8xf32>";
  const std::string text =
      "func.func public @main(" + signature +
      ") -> tensor<8x8xf32> {\n%zero = stablehlo.constant "
      "dense<0.0> : tensor<8x8xf32>\n%z = "
      "stablehlo.constant dense<0.0> : tensor<f32>\n%one = "
      "stablehlo.constant dense<1.0> : tensor<8x8xf32>\n" +
      operation + "\nreturn %zero : tensor<8x8xf32>\n}\n";
  auto model = readTraced(text, "one.mlir", {});
  EXPECT_TRUE(model) << model.error().render();
  if (!model)
    return Partiality::Unknown;
  mlir::func::FuncOp entry = model->entry;
  mlir::Operation *asked = nullptr;
  for (mlir::Operation &op : entry.getBody().front().without_terminator())
    asked = &op;
  if (asked->getName().getStringRef() == "stablehlo.while")
    asked = &*std::prev(asked->getRegion(1).front().end(), 2);
  return partialityOf(
      asked, 0, [&](mlir::OpOperand &use) -> std::optional<TensorSharding> {
        auto argument = mlir::dyn_cast<mlir::BlockArgument>(use.get());
        if (!argument)
          return std::nullopt;
        TensorSharding layout = replicated(2);
        const char how = arguments[argument.getArgNumber()];
        if (how == '?')
          return std::nullopt;
        if (how == 'P')
          layout.partial = 1;
        else if (how != '-')
          layout.dims[how - '0'].push_back(0);
        return layout;
      });
}

constexpr Partiality W = Partiality::Whole, P = Partiality::Partial,
                     U = Partiality::Unknown;

/// a + b over devices is the sum of the sums only if both are partial; zeros
/// add nothing on any device, ones would be added on each.
TEST(Partials, Addition) {
  const std::string add = "%r = stablehlo.add %a, %b : tensor<8x8xf32>";
  EXPECT_EQ(ask(add, "--"), W);
  EXPECT_EQ(ask(add, "PP"), P);
  EXPECT_EQ(ask(add, "P-"), U);
  EXPECT_EQ(ask(add, "P0"), U);
  EXPECT_EQ(ask(add, "P?"), U);
  EXPECT_EQ(ask("%r = stablehlo.add %a, %zero : tensor<8x8xf32>", "P"), P);
  EXPECT_EQ(ask("%r = stablehlo.add %a, %one : tensor<8x8xf32>", "P"), U);
}

/// A product of sums is no sum of products; division is linear above only.
TEST(Partials, Products) {
  const std::string multiply =
      "%r = stablehlo.multiply %a, %b : tensor<8x8xf32>";
  EXPECT_EQ(ask(multiply, "P-"), P);
  EXPECT_EQ(ask(multiply, "-P"), P);
  EXPECT_EQ(ask(multiply, "PP"), U);
  const std::string divide = "%r = stablehlo.divide %a, %b : tensor<8x8xf32>";
  EXPECT_EQ(ask(divide, "P-"), P);
  EXPECT_EQ(ask(divide, "-P"), U);
  EXPECT_EQ(ask("%r = stablehlo.exponential %a : tensor<8x8xf32>", "P"), U);
}

/// a (0 x 1) times b (0 x 1), contracted over a's dimension 1 and b's 0.
TEST(Partials, Contractions) {
  const std::string dot =
      "%r = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : "
      "(tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>";
  EXPECT_EQ(ask(dot, "10"), P);
  EXPECT_EQ(ask(dot, "--"), W);
  EXPECT_EQ(ask(dot, "P-"), P);
  EXPECT_EQ(ask(dot, "-P"), P);
  // Split where the result is split too, on one side only, or both at once.
  EXPECT_EQ(ask(dot, "0-"), U);
  EXPECT_EQ(ask(dot, "1-"), U);
  EXPECT_EQ(ask(dot, "P0"), U);
  EXPECT_EQ(ask(dot, "PP"), U);
}

TEST(Partials, Reductions) {
  const std::string sum =
      "%r = stablehlo.reduce(%a init: %z) applies stablehlo.add across "
      "dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>";
  EXPECT_EQ(ask(sum, "1"), P);
  EXPECT_EQ(ask(sum, "0"), U);
  EXPECT_EQ(ask(sum, "P"), P);
  EXPECT_EQ(ask(sum, "-"), W);
  const std::string largest =
      "%r = stablehlo.reduce(%a init: %z) applies stablehlo.maximum across "
      "dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>";
  EXPECT_EQ(ask(largest, "1"), U);
  EXPECT_EQ(ask(largest, "P"), U);
}

/// Rows of a (split by rows, or partial): XLA adds up what devices look up.
TEST(Partials, Gathers) {
  const std::string rows = R"(
    %i = stablehlo.constant dense<3> : tensor<8x1xi32>
    %r = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<8x8xf32>, tensor<8x1xi32>) -> tensor<8x8xf32>)";
  EXPECT_EQ(ask(rows, "0"), U);
  EXPECT_EQ(ask(rows, "P"), P);
  EXPECT_EQ(ask(rows, "-"), W);
}

/// A loop adds up what it captures before its body reads it.
TEST(Partials, WhatALoopCaptures) {
  const std::string loop = R"(
    %c = stablehlo.constant dense<1> : tensor<i32>
    %w = stablehlo.while(%i = %c) : tensor<i32>
    cond {
      %go = stablehlo.compare LT, %i, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %go : tensor<i1>
    } do {
      %r = stablehlo.add %a, %b : tensor<8x8xf32>
      stablehlo.return %i : tensor<i32>
    })";
  EXPECT_EQ(ask(loop, "PP"), U);
  EXPECT_EQ(ask(loop, "--"), W);
}

} // namespace
} // namespace planner
