//===- StableHLOOps.cpp - Operations --------------------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "dialects/StableHLO/StableHLOAsm.h"
#include "dialects/StableHLO/StableHLODialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace mlir::stablehlo;

#define GET_OP_CLASSES
#include "dialects/StableHLO/StableHLOOps.cpp.inc"

void StableHLODialect::registerOperations() {
  addOperations<
#define GET_OP_LIST
#include "dialects/StableHLO/StableHLOOps.cpp.inc"
      >();
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

void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  bool isInteger = isa<IntegerType>(getOutput().getType().getElementType());
  setName(getResult(), isInteger ? "c" : "cst");
}

//===----------------------------------------------------------------------===//
// ReduceOp
//===----------------------------------------------------------------------===//

Operation *mlir::stablehlo::getSingleOp(Region &region) {
  if (!region.hasOneBlock())
    return nullptr;
  Block &block = region.front();
  if (block.getOperations().size() != 2)
    return nullptr;
  Operation &op = block.front();
  auto terminator = dyn_cast<ReturnOp>(block.back());
  if (!terminator || !llvm::equal(block.getArguments(), op.getOperands()) ||
      !llvm::equal(op.getResults(), terminator.getOperands()))
    return nullptr;
  return &op;
}

Operation *ReduceOp::getSingleBodyOp() { return getSingleOp(getBody()); }
Operation *ReduceWindowOp::getSingleBodyOp() { return getSingleOp(getBody()); }

/// What may follow `applies`: the region can be made again from the name alone.
static bool isReducer(OperationName name) {
  return name.getDialectNamespace() ==
             StableHLODialect::getDialectNamespace() &&
         name.hasTrait<mlir::OpTrait::NOperands<2>::Impl>() &&
         name.hasTrait<mlir::OpTrait::OneResult>() &&
         name.hasTrait<mlir::OpTrait::ZeroRegions>() &&
         name.hasTrait<mlir::OpTrait::IsCommutative>();
}

/// The operation to print after `applies`, or null if the body is not one
/// reducer on scalars of the first input's element type.
static Operation *getCompactReducer(ReduceOp reduce) {
  Operation *op = reduce.getSingleBodyOp();
  if (!op || reduce.getInputs().empty() || !isReducer(op->getName()))
    return nullptr;
  Type scalar = RankedTensorType::get(
      {},
      cast<ShapedType>(reduce.getInputs().front().getType()).getElementType());
  auto isScalar = [&](Type type) { return type == scalar; };
  if (!llvm::all_of(op->getOperandTypes(), isScalar) ||
      !llvm::all_of(op->getResultTypes(), isScalar) ||
      !op->getAttrDictionary().empty())
    return nullptr;
  return op;
}

void ReduceOp::print(OpAsmPrinter &printer) {
  auto inputs = getInputs();
  auto inits = getInitValues();
  llvm::interleaveComma(llvm::zip(inputs, inits), printer.getStream(),
                        [&](auto pair) {
                          printer << '(' << std::get<0>(pair)
                                  << " init: " << std::get<1>(pair) << ')';
                        });
  Operation *reducer = getCompactReducer(*this);
  if (reducer)
    printer << " applies " << reducer->getName();
  printer << " across dimensions = ";
  planner::printDims(printer, getDimensions());
  printer.printOptionalAttrDict((*this)->getAttrs(), {"dimensions"});
  printer << " : ";
  printer.printFunctionalType(*this);
  if (reducer)
    return;
  // Elements and accumulators are printed in pairs; the block has all elements
  // first.
  printer.printNewline();
  printer << " reducer";
  Block &block = getBody().front();
  unsigned count = block.getNumArguments() / 2;
  for (unsigned i = 0; i < count; ++i) {
    printer << '(';
    printer.printRegionArgument(block.getArgument(i));
    printer << ", ";
    printer.printRegionArgument(block.getArgument(i + count));
    printer << ") ";
  }
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

/// `(%x init: %z), (%y init: %w)`; inputs, then initial values.
static ParseResult
parseReduceOperands(OpAsmParser &parser,
                    SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands) {
  SmallVector<OpAsmParser::UnresolvedOperand> inits;
  auto pair = [&]() -> ParseResult {
    return failure(
        parser.parseLParen() || parser.parseOperand(operands.emplace_back()) ||
        parser.parseKeyword("init") || parser.parseColon() ||
        parser.parseOperand(inits.emplace_back()) || parser.parseRParen());
  };
  if (parser.parseCommaSeparatedList(pair))
    return failure();
  operands.append(inits);
  return success();
}

/// ` across dimensions = [1] {attributes} : signature`
static ParseResult parseReduceTail(OpAsmParser &parser, OperationState &state,
                                   FunctionType &signature) {
  if (parser.parseKeyword("across") || parser.parseKeyword("dimensions") ||
      parser.parseEqual())
    return failure();
  FailureOr<planner::Dims> dims = planner::parseDims(parser);
  if (failed(dims) || parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseColon() || parser.parseType(signature))
    return failure();
  state.getOrAddProperties<ReduceOp::Properties>().dimensions =
      parser.getBuilder().getDenseI64ArrayAttr(*dims);
  state.addTypes(signature.getResults());
  return success();
}

/// The region `{ ^bb0(%a: t, %b: t): %c = op %a, %b; return %c }`.
static void buildReducer(OpAsmParser &parser, OperationName name,
                         Type elementType, Location loc, Region &region) {
  Type scalar = RankedTensorType::get({}, elementType);
  Block &block = region.emplaceBlock();
  block.addArguments({scalar, scalar}, {loc, loc});
  OpBuilder builder(parser.getContext());
  builder.setInsertionPointToStart(&block);
  OperationState state(loc, name);
  state.addOperands({block.getArgument(0), block.getArgument(1)});
  state.addTypes(scalar);
  ReturnOp::create(builder, loc, builder.create(state)->getResults());
}

/// `reducer(%a: t, %b: t) (..) { .. }`
static ParseResult parseReducerRegion(OpAsmParser &parser, Region &region) {
  SmallVector<OpAsmParser::Argument> elements, accumulators;
  if (parser.parseKeyword("reducer"))
    return failure();
  while (succeeded(parser.parseOptionalLParen()))
    if (parser.parseArgument(elements.emplace_back(), /*allowType=*/true) ||
        parser.parseComma() ||
        parser.parseArgument(accumulators.emplace_back(), /*allowType=*/true) ||
        parser.parseRParen())
      return failure();
  elements.append(accumulators);
  return parser.parseRegion(region, elements);
}

ParseResult ReduceOp::parse(OpAsmParser &parser, OperationState &state) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  FunctionType signature;
  if (parseReduceOperands(parser, operands))
    return failure();
  Region &region = *state.addRegion();

  if (failed(parser.parseOptionalKeyword("applies")))
    return failure(parseReduceTail(parser, state, signature) ||
                   parser.resolveOperands(operands, signature.getInputs(), loc,
                                          state.operands) ||
                   parseReducerRegion(parser, region));

  SMLoc nameLoc = parser.getCurrentLocation();
  FailureOr<OperationName> name = parser.parseCustomOperationName();
  if (failed(name))
    return failure();
  if (!isReducer(*name))
    return parser.emitError(nameLoc) << "expected a commutative operation of "
                                        "two stablehlo operands, got `"
                                     << *name << "`";
  std::optional<Location> trailing;
  if (parseReduceTail(parser, state, signature) ||
      parser.parseOptionalLocationSpecifier(trailing) ||
      parser.resolveOperands(operands, signature.getInputs(), loc,
                             state.operands))
    return failure();
  if (signature.getNumInputs() == 0)
    return parser.emitError(loc, "expected at least one input");
  if (trailing)
    state.location = *trailing;
  buildReducer(parser, *name, getElementTypeOrSelf(signature.getInput(0)),
               state.location, region);
  return success();
}

//===----------------------------------------------------------------------===//
// WhileOp
//===----------------------------------------------------------------------===//

void WhileOp::getAsmBlockArgumentNames(Region &region,
                                       OpAsmSetValueNameFn setName) {
  // Both regions get the same names, so that one list serves both.
  for (BlockArgument argument : region.getArguments())
    setName(argument, "iterArg");
}

void WhileOp::print(OpAsmPrinter &printer) {
  printer << '(';
  llvm::interleaveComma(llvm::zip(getBody().getArguments(), getOperands()),
                        printer.getStream(), [&](auto pair) {
                          printer << std::get<0>(pair) << " = "
                                  << std::get<1>(pair);
                        });
  printer << ')';
  if (getNumOperands() != 0)
    printer << " : " << getOperandTypes();
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs());
  printer.printNewline();
  printer << "cond ";
  printer.printRegion(getCond(), /*printEntryBlockArgs=*/false);
  printer << " do ";
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

ParseResult WhileOp::parse(OpAsmParser &parser, OperationState &state) {
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  auto assignment = [&]() -> ParseResult {
    return failure(parser.parseArgument(arguments.emplace_back()) ||
                   parser.parseEqual() ||
                   parser.parseOperand(operands.emplace_back()));
  };
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, assignment))
    return failure();
  if (!operands.empty() &&
      (parser.parseColon() || parser.parseTypeList(state.types)))
    return failure();
  if (parser.resolveOperands(operands, state.types, loc, state.operands))
    return failure();
  for (auto [argument, type] : llvm::zip_equal(arguments, state.types))
    argument.type = type;
  return failure(parser.parseOptionalAttrDictWithKeyword(state.attributes) ||
                 parser.parseKeyword("cond") ||
                 parser.parseRegion(*state.addRegion(), arguments) ||
                 parser.parseKeyword("do") ||
                 parser.parseRegion(*state.addRegion(), arguments));
}

//===----------------------------------------------------------------------===//
// CustomCallOp
//===----------------------------------------------------------------------===//

void CustomCallOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (!getHasSideEffect())
    return;
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

using planner::Dims;
using Pairs = SmallVector<std::pair<int64_t, int64_t>>;

// An empty list means the default, as none does.

static Dims dimsOr(std::optional<ArrayRef<int64_t>> dims, size_t count) {
  return dims && !dims->empty() ? Dims(*dims) : Dims(count, 1);
}

static SmallVector<bool> boolsOr(std::optional<ArrayRef<bool>> values,
                                 size_t count) {
  return values && !values->empty() ? SmallVector<bool>(*values)
                                    : SmallVector<bool>(count, false);
}

static Pairs pairsOr(std::optional<DenseIntElementsAttr> padding,
                     size_t count) {
  if (!padding || padding->empty())
    return Pairs(count, {0, 0});
  Dims values;
  for (const APInt &value : padding->getValues<APInt>())
    values.push_back(value.getSExtValue());
  Pairs pairs;
  for (size_t i = 0; i + 1 < values.size(); i += 2)
    pairs.emplace_back(values[i], values[i + 1]);
  return pairs;
}

static size_t spatialCount(ConvDimensionNumbersAttr numbers) {
  return numbers.getInputSpatialDimensions().size();
}

Dims ConvolutionOp::getWindowStridesOrDefault() {
  return dimsOr(getWindowStrides(), spatialCount(getDimensionNumbers()));
}
Dims ConvolutionOp::getLhsDilationOrDefault() {
  return dimsOr(getLhsDilation(), spatialCount(getDimensionNumbers()));
}
Dims ConvolutionOp::getRhsDilationOrDefault() {
  return dimsOr(getRhsDilation(), spatialCount(getDimensionNumbers()));
}
SmallVector<bool> ConvolutionOp::getWindowReversalOrDefault() {
  return boolsOr(getWindowReversal(), spatialCount(getDimensionNumbers()));
}
Pairs ConvolutionOp::getPaddingOrDefault() {
  return pairsOr(getPadding(), spatialCount(getDimensionNumbers()));
}

Dims DynamicConvOp::getWindowStridesOrDefault() {
  return dimsOr(getWindowStrides(), spatialCount(getDimensionNumbers()));
}
Dims DynamicConvOp::getLhsDilationOrDefault() {
  return dimsOr(getLhsDilation(), spatialCount(getDimensionNumbers()));
}
Dims DynamicConvOp::getRhsDilationOrDefault() {
  return dimsOr(getRhsDilation(), spatialCount(getDimensionNumbers()));
}
SmallVector<bool> DynamicConvOp::getWindowReversalOrDefault() {
  return boolsOr(getWindowReversal(), spatialCount(getDimensionNumbers()));
}

Dims ReduceWindowOp::getWindowStridesOrDefault() {
  return dimsOr(getWindowStrides(), getWindowDimensions().size());
}
Dims ReduceWindowOp::getBaseDilationsOrDefault() {
  return dimsOr(getBaseDilations(), getWindowDimensions().size());
}
Dims ReduceWindowOp::getWindowDilationsOrDefault() {
  return dimsOr(getWindowDilations(), getWindowDimensions().size());
}
Pairs ReduceWindowOp::getPaddingOrDefault() {
  return pairsOr(getPadding(), getWindowDimensions().size());
}

Dims SelectAndScatterOp::getWindowDimensionsOrDefault() {
  return dimsOr(getWindowDimensions(), getOperand().getType().getRank());
}
Dims SelectAndScatterOp::getWindowStridesOrDefault() {
  return dimsOr(getWindowStrides(), getOperand().getType().getRank());
}
Pairs SelectAndScatterOp::getPaddingOrDefault() {
  return pairsOr(getPadding(), getOperand().getType().getRank());
}
