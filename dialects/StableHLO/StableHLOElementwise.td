//===- StableHLOElementwise.td - Elementwise operations ----*- TableGen -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Included by StableHLOOps.td.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_STABLEHLO_ELEMENTWISE
#define PLANNER_STABLEHLO_ELEMENTWISE

class StableHLO_UnaryOp<string mnemonic, string text, list<Trait> traits = []>
    : StableHLO_Op<mnemonic, traits # [Pure, Elementwise,
                                       SameOperandsAndResultShape]> {
  let summary = text;
  let arguments = (ins HLO_Tensor:$operand);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand attr-dict `:`
    custom<TypeOrSignature>(type($operand), type($result))
  }];
}

class StableHLO_SameTypeUnaryOp<string mnemonic, string text>
    : StableHLO_UnaryOp<mnemonic, text, [MatchingElementTypes]> {
  let builders = [OpBuilder<(ins "::mlir::Value":$operand), [{
    build($_builder, $_state, operand.getType(), operand);
  }]>];
}

// Functions whose accuracy a program may ask for.
class StableHLO_TranscendentalOp<string mnemonic, string text>
    : StableHLO_UnaryOp<mnemonic, text, [MatchingElementTypes]> {
  let arguments = (ins HLO_Tensor:$operand,
                       OptionalAttr<StableHLO_ResultAccuracy>:$result_accuracy);
  let builders = [OpBuilder<(ins "::mlir::Value":$operand), [{
    build($_builder, $_state, operand.getType(), operand,
          ResultAccuracyAttr());
  }]>];
}

def StableHLO_AbsOp : StableHLO_UnaryOp<"abs", "absolute value">;
def StableHLO_CbrtOp : StableHLO_TranscendentalOp<"cbrt", "cube root">;
def StableHLO_CeilOp : StableHLO_SameTypeUnaryOp<"ceil", "round up">;
def StableHLO_ConvertOp
    : StableHLO_UnaryOp<"convert", "change of number format">;
def StableHLO_CosineOp : StableHLO_TranscendentalOp<"cosine", "cosine">;
def StableHLO_ClzOp
    : StableHLO_SameTypeUnaryOp<"count_leading_zeros", "leading zero bits">;
def StableHLO_ExpOp
    : StableHLO_TranscendentalOp<"exponential", "exponential">;
def StableHLO_Expm1Op
    : StableHLO_TranscendentalOp<"exponential_minus_one", "exp(x) - 1">;
def StableHLO_FloorOp : StableHLO_SameTypeUnaryOp<"floor", "round down">;
def StableHLO_ImagOp : StableHLO_UnaryOp<"imag", "imaginary part">;
def StableHLO_LogOp : StableHLO_TranscendentalOp<"log", "natural logarithm">;
def StableHLO_Log1pOp
    : StableHLO_TranscendentalOp<"log_plus_one", "log(1 + x)">;
def StableHLO_LogisticOp
    : StableHLO_TranscendentalOp<"logistic", "logistic function">;
def StableHLO_NegOp : StableHLO_SameTypeUnaryOp<"negate", "negation">;
def StableHLO_NotOp : StableHLO_SameTypeUnaryOp<"not", "bitwise not">;
def StableHLO_PopulationCountOp
    : StableHLO_SameTypeUnaryOp<"popcnt", "number of set bits">;
def StableHLO_RealOp : StableHLO_UnaryOp<"real", "real part">;
def StableHLO_RoundOp : StableHLO_SameTypeUnaryOp<"round_nearest_afz",
    "round to nearest, ties away from zero">;
def StableHLO_RoundNearestEvenOp
    : StableHLO_SameTypeUnaryOp<"round_nearest_even",
        "round to nearest, ties to even">;
def StableHLO_RsqrtOp
    : StableHLO_TranscendentalOp<"rsqrt", "reciprocal square root">;
def StableHLO_SignOp : StableHLO_SameTypeUnaryOp<"sign", "sign">;
def StableHLO_SineOp : StableHLO_TranscendentalOp<"sine", "sine">;
def StableHLO_SqrtOp : StableHLO_TranscendentalOp<"sqrt", "square root">;
def StableHLO_TanOp : StableHLO_TranscendentalOp<"tan", "tangent">;
def StableHLO_TanhOp
    : StableHLO_TranscendentalOp<"tanh", "hyperbolic tangent">;
def StableHLO_UniformQuantizeOp
    : StableHLO_UnaryOp<"uniform_quantize", "to a quantized format">;
def StableHLO_UniformDequantizeOp
    : StableHLO_UnaryOp<"uniform_dequantize", "from a quantized format">;

def StableHLO_IsFiniteOp : StableHLO_UnaryOp<"is_finite", "test for finiteness"> {
  let arguments = (ins HLO_Tensor:$x);
  let results = (outs HLO_PredTensor:$y);
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
}

def StableHLO_ReducePrecisionOp : StableHLO_Op<"reduce_precision",
    [Pure, Elementwise, SameOperandsAndResultShape, MatchingElementTypes]> {
  let summary = "round to a narrower format, kept in the wider one";
  let arguments = (ins HLO_Tensor:$operand,
                       ConfinedAttr<I32Attr, [IntPositive]>:$exponent_bits,
                       ConfinedAttr<I32Attr, [IntNonNegative]>:$mantissa_bits);
  let results = (outs HLO_Tensor:$output);
  let assemblyFormat = [{
    $operand `,` `format` `=`
    custom<FloatFormat>($exponent_bits, $mantissa_bits) attr-dict `:`
    custom<TypeOrSignature>(type($operand), type($output))
  }];
}

class StableHLO_BinaryOp<string mnemonic, string text,
                         list<Trait> traits = [MatchingElementTypes]>
    : StableHLO_Op<mnemonic, traits # [Pure, Elementwise,
                                       SameOperandsAndResultShape]> {
  let summary = text;
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs);
  let results = (outs HLO_Tensor:$result);
  let builders = [OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs), [{
    build($_builder, $_state, lhs.getType(), lhs, rhs);
  }]>];
  let assemblyFormat = [{
    $lhs `,` $rhs attr-dict `:`
    custom<TypeOrSignature>(type($lhs), type($rhs), type($result))
  }];
}

// `reduce ... applies` takes the commutative ones.
class StableHLO_CommutativeOp<string mnemonic, string text>
    : StableHLO_BinaryOp<mnemonic, text, [MatchingElementTypes, Commutative]>;

def StableHLO_AddOp : StableHLO_CommutativeOp<"add", "sum, or or of predicates">;
def StableHLO_AndOp : StableHLO_CommutativeOp<"and", "bitwise and">;
def StableHLO_Atan2Op : StableHLO_BinaryOp<"atan2", "arc tangent of lhs / rhs">;
def StableHLO_DivOp : StableHLO_BinaryOp<"divide", "quotient">;
def StableHLO_MaxOp : StableHLO_CommutativeOp<"maximum", "maximum">;
def StableHLO_MinOp : StableHLO_CommutativeOp<"minimum", "minimum">;
def StableHLO_MulOp : StableHLO_CommutativeOp<"multiply", "product">;
def StableHLO_OrOp : StableHLO_CommutativeOp<"or", "bitwise or">;
def StableHLO_PowOp : StableHLO_BinaryOp<"power", "power">;
def StableHLO_RemOp : StableHLO_BinaryOp<"remainder", "remainder">;
def StableHLO_ShiftLeftOp : StableHLO_BinaryOp<"shift_left", "shift left">;
def StableHLO_ShiftRightArithmeticOp
    : StableHLO_BinaryOp<"shift_right_arithmetic", "shift right, keeping the sign">;
def StableHLO_ShiftRightLogicalOp
    : StableHLO_BinaryOp<"shift_right_logical", "shift right, filling with zeros">;
def StableHLO_SubtractOp : StableHLO_BinaryOp<"subtract", "difference">;
def StableHLO_XorOp : StableHLO_CommutativeOp<"xor", "bitwise exclusive or">;

def StableHLO_ComplexOp : StableHLO_Op<"complex",
    [Pure, Elementwise, SameOperandsAndResultShape, SameOperandsElementType]> {
  let summary = "a complex number from its parts";
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs);
  let results = (outs RankedTensorOf<[AnyComplex]>:$result);
  let assemblyFormat = [{
    operands attr-dict `:`
    custom<ComplexType>(type($lhs), type($rhs), type($result))
  }];
}

def StableHLO_CompareOp : StableHLO_Op<"compare",
    [Pure, Elementwise, SameOperandsAndResultShape]> {
  let summary = "comparison";
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs,
      StableHLO_ComparisonDirectionAttr:$comparison_direction,
      OptionalAttr<StableHLO_ComparisonTypeAttr>:$compare_type);
  let results = (outs HLO_PredTensor:$result);
  let assemblyFormat = [{
    custom<BareEnum>($comparison_direction) `,` $lhs `,` $rhs
    (`,` custom<BareEnum>($compare_type)^)? attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

// The predicate of select and the limits of clamp may be scalars, so these are
// not `Elementwise` in MLIR's sense.

def StableHLO_SelectOp : StableHLO_Op<"select", [Pure]> {
  let summary = "choice between two tensors";
  let arguments = (ins HLO_PredTensor:$pred, HLO_Tensor:$on_true,
                       HLO_Tensor:$on_false);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    operands attr-dict `:`
    custom<SelectType>(type($pred), type($on_true), type($on_false),
                       type($result))
  }];
  let hasVerifier = 1;
}

def StableHLO_ClampOp : StableHLO_Op<"clamp", [Pure, MatchingElementTypes]> {
  let summary = "limit to a range";
  let arguments = (ins HLO_Tensor:$min, HLO_Tensor:$operand, HLO_Tensor:$max);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $min `,` $operand `,` $max attr-dict `:`
    custom<TypeOrSignature>(type($min), type($operand), type($max),
                            type($result))
  }];
  let hasVerifier = 1;
}

def StableHLO_MapOp : StableHLO_Op<"map",
    [RecursiveMemoryEffects, RecursivelySpeculatable,
     SameOperandsAndResultShape]> {
  let summary = "apply a computation to every element";
  let arguments = (ins Variadic<HLO_Tensor>:$inputs,
                       DenseI64ArrayAttr:$dimensions);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs HLO_Tensor:$result);
  let hasRegionVerifier = 1;
}

#endif // PLANNER_STABLEHLO_ELEMENTWISE
