//===- Configuration.h - Alternatives of an operator on a mesh --*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_STRATEGY_CONFIGURATION_H
#define PLANNER_STRATEGY_CONFIGURATION_H

#include "planner/Strategy/Sharding.h"
#include "planner/Strategy/StrategySpec.h"

namespace planner {

/// What each mesh axis does in an operator: it splits a factor, or passes a
/// partial sum through one of the rule's linear sets, or nothing (the work is
/// repeated on it). Axes on one factor are ordered as in the mesh, outermost
/// major.
struct OpConfig {
  static constexpr int8_t kReplicated = -1;
  /// One entry an axis: a FactorId, kReplicated, or partialThrough(set).
  SmallVec<int8_t, 4> axes;

  static constexpr int8_t partialThrough(unsigned set) {
    return static_cast<int8_t>(-2 - static_cast<int>(set));
  }
  friend bool operator==(const OpConfig &, const OpConfig &) = default;
  friend auto operator<=>(const OpConfig &a, const OpConfig &b) {
    return std::lexicographical_compare_three_way(a.axes.begin(), a.axes.end(),
                                                  b.axes.begin(), b.axes.end());
  }
};

/// The sharding that the operator needs of an operand, and gives to a result.
TensorSharding operandSharding(const Op &op, unsigned operand,
                               const OpConfig &config, const Mesh &mesh);
TensorSharding resultSharding(const Op &op, unsigned result,
                              const OpConfig &config, const Mesh &mesh);

/// All legal configurations in a fixed order: no axis on a NeedReplication
/// factor; a factor is split at most into its size; factors that share a tensor
/// dimension split evenly (except the major one); the spec's axis roles hold.
/// Never empty: replication is always legal.
std::vector<OpConfig> enumerateConfigs(const OpGraph &graph, OpId op,
                                       const Mesh &mesh,
                                       const StrategySpec &spec);

/// All legal storage layouts of an argument, replication first.
std::vector<TensorSharding> enumerateStorage(const OpGraph &graph,
                                             TensorId argument,
                                             const Mesh &mesh,
                                             const StrategySpec &spec);

/// One layout of a tensor beside the producer's own.
struct Materialised {
  TensorSharding layout;
  /// Made from the producer's layout (-1) or from another listed one.
  int32_t source = -1;
  /// Made again for the consumers of a later phase instead of being kept.
  bool redoneEachPhase = false;
};

/// A complete SPMD strategy on one mesh: everything that a price depends on.
struct Assignment {
  /// By OpId.
  std::vector<OpConfig> ops;
  /// Storage layout by TensorId; meaningful for arguments only.
  std::vector<TensorSharding> storage;
  /// By TensorId: the further layouts that consumers use.
  std::vector<SmallVec<Materialised, 1>> materialised;
};

} // namespace planner

#endif // PLANNER_STRATEGY_CONFIGURATION_H
