//===- SdyBase.td - The dialect and its enumerations ------------*- TableGen -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SDY_BASE
#define PLANNER_SDY_BASE

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Sdy_Dialect : Dialect {
  let name = "sdy";
  let cppNamespace = "::mlir::sdy";
  let summary = "Shardings over meshes of named axes";
  let description = [{
    Reads and writes Shardy's text: meshes, shardings of values as discardable
    attributes, constraints, regions with manual communication and collectives.
    A sharding is checked against its mesh and the type that it is for.
  }];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let extraClassDeclaration = [{
  private:
    void registerAttributes();

  public:
  }];
}

class Sdy_Enum<string name, string text, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, text, cases> {
  let cppNamespace = "::mlir::sdy";
}

def Sdy_PropagationDirection
    : Sdy_Enum<"PropagationDirection", "where a sharding may propagate", [
        I32EnumAttrCase<"NONE", 0>, I32EnumAttrCase<"FORWARD", 1>,
        I32EnumAttrCase<"BACKWARD", 2>, I32EnumAttrCase<"BOTH", 3>]>;

def Sdy_EdgeNodeType
    : Sdy_Enum<"EdgeNodeType", "the side of an operation", [
        I32EnumAttrCase<"OPERAND", 0, "operand">,
        I32EnumAttrCase<"RESULT", 1, "result">]>;

def Sdy_ReductionOp
    : Sdy_Enum<"ReductionOp", "how partial values combine", [
        I32EnumAttrCase<"SUM", 0, "sum">, I32EnumAttrCase<"MAX", 1, "max">,
        I32EnumAttrCase<"MIN", 2, "min">]>;

#endif // PLANNER_SDY_BASE
