//===- Passes.cpp - What reading a model does to its module ---------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Import/Passes.h"
#include "Entry.h"
#include "Importer.h"
#include "Tosa.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace planner {

#define GEN_PASS_DEF_SELECTENTRY
#define GEN_PASS_DEF_BINDDIMS
#define GEN_PASS_DEF_LOWERTOSA
#include "planner/Import/Passes.h.inc"

/// At the border to MLIR a Diagnostic becomes one of MLIR's.
static LogicalResult emit(Operation *at, const planner::Diagnostic &problem) {
  InFlightDiagnostic reported = emitError(at->getLoc(), problem.message);
  if (!problem.fix.empty())
    reported.attachNote() << "hint: " << problem.fix;
  return reported;
}

namespace {

class SelectEntryPass : public impl::SelectEntryBase<SelectEntryPass> {
public:
  using SelectEntryBase::SelectEntryBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    Expected<func::FuncOp> chosen = selectEntry(module, entry);
    if (!chosen) {
      (void)emit(module, chosen.error());
      return signalPassFailure();
    }
    for (auto function : module.getOps<func::FuncOp>())
      SymbolTable::setSymbolVisibility(
          function, function == *chosen ? SymbolTable::Visibility::Public
                                        : SymbolTable::Visibility::Private);
  }
};

class BindDimsPass : public impl::BindDimsBase<BindDimsPass> {
public:
  using BindDimsBase::BindDimsBase;

  void runOnOperation() override {
    if (failed(run(getOperation())))
      signalPassFailure();
  }

private:
  LogicalResult run(ModuleOp module);
  LogicalResult parse(ModuleOp module,
                      std::vector<std::pair<std::string, int64_t>> &sizes);
  static void retype(func::FuncOp function,
                     llvm::ArrayRef<ArgumentShape> arguments);
};

class LowerTosaPass : public impl::LowerTosaBase<LowerTosaPass> {
public:
  using LowerTosaBase::LowerTosaBase;

  void runOnOperation() override {
    if (!usesTosa(getOperation()))
      return;
    OpPassManager manager(ModuleOp::getOperationName());
    addTosaLowering(manager);
    if (failed(runPipeline(manager, getOperation())))
      signalPassFailure();
  }
};

} // namespace

LogicalResult
BindDimsPass::parse(ModuleOp module,
                    std::vector<std::pair<std::string, int64_t>> &sizes) {
  for (const std::string &text : bindings) {
    auto size = parseBinding(text);
    if (!size)
      return module.emitError("expected NAME=N with N > 0, got '")
             << text << "'";
    sizes.push_back(std::move(*size));
  }
  return success();
}

LogicalResult BindDimsPass::run(ModuleOp module) {
  std::vector<std::pair<std::string, int64_t>> sizes;
  if (failed(parse(module, sizes)))
    return failure();
  Expected<func::FuncOp> chosen = selectEntry(module, entry);
  if (!chosen)
    return emit(module, chosen.error());
  func::FuncOp function = *chosen;
  std::vector<ArgumentShape> arguments;
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    ArgumentShape argument{argumentName(function, i), {}};
    if (auto type =
            dyn_cast<RankedTensorType>(function.getArgument(i).getType()))
      argument.shape = shapeOf(type);
    arguments.push_back(std::move(argument));
  }
  if (Expected<void> bound = bindDims(arguments, sizes, function.getLoc());
      !bound)
    return emit(function, bound.error());
  retype(function, arguments);
  return success();
}

void BindDimsPass::retype(func::FuncOp function,
                          llvm::ArrayRef<ArgumentShape> arguments) {
  OpBuilder builder = OpBuilder::atBlockBegin(&function.getBody().front());
  llvm::SmallVector<Type> types;
  for (BlockArgument value : function.getArguments()) {
    types.push_back(value.getType());
    auto type = dyn_cast<RankedTensorType>(value.getType());
    // An encoding bounds the dynamic dimensions: they have sizes already.
    if (!type || type.hasStaticShape() || type.getEncoding())
      continue;
    const Shape &shape = arguments[value.getArgNumber()].shape;
    types.back() = RankedTensorType::get({shape.data(), shape.size()},
                                         type.getElementType());
    value.setType(cast<RankedTensorType>(types.back()));
    auto expected =
        tensor::CastOp::create(builder, value.getLoc(), type, value);
    value.replaceAllUsesExcept(expected, expected);
  }
  function.setType(builder.getFunctionType(types, function.getResultTypes()));
}

} // namespace planner
