//===- SdyDialect.h - The sdy dialect ---------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_DIALECTS_SDY_SDYDIALECT_H
#define PLANNER_DIALECTS_SDY_SDYDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <optional>

#include "dialects/Sdy/SdyDialect.h.inc"
#include "dialects/Sdy/SdyEnums.h.inc"

namespace mlir::sdy {

/// The discardable attributes: of function arguments and results a
/// TensorShardingAttr, of operations a TensorShardingPerValueAttr.
inline constexpr llvm::StringLiteral kShardingAttr = "sdy.sharding";
/// An OpShardingRuleAttr, on custom calls.
inline constexpr llvm::StringLiteral kShardingRuleAttr = "sdy.sharding_rule";

} // namespace mlir::sdy

#define GET_ATTRDEF_CLASSES
#include "dialects/Sdy/SdyAttrs.h.inc"

#define GET_OP_CLASSES
#include "dialects/Sdy/SdyOps.h.inc"

#endif // PLANNER_DIALECTS_SDY_SDYDIALECT_H
