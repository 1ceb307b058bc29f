//===- BuildModule.h - Well-known models as modules -------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_ZOO_BUILDMODULE_H
#define PLANNER_ZOO_BUILDMODULE_H

#include "mlir/IR/BuiltinOps.h"
#include "planner/Zoo/Zoo.h"

namespace planner {

/// Loads the dialects that it needs into the context.
Expected<mlir::OwningOpRef<mlir::ModuleOp>>
buildZooModule(const std::string &name, mlir::MLIRContext &context);

} // namespace planner

#endif // PLANNER_ZOO_BUILDMODULE_H
