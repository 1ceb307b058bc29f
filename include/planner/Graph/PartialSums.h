//===- PartialSums.h - Where partial sums can come from ---------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_GRAPH_PARTIALSUMS_H
#define PLANNER_GRAPH_PARTIALSUMS_H

#include "planner/Graph/OpGraph.h"

namespace planner {

/// Some operator before the tensor makes sums, and those after it keep them
/// partial. Nothing makes an argument partial.
bool mayBePartial(const OpGraph &graph, TensorId tensor);

/// All operands of a linear set may be.
bool mayBePartial(const OpGraph &graph, const Op &op, size_t set);

} // namespace planner

#endif // PLANNER_GRAPH_PARTIALSUMS_H
