//===- StableHLOAsm.cpp - Syntax of operations ----------------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "dialects/StableHLO/StableHLOAsm.h"
#include "llvm/ADT/STLExtras.h"

namespace mlir::stablehlo {

using planner::Dims;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

ParseResult parseTypesOrSignature(OpAsmParser &parser, Operands &operands,
                                  SmallVectorImpl<Type> &types, Type &result) {
  types.resize(operands.size());
  SmallVector<Type *> pointers(llvm::make_pointer_range(types));
  return planner::parseTypeOrSignature(parser, pointers, result);
}

void printTypesOrSignature(OpAsmPrinter &printer, Operation *op, OperandRange,
                           TypeRange types, Type result) {
  planner::printTypeOrSignature(printer, op, types, result);
}

/// The tensor of real parts of a complex tensor; null if it is none. It carries
/// no encoding.
static Type partType(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  auto complex =
      tensor ? dyn_cast<ComplexType>(tensor.getElementType()) : ComplexType();
  if (!complex)
    return {};
  return RankedTensorType::get(tensor.getShape(), complex.getElementType(),
                               tensor.getEncoding());
}

ParseResult parseComplexType(OpAsmParser &parser, Type &lhs, Type &rhs,
                             Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  if (parseTypeOrSignature(parser, lhs, rhs, result))
    return failure();
  if (lhs != result)
    return success();
  lhs = rhs = partType(result);
  if (!lhs)
    return parser.emitError(loc) << "expected a complex tensor or a signature";
  return success();
}

void printComplexType(OpAsmPrinter &printer, Operation *op, Type lhs, Type rhs,
                      Type result) {
  Type part = partType(result);
  if (lhs == part && rhs == part)
    printer << result;
  else
    printer.printFunctionalType(op);
}

ParseResult parseSelectType(OpAsmParser &parser, Type &pred, Type &onTrue,
                            Type &onFalse, Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  Type first;
  if (parser.parseType(first))
    return failure();
  if (auto signature = dyn_cast<FunctionType>(first)) {
    if (signature.getNumInputs() != 3 || signature.getNumResults() != 1)
      return parser.emitError(loc)
             << "expected a signature of three operands and one result";
    pred = signature.getInput(0);
    onTrue = signature.getInput(1);
    onFalse = signature.getInput(2);
    result = signature.getResult(0);
    return success();
  }
  pred = first;
  if (parser.parseComma() || parser.parseType(result))
    return failure();
  onTrue = onFalse = result;
  return success();
}

void printSelectType(OpAsmPrinter &printer, Operation *op, Type pred,
                     Type onTrue, Type onFalse, Type result) {
  if (onTrue == result && onFalse == result)
    printer << pred << ", " << result;
  else
    printer.printFunctionalType(op);
}

ParseResult parseTupleTypes(OpAsmParser &parser,
                            SmallVectorImpl<Type> &operands, Type &result) {
  TupleType tuple;
  if (parser.parseType(tuple))
    return failure();
  llvm::append_range(operands, tuple.getTypes());
  result = tuple;
  return success();
}

void printTupleTypes(OpAsmPrinter &printer, Operation *, TypeRange,
                     Type result) {
  printer << result;
}

ParseResult parsePairwiseTypes(OpAsmParser &parser,
                               SmallVectorImpl<Type> &operands,
                               SmallVectorImpl<Type> &results) {
  if (parser.parseTypeList(operands))
    return failure();
  results.assign(operands.begin(), operands.end());
  return success();
}

void printPairwiseTypes(OpAsmPrinter &printer, Operation *, TypeRange operands,
                        TypeRange) {
  printer << operands;
}

//===----------------------------------------------------------------------===//
// Operands and simple attributes
//===----------------------------------------------------------------------===//

ParseResult parseOperandsThenComma(OpAsmParser &parser, Operands &operands) {
  while (true) {
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult result = parser.parseOptionalOperand(operand);
    if (!result.has_value())
      return success();
    if (failed(*result) || parser.parseComma())
      return failure();
    operands.push_back(operand);
  }
}

void printOperandsThenComma(OpAsmPrinter &printer, Operation *,
                            OperandRange operands) {
  printer << operands;
  // No comma of its own without an operand: `%x, sizes = []`.
  if (!operands.empty())
    printer << ',';
}

ParseResult parseSliceRanges(OpAsmParser &parser, DenseI64ArrayAttr &starts,
                             DenseI64ArrayAttr &limits,
                             DenseI64ArrayAttr &strides) {
  Dims start, limit, stride;
  auto range = [&]() -> ParseResult {
    if (parser.parseInteger(start.emplace_back()) || parser.parseColon() ||
        parser.parseInteger(limit.emplace_back()))
      return failure();
    stride.push_back(1);
    if (succeeded(parser.parseOptionalColon()))
      return parser.parseInteger(stride.back());
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, range))
    return failure();
  Builder &builder = parser.getBuilder();
  starts = builder.getDenseI64ArrayAttr(start);
  limits = builder.getDenseI64ArrayAttr(limit);
  strides = builder.getDenseI64ArrayAttr(stride);
  return success();
}

void printSliceRanges(OpAsmPrinter &printer, Operation *,
                      ArrayRef<int64_t> starts, ArrayRef<int64_t> limits,
                      ArrayRef<int64_t> strides) {
  printer << '[';
  // Lists of unequal lengths occur only in modules that do not verify.
  llvm::interleaveComma(llvm::zip(starts, limits, strides), printer.getStream(),
                        [&](auto range) {
                          auto [start, limit, stride] = range;
                          printer << start << ':' << limit;
                          if (stride != 1)
                            printer << ':' << stride;
                        });
  printer << ']';
}

ParseResult parseFloatFormat(OpAsmParser &parser, IntegerAttr &exponent,
                             IntegerAttr &mantissa) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef text;
  if (parser.parseKeyword(&text))
    return failure();
  StringRef rest = text;
  int32_t exponentBits = 0, mantissaBits = 0;
  if (!rest.consume_front("e") || rest.consumeInteger(10, exponentBits) ||
      !rest.consume_front("m") || rest.consumeInteger(10, mantissaBits) ||
      !rest.empty())
    return parser.emitError(loc)
           << "expected a format such as `e8m10`, got `" << text << "`";
  exponent = parser.getBuilder().getI32IntegerAttr(exponentBits);
  mantissa = parser.getBuilder().getI32IntegerAttr(mantissaBits);
  return success();
}

void printFloatFormat(OpAsmPrinter &printer, Operation *, IntegerAttr exponent,
                      IntegerAttr mantissa) {
  printer << 'e' << exponent.getInt() << 'm' << mantissa.getInt();
}

ParseResult parseCallTarget(OpAsmParser &parser, StringAttr &target) {
  return parser.parseSymbolName(target);
}

void printCallTarget(OpAsmPrinter &printer, Operation *, StringAttr target) {
  printer.printSymbolName(target);
}

//===----------------------------------------------------------------------===//
// Dot products
//===----------------------------------------------------------------------===//

/// `[0] x [0]`
static ParseResult parseDimsPair(OpAsmParser &parser, Dims &lhs, Dims &rhs) {
  FailureOr<Dims> first = planner::parseDims(parser);
  if (failed(first) || parser.parseKeyword("x"))
    return failure();
  FailureOr<Dims> second = planner::parseDims(parser);
  if (failed(second))
    return failure();
  lhs = std::move(*first);
  rhs = std::move(*second);
  return success();
}

ParseResult parseDotDimensionNumbers(OpAsmParser &parser,
                                     DotDimensionNumbersAttr &numbers) {
  Dims lhsBatching, rhsBatching, lhsContracting, rhsContracting;
  if (succeeded(parser.parseOptionalKeyword("batching_dims")) &&
      (parser.parseEqual() || parseDimsPair(parser, lhsBatching, rhsBatching) ||
       parser.parseComma()))
    return failure();
  if (parser.parseKeyword("contracting_dims") || parser.parseEqual() ||
      parseDimsPair(parser, lhsContracting, rhsContracting))
    return failure();
  numbers =
      DotDimensionNumbersAttr::get(parser.getContext(), lhsBatching,
                                   rhsBatching, lhsContracting, rhsContracting);
  return success();
}

void printDotDimensionNumbers(OpAsmPrinter &printer, Operation *,
                              DotDimensionNumbersAttr numbers) {
  auto pair = [&](StringRef key, ArrayRef<int64_t> lhs, ArrayRef<int64_t> rhs) {
    printer << key << " = ";
    planner::printDims(printer, lhs);
    printer << " x ";
    planner::printDims(printer, rhs);
  };
  if (!numbers.getLhsBatchingDimensions().empty() ||
      !numbers.getRhsBatchingDimensions().empty()) {
    pair("batching_dims", numbers.getLhsBatchingDimensions(),
         numbers.getRhsBatchingDimensions());
    printer << ", ";
  }
  pair("contracting_dims", numbers.getLhsContractingDimensions(),
       numbers.getRhsContractingDimensions());
}

/// `= [DEFAULT, HIGH]`
static ParseResult parsePrecision(OpAsmParser &parser, ArrayAttr &precision) {
  SmallVector<Attribute> entries;
  auto entry = [&]() -> ParseResult {
    entries.push_back(PrecisionAttr::parse(parser, {}));
    return success(static_cast<bool>(entries.back()));
  };
  if (parser.parseEqual() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, entry))
    return failure();
  precision = parser.getBuilder().getArrayAttr(entries);
  return success();
}

ParseResult parseDotTail(OpAsmParser &parser, ArrayAttr &precision,
                         DotAlgorithmAttr &algorithm) {
  if (failed(parser.parseOptionalComma()))
    return success();
  if (succeeded(parser.parseOptionalKeyword("precision"))) {
    if (parsePrecision(parser, precision))
      return failure();
    if (failed(parser.parseOptionalComma()))
      return success();
  }
  if (parser.parseKeyword("algorithm") || parser.parseEqual())
    return failure();
  algorithm =
      dyn_cast_or_null<DotAlgorithmAttr>(DotAlgorithmAttr::parse(parser, {}));
  return success(static_cast<bool>(algorithm));
}

ParseResult parsePrecisionTail(OpAsmParser &parser, ArrayAttr &precision) {
  if (failed(parser.parseOptionalComma()))
    return success();
  if (parser.parseKeyword("precision"))
    return failure();
  return parsePrecision(parser, precision);
}

void printPrecisionTail(OpAsmPrinter &printer, Operation *,
                        ArrayAttr precision) {
  if (!precision)
    return;
  printer << ", precision = [";
  llvm::interleaveComma(precision.getAsRange<PrecisionAttr>(),
                        printer.getStream(), [&](PrecisionAttr entry) {
                          printer << stringifyPrecision(entry.getValue());
                        });
  printer << ']';
}

void printDotTail(OpAsmPrinter &printer, Operation *op, ArrayAttr precision,
                  DotAlgorithmAttr algorithm) {
  printPrecisionTail(printer, op, precision);
  if (!algorithm)
    return;
  printer << ", algorithm = ";
  printer.printStrippedAttrOrType(algorithm);
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// `[[1, 1], [0, 2]]`
static ParseResult parsePadding(OpAsmParser &parser,
                                DenseIntElementsAttr &padding) {
  Dims values;
  auto pair = [&]() -> ParseResult {
    return failure(
        parser.parseLSquare() || parser.parseInteger(values.emplace_back()) ||
        parser.parseComma() || parser.parseInteger(values.emplace_back()) ||
        parser.parseRSquare());
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, pair))
    return failure();
  auto type =
      RankedTensorType::get({static_cast<int64_t>(values.size() / 2), 2},
                            parser.getBuilder().getI64Type());
  padding = DenseIntElementsAttr::get(type, values);
  return success();
}

/// `[false, true]`, or numbers.
static ParseResult parseReversal(OpAsmParser &parser,
                                 DenseBoolArrayAttr &reversal) {
  SmallVector<bool> values;
  auto entry = [&]() -> ParseResult {
    int64_t value;
    if (parser.parseInteger(value))
      return failure();
    values.push_back(value != 0);
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, entry))
    return failure();
  reversal = parser.getBuilder().getDenseBoolArrayAttr(values);
  return success();
}

static ParseResult parseDimsAttr(OpAsmParser &parser, DenseI64ArrayAttr &attr) {
  FailureOr<Dims> dims = planner::parseDims(parser);
  if (failed(dims))
    return failure();
  attr = parser.getBuilder().getDenseI64ArrayAttr(*dims);
  return success();
}

ParseResult parseWindow(OpAsmParser &parser, DenseI64ArrayAttr &strides,
                        DenseIntElementsAttr &padding,
                        DenseI64ArrayAttr &lhsDilation,
                        DenseI64ArrayAttr &rhsDilation,
                        DenseBoolArrayAttr &reversal) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef key;
  while (succeeded(parser.parseOptionalKeyword(&key))) {
    if (parser.parseEqual())
      return failure();
    auto once = [&](Attribute present, auto parse) -> ParseResult {
      if (present)
        return parser.emitError(loc) << "`" << key << "` is given twice";
      return parse();
    };
    ParseResult result = failure();
    if (key == "stride")
      result = once(strides, [&] { return parseDimsAttr(parser, strides); });
    else if (key == "pad")
      result = once(padding, [&] { return parsePadding(parser, padding); });
    else if (key == "lhs_dilate")
      result =
          once(lhsDilation, [&] { return parseDimsAttr(parser, lhsDilation); });
    else if (key == "rhs_dilate")
      result =
          once(rhsDilation, [&] { return parseDimsAttr(parser, rhsDilation); });
    else if (key == "reverse")
      result = once(reversal, [&] { return parseReversal(parser, reversal); });
    else
      return parser.emitError(loc)
             << "expected one of `stride`, `pad`, `lhs_dilate`, `rhs_dilate`, "
                "`reverse`, got `"
             << key << "`";
    if (result)
      return failure();
    if (failed(parser.parseOptionalComma()))
      return success();
    loc = parser.getCurrentLocation();
  }
  return success();
}

static void printPadding(OpAsmPrinter &printer, DenseIntElementsAttr padding) {
  SmallVector<int64_t> values;
  for (const APInt &value : padding.getValues<APInt>())
    values.push_back(value.getSExtValue());
  printer << '[';
  for (size_t i = 0; i + 1 < values.size(); i += 2)
    printer << (i ? ", [" : "[") << values[i] << ", " << values[i + 1] << ']';
  printer << ']';
}

void printWindow(OpAsmPrinter &printer, Operation *, DenseI64ArrayAttr strides,
                 DenseIntElementsAttr padding, DenseI64ArrayAttr lhsDilation,
                 DenseI64ArrayAttr rhsDilation, DenseBoolArrayAttr reversal) {
  StringRef separator;
  auto key = [&](StringRef name) {
    printer << separator << name << " = ";
    separator = ", ";
  };
  auto list = [&](StringRef name, DenseI64ArrayAttr attr) {
    if (!attr)
      return;
    key(name);
    planner::printDims(printer, attr.asArrayRef());
  };
  list("stride", strides);
  if (padding) {
    key("pad");
    printPadding(printer, padding);
  }
  list("lhs_dilate", lhsDilation);
  list("rhs_dilate", rhsDilation);
  if (reversal) {
    key("reverse");
    printer << '[';
    llvm::interleaveComma(
        reversal.asArrayRef(), printer.getStream(),
        [&](bool value) { printer << (value ? "true" : "false"); });
    printer << ']';
  }
}

} // namespace mlir::stablehlo
