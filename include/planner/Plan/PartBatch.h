//===- PartBatch.h - A batch split over parts of a cluster ------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_PLAN_PARTBATCH_H
#define PLANNER_PLAN_PARTBATCH_H

#include "planner/Plan/Pipeline.h"

namespace planner {

/// How the parts of the model's cluster, whose devices the mesh of the one
/// stage divides, share the strategy's micro-batches, so that the slowest part
/// is as fast as can be. Fails if they cannot.
Expected<std::vector<PartRun>> splitBatch(const StagedStrategy &strategy);

} // namespace planner

#endif // PLANNER_PLAN_PARTBATCH_H
