//===- FuseConstraints.h - The user's shardings in one operator -*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// An operator gives each axis of the mesh to one of its factors, or to none. So
// values that become part of one operator must lie alike where the user says
// how they lie; between operators a layout change can stand.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_GRAPH_FUSECONSTRAINTS_H
#define PLANNER_LIB_GRAPH_FUSECONSTRAINTS_H

#include "FactorSpace.h"
#include "planner/Graph/Constraints.h"

namespace planner {

/// What the user says of one value of an operator.
struct AskedSharding {
  const InputSharding *sharding = nullptr;
  /// The parts of each dimension; none where the operator does not know them.
  SmallVec<FactorSpace::Nodes, 4> dims;
  /// By dimension: the value's own operation lets it be split so.
  SmallVec<bool, 4> possible;
  /// It may be a sum over a split factor, whose axes scatter it.
  bool maySum = false;

  /// What `space` knows of the value.
  static AskedSharding make(const FactorSpace &space,
                            const InputSharding &sharding,
                            SmallVec<FactorSpace::Nodes, 4> dims, bool maySum);
};

/// What is known of an operator that is not yet made.
struct AskedFactors {
  /// Smallest parts of what its results sum over.
  FactorSpace::Nodes summed;
  /// It keeps partial sums of its operands: values may lie as they do once
  /// these are scattered.
  bool isLinear = false;
};

/// False if no configuration can satisfy all: each axis has its own factor.
bool agree(const FactorSpace &space, const std::vector<AskedSharding> &asked,
           const AskedFactors &factors);

} // namespace planner

#endif // PLANNER_LIB_GRAPH_FUSECONSTRAINTS_H
