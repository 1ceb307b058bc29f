//===- LinalgBody.cpp - Structured operations taken apart -----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "LinalgBody.h"
#include "RuleBuilder.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace planner {

Shape BodyConverter::iterationShape() const {
  return Shape(sizes.begin(), sizes.end());
}

bool BodyConverter::isSupported() {
  maps = op.getIndexingMapsArray();
  sizes.assign(op.getNumLoops(), 1);
  for (size_t i = 0; i < maps.size(); ++i) {
    llvm::SmallVector<bool, 6> seen(op.getNumLoops());
    for (unsigned dim = 0; dim < maps[i].getNumResults(); ++dim) {
      const AffineExpr expr = maps[i].getResult(dim);
      const Shape &shape = importer.graph.tensors[operands[i]].shape;
      if (auto plain = dyn_cast<AffineDimExpr>(expr)) {
        if (seen[plain.getPosition()])
          return false;
        seen[plain.getPosition()] = true;
        sizes[plain.getPosition()] =
            std::max(sizes[plain.getPosition()], shape[dim]);
      } else if (!isa<AffineConstantExpr>(expr) || shape[dim] != 1) {
        return false;
      }
    }
  }
  for (auto [index, type] : llvm::enumerate(op.getIteratorTypesArray()))
    if (type == utils::IteratorType::reduction)
      reductionDims.push_back(static_cast<unsigned>(index));
  return true;
}

TensorId BodyConverter::reshapeTo(TensorId tensor, Shape shape) {
  return importer.emitReshape(tensor, std::move(shape), op->getLoc());
}

TensorId BodyConverter::repeat(TensorId scalar) {
  const Tensor &tensor = importer.graph.tensors[scalar];
  if (sizes.empty() || !tensor.shape.empty())
    return scalar;
  OpDescription description =
      importer.describe({scalar}, iterationShape(), tensor.dtype);
  describeBroadcast({}, description);
  return importer.emitSingle(description, {scalar}, op->getLoc());
}

TensorId BodyConverter::expand(size_t operand) {
  const AffineMap map = maps[operand];
  TensorId id = operands[operand];
  if (map.isIdentity())
    return id;
  const size_t rank = map.getNumResults();
  if (rank == sizes.size() && map.isPermutation()) {
    // Iterator p is dimension permutation[p] of the operand.
    llvm::SmallVector<int64_t, 6> permutation(rank);
    for (unsigned dim = 0; dim < rank; ++dim)
      permutation[map.getDimPosition(dim)] = dim;
    OpDescription description = importer.describe(
        {id}, iterationShape(), importer.graph.tensors[id].dtype);
    describeTranspose(permutation, description);
    return importer.emitSingle(description, {id}, op->getLoc());
  }
  llvm::SmallVector<bool, 6> used(sizes.size());
  for (AffineExpr expr : map.getResults())
    if (auto plain = dyn_cast<AffineDimExpr>(expr))
      used[plain.getPosition()] = true;
  // A dimension of size 1 stands for the iterator at its place, if that is
  // free; else it is dropped.
  llvm::SmallVector<int64_t, 6> dims;
  Shape shape;
  for (unsigned dim = 0; dim < rank; ++dim) {
    if (auto plain = dyn_cast<AffineDimExpr>(map.getResult(dim))) {
      dims.push_back(plain.getPosition());
    } else if (rank == sizes.size() && !used[dim]) {
      dims.push_back(dim);
      used[dim] = true;
    } else {
      continue;
    }
    shape.push_back(importer.graph.tensors[id].shape[dim]);
  }
  id = reshapeTo(id, std::move(shape));
  OpDescription description = importer.describe(
      {id}, iterationShape(), importer.graph.tensors[id].dtype);
  describeBroadcast(dims, description);
  return importer.emitSingle(description, {id}, op->getLoc());
}

TensorId BodyConverter::tensorOf(Value value) {
  if (auto it = scalars.find(value); it != scalars.end())
    return it->second;
  // Captured from outside.
  return importer.lookUp(value);
}

bool BodyConverter::bindArguments() {
  mlir::Block *body = op.getBlock();
  const size_t inputs = op.getNumDpsInputs();
  for (BlockArgument argument : body->getArguments()) {
    const size_t number = argument.getArgNumber();
    if (argument.use_empty() || (number >= inputs && !reductionDims.empty()))
      continue;
    OpOperand *operand = op.getMatchingOpOperand(argument);
    scalars[argument] = expand(operand->getOperandNumber());
  }
  return true;
}

/// tensor.extract with indices that are iterators or computed: a gather. The
/// iterators among the indices pass through; computed indices select.
bool BodyConverter::convertGather(Operation *extract) {
  const TensorId source = importer.lookUp(extract->getOperand(0));
  if (source == kNone)
    return false;
  TensorIds gathered = {source};
  const Shape sourceShape = importer.graph.tensors[source].shape;
  llvm::SmallVector<int64_t, 4> iteratorOf(sourceShape.size(), -1);
  for (size_t dim = 0; dim < sourceShape.size(); ++dim) {
    const Value index = extract->getOperand(static_cast<unsigned>(dim) + 1);
    if (auto plain = index.getDefiningOp<linalg::IndexOp>();
        plain &&
        sourceShape[dim] == sizes[static_cast<size_t>(plain.getDim())]) {
      iteratorOf[dim] = static_cast<int64_t>(plain.getDim());
      continue;
    }
    const TensorId id = tensorOf(index);
    if (id == kNone)
      return false;
    if (!importer.graph.tensors[id].splat)
      gathered.push_back(repeat(id));
  }
  OpDescription description = importer.describe(
      gathered, iterationShape(), importer.graph.tensors[source].dtype);
  RuleBuilder builder(description, OpKind::Gather);
  description.op.mnemonic = "gather";
  builder.linear({0});
  llvm::SmallVector<FactorId, 6> factors;
  for (size_t dim = 0; dim < sizes.size(); ++dim) {
    const FactorId id = builder.factor(sizes[dim]);
    factors.push_back(id);
    builder.result(0, dim, id);
    for (size_t i = 1; i < gathered.size(); ++i)
      builder.operand(i, dim, id);
  }
  for (size_t dim = 0; dim < sourceShape.size(); ++dim)
    builder.operand(0, dim,
                    iteratorOf[dim] >= 0
                        ? factors[static_cast<size_t>(iteratorOf[dim])]
                        : builder.reduction(sourceShape[dim]));
  description.op.operandTouched.resize(gathered.size(), 1.0);
  description.op.operandTouched[0] = share(elementsOf(description.results[0]),
                                           elementsOf(description.operands[0]));
  scalars[extract->getResult(0)] =
      importer.emitSingle(description, gathered, extract->getLoc());
  return true;
}

bool BodyConverter::convertScalarOps() {
  for (Operation &inner : op.getBlock()->without_terminator()) {
    if (inner.getNumResults() == 0)
      continue;
    if (inner.getNumResults() != 1)
      return false;
    const Value result = inner.getResult(0);
    if (inner.hasTrait<OpTrait::ConstantLike>()) {
      scalars[result] = importer.emitGenerator(
          "constant", {}, dtypeOf(result.getType()),
          splatOf(inner.getAttr("value")), inner.getLoc());
      continue;
    }
    if (auto index = dyn_cast<linalg::IndexOp>(inner)) {
      OpDescription description =
          importer.describe({}, iterationShape(), DType::I64);
      RuleBuilder builder(description, OpKind::Generator);
      builder.elementwise();
      description.op.mnemonic = "iota";
      description.op.axis = static_cast<int32_t>(index.getDim());
      description.countedAlong = description.op.axis;
      scalars[result] = importer.emitSingle(description, {}, inner.getLoc());
      continue;
    }
    if (isa<tensor::ExtractOp>(inner)) {
      if (!convertGather(&inner))
        return false;
      continue;
    }
    // The accumulator is combined when everything else is known.
    if (llvm::any_of(inner.getOperands(), [&](Value operand) {
          return tensorOf(operand) == kNone;
        })) {
      if (reductionDims.empty())
        return false;
      continue;
    }
    TensorIds inputs;
    bool isScalar = true;
    for (Value operand : inner.getOperands()) {
      inputs.push_back(tensorOf(operand));
      isScalar &= importer.graph.tensors[inputs.back()].shape.empty();
    }
    if (!isScalar)
      for (TensorId &input : inputs)
        input = repeat(input);
    std::string name = stablehloName(&inner);
    if (name.empty())
      name = inner.getName().stripDialect().str();
    scalars[result] = importer.emitElementwise(
        name, inputs, isScalar ? Shape() : iterationShape(),
        dtypeOf(result.getType()), inner.getLoc());
  }
  return true;
}

TensorId BodyConverter::toOutput(TensorId tensor,
                                 llvm::ArrayRef<unsigned> iterators,
                                 size_t output) {
  const AffineMap map = maps[op.getNumDpsInputs() + output];
  // Order of the iterators in the output, without dimensions of size 1.
  llvm::SmallVector<int64_t, 6> permutation;
  Shape permuted;
  for (AffineExpr expr : map.getResults()) {
    auto plain = dyn_cast<AffineDimExpr>(expr);
    if (!plain)
      continue;
    const auto *at = llvm::find(iterators, plain.getPosition());
    permutation.push_back(at - iterators.begin());
    permuted.push_back(sizes[plain.getPosition()]);
  }
  if (!llvm::is_sorted(permutation)) {
    OpDescription description = importer.describe(
        {tensor}, std::move(permuted), importer.graph.tensors[tensor].dtype);
    describeTranspose(permutation, description);
    tensor = importer.emitSingle(description, {tensor}, op->getLoc());
  }
  const TensorId init = operands[op.getNumDpsInputs() + output];
  return reshapeTo(tensor, importer.graph.tensors[init].shape);
}

bool BodyConverter::finishParallel() {
  llvm::SmallVector<unsigned, 6> iterators;
  for (unsigned i = 0; i < sizes.size(); ++i)
    iterators.push_back(i);
  Operation *yield = op.getBlock()->getTerminator();
  llvm::SmallVector<TensorId, 2> results;
  for (auto [index, value] : llvm::enumerate(yield->getOperands())) {
    const TensorId id = tensorOf(value);
    if (id == kNone)
      return false;
    results.push_back(toOutput(repeat(id), iterators, index));
  }
  for (auto [value, id] : llvm::zip_equal(op->getResults(), results))
    importer.define(value, id);
  return true;
}

TensorId BodyConverter::reduced(size_t output, Value combined,
                                ReduceOp combine) {
  TensorId input = tensorOf(combined);
  if (input == kNone)
    return kNone;
  input = repeat(input);
  const TensorId init = operands[op.getNumDpsInputs() + output];
  const DType dtype = importer.graph.tensors[init].dtype;
  llvm::SmallVector<unsigned, 6> kept;
  for (unsigned i = 0; i < sizes.size(); ++i)
    if (!llvm::is_contained(reductionDims, i))
      kept.push_back(i);
  // An initial value that is equal everywhere is the scalar that a reduction
  // starts from; another one is combined with the result.
  const std::optional<double> start = importer.graph.tensors[init].splat;
  TensorId result = importer.emitReduce(input, start, reductionDims, combine,
                                        dtype, op->getLoc());
  result = toOutput(result, kept, output);
  if (start)
    return result;
  Operation *combiner = op.getBlock()
                            ->getTerminator()
                            ->getOperand(static_cast<unsigned>(output))
                            .getDefiningOp();
  return importer.emitElementwise(stablehloName(combiner), {init, result},
                                  importer.graph.tensors[init].shape, dtype,
                                  op->getLoc());
}

bool BodyConverter::finishReductions() {
  llvm::SmallVector<TensorId, 2> results;
  bool any = false, all = true;
  for (size_t i = 0; i < op->getNumResults(); ++i) {
    Value combined;
    const ReduceOp combine = combinerOf(op, i, &combined);
    results.push_back(
        combine == ReduceOp::Other ? kNone : reduced(i, combined, combine));
    const bool isFound = results.back() != kNone;
    any |= isFound;
    all &= isFound || op->getResult(static_cast<unsigned>(i)).use_empty();
  }
  if (!any || (!all && failed(importer.convertLinalgWhole(op, operands))))
    return false;
  for (auto [value, id] : llvm::zip_equal(op->getResults(), results))
    if (id != kNone)
      importer.define(value, id);
  return true;
}

bool BodyConverter::run() {
  // A contraction is one operator.
  if (!isSupported() || (!reductionDims.empty() && isMultiplyAdd(op)))
    return false;
  if (!bindArguments() || !convertScalarOps())
    return false;
  return reductionDims.empty() ? finishParallel() : finishReductions();
}

} // namespace planner
