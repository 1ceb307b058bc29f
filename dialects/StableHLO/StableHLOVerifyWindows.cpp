//===- StableHLOVerifyWindows.cpp - Contractions, reductions, windows -----===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "dialects/StableHLO/StableHLOVerify.h"

using namespace mlir;
using namespace mlir::stablehlo;

//===----------------------------------------------------------------------===//
// Dot products
//===----------------------------------------------------------------------===//

/// The pairs of dimensions are equally many and equally large.
static LogicalResult verifyDotPairs(Operation *op, StringRef what,
                                    RankedTensorType lhs, RankedTensorType rhs,
                                    ArrayRef<int64_t> lhsDims,
                                    ArrayRef<int64_t> rhsDims) {
  if (lhsDims.size() != rhsDims.size())
    return op->emitOpError() << "expected as many " << what
                             << " dimensions of lhs as of rhs, got "
                             << lhsDims.size() << " and " << rhsDims.size();
  for (auto [lhsDim, rhsDim] : llvm::zip_equal(lhsDims, rhsDims)) {
    int64_t lhsSize = lhs.getDimSize(lhsDim), rhsSize = rhs.getDimSize(rhsDim);
    if (!sameSize(lhsSize, rhsSize))
      return op->emitOpError()
             << what << " dimension " << lhsDim << " of lhs has size "
             << lhsSize << ", dimension " << rhsDim << " of rhs has size "
             << rhsSize;
  }
  return success();
}

/// The dimensions that are neither batching nor contracting.
static SmallVector<int64_t> freeSizes(RankedTensorType type,
                                      ArrayRef<int64_t> batching,
                                      ArrayRef<int64_t> contracting) {
  SmallVector<int64_t> sizes;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (!llvm::is_contained(batching, static_cast<int64_t>(dim)) &&
        !llvm::is_contained(contracting, static_cast<int64_t>(dim)))
      sizes.push_back(size);
  return sizes;
}

static LogicalResult verifyDotSide(Operation *op, StringRef what,
                                   RankedTensorType type,
                                   ArrayRef<int64_t> batching,
                                   ArrayRef<int64_t> contracting) {
  SmallVector<int64_t> all(batching);
  llvm::append_range(all, contracting);
  return verifyDims(op, what, all, type.getRank());
}

LogicalResult DotGeneralOp::verify() {
  RankedTensorType lhs = getLhs().getType(), rhs = getRhs().getType();
  DotDimensionNumbersAttr dims = getDotDimensionNumbers();
  ArrayRef<int64_t> lhsBatch = dims.getLhsBatchingDimensions(),
                    rhsBatch = dims.getRhsBatchingDimensions(),
                    lhsContract = dims.getLhsContractingDimensions(),
                    rhsContract = dims.getRhsContractingDimensions();
  if (failed(
          verifyDotSide(*this, "lhs dimension", lhs, lhsBatch, lhsContract)) ||
      failed(
          verifyDotSide(*this, "rhs dimension", rhs, rhsBatch, rhsContract)) ||
      failed(verifyDotPairs(*this, "batching", lhs, rhs, lhsBatch, rhsBatch)) ||
      failed(verifyDotPairs(*this, "contracting", lhs, rhs, lhsContract,
                            rhsContract)))
    return failure();
  SmallVector<int64_t> expected;
  for (int64_t dim : lhsBatch)
    expected.push_back(lhs.getDimSize(dim));
  llvm::append_range(expected, freeSizes(lhs, lhsBatch, lhsContract));
  llvm::append_range(expected, freeSizes(rhs, rhsBatch, rhsContract));
  return verifyShape(*this, "a result", getResult().getType(), expected);
}

LogicalResult DotOp::verify() {
  RankedTensorType lhs = getLhs().getType(), rhs = getRhs().getType();
  for (RankedTensorType type : {lhs, rhs})
    if (type.getRank() != 1 && type.getRank() != 2)
      return emitOpError() << "expected vectors or matrices, got " << type;
  // The last dimension of lhs with the first of rhs.
  if (failed(verifyDotPairs(*this, "contracting", lhs, rhs, {lhs.getRank() - 1},
                            {0})))
    return failure();
  SmallVector<int64_t> expected(lhs.getShape().drop_back());
  llvm::append_range(expected, rhs.getShape().drop_front());
  return verifyShape(*this, "a result", getResult().getType(), expected);
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

namespace {
struct ConvShapes {
  Operation *op;
  RankedTensorType lhs, rhs, result;
  ConvDimensionNumbersAttr dims;
  int64_t featureGroups, batchGroups;
};
} // namespace

static LogicalResult verifyConvDims(const ConvShapes &conv, StringRef what,
                                    RankedTensorType type, int64_t first,
                                    int64_t second, ArrayRef<int64_t> spatial) {
  SmallVector<int64_t> all{first, second};
  llvm::append_range(all, spatial);
  if (failed(verifyCount(conv.op, what, all.size(), type.getRank())))
    return failure();
  return verifyDims(conv.op, what, all, type.getRank());
}

/// `size` is `parts` times `part`.
static LogicalResult verifyMultiple(Operation *op, StringRef what, int64_t size,
                                    int64_t parts) {
  if (ShapedType::isDynamic(size) || size % parts == 0)
    return success();
  return op->emitOpError() << "expected " << what << " to be divisible by "
                           << parts << ", got " << size;
}

static LogicalResult verifyConvFeatures(const ConvShapes &conv) {
  ConvDimensionNumbersAttr dims = conv.dims;
  int64_t features = conv.lhs.getDimSize(dims.getInputFeatureDimension());
  int64_t batch = conv.lhs.getDimSize(dims.getInputBatchDimension());
  int64_t in = conv.rhs.getDimSize(dims.getKernelInputFeatureDimension());
  int64_t out = conv.rhs.getDimSize(dims.getKernelOutputFeatureDimension());
  if (conv.featureGroups > 1 && conv.batchGroups > 1)
    return conv.op->emitOpError("cannot have groups of features and of batch");
  if (failed(verifyMultiple(conv.op, "input features", features,
                            conv.featureGroups)) ||
      failed(verifyMultiple(conv.op, "batch", batch, conv.batchGroups)) ||
      failed(verifyMultiple(conv.op, "output features", out,
                            conv.featureGroups)) ||
      failed(verifyMultiple(conv.op, "output features", out, conv.batchGroups)))
    return failure();
  if (!ShapedType::isDynamic(features) &&
      !sameSize(features / conv.featureGroups, in))
    return conv.op->emitOpError()
           << "expected a kernel for " << features / conv.featureGroups
           << " input features in each group, got " << in;
  return success();
}

static LogicalResult verifyConvNumbers(const ConvShapes &conv) {
  ConvDimensionNumbersAttr dims = conv.dims;
  size_t spatial = dims.getInputSpatialDimensions().size();
  if (dims.getKernelSpatialDimensions().size() != spatial ||
      dims.getOutputSpatialDimensions().size() != spatial)
    return conv.op->emitOpError(
        "expected equally many spatial dimensions of input, kernel and output");
  if (failed(verifyConvDims(
          conv, "input dimensions", conv.lhs, dims.getInputBatchDimension(),
          dims.getInputFeatureDimension(), dims.getInputSpatialDimensions())) ||
      failed(verifyConvDims(conv, "kernel dimensions", conv.rhs,
                            dims.getKernelInputFeatureDimension(),
                            dims.getKernelOutputFeatureDimension(),
                            dims.getKernelSpatialDimensions())) ||
      failed(verifyConvDims(conv, "output dimensions", conv.result,
                            dims.getOutputBatchDimension(),
                            dims.getOutputFeatureDimension(),
                            dims.getOutputSpatialDimensions())))
    return failure();
  return verifyConvFeatures(conv);
}

/// The result's shape; spatial sizes are left dynamic.
static SmallVector<int64_t> convResultShape(const ConvShapes &conv) {
  ConvDimensionNumbersAttr dims = conv.dims;
  SmallVector<int64_t> shape(conv.result.getRank(), ShapedType::kDynamic);
  int64_t batch = conv.lhs.getDimSize(dims.getInputBatchDimension());
  if (!ShapedType::isDynamic(batch))
    shape[dims.getOutputBatchDimension()] = batch / conv.batchGroups;
  shape[dims.getOutputFeatureDimension()] =
      conv.rhs.getDimSize(dims.getKernelOutputFeatureDimension());
  return shape;
}

template <typename Op> static ConvShapes shapesOf(Op op) {
  return {op,
          op.getLhs().getType(),
          op.getRhs().getType(),
          op.getResult().getType(),
          op.getDimensionNumbers(),
          static_cast<int64_t>(op.getFeatureGroupCount()),
          static_cast<int64_t>(op.getBatchGroupCount())};
}

static LogicalResult verifyReversal(Operation *op,
                                    std::optional<ArrayRef<bool>> reversal,
                                    size_t count) {
  return reversal && !reversal->empty()
             ? verifyCount(op, "window reversals", reversal->size(), count)
             : success();
}

LogicalResult ConvolutionOp::verify() {
  ConvShapes conv = shapesOf(*this);
  if (failed(verifyConvNumbers(conv)))
    return failure();
  ConvDimensionNumbersAttr dims = conv.dims;
  size_t spatial = dims.getInputSpatialDimensions().size();
  SmallVector<int64_t> sizes;
  for (int64_t dim : dims.getKernelSpatialDimensions())
    sizes.push_back(conv.rhs.getDimSize(dim));
  if (failed(verifyPadding(*this, getPadding(), spatial)))
    return failure();
  SmallVector<std::pair<int64_t, int64_t>> padding = getPaddingOrDefault();
  Window window{sizes, getWindowStrides().value_or(ArrayRef<int64_t>()),
                getLhsDilation().value_or(ArrayRef<int64_t>()),
                getRhsDilation().value_or(ArrayRef<int64_t>()), padding};
  Window lists = window;
  lists.sizes = {}; // may be dynamic or zero
  if (failed(verifyWindow(*this, lists, spatial)) ||
      failed(verifyReversal(*this, getWindowReversal(), spatial)))
    return failure();
  SmallVector<int64_t> expected = convResultShape(conv);
  for (size_t i = 0; i < spatial; ++i)
    expected[dims.getOutputSpatialDimensions()[i]] = windowCount(
        conv.lhs.getDimSize(dims.getInputSpatialDimensions()[i]), window, i);
  return verifyShape(*this, "a result", conv.result, expected);
}

LogicalResult DynamicConvOp::verify() {
  ConvShapes conv = shapesOf(*this);
  if (failed(verifyConvNumbers(conv)))
    return failure();
  size_t spatial = conv.dims.getInputSpatialDimensions().size();
  Window window{{},
                getWindowStrides().value_or(ArrayRef<int64_t>()),
                getLhsDilation().value_or(ArrayRef<int64_t>()),
                getRhsDilation().value_or(ArrayRef<int64_t>()),
                {}};
  if (failed(verifyWindow(*this, window, spatial)) ||
      failed(verifyReversal(*this, getWindowReversal(), spatial)) ||
      failed(verifyShape(*this, "padding",
                         cast<RankedTensorType>(getPadding().getType()),
                         {static_cast<int64_t>(spatial), 2})))
    return failure();
  return verifyShape(*this, "a result", conv.result, convResultShape(conv));
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// As many inputs as initial values and results, inputs of one shape.
static LogicalResult verifyReduction(Operation *op, ValueRange inputs,
                                     ValueRange inits) {
  if (inputs.empty())
    return op->emitOpError("expected at least one input");
  if (op->getNumOperands() % 2 != 0)
    return op->emitOpError("expected as many initial values as inputs");
  if (failed(verifyCount(op, "results", op->getNumResults(), inputs.size())))
    return failure();
  auto first = cast<RankedTensorType>(inputs.front().getType());
  for (Value input : inputs.drop_front())
    if (failed(verifyShape(op, "an input",
                           cast<RankedTensorType>(input.getType()),
                           first.getShape())))
      return failure();
  return success(inits.size() == inputs.size());
}

LogicalResult ReduceOp::verify() {
  if (failed(verifyReduction(*this, getInputs(), getInitValues())))
    return failure();
  auto input = cast<RankedTensorType>(getInputs().front().getType());
  if (failed(verifyDims(*this, "dimension", getDimensions(), input.getRank())))
    return failure();
  SmallVector<int64_t> expected = freeSizes(input, getDimensions(), {});
  for (Value result : getOutputs())
    if (failed(verifyShape(*this, "a result",
                           cast<RankedTensorType>(result.getType()), expected)))
      return failure();
  return success();
}

LogicalResult ReduceOp::verifyRegions() {
  return verifyReducer(*this, "the body", getBody(), getInputs().size());
}

LogicalResult ReduceWindowOp::verify() {
  if (failed(verifyReduction(*this, getInputs(), getInitValues())))
    return failure();
  auto input = cast<RankedTensorType>(getInputs().front().getType());
  auto rank = static_cast<size_t>(input.getRank());
  if (failed(verifyCount(*this, "window dimensions",
                         getWindowDimensions().size(), rank)) ||
      failed(verifyPadding(*this, getPadding(), rank)))
    return failure();
  SmallVector<std::pair<int64_t, int64_t>> padding = getPaddingOrDefault();
  Window window{getWindowDimensions(),
                getWindowStrides().value_or(ArrayRef<int64_t>()),
                getBaseDilations().value_or(ArrayRef<int64_t>()),
                getWindowDilations().value_or(ArrayRef<int64_t>()), padding};
  if (failed(verifyWindow(*this, window, rank)))
    return failure();
  SmallVector<int64_t> expected;
  for (size_t dim = 0; dim < rank; ++dim)
    expected.push_back(windowCount(input.getDimSize(dim), window, dim));
  for (Value result : getOutputs())
    if (failed(verifyShape(*this, "a result",
                           cast<RankedTensorType>(result.getType()), expected)))
      return failure();
  return success();
}

LogicalResult ReduceWindowOp::verifyRegions() {
  return verifyReducer(*this, "the body", getBody(), getInputs().size());
}

LogicalResult SelectAndScatterOp::verify() {
  RankedTensorType operand = getOperand().getType();
  auto rank = static_cast<size_t>(operand.getRank());
  if (failed(verifyPadding(*this, getPadding(), rank)))
    return failure();
  SmallVector<std::pair<int64_t, int64_t>> padding = getPaddingOrDefault();
  Window window{getWindowDimensions().value_or(ArrayRef<int64_t>()),
                getWindowStrides().value_or(ArrayRef<int64_t>()),
                {},
                {},
                padding};
  if (failed(verifyWindow(*this, window, rank)))
    return failure();
  SmallVector<int64_t> positions;
  for (size_t dim = 0; dim < rank; ++dim)
    positions.push_back(windowCount(operand.getDimSize(dim), window, dim));
  if (failed(verifyShape(*this, "a source", getSource().getType(), positions)))
    return failure();
  return verifyShape(*this, "a result", getResult().getType(),
                     operand.getShape());
}

LogicalResult SelectAndScatterOp::verifyRegions() {
  if (failed(verifySignature(*this, "the selection", getSelect(), 2, 1)))
    return failure();
  return verifySignature(*this, "the scatter computation", getScatter(), 2, 1);
}

//===----------------------------------------------------------------------===//
// Batch normalisation
//===----------------------------------------------------------------------===//

/// The statistics have one entry for each feature.
static LogicalResult verifyBatchNorm(Operation *op, RankedTensorType operand,
                                     uint64_t feature, TypeRange statistics) {
  auto dim = static_cast<int64_t>(feature);
  if (failed(verifyDim(op, "feature index", dim, operand.getRank())))
    return failure();
  for (Type type : statistics)
    if (failed(verifyShape(op, "a statistic", cast<RankedTensorType>(type),
                           {operand.getDimSize(dim)})))
      return failure();
  return success();
}

LogicalResult BatchNormGradOp::verify() {
  return verifyBatchNorm(*this, getOperand().getType(), getFeatureIndex(),
                         {getScale().getType(), getMean().getType(),
                          getVariance().getType(), getGradScale().getType(),
                          getGradOffset().getType()});
}

LogicalResult BatchNormInferenceOp::verify() {
  return verifyBatchNorm(*this, getOperand().getType(), getFeatureIndex(),
                         {getScale().getType(), getOffset().getType(),
                          getMean().getType(), getVariance().getType()});
}

LogicalResult BatchNormTrainingOp::verify() {
  return verifyBatchNorm(*this, getOperand().getType(), getFeatureIndex(),
                         {getScale().getType(), getOffset().getType(),
                          getBatchMean().getType(), getBatchVar().getType()});
}
