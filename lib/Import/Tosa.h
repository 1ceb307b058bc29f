//===- Tosa.h - TOSA by way of linalg ---------------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_IMPORT_TOSA_H
#define PLANNER_LIB_IMPORT_TOSA_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"

namespace planner {

bool usesTosa(mlir::ModuleOp module);

/// Adds MLIR's own conversions of TOSA to linalg, tensor and arith.
void addTosaLowering(mlir::OpPassManager &manager);

/// Runs them on the module.
mlir::LogicalResult lowerTosa(mlir::ModuleOp module);

} // namespace planner

#endif // PLANNER_LIB_IMPORT_TOSA_H
