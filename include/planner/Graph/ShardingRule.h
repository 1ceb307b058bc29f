//===- ShardingRule.h - Factors, and what they split ------------*- C++ -*-===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
// A factor is one loop of an operator's iteration space. A sharding rule says
// which tensor dimension belongs to which factors. The vocabulary is Shardy's:
//
//   matmul    ([i, k], [k, j]) -> ([i, j])   {i=8, j=16, k=32} reduction={k}
//   reshape   ([i, j]) -> ([ij])             {i=8, j=16}
//   broadcast ([i]) -> ([i, j])              {i=8, j=16}
//
// A dimension that belongs to several factors lists them major to minor. A
// dimension of size 1, and one that no factor describes, has an empty list: it
// is never split.
//
//===----------------------------------------------------------------------===//

#ifndef PLANNER_GRAPH_SHARDINGRULE_H
#define PLANNER_GRAPH_SHARDINGRULE_H

#include "planner/Support/ByteList.h"
#include "planner/Support/SmallVec.h"
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace planner {

/// Index of a factor in its rule.
using FactorId = uint8_t;
constexpr FactorId kNoFactor = 0xFF;

enum class FactorKind : uint8_t {
  /// Splitting it splits the work; nothing has to be communicated.
  PassThrough,
  /// In operands only: splitting it leaves the results partial over its axes,
  /// to be combined by the factor's reduction.
  Reduction,
  /// Must not be split.
  NeedReplication,
  /// Data moves along it: splitting it splits the work, at the price of an
  /// exchange of the local operand among the shards (reverse, shift, roll).
  Permutation
};

/// How partial results are combined. LogSumExp merges attention outputs
/// together with their running maxima and denominators.
enum class ReduceOp : uint8_t {
  Sum,
  Max,
  Min,
  Prod,
  And,
  Or,
  LogSumExp,
  Other
};

std::string_view name(FactorKind kind);
std::string_view name(ReduceOp op);

/// Index into OpGraph::dimClasses; kNoDimClass before unification.
using DimClassId = uint32_t;
constexpr DimClassId kNoDimClass = ~0u;

struct Factor {
  int64_t size = 1;
  FactorKind kind = FactorKind::PassThrough;
  ReduceOp reduce = ReduceOp::Sum;
  /// Elements of a neighbour's shard that each shard needs, on the low and the
  /// high side (convolution and pooling windows, neighbourhood attention).
  int32_t haloLow = 0, haloHigh = 0;
  DimClassId dimClass = kNoDimClass;
  /// Static text ("batch", "query", ...); empty factors print as i, j, k, ...
  std::string_view name;
};

using DimFactors = ByteList;
/// One entry for each dimension of a tensor.
using TensorMap = SmallVec<DimFactors, 4>;

struct ShardingRule {
  SmallVec<Factor, 4> factors;
  SmallVec<TensorMap, 2> operands;
  SmallVec<TensorMap, 1> results;
  /// Each set names operands through which the operator is linear: if all of a
  /// set's operands are partial sums over the same axes, and no other operand
  /// is partial, every result is partial over these axes. An add has {{0, 1}},
  /// a multiply {{0}, {1}}, a transpose {{0}}.
  SmallVec<ByteList, 2> linear;

  FactorId addFactor(int64_t size, FactorKind kind = FactorKind::PassThrough,
                     std::string_view factorName = {}) {
    Factor factor;
    factor.size = size;
    factor.kind = kind;
    factor.name = factorName;
    factors.push_back(factor);
    return static_cast<FactorId>(factors.size() - 1);
  }
};

/// The rule in Shardy's notation, as in the header comment, with reduction=,
/// need_replication= and permutation= lists and halos as j=16(1,1).
std::string toString(const ShardingRule &rule);
/// The factors as toString() calls them.
std::vector<std::string> factorNames(const ShardingRule &rule);

} // namespace planner

#endif // PLANNER_GRAPH_SHARDINGRULE_H
