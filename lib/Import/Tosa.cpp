//===- Tosa.cpp - TOSA by way of linalg -----------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Tosa.h"
#include "mlir/Conversion/TosaToArith/TosaToArith.h"
#include "mlir/Conversion/TosaToLinalg/TosaToLinalg.h"
#include "mlir/Conversion/TosaToTensor/TosaToTensor.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Tosa/Transforms/Passes.h"

using namespace mlir;

namespace planner {

bool usesTosa(ModuleOp module) {
  // A dialect that was not loaded has no operation in the module.
  Dialect *tosa = module.getContext()->getLoadedDialect<tosa::TosaDialect>();
  if (!tosa)
    return false;
  return module
      .walk([&](Operation *op) {
        return op->getDialect() == tosa ? WalkResult::interrupt()
                                        : WalkResult::advance();
      })
      .wasInterrupted();
}

void addTosaLowering(OpPassManager &manager) {
  OpPassManager &functions = manager.nest<func::FuncOp>();
  functions.addPass(tosa::createTosaMakeBroadcastablePass());
  functions.addPass(tosa::createTosaToLinalgNamed());
  functions.addPass(tosa::createTosaToLinalg());
  functions.addPass(createTosaToTensorPass());
  functions.addPass(createTosaToArithPass());
}

LogicalResult lowerTosa(ModuleOp module) {
  PassManager manager(module.getContext());
  addTosaLowering(manager);
  return manager.run(module);
}

} // namespace planner
