//===- FuseAnalysis.cpp - What the operators of a raw graph are -----------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "FuseAnalysis.h"
#include <algorithm>
#include <map>

namespace planner {

bool describesDim(const ShardingRule &rule, const DimFactors &factors,
                  int64_t size) {
  int64_t product = 1;
  for (FactorId factor : factors)
    product = saturatingMul(product, rule.factors[factor].size);
  return product == size;
}

FuseAnalysis::FuseAnalysis(const OpGraph &g, Depth depth) : graph(g) {
  classify();
  if (depth == ViewsOnly)
    return;
  findPartialSums();
  findCones();
  findWhole();
}

/// One operand, apart from scalar positions, and every element of the result
/// found by its factors: the rule says all there is to know.
bool FuseAnalysis::isTransparent(const Op &op) const {
  if (op.kind != OpKind::Layout || op.results.size() != 1 ||
      op.operands.empty() || !op.resultTouched.empty())
    return false;
  for (size_t i = 1; i < op.operands.size(); ++i)
    if (graph.tensors[op.operands[i]].elements() > 1)
      return false;
  const Tensor &result = graph.tensors[op.results[0]];
  if (result.dtype != graph.tensors[op.operands[0]].dtype)
    return false;
  for (size_t dim = 0; dim < result.shape.size(); ++dim) {
    if (!describesDim(op.rule, op.rule->results[0][dim], result.shape[dim]))
      return false;
    for (FactorId factor : op.rule->results[0][dim])
      if (op.rule->factors[factor].kind != FactorKind::PassThrough)
        return false;
  }
  return true;
}

static bool hasNeighbours(const ShardingRule &rule) {
  return std::any_of(rule.factors.begin(), rule.factors.end(),
                     [](const Factor &f) { return f.haloLow || f.haloHigh; });
}

/// Random numbers that the operator which uses them may make, each for itself.
static bool isElementwiseRandom(const Op &op) {
  return op.kind == OpKind::Rng && op.results.size() == 1 &&
         std::all_of(
             op.rule->factors.begin(), op.rule->factors.end(),
             [](const Factor &f) { return f.kind == FactorKind::PassThrough; });
}

void FuseAnalysis::classify() {
  classes.assign(graph.ops.size(), FuseClass::Anchor);
  sources.reserve(graph.tensors.size());
  for (TensorId id = 0; id < graph.tensors.size(); ++id)
    sources.push_back(
        {id, FuseClass::Anchor, graph.tensors[id].elements() > 1});
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    const bool elementwise =
        op.kind == OpKind::Vector || op.kind == OpKind::Layout;
    const bool allFree =
        std::all_of(op.operands.begin(), op.operands.end(),
                    [&](TensorId operand) { return isFree(operand); });
    if (op.kind == OpKind::Generator ||
        (elementwise && !op.operands.empty() && allFree))
      classes[id] = FuseClass::Free;
    else if (isTransparent(op))
      classes[id] = FuseClass::View;
    else if ((elementwise || op.kind == OpKind::Reduce ||
              isElementwiseRandom(op)) &&
             !op.results.empty() && !hasNeighbours(op.rule) &&
             op.resultTouched.empty())
      classes[id] = FuseClass::Normal;
    for (TensorId result : op.results) {
      Source &source = sources[result];
      if (classes[id] == FuseClass::View)
        source = sources[op.operands[0]];
      source.producer = classes[id];
    }
  }
}

/// Operands that carry data: not made from constants and, in an operator on
/// more than scalars, no broadcast scalars.
FuseAnalysis::Flags FuseAnalysis::relevantOperands(const Op &op) const {
  Flags relevant(op.operands.size(), false);
  const bool scalar = graph.tensors[op.results[0]].elements() <= 1;
  for (size_t i = 0; i < op.operands.size(); ++i) {
    const TensorId operand = op.operands[i];
    relevant[i] = !isFree(operand) && (scalar || sources[operand].isLarge);
  }
  return relevant;
}

/// Some linear set is exactly the relevant operands, so constants enter as
/// factors only.
bool FuseAnalysis::isLinearIn(const Op &op, const Flags &relevant) const {
  const auto wanted = std::count(relevant.begin(), relevant.end(), true);
  if (wanted == 0)
    return false;
  for (const auto &set : op.rule->linear) {
    if (static_cast<std::ptrdiff_t>(set.size()) < wanted)
      continue;
    Flags rest = relevant;
    bool extra = false;
    for (uint8_t operand : set) {
      // Zero as an initial value changes nothing.
      const auto &splat = graph.tensors[op.operands[operand]].splat;
      extra |= !relevant[operand] && !(splat && *splat == 0);
      rest[operand] = false;
    }
    if (!extra &&
        std::none_of(rest.begin(), rest.end(), [](bool r) { return r; }))
      return true;
  }
  return false;
}

bool FuseAnalysis::isLinear(const Op &op) const {
  const Flags relevant = relevantOperands(op);
  for (size_t i = 0; i < relevant.size(); ++i)
    if (relevant[i] && !capable[op.operands[i]])
      return false;
  return isLinearIn(op, relevant);
}

/// What was fused ahead, and leaves sums partial.
static bool isFusedSum(const Op &op) {
  return !op.members.empty() &&
         std::any_of(op.rule->factors.begin(), op.rule->factors.end(),
                     [](const Factor &factor) {
                       return factor.kind == FactorKind::Reduction &&
                              factor.size > 1;
                     });
}

/// A reduce of dimensions of size 1 reduces nothing.
static bool isReduction(const Op &op) {
  return isFusedSum(op) ||
         (op.kind == OpKind::Reduce &&
          std::any_of(op.rule->factors.begin(), op.rule->factors.end(),
                      [](const Factor &factor) {
                        return factor.kind != FactorKind::PassThrough &&
                               factor.size > 1;
                      }));
}

static bool reducesBySum(const ShardingRule &rule) {
  bool any = false;
  for (const Factor &factor : rule.factors)
    if (factor.kind == FactorKind::Reduction && factor.size > 1) {
      if (factor.reduce != ReduceOp::Sum)
        return false;
      any = true;
    }
  return any;
}

/// A tensor may usefully be partial if its producer can leave it so and every
/// user keeps it so, or is a place where the sum is needed at last: another
/// phase, an output, a loop's end.
void FuseAnalysis::findPartialSums() {
  const size_t count = graph.tensors.size();
  capable.assign(count, false);
  std::vector<bool> useful(count, false);
  std::vector<bool> linear(graph.ops.size(), false);
  // An addition is a reason to keep sums partial if its terms are sums of
  // different operators.
  std::vector<bool> joins(graph.ops.size(), false);
  constexpr OpId kSeveral = kNone - 1;
  std::vector<OpId> origin(count, kNone);
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    if (op.results.empty())
      continue;
    bool partial = false;
    if (classes[id] == FuseClass::View) {
      partial = capable[op.operands[0]];
    } else if (classes[id] == FuseClass::Anchor) {
      partial =
          (op.kind == OpKind::Contraction || op.kind == OpKind::Convolution ||
           op.kind == OpKind::Scatter || op.kind == OpKind::Gather) &&
          reducesBySum(op.rule);
    } else if (classes[id] == FuseClass::Normal) {
      const Flags relevant = relevantOperands(op);
      // In what is summed there, whatever that is of its operands.
      linear[id] = isLinearIn(op, relevant) || isFusedSum(op);
      bool all = linear[id];
      OpId from = kNone;
      size_t terms = 0;
      for (size_t i = 0; i < relevant.size(); ++i)
        if (relevant[i]) {
          const OpId term = origin[op.operands[i]];
          all &= capable[op.operands[i]];
          from = from == kNone || from == term ? term : kSeveral;
          ++terms;
        }
      joins[id] = terms > 1 && from == kSeveral && op.kind == OpKind::Vector;
      if (!isReduction(op))
        for (TensorId result : op.results)
          origin[result] = from;
      if (isReduction(op))
        partial = linear[id] && reducesBySum(op.rule) && !comesBack(id);
      else
        partial = all;
    }
    for (TensorId result : op.results) {
      capable[result] = partial;
      if (classes[id] == FuseClass::View)
        origin[result] = origin[op.operands[0]];
      else if (origin[result] == kNone)
        origin[result] = id;
    }
  }
  // Users come after their operands: one backward pass settles it.
  auto keeps = [&](OpId user, const Op &from) {
    const Op &op = graph.ops[user];
    if (fusePhase(op) != fusePhase(from) || op.loop != from.loop ||
        op.kind == OpKind::LoopNext)
      return true;
    switch (classes[user]) {
    case FuseClass::View:
      return static_cast<bool>(useful[op.results[0]]);
    case FuseClass::Normal:
      return linear[user] && !isReduction(op) && capable[op.results[0]] &&
             (joins[user] || useful[op.results[0]]);
    case FuseClass::Anchor:
      // Writing into a larger tensor.
      return op.kind == OpKind::Layout;
    default:
      return false;
    }
  };
  for (TensorId id = 0; id < count; ++id)
    useful[id] = true;
  for (OpId id = static_cast<OpId>(graph.ops.size()); id-- > 0;)
    for (TensorId result : graph.ops[id].results)
      for (const Use &use : graph.tensors[result].uses)
        if (!keeps(use.op, graph.ops[id])) {
          useful[result] = false;
          break;
        }
  for (OpId id = 0; id < graph.ops.size(); ++id) {
    const Op &op = graph.ops[id];
    if (classes[id] != FuseClass::Normal || !linear[id] ||
        !capable[op.results[0]])
      continue;
    if (isReduction(op)) {
      if (useful[op.results[0]] || fusePhase(op) == FusePhase::Backward)
        classes[id] = FuseClass::PartialReduce;
      continue;
    }
    const Flags relevant = relevantOperands(op);
    bool all = joins[id] || useful[op.results[0]];
    for (size_t i = 0; i < relevant.size(); ++i)
      all &= !relevant[i] || useful[op.operands[i]];
    if (all)
      classes[id] = FuseClass::Linear;
  }
}

/// Adds scalars of several tensors: no kernel of one of these waits for all, as
/// in the norm of all gradients.
bool FuseAnalysis::joinsScalars(const Op &op) const {
  if (op.kind != OpKind::Vector || graph.tensors[op.results[0]].elements() > 1)
    return false;
  const Flags relevant = relevantOperands(op);
  return std::count(relevant.begin(), relevant.end(), true) > 1 &&
         isLinearIn(op, relevant);
}

/// The result of a reduction meets tensors as large as what was reduced, in the
/// same phase: a statistic, and no gradient of a parameter.
bool FuseAnalysis::comesBack(OpId reduce) const {
  constexpr size_t kMaxSeen = 64;
  const Op &from = graph.ops[reduce];
  const int64_t size = graph.tensors[from.operands[0]].elements();
  std::vector<OpId> work = {reduce}, seen;
  while (!work.empty()) {
    const OpId id = work.back();
    work.pop_back();
    for (TensorId result : graph.ops[id].results)
      for (const Use &use : graph.tensors[result].uses) {
        const Op &user = graph.ops[use.op];
        if (fusePhase(user) != fusePhase(from) || user.loop != from.loop ||
            classes[use.op] == FuseClass::Anchor || joinsScalars(user) ||
            std::find(seen.begin(), seen.end(), use.op) != seen.end())
          continue;
        if (graph.tensors[user.results[0]].elements() >= size)
          return true;
        seen.push_back(use.op);
        if (seen.size() > kMaxSeen)
          return true;
        work.push_back(use.op);
      }
  }
  return false;
}

void FuseAnalysis::findCones() {
  cone.assign(graph.ops.size(), kNone);
  for (OpId id = static_cast<OpId>(graph.ops.size()); id-- > 0;) {
    const Op &op = graph.ops[id];
    if (classes[id] == FuseClass::PartialReduce) {
      cone[id] = id;
      continue;
    }
    if (classes[id] != FuseClass::Normal && classes[id] != FuseClass::View)
      continue;
    OpId owner = kNone;
    bool unique = true;
    for (TensorId result : op.results) {
      const Tensor &tensor = graph.tensors[result];
      unique &= tensor.outputs.empty();
      for (const Use &use : tensor.uses) {
        const OpId other = cone[use.op];
        const Op &user = graph.ops[use.op];
        if (other == kNone || fusePhase(user) != fusePhase(op) ||
            user.loop != op.loop || (owner != kNone && owner != other))
          unique = false;
        owner = other;
      }
    }
    if (unique)
      cone[id] = owner;
  }
  for (OpId id = 0; id < graph.ops.size(); ++id)
    if (cone[id] != kNone && classes[id] == FuseClass::Normal)
      classes[id] = FuseClass::PartialReduce;
}

/// Unifies single-factor dimensions through all operators, slices and
/// concatenations included, and marks those that an attention needs whole.
void FuseAnalysis::findWhole() {
  dimBase.resize(graph.tensors.size());
  uint32_t count = 0;
  for (TensorId id = 0; id < graph.tensors.size(); ++id) {
    dimBase[id] = count;
    count += static_cast<uint32_t>(graph.tensors[id].shape.size());
  }
  std::vector<uint32_t> parent(count);
  for (uint32_t i = 0; i < count; ++i)
    parent[i] = i;
  auto find = [&](uint32_t x) {
    while (parent[x] != x)
      x = parent[x] = parent[parent[x]];
    return x;
  };
  std::vector<uint32_t> seeds, first;
  for (const Op &op : graph.ops) {
    first.assign(op.rule->factors.size(), kNone);
    const bool seed =
        op.kind == OpKind::Attention || op.kind == OpKind::AttentionBackward;
    auto visit = [&](TensorId tensor, const TensorMap &map) {
      for (size_t dim = 0; dim < map.size(); ++dim) {
        if (map[dim].size() != 1)
          continue;
        const uint32_t at = dimBase[tensor] + static_cast<uint32_t>(dim);
        uint32_t &other = first[map[dim][0]];
        if (other == kNone)
          other = at;
        else
          parent[find(at)] = find(other);
        if (seed &&
            op.rule->factors[map[dim][0]].kind == FactorKind::NeedReplication)
          seeds.push_back(at);
      }
    };
    for (size_t i = 0; i < op.operands.size(); ++i)
      visit(op.operands[i], op.rule->operands[i]);
    for (size_t i = 0; i < op.results.size(); ++i)
      visit(op.results[i], op.rule->results[i]);
  }
  // Updates of parameters of one shape read the same constants, also those that
  // have them inside already.
  std::map<Shape, uint32_t> like;
  for (TensorId id : graph.arguments) {
    const Tensor &tensor = graph.tensors[id];
    if (graph.assumedOptimizer.empty() || tensor.role != Role::Parameter ||
        tensor.updatedTo == kNone)
      continue;
    const uint32_t base =
        like.try_emplace(tensor.shape, dimBase[id]).first->second;
    for (uint32_t dim = 0; dim < tensor.shape.size(); ++dim)
      if (tensor.shape[dim] > 1)
        parent[find(dimBase[id] + dim)] = find(base + dim);
  }
  std::vector<bool> rootWhole(count, false);
  for (uint32_t seed : seeds)
    rootWhole[find(seed)] = true;
  whole.resize(count);
  for (uint32_t i = 0; i < count; ++i)
    whole[i] = rootWhole[find(i)];
}

} // namespace planner
