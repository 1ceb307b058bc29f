//===- Linalg.cpp - Operations of linalg and tensor -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "RuleBuilder.h"

using namespace mlir;

namespace planner {

LogicalResult Importer::convertLinalg(Operation *op) {
  return convertOpaque(op);
}
LogicalResult Importer::convertTensorOp(Operation *op) {
  return convertOpaque(op);
}

} // namespace planner
