//===- StableHLOVerifyControl.cpp - Indexing, regions, communication ------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "dialects/StableHLO/StableHLOVerify.h"

using namespace mlir;
using namespace mlir::stablehlo;

//===----------------------------------------------------------------------===//
// Gather and scatter
//===----------------------------------------------------------------------===//

/// Sizes of the index tensor without its index vector.
static FailureOr<SmallVector<int64_t>> indexBatchSizes(Operation *op,
                                                       RankedTensorType indices,
                                                       int64_t vectorDim,
                                                       size_t vectorSize) {
  if (vectorDim < 0 || vectorDim > indices.getRank())
    return op->emitOpError()
           << "index vector dimension " << vectorDim
           << " is out of range for indices of rank " << indices.getRank();
  int64_t size =
      vectorDim == indices.getRank() ? 1 : indices.getDimSize(vectorDim);
  if (!sameSize(size, static_cast<int64_t>(vectorSize)))
    return op->emitOpError() << "expected index vectors of " << vectorSize
                             << " entries, got " << size;
  SmallVector<int64_t> sizes(indices.getShape());
  if (vectorDim < indices.getRank())
    sizes.erase(sizes.begin() + vectorDim);
  return sizes;
}

/// The batching dimensions of operand and indices come in pairs.
static LogicalResult
verifyBatchingPairs(Operation *op, RankedTensorType operand,
                    RankedTensorType indices, ArrayRef<int64_t> operandDims,
                    ArrayRef<int64_t> indicesDims, int64_t vectorDim) {
  if (failed(verifyCount(op, "batching dimensions of the indices",
                         indicesDims.size(), operandDims.size())) ||
      failed(verifyDims(op, "batching dimension of the indices", indicesDims,
                        indices.getRank())))
    return failure();
  for (auto [operandDim, indicesDim] :
       llvm::zip_equal(operandDims, indicesDims)) {
    if (indicesDim == vectorDim)
      return op->emitOpError("the index vector dimension cannot batch");
    if (!sameSize(operand.getDimSize(operandDim),
                  indices.getDimSize(indicesDim)))
      return op->emitOpError()
             << "batching dimension " << operandDim << " has size "
             << operand.getDimSize(operandDim) << ", that of the indices "
             << indices.getDimSize(indicesDim);
  }
  return success();
}

/// Dimensions of `rank` at the positions `windowDims` come from the window, the
/// others from the indices.
static SmallVector<int64_t> interleaveSizes(int64_t rank,
                                            ArrayRef<int64_t> windowDims,
                                            ArrayRef<int64_t> windowSizes,
                                            ArrayRef<int64_t> batchSizes) {
  SmallVector<int64_t> shape;
  size_t window = 0, batch = 0;
  for (int64_t dim = 0; dim < rank; ++dim)
    shape.push_back(llvm::is_contained(windowDims, dim) ? windowSizes[window++]
                                                        : batchSizes[batch++]);
  return shape;
}

/// The dimensions are matched by position, so they must be in order.
static LogicalResult verifySorted(Operation *op, StringRef what,
                                  ArrayRef<int64_t> dims) {
  if (llvm::is_sorted(dims))
    return success();
  return op->emitOpError() << "expected " << what << " in ascending order";
}

/// `sizes` has kDynamic where the slice size is not known.
static LogicalResult verifyGather(Operation *op, RankedTensorType operand,
                                  RankedTensorType indices,
                                  GatherDimensionNumbersAttr dims,
                                  ArrayRef<int64_t> sizes,
                                  RankedTensorType result) {
  int64_t rank = operand.getRank();
  SmallVector<int64_t> dropped(dims.getCollapsedSliceDims());
  llvm::append_range(dropped, dims.getOperandBatchingDims());
  if (failed(verifySorted(op, "offset dimensions", dims.getOffsetDims())) ||
      failed(verifySorted(op, "collapsed dimensions",
                          dims.getCollapsedSliceDims())) ||
      failed(verifySorted(op, "batching dimensions",
                          dims.getOperandBatchingDims())) ||
      failed(verifyCount(op, "slice sizes", sizes.size(), rank)) ||
      failed(
          verifyDims(op, "collapsed or batching dimension", dropped, rank)) ||
      failed(verifyDims(op, "start index", dims.getStartIndexMap(), rank)) ||
      failed(verifyDims(op, "offset dimension", dims.getOffsetDims(),
                        result.getRank())) ||
      failed(verifyBatchingPairs(
          op, operand, indices, dims.getOperandBatchingDims(),
          dims.getStartIndicesBatchingDims(), dims.getIndexVectorDim())))
    return failure();
  FailureOr<SmallVector<int64_t>> batch = indexBatchSizes(
      op, indices, dims.getIndexVectorDim(), dims.getStartIndexMap().size());
  if (failed(batch))
    return failure();

  SmallVector<int64_t> window;
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    int64_t whole = operand.getDimSize(dim);
    bool fits = ShapedType::isDynamic(size) || ShapedType::isDynamic(whole) ||
                size <= whole;
    if (!fits || (size < 0 && !ShapedType::isDynamic(size)))
      return op->emitOpError()
             << "slice size " << size << " does not fit dimension " << dim
             << " of size " << whole;
    if (!llvm::is_contained(dropped, static_cast<int64_t>(dim)))
      window.push_back(size);
    else if (!ShapedType::isDynamic(size) && size > 1)
      return op->emitOpError()
             << "expected a slice size of at most 1 in collapsed or batching "
                "dimension "
             << dim << ", got " << size;
  }
  if (failed(verifyCount(op, "offset dimensions", dims.getOffsetDims().size(),
                         window.size())) ||
      failed(verifyCount(op, "result dimensions", result.getRank(),
                         window.size() + batch->size())))
    return failure();
  return verifyShape(
      op, "a result", result,
      interleaveSizes(result.getRank(), dims.getOffsetDims(), window, *batch));
}

LogicalResult GatherOp::verify() {
  return verifyGather(*this, getOperand().getType(),
                      cast<RankedTensorType>(getStartIndices().getType()),
                      getDimensionNumbers(), getSliceSizes(),
                      getResult().getType());
}

LogicalResult DynamicGatherOp::verify() {
  RankedTensorType operand = getOperand().getType();
  if (failed(verifyShape(*this, "slice sizes",
                         cast<RankedTensorType>(getSliceSizes().getType()),
                         {operand.getRank()})))
    return failure();
  SmallVector<int64_t> sizes(operand.getRank(), ShapedType::kDynamic);
  return verifyGather(*this, operand,
                      cast<RankedTensorType>(getStartIndices().getType()),
                      getDimensionNumbers(), sizes, getResult().getType());
}

/// One input with its updates.
static LogicalResult verifyScatterPair(ScatterOp op, RankedTensorType input,
                                       RankedTensorType update) {
  ScatterDimensionNumbersAttr dims = op.getScatterDimensionNumbers();
  auto indices = cast<RankedTensorType>(op.getScatterIndices().getType());
  SmallVector<int64_t> dropped(dims.getInsertedWindowDims());
  llvm::append_range(dropped, dims.getInputBatchingDims());
  if (failed(verifySorted(op, "update window dimensions",
                          dims.getUpdateWindowDims())) ||
      failed(verifySorted(op, "inserted dimensions",
                          dims.getInsertedWindowDims())) ||
      failed(verifySorted(op, "batching dimensions",
                          dims.getInputBatchingDims())) ||
      failed(verifyDims(op, "inserted or batching dimension", dropped,
                        input.getRank())) ||
      failed(verifyDims(op, "scattered dimension",
                        dims.getScatterDimsToOperandDims(), input.getRank())) ||
      failed(verifyDims(op, "update window dimension",
                        dims.getUpdateWindowDims(), update.getRank())) ||
      failed(verifyBatchingPairs(
          op, input, indices, dims.getInputBatchingDims(),
          dims.getScatterIndicesBatchingDims(), dims.getIndexVectorDim())))
    return failure();
  FailureOr<SmallVector<int64_t>> batch =
      indexBatchSizes(op, indices, dims.getIndexVectorDim(),
                      dims.getScatterDimsToOperandDims().size());
  if (failed(batch) ||
      failed(verifyCount(op, "update window dimensions",
                         dims.getUpdateWindowDims().size(),
                         input.getRank() - dropped.size())) ||
      failed(verifyCount(op, "update dimensions", update.getRank(),
                         dims.getUpdateWindowDims().size() + batch->size())))
    return failure();

  SmallVector<int64_t> window;
  for (int64_t dim = 0; dim < input.getRank(); ++dim) {
    if (llvm::is_contained(dropped, dim))
      continue;
    int64_t updateDim = dims.getUpdateWindowDims()[window.size()];
    int64_t size = update.getDimSize(updateDim), whole = input.getDimSize(dim);
    if (!ShapedType::isDynamic(size) && !ShapedType::isDynamic(whole) &&
        size > whole)
      return op.emitOpError()
             << "an update of size " << size << " does not fit dimension "
             << dim << " of size " << whole;
    window.push_back(size);
  }
  return verifyShape(op, "updates", update,
                     interleaveSizes(update.getRank(),
                                     dims.getUpdateWindowDims(), window,
                                     *batch));
}

LogicalResult ScatterOp::verify() {
  if (getInputs().empty() || getNumOperands() % 2 == 0)
    return emitOpError("expected indices, and as many updates as inputs");
  if (failed(
          verifyCount(*this, "results", getNumResults(), getInputs().size())))
    return failure();
  // The computation may have a wider element type than the inputs.
  for (auto [input, result] : llvm::zip_equal(getInputs(), getOutputs()))
    if (failed(verifyShape(*this, "a result",
                           cast<RankedTensorType>(result.getType()),
                           cast<RankedTensorType>(input.getType()).getShape())))
      return failure();
  for (auto [input, update] : llvm::zip_equal(getInputs(), getUpdates()))
    if (failed(verifyScatterPair(*this, cast<RankedTensorType>(input.getType()),
                                 cast<RankedTensorType>(update.getType()))))
      return failure();
  return success();
}

LogicalResult ScatterOp::verifyRegions() {
  return verifyReducer(*this, "the update computation", getUpdateComputation(),
                       getInputs().size());
}

LogicalResult SortOp::verify() {
  if (getInputs().empty())
    return emitOpError("expected at least one operand");
  if (failed(verifyCompatible(*this, "result", getResultTypes(),
                              getInputs().getTypes())))
    return failure();
  int64_t rank =
      cast<RankedTensorType>(getInputs().front().getType()).getRank();
  int64_t dim = static_cast<int64_t>(getDimension());
  // Negative numbers count from the last dimension; a scalar is sorted along
  // any.
  if (rank == 0)
    return success();
  return verifyDim(*this, "dimension", dim < 0 ? dim + rank : dim, rank);
}

LogicalResult SortOp::verifyRegions() {
  return verifySignature(*this, "the comparator", getComparator(),
                         2 * getInputs().size(), 1);
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

LogicalResult WhileOp::verifyRegions() {
  size_t count = getNumOperands();
  if (failed(verifySignature(*this, "the condition", getCond(), count, 1)) ||
      failed(verifySignature(*this, "the body", getBody(), count, count)) ||
      failed(verifyCompatible(*this, "condition argument",
                              getCond().getArgumentTypes(),
                              getOperandTypes())) ||
      failed(verifyCompatible(*this, "body argument",
                              getBody().getArgumentTypes(),
                              getOperandTypes())) ||
      failed(verifyCompatible(*this, "body result",
                              getReturned(getBody()).getTypes(),
                              getOperandTypes())) ||
      failed(verifyCompatible(*this, "result", getResultTypes(),
                              getOperandTypes())))
    return failure();
  auto condition =
      dyn_cast<RankedTensorType>(getReturned(getCond()).front().getType());
  if (condition && condition.getRank() == 0 &&
      condition.getElementType().isInteger(1))
    return success();
  return emitOpError() << "expected a condition of type tensor<i1>, got "
                       << getReturned(getCond()).front().getType();
}

static LogicalResult verifyBranch(Operation *op, Region &branch) {
  if (failed(verifySignature(op, "a branch", branch, 0, op->getNumResults())))
    return failure();
  return verifyCompatible(op, "branch result", getReturned(branch).getTypes(),
                          op->getResultTypes());
}

LogicalResult IfOp::verifyRegions() {
  return success(succeeded(verifyBranch(*this, getTrueBranch())) &&
                 succeeded(verifyBranch(*this, getFalseBranch())));
}

LogicalResult CaseOp::verifyRegions() {
  if (getBranches().empty())
    return emitOpError("expected at least one branch");
  for (Region &branch : getBranches())
    if (failed(verifyBranch(*this, branch)))
      return failure();
  return success();
}

LogicalResult OptimizationBarrierOp::verify() {
  return verifyCompatible(*this, "result", getResultTypes(), getOperandTypes());
}

LogicalResult TupleOp::verify() {
  return verifyCompatible(*this, "operand", getOperandTypes(),
                          cast<TupleType>(getResult().getType()).getTypes());
}

LogicalResult GetTupleElementOp::verify() {
  auto tuple = cast<TupleType>(getOperand().getType());
  if (getIndex() >= tuple.size())
    return emitOpError() << "index " << getIndex()
                         << " is out of range for a tuple of " << tuple.size();
  return verifyCompatible(*this, "result", getResult().getType(),
                          tuple.getType(getIndex()));
}

//===----------------------------------------------------------------------===//
// Linear algebra and random numbers
//===----------------------------------------------------------------------===//

LogicalResult CholeskyOp::verify() {
  RankedTensorType a = getA().getType();
  if (a.getRank() >= 2 &&
      sameSize(a.getShape().back(), a.getShape().drop_back().back()))
    return success();
  return emitOpError() << "expected square matrices, got " << a;
}

LogicalResult TriangularSolveOp::verify() {
  RankedTensorType a = getA().getType(), b = getB().getType();
  if (a.getRank() < 2 || a.getRank() != b.getRank())
    return emitOpError() << "expected matrices of one rank, got " << a
                         << " and " << b;
  return verifyShape(*this, "a result", getResult().getType(), b.getShape());
}

LogicalResult FftOp::verify() {
  int64_t rank = getOperand().getType().getRank();
  auto lengths = static_cast<int64_t>(getFftLength().size());
  if (lengths < 1 || lengths > 3 || lengths > rank)
    return emitOpError() << "expected 1 to 3 lengths for a tensor of rank "
                         << rank << ", got " << lengths;
  return verifyCount(*this, "result dimensions",
                     getResult().getType().getRank(), rank);
}

LogicalResult RngBitGeneratorOp::verify() {
  return verifyCompatible(*this, "output state", getOutputState().getType(),
                          getInitialState().getType());
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

LogicalResult AllGatherOp::verify() {
  if (failed(verifyCount(*this, "results", getNumResults(), getNumOperands())))
    return failure();
  for (auto [operand, result] : llvm::zip_equal(getOperands(), getOutputs())) {
    auto from = cast<RankedTensorType>(operand.getType());
    auto to = cast<RankedTensorType>(result.getType());
    if (failed(
            verifyDim(*this, "dimension", getAllGatherDim(), from.getRank())))
      return failure();
    SmallVector<int64_t> expected(from.getShape());
    expected[getAllGatherDim()] = ShapedType::kDynamic;
    if (failed(verifyShape(*this, "a result", to, expected)))
      return failure();
  }
  return success();
}

LogicalResult AllReduceOp::verify() {
  if (failed(verifyCount(*this, "results", getNumResults(), getNumOperands())))
    return failure();
  for (auto [operand, result] : llvm::zip_equal(getOperands(), getOutputs()))
    if (failed(verifyShape(
            *this, "a result", cast<RankedTensorType>(result.getType()),
            cast<RankedTensorType>(operand.getType()).getShape())))
      return failure();
  return success();
}

LogicalResult ReduceScatterOp::verify() {
  RankedTensorType operand = getOperand().getType();
  if (failed(verifyDim(*this, "dimension", getScatterDimension(),
                       operand.getRank())))
    return failure();
  SmallVector<int64_t> expected(operand.getShape());
  expected[getScatterDimension()] = ShapedType::kDynamic;
  return verifyShape(*this, "a result", getResult().getType(), expected);
}

LogicalResult AllToAllOp::verify() {
  if (failed(verifyCount(*this, "results", getNumResults(), getNumOperands())))
    return failure();
  for (auto [operand, result] : llvm::zip_equal(getOperands(), getOutputs())) {
    auto from = cast<RankedTensorType>(operand.getType());
    if (failed(verifyDim(*this, "split dimension", getSplitDimension(),
                         from.getRank())) ||
        failed(verifyDim(*this, "concatenated dimension", getConcatDimension(),
                         from.getRank())))
      return failure();
    SmallVector<int64_t> expected(from.getShape());
    expected[getSplitDimension()] = ShapedType::kDynamic;
    expected[getConcatDimension()] = ShapedType::kDynamic;
    if (failed(verifyShape(*this, "a result",
                           cast<RankedTensorType>(result.getType()), expected)))
      return failure();
  }
  return success();
}
