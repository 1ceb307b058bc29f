//===- Constraints.h - The model's own shardings as text ---------*- C++
//-*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_GRAPH_CONSTRAINTS_H
#define PLANNER_GRAPH_CONSTRAINTS_H

#include "planner/Graph/OpGraph.h"

namespace planner {

/// "[{data}, {model, ?}]".
std::string toText(const InputSharding &sharding);

/// False if no configuration of the operator can have what the user says of its
/// results, its operands and the values inside: an axis splits one factor. What
/// is said of a sum may be how it lies once it is scattered, and of what keeps
/// partial sums of its operands (`isLinear`) how that lies then.
bool constraintsAgree(const OpGraph &graph, const Op &op,
                      bool isLinear = false);

} // namespace planner

#endif // PLANNER_GRAPH_CONSTRAINTS_H
