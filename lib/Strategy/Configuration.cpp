//===- Configuration.cpp - What a configuration means ---------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "planner/Strategy/Configuration.h"
#include "Legality.h"
#include <algorithm>

namespace planner {
namespace {

void appendAxes(AxisList &list, FactorId factor, const OpConfig &config) {
  for (size_t axis = 0; axis < config.axes.size(); ++axis)
    if (config.axes[axis] == static_cast<int8_t>(factor))
      list.push_back(static_cast<AxisId>(axis));
}

TensorSharding mapSharding(const TensorMap &map, const OpConfig &config) {
  TensorSharding sharding;
  sharding.dims.resize(map.size());
  // Most factors are not split: those that may be, as bits of a hash.
  uint64_t split = 0;
  for (int8_t entry : config.axes)
    if (entry >= 0)
      split |= uint64_t(1) << (entry & 63);
  for (size_t d = 0; split != 0 && d < map.size(); ++d)
    for (FactorId factor : map[d])
      if (split >> (factor & 63) & 1)
        appendAxes(sharding.dims[d], factor, config);
  return sharding;
}

bool occursIn(const TensorMap &map, FactorId factor) {
  for (const DimFactors &dim : map)
    if (std::find(dim.begin(), dim.end(), factor) != dim.end())
      return true;
  return false;
}

/// Operators that sum over every factor of their operands that a result lacks.
bool sumsOut(OpKind kind) {
  return kind == OpKind::Contraction || kind == OpKind::Convolution ||
         kind == OpKind::AttentionBackward;
}

bool occursInOperands(const ShardingRule &rule, FactorId factor) {
  return std::any_of(
      rule.operands.begin(), rule.operands.end(),
      [&](const TensorMap &map) { return occursIn(map, factor); });
}

} // namespace

std::optional<ReduceOp> detail::partialOf(const Op &op, unsigned result,
                                          FactorId factorId) {
  const Factor &factor = op.rule->factors[factorId];
  if (occursIn(op.rule->results[result], factorId))
    return std::nullopt;
  if (factor.kind == FactorKind::Reduction)
    return factor.reduce;
  if (sumsOut(op.kind) && occursInOperands(op.rule, factorId))
    return ReduceOp::Sum;
  return std::nullopt;
}

bool detail::occursAnywhere(const ShardingRule &rule, FactorId factor) {
  return occursInOperands(rule, factor) ||
         std::any_of(
             rule.results.begin(), rule.results.end(),
             [&](const TensorMap &map) { return occursIn(map, factor); });
}

size_t detail::linearSets(const OpGraph &graph, const Op &op) {
  if (op.kind != OpKind::Generator || op.results.empty())
    return op.rule->linear.size();
  // A sum of zeros is zero.
  const bool zero =
      std::all_of(op.results.begin(), op.results.end(),
                  [&](TensorId id) { return graph.tensors[id].splat == 0.0; });
  return zero ? 1 : 0;
}

TensorSharding operandSharding(const Op &op, unsigned operand,
                               const OpConfig &config, const Mesh &) {
  TensorSharding sharding = mapSharding(op.rule->operands[operand], config);
  for (size_t axis = 0; axis < config.axes.size(); ++axis) {
    const int set = -2 - config.axes[axis];
    if (set < 0 || static_cast<size_t>(set) >= op.rule->linear.size())
      continue;
    const auto &members = op.rule->linear[set];
    if (std::find(members.begin(), members.end(), operand) != members.end())
      sharding.partial |= AxisMask(1) << axis;
  }
  return sharding;
}

TensorSharding resultSharding(const Op &op, unsigned result,
                              const OpConfig &config, const Mesh &) {
  TensorSharding sharding = mapSharding(op.rule->results[result], config);
  for (size_t axis = 0; axis < config.axes.size(); ++axis) {
    const int8_t entry = config.axes[axis];
    if (entry == OpConfig::kReplicated)
      continue;
    std::optional<ReduceOp> reduce = ReduceOp::Sum;
    if (entry >= 0)
      reduce = detail::partialOf(op, result, static_cast<FactorId>(entry));
    if (!reduce)
      continue;
    sharding.partial |= AxisMask(1) << axis;
    sharding.partialOp = *reduce;
  }
  return sharding;
}

std::optional<TensorSharding> innerSharding(const Op &op,
                                            const InnerValue &value,
                                            const OpConfig &config,
                                            const Mesh &mesh) {
  for (size_t axis = 0; axis < config.axes.size(); ++axis) {
    const int8_t entry = config.axes[axis];
    if (entry == OpConfig::kReplicated)
      continue;
    if (entry < 0)
      return std::nullopt;
    if (value.operand >= 0 || occursIn(value.map, static_cast<FactorId>(entry)))
      continue;
    for (unsigned r = 0; r < op.results.size(); ++r)
      if (resultSharding(op, r, config, mesh).partial >> axis & 1)
        return std::nullopt;
  }
  return mapSharding(value.map, config);
}

int64_t splitOf(const OpConfig &config, FactorId factor, const Mesh &mesh) {
  int64_t product = 1;
  for (size_t axis = 0; axis < config.axes.size(); ++axis)
    if (config.axes[axis] == static_cast<int8_t>(factor))
      product = saturatingMul(product, mesh.axes[axis].size);
  return product;
}

namespace {

using detail::Fault;
using detail::FaultKind;

/// Axes split the dimension into contiguous pieces only if all that is major to
/// a split factor is split completely, and the pieces are equal. A dimension
/// may be smaller than its factor: a part of what is concatenated.
std::optional<Fault> findDimFault(const ShardingRule &rule,
                                  const Tensor &tensor, const TensorMap &map,
                                  const SmallVec<int64_t, 8> &splits) {
  for (size_t d = 0; d < map.size(); ++d) {
    const DimFactors &dim = map[d];
    if (dim.size() == 1 && d < tensor.shape.size() && splits[dim[0]] > 1 &&
        splits[dim[0]] > tensor.shape[d])
      return Fault{FaultKind::TooSmall, dim[0]};
    if (dim.size() < 2)
      continue;
    bool majorsComplete = true;
    for (FactorId factor : dim) {
      const int64_t size = rule.factors[factor].size;
      if (splits[factor] > 1 && !majorsComplete)
        return Fault{FaultKind::NotContiguous, factor};
      if (splits[factor] > 1 && size % splits[factor] != 0)
        return Fault{FaultKind::Uneven, factor};
      majorsComplete &= splits[factor] == size;
    }
  }
  return std::nullopt;
}

std::optional<Fault> findFactorFault(const Op &op,
                                     const SmallVec<int64_t, 8> &splits) {
  for (size_t f = 0; f < splits.size(); ++f) {
    const Factor &factor = op.rule->factors[f];
    const auto id = static_cast<FactorId>(f);
    if (splits[f] == 1)
      continue;
    if (factor.kind == FactorKind::NeedReplication)
      return Fault{FaultKind::NeedsReplication, id};
    if (factor.kind == FactorKind::Reduction &&
        factor.reduce == ReduceOp::Other)
      return Fault{FaultKind::NotCombinable, id};
    if (splits[f] > factor.size)
      return Fault{FaultKind::TooSmall, id};
  }
  return std::nullopt;
}

/// Partial results of several kinds, in one tensor or in several.
std::optional<Fault> findMixedPartials(const Op &op, const OpConfig &config) {
  std::optional<ReduceOp> seen;
  for (int8_t entry : config.axes) {
    if (entry == OpConfig::kReplicated)
      continue;
    for (unsigned result = 0; result < op.results.size(); ++result) {
      std::optional<ReduceOp> reduce = ReduceOp::Sum;
      if (entry >= 0)
        reduce = detail::partialOf(op, result, static_cast<FactorId>(entry));
      if (reduce && seen && *seen != *reduce)
        return Fault{FaultKind::MixedPartials,
                     entry >= 0 ? static_cast<FactorId>(entry) : kNoFactor};
      if (reduce)
        seen = reduce;
    }
  }
  return std::nullopt;
}

} // namespace

std::optional<Fault>
detail::findSplitFault(const OpGraph &graph, const Op &op,
                       const SmallVec<int64_t, 8> &splits) {
  if (auto fault = findFactorFault(op, splits))
    return fault;
  for (size_t i = 0; i < op.rule->operands.size(); ++i)
    if (auto fault = findDimFault(op.rule, graph.tensors[op.operands[i]],
                                  op.rule->operands[i], splits))
      return fault;
  for (size_t i = 0; i < op.rule->results.size(); ++i)
    if (auto fault = findDimFault(op.rule, graph.tensors[op.results[i]],
                                  op.rule->results[i], splits))
      return fault;
  return std::nullopt;
}

/// Dimensions of one factor, which are as large as that, always can be split.
static bool mayHaveDimFault(const ShardingRule &rule, const Tensor &tensor,
                            const TensorMap &map) {
  for (size_t d = 0; d < map.size(); ++d)
    if (map[d].size() > 1 || (map[d].size() == 1 && d < tensor.shape.size() &&
                              tensor.shape[d] < rule.factors[map[d][0]].size))
      return true;
  return false;
}

bool detail::mayHaveSplitFault(const OpGraph &graph, const Op &op) {
  for (const Factor &factor : op.rule->factors)
    if (factor.kind == FactorKind::Reduction &&
        factor.reduce == ReduceOp::Other)
      return true;
  for (size_t i = 0; i < op.rule->operands.size(); ++i)
    if (mayHaveDimFault(op.rule, graph.tensors[op.operands[i]],
                        op.rule->operands[i]))
      return true;
  for (size_t i = 0; i < op.rule->results.size(); ++i)
    if (mayHaveDimFault(op.rule, graph.tensors[op.results[i]],
                        op.rule->results[i]))
      return true;
  return false;
}

std::optional<Fault> detail::findFault(const OpGraph &graph, const Op &op,
                                       const Mesh &mesh,
                                       const OpConfig &config) {
  if (config.axes.size() != mesh.axes.size())
    return Fault{FaultKind::WrongLength, kNoFactor};
  SmallVec<int64_t, 8> splits(op.rule->factors.size(), 1);
  for (size_t axis = 0; axis < config.axes.size(); ++axis) {
    const int8_t entry = config.axes[axis];
    if (entry >= static_cast<int>(splits.size()))
      return Fault{FaultKind::NoSuchFactor, kNoFactor};
    if (entry < OpConfig::kReplicated &&
        static_cast<size_t>(-2 - entry) >= linearSets(graph, op))
      return Fault{FaultKind::NoSuchSet, kNoFactor};
    if (entry >= 0)
      splits[entry] = saturatingMul(splits[entry], mesh.axes[axis].size);
  }
  if (auto fault = findSplitFault(graph, op, splits))
    return fault;
  return findMixedPartials(op, config);
}

Expected<void> checkConfig(const OpGraph &graph, OpId opId, const Mesh &mesh,
                           const OpConfig &config) {
  const Op &op = graph.ops[opId];
  const std::optional<Fault> fault = detail::findFault(graph, op, mesh, config);
  if (!fault)
    return {};
  const auto factorText = [&] {
    const Factor &factor = op.rule->factors[fault->factor];
    return "factor " +
           (factor.name.empty() ? std::to_string(fault->factor)
                                : std::string(factor.name)) +
           " of size " + std::to_string(factor.size);
  };
  std::string what;
  switch (fault->kind) {
  case FaultKind::WrongLength:
    what = "expected one entry for each of the " +
           std::to_string(mesh.axes.size()) + " mesh axes, got " +
           std::to_string(config.axes.size());
    break;
  case FaultKind::NoSuchFactor:
    what = "an axis splits a factor that does not exist";
    break;
  case FaultKind::NoSuchSet:
    what = "passes a partial sum, but is not linear in these operands";
    break;
  case FaultKind::NeedsReplication:
    what = factorText() + " must not be split";
    break;
  case FaultKind::NotCombinable:
    what = "the partial results of " + factorText() + " cannot be combined";
    break;
  case FaultKind::TooSmall:
    what = factorText() + " cannot be split " +
           std::to_string(splitOf(config, fault->factor, mesh)) + " ways";
    break;
  case FaultKind::Uneven:
    what = factorText() + " shares a dimension and cannot be split unevenly, " +
           std::to_string(splitOf(config, fault->factor, mesh)) + " ways";
    break;
  case FaultKind::NotContiguous:
    what = factorText() + " is split although a factor major to it in a "
                          "dimension is not split completely";
    break;
  case FaultKind::MixedPartials:
    what = "leaves partial results of different kinds";
    break;
  }
  return makeError("illegal configuration of operator " + std::to_string(opId) +
                       " (" + op.mnemonic + "): " + what,
                   op.location);
}

} // namespace planner
