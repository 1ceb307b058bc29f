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

} // namespace planner

#endif // PLANNER_GRAPH_CONSTRAINTS_H
