//===- Kinds.h - Operators that do nothing ----------------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_COST_KINDS_H
#define PLANNER_LIB_COST_KINDS_H

#include "planner/Graph/OpGraph.h"

namespace planner::detail {

/// Renames the elements of a local shard without moving them: the result is the
/// operand's buffer. Also a transpose that matrix products read as it is.
bool isMetadata(const OpGraph &graph, OpId op);

/// No kernel is started: metadata, generators (folded into their users), the
/// ends of loops.
bool isFreeOp(const OpGraph &graph, OpId op);

/// Something is divided by, or shifted by, a statistic of itself: but no
/// softmax, and no loss.
bool isNormalisation(const Op &op);

} // namespace planner::detail

#endif // PLANNER_LIB_COST_KINDS_H
