//===- CommonSubexpressions.cpp - Equal operators once --------------------===//
//
// Part of the planner project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
//
//===----------------------------------------------------------------------===//

#include "CommonSubexpressions.h"
#include "Rebuild.h"
#include "planner/Graph/Passes.h"
#include <algorithm>
#include <bit>
#include <boost/container_hash/hash.hpp>
#include <numeric>

namespace planner {
namespace {

bool equal(const ShardingRule &a, const ShardingRule &b) {
  return a.operands == b.operands && a.results == b.results &&
         std::equal(a.factors.begin(), a.factors.end(), b.factors.begin(),
                    b.factors.end(), [](const Factor &x, const Factor &y) {
                      return x.size == y.size && x.kind == y.kind &&
                             x.reduce == y.reduce && x.haloLow == y.haloLow &&
                             x.haloHigh == y.haloHigh;
                    });
}

/// Name, rule and types determine the function. A slice also has positions, and
/// a constant values, which the graph does not keep.
bool isDetermined(const OpGraph &graph, const Op &op) {
  if (op.results.size() != 1)
    return false;
  switch (op.kind) {
  case OpKind::Generator:
    return op.axis >= 0 || graph.tensors[op.results[0]].splat;
  case OpKind::Vector:
    return op.mnemonic != "reduce_precision" && op.mnemonic != "map";
  case OpKind::Reduce:
    return std::none_of(op.rule->factors.begin(), op.rule->factors.end(),
                        [](const Factor &f) {
                          return f.kind == FactorKind::NeedReplication ||
                                 f.reduce == ReduceOp::Other;
                        });
  case OpKind::Layout:
    return op.operands.size() == 1 && op.operandTouched.empty() &&
           op.resultTouched.empty() &&
           std::all_of(op.rule->factors.begin(), op.rule->factors.end(),
                       [](const Factor &f) {
                         return f.kind == FactorKind::PassThrough;
                       });
  default:
    return false;
  }
}

size_t hashOf(const OpGraph &graph, const Op &op) {
  size_t seed = static_cast<size_t>(op.kind);
  boost::hash_combine(seed, op.mnemonic);
  boost::hash_combine(seed, op.loop);
  boost::hash_combine(seed, op.axis);
  for (TensorId operand : op.operands)
    boost::hash_combine(seed, operand);
  const Tensor &result = graph.tensors[op.results[0]];
  boost::hash_combine(seed, static_cast<size_t>(result.dtype));
  for (int64_t size : result.shape)
    boost::hash_combine(seed, size);
  return seed;
}

/// Added by a pass: the user asks nothing of it.
bool isAdded(const OpGraph &graph, const Op &op) {
  return op.origin == kNone && !graph.tensors[op.results[0]].constraint &&
         op.operandConstraints.empty();
}

/// The user asks the same of both, or nothing of one.
bool askedAlike(const OpGraph &graph, const Op &a, const Op &b) {
  return isAdded(graph, a) || isAdded(graph, b) ||
         (graph.tensors[a.results[0]].constraint ==
              graph.tensors[b.results[0]].constraint &&
          a.operandConstraints == b.operandConstraints);
}

/// An operator that a pass added stands for one of the module.
void takeOver(OpGraph &graph, Op &added, const Op &op) {
  Tensor &result = graph.tensors[added.results[0]];
  const Tensor &other = graph.tensors[op.results[0]];
  added.origin = op.origin;
  added.operandConstraints = op.operandConstraints;
  result.constraint = other.constraint;
  if (result.origin == kNone)
    result.origin = other.origin;
}

bool same(const OpGraph &graph, const Op &a, const Op &b) {
  const Tensor &x = graph.tensors[a.results[0]];
  const Tensor &y = graph.tensors[b.results[0]];
  return a.kind == b.kind && a.phase == b.phase &&
         a.isRecomputed == b.isRecomputed && a.loop == b.loop &&
         a.axis == b.axis && a.mnemonic == b.mnemonic &&
         a.operands == b.operands && x.shape == y.shape && x.dtype == y.dtype &&
         x.splat == y.splat && askedAlike(graph, a, b) && equal(a.rule, b.rule);
}

/// Operators by hash, without an allocation for each.
class HashedOps {
public:
  explicit HashedOps(size_t count)
      : slots(std::bit_ceil(2 * count + 1), Slot{0, kNone}) {}

  /// The operator of this hash that `isSame`; adds `id` if there is none.
  template <typename Same> OpId findOrAdd(size_t hash, OpId id, Same isSame) {
    const size_t mask = slots.size() - 1;
    for (size_t at = hash & mask;; at = (at + 1) & mask) {
      Slot &slot = slots[at];
      if (slot.op == kNone)
        return (slot = {hash, id}).op;
      if (slot.hash == hash && isSame(slot.op))
        return slot.op;
    }
  }

private:
  struct Slot {
    size_t hash;
    OpId op;
  };
  std::vector<Slot> slots;
};

} // namespace

std::vector<TensorId> replaceEqual(OpGraph &graph,
                                   const std::vector<OpId> &order) {
  std::vector<TensorId> replacement(graph.tensors.size());
  std::iota(replacement.begin(), replacement.end(), 0);
  HashedOps seen(order.size());
  for (OpId id : order) {
    Op &op = graph.ops[id];
    for (TensorId &operand : op.operands)
      operand = replacement[operand];
    if (!isDetermined(graph, op))
      continue;
    const Tensor &result = graph.tensors[op.results[0]];
    if (!result.outputs.empty())
      continue;
    const OpId first = seen.findOrAdd(hashOf(graph, op), id, [&](OpId other) {
      return same(graph, graph.ops[other], op);
    });
    if (first == id)
      continue;
    if (isAdded(graph, graph.ops[first]) && !isAdded(graph, op))
      takeOver(graph, graph.ops[first], op);
    replacement[op.results[0]] = graph.ops[first].results[0];
    if (graph.tracesOrigins)
      graph.mergedOrigins.emplace_back(
          result.origin, graph.tensors[replacement[op.results[0]]].origin);
  }
  return replacement;
}

void mergeCommonSubexpressions(OpGraph &graph) {
  std::vector<OpId> order(graph.ops.size());
  std::iota(order.begin(), order.end(), 0);
  const std::vector<TensorId> first = replaceEqual(graph, order);
  // Nothing reads what was replaced: it is dead.
  for (TensorId id = 0; id < first.size(); ++id)
    if (first[id] != id)
      return rebuild(graph, {});
}

} // namespace planner
