//===- Sdy.h - A plan as shardings in the model -----------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_EXPORT_SDY_H
#define PLANNER_EXPORT_SDY_H

#include "planner/Export/Traced.h"
#include "planner/Plan/Plan.h"

namespace planner {

struct ExportedText {
  std::string text;
  /// What the format cannot say, one line a kind.
  std::vector<std::string> warnings;
};

/// The module with one mesh, a closed sharding on every argument and result of
/// the entry function, and intermediates pinned where the plan has them:
/// producers as their operators' configurations say, with a
/// `sdy.sharding_constraint` where a consumer uses another layout; partial sums
/// by the layout that they are reduced to first, which the prices of the stage
/// tell. The model's graph must be the one that the plan is for.
Expected<ExportedText> exportSdy(TracedModel &model, const Plan &plan);

} // namespace planner

#endif // PLANNER_EXPORT_SDY_H
