//===- StableHLODialect.h - The StableHLO dialect ---------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_DIALECTS_STABLEHLO_STABLEHLODIALECT_H
#define PLANNER_DIALECTS_STABLEHLO_STABLEHLODIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/TensorEncoding.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <optional>
#include <utility>

#include "dialects/StableHLO/StableHLODialect.h.inc"
#include "dialects/StableHLO/StableHLOEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/StableHLO/StableHLOAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/StableHLO/StableHLOTypes.h.inc"

namespace mlir::stablehlo {

/// Operands and results have one element type; quantized types may mix with the
/// types they express or store.
LogicalResult verifyMatchingElementTypes(Operation *op);

namespace OpTrait {
template <typename ConcreteType>
class MatchingElementTypes
    : public mlir::OpTrait::TraitBase<ConcreteType, MatchingElementTypes> {
public:
  static LogicalResult verifyTrait(Operation *op) {
    return verifyMatchingElementTypes(op);
  }
};
} // namespace OpTrait

} // namespace mlir::stablehlo

#define GET_OP_CLASSES
#include "dialects/StableHLO/StableHLOOps.h.inc"

#endif // PLANNER_DIALECTS_STABLEHLO_STABLEHLODIALECT_H
