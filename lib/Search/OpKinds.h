//===- OpKinds.h - Operators that take the same ------------------*- C++-*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_SEARCH_OPKINDS_H
#define PLANNER_LIB_SEARCH_OPKINDS_H

#include "planner/Cost/CostModel.h"
#include "planner/Search/FoldedGraph.h"
#include "planner/Strategy/TensorPattern.h"
#include <map>
#include <string>

namespace planner {

/// Numbers operators, of several graphs of one model, so that those of one
/// number have the same alternatives, each at the same price, on every mesh and
/// for every number of samples: the modules of a network of convolutions have
/// many alike that are in no block, and what computes layers again has most in
/// common with what does not. What is no more than alike in some respects has a
/// number of its own.
class OpKinds {
public:
  /// By OpId. `model` knows what the graph's tensors serve, in any size. With a
  /// pattern, of alternatives that are in it.
  std::vector<uint32_t> of(const OpGraph &graph, const CostModel &model,
                           const FoldedGraph &folded,
                           const TensorPattern *pattern);

private:
  std::map<std::string, uint32_t> numbers;
  uint32_t count = 0;
};

} // namespace planner

#endif // PLANNER_LIB_SEARCH_OPKINDS_H
