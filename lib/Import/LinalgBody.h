//===- LinalgBody.h - Structured operations taken apart ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_IMPORT_LINALGBODY_H
#define PLANNER_LIB_IMPORT_LINALGBODY_H

#include "Importer.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace planner {

/// The body computes `out + a * b`.
bool isMultiplyAdd(mlir::linalg::LinalgOp op);

/// How the body combines the accumulator of an output with a value, which is
/// handed back; Other if the value depends on an accumulator itself.
ReduceOp combinerOf(mlir::linalg::LinalgOp op, size_t output,
                    mlir::Value *combined = nullptr);

/// Converts an operation whose maps are permutations, broadcasts and constant
/// indices, and whose body is elementwise, or elementwise and then reduced.
class BodyConverter {
public:
  BodyConverter(Importer &owner, mlir::linalg::LinalgOp linalgOp,
                llvm::ArrayRef<TensorId> operandTensors)
      : importer(owner), op(linalgOp), operands(operandTensors) {}

  /// False if the operation does not fit; then nothing was changed, except for
  /// operators that nobody uses.
  bool run();

private:
  bool isSupported();
  bool bindArguments();
  bool convertScalarOps();
  bool convertGather(mlir::Operation *extract);
  bool finishParallel();
  /// Each result on its own: those that are plain reductions become one, the
  /// others (the position of a maximum) are left to an operator for the whole.
  bool finishReductions();
  TensorId reduced(size_t output, mlir::Value combined, ReduceOp combine);

  /// The operand over the whole iteration space.
  TensorId expand(size_t operand);
  /// The scalar repeated over the iteration space.
  TensorId repeat(TensorId scalar);
  TensorId tensorOf(mlir::Value value);
  /// A tensor over the given iterators in the layout of an output's map.
  TensorId toOutput(TensorId tensor, llvm::ArrayRef<unsigned> iterators,
                    size_t output);
  TensorId reshapeTo(TensorId tensor, Shape shape);
  Shape iterationShape() const;

  Importer &importer;
  mlir::linalg::LinalgOp op;
  llvm::ArrayRef<TensorId> operands;
  llvm::SmallVector<mlir::AffineMap> maps;
  llvm::SmallVector<int64_t, 6> sizes;
  llvm::SmallVector<unsigned, 4> reductionDims;
  /// Values of the body as tensors: of the iteration space's shape, or scalars.
  llvm::DenseMap<mlir::Value, TensorId> scalars;
};

} // namespace planner

#endif // PLANNER_LIB_IMPORT_LINALGBODY_H
