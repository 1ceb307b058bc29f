//===- StableHLOCollectives.td - Communication ------------------*- TableGen -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Operations between devices and with the host. None is marked free of side
// effects: devices must agree on their order. Included by StableHLOOps.td.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_STABLEHLO_COLLECTIVES
#define PLANNER_STABLEHLO_COLLECTIVES

def StableHLO_ReplicaGroups
    : AnyAttrOf<[I64ElementsAttr, StableHLO_ReplicaGroupMeshAxes],
                "replica groups">;

def StableHLO_AllGatherOp : StableHLO_Op<"all_gather"> {
  let summary = "concatenate the operands of all devices of a group";
  let arguments = (ins Variadic<HLO_Tensor>:$operands,
      NonNegativeI64Attr:$all_gather_dim,
      StableHLO_ReplicaGroups:$replica_groups,
      OptionalAttr<StableHLO_ChannelHandle>:$channel_handle,
      UnitAttr:$use_global_device_ids);
  let results = (outs Variadic<HLO_Tensor>:$outputs);
  let hasVerifier = 1;
}

def StableHLO_AllReduceOp : StableHLO_Op<"all_reduce"> {
  let summary = "combine the operands of all devices of a group";
  let arguments = (ins Variadic<HLO_Tensor>:$operands,
      StableHLO_ReplicaGroups:$replica_groups,
      OptionalAttr<StableHLO_ChannelHandle>:$channel_handle,
      UnitAttr:$use_global_device_ids);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs Variadic<HLO_Tensor>:$outputs);
  let hasVerifier = 1;
}

def StableHLO_CollectiveReduceOp : StableHLO_Op<"collective_reduce"> {
  let summary = "combine the operands of a group on one of its devices";
  let arguments = (ins Variadic<HLO_Tensor>:$operands,
      StableHLO_ReplicaGroups:$replica_groups,
      OptionalAttr<StableHLO_ChannelHandle>:$channel_handle,
      UnitAttr:$use_global_device_ids, UnitAttr:$has_dynamic_root);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs Variadic<HLO_Tensor>:$outputs);
}

def StableHLO_ReduceScatterOp : StableHLO_Op<"reduce_scatter"> {
  let summary = "combine, then give each device its part";
  let arguments = (ins HLO_Tensor:$operand,
      NonNegativeI64Attr:$scatter_dimension,
      StableHLO_ReplicaGroups:$replica_groups,
      OptionalAttr<StableHLO_ChannelHandle>:$channel_handle,
      UnitAttr:$use_global_device_ids);
  let regions = (region SizedRegion<1>:$computation);
  let results = (outs HLO_Tensor:$result);
  let hasVerifier = 1;
}

def StableHLO_AllToAllOp : StableHLO_Op<"all_to_all"> {
  let summary = "split, exchange and concatenate";
  let arguments = (ins Variadic<HLO_Tensor>:$operands,
      NonNegativeI64Attr:$split_dimension, NonNegativeI64Attr:$concat_dimension,
      PositiveI64Attr:$split_count, StableHLO_ReplicaGroups:$replica_groups,
      OptionalAttr<StableHLO_ChannelHandle>:$channel_handle);
  let results = (outs Variadic<HLO_Tensor>:$outputs);
  let hasVerifier = 1;
}

def StableHLO_CollectiveBroadcastOp : StableHLO_Op<"collective_broadcast"> {
  let summary = "the operand of one device, on all of a group";
  let arguments = (ins Variadic<HLO_Tensor>:$operands,
      StableHLO_ReplicaGroups:$replica_groups,
      OptionalAttr<StableHLO_ChannelHandle>:$channel_handle,
      UnitAttr:$has_dynamic_root);
  let results = (outs Variadic<HLO_Tensor>:$outputs);
}

def StableHLO_CollectivePermuteOp : StableHLO_Op<"collective_permute",
    [SameOperandsAndResultShape, MatchingElementTypes]> {
  let summary = "send from device to device along given pairs";
  let arguments = (ins HLO_Tensor:$operand,
      I64ElementsAttr:$source_target_pairs,
      OptionalAttr<StableHLO_ChannelHandle>:$channel_handle);
  let results = (outs HLO_Tensor:$result);
}

def StableHLO_CrossReplicaSumOp : StableHLO_Op<"cross-replica-sum",
    [SameOperandsAndResultShape, MatchingElementTypes]> {
  let summary = "sum over replicas (legacy)";
  let arguments = (ins HLO_Tensor:$operand, I64ElementsAttr:$replica_groups);
  let results = (outs HLO_Tensor:$result);
}

def StableHLO_InfeedOp : StableHLO_Op<"infeed"> {
  let summary = "data from the host";
  let arguments = (ins StableHLO_Token:$token,
      OptionalAttr<StrAttr>:$infeed_config, OptionalAttr<ArrayAttr>:$layout);
  let results = (outs Variadic<HLO_Value>:$outputs);
}

def StableHLO_OutfeedOp : StableHLO_Op<"outfeed"> {
  let summary = "data to the host";
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, StableHLO_Token:$token,
      OptionalAttr<StrAttr>:$outfeed_config);
  let results = (outs StableHLO_Token:$result);
}

def StableHLO_SendOp : StableHLO_Op<"send"> {
  let summary = "data to another device or the host";
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, StableHLO_Token:$token,
      StableHLO_ChannelHandle:$channel_handle,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer,
      OptionalAttr<I64ElementsAttr>:$source_target_pairs);
  let results = (outs StableHLO_Token:$result);
}

def StableHLO_RecvOp : StableHLO_Op<"recv"> {
  let summary = "data from another device or the host";
  let arguments = (ins StableHLO_Token:$token,
      StableHLO_ChannelHandle:$channel_handle,
      DefaultValuedOptionalAttr<BoolAttr, "false">:$is_host_transfer,
      OptionalAttr<I64ElementsAttr>:$source_target_pairs);
  let results = (outs Variadic<HLO_Value>:$outputs);
}

def StableHLO_AsyncStartOp : StableHLO_Op<"async_start", [IsolatedFromAbove]> {
  let summary = "start the operation of the body";
  let arguments = (ins Variadic<HLO_Tensor>:$operands);
  let regions = (region SizedRegion<1>:$body);
  let results = (outs StableHLO_Future:$result);
}

def StableHLO_AsyncDoneOp : StableHLO_Op<"async_done"> {
  let summary = "wait for an operation in flight";
  let arguments = (ins StableHLO_Future:$operand);
  let results = (outs Variadic<HLO_Tensor>:$outputs);
}

#endif // PLANNER_STABLEHLO_COLLECTIVES
