//===- AsmSupport.cpp - Syntax that several dialects share ----------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "dialects/AsmSupport.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <cstring>

using namespace mlir;

namespace planner {

//===----------------------------------------------------------------------===//
// Lists of dimensions
//===----------------------------------------------------------------------===//

ParseResult parseDim(AsmParser &parser, int64_t &dim) {
  if (succeeded(parser.parseOptionalQuestion())) {
    dim = ShapedType::kDynamic;
    return success();
  }
  return parser.parseInteger(dim);
}

void printDim(llvm::raw_ostream &os, int64_t dim) {
  if (ShapedType::isDynamic(dim))
    os << '?';
  else
    os << dim;
}

FailureOr<Dims> parseDims(AsmParser &parser) {
  Dims dims;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
        return parseDim(parser, dims.emplace_back());
      }))
    return failure();
  return dims;
}

void printDims(AsmPrinter &printer, ArrayRef<int64_t> dims) {
  printer << '[';
  llvm::interleaveComma(dims, printer.getStream(), [&](int64_t dim) {
    printDim(printer.getStream(), dim);
  });
  printer << ']';
}

//===----------------------------------------------------------------------===//
// Structures
//===----------------------------------------------------------------------===//

static ParseResult parseEntryValue(AsmParser &parser,
                                   const StructEntry &entry) {
  if (entry.number)
    return parser.parseInteger(*entry.number);
  FailureOr<Dims> dims = parseDims(parser);
  if (failed(dims))
    return failure();
  *entry.list = std::move(*dims);
  return success();
}

static InFlightDiagnostic wrongKey(AsmParser &parser, SMLoc loc,
                                   ArrayRef<StructEntry> entries) {
  InFlightDiagnostic diagnostic = parser.emitError(loc, "expected one of ");
  llvm::interleaveComma(entries, diagnostic, [&](const StructEntry &entry) {
    diagnostic << '`' << entry.key << '`';
  });
  return diagnostic;
}

ParseResult parseStruct(AsmParser &parser, ArrayRef<StructEntry> entries) {
  if (succeeded(parser.parseOptionalGreater()))
    return success();
  llvm::SmallVector<bool> seen(entries.size());
  do {
    // A trailing comma is accepted.
    if (succeeded(parser.parseOptionalGreater()))
      return success();
    SMLoc loc = parser.getCurrentLocation();
    StringRef key;
    if (parser.parseOptionalKeyword(&key))
      return wrongKey(parser, loc, entries);
    const auto *entry = llvm::find_if(
        entries, [&](const StructEntry &e) { return e.key == key; });
    if (entry == entries.end())
      return wrongKey(parser, loc, entries);
    bool &taken = seen[static_cast<size_t>(entry - entries.begin())];
    if (taken)
      return parser.emitError(loc) << "`" << key << "` is given twice";
    taken = true;
    if (parser.parseEqual() || parseEntryValue(parser, *entry))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  return parser.parseGreater();
}

StructPrinter &StructPrinter::entry(StringRef key, ArrayRef<int64_t> list) {
  if (list.empty())
    return *this;
  printer << separator << key << " = ";
  printDims(printer, list);
  separator = ", ";
  return *this;
}

StructPrinter &StructPrinter::entry(StringRef key, int64_t number) {
  if (number == 0)
    return *this;
  printer << separator << key << " = " << number;
  separator = ", ";
  return *this;
}

//===----------------------------------------------------------------------===//
// Type suffixes
//===----------------------------------------------------------------------===//

ParseResult parseTypeOrSignature(AsmParser &parser, ArrayRef<Type *> operands,
                                 Type &result) {
  SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  auto signature = dyn_cast<FunctionType>(type);
  if (!signature) {
    for (Type *operand : operands)
      *operand = type;
    result = type;
    return success();
  }
  if (signature.getNumInputs() != operands.size())
    return parser.emitError(loc)
           << "expected a signature of " << operands.size() << " operands, got "
           << signature.getNumInputs();
  if (signature.getNumResults() != 1)
    return parser.emitError(loc) << "expected a signature of one result, got "
                                 << signature.getNumResults();
  for (auto [operand, input] : llvm::zip_equal(operands, signature.getInputs()))
    *operand = input;
  result = signature.getResult(0);
  return success();
}

void printTypeOrSignature(OpAsmPrinter &printer, Operation *op,
                          TypeRange operands, Type result) {
  if (llvm::all_of(operands, [&](Type type) { return type == result; }))
    printer << result;
  else
    printer.printFunctionalType(op);
}

//===----------------------------------------------------------------------===//
// Whole operations
//===----------------------------------------------------------------------===//

/// What follows `constant(`.
static ParseResult parseGenericConstant(OpAsmParser &parser,
                                        OperationState &state) {
  if (parser.parseRParen())
    return failure();
  if (succeeded(parser.parseOptionalLess()) &&
      (parser.parseAttribute(state.propertiesAttr) || parser.parseGreater()))
    return failure();
  FunctionType signature;
  SMLoc loc;
  if (parser.parseOptionalAttrDict(state.attributes) || parser.parseColon() ||
      parser.getCurrentLocation(&loc) || parser.parseType(signature))
    return failure();
  if (signature.getNumInputs() != 0 || signature.getNumResults() != 1)
    return parser.emitError(loc, "expected the signature `() -> type`");
  state.addTypes(signature.getResults());
  return success();
}

/// True if `dense<"0x..."> : tensor<..xi1>` is next. The lexer is not asked: it
/// could not go back.
static bool isHexPredicate(OpAsmParser &parser) {
  // The text of a parsed buffer ends with a NUL. Its length is not taken: that
  // would make reading a file quadratic.
  static constexpr StringLiteral kPrefix = "dense<\"0x";
  const char *text = parser.getCurrentLocation().getPointer();
  if (std::strncmp(text, kPrefix.data(), kPrefix.size()) != 0)
    return false;
  text += kPrefix.size();
  while (llvm::isHexDigit(*text))
    ++text;
  const char *type = text;
  while (*text && *text != '\n' && (*text != '>' || text == type + 1))
    ++text;
  return StringRef(type, text - type).ends_with("xi1");
}

/// Predicates in hexadecimal are eight to a byte in the text of MLIR 22, and
/// one to a byte in that of its successors, which only the length tells.
static ParseResult parseHexPredicate(OpAsmParser &parser, ElementsAttr &value) {
  SMLoc loc = parser.getCurrentLocation();
  std::string hex, data;
  RankedTensorType type;
  if (parser.parseKeyword("dense") || parser.parseLess() ||
      parser.parseString(&hex) || parser.parseGreater() ||
      parser.parseColonType(type))
    return failure();
  if (!llvm::tryGetFromHex(StringRef(hex).drop_front(2), data))
    return parser.emitError(loc, "expected an even number of digits");
  ArrayRef<char> bytes(data.data(), data.size());
  if (!type.hasStaticShape() || !type.getElementType().isInteger(1))
    return parser.emitError(loc) << "cannot be a value of type " << type;
  if (static_cast<int64_t>(data.size()) == type.getNumElements()) {
    llvm::SmallVector<bool> values(
        llvm::map_range(bytes, [](char byte) { return byte != 0; }));
    value = DenseElementsAttr::get(type, values);
    return success();
  }
  bool isSplat;
  if (!DenseElementsAttr::isValidRawBuffer(type, bytes, isSplat))
    return parser.emitError(loc) << data.size() << " bytes do not fit " << type;
  value = DenseElementsAttr::getFromRawBuffer(type, bytes);
  return success();
}

ParseResult parseConstant(OpAsmParser &parser, OperationState &state) {
  if (succeeded(parser.parseOptionalLParen()))
    return parseGenericConstant(parser, state);
  ElementsAttr value;
  if (parser.parseOptionalAttrDict(state.attributes))
    return failure();
  if (isHexPredicate(parser)) {
    if (parseHexPredicate(parser, value))
      return failure();
    state.addAttribute("value", value);
  } else if (parser.parseCustomAttributeWithFallback(value, Type{}, "value",
                                                     state.attributes)) {
    return failure();
  }
  state.addTypes(value.getType());
  return success();
}

void printConstant(OpAsmPrinter &printer, Operation *op, ElementsAttr value) {
  if (value.getType() != op->getResult(0).getType()) {
    printer.printGenericOp(op, /*printOpName=*/false);
    return;
  }
  printer.printOptionalAttrDict(op->getAttrs(), /*elidedAttrs=*/{"value"});
  printer << ' ';
  printer.printStrippedAttrOrType(value);
}

ParseResult parsePlainOperation(OpAsmParser &parser, OperationState &state) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands) ||
      parser.parseOptionalAttrDict(state.attributes))
    return failure();
  if (parser.parseOptionalColon())
    return operands.empty() ? success()
                            : ParseResult(parser.emitError(
                                  loc, "expected the operands' types"));
  llvm::SmallVector<Type> types;
  if (parser.parseTypeList(types))
    return failure();
  if (auto signature = dyn_cast<FunctionType>(types.front());
      signature && types.size() == 1) {
    state.addTypes(signature.getResults());
    return parser.resolveOperands(operands, signature.getInputs(), loc,
                                  state.operands);
  }
  if (types.size() != 1)
    return parser.emitError(loc, "expected one type or a signature");
  state.addTypes(types);
  return parser.resolveOperands(operands, types.front(), state.operands);
}

} // namespace planner
