//===- ChloDialect.cpp - The CHLO dialect ---------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "dialects/Chlo/ChloDialect.h"
#include "dialects/AsmSupport.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::chlo;
using planner::Dims;

#include "dialects/Chlo/ChloDialect.cpp.inc"
#include "dialects/Chlo/ChloEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialects/Chlo/ChloAttrs.cpp.inc"

#define GET_OP_CLASSES
#include "dialects/Chlo/ChloOps.cpp.inc"

void ChloDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/Chlo/ChloOps.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/Chlo/ChloAttrs.cpp.inc"
      >();
  addInterfaces<planner::InlineEverything>();
  allowUnknownOperations();
}

std::optional<Dialect::ParseOpHook>
ChloDialect::getParseOperationHook(StringRef opName) const {
  if (std::optional<ParseOpHook> hook = Dialect::getParseOperationHook(opName))
    return hook;
  return planner::parsePlainOperation;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

Attribute RaggedDotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dims lhsBatching, rhsBatching, lhsContracting, rhsContracting, lhsRagged,
      rhsGroup;
  if (parser.parseLess() ||
      planner::parseStruct(parser,
                           {{"lhs_batching_dimensions", lhsBatching},
                            {"rhs_batching_dimensions", rhsBatching},
                            {"lhs_contracting_dimensions", lhsContracting},
                            {"rhs_contracting_dimensions", rhsContracting},
                            {"lhs_ragged_dimensions", lhsRagged},
                            {"rhs_group_dimensions", rhsGroup}}))
    return {};
  return get(parser.getContext(), lhsBatching, rhsBatching, lhsContracting,
             rhsContracting, lhsRagged, rhsGroup);
}

void RaggedDotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  planner::StructPrinter(printer)
      .entry("lhs_batching_dimensions", getLhsBatchingDimensions())
      .entry("rhs_batching_dimensions", getRhsBatchingDimensions())
      .entry("lhs_contracting_dimensions", getLhsContractingDimensions())
      .entry("rhs_contracting_dimensions", getRhsContractingDimensions())
      .entry("lhs_ragged_dimensions", getLhsRaggedDimensions())
      .entry("rhs_group_dimensions", getRhsGroupDimensions());
}

//===----------------------------------------------------------------------===//
// ConstantOp
//===----------------------------------------------------------------------===//

ParseResult ConstantOp::parse(OpAsmParser &parser, OperationState &state) {
  return planner::parseConstant(parser, state);
}

void ConstantOp::print(OpAsmPrinter &printer) {
  planner::printConstant(printer, *this, getValue());
}

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

//===----------------------------------------------------------------------===//
// TopKOp
//===----------------------------------------------------------------------===//

LogicalResult TopKOp::verify() {
  auto operand = dyn_cast<RankedTensorType>(getOperand().getType());
  if (!operand)
    return success();
  if (operand.getRank() == 0)
    return emitOpError("expected an operand of rank 1 or more");
  auto k = static_cast<int64_t>(getK());
  int64_t size = operand.getShape().back();
  if (k < 0 || (!ShapedType::isDynamic(size) && k > size))
    return emitOpError() << "expected k up to the size " << size
                         << " of the last dimension, got " << k;
  SmallVector<int64_t> expected(operand.getShape());
  expected.back() = k;
  auto agrees = [&](ShapedType type) {
    return !type.hasRank() ||
           succeeded(verifyCompatibleShape(type.getShape(), expected));
  };
  if (!agrees(getValues().getType()) || !agrees(getIndices().getType()))
    return emitOpError() << "expected results with a last dimension of size "
                         << k << ", got " << getValues().getType() << " and "
                         << getIndices().getType();
  return success();
}

//===----------------------------------------------------------------------===//
// RaggedDotOp
//===----------------------------------------------------------------------===//

/// All dimensions lie in the tensor and occur once.
static LogicalResult verifyDims(Operation *op, StringRef what,
                                RankedTensorType type,
                                std::initializer_list<ArrayRef<int64_t>> dims) {
  SmallVector<bool> seen(type.getRank());
  for (ArrayRef<int64_t> list : dims)
    for (int64_t dim : list) {
      if (dim < 0 || dim >= type.getRank() || seen[dim])
        return op->emitOpError()
               << what << " dimension " << dim
               << " is given twice or out of range for rank " << type.getRank();
      seen[dim] = true;
    }
  return success();
}

LogicalResult RaggedDotOp::verify() {
  RaggedDotDimensionNumbersAttr dims = getRaggedDotDimensionNumbers();
  RankedTensorType lhs = getLhs().getType(), rhs = getRhs().getType();
  if (failed(verifyDims(*this, "lhs", lhs,
                        {dims.getLhsBatchingDimensions(),
                         dims.getLhsContractingDimensions()})) ||
      failed(verifyDims(*this, "rhs", rhs,
                        {dims.getRhsBatchingDimensions(),
                         dims.getRhsContractingDimensions(),
                         dims.getRhsGroupDimensions()})) ||
      failed(verifyDims(*this, "lhs ragged", lhs,
                        {dims.getLhsRaggedDimensions()})))
    return failure();
  if (dims.getLhsRaggedDimensions().size() != 1 ||
      dims.getRhsGroupDimensions().size() > 1)
    return emitOpError(
        "expected one ragged dimension and at most one group dimension");
  for (auto [what, lhsDims, rhsDims] :
       {std::tuple("batching", dims.getLhsBatchingDimensions(),
                   dims.getRhsBatchingDimensions()),
        std::tuple("contracting", dims.getLhsContractingDimensions(),
                   dims.getRhsContractingDimensions())}) {
    if (lhsDims.size() != rhsDims.size())
      return emitOpError() << "expected as many " << what
                           << " dimensions of lhs as of rhs, got "
                           << lhsDims.size() << " and " << rhsDims.size();
    for (auto [lhsDim, rhsDim] : llvm::zip_equal(lhsDims, rhsDims))
      if (failed(verifyCompatibleShape(lhs.getDimSize(lhsDim),
                                       rhs.getDimSize(rhsDim))))
        return emitOpError() << what << " dimensions " << lhsDim << " and "
                             << rhsDim << " have different sizes";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// ScanOp
//===----------------------------------------------------------------------===//

void ScanOp::getAsmBlockArgumentNames(Region &region,
                                      OpAsmSetValueNameFn setName) {
  for (BlockArgument argument : region.getArguments())
    setName(argument,
            argument.getArgNumber() < getInputs().size() ? "input" : "carry");
}

ParseResult ScanOp::parse(OpAsmParser &parser, OperationState &state) {
  SmallVector<OpAsmParser::UnresolvedOperand> inputs, inits;
  int64_t dimension = 0;
  FunctionType signature;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(inputs, OpAsmParser::Delimiter::Paren) ||
      parser.parseKeyword("inits") ||
      parser.parseOperandList(inits, OpAsmParser::Delimiter::Paren) ||
      parser.parseKeyword("dimension") || parser.parseEqual() ||
      parser.parseInteger(dimension) ||
      parser.parseOptionalAttrDictWithKeyword(state.attributes) ||
      parser.parseRegion(*state.addRegion()) ||
      parser.parseColonType(signature))
    return failure();
  auto inputCount = static_cast<int32_t>(inputs.size());
  auto carryCount = static_cast<int32_t>(inits.size());
  auto outputCount =
      static_cast<int32_t>(signature.getNumResults()) - carryCount;
  if (outputCount < 0)
    return parser.emitError(loc)
           << "expected at least " << carryCount
           << " results, one for each carry, got " << signature.getNumResults();
  inputs.append(inits);
  if (parser.resolveOperands(inputs, signature.getInputs(), loc,
                             state.operands))
    return failure();
  state.addTypes(signature.getResults());
  Builder &builder = parser.getBuilder();
  auto &properties = state.getOrAddProperties<Properties>();
  properties.dimension = builder.getI64IntegerAttr(dimension);
  properties.operandSegmentSizes = {inputCount, carryCount};
  properties.resultSegmentSizes = {outputCount, carryCount};
  return success();
}

void ScanOp::print(OpAsmPrinter &printer) {
  printer << '(' << getInputs() << ") inits (" << getInits()
          << ") dimension=" << getDimension() << ' ';
  printer.printOptionalAttrDictWithKeyword(
      (*this)->getAttrs(),
      {"dimension", "operandSegmentSizes", "resultSegmentSizes"});
  printer << ' ';
  printer.printRegion(getBody());
  printer << " : ";
  printer.printFunctionalType(*this);
}

LogicalResult ScanOp::verifyRegions() {
  Region &body = getBody();
  if (!body.hasOneBlock() || body.front().empty())
    return emitOpError("expected a body of one block with a terminator");
  if (body.getNumArguments() != getNumOperands() ||
      body.front().back().getNumOperands() != getNumResults())
    return emitOpError() << "expected a body of " << getNumOperands()
                         << " arguments and " << getNumResults()
                         << " results, got " << body.getNumArguments()
                         << " and " << body.front().back().getNumOperands();
  for (TypeRange types :
       {TypeRange(getInputs()), TypeRange(getOutputs().getTypes())})
    for (Type type : types) {
      auto tensor = dyn_cast<RankedTensorType>(type);
      if (tensor && static_cast<int64_t>(getDimension()) >= tensor.getRank())
        return emitOpError() << "dimension " << getDimension()
                             << " is out of range for " << type;
    }
  return success();
}
