//===- LoopAnalysis.h - Trip counts of while loops --------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_IMPORT_LOOPANALYSIS_H
#define PLANNER_LIB_IMPORT_LOOPANALYSIS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include <optional>

namespace planner {

/// What the body of a loop does with one carried value.
struct Carry {
  enum Kind : uint8_t {
    Value,
    /// Handed on unchanged.
    Invariant,
    /// An integer scalar to which a constant is added.
    Counter
  };
  Kind kind = Value;
  double step = 0;
};

/// Reads `stablehlo.while` without changing it. Looks through conversions,
/// barriers and calls.
class LoopAnalysis {
public:
  using Functions = llvm::StringMap<mlir::func::FuncOp>;
  /// Gives the constant that a value from outside the loop equals.
  using ConstantOf = llvm::function_ref<std::optional<double>(mlir::Value)>;

  LoopAnalysis(mlir::Operation *whileOp, const Functions &moduleFunctions,
               ConstantOf outsideConstant);

  llvm::SmallVector<Carry, 16> carries;
  std::optional<int64_t> tripCount;
  /// The condition has a further part that may end the loop before.
  bool isUpperBound = false;

private:
  /// A call that was entered, innermost first.
  struct Frame {
    mutable mlir::func::CallOp call;
    const Frame *outer;
  };
  /// A carried value plus a constant.
  struct Traced {
    unsigned carry;
    double offset;
  };
  template <typename Continue>
  auto throughCall(mlir::Value value, const Frame *frame,
                   const Continue &next) const
      -> std::optional<decltype(next(value, frame))>;
  std::optional<Traced> trace(mlir::Value value, mlir::Block &block,
                              const Frame *frame, unsigned depth);
  std::optional<double> constant(mlir::Value value, mlir::Block &block,
                                 const Frame *frame, unsigned depth);
  std::optional<int64_t> countTrips(mlir::Value condition, mlir::Block &block,
                                    const Frame *frame, unsigned depth);
  std::optional<int64_t> countCompare(mlir::Operation *compare,
                                      mlir::Block &block, const Frame *frame);

  mlir::Operation *loop;
  const Functions &functions;
  ConstantOf outside;
};

} // namespace planner

#endif // PLANNER_LIB_IMPORT_LOOPANALYSIS_H
