//===- Shapes.cpp - Sizes of dynamic dimensions ---------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// Modules with `?` dimensions carry their sizes from the arguments (--bind)
// through the operations. Sizes that are computed as tensors (from
// get_dimension_size, constants and a little arithmetic) are followed as
// numbers.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "RuleBuilder.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;

namespace planner {

const llvm::SmallVector<int64_t, 4> *Importer::intsOf(Value value) {
  const TensorId id = lookUp(value);
  if (id == kNone)
    return nullptr;
  auto it = knownInts.find(id);
  return it == knownInts.end() ? nullptr : &it->second;
}

/// Fills the dynamic dimensions of `shape` from known numbers, if sizes can be
/// these.
static bool fillFrom(const llvm::SmallVector<int64_t, 4> *ints, Shape &shape) {
  if (!ints || ints->size() != shape.size() ||
      llvm::any_of(*ints, [](int64_t size) { return size < 0; }))
    return false;
  shape.assign(ints->begin(), ints->end());
  return true;
}

static bool isKnown(const Shape &shape) {
  return llvm::none_of(shape, ShapedType::isDynamic);
}

/// Copies sizes that the result lacks from a tensor of the same rank.
static void merge(const Shape &from, Shape &shape) {
  if (from.size() != shape.size())
    return;
  for (size_t dim = 0; dim < shape.size(); ++dim)
    if (ShapedType::isDynamic(shape[dim]))
      shape[dim] = from[dim];
}

bool Importer::inferShape(OpResult result, const OpDescription &description,
                          Shape &shape) {
  Operation *op = result.getOwner();
  const llvm::StringRef name = op->getName().stripDialect();
  const auto &operands = description.operands;
  if (name == "dynamic_reshape" || name == "dynamic_broadcast_in_dim") {
    if (!fillFrom(intsOf(op->getOperand(1)), shape))
      return false;
    TensorView reshaped;
    reshaped.shape = shape;
    return name != "dynamic_reshape" || operands.empty() ||
           reshaped.elements() == operands.front().elements();
  }
  if (name == "dynamic_iota")
    return fillFrom(intsOf(op->getOperand(0)), shape);
  if (operands.empty())
    return false;
  const Shape &first = operands.front().shape;
  if (name == "transpose") {
    const auto permutation = getInts(op, "permutation");
    for (size_t dim = 0; dim < permutation.size(); ++dim)
      shape[dim] = first[static_cast<size_t>(permutation[dim])];
  } else if (name == "reduce") {
    const auto dims = getInts(op, "dimensions");
    size_t next = 0;
    for (size_t dim = 0; dim < first.size(); ++dim)
      if (!llvm::is_contained(dims, static_cast<int64_t>(dim)))
        shape[next++] = first[dim];
  } else if (name == "reshape") {
    int64_t known = 1;
    size_t open = shape.size();
    for (size_t dim = 0; dim < shape.size(); ++dim) {
      if (!ShapedType::isDynamic(shape[dim]))
        known = saturatingMul(known, shape[dim]);
      else if (open == shape.size())
        open = dim;
      else
        return false;
    }
    if (known == 0 || open == shape.size())
      return false;
    shape[open] = operands.front().elements() / known;
  } else if (name == "broadcast_in_dim") {
    const auto dims = getInts(op, "broadcast_dimensions");
    for (size_t i = 0; i < dims.size(); ++i)
      if (ShapedType::isDynamic(shape[dims[i]]))
        shape[dims[i]] = first[i];
  } else if (name == "concatenate") {
    const size_t dim = static_cast<size_t>(getInt(op, "dimension", 0));
    merge(first, shape);
    int64_t total = 0;
    for (const TensorView &operand : operands)
      total = saturatingAdd(total, operand.shape[dim]);
    shape[dim] = total;
  } else if (name == "pad") {
    const auto low = getInts(op, "edge_padding_low");
    const auto high = getInts(op, "edge_padding_high");
    const auto interior = getInts(op, "interior_padding");
    for (size_t dim = 0; dim < shape.size(); ++dim)
      shape[dim] = first[dim] + low[dim] + high[dim] +
                   std::max<int64_t>(0, first[dim] - 1) * interior[dim];
  } else if (name == "dot_general" || name == "gather" ||
             name == "convolution") {
    return inferFromRule(result, description, shape);
  } else {
    // Elementwise functions and all others whose result has the rank of an
    // operand.
    for (const TensorView &operand : operands)
      merge(operand.shape, shape);
  }
  return isKnown(shape);
}

/// The rule says which operand dimension a result dimension is.
bool Importer::inferFromRule(OpResult result, const OpDescription &description,
                             Shape &shape) {
  auto model = dyn_cast<ShardingRuleOpInterface>(result.getOwner());
  if (!model)
    return false;
  OpDescription trial = description;
  trial.results.clear();
  TensorView view;
  // A large size, so that factors come from the operands.
  view.shape = shape;
  for (int64_t &size : view.shape)
    if (ShapedType::isDynamic(size))
      size = kSaturated;
  trial.results.push_back(view);
  model.describe(trial);
  if (trial.op.rule->results.size() != 1)
    return false;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    if (!ShapedType::isDynamic(shape[dim]))
      continue;
    int64_t size = 1;
    for (FactorId id : trial.op.rule->results[0][dim])
      size = saturatingMul(size, trial.op.rule->factors[id].size);
    if (size == kSaturated)
      return false;
    shape[dim] = size;
  }
  return true;
}

/// Follows small integer tensors through the operations that compute shapes.
void Importer::noteKnownInts(Operation *op, llvm::ArrayRef<TensorId> operands) {
  if (knownInts.empty() || operands.empty() || op->getNumResults() != 1)
    return;
  llvm::SmallVector<const llvm::SmallVector<int64_t, 4> *, 4> inputs;
  for (TensorId id : operands) {
    auto it = knownInts.find(id);
    if (it == knownInts.end())
      return;
    inputs.push_back(&it->second);
  }
  const llvm::StringRef name = op->getName().stripDialect();
  llvm::SmallVector<int64_t, 4> ints;
  if (name == "convert" || name == "reshape") {
    ints = *inputs[0];
  } else if (name == "broadcast_in_dim") {
    auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    if (inputs[0]->size() != 1 || !type || !type.hasStaticShape() ||
        type.getNumElements() > 16)
      return;
    ints.assign(static_cast<size_t>(type.getNumElements()), inputs[0]->front());
  } else if (name == "concatenate") {
    for (const auto *input : inputs)
      ints.append(input->begin(), input->end());
    if (ints.size() > 16)
      return;
  } else if (name == "slice") {
    const auto start = getInts(op, "start_indices");
    const auto limit = getInts(op, "limit_indices");
    const auto stride = getInts(op, "strides");
    if (start.size() != 1 || limit[0] > static_cast<int64_t>(inputs[0]->size()))
      return;
    for (int64_t i = start[0]; i < limit[0]; i += stride[0])
      ints.push_back((*inputs[0])[static_cast<size_t>(i)]);
  } else if (inputs.size() == 2 && inputs[0]->size() == inputs[1]->size()) {
    for (auto [a, b] : llvm::zip_equal(*inputs[0], *inputs[1])) {
      if (name == "add")
        ints.push_back(saturatingAdd(a, b));
      else if (name == "subtract")
        ints.push_back(a - b);
      else if (name == "multiply")
        ints.push_back(saturatingMul(a, b));
      else if (name == "divide" && b != 0)
        ints.push_back(a / b);
      else if (name == "maximum")
        ints.push_back(std::max(a, b));
      else if (name == "minimum")
        ints.push_back(std::min(a, b));
      else
        return;
    }
  } else {
    return;
  }
  pendingInts = std::move(ints);
}

} // namespace planner
