//===- StableHLOModels.cpp - Models of StableHLO and CHLO operations ------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Models.h"
#include "RuleBuilder.h"
#include "dialects/AllDialects.h"
#include "dialects/Chlo/ChloDialect.h"
#include "dialects/StableHLO/StableHLODialect.h"
#include "planner/Import/FromModule.h"
#include <cstring>

using namespace mlir;

namespace planner {
namespace {

void describeElementwiseOp(Operation *op, OpDescription &description) {
  describeElementwise(op->getName().stripDialect(), description);
}

void describeCompare(Operation *op, OpDescription &description) {
  auto direction = op->getAttrOfType<stablehlo::ComparisonDirectionAttr>(
      "comparison_direction");
  std::string mnemonic = "compare";
  if (direction)
    mnemonic +=
        "." +
        stablehlo::stringifyComparisonDirection(direction.getValue()).str();
  describeElementwise(mnemonic, description);
}

void describeClamp(Operation *, OpDescription &description) {
  describeElementwise("clamp", description);
}

/// A computation applied to every element: one function if it is one.
void describeMap(Operation *op, OpDescription &description) {
  llvm::StringRef mnemonic = "map";
  size_t functions = 0;
  if (op->getRegion(0).hasOneBlock())
    for (Operation &inner : op->getRegion(0).front().without_terminator()) {
      mnemonic = inner.getName().stripDialect();
      ++functions;
    }
  if (functions != 1 || !describeElementwise(mnemonic, description))
    describeElementwise("map", description);
  description.op.work.vectorFlops =
      elementsOf(description.results.front()) *
      static_cast<double>(std::max<size_t>(1, functions));
}

/// Functions of CHLO that align shapes by themselves: at the last dimensions,
/// or as `broadcast_dimensions` says.
void describeBroadcasting(Operation *op, OpDescription &description) {
  std::string mnemonic =
      op->getName().stripDialect().drop_front(strlen("broadcast_")).str();
  if (mnemonic == "compare")
    if (auto direction = op->getAttrOfType<chlo::ComparisonDirectionAttr>(
            "comparison_direction"))
      mnemonic +=
          "." + chlo::stringifyComparisonDirection(direction.getValue()).str();
  if (!describeElementwise(mnemonic, description))
    return;
  const auto dims = getInts(op, "broadcast_dimensions");
  const Shape &out = description.results.front().shape;
  ShardingRule &rule = description.op.rule.edit();
  for (size_t i = 0; i < description.operands.size(); ++i) {
    const Shape &in = description.operands[i].shape;
    if (in.size() >= out.size())
      continue;
    for (size_t dim = 0; dim < in.size(); ++dim) {
      const size_t to = dims.size() == in.size()
                            ? static_cast<size_t>(dims[dim])
                            : out.size() - in.size() + dim;
      if (to < out.size() && in[dim] == out[to])
        rule.operands[i][dim] = rule.results[0][to];
    }
  }
}

void describeConstantLike(Operation *op, OpDescription &description) {
  RuleBuilder builder(description, OpKind::Generator);
  builder.elementwise();
  // Of the operand only the shape is used.
  for (TensorMap &map : builder.rule.operands)
    for (DimFactors &factors : map)
      factors.clear();
  description.op.mnemonic = "constant";
  description.op.operandTouched.assign(description.operands.size(), 0.0);
  if (auto value = op->getAttrOfType<FloatAttr>("value"))
    description.splat = value.getValueAsDouble();
  else if (auto integer = op->getAttrOfType<IntegerAttr>("value"))
    description.splat = static_cast<double>(integer.getInt());
}

void describeIota(Operation *op, OpDescription &description) {
  RuleBuilder builder(description, OpKind::Generator);
  builder.elementwise();
  // Of dynamic_iota: the shape.
  description.op.mnemonic = "iota";
  description.op.axis = static_cast<int32_t>(getInt(op, "iota_dimension", 0));
  description.countedAlong = description.op.axis;
}

void describeReshapeOp(Operation *, OpDescription &description) {
  describeReshape(description);
}

void describeBitcast(Operation *, OpDescription &description) {
  const Shape &in = description.operands.front().shape;
  const Shape &out = description.results.front().shape;
  RuleBuilder builder(description, OpKind::Layout);
  description.op.mnemonic = "bitcast_convert";
  // Formats of different widths add or drop a last dimension.
  for (size_t dim = 0; dim < std::min(in.size(), out.size()); ++dim)
    builder.pass(0, dim, 0, dim);
  if (in.size() > out.size())
    builder.operandOnly(0, out.size(), FactorKind::NeedReplication);
  if (out.size() > in.size())
    builder.resultOnly(0, in.size(), FactorKind::NeedReplication);
}

void describeBroadcastInDim(Operation *op, OpDescription &description) {
  describeBroadcast(getInts(op, "broadcast_dimensions"), description);
}

/// The legacy form adds leading dimensions.
void describeLeadingBroadcast(Operation *, OpDescription &description) {
  const size_t rank = description.operands.front().shape.size();
  const size_t added = description.results.front().shape.size() - rank;
  llvm::SmallVector<int64_t, 6> dims;
  for (size_t dim = 0; dim < rank; ++dim)
    dims.push_back(static_cast<int64_t>(added + dim));
  describeBroadcast(dims, description);
}

void describeTransposeOp(Operation *op, OpDescription &description) {
  describeTranspose(getInts(op, "permutation"), description);
}

void describeReverse(Operation *op, OpDescription &description) {
  RuleBuilder builder(description, OpKind::Layout);
  description.op.mnemonic = "reverse";
  description.splat = description.operands.front().splat;
  builder.linear({0});
  const auto reversed = getInts(op, "dimensions");
  for (size_t dim = 0; dim < description.results.front().shape.size(); ++dim)
    builder.pass(0, dim, 0, dim,
                 llvm::is_contained(reversed, static_cast<int64_t>(dim))
                     ? FactorKind::Permutation
                     : FactorKind::PassThrough);
}

void describeSliceOp(Operation *, OpDescription &description) {
  describeSlice(description);
}
void describePadOp(Operation *, OpDescription &description) {
  describePad(description);
}
void describeConcatenateOp(Operation *op, OpDescription &description) {
  describeConcatenate(static_cast<size_t>(getInt(op, "dimension", 0)),
                      description);
}
void describeDynamicSliceOp(Operation *, OpDescription &description) {
  describeDynamicSlice(description);
}
void describeDynamicUpdateSliceOp(Operation *, OpDescription &description) {
  describeDynamicUpdateSlice(description);
}

void describeSetDimensionSize(Operation *, OpDescription &description) {
  RuleBuilder builder(description, OpKind::Layout);
  description.op.mnemonic = "set_dimension_size";
  for (size_t dim = 0; dim < description.results.front().shape.size(); ++dim)
    builder.pass(0, dim, 0, dim);
}

/// The stream of random numbers must not depend on the sharding, and the
/// generator's own order is not ours to know: its results are made whole.
void describeRng(Operation *op, OpDescription &description) {
  RuleBuilder builder(description, OpKind::Rng);
  description.op.mnemonic = op->getName().stripDialect().str();
  for (size_t i = 0; i < description.results.size(); ++i)
    for (size_t dim = 0; dim < description.results[i].shape.size(); ++dim)
      builder.resultOnly(i, dim, FactorKind::NeedReplication);
  for (size_t i = 0; i < description.operands.size(); ++i)
    for (size_t dim = 0; dim < description.operands[i].shape.size(); ++dim)
      builder.operandOnly(i, dim, FactorKind::NeedReplication);
  description.op.work.vectorFlops = elementsOf(description.results.back());
}

/// Numbers that no state determines: which ones a device gets is not said, and
/// each may make those of its part.
void describeRandom(Operation *, OpDescription &description) {
  RuleBuilder builder(description, OpKind::Rng);
  description.op.mnemonic = "rng";
  for (size_t dim = 0; dim < description.results[0].shape.size(); ++dim)
    builder.resultOnly(0, dim, FactorKind::PassThrough);
  description.op.work.vectorFlops = elementsOf(description.results[0]);
}

void describeFft(Operation *op, OpDescription &description) {
  describeBatched(description, getInts(op, "fft_length").size());
  description.op.mnemonic = "fft";
}
/// Adjoints need to know which triangle a matrix is in: the name says it.
void describeCholesky(Operation *op, OpDescription &description) {
  describeBatched(description, 2);
  const bool lower = cast<stablehlo::CholeskyOp>(op).getLower();
  description.op.mnemonic = lower ? "cholesky" : "cholesky.upper";
}
void describeTriangularSolve(Operation *operation, OpDescription &description) {
  describeBatched(description, 2);
  auto op = cast<stablehlo::TriangularSolveOp>(operation);
  description.op.mnemonic =
      std::string("triangular_solve") +
      (op.getLeftSide() ? ".left" : ".right") +
      (op.getLower() ? ".lower" : ".upper") +
      (op.getTransposeA() == stablehlo::Transpose::NO_TRANSPOSE
           ? ""
           : ".transposed") +
      (op.getUnitDiagonal() ? ".unit" : "");
}

/// Values that depend on the device a program runs on, and tokens.
void describeGeneratorOp(Operation *op, OpDescription &description) {
  RuleBuilder builder(description, OpKind::Generator);
  description.op.mnemonic = op->getName().stripDialect().str();
}

void attachStableHLO(MLIRContext *context) {
  for (llvm::StringRef name : {"abs",
                               "cbrt",
                               "ceil",
                               "convert",
                               "cosine",
                               "count_leading_zeros",
                               "exponential",
                               "exponential_minus_one",
                               "floor",
                               "imag",
                               "log",
                               "log_plus_one",
                               "logistic",
                               "negate",
                               "not",
                               "popcnt",
                               "real",
                               "round_nearest_afz",
                               "round_nearest_even",
                               "rsqrt",
                               "sign",
                               "sine",
                               "sqrt",
                               "tan",
                               "tanh",
                               "uniform_quantize",
                               "uniform_dequantize",
                               "is_finite",
                               "reduce_precision",
                               "add",
                               "and",
                               "atan2",
                               "divide",
                               "maximum",
                               "minimum",
                               "multiply",
                               "or",
                               "power",
                               "remainder",
                               "shift_left",
                               "shift_right_arithmetic",
                               "shift_right_logical",
                               "subtract",
                               "xor",
                               "complex",
                               "select"})
    attachRule<describeElementwiseOp>(context, ("stablehlo." + name).str());
  attachRule<describeCompare>(context, "stablehlo.compare");
  attachRule<describeClamp>(context, "stablehlo.clamp");
  attachRule<describeMap>(context, "stablehlo.map");
  attachRule<describeIota>(context, "stablehlo.iota");
  attachRule<describeIota>(context, "stablehlo.dynamic_iota");
  attachRule<describeReshapeOp>(context, "stablehlo.reshape");
  attachRule<describeReshapeOp>(context, "stablehlo.dynamic_reshape");
  attachRule<describeBitcast>(context, "stablehlo.bitcast_convert");
  attachRule<describeBroadcastInDim>(context, "stablehlo.broadcast_in_dim");
  attachRule<describeBroadcastInDim>(context,
                                     "stablehlo.dynamic_broadcast_in_dim");
  attachRule<describeLeadingBroadcast>(context, "stablehlo.broadcast");
  attachRule<describeTransposeOp>(context, "stablehlo.transpose");
  attachRule<describeReverse>(context, "stablehlo.reverse");
  attachRule<describeSliceOp>(context, "stablehlo.slice");
  attachRule<describeSliceOp>(context, "stablehlo.real_dynamic_slice");
  attachRule<describePadOp>(context, "stablehlo.pad");
  attachRule<describePadOp>(context, "stablehlo.dynamic_pad");
  attachRule<describeConcatenateOp>(context, "stablehlo.concatenate");
  attachRule<describeDynamicSliceOp>(context, "stablehlo.dynamic_slice");
  attachRule<describeDynamicUpdateSliceOp>(context,
                                           "stablehlo.dynamic_update_slice");
  attachRule<describeSetDimensionSize>(context, "stablehlo.set_dimension_size");
  attachRule<describeDotGeneral>(context, "stablehlo.dot_general");
  attachRule<describeDot>(context, "stablehlo.dot");
  attachRule<describeEinsum>(context, "stablehlo.einsum");
  attachRule<describeEinsum>(context, "stablehlo.unary_einsum");
  attachRule<describeConvolution>(context, "stablehlo.convolution");
  attachRule<describeConvolution>(context, "stablehlo.dynamic_conv");
  attachRule<describeGather>(context, "stablehlo.gather");
  attachRule<describeGather>(context, "stablehlo.dynamic_gather");
  attachRule<describeIndexSelect>(context, "stablehlo.torch_index_select");
  attachRule<describeScatter>(context, "stablehlo.scatter");
  attachRule<describeReduce>(context, "stablehlo.reduce");
  attachRule<describeReduceWindow>(context, "stablehlo.reduce_window");
  attachRule<describeSelectAndScatter>(context, "stablehlo.select_and_scatter");
  attachRule<describeSort>(context, "stablehlo.sort");
  attachRule<describeCustomCall>(context, "stablehlo.custom_call");
  attachRule<describeRandom>(context, "stablehlo.rng");
  attachRule<describeRng>(context, "stablehlo.rng_bit_generator");
  attachRule<describeFft>(context, "stablehlo.fft");
  attachRule<describeCholesky>(context, "stablehlo.cholesky");
  attachRule<describeTriangularSolve>(context, "stablehlo.triangular_solve");
  for (llvm::StringRef name :
       {"create_token", "after_all", "partition_id", "replica_id"})
    attachRule<describeGeneratorOp>(context, ("stablehlo." + name).str());
}

void attachChlo(MLIRContext *context) {
  for (llvm::StringRef name : {"erf",        "erfc",
                               "erf_inv",    "square",
                               "lgamma",     "digamma",
                               "asin",       "acos",
                               "atan",       "sinh",
                               "cosh",       "asinh",
                               "acosh",      "atanh",
                               "tan",        "conj",
                               "bessel_i1e", "next_after",
                               "zeta",       "polygamma",
                               "mulhi",      "_asin_acos_kernel",
                               "is_inf",     "is_neg_inf",
                               "is_pos_inf"})
    attachRule<describeElementwiseOp>(context, ("chlo." + name).str());
  for (llvm::StringRef name : {"add",
                               "and",
                               "atan2",
                               "compare",
                               "complex",
                               "divide",
                               "maximum",
                               "minimum",
                               "multiply",
                               "next_after",
                               "or",
                               "polygamma",
                               "power",
                               "remainder",
                               "select",
                               "shift_left",
                               "shift_right_arithmetic",
                               "shift_right_logical",
                               "subtract",
                               "xor",
                               "zeta"})
    attachRule<describeBroadcasting>(context, ("chlo.broadcast_" + name).str());
  attachRule<describeConstantLike>(context, "chlo.constant_like");
  attachRule<describeTopK>(context, "chlo.top_k");
  attachRule<describeRaggedDot>(context, "chlo.ragged_dot");
}

} // namespace

void registerShardingRuleModels(DialectRegistry &registry) {
  registry.addExtension(
      +[](MLIRContext *context, stablehlo::StableHLODialect *) {
        attachStableHLO(context);
      });
  registry.addExtension(
      +[](MLIRContext *context, chlo::ChloDialect *) { attachChlo(context); });
  registerLinalgModels(registry);
}

void registerImportDialects(DialectRegistry &registry) {
  registerAllDialects(registry);
  registerShardingRuleModels(registry);
}

} // namespace planner
