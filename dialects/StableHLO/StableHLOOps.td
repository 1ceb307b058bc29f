//===- StableHLOOps.td - Operations -----------------------------*- TableGen -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Names of operations, operands and attributes are the specification's: they are
// the keys of the generic form and of bytecode.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_STABLEHLO_OPS
#define PLANNER_STABLEHLO_OPS

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "dialects/StableHLO/StableHLOAttrs.td"
include "dialects/StableHLO/StableHLOTypes.td"

class StableHLO_Op<string mnemonic, list<Trait> traits = []>
    : Op<StableHLO_Dialect, mnemonic, traits>;

def MatchingElementTypes : NativeOpTrait<"MatchingElementTypes"> {
  let cppNamespace = "::mlir::stablehlo::OpTrait";
}

def NonNegativeI64Attr : ConfinedAttr<I64Attr, [IntNonNegative]>;
def PositiveI64Attr : ConfinedAttr<I64Attr, [IntPositive]>;

//===----------------------------------------------------------------------===//
// Constants and sources
//===----------------------------------------------------------------------===//

def StableHLO_ConstantOp : StableHLO_Op<"constant",
    [ConstantLike, Pure,
     DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a tensor known when the program is compiled";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs HLO_Tensor:$output);
  let builders = [OpBuilder<(ins "::mlir::ElementsAttr":$value), [{
    build($_builder, $_state, value.getType(), value);
  }]>];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def StableHLO_IotaOp : StableHLO_Op<"iota", [Pure]> {
  let summary = "the index along one dimension";
  let arguments = (ins NonNegativeI64Attr:$iota_dimension);
  let results = (outs HLO_Tensor:$output);
  let assemblyFormat = "`dim` `=` $iota_dimension attr-dict `:` type($output)";
  let hasVerifier = 1;
}

def StableHLO_DynamicIotaOp : StableHLO_Op<"dynamic_iota", [Pure]> {
  let summary = "iota of a shape known at run time";
  let arguments = (ins HLO_ShapeTensor:$output_shape,
                       NonNegativeI64Attr:$iota_dimension);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $output_shape `,` `dim` `=` $iota_dimension attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_CreateTokenOp : StableHLO_Op<"create_token", [Pure]> {
  let summary = "a token that depends on nothing";
  let results = (outs StableHLO_Token:$output);
  let assemblyFormat = "attr-dict `:` type(results)";
}

def StableHLO_AfterAllOp : StableHLO_Op<"after_all", [Pure]> {
  let summary = "a token that depends on all the given ones";
  let arguments = (ins Variadic<StableHLO_Token>:$inputs);
  let results = (outs StableHLO_Token:$result);
  let assemblyFormat = [{
    $inputs attr-dict `:`
    custom<TypesOrSignature>(ref($inputs), type($inputs), type($result))
  }];
}

def StableHLO_ReplicaIdOp : StableHLO_Op<"replica_id", [Pure]> {
  let summary = "the replica that runs the program";
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "attr-dict `:` type(results)";
}

def StableHLO_PartitionIdOp : StableHLO_Op<"partition_id", [Pure]> {
  let summary = "the partition that runs the program";
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "attr-dict `:` type(results)";
}

include "dialects/StableHLO/StableHLOElementwise.td"

//===----------------------------------------------------------------------===//
// Shapes and data movement
//===----------------------------------------------------------------------===//

class StableHLO_ShapeOp<string mnemonic, string text,
                        list<Trait> traits = [MatchingElementTypes]>
    : StableHLO_Op<mnemonic, traits # [Pure]> {
  let summary = text;
  let results = (outs HLO_Tensor:$result);
  let hasVerifier = 1;
}

def StableHLO_BroadcastOp
    : StableHLO_ShapeOp<"broadcast", "repeat along new leading dimensions"> {
  let arguments = (ins HLO_Tensor:$operand, DenseI64ArrayAttr:$broadcast_sizes);
  let assemblyFormat = [{
    $operand `,` `sizes` `=` $broadcast_sizes attr-dict `:`
    functional-type(operands, results)
  }];
}

def StableHLO_BroadcastInDimOp
    : StableHLO_ShapeOp<"broadcast_in_dim", "repeat along missing dimensions"> {
  let arguments = (ins HLO_Tensor:$operand,
                       DenseI64ArrayAttr:$broadcast_dimensions);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $broadcast_dimensions attr-dict `:`
    functional-type(operands, results)
  }];
}

def StableHLO_DynamicBroadcastInDimOp
    : StableHLO_ShapeOp<"dynamic_broadcast_in_dim",
                        "broadcast_in_dim to a shape known at run time", []> {
  let arguments = (ins HLO_Tensor:$operand, HLO_ShapeTensor:$output_dimensions,
      DenseI64ArrayAttr:$broadcast_dimensions,
      OptionalAttr<DenseI64ArrayAttr>:$known_expanding_dimensions,
      OptionalAttr<DenseI64ArrayAttr>:$known_nonexpanding_dimensions);
  let assemblyFormat = [{
    $operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimensions
    attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_ReshapeOp
    : StableHLO_ShapeOp<"reshape", "another shape with the same elements"> {
  let arguments = (ins HLO_Tensor:$operand);
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
}

def StableHLO_DynamicReshapeOp
    : StableHLO_ShapeOp<"dynamic_reshape",
                        "reshape to a shape known at run time", []> {
  let arguments = (ins HLO_Tensor:$operand, HLO_ShapeTensor:$output_shape);
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
}

def StableHLO_BitcastConvertOp : StableHLO_Op<"bitcast_convert", [Pure]> {
  let summary = "the same bits in another format";
  let arguments = (ins HLO_Tensor:$operand);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def StableHLO_TransposeOp : StableHLO_ShapeOp<"transpose", "permute dimensions"> {
  let arguments = (ins HLO_Tensor:$operand, DenseI64ArrayAttr:$permutation);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $permutation attr-dict `:`
    functional-type(operands, results)
  }];
}

def StableHLO_ReverseOp : StableHLO_ShapeOp<"reverse", "reverse along dimensions",
                                            [MatchingElementTypes,
                                             SameOperandsAndResultShape]> {
  let arguments = (ins HLO_Tensor:$operand, DenseI64ArrayAttr:$dimensions);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $dimensions attr-dict `:`
    custom<TypeOrSignature>(type($operand), type($result))
  }];
}

def StableHLO_ConcatenateOp
    : StableHLO_ShapeOp<"concatenate", "join along one dimension"> {
  let arguments = (ins Variadic<HLO_Tensor>:$inputs,
                       NonNegativeI64Attr:$dimension);
  let assemblyFormat = [{
    custom<OperandsThenComma>($inputs) `dim` `=` $dimension attr-dict `:`
    functional-type(operands, results)
  }];
}

def StableHLO_SliceOp : StableHLO_ShapeOp<"slice", "a strided part of a tensor"> {
  let arguments = (ins HLO_Tensor:$operand, DenseI64ArrayAttr:$start_indices,
                       DenseI64ArrayAttr:$limit_indices,
                       DenseI64ArrayAttr:$strides);
  let assemblyFormat = [{
    $operand custom<SliceRanges>($start_indices, $limit_indices, $strides)
    attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_DynamicSliceOp : StableHLO_Op<"dynamic_slice", [Pure]> {
  let summary = "a part of a tensor that starts at run-time indices";
  let arguments = (ins HLO_Tensor:$operand,
                       Variadic<HLO_ScalarIntTensor>:$start_indices,
                       DenseI64ArrayAttr:$slice_sizes);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` custom<OperandsThenComma>($start_indices)
    `sizes` `=` $slice_sizes attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_RealDynamicSliceOp : StableHLO_Op<"real_dynamic_slice", [Pure]> {
  let summary = "slice whose bounds are known at run time";
  let arguments = (ins HLO_Tensor:$operand, HLO_ShapeTensor:$start_indices,
                       HLO_ShapeTensor:$limit_indices,
                       HLO_ShapeTensor:$strides);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def StableHLO_DynamicUpdateSliceOp
    : StableHLO_Op<"dynamic_update_slice", [Pure]> {
  let summary = "a tensor with a part of it replaced";
  let arguments = (ins HLO_Tensor:$operand, HLO_Tensor:$update,
                       Variadic<HLO_ScalarIntTensor>:$start_indices);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def StableHLO_PadOp : StableHLO_ShapeOp<"pad", "padding around and between elements"> {
  let arguments = (ins HLO_Tensor:$operand, HLO_ScalarTensor:$padding_value,
                       DenseI64ArrayAttr:$edge_padding_low,
                       DenseI64ArrayAttr:$edge_padding_high,
                       DenseI64ArrayAttr:$interior_padding);
  let assemblyFormat = [{
    $operand `,` $padding_value `,` `low` `=` $edge_padding_low `,`
    `high` `=` $edge_padding_high `,` `interior` `=` $interior_padding
    attr-dict `:` functional-type(operands, results)
  }];
}

def StableHLO_DynamicPadOp : StableHLO_Op<"dynamic_pad", [Pure]> {
  let summary = "pad by amounts known at run time";
  let arguments = (ins HLO_Tensor:$operand, HLO_ScalarTensor:$padding_value,
                       HLO_ShapeTensor:$edge_padding_low,
                       HLO_ShapeTensor:$edge_padding_high,
                       HLO_ShapeTensor:$interior_padding);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat =
      "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def StableHLO_GetDimensionSizeOp : StableHLO_Op<"get_dimension_size", [Pure]> {
  let summary = "the size of one dimension";
  let arguments = (ins HLO_Tensor:$operand, NonNegativeI64Attr:$dimension);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dim` `=` $dimension attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_SetDimensionSizeOp : StableHLO_Op<"set_dimension_size", [Pure]> {
  let summary = "a bounded tensor whose used size is a run-time value";
  let arguments = (ins HLO_Tensor:$operand, HLO_IntTensor:$size,
                       NonNegativeI64Attr:$dimension);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $size `,` `dim` `=` $dimension attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_GatherOp : StableHLO_Op<"gather", [Pure]> {
  let summary = "slices of a tensor at indices taken from another";
  let arguments = (ins HLO_Tensor:$operand, HLO_IntTensor:$start_indices,
      StableHLO_GatherDimensionNumbers:$dimension_numbers,
      DenseI64ArrayAttr:$slice_sizes,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs HLO_Tensor:$result);
  let hasVerifier = 1;
}

def StableHLO_DynamicGatherOp : StableHLO_Op<"dynamic_gather", [Pure]> {
  let summary = "gather whose slice sizes are known at run time";
  let arguments = (ins HLO_Tensor:$operand, HLO_IntTensor:$start_indices,
      HLO_ShapeTensor:$slice_sizes,
      StableHLO_GatherDimensionNumbers:$dimension_numbers,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs HLO_Tensor:$result);
  let hasVerifier = 1;
}

def StableHLO_TorchIndexSelectOp
    : StableHLO_Op<"torch_index_select", [Pure]> {
  let summary = "rows chosen by an index tensor (legacy)";
  let arguments = (ins HLO_Tensor:$operand, HLO_Tensor:$index, I64Attr:$dim,
                       I64Attr:$batch_dims);
  let results = (outs HLO_Tensor:$result);
}

def StableHLO_ScatterOp : StableHLO_Op<"scatter",
    [RecursiveMemoryEffects, RecursivelySpeculatable,
     SameVariadicOperandSize]> {
  let summary = "combine updates into tensors at given indices";
  let arguments = (ins Variadic<HLO_Tensor>:$inputs,
      HLO_IntTensor:$scatter_indices, Variadic<HLO_Tensor>:$updates,
      StableHLO_ScatterDimensionNumbers:$scatter_dimension_numbers,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$unique_indices);
  let regions = (region SizedRegion<1>:$update_computation);
  let results = (outs Variadic<HLO_Tensor>:$outputs);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def StableHLO_SortOp : StableHLO_Op<"sort",
    [RecursiveMemoryEffects, RecursivelySpeculatable,
     SameOperandsAndResultShape]> {
  let summary = "sort tensors along one dimension";
  let arguments = (ins Variadic<HLO_Tensor>:$inputs,
      DefaultValuedOptionalAttr<I64Attr, "-1">:$dimension,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$is_stable);
  let regions = (region SizedRegion<1>:$comparator);
  let results = (outs Variadic<HLO_Tensor>:$outputs);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Contractions, reductions and windows
//===----------------------------------------------------------------------===//

def StableHLO_DotGeneralOp : StableHLO_Op<"dot_general", [Pure]> {
  let summary = "batched contraction of two tensors";
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs,
      StableHLO_DotDimensionNumbers:$dot_dimension_numbers,
      OptionalAttr<StableHLO_PrecisionConfigAttr>:$precision_config,
      OptionalAttr<StableHLO_DotAlgorithm>:$algorithm);
  let results = (outs HLO_Tensor:$result);
  // The tail starts with a comma, which must follow the list without a blank.
  let assemblyFormat = [{
    $lhs `,` $rhs `,` custom<DotDimensionNumbers>($dot_dimension_numbers) ``
    custom<DotTail>($precision_config, $algorithm) attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_DotOp : StableHLO_Op<"dot", [Pure]> {
  let summary = "matrix or vector product (legacy)";
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs,
      OptionalAttr<StableHLO_PrecisionConfigAttr>:$precision_config);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `` custom<PrecisionTail>($precision_config) attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def StableHLO_EinsumOp : StableHLO_Op<"einsum", [Pure]> {
  let summary = "contraction given by subscripts (legacy)";
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs,
                       StrAttr:$einsum_config);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` `config` `=` $einsum_config attr-dict `:`
    functional-type(operands, results)
  }];
}

def StableHLO_UnaryEinsumOp : StableHLO_Op<"unary_einsum", [Pure]> {
  let summary = "reduction or transpose given by subscripts (legacy)";
  let arguments = (ins HLO_Tensor:$operand, StrAttr:$einsum_config);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `config` `=` $einsum_config attr-dict `:`
    functional-type(operands, results)
  }];
}

// Window attributes that are absent mean strides and dilations of one, no
// padding and no reversal; the `*OrDefault` accessors say so.
defvar windowAccessors = [{
    ::llvm::SmallVector<int64_t> getWindowStridesOrDefault();
    ::llvm::SmallVector<int64_t> getLhsDilationOrDefault();
    ::llvm::SmallVector<int64_t> getRhsDilationOrDefault();
    ::llvm::SmallVector<bool> getWindowReversalOrDefault();
}];

def StableHLO_ConvolutionOp : StableHLO_Op<"convolution", [Pure]> {
  let summary = "convolution";
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs,
      OptionalAttr<DenseI64ArrayAttr>:$window_strides,
      OptionalAttr<I64ElementsAttr>:$padding,
      OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation,
      OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
      OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
      StableHLO_ConvDimensionNumbers:$dimension_numbers,
      PositiveI64Attr:$feature_group_count, PositiveI64Attr:$batch_group_count,
      OptionalAttr<StableHLO_PrecisionConfigAttr>:$precision_config);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    `(` operands `)` `dim_numbers` `=`
    custom<ConvDimensionNumbers>($dimension_numbers) `,` `window` `=` `{`
    custom<Window>($window_strides, $padding, $lhs_dilation, $rhs_dilation,
                   $window_reversal) `}`
    attr-dict `:` functional-type(operands, results)
  }];
  let extraClassDeclaration = windowAccessors # [{
    /// A pair (low, high) for each spatial dimension.
    ::llvm::SmallVector<std::pair<int64_t, int64_t>> getPaddingOrDefault();
  }];
  let hasVerifier = 1;
}

def StableHLO_DynamicConvOp : StableHLO_Op<"dynamic_conv", [Pure]> {
  let summary = "convolution whose padding is known at run time";
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs, HLO_IntTensor:$padding,
      OptionalAttr<DenseI64ArrayAttr>:$window_strides,
      OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation,
      OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
      OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
      StableHLO_ConvDimensionNumbers:$dimension_numbers,
      PositiveI64Attr:$feature_group_count, PositiveI64Attr:$batch_group_count,
      OptionalAttr<StableHLO_PrecisionConfigAttr>:$precision_config);
  let results = (outs HLO_Tensor:$result);
  let extraClassDeclaration = windowAccessors;
  let hasVerifier = 1;
}

def StableHLO_ReduceOp : StableHLO_Op<"reduce",
    [RecursiveMemoryEffects, RecursivelySpeculatable,
     SameVariadicOperandSize]> {
  let summary = "combine the elements along dimensions";
  let arguments = (ins Variadic<HLO_Tensor>:$inputs,
                       Variadic<HLO_Tensor>:$init_values,
                       DenseI64ArrayAttr:$dimensions);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<HLO_Tensor>:$outputs);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    /// The only operation of the body if the body is `return op(%a, %b)` of its
    /// two arguments in this order, else null.
    ::mlir::Operation *getSingleBodyOp();
  }];
}

def StableHLO_ReduceWindowOp : StableHLO_Op<"reduce_window",
    [RecursiveMemoryEffects, RecursivelySpeculatable,
     SameVariadicOperandSize]> {
  let summary = "combine the elements of every window";
  let arguments = (ins Variadic<HLO_Tensor>:$inputs,
                       Variadic<HLO_Tensor>:$init_values,
                       DenseI64ArrayAttr:$window_dimensions,
                       OptionalAttr<DenseI64ArrayAttr>:$window_strides,
                       OptionalAttr<DenseI64ArrayAttr>:$base_dilations,
                       OptionalAttr<DenseI64ArrayAttr>:$window_dilations,
                       OptionalAttr<I64ElementsAttr>:$padding);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs Variadic<HLO_Tensor>:$outputs);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    ::llvm::SmallVector<int64_t> getWindowStridesOrDefault();
    ::llvm::SmallVector<int64_t> getBaseDilationsOrDefault();
    ::llvm::SmallVector<int64_t> getWindowDilationsOrDefault();
    /// A pair (low, high) for each dimension.
    ::llvm::SmallVector<std::pair<int64_t, int64_t>> getPaddingOrDefault();
    /// As ReduceOp::getSingleBodyOp.
    ::mlir::Operation *getSingleBodyOp();
  }];
}

def StableHLO_SelectAndScatterOp : StableHLO_Op<"select_and_scatter",
    [RecursiveMemoryEffects, RecursivelySpeculatable]> {
  let summary = "scatter values to the element chosen in each window";
  let arguments = (ins HLO_Tensor:$operand, HLO_Tensor:$source,
                       HLO_Tensor:$init_value,
                       OptionalAttr<DenseI64ArrayAttr>:$window_dimensions,
                       OptionalAttr<DenseI64ArrayAttr>:$window_strides,
                       OptionalAttr<I64ElementsAttr>:$padding);
  let regions = (region SizedRegion<1>:$select, SizedRegion<1>:$scatter);
  let results = (outs HLO_Tensor:$result);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let extraClassDeclaration = [{
    ::llvm::SmallVector<int64_t> getWindowDimensionsOrDefault();
    ::llvm::SmallVector<int64_t> getWindowStridesOrDefault();
    ::llvm::SmallVector<std::pair<int64_t, int64_t>> getPaddingOrDefault();
  }];
}

class StableHLO_BatchNormOp<string mnemonic, string text>
    : StableHLO_Op<mnemonic, [Pure]> {
  let summary = text;
  let hasVerifier = 1;
}

def StableHLO_BatchNormGradOp
    : StableHLO_BatchNormOp<"batch_norm_grad", "gradient of batch normalisation"> {
  let arguments = (ins HLO_Tensor:$operand, HLO_Tensor:$scale, HLO_Tensor:$mean,
      HLO_Tensor:$variance, HLO_Tensor:$grad_output, F32Attr:$epsilon,
      NonNegativeI64Attr:$feature_index);
  let results = (outs HLO_Tensor:$grad_operand, HLO_Tensor:$grad_scale,
                      HLO_Tensor:$grad_offset);
}

def StableHLO_BatchNormInferenceOp
    : StableHLO_BatchNormOp<"batch_norm_inference",
                            "normalise with given statistics"> {
  let arguments = (ins HLO_Tensor:$operand, HLO_Tensor:$scale,
      HLO_Tensor:$offset, HLO_Tensor:$mean, HLO_Tensor:$variance,
      F32Attr:$epsilon, NonNegativeI64Attr:$feature_index);
  let results = (outs HLO_Tensor:$result);
}

def StableHLO_BatchNormTrainingOp
    : StableHLO_BatchNormOp<"batch_norm_training",
                            "normalise with the batch's statistics"> {
  let arguments = (ins HLO_Tensor:$operand, HLO_Tensor:$scale,
      HLO_Tensor:$offset, F32Attr:$epsilon, NonNegativeI64Attr:$feature_index);
  let results = (outs HLO_Tensor:$output, HLO_Tensor:$batch_mean,
                      HLO_Tensor:$batch_var);
}

//===----------------------------------------------------------------------===//
// Linear algebra and random numbers
//===----------------------------------------------------------------------===//

def StableHLO_CholeskyOp : StableHLO_Op<"cholesky",
    [Pure, SameOperandsAndResultShape, MatchingElementTypes]> {
  let summary = "Cholesky factor of each matrix";
  let arguments = (ins HLO_Tensor:$a,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$lower);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $a (`,` `lower` `=` $lower^)? attr-dict `:`
    custom<TypeOrSignature>(type($a), type($result))
  }];
  let hasVerifier = 1;
}

def StableHLO_TriangularSolveOp
    : StableHLO_Op<"triangular_solve", [Pure, MatchingElementTypes]> {
  let summary = "solve a triangular system";
  let arguments = (ins HLO_Tensor:$a, HLO_Tensor:$b, BoolAttr:$left_side,
                       BoolAttr:$lower, BoolAttr:$unit_diagonal,
                       StableHLO_TransposeAttr:$transpose_a);
  let results = (outs HLO_Tensor:$result);
  let hasVerifier = 1;
}

def StableHLO_FftOp : StableHLO_Op<"fft", [Pure]> {
  let summary = "Fourier transform of the trailing dimensions";
  let arguments = (ins HLO_Tensor:$operand, StableHLO_FftTypeAttr:$fft_type,
                       DenseI64ArrayAttr:$fft_length);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `type` `=` custom<BareEnum>($fft_type) `,` `length` `=` $fft_length attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

// Not pure: two equal calls give different numbers.
def StableHLO_RngOp : StableHLO_Op<"rng"> {
  let summary = "random numbers";
  let arguments = (ins HLO_ScalarTensor:$a, HLO_ScalarTensor:$b,
                       HLO_ShapeTensor:$shape,
                       StableHLO_RngDistributionAttr:$rng_distribution);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $a `,` $b `,` $shape `,` `distribution` `=`
    custom<BareEnum>($rng_distribution) attr-dict
    `:` functional-type(operands, results)
  }];
}

def StableHLO_RngBitGeneratorOp : StableHLO_Op<"rng_bit_generator", [Pure]> {
  let summary = "random bits from a state";
  let arguments = (ins StableHLO_RngAlgorithmAttr:$rng_algorithm,
                       HLO_Tensor:$initial_state);
  let results = (outs HLO_Tensor:$output_state, HLO_Tensor:$output);
  let assemblyFormat = [{
    $initial_state `,` `algorithm` `=` custom<BareEnum>($rng_algorithm) attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

include "dialects/StableHLO/StableHLOControlFlow.td"
include "dialects/StableHLO/StableHLOCollectives.td"

#endif // PLANNER_STABLEHLO_OPS
