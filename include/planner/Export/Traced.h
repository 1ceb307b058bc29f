//===- Traced.h - A module and the graph that it became ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_EXPORT_TRACED_H
#define PLANNER_EXPORT_TRACED_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "planner/Import/FromModule.h"
#include <memory>

namespace planner {

/// A module that was read to have a plan written onto it. Calls are inlined:
/// every value is then one tensor of the graph, with one layout; and loops
/// capture what they hand on unchanged.
struct TracedModel {
  std::unique_ptr<mlir::MLIRContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
  mlir::func::FuncOp entry;
  ValueOrigins origins;
  /// As imported; the caller prepares it as the plan's inputs say.
  OpGraph graph;
  /// The text names its operations' places, or those of arguments. What has
  /// none got its place in this file when it was parsed.
  bool hasLocations = false;
  std::string fileName;
};

Expected<TracedModel> readTraced(const std::string &text,
                                 const std::string &fileName,
                                 const ImportOptions &options);

} // namespace planner

#endif // PLANNER_EXPORT_TRACED_H
