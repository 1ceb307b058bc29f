//===- TensorOps.cpp - Operations of the tensor dialect -------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "Importer.h"
#include "RuleBuilder.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace planner {

/// A shape given by attributes with `?` filled in from index values.
LogicalResult Importer::mixedShape(Operation *op,
                                   llvm::ArrayRef<OpFoldResult> mixed,
                                   Shape &shape) {
  for (OpFoldResult size : mixed) {
    if (auto attr = dyn_cast<Attribute>(size)) {
      shape.push_back(cast<IntegerAttr>(attr).getInt());
      continue;
    }
    const TensorId id = lookUp(cast<Value>(size));
    if (id == kNone || !graph.tensors[id].splat)
      return fail(op->getLoc(),
                  "a size of " + op->getName().getStringRef().str() +
                      " is not known; expected a constant or the size of a "
                      "dimension",
                  "export the model with static shapes");
    shape.push_back(static_cast<int64_t>(*graph.tensors[id].splat));
  }
  return success();
}

/// The same of sizes, which nothing says are no less than none.
LogicalResult Importer::mixedSizes(Operation *op,
                                   llvm::ArrayRef<OpFoldResult> mixed,
                                   Shape &shape) {
  if (failed(mixedShape(op, mixed, shape)))
    return failure();
  for (const int64_t size : shape)
    if (size < 0)
      return fail(op->getLoc(), op->getName().getStringRef().str() +
                                    ": expected sizes of at least 0, got " +
                                    std::to_string(size));
  return success();
}

TensorId Importer::emitReshape(TensorId source, Shape shape,
                               Location location) {
  if (graph.tensors[source].shape == shape)
    return source;
  OpDescription description =
      describe({source}, std::move(shape), graph.tensors[source].dtype);
  describeReshape(description);
  return emitSingle(description, {source}, location);
}

/// The shape without the dimensions that a rank-reducing slice drops.
static Shape resultShape(Value value, const Shape &full) {
  auto type = cast<RankedTensorType>(value.getType());
  Shape shape(type.getShape().begin(), type.getShape().end());
  if (llvm::none_of(shape, ShapedType::isDynamic))
    return shape;
  Shape kept;
  for (int64_t size : full)
    if (size != 1 || full.size() == shape.size())
      kept.push_back(size);
  return kept.size() == shape.size() ? kept : full;
}

/// Operands of a dynamic slice behind the tensors: a number for each dimension.
LogicalResult Importer::addOffsets(Operation *op,
                                   llvm::ArrayRef<OpFoldResult> mixed,
                                   TensorIds &operands) {
  for (OpFoldResult offset : mixed) {
    if (auto attr = dyn_cast<Attribute>(offset)) {
      operands.push_back(emitGenerator("constant", {}, DType::I64,
                                       splatOf(attr), op->getLoc()));
      continue;
    }
    operands.push_back(lookUp(cast<Value>(offset)));
    if (operands.back() == kNone)
      return fail(op->getLoc(),
                  "a value is used that the planner could not follow");
  }
  return success();
}

LogicalResult Importer::convertExtractSlice(Operation *operation) {
  auto op = cast<tensor::ExtractSliceOp>(operation);
  const TensorId source = lookUp(op.getSource());
  if (source == kNone)
    return convertOpaque(operation);
  Shape sizes;
  if (failed(mixedSizes(operation, op.getMixedSizes(), sizes)))
    return failure();
  const Shape shape = resultShape(op.getResult(), sizes);
  // Offsets that are computed make it a dynamic slice.
  const bool isStatic =
      llvm::all_of(op.getMixedOffsets(),
                   [](OpFoldResult offset) { return isa<Attribute>(offset); });
  TensorIds operands = {source};
  if (!isStatic &&
      failed(addOffsets(operation, op.getMixedOffsets(), operands)))
    return failure();
  OpDescription description =
      describe(operands, std::move(sizes), graph.tensors[source].dtype);
  if (isStatic)
    describeSlice(description);
  else
    describeDynamicSlice(description);
  const TensorId slice = emitSingle(description, operands, operation->getLoc());
  define(op.getResult(), emitReshape(slice, shape, operation->getLoc()));
  return success();
}

LogicalResult Importer::convertInsertSlice(Operation *operation) {
  auto op = cast<tensor::InsertSliceOp>(operation);
  const TensorId target = lookUp(op.getDest());
  const TensorId update = lookUp(op.getSource());
  if (target == kNone || update == kNone)
    return convertOpaque(operation);
  Shape sizes;
  if (failed(mixedSizes(operation, op.getMixedSizes(), sizes)))
    return failure();
  const TensorId part = emitReshape(update, sizes, operation->getLoc());
  TensorIds operands = {target, part};
  if (failed(addOffsets(operation, op.getMixedOffsets(), operands)))
    return failure();
  OpDescription description = describe(operands, graph.tensors[target].shape,
                                       graph.tensors[target].dtype);
  describeDynamicUpdateSlice(description);
  define(op.getResult(),
         emitSingle(description, operands, operation->getLoc()));
  return success();
}

LogicalResult Importer::convertPad(Operation *operation) {
  auto op = cast<tensor::PadOp>(operation);
  const TensorId source = lookUp(op.getSource());
  Shape low, high;
  if (source == kNone)
    return convertOpaque(operation);
  if (failed(mixedShape(operation, op.getMixedLowPad(), low)) ||
      failed(mixedShape(operation, op.getMixedHighPad(), high)))
    return failure();
  Shape shape = graph.tensors[source].shape;
  for (size_t dim = 0; dim < shape.size(); ++dim)
    shape[dim] = saturatingAdd(shape[dim], saturatingAdd(low[dim], high[dim]));
  const DType dtype = graph.tensors[source].dtype;
  TensorId padding = kNone;
  if (Value constant = op.getConstantPaddingValue()) {
    padding = lookUp(constant);
    if (padding == kNone)
      if (Operation *def = constant.getDefiningOp())
        padding = emitGenerator("constant", {}, dtype,
                                splatOf(def->getAttr("value")), def->getLoc());
  }
  if (padding == kNone)
    return convertOpaque(operation);
  OpDescription description =
      describe({source, padding}, std::move(shape), dtype);
  describePad(description);
  define(op.getResult(),
         emitSingle(description, {source, padding}, operation->getLoc()));
  return success();
}

LogicalResult Importer::convertExpandShape(Operation *operation) {
  auto op = cast<tensor::ExpandShapeOp>(operation);
  const TensorId source = lookUp(op.getSrc());
  Shape shape;
  if (source == kNone)
    return convertOpaque(operation);
  if (failed(mixedSizes(operation, op.getMixedOutputShape(), shape)))
    return failure();
  Tensor expanded;
  expanded.shape = shape;
  const int64_t elements = graph.tensors[source].elements();
  if (expanded.elements() != elements)
    return fail(operation->getLoc(),
                "tensor.expand_shape: expected an output_shape of " +
                    std::to_string(elements) + " elements, got one of " +
                    std::to_string(expanded.elements()));
  define(op.getResult(),
         emitReshape(source, std::move(shape), operation->getLoc()));
  return success();
}

LogicalResult Importer::convertCollapseShape(Operation *operation) {
  auto op = cast<tensor::CollapseShapeOp>(operation);
  const TensorId source = lookUp(op.getSrc());
  if (source == kNone)
    return convertOpaque(operation);
  Shape shape;
  for (const auto &group : op.getReassociationIndices()) {
    int64_t size = 1;
    for (int64_t dim : group)
      size = saturatingMul(
          size, graph.tensors[source].shape[static_cast<size_t>(dim)]);
    shape.push_back(size);
  }
  define(op.getResult(),
         emitReshape(source, std::move(shape), operation->getLoc()));
  return success();
}

LogicalResult Importer::convertConcat(Operation *operation) {
  auto op = cast<tensor::ConcatOp>(operation);
  TensorIds inputs;
  if (failed(lookUp(op.getInputs(), inputs)))
    return failure();
  const size_t dim = static_cast<size_t>(op.getDim());
  Shape shape = graph.tensors[inputs.front()].shape;
  shape[dim] = 0;
  for (TensorId input : inputs)
    shape[dim] = saturatingAdd(shape[dim], graph.tensors[input].shape[dim]);
  OpDescription description =
      describe(inputs, std::move(shape), graph.tensors[inputs.front()].dtype);
  describeConcatenate(dim, description);
  define(op.getResult(), emitSingle(description, inputs, operation->getLoc()));
  return success();
}

LogicalResult Importer::convertTensorOp(Operation *op) {
  if (auto empty = dyn_cast<tensor::EmptyOp>(op)) {
    Shape shape;
    if (failed(mixedSizes(op, empty.getMixedSizes(), shape)))
      return failure();
    define(op->getResult(0),
           emitGenerator("empty", std::move(shape),
                         dtypeOf(empty.getType().getElementType()),
                         std::nullopt, op->getLoc()));
    return success();
  }
  if (isa<tensor::ExtractSliceOp>(op))
    return convertExtractSlice(op);
  if (isa<tensor::InsertSliceOp>(op))
    return convertInsertSlice(op);
  if (isa<tensor::PadOp>(op))
    return convertPad(op);
  if (isa<tensor::ExpandShapeOp>(op))
    return convertExpandShape(op);
  if (isa<tensor::CollapseShapeOp>(op))
    return convertCollapseShape(op);
  if (isa<tensor::ConcatOp>(op))
    return convertConcat(op);
  if (isa<tensor::SplatOp>(op) && op->getNumOperands() == 1) {
    const TensorId scalar = lookUp(op->getOperand(0));
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    if (scalar != kNone && type.hasStaticShape()) {
      OpDescription description = describe(
          {scalar}, Shape(type.getShape().begin(), type.getShape().end()),
          dtypeOf(type.getElementType()));
      describeBroadcast({}, description);
      define(op->getResult(0), emitSingle(description, {scalar}, op->getLoc()));
      return success();
    }
  }
  // A scalar in or out of a tensor of one element.
  const bool isScalarRead = isa<tensor::ExtractOp>(op);
  if (isScalarRead ||
      (isa<tensor::FromElementsOp>(op) && op->getNumOperands() == 1)) {
    const TensorId source = lookUp(op->getOperand(0));
    if (source != kNone && graph.tensors[source].elements() == 1) {
      Shape shape;
      if (auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType()))
        shape.assign(type.getShape().begin(), type.getShape().end());
      define(op->getResult(0),
             emitReshape(source, std::move(shape), op->getLoc()));
      return success();
    }
  }
  if (isa<tensor::ReshapeOp>(op)) {
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    const TensorId source = lookUp(op->getOperand(0));
    if (source != kNone && type.hasStaticShape()) {
      define(op->getResult(0),
             emitReshape(source,
                         Shape(type.getShape().begin(), type.getShape().end()),
                         op->getLoc()));
      return success();
    }
  }
  return convertOpaque(op);
}

} // namespace planner
