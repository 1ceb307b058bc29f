//===- ModuleTest.cpp - Arguments, shardings, bad input -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Helpers.h"

namespace planner {
namespace {

using testing::HasSubstr;

constexpr const char *kNegate =
    "%r = stablehlo.negate %a : tensor<8xf32>\n  return %r : tensor<8xf32>";

TEST(Arguments, NamesDonationAndRoles) {
  const OpGraph graph = importGood(R"(
func.func public @main(
    %a: tensor<8xf32> {tf.aliasing_output = 1 : i32} loc("params['w']"),
    %b: tensor<8xf32> {planner.role = "frozen"},
    %c: tensor<4xi32> {jax.buffer_donor = true})
    -> (tensor<8xf32> {jax.result_info = "result[0]"},
        tensor<8xf32> {jax.result_info = "result[1]['w']"}) {
  %x = stablehlo.multiply %a, %b : tensor<8xf32>
  %y = stablehlo.subtract %a, %x : tensor<8xf32>
  return %x, %y : tensor<8xf32>, tensor<8xf32>
})");
  ASSERT_EQ(graph.arguments.size(), 3u);
  const Tensor &weight = graph.tensors[graph.arguments[0]];
  EXPECT_EQ(weight.name, "params['w']");
  EXPECT_EQ(weight.updatedTo, graph.results[1]);
  EXPECT_EQ(weight.argument, 0);
  EXPECT_EQ(graph.tensors[graph.arguments[1]].name, "arg1");
  EXPECT_EQ(graph.tensors[graph.arguments[1]].roleAttribute, "frozen");
  EXPECT_EQ(graph.tensors[graph.arguments[2]].dtype, DType::I32);
  EXPECT_TRUE(graph.tensors[graph.arguments[2]].isDonated);
  EXPECT_FALSE(weight.isDonated);
  EXPECT_EQ(graph.tensors[graph.results[1]].name, "result[1]['w']");
  EXPECT_THAT(graph.tensors[graph.results[0]].outputs, testing::ElementsAre(0));
}

TEST(Arguments, DTypes) {
  const OpGraph graph = importGood(R"(
func.func @main(%a: tensor<8xbf16>, %b: tensor<8xf8E4M3FN>, %c: tensor<8xui8>,
    %d: tensor<8xi1>, %e: tensor<8xcomplex<f32>>, %f: tensor<8xi4>)
    -> tensor<8xbf16> {
  return %a : tensor<8xbf16>
})");
  const DType expected[] = {DType::BF16, DType::F8E4M3FN, DType::U8,
                            DType::I1,   DType::C64,      DType::I4};
  for (size_t i = 0; i < 6; ++i)
    EXPECT_EQ(graph.tensors[graph.arguments[i]].dtype, expected[i]);
}

constexpr const char *kSharded = R"(
sdy.mesh @mesh = <["data"=4, "model"=2]>
func.func @main(%a: tensor<8x16xf32> {sdy.sharding =
      #sdy.sharding<@mesh, [{"data"}, {?}]>}, %b: tensor<8x16xf32>)
    -> (tensor<8x16xf32> {sdy.sharding =
      #sdy.sharding<@mesh, [{}, {"model":(1)2}]>}) {
  %x = stablehlo.add %a, %b {sdy.sharding =
    #sdy.sharding_per_value<[<@mesh, [{"data", "model"}, {}]>]>} :
    tensor<8x16xf32>
  %y = sdy.sharding_constraint %b <@mesh, [{"model"}, {}]> : tensor<8x16xf32>
  %z = stablehlo.multiply %x, %y : tensor<8x16xf32>
  return %z : tensor<8x16xf32>
})";

TEST(Shardings, AreConstraints) {
  std::string text = kSharded;
  text.replace(text.find("\"model\":(1)2"), 12, "\"model\"");
  const OpGraph graph = importGood(text);
  const auto &argument = graph.tensors[graph.arguments[0]].constraint;
  ASSERT_TRUE(argument);
  ASSERT_EQ(argument->dims.size(), 2u);
  ASSERT_EQ(argument->dims[0].size(), 1u);
  EXPECT_EQ(argument->dims[0][0].name, "data");
  EXPECT_EQ(argument->dims[0][0].size, 4);
  EXPECT_EQ(argument->open, (std::vector<bool>{false, true}));
  const auto &sum = graph.tensors[find(graph, "add").results[0]].constraint;
  ASSERT_TRUE(sum);
  EXPECT_EQ(sum->dims[0].size(), 2u);
  EXPECT_EQ(sum->dims[0][1].name, "model");
  // The constraint is one of a use, not of the argument.
  EXPECT_FALSE(graph.tensors[graph.arguments[1]].constraint);
  const Op &product = find(graph, "multiply");
  EXPECT_EQ(product.operands[1], graph.arguments[1]);
  ASSERT_EQ(product.operandConstraints.size(), 1u);
  EXPECT_EQ(product.operandConstraints[0].operand, 1u);
  EXPECT_EQ(product.operandConstraints[0].sharding.dims[0][0].name, "model");
  EXPECT_EQ(count(graph, "sharding_constraint"), 0u);
  EXPECT_EQ(graph.inputMesh.size(), 2u);
  EXPECT_EQ(graph.tensors[graph.results[0]].constraint->dims[1][0].name,
            "model");
}

TEST(Shardings, AUseThatIsNoOperatorReadsACopy) {
  const OpGraph graph = importGood(R"(
sdy.mesh @mesh = <["data"=4]>
func.func @main(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = stablehlo.tanh %a : tensor<8x16xf32>
  %1 = stablehlo.add %0, %0 : tensor<8x16xf32>
  %2 = sdy.sharding_constraint %0 <@mesh, [{"data"}, {}]> : tensor<8x16xf32>
  return %2 : tensor<8x16xf32>
})");
  EXPECT_EQ(count(graph, "sharding_constraint"), 1u);
  EXPECT_TRUE(graph.tensors[graph.results[0]].constraint);
  EXPECT_FALSE(graph.tensors[find(graph, "tanh").results[0]].constraint);
}

/// Operations that are converted in parts read copies at first; in the end the
/// operator notes how it reads, and the graph is the one without constraints.
TEST(Shardings, OfAnOperandOfLinalgAreConstraintsOfItsUse) {
  const OpGraph graph = importGood(R"(
sdy.mesh @mesh = <["data"=4]>
func.func @main(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>) -> tensor<8x32xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x32xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x32xf32>) -> tensor<8x32xf32>
  %x = sdy.sharding_constraint %a <@mesh, [{"data"}, {}]> : tensor<8x16xf32>
  %0 = linalg.matmul ins(%x, %b : tensor<8x16xf32>, tensor<16x32xf32>) outs(%f : tensor<8x32xf32>) -> tensor<8x32xf32>
  return %0 : tensor<8x32xf32>
})");
  EXPECT_EQ(count(graph, "sharding_constraint"), 0u);
  const Op &product = find(graph, "dot_general");
  EXPECT_EQ(product.operands[0], graph.arguments[0]);
  ASSERT_EQ(product.operandConstraints.size(), 1u);
  EXPECT_EQ(product.operandConstraints[0].operand, 0u);
  EXPECT_EQ(product.operandConstraints[0].sharding.dims[0][0].name, "data");
}

/// Where sums are partial is for the search: the dimensions hold, and a second
/// constraint that only keeps them partial asks nothing of the readers.
TEST(Shardings, OfPartialSumsLeaveOpenWhereTheyAreReduced) {
  const OpGraph graph = importGood(R"(
sdy.mesh @mesh = <["data"=4, "model"=2]>
func.func @main(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>) -> tensor<8x32xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  %1 = sdy.sharding_constraint %0 <@mesh, [{"data"}, {}], unreduced={"model"}> : tensor<8x32xf32>
  %2 = sdy.sharding_constraint %1 <@mesh, [{}, {}], unreduced={"model"}> : tensor<8x32xf32>
  %3 = stablehlo.negate %2 : tensor<8x32xf32>
  return %3 : tensor<8x32xf32>
})");
  const auto &made =
      graph.tensors[find(graph, "dot_general").results[0]].constraint;
  ASSERT_TRUE(made);
  EXPECT_EQ(made->dims[0][0].name, "data");
  EXPECT_TRUE(find(graph, "negate").operandConstraints.empty());
}

TEST(Shardings, ThatContradictEachOtherNameBothPlaces) {
  const Diagnostic sizes = importBad(R"(
sdy.mesh @a = <["data"=4]>
sdy.mesh @b = <["data"=2]>
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@a, [{"data"}]>}) -> tensor<8xf32> {
  %0 = stablehlo.tanh %a : tensor<8xf32>
  %1 = sdy.sharding_constraint %0 <@b, [{"data"}]> : tensor<8xf32>
  return %1 : tensor<8xf32>
})");
  EXPECT_THAT(sizes.message, testing::HasSubstr("'data'"));
  EXPECT_THAT(sizes.location, testing::HasSubstr("test.mlir:6"));
  EXPECT_THAT(sizes.notes[0], testing::HasSubstr("test.mlir:4"));

  const Diagnostic state = importBad(R"(
sdy.mesh @mesh = <["data"=4]>
func.func @main(%a: tensor<8x8xf32> {tf.aliasing_output = 0 : i32,
      sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>})
    -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"data"}]>}) {
  %0 = stablehlo.tanh %a : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
})");
  EXPECT_THAT(state.message, testing::HasSubstr("argument 0"));
  EXPECT_THAT(state.message, testing::HasSubstr("result 0"));
}

TEST(Shardings, MayBeIgnored) {
  std::string text = kSharded;
  text.replace(text.find("\"model\":(1)2"), 12, "\"model\"");
  ImportOptions options;
  options.ignoreShardings = true;
  const OpGraph graph = importGood(text, options);
  for (const Tensor &tensor : graph.tensors)
    EXPECT_FALSE(tensor.constraint);
  EXPECT_EQ(graph.ops.size(), 2u);
}

/// 8 rows in shards of 4 (or whole), a product with a weight on each device.
std::string manual(const std::string &axes, const std::string &rows,
                   const std::string &extra = "") {
  return R"(
sdy.mesh @mesh = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x16xf32>, %w: tensor<16x32xf32>)
    -> tensor<8x32xf32> {
  %r = sdy.manual_computation(%a, %w)
      in_shardings=[<@mesh, [{)" +
         axes + R"(}, {}]>, <@mesh, [{}, {}]>]
      out_shardings=[<@mesh, [{)" +
         axes + R"(}, {}]>] manual_axes={"x"}
      (%l: tensor<)" +
         rows + R"(x16xf32>, %v: tensor<16x32xf32>) {
    %p = stablehlo.dot_general %l, %v, contracting_dims = [1] x [0] :
      (tensor<)" +
         rows + "x16xf32>, tensor<16x32xf32>) -> tensor<" + rows + R"(x32xf32>
)" + extra +
         "    sdy.return %p : tensor<" + rows + R"(x32xf32>
  } : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
  return %r : tensor<8x32xf32>
})";
}

TEST(Shardings, ManualComputationsAreSplitByTheirAxes) {
  const OpGraph graph = importGood(manual("\"x\"", "4"));
  EXPECT_EQ(graph.opaqueOps(), 0u);
  const Op &op = find(graph, "manual_computation");
  EXPECT_EQ(op.kind, OpKind::Custom);
  // Two shards, each of 4 rows that stay together.
  EXPECT_EQ(toString(op.rule),
            "([ij, k], [l, m]) -> ([in, o]) {i=2, j=4, k=16, l=16, m=32, n=4, "
            "o=32} need_replication={j, k, l, m, n, o}");
  // Of both shards together: 2 * 8 * 16 * 32.
  EXPECT_EQ(op.work.matmulFlops, 8192);
  // The shardings are constraints like others.
  ASSERT_TRUE(graph.tensors[graph.results[0]].constraint);
  EXPECT_EQ(graph.tensors[graph.results[0]].constraint->dims[0][0].name, "x");
  ASSERT_EQ(graph.warnings.size(), 1u);
  EXPECT_THAT(graph.warnings[0], HasSubstr("manual computation"));
}

TEST(Shardings, AManualComputationOnWholeTensorsIsInlined) {
  const OpGraph graph = importGood(manual("", "8"));
  ASSERT_EQ(graph.ops.size(), 1u) << printGraph(graph);
  EXPECT_EQ(graph.ops[0].mnemonic, "dot_general");
  EXPECT_THAT(graph.warnings, testing::IsEmpty());
}

TEST(Shardings, CommunicationInAManualComputationIsNotPriced) {
  const OpGraph graph = importGood(manual("", "8", R"(
    %i = stablehlo.partition_id : tensor<ui32>
)"));
  EXPECT_EQ(find(graph, "manual_computation").kind, OpKind::Custom);
  ASSERT_EQ(graph.warnings.size(), 1u);
  EXPECT_THAT(graph.warnings[0],
              HasSubstr("the communication inside it is not priced"));
}

TEST(Shardings, CollectivesOfSdyKeepTheValue) {
  const OpGraph graph = importGood(R"(
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>})
    -> tensor<8xf32> {
  %n = stablehlo.negate %a : tensor<8xf32>
  %r = sdy.all_gather [{"x"}] %n out_sharding=<@mesh, [{}]> : tensor<8xf32>
  return %r : tensor<8xf32>
})");
  EXPECT_EQ(graph.opaqueOps(), 0u);
  EXPECT_THAT(graph.warnings, testing::IsEmpty());
  const auto &constraint = graph.tensors[graph.results[0]].constraint;
  ASSERT_TRUE(constraint);
  EXPECT_TRUE(constraint->dims[0].empty());
}

TEST(Partitioned, ModulesGetOneWarning) {
  const OpGraph graph = importGood(R"(
func.func @main(%a: tensor<8xf32>) -> (tensor<8xf32>, tensor<ui32>) {
  %s = "stablehlo.all_reduce"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %z = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %z : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} :
    (tensor<8xf32>) -> tensor<8xf32>
  %p = "stablehlo.collective_permute"(%s) {
    source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} :
    (tensor<8xf32>) -> tensor<8xf32>
  %i = stablehlo.partition_id : tensor<ui32>
  return %p, %i : tensor<8xf32>, tensor<ui32>
})");
  EXPECT_EQ(graph.opaqueOps(), 2u);
  ASSERT_EQ(graph.warnings.size(), 1u);
  EXPECT_THAT(graph.warnings[0],
              testing::AllOf(HasSubstr("the module is already partitioned"),
                             HasSubstr("(3 times)")));
}

TEST(Entry, MainIsPreferredAndCanBeChosen) {
  const std::string text =
      "func.func @other(%a: tensor<4xf32>) -> tensor<4xf32> { return %a : "
      "tensor<4xf32> }\nfunc.func @main(%a: tensor<8xf32>) -> tensor<8xf32> "
      "{ return %a : tensor<8xf32> }";
  EXPECT_EQ(importGood(text).tensors[0].shape[0], 8);
  ImportOptions options;
  options.entry = "other";
  EXPECT_EQ(importGood(text, options).tensors[0].shape[0], 4);
  options.entry = "third";
  EXPECT_THAT(importBad(text, options).message,
              HasSubstr("no function @third in the module; it has @other, "
                        "@main"));
}

TEST(BadInput, SyntaxErrorNamesThePlace) {
  const Diagnostic error = importBad("func.func @main(\n  %a: tensor<8xf32\n");
  EXPECT_THAT(error.location, testing::StartsWith("test.mlir:"));
  EXPECT_THAT(error.message, HasSubstr("expected"));
}

TEST(BadInput, TypeMismatch) {
  const Diagnostic error = importBad(
      "func.func @main(%a: tensor<8xf32>, %b: tensor<4xf32>) -> "
      "tensor<8xf32> {\n  %r = stablehlo.add %a, %b : tensor<8xf32>\n  return "
      "%r : tensor<8xf32>\n}");
  EXPECT_THAT(error.location, testing::StartsWith("test.mlir:2"));
  EXPECT_FALSE(error.message.empty());
}

TEST(BadInput, EmptyFilesAndModules) {
  EXPECT_THAT(importBad("  \n").message, HasSubstr("the file is empty"));
  EXPECT_THAT(importBad("module {}").message, HasSubstr("module is empty"));
  EXPECT_THAT(importBad("sdy.mesh @mesh = <[\"x\"=2]>").message,
              HasSubstr("no function with a body"));
}

TEST(BadInput, SeveralOrNoEntryFunctions) {
  const std::string body =
      "(%a: tensor<8xf32>) -> tensor<8xf32> { return %a : tensor<8xf32> }\n";
  const Diagnostic several =
      importBad("func.func @f" + body + "func.func @g" + body);
  EXPECT_THAT(several.message, HasSubstr("several entry functions: @f, @g"));
  EXPECT_THAT(several.fix, HasSubstr("--entry"));
  // No line is told of what no line says.
  EXPECT_EQ(several.location, "test.mlir");
  const Diagnostic none =
      importBad("func.func private @f" + body + "func.func private @g" + body);
  EXPECT_THAT(none.message, HasSubstr("no entry function"));
}

TEST(BadInput, RecursionNamesTheCycle) {
  const Diagnostic error = importBad(R"(
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %r = call @f(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func private @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  %r = call @g(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
func.func private @g(%a: tensor<8xf32>) -> tensor<8xf32> {
  %r = call @f(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
})");
  EXPECT_THAT(error.message,
              HasSubstr("recursive calls: @main -> @f -> @g -> @f"));
  EXPECT_EQ(error.location, "test.mlir:11:8");
}

TEST(BadInput, ForeignDialectsGetAHint) {
  const Diagnostic torch = importBad(
      "func.func @main(%a: !torch.vtensor<[8],f32>) -> "
      "!torch.vtensor<[8],f32> {\n  %r = torch.aten.relu %a : "
      "!torch.vtensor<[8],f32> -> !torch.vtensor<[8],f32>\n  return %r : "
      "!torch.vtensor<[8],f32>\n}");
  EXPECT_THAT(torch.fix, HasSubstr("torch_mlir.fx.export_and_import"));
  const Diagnostic mhlo = importBad(
      "func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {\n  %r = mhlo.add "
      "%a, %a : tensor<8xf32>\n  return %r : tensor<8xf32>\n}");
  EXPECT_THAT(mhlo.fix, HasSubstr("StableHLO"));
}

TEST(BadInput, PortableArtifactsGetTheConversion) {
  const Diagnostic error =
      importBad(std::string("ML\xefR\x0dStableHLO_v1.9.0\0rest", 26));
  EXPECT_THAT(error.message, HasSubstr("portable artifact"));
  EXPECT_THAT(error.message, HasSubstr("jax.export"));
}

TEST(BadInput, MissingFile) {
  const Expected<OpGraph> graph = importModel("no/such/model.mlir", {});
  ASSERT_FALSE(graph);
  EXPECT_THAT(graph.error().render(), HasSubstr("no/such/model.mlir"));
}

TEST(BadInput, UnrankedAndBufferArguments) {
  EXPECT_THAT(
      importBad("func.func @main(%a: memref<8xf32>) {\n  return\n}").message,
      HasSubstr("has type memref<8xf32>, expected a ranked tensor"));
  EXPECT_THAT(importBad("func.func @main(%a: tensor<*xf32>) -> tensor<*xf32> "
                        "{\n  return %a : tensor<*xf32>\n}")
                  .message,
              HasSubstr("expected a ranked tensor"));
}

TEST(Dynamic, DimensionsWithoutASizeAreNamed) {
  const Diagnostic error = importBad(
      "func.func @main(%a: tensor<?x4xf32>, %b: tensor<8x?xf32> loc(\"b\")) "
      "-> tensor<?x4xf32> {\n  return %a : tensor<?x4xf32>\n}");
  EXPECT_THAT(error.message,
              HasSubstr("dynamic dimensions without a size: arg0.0, b.1"));
  EXPECT_THAT(error.fix, HasSubstr("--bind arg0.0=8"));
}

TEST(Dynamic, BindingsReachTheResults) {
  const std::string text = R"(
func.func @main(%a: tensor<?x32xf32> loc("tokens"), %w: tensor<32x16xf32>,
                %b: tensor<16xf32>) -> tensor<16x?xf32> {
  %d = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] :
    (tensor<?x32xf32>, tensor<32x16xf32>) -> tensor<?x16xf32>
  %n = stablehlo.get_dimension_size %a, dim = 0 :
    (tensor<?x32xf32>) -> tensor<i32>
  %m = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %c = stablehlo.constant dense<16> : tensor<1xi32>
  %s = stablehlo.concatenate %m, %c, dim = 0 :
    (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %e = stablehlo.dynamic_broadcast_in_dim %b, %s, dims = [1] :
    (tensor<16xf32>, tensor<2xi32>) -> tensor<?x16xf32>
  %t = stablehlo.add %d, %e : tensor<?x16xf32>
  %r = stablehlo.transpose %t, dims = [1, 0] :
    (tensor<?x16xf32>) -> tensor<16x?xf32>
  return %r : tensor<16x?xf32>
})";
  for (const char *key :
       {"tokens.0", "tokens", "arg0.0", "0.0", "0", "batch", "*"}) {
    ImportOptions options;
    options.bindings = {{key, 24}};
    const OpGraph graph = importGood(text, options);
    ASSERT_FALSE(graph.results.empty()) << key;
    EXPECT_EQ(graph.tensors[graph.results[0]].shape, (Shape{16, 24})) << key;
    EXPECT_EQ(find(graph, "dot_general").work.matmulFlops, 2.0 * 24 * 32 * 16);
    EXPECT_EQ(toString(find(graph, "broadcast_in_dim").rule),
              "([j], [-]) -> ([i, j]) {i=24, j=16}");
  }
}

TEST(Dynamic, BoundsAreSizes) {
  const OpGraph graph = importGood(
      "func.func @main(%a: tensor<?x4xf32, #stablehlo.bounds<8, ?>>) -> "
      "tensor<?x4xf32, #stablehlo.bounds<8, ?>> {\n  %r = stablehlo.negate %a "
      ": tensor<?x4xf32, #stablehlo.bounds<8, ?>>\n  return %r : "
      "tensor<?x4xf32, #stablehlo.bounds<8, ?>>\n}");
  EXPECT_EQ(graph.tensors[graph.results[0]].shape, (Shape{8, 4}));
}

TEST(Dynamic, ContradictionsAreErrors) {
  ImportOptions options;
  options.bindings = {{"arg0.0", 8}};
  // The contracted dimension would be 8 on the left and 3 on the right.
  EXPECT_THAT(importBad(R"(
func.func @main(%a: tensor<?x4xf32>, %b: tensor<3x5xf32>) -> tensor<4x5xf32> {
  %r = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] :
    (tensor<?x4xf32>, tensor<3x5xf32>) -> tensor<4x5xf32>
  return %r : tensor<4x5xf32>
})",
                        options)
                  .message,
              HasSubstr("the sizes given with --bind do not fit"));
}

TEST(Dynamic, WrongBindingsAreErrors) {
  const std::string text = "func.func @main(%a: tensor<8xf32>) -> "
                           "tensor<8xf32> {\n  " +
                           std::string(kNegate) + "\n}";
  ImportOptions options;
  options.bindings = {{"tokens.0", 8}};
  EXPECT_THAT(importBad(text, options).message,
              HasSubstr("--bind tokens.0=8 names no dynamic dimension"));
}

TEST(Arguments, WeightsInTheModuleAreArguments) {
  const OpGraph graph = importGood(R"(
func.func @main(%x: tensor<8x4xf32>) -> tensor<8x2xf32> {
  %w = arith.constant dense_resource<fc_weight> : tensor<4x2xf32>
  %e = arith.constant dense_resource<__elided__> : tensor<8x2xf32>
  %d = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] :
    (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %r = stablehlo.add %d, %e : tensor<8x2xf32>
  return %r : tensor<8x2xf32>
})");
  ASSERT_EQ(graph.arguments.size(), 3u);
  const Tensor &weight = graph.tensors[graph.arguments[1]];
  EXPECT_EQ(weight.name, "fc_weight");
  EXPECT_EQ(weight.roleAttribute, "parameter");
  EXPECT_EQ(weight.argument, 1);
  EXPECT_EQ(graph.tensors[graph.arguments[2]].roleAttribute,
            "frozen-parameter");
  ASSERT_EQ(graph.warnings.size(), 1u);
}

TEST(Unknown, OperationsOfKnownDialectsAreOpaque) {
  const OpGraph graph = importGood(
      function("%a: tensor<8xf32>", "tensor<8xf32>",
               "%r = stablehlo.brand_new %a {k = 3 : i64} : (tensor<8xf32>) "
               "-> tensor<8xf32>"));
  EXPECT_EQ(graph.opaqueOps(), 1u);
  ASSERT_EQ(graph.warnings.size(), 1u);
  EXPECT_THAT(graph.warnings[0],
              HasSubstr("unknown operation stablehlo.brand_new"));
}

TEST(Summary, CountsWhatMatters) {
  const OpGraph graph = importGood(function(
      "%a: tensor<8x32xf32>, %b: tensor<32x16xf32>", "tensor<8x16xf32>",
      "%r = stablehlo.dot_general %a, %b, contracting_dims = [1] x "
      "[0] : (tensor<8x32xf32>, tensor<32x16xf32>) -> "
      "tensor<8x16xf32>"));
  const std::string summary = summariseGraph(graph);
  EXPECT_THAT(summary, HasSubstr("\"contraction\": 1"));
  EXPECT_THAT(summary, HasSubstr("\"matmul_flops\": 8192.0"));
  EXPECT_THAT(summary, HasSubstr("\"opaque_operators\": 0"));
}

} // namespace
} // namespace planner
