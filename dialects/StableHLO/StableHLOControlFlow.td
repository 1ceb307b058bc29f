//===- StableHLOControlFlow.td - Regions and calls ---------*- TableGen -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Included by StableHLOOps.td.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_STABLEHLO_CONTROLFLOW
#define PLANNER_STABLEHLO_CONTROLFLOW

def StableHLO_ReturnOp : StableHLO_Op<"return", [Pure, Terminator]> {
  let summary = "the results of a region";
  let arguments = (ins Variadic<HLO_Value>:$results);
  let assemblyFormat = "$results attr-dict (`:` type($results)^)?";
}

def StableHLO_WhileOp : StableHLO_Op<"while",
    [RecursiveMemoryEffects, RecursivelySpeculatable,
     SingleBlockImplicitTerminator<"ReturnOp">,
     DeclareOpInterfaceMethods<OpAsmOpInterface,
                               ["getAsmBlockArgumentNames"]>]> {
  let summary = "repeat while a condition holds";
  let description = [{
    Both regions take the loop's values and may use values from outside.
  }];
  let arguments = (ins Variadic<HLO_Value>:$operand);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let results = (outs Variadic<HLO_Value>:$outputs);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1;
}

def StableHLO_IfOp : StableHLO_Op<"if",
    [RecursiveMemoryEffects, RecursivelySpeculatable,
     SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "one of two branches";
  let arguments = (ins HLO_PredTensor:$pred);
  let regions = (region SizedRegion<1>:$true_branch,
                        SizedRegion<1>:$false_branch);
  let results = (outs Variadic<HLO_Value>:$outputs);
  let hasRegionVerifier = 1;
}

def StableHLO_CaseOp : StableHLO_Op<"case",
    [RecursiveMemoryEffects, RecursivelySpeculatable,
     SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "one of several branches";
  let arguments = (ins HLO_ScalarIntTensor:$index);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
  let results = (outs Variadic<HLO_Value>:$outputs);
  let hasRegionVerifier = 1;
}

def StableHLO_OptimizationBarrierOp
    : StableHLO_Op<"optimization_barrier", [Pure]> {
  let summary = "stops optimisations from moving across";
  let arguments = (ins Variadic<HLO_TensorOrToken>:$operand);
  let results = (outs Variadic<HLO_TensorOrToken>:$result);
  let assemblyFormat = [{
    attr-dict ($operand^ `:` custom<PairwiseTypes>(type($operand), type($result)))
    : (`(` `)`)?
  }];
  let hasVerifier = 1;
}

def StableHLO_CustomCallOp : StableHLO_Op<"custom_call",
    [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "a call of something outside the program";
  let arguments = (ins Variadic<AnyType>:$inputs, StrAttr:$call_target_name,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$has_side_effect,
      OptionalAttr<AnyAttrOf<[StrAttr, DictionaryAttr]>>:$backend_config,
      OptionalAttr<StableHLO_CustomCallApiVersionAttr>:$api_version,
      OptionalAttr<TypedArrayAttrBase<FlatSymbolRefAttr, "functions">>
          :$called_computations,
      OptionalAttr<ArrayAttr>:$operand_layouts,
      OptionalAttr<ArrayAttr>:$result_layouts,
      OptionalAttr<TypedArrayAttrBase<StableHLO_OutputOperandAlias, "aliases">>
          :$output_operand_aliases,
      OptionalAttr<ArrayAttr>:$result_tilings);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = [{
    custom<CallTarget>($call_target_name) `(` $inputs `)` attr-dict `:`
    functional-type(operands, results)
  }];
}

def StableHLO_CompositeOp : StableHLO_Op<"composite"> {
  let summary = "an operation defined by a function";
  let arguments = (ins Variadic<HLO_Value>:$inputs, StrAttr:$name,
      OptionalAttr<DictionaryAttr>:$composite_attributes,
      FlatSymbolRefAttr:$decomposition, OptionalAttr<I32Attr>:$version);
  let regions = (region VariadicRegion<AnyRegion>:$composite_regions);
  let results = (outs Variadic<HLO_Value>:$outputs);
  let assemblyFormat = [{
    $name operands (` ` `(` $composite_regions^ `)`)? attr-dict `:`
    functional-type(operands, results)
  }];
}

def StableHLO_TupleOp : StableHLO_Op<"tuple", [Pure]> {
  let summary = "values joined to a tuple";
  let arguments = (ins Variadic<HLO_Value>:$val);
  let results = (outs AnyTuple:$result);
  let assemblyFormat =
      "$val attr-dict `:` custom<TupleTypes>(type($val), type($result))";
  let hasVerifier = 1;
}

def StableHLO_GetTupleElementOp : StableHLO_Op<"get_tuple_element", [Pure]> {
  let summary = "one value of a tuple";
  let arguments = (ins AnyTuple:$operand,
                       ConfinedAttr<I32Attr, [IntNonNegative]>:$index);
  let results = (outs HLO_Value:$result);
  let assemblyFormat = [{
    $operand `[` $index `]` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // PLANNER_STABLEHLO_CONTROLFLOW
