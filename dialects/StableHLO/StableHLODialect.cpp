//===- StableHLODialect.cpp - The StableHLO dialect -----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "dialects/StableHLO/StableHLODialect.h"
#include "dialects/AsmSupport.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::stablehlo;

#include "dialects/StableHLO/StableHLODialect.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/StableHLO/StableHLOTypes.cpp.inc"

void StableHLODialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialects/StableHLO/StableHLOTypes.cpp.inc"
      >();
}

void StableHLODialect::initialize() {
  registerOperations();
  registerAttributes();
  registerTypes();
  addInterfaces<planner::InlineEverything>();
  // A newer producer's operation must not make the whole module unreadable.
  allowUnknownOperations();
}

std::optional<Dialect::ParseOpHook>
StableHLODialect::getParseOperationHook(StringRef opName) const {
  if (std::optional<ParseOpHook> hook = Dialect::getParseOperationHook(opName))
    return hook;
  return planner::parsePlainOperation;
}
