//===- SdyAttrs.td - Attributes ---------------------------------*- TableGen -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_SDY_ATTRS
#define PLANNER_SDY_ATTRS

include "mlir/IR/AttrTypeBase.td"
include "dialects/Sdy/SdyBase.td"

class Sdy_Attr<string name, string attrMnemonic>
    : AttrDef<Sdy_Dialect, name> {
  let mnemonic = attrMnemonic;
  let hasCustomAssemblyFormat = 1;
}

def Sdy_AxisRefs : ArrayRefParameter<"AxisRefAttr">;

//===----------------------------------------------------------------------===//
// Meshes and axes
//===----------------------------------------------------------------------===//

def Sdy_MeshAxis : Sdy_Attr<"MeshAxis", "mesh_axis"> {
  let summary = "a named axis of a mesh: `\"data\"=4`";
  let parameters = (ins StringRefParameter<"name">:$name, "int64_t":$size);
}

def Sdy_Mesh : Sdy_Attr<"Mesh", "mesh"> {
  let summary = "a mesh of devices";
  let description = [{
    `<["x"=2, "y"=4]>`, with `, device_ids=[..]` if the devices are not in order.
    Without axes it is empty, or, with one device, that device alone (maximal).
  }];
  let parameters = (ins ArrayRefParameter<"MeshAxisAttr">:$axes,
                        ArrayRefParameter<"int64_t">:$device_ids);
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Nothing if there is no such axis.
    std::optional<int64_t> getAxisSize(::llvm::StringRef axis) const;
    /// Position of the axis; the number of axes if there is no such axis.
    size_t getAxisIndex(::llvm::StringRef axis) const;
    /// Product of the sizes; saturates.
    int64_t getTotalSize() const;
    /// One device, without axes.
    bool isMaximal() const;
  }];
}

def Sdy_SubAxisInfo : Sdy_Attr<"SubAxisInfo", "sub_axis_info"> {
  let summary = "which part of an axis: `(pre-size)size`";
  let description = [{
    The axis is split into parts from major to minor; `pre_size` is the product
    of the sizes of the more major ones.
  }];
  let parameters = (ins "int64_t":$pre_size, "int64_t":$size);
}

def Sdy_AxisRef : Sdy_Attr<"AxisRef", "axis_ref"> {
  let summary = "an axis or a part of one: `\"model\"`, `\"model\":(2)4`";
  let parameters = (ins StringRefParameter<"name">:$name,
                        OptionalParameter<"SubAxisInfoAttr">:$sub_axis_info);
  let extraClassDeclaration = [{
    /// The size of the axis or of its part in `mesh`; 1 for an unknown axis.
    int64_t getSize(MeshAttr mesh) const;
  }];
}

def Sdy_AxisRefList : Sdy_Attr<"AxisRefList", "axis_ref_list"> {
  let summary = "a list of axes: `{\"x\", \"y\"}`";
  let parameters = (ins Sdy_AxisRefs:$value);
}

def Sdy_ListOfAxisRefLists
    : Sdy_Attr<"ListOfAxisRefLists", "list_of_axis_ref_lists"> {
  let summary = "a list of axes for each dimension: `[{\"x\"}, {}]`";
  let parameters = (ins ArrayRefParameter<"AxisRefListAttr">:$value);
}

def Sdy_ManualAxes : Sdy_Attr<"ManualAxes", "manual_axes"> {
  let summary = "axes whose communication is written out: `{\"data\"}`";
  let parameters = (ins ArrayRefParameter<"::mlir::StringAttr">:$value);
}

//===----------------------------------------------------------------------===//
// Shardings
//===----------------------------------------------------------------------===//

def Sdy_DimensionSharding
    : Sdy_Attr<"DimensionSharding", "dimension_sharding"> {
  let summary = "the axes that split a dimension, major to minor";
  let description = [{
    `{"x"}` is closed; `{"x", ?}` may be split further. `p1` behind it is a
    priority, lower is earlier.
  }];
  let parameters = (ins Sdy_AxisRefs:$axes, "bool":$is_closed,
                        OptionalParameter<"std::optional<int64_t>">:$priority);
}

def Sdy_TensorSharding : Sdy_Attr<"TensorSharding", "sharding"> {
  let summary = "how a tensor lies on a mesh";
  let description = [{
    A mesh, a dimension sharding for each dimension, and the axes over which the
    tensor is explicitly replicated or unreduced. The mesh may be written out,
    `mesh<["x"=2]>`. Over the unreduced axes the tensor is partial: the values of
    all devices must still be combined.
  }];
  let parameters = (ins "::mlir::Attribute":$mesh_or_ref,
                        ArrayRefParameter<"DimensionShardingAttr">:$dim_shardings,
                        Sdy_AxisRefs:$replicated_axes,
                        Sdy_AxisRefs:$unreduced_axes,
                        "ReductionOp":$reduction_op);
  let extraClassDeclaration = [{
    int64_t getRank() const { return getDimShardings().size(); }
    /// The mesh that is written out, or that the symbol names from `op`. Null if
    /// there is none.
    MeshAttr getMesh(::mlir::Operation *op) const;
  }];
}

def Sdy_TensorShardingPerValue
    : Sdy_Attr<"TensorShardingPerValue", "sharding_per_value"> {
  let summary = "a sharding for each value: `<[<@mesh, [{\"x\"}]>]>`";
  let parameters = (ins ArrayRefParameter<"TensorShardingAttr">:$shardings);
}

//===----------------------------------------------------------------------===//
// Sharding rules
//===----------------------------------------------------------------------===//

def Sdy_DimMapping : Sdy_Attr<"DimMapping", "dim_mapping"> {
  let summary = "the factors of a dimension, major to minor: `ij`";
  let parameters = (ins ArrayRefParameter<"int64_t">:$factor_indices);
}

def Sdy_TensorMapping : Sdy_Attr<"TensorMapping", "tensor_mapping"> {
  let summary = "the factors of each dimension of a tensor: `[i, jk]`";
  let parameters = (ins ArrayRefParameter<"DimMappingAttr">:$dim_mappings);
}

def Sdy_OpShardingRule : Sdy_Attr<"OpShardingRule", "op_sharding_rule"> {
  let summary = "which dimensions of operands and results belong together";
  let description = [{
    `<([i, k], [k, j])->([i, j]) {i=8, j=16, k=32} reduction={k}>`. Factors are
    named `i` to `z`, then `z_1` and so on.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$factor_sizes,
                        ArrayRefParameter<"TensorMappingAttr">:$operand_mappings,
                        ArrayRefParameter<"TensorMappingAttr">:$result_mappings,
                        ArrayRefParameter<"int64_t">:$reduction_factors,
                        ArrayRefParameter<"int64_t">:$need_replication_factors,
                        ArrayRefParameter<"int64_t">:$permutation_factors,
                        ArrayRefParameter<"int64_t">:$blocked_propagation_factors,
                        "bool":$is_custom_rule);
}

//===----------------------------------------------------------------------===//
// Collectives and propagation records
//===----------------------------------------------------------------------===//

def Sdy_AllToAllParam : Sdy_Attr<"AllToAllParam", "all_to_all_param"> {
  let summary = "axes that move between dimensions: `{\"x\"}: 0->2`";
  let parameters = (ins Sdy_AxisRefs:$axes, "int64_t":$src_dim,
                        "int64_t":$tgt_dim);
}

def Sdy_AllToAllParamList
    : Sdy_Attr<"AllToAllParamList", "all_to_all_param_list"> {
  let summary = "the moves of an all-to-all";
  let parameters = (ins ArrayRefParameter<"AllToAllParamAttr">:$value);
}

def Sdy_EdgeValueRef : Sdy_Attr<"EdgeValueRef", "edge_value_ref"> {
  let summary = "an operand or result by number: `operand-1`";
  let parameters = (ins "EdgeNodeType":$type, "int64_t":$index);
}

def Sdy_AxisToPropagationDetails
    : Sdy_Attr<"AxisToPropagationDetails", "axis_to_propagation_details"> {
  let summary = "where an axis came from and went to";
  let parameters = (ins "AxisRefAttr":$axis_name, "EdgeValueRefAttr":$source,
                        ArrayRefParameter<"EdgeValueRefAttr">:$targets);
}

def Sdy_PropagationOneStep
    : Sdy_Attr<"PropagationOneStep", "propagation_one_step"> {
  let summary = "what one step of a propagation did";
  let parameters = (ins "int64_t":$step_index,
      ArrayRefParameter<"AxisToPropagationDetailsAttr">:$axis_entries);
}

def Sdy_PropagationEdges
    : Sdy_Attr<"PropagationEdges", "propagation_edges"> {
  let summary = "a record of a propagation";
  let parameters = (ins ArrayRefParameter<"PropagationOneStepAttr">:$value);
}

#endif // PLANNER_SDY_ATTRS
