//===- StableHLOVerify.cpp - Checks that verifiers share ------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "dialects/StableHLO/StableHLOVerify.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/CheckedArithmetic.h"

namespace mlir::stablehlo {

//===----------------------------------------------------------------------===//
// Lists and shapes
//===----------------------------------------------------------------------===//

LogicalResult verifyDim(Operation *op, StringRef what, int64_t dim,
                        int64_t rank) {
  if (dim >= 0 && dim < rank)
    return success();
  return op->emitOpError() << what << " " << dim
                           << " is out of range for a tensor of rank " << rank;
}

LogicalResult verifyDims(Operation *op, StringRef what, ArrayRef<int64_t> dims,
                         int64_t rank) {
  SmallVector<bool> seen(rank);
  for (int64_t dim : dims) {
    if (failed(verifyDim(op, what, dim, rank)))
      return failure();
    if (seen[dim])
      return op->emitOpError() << what << " " << dim << " is given twice";
    seen[dim] = true;
  }
  return success();
}

LogicalResult verifyCount(Operation *op, StringRef what, size_t count,
                          size_t expected) {
  if (count == expected)
    return success();
  return op->emitOpError() << "expected " << expected << " " << what << ", got "
                           << count;
}

bool sameSize(int64_t a, int64_t b) {
  return a == b || ShapedType::isDynamic(a) || ShapedType::isDynamic(b);
}

static std::string toString(ArrayRef<int64_t> shape) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(
      shape, os,
      [&](int64_t size) {
        if (ShapedType::isDynamic(size))
          os << '?';
        else
          os << size;
      },
      "x");
  return text.empty() ? "a scalar" : text;
}

LogicalResult verifyShape(Operation *op, StringRef what, RankedTensorType type,
                          ArrayRef<int64_t> expected) {
  ArrayRef<int64_t> shape = type.getShape();
  if (shape.size() == expected.size() && llvm::equal(shape, expected, sameSize))
    return success();
  return op->emitOpError() << "expected " << what << " of shape "
                           << toString(expected) << ", got " << toString(shape);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// Quantized types may stand where the types they express or store do.
static bool compatibleElements(Type a, Type b) {
  return a == b || isa<quant::QuantizedType>(a) || isa<quant::QuantizedType>(b);
}

LogicalResult verifyMatchingElementTypes(Operation *op) {
  Type first;
  auto check = [&](Type type) -> LogicalResult {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor)
      return success();
    Type element = tensor.getElementType();
    if (!first)
      first = element;
    if (compatibleElements(first, element))
      return success();
    return op->emitOpError()
           << "expected one element type, got " << first << " and " << element;
  };
  for (Type type : op->getOperandTypes())
    if (failed(check(type)))
      return failure();
  for (Type type : op->getResultTypes())
    if (failed(check(type)))
      return failure();
  return success();
}

bool compatible(Type a, Type b) {
  if (a == b)
    return true;
  auto first = dyn_cast<ShapedType>(a), second = dyn_cast<ShapedType>(b);
  if (!first || !second)
    return false;
  return compatibleElements(first.getElementType(), second.getElementType()) &&
         succeeded(verifyCompatibleShape(first, second));
}

LogicalResult verifyCompatible(Operation *op, StringRef what, TypeRange types,
                               TypeRange expected) {
  if (types.size() != expected.size())
    return op->emitOpError() << "expected " << expected.size() << " " << what
                             << ", got " << types.size();
  for (auto [index, type, want] : llvm::enumerate(types, expected))
    if (!compatible(type, want))
      return op->emitOpError() << "expected type " << want << " of " << what
                               << " " << index << ", got " << type;
  return success();
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

OperandRange getReturned(Region &region) {
  return region.front().back().getOperands();
}

LogicalResult verifySignature(Operation *op, StringRef what, Region &region,
                              size_t arguments, size_t results) {
  if (!region.hasOneBlock() || region.front().empty() ||
      !region.front().back().hasTrait<mlir::OpTrait::IsTerminator>())
    return op->emitOpError()
           << "expected " << what << " to be one block with a terminator";
  if (region.getNumArguments() != arguments)
    return op->emitOpError() << "expected " << what << " to take " << arguments
                             << " arguments, got " << region.getNumArguments();
  if (getReturned(region).size() != results)
    return op->emitOpError() << "expected " << what << " to return " << results
                             << " values, got " << getReturned(region).size();
  return success();
}

LogicalResult verifyReducer(Operation *op, StringRef what, Region &region,
                            size_t count) {
  if (failed(verifySignature(op, what, region, 2 * count, count)))
    return failure();
  for (TypeRange types : {TypeRange(region.getArgumentTypes()),
                          TypeRange(getReturned(region).getTypes())})
    for (Type type : types)
      if (!isa<RankedTensorType>(type))
        return op->emitOpError()
               << "expected " << what << " to combine tensors, got " << type;
  return success();
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

LogicalResult verifyPadding(Operation *op,
                            std::optional<DenseIntElementsAttr> padding,
                            size_t rank) {
  if (!padding)
    return success();
  ShapedType type = padding->getType();
  auto count = static_cast<int64_t>(rank);
  // An empty list means the default, as for the other attributes of a window.
  if (type.getNumElements() == 0)
    return success();
  if (type.getRank() == 2 && type.getDimSize(0) == count &&
      type.getDimSize(1) == 2)
    return success();
  return op->emitOpError() << "expected padding of shape "
                           << toString({count, 2}) << ", got "
                           << toString(type.getShape());
}

LogicalResult verifyWindow(Operation *op, const Window &window, size_t rank) {
  auto list = [&](StringRef what, ArrayRef<int64_t> values) -> LogicalResult {
    if (values.empty())
      return success();
    if (failed(verifyCount(op, what, values.size(), rank)))
      return failure();
    for (int64_t value : values)
      if (value <= 0)
        return op->emitOpError()
               << "expected positive " << what << ", got " << value;
    return success();
  };
  return success(succeeded(list("window dimensions", window.sizes)) &&
                 succeeded(list("window strides", window.strides)) &&
                 succeeded(list("base dilations", window.baseDilations)) &&
                 succeeded(list("window dilations", window.windowDilations)));
}

/// The extent of `size` elements that lie `dilation` apart.
static std::optional<int64_t> dilated(int64_t size, int64_t dilation) {
  if (size == 0)
    return 0;
  std::optional<int64_t> product = llvm::checkedMul(size - 1, dilation);
  return product ? llvm::checkedAdd(*product, int64_t{1}) : std::nullopt;
}

int64_t windowCount(int64_t size, const Window &window, size_t index) {
  auto at = [&](ArrayRef<int64_t> values) {
    return values.empty() ? 1 : values[index];
  };
  if (ShapedType::isDynamic(size) || ShapedType::isDynamic(at(window.sizes)))
    return ShapedType::kDynamic;
  std::optional<int64_t> base = dilated(size, at(window.baseDilations));
  std::optional<int64_t> width =
      dilated(at(window.sizes), at(window.windowDilations));
  if (!window.padding.empty() && base) {
    auto [low, high] = window.padding[index];
    base = llvm::checkedAdd(*base, low);
    base = base ? llvm::checkedAdd(*base, high) : std::nullopt;
  }
  if (!base || !width)
    return ShapedType::kDynamic;
  if (*base < *width)
    return 0;
  return (*base - *width) / at(window.strides) + 1;
}

} // namespace mlir::stablehlo
