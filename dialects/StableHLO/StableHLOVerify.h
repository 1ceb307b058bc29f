//===- StableHLOVerify.h - Checks that verifiers share ----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Verifiers reject what later parts could not work with (lists that do not
// match ranks, shapes that contradict each other). Dynamic and bounded sizes
// agree with everything. Private to the package.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_DIALECTS_STABLEHLO_STABLEHLOVERIFY_H
#define PLANNER_DIALECTS_STABLEHLO_STABLEHLOVERIFY_H

#include "dialects/StableHLO/StableHLODialect.h"

namespace mlir::stablehlo {

/// Each of `dims` is in [0, rank) and given once.
LogicalResult verifyDims(Operation *op, StringRef what, ArrayRef<int64_t> dims,
                         int64_t rank);

/// `dims` has `count` entries.
LogicalResult verifyCount(Operation *op, StringRef what, size_t count,
                          size_t expected);

/// `dim` is in [0, rank).
LogicalResult verifyDim(Operation *op, StringRef what, int64_t dim,
                        int64_t rank);

bool sameSize(int64_t a, int64_t b);

/// The shape of `type` agrees with `expected`.
LogicalResult verifyShape(Operation *op, StringRef what, RankedTensorType type,
                          ArrayRef<int64_t> expected);

/// The region's block takes `count` arguments and returns `results` values.
LogicalResult verifySignature(Operation *op, StringRef what, Region &region,
                              size_t arguments, size_t results);

/// The region combines `count` pairs of tensors.
LogicalResult verifyReducer(Operation *op, StringRef what, Region &region,
                            size_t count);

/// The types agree up to sizes and encodings.
bool compatible(Type a, Type b);
LogicalResult verifyCompatible(Operation *op, StringRef what, TypeRange types,
                               TypeRange expected);

/// The operands of the region's terminator.
OperandRange getReturned(Region &region);

/// A window over dimensions of a tensor. Lists that are absent are empty.
struct Window {
  ArrayRef<int64_t> sizes, strides, baseDilations, windowDilations;
  ArrayRef<std::pair<int64_t, int64_t>> padding;
};

/// All lists of the window have `rank` entries, positive where they must be.
LogicalResult verifyWindow(Operation *op, const Window &window, size_t rank);

/// Checks padding's type: `rank` pairs.
LogicalResult verifyPadding(Operation *op,
                            std::optional<DenseIntElementsAttr> padding,
                            size_t rank);

/// The number of positions of the window along a dimension; kDynamic if a size
/// is, or if the numbers overflow.
int64_t windowCount(int64_t size, const Window &window, size_t index);

} // namespace mlir::stablehlo

#endif // PLANNER_DIALECTS_STABLEHLO_STABLEHLOVERIFY_H
