//===- ChloDialect.h - The CHLO dialect -------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_DIALECTS_CHLO_CHLODIALECT_H
#define PLANNER_DIALECTS_CHLO_CHLODIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <optional>

#include "dialects/Chlo/ChloDialect.h.inc"
#include "dialects/Chlo/ChloEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/Chlo/ChloAttrs.h.inc"

#define GET_OP_CLASSES
#include "dialects/Chlo/ChloOps.h.inc"

#endif // PLANNER_DIALECTS_CHLO_CHLODIALECT_H
