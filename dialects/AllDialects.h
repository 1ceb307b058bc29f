//===- AllDialects.h - What the reader accepts ------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_DIALECTS_ALLDIALECTS_H
#define PLANNER_DIALECTS_ALLDIALECTS_H

namespace mlir {
class DialectRegistry;
}

namespace planner {

/// Our dialects and those of MLIR that model files use, with what the inliner
/// needs. A dialect is loaded when a file first names it.
void registerAllDialects(mlir::DialectRegistry &registry);

} // namespace planner

#endif // PLANNER_DIALECTS_ALLDIALECTS_H
