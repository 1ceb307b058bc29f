//===- FromModule.h - From a parsed module to an operator graph -*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_IMPORT_FROMMODULE_H
#define PLANNER_IMPORT_FROMMODULE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "planner/Import/Import.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace planner {

/// Adds every dialect that models come in, with the models of
/// ShardingRuleOpInterface for their operations. Dialects are loaded when a
/// module first names them.
void registerImportDialects(mlir::DialectRegistry &registry);

/// Attaches the models alone, for a tool with a registry of its own.
void registerShardingRuleModels(mlir::DialectRegistry &registry);

/// A sharding of an argument or a result that `sdy.sharding` cannot say,
/// because it does not divide evenly, or of a constraint that says another one
/// for XLA's sake; stronger than that one.
inline constexpr llvm::StringLiteral kPlannedShardingAttr = "planner.sharding";

/// A manual computation that is one operation of the whole tensors, written for
/// one device because XLA would not split it.
inline constexpr llvm::StringLiteral kLocalOperationAttr = "planner.local";

/// Which tensor each value of a module became. Several values may be one
/// tensor: what a loop hands on unchanged, the results of a barrier.
using ValueOrigins = llvm::DenseMap<mlir::Value, OriginId>;

/// Parses text or bytecode into a context that has the dialects of
/// registerImportDialects(); `fileName` is used in locations.
Expected<mlir::OwningOpRef<mlir::ModuleOp>>
parseModel(const std::string &text, const std::string &fileName,
           mlir::MLIRContext &context);

/// "file:line:column", or what the location names.
std::string locationText(mlir::Location location);
/// The user's name in a location (`loc("params['w']")`), or nothing.
llvm::StringRef locationName(mlir::Location location);
/// The shape; bounded dimensions count with their bounds.
Shape shapeOf(mlir::RankedTensorType type);

/// The function that is the model.
Expected<mlir::func::FuncOp> findEntry(mlir::ModuleOp module,
                                       const ImportOptions &options);

/// Converts the module's entry function with everything that it calls. The
/// module is not changed. With `origins` the graph traces them
/// (OpGraph::tracesOrigins); a function that is called several times keeps
/// those of its last call.
Expected<OpGraph> importModule(mlir::ModuleOp module,
                               const ImportOptions &options,
                               ValueOrigins *origins = nullptr);

} // namespace planner

#endif // PLANNER_IMPORT_FROMMODULE_H
