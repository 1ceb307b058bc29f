//===- ShardingRuleInterface.td - What an operation means ---*- TableGen -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_IMPORT_SHARDINGRULEINTERFACE
#define PLANNER_IMPORT_SHARDINGRULEINTERFACE

include "mlir/IR/OpBase.td"

def ShardingRuleOpInterface : OpInterface<"ShardingRuleOpInterface"> {
  let cppNamespace = "::planner";
  let description = [{
    Tells which loops (factors) an operation iterates over and which tensor
    dimension belongs to which of them, with its work and the share of each
    tensor that it touches. An operation without this interface becomes an
    opaque operator, which is never split.

    The interface is attached from outside (`registerShardingRuleModels`), so
    dialects do not depend on the planner.
  }];
  let methods = [
    InterfaceMethod<[{
        Fills in `description.op`: kind, mnemonic, rule, work and shares. The
        shapes and element types of operands and results are given in
        `description`; they are static even where the operation's types are
        not.
      }], "void", "describe", (ins "::planner::OpDescription &":$description)>
  ];
}

#endif // PLANNER_IMPORT_SHARDINGRULEINTERFACE
