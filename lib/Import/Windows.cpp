//===- Windows.cpp - Rules of convolution and pooling ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Models.h"
#include "RuleBuilder.h"
#include "dialects/StableHLO/StableHLODialect.h"

using namespace mlir;

namespace planner {
namespace {

/// One spatial dimension of a window operation. Positions are those of the
/// input after dilation by `baseDilation`.
struct WindowDim {
  int64_t input = 1, window = 1, output = 1;
  int64_t stride = 1, padLow = 0, padHigh = 0;
  int64_t baseDilation = 1, windowDilation = 1;

  bool isTrivial() const {
    return window == 1 && stride == 1 && padLow == 0 && padHigh == 0 &&
           baseDilation == 1 && input == output;
  }
  /// Input elements that a shard of the output needs of its neighbours when
  /// the input is split in the same proportion.
  std::pair<int64_t, int64_t> halo() const {
    const int64_t reach =
        saturatingAdd(saturatingMul(window - 1, windowDilation), 1);
    const int64_t low = std::max<int64_t>(0, padLow);
    const int64_t high = std::max<int64_t>(0, reach - stride - padLow);
    // Elements are at multiples of the dilation, one of them at the beginning.
    return {low / baseDilation, ceilDiv(high, baseDilation)};
  }
};

/// A factor for an output position and the input positions around it.
FactorId windowFactor(RuleBuilder &builder, const WindowDim &dim,
                      size_t operand, size_t operandDim, size_t resultDim) {
  if (dim.isTrivial())
    return builder.pass(operand, operandDim, 0, resultDim);
  const FactorId id = builder.pass(operand, operandDim, 0, resultDim);
  const auto [low, high] = dim.halo();
  builder.halo(id, low, high);
  return id;
}

struct ConvRule {
  RuleBuilder builder;
  stablehlo::ConvDimensionNumbersAttr numbers;
  int64_t featureGroups, batchGroups;
  const Shape &lhs, &rhs, &out;

  /// Groups lead the dimension they divide.
  void features() {
    const size_t inFeature = numbers.getInputFeatureDimension();
    const size_t inBatch = numbers.getInputBatchDimension();
    const size_t kernelIn = numbers.getKernelInputFeatureDimension();
    const size_t kernelOut = numbers.getKernelOutputFeatureDimension();
    const size_t outBatch = numbers.getOutputBatchDimension();
    const size_t outFeature = numbers.getOutputFeatureDimension();

    const int64_t groups = std::max(featureGroups, batchGroups);
    const FactorId group = builder.factor(groups);
    if (featureGroups > 1)
      builder.operand(0, inFeature, group);
    if (batchGroups > 1)
      builder.operand(0, inBatch, group);
    builder.operand(1, kernelOut, group);
    builder.result(0, outFeature, group);

    const FactorId batch = builder.factor(out[outBatch]);
    builder.operand(0, inBatch, batch);
    builder.result(0, outBatch, batch);
    const FactorId output =
        builder.factor(groups > 0 ? rhs[kernelOut] / groups : 0);
    builder.operand(1, kernelOut, output);
    builder.result(0, outFeature, output);
    const FactorId input = builder.reduction(rhs[kernelIn]);
    builder.operand(0, inFeature, input);
    builder.operand(1, kernelIn, input);
  }

  void spatial(size_t index, const WindowDim &dim) {
    const size_t inDim = numbers.getInputSpatialDimensions()[index];
    const size_t kernelDim = numbers.getKernelSpatialDimensions()[index];
    const size_t outDim = numbers.getOutputSpatialDimensions()[index];
    // In a weight gradient the window is as large as the image and slides over
    // a few positions: the image is split along the window, which is summed.
    if (saturatingMul(dim.window, dim.windowDilation) >
        saturatingMul(dim.output, dim.stride)) {
      builder.resultOnly(0, outDim, FactorKind::PassThrough);
      const FactorId id = builder.reduction(std::min(dim.window, dim.input));
      builder.operand(0, inDim, id);
      builder.operand(1, kernelDim, id);
      WindowDim swapped = dim;
      std::swap(swapped.window, swapped.output);
      std::swap(swapped.stride, swapped.windowDilation);
      const auto [low, high] = swapped.halo();
      builder.halo(id, low, high);
      return;
    }
    windowFactor(builder, dim, 0, inDim, outDim);
    builder.operand(1, kernelDim, builder.reduction(dim.window));
  }
};

} // namespace

void describeConvolution(Operation *op, OpDescription &description) {
  auto numbers = op->getAttrOfType<stablehlo::ConvDimensionNumbersAttr>(
      "dimension_numbers");
  if (!numbers)
    return;
  ConvRule conv{RuleBuilder(description, OpKind::Convolution),
                numbers,
                getInt(op, "feature_group_count", 1),
                getInt(op, "batch_group_count", 1),
                description.operands[0].shape,
                description.operands[1].shape,
                description.results[0].shape};
  description.op.mnemonic = "convolution";
  conv.builder.linear({0});
  conv.builder.linear({1});
  conv.features();
  const size_t rank = numbers.getInputSpatialDimensions().size();
  const auto strides = getInts(op, "window_strides", rank, 1);
  const auto padding = getInts(op, "padding", 2 * rank, 0);
  const auto lhsDilation = getInts(op, "lhs_dilation", rank, 1);
  const auto rhsDilation = getInts(op, "rhs_dilation", rank, 1);
  double work = 2 * elementsOf(description.results[0]);
  work *=
      static_cast<double>(conv.rhs[numbers.getKernelInputFeatureDimension()]);
  for (size_t i = 0; i < rank; ++i) {
    WindowDim dim;
    dim.input = conv.lhs[numbers.getInputSpatialDimensions()[i]];
    dim.window = conv.rhs[numbers.getKernelSpatialDimensions()[i]];
    dim.output = conv.out[numbers.getOutputSpatialDimensions()[i]];
    dim.stride = strides[i];
    dim.padLow = padding[2 * i];
    dim.padHigh = padding[2 * i + 1];
    dim.baseDilation = lhsDilation[i];
    dim.windowDilation = rhsDilation[i];
    conv.spatial(i, dim);
    // Zeros between dilated input elements are not multiplied.
    work *= static_cast<double>(dim.window) /
            static_cast<double>(std::max<int64_t>(1, dim.baseDilation));
  }
  description.op.work.matmulFlops = work;
}

void describeReduceWindow(Operation *op, OpDescription &description) {
  RuleBuilder builder(description, OpKind::Pool);
  description.op.mnemonic = "reduce_window";
  const size_t inputs = description.results.size();
  const size_t rank = description.results.front().shape.size();
  const auto window = getInts(op, "window_dimensions", rank, 1);
  const auto strides = getInts(op, "window_strides", rank, 1);
  const auto padding = getInts(op, "padding", 2 * rank, 0);
  const auto baseDilation = getInts(op, "base_dilations", rank, 1);
  const auto windowDilation = getInts(op, "window_dilations", rank, 1);
  double windowElements = 1;
  for (size_t i = 0; i < rank; ++i) {
    WindowDim dim;
    dim.input = description.operands[0].shape[i];
    dim.output = description.results[0].shape[i];
    dim.window = window[i];
    dim.stride = strides[i];
    dim.padLow = padding[2 * i];
    dim.padHigh = padding[2 * i + 1];
    dim.baseDilation = baseDilation[i];
    dim.windowDilation = windowDilation[i];
    windowElements *= static_cast<double>(dim.window);
    // One window over everything is a reduction.
    if (inputs == 1 && dim.output == 1 && dim.window >= dim.input) {
      builder.operand(
          0, i, builder.reduction(dim.input, reduceOpOf(op->getRegion(0))));
      continue;
    }
    // A window over most of the dimension (a cumulative sum) needs it whole.
    if (!dim.isTrivial() && 2 * dim.window > dim.input) {
      for (size_t k = 0; k < inputs; ++k) {
        builder.operandOnly(k, i, FactorKind::NeedReplication);
        builder.resultOnly(k, i, FactorKind::NeedReplication);
      }
      continue;
    }
    const FactorId id = windowFactor(builder, dim, 0, i, i);
    for (size_t k = 1; k < inputs; ++k) {
      builder.operand(k, i, id);
      builder.result(k, i, id);
    }
  }
  if (inputs == 1 && reduceOpOf(op->getRegion(0)) == ReduceOp::Sum &&
      isZero(description.operands[1]))
    builder.linear({0});
  description.op.work.vectorFlops =
      elementsOf(description.results[0]) * windowElements;
}

void describeSelectAndScatter(Operation *op, OpDescription &description) {
  RuleBuilder builder(description, OpKind::Pool);
  description.op.mnemonic = "select_and_scatter";
  const size_t rank = description.results.front().shape.size();
  const auto window = getInts(op, "window_dimensions", rank, 1);
  const auto strides = getInts(op, "window_strides", rank, 1);
  const auto padding = getInts(op, "padding", 2 * rank, 0);
  double windowElements = 1;
  for (size_t i = 0; i < rank; ++i) {
    WindowDim dim;
    dim.input = description.operands[0].shape[i];
    dim.output = description.operands[1].shape[i];
    dim.window = window[i];
    dim.stride = strides[i];
    dim.padLow = padding[2 * i];
    dim.padHigh = padding[2 * i + 1];
    windowElements *= static_cast<double>(dim.window);
    const FactorId id = builder.factor(std::min(dim.input, dim.output));
    builder.operand(0, i, id);
    builder.operand(1, i, id);
    builder.result(0, i, id);
    if (dim.isTrivial())
      continue;
    // What windows read of a neighbour they may also write, and send back.
    const auto [low, high] = dim.halo();
    builder.halo(id, saturatingAdd(low, high), saturatingAdd(low, high));
  }
  builder.linear({1});
  description.op.work.vectorFlops =
      elementsOf(description.operands[1]) * windowElements;
}

} // namespace planner
