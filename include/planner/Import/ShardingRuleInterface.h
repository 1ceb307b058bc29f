//===- ShardingRuleInterface.h - What an operation means --------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_IMPORT_SHARDINGRULEINTERFACE_H
#define PLANNER_IMPORT_SHARDINGRULEINTERFACE_H

#include "mlir/IR/OpDefinition.h"
#include "planner/Graph/OpGraph.h"

namespace planner {

/// A tensor as a rule needs to know it.
struct TensorView {
  Shape shape;
  DType dtype = DType::F32;
  std::optional<double> splat;
  /// The elements are 0, 1, 2, ... along this dimension and equal along the
  /// others; -1 if that is not known.
  int32_t countedAlong = -1;

  int64_t elements() const;
};

/// What ShardingRuleOpInterface is asked (operands, results) and what it
/// answers (op, splat, countedAlong).
struct OpDescription {
  llvm::SmallVector<TensorView, 4> operands, results;

  /// Kind, mnemonic, rule, work, touched shares, axis and attention are the
  /// answer; the importer sets the rest.
  Op op;
  /// The results equal this everywhere, or count along a dimension.
  std::optional<double> splat;
  int32_t countedAlong = -1;
};

} // namespace planner

#include "planner/Import/ShardingRuleInterface.h.inc"

#endif // PLANNER_IMPORT_SHARDINGRULEINTERFACE_H
