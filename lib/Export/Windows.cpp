//===- Windows.cpp - Convolutions that XLA gets wrong ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// XLA's partitioner (jaxlib 0.10.2) may divide the window of a convolution
// among devices. It then adds up the results of all of them, also of those that
// hold copies: a multiple of the result. It does so where a module splits the
// window itself (the gradient of a filter, which sums over rows) while an axis
// holds copies, and where rows and output features are split at once. Windows
// of one element, and their gradients, are products to it: it gets those right.
//
//===----------------------------------------------------------------------===//

#include "Pins.h"
#include "dialects/StableHLO/StableHLODialect.h"

using namespace mlir;

namespace planner {

static const char *const kWindowsWhole =
    "convolutions read whole windows or filters: XLA would add up copies";

/// Windows that are moved by one and read neither padding nor gaps.
static bool isPlain(stablehlo::ConvolutionOp op) {
  const auto isOne = [](int64_t size) { return size == 1; };
  return op.getFeatureGroupCount() == 1 && op.getBatchGroupCount() == 1 &&
         llvm::all_of(op.getWindowStridesOrDefault(), isOne) &&
         llvm::all_of(op.getLhsDilationOrDefault(), isOne) &&
         llvm::all_of(op.getRhsDilationOrDefault(), isOne) &&
         llvm::none_of(op.getWindowReversalOrDefault(),
                       [](bool isReversed) { return isReversed; }) &&
         llvm::all_of(op.getPaddingOrDefault(), [](auto padding) {
           return padding.first == 0 && padding.second == 0;
         });
}

/// Every window is one element, or all there is: a product of matrices.
static bool isProduct(stablehlo::ConvolutionOp op) {
  const auto sizes = [](Value value, llvm::ArrayRef<int64_t> dims) {
    const auto shape = cast<RankedTensorType>(value.getType()).getShape();
    return llvm::all_of(dims, [&](int64_t d) { return shape[d] == 1; });
  };
  const stablehlo::ConvDimensionNumbersAttr numbers = op.getDimensionNumbers();
  return isPlain(op) &&
         (sizes(op.getRhs(), numbers.getKernelSpatialDimensions()) ||
          sizes(op.getResult(), numbers.getOutputSpatialDimensions()));
}

void Pins::keepWindowsWhole() {
  model.entry->walk([&](stablehlo::ConvolutionOp op) {
    const stablehlo::ConvDimensionNumbersAttr numbers =
        op.getDimensionNumbers();
    OpOperand &input = op->getOpOperand(0), &filter = op->getOpOperand(1);
    auto read = layoutAt(input), by = layoutAt(filter);
    if (!read || !by || isProduct(op))
      return;
    const auto splits = [](const TensorSharding &layout,
                           llvm::ArrayRef<int64_t> dims) {
      return llvm::any_of(dims,
                          [&](int64_t d) { return !layout.dims[d].empty(); });
    };
    AxisMask copies = 0;
    for (AxisId axis = 0; axis < stage.mesh.axes.size(); ++axis)
      if (stage.mesh.axes[axis].size > 1)
        copies |= AxisMask(1) << axis;
    copies &= ~(read->splitAxes() | by->splitAxes());
    const int64_t features = numbers.getKernelOutputFeatureDimension();
    if (splits(*by, numbers.getKernelSpatialDimensions()) && copies != 0) {
      ++surprises[kWindowsWhole];
      for (int64_t d : numbers.getKernelSpatialDimensions())
        by->dims[d].clear();
      for (int64_t d : numbers.getInputSpatialDimensions())
        read->dims[d].clear();
      readAs(input, *read);
      readAs(filter, *by);
    } else if (splits(*read, numbers.getInputSpatialDimensions()) &&
               splits(*by, features)) {
      ++surprises[kWindowsWhole];
      by->dims[features].clear();
      readAs(filter, *by);
    }
  });
}

void Pins::readAs(OpOperand &use, const TensorSharding &layout) {
  const auto planned = layoutAt(use);
  if (planned == layout)
    return;
  if (auto [at, isNew] = useAt.try_emplace(&use, uses.size()); isNew)
    uses.push_back({&use, layout, Phase::Forward, planned});
  else
    uses[at->second] = {&use, layout, uses[at->second].madeIn, planned};
}

} // namespace planner
