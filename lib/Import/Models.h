//===- Models.h - Models of ShardingRuleOpInterface -------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_IMPORT_MODELS_H
#define PLANNER_LIB_IMPORT_MODELS_H

#include "planner/Import/ShardingRuleInterface.h"

namespace planner {

/// The model of the interface that one function is.
template <void (*Describe)(mlir::Operation *, OpDescription &)>
struct RuleModel
    : public ShardingRuleOpInterface::FallbackModel<RuleModel<Describe>> {
  void describe(mlir::Operation *op, OpDescription &description) const {
    Describe(op, description);
  }
};

/// Attaches it to a registered operation; unknown names are ignored.
template <void (*Describe)(mlir::Operation *, OpDescription &)>
void attachRule(mlir::MLIRContext *context, llvm::StringRef name) {
  if (auto info = mlir::RegisteredOperationName::lookup(name, context))
    info->attachInterface<RuleModel<Describe>>();
}

/// The models of linalg's operations.
void registerLinalgModels(mlir::DialectRegistry &registry);

// One function for each family of StableHLO and CHLO operations.
void describeDotGeneral(mlir::Operation *op, OpDescription &description);
void describeDot(mlir::Operation *op, OpDescription &description);
void describeEinsum(mlir::Operation *op, OpDescription &description);
void describeRaggedDot(mlir::Operation *op, OpDescription &description);
void describeConvolution(mlir::Operation *op, OpDescription &description);
void describeGather(mlir::Operation *op, OpDescription &description);
void describeIndexSelect(mlir::Operation *op, OpDescription &description);
void describeScatter(mlir::Operation *op, OpDescription &description);
void describeReduce(mlir::Operation *op, OpDescription &description);
void describeReduceWindow(mlir::Operation *op, OpDescription &description);
void describeSelectAndScatter(mlir::Operation *op, OpDescription &description);
void describeSort(mlir::Operation *op, OpDescription &description);
void describeTopK(mlir::Operation *op, OpDescription &description);
void describeCustomCall(mlir::Operation *op, OpDescription &description);
/// The last `wholeDims` dimensions are needed whole; the others are a batch.
void describeBatched(OpDescription &description, size_t wholeDims);

} // namespace planner

#endif // PLANNER_LIB_IMPORT_MODELS_H
