//===- Entry.h - The entry function and its arguments' sizes ----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_IMPORT_ENTRY_H
#define PLANNER_LIB_IMPORT_ENTRY_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "planner/Import/Import.h"

namespace planner {

/// The function that a model is: `wanted`, or @main, or the only public one.
Expected<mlir::func::FuncOp> selectEntry(mlir::ModuleOp module,
                                         llvm::StringRef wanted);

/// An argument as bindings name it: its attribute `jax.arg_info` or
/// `planner.name`, the name in its location, or "arg" and its number.
std::string argumentName(mlir::func::FuncOp entry, unsigned number);

/// The shape of an argument, to be bound; its number is its position.
struct ArgumentShape {
  std::string name;
  Shape shape;
};

/// Replaces every dynamic dimension by the size that a binding gives it
/// (ImportOptions::bindings). Fails for dimensions without a binding and for
/// bindings without a dimension.
Expected<void>
bindDims(llvm::MutableArrayRef<ArgumentShape> arguments,
         llvm::ArrayRef<std::pair<std::string, int64_t>> bindings,
         mlir::Location entry);

} // namespace planner

#endif // PLANNER_LIB_IMPORT_ENTRY_H
