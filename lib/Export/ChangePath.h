//===- ChangePath.h - Layouts between the steps of a change -----*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A plan changes a layout by a sequence of collectives. A compiler that is told
// the ends only may take another way, often through the whole tensor.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_EXPORT_CHANGEPATH_H
#define PLANNER_LIB_EXPORT_CHANGEPATH_H

#include "planner/Cost/CostModel.h"
#include "planner/Strategy/Sharding.h"

namespace planner {

/// The layouts in which the steps of a change begin, in their order, after the
/// slices that come before each: of several ways one on which each step moves
/// what it says, for a tensor of `bytes`, or else the one that moves least. The
/// first may be `from` itself. Empty if no way was found, which is so for
/// layouts of very many axes.
std::vector<TensorSharding>
layoutsBetween(const TensorSharding &from, const TensorSharding &to,
               const std::vector<CollectiveStep> &steps, const Mesh &mesh,
               double bytes);

} // namespace planner

#endif // PLANNER_LIB_EXPORT_CHANGEPATH_H
