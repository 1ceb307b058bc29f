//===- StableHLOBase.td - The dialect ---------------------------*- TableGen -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_STABLEHLO_BASE
#define PLANNER_STABLEHLO_BASE

include "mlir/IR/OpBase.td"

def StableHLO_Dialect : Dialect {
  let name = "stablehlo";
  let cppNamespace = "::mlir::stablehlo";
  let summary = "The tensor programs that JAX, PyTorch/XLA and TensorFlow export";
  let description = [{
    Reads and writes the text, generic form and plain bytecode of StableHLO.
    Operation, argument and attribute names are those of the public
    specification. An operation that this package does not model still parses if
    it uses the plain form `op %a, %b {attributes} : type`; it stays an
    unregistered operation, without known side effects or shape rules.
  }];
  let useDefaultAttributePrinterParser = 0;
  let useDefaultTypePrinterParser = 1;
  let extraClassDeclaration = [{
    std::optional<ParseOpHook>
    getParseOperationHook(::llvm::StringRef opName) const override;
    ::mlir::Attribute parseAttribute(::mlir::DialectAsmParser &parser,
                                     ::mlir::Type type) const override;
    void printAttribute(::mlir::Attribute attr,
                        ::mlir::DialectAsmPrinter &printer) const override;

  private:
    void registerOperations();
    void registerAttributes();
    void registerTypes();

  public:
  }];
}

#endif // PLANNER_STABLEHLO_BASE
