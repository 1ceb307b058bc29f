//===- Legality.h - What makes a configuration illegal ----------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_LIB_STRATEGY_LEGALITY_H
#define PLANNER_LIB_STRATEGY_LEGALITY_H

#include "planner/Strategy/Configuration.h"

namespace planner::detail {

enum class FaultKind : uint8_t {
  WrongLength,
  NoSuchFactor,
  NoSuchSet,
  NeedsReplication,
  NotCombinable,
  TooSmall,
  Uneven,
  NotContiguous,
  MixedPartials
};

struct Fault {
  FaultKind kind;
  FactorId factor = kNoFactor;
};

/// The first reason why a configuration is illegal, without the text.
std::optional<Fault> findFault(const OpGraph &graph, const Op &op,
                               const Mesh &mesh, const OpConfig &config);

/// The same of how often each factor is split, whatever the mesh.
std::optional<Fault> findSplitFault(const OpGraph &graph, const Op &op,
                                    const SmallVec<int64_t, 8> &splits);

/// Whether it may find something where no factor is split into more parts than
/// it has elements, and none that needs replication is.
bool mayHaveSplitFault(const OpGraph &graph, const Op &op);

/// How splitting a factor leaves a result partial; nothing if it does not.
std::optional<ReduceOp> partialOf(const Op &op, unsigned result,
                                  FactorId factor);

bool occursAnywhere(const ShardingRule &rule, FactorId factor);

/// Linear sets of the operator. A generator of zeros has one, without operands.
size_t linearSets(const OpGraph &graph, const Op &op);

} // namespace planner::detail

#endif // PLANNER_LIB_STRATEGY_LEGALITY_H
