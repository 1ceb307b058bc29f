//===- RuleBuilder.h - Helpers to write sharding rules ----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_IMPORT_RULEBUILDER_H
#define PLANNER_LIB_IMPORT_RULEBUILDER_H

#include "planner/Import/ShardingRuleInterface.h"
#include <initializer_list>

namespace planner {

/// Fills in a description's rule. Starts with maps of the right ranks in which
/// nothing is split.
class RuleBuilder {
public:
  RuleBuilder(OpDescription &opDescription, OpKind kind);

  /// A new factor; kNoFactor, which the functions below ignore, for sizes that
  /// cannot be split.
  FactorId factor(int64_t size, FactorKind kind = FactorKind::PassThrough);
  FactorId reduction(int64_t size, ReduceOp reduce = ReduceOp::Sum);
  void operand(size_t index, size_t dim, FactorId id);
  void result(size_t index, size_t dim, FactorId id);
  /// A factor for the dimension of the operand, which no result has.
  void operandOnly(size_t index, size_t dim, FactorKind kind);
  void resultOnly(size_t index, size_t dim, FactorKind kind);
  /// One new factor for a dimension of an operand and of a result. Sizes may
  /// differ for Permutation and for factors with a halo: the smaller one
  /// counts.
  FactorId pass(size_t operandIndex, size_t operandDim, size_t resultIndex,
                size_t resultDim, FactorKind kind = FactorKind::PassThrough);
  void halo(FactorId id, int64_t low, int64_t high);
  void linear(std::initializer_list<size_t> operands);
  /// A set of the operands [first, first + count).
  void linearRange(size_t first, size_t count);

  /// Every dimension of result 0 is a pass-through factor; operands and results
  /// of the same size there share it, scalars have none.
  void elementwise();

  /// Product of the sizes of all factors, as a real number.
  double iterations() const;

  OpDescription &description;
  ShardingRule &rule;
};

/// The integers of an attribute, inherent or not, in any of the forms that
/// dialects use; empty if it is absent.
llvm::SmallVector<int64_t, 6> getInts(mlir::Operation *op, llvm::StringRef key);
/// The same, with `count` copies of `fallback` if the attribute is absent.
llvm::SmallVector<int64_t, 6> getInts(mlir::Operation *op, llvm::StringRef key,
                                      size_t count, int64_t fallback);
int64_t getInt(mlir::Operation *op, llvm::StringRef key, int64_t fallback);

inline double elementsOf(const TensorView &view) {
  return static_cast<double>(view.elements());
}
bool isZero(const TensorView &view);

/// part / whole, between 0 and 1; 1 for an empty whole.
double share(double part, double whole);

/// How the region of a reduction combines two values: its only operation,
/// looked at through conversions. Other if there is more.
ReduceOp reduceOpOf(mlir::Region &region);
ReduceOp reduceOpOf(llvm::StringRef mnemonic);

/// The StableHLO name of an elementwise function of arith, math or complex;
/// empty for other operations. Comparisons carry their direction.
std::string stablehloName(mlir::Operation *op);

/// The rule of StableHLO's elementwise functions by name, on a description
/// whose operands and results are set. False if the name is unknown.
bool describeElementwise(llvm::StringRef mnemonic, OpDescription &description);

/// Splits and merges of factors by which a shape becomes another one.
void describeReshape(OpDescription &description);

/// broadcast_in_dim: dimension i of the operand is dims[i] of the result.
void describeBroadcast(llvm::ArrayRef<int64_t> dims,
                       OpDescription &description);
/// transpose: dimension i of the result is permutation[i] of the operand.
void describeTranspose(llvm::ArrayRef<int64_t> permutation,
                       OpDescription &description);
/// slice, pad: dimensions that change size, or all of whose elements move, are
/// permutation factors.
void describeSlice(OpDescription &description);
void describePad(OpDescription &description);
void describeConcatenate(size_t dimension, OpDescription &description);
/// dynamic_slice and dynamic_update_slice; operands from `scalars` on are
/// scalar indices.
void describeDynamicSlice(OpDescription &description);
void describeDynamicUpdateSlice(OpDescription &description);

} // namespace planner

#endif // PLANNER_LIB_IMPORT_RULEBUILDER_H
