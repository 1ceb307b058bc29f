//===- StableHLOVerifyShapes.cpp - Elementwise and data movement ----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "dialects/StableHLO/StableHLOVerify.h"
#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace mlir;
using namespace mlir::stablehlo;

//===----------------------------------------------------------------------===//
// Constants and sources
//===----------------------------------------------------------------------===//

LogicalResult ConstantOp::verify() {
  ShapedType value = getValue().getShapedType();
  RankedTensorType type = getOutput().getType();
  if (value == type)
    return success();
  // A quantized constant holds the stored integers.
  if (value.hasRank() && isa<quant::QuantizedType>(type.getElementType()))
    return verifyShape(*this, "a result", type, value.getShape());
  return emitOpError() << "expected a result of the value's type " << value
                       << ", got " << type;
}

LogicalResult IotaOp::verify() {
  return verifyDim(*this, "dimension", getIotaDimension(),
                   getOutput().getType().getRank());
}

/// A tensor that holds a shape, one entry for each of `rank` dimensions.
static LogicalResult verifyShapeOperand(Operation *op, StringRef what,
                                        Value shape, int64_t rank) {
  return verifyShape(op, what, cast<RankedTensorType>(shape.getType()), {rank});
}

LogicalResult DynamicIotaOp::verify() {
  int64_t rank = getResult().getType().getRank();
  if (failed(verifyDim(*this, "dimension", getIotaDimension(), rank)))
    return failure();
  return verifyShapeOperand(*this, "a shape operand", getOutputShape(), rank);
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

LogicalResult CompareOp::verify() {
  Type lhs = getLhs().getType().getElementType();
  Type rhs = getRhs().getType().getElementType();
  if (lhs == rhs || isa<quant::QuantizedType>(lhs) ||
      isa<quant::QuantizedType>(rhs))
    return success();
  return emitOpError() << "expected operands of one element type, got " << lhs
                       << " and " << rhs;
}

LogicalResult SelectOp::verify() {
  RankedTensorType result = getResult().getType();
  if (failed(verifyCompatible(*this, "value",
                              {getOnTrue().getType(), getOnFalse().getType()},
                              {result, result})))
    return failure();
  RankedTensorType pred = cast<RankedTensorType>(getPred().getType());
  if (pred.getRank() == 0)
    return success();
  return verifyShape(*this, "a predicate", pred, result.getShape());
}

LogicalResult ClampOp::verify() {
  RankedTensorType result = getResult().getType();
  if (failed(verifyShape(*this, "an operand", getOperand().getType(),
                         result.getShape())))
    return failure();
  for (Value limit : {getMin(), getMax()}) {
    auto type = cast<RankedTensorType>(limit.getType());
    if (type.getRank() != 0 &&
        failed(verifyShape(*this, "a limit", type, result.getShape())))
      return failure();
  }
  return success();
}

LogicalResult MapOp::verifyRegions() {
  return verifySignature(*this, "the computation", getComputation(),
                         getInputs().size(), 1);
}

//===----------------------------------------------------------------------===//
// Broadcasts and reshapes
//===----------------------------------------------------------------------===//

LogicalResult BroadcastOp::verify() {
  SmallVector<int64_t> expected(getBroadcastSizes());
  llvm::append_range(expected, getOperand().getType().getShape());
  return verifyShape(*this, "a result", getResult().getType(), expected);
}

/// Operand dimension i becomes result dimension dims[i], of equal size or
/// repeated from one.
static LogicalResult verifyBroadcast(Operation *op, RankedTensorType operand,
                                     RankedTensorType result,
                                     ArrayRef<int64_t> dims) {
  if (failed(verifyCount(op, "broadcast dimensions", dims.size(),
                         operand.getRank())) ||
      failed(verifyDims(op, "broadcast dimension", dims, result.getRank())))
    return failure();
  for (auto [index, dim] : llvm::enumerate(dims)) {
    int64_t from = operand.getDimSize(index), to = result.getDimSize(dim);
    if (from != 1 && !sameSize(from, to))
      return op->emitOpError()
             << "operand dimension " << index << " of size " << from
             << " cannot become result dimension " << dim << " of size " << to;
  }
  return success();
}

LogicalResult BroadcastInDimOp::verify() {
  return verifyBroadcast(*this, getOperand().getType(), getResult().getType(),
                         getBroadcastDimensions());
}

LogicalResult DynamicBroadcastInDimOp::verify() {
  RankedTensorType operand = getOperand().getType();
  RankedTensorType result = getResult().getType();
  if (failed(verifyBroadcast(*this, operand, result, getBroadcastDimensions())))
    return failure();
  for (std::optional<ArrayRef<int64_t>> dims :
       {getKnownExpandingDimensions(), getKnownNonexpandingDimensions()})
    if (dims &&
        failed(verifyDims(*this, "known dimension", *dims, operand.getRank())))
      return failure();
  return verifyShapeOperand(*this, "output dimensions", getOutputDimensions(),
                            result.getRank());
}

/// Nothing if a size is dynamic or the product overflows.
static std::optional<int64_t> elementCount(RankedTensorType type) {
  int64_t count = 1;
  for (int64_t size : type.getShape()) {
    if (ShapedType::isDynamic(size))
      return std::nullopt;
    std::optional<int64_t> product = llvm::checkedMul(count, size);
    if (!product)
      return std::nullopt;
    count = *product;
  }
  return count;
}

LogicalResult ReshapeOp::verify() {
  std::optional<int64_t> from = elementCount(getOperand().getType());
  std::optional<int64_t> to = elementCount(getResult().getType());
  if (!from || !to || *from == *to)
    return success();
  return emitOpError() << "expected a result of " << *from << " elements, got "
                       << *to;
}

LogicalResult DynamicReshapeOp::verify() {
  return verifyShapeOperand(*this, "a shape operand", getOutputShape(),
                            getResult().getType().getRank());
}

/// Bits of an element; nothing if that depends on the target.
static std::optional<int64_t> bitWidth(Type type) {
  if (auto quantized = dyn_cast<quant::QuantizedType>(type))
    type = quantized.getStorageType();
  if (auto complex = dyn_cast<ComplexType>(type)) {
    std::optional<int64_t> part = bitWidth(complex.getElementType());
    return part ? std::optional(2 * *part) : std::nullopt;
  }
  if (type.isIntOrFloat())
    return type.getIntOrFloatBitWidth();
  return std::nullopt;
}

LogicalResult BitcastConvertOp::verify() {
  RankedTensorType from = getOperand().getType(), to = getResult().getType();
  std::optional<int64_t> fromBits = bitWidth(from.getElementType());
  std::optional<int64_t> toBits = bitWidth(to.getElementType());
  if (!fromBits || !toBits)
    return success();
  if (*fromBits == *toBits)
    return verifyShape(*this, "a result", to, from.getShape());
  // The wider type has one dimension less; the narrower one's last dimension is
  // the ratio.
  RankedTensorType wide = *fromBits > *toBits ? from : to;
  RankedTensorType narrow = *fromBits > *toBits ? to : from;
  int64_t ratio = std::max(*fromBits, *toBits) / std::min(*fromBits, *toBits);
  SmallVector<int64_t> expected(wide.getShape());
  expected.push_back(ratio);
  return verifyShape(*this, "the narrower tensor", narrow, expected);
}

//===----------------------------------------------------------------------===//
// Permutations and parts
//===----------------------------------------------------------------------===//

LogicalResult TransposeOp::verify() {
  RankedTensorType operand = getOperand().getType();
  ArrayRef<int64_t> permutation = getPermutation();
  if (failed(verifyCount(*this, "permutation entries", permutation.size(),
                         operand.getRank())) ||
      failed(verifyDims(*this, "permutation entry", permutation,
                        operand.getRank())))
    return failure();
  SmallVector<int64_t> expected;
  for (int64_t dim : permutation)
    expected.push_back(operand.getDimSize(dim));
  return verifyShape(*this, "a result", getResult().getType(), expected);
}

LogicalResult ReverseOp::verify() {
  return verifyDims(*this, "dimension", getDimensions(),
                    getOperand().getType().getRank());
}

LogicalResult ConcatenateOp::verify() {
  if (getInputs().empty())
    return emitOpError("expected at least one operand");
  auto first = cast<RankedTensorType>(getInputs().front().getType());
  auto dim = static_cast<int64_t>(getDimension());
  if (failed(verifyDim(*this, "dimension", dim, first.getRank())))
    return failure();
  SmallVector<int64_t> expected(first.getShape());
  int64_t total = 0;
  for (Value input : getInputs()) {
    auto type = cast<RankedTensorType>(input.getType());
    if (type.getRank() != first.getRank())
      return emitOpError() << "expected operands of one rank, got "
                           << first.getRank() << " and " << type.getRank();
    int64_t size = type.getDimSize(dim);
    std::optional<int64_t> sum =
        ShapedType::isDynamic(size) || ShapedType::isDynamic(total)
            ? std::nullopt
            : llvm::checkedAdd(total, size);
    total = sum.value_or(ShapedType::kDynamic);
    expected[dim] = ShapedType::kDynamic;
    if (failed(verifyShape(*this, "an operand", type, expected)))
      return failure();
    for (auto [want, have] : llvm::zip_equal(expected, type.getShape()))
      if (ShapedType::isDynamic(want))
        want = have;
  }
  expected[dim] = total;
  return verifyShape(*this, "a result", getResult().getType(), expected);
}

/// Number of elements from `start` to `limit`; an error is reported if they do
/// not lie in a dimension of `size`.
static FailureOr<int64_t> sliceSize(Operation *op, size_t dim, int64_t size,
                                    int64_t start, int64_t limit,
                                    int64_t stride) {
  bool inside = start >= 0 && start <= limit &&
                (ShapedType::isDynamic(size) || limit <= size);
  if (!inside || stride <= 0)
    return op->emitOpError()
           << "slice [" << start << ":" << limit << ":" << stride
           << "] does not lie in dimension " << dim << " of size " << size;
  // Without overflow for strides near the largest integer.
  int64_t length = limit - start;
  return length / stride + (length % stride != 0);
}

LogicalResult SliceOp::verify() {
  RankedTensorType operand = getOperand().getType();
  auto rank = static_cast<size_t>(operand.getRank());
  if (failed(verifyCount(*this, "start indices", getStartIndices().size(),
                         rank)) ||
      failed(verifyCount(*this, "limit indices", getLimitIndices().size(),
                         rank)) ||
      failed(verifyCount(*this, "strides", getStrides().size(), rank)))
    return failure();
  SmallVector<int64_t> expected;
  for (size_t dim = 0; dim < rank; ++dim) {
    FailureOr<int64_t> size =
        sliceSize(*this, dim, operand.getDimSize(dim), getStartIndices()[dim],
                  getLimitIndices()[dim], getStrides()[dim]);
    if (failed(size))
      return failure();
    expected.push_back(*size);
  }
  return verifyShape(*this, "a result", getResult().getType(), expected);
}

LogicalResult DynamicSliceOp::verify() {
  RankedTensorType operand = getOperand().getType();
  ArrayRef<int64_t> sizes = getSliceSizes();
  if (failed(verifyCount(*this, "start indices", getStartIndices().size(),
                         operand.getRank())) ||
      failed(
          verifyCount(*this, "slice sizes", sizes.size(), operand.getRank())))
    return failure();
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    int64_t whole = operand.getDimSize(dim);
    if (size < 0 || (!ShapedType::isDynamic(whole) && size > whole))
      return emitOpError() << "slice size " << size
                           << " does not fit dimension " << dim << " of size "
                           << whole;
  }
  return verifyShape(*this, "a result", getResult().getType(), sizes);
}

LogicalResult RealDynamicSliceOp::verify() {
  int64_t rank = getOperand().getType().getRank();
  if (getResult().getType().getRank() != rank)
    return emitOpError() << "expected a result of rank " << rank << ", got "
                         << getResult().getType().getRank();
  for (Value indices : {getStartIndices(), getLimitIndices(), getStrides()})
    if (failed(verifyShapeOperand(*this, "indices", indices, rank)))
      return failure();
  return success();
}

LogicalResult DynamicUpdateSliceOp::verify() {
  RankedTensorType operand = getOperand().getType();
  RankedTensorType update = getUpdate().getType();
  if (failed(verifyCount(*this, "start indices", getStartIndices().size(),
                         operand.getRank())) ||
      failed(verifyCount(*this, "update dimensions", update.getRank(),
                         operand.getRank())))
    return failure();
  for (int64_t dim = 0; dim < operand.getRank(); ++dim) {
    int64_t part = update.getDimSize(dim), whole = operand.getDimSize(dim);
    if (!ShapedType::isDynamic(part) && !ShapedType::isDynamic(whole) &&
        part > whole)
      return emitOpError() << "an update of size " << part
                           << " does not fit dimension " << dim << " of size "
                           << whole;
  }
  return verifyShape(*this, "a result", getResult().getType(),
                     operand.getShape());
}

LogicalResult PadOp::verify() {
  RankedTensorType operand = getOperand().getType();
  auto rank = static_cast<size_t>(operand.getRank());
  ArrayRef<int64_t> low = getEdgePaddingLow(), high = getEdgePaddingHigh(),
                    interior = getInteriorPadding();
  if (failed(verifyCount(*this, "low paddings", low.size(), rank)) ||
      failed(verifyCount(*this, "high paddings", high.size(), rank)) ||
      failed(verifyCount(*this, "interior paddings", interior.size(), rank)))
    return failure();
  SmallVector<int64_t> expected;
  for (size_t dim = 0; dim < rank; ++dim) {
    if (interior[dim] < 0)
      return emitOpError() << "expected interior paddings from 0 on, got "
                           << interior[dim];
    // Windows of one element: what lies between and around counts.
    std::pair<int64_t, int64_t> padding{low[dim], high[dim]};
    std::optional<int64_t> dilation =
        llvm::checkedAdd(interior[dim], int64_t{1});
    if (!dilation) {
      expected.push_back(ShapedType::kDynamic);
      continue;
    }
    Window window{{}, {}, *dilation, {}, padding};
    expected.push_back(windowCount(operand.getDimSize(dim), window, 0));
  }
  return verifyShape(*this, "a result", getResult().getType(), expected);
}

LogicalResult DynamicPadOp::verify() {
  int64_t rank = getOperand().getType().getRank();
  if (getResult().getType().getRank() != rank)
    return emitOpError() << "expected a result of rank " << rank << ", got "
                         << getResult().getType().getRank();
  for (Value padding :
       {getEdgePaddingLow(), getEdgePaddingHigh(), getInteriorPadding()})
    if (failed(verifyShapeOperand(*this, "paddings", padding, rank)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Dimension sizes
//===----------------------------------------------------------------------===//

LogicalResult GetDimensionSizeOp::verify() {
  return verifyDim(*this, "dimension", getDimension(),
                   getOperand().getType().getRank());
}

LogicalResult SetDimensionSizeOp::verify() {
  RankedTensorType operand = getOperand().getType();
  if (failed(verifyDim(*this, "dimension", getDimension(), operand.getRank())))
    return failure();
  return verifyCount(*this, "result dimensions",
                     getResult().getType().getRank(), operand.getRank());
}
