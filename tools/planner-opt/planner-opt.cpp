//===- planner-opt.cpp - mlir-opt with the planner's dialects -------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "dialects/AllDialects.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"
#include "planner/Import/Passes.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  planner::registerAllDialects(registry);
  // Few on purpose: registering every pass of MLIR costs start-up time.
  mlir::registerCanonicalizerPass();
  mlir::registerCSEPass();
  mlir::registerInlinerPass();
  mlir::registerSymbolDCEPass();
  planner::registerImportPasses();
  return mlir::failed(
      mlir::MlirOptMain(argc, argv, "planner's MLIR driver\n", registry));
}
