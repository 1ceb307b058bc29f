//===- Sharding.cpp - Shardings in the module as constraints --------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

using namespace mlir;

namespace planner {

void Importer::applyShardings(Operation *op) { (void)op; }

void Importer::constrain(TensorId &tensor, Attribute sharding,
                         Location location) {
  (void)tensor;
  (void)sharding;
  (void)location;
}

} // namespace planner
