//===- OpGraph.cpp - A model as operators and tensors ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Graph/OpGraph.h"
#include <algorithm>

namespace planner {

std::string_view name(Role role) {
  switch (role) {
  case Role::Parameter:
    return "parameter";
  case Role::FrozenParameter:
    return "frozen-parameter";
  case Role::Input:
    return "input";
  case Role::State:
    return "state";
  case Role::OptimizerState:
    return "optimizer-state";
  case Role::Activation:
    return "activation";
  case Role::Gradient:
    return "gradient";
  }
  return "?";
}

std::string_view name(OpKind kind) {
  switch (kind) {
  case OpKind::Contraction:
    return "contraction";
  case OpKind::Convolution:
    return "convolution";
  case OpKind::Attention:
    return "attention";
  case OpKind::AttentionBackward:
    return "attention-backward";
  case OpKind::Vector:
    return "vector";
  case OpKind::Reduce:
    return "reduce";
  case OpKind::Layout:
    return "layout";
  case OpKind::Generator:
    return "generator";
  case OpKind::Gather:
    return "gather";
  case OpKind::Scatter:
    return "scatter";
  case OpKind::Pool:
    return "pool";
  case OpKind::Sort:
    return "sort";
  case OpKind::Rng:
    return "rng";
  case OpKind::LoopEnter:
    return "loop-enter";
  case OpKind::LoopNext:
    return "loop-next";
  case OpKind::Custom:
    return "custom";
  case OpKind::Opaque:
    return "opaque";
  }
  return "?";
}

std::string_view name(Phase phase) {
  switch (phase) {
  case Phase::Forward:
    return "forward";
  case Phase::Backward:
    return "backward";
  case Phase::Optimizer:
    return "optimizer";
  }
  return "?";
}

std::string_view name(DimClassKind kind) {
  switch (kind) {
  case DimClassKind::Batch:
    return "batch";
  case DimClassKind::Sequence:
    return "sequence";
  case DimClassKind::Expert:
    return "expert";
  case DimClassKind::Vocabulary:
    return "vocabulary";
  case DimClassKind::Other:
    return "other";
  }
  return "?";
}

std::string_view name(Mode mode) {
  switch (mode) {
  case Mode::Train:
    return "train";
  case Mode::Prefill:
    return "prefill";
  case Mode::Decode:
    return "decode";
  }
  return "?";
}

std::string_view name(Recompute recompute) {
  switch (recompute) {
  case Recompute::None:
    return "none";
  case Recompute::Selective:
    return "selective";
  case Recompute::Full:
    return "full";
  }
  return "?";
}

std::string toString(const RecomputeChoice &choice) {
  std::string text = "recompute=" + std::string(name(choice.kind));
  if (choice.isPartial())
    text += ",recompute_layers=" + std::to_string(choice.layers);
  return text;
}

int64_t Tensor::elements() const {
  int64_t product = 1;
  for (int64_t size : shape) {
    // An empty tensor is empty, however large its other dimensions are.
    if (size == 0)
      return 0;
    product = saturatingMul(product, size);
  }
  return product;
}

int64_t Tensor::bytes() const {
  const int64_t count = elements();
  const int64_t bits = bitWidth(dtype);
  if (bits % 8 == 0)
    return saturatingMul(count, bits / 8);
  const int64_t total = saturatingMul(count, bits);
  return total == kSaturated ? kSaturated : ceilDiv(total, 8);
}

TensorId OpGraph::addTensor(Tensor &&tensor) {
  tensors.push_back(std::move(tensor));
  return static_cast<TensorId>(tensors.size() - 1);
}

OpId OpGraph::addOp(Op &&op) {
  const OpId id = static_cast<OpId>(ops.size());
  for (uint32_t i = 0; i < op.operands.size(); ++i)
    tensors[op.operands[i]].uses.push_back({id, i});
  for (uint32_t i = 0; i < op.results.size(); ++i) {
    tensors[op.results[i]].producer = id;
    tensors[op.results[i]].resultIndex = i;
  }
  ops.push_back(std::move(op));
  return id;
}

double OpGraph::executions(const Op &op) const {
  double product = 1;
  for (LoopId loop = op.loop; loop != 0; loop = loops[loop].parent)
    product *= static_cast<double>(loops[loop].tripCount);
  return product;
}

double OpGraph::modelMatmulFlops() const {
  double total = 0;
  for (const Op &op : ops)
    total += op.work.matmulFlops * executions(op);
  return total;
}

int64_t OpGraph::parameterCount() const {
  int64_t total = 0;
  for (TensorId id : arguments) {
    const Tensor &tensor = tensors[id];
    // What follows other parameters is a copy of them.
    if (tensor.role == Role::Parameter ||
        (tensor.role == Role::FrozenParameter && tensor.updatedTo == kNone))
      total = saturatingAdd(total, tensor.elements());
  }
  return total;
}

bool OpGraph::hasConstraints() const {
  return std::any_of(tensors.begin(), tensors.end(),
                     [](const Tensor &tensor) { return tensor.constraint; }) ||
         std::any_of(ops.begin(), ops.end(), [](const Op &op) {
           return !op.operandConstraints.empty() ||
                  std::any_of(op.inner.begin(), op.inner.end(),
                              [](const InnerValue &v) { return v.constraint; });
         });
}

size_t OpGraph::opaqueOps() const {
  size_t count = 0;
  for (const Op &op : ops)
    count += op.kind == OpKind::Opaque;
  return count;
}

} // namespace planner
