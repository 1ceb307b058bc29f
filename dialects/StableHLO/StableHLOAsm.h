//===- StableHLOAsm.h - Syntax of operations --------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// The custom directives of the declarative formats, a parser and a printer
// each. Private to the package.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_DIALECTS_STABLEHLO_STABLEHLOASM_H
#define PLANNER_DIALECTS_STABLEHLO_STABLEHLOASM_H

#include "dialects/AsmSupport.h"
#include "dialects/StableHLO/StableHLODialect.h"

namespace mlir::stablehlo {

using Operands = SmallVectorImpl<OpAsmParser::UnresolvedOperand>;
using planner::parseTypeOrSignature;
using planner::printTypeOrSignature;

// The body of `reduce`, if it is one operation of both arguments in order.
Operation *getSingleOp(Region &region);

// An enumerator's name alone.
template <typename EnumAttr>
ParseResult parseBareEnum(OpAsmParser &parser, EnumAttr &attr) {
  attr = dyn_cast_or_null<EnumAttr>(EnumAttr::parse(parser, {}));
  return success(static_cast<bool>(attr));
}
template <typename EnumAttr>
void printBareEnum(OpAsmPrinter &printer, Operation *, EnumAttr attr) {
  printer << stringifyEnum(attr.getValue());
}

// One type or signature for a variable number of operands.
ParseResult parseTypesOrSignature(OpAsmParser &parser, Operands &operands,
                                  SmallVectorImpl<Type> &types, Type &result);
void printTypesOrSignature(OpAsmPrinter &printer, Operation *op, OperandRange,
                           TypeRange types, Type result);

// The complex type, from which the type of the parts follows, or the signature.
ParseResult parseComplexType(OpAsmParser &parser, Type &lhs, Type &rhs,
                             Type &result);
void printComplexType(OpAsmPrinter &printer, Operation *op, Type lhs, Type rhs,
                      Type result);

// `Tpred, T`, or the signature.
ParseResult parseSelectType(OpAsmParser &parser, Type &pred, Type &onTrue,
                            Type &onFalse, Type &result);
void printSelectType(OpAsmPrinter &printer, Operation *op, Type pred,
                     Type onTrue, Type onFalse, Type result);

// The tuple type, from which the operands' types follow.
ParseResult parseTupleTypes(OpAsmParser &parser,
                            SmallVectorImpl<Type> &operands, Type &result);
void printTupleTypes(OpAsmPrinter &printer, Operation *op, TypeRange operands,
                     Type result);

// The types of the operands, which are those of the results.
ParseResult parsePairwiseTypes(OpAsmParser &parser,
                               SmallVectorImpl<Type> &operands,
                               SmallVectorImpl<Type> &results);
void printPairwiseTypes(OpAsmPrinter &printer, Operation *op,
                        TypeRange operands, TypeRange results);

// `%a, %b,`
ParseResult parseOperandsThenComma(OpAsmParser &parser, Operands &operands);
void printOperandsThenComma(OpAsmPrinter &printer, Operation *op,
                            OperandRange operands);

// `[0:4, 1:8:2]`
ParseResult parseSliceRanges(OpAsmParser &parser, DenseI64ArrayAttr &starts,
                             DenseI64ArrayAttr &limits,
                             DenseI64ArrayAttr &strides);
void printSliceRanges(OpAsmPrinter &printer, Operation *op,
                      ArrayRef<int64_t> starts, ArrayRef<int64_t> limits,
                      ArrayRef<int64_t> strides);

// `e8m10`
ParseResult parseFloatFormat(OpAsmParser &parser, IntegerAttr &exponent,
                             IntegerAttr &mantissa);
void printFloatFormat(OpAsmPrinter &printer, Operation *op,
                      IntegerAttr exponent, IntegerAttr mantissa);

// `@name` or `@"any text"`
ParseResult parseCallTarget(OpAsmParser &parser, StringAttr &target);
void printCallTarget(OpAsmPrinter &printer, Operation *op, StringAttr target);

// `batching_dims = [0] x [0], contracting_dims = [2] x [1]`
ParseResult parseDotDimensionNumbers(OpAsmParser &parser,
                                     DotDimensionNumbersAttr &numbers);
void printDotDimensionNumbers(OpAsmPrinter &printer, Operation *op,
                              DotDimensionNumbersAttr numbers);

// `, precision = [DEFAULT, DEFAULT]` and `, algorithm = <..>`, both optional.
ParseResult parseDotTail(OpAsmParser &parser, ArrayAttr &precision,
                         DotAlgorithmAttr &algorithm);
void printDotTail(OpAsmPrinter &printer, Operation *op, ArrayAttr precision,
                  DotAlgorithmAttr algorithm);
ParseResult parsePrecisionTail(OpAsmParser &parser, ArrayAttr &precision);
void printPrecisionTail(OpAsmPrinter &printer, Operation *op,
                        ArrayAttr precision);

// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`
ParseResult parseConvDimensionNumbers(AsmParser &parser,
                                      ConvDimensionNumbersAttr &numbers);
void printConvDimensionNumbers(AsmPrinter &printer,
                               ConvDimensionNumbersAttr numbers);
inline void printConvDimensionNumbers(AsmPrinter &printer, Operation *,
                                      ConvDimensionNumbersAttr numbers) {
  printConvDimensionNumbers(printer, numbers);
}

// `stride = [2, 2], pad = [[1, 1], [1, 1]], ..`, each entry optional.
ParseResult parseWindow(OpAsmParser &parser, DenseI64ArrayAttr &strides,
                        DenseIntElementsAttr &padding,
                        DenseI64ArrayAttr &lhsDilation,
                        DenseI64ArrayAttr &rhsDilation,
                        DenseBoolArrayAttr &reversal);
void printWindow(OpAsmPrinter &printer, Operation *op,
                 DenseI64ArrayAttr strides, DenseIntElementsAttr padding,
                 DenseI64ArrayAttr lhsDilation, DenseI64ArrayAttr rhsDilation,
                 DenseBoolArrayAttr reversal);

} // namespace mlir::stablehlo

#endif // PLANNER_DIALECTS_STABLEHLO_STABLEHLOASM_H
