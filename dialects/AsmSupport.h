//===- AsmSupport.h - Syntax that several dialects share --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_DIALECTS_ASMSUPPORT_H
#define PLANNER_DIALECTS_ASMSUPPORT_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Transforms/InliningUtils.h"

namespace planner {

//===----------------------------------------------------------------------===//
// Lists of dimensions
//===----------------------------------------------------------------------===//

using Dims = llvm::SmallVector<int64_t>;

/// A size, or `?` for ShapedType::kDynamic.
mlir::ParseResult parseDim(mlir::AsmParser &parser, int64_t &dim);
void printDim(llvm::raw_ostream &os, int64_t dim);

/// `[0, 2]`; `?` as above.
mlir::FailureOr<Dims> parseDims(mlir::AsmParser &parser);
void printDims(mlir::AsmPrinter &printer, llvm::ArrayRef<int64_t> dims);

//===----------------------------------------------------------------------===//
// Structures of dimension lists and numbers
//===----------------------------------------------------------------------===//

/// An entry `key = [..]` (`list` set) or `key = 1` (`number` set).
struct StructEntry {
  StructEntry(llvm::StringRef name, Dims &dims) : key(name), list(&dims) {}
  StructEntry(llvm::StringRef name, int64_t &value)
      : key(name), number(&value) {}

  llvm::StringRef key;
  Dims *list = nullptr;
  int64_t *number = nullptr;
};

/// The entries in any order, up to and with the closing `>`. Those not written
/// keep their value.
mlir::ParseResult parseStruct(mlir::AsmParser &parser,
                              llvm::ArrayRef<StructEntry> entries);

/// Prints `<key = [..], ..>` without empty lists and zeros.
class StructPrinter {
public:
  explicit StructPrinter(mlir::AsmPrinter &asmPrinter) : printer(asmPrinter) {
    printer << '<';
  }
  ~StructPrinter() { printer << '>'; }
  StructPrinter(const StructPrinter &) = delete;
  StructPrinter &operator=(const StructPrinter &) = delete;

  StructPrinter &entry(llvm::StringRef key, llvm::ArrayRef<int64_t> list);
  StructPrinter &entry(llvm::StringRef key, int64_t number);

private:
  mlir::AsmPrinter &printer;
  llvm::StringRef separator;
};

//===----------------------------------------------------------------------===//
// Type suffixes
//===----------------------------------------------------------------------===//

/// One type if it is the type of all operands and of the result, else the
/// signature `(T, ..) -> T`.
mlir::ParseResult parseTypeOrSignature(mlir::AsmParser &parser,
                                       llvm::ArrayRef<mlir::Type *> operands,
                                       mlir::Type &result);
void printTypeOrSignature(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                          mlir::TypeRange operands, mlir::Type result);

// The forms that declarative formats call: the operands' types one by one.
inline mlir::ParseResult parseTypeOrSignature(mlir::OpAsmParser &parser,
                                              mlir::Type &a,
                                              mlir::Type &result) {
  return parseTypeOrSignature(parser, {&a}, result);
}
inline mlir::ParseResult parseTypeOrSignature(mlir::OpAsmParser &parser,
                                              mlir::Type &a, mlir::Type &b,
                                              mlir::Type &result) {
  return parseTypeOrSignature(parser, {&a, &b}, result);
}
inline mlir::ParseResult parseTypeOrSignature(mlir::OpAsmParser &parser,
                                              mlir::Type &a, mlir::Type &b,
                                              mlir::Type &c,
                                              mlir::Type &result) {
  return parseTypeOrSignature(parser, {&a, &b, &c}, result);
}
inline void printTypeOrSignature(mlir::OpAsmPrinter &printer,
                                 mlir::Operation *op, mlir::Type,
                                 mlir::Type result) {
  printTypeOrSignature(printer, op, op->getOperandTypes(), result);
}
inline void printTypeOrSignature(mlir::OpAsmPrinter &printer,
                                 mlir::Operation *op, mlir::Type, mlir::Type,
                                 mlir::Type result) {
  printTypeOrSignature(printer, op, op->getOperandTypes(), result);
}
inline void printTypeOrSignature(mlir::OpAsmPrinter &printer,
                                 mlir::Operation *op, mlir::Type, mlir::Type,
                                 mlir::Type, mlir::Type result) {
  printTypeOrSignature(printer, op, op->getOperandTypes(), result);
}

//===----------------------------------------------------------------------===//
// Whole operations
//===----------------------------------------------------------------------===//

/// `{attributes} dense<..> : T`, or the generic form after the name where the
/// result's type is not the value's (quantized constants).
mlir::ParseResult parseConstant(mlir::OpAsmParser &parser,
                                mlir::OperationState &state);
void printConstant(mlir::OpAsmPrinter &printer, mlir::Operation *op,
                   mlir::ElementsAttr value);

/// An operation that is not modelled: `op %a, %b {attributes} : T|signature`.
mlir::ParseResult parsePlainOperation(mlir::OpAsmParser &parser,
                                      mlir::OperationState &state);

/// Lets everything be inlined: the dialects here have no calling conventions.
struct InlineEverything : mlir::DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(mlir::Operation *, mlir::Operation *, bool) const final {
    return true;
  }
  bool isLegalToInline(mlir::Region *, mlir::Region *, bool,
                       mlir::IRMapping &) const final {
    return true;
  }
  bool isLegalToInline(mlir::Operation *, mlir::Region *, bool,
                       mlir::IRMapping &) const final {
    return true;
  }
};

} // namespace planner

#endif // PLANNER_DIALECTS_ASMSUPPORT_H
