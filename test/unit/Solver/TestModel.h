//===- TestModel.h - Models as the eliminations want them -------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_TEST_SOLVER_TESTMODEL_H
#define PLANNER_TEST_SOLVER_TESTMODEL_H

#include "planner/Solver/Dual.h"
#include "planner/Solver/Labels.h"
#include "planner/Solver/Reductions.h"

namespace planner::solver::test {

/// Arc consistent, or infeasible.
inline Model consistentModel(const Problem &problem) {
  Model model(problem);
  if (!model.infeasible)
    enforceArcConsistency(model);
  return model;
}

/// With the dual as it is before any message: no price, no gap.
inline LabelResult labelsWithoutBound(const Model &model,
                                      LabelLimits limits = {}) {
  limits.gap = int64_t(1) << 61;
  return eliminateWithLabels(model, Dual(model).reparametrise(), limits);
}

} // namespace planner::solver::test

#endif // PLANNER_TEST_SOLVER_TESTMODEL_H
