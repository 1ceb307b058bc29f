//===- Passes.h - What reading a model does to its module -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Reading a model uses the functions behind these passes without changing the
// module. As passes they show, in planner-opt, what a module is read as.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_IMPORT_PASSES_H
#define PLANNER_IMPORT_PASSES_H

#include "mlir/Pass/Pass.h"
#include <memory>

namespace planner {

#define GEN_PASS_DECL
#include "planner/Import/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "planner/Import/Passes.h.inc"

} // namespace planner

#endif // PLANNER_IMPORT_PASSES_H
