//===- Partials.h - Partial sums that a module can hold ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// sdy says that a value is partial over an axis (`unreduced`). XLA takes that
// for granted: a value that is whole, pinned as partial, is summed as often as
// there are devices. So a value is pinned as partial only if what is pinned of
// the operands of the operation that makes it implies just that.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_EXPORT_PARTIALS_H
#define PLANNER_LIB_EXPORT_PARTIALS_H

#include "mlir/IR/Operation.h"
#include "planner/Strategy/Sharding.h"
#include <functional>

namespace planner {

enum class Partiality : uint8_t { Whole, Partial, Unknown };

/// How an operand is pinned; nothing if it is not.
using LayoutOf =
    std::function<std::optional<TensorSharding>(mlir::OpOperand &)>;

/// Whether an operation with one result makes a sum of what the devices along
/// an axis hold, if the operands lie as they are pinned: it sums over a
/// dimension that is split, or is linear in operands that are partial. Known
/// for operations of StableHLO that XLA leaves as they are on partial operands.
Partiality partialityOf(mlir::Operation *op, AxisId axis,
                        const LayoutOf &layoutOf);

} // namespace planner

#endif // PLANNER_LIB_EXPORT_PARTIALS_H
