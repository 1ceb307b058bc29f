//===- Optimizer.h - Clipping and parameter update --------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_OPTIMIZER_H
#define PLANNER_LIB_GRAPH_OPTIMIZER_H

#include "OpBuilder.h"
#include "planner/Graph/Passes.h"

namespace planner {

struct ParameterGradient {
  TensorId parameter, gradient;
};

/// Fails for a name that addOptimizer does not know.
Expected<void> checkOptimizer(const std::string &name);

/// Appends global-norm clipping, the update of every parameter, and the
/// optimizer's states as arguments and results.
void addOptimizer(OpBuilder &builder,
                  const std::vector<ParameterGradient> &gradients,
                  const TrainingOptions &options);

} // namespace planner

#endif // PLANNER_LIB_GRAPH_OPTIMIZER_H
