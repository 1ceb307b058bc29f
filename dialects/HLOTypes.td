//===- HLOTypes.td - Type constraints shared by StableHLO and CHLO ---------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The constraints are looser than the specification where looseness is harmless
// to the reader: a module is checked for what later parts rely on, not certified.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_DIALECTS_HLOTYPES
#define PLANNER_DIALECTS_HLOTYPES

include "mlir/IR/OpBase.td"

def HLO_Tensor : Type<AnyRankedTensor.predicate, "ranked tensor",
                      "::mlir::RankedTensorType">;
def HLO_PredTensor : RankedTensorOf<[I1]>;
def HLO_IntTensor : RankedTensorOf<[AnyInteger, Index]>;
def HLO_ScalarIntTensor : 0DTensorOf<[AnyInteger]>;
def HLO_ScalarTensor : 0DTensorOf<[AnyType]>;
def HLO_ShapeTensor : 1DTensorOf<[AnyInteger, Index]>;

#endif // PLANNER_DIALECTS_HLOTYPES
