//===- FromModule.h - From a parsed module to an operator graph -*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_IMPORT_FROMMODULE_H
#define PLANNER_IMPORT_FROMMODULE_H

#include "planner/Import/Import.h"

namespace mlir {
class DialectRegistry;
class ModuleOp;
} // namespace mlir

namespace planner {

/// Adds every dialect that models come in, with the models of
/// ShardingRuleOpInterface for their operations. Dialects are loaded when a
/// module first names them.
void registerImportDialects(mlir::DialectRegistry &registry);

/// Attaches the models alone, for a tool with a registry of its own.
void registerShardingRuleModels(mlir::DialectRegistry &registry);

/// Converts the module's entry function with everything that it calls. The
/// module is not changed.
Expected<OpGraph> importModule(mlir::ModuleOp module,
                               const ImportOptions &options);

} // namespace planner

#endif // PLANNER_IMPORT_FROMMODULE_H
