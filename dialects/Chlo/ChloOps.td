//===- ChloOps.td - The CHLO dialect ----------------------------*- TableGen -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Names of operations, operands and attributes are those of the public dialect:
// they are the keys of the generic form and of bytecode.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_CHLO_OPS
#define PLANNER_CHLO_OPS

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "dialects/HLOTypes.td"

def Chlo_Dialect : Dialect {
  let name = "chlo";
  let cppNamespace = "::mlir::chlo";
  let summary = "Client operations that survive in StableHLO programs";
  let description = [{
    Functions without a StableHLO operation of their own, and operations that
    broadcast their operands.
  }];
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    std::optional<ParseOpHook>
    getParseOperationHook(::llvm::StringRef opName) const override;
  }];
}

class Chlo_Op<string mnemonic, list<Trait> traits = []>
    : Op<Chlo_Dialect, mnemonic, traits>;

class Chlo_Enum<string name, string text, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, text, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::chlo";
}

def Chlo_ComparisonDirection
    : Chlo_Enum<"ComparisonDirection", "which comparison", [
        I32EnumAttrCase<"EQ", 0>, I32EnumAttrCase<"NE", 1>,
        I32EnumAttrCase<"GE", 2>, I32EnumAttrCase<"GT", 3>,
        I32EnumAttrCase<"LE", 4>, I32EnumAttrCase<"LT", 5>]>;
def Chlo_ComparisonDirectionAttr
    : EnumAttr<Chlo_Dialect, Chlo_ComparisonDirection, "comparison_direction">;

def Chlo_ComparisonType
    : Chlo_Enum<"ComparisonType", "which order the comparison uses", [
        I32EnumAttrCase<"NOTYPE", 0>, I32EnumAttrCase<"FLOAT", 1>,
        I32EnumAttrCase<"TOTALORDER", 2>, I32EnumAttrCase<"SIGNED", 3>,
        I32EnumAttrCase<"UNSIGNED", 4>]>;
def Chlo_ComparisonTypeAttr
    : EnumAttr<Chlo_Dialect, Chlo_ComparisonType, "comparison_type">;

def Chlo_Precision
    : Chlo_Enum<"Precision", "how exactly an operand is to be used", [
        I32EnumAttrCase<"DEFAULT", 0>, I32EnumAttrCase<"HIGH", 1>,
        I32EnumAttrCase<"HIGHEST", 2>]>;
def Chlo_PrecisionAttr : EnumAttr<Chlo_Dialect, Chlo_Precision, "precision">;
def Chlo_PrecisionConfigAttr
    : TypedArrayAttrBase<Chlo_PrecisionAttr, "one precision an operand">;

def Chlo_Dims : ArrayRefParameter<"int64_t"> {
  let parser = "::planner::parseDims($_parser)";
  let printer = "::planner::printDims($_printer, $_self)";
}

def Chlo_RaggedDotDimensionNumbers
    : AttrDef<Chlo_Dialect, "RaggedDotDimensionNumbers"> {
  let mnemonic = "ragged_dot";
  let summary = "which dimensions a ragged dot product batches, contracts and groups";
  let parameters = (ins Chlo_Dims:$lhsBatchingDimensions,
                        Chlo_Dims:$rhsBatchingDimensions,
                        Chlo_Dims:$lhsContractingDimensions,
                        Chlo_Dims:$rhsContractingDimensions,
                        Chlo_Dims:$lhsRaggedDimensions,
                        Chlo_Dims:$rhsGroupDimensions);
  let hasCustomAssemblyFormat = 1;
}

//===----------------------------------------------------------------------===//
// Functions of one or two tensors
//===----------------------------------------------------------------------===//

class Chlo_UnaryOp<string mnemonic, string text>
    : Chlo_Op<mnemonic, [Pure, Elementwise, SameOperandsAndResultShape]> {
  let summary = text;
  let arguments = (ins AnyTensor:$operand);
  let results = (outs AnyTensor:$result);
  let builders = [OpBuilder<(ins "::mlir::Value":$operand), [{
    build($_builder, $_state, operand.getType(), operand);
  }]>];
  let assemblyFormat =
      "$operand attr-dict `:` type($operand) `->` type($result)";
}

def Chlo_AcosOp : Chlo_UnaryOp<"acos", "arc cosine">;
def Chlo_AcoshOp : Chlo_UnaryOp<"acosh", "inverse hyperbolic cosine">;
def Chlo_AsinAcosKernelOp
    : Chlo_UnaryOp<"_asin_acos_kernel", "common part of asin and acos">;
def Chlo_AsinOp : Chlo_UnaryOp<"asin", "arc sine">;
def Chlo_AsinhOp : Chlo_UnaryOp<"asinh", "inverse hyperbolic sine">;
def Chlo_AtanOp : Chlo_UnaryOp<"atan", "arc tangent">;
def Chlo_AtanhOp : Chlo_UnaryOp<"atanh", "inverse hyperbolic tangent">;
def Chlo_BesselI1eOp
    : Chlo_UnaryOp<"bessel_i1e", "scaled modified Bessel function of order 1">;
def Chlo_ConjOp : Chlo_UnaryOp<"conj", "complex conjugate">;
def Chlo_CoshOp : Chlo_UnaryOp<"cosh", "hyperbolic cosine">;
def Chlo_DigammaOp : Chlo_UnaryOp<"digamma", "derivative of log gamma">;
def Chlo_ErfInvOp : Chlo_UnaryOp<"erf_inv", "inverse error function">;
def Chlo_ErfOp : Chlo_UnaryOp<"erf", "error function">;
def Chlo_ErfcOp : Chlo_UnaryOp<"erfc", "complementary error function">;
def Chlo_IsInfOp : Chlo_UnaryOp<"is_inf", "test for infinity">;
def Chlo_IsNegInfOp : Chlo_UnaryOp<"is_neg_inf", "test for minus infinity">;
def Chlo_IsPosInfOp : Chlo_UnaryOp<"is_pos_inf", "test for plus infinity">;
def Chlo_LgammaOp : Chlo_UnaryOp<"lgamma", "log of the gamma function">;
def Chlo_SinhOp : Chlo_UnaryOp<"sinh", "hyperbolic sine">;
def Chlo_SquareOp : Chlo_UnaryOp<"square", "square">;
def Chlo_TanOp : Chlo_UnaryOp<"tan", "tangent">;

class Chlo_BinaryOp<string mnemonic, string text, string first, string second>
    : Chlo_Op<mnemonic, [Pure, Elementwise, SameOperandsAndResultShape]> {
  let summary = text;
  let arguments = !dag(ins, [AnyTensor, AnyTensor], [first, second]);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$" # first # " `,` $" # second # [{
    attr-dict `:` type($}] # first # ") `,` type($" # second # [{) `->` type($result)
  }];
}

def Chlo_MulhiOp
    : Chlo_BinaryOp<"mulhi", "upper half of a product", "lhs", "rhs">;
def Chlo_NextAfterOp
    : Chlo_BinaryOp<"next_after", "next number towards another", "x", "y">;
def Chlo_PolygammaOp
    : Chlo_BinaryOp<"polygamma", "polygamma function", "n", "x">;
def Chlo_ZetaOp : Chlo_BinaryOp<"zeta", "Hurwitz zeta function", "x", "q">;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

def Chlo_ConstantOp : Chlo_Op<"constant", [ConstantLike, Pure]> {
  let summary = "a tensor known when the program is compiled";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyTensor:$output);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
}

def Chlo_ConstantLikeOp
    : Chlo_Op<"constant_like", [Pure, SameOperandsAndResultShape]> {
  let summary = "a value repeated in the shape of a tensor";
  let arguments = (ins TypedAttrInterface:$value, AnyTensor:$operand);
  let results = (outs AnyTensor:$result);
}

//===----------------------------------------------------------------------===//
// Functions that broadcast their operands
//===----------------------------------------------------------------------===//

// Without `broadcast_dimensions` the shapes are aligned at their last
// dimensions; with them, dimension i of the operand of lower rank is
// broadcast_dimensions[i] of the other.
class Chlo_BroadcastOp<string mnemonic, string text, list<Trait> traits = []>
    : Chlo_Op<"broadcast_" # mnemonic, traits # [Pure]> {
  let summary = text # " of broadcast operands";
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs,
                       OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->`
    type($result)
  }];
}

def Chlo_BroadcastAddOp : Chlo_BroadcastOp<"add", "sum", [Commutative]>;
def Chlo_BroadcastAndOp : Chlo_BroadcastOp<"and", "bitwise and", [Commutative]>;
def Chlo_BroadcastAtan2Op : Chlo_BroadcastOp<"atan2", "arc tangent">;
def Chlo_BroadcastComplexOp : Chlo_BroadcastOp<"complex", "complex number">;
def Chlo_BroadcastDivOp : Chlo_BroadcastOp<"divide", "quotient">;
def Chlo_BroadcastMaxOp : Chlo_BroadcastOp<"maximum", "maximum", [Commutative]>;
def Chlo_BroadcastMinOp : Chlo_BroadcastOp<"minimum", "minimum", [Commutative]>;
def Chlo_BroadcastMulOp : Chlo_BroadcastOp<"multiply", "product", [Commutative]>;
def Chlo_BroadcastNextAfterOp : Chlo_BroadcastOp<"next_after", "next number">;
def Chlo_BroadcastOrOp : Chlo_BroadcastOp<"or", "bitwise or", [Commutative]>;
def Chlo_BroadcastPolygammaOp : Chlo_BroadcastOp<"polygamma", "polygamma">;
def Chlo_BroadcastPowOp : Chlo_BroadcastOp<"power", "power">;
def Chlo_BroadcastRemOp : Chlo_BroadcastOp<"remainder", "remainder">;
def Chlo_BroadcastShiftLeftOp : Chlo_BroadcastOp<"shift_left", "shift left">;
def Chlo_BroadcastShiftRightArithmeticOp
    : Chlo_BroadcastOp<"shift_right_arithmetic", "shift right, keeping the sign,">;
def Chlo_BroadcastShiftRightLogicalOp
    : Chlo_BroadcastOp<"shift_right_logical", "shift right, filling with zeros,">;
def Chlo_BroadcastSubOp : Chlo_BroadcastOp<"subtract", "difference">;
def Chlo_BroadcastXorOp
    : Chlo_BroadcastOp<"xor", "bitwise exclusive or", [Commutative]>;
def Chlo_BroadcastZetaOp : Chlo_BroadcastOp<"zeta", "Hurwitz zeta function">;

def Chlo_BroadcastCompareOp : Chlo_BroadcastOp<"compare", "comparison"> {
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs,
      OptionalAttr<DenseI64ArrayAttr>:$broadcast_dimensions,
      Chlo_ComparisonDirectionAttr:$comparison_direction,
      OptionalAttr<Chlo_ComparisonTypeAttr>:$compare_type);
}

def Chlo_BroadcastSelectOp : Chlo_Op<"broadcast_select", [Pure]> {
  let summary = "choice between two tensors, of broadcast operands";
  let arguments = (ins AnyTensor:$pred, AnyTensor:$on_true, AnyTensor:$on_false);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = [{
    $pred `,` $on_true `,` $on_false attr-dict `:`
    `(` type($pred) `,` type($on_true) `,` type($on_false) `)` `->`
    type($result)
  }];
}

//===----------------------------------------------------------------------===//
// Larger operations
//===----------------------------------------------------------------------===//

def Chlo_TopKOp : Chlo_Op<"top_k", [Pure]> {
  let summary = "the largest elements of the last dimension and their indices";
  let arguments = (ins AnyTensor:$operand, I64Attr:$k,
                       DefaultValuedOptionalAttr<BoolAttr, "true">:$is_stable);
  let results = (outs AnyTensor:$values, AnyTensor:$indices);
  let assemblyFormat = [{
    `(` $operand `,` `k` `=` $k (`,` `is_stable` `=` $is_stable^)? `)` attr-dict
    `:` type($operand) `->` `(` type($values) `,` type($indices) `)`
  }];
  let hasVerifier = 1;
}

def Chlo_RaggedDotOp : Chlo_Op<"ragged_dot", [Pure]> {
  let summary = "dot products of groups of different sizes";
  let description = [{
    The rows of the ragged dimension of `lhs` are in groups, whose sizes
    `group_sizes` gives. If that dimension is free, each group is multiplied with
    its own matrix of `rhs`; if it is contracted, each group gives a result of
    its own; if it is a batch dimension, groups are ranges of the batch.
  }];
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs,
      HLO_IntTensor:$group_sizes,
      Chlo_RaggedDotDimensionNumbers:$ragged_dot_dimension_numbers,
      OptionalAttr<Chlo_PrecisionConfigAttr>:$precision_config);
  let results = (outs HLO_Tensor:$result);
  let hasVerifier = 1;
}

def Chlo_ScanOp : Chlo_Op<"scan",
    [AttrSizedOperandSegments, AttrSizedResultSegments, IsolatedFromAbove,
     RecursiveMemoryEffects, RecursivelySpeculatable,
     DeclareOpInterfaceMethods<OpAsmOpInterface,
                               ["getAsmBlockArgumentNames"]>]> {
  let summary = "carry values along a dimension";
  let description = [{
    The body takes one slice of each input and the carries, and returns one slice
    of each output and the new carries.
  }];
  let arguments = (ins Variadic<AnyTensor>:$inputs, Variadic<AnyTensor>:$inits,
      ConfinedAttr<I64Attr, [IntNonNegative]>:$dimension,
      OptionalAttr<ConfinedAttr<I64Attr, [IntNonNegative]>>:$scan_dim_size,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$is_reverse,
      OptionalAttr<BoolAttr>:$is_associative);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<AnyTensor>:$outputs,
                      Variadic<AnyTensor>:$carries);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

#endif // PLANNER_CHLO_OPS
