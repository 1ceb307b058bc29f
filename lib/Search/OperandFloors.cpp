//===- OperandFloors.cpp - What operators read whole ----------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "OperandFloors.h"
#include "planner/Strategy/Configuration.h"
#include <algorithm>

namespace planner {

namespace {

constexpr size_t kByExperts = 1, kBySequence = 2;

/// A parameter, or what is made of parameters alone.
bool isOfParameters(const OpGraph &graph, const Tensor &tensor) {
  if (tensor.producer == kNone)
    return tensor.role == Role::Parameter ||
           tensor.role == Role::FrozenParameter;
  const Op &producer = graph.ops[tensor.producer];
  return producer.kind != OpKind::Generator && worksOnStates(graph, producer);
}

/// Which axes may split it, but for those of tensor parallelism; nothing if
/// those that split the batch do.
std::optional<size_t> splitBy(const OpGraph &graph, const Op &op,
                              size_t operand) {
  size_t axes = 0;
  for (const DimFactors &dim : op.rule->operands[operand])
    for (const FactorId factor : dim) {
      const DimClassId id = op.rule->factors[factor].dimClass;
      const DimClassKind kind = id < graph.dimClasses.size()
                                    ? graph.dimClasses[id].kind
                                    : DimClassKind::Other;
      if (kind == DimClassKind::Batch)
        return std::nullopt;
      axes |= kind == DimClassKind::Expert     ? kByExperts
              : kind == DimClassKind::Sequence ? kBySequence
                                               : 0;
    }
  return axes;
}

} // namespace

OperandFloors::OperandFloors(const OpGraph &graph) {
  // What a loop is given from outside may be a stack, of which each iteration
  // reads its slice.
  const auto slices = [&](const Op &op, const Tensor &tensor) {
    double count = 1;
    const LoopId home =
        tensor.producer == kNone ? 0 : graph.ops[tensor.producer].loop;
    for (LoopId at = op.loop; at != home && at != 0;
         at = graph.loops[at].parent) {
      const Loop &loop = graph.loops[at];
      count *= static_cast<double>(std::max<int64_t>(
          loop.tripCount, static_cast<int64_t>(loop.layers.size())));
    }
    return count;
  };
  for (const Op &op : graph.ops) {
    if (op.kind == OpKind::Generator || worksOnStates(graph, op))
      continue;
    Bytes own{};
    for (size_t i = 0; i < op.operands.size(); ++i) {
      const auto end = op.operands.begin() + static_cast<ptrdiff_t>(i);
      const Tensor &tensor = graph.tensors[op.operands[i]];
      if (!isOfParameters(graph, tensor) ||
          std::find(op.operands.begin(), end, op.operands[i]) != end)
        continue;
      if (const auto axes = splitBy(graph, op, i))
        own[*axes] += static_cast<double>(tensor.bytes()) / slices(op, tensor);
    }
    if (own != Bytes{} &&
        std::find(operands.begin(), operands.end(), own) == operands.end())
      operands.push_back(own);
  }
}

double OperandFloors::of(const StagePoint &point, bool onHosts) const {
  if (!onHosts && (point.zero < 3 || point.zeroLayers > 0))
    return 0;
  const double stored =
      onHosts ? 0 : 1 / static_cast<double>(point.stateDevices());
  double most = 0;
  for (const Bytes &own : operands) {
    double bytes = 0;
    for (size_t axes = 0; axes < own.size(); ++axes) {
      const int64_t split = point.tp *
                            ((axes & kByExperts) != 0 ? point.ep : 1) *
                            ((axes & kBySequence) != 0 ? point.cp : 1);
      bytes += own[axes] * (1 / static_cast<double>(split) - stored);
    }
    most = std::max(most, bytes);
  }
  return most;
}

} // namespace planner
