//===- StableHLOTypes.td - Types --------------------------------*- TableGen -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_STABLEHLO_TYPES
#define PLANNER_STABLEHLO_TYPES

include "mlir/IR/AttrTypeBase.td"
include "dialects/HLOTypes.td"
include "dialects/StableHLO/StableHLOBase.td"

def StableHLO_Token : TypeDef<StableHLO_Dialect, "Token"> {
  let mnemonic = "token";
  let summary = "orders operations with side effects";
}

def StableHLO_Future : TypeDef<StableHLO_Dialect, "Future"> {
  let mnemonic = "future";
  let summary = "the results of an operation in flight";
  let parameters = (ins ArrayRefParameter<"::mlir::Type">:$types);
  let assemblyFormat = "`<` $types `>`";
}

def HLO_TensorOrToken : AnyTypeOf<[HLO_Tensor, StableHLO_Token]>;
def HLO_Value : AnyTypeOf<[HLO_Tensor, StableHLO_Token, AnyTuple, AnyMemRef]>;

#endif // PLANNER_STABLEHLO_TYPES
