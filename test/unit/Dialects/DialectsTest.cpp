//===- DialectsTest.cpp - What an importer asks of the dialects -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "dialects/AllDialects.h"
#include "dialects/Chlo/ChloDialect.h"
#include "dialects/Sdy/SdyDialect.h"
#include "dialects/StableHLO/StableHLODialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"
#include <gmock/gmock.h>

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::Pair;

namespace {

class DialectsTest : public ::testing::Test {
protected:
  DialectsTest() {
    DialectRegistry registry;
    planner::registerAllDialects(registry);
    context.appendDialectRegistry(registry);
  }

  /// The first operation of a type in a module.
  template <typename Op> Op parse(const std::string &text) {
    module = parseSourceString<ModuleOp>(text, &context);
    Op found;
    if (module)
      module->walk([&](Op op) {
        if (!found)
          found = op;
      });
    return found;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

TEST_F(DialectsTest, DotDimensionNumbers) {
  auto dot = parse<stablehlo::DotGeneralOp>(R"mlir(
    func.func @f(%a: tensor<2x3x4xf32>, %b: tensor<2x4x5xf32>) {
      %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0],
        contracting_dims = [2] x [1], precision = [HIGH, DEFAULT]
        : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
      return
    })mlir");
  ASSERT_TRUE(dot);
  auto dims = dot.getDotDimensionNumbers();
  EXPECT_THAT(dims.getLhsBatchingDimensions(), ElementsAre(0));
  EXPECT_THAT(dims.getRhsBatchingDimensions(), ElementsAre(0));
  EXPECT_THAT(dims.getLhsContractingDimensions(), ElementsAre(2));
  EXPECT_THAT(dims.getRhsContractingDimensions(), ElementsAre(1));
  EXPECT_EQ(
      cast<stablehlo::PrecisionAttr>((*dot.getPrecisionConfig())[0]).getValue(),
      stablehlo::Precision::HIGH);
}

// Absent window attributes have defaults; kernel positions come from letters.
TEST_F(DialectsTest, ConvolutionDefaults) {
  auto conv = parse<stablehlo::ConvolutionOp>(R"mlir(
    func.func @f(%x: tensor<8x4x32x32xf32>, %w: tensor<16x4x3x5xf32>) {
      %0 = stablehlo.convolution(%x, %w)
        dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1],
        window = {stride = [2, 1], pad = [[1, 0], [2, 2]]}
        {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
        : (tensor<8x4x32x32xf32>, tensor<16x4x3x5xf32>)
        -> tensor<8x16x16x32xf32>
      return
    })mlir");
  ASSERT_TRUE(conv);
  EXPECT_THAT(conv.getWindowStridesOrDefault(), ElementsAre(2, 1));
  EXPECT_THAT(conv.getPaddingOrDefault(), ElementsAre(Pair(1, 0), Pair(2, 2)));
  EXPECT_THAT(conv.getLhsDilationOrDefault(), ElementsAre(1, 1));
  EXPECT_THAT(conv.getRhsDilationOrDefault(), ElementsAre(1, 1));
  EXPECT_THAT(conv.getWindowReversalOrDefault(), ElementsAre(false, false));
  auto dims = conv.getDimensionNumbers();
  EXPECT_EQ(dims.getKernelOutputFeatureDimension(), 0);
  EXPECT_EQ(dims.getKernelInputFeatureDimension(), 1);
  EXPECT_THAT(dims.getKernelSpatialDimensions(), ElementsAre(2, 3));
}

TEST_F(DialectsTest, ReducerOfACompactReduce) {
  auto reduce = parse<stablehlo::ReduceOp>(R"mlir(
    func.func @f(%x: tensor<4x8xbf16>, %z: tensor<bf16>) {
      %0 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum
        across dimensions = [1] : (tensor<4x8xbf16>, tensor<bf16>) -> tensor<4xbf16>
      return
    })mlir");
  ASSERT_TRUE(reduce);
  ASSERT_TRUE(reduce.getSingleBodyOp());
  EXPECT_TRUE(isa<stablehlo::MaxOp>(reduce.getSingleBodyOp()));
  EXPECT_EQ(reduce.getSingleBodyOp()->getResult(0).getType(),
            RankedTensorType::get({}, BFloat16Type::get(&context)));
}

TEST_F(DialectsTest, BodyOfTwoOperationsIsNoSingleReducer) {
  auto reduce = parse<stablehlo::ReduceOp>(R"mlir(
    func.func @f(%x: tensor<8xf32>, %z: tensor<f32>) {
      %0 = stablehlo.reduce(%x init: %z) across dimensions = [0]
        : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
        reducer(%a: tensor<f32>, %b: tensor<f32>) {
          %1 = stablehlo.abs %a : tensor<f32>
          %2 = stablehlo.add %1, %b : tensor<f32>
          stablehlo.return %2 : tensor<f32>
        }
      return
    })mlir");
  ASSERT_TRUE(reduce);
  EXPECT_FALSE(reduce.getSingleBodyOp());
}

TEST_F(DialectsTest, EffectsOfCustomCalls) {
  parse<stablehlo::CustomCallOp>(R"mlir(
    func.func @f(%x: tensor<8xf32>) {
      %0 = stablehlo.custom_call @a(%x) : (tensor<8xf32>) -> tensor<8xf32>
      %1 = stablehlo.custom_call @b(%x) {has_side_effect = true}
        : (tensor<8xf32>) -> tensor<8xf32>
      return
    })mlir");
  ASSERT_TRUE(module);
  std::vector<bool> free;
  module->walk([&](stablehlo::CustomCallOp call) {
    free.push_back(isMemoryEffectFree(call));
  });
  EXPECT_THAT(free, ElementsAre(true, false));
}

// An operation of the future keeps its operands, attributes and types.
TEST_F(DialectsTest, UnknownOperationIsOpaque) {
  module = parseSourceString<ModuleOp>(std::string(R"mlir(
    func.func @f(%x: tensor<8xf32>) -> tensor<4xf32> {
      %0 = stablehlo.brand_new %x, %x {k = 3 : i64} : (tensor<8xf32>, tensor<8xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    })mlir"),
                                       &context);
  ASSERT_TRUE(module);
  Operation *op = nullptr;
  module->walk([&](Operation *candidate) {
    if (!candidate->isRegistered())
      op = candidate;
  });
  ASSERT_TRUE(op);
  EXPECT_EQ(op->getName().getStringRef(), "stablehlo.brand_new");
  EXPECT_EQ(op->getNumOperands(), 2u);
  EXPECT_EQ(op->getAttrOfType<IntegerAttr>("k").getInt(), 3);
  EXPECT_FALSE(isMemoryEffectFree(op));
}

TEST_F(DialectsTest, ShardingAndItsMesh) {
  auto function = parse<func::FuncOp>(R"mlir(
    sdy.mesh @mesh = <["data"=4, "model"=8]>
    func.func private @f(tensor<8x16xf32> {sdy.sharding =
      #sdy.sharding<@mesh, [{"data"}, {"model":(2)4, ?}p2]>})
    )mlir");
  ASSERT_TRUE(function);
  auto sharding =
      function.getArgAttrOfType<sdy::TensorShardingAttr>(0, sdy::kShardingAttr);
  ASSERT_TRUE(sharding);
  sdy::MeshAttr mesh = sharding.getMesh(function);
  ASSERT_TRUE(mesh);
  EXPECT_EQ(mesh.getTotalSize(), 32);
  EXPECT_EQ(mesh.getAxisSize("model"), 8);
  EXPECT_EQ(mesh.getAxisSize("none"), std::nullopt);
  sdy::DimensionShardingAttr first = sharding.getDimShardings()[0];
  sdy::DimensionShardingAttr second = sharding.getDimShardings()[1];
  EXPECT_TRUE(first.getIsClosed());
  EXPECT_EQ(first.getPriority(), std::nullopt);
  EXPECT_EQ(first.getAxes()[0].getSize(mesh), 4);
  EXPECT_FALSE(second.getIsClosed());
  EXPECT_EQ(second.getPriority(), 2);
  EXPECT_EQ(second.getAxes()[0].getSubAxisInfo().getPreSize(), 2);
  EXPECT_EQ(second.getAxes()[0].getSize(mesh), 4);
}

// 2^32 * 2^32 * 2 devices do not fit 64 bits.
TEST_F(DialectsTest, HugeMeshSaturates) {
  auto mesh = parse<sdy::MeshOp>(
      R"mlir(sdy.mesh @m = <["a"=4294967296, "b"=4294967296, "c"=2]>)mlir");
  ASSERT_TRUE(mesh);
  EXPECT_EQ(mesh.getMesh().getTotalSize(), std::numeric_limits<int64_t>::max());
}

// Factor 0 is i, so j is 1 and k is 2.
TEST_F(DialectsTest, ShardingRule) {
  auto call = parse<stablehlo::CustomCallOp>(R"mlir(
    func.func @f(%a: tensor<8x32xf32>, %b: tensor<32x16xf32>) {
      %0 = stablehlo.custom_call @g(%a, %b) {sdy.sharding_rule =
        #sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=16, k=32} reduction={k}>}
        : (tensor<8x32xf32>, tensor<32x16xf32>) -> tensor<8x16xf32>
      return
    })mlir");
  ASSERT_TRUE(call);
  auto rule =
      call->getAttrOfType<sdy::OpShardingRuleAttr>(sdy::kShardingRuleAttr);
  ASSERT_TRUE(rule);
  EXPECT_THAT(rule.getFactorSizes(), ElementsAre(8, 16, 32));
  EXPECT_THAT(rule.getReductionFactors(), ElementsAre(2));
  EXPECT_THAT(
      rule.getOperandMappings()[1].getDimMappings()[0].getFactorIndices(),
      ElementsAre(2));
  EXPECT_THAT(
      rule.getResultMappings()[0].getDimMappings()[1].getFactorIndices(),
      ElementsAre(1));
}

TEST_F(DialectsTest, ElementwiseTraitTellsMappableOperations) {
  auto erf = parse<chlo::ErfOp>(R"mlir(
    func.func @f(%x: tensor<8xf32>) {
      %0 = chlo.erf %x : tensor<8xf32> -> tensor<8xf32>
      return
    })mlir");
  ASSERT_TRUE(erf);
  EXPECT_TRUE(erf->hasTrait<OpTrait::Elementwise>());
  EXPECT_TRUE(isMemoryEffectFree(erf));
}

} // namespace
