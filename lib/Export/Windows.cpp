//===- Windows.cpp - Convolutions that XLA gets wrong ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// XLA's partitioner (jaxlib 0.10.2) may divide the window of a convolution
// among devices. It then adds up the results of all of them, also of those that
// hold copies: a multiple of the result. It does so where a module splits the
// window itself (the gradient of a filter, which sums over rows) while an axis
// holds copies, and where rows and output features are split at once.
//
//===----------------------------------------------------------------------===//

#include "Pins.h"
#include "dialects/StableHLO/StableHLODialect.h"

using namespace mlir;

namespace planner {

static const char *const kWindowsWhole =
    "convolutions read whole windows or filters: XLA would add up copies";

void Pins::keepWindowsWhole() {
  model.entry->walk([&](Operation *op) {
    const auto numbers = op->getAttrOfType<stablehlo::ConvDimensionNumbersAttr>(
        "dimension_numbers");
    if (!numbers || op->getNumOperands() != 2)
      return;
    OpOperand &input = op->getOpOperand(0), &filter = op->getOpOperand(1);
    auto read = layoutAt(input), by = layoutAt(filter);
    if (!read || !by)
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
  if (auto [at, isNew] = useAt.try_emplace(&use, uses.size()); isNew)
    uses.push_back({&use, layout, Phase::Forward});
  else
    uses[at->second].layout = layout;
}

} // namespace planner
