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
#include <algorithm>

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
  /// Whether partial sums pass through it over any axis.
  bool passesPartial() const {
    return std::any_of(axes.begin(), axes.end(),
                       [](int8_t entry) { return entry < kReplicated; });
  }
  friend bool operator==(const OpConfig &, const OpConfig &) = default;
  friend auto operator<=>(const OpConfig &a, const OpConfig &b) {
    return std::lexicographical_compare_three_way(a.axes.begin(), a.axes.end(),
                                                  b.axes.begin(), b.axes.end());
  }
};

/// The sharding that the operator needs of an operand, and gives to a result. A
/// result is partial over the axes of the reduction factors that it lacks, and
/// over the axes of partialThrough. Pass-through factors that a result lacks
/// leave it partial if the operator is an attention's or contraction's adjoint
/// (dQ lacks the keys), and replicated otherwise (reduced inside a fused
/// operator, or not used by that result).
TensorSharding operandSharding(const Op &op, unsigned operand,
                               const OpConfig &config, const Mesh &mesh);
TensorSharding resultSharding(const Op &op, unsigned result,
                              const OpConfig &config, const Mesh &mesh);

/// The sharding of a value inside an operator, or of an operand as an operation
/// inside reads it. Nothing for a value that may be partial: it lacks a factor
/// whose axes leave a result partial, or partial sums pass through.
std::optional<TensorSharding> innerSharding(const Op &op,
                                            const InnerValue &value,
                                            const OpConfig &config,
                                            const Mesh &mesh);

/// Ways in which the axes on one factor split it: the product of their sizes.
int64_t splitOf(const OpConfig &config, FactorId factor, const Mesh &mesh);

/// Fails, naming the operator and what is wrong with it, unless: there is one
/// entry an axis; no axis is on a NeedReplication factor, nor on one whose
/// partial results cannot be combined; a factor is split at most into its size;
/// one that shares a tensor dimension is split evenly, and only if the factors
/// major to it are split completely (a shard is one contiguous piece); a linear
/// set exists; all partial results of the operator are of one kind.
Expected<void> checkConfig(const OpGraph &graph, OpId op, const Mesh &mesh,
                           const OpConfig &config);

/// Works on parameters, their gradients or states alone.
bool worksOnStates(const OpGraph &graph, const Op &op);

/// Whether every operator of the passes that has samples can split them into so
/// many parts, of which none is empty, where it could if they divided.
bool splitsSamples(const OpGraph &graph, int64_t parts);

/// All legal configurations in a fixed order, full replication first: those
/// that checkConfig() accepts, pad no factor by more than an eighth (the batch
/// and the sequence: leave no shard empty), respect the spec's axis roles and,
/// where the mesh can express them, the constraints on the results. Of
/// configurations with equal effect only the first is listed. Of
/// tensor-parallel axes, and of those for anything, that lie on three link
/// levels or more, the inner ones have one factor, unless none that is split
/// can have both of two neighbours. Never empty: replication is always legal.
std::vector<OpConfig> enumerateConfigs(const OpGraph &graph, OpId op,
                                       const Mesh &mesh,
                                       const StrategySpec &spec);

/// Whether a parameter or state is split over devices that have copies of it
/// without ZeRO: of expert axes those that do not split experts.
bool splitsCopies(const OpGraph &graph, TensorId argument,
                  const TensorSharding &layout, const StrategySpec &spec);

/// All legal storage layouts of an argument, replication first (unless the
/// spec's `zero` wants states split). Uneven splits pad by at most an eighth.
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
  /// Made at its first use even if it is smaller than its source, which then
  /// lives on until there: the gradients of ZeRO stage 1. By default a smaller
  /// layout is made at once, and a larger one at its first use.
  bool late = false;
  friend bool operator==(const Materialised &, const Materialised &) = default;
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
