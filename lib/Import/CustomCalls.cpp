//===- CustomCalls.cpp - Custom calls that are understood -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "Models.h"
#include "RuleBuilder.h"

using namespace mlir;

namespace planner {

void describeCustomCall(Operation *op, OpDescription &description) {
  (void)op;
  (void)description;
}

LogicalResult Importer::convertCustomCall(Operation *op) {
  auto target = op->getAttrOfType<StringAttr>("call_target_name");
  const llvm::StringRef name = target ? target.strref() : llvm::StringRef();
  const bool isIdentity =
      llvm::StringSwitch<bool>(name)
          .Cases({"Sharding", "SPMDFullToShardShape", "SPMDShardToFullShape",
                  "annotate_device_placement", "LayoutConstraint",
                  "xla.sdy.FuncResultSharding"},
                 true)
          .Default(false);
  if (isIdentity && op->getNumOperands() == op->getNumResults())
    return convertIdentity(op);
  return convertDescribed(op);
}

} // namespace planner
